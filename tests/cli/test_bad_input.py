"""Every bad input gets one clear sentence and exit code 2, and nothing is overwritten or half written."""

import errno
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from arpents.cli.files import why, write_text, writing
from arpents.cli.words import Refusal, Words
from arpents.server.run import try_database
from arpents.server.settings import database_url
from tests.cli.conftest import Run

GAME = "quebec-1759"
TABLE = ("play", GAME, "--terminal")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("fly",), "fly"),
        (("simulate",), "arpents games"),
        (("simulate", "chess"), "chess"),
        (("simulate", GAME, "--scenario", "winter"), "winter"),
        (("simulate", GAME, "--option", "moon=on"), "moon"),
        (("simulate", GAME, "--option", "tides=high"), "high"),
        (("simulate", GAME, "--option", "tides"), "tides"),
        (("simulate", GAME, "--option", "tides=on", "--option", "tides=off"), "tides"),
        (("simulate", GAME, "--bots", "random,wolfe"), "wolfe"),
        (("simulate", GAME, "--bots", "random,random,random"), "3"),
        (("simulate", GAME, "--games", "many"), "many"),
        (("simulate", GAME, "--games", "0"), "--games"),
        (("simulate", GAME, "--games"), "--games"),
        (("simulate", GAME, "--json=1"), "--json"),
        (("simulate", GAME, "--wings"), "--wings"),
        (("simulate", GAME, "again"), "again"),
        (("simulate", GAME, "--out", "/no/such/place/x.jsonl"), "/no/such/place"),
        (("match", GAME, "--bots", "regular"), "regular,greedy"),
        (("match", GAME, "--bots", "regular,wolfe"), "wolfe"),
        (("match", GAME, "--bots", "veteran:0s,random"), "0s"),
        (("match", GAME, "--bots", "random,random", "--keep", "/"), "/"),
        (("match", GAME, "--bots", "random,random", "--games", "1", "--keep", "/dev/null/x"), "/dev/null/x"),
        (("ladder", GAME, "--players", "recruit"), "--players"),
        (("ladder", GAME, "--players", "veteran,veteran:9"), "veteran"),
        (("ladder", GAME, "--games", "1"), "--games"),
        (("fit", "chess"), "chess"),
        (("fit", GAME, "--player", "greedy"), "greedy"),
        (("fit", GAME, "--games", "3"), "--games"),
        (("pieces", "chess"), "chess"),
        (("pieces", GAME, "--bots", "wolfe"), "wolfe"),
        (("check", "chess"), "chess"),
        (("bench", "--game", "chess"), "chess"),
        (("rules", GAME, "99.9"), "99.9"),
        (("rules", GAME, "--coverage", "--tests", "/no/such/place"), "/no/such/place"),
        (("replay",), ""),
        (("replay", "/no/such/file"), "/no/such/file"),
        (("replay", "/"), "/"),
        (("play", GAME, "--seat", "french"), "--terminal"),
        (("play", "chess"), "chess"),
        (("play", "--port", "many"), "many"),
        (("play", "--port", "70000"), "70000"),
        (("play", "--public-url", "arpents.example.org"), "arpents.example.org"),
        (("play", "--smtp", "smtp://localhost"), "--smtp"),
        (("play", "--hall", "--smtp", "smtp://localhost"), "--mail-from"),
        (("play", "--hall", "--smtp", "http://me:word@localhost", "--mail-from", "a@b.org"), "http://me@localhost"),
        (("play", "--proxy", "the-house-next-door"), "the-house-next-door"),
        ((*TABLE, "--port", "1760"), "--port"),
        ((*TABLE, "--seat", "indians"), "indians"),
        ((*TABLE, "--seat", "french", "--bot", "wolfe"), "wolfe"),
        ((*TABLE, "--bot", "random"), "--seat"),
        ((*TABLE, "--load", "/no/such/file"), "/no/such/file"),
        ((*TABLE, "--load", "x", "--seed", "3"), "--seed"),
    ],
)
def test_one_sentence_and_exit_code_2(run: Run, arguments: tuple[str, ...], named: str, lang: str) -> None:
    ran = run(*arguments, "--lang", lang)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("arpents: ") and ran.err.count("\n") == 1
    assert named in ran.err
    assert "‹" not in ran.err


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_matches_are_not_added_to_another_file(run: Run, tmp_path: Path, lang: str) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("# Notes\n")
    ran = run("match", GAME, "--bots", "random,random", "--keep", str(notes), "--lang", lang)
    assert ran.code == 2 and "notes.md" in ran.err and "‹" not in ran.err
    assert notes.read_text() == "# Notes\n"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "database",
    ["sqlite:", "oracles://delphi", "mysql+nothing://host/name", "postgresql://127.0.0.1:1/none", "{folder}", "{text}"],
)
def test_a_database_that_does_not_open(run: Run, tmp_path: Path, database: str, lang: str) -> None:
    """In our words: nothing of what the library says is shown."""
    (tmp_path / "letter.txt").write_text("Monsieur, " * 200)
    wanted = database.format(folder=tmp_path, text=tmp_path / "letter.txt")
    ran = run("play", "--no-browser", "--port", free_port(), "--database", wanted, "--lang", lang)
    assert ran.code == 2 and ran.out == ""
    assert ran.err.startswith("arpents: ") and ran.err.count("\n") == 1
    assert wanted in ran.err and "‹" not in ran.err
    assert not re.search("SQLAlchemy|dialect|driver:|unable to|file is not|refused|parse|plugin", ran.err)


