"""What the enemy hides, put into an order that tells nothing: worlds are imagined from what is seen alone."""

from __future__ import annotations

from arpents.engine.masks import has, members
from arpents.games.quebec_1759.board import FULL_CV, POOL, REAL
from arpents.games.quebec_1759.planning import NEITHER, transfer_kind
from arpents.games.quebec_1759.state import State
from arpents.games.quebec_1759.view import rename


def forget_identities(state: State, enemy: int) -> None:
    """Hidden blocks stand in the order of their numbers, and of each kind the first are the fullest."""
    hidden = state.on_map(enemy) & ~state.face_up & ~state.here[POOL]
    if not hidden:
        return
    order: list[tuple[int, int, int, int, int, int, int]] = []
    for block in members(hidden):
        picks = 0
        for number in range(len(state.picks)):
            if has(state.picks[number], block):
                picks = number + 1
        moved = 1 if has(state.moved, block) else 0
        by_boat = 1 if has(state.by_boat, block) else 0
        leaving = 1 if has(state.leaving, block) else 0
        order.append((state.place[block], state.column_of(enemy, block), leaving, moved, by_boat, picks, block))
    order.sort()
    slots = [entry[6] for entry in order]
    blocks = members(hidden)
    taken = [0] * len(state.place)
    for number in range(len(slots)):
        taken[slots[number]] = blocks[number]
    rename(state, slots, taken, enemy)
    fill_in_order(state, hidden & REAL)


def fill_in_order(state: State, hidden: int) -> None:
    """2.5 Of each kind only the total is known."""
    done = 0
    for block in members(hidden):
        kind = transfer_kind(state, block)
        if kind == NEITHER or has(done, block):
            continue
        alike = [other for other in members(hidden) if transfer_kind(state, other) == kind]
        spare = -len(alike)
        for other in alike:
            spare += state.cv[other]
            state.cv[other] = 1
            done |= 1 << other
        for other in alike:
            more = min(spare, FULL_CV[other] - 1)
            state.cv[other] += more
            spare -= more
