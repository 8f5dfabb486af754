"""The log in the terminal, as it reads: marches, tables of fights, what came since, the score."""

from __future__ import annotations

from pathlib import Path

from arpents.cli.log import course
from arpents.speech import Speech
from arpents.table.chronicle import Chronicle
from arpents.table.folding import folding_of
from tests.cli.conftest import Run

RECORD = str(Path(__file__).parents[1] / "playthroughs" / "wilderness-war.annus-mirabilis.arp")
ACRES = ("play", "few-acres-of-snow", "--terminal", "--seed", "4", "--seat", "british", "--bot", "random")


def test_what_came_since_the_last_decision_is_marked_and_summed_up(run: Run) -> None:
    typed = "pass\nend\nlog\nquit\n\n"
    for lang, mark, score in (
        ("en", "— Since your last decision —", "Score: British"),
        ("fr", "— Depuis votre dernière décision —", "Score : Britanniques"),
    ):
        told = run(*ACRES, "--lang", lang, typed=typed).out.replace("\u00a0", " ")
        assert told.count(mark) == 2  # when it came, and in the log
        assert score in told


def test_a_record_is_told_in_lines_with_the_tables_of_its_fights(run: Run) -> None:
    told = run("replay", RECORD, "--from", "30", "--to", "47").out
    assert "French — Villiers with 2 units: Cataraqui → Ganneious → Cataraqui [6.3]" in told
    head = next(
        line
        for line in told.splitlines()
        if line.split() == ["Who", "Strength", "Column", "Modifiers", "Dice", "Result"]
    )
    rows = told.splitlines()[told.splitlines().index(head) + 1 :][:2]
    assert [row.split()[:3] for row in rows] == [["French", "7", "4–5"], ["British", "4", "4–5"]]
    assert "−1 no scouts in the wilds [7.52]" in rows[1]
    assert told.count("Battle at Hudson Carry North.") == 1


def test_the_course_of_the_score_is_drawn_for_each_seat() -> None:
    chronicle = Chronicle(folding_of("wilderness-war"))
    for track in (3, 8):
        arguments = {"seat": "seat-french", "points": 1, "track": track}
        chronicle.follow([{"kind": "event-points", "rule": "", "seats": None, "arguments": arguments}])
    assert course(chronicle, {"french": 8, "british": -8}, Speech("wilderness-war", "en")) == [
        "French   ▅██  8",
        "British  ▃▁▁  -8",
    ]
