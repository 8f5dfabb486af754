"""A state from a description, and every way in which a state can be wrong."""

from __future__ import annotations

from typing import Final

from arpents.engine.description import Description, read_only
from arpents.engine.errors import Fault
from arpents.engine.masks import has, members
from arpents.engine.procedure import Procedure
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.board import (
    BASON,
    BLOCK_NAMES,
    BLOCKS,
    BRITISH,
    CAMPAIGN_MOVES,
    DECOYS,
    FIRST_SHIP,
    FRENCH,
    FULL_CV,
    INDIAN,
    INDIANS,
    LAND,
    LEAST_BRITISH,
    LEAST_FRENCH,
    NAVAL,
    ORLEANS,
    OUT,
    PLACE_NAMES,
    POOL,
    REAL,
    SEATS,
    SHIPS,
    SIDE,
    ST_LAURENT,
    ZONES,
)
from arpents.games.quebec_1759.campaign import BEGIN, MOVED, Campaign
from arpents.games.quebec_1759.planning import Planning
from arpents.games.quebec_1759.setup import PRESET_PLACES, Setup
from arpents.games.quebec_1759.state import State

FIELDS: Final = (
    "phase",
    "move",
    "preset",
    "blocks",
    "rest",
    "ships_upstream",
    "occupied",
    "cap_rouge_held",
    "moved",
    "by_boat",
    "origin",
)
PHASES: Final = ("setup", "planning", "battles")


def named(**arguments: object) -> dict[str, object]:
    return dict(arguments)


def arrange(state: State, said: dict[str, object], faults: list[Fault]) -> None:
    spec = Description(said, faults)
    place_blocks(state, spec, faults)
    place_ships(state, spec, faults)
    for zone in zones_in(spec, "occupied", faults):
        state.occupied |= 1 << zone
    state.cap_rouge_held = int(spec.flag("cap_rouge_held"))
    set_phase(state, spec, faults)


def place_blocks(state: State, spec: Description, faults: list[Fault]) -> None:
    preset = spec.said.get("preset")
    if preset is not None:
        if preset in kinds.PRESETS:
            places = PRESET_PLACES[kinds.PRESETS.index(str(preset))]
            for block in members(SIDE[FRENCH]):
                state.shift(block, places[block])
        else:
            faults.append(Fault("preset", "unknown-preset", "3.4", named(preset=str(preset), known=kinds.PRESETS)))
    blocks = spec.mapping("blocks")
    for name, where in blocks.items():
        place_block(state, name, where, faults)
    rest = spec.said.get("rest")
    if rest is None:
        return
    if rest != "out":
        faults.append(Fault("rest", "unknown-rest", "", named(value=str(rest))))
        return
    for block in members(LAND):
        if BLOCK_NAMES[block] not in blocks:
            state.shift(block, OUT)
            state.cv[block] = 0


def place_block(state: State, name: str, where: object, faults: list[Fault]) -> None:
    """`"levis"`, or `{"zone": "levis", "cv": 2}`, or `"out"`."""
    at = f"blocks.{name}"
    if name not in BLOCK_NAMES:
        faults.append(Fault(at, "unknown-block", "2.1", named(block=name)))
        return
    block = BLOCK_NAMES.index(name)
    cv: object = FULL_CV[block]
    zone = where
    if isinstance(where, dict):
        read_only(at, where, ("zone", "cv"), faults)
        zone = where.get("zone")
        cv = where.get("cv", cv)
    if not isinstance(zone, str) or (zone not in PLACE_NAMES[:ZONES] and zone != "out"):
        faults.append(Fault(at, "unknown-zone", "1.1", named(zone=str(zone))))
        return
    if has(NAVAL, block):
        faults.append(Fault(at, "ships-are-counted", "8.2", named(block=name)))
        return
    if isinstance(cv, bool) or not isinstance(cv, int) or (cv != FULL_CV[block] and not 1 <= cv <= FULL_CV[block]):
        faults.append(Fault(at, "cv-out-of-range", "2.2", named(block=name, cv=str(cv), full=FULL_CV[block])))
        return
    state.shift(block, PLACE_NAMES.index(zone))
    state.cv[block] = 0 if zone == "out" else cv


def place_ships(state: State, spec: Description, faults: list[Fault]) -> None:
    for ship in range(spec.number("ships_upstream", 0, 0, SHIPS, "2.1")):
        state.shift(FIRST_SHIP + ship, ST_LAURENT)


def zones_in(spec: Description, field: str, faults: list[Fault]) -> list[int]:
    found: list[int] = []
    for name in spec.names(field):
        if name in PLACE_NAMES[:ZONES]:
            found.append(PLACE_NAMES.index(name))
        else:
            faults.append(Fault(field, "unknown-zone", "1.1", named(zone=str(name))))
    return found


