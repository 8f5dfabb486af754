"""Every registered game tells what its things are and do, and shows its charts; nothing hidden leaks by that."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import arpents
from arpents.engine.errors import UnknownThing
from arpents.engine.game import Game
from arpents.engine.vocabulary import Nouns
from arpents.games import ROOMS
from arpents.proof.hidden import inspected_apart, plain
from arpents.speech import LANGUAGES, Speech
from arpents.table.book import book_of
from tests.speech.ftl import sound

every_game = pytest.mark.parametrize("slug", ROOMS)
UNNAMED = 12  # things without a name that are looked at
DECISIONS = {"muskets-tomahawks": 120}


def things_of(game: Game[Any]) -> list[str]:
    return [id for nouns in game.things() for id in ids_of(nouns)]


def ids_of(nouns: Nouns) -> list[str]:
    if not nouns.names:
        return [nouns.name(number) for number in range(UNNAMED)]
    return [f"{nouns.prefix}-{name}" for name in nouns.names if name]


def looked_at(state: Any, seat: str | None, thing: str) -> dict[str, Any] | None:
    try:
        return dict(state.inspect(seat, thing))
    except UnknownThing as refusal:
        assert refusal.arguments == {"thing": thing}
        return None


def moments(slug: str) -> list[Any]:
    """A match at its beginning, somewhere within, and at its end or nearly."""
    game = arpents.game(slug)
    found = []
    for number, scenario in enumerate(game.scenarios[:2]):
        rng = random.Random(number)
        state = game.start(scenario, {}, number)
        found.append(state.copy())
        for made in range(DECISIONS.get(slug, 400)):
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            state.apply(seat, rng.choice(state.actions(seat)))
            if made in (60, 110):
                found.append(state.copy())
        found.append(state)
    return found


@every_game
def test_every_thing_tells_what_it_is_to_everybody_in_both_languages(slug: str) -> None:
    game = arpents.game(slug)
    speeches = [Speech(slug, lang, strict=True) for lang in LANGUAGES]
    rules = book_of(slug).rules
    told = 0
    for state in moments(slug):
        for seat in (None, *game.seats):
            for thing in things_of(game):
                sheet = looked_at(state, seat, thing)
                if sheet is None:
                    continue
                told += 1
                lines = [*sheet["facts"], *sheet["now"], *sheet["notes"]]
                assert {line["rule"] for line in lines} <= {"", *rules}, thing
                for speech in speeches:
                    for line in speech.sheet(sheet):
                        sound(line, speech.lang)
    assert told > 100


@every_game
def test_looking_changes_nothing_and_tells_nothing_hidden(slug: str) -> None:
    game = arpents.game(slug)
    for number, state in enumerate(moments(slug)):
        key = state.key()
        for seat in game.seats:
            other = state.resample(seat, random.Random(number))
            for thing in things_of(game):
                assert plain(looked_at(state, seat, thing)) == plain(looked_at(other, seat, thing)), (seat, thing)
                assert plain(looked_at(state, None, thing)) == plain(looked_at(other, None, thing)), thing
            assert state.chart_marks(seat) == other.chart_marks(seat)
            for owner, names in game.alike():
                hidden = [name for name in names if name not in str(state.view(seat))]
                assert owner == seat or not inspected_apart(state, seat, hidden)
        assert state.key() == key


@every_game
def test_charts_are_whole_and_what_counts_now_is_on_them(slug: str) -> None:
    game = arpents.game(slug)
    rules = book_of(slug).rules
    charts = {chart.id: chart.dump() for chart in game.charts()}
    assert len(charts) == len(game.charts()) >= 5
    for lang in LANGUAGES:
        speech = Speech(slug, lang, strict=True)
        for chart in charts.values():
            assert chart["rule"] in rules
            columns, rows = chart["columns"], chart["rows"]
            assert isinstance(columns, list) and isinstance(rows, list)
            assert rows and all(len(row["cells"]) == len(columns) for row in rows), chart["chart"]
            for value in [chart["chart"], chart["corner"], *columns]:
                assert speech.value(value)
            for row in rows:
                assert speech.value(row["head"])
                assert all("‹" not in speech.value(cell) for cell in row["cells"])
    for state in decisions(game):
        for mark in state.chart_marks(game.seats[0]):
            chart = charts[str(mark["chart"])]
            assert "row" in mark or "column" in mark
            assert 0 <= mark.get("row", 0) < len(chart["rows"])
            assert 0 <= mark.get("column", 0) < len(chart["columns"])


def decisions(game: Game[Any]) -> Iterator[Any]:
    """The state at every decision of a random match."""
    rng = random.Random(5)
    state = game.start(seed=5, events=False)
    for _ in range(DECISIONS.get(game.slug, 2000)):
        if not state.to_act:
            return
        yield state
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.actions(seat)))


@every_game
def test_what_no_game_knows_is_refused(slug: str) -> None:
    state = arpents.game(slug).start(seed=1)
    for thing in ("", "-", "zebra", "zone-", "u999", "card-zebra", "m-1"):
        with pytest.raises(UnknownThing):
            state.inspect(None, thing)
