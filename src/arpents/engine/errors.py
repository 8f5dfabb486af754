"""Every way to misuse the table has its type, a text id, arguments, and the rule where one applies."""

from __future__ import annotations

from importlib import import_module


class ArpentsError(Exception):
    """One thing that was wrong: `reason` is a text id, `arguments` name what and where, `rule` the rule broken."""

    def __init__(self, reason: str, rule: str = "", **arguments: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.arguments: dict[str, object] = dict(arguments)
        self.sentence = ""  # what a person reads, once somebody has put it into words
        self.game = ""  # whose rules forbid it

    def __str__(self) -> str:
        """One sentence, for whoever calls the table from a program of his own."""
        said: str = self.sentence or import_module("arpents.research.wording").spoken(self)
        return said or self.raw()

    def raw(self) -> str:
        named = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        cited = f" [{self.rule}]" if self.rule else ""
        return f"{self.reason}{cited}{': ' + named if named else ''}"

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (type(self), self.reason, self.rule, self.arguments, self.sentence, self.game)


def revived(
    kind: type[ArpentsError], reason: str, rule: str, arguments: dict[str, object], said: str, game: str
) -> ArpentsError:
    """An error that came from another process."""
    error: ArpentsError = kind.__new__(kind, reason)  # kinds differ in what they are made from
    error.reason = reason
    error.rule = rule
    error.arguments = arguments
    error.sentence = said
    error.game = game
    return error


class UnknownGame(ArpentsError):
    pass


class UnknownScenario(ArpentsError):
    pass


class UnknownOption(ArpentsError):
    pass


class UnknownSeat(ArpentsError):
    pass


class UnknownAction(ArpentsError):
    """Words that mean nothing in this game."""


class IllegalAction(ArpentsError):
    """Words that mean something, but a rule forbids them now."""

    def of(self, game: str) -> IllegalAction:
        """The same, forbidden by the rules of that game."""
        self.game = game
        return self


class NotYourTurn(IllegalAction):
    pass


class MatchOver(IllegalAction):
    pass


class UnknownQuery(ArpentsError):
    """A question the game does not answer, or not with these arguments."""


class UnknownThing(UnknownQuery):
    """A text id that names nothing of the game."""


class BufferFault(ArpentsError):
    """An array that an observation or a mask cannot be written into."""


class NothingToUndo(ArpentsError):
    pass


class ChanceFault(ArpentsError):
    pass


class ScriptRunsOut(ChanceFault):
    pass


class RecordFault(ArpentsError):
    """A record that is truncated, edited, or made by another engine; or one of whose decisions a rule refuses."""

    def __init__(self, reason: str, rule: str = "", **arguments: object) -> None:
        super().__init__(reason, rule, **arguments)
        self.refusal: ArpentsError | None = None  # that of the rule: compiled code drops what an error comes from


class DumpFault(ArpentsError):
    """A snapshot that cannot be read back."""


class Fault:
    """One thing wrong in a position: where, why, and the rule it breaks."""

    def __init__(self, where: str, reason: str, rule: str = "", arguments: dict[str, object] | None = None) -> None:
        self.where = where
        self.reason = reason
        self.rule = rule
        self.arguments: dict[str, object] = arguments if arguments is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return Fault, (self.where, self.reason, self.rule, self.arguments)

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        cited = f" [{self.rule}]" if self.rule else ""
        return f"{self.where}: {self.reason}{cited}{' (' + named + ')' if named else ''}"


class PositionFault(ArpentsError):
    """A position that breaks rules: every fault in it, not only the first."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("position-fault", count=len(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return PositionFault, (self.faults,)

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)
