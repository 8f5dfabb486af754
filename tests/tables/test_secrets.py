"""Whatever somebody types or asks, the answer is the same in every match that seat could be in."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import arpents
from arpents.cli.console import Console
from arpents.cli.tabletop import Tabletop
from arpents.cli.words import Words
from arpents.engine.chance import seeded
from arpents.engine.errors import ArpentsError
from arpents.engine.playout import playout
from arpents.engine.state import MatchState
from arpents.table.match import Dice, Match
from arpents.table.match_row import SeatRow
from arpents.table.rehearsal import meant, rehearse
from arpents.table.stored_match import StoredMatch

QUEBEC = arpents.game("quebec-1759")
WORLDS = 6  # that a seat could be in, besides the true one
ORDERS = [
    "STAY, 1 OR-BE",
    "STAY, 2 OR-LE",
    "STAY; STAY",
    "1 OR-BE, STAY",
    "3 OR-LE, STAY, 2 OR-LE",
    "STAY, 3 LE-ET",
    "3 LE-ET, STAY",
    "2 NAVAL UP, STAY",
    "STAY, 2 NAVAL UP",
    "IND SC-OR, STAY",
    "3 LE-AB",
    "9 LE-ET",
    "STAY",
    "3 LE-XX",
]


def planning(seat: str, other: str) -> MatchState:
    """Both sides write; the other one has written this, and may be ready."""
    state = QUEBEC.position({"preset": "even", "move": 3})
    for text in filter(None, other.split(",")):
        for words in QUEBEC.expand(state, QUEBEC.seat_number(seat), text):
            state.play(seat, words)
    return state


def told(answer: Callable[[], object]) -> object:
    """The answer, or the refusal to the last argument."""
    try:
        return answer()
    except ArpentsError as refusal:
        return type(refusal).__name__, refusal.reason, refusal.rule, sorted(refusal.arguments.items(), key=str)


def at_terminal(state: MatchState) -> Match:
    return Match(state.game, state.game.scenarios[0], {}, Dice(1), state)


def at_server(state: MatchState) -> StoredMatch:
    match = StoredMatch.create("x", state.game, None, {}, {seat: SeatRow("person") for seat in state.game.seats})
    match.state = state
    match.look_around()
    return match


def answers(state: MatchState, seat: str, text: str) -> list[object]:
    at_table = [at_terminal(state.copy()), at_server(state.copy())]
    return [
        told(lambda: meant(state, seat, text)),
        told(lambda: rehearse(state, seat, meant(state, seat, text))),
        told(lambda: at_table[0].explain(seat, text).dump()),
        *(told(lambda one=one: len(one.play(seat, text)[0]) > 0) for one in at_table),  # type: ignore[misc]
    ]


@pytest.mark.parametrize("text", ORDERS)
@pytest.mark.parametrize(
    ("seat", "orders"),
    [
        ("british", ["", "ready", "3 LE-ET", "3 LE-ET,ready", "from levis", "freely"]),
        ("french", ["", "ready", "3 OR-LE", "3 OR-LE,ready", "ships-up 2", "ships-up 2,ready"]),
    ],
)
def test_an_order_is_answered_alike_whatever_the_enemy_has_written(text: str, seat: str, orders: list[str]) -> None:
    enemy = "french" if seat == "british" else "british"
    states = [planning(enemy, order) for order in orders]
    found = [answers(state, seat, text) for state in states]
    assert all(one == found[0] for one in found)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("text", ORDERS)
def test_why_is_answered_alike_in_the_terminal(text: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    for order in ("ready", "3 LE-ET", "3 LE-ET,ready"):
        table = Tabletop(at_terminal(planning("french", order)), {}, Words(lang, QUEBEC.slug), Console())
        table.seat = "british"
        assert not table.answer(f"why {text}")
        said.append(capsys.readouterr().out)
    assert said[0].strip() and said == [said[0]] * 3


def moments(slug: str, seed: int) -> list[MatchState]:
    """Some states of a random match, one after the other."""
    state = arpents.game(slug).start(seed=seed)
    found: list[MatchState] = []
    for _ in range(8):
        playout(state, seeded(seed), 23)
        if state.to_act:
            twin = state.copy()
            twin.record_from_here()
            found.append(twin)
    return found


@pytest.mark.parametrize("slug", arpents.games())
def test_words_are_answered_alike_in_every_match_the_seat_could_be_in(slug: str) -> None:
    rng = random.Random(1)
    typed: set[str] = set()
    for state in moments(slug, 5):
        for seat in state.game.seats:
            typed |= {state.words(action) for action in state.actions(seat)[:12]}
        for seat in state.game.seats:
            worlds = [state.resample(seat, random.Random(number)) for number in range(WORLDS)]
            for text in rng.sample(sorted(typed), min(10, len(typed))):
                found = [answers(world, seat, text) for world in (state, *worlds)]
                assert all(one == found[0] for one in found), (seat, text)
