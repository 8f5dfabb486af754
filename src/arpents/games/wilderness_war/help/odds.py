"""7, 8, 9 and 10 The odds of battles, sieges, assaults and raids, by enumeration of the dice."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.wilderness_war.facts.board import (
    DEPARTMENT,
    FRENCH,
    LOUISBOURG,
    MILITIA_BOX_OF,
    NATIONS_OF,
    NIAGARA,
    OHIO_FORKS,
    ORIGINAL,
    SIDE_OF_DEPARTMENT,
    in_the_wilds,
)
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    IS_DRILLED,
    IS_LEADER,
    MILITIA,
    PIECE_NAMES,
    RANGER,
    SIDE,
    STRENGTH,
    TACTICS,
    TYPE,
)
from arpents.games.wilderness_war.facts.tables import HARD_RAID, PLAIN_RAID, RAID_SUCCESS, SIEGE, column, combat, row
from arpents.games.wilderness_war.fighting.battle import terrain_modifier, worth_a_point
from arpents.games.wilderness_war.fighting.battle_events import cannot_ambush_with, cannot_dig_with
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import reasons
from arpents.games.wilderness_war.words.markers import (
    BLOCKHOUSES_OF,
    FORT,
    FRENCH_NIAGARA,
    FRENCH_OHIO,
    REDUCED_MILITIA_WEAK,
    SIX_SPARES_AT_BLOCKHOUSES,
    STOCKADE,
)

NOBODY_AMBUSHES: Final = 0
ATTACKER_AMBUSHES: Final = 1
DEFENDER_AMBUSHES: Final = 2


class Odds:
    """What may come of a battle, in `of` equal chances: by losses, by winner, by points, by leaders lost."""

    def __init__(self, of: int) -> None:
        self.of = of
        self.outcomes: dict[tuple[int, int], int] = {}  # steps suffered by attacker and defender -> chances
        self.attacker_wins = 0
        self.attacker_points = 0  # chances that the attacker scores for the battle
        self.defender_points = 0
        self.overruns = 0
        self.attacker_tested = 0  # chances that the attackers' leaders are tested
        self.defender_tested = 0
        self.leaders: list[list[int]] = [[], []]  # the attackers', the defenders'
        self.refused: list[tuple[str, int]] = []  # cards the rules do not allow here, with the reason
        self.companies: list[Company] = []  # the attackers, the defenders

    def add(self, suffered: int, inflicted: int, chances: int) -> None:
        self.outcomes[(suffered, inflicted)] = self.outcomes.get((suffered, inflicted), 0) + chances

    def dump(self) -> dict[str, object]:
        return {
            "of": self.of,
            "attacker_wins": self.attacker_wins,
            "defender_wins": self.of - self.attacker_wins,
            "attacker_points": self.attacker_points,
            "defender_points": self.defender_points,
            "overruns": self.overruns,
            "losses": [
                {"attacker": lost, "defender": inflicted, "chances": chances}
                for (lost, inflicted), chances in sorted(self.outcomes.items())
            ],
            "leaders": leader_chances(
                [(self.leaders[0], self.attacker_tested), (self.leaders[1], self.defender_tested)], self.of
            ),
            "refused": [
                {"card": card, "reason": reasons.REASONS.all[reason][0], "rule": reasons.REASONS.all[reason][1]}
                for card, reason in self.refused
            ],
        }


def leader_chances(sides: list[tuple[list[int], int]], of: int) -> list[dict[str, object]]:
    """7.7 A leader who is tested dies on one face of six."""
    return [
        {"leader": PIECE_NAMES[leader], "dies": tested, "of": 6 * of} for leaders, tested in sides for leader in leaders
    ]


class Company:
    """One side of a battle: its units, its leaders with the commander first, its modifiers and its column shift."""

    def __init__(self, state: State, pieces: list[int], attacking: bool) -> None:
        self.units = [piece for piece in pieces if not IS_LEADER[piece]]
        self.leaders = [piece for piece in pieces if IS_LEADER[piece]]
        if not attacking:  # 7.51 the inactive side uses its highest leader
            best = state.highest(self.leaders)
            self.leaders.sort(key=lambda leader: (leader != best, -COMMAND[leader], -TACTICS[leader]))
        elif self.leaders:
            first = self.leaders[0]
            self.leaders.sort(key=lambda leader: (leader != first, -COMMAND[leader], -TACTICS[leader]))
        self.steps = 0
        for unit in self.units:
            self.steps += state.steps[unit]
        self.strength = state.strength(self.units)
        self.modifier = 0
        self.modifiers: list[tuple[str, str, int]] = []  # what it is made of: text id, rule, number
        self.shift = 0
        self.worth = worth_a_point(self.units)

    def modify(self, id: str, rule: str, by: int) -> None:
        self.modifier += by
        if by:
            self.modifiers.append((id, rule, by))

    def tactics(self) -> int:
        return TACTICS[self.leaders[0]] if self.leaders else 0

    def fire(self, die: int, strength: int, tactics: int) -> int:
        return combat(die + self.modifier + tactics, column(strength, self.shift))

    def tactics_after_a_test(self) -> list[tuple[int, int]]:
        """The tactics left when each leader dies on a 1 -> chances in 6 to the number of leaders."""
        found: list[tuple[int, int]] = []
        left = 6 ** len(self.leaders)
        for leader in self.leaders:  # the first who lives commands
            lives = left * 5 // 6
            found.append((TACTICS[leader], lives))
            left -= lives
        found.append((0, left))
        return found


def battle_odds(
    state: State,
    attackers: list[int],
    defenders: list[int],
    space: int,
    landing: bool = False,
    attacker_cards: tuple[str, ...] = (),
    defender_cards: tuple[str, ...] = (),
) -> Odds:
    """7 Every throw of the dice. The first leader named commands the attack.

    Where an ambush makes losses matter before the other side fires, its owner keeps the strength the rules allow.
    """
    side = SIDE[attackers[0]]
    attack = Company(state, attackers, True)
    defence = Company(state, defenders, False)
    wild = in_the_wilds(space)
    for own, other in ((attack, defence), (defence, attack)):
        id, rule = ("foresee-scouts", "7.52") if wild else ("foresee-regulars", "7.53")
        own.modify(id, rule, terrain_modifier(space, own.units, other.units))
    if landing:
        attack.modify("foresee-landing", "7.54", -1)
    if state.work[space] == 2 * STOCKADE + 1 - side:
        attack.modify("foresee-stockade", "7.54", -1)
    refused: list[tuple[str, int]] = []
    dug = state.fieldworks(space) != 0
    if "fieldworks" in attacker_cards:
        reason = cannot_dig_with(attack.units, dug, 1)
        dug = dug and reason != ALLOWED
        note(refused, "fieldworks", reason)
    if "fieldworks" in defender_cards:
        reason = cannot_dig_with(defence.units, dug, 0)
        dug = dug or reason == ALLOWED
        note(refused, "fieldworks", reason)
    attack.shift = 1 if dug else 0  # 7.55
    ambush = 0
    if "ambush" in attacker_cards:
        reason = cannot_ambush_with(state, side, space, attack.units, defence.units)
        ambush |= ATTACKER_AMBUSHES if reason == ALLOWED else 0
        note(refused, "ambush", reason)
    if "ambush" in defender_cards:
        reason = cannot_ambush_with(state, 1 - side, space, defence.units, attack.units)
        ambush |= DEFENDER_AMBUSHES if reason == ALLOWED else 0
        note(refused, "ambush", reason)
    fortified = state.has_work(1 - side, space)
    if ambush == ATTACKER_AMBUSHES or ambush == DEFENDER_AMBUSHES:
        odds = ambush_odds(state, attack, defence, ambush, fortified)
    else:  # 7.56 two cancel each other
        odds = open_odds(attack, defence, fortified)
    odds.leaders = [attack.leaders, defence.leaders]
    odds.companies = [attack, defence]
    odds.refused = refused
    return odds


def note(refused: list[tuple[str, int]], card: str, reason: int) -> None:
    if reason != ALLOWED:
        refused.append((card, reason))


def open_odds(attack: Company, defence: Company, fortified: bool) -> Odds:
    """7.6 Both fire together."""
    odds = Odds(36)
    for die in range(1, 7):
        inflicted = attack.fire(die, attack.strength, attack.tactics())
        for other in range(1, 7):
            suffered = defence.fire(other, defence.strength, defence.tactics())
            count_result(odds, attack, defence, inflicted, suffered, fortified, 1)
            if suffered and (other == 1 or other == 6):
                odds.attacker_tested += 1
            if inflicted and (die == 1 or die == 6):
                odds.defender_tested += 1
    return odds


def count_result(
    odds: Odds, attack: Company, defence: Company, inflicted: int, suffered: int, fortified: bool, chances: int
) -> None:
    """7.8 Who wins, 7.81 for what, 7.82 and whether it was an overrun."""
    wiped_out = inflicted >= defence.steps
    lost = suffered >= attack.steps
    won = wiped_out if wiped_out != lost else inflicted > suffered
    odds.add(min(suffered, attack.steps), min(inflicted, defence.steps), chances)
    if won:
        odds.attacker_wins += chances
        odds.attacker_points += chances * defence.worth
        if wiped_out and suffered == 0 and not fortified:
            odds.overruns += chances
    else:
        odds.defender_points += chances * attack.worth


def ambush_odds(state: State, attack: Company, defence: Company, ambush: int, fortified: bool) -> Odds:
    """7.56 Strength doubled and the first fire; the victims fire with what is left."""
    first = attack if ambush == ATTACKER_AMBUSHES else defence
    second = defence if ambush == ATTACKER_AMBUSHES else attack
    throws = 6 ** len(second.leaders)
    odds = Odds(36 * throws)
    memo: dict[tuple[int, ...], int] = {}
    roster = Roster(state, second.units)
    for die in range(1, 7):
        hits = first.fire(die, 2 * first.strength, first.tactics())
        tested = hits > 0 and (die == 1 or die == 6)
        commands = second.tactics_after_a_test() if tested else [(second.tactics(), throws)]
        answered = hits < second.steps
        left = roster.strongest_left(hits, 0, memo) if answered else 0
        for tactics, chances in commands:
            for other in range(1, 7):
                back = second.fire(other, left, tactics) if answered else 0
                inflicted, suffered = (hits, back) if ambush == ATTACKER_AMBUSHES else (back, hits)
                count_result(odds, attack, defence, inflicted, suffered, fortified, chances)
                returned = chances if back and (other == 1 or other == 6) else 0
                fell = chances if tested else 0
                odds.attacker_tested += returned if ambush == ATTACKER_AMBUSHES else fell
                odds.defender_tested += fell if ambush == ATTACKER_AMBUSHES else returned
    return odds


class Roster:
    """Units by kind, and how many of each are full and reduced."""

    def __init__(self, state: State, units: list[int]) -> None:
        self.kinds: list[tuple[int, int, int]] = []  # Drilled or not, strength full, strength reduced
        self.full: list[int] = []  # by kind
        self.reduced: list[int] = []
        for unit in units:
            weak = TYPE[unit] == MILITIA and state.options[REDUCED_MILITIA_WEAK]
            kind = (IS_DRILLED[unit], STRENGTH[unit * 3 + 2], 0 if weak else STRENGTH[unit * 3 + 1])
            if kind not in self.kinds:
                self.kinds.append(kind)
                self.full.append(0)
                self.reduced.append(0)
            (self.full if state.steps[unit] == 2 else self.reduced)[self.kinds.index(kind)] += 1

    def strength(self) -> int:
        total = 0
        for kind, (_, full, reduced) in enumerate(self.kinds):
            total += full * self.full[kind] + reduced * self.reduced[kind]
        return total

    def strongest_left(self, owed: int, taken: int, memo: dict[tuple[int, ...], int]) -> int:
        """The most strength an owner can keep through so many losses, taken as 7.62 and 7.63 want."""
        if owed == 0:
            return self.strength()
        key = (owed, *self.full, *self.reduced)
        if key in memo:
            return memo[key]
        on_drilled = taken % 2 == 0 and self.any_to_lose(True, True)
        full = self.any_to_lose(on_drilled, False)
        best = 0
        for kind, (drilled, _, _) in enumerate(self.kinds):
            if (on_drilled and not drilled) or not (self.full if full else self.reduced)[kind]:
                continue
            change = 1 if full else 0
            self.full[kind] -= change
            self.reduced[kind] += 2 * change - 1
            best = max(best, self.strongest_left(owed - 1, taken + 1, memo))
            self.full[kind] += change
            self.reduced[kind] -= 2 * change - 1
        memo[key] = best
        return best

    def any_to_lose(self, on_drilled: bool, reduced_too: bool) -> bool:
        """Whether anybody can be lost: a full unit, or a reduced one too; a Drilled one, or whichever."""
        for kind, (drilled, _, _) in enumerate(self.kinds):
            if (drilled or not on_drilled) and (self.full[kind] or (reduced_too and self.reduced[kind])):
                return True
        return False


# -- sieges and assaults


def siege_modifiers(state: State, commander: int, space: int) -> list[tuple[int, int]]:
    """8.231 Whose tactics, or -1 for the place itself, and what is added for it."""
    defender = state.highest(state.leaders_at(1 - SIDE[commander], space))
    found = [(commander, TACTICS[commander])]
    if defender >= 0:
        found.append((defender, -TACTICS[defender]))
    if space == LOUISBOURG:
        found.append((-1, -1))
    return found


def siege_odds(state: State, commander: int, space: int, coehorns: int = 0) -> dict[int, int]:
    """8.231 The siege level after a roll -> chances in six; `coehorns` 2 for the besieger's, -2 for the besieged's."""
    modifier = coehorns
    for _, by in siege_modifiers(state, commander, space):
        modifier += by
    found: dict[int, int] = {}
    for die in range(1, 7):
        level = min(2, max(0, state.siege[space] - 1) + SIEGE[row(die + modifier)])
        found[level] = found.get(level, 0) + 1
    return found


def assault_odds(state: State, side: int, space: int, coehorns: int = 0) -> dict[str, object]:
    """9 Every throw of the two dice, with everybody there."""
    enemy = 1 - side
    own = state.units_at(side, space)
    theirs = state.units_at(enemy, space)
    leaders = state.leaders_at(side, space)
    garrison = state.leaders_at(enemy, space)
    best = state.highest(leaders)
    other_best = state.highest(garrison)
    attack = (TACTICS[best] if best >= 0 else 0) + max(0, coehorns)
    defence = (TACTICS[other_best] if other_best >= 0 else 0) + max(0, -coehorns)
    at = column(state.strength(own), 1)
    back = column(state.strength(theirs), 0)
    losses: dict[tuple[int, int], int] = {}
    captures = 0
    attacker_tested = 0
    defender_tested = 0
    for die in range(1, 7):
        inflicted = combat(die + attack, at)
        for other in range(1, 7):
            suffered = combat(other + defence, back)
            captures += 1 if inflicted > suffered else 0
            key = (min(suffered, steps_of(state, own)), min(inflicted, steps_of(state, theirs)))
            losses[key] = losses.get(key, 0) + 1
            attacker_tested += 1 if suffered and other in (1, 6) else 0
            defender_tested += 1 if inflicted and die in (1, 6) else 0
    return {
        "of": 36,
        "captures": captures,
        "points": points_for(state, side, space),
        "losses": [
            {"attacker": lost, "defender": inflicted, "chances": chances}
            for (lost, inflicted), chances in sorted(losses.items())
        ],
        "leaders": leader_chances([(leaders, attacker_tested), (garrison, defender_tested)], 36),
    }


def points_for(state: State, side: int, space: int) -> int:
    """12.0 What the captor of the fort or fortress scores, with Niagara and Ohio Forks (12.23)."""
    points = 2 if state.work[space] >> 1 == FORT else 3
    if space == NIAGARA or space == OHIO_FORKS:
        held_by_french = state.flags & (FRENCH_NIAGARA if space == NIAGARA else FRENCH_OHIO) != 0
        points += 1 if held_by_french != (side == FRENCH) else 0
    return points


def steps_of(state: State, units: list[int]) -> int:
    total = 0
    for unit in units:
        total += state.steps[unit]
    return total


# -- raids


def raid_modifiers(state: State, pieces: list[int], space: int) -> list[tuple[str, int]]:
    """10.3 The text ids of what changes the die, and by how much."""
    enemy = 1 - SIDE[pieces[0]]
    found: list[tuple[str, int]] = []
    leaders = [piece for piece in pieces if IS_LEADER[piece]]
    if leaders:
        found.append(("foresee-tactics", TACTICS[leaders[0]]))
    if any(TYPE[piece] == RANGER for piece in pieces):
        found.append(("foresee-rangers", 1))
    department = DEPARTMENT[space]
    guarded = department and SIDE_OF_DEPARTMENT[department] == enemy and ORIGINAL[space] == enemy
    if guarded and state.count_units(enemy, MILITIA_BOX_OF[department]) >= 2:
        found.append(("foresee-militia", -1))
    return found


def raid_odds(state: State, pieces: list[int], space: int, blockhouses: bool = False) -> dict[str, object]:
    """10.3 Success, and steps lost, of a raid -> chances in six; the first leader named leads it."""
    enemy = 1 - SIDE[pieces[0]]
    leaders = [piece for piece in pieces if IS_LEADER[piece]]
    modifier = 0
    for _, by in raid_modifiers(state, pieces, space):
        modifier += by
    village = bool(NATIONS_OF[space]) and state.allied(enemy, space)
    target = state.has_work(enemy, space) or village
    hard = target or blockhouses or state.flags & BLOCKHOUSES_OF << enemy != 0
    six_tests = target or (hard and not state.options[SIX_SPARES_AT_BLOCKHOUSES])
    found: dict[str, object] = {}
    success = 0
    lost = [0, 0, 0]
    tested = 0
    for die in range(1, 7):
        result = (HARD_RAID if hard else PLAIN_RAID)[row(die + modifier)]
        success += 1 if result >= RAID_SUCCESS else 0
        lost[result & (RAID_SUCCESS - 1)] += 1
        tested += 1 if die == 1 or (die == 6 and six_tests) else 0
    found["of"] = 6
    found["success"] = success
    for steps, chances in enumerate(lost):
        found[f"lose-{steps}"] = chances
    found["leaders"] = leader_chances([(leaders, tested)], 6)
    return found
