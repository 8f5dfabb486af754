"""The log in the terminal: lines as they read, fights with their tables, what came since the last decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arpents.cli.console import Console
from arpents.speech import Speech
from arpents.speech.log import line_text, score_text, table_lines
from arpents.table.chronicle import Chronicle, Event, Line
from arpents.table.folding import folding_of

BARS: Final = "▁▂▃▄▅▆▇█"
LONGEST_COURSE: Final = 60  # scores that are drawn


def folded(slug: str, events: Sequence[Event]) -> Chronicle:
    chronicle = Chronicle(folding_of(slug))
    chronicle.follow(events)
    return chronicle


def said(speech: Speech, line: Line) -> list[str]:
    """A line, the table of its dice, and what happened in it."""
    found = [line_text(speech, line.told)]
    if line.sort == "march" and line.seat:  # it names units alone
        found[0] = speech.text("log-by", {"seat": f"seat-{line.seat}", "text": found[0]})
    if line.score:
        found[0] += f" — {score_text(speech, line.score)}"
    if line.rows:
        found += [f"    {row}" for row in table_lines(speech, line.rows)]
    return found + [f"    {text}" for inner in line.lines for text in said(speech, inner)]


def show_lines(
    chronicle: Chronicle, events: Sequence[Event], first: int, since: int | None, speech: Speech, console: Console
) -> None:
    """From the event `first` on; what came after the event `since` under a mark, with a summary."""
    start = chronicle.line_of(first)
    mark = None if since is None or since >= len(events) else chronicle.line_of(since)
    for number, line in enumerate(chronicle.lines[start:], start):
        if number == mark:
            summary = [line_text(speech, [text]) for text in chronicle.summary(events.__getitem__, number)]
            console.say(" ".join([f"— {speech.text('log-since')} —", *summary]), "strong")
        text, *rest = said(speech, line)
        console.say(text, "news", "· ")
        console.show([f"  {row}" for row in rest])


def course(chronicle: Chronicle, scores: dict[str, int], speech: Speech) -> list[str]:
    """The score over time, a line for each seat."""
    told: list[dict[str, Any]] = [line.score for line in chronicle.lines if line.score]
    told = [*told[-LONGEST_COURSE:], scores]
    values = [score[seat] for score in told for seat in scores]
    low, span = min(values), max(1, max(values) - min(values))
    names = {seat: speech.text(f"seat-{seat}") for seat in scores}
    width = max(len(name) for name in names.values())
    drawn = {seat: "".join(BARS[(score[seat] - low) * 7 // span] for score in told) for seat in scores}
    return [f"{names[seat].ljust(width)}  {drawn[seat]}  {scores[seat]}" for seat in scores]
