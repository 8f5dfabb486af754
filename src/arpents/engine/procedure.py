"""A procedure is one chapter of the rulebook being carried out, with what it must remember."""

from __future__ import annotations

import inspect
from typing import Final, Generic, TypeVar

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.prompt import Prompt

S = TypeVar("S")
ASK: Final = True  # a decision is wanted


FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """What a procedure or a state remembers: the parameters of its constructor."""
    names = FIELDS.get(cls)
    if names is None:
        names = tuple(inspect.signature(cls).parameters)
        FIELDS[cls] = names
    return names


class Procedure(Generic[S]):
    """Every constructor parameter is a field of the same name and an int; nothing else is remembered.

    A procedure changes the state and itself, never another procedure; `actions` and `forbids` only read.
    """

    def __init__(self, seat: int, step: int = 0) -> None:
        self.seat = seat  # who decides while this is on top
        self.step = step  # how far down the chapter

    def run(self, state: S) -> bool:
        """True: a decision is wanted. False: look at the top of the stack again."""
        raise NotImplementedError

    def seats(self, state: S) -> int:
        """Who is asked: a mask of seats. More than one when choices are secret and simultaneous."""
        return 1 << self.seat

    def candidates(self, state: S, seat: int) -> list[int]:
        """Everything worth asking the rules about; nothing, in a chapter that asks nobody."""
        return []

    def actions(self, state: S, seat: int) -> list[int]:
        """What no rule forbids, sorted. Written by hand only where that is measurably quicker."""
        found = [action for action in self.candidates(state, seat) if self.forbids(state, seat, action) == ALLOWED]
        found.sort()
        return found

    def forbids(self, state: S, seat: int, action: int) -> int:
        """The reason that forbids it, or ALLOWED: where no rule says more, what is not worth asking is not asked."""
        return ALLOWED if action in self.candidates(state, seat) else NOT_ASKED

    def meant(self, state: S, action: int) -> int:
        """Of things that players cannot tell apart the one on offer, where words name another of them."""
        return action

    def apply(self, state: S, seat: int, action: int) -> None:
        raise NotImplementedError

    def prompt(self, state: S, seat: int) -> Prompt:
        """What is being asked, with its rule."""
        raise NotImplementedError

    def copy(self) -> Procedure[S]:
        raise NotImplementedError

    def name(self) -> str:
        return type(self).__name__

    def dump(self) -> list[int]:
        return [int(getattr(self, name)) for name in fields_of(type(self))]

    def __repr__(self) -> str:
        return f"{self.name()}({', '.join(f'{name}={getattr(self, name)}' for name in fields_of(type(self)))})"
