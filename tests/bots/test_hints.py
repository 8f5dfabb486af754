"""Advice: plans that can be played, the same for all that looks the same, with a reason in both languages."""

import random

import pytest

import arpents
from arpents.bots import LEVELS
from arpents.bots.hints import MOST_PLANS, Hint, NoAdvice, hints_for, reasons_in, unlike, why
from arpents.bots.odds import scale_of, winning_chance
from arpents.bots.search import Budget
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.engine.state import MatchState
from arpents.games import slugs
from arpents.speech import LANGUAGES, Speech

ADVISED = [slug for slug in slugs() if arpents.game(slug).advised()]


def midgame(slug: str, seed: int, decisions: int) -> MatchState:
    game = arpents.game(slug)
    state = game.start(None, game.bot_options(), seed)
    playout(state, seeded(seed), decisions)
    return state


def advice(state: MatchState, seat: str, seed: int = 1, simulations: int = 60) -> list[Hint]:
    return hints_for(state.game.seat(state, seat), LEVELS["regular"], Budget(simulations), random.Random(seed))


@pytest.mark.parametrize("slug", ADVISED)
def test_plans_can_be_played_and_come_best_first(slug: str) -> None:
    for decisions in (0, 35):
        state = midgame(slug, 4, decisions)
        seat = state.to_act[0]
        key = state.key()
        hints = advice(state, seat)
        assert 1 <= len(hints) <= MOST_PLANS and state.key() == key
        assert all(hint.chain[0] in state.actions(seat) for hint in hints)
        chances = [hint.chance for hint in hints]
        assert chances == sorted(chances, reverse=True) and all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize("slug", ADVISED)
def test_matches_that_look_the_same_get_the_same_advice(slug: str) -> None:
    compared = 0
    for seed in range(4):
        state = midgame(slug, seed, 40 + 9 * seed)
        for seat in state.to_act:
            twin = state.resample(seat, random.Random(seed + 100))
            twin.record_from_here()
            compared += twin.key() != state.key()
            told = [
                [(hint.chain, hint.chance, hint.why()) for hint in advice(one, seat, seed)] for one in (state, twin)
            ]
            assert told[0] == told[1]
    assert compared > 2


@pytest.mark.parametrize("slug", ADVISED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(slug: str, lang: str) -> None:
    speech = Speech(slug, lang, strict=True)
    game = arpents.game(slug)
    names = list(game.terms(midgame(slug, 1, 20), 0))
    assert len(names) >= 3
    for good, bad in ((names[:2], names[2:3]), (names[:1], []), ([], names[-1:]), ([], [])):
        assert speech.text(*why(good, bad)).endswith(".")


def test_the_largest_changes_are_the_reasons() -> None:
    changes = {"a": 300.0, "b": 500.0, "c": -200.0, "d": 100.0, "e": 2.0}
    assert reasons_in(changes, 1000) == (["b", "a"], ["c"])
    assert reasons_in({**changes, "c": -100.0}, 1000) == (["b", "a"], [])
    assert reasons_in({"e": 2.0}, 1000) == ([], [])


def test_plans_that_begin_otherwise_come_first() -> None:
    chains = [[1, 2, 3], [1, 2, 4], [1, 3], [2]]
    assert unlike(chains, 3) == [[1, 2, 3], [2], [1, 3]]
    assert unlike(chains, 4) == [[1, 2, 3], [2], [1, 3], [1, 2, 4]]
    assert unlike(chains[:2], 3) == chains[:2]


def test_a_match_that_is_over_is_certain() -> None:
    game = arpents.game("quebec-1759")
    state = midgame("quebec-1759", 2, 50_000)
    assert state.outcome is not None
    chances = [winning_chance(state, seat, scale_of(game)) for seat in range(2)]
    assert sorted(chances) == [0.0, 1.0] and chances[state.winner] == 1.0


def test_who_is_not_asked_gets_no_advice() -> None:
    state = midgame("quebec-1759", 2, 50_000)
    with pytest.raises(NoAdvice) as refusal:
        advice(state, "french")
    assert refusal.value.reason == "hint-not-asked"


@pytest.mark.parametrize("slug", slugs())
def test_a_game_gives_advice_or_says_that_it_has_none(slug: str) -> None:
    state = midgame(slug, 1, 0)
    if arpents.game(slug).advised():
        assert advice(state, state.to_act[0], simulations=10)
        return
    with pytest.raises(NoAdvice) as refusal:
        advice(state, state.to_act[0])
    assert refusal.value.reason == "hint-unadvised"


@pytest.mark.parametrize("slug", ADVISED)
def test_a_term_is_named_so_that_it_can_speak_for_either_side(slug: str) -> None:
    one_sided = ("advance on", "advance towards", "threat", "British margin", "menace", "avance brit", "marge brit")
    state = arpents.game(slug).start(seed=1)
    for language in LANGUAGES:
        speech = Speech(slug, language)
        for name in state.game.terms(state, 0):
            named = speech.text(f"term-{name}")
            assert not [words for words in one_sided if words in named], named
