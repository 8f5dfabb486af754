"""What units, markers, buildings, boats and cards are and do, and what profiles, weapons and terrain are: their sheets.

What a seat may know of a unit or marker is taken from its view (5.16).
"""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.facts import records, text
from arpents.engine.prompt import Prompt
from arpents.engine.sheet import Sheet
from arpents.engine.tokens import Tokens
from arpents.engine.vocabulary import Nouns
from arpents.games.muskets_tomahawks.facts.profiles import (
    AGGRESSION,
    BLACK_POWDER,
    CLOSE_IDS,
    DEFENCE,
    DISCIPLINE_IDS,
    FIRST_TALENT,
    KILL_FAR,
    KILL_NEAR,
    NO_WEAPON,
    OPTION_IDS,
    PRINTED_MOVE,
    PROFILE_DISCIPLINE,
    PROFILE_IDS,
    PROFILE_OPTIONS,
    PROFILE_POINTS,
    PROFILE_TRAITS,
    PROFILE_TYPE,
    PROFILE_WEAPONS,
    RALLY,
    RANGE,
    SHOOTING,
    SINGLE_SHOT,
    SIZES,
    TALENT_IDS,
    TRAIT_IDS,
    WAGON_PROFILE,
    WEAPON_IDS,
    WEAPONS,
)
from arpents.games.muskets_tomahawks.facts.reading import all_spelt
from arpents.games.muskets_tomahawks.facts.terrain import (
    BOAT_CAPACITY,
    BOAT_MOVE,
    BOAT_POINTS,
    CAPACITY,
    CATEGORY,
    COVER,
    COVERS,
    FEATURE_IDS,
    HIGH,
    PADDLERS,
)
from arpents.games.muskets_tomahawks.features.buildings import occupants, room_left
from arpents.games.muskets_tomahawks.foresee import CARD_RULES
from arpents.games.muskets_tomahawks.naming.forces import boat_name, unit_name
from arpents.games.muskets_tomahawks.naming.grounds import building_name
from arpents.games.muskets_tomahawks.state import ABOARD, State
from arpents.games.muskets_tomahawks.table.geometry import INCH
from arpents.games.muskets_tomahawks.view import lies_open, marker_seen, unit_seen
from arpents.games.muskets_tomahawks.words import nouns

PROFILE: Final = Nouns("profile", all_spelt(PROFILE_IDS))
WEAPON: Final = Nouns("weapon", all_spelt(WEAPON_IDS + CLOSE_IDS))
TRAIT: Final = Nouns("trait", all_spelt(TRAIT_IDS[:FIRST_TALENT]))
DISCIPLINE: Final = Nouns("discipline", all_spelt(DISCIPLINE_IDS))
FEATURE: Final = Nouns("feature", all_spelt(FEATURE_IDS))
TOKENS: Final = Tokens(
    {
        "objective": ["20.14"],
    }
)
THINGS: Final[list[Nouns]] = [
    nouns.UNIT, nouns.MARKER, nouns.STRUCTURE, nouns.BOAT, nouns.CARD, PROFILE, WEAPON, TRAIT, nouns.TALENT, DISCIPLINE,
    FEATURE, TOKENS,
]  # fmt: skip

WEAPON_RULES: Final = [text(weapon, "rule") for weapon in records(WEAPONS, "ranged")] + ["12.6.1", "12.6.2", "12.6.3"]
TRAIT_RULES: Final = [
    "4.1", "4.2", "4.3", "4.4", "4.5", "4.7", "4.8", "4.9", "4.6", "4.6", "4.10", "4.11", "4.12", "17.4",
]  # fmt: skip
FEATURE_RULES: Final = [f"9.3.{number + 1}" if number < 12 else "9.3" for number in range(len(FEATURE_IDS))]
COVER_TEXTS: Final = dict(
    zip(COVERS, ["inspect-none", "inspect-light-cover", "inspect-dense-cover", "inspect-solid-cover"], strict=True)
)
CATEGORY_TEXTS: Final = [
    "inspect-open", "inspect-rough", "inspect-very-rough", "inspect-obstacle", "inspect-building", "inspect-road",
    "inspect-water",
]  # fmt: skip
BOAT_TEXTS: Final = ["inspect-canoe", "inspect-bateau"]
MARK_TEXTS: Final = {
    "shaken": "inspect-shaken", "flight": "inspect-in-flight", "vigilance": "inspect-vigilant",
    "gun-smoke": "inspect-gun-smoke", "engager": "inspect-engager",
}  # fmt: skip
STATUS_TEXTS: Final = {
    "away": "inspect-away", "arrived": "inspect-arrived", "table": "inspect-on-table", "hidden": "inspect-hidden",
    "unseen": "inspect-unseen", "indoors": "inspect-indoors", "aboard": "inspect-aboard", "off": "inspect-off",
    "destroyed": "inspect-destroyed", "freed": "inspect-freed", "wrecked": "inspect-wrecked",
    "captured": "inspect-captured",
}  # fmt: skip


