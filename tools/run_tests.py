"""Run the tests on plain Python, then compiled when there is a C compiler: two rows of work side by side.

One row tests everything but the page, on plain Python first. The other compiles and tests the page, which is the same
page on either: whole on what was compiled, and on plain Python one table (the whole where nothing is compiled). The
server and the hall are never compiled themselves: they too are tested once, on the compiled games if there are any.
What the second row prints comes when it is done. With paths among the arguments one row does it all, in that order.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from rooms import ROOT, Refused, can_compile

WEB = "tests/web"
TABLE = "tests/web/test_table.py"
ONCE = ("tests/server", "tests/hall")
NONE_FOUND = 5  # what pytest says when the arguments select nothing


class Row:
    """Steps one after the other; none after one that failed, in whichever row."""

    def __init__(self, aside: bool, failed: Event) -> None:
        self.aside = aside
        self.failed = failed
        self.codes: list[int] = []
        self.told: list[str] = []

    def step(self, command: list[str], **settings: str) -> bool:
        if self.failed.is_set():
            return False
        output = subprocess.PIPE if self.aside else None
        environment = {**os.environ, **settings}
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT if self.aside else None,
            text=True,
        )
        self.told.append(done.stdout or "")
        self.codes.append(done.returncode)
        if done.returncode not in (0, NONE_FOUND):
            self.failed.set()
        return not self.failed.is_set()

    def test(self, compiled: bool, *arguments: str) -> bool:
        expected, where = ("compiled", ROOT / "build" / "compiled") if compiled else ("interpreted", ROOT / "src")
        command = [sys.executable, "-m", "pytest", *arguments]
        return self.step(command, ARPENTS_EXPECT=expected, PYTHONPATH=str(where))

    def compile(self) -> bool:
        return self.step([sys.executable, str(ROOT / "tools" / "compile.py")])


def all_in_one(arguments: list[str], compiles: bool) -> list[Row]:
    row = Row(False, Event())
    if row.test(False, *arguments) and compiles and row.compile():
        row.test(True, *arguments)
    return [row]


def side_by_side(arguments: list[str], compiles: bool) -> list[Row]:
    failed, compiled = Event(), Event()
    rest, web = Row(False, failed), Row(True, failed)

    def test_the_rest() -> None:
        once = [f"--ignore={path}" for path in ONCE if compiles]
        if rest.test(False, f"--ignore={WEB}", *once, *arguments) and compiles:
            compiled.wait()
            rest.test(True, f"--ignore={WEB}", *arguments)

    def test_the_page() -> None:
        try:
            if compiles and not web.compile():
                return
        finally:
            compiled.set()
        if web.test(False, TABLE if compiles else WEB, *arguments) and compiles:
            web.test(True, WEB, *arguments)

    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(test_the_rest), pool.submit(test_the_page)]:
            done.result()
    return [rest, web]


def main(arguments: list[str]) -> int:
    try:
        compiles = can_compile()
    except Refused as fault:
        print(fault, file=sys.stderr)
        return 1
    if not compiles:
        print("Plain Python only: nothing is compiled here.", file=sys.stderr)
    paths = any(
        not argument.startswith("-") and Path(ROOT, argument.partition("::")[0]).exists() for argument in arguments
    )
    rows = all_in_one(arguments, compiles) if paths else side_by_side(arguments, compiles)
    for row in rows:
        sys.stdout.write("".join(row.told))
    codes = [code for row in rows for code in row.codes]
    wrong = [code for code in codes if code not in (0, NONE_FOUND)]
    return wrong[0] if wrong else NONE_FOUND if all(code == NONE_FOUND for code in codes) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
