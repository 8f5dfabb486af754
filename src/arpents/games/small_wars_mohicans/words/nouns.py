"""The names of things."""

from __future__ import annotations

from typing import Final

from arpents.engine.vocabulary import Dice, Nouns, Numbers
from arpents.games.small_wars_mohicans.facts.board import (
    PLACE_NAMES,
    SETUP,
    SHIP_NAMES,
    UNIT_NAMES,
)
from arpents.games.small_wars_mohicans.facts.calendar import SEASONS
from arpents.games.small_wars_mohicans.facts.reading import (
    LINES,
    words,
)

SEATS: Final = ("french", "british")
PLACE: Final = Nouns("place", PLACE_NAMES)
UNIT: Final = Nouns("unit", UNIT_NAMES)
SHIP: Final = Nouns("ship", SHIP_NAMES)
BOX: Final = Nouns("box", [name.removeprefix("box-") for name in words(SETUP["naval_boxes"])])
SEAT: Final = Nouns("seat", list(SEATS))
SEASON: Final = Nouns("season", SEASONS)
TERRAIN: Final = Nouns("terrain", ["clear", "woods"])
LINE: Final = Nouns("line", ["none", *LINES[1:]])
NUMBER: Final = Numbers()
FACES: Final = Dice()
