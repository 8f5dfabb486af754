"""What a browser calls itself, in two words: enough to tell one's devices apart, and nothing more is kept."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (  # the first that is named; many claim to be others too
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def short_agent(text: str) -> str:
    """`Firefox, Windows`; the first word of what is no browser; empty for nothing."""
    browser = next((name for mark, name in BROWSERS if mark in text), "")
    system = next((name for mark, name in SYSTEMS if mark in text), "")
    if browser or system:
        return ", ".join(part for part in (browser, system) if part)
    first = (text.split() or [""])[0][:40]
    return first if first.isprintable() else ""
