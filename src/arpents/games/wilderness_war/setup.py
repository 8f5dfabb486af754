"""The four scenarios: who stands where when a match begins."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.engine.facts import as_texts, record, table, text, texts, whole
from arpents.engine.game import Game
from arpents.engine.procedure import Procedure
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FORTRESSES,
    FRENCH,
    GONE,
    LEADER_POOL,
    ORIGINAL,
    PLACES_ON_MAP,
    SIDES,
    SPACE_NUMBER,
    UNUSED,
    WAITING,
)
from arpents.games.wilderness_war.facts.deck import CARDS
from arpents.games.wilderness_war.facts.pieces import IS_LEADER, PIECE_NUMBER, PIECES
from arpents.games.wilderness_war.pieces_in_play import masks_from
from arpents.games.wilderness_war.sequence.turn import War
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import (
    DECK,
    DIPLOMATIC,
    FORT,
    FORTRESS,
    FRENCH_NIAGARA,
    FRENCH_OHIO,
    HANDICAP,
    HANDICAPS,
    MONTCALM_CAME,
    OUT,
    PITT,
    STOCKADE,
)

SCENARIO_FACTS: Final = table("arpents.games.wilderness_war", "scenarios")
SCENARIOS: Final = tuple(text(entry, "id") for entry in SCENARIO_FACTS)


class Opening:
    """How a scenario begins, read once."""

    def __init__(self, facts: dict[str, object]) -> None:
        self.start = whole(facts, "start")
        self.end = whole(facts, "end")
        self.points = whole(facts, "french_points")
        self.flags = lasting(facts)
        self.where = places(facts)
        self.steps = [steps_at(piece, self.where[piece]) for piece in range(PIECES)]
        self.here = masks_from(self.where)
        self.work = works(facts)
        self.marks = begun(facts)
        self.deck = list(range(1, whole(facts, "last_card") + 1))
        self.card_in = [DECK if 0 < card <= len(self.deck) else OUT for card in range(CARDS)]
        self.hand_size = hand_sizes(facts)


def set_up(game: Game[State], scenario: int, options: list[int], chance: Chance) -> State:
    opening = OPENINGS[scenario]
    stack: list[Procedure[State]] = [War(FRENCH)]
    state = State(
        year=opening.start,
        season=0,
        last_year=opening.end,
        points=opening.points + handicap(options),
        flags=opening.flags,
        assemblies=1,
        first_side=FRENCH,
        passed=0,
        carried=0,
        built=0,
        where=opening.where[:],
        steps=opening.steps[:],
        role=[0] * PIECES,
        here=opening.here[:],
        work=opening.work[:],
        siege=[0] * PLACES_ON_MAP,
        marks=opening.marks[:],
        card_in=opening.card_in[:],
        known=[0] * CARDS,
        deck=opening.deck[:],
        hands=[0, 0],
        hand_size=opening.hand_size[:],
        touched=[],
        intercepted=[],
        avoided=[],
    )
    state.lay_out(game, scenario, options, chance, stack)
    return state


def lasting(facts: dict[str, object]) -> int:
    """5.51 What is in effect from the start."""
    in_effect = texts(facts, "in_effect")
    flags = FRENCH_NIAGARA | FRENCH_OHIO
    if "william-pitt" in in_effect:
        flags |= PITT
    if "diplomatic-revolution" in in_effect:
        flags |= DIPLOMATIC
    if not texts(facts, "with_french_regulars"):
        flags |= MONTCALM_CAME
    return flags


def handicap(options: list[int]) -> int:
    """12.3 The points a bid gave to the other player."""
    value = HANDICAPS[options[HANDICAP]]
    if value == "none":
        return 0
    side, points = value.split("-")
    return int(points) if side == "french" else -int(points)


def steps_at(piece: int, place: int) -> int:
    if IS_LEADER[piece]:
        return 0 if place == GONE else 1
    return 2 if place < UNUSED else 0


def hand_sizes(facts: dict[str, object]) -> list[int]:
    sizes = facts["hands"]
    if not isinstance(sizes, list):
        raise ValueError("hands")
    return [int(sizes[BRITISH]), int(sizes[FRENCH])]


def places(facts: dict[str, object]) -> list[int]:
    where = [UNUSED] * PIECES
    for group in (record(facts, "pieces"), record(facts, "militia")):
        for space, names in group.items():
            for name in as_texts(names):
                where[PIECE_NUMBER[name]] = SPACE_NUMBER[space]
    for field, place in (
        ("leader_pool", LEADER_POOL),
        ("with_french_regulars", WAITING),
        ("with_pitt", WAITING),
        ("leaders_unused", GONE),
    ):
        for name in texts(facts, field):
            where[PIECE_NUMBER[name]] = place
    return where


def works(facts: dict[str, object]) -> list[int]:
    work = [0] * PLACES_ON_MAP
    for space in FORTRESSES:
        work[space] = 2 * FORTRESS + ORIGINAL[space]
    for field, kind in (("forts", FORT), ("stockades", STOCKADE)):
        for side, names in record(facts, field).items():
            for name in as_texts(names):
                work[SPACE_NUMBER[name]] = 2 * kind + SIDES.index(side)
    return work


def begun(facts: dict[str, object]) -> list[int]:
    marks = [0] * PLACES_ON_MAP
    for side, names in record(facts, "forts_under_construction").items():
        for name in as_texts(names):
            marks[SPACE_NUMBER[name]] = 1 + SIDES.index(side)
    return marks


OPENINGS: Final = [Opening(facts) for facts in SCENARIO_FACTS]
