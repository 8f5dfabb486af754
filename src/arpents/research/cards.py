"""Environment cards: what a game is for whoever trains on it, one page a game with a row for each scenario.

What follows from the rules is worked out anew whenever a card is written or checked; speed and balance were measured
(`arpents environments --measure`, `arpents bench`) and come from files of figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from arpents.games import find
from arpents.research.environments import SAMPLE, SLOW, Sample, environment_id, samples_of, version_of
from arpents.research.statistics import wilson
from arpents.speech import speech_for

FIGURES: Final = "figures.json"  # beside the cards
MADE_BY: Final = "<!-- Written by `arpents environments --write`; change nothing here by hand. -->"


def card(slug: str, figures: Mapping[str, Any]) -> str:
    """The page of a game."""
    game = find(slug)
    speech = speech_for(slug, "en")
    layers = ", ".join(f"`{layer.name}` {len(layer.rows)} × {len(layer.columns)}" for layer in game.observation.all)
    options = ", ".join(f"`{id}={value}`" for id, value in game.bot_options().items()) or "the usual ones"
    lines = [
        f"# {speech.text('game-title')}, version {version_of(slug)}",
        "",
        MADE_BY,
        "",
        f"`{environment_id(slug)}`. The version rises whenever results could change.",
        "",
        "| | |",
        "| --- | --- |",
        f"| seats | {', '.join(f'`{seat}`' for seat in game.seats)} |",
        f"| scenarios | {', '.join(f'`{scenario}`' for scenario in game.scenarios)} |",
        f"| options of matches between computers | {options} |",
        f"| actions | {game.action_count:,} |",
        f"| observation | {game.observation.size:,} bytes in {len(game.observation.all)} arrays |",
        f"| arrays, rows × columns | {layers} |",
        f"| speed | {speed_of(slug, figures)} |",
        "",
        "## Random matches",
        "",
        f"Seeds 1 to {SLOW.get(slug, SAMPLE)} of each scenario, every choice equally likely: decisions of both seats "
        "together, and choices at a decision.",
        "",
        "| scenario | length, mean | shortest to longest | branching, mean | most | unfinished |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(sample_row(sample, speech.text(f"scenario-{sample.scenario}")) for sample in samples_of(slug)),
        "",
        *balance_lines(slug, figures),
    ]
    return "\n".join(lines).rstrip("\n") + "\n"


def sample_row(sample: Sample, title: str) -> str:
    lengths = f"{min(sample.lengths):,} to {max(sample.lengths):,}"
    return (
        f"| {title} (`{sample.scenario}`) | {sample.length:,.0f} | {lengths} | {sample.branching:.1f} "
        f"| {sample.most_choices:,} | {sample.unfinished} |"
    )


def speed_of(slug: str, figures: Mapping[str, Any]) -> str:
    told = figures.get("speed", {}).get(slug)
    if told is None:
        return "not measured here; `arpents bench` does"
    return (
        f"{told['compiled']['decisions_per_second']:,} random decisions a second on one core compiled, "
        f"{told['interpreted']['decisions_per_second']:,} on plain Python"
    )


def balance_lines(slug: str, figures: Mapping[str, Any]) -> list[str]:
    """Who wins when both seats are played by the same player."""
    measured: Sequence[Mapping[str, Any]] = [entry for entry in figures.get("balance", []) if entry["game"] == slug]
    if not measured:
        return []
    game = find(slug)
    lines = [
        "## Balance",
        "",
        "Both seats played by the same player; the interval (Wilson, 95 %) is the first seat’s, a draw half a win.",
        "",
        f"| scenario | player | matches | {' | '.join(game.seats)} | draws | interval | a match |",
        f"| --- | --- | ---: | {' | '.join('---:' for _ in game.seats)} | ---: | ---: | ---: |",
    ]
    order = {scenario: place for place, scenario in enumerate(game.scenarios)}
    for entry in sorted(measured, key=lambda entry: order[entry["scenario"]]):
        wins = [entry["wins"][seat] for seat in game.seats]
        low, high = wilson(wins[0] + entry["draws"] / 2, entry["games"])
        won = " | ".join(str(count) for count in wins)
        lines.append(
            f"| `{entry['scenario']}` | {entry['player']} | {entry['games']} | {won} | {entry['draws']} "
            f"| {100 * low:.0f} to {100 * high:.0f} % | {entry['decisions']:,.0f} |"
        )
    return lines
