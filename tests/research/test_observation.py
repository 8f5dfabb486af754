"""Numbers for learners: a fixed list of choices, and what a seat sees as arrays of bytes."""

from __future__ import annotations

import itertools
import pickle
import random
from typing import Any

import numpy
import pytest

import arpents
from arpents.engine.errors import ArpentsError, UnknownAction
from arpents.engine.game import Game
from arpents.engine.state import MatchState

SCENES = [(slug, scenario) for slug in arpents.games() for scenario in arpents.game(slug).scenarios]


def moments(game: Game[Any], scenario: str, seed: int, decisions: int) -> list[tuple[MatchState, int]]:
    """The moments of a random match, each with the seat that is asked."""
    rng = random.Random(seed)
    state = game.start(scenario, game.bot_options(), seed, events=False)
    found: list[tuple[MatchState, int]] = []
    while state.to_act and len(found) < decisions:
        seat = game.seat_number(state.to_act[0])
        found.append((state.copy(), seat))
        state.act(seat, rng.choice(state.legal(seat)))
    return found


def entry(game: Game[Any], seen: bytes, layer: str, row: str, column: str) -> int:
    found = next(one for one in game.observation.all if one.name == layer)
    at = found.first + found.rows.index(row) * len(found.columns) + found.columns.index(column)
    return seen[at] - 256 if found.signed and seen[at] > 127 else seen[at]


@pytest.mark.parametrize(("slug", "scenario"), SCENES)
def test_every_choice_has_an_index_of_its_own_and_comes_back_from_it(slug: str, scenario: str) -> None:
    game = arpents.game(slug)
    for state, seat in moments(game, scenario, 3, 250):
        actions = state.legal(seat)
        indexes = game.action_space.indexes(actions)
        assert len(set(indexes)) == len(actions)
        assert all(0 <= index < game.action_count for index in indexes)
        assert [game.action_space.action(index) for index in indexes] == actions


@pytest.mark.parametrize(("slug", "scenario"), SCENES)
def test_nothing_that_is_counted_is_more_than_its_entry_holds(slug: str, scenario: str) -> None:
    """But for the turns of a match that is far from its end."""
    game = arpents.game(slug)
    for state, seat in moments(game, scenario, 4, 2500 if slug == "few-acres-of-snow" else 400)[::7]:
        for layer in game.observation.all[3:]:  # seat, question and history hold bytes of larger numbers
            part = game.observe(state, seat)[layer.first : layer.first + layer.size()]
            for at, value in enumerate(part):
                if value in ((127, 128) if layer.signed else (255,)):
                    assert layer.columns[at % len(layer.columns)] in ("turn", "turns-left")


