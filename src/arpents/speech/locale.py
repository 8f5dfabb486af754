"""Which language whoever sits here reads."""

from __future__ import annotations

import os
from typing import Final

LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def locale_language() -> str:
    """French for a French locale, English for every other."""
    for variable in LOCALE_VARIABLES:
        if value := os.environ.get(variable):
            return "fr" if value.lower().split("_")[0].split(".")[0] == "fr" else "en"
    return "en"
