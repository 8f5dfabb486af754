"""The table in the terminal, fed through standard input as a person types."""

import io
import random
import re
import sys
from pathlib import Path

import pytest

import arpents
from arpents.cli.boards import Board, board_for
from arpents.cli.boards.board import lines_of
from arpents.cli.console import folded
from arpents.cli.main import main
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.engine.prompt import Outcome
from arpents.engine.record import parse
from arpents.games import ROOMS
from tests.cli.conftest import Run

GAME = "quebec-1759"
SETUP = "preset even\nready\n"
SLUGS = list(ROOMS)
EXAMPLES = ["spelt out: ", "in our words: ", "of one kind: "]  # what the help shows
CURTAIN = "press Enter when the other side is not looking"


def table(run: Run, typed: str, *arguments: str, lang: str = "en") -> str:
    ran = run("play", GAME, "--terminal", "--seed", "4", "--lang", lang, *arguments, typed=typed)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "‹" not in ran.out and "\033" not in ran.out
    return ran.out


def french(run: Run, typed: str, lang: str = "en") -> str:
    """The French against a random player, with all blocks placed."""
    return table(run, SETUP + typed, "--seat", "french", "--bot", "random", lang=lang)


class Typist(io.TextIOBase):
    """Types the number of one of the choices on the screen, and a file name when the match is over."""

    def __init__(self, screen: io.StringIO, file: Path) -> None:
        self.screen = screen
        self.file = file
        self.rng = random.Random(1)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        seen = self.screen.getvalue()
        if "garde la partie" in seen[-200:]:
            return f"{self.file}\n"
        question = seen[seen.rindex(" — ") :]
        numbers = [int(number) for number in re.findall(r"^ {0,3}(\d+)  \S", question, re.M)]
        return f"{self.rng.choice(numbers)}\n"


def test_a_whole_match_in_french_is_saved_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    screen, file = io.StringIO(), tmp_path / "partie.arp"
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", screen)
        patched.setattr(sys, "stdin", Typist(screen, file))
        arguments = ["play", GAME, "--terminal", "--seat", "british", "--bot", "random", "--lang", "fr", "--seed", "2"]
        assert main(arguments) == 0
    seen = screen.getvalue()
    assert "Mouvement de Campagne 16 sur 16" in seen
    assert re.search(r"\[5\.\d\]\nVictoire\u00a0: (Français|Britanniques)\.\n", seen)
    assert "Ce qui était caché\u00a0: Français" in seen
    assert f"Enregistré dans {file}." in seen
    assert "‹" not in seen
    record = parse(file.read_text())
    assert record.replay(arpents.game(GAME)).outcome is not None
    ran = run("replay", str(file), "--verify", "--lang", "fr")
    assert ran.code == 0 and "Vérifié" in ran.out


@pytest.mark.parametrize(("winner", "last"), [("french", "Victory: French."), (None, "A draw.")])
def test_the_end_says_who_won_even_if_the_ending_does_not(winner: str | None, last: str) -> None:
    reason, rule = next(iter(arpents.game("wilderness-war").endings.values()))
    outcome = Outcome(winner, reason, rule, {"french": 1, "british": -1})
    assert Words("en", "wilderness-war").outcome(outcome)[-1] == last


def test_the_map_shows_own_strength_and_enemy_numbers(run: Run) -> None:
    seen = french(run, "")
    assert "MO Montmorency" in seen and "OR Île d’Orléans" in seen
    assert "│ B 21           │" in seen  # how many, never how strong
    assert "4 ships" in seen
    assert "La\u00a0Sarre 3" in seen
    assert "15th" not in seen


def test_what_is_asked_has_its_rule_and_numbered_choices(run: Run) -> None:
    seen = french(run, "")
    assert re.search(r"French — Campaign Move 1 of 16\..*\[9\.1\]", seen, re.S)
    assert re.search(r"^   1  Ready +ready$", seen, re.M)


