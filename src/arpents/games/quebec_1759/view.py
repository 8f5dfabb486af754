"""What a seat may know: a whitelist, and how everything else is dealt again."""

from __future__ import annotations

from arpents.engine.actions import NOBODY
from arpents.engine.chance import Chance
from arpents.engine.masks import has, mask_of, members
from arpents.games.quebec_1759.battle import Deployment, Fight
from arpents.games.quebec_1759.board import (
    BASON,
    BLOCK_NAMES,
    CAMPAIGN_MOVES,
    DECOYS,
    FRENCH,
    FULL_CV,
    INDIAN,
    NAVAL,
    NOWHERE,
    OUT,
    PLACE_NAMES,
    POOL,
    REAL,
    SEATS,
    SIDE,
    ST_LAURENT,
    TYPES,
    ZONES,
)
from arpents.games.quebec_1759.orders import (
    BY_BOAT,
    INDIANS_GO_ANYWHERE,
    SHIPS_GO,
    about_of,
    count_of,
    origin_of,
    target_of,
    way_told,
)
from arpents.games.quebec_1759.picking import Picking, choice_of_blocks
from arpents.games.quebec_1759.planning import NEITHER, Planning, transfer_kind
from arpents.games.quebec_1759.setup import NONE, Setup
from arpents.games.quebec_1759.state import COLUMNS, LINES, State

COLUMN_NAMES = ("left", "centre", "right")
WAYS = ("road", "boat", "crossing", "none")

# -- the view


def view_of(state: State, seat: int) -> dict[str, object]:
    """2.3 Own blocks with their values; of the enemy, how many blocks stand in each zone."""
    return {
        "game": "quebec-1759",
        "seat": None if seat == NOBODY else SEATS[seat],
        "move": state.move,
        "moves": CAMPAIGN_MOVES,
        "tide_stops_boats": state.tide == 1,
        "ships": {PLACE_NAMES[region]: state.ships(region) for region in (BASON, ST_LAURENT)},
        "zones": {PLACE_NAMES[zone]: zone_seen(state, seat, zone) for zone in range(ZONES)},
        "pool": [seen_block(state, block) for block in members(state.here[POOL])] if seat == FRENCH else [],
        "eliminated": [BLOCK_NAMES[block] for block in members(state.here[OUT])],
        "occupied": [PLACE_NAMES[zone] for zone in members(state.occupied)],
        "cap_rouge_held": state.cap_rouge_held == 1,
        "orders": {SEATS[side]: order_seen(state, seat, side) for side in range(2)},
        "battle": battle_seen(state, seat),
    }


def in_secret(state: State) -> bool:
    """Whether orders are being written: nobody sees the other's."""
    return len(state.stack) > 0 and isinstance(state.stack[-1], Planning)


def setting_up(state: State) -> bool:
    return len(state.stack) > 0 and isinstance(state.stack[-1], Setup)


def seen_block(state: State, block: int) -> dict[str, object]:
    return {"block": BLOCK_NAMES[block], "type": TYPES[block], "cv": state.cv[block], "full_cv": FULL_CV[block]}


