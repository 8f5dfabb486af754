"""Many matches, each in a row of two arrays of somebody's: what a seat sees, and which choices it has."""

from __future__ import annotations

from typing import final

from arpents.engine.chance import Chance
from arpents.engine.errors import IllegalAction
from arpents.engine.game import Game
from arpents.engine.observation import buffer_of
from arpents.engine.playout import asked_seat
from arpents.engine.state import MatchState


@final
class Row:
    """One row, written again and again: of the mask only what has changed."""

    def __init__(self, game: Game[MatchState], seat: int, observation: object, mask: object) -> None:
        self.game = game
        self.seat = seat
        self.observation = buffer_of(observation, game.observation.size)
        self.mask = buffer_of(mask, game.action_count)
        self.mask[:] = game.no_choice
        self.offered: list[int] = []  # the choices in the mask

    def show(self, state: MatchState) -> None:
        """Write how the match stands now."""
        self.observation[:] = self.game.seen(state, self.seat)
        mask = self.mask
        for index in self.offered:
            mask[index] = 0
        self.offered = self.game.action_space.indexes(state.legal(self.seat))
        for index in self.offered:
            mask[index] = 1

    def decide(self, state: MatchState, choice: int) -> None:
        """Take one of the choices that were shown; what the mask says is not asked, since others can write there."""
        action = self.game.action_space.numbered(choice)
        if choice not in self.offered:
            state.refuse(self.seat, action)
            raise IllegalAction("not-on-offer", words=state.words(action))
        state.act(self.seat, action)

    def others_at_random(self, state: MatchState, chance: Chance) -> None:
        """Let the other seats decide at random until this one is asked, or the match is over."""
        asked = state.acting()
        while asked and asked >> self.seat & 1 == 0:
            other = asked_seat(asked, chance)
            actions = state.legal(other)
            state.act(other, actions[chance.below(len(actions))])
            asked = state.acting()


def step_at_random(
    rows: list[Row], states: list[MatchState], dice: list[Chance], choices: list[int], ended: list[int]
) -> None:
    """Decide in every match, let the others decide at random, and write what is seen; matches that end are listed."""
    for number in range(len(rows)):
        row = rows[number]
        state = states[number]
        row.decide(state, choices[number])
        row.others_at_random(state, dice[number])
        if state.ending:
            ended.append(number)
        else:
            row.show(state)
