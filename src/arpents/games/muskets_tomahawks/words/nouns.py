"""The names of things: units, places, cards, what dice and tests tell."""

from __future__ import annotations

from typing import Final

from arpents.engine.errors import UnknownAction
from arpents.engine.vocabulary import Nouns, Numbers, Sets, Signed
from arpents.games.muskets_tomahawks.facts.profiles import INTRIGUE_IDS, RESULT_IDS, TALENT_IDS, TYPE_IDS
from arpents.games.muskets_tomahawks.facts.reading import all_spelt
from arpents.games.muskets_tomahawks.table.geometry import COLUMNS, LATTICE, ROWS, place_number, place_x, place_y
from arpents.games.muskets_tomahawks.words.terms import HIT_IDS, SAVE_IDS, STRIKE_IDS, TEST_IDS

COARSE: Final = 32  # two inches: between the places that bots are offered
COARSE_COLUMNS: Final = (COLUMNS - 1) * LATTICE // COARSE + 1
COARSE_ROWS: Final = (ROWS - 1) * LATTICE // COARSE + 1
MOST_STEPS: Final = 64  # that a learner's list of choices has room for


class Lettered(Nouns):
    """Things that only have a number in the match: u3, m1, b0, c2. Texts and programs read the number."""

    def __init__(self, letter: str, most: int) -> None:
        super().__init__("", [])
        self.letter = letter
        self.most = most  # that a learner's list of choices has room for

    def count(self) -> int:
        return self.most

    def name(self, number: int) -> str:
        return f"{self.letter}{number}"

    def number(self, name: str) -> int:
        digits = name[1:]
        if name[:1] != self.letter or not (digits.isascii() and digits.isdigit()) or len(digits) > 3:
            return -1
        return int(digits) if str(int(digits)) == digits else -1

    def argument(self, number: int) -> object:
        return number


class Places(Nouns):
    """1.9 Lattice places, in inches: 12.5-24 is 12 1/2 in east and 24 in north of the south-west corner.

    A learner chooses among places two inches apart, or half an inch where bots too are offered those.
    """

    def __init__(self, apart: int) -> None:
        super().__init__("", [])
        self.apart = apart
        self.columns = (COLUMNS - 1) * LATTICE // apart + 1
        self.rows = (ROWS - 1) * LATTICE // apart + 1

    def name(self, number: int) -> str:
        return f"{in_inches(place_x(number))}-{in_inches(place_y(number))}"

    def number(self, name: str) -> int:
        parts = name.split("-")
        if len(parts) != 2:
            return -1
        x = half_inches(parts[0])
        y = half_inches(parts[1])
        if x < 0 or y < 0 or x >= COLUMNS or y >= ROWS:
            return -1
        return y * COLUMNS + x

    def argument(self, number: int) -> object:
        return f"{in_inches(place_x(number))} × {in_inches(place_y(number))}"

    def count(self) -> int:
        return self.columns * self.rows

    def index(self, number: int) -> int:
        x = place_x(number)
        y = place_y(number)
        if x % self.apart or y % self.apart:
            raise UnknownAction("not-in-action-space", noun=self.name(number))
        return y // self.apart * self.columns + x // self.apart

    def at(self, index: int) -> int:
        return place_number(index % self.columns * self.apart, index // self.columns * self.apart)


def in_inches(length: int) -> str:
    """Half inches as people write them."""
    halves = length // LATTICE
    return f"{halves // 2}.5" if halves % 2 else str(halves // 2)


def half_inches(text: str) -> int:
    whole, _, part = text.partition(".")
    if not (whole.isascii() and whole.isdigit()) or len(whole) > 3 or str(int(whole)) != whole:
        return -1
    if "." in text and part != "5":
        return -1
    return 2 * int(whole) + (1 if part == "5" else 0)


ROLLED_AGAIN: Final = 11
MOST_FACES: Final = 15


class Faces(Nouns):
    """In events only: faces of D10 packed four bits each, one more than they show; 1→7 was rolled again."""

    def __init__(self) -> None:
        super().__init__("", [])

    def argument(self, number: int) -> object:
        told: list[str] = []
        joined = False
        while number:
            code = number & 15
            number >>= 4
            if code == ROLLED_AGAIN:
                joined = True
            elif joined:
                told[-1] += f"→{code - 1}"
                joined = False
            else:
                told.append(str(code - 1))
        return told


DIRECTION_IDS: Final = ["e", "ne", "n", "nw", "w", "sw", "s", "se"]
STANCE_IDS: Final = [
    f"{formation}-{direction}"
    for formation in ("dispersed", "one-rank", "two-ranks", "column")
    for direction in DIRECTION_IDS
]
CARD_IDS: Final = [
    f"{side}-{type}" for side in ("attacker", "defender") for type in [*TYPE_IDS, "forward", "morale"]
] + ["clock", "red-clock"]

UNIT: Final = Lettered("u", 64)
MARKER: Final = Lettered("m", 64)
STRUCTURE: Final = Lettered("b", 16)
BOAT: Final = Lettered("c", 16)
PLACE: Final = Places(COARSE)
SHORE: Final = Places(LATTICE)
NUMBER: Final = Numbers()
STEPS: Final = Numbers(counted=MOST_STEPS)
SIGNED: Final = Signed()
SEAT: Final = Nouns("seat", ["attacker", "defender"])
CARD: Final = Nouns("card", CARD_IDS)
EDGE: Final = Nouns("edge", ["east", "north", "west", "south"])
DIRECTION: Final = Nouns("direction", DIRECTION_IDS)
LINE_WAY: Final = Nouns("line", ["n-s", "nw-se", "w-e", "sw-ne"])
STANCE: Final = Nouns("stance", STANCE_IDS)
FORMATION: Final = Nouns("formation", ["dispersed", "one-rank", "two-ranks", "column"])
RESULT: Final = Nouns("result", all_spelt(RESULT_IDS) + ["shaken"])
TALENT: Final = Nouns("talent", all_spelt(TALENT_IDS))
INTRIGUE: Final = Nouns("intrigue", all_spelt(INTRIGUE_IDS))
WEATHER: Final = Nouns("weather", ["clear", "heavy-rain", "dusk", "darkness", "fog", "storm"])
HIT_TERMS: Final = Sets(Nouns("hit", HIT_IDS))
STRIKE_TERMS: Final = Sets(Nouns("strike", STRIKE_IDS))
SAVE_TERMS: Final = Sets(Nouns("save", SAVE_IDS))
TEST_TERMS: Final = Sets(Nouns("test", TEST_IDS))
FACES: Final = Faces()
SCENARIO: Final = Nouns("scenario", ["raid", "ambush", "captives", "meeting", "reconnaissance", "portage"])
