"""The proof that nothing leaks can fail: at views, names, orders, answers and rehearsals."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import arpents
from arpents.engine.state import MatchState
from arpents.proof import battery, hidden

GAME = arpents.game("quebec-1759")
MATCHES = 24


def writing_orders() -> MatchState:
    """The French have written an order that the British do not know."""
    state = GAME.start(seed=21)
    state.play("french", "preset even")
    state.play("french", "ready")
    for words in GAME.expand(state, 0, "1 BE-OR"):
        state.play("french", words)
    assert "british" in state.to_act
    return state


def found(state: MatchState, questions: list[hidden.Question]) -> list[str]:
    return list(hidden.leaks(state, "british", questions, random.Random(3)))


def test_a_sound_match_leaks_nothing() -> None:
    state = writing_orders()
    questions = hidden.questions_of(state, "british", state.actions("british"), random.Random(1))
    assert len(questions) >= 3
    assert found(state, questions) == []


def test_a_view_that_leaks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = hidden.shown_to

    def leaky(state: MatchState, seat: str) -> list[bytes]:
        shown = honest(state, seat)
        shown[0] = hidden.plain(state.view("french"))
        return shown

    monkeypatch.setattr(hidden, "shown_to", leaky)
    assert any("depends on what it cannot know" in what for what in found(writing_orders(), []))


def test_an_answer_that_leaks_is_noticed() -> None:
    """A rehearsal on the true state: what the enemy has written decides whether there is something to undo."""

    def rehearsed(state: MatchState) -> object:
        return state.view("french")["orders"]

    assert any("the rehearsal" in what for what in found(writing_orders(), [("the rehearsal", rehearsed)]))


def test_what_a_choice_would_bring_is_asked_and_a_leak_in_it_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(seat: str, words: str) -> Callable[[MatchState], object]:
        return lambda state: [state.foresee(seat, words), state.view("french")["orders"]]

    state = writing_orders()
    actions = state.actions("british")
    asked = [what for what, _ in hidden.questions_of(state, "british", actions, random.Random(1))]
    assert len([what for what in asked if what.endswith("would bring")]) == 2
    monkeypatch.setattr(hidden, "foreseeing", talkative)
    questions = hidden.questions_of(state, "british", actions, random.Random(1))
    assert len([what for what in found(state, questions) if "would bring, asked by british, depends" in what]) == 2


def test_a_refusal_is_an_answer_and_any_other_fault_is_not() -> None:
    state = writing_orders()
    assert isinstance(hidden.answered(lambda: state.query("british", "reach", {"zone": "nowhere"})), list)
    with pytest.raises(ZeroDivisionError):
        hidden.answered(lambda: 1 // 0)


def test_names_that_look_alike_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = hidden.shown_to

    def talkative(state: MatchState, seat: str) -> list[bytes]:
        shown = honest(state, seat)
        shown[0] += b"fr-decoy-1 fr-decoy-4"
        return shown

    assert ("french", "fr-decoy-4") in [(owner, name) for owner, names in GAME.alike() for name in names]
    state = writing_orders()
    assert found(state, []) == []
    monkeypatch.setattr(hidden, "shown_to", talkative)
    assert any("fr-decoy-4" in what for what in found(state, []))


def test_an_order_that_tells_is_noticed() -> None:
    rng = random.Random(5)
    fair: list[hidden.Lineup] = []
    for _ in range(200):
        natures = [1, 1, 1, 1, 0, 0, 0]
        rng.shuffle(natures)
        fair.append(("british", "markers", natures))
    assert list(hidden.telling_orders(fair)) == []
    told = [("british", "markers", [1, 1, 1, 1, 0, 0, 0])] * MATCHES
    assert len(list(hidden.telling_orders(told))) == 1
    upside_down = [("british", "markers", [0, 0, 1])] * 40
    assert len(list(hidden.telling_orders(upside_down))) == 1
    assert list(hidden.telling_orders([("british", "markers", [1, 1]), ("british", "markers", [])])) == []


@pytest.mark.parametrize("slug", arpents.games())
def test_no_order_tells_what_looks_alike(slug: str) -> None:
    """The first decisions of many matches, by players who put things anywhere."""
    game = arpents.game(slug)
    lineups: list[hidden.Lineup] = []
    for seed in range(MATCHES):
        scenario, options = battery.variant(game, seed)
        state = game.start(scenario, options, seed)
        longest = hidden.Lineups()
        rng = random.Random(seed)
        for _ in range(120):
            if not state.to_act:
                break
            longest.look(state)
            state.apply(state.to_act[0], rng.choice(state.actions(state.to_act[0])))
        lineups += longest.found()
    assert list(hidden.telling_orders(lineups)) == []
    if slug == "muskets-tomahawks":  # and had they been numbered as they are put, units first, it would be noticed
        as_put = [(seat, sort, sorted(natures, reverse=True)) for seat, sort, natures in lineups]
        assert list(hidden.telling_orders(as_put))


def test_worlds_that_follow_from_what_is_hidden_are_noticed() -> None:
    state = writing_orders()
    other = state.resample("british", random.Random(5))
    assert other.key() != state.key()
    assert not hidden.imagined_apart(state, other, "british", 1)
    assert hidden.imagined_apart(state, other, "french", 1)  # who knows the order imagines it as it is
