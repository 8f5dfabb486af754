"""Matches between two players: counted rightly, taken up again, the same with any number of processes."""

import json
from pathlib import Path
from typing import Any

import pytest

from arpents.research import duel as duels
from arpents.research.duel import Duel, Tally, matches_of, play_one
from arpents.research.statistics import elo, percentile, ratings, wilson
from arpents.research.store import NotAStore, Store, players_identity
from arpents.research.workplace import HERE, Processes, Workplace

GAME = "quebec-1759"


def duel(bots: tuple[str, str] = ("recruit:2", "random"), seed: int = 5, swap: bool = True) -> Duel:
    return Duel(GAME, "campaign", {}, bots, swap, seed)


def result(number: int, place: int | None, times: list[list[float]]) -> dict[str, Any]:
    """A match as it is stored."""
    winner = None if place is None else ("french", "british")[place]
    return {
        "work": duel().work(),
        "number": number,
        "winner": winner,
        "winning_place": place,
        "decisions": 10,
        "thoughts": times,
        "deeds": {"battles": 2, "raids": 0},
    }


def without_times(played: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in played.items() if name != "thoughts"}


def test_a_seed_is_played_from_both_seats() -> None:
    one, other = play_one((duel(), 2)), play_one((duel(), 3))
    assert one["seed"] == other["seed"] == 6
    assert one["seats"] == {"french": "recruit:2", "british": "random"}
    assert other["seats"] == {"french": "random", "british": "recruit:2"}
    assert other["winning_place"] == (None if other["winner"] is None else int(other["winner"] == "french"))


def test_a_player_does_not_meet_its_own_dice() -> None:
    """Mirrored matches of a player against itself are two matches, not one counted twice."""
    same = duel(("random", "random"))
    assert play_one((same, 0))["decisions"] != play_one((same, 1))["decisions"]


def test_the_same_match_each_time_and_in_any_process() -> None:
    def played(place: Workplace) -> list[dict[str, Any]]:
        with place:
            found = [without_times(one) for one in matches_of(duel(), 4, place, Store(None))]
        return sorted(found, key=lambda one: int(one["number"]))

    alone, shared = played(HERE), played(Processes(2))
    assert alone == shared and [one["number"] for one in alone] == [0, 1, 2, 3]


def test_only_decisions_that_were_thought_about_are_timed() -> None:
    played = play_one((duel(("militia:2", "random")), 0))
    assert 0 < len(played["thoughts"][0]) < played["decisions"] / 2


def test_matches_are_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "folder" / "kept.jsonl"
    first = list(matches_of(duel(), 2, HERE, Store(file)))
    file.write_bytes(file.read_bytes() + b'{"work": "cut o')
    asked: list[int] = []

    def counted(job: tuple[Duel, int]) -> dict[str, Any]:
        asked.append(job[1])
        return play_one(job)

    monkeypatch.setattr(duels, "play_one", counted)
    again = list(matches_of(duel(), 3, HERE, Store(file)))
    assert asked == [2] and again[:2] == first
    assert [entry["number"] for entry in Store(file).known.values()] == [0, 1, 2]
    assert len(list(matches_of(duel(seed=6), 1, HERE, Store(file)))) == 1 and asked == [2, 0]


def test_other_players_are_another_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    assert players_identity(GAME) in duel().work()
    assert players_identity(GAME) != players_identity("few-acres-of-snow")
    scaled = Duel(GAME, "campaign", {}, ("recruit:2", "random"), True, 5, ({"army": 50}, {}))
    assert scaled.work() != duel().work()


@pytest.mark.parametrize("content", [b"# Notes\n", b"[1, 2]\n{}\n", b"\xff\xfe\n", b"{}\n", b"no line end"])
def test_nothing_is_added_to_another_file(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    with pytest.raises(NotAStore):
        Store(file)
    assert file.read_bytes() == content


def test_a_tally_counts() -> None:
    tally = Tally(duel())
    tally.add(result(0, 0, [[1000.0, 3000.0], [1.0]]))
    tally.add(result(1, 1, [[2000.0], [2.0]]))
    tally.add(result(2, 0, [[], []]))
    tally.add(result(3, None, [[500.0], []]))
    told = tally.dump()
    assert (told["games"], told["wins"], told["draws"], told["rate"]) == (4, [2, 1], 1, 0.625)
    assert told["interval"] == [round(bound, 4) for bound in wilson(2.5, 4)]
    assert told["elo"] == elo(0.625) and told["elo_interval"][0] < told["elo"] < told["elo_interval"][1]
    assert told["wins_by_seat"] == {"french": 2, "british": 1}
    assert told["seconds_per_decision"][0] == {"p50": 1.0, "p95": 3.0, "most": 3.0}
    assert told["deeds_per_match"] == {"battles": 2.0, "raids": 0.0} and told["decisions_per_match"] == 10
    assert json.loads(json.dumps(told)) == told


# -- figures


def test_wilson_is_wilson() -> None:
    low, high = wilson(80, 100)
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 5)[1] == 1.0 and 0.5 < wilson(5, 5)[0] < 0.6


def test_elo_is_elo() -> None:
    assert elo(0.5) == 0 and elo(0.0) is None and elo(1.0) is None
    assert elo(10 / 11) == 400


def test_percentiles() -> None:
    times = [float(number) for number in range(1, 101)]
    assert (percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1.0)) == (50.0, 95.0, 100.0)
    assert percentile([], 0.5) == 0.0 and percentile([3.0], 0.95) == 3.0


def test_ratings_follow_the_results() -> None:
    found = ratings([("strong", "weak", 900, 1000), ("weak", "greedy", 500, 1000)], "greedy")
    assert found["greedy"] == 0 and abs(found["weak"]) <= 1 and abs(found["strong"] - 381) <= 2
