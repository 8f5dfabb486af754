"""What blocks, zones and river regions are and do: their sheets."""

from __future__ import annotations

from typing import Final

from arpents.engine.masks import has, members
from arpents.engine.prompt import Prompt
from arpents.engine.sheet import Sheet
from arpents.engine.tokens import Tokens
from arpents.engine.vocabulary import Nouns
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.board import (
    ABBREVIATIONS,
    ABRAHAM,
    BASON,
    BRITISH,
    CAP_ROUGE,
    CROSSING,
    DECOYS,
    FULL_CV,
    INDIANS,
    LIGHT_TROOPS,
    MONTREAL_MILITIA,
    NAVAL,
    NOWHERE,
    OUT,
    POOL,
    QUEBEC_MILITIA,
    ROAD,
    SHORE,
    ST_LAURENT,
    TYPES,
    ZONES,
    same_shore,
    side_of,
)
from arpents.games.quebec_1759.state import COLUMNS, State
from arpents.games.quebec_1759.view import setting_up

TOKENS: Final = Tokens(
    {
        "occupied": ["20.0", "21.0"],
        "ship": ["7.4", "8.1"],
    }
)
THINGS: Final[list[Nouns]] = [kinds.BLOCK, kinds.PLACE, TOKENS]
BOATS: Final = ["inspect-boats-french", "inspect-boats-british"]  # by side
HERE: Final = ["inspect-here-french", "inspect-here-british"]


# -- in every match


def describe(sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        TOKENS.describe(number, sheet)
    elif sort is kinds.BLOCK:
        describe_block(number, sheet)
    elif number < ZONES:
        describe_zone(number, sheet)
    elif number <= ST_LAURENT:
        describe_region(number, sheet)


def describe_block(block: int, sheet: Sheet) -> None:
    sheet.fact("inspect-sort", f"type-{TYPES[block]}", "2.1")
    sheet.fact("inspect-side", kinds.SEAT.text_id(side_of(block)), "2.1")
    if FULL_CV[block]:
        sheet.fact("inspect-full-cv", FULL_CV[block], "2.2")
    if has(NAVAL, block):
        sheet.note("inspect-ship", "7.4")
    elif has(DECOYS, block):
        sheet.note("inspect-decoy", "10.1")
        sheet.note("inspect-decoy-battle", "10.2")
    elif block == INDIANS:
        sheet.note("inspect-indians", "22.1")
        sheet.note("inspect-indians-raid", "22.2")
        sheet.note("inspect-indians-go", "22.5")
    elif has(QUEBEC_MILITIA, block):
        sheet.note("inspect-quebec-militia", "20.0")
    elif has(MONTREAL_MILITIA, block):
        sheet.note("inspect-montreal-militia", "21.0")
    elif has(LIGHT_TROOPS, block):
        sheet.note("inspect-light-troops", "22.2")


def describe_zone(zone: int, sheet: Sheet) -> None:
    sheet.fact("inspect-letters", ABBREVIATIONS[zone], "9.3")
    shore = SHORE[zone]
    sheet.fact("inspect-shore", kinds.PLACE.argument(shore) if shore != NOWHERE else "inspect-inland", "7.1")
    sheet.fact("inspect-roads", places([other for other in range(ZONES) if ROAD[zone][other]]), "6.1")
    by_boat = [other for other in range(ZONES) if other != zone and same_shore(zone, other)]
    if by_boat:
        sheet.fact("inspect-boats-to", places(by_boat), "7.2")
    if any(CROSSING[zone]):
        sheet.note("inspect-crossing", "19.0")
    if zone == ABRAHAM:
        sheet.note("inspect-abraham", "5.1")
    elif zone == CAP_ROUGE:
        sheet.note("inspect-cap-rouge", "21.0")


def describe_region(region: int, sheet: Sheet) -> None:
    sheet.fact("inspect-letters", ABBREVIATIONS[region], "9.3")
    sheet.fact("inspect-zones", places([zone for zone in range(ZONES) if SHORE[zone] == region]), "7.1")
    sheet.note("inspect-region", "7.4")


def places(zones: list[int]) -> list[object]:
    return [kinds.PLACE.argument(zone) for zone in zones] if zones else ["inspect-none"]


# -- now


def inspect(state: State, seat: int, sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        return
    if sort is kinds.BLOCK:
        inspect_block(state, seat, number, sheet)
    elif number < ZONES:
        inspect_zone(state, seat, number, sheet)
    elif number <= ST_LAURENT:
        sheet.now("inspect-ships", state.ships(number), "7.4")
        for side in range(2):
            sheet.now(BOATS[side], state.boats(side, number), "7.4")


def is_seen(state: State, seat: int, block: int) -> bool:
    """2.3 One's own blocks, ships, what lies face up, and what is out of the game."""
    return side_of(block) == seat or has(NAVAL | state.face_up | state.here[OUT], block)


def inspect_block(state: State, seat: int, block: int, sheet: Sheet) -> None:
    if not is_seen(state, seat, block):
        sheet.note("inspect-standing", "2.3")
        return
    place = state.place[block]
    sheet.now("inspect-where", kinds.PLACE.argument(place))
    if place == OUT or place == POOL:
        return
    if FULL_CV[block]:
        sheet.now("inspect-cv", Prompt("inspect-of", "", {"count": state.cv[block], "most": FULL_CV[block]}), "2.4")
    if has(state.moved, block):
        sheet.now("inspect-moved", "inspect-by-boat" if has(state.by_boat, block) else "inspect-yes", "4.1")
    if place == state.battle_zone and (side_of(block) == seat or has(state.face_up, block)):
        column = state.column_of(side_of(block), block)
        sheet.now("inspect-column", kinds.COLUMN.text_id(column), "12.1" if column < COLUMNS else "14.1")


def inspect_zone(state: State, seat: int, zone: int, sheet: Sheet) -> None:
    for side in range(2):
        blocks = state.at(zone, side)
        if side != seat and side != BRITISH and setting_up(state):
            blocks = 0  # 3.4 nothing is told before the French are ready
        if not blocks:
            continue
        known = blocks if side == seat else blocks & state.face_up
        told: dict[str, object] = {"count": blocks.bit_count(), "cv": state.total(known)}
        if known == blocks:
            sheet.now(HERE[side], Prompt("inspect-blocks-cv", "", told), "2.3")
        else:
            sheet.now(HERE[side], Prompt("inspect-blocks", "", told), "2.3")
        if known:
            sheet.now("inspect-known", [kinds.BLOCK.argument(block) for block in members(known)], "2.3")
    shore = SHORE[zone]
    if shore == BASON or shore == ST_LAURENT:
        for side in range(2):
            sheet.now(BOATS[side], state.boats(side, shore), "7.4")
    if has(state.occupied, zone):
        sheet.now("inspect-occupied", "inspect-yes", "20.0")
    if zone == state.battle_zone:
        sheet.now("inspect-fight", "inspect-yes", "11.1")
