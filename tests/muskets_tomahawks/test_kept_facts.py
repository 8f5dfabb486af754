"""What is kept while nobody moves is what would be found anew."""

import pytest

from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT, Footing
from arpents.games.muskets_tomahawks.moves.forming import Forming
from arpents.games.muskets_tomahawks.state import COLUMN, ON_TABLE, ONE_RANK, TWO_RANKS
from arpents.games.muskets_tomahawks.table.boxes import mark_squares
from tests.muskets_tomahawks.table import GAME, State, table
from tests.rules import rule
from tests.table import offered, play

SIX = [("brit_regulars", 6)]


def can_form(state: State, unit: int) -> list[bool]:
    forming = Forming(state, unit)
    return [forming.is_possible(form, facing) for form in (ONE_RANK, TWO_RANKS, COLUMN) for facing in range(8)]


def found_anew(state: State, unit: int) -> list[bool]:
    forming = Forming(state, unit)
    return [len(forming.plan(form, facing)) > 0 for form in (ONE_RANK, TWO_RANKS, COLUMN) for facing in range(8)]


@rule("2.5")
def test_2_5_what_a_unit_may_form_is_forgotten_when_somebody_comes_near() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}})
    alone = can_form(state, 0)
    assert any(alone) and alone == found_anew(state, 0)
    known = state.box(0).forming
    assert Forming(state, 0).known is known
    for figure in state.figures(1):
        state.put(1, figure, 23 * 16, 16 * (18 + figure - state.first[1]))
    crowded = can_form(state, 0)
    assert crowded != alone and crowded == found_anew(state, 0)
    assert state.box(0).forming is not known


@rule("2.5", "9.8")
@pytest.mark.parametrize("name", ["raid", "meeting", "portage"])
def test_2_5_formations_and_squares_are_as_kept_in_random_matches(name: str) -> None:
    state: State = GAME.start(name, GAME.bot_options(), 3, events=False)
    chance = seeded(3)
    kept = 0
    for _ in range(12):
        playout(state, chance, 20)
        for unit in range(state.units()):
            if state.status[unit] != ON_TABLE or not state.strength[unit]:
                continue
            known = state.box(unit).forming
            if known is not None and known.known and Forming(state, unit).known is known:
                kept += 1
                assert can_form(state, unit) == found_anew(state, unit)
            footing = Footing(state, unit)
            footing.look_who_is_where()
            crowded = [0] * len(footing.crowded)
            mark_squares(crowded, footing.all_bases(), footing.own)
            mark_squares(crowded, footing.holes, footing.own + CONTACT)
            for box in footing.foes:
                mark_squares(crowded, box.bases, footing.own + CONTACT)
            assert footing.crowded == crowded
    assert kept


@rule("2.1")
def test_2_1_a_figure_that_fell_unnoticed_is_a_fault() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}})
    assert len(state.figures(0)) == 6 and GAME.faults(state) == []
    state.alive[0] = 0
    assert {fault.reason for fault in GAME.faults(state)} == {"position-strength", "position-figure-astray"}


@rule("10.11")
def test_10_11_a_view_tells_of_new_smoke_and_leaves_the_old_view_alone() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [26, 20]}}, asked="u0")
    before = state.view("attacker")
    assert before == state.view("attacker")
    figure = state.figures(0)[0]
    state.smoke[figure] = 1
    units = state.view("attacker")["units"]
    assert isinstance(units, list)
    assert [seen["smoke"] for seen in units[0]["figures"]] == [True] + [False] * 5
    old = before["units"]
    assert isinstance(old, list) and not any(seen["smoke"] for seen in old[0]["figures"])


@rule("9.10", "17.2.1", "20.3", "20.19")
@pytest.mark.parametrize("name", GAME.scenarios)
def test_a_copy_stays_as_it_was_while_the_match_goes_on(name: str) -> None:
    """Lists that copies share are replaced, never changed."""
    state: State = GAME.start(name, GAME.bot_options(), 4, events=False)
    chance = seeded(4)
    for _ in range(60):
        copy = state.copy()
        key = copy.key()
        if not playout(state, chance, 7):
            break
        assert copy.key() == key
    assert state.key() != key


@rule("9.11")
def test_9_11_the_places_of_a_move_are_those_round_the_reference_figure() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [60, 44]}}, asked="u0")
    play(state, "move")
    places = [word.split()[1].split("-") for word in offered(state) if word.startswith("go ")]
    assert ["20", "20"] not in places and ["20.5", "20"] in places
    assert max((float(x) - 20) ** 2 + (float(y) - 20) ** 2 for x, y in places) <= 36
