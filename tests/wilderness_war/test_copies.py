"""Copies share lists until one of them writes: nothing that happens to one match is ever seen in another."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games import wilderness_war
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.setup import SCENARIOS

GUARDS = {
    "where": "change_pieces",
    "steps": "change_pieces",
    "here": "change_pieces",
    "work": "change_map",
    "siege": "change_map",
    "marks": "change_map",
    "card_in": "change_cards",
    "known": "change_cards",
    "deck": "change_cards",
    "hands": "change_cards",
    "hand_size": "nothing: replace the list",
    "intercepted": "nothing: replace the list",
    "avoided": "nothing: replace the list",
}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "shuffle"}


def changed(node: ast.AST) -> Iterator[str]:
    """The shared lists that a statement changes in place."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    elif isinstance(node, ast.Delete):
        targets = node.targets
    for target in targets:
        if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute):
            yield target.value.attr
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        lists = node.args if node.func.attr == "shuffle" else [node.func.value]
        for one in lists:
            if isinstance(one, ast.Attribute):
                yield one.attr


def unguarded(source: str) -> list[str]:
    """Changes of a shared list in a function that has not said so before."""
    faults = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        guards: dict[str, int] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                guards[node.func.attr] = min(node.lineno, guards.get(node.func.attr, node.lineno))
        for node in ast.walk(function):
            for name in changed(node):
                guard = GUARDS.get(name)
                line = getattr(node, "lineno", 0)
                if guard is not None and guards.get(guard, line) >= line:
                    faults.append(f"{function.name}, line {line}: {name} wants {guard}")
    return faults


@pytest.mark.parametrize("path", sorted(Path(wilderness_war.__path__[0]).glob("*.py")), ids=lambda path: path.stem)
def test_shared_lists_are_changed_only_when_owned(path: Path) -> None:
    assert unguarded(path.read_text()) == []


def test_an_unguarded_change_is_noticed() -> None:
    for change in ("state.work[3] = 0", "state.deck.pop()", "state.marks[1] |= 2", "state.chance.shuffle(state.deck)"):
        assert unguarded(f"def f(state):\n    {change}\n")
    assert unguarded("def f(state):\n    state.work[3] = 0\n    state.change_map()\n")
    assert not unguarded("def f(state):\n    state.change_map()\n    state.work[3] = 0\n")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_happens_to_one_copy_stays_there(scenario: str) -> None:
    state = GAME.start(scenario, seed=7, events=False)
    players = seeded(-7)
    kept = []
    while playout(state, players, 23) == 23:
        lying = state.copy()
        kept.append((lying, lying.key()))
        twin = state.copy()
        before = state.key()
        playout(twin, seeded(len(kept)), 40)
        state.resample("french", random.Random(len(kept)))
        assert state.key() == before
        if len(kept) % 3 == 0:  # go on with the copy: the first match lies still
            kept.append((state, before))
            state = state.copy()
    assert len(kept) > 10
    for lying, key in kept:
        assert lying.key() == key


def test_going_back_changes_no_copy_and_is_not_changed_by_one() -> None:
    state = GAME.start("full-campaign", seed=3)
    players = seeded(-3)
    taken_back = 0
    for _ in range(400):
        if not state.to_act:
            break
        playout(state, players, 1)
        seat = state.to_act[0] if state.to_act else "french"
        if not state.can_undo(seat):
            continue
        copy = state.copy()
        after = state.key()
        state.undo(seat)
        before = state.key()
        assert copy.key() == after
        again = state.copy()
        playout(state, players, 1)
        if state.can_undo(seat):
            state.undo(seat)
            assert state.key() == before
        playout(state, players, 3)
        assert again.key() == before and copy.key() == after
        taken_back += 1
    assert taken_back > 20
