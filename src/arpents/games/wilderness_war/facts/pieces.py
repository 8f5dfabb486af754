"""3 The pieces: units by type, leaders by rating. British ones come first, Drilled Troops before the others."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import table, text, whole
from arpents.games.wilderness_war.facts.board import BRITISH, FRENCH, SIDES, SPACE_NUMBER

REGULAR: Final = 0
ROYAL_AMERICAN: Final = 1
HIGHLAND: Final = 2
MARINE_DETACHMENT: Final = 3
LIGHT_INFANTRY: Final = 4
NORTHERN_PROVINCIAL: Final = 5
SOUTHERN_PROVINCIAL: Final = 6
RANGER: Final = 7
COUREUR: Final = 8
INDIAN: Final = 9
MILITIA: Final = 10
LEADER: Final = 11
TYPES: Final = (
    "regular", "royal-american", "highland", "marine-detachment", "light-infantry", "northern-provincial",
    "southern-provincial", "ranger", "coureur", "indian", "militia", "leader",
)  # fmt: skip

NO_GROUP: Final = 0
NORTHERN_NATIONS: Final = 1
WESTERN_NATIONS: Final = 2
UPPER_LAKES_NATIONS: Final = 3
IROQUOIS: Final = 4
MOHAWK: Final = 5
CHEROKEE: Final = 6
GROUPS: Final = ("", "northern", "western", "pays-den-haut", "iroquois", "mohawk", "cherokee")

UNIT_FACTS: Final = table("arpents.games.wilderness_war", "units")
LEADER_FACTS: Final = table("arpents.games.wilderness_war", "leaders")
PIECE_FACTS: Final = [
    entry for side in SIDES for facts in (UNIT_FACTS, LEADER_FACTS) for entry in facts if text(entry, "side") == side
]
PIECES: Final[int] = len(PIECE_FACTS)
PIECE_NAMES: Final[list[str]] = [text(entry, "id") for entry in PIECE_FACTS]
PIECE_NUMBER: Final[dict[str, int]] = {name: piece for piece, name in enumerate(PIECE_NAMES)}
SIDE: Final[list[int]] = [SIDES.index(text(entry, "side")) for entry in PIECE_FACTS]
TYPE: Final[list[int]] = [TYPES.index(text(entry, "type")) if "type" in entry else LEADER for entry in PIECE_FACTS]
FIRST: Final[list[int]] = [0, SIDE.index(FRENCH)]  # by side: its first piece
LAST: Final[list[int]] = [SIDE.index(FRENCH) - 1, PIECES - 1]  # by side: its last piece

IS_LEADER: Final[list[int]] = [1 if kind == LEADER else 0 for kind in TYPE]
IS_DRILLED: Final[list[int]] = [1 if kind <= SOUTHERN_PROVINCIAL else 0 for kind in TYPE]  # 3.11
IS_REGULAR: Final[list[int]] = [1 if kind <= MARINE_DETACHMENT else 0 for kind in TYPE]  # 3.11 Marine Detachments too
IS_AUXILIARY: Final[list[int]] = [1 if RANGER <= kind <= INDIAN else 0 for kind in TYPE]  # 3.13
IS_INDIAN: Final[list[int]] = [1 if kind == INDIAN else 0 for kind in TYPE]
IS_PROVINCIAL: Final[list[int]] = [1 if NORTHERN_PROVINCIAL <= kind <= SOUTHERN_PROVINCIAL else 0 for kind in TYPE]

MOVEMENT: Final[list[int]] = [whole(entry, "movement") if "movement" in entry else 6 for entry in PIECE_FACTS]  # 6.21
STRENGTH: Final[list[int]] = []  # piece * 3 + steps
INITIATIVE: Final[list[int]] = []
COMMAND: Final[list[int]] = []
TACTICS: Final[list[int]] = []
for piece_facts in PIECE_FACTS:
    if "strength" in piece_facts:
        STRENGTH.extend([0, whole(piece_facts, "reduced"), whole(piece_facts, "strength")])
        INITIATIVE.append(9)
        COMMAND.append(0)
        TACTICS.append(0)
    else:
        STRENGTH.extend([0, 0, 0])
        INITIATIVE.append(whole(piece_facts, "initiative"))
        COMMAND.append(whole(piece_facts, "command"))
        TACTICS.append(whole(piece_facts, "tactics"))

NATION: Final[list[str]] = [text(entry, "nation") for entry in PIECE_FACTS]
GROUP: Final[list[int]] = [GROUPS.index(text(entry, "group")) for entry in PIECE_FACTS]
NO_VILLAGE: Final = -1
VILLAGE: Final[list[int]] = [SPACE_NUMBER.get(text(entry, "village"), NO_VILLAGE) for entry in PIECE_FACTS]

# Counters that nobody tells apart share a likeness: the first of them stands for all in a list of choices.
LIKENESS: Final[list[int]] = [
    min(
        other
        for other in range(PIECES)
        if SIDE[other] == SIDE[piece]
        and TYPE[other] == TYPE[piece]
        and NATION[other] == NATION[piece]
        and (TYPE[piece] != LEADER or other == piece)
    )
    for piece in range(PIECES)
]

# Each space keeps four masks: the Drilled Troops and the other pieces of each side.
SLOT: Final[list[int]] = [2 * SIDE[piece] + (0 if IS_DRILLED[piece] else 1) for piece in range(PIECES)]
BASE: Final[list[int]] = [SLOT.index(slot) for slot in range(4)]  # by slot: the piece of its lowest bit
BIT: Final[list[int]] = [1 << (piece - BASE[SLOT[piece]]) for piece in range(PIECES)]


def bits(slot: int, wanted: list[int]) -> int:
    """The mask, in a slot, of the pieces whose flag is set."""
    mask = 0
    for piece in range(PIECES):
        if SLOT[piece] == slot and wanted[piece]:
            mask |= BIT[piece]
    return mask


LEADER_BITS: Final[list[int]] = [bits(1, IS_LEADER), bits(3, IS_LEADER)]  # by side, in its slot of other pieces
AUXILIARY_BITS: Final[list[int]] = [bits(1, IS_AUXILIARY), bits(3, IS_AUXILIARY)]
SINGLE_BITS: Final[list[int]] = [LEADER_BITS[side] | AUXILIARY_BITS[side] for side in (BRITISH, FRENCH)]
INDIAN_BITS: Final[list[int]] = [bits(1, IS_INDIAN), bits(3, IS_INDIAN)]
REGULAR_BITS: Final[list[int]] = [bits(0, IS_REGULAR), bits(2, IS_REGULAR)]  # by side, in its slot of Drilled Troops

ALIKE_BEFORE: Final[list[int]] = [  # by piece: the mask, in its slot, of counters of lower number that are its like
    sum(BIT[other] for other in range(LIKENESS[piece], piece) if LIKENESS[other] == LIKENESS[piece])
    for piece in range(PIECES)
]

ALIKE: Final[list[int]] = [  # by piece: the mask, in its slot, of all counters like it, itself among them
    sum(BIT[other] for other in range(PIECES) if LIKENESS[other] == LIKENESS[piece]) for piece in range(PIECES)
]

LEADERS: Final[list[list[int]]] = [
    [piece for piece in range(PIECES) if IS_LEADER[piece] and SIDE[piece] == side] for side in (BRITISH, FRENCH)
]
UNITS: Final[list[list[int]]] = [
    [piece for piece in range(PIECES) if not IS_LEADER[piece] and SIDE[piece] == side] for side in (BRITISH, FRENCH)
]
AUXILIARIES: Final[list[list[int]]] = [
    [piece for piece in range(PIECES) if IS_AUXILIARY[piece] and SIDE[piece] == side] for side in (BRITISH, FRENCH)
]
INDIANS: Final[list[list[int]]] = [
    [piece for piece in range(PIECES) if IS_INDIAN[piece] and SIDE[piece] == side] for side in (BRITISH, FRENCH)
]
DRILLED_TROOPS: Final[list[list[int]]] = [
    [piece for piece in range(PIECES) if IS_DRILLED[piece] and SIDE[piece] == side] for side in (BRITISH, FRENCH)
]
PIECES_OF: Final[list[list[int]]] = [list(range(FIRST[side], LAST[side] + 1)) for side in (BRITISH, FRENCH)]
SINGLES: Final[list[list[int]]] = [  # by side: Auxiliaries and leaders, who may share a card one by one
    [piece for piece in range(PIECES) if SIDE[piece] == side and (IS_LEADER[piece] or IS_AUXILIARY[piece])]
    for side in (BRITISH, FRENCH)
]
PEOPLE_OF: Final[list[list[int]]] = [[] for _ in SPACE_NUMBER]  # by village: its Indian units, of both sides
for indian in range(PIECES):
    if VILLAGE[indian] != NO_VILLAGE:
        PEOPLE_OF[VILLAGE[indian]].append(indian)

JOHNSON: Final[int] = PIECE_NUMBER["johnson"]
SHIRLEY: Final[int] = PIECE_NUMBER["shirley"]


def led_by_johnson_only(piece: int) -> bool:
    """5.534 British Mohawks and Iroquois follow Johnson alone."""
    return SIDE[piece] == BRITISH and (GROUP[piece] == IROQUOIS or GROUP[piece] == MOHAWK)
