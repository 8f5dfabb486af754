"""Make .venv and install Arpents in it, editable, with the extras named; nothing to do when nothing changed.

Runs on whatever python3 is there, so that an old one gets a sentence and not a syntax error: keep it plain.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Arpents needs Python 3.11 or newer; {} is {}.{}. Name another one: make PYTHON=python3.12".format(
            sys.executable, *sys.version_info[:2]
        )
    )

import hashlib
import json
import os
import shutil
import subprocess
from typing import Any

from rooms import ROOT, Refused, can_compile

VENV = ROOT / ".venv"
STAMP = VENV / "arpents.json"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RECIPE = ("pyproject.toml", "setup.py", "tools/backend.py", "src/arpents/version.py")


def before() -> dict[str, Any]:
    """What was installed the last time."""
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def works() -> bool:
    """Whether .venv holds a pip of this very Python, and was not moved: its scripts know where they were made."""
    if not PYTHON.exists() or before().get("root", str(ROOT)) != str(ROOT):
        return False
    ask = [str(PYTHON), "-c", "import pip, sys; print(sys.version)"]
    try:
        return subprocess.run(ask, capture_output=True, text=True).stdout.strip() == sys.version
    except OSError:
        return False


def make() -> None:
    print("Making .venv ...", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if done.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        missing = "ensurepip" in done.stdout + done.stderr or "No module named venv" in done.stderr
        if missing:
            raise Refused(f"{sys.executable} comes without venv; on Debian and Ubuntu: apt install python3-venv.")
        raise Refused(f"{sys.executable} could not make .venv: {(done.stderr or done.stdout).strip()}")


def install(extras: set[str]) -> None:
    """Add the extras to those of earlier times."""
    recipe = hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in RECIPE)).hexdigest()
    then = before()
    extras = extras | set(then.get("extras", []))
    now = {"root": str(ROOT), "recipe": recipe, "extras": sorted(extras)}
    if now == then:
        return
    STAMP.unlink(missing_ok=True)
    what = f".[{','.join(sorted(extras))}]" if extras else "."
    print(f"Installing {what} in .venv ...", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", what]
    if subprocess.run(pip, cwd=ROOT).returncode:
        raise Refused("pip could not install what Arpents needs; its own words are above.")
    STAMP.write_text(json.dumps(now))


def main(extras: set[str]) -> None:
    if not works():
        make()
    install(extras | ({"compile"} if can_compile() else set()))


if __name__ == "__main__":
    try:
        main(set(sys.argv[1:]))
    except Refused as fault:
        sys.exit(str(fault))
