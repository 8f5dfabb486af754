"""What a seat sees, as numbers: the whole map, its own hand, and how many cards the others are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.engine.observation import Layers, Slate
from arpents.games.wilderness_war.facts.board import (
    LEADER_POOL,
    PLACES_ON_MAP,
    SIDES,
    SPACE_NAMES,
    UNUSED,
    VILLAGES,
)
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, CARDS
from arpents.games.wilderness_war.facts.pieces import (
    IS_DRILLED,
    IS_LEADER,
    PEOPLE_OF,
    PIECE_NAMES,
    PIECES,
    SIDE,
    STRENGTH,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.view import LASTING
from arpents.games.wilderness_war.words.markers import (
    AMPHIB,
    DIGGING,
    DISCARDED,
    FIELDWORKS_SHIFT,
    FRENCH_NIAGARA,
    FRENCH_OHIO,
    HAND,
    MONTCALM_CAME,
    MOVING,
    RAIDED_SHIFT,
    REGULARS_OF,
    REMOVED,
    SURRENDER_SEEN,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST_YEAR: Final = 1755
OF_MATCH: Final = ("year", "season", "last-year", "points", "assemblies", "deck", "niagara-french", "ohio-french",
                   "surrender-seen", "montcalm-came")  # fmt: skip
OF_SIDE: Final = ("cards", "hand-size", "held", "must-play-all", "built-last", "regulars-played")
OF_SPACE: Final = ("british-drilled", "british-others", "british-units", "british-leaders", "french-drilled",
                   "french-others", "french-units", "french-leaders", "british-work", "french-work", "siege",
                   "british-fort-begun", "french-fort-begun", "raided-by-british", "raided-by-french",
                   "british-fieldworks", "french-fieldworks", "amphib", "allied-to-british",
                   "allied-to-french")  # fmt: skip
OF_PIECE: Final = ("place", "steps", "acting")  # the number of the space and 1; 0 for what is not there
OF_CARD: Final = ("hand", "known", "discarded", "removed")

LAYERS: Final = Layers()
LAYERS.open_words = (
    "pass", "hold", "raze", "build", "next", "stay", "sortie", "move", "infiltrate", "sail", "land-at", "drop",
    "play", "intercept", "avoid-to", "join", "lose", "retreat-all", "dismiss", "restore", "remove", "enlist",
    "refit", "enlist-rangers", "swap", "abandon", "level",
)  # fmt: skip
MATCH: Final = LAYERS.add("match", ("now",), OF_MATCH)
LASTS: Final = LAYERS.add("lasting", [name for _, name in LASTING], ("on",))
ARMIES: Final = LAYERS.add("sides", SIDES, OF_SIDE)
MAP: Final = LAYERS.add("spaces", SPACE_NAMES[:PLACES_ON_MAP], OF_SPACE)
COUNTERS: Final = LAYERS.add("pieces", PIECE_NAMES, OF_PIECE, signed=False)
HANDS: Final = LAYERS.add("cards", CARD_NAMES, OF_CARD)

WIDE: Final = len(OF_SPACE)
STRENGTH_OF: Final = 4  # columns that a side has for its pieces
LASTING_FLAGS: Final[list[int]] = [flag for flag, _ in LASTING]
COLUMN: Final[list[int]] = [STRENGTH_OF * side for side in SIDE]  # by piece: the first column of its side
# by piece: the villages whose allegiance it shows, as the first entry of each
ALLIED: Final[list[list[int]]] = [
    [MAP + village * WIDE + 18 + SIDE[piece] for village in VILLAGES if piece in PEOPLE_OF[village]]
    for piece in range(PIECES)
]


def write(state: State, seat: int, slate: Slate) -> None:
    flags = state.flags
    slate.put(MATCH, state.year - FIRST_YEAR)
    slate.put(MATCH + 1, state.season)
    slate.put(MATCH + 2, state.last_year - FIRST_YEAR)
    slate.put(MATCH + 3, state.points)
    slate.put(MATCH + 4, state.assemblies)
    slate.put(MATCH + 5, len(state.deck))
    slate.put(MATCH + 6, 1 if flags & FRENCH_NIAGARA else 0)
    slate.put(MATCH + 7, 1 if flags & FRENCH_OHIO else 0)
    slate.put(MATCH + 8, 1 if flags & SURRENDER_SEEN else 0)
    slate.put(MATCH + 9, 1 if flags & MONTCALM_CAME else 0)
    for number in range(len(LASTING_FLAGS)):
        if flags & LASTING_FLAGS[number]:
            slate.put(LASTS + number, 1)
    for side in range(2):
        at = ARMIES + side * len(OF_SIDE)
        slate.put(at, state.hands[side])
        slate.put(at + 1, state.hand_size[side])
        slate.put(at + 2, state.passed >> side & 1)
        slate.put(at + 3, state.carried >> side & 1)
        slate.put(at + 4, state.built >> side & 1)
        slate.put(at + 5, 1 if flags & REGULARS_OF << side else 0)
    write_pieces(state, slate)
    write_spaces(state, slate)
    write_cards(state, seat, slate)


def write_cards(state: State, seat: int, slate: Slate) -> None:
    card_in = state.card_in
    own: i64 = HAND + seat
    others: i64 = HAND + 1 - seat
    at: i64 = HANDS
    width: i64 = len(OF_CARD)
    for card in range(1, CARDS):
        place: i64 = card_in[card]
        at += width
        if place == own:
            slate.put(at, 1)
        elif place == others:
            if state.known[card] >> seat & 1:
                slate.put(at + 1, 1)
        elif place == DISCARDED:
            slate.put(at + 2, 1)
        elif place == REMOVED:
            slate.put(at + 3, 1)


def write_pieces(state: State, slate: Slate) -> None:
    where = state.where
    steps = state.steps
    role = state.role
    wide: i64 = WIDE
    first: i64 = MAP
    width: i64 = len(OF_PIECE)
    at: i64 = COUNTERS - width
    for piece in range(PIECES):
        at += width
        place: i64 = where[piece]
        if place >= UNUSED and place != LEADER_POOL:
            continue
        step = steps[piece]
        slate.put_unsigned_pair(at, 1 + place, step)
        if role[piece] & MOVING:
            slate.put_unsigned(at + 2, 1)
        if place >= PLACES_ON_MAP:
            continue
        column: i64 = COLUMN[piece]
        column += first + place * wide
        if IS_LEADER[piece]:
            slate.add(column + 3, 1)
            continue
        slate.add(column + 2, 1)
        slate.add(column if IS_DRILLED[piece] else column + 1, STRENGTH[3 * piece + step])
        for village in ALLIED[piece]:
            slate.put(village, 1)


def write_spaces(state: State, slate: Slate) -> None:
    wide: i64 = WIDE
    first: i64 = MAP
    at: i64 = first - wide
    for work in state.work:
        at += wide
        if work:
            slate.put(at + 8 + (work & 1), work >> 1)
    at = first - wide
    for siege in state.siege:
        at += wide
        if siege:
            slate.put(at + 10, siege)
    at = first - wide
    for marks in state.marks:
        at += wide
        if marks:
            digging = marks & DIGGING
            if digging:
                slate.put(at + 10 + digging, 1)
            slate.put(at + 13, marks >> RAIDED_SHIFT & 15)
            slate.put(at + 14, marks >> RAIDED_SHIFT + 4 & 15)
            fieldworks = marks >> FIELDWORKS_SHIFT & 3
            if fieldworks:
                slate.put(at + 14 + fieldworks, 1)
            if marks & AMPHIB:
                slate.put(at + 17, 1)
