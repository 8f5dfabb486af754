"""The two rows of `make test`: whatever is compiled is tested twice, and nothing after something failed."""

from __future__ import annotations

from typing import Any

import pytest

import run_tests

Steps = list[tuple[str, ...]]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """What would be run, in the order in which it is begun."""
    done: Steps = []

    def step(row: Any, command: list[str], **settings: str) -> bool:
        what = "compile" if "compile.py" in command[1] else settings["ARPENTS_EXPECT"]
        done.append((what, *command[3:]))
        row.codes.append(1 if "--broken" in command else 0)
        if row.codes[-1]:
            row.failed.set()
        return not row.failed.is_set()

    monkeypatch.setattr(run_tests.Row, "step", step)
    monkeypatch.setattr(run_tests, "can_compile", lambda: True)
    return done


def test_all_is_tested_on_plain_python_and_compiled(steps: Steps) -> None:
    assert run_tests.main(["-k", "siege"]) == 0
    assert sorted(steps) == sorted(
        [
            ("compile",),
            ("interpreted", "--ignore=tests/web", "--ignore=tests/server", "--ignore=tests/hall", "-k", "siege"),
            ("interpreted", "tests/web/test_table.py", "-k", "siege"),
            ("compiled", "--ignore=tests/web", "-k", "siege"),
            ("compiled", "tests/web", "-k", "siege"),
        ]
    )
    compiled = steps.index(("compile",))
    assert all(steps.index(step) > compiled for step in steps if step[0] == "compiled")


def test_a_path_is_tested_in_one_row(steps: Steps) -> None:
    assert run_tests.main(["tests/engine/test_state.py::test_x"]) == 0
    assert [step[0] for step in steps] == ["interpreted", "compile", "compiled"]


def test_nothing_is_compiled_where_nothing_can_be(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_tests, "can_compile", lambda: False)
    assert run_tests.main([]) == 0
    assert sorted(steps) == [("interpreted", "--ignore=tests/web"), ("interpreted", "tests/web")]


def test_what_fails_is_told_and_nothing_compiled_is_tested_after_it(steps: Steps) -> None:
    assert run_tests.main(["--broken"]) == 1
    assert "compiled" not in [step[0] for step in steps]
