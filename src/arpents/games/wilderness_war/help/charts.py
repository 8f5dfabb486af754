"""Charts: combat, raids, sieges, Assemblies, units and leaders, from the tables the rules read."""

from __future__ import annotations

from typing import Final

from arpents.engine.chart import NONE, Chart, Mark
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.events.politics import NORTHERN_CAP, SOUTHERN_CAP
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    INITIATIVE,
    LEADER,
    LEADERS,
    MOVEMENT,
    PIECES,
    SIDE,
    STRENGTH,
    TACTICS,
    TYPE,
)
from arpents.games.wilderness_war.facts.tables import (
    HARD_RAID,
    LAST_COLUMN,
    PLAIN_RAID,
    SIEGE,
    column,
    column_name,
    combat,
)
from arpents.games.wilderness_war.fighting.assault import Assault
from arpents.games.wilderness_war.fighting.battle import Battle, fighters
from arpents.games.wilderness_war.help.sheets import TYPE_TEXTS
from arpents.games.wilderness_war.raids.raids import Raid
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds

DICE: Final = ["≤ 0", "1", "2", "3", "4", "5", "6", "≥ 7"]  # the lines of a table, as `row` numbers them
PLAIN: Final = 0
HARD: Final = 1


def charts() -> list[Chart]:
    return [combat_table(), raid_table(), siege_table(), assemblies(), units(), leaders()]


def combat_table() -> Chart:
    """7.5 Steps inflicted, by the modified die and the column of the strength."""
    chart = Chart("chart-combat", "7.5", "chart-die", [column_name(at) for at in range(LAST_COLUMN + 1)])
    for line, head in enumerate(DICE):
        chart.row(head, [combat(line, at) for at in range(LAST_COLUMN + 1)])
    chart.note("chart-combat-shift", "7.55")
    chart.note("chart-combat-leaders", "7.7")
    return chart


def raid_table() -> Chart:
    """10.3 What a raid brings."""
    chart = Chart("chart-raid", "10.3", "chart-die", ["chart-plain-raid", "chart-hard-raid"])
    for line, head in enumerate(DICE):
        chart.row(head, [kinds.RAID_NOUN.argument(table[line]) for table in (PLAIN_RAID, HARD_RAID)])
    chart.note("chart-raid-hard", "10.3")
    return chart


def siege_table() -> Chart:
    """8.231 How far the siege level rises."""
    chart = Chart("chart-siege", "8.231", "chart-die", ["chart-siege-rise"])
    for line, head in enumerate(DICE):
        chart.row(head, [f"+{SIEGE[line]}" if SIEGE[line] else "–"])
    chart.note("chart-siege-assault", "8.24")
    return chart


def assemblies() -> Chart:
    """5.54 How many Provincials each Department may have."""
    columns: list[object] = ["department-northern", "department-southern"]
    chart = Chart("chart-assemblies", "5.54", "chart-attitude", columns)
    for level, counts in enumerate(zip(NORTHERN_CAP, SOUTHERN_CAP, strict=True)):
        chart.row(kinds.LEVEL_NOUN.argument(level), list(counts))
    return chart


def units() -> Chart:
    """3.1 The units by kind and side."""
    columns: list[object] = ["inspect-side", "chart-count", "chart-full", "chart-reduced", "inspect-movement"]
    chart = Chart("chart-units", "3.1", "inspect-sort", columns)
    seen: list[tuple[int, int, int, int, int]] = []
    for piece in range(PIECES):
        if TYPE[piece] == LEADER:
            continue
        strengths = STRENGTH[3 * piece + 2], STRENGTH[3 * piece + 1]
        seen.append((TYPE[piece], SIDE[piece], *strengths, MOVEMENT[piece]))
    for kind in sorted(set(seen)):
        sort, side, full, reduced, movement = kind
        chart.row(TYPE_TEXTS[sort], [kinds.SEAT_NOUN.text_id(side), seen.count(kind), full, reduced, movement])
    return chart


def leaders() -> Chart:
    """3.2 The leaders with their ratings."""
    columns: list[object] = ["inspect-side", "inspect-initiative", "inspect-command", "inspect-tactics"]
    chart = Chart("chart-leaders", "3.2", "inspect-leader", columns)
    for side, ones in enumerate(LEADERS):
        for leader in ones:
            ratings = [INITIATIVE[leader], COMMAND[leader], TACTICS[leader]]
            chart.row(kinds.PIECE_NOUN.argument(leader), [kinds.SEAT_NOUN.text_id(side), *ratings])
    return chart


# -- now


def chart_marks(state: State, seat: int) -> list[Mark]:
    """The columns of the battle, assault or raid that goes on, until the die is rolled; the mood of the Assemblies."""
    found = [Mark("chart-assemblies", state.assemblies, NONE, Prompt("chart-attitude"))]
    for procedure in state.stack:
        if isinstance(procedure, Battle):
            found += battle_marks(state, procedure)
        elif isinstance(procedure, Assault):
            for number, side in enumerate((procedure.seat, 1 - procedure.seat)):
                strength = state.strength(state.units_at(side, procedure.space))
                found.append(combat_mark(side, column(strength, 1 - number)))
        elif isinstance(procedure, Raid):
            at = HARD if procedure.is_hard(state) else PLAIN
            found.append(Mark("chart-raid", NONE, at, Prompt(kinds.SEAT_NOUN.text_id(procedure.seat))))
    return found


def battle_marks(state: State, battle: Battle) -> list[Mark]:
    found: list[Mark] = []
    for side in (battle.seat, 1 - battle.seat):
        attacks = side == battle.seat
        strength = state.strength(fighters(state, side, battle.space))
        strength *= 2 if battle.ambush == (1 if attacks else 2) else 1
        at = column(strength, 1 if attacks and state.fieldworks(battle.space) else 0)
        die = battle.attacker_die if attacks else battle.defender_die
        if die == 0:
            found.append(combat_mark(side, at))
    return found


def combat_mark(side: int, at: int) -> Mark:
    return Mark("chart-combat", NONE, at, Prompt(kinds.SEAT_NOUN.text_id(side)))
