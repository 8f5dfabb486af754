"""`arpents fit`: weights from self-play, and the matches that say whether they are better."""

from __future__ import annotations

import argparse
import json
from typing import Any

from arpents.bots import LEVELS, check_bot
from arpents.bots.odds import scale_of
from arpents.cli.data_set import Rows, Told, command_line, data_options, data_set, wants_decisions
from arpents.cli.files import named, storing, write_text
from arpents.cli.parser import Parser, scenario_in, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.cli.workplace import work_options, workplace_in
from arpents.research.duel import Tally, matches_of
from arpents.research.fitting import Fitted, SelfPlay, self_play, term_names, trial
from arpents.research.store import Store, players_identity
from arpents.research.workplace import Workplace
from arpents.version import VERSION

USUAL_GAMES = 200
USUAL_MATCHES = 100
USUAL_PLAYER = "militia"
APART = 1_000_000  # the seeds of the matches that judge lie so far from those of the matches that teach


def options(parser: Parser) -> None:
    parser.word("game")
    parser.value("--player", "bot")
    parser.value("--games", "number")
    parser.value("--matches", "number")
    parser.value("--scenario", "scenario")
    parser.value("--seed", "number")
    work_options(parser)
    data_options(parser)
    parser.value("--keep", "lines")
    parser.value("--weights", "json")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    names = term_names(game.slug)
    if not names:
        raise Refusal("fit-no-terms", game=game.slug)
    player = arguments.player or USUAL_PLAYER
    check_bot(player)
    if player.partition(":")[0] not in LEVELS:
        raise Refusal("fit-wants-level", bot=player, known=tuple(LEVELS))
    games = whole("--games", arguments.games, USUAL_GAMES, 10)
    matches = whole("--matches", arguments.matches, USUAL_MATCHES, 0)
    seed = whole("--seed", arguments.seed, 1)
    traced = wants_decisions(arguments)
    setting = SelfPlay(game.slug, scenario_in(game, arguments.scenario), player, seed, traced)
    about = Told(command_line(), game.bot_options(), seed, games, f"{player}, greedy")
    target = arguments.weights or f"build/fit/{game.slug}.json"
    named(target).parent.mkdir(parents=True, exist_ok=True)
    with (
        data_set(arguments, game, setting.scenario, about, words) as rows,
        storing(arguments.keep or f"build/fit/{game.slug}.jsonl") as store,
        workplace_in(arguments) as workplace,
    ):
        with Progress(words, "progress-matches", games, workplace) as progress:
            played = []
            for match in self_play(setting, games, workplace, store):
                played.append(match)
                rows.add_kept(match)
                progress.step()
        rows.base += games
        fitted = Fitted(names, played)
        told = {
            "game": game.slug,
            "scenario": setting.scenario,
            "version": VERSION,
            "players": players_identity(game.slug),
            "self_play": {"player": player, "games": games, "seed": seed},
            "scale_now": scale_of(game),
            **fitted.dump(),
            **judged(setting, fitted, matches, seed + APART, workplace, store, rows, words),
        }
    write_text(target, json.dumps(told, indent=1, ensure_ascii=False) + "\n", overwrite=True)
    if arguments.json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        tell(told, target, words)
    return 0


def judged(
    setting: SelfPlay,
    fitted: Fitted,
    games: int,
    seed: int,
    workplace: Workplace,
    store: Store,
    rows: Rows,
    words: Words,
) -> dict[str, Any]:
    """The new weights against the old; before and after against `greedy`; whether they are better beyond doubt."""
    if games == 0:
        return {}
    tallies = [Tally(duel) for duel in trial(setting, fitted.scales, seed)]
    with Progress(words, "progress-matches", games * len(tallies), workplace) as progress:
        for tally in tallies:
            for match in matches_of(tally.duel, games, workplace, store):
                tally.add(match)
                rows.add_kept(match)
                progress.step()
            rows.base += games
    direct, before, after = tallies
    return {
        "new_against_old": direct.dump(),
        "before": before.dump(),
        "after": after.dump(),
        "better": direct.interval[0] > 0.5,
    }


def tell(told: dict[str, Any], target: str, words: Words) -> None:
    facts = {"moments": told["moments"], "games": told["self_play"]["games"], **told["surprise"]}
    print(words.text("fitted", facts))
    print(
        words.text(
            "fitted-scale" if told["scale"] else "fitted-no-scale", {"scale": told["scale"], "now": told["scale_now"]}
        )
    )
    for name, share in told["scales"].items():
        print("  " + words.text("fitted-term", {"term": words.speech.text(f"term-{name}"), "share": share}))
    if "better" in told:
        direct = told["new_against_old"]
        low, high = (round(100 * bound, 1) for bound in direct["interval"])
        rates = {"games": direct["games"], "rate": round(100 * direct["rate"], 1), "low": low, "high": high}
        print(words.text("fitted-trial", rates))
        print(words.text("fitted-better" if told["better"] else "fitted-not-better"))
    print(words.text("fitted-written", {"file": target}))
