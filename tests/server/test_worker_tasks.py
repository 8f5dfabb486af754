"""What computer players are told, how they take turns, and what happens when one of them hangs."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

import arpents
from arpents.bots import is_timed
from arpents.bots.lines import Line, agreed
from arpents.engine.chance import Committed
from arpents.engine.events import EVERYONE
from arpents.engine.state import MatchState
from arpents.server import worker_tasks
from arpents.server.app import create_app
from arpents.server.bot_runner import BotRunner
from arpents.server.fair_queue import FairQueue
from arpents.server.settings import Settings
from arpents.server.worker_tasks import (
    Wanted,
    answer_wanted,
    known_world,
    search,
    search_wanted,
    think,
    thought_wanted,
)
from arpents.server.workers import Job, TookTooLong, Worker, Workers
from tests.server.players import Match, matches_of

SECRET = "5ec2e7" * 10
FORGETFUL = ("wilderness-war", "few-acres-of-snow")  # what they deal again does not depend on what was there


def moments(slug: str, seed: int = 3, every: int = 11, decisions: int = 220) -> Iterator[MatchState]:
    """A match at random, now and then; its dice are committed."""
    rng = random.Random(seed)
    state = arpents.game(slug).start(chance=Committed(SECRET, 0, 0))
    for number in range(decisions):
        if not state.to_act:
            return
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.actions(seat)))
        if number % every == 0 and state.to_act:
            yield state


def handed_over(state: MatchState, seat: str) -> str:
    return json.dumps(thought_wanted(state, seat, "greedy", [], random.Random(7)))


# -- what they are told


@pytest.mark.parametrize("slug", arpents.games())
def test_a_player_is_not_told_the_dice_to_come(slug: str) -> None:
    for state in moments(slug):
        other = state.copy()
        other.chance = Committed("0the7" * 12, 5, 9)
        for seat in state.game.seats:
            told = handed_over(state, seat)
            assert SECRET not in told
            assert told == handed_over(other, seat)


@pytest.mark.parametrize("slug", arpents.games())
def test_a_player_is_told_what_it_sees_and_nothing_of_the_way_there(slug: str) -> None:
    for state in moments(slug):
        for number, seat in enumerate(state.game.seats):
            world = known_world(state, seat, random.Random(1))
            assert (world["history"], world["checkpoint"], world["chance"]["kind"]) == ([], None, "seeded")
            _, shown, undoable, _, _ = world["match"]
            assert shown == 0
            assert undoable == state.taken_back(number) << 16 * number  # not how often another seat has decided
            assert all(event[2] == EVERYONE or event[2] >> number & 1 for event in world["log"])
            again = state.game.load(world)
            assert again.view(seat) == state.view(seat)
            assert again.actions(seat) == state.actions(seat)
            assert again.events_for(seat) == state.events_for(seat)


@pytest.mark.parametrize("slug", FORGETFUL)
def test_matches_that_look_alike_are_told_alike(slug: str) -> None:
    different = 0
    for state in moments(slug):
        for seat in state.game.seats:
            alike = state.resample(seat, random.Random(2))
            alike.recording = state.recording
            different += alike.key() != state.key()
            assert handed_over(alike, seat) == handed_over(state, seat)
    assert different


def test_secret_orders_are_not_told() -> None:
    game = arpents.game("quebec-1759")
    state = game.start(chance=Committed(SECRET, 0, 0))
    preset = next(words for words in map(state.words, state.actions("french")) if words.startswith("preset "))
    state.play("french", preset)
    state.play("french", "ready")
    told = {handed_over(state, "french")}
    for words in game.expand(state, 1, "3 OR-LE"):
        state.play("british", words)
        told.add(handed_over(state, "french"))
    state.play("british", "ready")
    told.add(handed_over(state, "french"))
    assert len(told) == 1


@pytest.mark.parametrize("slug", arpents.games())
def test_a_spectators_question_is_handed_over_without_secrets(slug: str) -> None:
    for state in moments(slug, every=40):
        world = answer_wanted(state, None, "reach", {})["world"]
        assert SECRET not in json.dumps(world)
        assert all(event[2] == EVERYONE for event in world["log"])
        assert state.game.load(world).view(None) == state.view(None)


def test_what_goes_through_the_pipe_holds_no_secret(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    ask = Worker.ask

    def listen(worker: Worker, wanted: bytes, seconds: float) -> bytes:
        sent.append(wanted)
        return ask(worker, wanted, seconds)

    monkeypatch.setattr(Worker, "ask", listen)
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        match = Match(table, seats={"british": {"kind": "bot", "bot": "random"}})
        play_a_turn(match)
        secret = matches_of(table).by_id[match.id].match.row.secret
    assert sent
    assert not [bytes for bytes in sent if secret.encode() in bytes or b"committed" in bytes]


def play_a_turn(match: Match) -> dict[str, Any]:
    """The French set up and write an order; then the computer has decided too."""
    french = match.french
    preset = next(action["words"] for action in french.state()["actions"] if action["verb"] == "preset")
    french.play(preset)
    french.play("ready")
    state = french.play("ready")
    for _ in range(60):
        if state["asked"] or state["outcome"]:
            return state
        state = french.state(since=state["revision"], wait=20)
    raise AssertionError("the computer does not decide")


# -- how far they go


@pytest.mark.parametrize("slug", arpents.games())
def test_a_player_goes_on_to_the_first_die_hidden_thing_or_other_seat(slug: str) -> None:
    longest = 0
    for state in moments(slug):
        seat = state.to_act[0]
        thought = think(thought_wanted(state, seat, "random", [], random.Random(5)))
        longest = max(longest, len(thought["chosen"]))
        trial = state.resample(seat, random.Random(8))
        for number, action in enumerate(thought["chosen"], 1):
            assert action in trial.actions(seat)  # the true table agrees with every one of them
            drawn, shown, asked = trial.chance.drawn, trial.shown, trial.acting()
            trial.apply(seat, action)
            if (drawn, shown) != (trial.chance.drawn, trial.shown) or trial.acting() & ~asked:
                assert number == len(thought["chosen"])
    assert longest > 1


def test_a_plan_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was planned and not yet decided comes back, and is followed without thinking again."""
    from arpents.bots.greedy import Greedy

    monkeypatch.setattr(worker_tasks, "LONGEST", 1)
    game = arpents.game("quebec-1759")
    state = game.start(seed=1)
    state.play("french", "preset even")
    state.play("french", "ready")
    wanted = thought_wanted(state, "british", "greedy", game_plan(state, "3 OR-LE"), random.Random(1))

    def fail(*arguments: object) -> list[int]:
        raise AssertionError("it thinks again")

    monkeypatch.setattr(Greedy, "think", fail)
    thought = think(wanted)
    assert [state.words(action) for action in thought["chosen"]] == ["from ile-d-orleans"]
    assert [state.words(action) for action in thought["planned"]] == ["to levis", "count 3"]


