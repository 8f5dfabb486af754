"""The pages of docs/ speak of what there is: a module, a word of the code, no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
HOUSE = ROOT / "src/arpents"


def named(page: Path) -> set[str]:
    """What stands between backticks."""
    return set(re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8")))


def in_parts(name: str) -> str:
    """`FULL_CV`, `full-cv` and `fullCv` are one word."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).replace("-", "_").lower()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_module_that_a_page_names_exists(page: Path) -> None:
    modules = {name for name in named(page) if re.fullmatch(r"[\w/]+\.py", name)}
    there = {f"/{file.relative_to(ROOT).as_posix()}" for file in ROOT.glob("*/**/*.py") if ".venv" not in file.parts}
    missing = sorted(name for name in modules if not any(file.endswith(f"/{name}") for file in there))
    assert not missing or page.name == "new-game.md"  # there they are still to be written


@pytest.mark.parametrize("part", ["server", "hall", "host"])
def test_the_drawing_of_the_house_has_every_module(part: str) -> None:
    shown = {name.rpartition("/")[2] for name in named(ROOT / "docs/architecture.md")}
    modules = {file.name for file in (HOUSE / part).glob("*.py")} - {"__init__.py"}
    assert len(modules) > 4
    assert sorted(name for name in modules - shown if not name.endswith("_models.py")) == []


def test_the_words_of_the_glossary_are_words_of_the_code() -> None:
    """The first column is what code, data and texts say; of words with arguments the first."""
    files = [file for kind in ("py", "json", "toml", "js", "ftl") for file in HOUSE.rglob(f"*.{kind}")]
    files += (ROOT / "tests").rglob("*.py")
    spoken: set[str] = set()
    for file in files:
        if "vendor" not in file.parts:
            spoken |= {in_parts(word) for word in re.findall(r"[A-Za-z][\w-]*", file.read_text(encoding="utf-8"))}
    page = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\| (`[^|]+) \|", page, re.MULTILINE)
    said = [word.split()[0] for cell in cells for word in re.findall(r"`([^`]+)`", cell)]
    assert len(said) > 400
    assert [word for word in said if in_parts(word) not in spoken] == []
