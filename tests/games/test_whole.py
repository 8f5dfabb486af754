"""What a game on the table must have: whatever is missing is named, with the place where it is wanted.

A game is put on the table by its line in `arpents.games.ROOMS`. Everything else is found by its name, so that nothing
would complain where it is not: this does. docs/new-game.md tells what each thing is.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from arpents.games import ROOMS, find
from arpents.speech import LANGUAGES, Speech
from arpents.table.cards import cards_of
from arpents.table.set_pieces import pieces_of

ROOT = Path(__file__).parents[2]
MODULES = ("room.py", "state.py", "view.py", "position.py", "evaluate.py", "observation.py", "advice/weights.json")
LISTS = (
    "rules.toml",
    "rulings.toml",
    "book.toml",
    "card.toml",
    "chronicle.toml",
    "set_pieces.toml",
    "environment.toml",
    "lessons/first-match.toml",
)
TEXTS = ("names", "verbs", "page", "help", "book", "card", "chronicle", "pieces", "advice", "lessons")
FEWEST_PIECES = 10


def missing(root: Path, slug: str, title: str, scenarios: tuple[str, ...]) -> list[str]:
    """What the house at `root` lacks of a game, as paths and as words that a page should say."""
    name = slug.replace("-", "_")
    room = f"src/arpents/games/{name}"
    wanted = [f"{room}/{file}" for file in (*MODULES, *LISTS)]
    wanted += [f"{room}/text/{text}.{lang}.ftl" for text in TEXTS for lang in LANGUAGES]
    wanted += [f"src/arpents/cli/boards/{name}.py", f"src/arpents/web/games/{slug}.js", f"tests/{name}/table.py"]
    wanted += [f"src/arpents/drawing/games/{name}.py", f"docs/environments/{slug}.md"]
    wanted += [f"tests/playthroughs/{slug}.{scenario}.{kind}" for scenario in scenarios for kind in ("arp", "txt")]
    found = [f"{path} is missing" for path in wanted if not (root / path).is_file()]
    for folder, files in (
        (f"{room}/data", "*.json"),
        (room, "**/foresee.py"),
        (room, "**/journeys.py"),
        (room, "**/sheets.py"),
        (room, "**/charts.py"),
        (f"{room}/lessons", "0*.toml"),
        (f"tests/{name}", "test_*.py"),
    ):
        if not list((root / folder).glob(files)):
            found.append(f"{folder} has no {files}")
    for page, said in (
        ("src/arpents/games/__init__.py", f'"{slug}": "arpents.games.{name}.room"'),
        ("src/arpents/web/games/index.js", f'"{slug}": () => import("./{slug}.js")'),
        ("src/arpents/web/pages/vignette.js", f'"{slug}": ['),
        ("README.md", f"| `{slug}` |"),
        ("docs/positions.md", f"## {title}\n"),
        ("docs/glossary.md", f"## {title}\n"),
    ):
        if not (root / page).is_file() or said not in (root / page).read_text(encoding="utf-8"):
            found.append(f"{page} does not say {said.strip()}")
    return found


@pytest.mark.parametrize("slug", ROOMS)
def test_a_game_on_the_table_is_whole(slug: str) -> None:
    room = f"src/arpents/games/{slug.replace('-', '_')}"
    lacks: list[str] = []
    title, scenarios = slug, ("scenario",)  # while they cannot be known
    try:
        scenarios = find(slug).scenarios
    except (ImportError, LookupError) as fault:
        lacks.append(f"{room}/room.py cannot be played: {fault}")
    if (ROOT / room / "text").is_dir():
        title = Speech(slug, "en").text("game-title")
    lacks += missing(ROOT, slug, title, scenarios)
    assert not lacks, "\n".join([f"{slug} is on the table, but", *lacks])


@pytest.mark.parametrize("slug", ROOMS)
def test_computer_players_are_advised_and_asked(slug: str) -> None:
    game = find(slug)
    assert game.advised(), f"{slug} advises no computer player: the levels cannot play it"
    assert set(cards_of(slug)) == set(game.scenarios), f"{slug}: a scenario has no card"
    pieces = pieces_of(slug)
    assert len(pieces) >= FEWEST_PIECES, f"{slug} has {len(pieces)} set pieces, {FEWEST_PIECES} are wanted"
    assert {piece.seat for piece in pieces} == set(game.seats), f"{slug}: a seat is never asked in its set pieces"


def test_every_room_that_is_built_is_on_the_table() -> None:
    built = {path.parent.name for path in (ROOT / "src/arpents/games").glob("*/__init__.py")}
    listed = {module.split(".")[-2] for module in ROOMS.values()}
    assert built == listed, f"no line in arpents.games.ROOMS for {built - listed}, no package for {listed - built}"


def test_every_folder_of_tests_with_rules_is_a_room() -> None:
    """`@rule` finds its rulebook by the folder: a folder of another name would prove nothing."""
    marked = {file.parent.name for file in ROOT.glob("tests/*/test_*.py") if "\n@rule(" in file.read_text("utf-8")}
    assert marked == {slug.replace("-", "_") for slug in ROOMS}


def named_in(file: Path) -> list[tuple[int, set[str]]]:
    """Every dict, list, tuple and set written in a module that names the five games: its line, and the games."""
    found: list[tuple[int, set[str]]] = []
    text = file.read_text(encoding="utf-8")
    if sum(f'"{slug}"' in text for slug in ROOMS) < 5:
        return found
    for node in ast.walk(ast.parse(text)):
        parts = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        named = {part.value for part in parts if isinstance(part, ast.Constant) and part.value in ROOMS}
        if len(named) >= 5:
            found.append((node.lineno, named))
    return found


def test_what_is_listed_by_game_lists_every_game() -> None:
    """A table of tests or tools that names five games and leaves out a sixth would pass over it in silence."""
    files = [file for top in ("src", "tests", "tools", "bench") for file in sorted((ROOT / top).rglob("*.py"))]
    listed = [(f"{file.relative_to(ROOT)}:{line}", named) for file in files for line, named in named_in(file)]
    short = [(place, sorted(set(ROOMS) - named)) for place, named in listed if named < set(ROOMS)]
    assert len(listed) > 5 and not short, "\n".join(f"{place} leaves out {', '.join(left)}" for place, left in short)


def test_whatever_a_sixth_game_lacks_is_told(tmp_path: Path) -> None:
    """A house that holds nothing but the line that registers it, then one whole but for one thing at a time."""
    registry = tmp_path / "src/arpents/games/__init__.py"
    registry.parent.mkdir(parents=True)
    registry.write_text('ROOMS = {"fort-bull": "arpents.games.fort_bull.room"}\n')
    told = missing(tmp_path, "fort-bull", "Fort Bull", ("raid",))
    assert not [line for line in told if line.startswith("src/arpents/games/__init__.py")]
    for thing in (
        "set_pieces.toml",
        "card.toml",
        "text/card.fr.ftl",
        "advice/weights.json",
        "rulings.toml",
        "table.py",
    ):
        assert [line for line in told if re.fullmatch(rf"\S*/{thing} is missing", line)], thing
    assert "tests/playthroughs/fort-bull.raid.arp is missing" in told
    assert "tests/fort_bull has no test_*.py" in told
    assert "docs/positions.md does not say ## Fort Bull" in told
    for line in told:
        if line.endswith(" is missing"):
            path = tmp_path / line.removesuffix(" is missing")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            assert line not in missing(tmp_path, "fort-bull", "Fort Bull", ("raid",))
            path.unlink()


def test_the_page_for_newcomers_shows_the_form_of_the_files() -> None:
    page = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    room = ROOT / "src/arpents/games/quebec_1759"
    ours: dict[str, list[dict[str, str]]] = {}
    for name in ("rules.toml", "rulings.toml", "book.toml"):
        assert f"# {name}" in block
        ours |= tomllib.loads((room / name).read_text(encoding="utf-8"))
    shown = tomllib.loads(block)
    assert {kind: set(entries[0]) for kind, entries in shown.items()} == {
        kind: set(entries[0]) for kind, entries in ours.items()
    }
