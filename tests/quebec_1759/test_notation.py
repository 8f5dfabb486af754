"""9.3 The abbreviations of the rulebook."""

import random
from typing import Any

import pytest

from arpents import IllegalAction, UnknownAction
from tests.quebec_1759.table import BRITISH, FRENCH, GAME, counts, fight, orders, table, write
from tests.rules import rule
from tests.table import Refusal, play, told

ABBREVIATIONS = {
    "AB": "abraham",
    "BE": "beauport",
    "CR": "cap-rouge",
    "ET": "etchemin",
    "OR": "ile-d-orleans",
    "LE": "levis",
    "MO": "montmorency",
    "SI": "sillery",
    "SC": "st-charles",
    "SF": "ste-foy",
}
ARMY = "la-sarre guyenne bearn languedoc"


def expand(state: Any, seat: str, text: str) -> list[str]:
    return GAME.expand(state, GAME.seat_number(seat), text)


def order_refused(state: Any, seat: str, text: str) -> Refusal:
    """Why an order is refused before it is written."""
    before = state.key()
    with pytest.raises(IllegalAction) as refusal:
        for words in expand(state, seat, text):
            play(state, seat, words)
    assert state.key() == before
    return Refusal(refusal.value.reason.removeprefix("reason-"), refusal.value.rule)


@rule("9.3")
def test_9_3_three_le_et_means_three_units_from_levis_to_etchemin() -> None:
    """The example of the rulebook."""
    state = table({"levis": "la-sarre guyenne bearn"})
    assert expand(state, FRENCH, "3 LE-ET") == ["from levis", "to etchemin", "count 3"]
    orders(state, "3 LE-ET")
    assert counts(state, "etchemin") == (3, 0)


@rule("9.3")
@pytest.mark.parametrize(("short", "zone"), sorted(ABBREVIATIONS.items()))
def test_9_3_every_zone_has_its_two_letters(short: str, zone: str) -> None:
    state = table({"levis": "la-sarre"})
    other = "LE" if short != "LE" else "ET"
    assert expand(state, FRENCH, f"1 {short}-{other}")[-3] == f"from {zone}"


@rule("9.3")
def test_9_3_case_and_separator_do_not_matter() -> None:
    state = table({"cap-rouge": "la-sarre guyenne"})
    assert expand(state, FRENCH, "1 cr-si; 1 CR-sf") == expand(state, FRENCH, "1 CR-SI, 1 CR-SF")


@rule("9.3")
def test_9_3_staying_ships_and_indians_have_their_shorthand() -> None:
    state = table({"levis": "indiens la-sarre guyenne bearn languedoc"})
    assert expand(state, FRENCH, "stay") == ["ready"]
    assert expand(state, FRENCH, "IND LE-OR") == ["indians-from levis", "to ile-d-orleans"]
    assert expand(state, BRITISH, "2 NAVAL UP") == ["ships-up 2"]
    assert expand(state, BRITISH, "2 naval down")[-1] == "ships-down 2"


@rule("9.3", "9.2")
def test_9_3_an_impossible_order_is_written_freely() -> None:
    state = table({"levis": "la-sarre guyenne bearn"})
    assert expand(state, FRENCH, "3 LE-AB") == ["freely", "from levis", "to abraham", "count 3"]


@rule("9.3", "9.1")
def test_9_3_the_boat_is_asked_for_where_a_road_exists_too() -> None:
    """Ruling Q-3; where no road runs, /A says nothing that was not clear."""
    state = table(british={"beauport": "28th 35th"})
    assert expand(state, BRITISH, "1 BE-MO/A") == ["from beauport", "boat-to montmorency", "count 1"]
    assert expand(state, BRITISH, "1 BE-LE/A") == ["from beauport", "to levis", "count 1"]
    write(state, BRITISH, "1 BE-LE/A")
    assert told(state, "line-written")[0]["way"] == "way-boat"


@rule("9.3")
@pytest.mark.parametrize(
    "text", ["3 LE", "LE-ET", "3 XX-ET", "² LE-ET", "3 LE-ET/B", "IND LE", "x NAVAL UP", "3 BA-SL"]
)
def test_9_3_what_is_no_shorthand_stands_for_itself(text: str) -> None:
    state = table({"levis": "la-sarre"})
    assert expand(state, FRENCH, text) == [text]
    with pytest.raises(UnknownAction):
        play(state, FRENCH, text)


@rule("9.3")
def test_9_3_words_stand_for_themselves() -> None:
    assert expand(table({"levis": "la-sarre"}), FRENCH, "from levis") == ["from levis"]


# -- STAY


@rule("9.1", "9.3")
@pytest.mark.parametrize("text", ["STAY, 2 OR-LE", "2 OR-LE, STAY", "stay; stay", "STAY, STAY, 1 NAVAL UP", "STAY, x"])
@pytest.mark.parametrize("french_first", [True, False])
def test_9_1_stay_stands_alone(text: str, french_first: bool) -> None:
    """Whatever the other side has written, and whether it is ready."""
    state = table({"levis": "la-sarre guyenne"})
    if french_first:
        orders_of_the_french(state)
    assert order_refused(state, BRITISH, text) == ("stay-stands-alone", "9.1")


def orders_of_the_french(state: Any) -> None:
    write(state, FRENCH, "1 LE-ET")
    play(state, FRENCH, "ready")


