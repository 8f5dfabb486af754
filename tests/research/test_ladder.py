"""The ladder: every pair on the same seeds, a section a game, everything else on the page kept."""

from pathlib import Path

from arpents.research.ladder import PLAYERS, Ladder, write_section
from arpents.research.store import Store
from arpents.research.workplace import HERE

GAME = "few-acres-of-snow"


def ladder(players: tuple[str, ...] = PLAYERS, steps: bool = False, games: int = 2) -> Ladder:
    return Ladder(GAME, "second-edition", players, steps, games, 9)


def test_every_pair_meets_from_both_seats_and_the_strongest_meets_itself() -> None:
    pairs = [tally.duel.bots for tally in ladder().tallies]
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) == 11
    assert ("regular", "greedy") in pairs and ("veteran", "recruit") in pairs and pairs[-1] == ("veteran", "veteran")
    assert {tally.duel.seed for tally in ladder().tallies} == {9}
    assert [tally.duel.swap for tally in ladder().tallies] == [True] * 10 + [False]


def test_the_steps_alone() -> None:
    named = ladder(("recruit", "militia", "regular", "veteran:500", "greedy"), steps=True)
    assert [tally.duel.bots for tally in named.tallies] == [
        ("regular", "greedy"),
        ("militia", "recruit"),
        ("regular", "militia"),
        ("veteran:500", "regular"),
        ("veteran:500", "greedy"),
        ("veteran:500", "veteran:500"),
    ]


def test_a_ladder_is_played_and_told(tmp_path: Path) -> None:
    played = ladder(("recruit:2", "militia:2", "random"))
    steps: list[int] = []
    done = list(played.play(HERE, Store(tmp_path / "kept.jsonl"), lambda *_: steps.append(1)))
    assert len(done) == 3 and len(steps) == played.matches == 6
    told = played.dump()
    assert [pair["games"] for pair in told["pairs"]] == [2, 2, 2] and told["ratings"] == {}
    section = played.section("A game")
    assert section.startswith("## A game\n") and section.count("\n| ") == 5 and "settlements" in section
    again = ladder(("recruit:2", "militia:2", "random"))
    assert [tally.dump() for tally in again.play(HERE, Store(tmp_path / "kept.jsonl"), lambda *_: None)] == told[
        "pairs"
    ]


def test_ratings_are_told_where_greedy_plays() -> None:
    rated = ladder(("recruit", "regular", "greedy"))
    for tally in rated.tallies:
        tally.games, tally.wins = 10, [8, 2]
    found = rated.ratings()
    assert list(found) == ["regular", "recruit", "greedy"] and found["greedy"] == 0
    assert "Ratings: regular +" in rated.section("A game")


def test_a_section_replaces_itself_and_nothing_else() -> None:
    page = write_section("", "one", "first", "## One\n")
    page = write_section(page, "two", "first", "## Two\n")
    page += "\nA sentence of somebody's.\n"
    replaced = write_section(page, "one", "first", "## One, again \\1\n")
    assert replaced == page.replace("## One\n", "## One, again \\1\n")
    assert replaced.startswith("# The ladder\n") and replaced.count("<!-- end -->") == 2
    assert write_section(page, "one", "second", "## Three\n").startswith(page)
