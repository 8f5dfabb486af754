"""`arpents army`: what may be bought, a list weighed, kept and read again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arpents
from arpents.cli.choices import Choices
from arpents.cli.main import main
from arpents.cli.notation import Notation
from arpents.cli.words import Words
from arpents.games.muskets_tomahawks.facts.profiles import PROFILE_IDS
from tests.table import offered, play

LIST = "british,ranger-officer,rangers-8,warriors-8"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["army", *arguments])
    caught = capsys.readouterr()
    return code, caught.out + caught.err


@pytest.mark.parametrize(("lang", "title"), [("fr", "Français"), ("en", "French")])
def test_what_a_nation_may_buy(capsys: pytest.CaptureFixture[str], lang: str, title: str) -> None:
    code, text = told(capsys, "french", "--lang", lang)
    assert code == 0 and title in text and "milice" in text and "+natives" in text
    assert "fr-400-mixed" in text and "brit-400" not in text
    assert ("une seule" if lang == "fr" else "only one") in text and "−1" in text and "1 à 1" not in text
    code, text = told(capsys, "--json", "--lang", lang)
    offers = json.loads(text)
    assert [offer["nation"] for offer in offers["nations"]] == ["british", "french", "natives"]
    assert all(profile["points"] > 0 for offer in offers["nations"] for profile in offer["profiles"])


def test_a_right_list_says_how_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = told(capsys, LIST, "--size", "200", "--side", "defender", "--lang", "fr")
    assert code == 0
    assert "Britanniques\u00a0: 200 points sur 200" in text
    assert "Compagnie de rangers de Hobbs" in text and "Capitaine Rogers" in text
    assert f"--terminal --option size=200 --option defender-army={LIST}" in text
    code, text = told(capsys, LIST, "--size", "200", "--scenario", "meeting", "--lang", "en")
    assert f"--terminal --scenario meeting --option size=200 --option attacker-army={LIST}" in text


def test_a_wrong_list_tells_every_fault_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = told(capsys, "british,rangers-3+elite", "--lang", "en")
    assert code == 1
    assert "! The list has no Officer; it takes 2 to 3. [21.2]" in text
    assert "! The profile does not allow this: Elite. [21.4]" in text and "--option" not in text
    code, text = told(capsys, "british,rangers-8+wings,dragons,canoe", "--lang", "fr")
    assert code == 1 and "! «\u00a0dragons\u00a0» n’est ni une unité ni un bateau. [21.4]" in text
    assert (
        text.index("Compagnie de rangers de Hobbs")
        < text.index("! Il n’y a pas d’option «\u00a0wings")
        < text.index("canot")
    )
    code, text = told(capsys, "british,dragons", "--json", "--lang", "en")
    assert code == 1 and "neither a unit nor a boat" in json.loads(text)["faults"][0]["text"]


def test_a_list_is_kept_in_a_file_and_read_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "rangers.txt")
    code, text = told(capsys, LIST, "--size", "200", "--save", file, "--lang", "en")
    assert code == 0 and Path(file).read_text(encoding="utf-8") == LIST + "\n"
    code, text = told(capsys, "--read", file, "--size", "200", "--lang", "en")
    assert code == 0 and LIST in text
    code, text = told(capsys, "--read", str(tmp_path / "nothing.txt"), "--lang", "en")
    assert code == 2 and "cannot be read" in text


@pytest.mark.parametrize("wrong", [("--side", "king"), ("--size", "300"), ("--scenario", "siege")])
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], wrong: tuple[str, str]) -> None:
    code, text = told(capsys, LIST, *wrong, "--lang", "fr")
    assert code == 2 and wrong[1] in text and len(text.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("fr", "deployer Eyre"),
        ("fr", "deploy le major Eyre"),
        ("fr", "déployer le major Eyre"),
        ("en", "deploy Major Eyre"),
        ("en", "set up Major Eyre"),
    ],
)
def test_names_are_understood_beside_the_notation(lang: str, typed: str) -> None:
    state = arpents.game("muskets-tomahawks").start("raid", {"size": "200", "lattice": "two-inch"}, seed=7)
    while state.to_act != ("defender",) or not any(word.startswith("deploy ") for word in offered(state)):
        play(state, offered(state)[0])
    words = Words(lang, "muskets-tomahawks")
    notation = Notation(state.game, words.speech)
    choices = Choices(state, state.actions("defender"), words, notation)
    meant = choices.labelled(typed) or choices.named(notation.meant(typed))
    assert meant is not None and meant.startswith("deploy u") and choices.named("deploy nobody") is None
    assert PROFILE_IDS[state.profile[int(meant[8:])]] == "brit_officer"
