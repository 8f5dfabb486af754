"""Give mypyc the numbers that a module works out as it is loaded, so that compiled rules hold them as constants.

`TOO_FAR: Final = REASONS.add("too-far", "6.2")` is one line for a person and a look into memory at every use for
a compiled program. In the copy that mypyc reads it is `assert REASONS.add(...) == 12; TOO_FAR: Final = 12`: done as
before when the module is loaded, on the same line, and a constant everywhere else.
"""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

LEFT_OUT = "WEIGHTS."  # what players weigh is data that may be tried otherwise without compiling
ASK = """
import importlib, json, sys
found = {}
for name, wanted in json.load(sys.stdin).items():
    module = importlib.import_module(name)
    found[name] = {each: getattr(module, each) for each in wanted if type(getattr(module, each)) is int}
json.dump(found, sys.stdout)
"""


def copy_with_constants(root: Path, files: Iterable[str], copy: Path) -> None:
    """The sources under `copy`, as mypyc is to read them; what is as it was there is left alone."""
    texts = {file: (root / file).read_text(encoding="utf-8") for file in files}
    wanted = {file: worked_out(text) for file, text in texts.items()}
    asked = {module_name(file): list(lines) for file, lines in wanted.items() if lines}
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ASK], input=json.dumps(asked), env=environment, capture_output=True, text=True
    )
    if done.returncode:  # the code is wrong, and mypy says it better; or something is not installed
        reason = done.stderr.strip().rpartition("\n")[2]
        print(f"Without constants, which is slower: a module could not be loaded ({reason}).", file=sys.stderr)
    numbers = {} if done.returncode else json.loads(done.stdout)
    present = set()
    for path in sorted((root / "src" / "arpents").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        text = texts.get(file) or path.read_text(encoding="utf-8")
        present.add(copy / file)
        write(copy / file, with_constants(text, wanted.get(file, {}), numbers.get(module_name(file), {})))
    write(copy / "pyproject.toml", (root / "pyproject.toml").read_text(encoding="utf-8"))
    for path in (copy / "src").rglob("*.py"):
        if path not in present:
            path.unlink()


def module_name(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").replace("/", ".")


def worked_out(text: str) -> dict[str, ast.AnnAssign]:
    """The final names of a module whose value is not written there, with their lines."""
    found = {}
    for node in ast.parse(text).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        kind, value = ast.unparse(node.annotation), ast.unparse(node.value or node.target)
        if kind in ("Final", "Final[int]") and not value.startswith(LEFT_OUT) and not is_written_out(node.value):
            found[node.target.id] = node
    return found


def is_written_out(value: ast.expr | None) -> bool:
    try:
        ast.literal_eval(value or "")
    except (ValueError, SyntaxError):
        return False
    return True


def with_constants(text: str, wanted: dict[str, ast.AnnAssign], numbers: dict[str, int]) -> str:
    lines = text.encode().splitlines(keepends=True)
    for name, node in reversed(wanted.items()):  # from the last on: places before it stay where they are
        value = node.value
        if name not in numbers or value is None or node.end_lineno is None or node.end_col_offset is None:
            continue
        whole = b"".join(lines[node.lineno - 1 : node.end_lineno])
        end = len(whole) - len(lines[node.end_lineno - 1]) + node.end_col_offset
        begin = sum(map(len, lines[node.lineno - 1 : value.lineno - 1])) + value.col_offset
        told = b"assert (%b) == %d; %b: Final = %d" % (whole[begin:end], numbers[name], name.encode(), numbers[name])
        lines[node.lineno - 1 : node.end_lineno] = (told + whole[end:]).splitlines(keepends=True)
    return b"".join(lines).decode()


def write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
