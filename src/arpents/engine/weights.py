"""What the terms of a room's advice count, from its advice/weights.json: numbers, lists and tables of them, by name."""

from __future__ import annotations

import json
from importlib.resources import files

from arpents.engine.facts import as_record, as_whole, record, wholes


class Weights:
    def __init__(self, room: str) -> None:
        text = files(room).joinpath("advice", "weights.json").read_text("utf-8")
        self.said: dict[str, object] = as_record(json.loads(text))

    def number(self, name: str) -> int:
        return as_whole(self.said[name])

    def numbers(self, name: str) -> list[int]:
        return wholes(self.said, name)

    def table(self, name: str) -> dict[str, int]:
        return {key: as_whole(value) for key, value in record(self.said, name).items()}