def game_plan(state: MatchState, order: str) -> list[int]:
    return [state.action(words) for words in state.game.expand(state, 1, order)]


# -- whose turn it is


def test_addresses_take_turns_and_so_do_their_matches() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(3):
        for match in ("a", "b"):
            queue.put("busy", match, f"busy-{match}{number}")
    queue.put("other", "c", "other-c0")
    order = []
    while (taken := queue.take()) is not None:
        order.append(taken[1])
        queue.done(taken[0])
    assert order == ["busy-a0", "other-c0", "busy-b0", "busy-a1", "busy-b1", "busy-a2", "busy-b2"]


def test_one_address_never_has_everything_under_way() -> None:
    queue: FairQueue[int] = FairQueue(2)
    for number in range(4):
        queue.put("busy", str(number), number)
    assert [queue.take(), queue.take(), queue.take()] == [("busy", 0), ("busy", 1), None]
    queue.put("other", "x", 9)
    assert queue.take() == ("other", 9)
    queue.done("busy")
    assert queue.take() == ("busy", 2)
    assert queue.count("busy") == 1


def test_a_busy_address_holds_up_another_by_one_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[str] = []

    def ask(worker: Worker, wanted: bytes, seconds: float) -> bytes:
        began.append(json.loads(wanted)["match"])
        return b"{}"

    monkeypatch.setattr(Worker, "ask", ask)

    async def evening() -> None:
        workers = Workers(1, 60)
        watched = [asyncio.create_task(workers.do({"match": f"busy-{n}"}, "busy", str(n))) for n in range(59)]
        await asyncio.sleep(0)
        await workers.do({"match": "mine"}, "mine", "m")
        assert began.index("mine") <= 2
        await asyncio.gather(*watched)
        await workers.close()

    asyncio.run(evening())
    assert len(began) == 60


# -- what goes wrong


