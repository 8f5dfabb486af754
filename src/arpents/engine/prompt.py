"""What a seat is told when it is asked, refused, or at the end: text ids with arguments and a rule number."""

from __future__ import annotations


class Prompt:
    """What is being asked: `id` is a text id; arguments that name things are text ids too.

    `names` are the texts of arguments that have a name only in this match; programs read the arguments.
    """

    def __init__(self, id: str, rule: str = "", arguments: dict[str, object] | None = None) -> None:
        self.id = id
        self.rule = rule
        self.arguments: dict[str, object] = arguments if arguments is not None else {}
        self.names: dict[str, object] = {}

    def dump(self) -> dict[str, object]:
        told: dict[str, object] = {"id": self.id, "rule": self.rule, "arguments": self.arguments}
        if self.names:
            told["names"] = self.names
        return told

    def __repr__(self) -> str:
        named = "".join(f", {name}={value}" for name, value in self.arguments.items())
        return f"Prompt({self.id} [{self.rule}]{named})"


class Explanation:
    """Why something is not allowed now, or what it would do.

    `events` tells what is certain; `uncertain` says that dice, hidden things or the other seat decide the rest.
    """

    def __init__(
        self,
        allowed: bool,
        reason: str,
        rule: str,
        arguments: dict[str, object],
        events: list[dict[str, object]],
        uncertain: bool,
    ) -> None:
        self.allowed = allowed
        self.reason = reason
        self.rule = rule
        self.arguments = arguments
        self.events = events
        self.uncertain = uncertain

    def dump(self) -> dict[str, object]:
        return {
            "allowed": self.allowed,
            "reason": self.reason,
            "rule": self.rule,
            "arguments": self.arguments,
            "events": self.events,
            "uncertain": self.uncertain,
        }


class Outcome:
    """Who won and why; `winner` is None for a draw."""

    def __init__(self, winner: str | None, reason: str, rule: str, scores: dict[str, int]) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule
        self.scores = scores

    def dump(self) -> dict[str, object]:
        return {"winner": self.winner, "reason": self.reason, "rule": self.rule, "scores": self.scores}
