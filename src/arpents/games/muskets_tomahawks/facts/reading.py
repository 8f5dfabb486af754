"""The facts of this room as they lie in data/, and those of a described board."""

from __future__ import annotations

import json

from arpents.engine.facts import as_list, as_record, as_whole, load


def read(name: str) -> dict[str, object]:
    return as_record(load("arpents.games.muskets_tomahawks", name))


def parse(source: str) -> dict[str, object]:
    return as_record(json.loads(source))


def points(facts: dict[str, object], name: str) -> list[list[int]]:
    return [[as_whole(number) for number in as_list(item)] for item in as_list(facts.get(name, []))]


def spelt(id: str) -> str:
    """Facts are written `fort_mohawk`; words and text ids have hyphens."""
    return id.replace("_", "-")


def all_spelt(ids: list[str]) -> list[str]:
    return [spelt(id) for id in ids]
