"""What a choice would bring: how far blocks of a zone reach, and what fire may do."""

from __future__ import annotations

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chart import NONE, Mark
from arpents.engine.foresight import Foresight, Odds, Reach, hits_of
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.board import INDIANS, SHORE, ZONES
from arpents.games.quebec_1759.fire import dice_of
from arpents.games.quebec_1759.half_turn import HalfTurn
from arpents.games.quebec_1759.orders import BY_BOAT
from arpents.games.quebec_1759.queries import boats_from, chance_to_hit, ways_to
from arpents.games.quebec_1759.state import State


def foresee(state: State, seat: int, action: int) -> dict[str, object]:
    found = Foresight()
    kind, noun = kind_of(action), noun_of(action)
    top = state.top()
    if kind == kinds.FROM:
        found.reach = reach(state, seat, noun)
        if SHORE[noun] >= 0:
            boats: dict[str, object] = {"count": boats_from(state, seat, noun), "zone": kinds.PLACE.argument(noun)}
            found.notes.append(Prompt("foresee-boats", "7.4", boats))
    elif kind == kinds.FIRE and isinstance(top, HalfTurn):
        double = top.fires_double(state, noun)
        found.odds = fire(dice_of(state, noun, top.skirmish == 1), double, "17.1" if double else "14.2")
    elif kind == kinds.ANSWER:
        found.odds = fire(state.cv[noun], False, "22.2")
    elif kind == kinds.RAID:
        found.odds = fire(state.cv[INDIANS], True, "22.2")
    return found.dump()


def reach(state: State, seat: int, origin: int) -> Reach:
    """6.1, 7.2-7.4 Where blocks of a zone may go in one Move, and by which ways."""
    found = Reach(Prompt("foresee-reach", "6.1"))
    room = boats_from(state, seat, origin)
    for zone in range(ZONES):
        ways = [kinds.WAY.text_id(way) for way in ways_to(origin, zone) if zone != origin and (way != BY_BOAT or room)]
        if ways:
            found.place(kinds.PLACE.text_id(zone), ways=ways)
    return found


def fire(dice: int, double: bool, rule: str) -> Odds:
    """14.2, 17.1, 22.2 How likely each number of hits is, exactly."""
    hit = chance_to_hit(double)
    odds = Odds(Prompt("foresee-fire", rule, {"dice": dice, "expected": round(dice * hit, 1)}))
    odds.column(Prompt("foresee-double-fire" if double else "foresee-single-fire", rule))
    odds.marks.append(Mark("chart-fire", 1 if double else 0, NONE, Prompt("chart-dice-of", "", {"dice": dice})))
    for count, chance in enumerate(hits_of([hit] * dice)):
        odds.result(Prompt("foresee-hits", "", {"count": count}), chance)
    return odds