@pytest.mark.parametrize(
    ("lang", "typed", "answers"),
    [
        ("en", "why to abraham", "[4.1]"),
        ("fr", "pourquoi to abraham", "[4.1]"),
        ("en", "why 1", "allowed"),
        ("en", "why 3 LE-AB", "[6.1]"),
        ("en", "why fly", "fly"),
        ("en", "why", "Why what?"),
        ("en", "odds from levis", "Within reach"),
        ("fr", "prévoir from levis", "À portée"),
        ("en", "odds to abraham", "[4.1]"),
        ("fr", "chances", "Prévoir quoi"),
        ("en", "odds 1", "Nothing more can be foreseen"),
        ("en", "foresee fly", "fly"),
        ("fr", "Règle 5.1", "Abraham"),
        ("fr", "regle", "13  Le combat, tour par tour"),
        ("en", "rules", "13  A battle, turn by turn"),
        ("en", "rule 13", "13.1d"),
        ("en", "rule 13.1D.", "13.1d  "),
        ("fr", "règle Q-5", "Q-5"),
        ("fr", "règle leurres", "10. Les leurres"),
        ("en", "rule zebra", "Nothing in the book speaks of “zebra”."),
        ("en", "look abraham", "Roads to: St. Charles, Ste. Foy and Sillery [6.1]"),
        ("fr", "voir Île d’Orléans", "Britanniques sur place\u00a0: 21 blocs [2.3]"),
        ("en", "look 28th", "only its owner knows. [2.3]"),
        ("en", "look", "Look at what?"),
        ("fr", "regarder zèbre", "Rien ici ne se nomme"),
        ("fr", "choix", "Prêt"),
        ("fr", "voir zèbre", "Rien ici ne se nomme «\u00a0zèbre\u00a0»."),
        ("en", "look m", "Several things are called so:"),
        ("en", "chart", "4  Boats: blocks that may move [7.4]"),
        ("en", "chart 4", "▸ Bason: 4"),
        ("fr", "tableau tir", "Tir double"),
        ("en", "chart 77", "Nothing in the book speaks of “77”."),
        ("fr", "glossaire", "Déroute\u00a0: Ce qui arrive"),
        ("en", "rule 99", "99"),
        ("fr", "aide", "enregistrer FICHIER"),
        ("en", "help", "NAVAL UP"),
        ("fr", "journal", "Le Mouvement de Campagne 1 commence"),
        ("en", "log", "Campaign Move 1 begins"),
        ("en", "card", "How you lose"),
        ("fr", "Fiche", "Comment vous gagnez"),
        ("fr", "card", "Trois choses pour commencer"),
        ("en", "99", "There are choices 1 to"),
        ("en", "²", "neither a choice nor a command"),
        ("en", "why ²", "neither a choice nor a command"),
        pytest.param("fr", "9" * 5000, "Les choix vont de 1 à", id="a-number-too-long"),
        pytest.param("en", "why " + "0" * 5000, "There are choices 1 to", id="zeros"),
        ("fr", "dance", "«\u00a0dance\u00a0» n’est ni un choix ni une commande"),
        ("en", "list from", "From Lévis"),
        ("en", "list FROM", "From Lévis"),
        ("fr", "liste dance", "Aucun choix de la sorte «\u00a0dance\u00a0»"),
        ("en", "help", "spelt out: “from "),
        ("fr", "aide", "«\u00a0règle 9.1\u00a0»"),
        ("en", "save", "Save where?"),
        ("en", "undo", ""),
    ],
)
def test_commands_and_their_french_names(run: Run, lang: str, typed: str, answers: str) -> None:
    before = french(run, "", lang)
    goodbye = before.rindex("\n", 0, before.rindex("Au revoir" if lang == "fr" else "Good-bye"))
    seen = french(run, typed + "\n", lang)
    assert seen[: goodbye - 5] == before[: goodbye - 5]
    assert answers in seen[goodbye - 5 :]


@pytest.mark.parametrize("slug", [game for game in SLUGS if game != GAME])
def test_the_examples_of_the_help_are_of_the_game_that_is_played(run: Run, slug: str) -> None:
    ran = run("play", slug, "--terminal", "--seed", "4", "--lang", "en", typed="\nhelp\n")
    words, rule, verb = (re.findall(f"{before}“([^”]+)”", ran.out)[0] for before in EXAMPLES)
    answers = run("play", slug, "--terminal", "--seed", "4", "--lang", "en", typed=f"\nwhy {words}\n{rule}\n{verb}\n")
    told = answers.out[answers.out.index("> ") :]
    assert "allowed" in told
    assert re.search(rf"^{re.escape(rule.split()[1])} {{2,}}\S", told, re.M)
    assert "no choice of the kind" not in told and "neither a choice" not in told


@pytest.mark.parametrize("width", range(20, 60))
def test_the_number_of_a_rule_never_stands_alone_on_a_line(width: int) -> None:
    sentence = "The British put a village where a town once stood, and nobody minds. [A13.4]"
    lines = folded(sentence, width, "· ")
    assert lines[-1].endswith("[A13.4]") and not lines[-1].strip().startswith("[")
    assert " ".join(line.lstrip("· ") for line in lines) == sentence
    assert all(line.startswith("  ") and len(line) <= width for line in lines[1:])