@pytest.mark.parametrize("slug", arpents.games())
def test_the_whole_list_of_choices_is_said_in_words_and_back(slug: str) -> None:
    game = arpents.game(slug)
    step = max(1, game.action_count // 3000)
    for index in range(0, game.action_count, step):
        action = game.action_space.action(index)
        assert game.action_space.index(action) == index
        assert game.vocabulary.action(game.vocabulary.words(action)) == action


@pytest.mark.parametrize("index", [-1, 10**9])
def test_an_index_that_is_no_choice_is_refused(index: int) -> None:
    with pytest.raises(UnknownAction) as fault:
        arpents.game("quebec-1759").action_space.action(index)
    assert fault.value.reason == "index-out-of-range"


def test_a_place_between_those_of_the_list_is_refused() -> None:
    game = arpents.game("muskets-tomahawks")
    with pytest.raises(UnknownAction) as fault:
        game.action_space.index(game.vocabulary.action("go 12.5-24"))
    assert fault.value.reason == "not-in-action-space"


@pytest.mark.parametrize(("slug", "scenario"), SCENES)
def test_an_observation_has_one_size_and_changes_with_what_is_seen(slug: str, scenario: str) -> None:
    game = arpents.game(slug)
    seen: dict[int, set[bytes]] = {0: set(), 1: set()}
    for state, _ in moments(game, scenario, 5, 60):
        for seat in (0, 1):
            observation = game.observe(state, seat)
            assert len(observation) == game.observation.size
            assert entry(game, observation, "seat", "own", game.seats[seat]) == 1
            seen[seat].add(observation)
    assert len(seen[0]) > 5 and len(seen[1]) > 5


@pytest.mark.parametrize("slug", arpents.games())
def test_every_entry_has_a_name_and_none_is_written_twice(slug: str) -> None:
    game = arpents.game(slug)
    layers = game.observation.all
    assert len({layer.name for layer in layers}) == len(layers)
    for layer, following in itertools.pairwise(layers):
        assert following.first == layer.first + layer.size()
        assert len(set(layer.rows)) == len(layer.rows) and len(set(layer.columns)) == len(layer.columns)
    assert layers[-1].first + layers[-1].size() == game.observation.size


def test_entries_say_what_the_view_says() -> None:
    game = arpents.game("wilderness-war")
    for state, seat in moments(game, "annus-mirabilis", 7, 120)[::20]:
        seen = game.observe(state, seat)
        view: Any = state.view(game.seats[seat])
        assert entry(game, seen, "match", "now", "points") == view["french_points"]
        held = [name for name in view["hand"] if entry(game, seen, "cards", name, "hand")]
        assert held == view["hand"]
        for space, found in view["spaces"].items():
            units = [piece for piece in found.get("pieces", []) if "strength" in piece]
            counted = sum(entry(game, seen, "spaces", space, f"{side}-units") for side in ("british", "french"))
            assert counted == len(units)


def test_own_blocks_are_seen_and_of_the_others_how_many() -> None:
    game = arpents.game("quebec-1759")
    for state, seat in moments(game, "campaign", 2, 200)[100::20]:
        seen = game.observe(state, seat)
        view: Any = state.view(game.seats[seat])
        for zone, found in view["zones"].items():
            for side in game.seats:
                assert entry(game, seen, "counts", zone, side) == found[side]["count"]
                for block in found[side]["blocks"]:
                    assert entry(game, seen, "blocks", zone, block["block"]) == 1 + block["cv"]
        open_blocks = sum(len(found[side]["blocks"]) for found in view["zones"].values() for side in game.seats)
        layer = next(one for one in game.observation.all if one.name == "blocks")
        on_map = seen[layer.first : layer.first + 10 * len(layer.columns)]
        assert sum(1 for value in on_map if value) == open_blocks


def test_seats_seeds_and_choices_are_taken_as_programs_give_them() -> None:
    game = arpents.game("quebec-1759")
    state = game.start(seed=numpy.int64(4), events=False)
    assert state.key() == game.start(seed=4, events=False).key()
    by_number, by_name, by_numpy = (numpy.zeros(game.observation.size, numpy.int8) for _ in range(3))
    game.observe_into(state, 1, by_number)
    game.observe_into(state, "british", by_name)
    game.observe_into(state, numpy.int64(1), by_numpy)
    assert (by_number == by_name).all() and (by_number == by_numpy).all() and by_number.any()
    assert game.action_space.action(numpy.int64(5)) == game.action_space.action(5)


WRONG: list[tuple[Any, str, str]] = [
    (lambda game, state: game.observe(state, 2), "Nobody sits as “2”", "Personne ne joue « 2 »"),
    (lambda game, state: game.observe(state, -1), "Nobody sits as “-1”", "Personne ne joue « -1 »"),
    (lambda game, state: game.observe_into(state, "dutch", None), "Nobody sits as “dutch”", "ne joue « dutch »"),
    (lambda game, state: game.mask_into(state, 1.5, None), "Nobody sits as “1.5”", "ne joue « 1.5 »"),
    (lambda game, state: game.observe_into(state, 0, [0]), "An array of bytes is wanted", "tableau d’octets"),
    (lambda game, state: game.action_space.action(-1), "there is no −1", "il n’y a pas de −1"),
    (lambda game, state: game.action_space.action("x"), "there is no x", "il n’y a pas de x"),
    (lambda game, state: game.action_space.index("x"), "“x” is not an action", "« x » n’est pas une action"),
    (lambda game, state: game.action_space.index(2.5), "“2.5” is not an action", "« 2.5 » n’est pas une action"),
    (lambda game, state: game.start(seed="x"), "“x” is no seed", "« x » n’est pas une graine"),
    (lambda game, state: game.start("1812"), "no scenario “1812”", "« 1812 »"),
    (lambda game, state: state.play("french", "march home"), "begins with “march”", "commence par « march »"),
    (
        lambda game, state: state.play("british", "ready"),
        "The British have nothing to decide now",
        "Les Britanniques n’ont rien",
    ),
    (lambda game, state: state.play("french", "done"), "[4.1]", "[4.1]"),
    (lambda game, state: arpents.game("chess"), "no game “chess”", "« chess »"),
]


@pytest.mark.parametrize(("ask", "english", "french"), WRONG)
def test_what_is_wrong_says_itself_to_whoever_programs(
    ask: Any, english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = arpents.game("quebec-1759")
    state = game.start(seed=1, events=False)
    with pytest.raises(ArpentsError) as fault:
        ask(game, state)
    again = pickle.loads(pickle.dumps(fault.value))
    for locale, words in (("C", english), ("fr_FR.UTF-8", french)):
        monkeypatch.setenv("LC_ALL", locale)
        for one in (fault.value, again):
            said = str(one).replace("\u00a0", " ").replace("\u202f", " ")
            assert words in said and "‹" not in said and fault.value.reason not in said


def test_a_fault_without_a_text_still_says_what_it_is() -> None:
    assert str(ArpentsError("no-such-text", "4.1", place="albany")) == "no-such-text [4.1]: place=albany"


def test_the_end_of_a_long_match_is_seen_coming() -> None:
    game = arpents.game("few-acres-of-snow")
    for limit in ("300", "20"):
        state = game.start("first-edition", {"turn-limit": limit}, 4, events=False)
        rng = random.Random(4)
        left: list[int] = []
        while state.to_act:
            seat = game.seat_number(state.to_act[0])
            seen = game.observe(state, seat)
            turn = int(state.view("british")["turn"])  # type: ignore[call-overload]
            assert entry(game, seen, "match", "now", "turn") == min(turn, 255)
            left.append(entry(game, seen, "match", "now", "turns-left"))
            assert left[-1] == min(int(limit) + 1 - turn, 255)
            state.act(seat, rng.choice(state.legal(seat)))
        assert left[-1] == 1 and state.outcome is not None and state.outcome.rule == "A7.1"
