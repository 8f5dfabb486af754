"""How far somebody has come in the lessons: kept beside the matches of the table, by game and lesson."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

from arpents.server.settings import data_folder
from arpents.table.lessons import FIRST_MATCH, Lesson, lessons_of

DONE = "done"


def progress_file() -> Path:
    return data_folder() / "lessons.json"


class Progress:
    """A file that cannot be read or written is done without: one learns all the same."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}
        with contextlib.suppress(OSError, ValueError):
            found = json.loads(progress_file().read_text(encoding="utf-8"))
            self.kept = found if isinstance(found, dict) else {}

    def of(self, slug: str, lesson: str) -> object:
        in_game = self.kept.get(slug)
        return in_game.get(lesson, 0) if isinstance(in_game, dict) else 0

    def is_done(self, slug: str, lesson: str) -> bool:
        return self.of(slug, lesson) == DONE

    def step(self, lesson: Lesson) -> int:
        """The step to take up: the first one of a lesson that is new, or done."""
        step = self.of(lesson.slug, lesson.id)
        return step if isinstance(step, int) and 0 <= step < len(lesson.steps) else 0

    def next_lesson(self, slug: str) -> str:
        """The first lesson that is not done; the first match when all are."""
        return next((id for id in lessons_of(slug) if not self.is_done(slug, id)), FIRST_MATCH)

    def keep(self, slug: str, lesson: str, step: int | str) -> None:
        in_game = self.kept.get(slug)
        self.kept[slug] = {**in_game, lesson: step} if isinstance(in_game, dict) else {lesson: step}
        with contextlib.suppress(OSError):
            progress_file().parent.mkdir(parents=True, exist_ok=True)
            progress_file().write_text(json.dumps(self.kept, indent=1), encoding="utf-8")
