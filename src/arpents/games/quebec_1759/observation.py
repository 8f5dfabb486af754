"""What a seat sees, as numbers: own blocks and open ones where they are, of the others how many."""

from __future__ import annotations

from typing import Final

from arpents.engine.masks import members
from arpents.engine.observation import Layers, Slate
from arpents.games.quebec_1759.board import (
    BASON,
    BLOCK_NAMES,
    BLOCKS,
    FRENCH,
    NOWHERE,
    OUT,
    PLACE_NAMES,
    POOL,
    SEATS,
    ST_LAURENT,
    ZONES,
)
from arpents.games.quebec_1759.orders import BY_BOAT, SHIPS_GO, about_of, count_of, origin_of, target_of, way_told
from arpents.games.quebec_1759.state import COLUMNS, LINES, State
from arpents.games.quebec_1759.view import COLUMN_NAMES, in_secret, is_skirmish, setting_up

ZONE_NAMES: Final = PLACE_NAMES[:ZONES]
LINE_NAMES: Final = [f"{seat} {line}" for seat in SEATS for line in range(1, LINES + 1)]
RANKS: Final = (*COLUMN_NAMES, "reserve")

LAYERS: Final = Layers()
LAYERS.open_words = (
    "ready", "done", "pass", "hold", "cease", "remain", "fight-at", "raid", "scout", "lose", "answer",
    "withdraw", "fire",
)  # fmt: skip
CAMPAIGN: Final = LAYERS.add("campaign", ("now",), ("move", "tide", "cap-rouge-held", "ships-bason", "ships-upstream"))
OPEN: Final = LAYERS.add("blocks", (*ZONE_NAMES, "pool", "out"), BLOCK_NAMES)  # the CV and 1
COUNTS: Final = LAYERS.add("counts", ZONE_NAMES, SEATS)
OCCUPIED: Final = LAYERS.add("occupied", ZONE_NAMES, ("once",))
ORDERS: Final = LAYERS.add("orders", LINE_NAMES, ("written", "about", "count", "from", "to", "way", "void"))
PICKS: Final = LAYERS.add("picks", LINE_NAMES[:LINES], BLOCK_NAMES)  # of one's own lines
FIGHT: Final = LAYERS.add("fight", ZONE_NAMES, ("battle", "skirmish"))
RANKED: Final = LAYERS.add("ranks", [f"{seat} {rank}" for seat in SEATS for rank in RANKS], ("count",))
LINED_UP: Final = LAYERS.add("line-up", RANKS, BLOCK_NAMES)  # the CV and 1

OF_ORDERS: Final = 7
POOL_ROW: Final = ZONES
OUT_ROW: Final = ZONES + 1


def write(state: State, seat: int, slate: Slate) -> None:
    slate.put(CAMPAIGN, state.move)
    slate.put(CAMPAIGN + 1, state.tide)
    slate.put(CAMPAIGN + 2, state.cap_rouge_held)
    slate.put(CAMPAIGN + 3, state.ships(BASON))
    slate.put(CAMPAIGN + 4, state.ships(ST_LAURENT))
    unready = setting_up(state)
    for zone in range(ZONES):
        if state.here[zone] == 0:
            continue
        for side in range(2):
            blocks = state.at(zone, side)
            if side != seat:
                if side == FRENCH and unready:  # 3.4
                    continue
                slate.put(COUNTS + 2 * zone + side, blocks.bit_count())
                blocks &= state.face_up
            else:
                slate.put(COUNTS + 2 * zone + side, blocks.bit_count())
            for block in members(blocks):
                slate.put(OPEN + zone * BLOCKS + block, 1 + state.cv[block])
    if seat == FRENCH:
        for block in members(state.here[POOL]):
            slate.put(OPEN + POOL_ROW * BLOCKS + block, 1 + state.cv[block])
    for block in members(state.here[OUT]):
        slate.put(OPEN + OUT_ROW * BLOCKS + block, 1)
    for zone in members(state.occupied):
        slate.put(OCCUPIED + zone, 1)
    secret = in_secret(state)
    for side in range(2):
        if side == seat or not secret:
            write_order(state, seat, side, slate)
    if state.battle_zone != NOWHERE:
        write_fight(state, seat, slate)


def write_order(state: State, seat: int, side: int, slate: Slate) -> None:
    lines = state.order(side)
    for number in range(len(lines)):
        line = lines[number]
        at = ORDERS + (side * LINES + number) * OF_ORDERS
        slate.put(at, 1)
        slate.put(at + 1, about_of(line))
        slate.put(at + 2, count_of(line))
        slate.put(at + 3, 1 + origin_of(line))
        slate.put(at + 4, 1 + target_of(line))
        slate.put(at + 5, BY_BOAT if about_of(line) == SHIPS_GO else way_told(line))
        slate.put(at + 6, state.void[side] >> number & 1)
        if side == seat:
            for block in members(state.picks[side * LINES + number]):
                slate.put(PICKS + number * BLOCKS + block, 1)


def write_fight(state: State, seat: int, slate: Slate) -> None:
    slate.put(FIGHT + 2 * state.battle_zone, 1)
    slate.put(FIGHT + 2 * state.battle_zone + 1, 1 if is_skirmish(state) else 0)
    for side in range(2):
        own = side == seat
        if not own and not state.deployed >> side & 1:
            continue
        for rank in range(COLUMNS + 1):
            blocks = state.ranks[side * COLUMNS + rank] if rank < COLUMNS else state.reserve(side)
            slate.put(RANKED + side * (COLUMNS + 1) + rank, blocks.bit_count())
            for block in members(blocks if own else blocks & state.face_up):
                slate.put(LINED_UP + rank * BLOCKS + block, 1 + state.cv[block])
