"""5.35 Counters that nobody tells apart: words for any of them mean the one on offer."""

import random

import pytest

from arpents.engine.actions import high_of, kind_of, low_of, noun_of
from arpents.engine.errors import NotYourTurn
from arpents.games.wilderness_war.facts.pieces import LIKENESS, PIECES
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.state import State
from arpents.proof.battery import choices as choices_of
from arpents.table.match import Match
from tests.rules import rule
from tests.table import offered, told
from tests.wilderness_war.table import at, play, refused, war


def mustering(**pieces: object) -> State:
    state = war({"levis": "montreal", "bearn": "montreal", "guyenne": "montreal", **pieces}, french=["campaign-1"])
    return play(state, "french card campaign-1", "french command levis")


@rule("5.35", "5.34")
def test_5_35_either_of_two_equal_regiments_may_be_named() -> None:
    state = mustering()
    assert set(offered(state, "french")) == {"done", "take-all", "take bearn"}
    assert state.action("take guyenne") == state.action("take bearn")
    assert state.explain("french", "take guyenne").arguments["piece"] == "piece-bearn"
    play(state, "french take guyenne", "french done", "french by-land", "french move st-jean", "french done")
    assert sorted((at(state, "bearn"), at(state, "guyenne"))) == ["montreal", "st-jean"]


@rule("5.35")
def test_5_35_the_battery_takes_words_for_an_equal_as_the_one_on_offer() -> None:
    state = mustering()
    guyenne = GAME.vocabulary.action("take guyenne")
    assert not state.allows(1, guyenne) and guyenne not in state.actions("french")
    assert list(choices_of(state, "french", {guyenne}, random.Random(1))) == []


@rule("5.35")
def test_5_35_a_reduced_regiment_and_a_full_one_are_told_apart() -> None:
    state = mustering(guyenne="montreal reduced")
    assert state.words(state.action("take guyenne")) == "take guyenne"
    play(state, "french take guyenne", "french done", "french by-land", "french move st-jean", "french done")
    assert at(state, "guyenne") == "st-jean" and at(state, "bearn") == "montreal"


@rule("5.35")
def test_5_35_what_is_elsewhere_or_unlike_is_refused_as_before() -> None:
    state = mustering(languedoc="quebec", artois="montreal")
    assert refused(state, "french", "take languedoc") == ("not-here", "5.34")
    assert refused(state, "french", "take 44th") == ("not-here", "5.34")
    assert refused(state, "french", "lose guyenne") == ("not-asked", "5.26")


@rule("5.35", "14.21")
def test_5_35_unlike_roles_are_told_apart_at_the_gate_of_a_fort() -> None:
    pieces = {
        **dict.fromkeys(["bearn", "guyenne", "la-reine"], "crown-point"),
        **dict.fromkeys(["wolfe", "44th"], "hudson-carry-north"),
    }
    works = {"crown-point": "french fort", "hudson-carry-north": "british stockade"}
    state = war(pieces, works, british=["campaign-1"], to_play="british", dice=[3])
    play(state, "british card campaign-1", "british command wolfe", "british take-all", "british by-boat")
    play(state, "british move ticonderoga", "french intercept la-reine", "british move crown-point")
    assert told(state, "interception")[0]["piece"] == "piece-bearn"
    assert state.words(state.action("inside la-reine")) == "inside guyenne"
    assert state.words(state.action("inside bearn")) == "inside bearn"


@rule("5.35", "7.91", "7.92")
def test_5_35_equals_are_named_for_a_retreat_too_and_refused_with_its_own_reason() -> None:
    pieces = {**dict.fromkeys(["44th", "45th", "46th"], "hoosic"), "levis": "hudson-carry-south"}
    pieces |= dict.fromkeys(["bearn", "guyenne", "la-reine", "languedoc"], "hudson-carry-south")
    state = war(pieces, french=["campaign-1"], dice=[5, 2])
    play(state, "french card campaign-1", "french command levis", "french take-all", "french by-land")
    play(state, "french move hoosic", "british pass")
    assert refused(state, "british", "retreat 46th hudson-carry-south") == ("whence-enemy-came", "7.92")
    play(state, "british retreat 46th albany")
    assert at(state, "45th") == "albany" and at(state, "46th") == "hoosic"


@rule("5.35")
def test_5_35_records_hold_the_counter_that_was_played() -> None:
    match = Match.start(GAME, "annus-mirabilis", seed=3)
    rng = random.Random(1)
    while len(match.moves) < 400 and match.state.to_act:
        seat = match.state.to_act[0]
        actions = match.state.actions(seat)
        words = match.state.words(rng.choice(actions))
        others = [other for other in equals_of(match.state, match.state.action(words)) if other not in actions]
        named = match.state.words(others[-1]) if others else words
        rows, left = match.play(seat, named)  # and, with it, what nobody needs to be asked
        assert rows[0].words == words and not left
    again = match.record().replay(GAME)
    assert again.key() == match.state.key()


def equals_of(state: State, action: int) -> list[int]:
    """The same action, said of a counter that is like the one it names in everything."""
    verb = GAME.vocabulary.by_kind[kind_of(action)]
    if not verb.nouns or verb.nouns[0][1].prefix != "piece":
        return []
    two = len(verb.nouns) == 2
    piece = high_of(action) if two else noun_of(action)
    like = [
        other
        for other in range(PIECES)
        if other != piece
        and LIKENESS[other] == LIKENESS[piece]
        and (state.where[other], state.steps[other], state.role[other])
        == (state.where[piece], state.steps[piece], state.role[piece])
    ]
    return [kind_of(action) | (other << 8 | low_of(action) if two else other) for other in like]


@rule("5.35")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_5_35_words_for_any_equal_mean_the_one_on_offer(seed: int) -> None:
    state = GAME.start("full-campaign", {}, seed)
    rng = random.Random(seed)
    verbs: set[str] = set()
    for _ in range(1200):
        if not state.to_act:
            break
        seat = state.to_act[0]
        actions = state.actions(seat)
        for action in actions:
            assert state.action(state.words(action)) == action
            for other in equals_of(state, action):
                if other not in actions:
                    assert state.action(state.words(other)) == action, state.words(other)
                    verbs.add(state.words(action).split()[0])
        state.apply(seat, rng.choice(actions))
    assert {"activate", "take"} <= verbs


@rule("5.35", "5.2")
def test_5_35_what_is_on_offer_to_the_other_side_changes_no_words_of_who_waits() -> None:
    state = war({"abenaki-1": "montreal", "abenaki-2": "montreal"}, french=["highlanders-2"])
    play(state, "french card highlanders-2")
    assert state.explain("french", "activate abenaki-2").arguments["piece"] == "piece-abenaki-1"
    assert state.explain("british", "activate abenaki-2").arguments["words"] == "activate abenaki-2"
    with pytest.raises(NotYourTurn) as turned_away:
        state.play("british", "activate abenaki-2")
    assert turned_away.value.arguments["words"] == "activate abenaki-2"
