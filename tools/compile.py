"""Compile a copy of src/ under build/compiled; src/ itself never holds a shared library.

Prints the directory to put on PYTHONPATH: build/compiled, or src when ARPENTS_COMPILE or the machine says plain Python.
Fails when the code does not compile; with --or-plain it says so and prints src. With --soon nobody waits: compiled code
that is up to date is used, else plain Python while another process (--behind) makes it for the next time, and says on
the same terminal when it is ready.
"""

import filecmp
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

from objects import about
from rooms import ROOT, Refused, can_compile, choice, compiler_fault, digests, groups

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

STAMP = "compiled.json"
READING, COMPILING = 34, 300  # seconds of one core for everything: mypyc, which uses one, and C, which uses all


def compiled(root: Path = ROOT) -> Path:
    return root / "build" / "compiled"


def maker(root: Path = ROOT) -> dict[str, str]:
    """What else decides the result: another Python, mypy, compiler or recipe starts from nothing."""
    recipe = [root / "setup.py", root / "pyproject.toml", *sorted((root / "tools").glob("*.[hp]*"))]
    return {
        "python": sys.version,
        "mypy": importlib.metadata.version("mypy"),
        "cc": os.environ.get("CC") or str(sysconfig.get_config_var("CC")),
        "cflags": os.environ.get("CFLAGS", ""),
        "optimisation": os.environ.get("ARPENTS_OPTIMISATION", ""),
        "recipe": sha256(b"\0".join(path.read_bytes() for path in recipe)).hexdigest(),
    }


def stamp(root: Path = ROOT) -> dict[str, dict[str, str]]:
    """What the compiled copy was made of and with; empty when there is none, or an unfinished one."""
    try:
        found = json.loads((compiled(root) / STAMP).read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def changed(root: Path = ROOT) -> list[str]:
    """Files that are not what the compiled copy was made of: edited, added or removed since."""
    then, now = stamp(root).get("sources", {}), digests(root)
    return sorted(name for name in then.keys() | now.keys() if then.get(name) != now.get(name))


def libraries(root: Path = ROOT) -> set[str]:
    """Every shared library a complete build has: one per module, and one per room that holds the code."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = set()
    for name, files in groups(root).items():
        found.add(f"{name}__mypyc{suffix}")
        found.update(file.removeprefix("src/").removesuffix(".py") + suffix for file in files)
    return found


def build(root: Path = ROOT, afresh: bool = False, behind: bool = False) -> None:
    """Bring build/compiled up to date. mypyc works again on the rooms that changed, the C compiler on what differs."""
    out, sources, made_with = compiled(root), digests(root), maker(root)
    out.mkdir(parents=True, exist_ok=True)
    (out / STAMP).write_text(json.dumps({"made with": stamp(root).get("made with", {})}))  # of no sources until done
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out)]
    if afresh:
        for path in (root / "build").glob("mypyc-*"):
            shutil.rmtree(path)
    environment = {**os.environ, "ARPENTS_COMPILE": "1"}
    told = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(command, cwd=root, env=environment, **told) as done:
        for line in done.stdout:
            if behind:
                print(line, end="", flush=True)
            if not behind or "C files to compile" in line:
                say(line.rstrip())
    if done.returncode:
        raise Refused("The code did not compile.")
    for name in sources:
        source, copy = root / "src" / name, out / name
        if not copy.exists() or not filecmp.cmp(source, copy, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
    wanted = sources.keys() | libraries(root) | {STAMP}
    found = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    for name in found - wanted:  # modules removed since, and their libraries
        (out / name).unlink()
    for path in sorted(out.rglob("*/"), reverse=True):
        if not any(path.iterdir()):  # an empty directory could still be imported
            path.rmdir()
    if missing := wanted - found:
        raise Refused(f"The build left out {', '.join(sorted(missing))}.")
    if digests(root) != sources:
        raise Refused("Sources changed while they were compiled; compile again.")
    (out / STAMP).write_text(json.dumps({"sources": sources, "made with": made_with}, indent=1))


@contextmanager
def alone(root: Path = ROOT) -> Iterator[None]:
    """One build at a time: a second one waits, then finds the work done."""
    if fcntl is None:
        yield
        return
    (root / "build").mkdir(exist_ok=True)
    with open(root / "build" / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another build to end.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(sentence: str) -> None:
    with suppress(OSError):  # the terminal may be closed before the work behind is done
        print(sentence, file=sys.stderr, flush=True)


def bring_up_to_date(root: Path = ROOT, behind: bool = False) -> Path:
    """The directory to run from."""
    if not can_compile():
        say("Plain Python, as ARPENTS_COMPILE=0 asks." if choice() == "0" else f"{compiler_fault()} So plain Python.")
        return root / "src"
    if not groups(root):
        raise Refused("There is nothing to compile yet.")
    for name in ("mypy", "setuptools"):
        if importlib.util.find_spec(name) is None:
            raise Refused(f"Compiling needs {name}: pip install 'arpents[compile]'.")
    before, afresh = changed(root), stamp(root).get("made with") != maker(root)
    if not before and not afresh:
        say("The compiled code is up to date.")
        return compiled(root)
    if afresh:
        say(f"Compiling everything: {about(READING + COMPILING / (os.cpu_count() or 1))} when nothing else runs.")
    elif "sources" not in stamp(root):
        say("Compiling again: the last time did not come to its end.")
    else:
        say(f"Compiling again: {_list(before)} changed.")
    started = time.monotonic()
    build(root, afresh, behind)
    say(f"Compiled in {time.monotonic() - started:.0f} s{': the next start uses it' if behind else ''}.")
    return compiled(root)


def soon(root: Path = ROOT) -> Path:
    """What can run at once; what is missing is made in a process of its own."""
    if not can_compile() or (not changed(root) and stamp(root).get("made with") == maker(root)):
        return bring_up_to_date(root)
    log = root / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    say("Plain Python for now. Compiled code, ten times faster, is being made behind.")
    with log.open("w") as told:
        subprocess.Popen([sys.executable, __file__, "--behind"], stdout=told, start_new_session=True)
    return root / "src"


def _list(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= 3 else f"{', '.join(names[:2])} and {len(names) - 2} other files"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--or-plain"], ["--soon"], ["--behind"]):
        say(f"Usage: {Path(sys.argv[0]).name} [--or-plain | --soon]")
        return 2
    if arguments == ["--soon"] and choice() != "1":
        print(soon())
        return 0
    try:
        with alone():
            where = bring_up_to_date(behind=arguments == ["--behind"])
    except Refused as fault:
        if arguments == ["--behind"]:
            say(f"{fault} Plain Python goes on (build/compile.log).")
            return 1
        if not arguments or choice() == "1":
            say(str(fault))
            return 1
        say(f"{fault} Plain Python instead.")
        where = ROOT / "src"
    print(where)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
