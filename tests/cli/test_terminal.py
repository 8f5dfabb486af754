"""The table on a real terminal: what the keys of a keyboard bring back."""

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator

import pytest

UP, SEARCH, STOP, CUT, YANK = "\x1b[A", "\x12", "\x07", "\x15", "\x19"
LIMIT = 60.0  # seconds until a table counts as dead
CURTAIN = "is not looking."
WIPED = "\x1b[2J"


class Keyboard:
    """A terminal with a table in it: types, and reads what appears until a text does."""

    def __init__(self, *arguments: str) -> None:
        self.end, table = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
        environment["INPUTRC"] = os.devnull
        command = [sys.executable, "-m", "arpents.cli.main", "play", "quebec-1759", "--terminal", *arguments]
        self.process = subprocess.Popen(command, stdin=table, stdout=table, stderr=table, env=environment)
        os.close(table)
        self.unread = b""

    def type(self, keys: str, until: str) -> str:
        os.write(self.end, keys.encode())
        while until.encode() not in self.unread:
            ready, _, _ = select.select([self.end], [], [], LIMIT)
            assert ready, self.unread.decode(errors="replace")[-2000:]
            self.unread += os.read(self.end, 65536)
        seen, _, self.unread = self.unread.partition(until.encode())
        return seen.decode(errors="replace") + until

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    """Two people at one screen; the French have written an order and are ready."""
    found = Keyboard("--seed", "4", "--lang", "en")
    found.type("", CURTAIN)
    found.type("\n", "> ")
    found.type("preset even\n", "> ")
    found.type("ready\n", "> ")
    found.type("3 LE-ET\n", "> ")
    found.type(f"2 LE-BE{CUT}board\n", "> ")
    found.type("ready\n", CURTAIN)
    yield found
    found.close()


@pytest.mark.parametrize("keys", [UP, UP * 3, f"{SEARCH}E", YANK, "\x1b.", "\x1b<"])
def test_the_next_one_finds_nothing_of_the_others_lines(keyboard: Keyboard, keys: str) -> None:
    behind = keyboard.type(f"{keys}{STOP}\n", WIPED)
    keyboard.type("", "> ")
    asked = keyboard.type(f"{keys}{STOP}{CUT}dance\n", "“dance” is neither")
    for echoed in (behind, asked):
        assert not any(line in echoed for line in ("LE-", "ready", "board", "even"))


def test_each_one_gets_back_the_lines_it_typed(keyboard: Keyboard) -> None:
    keyboard.type("\n", "> ")
    keyboard.type("log\n", "> ")
    assert "ships-up" not in keyboard.type(f"{UP}\n", "> ")
    keyboard.type("ships-up 1\n", "> ")
    keyboard.type("ready\n", CURTAIN)
    keyboard.type("\n", "> ")
    assert "3 LE-ET" in keyboard.type(f"{UP}{UP}{UP}", "3 LE-ET")
