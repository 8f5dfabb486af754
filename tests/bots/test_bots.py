"""The bots: they decide lawfully from what a seat may see, and greedy beats random."""

import random

import pytest

import arpents
from arpents.bots import BOTS, LEVELS, Greedy, UnknownBot, make_bot
from arpents.engine.chance import seeded
from arpents.engine.match import Match
from arpents.engine.playout import follow, playout, random_chain, settle
from arpents.research.simulation import Setting, simulate

GAME = arpents.game("quebec-1759")


def play(names: tuple[str, str], seed: int) -> Match:
    state = GAME.start(seed=seed)
    bots = {seat: make_bot(name, random.Random(f"{seed} {seat}")) for seat, name in zip(GAME.seats, names, strict=True)}
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat].choose(GAME.seat(state, seat))
        assert action in state.actions(seat)
        state.apply(seat, action)
        decisions += 1
        assert decisions < 20_000
    return state


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Greedy, "CHAINS", 12)
    monkeypatch.setattr(Greedy, "ROUNDS", ((12, 1), (3, 2)))


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot):
        make_bot("wolfe", random.Random(1))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", [f"{name}:12" if name in LEVELS else name for name in BOTS])
def test_a_bot_decides_lawfully_and_the_same_with_the_same_dice(name: str) -> None:
    assert play((name, "random"), 1).key() == play((name, "random"), 1).key()
    assert play(("random", name), 2).outcome is not None


@pytest.mark.usefixtures("quick")
def test_greedy_leaves_the_match_as_it_was() -> None:
    state = GAME.start(seed=5)
    playout(state, seeded(5), 60)
    key = state.key()
    for seat in state.to_act:
        Greedy(random.Random(7)).choose(GAME.seat(state, seat))
    assert state.key() == key


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("bots", "winner", "games", "wins"),
    [(("random", "greedy"), "british", 12, 2), (("greedy", "random"), "french", 2, 2)],
)
def test_greedy_beats_random_even_when_it_hardly_thinks(
    bots: tuple[str, str], winner: str, games: int, wins: int
) -> None:
    """Random British win one match in a hundred; bench/ has the figures of greedy as it is."""
    assert simulate(Setting(GAME.slug, "campaign", {}, bots, False), games, 1).wins[winner] >= wins


def test_playout_stops_at_its_limit_and_tells_what_it_did() -> None:
    state = GAME.start(seed=1, events=False)
    trace: list[int] = []
    assert playout(state, seeded(1), 25, trace) == len(trace) == 25
    again = GAME.start(seed=1, events=False)
    for entry in trace:
        again.act(entry >> 32, entry & 0xFFFFFFFF)
    assert again.key() == state.key()
    rest = playout(state, seeded(1), 50_000)
    assert rest < 50_000 and state.outcome is not None
    assert playout(state, seeded(1), 10) == 0


def test_settle_goes_on_until_nothing_is_half_done() -> None:
    state = GAME.position({"preset": "even", "move": 3})
    assert GAME.settled(state)
    state.play("french", "from levis")
    assert not GAME.settled(state)
    settle(state, seeded(1), 5_000)
    assert GAME.settled(state) and state.view(None)["move"] == 4


def test_a_chain_is_what_one_seat_decides_in_one_go() -> None:
    state = GAME.position({"preset": "even", "move": 3})
    first = state.action("from levis")
    chain = random_chain(state.copy(), 0, first, seeded(3), 24)
    assert [state.words(action).split()[0] for action in chain[:3]] == ["from", "to", "count"]
    assert state.words(chain[-1]) == "ready" or len(chain) == 24
    twin = state.copy()
    follow(twin, 0, chain)
    assert "french" not in twin.to_act
    follow(twin, 0, chain)  # nothing of it is allowed any more: nothing happens
    assert "french" not in twin.to_act
