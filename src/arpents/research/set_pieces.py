"""Which set pieces a computer player finds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from arpents.bots import make_bot
from arpents.games import find
from arpents.research.workplace import HERE, Workplace
from arpents.table.set_pieces import SetPiece, pieces_of


class Answer:
    """What a bot decided in a set piece."""

    def __init__(self, id: str, chosen: list[str], found: bool) -> None:
        self.id = id
        self.chosen = chosen
        self.found = found

    def dump(self) -> dict[str, object]:
        return {"piece": self.id, "found": self.found, "chosen": self.chosen}


def ask(piece: SetPiece, bot: str, seed: int = 1) -> Answer:
    """Let the bot decide until its decisions are a right chain, or no longer the beginning of one."""
    game = find(piece.slug)
    state = piece.position()
    seat = game.seat(state, piece.seat)
    player = make_bot(bot, random.Random(f"{piece.id} {seed}"))
    chosen: list[str] = []
    while seat.asked:
        action = player.choose(seat)
        chosen.append(state.words(action))
        if piece.solved(chosen):
            return Answer(piece.id, chosen, True)
        if not piece.goes_on(chosen):
            break
        state.apply(piece.seat, action)
    return Answer(piece.id, chosen, False)


def ask_one(job: tuple[str, int, str, int]) -> Answer:
    slug, number, bot, seed = job
    return ask(pieces_of(slug)[number], bot, seed)


def answers_to(slug: str, bot: str, seed: int = 1, workplace: Workplace = HERE) -> Iterator[Answer]:
    """The answers to all set pieces of a game, in their order."""
    jobs = [(slug, number, bot, seed) for number in range(len(pieces_of(slug)))]
    return workplace.in_order(ask_one, jobs)