def blocks_in(spec: Description, field: str, faults: list[Fault]) -> int:
    found = 0
    for name in spec.names(field):
        if name in BLOCK_NAMES:
            found |= 1 << BLOCK_NAMES.index(name)
        else:
            faults.append(Fault(field, "unknown-block", "2.1", named(block=str(name))))
    return found


def set_phase(state: State, spec: Description, faults: list[Fault]) -> None:
    """Setup, the planning of a Move, or the moment after its moves were made."""
    phase = spec.said.get("phase", "setup" if state.here[POOL] else "planning")
    move = spec.number("move", 1, 1, CAMPAIGN_MOVES, "4.1")
    stack: list[Procedure[State]] = [Campaign(FRENCH, BEGIN)]
    if phase not in PHASES:
        faults.append(Fault("phase", "unknown-phase", "4.1", named(value=str(phase), known=list(PHASES))))
    elif phase == "setup":
        stack.append(Setup(FRENCH))
    elif phase == "planning":
        state.move = move - 1
    else:
        stack = [Campaign(FRENCH, MOVED)]
        state.move = move
        set_moves(state, spec, faults)
    for field in ("moved", "by_boat", "origin"):
        if spec.says(field) and phase != "battles":
            faults.append(Fault(field, "only-after-moves", "4.1", named(phase=str(phase))))
    state.stack = stack


def set_moves(state: State, spec: Description, faults: list[Fault]) -> None:
    state.by_boat = blocks_in(spec, "by_boat", faults)
    state.moved = blocks_in(spec, "moved", faults) | state.by_boat
    for name, zone in spec.mapping("origin").items():
        seat = spec.seat("origin", name, SEATS)
        if zone not in PLACE_NAMES[:ZONES]:
            spec.fault("origin", "unknown-zone", "1.1", zone=str(zone))
        elif seat >= 0:
            state.origin[seat] = PLACE_NAMES.index(str(zone))
    for zone in range(ZONES):
        stayed = state.here[zone] & ~state.moved
        if not state.contested(zone):
            continue
        if stayed & SIDE[FRENCH] and stayed & SIDE[BRITISH]:
            faults.append(Fault(PLACE_NAMES[zone], "nobody-attacks", "11.1", {}))
        if stayed & SIDE[BRITISH]:
            state.british_defends |= 1 << zone


# -- every way in which a state can be wrong


def faults_in(state: State) -> list[Fault]:
    faults: list[Fault] = []
    for block in range(BLOCKS):
        check_block(state, block, faults)
    for zone in range(ZONES):
        check_zone(state, zone, faults)
    if state.ending == 0:
        if state.total(state.on_map(BRITISH)) < LEAST_BRITISH:
            faults.append(Fault("british", "british-already-broken", "5.2"))
        if state.indians_in_play():
            if state.cv[INDIANS] < 2:
                faults.append(Fault("blocks.fr-indiens", "indians-already-gone", "22.5"))
            if state.total(state.on_map(FRENCH) & ~INDIAN) < LEAST_FRENCH:
                faults.append(Fault("french", "french-too-weak-for-indians", "22.5"))
    return faults


def check_block(state: State, block: int, faults: list[Fault]) -> None:
    at = f"blocks.{BLOCK_NAMES[block]}"
    place = state.place[block]
    if [number for number in range(len(state.here)) if has(state.here[number], block)] != [place]:
        faults.append(Fault(at, "block-in-two-places", "2.1"))
    if has(NAVAL, block) != (place in (BASON, ST_LAURENT)):
        faults.append(Fault(at, "land-block-on-river", "8.2"))
    cv = state.cv[block]
    if cv > FULL_CV[block] or (cv == 0) != (place == OUT or not has(REAL, block)):
        faults.append(Fault(at, "cv-out-of-range", "2.2", named(block=BLOCK_NAMES[block], cv=cv, full=FULL_CV[block])))
    top = state.stack[-1] if state.stack else None
    if place == POOL and not isinstance(top, Setup):
        faults.append(Fault(at, "block-not-placed", "3.2"))
    if isinstance(top, Setup) and place == ORLEANS and has(SIDE[FRENCH], block):
        faults.append(Fault(at, "french-on-orleans", "3.4"))


def check_zone(state: State, zone: int, faults: list[Fault]) -> None:
    for seat in range(2):
        blocks = state.at(zone, seat)
        if blocks & DECOYS and not blocks & REAL:
            faults.append(Fault(PLACE_NAMES[zone], "decoys-alone", "10.1", named(seat=kinds.SEAT.text_id(seat))))
    before_moves = len(state.stack) == 1 and state.stack[0].step == BEGIN
    planning = len(state.stack) > 1 and isinstance(state.stack[-1], Planning)
    if state.contested(zone) and (before_moves or planning):
        faults.append(Fault(PLACE_NAMES[zone], "battle-not-fought", "4.2"))
