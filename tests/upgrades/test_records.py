"""Records of any earlier version open, in the page and in the terminal, as far as the present rules follow them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arpents.cli.main import main
from arpents.server.app import create_app
from arpents.server.replay_models import ReplayOut, StepOut
from arpents.server.settings import Settings
from tests.upgrades.other_rules import GAME, OtherVersion
from tests.upgrades.test_upgrades import PRESETS

BY_HAND = f"""arpents record 1
# written before rules had an identity
game {GAME}
scenario campaign
engine 0.0.3
seed 1759

french preset even
french ready
british parley quebec
end 3 0123456789abcdef01234567
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("records")
    settings = Settings(database=f"sqlite:///{folder / 'table.sqlite'}", rate=0, thinkers=1, web=folder / "web")
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


def told(file: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["replay", str(file), *words])
    return code, capsys.readouterr().out


def test_a_record_of_other_rules_opens_up_to_the_first_difference(
    two_presets: OtherVersion, table: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = two_presets.record(PRESETS)
    answer = table.post("/api/replays", json={"record": record})
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    ReplayOut.model_validate(replay)
    assert (replay["steps"], replay["verified"], replay["outcome"]) == (1, False, None)
    difference = replay["difference"]
    assert (difference["reason"], difference["rule"]) == ("replay-up-to", "3.4")
    assert "0.0.1.0" in difference["text_fr"] and "decision 1" in difference["text_en"]
    assert "Q-36" in difference["because"]["text_fr"] and "Q-36" in difference["because"]["text_en"]
    for step in range(2):
        for viewer in ("french", "spectator", "above"):
            seen = table.get(f"/api/replays/{replay['replay']}/{step}", params={"from": viewer})
            StepOut.model_validate(seen.json())
    assert table.get(f"/api/replays/{replay['replay']}/2").status_code == 404
    file = tmp_path / "other.arp"
    file.write_text(record, encoding="utf-8")
    code, text = told(file, capsys, "--lang", "en")
    assert code == 0 and "0.0.1.0" in text and "decision 1" in text and "[3.4]" in text
    assert "preset" in text and "‹" not in text
    assert "jusqu’à la décision 1" in told(file, capsys, "--lang", "fr")[1]
    found = json.loads(told(file, capsys, "--json")[1])
    assert len(found["moves"]) == 1 and "Q-36" in found["difference"]
    assert told(file, capsys, "--verify")[0] == 1
    changed = record.replace("preset even", "preset montmorency")
    assert table.post("/api/replays", json={"record": changed}).json()["reason"] == "record-changed"


def test_a_record_of_the_first_form_opens_too(
    table: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = table.post("/api/replays", json={"record": BY_HAND}).json()
    assert (replay["steps"], replay["engine"]) == (2, "0.0.3")
    assert replay["difference"]["reason"] == "replay-up-to" and "parley" in replay["difference"]["because"]["text_en"]
    file = tmp_path / "old.arp"
    file.write_text(BY_HAND, encoding="utf-8")
    code, text = told(file, capsys, "--lang", "fr")
    assert code == 0 and "0.0.3" in text and "décision 2" in text and "parley" in text
    whole = BY_HAND.replace("british parley quebec\n", "").replace("end 3", "end 2")
    ends = table.post("/api/replays", json={"record": whole}).json()
    assert (ends["steps"], ends["difference"]["reason"]) == (2, "replay-ends-otherwise")