def test_the_password_of_a_database_is_not_shown(run: Run) -> None:
    ran = run("play", "--port", free_port(), "--database", "postgresql://wolfe:abraham@127.0.0.1:1/none")
    assert ran.code == 2 and "postgresql://wolfe@127.0.0.1:1/none" in ran.err and "abraham" not in ran.err


@pytest.mark.parametrize("host", ["a..b", "é" * 80, "203.0.113.7"])
@pytest.mark.parametrize(("lang", "sentence"), [("en", "this machine has no such address"), ("fr", "cette adresse")])
def test_a_place_that_cannot_be_served_is_told_in_our_own_words(run: Run, host: str, lang: str, sentence: str) -> None:
    ran = run("play", "--no-browser", "--host", host, "--port", free_port(), "--lang", lang)
    assert ran.code == 2 and host in ran.err and sentence in ran.err and "--port" in ran.err


@pytest.mark.parametrize(("lang", "sentence"), [("en", "something else uses it"), ("fr", "autre chose s’en sert")])
def test_a_port_that_is_taken_is_told_in_our_own_words(run: Run, lang: str, sentence: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = run("play", "--no-browser", "--port", port, "--lang", lang)
    assert ran.code == 2 and port in ran.err and sentence in ran.err


def free_port() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


def test_the_path_of_a_database_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_url("matches.sqlite") == f"sqlite:///{tmp_path / 'matches.sqlite'}"
    assert database_url("/var/lib/arpents.sqlite") == "sqlite:////var/lib/arpents.sqlite"
    for url in ("sqlite:///here.sqlite", "postgresql+psycopg://user@host/name"):
        assert database_url(url) == url
    try_database(database_url("sub/matches.sqlite"))
    assert (tmp_path / "sub" / "matches.sqlite").is_file()


def test_an_unknown_language(run: Run) -> None:
    ran = run("games", "--lang", "de")
    assert ran.code == 2 and "de" in ran.err


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda text: text.replace("arpents record 2", "arpents recipe 1"), "1"),
        (lambda text: "\n".join(text.splitlines()[:-1]) + "\n", "end"),
        (lambda text: "\n".join(text.splitlines()[:3]), ""),
        (lambda text: text.replace("game quebec-1759", "game chess"), "chess"),
        (lambda text: text.replace("scenario campaign", "scenario winter"), "winter"),
        (lambda text: text.replace("french ", "indians ", 1), "indians"),
        (lambda text: text.replace("french ", "french fly ", 1), "fly"),
        (lambda text: text.replace("seed 3", "seed three"), "three"),
        (lambda text: text.replace("seed 3\n", ""), "seed"),
    ],
)
def test_a_damaged_record_is_refused(run: Run, record: Path, damage: object, named: str, lang: str) -> None:
    assert callable(damage)
    text = damage(record.read_text())
    assert text != record.read_text()
    record.write_text(text)
    for command in (("replay", str(record)), (*TABLE, "--load", str(record))):
        ran = run(*command, "--lang", lang)
        assert ran.code == 2
        assert ran.err.startswith("arpents: ") and ran.err.count("\n") == 1
        assert str(record) in ran.err and named in ran.err and "‹" not in ran.err
    assert record.read_text() == text


