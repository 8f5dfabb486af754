"""Positions of Wilderness War in few words, and what lies on its table. The verbs of a player are in tests/table.py."""

from arpents.engine.chance import Scripted
from arpents.games.wilderness_war.facts.board import PLACES_ON_MAP, SIDES, SPACE_NAMES, SPACE_NUMBER
from arpents.games.wilderness_war.facts.deck import CARD_NAMES
from arpents.games.wilderness_war.facts.pieces import PIECE_NAMES, PIECE_NUMBER
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import DISCARDED, HAND, REMOVED, WORK_NAMES
from tests import table
from tests.table import offered

SCENARIO = GAME.setup(GAME.scenario_number("full-campaign"), [0] * len(GAME.options), Scripted([], []))
BARE = {SPACE_NAMES[space]: "none" for space in range(PLACES_ON_MAP) if 0 < SCENARIO.work[space] < 6}
SPARE = {"french": "call-out-militias-1", "british": "call-out-militias-2"}  # so that a hand is not the last


def war(
    pieces: dict[str, object] | None = None,
    works: dict[str, str] | None = None,
    french: list[str] | None = None,
    british: list[str] | None = None,
    dice: list[int] | None = None,
    draws: list[int] | None = None,
    **more: object,
) -> State:
    """An empty map but for what is named: `"oswego": "british fort"` a work, `"bearn": "quebec reduced"` a unit."""
    placed: dict[str, object] = {}
    for name, where in (pieces or {}).items():
        if isinstance(where, str) and where.endswith(" reduced"):
            placed[name] = {"space": where.removesuffix(" reduced"), "reduced": True}
        else:
            placed[name] = where
    built: dict[str, object] = dict(BARE)
    for space, text in (works or {}).items():
        side, kind = text.split()
        built[space] = {"side": side, "work": kind}
    spec: dict[str, object] = {
        "scenario": "full-campaign",
        "rest": "unused",
        "pieces": placed,
        "works": built,
        "hands": {
            "french": [*(french or []), SPARE["french"]],
            "british": [*(british or []), SPARE["british"]],
        },
        "dice": dice or [],
        "draws": draws or [],
    }
    spec.update(more)
    state: State = table.position(GAME, **spec)
    return state


def play(state: State, *said: str) -> State:
    """Play words as at every table; questions that have one answer, to let a card pass, answer themselves."""
    seat = ""
    for line in said:
        if line in state.game.seats:
            seat = line
            continue
        let_pass(state)
        table.play(state, *([seat, line] if seat else [line]))
    return let_pass(state)


def let_pass(state: State) -> State:
    while state.to_act and offered(state) == ["pass"]:
        table.play(state, "pass")
    return state


def refused(state: State, *said: str) -> table.Refusal:
    return table.refused(let_pass(state), *said)


def offers(state: State, *said: str) -> bool:
    return table.offers(let_pass(state), *said)


def at(state: State, piece: str) -> str:
    place = state.where[PIECE_NUMBER[piece]]
    return (
        SPACE_NAMES[place]
        if place < len(SPACE_NAMES)
        else ("unused", "gone", "pool", "waiting")[place - len(SPACE_NAMES)]
    )


def steps(state: State, piece: str) -> int:
    return state.steps[PIECE_NUMBER[piece]]


def points(state: State) -> int:
    """12.2 The victory points, French ones above zero."""
    return int(str(state.view(None)["french_points"]))


def hands(state: State) -> list[int]:
    """How many cards each side holds."""
    counts = state.view(None)["hands"]
    assert isinstance(counts, dict)
    return [counts[side] for side in SIDES]


def when(state: State) -> tuple[int, str]:
    """The year, and `early` or `late`."""
    view = state.view(None)
    return int(str(view["year"])), str(view["season"])


def work(state: State, space: str) -> str:
    number = SPACE_NUMBER[space]
    if state.work[number]:
        return f"{SIDES[state.owner(number)]} {WORK_NAMES[state.work[number] >> 1]}"
    for side in (0, 1):
        if state.digging(side, number):
            return f"{SIDES[side]} fort-begun"
    return ""


def siege(state: State, space: str) -> int:
    """The siege level, -1 without a siege."""
    return state.siege[SPACE_NUMBER[space]] - 1


def raided(state: State, side: str, space: str) -> int:
    return state.raided(SIDES.index(side), SPACE_NUMBER[space])


def card(state: State, name: str) -> str:
    place = state.card_in[CARD_NAMES.index(name)]
    if HAND <= place < DISCARDED:
        return SIDES[place - HAND]
    return {DISCARDED: "discarded", REMOVED: "removed"}.get(place, "deck")


def here(state: State, space: str) -> set[str]:
    number = SPACE_NUMBER[space]
    return {PIECE_NAMES[piece] for side in (0, 1) for piece in state.pieces_at(side, number)}


def season_over(state: State) -> State:
    """Let both sides run out of cards by doing nothing with them."""
    season = when(state)
    while state.to_act and when(state) == season:
        words = offered(state)
        for wish in ("pass", "done", "stay", "hold"):
            if wish in words:
                table.play(state, wish)
                break
        else:
            cards = [
                text for text in words if text.startswith(("card ", "activate ", "home ", "lose ", "event", "discard"))
            ]
            table.play(state, cards[0] if cards else words[0])
    return state