def test_a_player_that_hangs_is_replaced(settings: Settings) -> None:
    """Its process is stopped dead: the time limit ends it, another begins, the match goes on, and health tells."""
    strict = dataclasses.replace(settings, think_seconds=2.0)
    with TestClient(create_app(strict), base_url="http://localhost") as table:
        computers = matches_of(table).bots
        play_a_turn(Match(table, seats={"british": {"kind": "bot", "bot": "random"}}))
        process = computers.thinkers.all[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        play_a_turn(Match(table, seats={"british": {"kind": "bot", "bot": "random"}}))
        replaced = computers.thinkers.all[0].process
        assert replaced is not None
        assert replaced.pid != process.pid
        assert table.get("/api/health").json()["players"] == "failing"


def test_a_player_that_dies_is_replaced(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        play_a_turn(Match(table, seats={"british": {"kind": "bot", "bot": "random"}}))
        process = matches_of(table).bots.thinkers.all[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        play_a_turn(Match(table, seats={"british": {"kind": "bot", "bot": "random"}}))


def test_a_player_that_wants_what_is_not_on_offer_is_replaced(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = Workers.do
    wanted_by: list[str] = []

    async def err(workers: Workers, wanted: Any, address: str = "", match: str = "") -> Any:
        wanted_by.append(wanted.get("bot", ""))
        if wanted.get("bot") == "greedy":
            return {"chosen": [0x7FFF0000], "planned": []}
        return await do(workers, wanted, address, match)

    monkeypatch.setattr(Workers, "do", err)
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        play_a_turn(Match(table, seats={"british": {"kind": "bot", "bot": "greedy"}}))
    assert wanted_by[:4] == ["greedy", "greedy", "greedy", "random"]


def test_a_thought_that_takes_too_long_is_given_up() -> None:
    async def evening() -> None:
        workers = Workers(1, 60)
        await workers.probe()
        workers.seconds = 0.01
        process = workers.all[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(TookTooLong):
            await workers.probe()
        workers.seconds = 60
        await workers.probe()
        await workers.close()

    asyncio.run(evening())


def test_a_fault_in_a_thought_is_told(settings: Settings) -> None:
    async def evening() -> None:
        workers = Workers(1, 60)
        with pytest.raises(Exception, match="KeyError"):
            await workers.do({"task": "dream"})
        await workers.probe()
        await workers.close()

    asyncio.run(evening())


@pytest.mark.parametrize("level", ["recruit", "militia"])
def test_a_level_decides_aside_and_takes_up_what_it_meant(level: str) -> None:
    state = arpents.game("quebec-1759").start(seed=4)
    planned: list[int] = []
    decided = 0
    while "french" in state.to_act and decided < 60:
        thought = think(thought_wanted(state, "french", level, planned, random.Random(decided)))
        assert thought["chosen"]
        for action in thought["chosen"]:
            assert action in state.actions("french")
            state.apply("french", action)
            decided += 1
        planned = thought["planned"]
    assert "british" in state.to_act or decided >= 60


# -- several processes for one decision


def test_what_several_searches_found_is_weighed_together() -> None:
    state = arpents.game("quebec-1759").position({"preset": "even", "move": 3})
    thought = thought_wanted(state, "british", "regular:40", [], random.Random(1))
    searches = [search_wanted(thought, random.Random(seed)) for seed in (1, 2)]
    assert searches[0]["seed"] != searches[1]["seed"] and searches[0]["world"] == thought["world"]
    found = [json.loads(json.dumps(search(wanted)))["lines"] for wanted in searches]
    assert all(lines and tried > 0 for lines in found for _, _, _, tried in lines)
    best = agreed([[Line(*line) for line in lines] for lines in found])[0]
    chosen = think({**thought, "found": found})["chosen"]
    assert chosen == best.chain[: len(chosen)]


def test_a_line_that_was_found_is_played_without_another_search() -> None:
    state = arpents.game("quebec-1759").position({"preset": "even", "move": 3})
    unlikely = [state.action("ships-up 1")]
    thought = thought_wanted(state, "british", "regular:40", [], random.Random(1))
    assert think({**thought, "found": [[[unlikely, [0], -900_000, 1]]]})["chosen"][:1] == unlikely


def test_other_players_do_not_search() -> None:
    state = arpents.game("quebec-1759").start(seed=4)
    assert search(thought_wanted(state, "french", "greedy", [], random.Random(1))) == {"lines": []}
    assert is_timed("veteran") and is_timed("regular:2s")
    assert not is_timed("regular") and not is_timed("veteran:500") and not is_timed("greedy")


@pytest.mark.parametrize(("processes", "searching"), [(1, 0), (2, 0), (3, 2), (9, 4)])
def test_only_processes_that_nobody_else_wants_search_together(
    monkeypatch: pytest.MonkeyPatch, processes: int, searching: int
) -> None:
    """One process is always left to somebody else."""

    def ask(worker: Worker, wanted: bytes, seconds: float) -> bytes:
        assert json.loads(wanted)["task"] == "search"
        return b'{"lines": [[[7], [1], 10, 2]]}'

    monkeypatch.setattr(Worker, "ask", ask)

    async def evening() -> None:
        runner = BotRunner.__new__(BotRunner)
        runner.thinkers = Workers(processes, 60)
        wanted: Wanted = {"task": "think", "seed": 1}
        assert len(await runner.searched(wanted, "mine", "m")) == searching
        runner.thinkers.queue.put("other", "x", Job(b"", asyncio.get_running_loop().create_future()))
        assert runner.thinkers.spare("mine") == 0
        await runner.thinkers.close()

    asyncio.run(evening())


def test_a_search_that_fails_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def ask(worker: Worker, wanted: bytes, seconds: float) -> bytes:
        asked.append(1)
        return b'{"fault": "broken"}' if len(asked) == 1 else b'{"lines": [[[7], [1], 10, 2]]}'

    monkeypatch.setattr(Worker, "ask", ask)

    async def evening() -> None:
        runner = BotRunner.__new__(BotRunner)
        runner.thinkers = Workers(3, 60)
        assert await runner.searched({"task": "think"}, "mine", "m") == [[[[7], [1], 10, 2]]]
        await runner.thinkers.close()

    asyncio.run(evening())
