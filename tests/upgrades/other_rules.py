"""Arpents with another rule: a copy of the house in which a line was changed, run in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import arpents

GAME: Final = "quebec-1759"
ROOM: Final = Path("games") / "quebec_1759"
SECRETS: Final = {"french": "secret-of-the-french", "british": "secret-of-the-british"}

FIGHTS_SOON: Final = 5  # a seed of decisions

# what the other version has instead: file, line as it is here, line as it is there
SAME: Final = ("fire.py", "def hits_in(", "# The other version says this.\n\n\ndef hits_in(")
EASY_HITS: Final = ("fire.py", "needed = 5 if double else 6", "needed = 2 if double else 3")
TWO_PRESETS: Final = (
    "setup.py",
    "return reasons.PRESET_TAKEN if self.preset else ALLOWED",
    "return ALLOWED",
)


class OtherVersion:
    """The house as `change` makes it; without its page, and plain."""

    def __init__(self, folder: Path, change: tuple[str, str, str]) -> None:
        self.folder = folder
        house = Path(next(iter(arpents.__path__))).resolve()
        shutil.copytree(
            house, folder / "arpents", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "maps", "vendor")
        )
        file, here, there = change
        path = folder / "arpents" / ROOM / file
        text = path.read_text(encoding="utf-8")
        assert text.count(here) == 1
        path.write_text(text.replace(here, there), encoding="utf-8")
        version = folder / "arpents" / "version.py"
        version.write_text(
            version.read_text(encoding="utf-8").replace('VERSION = "', 'VERSION = "0.'), encoding="utf-8"
        )

    def play(self, database: str, **wanted: Any) -> dict[str, Any]:
        """A match of that version: its id, what it came to. See `play_on`."""
        found: dict[str, Any] = self.run("play_on", database=database, **wanted)
        return found

    def record(self, words: list[list[str]]) -> str:
        """The record of a match of that version, with the secret of its dice."""
        return str(self.run("record_of", words=words))

    def replay(self, record: str) -> str:
        """The key of the state in which that version leaves a record."""
        return str(self.run("replay_of", record=record))

    def run(self, work: str, **given: Any) -> Any:
        done = subprocess.run(
            [sys.executable, str(Path(__file__)), work, json.dumps(given)],
            env={**os.environ, "PYTHONPATH": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


def play_on(database: str, words: list[list[str]], random: int = 0, until: str = "", **seats: str) -> dict[str, Any]:
    """Begin a match and decide: what is given, then at random until this was told, and as many times more."""
    from random import Random

    from arpents.games import find
    from arpents.server.seat_secrets import hashed
    from arpents.table.match import Dice
    from arpents.table.match_row import SeatRow
    from arpents.table.storage import Storage
    from arpents.table.stored_match import StoredMatch

    game = find(GAME)
    rows = {
        seat: SeatRow("bot", seats[seat]) if seat in seats else SeatRow("person", None, hashed(SECRETS[seat]))
        for seat in game.seats
    }
    storage = Storage(database)
    try:
        id = f"match-{Random().randrange(10**9)}"
        dice = Dice(secret="17" * 32)
        match = StoredMatch.of_state(id, game.start(chance=dice.chance()), dice, rows, False)
        storage.insert(match.row).result()
        made = [row for seat, said in words for row in match.play(seat, said)[0]]
        chance = Random(FIGHTS_SOON)
        while (until or random) and not match.over:
            seat = chance.choice(match.state.to_act)
            made.append(match.decide(seat, chance.choice(match.on_offer(seat))))
            if not until:
                random -= 1
            elif any(event["kind"] == until for event in match.state.events_for(None)):
                until = ""
        storage.append(match.row, made, match.over, match.computer_due, match.asked).result()
        return {
            "id": id,
            "rules": game.rules,
            "engine": match.row.engine,
            "decisions": len(match.decisions),
            "revisions": {name: audience.revision for name, audience in match.audiences.items()},
            "events": match.state.events_for("french"),
            "key": match.state.key(),
        }
    finally:
        storage.close()


def record_of(words: list[list[str]]) -> str:
    from arpents.games import find
    from arpents.table.match import Match

    match = Match.start(find(GAME))
    for seat, said in words:
        match.play(seat, said)
    return match.text(revealed=True)


def replay_of(record: str) -> str:
    from arpents.table.match import Match

    return Match.read(record).state.key()


if __name__ == "__main__":
    work: Any = {"play_on": play_on, "record_of": record_of, "replay_of": replay_of}[sys.argv[1]]
    print(json.dumps(work(**json.loads(sys.argv[2]))))
