"""4, 5. Sixteen Campaign Moves, and who wins."""

import pytest

from arpents import MatchOver, NotYourTurn
from tests.quebec_1759.table import BRITISH, FRENCH, counts, cv_of, fight, orders, pick, table, volley
from tests.rules import rule
from tests.table import asked, happened, offered, play, refused, told


@rule("4.1")
def test_4_1_sixteen_campaign_moves() -> None:
    state = table({"levis": "la-sarre"})
    for number in range(1, 17):
        assert state.view(None)["move"] == number
        orders(state)
    assert state.outcome is not None
    assert len(told(state, "move-begins")) == 16


@rule("4.1")
def test_4_1_orders_are_written_in_secret_and_revealed_together() -> None:
    state = table({"levis": "la-sarre"})
    assert state.to_act == (FRENCH, BRITISH)
    play(state, FRENCH, "from levis", "to etchemin", "count 1", "ready")
    assert told(state, "line-revealed") == []
    assert state.view(BRITISH)["orders"][FRENCH] is None
    play(state, BRITISH, "ready")
    assert len(told(state, "line-revealed", BRITISH)) == 1


@rule("4.1")
def test_4_1_who_is_ready_waits() -> None:
    state = table({"levis": "la-sarre"})
    play(state, FRENCH, "ready")
    assert asked(state, FRENCH) == "waiting"
    with pytest.raises(NotYourTurn):
        play(state, FRENCH, "ready")


@rule("4.1")
def test_4_1_moves_cannot_be_saved_up() -> None:
    """After a Move without moving, one zone is left as ever."""
    state = table({"levis": "la-sarre guyenne", "etchemin": "bearn"})
    orders(state)
    play(state, FRENCH, "from levis", "to etchemin", "count 1")
    assert refused(state, FRENCH, "from etchemin") == ("one-origin", "6.1")


@rule("4.2", "11.1")
def test_4_2_a_battle_is_fought_before_the_next_move() -> None:
    state = table({"levis": "la-sarre"}, dice=[1] * 3 + [6] * 4)
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert state.view(None)["move"] == 1
    assert "skirmish-begins" in happened(state)
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert state.view(None)["move"] == 2


@rule("5.1")
def test_5_1_the_british_win_with_abraham_and_twenty_cv_after_move_sixteen() -> None:
    """Exactly twenty, not all in Abraham."""
    state = table({"levis": "la-sarre"}, {"abraham": "28th", "beauport": "35th 43rd 47th 48th"}, False, move=16)
    orders(state)
    assert state.outcome.dump() == {
        "winner": BRITISH,
        "reason": "ending-abraham-held",
        "rule": "5.1",
        "scores": {FRENCH: 3, BRITISH: 20},
    }
    assert told(state, "match-ends") == [{"seat": "seat-british", "rule": "5.1"}]


@rule("5.1")
def test_5_1_holding_abraham_earlier_is_no_victory() -> None:
    state = table({"levis": "la-sarre"}, {"abraham": "28th 35th"}, move=15, occupied=["abraham"])
    orders(state)
    assert state.outcome is None


@rule("5.1", "20.0")
def test_5_1_control_is_a_real_unit_and_no_french_block() -> None:
    """Rulings Q-25 and Q-33: Abraham left to nobody is French."""
    state = table({"levis": "la-sarre"}, {"abraham": "28th decoy-1"}, move=16, occupied=["abraham"], ships_upstream=4)
    orders(state, british="2 AB-SI")
    assert state.outcome.dump()["winner"] == FRENCH
    assert state.outcome.dump()["reason"] == "ending-abraham-missed"
    assert state.outcome.dump()["rule"] == "5.2"


@rule("5.1", "11.1")
def test_5_1_the_last_battle_is_fought_before_the_count() -> None:
    """The French come back to Abraham in Move 16 and lose it again."""
    state = table({"ste-foy": "la-sarre:1"}, {"abraham": "28th"}, move=16, occupied=["abraham"], dice=[6, 1, 1, 1])
    orders(state, "1 SF-AB")
    assert state.outcome is None
    volley(state, BRITISH, "28th")
    assert state.outcome.winner == BRITISH


