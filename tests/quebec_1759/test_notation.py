"""9.3 The abbreviations of the rulebook."""

import pytest

from arpents import UnknownAction
from tests.quebec_1759.table import BRITISH, FRENCH, GAME, counts, orders, play, table, told, write
from tests.rules import rule

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


def expand(state: object, seat: str, text: str) -> list[str]:
    return GAME.expand(state, GAME.seat_number(seat), text)


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
    """Ruling A-3; where no road runs, /A says nothing that was not clear."""
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
