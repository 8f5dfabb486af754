"""What there is to compile, and whether this machine can. Standard library only: nothing is installed yet."""

import hashlib
import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFTOVERS = {".pyc", ".so", ".pyd"}


# How hard the C compiler tries, room by room: more costs minutes and gives most rooms nothing that can be measured.
OPTIMISATION = {
    "arpents_engine": "2",
    "arpents_bots": "2",
    "arpents_quebec_1759": "2",
    "arpents_few_acres_of_snow": "2",
    "arpents_wilderness_war": "2",
    "arpents_small_wars_mohicans": "2",
    "arpents_muskets_tomahawks": "2",
}


class Refused(Exception):
    """Something the person at the keyboard has to change, in one sentence."""


def rooms(root: Path = ROOT) -> dict[str, Path]:
    """The engine, and each package right under games/: what becomes one shared library each."""
    house = root / "src" / "arpents"
    found = {"arpents_engine": house / "engine", "arpents_bots": house / "bots"}
    for path in sorted((house / "games").glob("*/__init__.py")):
        found[f"arpents_{path.parent.name}"] = path.parent
    return found


def groups(root: Path = ROOT) -> dict[str, list[str]]:
    """Library name to the modules in it, as paths from the root. Packages (__init__.py) stay Python."""
    found = {}
    for name, room in rooms(root).items():
        files = [p.relative_to(root).as_posix() for p in sorted(room.rglob("*.py")) if p.name != "__init__.py"]
        if files:
            found[name] = files
    return found


def optimisation(group: str) -> str:
    """The level for one library; ARPENTS_OPTIMISATION sets one for all."""
    return os.environ.get("ARPENTS_OPTIMISATION") or OPTIMISATION.get(group, "1")


def is_closed(group: str) -> bool:
    """Whether nobody outside derives from its classes: no room looks into another, all build on the engine."""
    return group not in ("arpents_engine", "arpents_bots")


def digests(root: Path = ROOT) -> dict[str, str]:
    """sha256 of each file of the package, by its path from src/."""
    found = {}
    for path in sorted((root / "src" / "arpents").rglob("*")):
        if path.is_file() and path.suffix not in LEFTOVERS:
            found[path.relative_to(root / "src").as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def choice() -> str:
    """ARPENTS_COMPILE: 0 never, 1 must, auto when a compiler works."""
    value = os.environ.get("ARPENTS_COMPILE") or "auto"
    if value not in ("0", "1", "auto"):
        raise Refused(f"ARPENTS_COMPILE is 0, 1 or auto, not {value!r}.")
    return value


def compiler_fault() -> str | None:
    """Why C cannot be compiled here, in one sentence, or None. By trial: Python.h may be missing too."""
    if os.name == "nt":
        return None  # setuptools finds the compiler; a failed build falls back by itself
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    with tempfile.TemporaryDirectory() as scratch:
        trial = Path(scratch, "trial.c")
        trial.write_text("#include <Python.h>\nint trial(void) { return PY_VERSION_HEX; }\n")
        try:
            done = subprocess.run(
                [*command, *(f"-I{path}" for path in include), "-c", str(trial), "-o", str(trial.with_suffix(".o"))],
                capture_output=True,
                text=True,
            )
        except OSError:
            return f"There is no C compiler ({command[0]})."
    if done.returncode == 0:
        return None
    if "Python.h" in done.stderr:
        return f"The C compiler ({command[0]}) does not find Python.h, which the Python development package brings."
    return f"The C compiler ({command[0]}) does not work."


def can_compile() -> bool:
    """Whether this build is going to compile; a sentence when it must and cannot."""
    wish = choice()
    if wish == "0":
        return False
    fault = compiler_fault()
    if fault and wish == "1":
        raise Refused(f"{fault} ARPENTS_COMPILE=1 asks for one.")
    return fault is None
