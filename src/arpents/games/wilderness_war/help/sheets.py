"""What pieces, spaces and cards are and do: their sheets. Hands apart, everything lies open (5.24)."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.prompt import Prompt
from arpents.engine.sheet import Sheet
from arpents.engine.tokens import Tokens
from arpents.engine.vocabulary import Nouns
from arpents.games.wilderness_war.common.supply import is_source, supplied
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    DEPARTMENT,
    EXITS,
    FRENCH,
    IS_FORTRESS,
    IS_PORT,
    LAKESHORE,
    LAND_LINK,
    LANDINGS,
    MILITIA_BOX_OF,
    NATIONS_OF,
    NEIGHBOURS,
    NIAGARA,
    NO_DEPARTMENT,
    NOT_ORIGINAL,
    OHIO_FORKS,
    ORIGINAL,
    PLACES_ON_MAP,
    RIVER,
    TERRAIN,
    linked,
)
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, COLOUR, EITHER, REMOVED_AFTER, RESPONSE, VALUE
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    INITIATIVE,
    IS_AUXILIARY,
    IS_DRILLED,
    IS_LEADER,
    LIGHT_INFANTRY,
    MILITIA,
    MOVEMENT,
    NO_VILLAGE,
    PEOPLE_OF,
    SIDE,
    STRENGTH,
    TACTICS,
    TYPE,
    VILLAGE,
    led_by_johnson_only,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import AMPHIB, DISCARDED, HAND, MOVING, OUT, REMOVED, SPENT

TOKENS: Final = Tokens(
    {
        "stockade": ["5.41", "7.54", "5.45"],
        "fort": ["5.42", "8.11", "9.22"],
        "fortress": ["8.11", "8.24", "9.22"],
        "fort-begun": ["5.44", "5.45"],
        "siege": ["8.23", "8.24", "8.232"],
        "fieldworks": ["7.55"],
        "amphib": ["6.431", "6.432"],
        "allied": ["5.532"],
        "raided": ["12.22", "7.3"],
    }
)
THINGS: Final[list[Nouns]] = [kinds.PIECE_NOUN, kinds.PLACE_NOUN, kinds.CARD_NOUN, TOKENS]
TYPE_TEXTS: Final = [
    "inspect-regular", "inspect-royal-american", "inspect-highland", "inspect-marine-detachment",
    "inspect-light-infantry", "inspect-northern-provincial", "inspect-southern-provincial", "inspect-ranger",
    "inspect-coureur", "inspect-indian", "inspect-militia", "inspect-leader",
]  # fmt: skip
TERRAIN_TEXTS: Final = [
    "inspect-cultivated", "inspect-wilderness", "inspect-mountain", "inspect-upper-lakes", "inspect-militia-box",
]  # fmt: skip
LINK_TEXTS: Final = [(LAND_LINK, "inspect-by-land"), (RIVER, "inspect-by-river"), (LAKESHORE, "inspect-by-lake")]
HERE: Final = ["inspect-here-british", "inspect-here-french"]  # by side
RAIDED: Final = ["inspect-raided-by-british", "inspect-raided-by-french"]


# -- in every match


def describe(sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        TOKENS.describe(number, sheet)
    elif sort is kinds.PIECE_NOUN:
        describe_piece(number, sheet)
    elif sort is kinds.CARD_NOUN:
        if number:
            describe_card(number, sheet)
    elif number < PLACES_ON_MAP:
        describe_space(number, sheet)
    elif number in MILITIA_BOX_OF:
        sheet.fact("inspect-sort", "inspect-militia-box", "3.12")
        sheet.fact("inspect-department", kinds.DEPARTMENT_NOUN.text_id(MILITIA_BOX_OF.index(number)), "3.12")
        sheet.note("inspect-militia-does", "7.3")


def describe_piece(piece: int, sheet: Sheet) -> None:
    sheet.fact("inspect-sort", TYPE_TEXTS[TYPE[piece]], "3.1")
    sheet.fact("inspect-side", kinds.SEAT_NOUN.text_id(SIDE[piece]), "3.0")
    if IS_LEADER[piece]:
        sheet.fact("inspect-initiative", INITIATIVE[piece], "5.34")
        sheet.fact("inspect-command", COMMAND[piece], "5.34")
        sheet.fact("inspect-tactics", TACTICS[piece], "7.51")
        sheet.fact("inspect-movement", MOVEMENT[piece], "6.21")
        return
    strengths: dict[str, object] = {"full": STRENGTH[3 * piece + 2], "reduced": STRENGTH[3 * piece + 1]}
    sheet.fact("inspect-strength", Prompt("inspect-strengths", "", strengths), "3.1")
    if TYPE[piece] == MILITIA:
        sheet.note("inspect-militia-does", "7.3")
        return
    sheet.fact("inspect-movement", MOVEMENT[piece], "6.2")
    if VILLAGE[piece] != NO_VILLAGE:
        sheet.fact("inspect-village", kinds.PLACE_NOUN.argument(VILLAGE[piece]), "5.532")
    if IS_DRILLED[piece]:
        sheet.note("inspect-drilled", "17.2")
    if TYPE[piece] == LIGHT_INFANTRY:
        sheet.note("inspect-light", "7.52")
    if IS_AUXILIARY[piece]:
        sheet.note("inspect-auxiliary", "10.1")
        sheet.note("inspect-scouts", "16.1")
    if led_by_johnson_only(piece):
        sheet.note("inspect-johnson-only", "5.534")


def describe_space(space: int, sheet: Sheet) -> None:
    sheet.fact("inspect-terrain", TERRAIN_TEXTS[TERRAIN[space]], "2.0")
    if DEPARTMENT[space] != NO_DEPARTMENT:
        sheet.fact("inspect-department", kinds.DEPARTMENT_NOUN.text_id(DEPARTMENT[space]), "2.0")
    if ORIGINAL[space] != NOT_ORIGINAL:
        sheet.fact("inspect-original", kinds.SEAT_NOUN.text_id(ORIGINAL[space]), "2.0")
    printed: list[object] = []
    if IS_FORTRESS[space]:
        printed.append("work-fortress")
    if IS_PORT[space]:
        printed.append("inspect-port")
    if printed:
        sheet.fact("inspect-printed", printed, "2.0")
    if NATIONS_OF[space]:
        people = [kinds.PIECE_NOUN.argument(piece) for piece in PEOPLE_OF[space]]
        sheet.fact("inspect-village-of", people or ["inspect-none"], "5.532")
    for kind, label in LINK_TEXTS:
        there = [other for other in NEIGHBOURS[space] if linked(space, other) == kind]
        if there:
            sheet.fact(label, [kinds.PLACE_NOUN.argument(other) for other in there], "2.0")
    arrows = [other for other in EXITS[space] if other not in NEIGHBOURS[space]]
    if arrows:
        sheet.fact("inspect-arrows", [kinds.PLACE_NOUN.argument(other) for other in arrows], "2.0")
    if LANDINGS[space]:
        sheet.fact("inspect-landings", [kinds.PLACE_NOUN.argument(other) for other in LANDINGS[space]], "6.43")
    if space == NIAGARA or space == OHIO_FORKS:
        sheet.note("inspect-prize", "12.23")


def describe_card(card: int, sheet: Sheet) -> None:
    sheet.fact("inspect-number", card, "5.1")
    sheet.fact("inspect-value", VALUE[card], "5.11")
    who = "inspect-either" if COLOUR[card] == EITHER else kinds.SEAT_NOUN.text_id(COLOUR[card])
    sheet.fact("inspect-users", who, "5.12")
    if RESPONSE[card]:
        sheet.note("inspect-response", "5.56")
    sheet.note(f"card-{CARD_NAMES[card]}.text", "5.5")
    if REMOVED_AFTER[card]:
        sheet.note("inspect-removed-after", "5.23")


# -- now


def inspect(state: State, seat: int, sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        return
    if sort is kinds.PIECE_NOUN:
        inspect_piece(state, number, sheet)
    elif sort is kinds.CARD_NOUN:
        if number:
            sheet.now("inspect-where", card_seen(state, seat, number), "5.24")
    elif number < PLACES_ON_MAP:
        inspect_space(state, number, sheet)
    elif number in MILITIA_BOX_OF:
        pieces_here(state, number, sheet)


def card_seen(state: State, seat: int, card: int) -> str:
    """5.24 Where a card is, as far as the seat may know."""
    place = state.card_in[card]
    if place == OUT:
        return "inspect-not-in-play"
    if place == DISCARDED:
        return "inspect-discarded"
    if place == REMOVED:
        return "inspect-removed"
    if seat == NOBODY:
        return "inspect-deck-or-hands"
    if place == HAND + seat:
        return "inspect-your-hand"
    if place == HAND + 1 - seat and state.known[card] >> seat & 1:
        return "inspect-other-hand"
    return "inspect-deck-or-other-hand"


def inspect_piece(state: State, piece: int, sheet: Sheet) -> None:
    place = state.where[piece]
    sheet.now("inspect-where", kinds.PLACE_NOUN.argument(place))
    if place >= PLACES_ON_MAP and place not in MILITIA_BOX_OF:
        return
    if not IS_LEADER[piece]:
        sheet.now("inspect-strength-now", state.strength([piece]), "7.61")
        sheet.now("inspect-steps", Prompt("inspect-of", "", {"count": state.steps[piece], "most": 2}), "3.1")
    if place < PLACES_ON_MAP:
        if state.besieged(SIDE[piece], place):
            sheet.now("inspect-besieged", "inspect-yes", "8.22")
        if IS_DRILLED[piece]:
            fed = supplied(state, SIDE[piece], place)
            sheet.now("inspect-supply", "inspect-supplied" if fed else "inspect-unsupplied", "17.2")
    if state.role[piece] & MOVING:
        sheet.now("inspect-activated", "inspect-acting", "5.31")
    elif state.role[piece] & SPENT:
        sheet.now("inspect-activated", "inspect-has-acted", "5.31")


def inspect_space(state: State, space: int, sheet: Sheet) -> None:
    if state.work[space]:
        work = f"token-{kinds.WORK_NOUN.name(state.work[space] >> 1)}"
        sheet.now("inspect-works", [work, kinds.SEAT_NOUN.text_id(state.owner(space))], "5.43")
    pieces_here(state, space, sheet)
    if state.siege[space]:
        sheet.now("inspect-siege", state.siege[space] - 1, "8.23")
    for side in (BRITISH, FRENCH):
        if state.digging(side, space):
            sheet.now("inspect-works", "token-fort-begun", "5.44")
        if state.raided(side, space):
            sheet.now(RAIDED[side], state.raided(side, space), "12.22")
        if NATIONS_OF[space] and state.allied(side, space):
            sheet.now("inspect-allied", kinds.SEAT_NOUN.text_id(side), "5.532")
    if state.fieldworks(space):
        sheet.now("inspect-fieldworks", kinds.SEAT_NOUN.text_id(state.fieldworks(space) - 1), "7.55")
    if state.marks[space] & AMPHIB:
        sheet.now("inspect-amphib", "inspect-yes", "6.432")
    for side in (BRITISH, FRENCH):
        if is_source(state, side, space):
            sheet.now("inspect-source", kinds.SEAT_NOUN.text_id(side), "17.1")
        elif state.has_units(side, space):
            fed = supplied(state, side, space)
            told: dict[str, object] = {"seat": kinds.SEAT_NOUN.text_id(side)}
            sheet.now("inspect-supply", Prompt("inspect-fed" if fed else "inspect-unfed", "", told), "17.2")


def pieces_here(state: State, space: int, sheet: Sheet) -> None:
    """Each side's stack: its units, its strength, its leaders."""
    for side in (BRITISH, FRENCH):
        pieces = state.pieces_at(side, space)
        if pieces:
            units = state.units_at(side, space)
            told: dict[str, object] = {"count": len(units), "strength": state.strength(units)}
            sheet.now(HERE[side], Prompt("inspect-units", "", told), "7.5")
            sheet.now("inspect-pieces", [kinds.PIECE_NOUN.argument(piece) for piece in pieces])
