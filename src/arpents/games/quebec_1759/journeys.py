"""What is usually decided in one go: which blocks carry out an order; and what needs no question."""

from __future__ import annotations

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.journey import Journey
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.indians import IndiansMayLeave
from arpents.games.quebec_1759.picking import Picking
from arpents.games.quebec_1759.planning import MENU, Planning
from arpents.games.quebec_1759.state import State


def goes_far(state: State) -> bool:
    return isinstance(state.stack[-1], Picking)


def journeys(state: State, seat: int) -> list[Journey]:
    """9.2 The strongest blocks go, or the weakest: all that the order still wants, and that it is complete."""
    found: list[Journey] = []
    sent: list[list[int]] = []
    for id, sign in (("journey-strongest", 1), ("journey-weakest", -1)):
        chain = picks(state, seat, sign)
        blocks = sorted(noun_of(action) for action in chain if kind_of(action) == kinds.PICK)
        if not blocks or blocks in sent:
            continue
        sent.append(blocks)
        named: dict[str, object] = {"count": len(blocks), "blocks": [kinds.BLOCK.argument(block) for block in blocks]}
        found.append(Journey(Prompt(id, "9.2", named), chain))
    return found


def picks(state: State, seat: int, sign: int) -> list[int]:
    twin = state.copy()
    chain: list[int] = []
    while twin.acting() >> seat & 1 and isinstance(twin.stack[-1], Picking):
        actions = twin.legal(seat)
        best = actions[0]
        if best != kinds.READY:
            for action in actions:
                if sign * twin.cv[noun_of(action)] > sign * twin.cv[noun_of(best)]:
                    best = action
        chain.append(best)
        if best == kinds.READY:
            break
        twin.act(seat, best)
    return chain


def foregone(state: State, seat: int) -> bool:
    """9. Of a half-written line nobody sees anything; 22.2 that Indians who have raided must leave is plain to all."""
    top = state.stack[-1]
    if isinstance(top, Planning):
        return top.doing(seat) != MENU
    return isinstance(top, IndiansMayLeave) and top.must != 0  # 22.4 in a battle nobody knows whether they are there
