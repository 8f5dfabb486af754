"""S26 The white and the black dice, and who rolls how many."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import pack_face
from arpents.games.small_wars_mohicans.facts.board import (
    TYPE,
    TYPE_REGULAR,
    WOODS,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    read,
    words,
)
from arpents.games.small_wars_mohicans.state import ELIMINATIONS, State

FACES: Final = read("dice.json")
HITS: Final = {"blank": 0, "hit": 1, "double": 2, "elimination": 0}
WHITE_HITS: Final[list[int]] = [HITS[face] for face in words(FACES["white"])]  # S26.1
BLACK_HITS: Final[list[int]] = [HITS[face] for face in words(FACES["black"])]  # S26.2
WHITE_KILLS: Final[list[int]] = [1 if face == "elimination" else 0 for face in words(FACES["white"])]
BLACK_KILLS: Final[list[int]] = [1 if face == "elimination" else 0 for face in words(FACES["black"])]
SHOWN: Final = 20  # an event tells at most so many faces


def roll(state: State, kind: int, rule: str, place: int, side: int, white: int, black: int, tomahawks: bool) -> int:
    """White dice, then black ones (SW-94): damage << 8 | eliminations. S26.3 Tomahawks may be blank."""
    damage = 0
    kills = 0
    faces = 0
    for number in range(white + black):
        face = state.chance.die()
        if number < SHOWN:
            faces = pack_face(faces, number, face)
        if number < white:
            damage += WHITE_HITS[face - 1]
            kills += WHITE_KILLS[face - 1]
        else:
            damage += BLACK_HITS[face - 1]
            kills += BLACK_KILLS[face - 1]
    if not tomahawks:
        kills = 0
    state.tell(kind, rule, place, side, faces, damage, kills)
    return damage << 8 | kills


def black_dice(state: State, units: list[int], terrain: int) -> int:
    """S26.5 In Clear, a side with a regular that rolls swaps one white die for a black one."""
    return 1 if terrain != WOODS and state.regulars(units) else 0


def tomahawks_count(state: State, terrain: int) -> bool:
    """S26.3 Tomahawks hit in Woods; the option lets them hit in any mêlée."""
    return terrain == WOODS or state.options[ELIMINATIONS] == 1


def assailants(units: list[int], round: int) -> list[int]:
    """S26.7 Besieging militia and irregulars skip the first assault round (SW-32)."""
    return [unit for unit in units if round > 1 or TYPE[unit] == TYPE_REGULAR]
