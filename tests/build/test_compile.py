"""tools/compile.py on a small house of its own: what it compiles, copies, removes and refuses."""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import compile
import rooms

ENGINE = """
class Pool:
    def __init__(self, size: int) -> None:
        self.size = size
"""
ROOM = """
from arpents.engine.pool import Pool


def size() -> int:
    return Pool(7).size
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "tools", "README.md", "LICENSE", "NOTICE"):
        source = rooms.ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, tmp_path / name)
    house = tmp_path / "src" / "arpents"
    for package in (
        house,
        house / "engine",
        house / "games",
        house / "games" / "small",
        house / "games" / "small" / "old",
    ):
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
    (house / "version.py").write_text('VERSION = "0"\n')
    (house / "engine" / "pool.py").write_text(ENGINE)
    (house / "games" / "small" / "state.py").write_text(ROOM)
    (house / "games" / "small" / "old" / "page.py").write_text("LEFT = 1\n")
    (house / "games" / "small" / "data").mkdir()
    (house / "games" / "small" / "data" / "units.json").write_text("[]")
    return tmp_path


def made_of_now(root: Path) -> None:
    out = compile.compiled(root)
    out.mkdir(parents=True)
    (out / compile.STAMP).write_text(json.dumps({"sources": rooms.digests(root)}))


def test_an_unchanged_copy_is_fresh_and_none_or_a_torn_one_is_not(root: Path) -> None:
    everything = sorted(rooms.digests(root))
    assert compile.changed(root) == everything
    made_of_now(root)
    assert compile.changed(root) == []
    (compile.compiled(root) / compile.STAMP).write_text("{")
    assert compile.changed(root) == everything


def test_what_was_edited_added_or_removed_is_named(root: Path) -> None:
    made_of_now(root)
    small = root / "src" / "arpents" / "games" / "small"
    (small / "data" / "units.json").write_text("[1]")
    (small / "new.py").touch()
    (small / "old" / "page.py").unlink()
    assert compile.changed(root) == [
        f"arpents/games/small/{name}" for name in ("data/units.json", "new.py", "old/page.py")
    ]


def test_touching_a_file_is_no_change(root: Path) -> None:
    made_of_now(root)
    os.utime(root / "src" / "arpents" / "engine" / "pool.py", (1, 1))
    assert compile.changed(root) == []


@pytest.mark.skipif(not rooms.can_compile(), reason="no C compiler, or none wished for")
def test_it_compiles_follows_every_change_and_refuses_wrong_types(root: Path) -> None:
    out, house = compile.compiled(root), root / "src" / "arpents"
    small = house / "games" / "small"
    environment = {name: value for name, value in os.environ.items() if name not in ("ARPENTS_COMPILE", "PYTHONPATH")}
    environment["ARPENTS_OPTIMISATION"] = "0"

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        tool = [sys.executable, str(root / "tools" / "compile.py"), *arguments]
        return subprocess.run(tool, capture_output=True, text=True, env=environment)

    def seen() -> list[str]:
        code = "from arpents.games.small import state; print(state.size(), state.__file__)"
        environment["PYTHONPATH"] = str(out)
        return subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=environment
        ).stdout.split()

    first = run()
    assert (first.returncode, first.stdout) == (0, f"{out}\n"), first.stderr
    size, file = seen()
    assert (size, Path(file).suffix) == ("7", ".so" if os.name != "nt" else ".pyd")
    assert (out / "arpents" / "games" / "small" / "data" / "units.json").read_text() == "[]"
    assert compile.changed(root) == []
    assert "up to date" in run().stderr

    # A module with another literal is compiled again with the room's tables, and nothing else.
    (small / "old" / "page.py").write_text('LEFT = "over"\n')
    again = run()
    assert "\n2 C files to compile:" in again.stderr, again.stderr
    (small / "old" / "page.py").write_text("LEFT = 1\n")
    assert "C files to compile" not in run().stderr  # known from before

    # The engine's class grows and a package goes: the unchanged room must be built again too.
    (house / "engine" / "pool.py").write_text(
        ENGINE.replace("self.size = size", "self.first = 1\n        self.size = size + self.first")
    )
    shutil.rmtree(small / "old")
    (small / "data" / "units.json").write_text("[1]")
    second = run()
    assert second.returncode == 0, second.stderr
    assert seen()[0] == "8"
    assert list(out.rglob("old*")) == []
    assert (out / "arpents" / "games" / "small" / "data" / "units.json").read_text() == "[1]"

    assert run("--soon").stdout == f"{out}\n"  # nothing to wait for
    (small / "data" / "units.json").write_text("[2]")
    soon = run("--soon")  # its error stream stays open until the work behind is done
    assert soon.stdout == f"{root / 'src'}\n"
    assert soon.stderr.splitlines()[-1].endswith("the next start uses it.")
    assert compile.changed(root) == []

    (small / "state.py").write_text(ROOM.replace("-> int", "-> str"))
    third = run()
    assert (third.returncode, third.stdout) == (1, "")
    assert "did not compile" in third.stderr
    assert compile.changed(root) != []
    assert run("--or-plain").stdout == f"{root / 'src'}\n"
    assert list(house.rglob("*.so")) == []

    # C that the tools do not know is compiled as mypyc and setuptools do it.
    (small / "state.py").write_text(ROOM.replace("7", "6"))
    tool = root / "tools" / "units.py"
    tool.write_text(tool.read_text().replace("    done = 1;", "    ready = 1;"))
    fourth = run()
    assert "Room by room instead." in fourth.stderr
    assert (fourth.returncode, seen()[0]) == (0, "7"), fourth.stderr


def librt_folder() -> list[str]:
    spec = find_spec("librt")
    assert spec is not None and spec.submodule_search_locations is not None
    return list(spec.submodule_search_locations)


@pytest.mark.skipif(not rooms.can_compile(), reason="no C compiler, or none wished for")
def test_a_wheel_is_compiled_installs_without_a_compiler_and_plays(root: Path) -> None:
    house = root / "src" / "arpents"
    shutil.rmtree(house / "engine")
    shutil.rmtree(house / "games" / "small")
    shutil.copytree(
        rooms.ROOT / "src" / "arpents" / "engine", house / "engine", ignore=shutil.ignore_patterns("__pycache__")
    )
    (house / "games" / "nim").mkdir()
    (house / "games" / "nim" / "__init__.py").touch()
    shutil.copyfile(rooms.ROOT / "examples" / "nim.py", house / "games" / "nim" / "room.py")

    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"ARPENTS_OPTIMISATION": "0", "ARPENTS_COMPILE": "1"}
    wheel = [sys.executable, "setup.py", "-q", "bdist_wheel", "--dist-dir", "dist"]
    built = subprocess.run(wheel, cwd=root, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (file,) = (root / "dist").iterdir()
    assert "none-any" not in file.name

    fresh = root / "fresh"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(fresh)], check=True)
    python = str(fresh / ("Scripts" if os.name == "nt" else "bin") / "python")
    environment |= {"CC": "false", "ARPENTS_COMPILE": "auto"}
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", str(file)]
    subprocess.run(pip, env=environment, check=True)
    (librt,) = map(Path, librt_folder())  # what the engine needs, as pip would bring it
    (site,) = fresh.glob("lib/python*/site-packages") if os.name != "nt" else fresh.glob("Lib/site-packages")
    shutil.copytree(librt, site / "librt")
    code = """
from importlib.util import find_spec
from arpents.engine import playout
from arpents.engine.chance import seeded
from arpents.games.nim import room
state = room.NIM.start(seed=1)
playout.playout(state, seeded(1), 100)
print(state.outcome.rule, find_spec("mypy"), room.__file__, playout.__file__)
"""
    told = subprocess.run([python, "-c", code], cwd=fresh, env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    rule, mypy, *files = told.stdout.split()
    assert (rule, mypy) == ("2", "None")
    assert [Path(path).suffix for path in files] == [".so" if os.name != "nt" else ".pyd"] * 2
    assert all(Path(path).is_relative_to(fresh) for path in files)