def test_the_card_tells_ones_own_side_first_and_of_the_scenario_that_was_drawn(run: Run) -> None:
    seen = french(run, "card\n")
    assert seen.index("You are Montcalm") < seen.index("You are Wolfe")
    drawn = run(
        *("play", "muskets-tomahawks", "--terminal", "--seed", "4", "--lang", "en", "--scenario", "drawn"),
        *("--option", "size=200", "--seat", "defender", "--bot", "random"),
        typed="card\nquit\n",
    )
    assert "Muskets & Tomahawks: " in drawn.out and "Muskets & Tomahawks: Drawn by lot" not in drawn.out


def test_a_verb_of_the_game_that_reads_like_the_card_stays_a_verb(run: Run) -> None:
    ran = run("play", "wilderness-war", "--terminal", "--seed", "4", "--lang", "en", typed="\ncard nothing\n")
    assert "How you win" not in ran.out and "nothing" in ran.out


def test_the_board_again(run: Run) -> None:
    assert french(run, "carte\nboard\n").count("MO Montmorency") == french(run, "").count("MO Montmorency") + 2


def test_orders_as_the_rulebook_writes_them_and_undone_as_one(run: Run) -> None:
    seen = french(run, "3 le-et\nannuler\n2 LE-ET\nboard\n")
    assert "3 blocks from Lévis to Etchemin" in seen
    assert "Taken back: from levis, to etchemin, count 3" in seen
    assert "order F: 2 LE-ET" in seen


@pytest.mark.parametrize(("answer", "written"), [("no", False), ("yes", True), ("", False)])
def test_an_impossible_order_is_written_only_on_purpose(run: Run, answer: str, written: bool) -> None:
    seen = french(run, f"3 LE-AB\n{answer}\n")
    assert "This order cannot be carried out" in seen and "[6.1]" in seen
    assert ("The French write" in seen) == written


def test_a_saved_match_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.arp"
    seen = french(run, f"3 LE-ET\nsave {file}\nsave {file}\nundo\nsave\nquit\n")
    assert seen.count(f"Saved in {file}") == 2
    ran = run("play", GAME, "--terminal", "--seat", "french", "--load", str(file), typed="2 LE-ET\nsave\nquit\n")
    assert ran.code == 0 and "goes on after" in ran.out and "Saved in" in ran.out
    assert run("replay", str(file), "--verify").code == 0


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.arp"
    file.write_text("mine")
    seen = french(run, f"save {file}\nsave {file}\nquit\n{file}\n{tmp_path}\n\n")
    assert seen.count("exists already") == 2 and "is a directory" in seen
    assert file.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [file]


def test_leaving_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "late.arp"
    assert "is not saved" in french(run, f"quitter\n{file}\n")
    assert run("replay", str(file), "--verify").code == 0


class Interrupted(io.StringIO):
    """What is typed until somebody presses Ctrl-C, where ^C stands."""

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        line = super().readline(-1)
        if line == "^C\n":
            raise KeyboardInterrupt
        return line


