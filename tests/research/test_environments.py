"""Environments have versions that rise when results change, and cards that are never stale."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arpents
from arpents.cli.main import main
from arpents.research.environments import digest_of, digests_of, environment_id, samples_of

ROOT = Path(__file__).resolve().parents[2]
MEND = "raise the version with `python tools/raise_environment.py`, then `arpents environments --write`"


@pytest.mark.parametrize("slug", arpents.games())
def test_results_change_only_together_with_the_version(slug: str) -> None:
    known = digests_of(slug)
    assert len(set(known)) == len(known)
    assert digest_of(slug) == known[-1], f"{slug}: results changed: {MEND}"
    assert environment_id(slug) == f"{slug.replace('-', '_')}_v{len(known)}"
    for sample in samples_of(slug):
        assert sample.unfinished == 0 and sample.branching > 1


def test_the_cards_tell_what_the_matches_show(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["environments", "--check", "--lang", "en"]) == 0, capsys.readouterr().out + MEND
    assert "All 5 cards" in capsys.readouterr().out
    for slug in arpents.games():
        card = (ROOT / "docs/environments" / f"{slug}.md").read_text(encoding="utf-8")
        for scenario in arpents.game(slug).scenarios:
            assert f"| `{scenario}` | random |" in card


def test_balance_is_measured_and_kept_and_a_stale_card_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = ["--folder", str(tmp_path / "cards")]
    measuring = ["environments", "few-acres-of-snow", "--measure", "random", "--games", "3", *folder]
    assert main(measuring) == 0 and main([*measuring, "--seed", "9"]) == 0
    kept = json.loads((tmp_path / "cards" / "figures.json").read_text())["balance"]
    assert [(entry["scenario"], entry["seed"]) for entry in kept] == [("first-edition", 9), ("second-edition", 9)]
    assert all(sum(entry["wins"].values()) + entry["draws"] == 3 for entry in kept)
    (tmp_path / "cards" / "figures.json").write_text(json.dumps({"balance": kept[::-1]}))
    assert main(measuring) == 0  # each comes where it was
    kept = json.loads((tmp_path / "cards" / "figures.json").read_text())["balance"]
    assert [(entry["scenario"], entry["seed"]) for entry in kept] == [("second-edition", 1), ("first-edition", 1)]
    card = tmp_path / "cards" / "few-acres-of-snow.md"
    assert "| `first-edition` | random | 3 |" in card.read_text() and "| speed | not measured |" in card.read_text()
    assert main(["environments", "few-acres-of-snow", "--check", *folder]) == 0
    card.write_text(card.read_text().replace("actions", "deeds"))
    capsys.readouterr()
    assert main(["environments", "few-acres-of-snow", "--check", "--lang", "fr", *folder]) == 1
    assert "périmé" in capsys.readouterr().out
    (tmp_path / "cards" / "figures.json").write_text("[")
    assert main(["environments", "few-acres-of-snow", *folder]) == 2
    assert "figures.json" in capsys.readouterr().err
