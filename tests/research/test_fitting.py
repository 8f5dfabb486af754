"""Weights from self-play: the regression finds what is there, and the same matches give the same weights."""

import math
import random
from pathlib import Path
from typing import Any

import pytest

from arpents.bots import LevelBot, make_bot
from arpents.games import find
from arpents.research.fitting import MOMENTS, Fitted, SelfPlay, play_one, self_play, term_names, trial
from arpents.research.regression import chance_of, fit, solved, surprise
from arpents.research.store import Store
from arpents.research.workplace import HERE

GAME = "few-acres-of-snow"


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 0.0]], [6.0, 8.0]) == [2.0, 3.0]
    assert solved([[1.0, 0.0], [0.0, 0.0]], [5.0, 0.0]) == [5.0, 0.0]


def test_a_chance_is_never_out_of_bounds() -> None:
    assert chance_of(0) == 0.5 and chance_of(-1e9) >= 0 and chance_of(1e9) <= 1
    assert math.isclose(chance_of(2) + chance_of(-2), 1)


def test_the_regression_finds_the_weights_behind_the_results() -> None:
    dice = random.Random(3)
    rows = [[1.0, dice.gauss(0, 2), dice.gauss(0, 1)] for _ in range(4000)]
    true = [0.3, 0.8, -0.5]
    results = [float(dice.random() < chance_of(sum(w * x for w, x in zip(true, row, strict=True)))) for row in rows]
    found = fit(rows, results, [0.0, 0.0, 0.0], [1e-6] * 3)
    assert all(abs(one - other) < 0.12 for one, other in zip(found, true, strict=True))
    assert surprise(rows, results, found) <= surprise(rows, results, true) < surprise(rows, results, [0, 0, 0])
    held = fit(rows, results, [0.3, 0.1, 0.1], [1e9] * 3)
    assert all(abs(one - other) < 1e-3 for one, other in zip(held, [0.3, 0.1, 0.1], strict=True))


def matches(count: int, important: int) -> list[dict[str, Any]]:
    """Matches whose result hangs on one term alone; the others are noise of the same size."""
    dice = random.Random(7)
    found = []
    for number in range(count):
        moments = [[dice.randrange(-100, 101) for _ in range(3)] for _ in range(10)]
        lead = sum(moment[important] for moment in moments) / len(moments)
        for moment in moments:
            moment[important] = round(lead)
        result = float(dice.random() < chance_of(lead / 8))
        found.append({"number": number, "result": result, "moments": moments})
    return found


def test_the_term_that_matters_gains_weight() -> None:
    played = matches(400, 1)
    fitted = Fitted(["one", "two", "three"], played)
    assert fitted.scales["two"] > 150 and fitted.scales["one"] < 60 and fitted.scales["three"] < 60
    assert fitted.after < fitted.before < 0.75 and fitted.moments == 3200
    again = Fitted(["one", "two", "three"], played[::-1])
    assert again.dump() == fitted.dump()


def test_the_scale_of_the_chance_of_winning_is_found() -> None:
    """Matches whose result follows a lead by a scale of eight; the two terms of noise blur it, they cannot hide it."""
    alone = [{**match, "moments": [[moment[1]] for moment in match["moments"]]} for match in matches(400, 1)]
    assert 5 <= Fitted(["two"], alone).scale <= 11
    blurred = Fitted(["one", "two", "three"], matches(400, 1)).scale
    assert blurred > 20 and Fitted(["one", "two", "three"], matches(400, 1)[::-1]).scale == blurred
    lost = [{**match, "result": 0.5} for match in matches(50, 1)]
    assert Fitted(["one", "two", "three"], lost).scale == 0


def test_few_matches_change_little() -> None:
    few = Fitted(["one", "two", "three"], matches(10, 1))
    many = Fitted(["one", "two", "three"], matches(400, 1))
    assert abs(few.scales["one"] - 100) < abs(many.scales["one"] - 100)


def test_self_play_keeps_its_moments_and_is_taken_up_again(tmp_path: Path) -> None:
    setting = SelfPlay(GAME, "second-edition", "recruit:2", 3)
    first = list(self_play(setting, 2, HERE, Store(tmp_path / "kept")))
    assert len((tmp_path / "kept").read_text().splitlines()) == 2
    assert (
        list(self_play(setting, 2, HERE, Store(tmp_path / "kept")))
        == first
        == [play_one((setting, 0)), play_one((setting, 1))]
    )
    names = term_names(GAME)
    for match in first:
        assert match["result"] in (0.0, 0.5, 1.0) and 5 < len(match["moments"]) <= MOMENTS
        assert all(len(moment) == len(names) for moment in match["moments"])


def test_every_game_can_be_asked_for_its_terms() -> None:
    assert "points" in term_names(GAME) and "army" in term_names("quebec-1759")


def test_other_weights_make_another_player() -> None:
    bot = make_bot("regular:40", random.Random(1), {"points": 0})
    assert isinstance(bot, LevelBot)
    game = find(GAME)
    state = game.start("second-edition", seed=4)
    terms = game.terms(state, 0)
    assert bot.searcher.judge(state, 0) == game.outlook(state, 0) - terms["points"]
    assert make_bot("regular:40", random.Random(1), {}).choose(game.seat(state, "british")) in state.actions("british")


def test_new_weights_meet_the_old_and_both_meet_greedy_on_the_same_seeds() -> None:
    new, before, after = trial(SelfPlay(GAME, "second-edition", "militia", 1), {"points": 90}, 77)
    assert new.bots == ("militia", "militia") and new.scales == ({"points": 90}, {})
    assert before.bots == after.bots == ("militia", "greedy") and before.seed == after.seed == new.seed == 77
    assert before.work() != after.work()


@pytest.mark.parametrize("scale", [25, 100, 400])
def test_a_scale_of_a_hundred_changes_nothing(scale: int) -> None:
    game = find("quebec-1759")
    state = game.position({"preset": "even", "move": 3})
    bot = make_bot("militia", random.Random(1), dict.fromkeys(game.terms(state, 0), scale))
    assert isinstance(bot, LevelBot)
    assert (bot.searcher.judge(state, 0) == game.outlook(state, 0)) == (scale == 100)
