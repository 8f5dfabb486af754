"""One suite for plain Python and for compiled code: it says which one it tests, and refuses to test yesterday's."""

import importlib.util
import os
import re
from pathlib import Path

import pytest
from hypothesis import settings

import arpents
import compile
import rooms

ROOT = Path(__file__).resolve().parent.parent
STRICT = bool(os.environ.get("CI_STRICT")) or os.environ.get("CI", "").lower() == "true"
NUMBER = re.compile(r"[A-Z]{0,3}-?\d+([.-]\d+)*[a-z]?")

settings.register_profile("arpents", deadline=None, derandomize=STRICT)
settings.load_profile("arpents")

skipped: set[str] = set()


def mode() -> str:
    """How the package is about to be imported."""
    plain, compiled = [], []
    for file in (file for files in rooms.groups(ROOT).values() for file in files):
        name = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
        spec = importlib.util.find_spec(name)
        (plain if spec and str(spec.origin).endswith(".py") else compiled).append(name)
    if plain and compiled:
        return f"half compiled ({compiled[0]} is, {plain[0]} is not)"
    return "compiled" if compiled else "interpreted"


def house() -> Path:
    """The directory the package is imported from."""
    return Path(next(iter(arpents.__path__))).resolve().parent


def pytest_report_header() -> str:
    return f"arpents: {mode()}, from {house()}"


def pytest_configure() -> None:
    found, wanted = mode(), os.environ.get("ARPENTS_EXPECT")
    if wanted and wanted != found:
        raise pytest.UsageError(f"The tests were to run {wanted}, but {house()} is {found}.")
    if found == "interpreted" and house() == ROOT / "src":
        return
    if found != "compiled" or house() != compile.compiled(ROOT):
        raise pytest.UsageError(f"The tests would not run on this project but on {house()}, {found}: use make test.")
    if changed := compile.changed(ROOT):
        raise pytest.UsageError(f"{changed[0]} changed since it was compiled: run tools/compile.py.")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(n, str) and NUMBER.fullmatch(n) for n in mark.args):
                raise pytest.UsageError(f'{item.nodeid}: a rule is named by its number, as in @rule("7.62").')


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.skipped:
        skipped.add(report.nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        skipped.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if STRICT and skipped and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if STRICT and skipped:
        names = ", ".join(sorted(skipped))
        terminalreporter.write_line(f"The run fails because tests were skipped: {names}.", red=True)