@rule("5.1", "20.0", "21.0")
def test_5_1_militia_still_desert_in_move_sixteen() -> None:
    state = table(
        {"levis": "milice-quebec-1 milice-quebec-2 milice-montreal-1 milice-montreal-2"},
        {"ste-foy": "28th", "cap-rouge": "35th"},
        move=16,
        occupied=["ste-foy", "cap-rouge"],
        cap_rouge_held=True,
    )
    orders(state, british="1 SF-AB")
    play(state, FRENCH, "remove fr-milice-quebec-2")
    assert state.outcome is None
    play(state, FRENCH, "remove fr-milice-montreal-1")
    assert state.outcome.winner == BRITISH


@rule("5.2")
def test_5_2_otherwise_the_french_win_and_there_is_no_draw() -> None:
    state = table({"levis": "la-sarre"}, move=16)
    orders(state)
    assert (state.outcome.winner, state.outcome.reason, state.outcome.rule) == (FRENCH, "ending-abraham-missed", "5.2")


@rule("5.2")
def test_5_2_below_twenty_cv_the_french_win_at_once() -> None:
    """In mid-battle, before anything else is fired."""
    state = fight(
        "beauport",
        "la-sarre guyenne",
        "28th 35th 43rd 47th 48th",
        garrison=False,
        dice=[6, 1, 1],
    )
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "lose br-28th")
    assert (state.outcome.winner, state.outcome.reason, state.outcome.rule) == (FRENCH, "ending-british-broken", "5.2")
    assert state.to_act == ()
    assert offered(state, FRENCH) == offered(state, BRITISH) == []
    with pytest.raises(MatchOver):
        play(state, FRENCH, "fire fr-guyenne")


@rule("5.2")
def test_5_2_exactly_twenty_cv_fight_on() -> None:
    state = fight(
        "beauport",
        "la-sarre guyenne",
        "28th 35th 43rd 47th 48th louisbourg-grenadiers:1",
        garrison=False,
        dice=[6, 1, 1],
    )
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "lose br-28th")
    assert state.outcome is None


@rule("5.2", "14.2")
def test_5_2_nothing_more_is_lost_once_the_match_has_ended() -> None:
    """Three hits on a column of three CV, but the first one breaks the British."""
    state = fight(
        "beauport",
        "la-sarre",
        "15th",
        garrison=False,
        elsewhere={BRITISH: {"levis": "28th 35th 43rd 47th:4 louisbourg-grenadiers:1"}},
        occupied=["levis"],
        dice=[6, 6, 6],
    )
    volley(state, FRENCH, "la-sarre")
    assert state.outcome.scores[BRITISH] == 19
    assert cv_of(state, "br-15th") == 2
    assert happened(state)[-2:] == ["block-reduced", "match-ends"]


@rule("5.2", "22.2")
def test_5_2_a_raid_that_breaks_the_british_ends_the_match_before_any_answer() -> None:
    state = table(
        {"etchemin": "indiens la-sarre guyenne bearn languedoc"},
        {"levis": "28th 35th 43rd 47th rangers louisbourg-grenadiers:1"},
        False,
        dice=[5, 1, 1, 1],
    )
    orders(state, "IND ET-LE")
    play(state, FRENCH, "raid")
    play(state, BRITISH, "lose br-28th")
    assert state.outcome.reason == "ending-british-broken"
    assert told(state, "raid-answered") == []


@rule("5.1")
def test_5_1_without_any_french_block_play_goes_on() -> None:
    state = table({}, {"abraham": "28th"}, move=15, occupied=["abraham"])
    orders(state)
    assert state.outcome is None
    orders(state)
    assert state.outcome.winner == BRITISH


@rule("5.1", "22.2")
def test_5_1_abraham_empty_at_the_end_is_french() -> None:
    """A raid kills the last British there in Move 16."""
    state = table(
        {"ste-foy": "indiens la-sarre guyenne bearn languedoc"},
        {"abraham": "28th:1"},
        move=16,
        occupied=["abraham"],
        dice=[6, 1, 1, 1],
    )
    orders(state, "IND SF-AB")
    play(state, FRENCH, "raid", "withdraw ste-foy")
    assert counts(state, "abraham") == (0, 0)
    assert state.outcome.reason == "ending-abraham-missed"
