"""`arpents pieces`: which set pieces a computer player finds."""

from __future__ import annotations

import argparse
import json

from arpents.bots import check_bot
from arpents.cli.advice import plan_words
from arpents.cli.parser import Parser, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.research.set_pieces import Answer, answers_to
from arpents.research.workplace import processes
from arpents.table.set_pieces import pieces_of


def options(parser: Parser) -> None:
    parser.word("game")
    parser.value("--bots", "bots")
    parser.value("--seed", "number")
    parser.value("--workers", "number")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    bots = (arguments.bots or "regular,veteran").split(",")
    for bot in bots:
        check_bot(bot)
    seed = whole("--seed", arguments.seed, 1)
    workplace = processes(whole("--workers", arguments.workers, 1, 1))
    pieces = pieces_of(game.slug)
    if not pieces:
        raise Refusal("no-set-pieces", game=game.slug)
    found: dict[str, list[Answer]] = {}
    with workplace, Progress(words, "progress-pieces", len(bots) * len(pieces)) as progress:
        for bot in bots:
            found[bot] = []
            for answer in answers_to(game.slug, bot, seed, workplace):
                found[bot].append(answer)
                progress.step()
    if arguments.json:
        told = [
            {"bot": bot, "found": count(answers), "of": len(answers), "answers": [one.dump() for one in answers]}
            for bot, answers in found.items()
        ]
        print(json.dumps({"game": game.slug, "seed": seed, "bots": told}, ensure_ascii=False))
        return 0
    titles = {piece.id: words.speech.text(piece.title) for piece in pieces}
    states = {piece.id: piece.position() for piece in pieces}
    for bot, answers in found.items():
        print(words.text("pieces-found", {"bot": bot, "found": count(answers), "count": len(answers)}))
        for answer in answers:
            if not answer.found:
                state = states[answer.id]
                chain = [state.action(one) for one in answer.chosen]
                facts = {"title": titles[answer.id], "words": plan_words(state, chain, words)}
                print("  " + words.text("piece-missed", facts))
    return 0


def count(answers: list[Answer]) -> int:
    return sum(answer.found for answer in answers)
