"""No click can strand a player: a chain can always be completed, and taken back until something is shown."""

import random

from arpents.games.few_acres_of_snow.turn import Turn
from tests.few_acres_of_snow.table import GAME
from tests.table import acting, asked

SEEDS = range(16)
LIVELY = ("settle", "develop", "besiege", "raid", "draft", "reinforce", "ambush", "parley", "govern", "intendant")


def questions(seed):
    """States of a random match in which a side chooses an action, with options of all sorts."""
    rng = random.Random(seed)
    options = {option.id: rng.choice(option.values) for option in GAME.options} | {"turn-limit": "50"}
    state = GAME.start(GAME.scenarios[seed % 2], options, seed)
    step = 0
    while state.to_act:
        seat = acting(state)
        if asked(state, seat) in ("action", "end"):
            step += 1
            if step % 4 == seed % 4:
                yield state, seat
        actions = state.actions(seat)
        lively = [action for action in actions if state.words(action).split()[0] in LIVELY]
        state.apply(seat, rng.choice(lively if lively and rng.random() < 0.6 else actions))


def between_actions(state):
    return not state.stack or isinstance(state.stack[-1], Turn)


def complete(state, depth, met):
    """Walk every way a chain can go on, whoever is asked; each must come to its end."""
    assert depth < 12, "a chain without an end"
    seat = acting(state)
    actions = state.actions(seat)
    assert actions, f"{seat} is stranded at {state.prompt(seat)}"
    for action in actions:
        twin = state.copy()
        twin.apply(seat, action)
        if between_actions(twin):
            met["ends"] += 1
        else:
            met["answers"] += acting(twin) != seat
            complete(twin, depth + 1, met)


def test_every_chain_can_be_completed_whatever_is_clicked():
    met = {"ends": 0, "answers": 0}
    for seed in SEEDS:
        for state, seat in questions(seed):
            for action in state.actions(seat):
                twin = state.copy()
                twin.apply(seat, action)
                if not between_actions(twin) and not state.words(action).startswith("discard"):  # subsets of the hand
                    complete(twin, 1, met)
    assert met["ends"] > 4_000 and met["answers"] > 50


def test_every_chain_can_be_taken_back_until_something_shows():
    met = {"chains": 0, "longest": 0, "barred": 0}
    for seed in SEEDS:
        rng = random.Random(-seed)
        for state, seat in questions(seed):
            for first in rng.sample(state.actions(seat), min(8, len(state.actions(seat)))):
                twin = state.copy()
                twin.record_from_here()
                key = twin.key()
                taken = 0
                drawn, shown = twin.chance.drawn, twin.shown
                action = first
                while True:
                    twin.apply(seat, action)
                    taken += 1
                    secret = twin.chance.drawn != drawn or twin.shown != shown or acting(twin) != seat
                    assert twin.can_undo(seat) == (not secret and acting(twin) == seat)
                    if secret or between_actions(twin):
                        break
                    action = rng.choice(twin.actions(seat))
                if secret:
                    met["barred"] += 1
                    continue
                for _ in range(taken):
                    twin.undo(seat)
                assert twin.key() == key and not twin.can_undo(seat)
                met["chains"] += 1
                met["longest"] = max(met["longest"], taken)
    assert met["chains"] > 500 and met["longest"] >= 4 and met["barred"] > 20