@pytest.mark.parametrize("answer", ["late.arp", "^C", ""])
def test_an_interruption_offers_to_save_once(
    answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", Interrupted(f"{SETUP}^C\n{answer}\n"))
    code = main(["play", GAME, "--terminal", "--seed", "4", "--lang", "en", "--seat", "french", "--bot", "random"])
    assert code == 130 and "is not saved" in capsys.readouterr().out
    assert [file.name for file in tmp_path.iterdir()] == (["late.arp"] if answer.endswith("arp") else [])


def test_the_end_of_input_leaves_the_table(run: Run) -> None:
    for typed in ("", "preset even\n", SETUP + "from levis\n", SETUP + "quit\n"):
        assert table(run, typed, "--seat", "french", "--bot", "random").rstrip().endswith("Good-bye.")


def test_one_screen_for_two_hides_each_side_from_the_other(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "two.arp"
    typed = "\n" + SETUP + f"3 LE-ET\nready\n\nlog\n2 OR-LE\nsave {file}\nsave {file}\nready\n"
    ran = run("play", GAME, "--terminal", typed=typed)
    assert ran.code == 0
    first, *screens = ran.out.split(CURTAIN)
    assert "La\u00a0Sarre" not in first
    assert "La\u00a0Sarre" in screens[0] and "3 blocks from Lévis" in screens[0] and "15th" not in screens[0]
    written = screens[1].split("French order")[0]
    assert "15th" in written and "La\u00a0Sarre" not in written and "3 blocks from Lévis" not in written
    assert "sealed" in first and "holds in clear" in screens[1]
    assert "\ncommitment " in file.read_text() and "\nsecret " in file.read_text()
    assert "promised" in run("replay", str(file), "--verify").out


@pytest.mark.parametrize(("lang", "word"), [("en", "dice"), ("fr", "dés"), ("fr", "DES")])
def test_the_seal_of_the_dice_is_shown_again_on_request(run: Run, tmp_path: Path, lang: str, word: str) -> None:
    file = tmp_path / "sealed.arp"
    typed = f"\n{SETUP}ready\n\n{word}\nsave {file}\nsave {file}\n"
    ran = run("play", GAME, "--terminal", "--lang", lang, typed=typed)
    seals = re.findall(r"[0-9a-f]{64}", ran.out)
    assert len(seals) == 2 and seals[0] == seals[1] == parse(file.read_text()).commitment


def test_dice_of_a_seed_have_no_seal(run: Run) -> None:
    assert "without a seal" in french(run, "dice\n")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("people", [("--seat", "french", "--bot", "random", "--seed", "4"), ()])
def test_a_save_before_the_end_says_what_it_holds(run: Run, tmp_path: Path, lang: str, people: tuple[str, ...]) -> None:
    file = tmp_path / "half.arp"
    once = ("" if people else "\n") + SETUP + f"save {file}\n"
    run("play", GAME, "--terminal", "--lang", lang, *people, typed=f"{once}quit\n\n")
    assert not file.exists()  # it was warned of, and not asked for again
    typed = f"{once}save {file}\nquit\n"
    seen = run("play", GAME, "--terminal", "--lang", lang, *people, typed=typed).out
    notes = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    assert len(notes) == 2 and notes == [f"# {Words(one).text('file-tells-all')}" for one in ("fr", "en")]
    assert " ".join(Words(lang).text("file-tells-all").split()) in " ".join(seen.split())
    assert run("replay", str(file), "--verify").code == 0


def test_the_computer_is_militia_unless_told_otherwise(run: Run) -> None:
    assert "The computer, the militia, plays" in table(run, "", "--seat", "french")
    assert "The computer, playing anything, plays" in table(run, "", "--seat", "french", "--bot", "random")


@pytest.mark.parametrize("seed", ["1", "2", "4"])
def test_the_computer_plays_on_when_the_table_has_passed_for_a_person(run: Run, seed: str) -> None:
    """5.56 The French march out; the British hold no card that answers, and are asked only when it is their turn."""
    wanted = ("play", "wilderness-war", "--terminal", "--seat", "british", "--bot", "random", "--lang", "en")
    ran = run(*wanted, "--seed", seed, typed="1\n" * 15)
    asked = re.findall(r"^(British|French) — ", ran.out, re.M)
    assert asked and set(asked) == {"British"} and CURTAIN not in ran.out


def test_colours_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    from arpents.cli.terminal import has_colours

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert has_colours()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_colours()
    assert Paint(True)("strong", "x") == "\033[1mx\033[0m"


def test_a_game_without_a_board_of_its_own_is_shown_as_lists() -> None:
    board = Board(Words("en", GAME), Paint(False))
    lines = board.draw(arpents.game(GAME).start(seed=1).view("british"), 80)
    assert "move: 0" in lines and any("br-15th" in line for line in lines)
    assert lines_of({"a": [1, 2], "b": {}, "c": {"d": None}}, 0) == ["a: 1, 2", "c: "]


def test_a_spectators_map() -> None:
    board = board_for(GAME, Words("fr", GAME), Paint(False))
    state = arpents.game(GAME).position({"preset": "even", "move": 2})
    drawn = "\n".join([*board.draw(state.view(None), 80), board.legend(state.view(None))])
    assert "F 7 " in drawn and "La\u00a0Sarre" not in drawn


def fight(*british: str) -> list[str]:
    """The British view of an attack on Lévis, before anybody has deployed or fired."""
    spec = {
        "preset": "even",
        "phase": "battles",
        "move": 3,
        "blocks": dict.fromkeys(british, "levis"),
        "moved": list(british),
        "by_boat": list(british),
        "origin": {"british": "ile-d-orleans"},
        "dice": [1] * 40,
    }
    state = arpents.game(GAME).position(spec)
    if "remain" in [state.words(action) for action in state.actions("french")]:
        state.play("french", "remain")
    return board_for(GAME, Words("en", GAME), Paint(False)).close_up(state.view("british"), 80)


def test_a_battle_is_shown_column_against_column() -> None:
    lines = fight("br-15th", "br-28th", "br-35th", "br-43rd")
    assert lines[0] == "Fight: Lévis"
    assert [line.split("  ")[0] for line in lines[2:]] == ["left column", "centre column", "right column", "reserve"]
    assert "15th\u00a03" not in lines[-1] and "15th 3" in lines[-1]
    assert "Sarre" not in "".join(lines)


def test_a_skirmish_has_one_line() -> None:
    lines = fight("br-15th")
    assert len([line for line in lines[2:] if "15th" in line]) == 1
    assert not any(line.startswith("right column") for line in lines)