SYSTEM = re.compile("|".join(os.strerror(number) for number in errno.errorcode))  # what the system says in English


@pytest.mark.parametrize("number", sorted(errno.errorcode))
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whatever_the_system_refuses_is_said_in_our_words(number: int, lang: str) -> None:
    refusal = Refusal("file-unwritable", file="x.arp", why=why(OSError(number, os.strerror(number))))
    said = Words(lang).refusal(refusal)
    assert "x.arp" in said and not SYSTEM.search(said)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("/no/such/place/x.arp", "ce dossier n’existe pas"),
        ("x" * 300, "aucun fichier ne peut"),
        ("x\0y", "aucun"),
        ("~nobody-here/x", "aucun"),
    ],
)
def test_a_name_that_cannot_be_written_is_refused_in_french(run: Run, name: str, reason: str) -> None:
    typed = f"preset even\nsave {name}\nsave {name}\nquit\n\n"
    ran = run(*TABLE, "--seat", "french", "--bot", "random", "--lang", "fr", typed=typed)
    assert reason in ran.out and not SYSTEM.search(ran.out)


def test_an_address_of_another_machine_is_refused_in_french(run: Run) -> None:
    ran = run("play", "--host", "203.0.113.7", "--lang", "fr")
    assert ran.code == 2 and "n’a pas cette adresse" in ran.err
    assert why(socket.gaierror(socket.EAI_NONAME, "Name or service not known")) == "why-no-address"


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.arp"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert run("replay", str(file)).code == 2


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "kept.jsonl"
    out.write_text("mine")
    ran = run("simulate", GAME, "--games", "1", "--out", str(out))
    assert ran.code == 2 and out.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [out]


def test_the_record_of_a_failure_is_not_written_over_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.arp"
    file.write_text("mine")
    assert run("check", GAME, "--games", "1000000", "--record", str(file)).code == 2
    assert file.read_text() == "mine"


def test_a_seed_may_be_negative(run: Run) -> None:
    assert run("simulate", GAME, "--games", "1", "--seed", "-5").code == 0


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    with pytest.raises(KeyboardInterrupt), writing(str(file)) as out:
        out.write("half")
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    with writing(str(file)) as out:
        out.write("mine")
        file.write_text("somebody else's")
        with pytest.raises(Refusal):
            write_text(str(file), "again")
        file.unlink()
    assert file.read_text() == "mine"
    write_text(str(file), "again", overwrite=True)
    assert file.read_text() == "again"


def test_somebody_who_was_faster_keeps_the_file(tmp_path: Path) -> None:
    file = tmp_path / "late.txt"
    with pytest.raises(Refusal), writing(str(file)) as out:
        out.write("late")
        file.write_text("faster")
    assert file.read_text() == "faster"
    assert list(tmp_path.iterdir()) == [file]


def test_a_broken_pipe_is_quiet(record: Path) -> None:
    command = f"{sys.executable} -m arpents.cli.main replay {record} | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert ran.stderr == ""
    assert ran.stdout.count("\n") == 1


def test_an_interruption_leaves_no_trace(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from arpents.cli.commands import games

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "described", interrupted)
    ran = run("games")
    assert ran.code == 130
    assert ran.err == "\n"


@pytest.mark.parametrize("buffered", [True, False])
def test_a_full_disk_is_told_in_a_sentence(buffered: bool) -> None:
    environment = {**os.environ, "LC_ALL": "fr_FR.UTF-8", "PYTHONUNBUFFERED": "" if buffered else "1"}
    command = [sys.executable, "-m", "arpents.cli.main", "games"]
    with open("/dev/full", "w") as full:
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment)
    assert ran.returncode == 1
    assert ran.stderr == "arpents: ce qu’il y a à dire ne peut pas être écrit\u00a0: il n’y a plus de place.\n"


def test_matches_are_not_kept_on_a_full_disk(run: Run) -> None:
    ran = run("match", GAME, "--bots", "random,random", "--games", "1", "--keep", "/dev/full")
    assert ran.code == 2 and "there is no room left" in ran.err


def test_a_file_without_an_end_is_refused(run: Run) -> None:
    ran = run("analyse", "/dev/zero")
    assert ran.code == 2 and ran.err == "arpents: “/dev/zero” is too large.\n"
