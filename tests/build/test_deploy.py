"""What is written for hosts fits what the programs take: every command line in compose.yaml and the units is read."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from arpents.cli.browser import checked_public_url
from arpents.cli.commands import play, worker
from arpents.cli.parser import Parser
from arpents.cli.words import Refusal, Words
from arpents.server.settings import Settings

ROOT = Path(__file__).parents[2]
COMMANDS: dict[str, ModuleType] = {"play": play, "worker": worker}


def read(line: str) -> tuple[str, Any]:
    """The command, and its options as the command itself reads them."""
    words = shlex.split(line)
    command = words.pop(0)
    parser = Parser(Words("en"), command)
    COMMANDS[command].options(parser)
    return command, parser.read(words)


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((ROOT / "compose.yaml").read_text()))


def test_the_house_has_two_servers_a_worker_a_database_and_a_proxy() -> None:
    services = compose()["services"]
    lines = {name: read(one["command"]) for name, one in services.items() if one.get("image") == "arpents"}
    assert {name: command for name, (command, _) in lines.items()} == {"one": "play", "two": "play", "worker": "worker"}
    addresses = {
        name: one["networks"]["house"]["ipv4_address"]
        for name, one in services.items()
        if name in ("one", "two", "proxy")
    }
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    for name in ("one", "two"):
        options = lines[name][1]
        assert options.no_jobs and options.no_browser and options.host == "0.0.0.0"
        assert options.proxy == [addresses["proxy"]]
        assert f"{addresses[name]}:{options.port}" in caddy
    assert "{$ARPENTS_NAME}" in caddy and "health_uri /ready" in caddy


def test_the_database_has_a_connection_for_everybody() -> None:
    """Two servers, and as many workers as compose.yaml itself suggests."""
    text = (ROOT / "compose.yaml").read_text()
    workers = max(int(count) for count in re.findall(r"--scale worker=(\d+)", text))
    told = re.search(
        r"up to (\d+) connections of PostgreSQL, who does jobs (\d+) more", (ROOT / "docs/hosting.md").read_text()
    )
    given = re.search(r"max_connections=(\d+)", text)
    assert told is not None and given is not None
    each, more = int(told[1]), int(told[2])
    assert 2 * each + workers * (each + more) < int(given[1]) - 3, "the last three are the administrator's"


def test_no_password_stands_on_a_command_line() -> None:
    for service in compose()["services"].values():
        assert "PASSWORD" not in str(service.get("command", ""))
    named = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    given = {
        line.partition("=")[0] for line in (ROOT / "deploy" / "house.env").read_text().splitlines() if line[0] != "#"
    }
    assert named == given


@pytest.mark.parametrize("unit", ["arpents", "arpents-worker"])
def test_the_units_start_what_there_is(unit: str) -> None:
    text = (ROOT / "deploy" / f"{unit}.service").read_text()
    environment = (ROOT / "deploy" / "arpents.env").read_text()
    options = next(line.partition("=")[2] for line in environment.splitlines() if line.startswith("ARPENTS_OPTIONS="))
    line = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    command, given = read(line.partition("/bin/arpents ")[2].replace("$ARPENTS_OPTIONS", options))
    assert command == ("worker" if unit.endswith("worker") else "play") and given.log == "json"
    stop = next(int(line.partition("=")[2]) for line in text.splitlines() if line.startswith("TimeoutStopSec="))
    assert stop > 5 + 2 * 10, "longer than it serves on and waits"


def test_the_image_starts_a_server_by_itself() -> None:
    text = (ROOT / "Dockerfile").read_text()
    words = re.search(r"^CMD (\[.*\])$", text, re.MULTILINE)
    assert words is not None
    command, options = read(shlex.join(yaml.safe_load(words[1])))
    assert command == "play" and options.host == "0.0.0.0" and 'ENTRYPOINT ["arpents"]' in text


def test_letters_of_servers_and_workers_point_to_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends a notice has to know what the site is called, and that is said once for all of them."""
    environments = [one["environment"] for one in compose()["services"].values() if one.get("image") == "arpents"]
    assert len(environments) == 3
    assert all(one["ARPENTS_PUBLIC_URL"] == "https://${ARPENTS_NAME:?}" for one in environments)
    given = (ROOT / "deploy" / "arpents.env").read_text()
    assert "\nARPENTS_PUBLIC_URL=https://" in given and "\nARPENTS_OPTIONS=--hall" in given
    monkeypatch.setenv("ARPENTS_PUBLIC_URL", "https://arpents.example.org")
    assert Settings().public_url == checked_public_url(None) == "https://arpents.example.org"
    assert checked_public_url("https://other.example.org") == "https://other.example.org"
    monkeypatch.setenv("ARPENTS_PUBLIC_URL", "arpents.example.org")
    with pytest.raises(Refusal, match="bad-public-url"):
        checked_public_url(None)
