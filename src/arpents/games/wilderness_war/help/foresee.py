"""What a choice would bring: the card, reach, supply, and the odds of battles, sieges, assaults, raids and meetings."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, kind_of, low_of, noun_of
from arpents.engine.chart import NONE, Mark
from arpents.engine.foresight import Foresight, Odds, Reach
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.supply import supplied, supply_line
from arpents.games.wilderness_war.facts.board import PLACES_ON_MAP
from arpents.games.wilderness_war.facts.deck import VALUE
from arpents.games.wilderness_war.facts.pieces import IS_DRILLED, IS_LEADER, SIDE, TACTICS
from arpents.games.wilderness_war.facts.tables import column, column_name
from arpents.games.wilderness_war.forces.force import TO_ACT, Muster, succeeds
from arpents.games.wilderness_war.forces.marching import BOAT, LAND
from arpents.games.wilderness_war.help.odds import (
    assault_odds,
    battle_odds,
    raid_modifiers,
    raid_odds,
    siege_modifiers,
    siege_odds,
)
from arpents.games.wilderness_war.help.reach import reach_of
from arpents.games.wilderness_war.movement.avoidance import Avoidance
from arpents.games.wilderness_war.movement.interception import Interception
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.movement.naval import SEA
from arpents.games.wilderness_war.raids.raids import Raid, Raids
from arpents.games.wilderness_war.sequence.action_phase import ActionPhase
from arpents.games.wilderness_war.sequence.operation import Operation
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import GROUP_OF, MOVING

ACTIVATED_FIRST: Final = 1  # the group of a force that would be mustered

CARDS_NAMED: Final = (kinds.CARD, kinds.PLAY, kinds.GIVE_UP, kinds.TAKE_CARD)
STEPS: Final = (kinds.MOVE, kinds.SAIL, kinds.LAND_AT)
COMING_TO: Final = (*STEPS, kinds.RETREAT_ALL, kinds.AVOID_TO, kinds.PLACE, kinds.PLACE_ALL)
MEETINGS: Final = (kinds.INTERCEPT, kinds.INTERCEPT_WITH, kinds.AVOID, kinds.AVOID_WITH)


def foresee(state: State, seat: int, action: int) -> dict[str, object]:
    found = Foresight()
    kind, noun = kind_of(action), noun_of(action)
    top = state.top()
    if kind in CARDS_NAMED:
        found.card = kinds.CARD_NOUN.text_id(noun)
        found.card_texts.append(Prompt(f"{found.card}.text"))
    elif kind == kinds.ACTIVATE or kind == kinds.COMMAND_FORCE:
        company = [noun] if kind == kinds.ACTIVATE else force_of(state, seat, noun)
        found.reach = reach(state, seat, company, [LAND, BOAT, SEA], value_played(state), False)
    elif isinstance(top, Operation):
        operation(state, top, kind, found)
    elif isinstance(top, Raids) and kind == kinds.RAID:
        raid = Raid(seat, top.commander, noun)
        found.odds = raid_foreseen(state, commander_first(raid.raiders(state), raid.leader(state)), noun)
        at = 1 if raid.is_hard(state) else 0
        found.odds.marks.append(Mark("chart-raid", NONE, at, Prompt(kinds.SEAT_NOUN.text_id(seat))))
    elif kind in MEETINGS:
        leader = noun if kind == kinds.INTERCEPT_WITH or kind == kinds.AVOID_WITH else -1
        if isinstance(top, Interception):
            found.odds = meeting(leader, "foresee-interception", "14.1")
        elif isinstance(top, Avoidance) and not top.automatic(state):
            found.odds = meeting(leader, "foresee-avoidance", "15.0")
    elif kind == kinds.RETREAT:
        supply(state, seat, low_of(action), found)
    elif kind in COMING_TO:
        if isinstance(top, Movement):
            arrival(state, top, noun, kind == kinds.LAND_AT, found)
        else:
            supply(state, seat, noun, found)
    return found.dump()


# -- who would act


def commander_first(pieces: list[int], commander: int) -> list[int]:
    return [commander, *[piece for piece in pieces if piece != commander]] if commander in pieces else pieces


def force_of(state: State, seat: int, leader: int) -> list[int]:
    """5.34 A commander with all who may join him; where they do not all fit, with as many as he can take."""
    twin = state.copy()
    muster = Muster(seat, leader, ACTIVATED_FIRST, TO_ACT)
    twin.activate(leader, ACTIVATED_FIRST)
    here = twin.pieces_at(seat, twin.where[leader])
    joining = muster.everyone(twin)
    for piece in joining if joining else here:
        if joining or muster.cannot_take(twin, piece) == ALLOWED:
            twin.activate(piece, ACTIVATED_FIRST)
    return commander_first([piece for piece in here if twin.role[piece] & GROUP_OF == ACTIVATED_FIRST], leader)


def value_played(state: State) -> int:
    for procedure in state.stack:
        if isinstance(procedure, ActionPhase) and procedure.card:
            return VALUE[procedure.card]
    return 3


# -- reach and supply


def reach(state: State, seat: int, company: list[int], modes: list[int], value: int, foul: bool) -> Reach:
    """6, 13 The spaces within reach, each at its least cost, with the ways that lead there."""
    ways: dict[int, list[str]] = {}
    costs: dict[int, int] = {}
    for mode in modes:
        spent = reach_of(state, seat, company, mode, value, foul).spent
        name = "way-land" if mode == LAND else "way-boat" if mode == BOAT else "way-sea"
        for space, cost in spent.items():
            ways.setdefault(space, []).append(name)
            costs[space] = min(cost, costs.get(space, cost))
    found = Reach(Prompt("foresee-reach", "6.4" if modes == [SEA] else "6.2"))
    for space in range(PLACES_ON_MAP):
        if space in costs:
            found.place(kinds.PLACE_NOUN.text_id(space), costs[space], ways[space])
    return found


def supply(state: State, side: int, space: int, found: Foresight) -> None:
    """17.2 Whether Drilled Troops would be supplied there, and along which spaces."""
    found.supplied = supplied(state, side, space)
    found.supply = Prompt("foresee-supplied" if found.supplied else "foresee-unsupplied", "17.2")
    found.path = [kinds.PLACE_NOUN.text_id(number) for number in supply_line(state, side, space)]


# -- odds


def operation(state: State, top: Operation, kind: int, found: Foresight) -> None:
    """5.36 What a force or piece would do with its activation."""
    space = top.space
    if kind == kinds.BESIEGE:
        found.odds = siege(state, top.commander, space)
    elif kind == kinds.ASSAULT:
        found.odds = assault(state, top.seat, space)
    elif kind == kinds.BY_LAND or kind == kinds.BY_BOAT or kind == kinds.BY_SEA:
        mode = LAND if kind == kinds.BY_LAND else BOAT if kind == kinds.BY_BOAT else SEA
        company = commander_first(state.with_role(top.seat, space, MOVING), top.commander)
        found.reach = reach(state, top.seat, company, [mode], top.value, top.foul == 1)


def arrival(state: State, top: Movement, space: int, landing: bool, found: Foresight) -> None:
    """6.1, 7 The battle that may come of entering a space; where no enemy stands, whether it is in supply."""
    side = top.seat
    company = commander_first(state.with_role(side, top.space, MOVING), top.commander)
    units = [piece for piece in company if not IS_LEADER[piece]]
    defenders = [] if state.besieged(1 - side, space) else state.pieces_at(1 - side, space)
    if units and any(not IS_LEADER[piece] for piece in defenders):
        found.odds = battle(state, company, defenders, space, landing)
    elif any(IS_DRILLED[unit] for unit in units):
        supply(state, side, space, found)


def piece_named(piece: int) -> dict[str, object]:
    return {"piece": kinds.PIECE_NOUN.text_id(piece)}


def battle(state: State, attackers: list[int], defenders: list[int], space: int, landing: bool) -> Odds:
    """7.5 Each side with its column and its modifiers."""
    side = SIDE[attackers[0]]
    names = [kinds.SEAT_NOUN.text_id(side), kinds.SEAT_NOUN.text_id(1 - side)]
    reckoned = battle_odds(state, attackers, defenders, space, landing)
    odds = Odds(Prompt("foresee-battle", "7.5", {"space": kinds.PLACE_NOUN.text_id(space)}))
    odds.result(Prompt("foresee-wins", "", {"seat": names[0]}), reckoned.attacker_wins / reckoned.of)
    odds.result(Prompt("foresee-wins", "", {"seat": names[1]}), 1 - reckoned.attacker_wins / reckoned.of)
    for number, company in enumerate(reckoned.companies):
        at = column(company.strength, company.shift)
        odds.marks.append(Mark("chart-combat", NONE, at, Prompt(names[number])))
        name = column_name(at)
        shifted: dict[str, object] = {"strength": company.strength, "column": name}
        if company.shift:
            odds.column(Prompt("foresee-column-shifted", "7.55", shifted), names[number])
        else:
            odds.column(Prompt("foresee-column", "7.5", shifted), names[number])
        if company.leaders:
            leader = company.leaders[0]
            odds.modifier(Prompt("foresee-tactics", "7.51", piece_named(leader)), company.tactics(), names[number])
        for id, rule, by in company.modifiers:
            odds.modifier(Prompt(id, rule), by, names[number])
    lost = [0, 0]
    for (suffered, inflicted), chances in reckoned.outcomes.items():
        lost[0] += suffered * chances
        lost[1] += inflicted * chances
    odds.notes.append(losses(names, lost, reckoned.of))
    return odds


def losses(names: list[str], lost: list[int], of: int) -> Prompt:
    """Steps lost on average."""
    means: dict[str, object] = {"attacker": names[0], "defender": names[1]}
    means["first"] = round(lost[0] / of, 1)
    means["second"] = round(lost[1] / of, 1)
    return Prompt("foresee-losses", "7.6", means)


def siege(state: State, commander: int, space: int) -> Odds:
    """8.231 The level after the next roll."""
    odds = Odds(Prompt("foresee-siege", "8.231"))
    for level, chances in sorted(siege_odds(state, commander, space).items()):
        odds.result(Prompt("foresee-level", "", {"level": level}), chances / 6)
    for piece, by in siege_modifiers(state, commander, space):
        if piece >= 0:
            odds.modifier(Prompt("foresee-tactics", "8.231", piece_named(piece)), by)
        else:
            odds.modifier(Prompt("foresee-louisbourg", "8.231"), by)
    return odds


def assault(state: State, side: int, space: int) -> Odds:
    """9.1 Whether the place falls."""
    names = [kinds.SEAT_NOUN.text_id(side), kinds.SEAT_NOUN.text_id(1 - side)]
    reckoned = assault_odds(state, side, space)
    captures, entries = reckoned["captures"], reckoned["losses"]
    assert isinstance(captures, int) and isinstance(entries, list)
    odds = Odds(Prompt("foresee-assault", "9.1"))
    odds.result(Prompt("foresee-captured", ""), captures / 36)
    odds.result(Prompt("foresee-holds", ""), 1 - captures / 36)
    for number, who in enumerate((side, 1 - side)):
        strength = state.strength(state.units_at(who, space))
        at = column(strength, 1 - number)
        odds.marks.append(Mark("chart-combat", NONE, at, Prompt(names[number])))
        named: dict[str, object] = {"strength": strength, "column": column_name(at)}
        odds.column(Prompt("foresee-column" if number else "foresee-column-shifted", "9.13", named), names[number])
        best = state.highest(state.leaders_at(who, space))
        if best >= 0:
            odds.modifier(Prompt("foresee-tactics", "9.13", piece_named(best)), TACTICS[best], names[number])
    lost = [0, 0]
    for entry in entries:
        lost[0] += entry["attacker"] * entry["chances"]
        lost[1] += entry["defender"] * entry["chances"]
    odds.notes.append(losses(names, lost, 36))
    return odds


def raid_foreseen(state: State, raiders: list[int], space: int) -> Odds:
    """10.3 Success, and what it costs."""
    reckoned = raid_odds(state, raiders, space)
    counts: list[int] = []
    for name in ("success", "lose-0", "lose-1", "lose-2"):
        count = reckoned[name]
        assert isinstance(count, int)
        counts.append(count)
    odds = Odds(Prompt("foresee-raid", "10.3", {"lost": round((counts[2] + 2 * counts[3]) / 6, 1)}))
    odds.result(Prompt("foresee-succeeds", ""), counts[0] / 6)
    odds.result(Prompt("foresee-fails", ""), 1 - counts[0] / 6)
    for id, by in raid_modifiers(state, raiders, space):
        odds.modifier(Prompt(id, "10.3", piece_named(raiders[0])), by)
    return odds


def meeting(leader: int, title: str, rule: str) -> Odds:
    """14.1, 15.0 Interception and avoidance: one die, with the leader's tactics."""
    chance = sum(1 for die in range(1, 7) if succeeds(die, leader)) / 6
    odds = Odds(Prompt(title, rule))
    odds.result(Prompt("foresee-succeeds", ""), chance)
    odds.result(Prompt("foresee-fails", ""), 1 - chance)
    if leader >= 0:
        odds.modifier(Prompt("foresee-tactics", rule, piece_named(leader)), TACTICS[leader])
    return odds
