"""Players of one's own, wherever research names a computer player: `mine.py:Cautious`, `package.module:Cautious`.

Cautious is called with dice of its own (`random.Random`), once for each seat of each match, and gives something with
`choose(seat)`: one of `seat.actions()`, or words such as `move albany`. All it gets of the match is the `Seat`. Names
are looked up where the match is played, so a file must lie at the same place for every process and machine.

Only research asks here: what a server is asked for over the network names no file.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import inspect
import random
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from arpents.bots import LEVELS, Bot, make_bot
from arpents.engine.errors import ArpentsError
from arpents.engine.numbers import whole
from arpents.engine.seat import Seat

ENDING: Final = ".py"
SHOWN: Final = 60  # characters of what a player has chosen that is no choice


class GuestFault(ArpentsError):
    """A player that cannot be found, or that plays by other rules."""


class Guest:
    """A player from outside. What it chooses is looked at: everybody else in a match trusts what is chosen."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name = name
        self.planned: list[int] = []  # as of every other player: nobody knows what a guest means to do next
        self.player = maker_of(name)(rng)

    def choose(self, seat: Seat) -> int:
        chosen = self.player.choose(seat)
        try:
            action = seat.action(chosen) if isinstance(chosen, str) else whole(chosen)
        except ArpentsError:
            action = None
        if action is None or action not in seat.actions():
            told = {"bot": self.name, "found": said(seat, chosen), "seat": f"seat-{seat.name}"}
            fault = GuestFault("guest-chose-badly", **told)
            fault.game = seat.game
            raise fault
        return action


Player = Bot | Guest


def said(seat: Seat, chosen: object) -> str:
    """What was chosen, in words where it has any."""
    number = whole(chosen)
    if number is not None:
        with contextlib.suppress(ArpentsError):
            return seat.words(number)
    return f"{chosen!s:.{SHOWN}}"


def is_guest(name: str) -> bool:
    return ":" in name and name.partition(":")[0] not in LEVELS


def make_player(name: str, rng: random.Random, scales: Mapping[str, int] | None = None) -> Player:
    """`make_bot` for research: a player of this table, or one of somebody's own."""
    return Guest(name, rng) if is_guest(name) else make_bot(name, rng, scales)


def check_player(name: object) -> None:
    """Refuse a name that means nothing, before anything is played."""
    if isinstance(name, str) and is_guest(name):
        maker_of(name)
    else:
        make_bot(str(name), random.Random(0))


def guests_identity(names: tuple[str, ...]) -> dict[str, str]:
    """By name, a digest of the file each guest comes from: another text is another player."""
    return {name: source_digest(name) for name in sorted(set(names)) if is_guest(name)}


def source_digest(name: str) -> str:
    file = getattr(module_at(name.rpartition(":")[0]), "__file__", None)
    return hashlib.blake2b(Path(file).read_bytes() if file else b"", digest_size=8).hexdigest()


def maker_of(name: str) -> Callable[[random.Random], Any]:
    """The class, or whatever else is called with dice."""
    where, _, wanted = name.rpartition(":")
    module = module_at(where)
    maker = getattr(module, wanted, None)
    if not callable(maker):
        known = [one for one, value in vars(module).items() if inspect.isclass(value) and hasattr(value, "choose")]
        raise GuestFault("guest-unknown", bot=wanted, file=where, known=known or ["–"])
    found: Callable[[random.Random], Any] = maker
    return found


def module_at(where: str) -> ModuleType:
    """The module of a guest, from a file or from wherever Python finds it."""
    if not where or (where.endswith(ENDING) and not Path(where).is_file()):
        raise GuestFault("guest-not-there", file=where)
    try:
        return module_in(Path(where).resolve()) if where.endswith(ENDING) else importlib.import_module(where)
    except ModuleNotFoundError as fault:
        if fault.name is not None and (where == fault.name or where.startswith(f"{fault.name}.")):
            raise GuestFault("guest-not-there", file=where) from None
        raise failing(where, fault) from fault
    except Exception as fault:
        raise failing(where, fault) from fault


@cache
def module_in(file: Path) -> ModuleType:
    if str(file.parent) not in sys.path:
        sys.path.insert(0, str(file.parent))  # what lies beside it is found too
    title = f"arpents_guest_{hashlib.blake2b(str(file).encode(), digest_size=4).hexdigest()}"
    spec = importlib.util.spec_from_file_location(title, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[title] = module
    spec.loader.exec_module(module)
    return module


def failing(where: str, fault: Exception) -> GuestFault:
    return GuestFault("guest-fails", file=where, why=f"{type(fault).__name__}: {fault}")
