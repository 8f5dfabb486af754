"""A map of one's own in the place of ours: what `arpents check` says of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arpents
from arpents.engine.errors import Fault
from arpents.games.small_wars_mohicans.facts import board
from arpents.games.small_wars_mohicans.facts.board_faults import limit_faults, map_faults
from arpents.games.small_wars_mohicans.facts.reading import MapFault, read, rows
from arpents.speech import speech_for
from tests.rules import rule

Rows = list[dict[str, Any]]


def ours() -> tuple[Rows, Rows]:
    return [dict(row) for row in board.PLACE_ROWS], [dict(row) for row in board.LINK_ROWS]


def found(places: Rows, links: Rows) -> set[tuple[str, str]]:
    faults = map_faults(places, links, board.UNIT_ROWS, board.SETUP)
    for lang in ("fr", "en"):
        for fault in faults:
            assert "‹" not in speech_for("small-wars-mohicans", lang).fault(
                fault.where, fault.reason, fault.rule, fault.arguments
            )
    return {(fault.where, fault.reason) for fault in faults}


@rule("S48.1")
def test_our_map_has_no_fault() -> None:
    assert found(*ours()) == set()
    assert limit_faults(read("places.json")) == []


@rule("S48.1", "S1.1")
def test_a_place_and_a_road_more_are_no_fault() -> None:
    places, links = ours()
    bedford = {"id": "ft-bedford", "lon": -78.5, "lat": 40.0, "territory": "british", "owner": "british"}
    places.append({**bedford, "type": "fort", "terrain": "woods"})
    links.append({"a": "ft-bedford", "b": "carlisle", "line": "road"})
    assert found(places, links) == set()


def changed(place: str, **fields: Any) -> Callable[[Rows, Rows], None]:
    def change(places: Rows, links: Rows) -> None:
        row = next(row for row in places if row["id"] == place)
        row.update(fields)

    return change


def without(place: str) -> Callable[[Rows, Rows], None]:
    def change(places: Rows, links: Rows) -> None:
        places[:] = [row for row in places if row["id"] != place]

    return change


def line(a: str, b: str, kind: str) -> Callable[[Rows, Rows], None]:
    return lambda places, links: links.append({"a": a, "b": b, "line": kind})


def no_base(places: Rows, links: Rows) -> None:
    for row in places:
        if row.get("base_of") == "british":
            del row["base_of"]


def no_line(places: Rows, links: Rows) -> None:
    links[:] = [row for row in links if "louisbourg" not in (row["a"], row["b"])]


def no_lake(places: Rows, links: Rows) -> None:
    links[:] = [row for row in links if {row["a"], row["b"]} != {"chambly", "ft-carillon"}]


def crowd(places: Rows, links: Rows) -> None:
    for number in range(200):
        places.append({**places[0], "id": f"hamlet-{number}"})
        links.append({"a": f"hamlet-{number}", "b": "albany", "line": "road"})


@rule("S48.1", "S1.1", "S1.4", "S1.6", "S2.3", "S11.1")
@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (without("albany"), "albany", "map-rules-name-it"),
        (without("halifax"), "setup.nova_scotia", "map-not-there"),
        (without("hartford"), "hartford-militia", "map-not-there"),
        (changed("salem", type="castle"), "salem", "map-not-one-of"),
        (changed("quebec", goal_of="english"), "quebec", "map-not-one-of"),
        (changed("mohawk", nation="huron"), "mohawk", "map-not-one-of"),
        (changed("mohawk", nation="oneida"), "mohawk", "map-nation-homeless"),
        (changed("salem", nation="mohawk"), "salem", "map-nation-and-owner"),
        (changed("salem", permanent=True), "salem", "map-cities-fortified"),
        (changed("boston", port="yes"), "boston", "map-true-or-false"),
        (changed("salem", lat="north"), "salem", "map-number"),
        (changed("salem", harbour=True), "salem", "map-field-unknown"),
        (changed("salem", id="Salem"), "Salem", "map-bad-id"),
        (changed("salem", id="reserve"), "reserve", "map-id-of-a-box"),
        (changed("salem", id="boston"), "boston", "map-same-id"),
        (line("boston", "atlantis", "road"), "boston - atlantis", "map-not-there"),
        (line("boston", "boston", "road"), "boston - boston", "map-line-to-itself"),
        (line("boston", "albany", "canal"), "boston - albany", "map-not-one-of"),
        (line("montreal", "chambly", "road"), "montreal - chambly", "map-line-twice"),
        (no_base, "british", "map-no-base"),
        (no_line, "louisbourg", "map-cut-off"),
        (no_lake, "champlain", "map-lake-not-joined"),
        (crowd, "places", "map-too-many-places"),
    ],
)
def test_a_fault_is_told(change: Callable[[Rows, Rows], None], where: str, reason: str) -> None:
    places, links = ours()
    change(places, links)
    assert (where, reason) in found(places, links)


@rule("S48.1")
def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "links.json").write_text("{", encoding="utf-8")
    with pytest.raises(MapFault) as fault:
        read("links.json", tmp_path)
    assert fault.value.faults[0].reason == "map-not-json"
    (tmp_path / "links.json").write_text("[]", encoding="utf-8")
    with pytest.raises(MapFault):
        read("links.json", tmp_path)
    for table in ({}, {"links": [1]}):
        with pytest.raises(MapFault):
            rows(table, "links")
    assert [fault.where for fault in limit_faults({"stacking": {"city": 14}})][:1] == ["stacking.town"]
    assert isinstance(limit_faults({})[0], Fault)


@rule("S48.1")
def test_the_command_tells_every_fault_in_plain_words(tmp_path: Path) -> None:
    package = Path(arpents.__file__).parent
    shutil.copytree(package, tmp_path / "arpents", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so", "*.pyd"))
    data = tmp_path / "arpents" / "games" / "small_wars_mohicans" / "data"
    table = json.loads((data / "places.json").read_text(encoding="utf-8"))
    table["places"] = [row for row in table["places"] if row["id"] != "albany"]
    (data / "places.json").write_text(json.dumps(table), encoding="utf-8")
    command = [sys.executable, "-c", "import sys; from arpents.cli.main import main; sys.exit(main(sys.argv[1:]))"]
    command += ["check", "small-wars-mohicans", "--games", "1", "--lang", "fr"]
    said = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert said.returncode == 2 and "Traceback" not in said.stderr
    assert "les règles nomment ce lieu" in said.stderr and said.stderr.count("«\xa0albany") > 5


@rule("S1.3", "S20.2")
@pytest.mark.parametrize("mark", ["halt_at", "sea_lift_to"])
def test_what_marks_a_line_names_one_of_its_ends(mark: str) -> None:
    places, links = ours()
    links[0][mark] = "boston"
    assert found(places, links) == {(f"{links[0]['a']} - {links[0]['b']}", "map-not-one-of")}
    links[0][mark] = links[0]["b"]
    assert found(places, links) == set()


@rule("S1.3")
def test_a_map_without_marked_lines_is_no_fault() -> None:
    places, links = ours()
    marked = [row for row in links if "halt_at" in row or "sea_lift_to" in row]
    assert [row["a"] for row in marked] == ["ft-beausejour", "isle-st-jean"]
    for row in marked:
        row.pop("halt_at", None)
        row.pop("sea_lift_to", None)
    assert found(places, links) == set()
