"""The games for OpenSpiel: importing this module registers `arpents_quebec_1759` and so on.

    import pyspiel
    import arpents.research.openspiel

    game = pyspiel.load_game("arpents_quebec_1759", {"seed": 1759})
    state = game.new_initial_state()
    state.apply_action(0)                       # chance: the match is dealt
    state.action_to_string(state.legal_actions()[0])

Parameters: `scenario`, `options` (`option:value+option:value`), `seed` of the dice (-1: any) and `longest`, how many
decisions a match may take before it counts as a draw. Chance is sampled: where dice fall or cards are drawn there is a
chance node with one outcome, and what comes of it is drawn anew, in every clone. What is decided in secret at the same
time is asked of one player after the other.

An information state is a digest of all that the player has seen and decided; its tensor is the observation, with the
last decisions in it. `resample_from_infostate` deals again what the player cannot know.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from arpents.engine.actions import NOBODY
from arpents.engine.chance import seeded
from arpents.engine.errors import ArpentsError, UnknownOption
from arpents.engine.state import MatchState
from arpents.games import ROOMS, find
from arpents.research.arrays import Floats, named
from arpents.research.table import SEED_BITS, Table, asked_next, name_of
from arpents.research.wording import EnvironmentFault, count, library

if TYPE_CHECKING:
    import numpy
    import pyspiel

    from arpents.research.arrays import Array
else:
    pyspiel = library("pyspiel", "openspiel")
    numpy = library("numpy", "openspiel")

__all__ = ["NAMES", "MatchGame", "OpenSpielState"]

LONGEST: Final = 50_000  # decisions
ANY_SEED: Final = -1
DIGEST: Final = 12  # bytes
WORLDS: Final = 20  # that are tried where somebody else has decided something by which dice fall


class Deal:
    """A match as OpenSpiel's clones and snapshots carry it along; before it is dealt there is none."""

    def __init__(self, seats: int) -> None:
        self.match: MatchState | None = None
        self.deciding = 0
        self.pending = -1  # an action by which dice will fall
        self.decisions = 0
        self.seen: list[bytes] = [b""] * seats  # by seat: the last observation
        self.recalled: list[bytes] = [b""] * seats  # by seat: the digest of all that it has seen and decided

    def __deepcopy__(self, memo: dict[int, Any]) -> Deal:
        twin = Deal(0)
        twin.match = None if self.match is None else self.match.copy()
        twin.deciding = self.deciding
        twin.pending = self.pending
        twin.decisions = self.decisions
        twin.seen = self.seen[:]
        twin.recalled = self.recalled[:]
        return twin

    def playing(self) -> MatchState:
        assert self.match is not None
        return self.match

    def decide(self, action: int) -> None:
        """Decide; if chance has a say in it, wait for that first."""
        match = self.playing()
        self.recall(self.deciding, action.to_bytes(4, "big"))
        self.decisions += 1
        trial = match.copy()
        trial.act(self.deciding, action)
        if trial.chance.drawn != match.chance.drawn:
            self.pending = action
        else:
            self.match = trial
            self.look()

    def roll(self, seed: int) -> None:
        """Carry out what was decided, by new dice."""
        match = self.playing()
        drawn = match.chance.drawn
        match.chance = seeded(seed)
        match.chance.drawn = drawn
        action, self.pending = self.pending, -1
        match.act(self.deciding, action)
        self.look()

    def awaiting_chance(self, rng: random.Random) -> int:
        """Something by which dice will fall that whoever decides may have decided; -1 where nothing brings them."""
        match = self.playing()
        for action in rng.sample(choices := match.legal(self.deciding), len(choices)):
            trial = match.copy()
            trial.act(self.deciding, action)
            if trial.chance.drawn != match.chance.drawn:
                return action
        return -1

    def look(self) -> None:
        """Let every seat see what there is, and go on to whoever is asked."""
        match = self.playing()
        for seat in range(len(self.seen)):
            seen = match.game.observe(match, seat)
            if seen != self.seen[seat]:
                self.seen[seat] = seen
                self.recall(seat, seen)
        asked = match.acting()
        if asked:
            self.deciding = asked_next(asked, self.deciding)

    def recall(self, seat: int, what: bytes) -> None:
        self.recalled[seat] = hashlib.blake2b(self.recalled[seat] + what, digest_size=DIGEST).digest()

    def imagined(self, seat: int, rng: random.Random) -> Deal:
        """A match that the seat could be in: nobody knows what the others have seen in it."""
        twin = Deal(len(self.seen))
        match = self.playing()
        twin.match = match.resample(match.game.seats[seat], rng)
        twin.deciding, twin.pending, twin.decisions = self.deciding, self.pending, self.decisions
        if self.pending >= 0 and seat != self.deciding:
            worlds = 1
            while (pending := twin.awaiting_chance(rng)) < 0 and worlds < WORLDS:
                twin.match = match.resample(match.game.seats[seat], rng)
                worlds += 1
            twin.pending = pending
            twin.decisions -= pending < 0  # it is as if nothing had been decided yet
        for other in range(len(self.seen)):
            if other == seat:
                twin.seen[other], twin.recalled[other] = self.seen[other], self.recalled[other]
            else:
                twin.seen[other] = match.game.observe(twin.match, other)
                twin.recall(other, twin.seen[other])
        return twin