def inches(length: int) -> Prompt:
    return Prompt("inspect-inches", "", {"count": length // INCH})


def wanted(value: int) -> str:
    """1.4 A value n+."""
    return f"{value}+"


def trait_text(trait: int) -> str:
    if trait < FIRST_TALENT:
        return TRAIT.text_id(trait)
    talent = trait - FIRST_TALENT
    return nouns.TALENT.text_id(talent) if talent < len(TALENT_IDS) else "inspect-talented"


# -- in every match


def describe(sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        TOKENS.describe(number, sheet)
    elif sort is PROFILE:
        describe_profile(number, sheet)
    elif sort is WEAPON:
        describe_weapon(number, sheet)
    elif sort is TRAIT:
        sheet.fact("inspect-sort", "inspect-trait", TRAIT_RULES[number])
        sheet.note(f"{TRAIT.text_id(number)}.text", TRAIT_RULES[number])
    elif sort is nouns.TALENT:
        sheet.fact("inspect-sort", "inspect-a-talent", "15.5")
        sheet.note(f"inspect-{nouns.TALENT.text_id(number)}", "15.5")
    elif sort is DISCIPLINE:
        sheet.fact("inspect-rally", wanted(RALLY[number]), f"3.1.{number + 1}")
    elif sort is FEATURE:
        describe_feature(number, sheet)
    elif sort is nouns.CARD:
        name = nouns.CARD.text_id(number)
        sheet.note(f"{name}.text", CARD_RULES.get(name.rpartition("-")[2], "5.4"))


def describe_profile(profile: int, sheet: Sheet) -> None:
    if profile == WAGON_PROFILE:
        sheet.fact("inspect-movement", Prompt("inspect-inches", "", {"count": PRINTED_MOVE[profile]}), "17.4.1")
        sheet.note("trait-wagon.text", "17.4")
        return
    sheet.fact("inspect-type", f"card-type-{PROFILE_TYPE[profile]}", "2.2")
    sheet.fact("inspect-discipline", DISCIPLINE.argument(PROFILE_DISCIPLINE[profile]), "3.1")
    sheet.fact("inspect-movement", Prompt("inspect-inches", "", {"count": PRINTED_MOVE[profile]}), "3.4")
    sheet.fact("inspect-shooting", wanted(SHOOTING[profile]), "10.3")
    sheet.fact("inspect-aggression", wanted(AGGRESSION[profile]), "12.6")
    sheet.fact("inspect-defence", wanted(DEFENCE[profile]), "12.7")
    if PROFILE_WEAPONS[profile]:
        sheet.fact("inspect-weapons", [f"weapon-{name}" for name in all_spelt(PROFILE_WEAPONS[profile])], "3.2")
    if PROFILE_TRAITS[profile]:
        sheet.fact("inspect-traits", [trait_text(TRAIT_IDS.index(name)) for name in PROFILE_TRAITS[profile]], "3.2")
    size: dict[str, object] = {"least": SIZES[profile][0], "most": SIZES[profile][-1]}
    sheet.fact("inspect-size", Prompt("inspect-from-to", "", size), "21.4")
    sheet.fact("inspect-points", PROFILE_POINTS[profile], "21.1")
    if PROFILE_OPTIONS[profile]:
        sheet.fact("inspect-options", [option_text(name) for name in PROFILE_OPTIONS[profile]], "3.3")


def option_text(option: str) -> str:
    assert option in OPTION_IDS
    if option in WEAPON_IDS:
        return WEAPON.text_id(WEAPON_IDS.index(option))
    if option in TRAIT_IDS:
        return trait_text(TRAIT_IDS.index(option))
    return "inspect-mounted" if option == "mounted" else "inspect-trained-militia"


def describe_weapon(weapon: int, sheet: Sheet) -> None:
    rule = WEAPON_RULES[weapon]
    if weapon >= len(WEAPON_IDS):
        sheet.fact("inspect-sort", "inspect-close-weapon", rule)
        sheet.note(f"{WEAPON.text_id(weapon)}.text", rule)
        return
    sheet.fact("inspect-range", inches(RANGE[weapon]), rule)
    sheet.fact("inspect-kill-near", wanted(KILL_NEAR[weapon]), "10.5.12")
    sheet.fact("inspect-kill-far", wanted(KILL_FAR[weapon]), "10.5.12")
    if BLACK_POWDER[weapon]:
        sheet.note("inspect-black-powder", "11.1")
    if SINGLE_SHOT[weapon]:
        sheet.note("inspect-single-shot", "10.10")


def describe_feature(feature: int, sheet: Sheet) -> None:
    rule = FEATURE_RULES[feature]
    sheet.fact("inspect-sort", CATEGORY_TEXTS[CATEGORY[feature]], rule)
    sheet.fact("inspect-cover", COVER_TEXTS[COVERS[COVER[feature]]], rule)
    sheet.fact("inspect-height", "inspect-high" if HIGH[feature] else "inspect-low", rule)
    if CAPACITY[feature]:
        sheet.fact("inspect-capacity", CAPACITY[feature], "17.1.1")


# -- now


def inspect(state: State, seat: int, sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        return
    if sort is nouns.UNIT:
        if number < state.units():
            inspect_unit(state, seat, number, sheet)
    elif sort is nouns.MARKER:
        if number < len(state.marker_side) and state.marker_side[number] >= 0 and lies_open(state, seat, number):
            inspect_marker(state, seat, number, sheet)
    elif sort is nouns.STRUCTURE:
        if number < len(state.board.buildings):
            inspect_building(state, number, sheet)
    elif sort is nouns.BOAT:
        if number < len(state.boat_side) and state.boat_side[number] >= 0:
            inspect_boat(state, number, sheet)
    elif sort is nouns.CARD:
        inspect_card(state, seat, number, sheet)


def called(name: object) -> Prompt:
    """The name of a thing as a text."""
    if isinstance(name, dict):
        return Prompt(f"{name['id']}", "", dict(name["arguments"]))
    return Prompt(f"{name}")


def unit_called(state: State, unit: int) -> Prompt:
    return called(unit_name(state, unit))


def inspect_unit(state: State, seat: int, unit: int, sheet: Sheet) -> None:
    """The stat card of a unit, and how it is now."""
    sheet.title = unit_called(state, unit)
    sheet.fact("inspect-side", nouns.SEAT.text_id(state.side[unit]), "1.2")
    sheet.fact("inspect-profile", PROFILE.argument(state.profile[unit]), "3.2")
    if state.profile[unit] != WAGON_PROFILE:
        sheet.fact("inspect-type", f"card-type-{state.troop[unit]}", "2.2")
        sheet.fact("inspect-discipline", DISCIPLINE.argument(state.discipline[unit]), "3.1")
        sheet.fact("inspect-rally", wanted(RALLY[state.discipline[unit]]), "14.6")
        sheet.fact("inspect-shooting", wanted(state.shooting[unit]), "10.3")
        sheet.fact("inspect-aggression", wanted(state.aggression[unit]), "12.6")
        sheet.fact("inspect-defence", wanted(state.defence[unit]), "12.7")
    sheet.fact("inspect-movement", inches(state.printed[unit]), "3.4")
    for weapon in (state.main[unit], state.single[unit]):
        if weapon != NO_WEAPON:
            told: dict[str, object] = {
                "weapon": WEAPON.argument(weapon),
                "range": RANGE[weapon] // INCH,
                "near": wanted(KILL_NEAR[weapon]),
                "far": wanted(KILL_FAR[weapon]),
            }
            sheet.fact("inspect-weapon", Prompt("inspect-weapon-reach", "", told), WEAPON_RULES[weapon])
    for number in range(len(WEAPON_IDS), len(WEAPON_IDS) + len(CLOSE_IDS)):
        if state.close[unit] >> number - len(WEAPON_IDS) & 1:
            sheet.fact("inspect-weapon", WEAPON.text_id(number), WEAPON_RULES[number])
    traits: list[object] = [trait_text(bit) for bit in range(len(TRAIT_IDS)) if state.traits[unit] >> bit & 1]
    if traits:
        sheet.fact("inspect-traits", traits, "4.1")
    seen = unit_seen(state, seat, unit, unit_name(state, unit))
    if seen["commander"]:
        sheet.note("inspect-commander", "15.1")
    figures: dict[str, object] = {"count": seen["strength"], "most": seen["start"]}
    sheet.now("inspect-figures", Prompt("inspect-of", "", figures), "2.1")
    sheet.now("inspect-state", STATUS_TEXTS[f"{seen['status']}"])
    if "formation" in seen:
        sheet.now("inspect-formation", f"formation-{seen['formation']}", "2.3")
    marks = seen.get("marks")
    if isinstance(marks, list) and marks:
        sheet.now("inspect-marks", [MARK_TEXTS[f"{mark}"] for mark in marks], "7.11")
    standing = seen.get("figures")
    if isinstance(standing, list) and standing:
        smoking = sum(1 for figure in standing if figure["smoke"])
        if smoking:
            sheet.now("inspect-smoke", smoking, "11.1")
        spent = sum(1 for figure in standing if figure["spent"])
        if spent:
            sheet.now("inspect-spent", spent, "10.10")
    if isinstance(seen.get("building"), int):
        sheet.now("inspect-in-building", called(building_name(state, state.inside[unit])), "17.1")
    if isinstance(seen.get("boat"), int):
        sheet.now("inspect-in-boat", called(boat_name(state, state.inside[unit])), "17.3")


def inspect_marker(state: State, seat: int, marker: int, sheet: Sheet) -> None:
    seen = marker_seen(state, seat, marker)
    sheet.title = Prompt("inspect-marker", "", {"number": marker})
    sheet.now("inspect-side", f"seat-{seen['seat']}", "16.1")
    if seen.get("dummy") is True:
        sheet.now("inspect-under", "inspect-dummy", "16.1")
    elif "dummy" in seen:
        sheet.now("inspect-under", unit_called(state, state.marker_unit[marker]), "16.1")
    else:
        sheet.now("inspect-under", "inspect-unknown", "16.1")
    sheet.note("inspect-marker-turns", "16.3")


def inspect_building(state: State, building: int, sheet: Sheet) -> None:
    sort = state.board.buildings[building].type
    sheet.title = called(building_name(state, building))
    sheet.fact("inspect-kind", FEATURE.argument(sort), FEATURE_RULES[sort])
    describe_feature(sort, sheet)
    sheet.fact("inspect-openings", len(state.board.openings[building]), "17.1.3")
    inside = occupants(state, building)
    if inside:
        sheet.now("inspect-pieces", [unit_called(state, unit) for unit in inside], "17.1")
    sheet.now("inspect-room", room_left(state, building), "17.1.1")
    if state.collapsed(building):
        sheet.now("inspect-state", "inspect-collapsed", "17.2.4")
    elif state.fire[building]:
        sheet.now("inspect-fire", state.fire[building], "17.2.2")


def inspect_boat(state: State, boat: int, sheet: Sheet) -> None:
    sort = state.boat_type[boat]
    sheet.title = called(boat_name(state, boat))
    sheet.fact("inspect-sort", BOAT_TEXTS[sort], "17.3")
    sheet.fact("inspect-capacity", BOAT_CAPACITY[sort], "17.3")
    sheet.fact("inspect-movement", inches(BOAT_MOVE[sort]), "17.3.2")
    sheet.fact("inspect-paddlers", PADDLERS[sort], "17.3.2")
    sheet.fact("inspect-points", BOAT_POINTS[sort], "21.8")
    sheet.now("inspect-side", nouns.SEAT.text_id(state.boat_side[boat]), "17.3.1")
    aboard = [unit for unit in range(state.units()) if state.status[unit] == ABOARD and state.inside[unit] == boat]
    told: list[object] = [unit_called(state, unit) for unit in aboard]
    sheet.now("inspect-pieces", told or ["inspect-none"], "17.3.1")


def inspect_card(state: State, seat: int, card: int, sheet: Sheet) -> None:
    """5.16 One's own hand and reserve, and the discards; where the others are nobody knows."""
    where: list[object] = []
    if seat != NOBODY and card in state.hand(seat):
        where.append("inspect-your-hand")
    if seat != NOBODY and state.reserved[seat] == card:
        where.append("inspect-your-reserve")
    if card in state.discard:
        where.append("inspect-discarded")
    if where:
        sheet.now("inspect-where", where, "5.16")
