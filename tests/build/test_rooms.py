"""What the build finds to compile, and what it says of the machine."""

import sys
from pathlib import Path

import pytest

import rooms


def house(root: Path, *files: str) -> Path:
    for file in files:
        path = root / "src" / "arpents" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {file}\n")
    return root


def test_the_engine_and_each_package_under_games_are_rooms(tmp_path: Path) -> None:
    root = house(
        tmp_path,
        "engine/__init__.py",
        "engine/chance.py",
        "games/__init__.py",
        "games/registry.py",
        "games/two/__init__.py",
        "games/two/events/__init__.py",
        "games/two/events/early.py",
        "games/two/data/units.json",
        "games/empty/__init__.py",
        "games/no_package/stray.py",
        "cli/main.py",
    )
    assert rooms.groups(root) == {
        "arpents_engine": ["src/arpents/engine/chance.py"],
        "arpents_two": ["src/arpents/games/two/events/early.py"],
    }


def test_this_house_compiles_its_engine() -> None:
    assert "arpents_engine" in rooms.groups()
    for files in rooms.groups().values():
        assert all((rooms.ROOT / file).is_file() for file in files)


def test_no_shared_library_lies_in_src() -> None:
    assert [p for p in (rooms.ROOT / "src").rglob("*") if p.suffix in {".so", ".pyd"}] == []


def test_digests_follow_content_and_leave_out_what_python_makes(tmp_path: Path) -> None:
    root = house(tmp_path, "engine/chance.py", "engine/__pycache__/chance.pyc", "games/two/data/units.json")
    before = rooms.digests(root)
    assert list(before) == ["arpents/engine/chance.py", "arpents/games/two/data/units.json"]
    (root / "src/arpents/games/two/data/units.json").write_text("{}")
    after = rooms.digests(root)
    assert [name for name in before if before[name] != after[name]] == ["arpents/games/two/data/units.json"]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("/nonexistent/cc", "There is no C compiler (/nonexistent/cc)."),
        (f"{sys.executable} -c 'raise SystemExit(1)'", f"The C compiler ({sys.executable}) does not work."),
    ],
    ids=["missing", "broken"],
)
def test_a_missing_or_broken_compiler_means_plain_python(
    command: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", command)
    monkeypatch.setenv("ARPENTS_COMPILE", "auto")
    assert rooms.compiler_fault() == sentence
    assert not rooms.can_compile()
    monkeypatch.setenv("ARPENTS_COMPILE", "1")
    with pytest.raises(rooms.Refused, match="ARPENTS_COMPILE=1"):
        rooms.can_compile()


def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARPENTS_COMPILE", "yes")
    with pytest.raises(rooms.Refused, match="0, 1 or auto, not 'yes'"):
        rooms.choice()


def test_one_level_of_optimisation_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARPENTS_OPTIMISATION", raising=False)
    assert (rooms.optimisation("arpents_engine"), rooms.optimisation("arpents_of_another")) == ("2", "1")
    monkeypatch.setenv("ARPENTS_OPTIMISATION", "0")
    assert rooms.optimisation("arpents_engine") == "0"