def zone_seen(state: State, seat: int, zone: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for side in range(2):
        blocks = state.at(zone, side)
        if side != seat and side == FRENCH and setting_up(state):
            blocks = 0  # 3.4 nothing is told before the French are ready
        open_blocks = blocks if side == seat else blocks & state.face_up
        found[SEATS[side]] = {
            "count": blocks.bit_count(),
            "blocks": [seen_block(state, block) for block in members(open_blocks)],
        }
    return found


def order_seen(state: State, seat: int, side: int) -> list[dict[str, object]] | None:
    """Written lines: one's own always, the enemy's after the reveal."""
    if side != seat and in_secret(state):
        return None
    lines: list[dict[str, object]] = []
    for number, line in enumerate(state.order(side)):
        about = about_of(line)
        way = BY_BOAT if about == SHIPS_GO else way_told(line)
        lines.append(
            {
                "about": "ships" if about == SHIPS_GO else "indians" if about == INDIANS_GO_ANYWHERE else "blocks",
                "count": count_of(line),
                "from": PLACE_NAMES[origin_of(line)],
                "to": PLACE_NAMES[target_of(line)],
                "way": "anywhere" if about == INDIANS_GO_ANYWHERE else WAYS[way],
                "void": has(state.void[side], number),
                "blocks": [BLOCK_NAMES[block] for block in members(state.picks[side * LINES + number])]
                if side == seat
                else [],
            }
        )
    return lines


def battle_seen(state: State, seat: int) -> dict[str, object] | None:
    zone = state.battle_zone
    if zone == NOWHERE:
        return None
    sides: dict[str, object] = {}
    for side in range(2):
        known = side == seat or has(state.deployed, side)
        columns = {COLUMN_NAMES[column]: state.ranks[side * COLUMNS + column] for column in range(COLUMNS)}
        columns["reserve"] = state.reserve(side)
        sides[SEATS[side]] = {
            name: {
                "count": blocks.bit_count() if known else 0,
                "blocks": [
                    seen_block(state, block) for block in members(blocks if side == seat else blocks & state.face_up)
                ],
            }
            for name, blocks in columns.items()
        }
    return {"zone": PLACE_NAMES[zone], "skirmish": is_skirmish(state), "sides": sides}


def is_skirmish(state: State) -> bool:
    """18.0 Whether the fight that goes on has one column a side."""
    for procedure in state.stack:
        if isinstance(procedure, Fight):
            return procedure.skirmish == 1
    return False


# -- dealing again what a seat cannot know


def redeal(state: State, seat: int, chance: Chance) -> None:
    enemy = 1 - seat
    forget_secret_writing(state, enemy)
    if setting_up(state):
        return
    swap_identities(state, enemy, chance)
    share_out_values(state, enemy, chance)


def forget_secret_writing(state: State, enemy: int) -> None:
    """What the enemy is writing or picking may as well not have begun."""
    if not state.stack:
        return
    top = state.top()
    if isinstance(top, Planning):
        top.ready &= ~(1 << enemy)
        top.free &= ~(1 << enemy)
        top.given &= ~SIDE[enemy]
        top.received &= ~SIDE[enemy]
        top.set_draft(enemy, 0)
        state.order(enemy).clear()
    elif isinstance(top, Picking) and state.acting():
        if not all_taken(state, enemy):
            top.ready &= ~(1 << enemy)
            for number in range(LINES):
                state.picks[enemy * LINES + number] = 0
    elif isinstance(top, Setup) and enemy == FRENCH:
        top.in_hand = NONE
        top.changes = 0
        top.preset = 0
        for block in members(SIDE[FRENCH]):
            state.shift(block, POOL)


def all_taken(state: State, enemy: int) -> bool:
    """Whether what everybody sees left the enemy no choice of blocks."""
    return not choice_of_blocks(state, enemy)


def swap_identities(state: State, enemy: int, chance: Chance) -> None:
    """Hidden enemy blocks change places among themselves; counts, and what lies face up, stay."""
    hidden = state.on_map(enemy) & ~state.face_up
    slots = members(hidden)  # each block's place is a slot
    real = members(hidden & REAL)
    decoys = members(hidden & DECOYS)
    chance.shuffle(slots)
    chance.shuffle(real)
    taken: list[int] = [NOWHERE] * len(state.place)  # by slot: its new block
    guarded = 0  # zones where a real unit stands
    in_fight = [slot for slot in slots if state.place[slot] == state.battle_zone and not fresh_battle(state)]
    for slot in in_fight:  # columns first, for the Indians stand in none (22.4)
        if state.column_of(enemy, slot) < COLUMNS:
            taken[slot] = take_real(real, True)
    for slot in in_fight:  # 10.2 a fight has no decoys
        if taken[slot] == NOWHERE:
            taken[slot] = take_real(real, False)
    for block in members(state.on_map(enemy) & state.face_up & REAL):
        guarded |= 1 << state.place[block]
    for slot in slots:  # 10.1 every other zone needs one real unit
        zone = state.place[slot]
        if taken[slot] == NOWHERE and not has(guarded, zone):
            taken[slot] = take_real(real, False)
            guarded |= 1 << zone
    rest = real + decoys
    chance.shuffle(rest)
    for slot in slots:
        if taken[slot] == NOWHERE:
            taken[slot] = rest.pop()
    rename(state, slots, taken, enemy)


def fresh_battle(state: State) -> bool:
    """Before its decoys are gone a battle zone is like any other."""
    return state.deployed == 0 and state.face_up == 0 and not any(state.ranks) and not deploying(state)


def deploying(state: State) -> bool:
    return len(state.stack) > 0 and isinstance(state.stack[-1], Deployment)


def take_real(real: list[int], in_column: bool) -> int:
    for number in range(len(real)):
        if not (in_column and 1 << real[number] == INDIAN):
            return real.pop(number)
    raise ValueError("no real unit left to deal")


def rename(state: State, slots: list[int], taken: list[int], enemy: int) -> None:
    """Give every slot its new block, in every set that names blocks."""
    places = [state.place[slot] for slot in slots]
    sets = [mask_of([taken[slot] for slot in slots if has(mask, slot)]) for mask in masks_of(state)]
    hidden = mask_of(slots)
    for number, slot in enumerate(slots):
        state.shift(taken[slot], places[number])
    state.moved = state.moved & ~hidden | sets[0]
    state.by_boat = state.by_boat & ~hidden | sets[1]
    state.leaving = state.leaving & ~hidden | sets[2]
    for number in range(len(state.picks)):
        state.picks[number] = state.picks[number] & ~hidden | sets[3 + number]
    first = 3 + len(state.picks)
    for number in range(len(state.ranks)):
        state.ranks[number] = state.ranks[number] & ~hidden | sets[first + number]


def masks_of(state: State) -> list[int]:
    return [state.moved, state.by_boat, state.leaving, *state.picks, *state.ranks]


def share_out_values(state: State, enemy: int, chance: Chance) -> None:
    """2.5 Transfers are secret: of each kind only the total is known, outside the fight that is going on."""
    away = state.on_map(enemy) & REAL & ~state.face_up & ~NAVAL
    if state.battle_zone != NOWHERE:
        away &= ~state.here[state.battle_zone]
    kinds: dict[int, list[int]] = {}
    for block in members(away):
        kind = transfer_kind(state, block)
        if kind != NEITHER:
            kinds.setdefault(kind, []).append(block)
    for blocks in kinds.values():
        room = sum(FULL_CV[block] for block in blocks) - len(blocks)
        spare = min(room, sum(state.cv[block] for block in blocks) - len(blocks))
        for block in blocks:
            state.cv[block] = 1
        while spare > 0:
            block = blocks[chance.below(len(blocks))]
            if state.cv[block] < FULL_CV[block]:
                state.cv[block] += 1
                spare -= 1
