"""How a player of Muskets & Tomahawks goes on when nobody thinks hard, and what such a player would try."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import high_of, kind_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.actions.marker_actions import ActMarker
from arpents.games.muskets_tomahawks.advice.appeal import act_worth, action_worth, card_worth, marker_worth, move_worth
from arpents.games.muskets_tomahawks.advice.data import WEIGHTS
from arpents.games.muskets_tomahawks.advice.lay import Lay
from arpents.games.muskets_tomahawks.advice.places import Ground
from arpents.games.muskets_tomahawks.evaluate import guess
from arpents.games.muskets_tomahawks.features.wagons import MoveWagon
from arpents.games.muskets_tomahawks.fire.declaring import Shoot
from arpents.games.muskets_tomahawks.fire.vigilance import Watch
from arpents.games.muskets_tomahawks.melee.engagement import Engage
from arpents.games.muskets_tomahawks.melee.melee import FollowUp
from arpents.games.muskets_tomahawks.morale.reaction import Reaction
from arpents.games.muskets_tomahawks.moves.guns import MoveGun
from arpents.games.muskets_tomahawks.moves.marches import MoveColumn, MoveFormed
from arpents.games.muskets_tomahawks.moves.marker_moves import MoveMarker
from arpents.games.muskets_tomahawks.moves.movement import Move
from arpents.games.muskets_tomahawks.moves.passages import ComeOut, EnterTable
from arpents.games.muskets_tomahawks.moves.sailing import MoveBoat
from arpents.games.muskets_tomahawks.setting_up.deployment import Deploy
from arpents.games.muskets_tomahawks.setting_up.flotilla import PutBoats
from arpents.games.muskets_tomahawks.setting_up.points import Points
from arpents.games.muskets_tomahawks.setting_up.setup import Setup
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.turn.cards import Activations
from arpents.games.muskets_tomahawks.turn.command import Go
from arpents.games.muskets_tomahawks.words import kinds

SURE: Final = 6  # hundredths of a point by which anybody may err
BOLD: Final = 40
WILD: Final = 8  # one try in so many is anything at all
GO_SHARE: Final = 20  # of a level's simulations, one in so many
SETUP_SHARE: Final = 40
ACTION_SHARE: Final = 5
FEWEST: Final = 8
SHORT_SIGHTED: Final = 100  # simulations: with less nobody follows a card to its end
FARTHEST: Final = 2  # turns
BAD_DIE: Final = 4  # 4.9 what veterans roll again


def respond(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """What looks best at a glance."""
    return chosen(state, seat, actions, chance, SURE)


def consider(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """What looks good at a glance, or might; now and then anything."""
    if len(actions) == 1:
        return actions[0]
    if chance.below(WILD) == 0:
        return guess(actions, chance)
    return chosen(state, seat, actions, chance, BOLD)


def pace(state: State, simulations: int, turns: int) -> tuple[int, int]:
    """A card is followed to its end, as often as that is quick; what one unit does is judged by itself, more often."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Go):
        ahead = min(turns, FARTHEST)
        if 0 < simulations < SHORT_SIGHTED:  # who acts, not what comes of it
            ahead = 0
        return max(simulations // GO_SHARE, FEWEST), ahead
    if isinstance(top, (Setup, Deploy, Points, PutBoats)):
        return max(simulations // SETUP_SHARE, FEWEST), 0
    return max(simulations // ACTION_SHARE, FEWEST), 0


def overlooked(level: str) -> dict[str, int]:
    """A recruit is drawn into the fight in front of him; the militia sees half of what is to come."""
    return WEIGHTS.table(level) if level in WEIGHTS.said else {}


def revealed(state: State) -> int:
    """A line is one card, one unit's action or one piece of the set-up: each is thought of by itself."""
    number = state.chance.drawn + state.shown
    for procedure in state.stack:
        if isinstance(procedure, Activations):
            number += 1 + procedure.acted.bit_count() + procedure.acted_markers.bit_count()
            if procedure is not state.stack[-1]:  # the unit that acts has been counted already
                number -= 1
        elif isinstance(procedure, Deploy):
            number -= procedure.waiting.bit_count()
    return number


def chosen(state: State, seat: int, actions: list[int], chance: Chance, doubt: int) -> int:
    """The best of the choices, each with some doubt."""
    if len(actions) == 1:
        return actions[0]
    worths = appeals(state, seat, actions)
    best = actions[0]
    most = -(1 << 30)
    for k in range(len(actions)):
        worth = worths[k] + chance.below(doubt)
        if worth > most:
            most = worth
            best = actions[k]
    return best


def appeals(state: State, seat: int, actions: list[int]) -> list[int]:
    """What each choice seems to be worth, in hundredths of a point."""
    top = state.stack[-1]
    if isinstance(top, Act):
        lay = Lay(state)
        ground = Ground(state, lay, top.unit, seat)
        return [action_worth(ground, action) for action in actions]
    if isinstance(top, Activations):
        lay = Lay(state)
        return [activation_worth(state, lay, seat, action) for action in actions]
    if isinstance(top, Go):
        lay = Lay(state)
        return [card_worth(state, lay, seat, action) for action in actions]
    if isinstance(top, ActMarker):
        lay = Lay(state)
        ground = Ground(state, lay, state.marker_unit[top.marker], seat)
        return [marker_worth(ground, top.marker, action) for action in actions]
    unit = mover(state)
    if unit >= -1:
        lay = Lay(state)
        ground = Ground(state, lay, unit, seat)
        return [move_worth(ground, action) for action in actions]
    if isinstance(top, Shoot):
        lay = Lay(state)
        return [target_worth(state, lay, top.unit, action) for action in actions]
    if isinstance(top, Watch):
        return watch_worths(state, top.cursor, top.unit, actions)
    if isinstance(top, Engage):
        return reply_worths(state, top.target, top.unit, actions)
    if isinstance(top, Reaction):
        return [verdict_worth(top.die, action) for action in actions]
    return [plain_worth(action) for action in actions]


def mover(state: State) -> int:
    """The unit that looks for a place, -1 for a dummy; -2 when it is something else."""
    top = state.stack[-1]
    if isinstance(top, Move):
        return top.unit
    if isinstance(top, MoveFormed):
        return top.unit
    if isinstance(top, MoveColumn):
        return top.unit
    if isinstance(top, MoveMarker):
        return state.marker_unit[top.marker]
    if isinstance(top, MoveGun):
        return top.unit
    if isinstance(top, MoveBoat):
        return top.unit
    if isinstance(top, MoveWagon):
        return top.unit
    if isinstance(top, ComeOut):
        return top.unit
    if isinstance(top, EnterTable):
        return top.unit
    if isinstance(top, Deploy):
        return top.unit
    if isinstance(top, FollowUp):
        return -2
    if isinstance(top, (Points, PutBoats)):
        return -1
    return -2


def activation_worth(state: State, lay: Lay, seat: int, action: int) -> int:
    kind = kind_of(action)
    if kind == kinds.ACT:
        return act_worth(state, lay, noun_of(action))
    if kind == kinds.ACT_MARKER:
        return 8
    return 0


def target_worth(state: State, lay: Lay, unit: int, action: int) -> int:
    """10.2 Where the fire does most."""
    kind = kind_of(action)
    noun = noun_of(action)
    if kind == kinds.TARGET or kind == kinds.SPLIT:
        if lay.x[noun] < 0 or lay.x[unit] < 0:
            return 0
        hope = lay.hope(unit, lay.away(unit, noun), noun, lay.shade[noun]) // 1000
        return hope if kind == kinds.TARGET else hope // 4
    if kind == kinds.FIRE_ALL:
        return 40
    if kind == kinds.FIRE_VOLLEY:
        return 60
    if kind == kinds.FACE:
        return 3
    return 8


def watch_worths(state: State, watcher: int, unit: int, actions: list[int]) -> list[int]:
    """11.5 Fire while it counts: a far target may yet come nearer."""
    hope = 30
    if unit >= 0:
        lay = Lay(state)
        if lay.x[unit] >= 0 and lay.x[watcher] >= 0:
            hope = lay.kills(watcher, lay.away(watcher, unit), unit, lay.shade[unit]) * lay.worth[unit] // 1000
    found: list[int] = []
    for action in actions:
        found.append(12 if action == kinds.HOLD_FIRE else hope + 6 if action == kinds.REACT_VOLLEY else hope)
    return found


def reply_worths(state: State, target: int, unit: int, actions: list[int]) -> list[int]:
    """12.3 Fire, or give way to those who are stronger."""
    lay = Lay(state)
    threat = lay.charge(unit, target)
    found: list[int] = []
    for action in actions:
        worth = 0
        if action == kinds.REPLY_FIRE:
            worth = 20 + lay.kills(target, 64, unit, lay.shade[unit] + 2) * lay.worth[unit] // 1000
        elif action == kinds.REPLY_THROW:
            worth = 10
        elif action == kinds.EVADE:
            worth = threat // 2 - 10
        found.append(worth)
    return found


def verdict_worth(die: int, action: int) -> int:
    if action == kinds.REROLL:
        return 20 if die < BAD_DIE else -20
    return 4 if action == kinds.TAKE_SHAKEN else 0


def plain_worth(action: int) -> int:
    """Whatever else is asked."""
    kind = kind_of(action)
    if kind == kinds.GIVE_UP:  # 15.3
        return 60
    if kind == kinds.EMBARK:
        return 400 + high_of(action)
    if kind == kinds.THROW:
        return 20
    if kind == kinds.FORWARD_ACTIONS:
        return 6
    if kind == kinds.ENTER:
        return 10
    return 0
