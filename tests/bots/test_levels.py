"""The levels: budgets, the same decision for the same seed and the same look, and whole matches."""

import random

import pytest

import arpents
from arpents.bots import LEVELS, LevelBot, UnknownBudget, make_bot
from arpents.bots.levels import budget_of
from arpents.bots.lines import UNKNOWN, Line, agreed, digest_of, find_line, joined, play_line
from arpents.bots.race import FIRST, LEADERS, Racer, Runner
from arpents.bots.search import Budget, Searcher
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.engine.seat import Seat
from arpents.engine.state import MatchState
from arpents.table.set_pieces import pieces_of

GAMES = [("quebec-1759", "campaign"), ("few-acres-of-snow", "first-edition"), ("few-acres-of-snow", "second-edition")]


def midgame(slug: str, scenario: str, seed: int, decisions: int) -> MatchState:
    """A match some random decisions old."""
    game = arpents.game(slug)
    state = game.start(scenario, game.bot_options(), seed)
    playout(state, seeded(seed), decisions)
    return state


def test_budgets_are_simulations_or_seconds() -> None:
    veteran = LEVELS["veteran"]
    assert budget_of(veteran, "2000").simulations == 2000
    assert budget_of(veteran, "1.5s").seconds == 1.5 and budget_of(veteran, "1.5s").simulations == 0
    assert budget_of(veteran, "").seconds == veteran.seconds > 0
    assert budget_of(LEVELS["recruit"], "").simulations == LEVELS["recruit"].simulations


@pytest.mark.parametrize("text", ["0", "-5", "0s", "601s", "s", "fast", "2000000", "1e9s", "1_0", "٣", " 5"])
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(UnknownBudget) as refusal:
        make_bot(f"veteran:{text}", random.Random(1))
    assert refusal.value.reason == "unknown-budget" and refusal.value.arguments["budget"] == text


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_the_same_seed_and_budget_give_the_same_decision(slug: str, scenario: str) -> None:
    for decisions in (0, 30, 61):
        state = midgame(slug, scenario, 3, decisions)
        seat = state.to_act[0]
        key = state.key()
        chosen = [
            make_bot("veteran:80", random.Random(5)).choose(arpents.game(slug).seat(state, seat)) for _ in range(2)
        ]
        assert chosen[0] == chosen[1] and chosen[0] in state.actions(seat)
        assert state.key() == key


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_matches_that_look_the_same_get_the_same_decision(slug: str, scenario: str) -> None:
    game = arpents.game(slug)
    compared = 0
    for seed in range(8):
        state = midgame(slug, scenario, seed, 40 + 7 * seed)
        for seat in state.to_act:
            twin = state.resample(seat, random.Random(seed + 100))
            twin.record_from_here()
            assert twin.view(seat) == state.view(seat) and twin.actions(seat) == state.actions(seat)
            if len(state.actions(seat)) > 1:
                compared += twin.key() != state.key()
                for bot in ("regular:60", "veteran:90"):
                    one = make_bot(bot, random.Random(seed)).choose(game.seat(state, seat))
                    assert make_bot(bot, random.Random(seed)).choose(game.seat(twin, seat)) == one
    assert compared > 3


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_a_level_plays_a_match_to_its_end(slug: str, scenario: str, level: str) -> None:
    game = arpents.game(slug)
    state = game.start(scenario, game.bot_options(), 11)
    bots = {seat: make_bot(f"{level}:10", random.Random(f"{level} {seat}")) for seat in game.seats}
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat].choose(game.seat(state, seat))
        assert action in state.actions(seat)
        state.apply(seat, action)
        decisions += 1
        assert decisions < 20_000
    assert state.outcome is not None


def test_a_line_ends_where_something_hidden_shows() -> None:
    game = arpents.game("quebec-1759")
    state = game.position({"preset": "even", "move": 3})
    start = [state.action(words) for words in ("from levis", "to etchemin", "count 1", "ready")]
    line = find_line(state.copy(), 0, start, seeded(1), 40)
    assert line.chain == start and len(line.offered) == 4
    follower = state.copy()
    play_line(follower, 0, line.chain, seeded(1), 1, 5_000)
    assert follower.ending or (game.settled(follower) and follower.view(None)["move"] == 4)


def test_a_bot_follows_its_line_without_thinking_again() -> None:
    game = arpents.game("quebec-1759")
    state = game.position({"preset": "even", "move": 3})
    bot = LevelBot(random.Random(2), LEVELS["regular"], Budget(40))
    state.apply("french", bot.choose(game.seat(state, "french")))
    meant = bot.planned[:]
    while meant and "french" in state.to_act:
        spent = bot.searcher.spent
        action = bot.choose(game.seat(state, "french"))
        assert action == meant.pop(0) and bot.searcher.spent == spent
        state.apply("french", action)


def with_home_support() -> tuple[MatchState, Seat]:
    (piece,) = [piece for piece in pieces_of("few-acres-of-snow") if piece.id == "home-support-first"]
    state = piece.position()
    return state, state.game.seat(state, piece.seat)


def test_what_brings_news_is_also_tried_before_what_is_meant_anyway() -> None:
    state, seat = with_home_support()
    support = state.action("support")
    for thinker, longer in ((Racer, True), (Searcher, False)):
        searcher = thinker(random.Random(1), Budget(400), 6, 0, 40)
        searcher.begin()
        lines = searcher.gathered(seat, [])
        after = [line for line in lines if UNKNOWN in line.offered]
        assert bool(after) == longer and len(lines) <= 50
        assert all(line.chain[0] == support and line.offered[1] == UNKNOWN and line.bonus > 0 for line in after)
        assert not any(line.bonus for line in lines if line not in after)


