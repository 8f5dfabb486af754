"""The clock of a match. It never asks what time it is: every moment is given to it, so the same moments give the same.

A seat's turn lasts from when it is asked until nobody thinks any more that it is. Where several seats decide in secret,
whoever is done stops his own time at once, but everybody else sees his clock run on until all are done: `done` is
known to that seat alone, and the true time is settled when the turn ends for all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from arpents.hall.pace import Calendar, Pace, Span, counted, moment_after

WHOLE_DAYS: Final = Calendar()

BACK_AGAIN: Final = 60_000  # that a live clock has at least when its seat is taken back


@dataclass(frozen=True)
class SeatClock:
    bank: int
    turns: int = 0  # how many times the seat was asked
    since: int | None = None  # when its turn began
    done: int | None = None  # when it decided in secret, while others may still think that it has not
    calendar: Calendar = WHOLE_DAYS  # as it was when the turn began: no day is taken off within a turn

    def spent(self, now: int, holes: list[Span]) -> int:
        """Of this turn, in truth."""
        if self.since is None:
            return 0
        return counted(self.calendar, self.since, now if self.done is None else min(now, self.done), holes)

    def dump(self) -> dict[str, Any]:
        told: dict[str, Any] = {"bank": self.bank, "turns": self.turns, "since": self.since, "done": self.done}
        if not self.calendar.is_whole:
            told["calendar"] = self.calendar.dump()
        return told

    @classmethod
    def load(cls, told: Mapping[str, Any]) -> SeatClock:
        calendar = Calendar.load(told["calendar"]) if "calendar" in told else WHOLE_DAYS
        return cls(told["bank"], told["turns"], told["since"], told["done"], calendar)


@dataclass(frozen=True)
class Face:
    """A seat's clock as somebody sees it at one moment."""

    left: int  # of the turn and the bank together
    turn: int  # of it, what the turn has before the bank is touched
    runs: bool
    until: int | None  # when nothing will be left, if it runs on


@dataclass(frozen=True)
class Clock:
    pace: Pace
    seats: dict[str, SeatClock] = field(default_factory=dict)  # those that have time to spend: no computer
    waits_for: str = ""  # the seat that is out of time and is waited for

    @classmethod
    def wound(cls, pace: Pace, seats: Collection[str]) -> Clock:
        return cls(pace, {seat: SeatClock(pace.bank) for seat in seats})

    # -- running

    def told(
        self,
        now: int,
        asked: Collection[str],
        shown: Collection[str],
        undone: Collection[str],
        calendar_of: Callable[[str], Calendar],
        holes: list[Span],
    ) -> Clock:
        """Something was decided: who is asked, who is asked as far as others can tell, and who has taken back."""
        fresh = any(self.comes_to_act(seat, asked, undone) for seat in self.seats)
        seats = dict(self.seats)
        for seat, one in self.seats.items():
            if seat in asked:
                if one.since is None or fresh:
                    ended = one if one.since is None else self.ended(one, now, holes)
                    seats[seat] = self.begun(ended, now, calendar_of(seat))
                else:  # still at it, or at it again: no time comes back
                    seats[seat] = replace(one, done=None)
            elif one.since is not None:
                if seat not in shown:
                    seats[seat] = self.ended(one, now, holes)
                elif one.done is None:
                    seats[seat] = replace(one, done=now)
        waits_for = self.waits_for if self.waits_for in asked and not fresh else ""
        return replace(self, seats=seats, waits_for=waits_for)

    def comes_to_act(self, seat: str, asked: Collection[str], undone: Collection[str]) -> bool:
        """Whether it was not asked before: then a turn begins for everybody who is."""
        one = self.seats[seat]
        return seat in asked and (one.since is None or (one.done is not None and seat not in undone))

    def begun(self, one: SeatClock, now: int, calendar: Calendar) -> SeatClock:
        hours = WHOLE_DAYS if self.pace.is_live else calendar
        return replace(one, since=now, done=None, turns=one.turns + 1, calendar=hours)

    def ended(self, one: SeatClock, now: int, holes: list[Span]) -> SeatClock:
        spent = one.spent(now, holes)
        if self.pace.is_live:
            bank = min(self.pace.bank, max(0, one.bank - spent) + self.pace.turn)
        else:
            bank = max(0, one.bank - max(0, spent - self.pace.turn))
        return replace(one, bank=bank, since=None, done=None)

    def stopped(self, now: int, holes: list[Span]) -> Clock:
        """The match is over."""
        seats = {
            seat: one if one.since is None else replace(self.ended(one, now, holes), bank=self.left(seat, now, holes))
            for seat, one in self.seats.items()
        }
        return replace(self, seats=seats, waits_for="")

    def without(self, seat: str) -> Clock:
        """The computer plays on for it."""
        return replace(self, seats={name: one for name, one in self.seats.items() if name != seat}, waits_for="")

    def coming_back(self, seat: str) -> Clock:
        """Whoever the computer played for plays himself again: with one turn's time, and nothing saved up."""
        bank = min(self.pace.bank, max(self.pace.turn, BACK_AGAIN)) if self.pace.is_live else 0
        return replace(self, seats={**self.seats, seat: SeatClock(bank)}, waits_for="")

    # -- looking

    def allowance(self, one: SeatClock) -> int:
        return one.bank if self.pace.is_live else one.bank + self.pace.turn

    def left(self, seat: str, now: int, holes: list[Span]) -> int:
        """In truth; never below nothing."""
        one = self.seats[seat]
        return max(0, self.allowance(one) - one.spent(now, holes))

    def is_out(self, seat: str, now: int, holes: list[Span]) -> bool:
        """Whether it is asked and has nothing left; who is done is not."""
        one = self.seats.get(seat)
        return one is not None and one.since is not None and one.done is None and self.left(seat, now, holes) == 0

    def deadline(self, seat: str, holes: list[Span]) -> int | None:
        """When the seat will have nothing left, if it stays as it is."""
        one = self.seats.get(seat)
        if one is None or one.since is None or one.done is not None:
            return None
        return moment_after(one.calendar, one.since, self.allowance(one), holes)

    def face(self, seat: str, viewer: str | None, now: int, holes: list[Span]) -> Face:
        """To others a clock looks the same whether its seat has decided in secret or not."""
        one = self.seats[seat]
        if viewer != seat:
            one = replace(one, done=None)
        spent = one.spent(now, holes)
        runs = one.since is not None and one.done is None
        turn = 0 if self.pace.is_live else max(0, self.pace.turn - spent)
        until = None
        if runs and one.since is not None:
            until = moment_after(one.calendar, one.since, self.allowance(one), holes)
        return Face(max(0, self.allowance(one) - spent), turn, runs, until)

    # -- keeping

    def dump(self) -> dict[str, Any]:
        return {"seats": {seat: one.dump() for seat, one in self.seats.items()}, "waits_for": self.waits_for}

    @classmethod
    def load(cls, pace: Mapping[str, Any], told: Mapping[str, Any]) -> Clock:
        seats = {seat: SeatClock.load(one) for seat, one in told["seats"].items()}
        return cls(Pace(pace["kind"], pace["bank"], pace["turn"]), seats, told["waits_for"])