@rule("9.1", "9.3")
def test_9_1_stay_is_refused_once_a_line_is_written() -> None:
    """It would reveal the line, not cross it out; without the line it means what it says."""
    state = table({"levis": "la-sarre guyenne"})
    write(state, BRITISH, "3 OR-LE")
    assert order_refused(state, BRITISH, "STAY") == ("stay-stands-alone", "9.1")
    for _ in range(3):
        state.undo(BRITISH)
    assert expand(state, BRITISH, "STAY") == ["ready"]


@rule("9.1", "9.2")
def test_9_1_stay_is_an_order_and_nothing_else() -> None:
    """Where `ready` means something else, STAY does not stand for it."""
    placing = GAME.start()
    play(placing, FRENCH, "preset even")
    assert order_refused(placing, FRENCH, "STAY") == ("not-asked", "4.1")
    picking = table({"levis": "la-sarre guyenne"})
    orders(picking, "1 LE-ET")
    play(picking, FRENCH, "pick fr-la-sarre")
    assert order_refused(picking, FRENCH, "STAY") == ("order-revealed", "9.2")
    waiting = table({"levis": "la-sarre guyenne"})
    play(waiting, FRENCH, "ready")
    assert order_refused(waiting, FRENCH, "STAY")[0] == "not-your-turn"


# -- what writing freely cannot help


@rule("22.1", "8.1", "9.1")
@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (BRITISH, "IND LE-OR", ("reason-not-french", "22.1")),
        (FRENCH, "2 NAVAL UP", ("reason-not-british", "8.1")),
        (FRENCH, "0 LE-ET", ("reason-not-a-count", "9.1")),
        (FRENCH, "1 LE-LE", ("reason-same-zone", "9.1")),
    ],
)
def test_9_2_no_bluff_is_offered_where_none_can_be_written(seat: str, text: str, why: tuple[str, str]) -> None:
    state = table({"levis": f"indiens {ARMY}"})
    chain = expand(state, seat, text)
    assert "freely" not in chain
    for words in chain[:-1]:
        explained = state.explain(seat, words)
        if not explained.allowed:
            assert (explained.reason, explained.rule) == why
            return
        play(state, seat, words)
    explained = state.explain(seat, chain[-1])
    assert (explained.reason, explained.rule) == why


@rule("9.3")
def test_9_3_a_number_without_end_is_no_shorthand() -> None:
    state = table({"levis": "la-sarre"})
    for text in ("9" * 5000 + " LE-ET", "9" * 5000 + " NAVAL UP"):
        assert expand(state, FRENCH, text) == [text]


# -- the shorthand tells nothing

TEXTS = [
    f"{count} {a}-{b}{way}"
    for a in ("OR", "LE", "BE")
    for b in ("LE", "ET", "MO", "AB")
    for count, way in ((0, ""), (1, ""), (3, "/A"), (25, ""))
]
TEXTS += ["STAY", "STAY, 2 OR-LE", "2 OR-LE, STAY", "1 NAVAL UP", "3 NAVAL UP", "1 NAVAL UP, 1 OR-LE", "1 NAVAL DOWN"]
TEXTS += ["IND LE-OR", "IND OR-LE", "IND LE-OR, 1 LE-ET", "2 OR-LE, 2 OR-BE", "3 OR-LE, 3 OR-BE", "1 LE-ET, 1 LE-BE"]


def meant(state: Any, seat: str, text: str) -> list[str]:
    try:
        return expand(state, seat, text)
    except IllegalAction as refusal:
        return [refusal.reason]


def moments() -> list[Any]:
    """Planning, picking, before a battle; each with different things done in secret by either side."""
    found = []
    for french in ([], ["from levis"], ["from levis", "to etchemin", "count 2"], ["freely", "ready"]):
        for british in (["ships-up 2"], ["from ile-d-orleans", "to levis", "count 3"]):
            state = table({"levis": f"{ARMY} indiens decoy-1"}, {"ile-d-orleans": "decoy-1"})
            play(state, FRENCH, *french)
            play(state, BRITISH, *british)
            found.append(state)
    picking = table({"levis": f"{ARMY} decoy-1"}, {"ile-d-orleans": "decoy-1"})
    orders(picking, "2 LE-ET", "2 OR-BE")
    return [*found, picking, fight("beauport", f"{ARMY} indiens decoy-1", "28th 35th")]


@rule("2.3", "9.3")
@pytest.mark.parametrize("seat", [FRENCH, BRITISH])
def test_2_3_what_a_text_stands_for_depends_on_what_the_seat_knows(seat: str) -> None:
    for state in moments():
        before = state.key()
        known = [meant(state, seat, text) for text in TEXTS]
        assert state.key() == before
        for seed in range(2):
            other = state.resample(seat, random.Random(seed))
            assert [meant(other, seat, text) for text in TEXTS] == known


@rule("2.3", "4.1")
def test_2_3_the_other_sides_order_changes_no_meaning() -> None:
    """Ready or not, and whatever is written: the same text stands for the same words."""
    for seat, secrets in (
        (
            BRITISH,
            [[], ["ready"], ["from levis", "to etchemin", "count 2", "ready"], ["indians-from levis", "to abraham"]],
        ),
        (FRENCH, [[], ["ready"], ["ships-up 2", "ready"], ["from ile-d-orleans", "to levis", "count 4", "ready"]]),
    ):
        other = FRENCH if seat == BRITISH else BRITISH
        found = []
        for words in secrets:
            state = table({"levis": f"{ARMY} indiens"})
            play(state, other, *words)
            found.append([meant(state, seat, text) for text in TEXTS])
        assert found == [found[0]] * len(found)
