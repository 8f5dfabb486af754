"""The ways a notice leaves the house. Each takes a `Message`; what cannot be delivered raises `Undelivered`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Message:
    """`id` is the same however often it is sent: whoever gets it twice can tell."""

    id: str
    title: str
    text: str
    link: str
    notices: tuple[dict[str, object], ...] = ()  # for programs
    wishes: str = ""  # where one says how one wants to be told; letters say so


class Undelivered(Exception):
    """`for_good`: there is nobody behind that address any more."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good
