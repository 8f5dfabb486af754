"""The card of a game as lines of the terminal."""

from __future__ import annotations

from arpents.cli.console import Console
from arpents.speech import Speech
from arpents.speech.speech import cite
from arpents.table.cards import CardLine, GameCard


def show_card(card: GameCard, speech: Speech, console: Console, seat: str = "") -> None:
    """The whole card; for a seat, how it wins and loses comes first, and the other sides after it."""
    scenario = speech.text(f"scenario-{card.scenario}")
    title = speech.text("brief-card-of", {"title": speech.text("game-title"), "scenario": scenario})
    console.say(title, "strong")
    console.say(speech.text(f"brief-card-difficulty-{card.difficulty}"))
    for side in card.sides:
        length = {"seat": f"seat-{side.seat}", "decisions": side.decisions, "time": time_of(side.minutes)}
        console.say(speech.text("brief-card-length", length))
    console.say(speech.text("brief-card-together", {"time": time_of(card.minutes)}))
    console.say(speech.text("brief-card-measured", {"seconds": card.seconds}), "faint")
    for side in sorted(card.sides, key=lambda side: side.seat != seat):
        own = side.seat == seat
        console.say()
        console.say(speech.text(f"seat-{side.seat}"), "strong")
        say_part("who", side.who, speech, console)
        say_part("win" if own else "wins", side.win, speech, console)
        if own:
            say_part("lose", side.lose, speech, console)
        say_part("first", side.first, speech, console, numbered=True)
    console.say()
    say_part("turn", card.turn, speech, console)
    say_part("end", card.end, speech, console)


def say_part(part: str, lines: list[CardLine], speech: Speech, console: Console, numbered: bool = False) -> None:
    console.say(speech.text(f"brief-card-{part}"))
    for number, line in enumerate(lines, 1):
        told = cite(speech.text(line.id), ", ".join(line.rules))
        console.say(told, indent=f"  {number}. " if numbered else "  · ")


def time_of(minutes: int) -> str:
    """`35 min`, `2 h`, `2 h 05 min`."""
    hours, rest = divmod(minutes, 60)
    parts = [f"{hours}\u00a0h"] if hours else []
    return "\u00a0".join([*parts, f"{rest:0{2 if hours else 1}}\u00a0min"] if rest else parts)