class OpenSpielState(pyspiel.State):
    """A match at one moment, as OpenSpiel sees it."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.deal = Deal(len(game.table.seats))

    @property
    def table(self) -> Table:
        table: Table = self.get_game().table
        return table

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.deal.match is None or self.deal.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return self.deal.deciding

    def _legal_actions(self, player: int) -> list[int]:
        match = self.deal.playing()
        return sorted(self.table.game.action_space.indexes(match.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if action != 0 and self.is_chance_node():
            raise self.table.said(EnvironmentFault("chance-has-one", found=str(action)))
        if self.deal.match is None:
            self.deal.match = self.table.start(self.get_game().draw())
            self.deal.look()
        elif self.deal.pending >= 0:
            self.deal.roll(self.get_game().draw())
        else:
            self.deal.decide(self.table.chosen(self.deal.match, self.deal.deciding, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return "chance" if player < 0 else self.table.words(action)

    def is_terminal(self) -> bool:
        deal = self.deal
        if deal.match is None:
            return False
        return deal.match.ending != 0 or (deal.pending < 0 and deal.decisions >= self.get_game().longest)

    def returns(self) -> list[float]:
        match = self.deal.match
        if match is None or not match.ending or match.winner == NOBODY:
            return [0.0] * len(self.table.seats)
        return [1.0 if seat == match.winner else -1.0 for seat in range(len(self.table.seats))]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Another state that looks the same to the player."""
        if not 0 <= player_id < len(self.table.seats):
            self.table.seat_number(player_id)  # says that nobody sits there
        twin: OpenSpielState = self.clone()
        if self.deal.match is not None:
            twin.deal = self.deal.imagined(player_id, random.Random(sampler()))
        return twin

    def __str__(self) -> str:
        match = self.deal.match
        if match is None:
            return f"<{self.table.game.slug} {self.table.scenario}: not dealt yet>"
        rolling = "" if self.deal.pending < 0 else f", chance after {match.words(self.deal.pending)}"
        return f"{match!r} {match.key()}{rolling}"


class MatchObserver:
    """What a player sees: named arrays, and a text of everything in them that is not 0."""

    def __init__(self, table: Table, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise table.said(EnvironmentFault("observer-unknown"))
        self.table = table
        self.recalls = kind.perfect_recall
        self.floats = Floats(table.game.observation)
        self.tensor: Array = numpy.zeros(table.size, numpy.float32)
        self.dict = {
            layer.name: self.tensor[layer.first : layer.first + layer.size()].reshape(
                len(layer.rows), len(layer.columns)
            )
            for layer in table.game.observation.all
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        seen = state.deal.seen[player]
        if seen:
            self.floats.write(numpy.frombuffer(seen, numpy.uint8), self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        seat = self.table.seats[player]
        if self.recalls:
            return f"{seat} {state.deal.recalled[player].hex()}"
        seen = state.deal.seen[player]
        return "\n".join([seat, *(lines_of(self.table, seen) if seen else [])])


def lines_of(table: Table, seen: bytes) -> list[str]:
    """The entries of an observation that are not 0, by name."""
    layers = table.game.observation
    found: list[str] = []
    for layer, entries in zip(layers.all, named(layers, seen).values(), strict=True):
        for row, column in zip(*numpy.nonzero(entries), strict=True):
            found.append(f"{layer.name} {layer.rows[row]} {layer.columns[column]} {entries[row, column]}")
    return found


class MatchGame(pyspiel.Game):
    """One of the games, registered under its name."""

    slug = ""
    kind: Any = None

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        plain = Table(self.slug)
        try:
            options = options_in(str(given.get("options", "")))
            self.longest = count("cycles", given.get("longest", LONGEST), 1)
        except ArpentsError as fault:
            raise plain.said(fault) from None
        self.table = Table(self.slug, str(given.get("scenario") or plain.scenario), options)
        seed = given.get("seed", ANY_SEED)
        self.dice = self.table.seeds(None if seed == ANY_SEED else seed)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.table.count,
            max_chance_outcomes=1,
            num_players=len(self.table.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, about, given)

    def draw(self) -> int:
        """The seed of the next dice."""
        return self.dice.getrandbits(SEED_BITS)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MatchObserver:
        return MatchObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return self.longest + 1


def options_in(text: str) -> dict[str, str]:
    """`tides:on+fog:off`, as a parameter of OpenSpiel can hold it."""
    found: dict[str, str] = {}
    for pair in text.split("+") if text else []:
        name, colon, value = pair.partition(":")
        if not colon:
            raise UnknownOption("options-not-an-object", value=text)
        found[name] = value
    return found


def register(slug: str) -> str:
    game = find(slug)
    kind = pyspiel.GameType(
        short_name=name_of(slug),
        long_name=f"Arpents: {slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=len(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": game.scenarios[0], "options": "", "seed": ANY_SEED, "longest": LONGEST},
    )
    # OpenSpiel lets go of what it registered after Python has ended: only a class outlives that
    pyspiel.register_game(kind, type(f"MatchGame_{name_of(slug)}", (MatchGame,), {"slug": slug, "kind": kind}))
    return name_of(slug)


NAMES: Final = tuple(register(slug) for slug in ROOMS)