def test_what_was_meant_before_the_news_is_thought_about_again() -> None:
    state, seat = with_home_support()
    bot = LevelBot(random.Random(1), LEVELS["veteran"], Budget(400))
    first = Line([state.action("support")], [digest_of(seat.actions())])
    bot.mean(joined(first, Line([state.action("pass")], [1]), 30))
    state.apply(seat.name, bot.choose(seat))
    assert bot.searcher.spent == 0 and bot.planned == [state.action("pass")]
    assert bot.choose(seat) in seat.actions() and bot.searcher.spent > 0


def test_a_room_may_have_the_budget_shared_out_among_the_rounds() -> None:
    game = arpents.game("few-acres-of-snow")
    _, seat = with_home_support()
    for thinker, rounds in ((Racer, 5), (Searcher, 0)):
        searcher = thinker(random.Random(1), Budget(1000), 1, 0, 40)
        searcher.search(seat, [])
        assert searcher.asked_of(game, "rounds") == rounds
        assert searcher.share(rounds) == (200 if rounds else 0)


def test_a_search_keeps_to_its_simulations() -> None:
    state = midgame("few-acres-of-snow", "second-edition", 4, 20)
    seat = state.to_act[0]
    searcher = Searcher(random.Random(1), Budget(200), 1, 0, 24)
    lines = searcher.think(arpents.game("few-acres-of-snow").seat(state, seat), [])
    assert 0 < searcher.spent < 400
    assert [line.worth() for line in lines] == sorted((line.worth() for line in lines), reverse=True)


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_the_terms_add_up_to_the_outlook(slug: str, scenario: str) -> None:
    state = midgame(slug, scenario, 6, 50)
    game = arpents.game(slug)
    for seat in range(2):
        assert sum(game.terms(state, seat).values()) == game.outlook(state, seat)
        assert game.outlook(state, seat) == -game.outlook(state, 1 - seat)


def test_opinions_are_added_up() -> None:
    one = [Line([1, 2], [9, 9], 300, 3), Line([4], [9], 90, 1)]
    other = [Line([1, 2], [9, 9], 100, 2), Line([3], [9], 500, 5)]
    found = agreed([one, other])
    assert [(line.chain, line.total, line.tried) for line in found] == [([3], 500, 5), ([1, 2], 400, 5)]
    assert agreed([]) == [] and one[0].total == 300


def test_leaders_of_a_race_have_played_the_same_worlds() -> None:
    game = arpents.game("quebec-1759")
    state = game.position({"preset": "even", "move": 3})
    racer = Racer(random.Random(1), Budget(1500), 1, 0, 24)
    lines = racer.think(game.seat(state, "french"), [])
    assert 1 < len(lines) <= LEADERS and 1400 < racer.spent < 2000
    played = [set(line.points) for line in lines if isinstance(line, Runner)]
    assert len(played) == len(lines) and len(played[0]) > FIRST
    assert all(worlds == played[0] for worlds in played)
    assert all(line.tried == len(played[0]) and line.total == sum(line.points.values()) for line in lines)


def test_newcomers_join_the_leaders_by_the_worlds_of_the_last_of_them() -> None:
    game = arpents.game("quebec-1759")
    state = game.position({"preset": "even", "move": 3})
    seat = game.seat(state, "french")
    racer = Racer(random.Random(2), Budget(5000), 1, 0, 24)
    lines = [line for line in racer.think(seat, []) if isinstance(line, Runner)]
    depth = len(lines[0].points)
    racer.spent = 0
    others = [Runner(line) for line in racer.gathered(seat, [])[:20]]
    racer.wanted = 1 << 20
    tried = racer.finished(others, depth, seat)
    worst = min(tried, key=Line.worth)
    assert worst.total < lines[0].total
    found = racer.heat([worst], [Runner(line) for line in lines], depth, seat)
    assert len(found) == 1
    assert not racer.heat(lines[:1], [Runner(worst)], depth, seat)
    for runner in found:
        (twin,) = [line for line in lines if line.chain == runner.chain]
        assert runner.points == twin.points  # the same worlds, the same dice


def test_no_races_where_the_room_has_none() -> None:
    state = midgame("few-acres-of-snow", "second-edition", 4, 20)
    seat = arpents.game("few-acres-of-snow").seat(state, state.to_act[0])
    one, other = (
        [
            (line.chain, line.total, line.tried)
            for line in thinker(random.Random(1), Budget(200), 1, 0, 24).think(seat, [])
        ]
        for thinker in (Racer, Searcher)
    )
    assert one == other


def test_what_the_other_side_orders_at_the_same_time_is_foretold() -> None:
    game = arpents.game("quebec-1759")
    state = game.position({"preset": "even", "move": 3})
    searcher = Searcher(random.Random(1), Budget(4000), 1, 8, 40)
    searcher.think(game.seat(state, "french"), [])
    assert len(searcher.foretold) >= 8
    for chain in searcher.foretold:
        twin = state.copy()
        for action in chain:
            assert twin.allows(1, action)
            twin.act(1, action)
    decided = [searcher.opposed(game.seat(state, "french")) for _ in range(40)]
    orders = sum(world.acting() == 1 for world in decided)  # the British are ready in most of the worlds
    assert 20 <= orders < 40


def test_nothing_is_foretold_where_nobody_decides_at_the_same_time() -> None:
    state = midgame("few-acres-of-snow", "second-edition", 4, 20)
    searcher = Searcher(random.Random(1), Budget(100), 1, 8, 24)
    searcher.think(arpents.game("few-acres-of-snow").seat(state, state.to_act[0]), [])
    assert searcher.foretold == []
