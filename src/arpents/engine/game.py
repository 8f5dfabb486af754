"""A game is a value: its names and words, and how its matches begin, look, and are dealt again."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from arpents.engine.action_space import ActionSpace
from arpents.engine.actions import NOBODY, SHIFT
from arpents.engine.beside import event_beside
from arpents.engine.chance import Chance, seeded
from arpents.engine.chart import Chart, Mark
from arpents.engine.declarations import Endings, Option, Options, Reasons, Tellings, Verbs
from arpents.engine.errors import (
    ChanceFault,
    Fault,
    UnknownOption,
    UnknownScenario,
    UnknownSeat,
    UnknownThing,
)
from arpents.engine.events import Event
from arpents.engine.identity import rules_identity
from arpents.engine.journey import Journey
from arpents.engine.memory import ACTION, BY, HIDDEN, KEPT, SEAT, recalled
from arpents.engine.numbers import whole
from arpents.engine.observation import Layers, Slate, buffer_of
from arpents.engine.positions import position
from arpents.engine.seat import Seat
from arpents.engine.sheet import Sheet
from arpents.engine.snapshots import dump, key, load
from arpents.engine.state import MatchState
from arpents.engine.vocabulary import Nouns, Telling, Vocabulary

S = TypeVar("S", bound=MatchState)

VICTORY: Final = 100_000


class Game(Generic[S]):
    def __init__(
        self,
        slug: str,
        seats: tuple[str, ...],
        scenarios: tuple[str, ...],
        options: Options,
        verbs: Verbs,
        tellings: Tellings,
        reasons: Reasons,
        endings: Endings,
        state: type,
        procedures: list[type],
        layers: Layers | None = None,
    ) -> None:
        self.slug = slug
        self.seats = seats
        self.scenarios = scenarios
        self.options: list[Option] = options.all
        self.vocabulary = Vocabulary(verbs.all)
        self.tellings: dict[int, Telling] = {telling.kind: telling for telling in tellings.all}
        self.reasons: dict[int, tuple[str, str]] = reasons.all
        self.endings: dict[int, tuple[str, str]] = endings.all
        self.state = state
        self.procedures: dict[str, type] = {cls.__name__: cls for cls in procedures}
        self.action_space = ActionSpace(self.vocabulary)
        self.action_count: int = self.action_space.count
        self.questions: dict[type, int] = {cls: len(seats) + number for number, cls in enumerate(procedures)}
        self.observation = Layers()  # what every game has, then what is this game's own
        self.observation.add("seat", ("own",), seats)
        self.observation.add("question", ("asked",), [cls.__name__ for cls in procedures])
        rows = [str(number + 1) for number in range(KEPT)]
        self.history_from = self.observation.add("history", rows, ("seat", "verb", "high", "low"), signed=False)
        self.written_from = self.observation.size  # where the game's own arrays begin
        open_words: tuple[str, ...] = layers.open_words if layers is not None else ()
        for layer in layers.all if layers is not None else []:
            self.observation.add(layer.name, layer.rows, layer.columns, layer.signed)
        self.open_kinds: list[int] = [0] * len(self.action_space.numbers)  # by kind of action: 1 where all can tell it
        for word in open_words:
            self.open_kinds[self.vocabulary.by_word[word].kind >> SHIFT] = 1
        self.no_choice = bytes(self.action_count)
        self.seat_numbers: dict[str, int] = {name: number for number, name in enumerate(seats)}
        self.names_of: list[tuple[str, ...]] = [
            tuple(name for number, name in enumerate(seats) if mask >> number & 1) for mask in range(1 << len(seats))
        ]

    @property
    def rules(self) -> str:
        """The identity of the rules by which this game is played here."""
        module = type(self).__module__
        return rules_identity(module.rpartition(".")[0] or module)

    # -- what each game says for itself

    def setup(self, scenario: int, options: list[int], chance: Chance) -> S:
        """The match before its first decision; `start` carries it on to that."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> dict[str, object]:
        """What the seat (NOBODY: a spectator) may know, as plain data."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int, chance: Chance) -> None:
        """Deal again, in place, everything the seat cannot know."""
        raise NotImplementedError

    def scores(self, state: S) -> dict[str, int]:
        raise NotImplementedError

    def evaluate(self, state: S, seat: int) -> int:
        """How good the state is for the seat: larger is better, plus and minus 1,000,000 for won and lost."""
        raise NotImplementedError

    def settled(self, state: S) -> bool:
        """Whether a look-ahead may stop here: nothing written, rolled or fought is half done."""
        return True

    def bot_options(self) -> dict[str, str]:
        """The options of matches that bots alone play, where a rougher choice will do for them."""
        return {}

    def simplify(self, state: S) -> None:
        """A state made to think with may offer fewer choices, all of them legal: make it so, in place."""

    def guess(self, actions: list[int], chance: Chance) -> int:
        """What a bot tries that knows no better: the first on offer, which may end a chain, half of the time."""
        return actions[0] if chance.below(2) == 0 else actions[chance.below(len(actions))]

    def measures(self) -> tuple[str, ...]:
        """What a player of this game weighs, by name: each has a text `term-NAME`. None: nobody is advised."""
        return ()

    def measured(self, state: S) -> list[int]:
        """How the match stands by each of its measures, in the eyes of one seat."""
        return []

    def eyes(self) -> int:
        """The seat in whose eyes `measured` tells."""
        return 0

    def victory(self) -> int:
        """What it is worth to have won, beside the measures."""
        return VICTORY

    def terms(self, state: S, seat: int) -> dict[str, int]:
        """What speaks for the seat and against it, by name."""
        sign = 1 if seat == self.eyes() else -1
        return {name: sign * value for name, value in zip(self.measures(), self.measured(state))}

    def outlook(self, state: S, seat: int) -> int:
        """How the match stands for the seat, in a player's eyes: with a slope towards what is wanted, never flat.

        The sum of the terms; when the match is over, by how much it was won or lost still counts.
        """
        if not self.measures():
            return self.evaluate(state, seat)
        score = 0
        for value in self.measured(state):
            score += value
        if state.ending:
            score //= 4
            if state.winner != NOBODY:
                score += self.victory() if state.winner == self.eyes() else -self.victory()
        return score if seat == self.eyes() else -score

    def overlooked(self, level: str) -> dict[str, int]:
        """What a level does not see in full: terms of the outlook, and in hundredths how much of each it sees."""
        return {}

    def advised(self) -> bool:
        """Whether the room tells computer players what its game is about: then they are offered by level."""
        return bool(self.measures())

    def consider(self, state: S, seat: int, actions: list[int], chance: Chance) -> int:
        """The next decision that a player of this game might try: what lines are made of."""
        return self.guess(actions, chance)

    def respond(self, state: S, seat: int, actions: list[int], chance: Chance) -> int:
        """What a seat does that is only thought of: anything, where nothing better is known of it."""
        return actions[chance.below(len(actions))]

    def openings(self, state: S, seat: int, actions: list[int]) -> list[int]:
        """Of the choices a seat has, those that may begin a line: what nobody would do for itself is left out."""
        return actions

    def plans(self, state: S, seat: int, chance: Chance) -> list[list[int]]:
        """Beginnings of lines that a player of this game would look at first."""
        return []

    def revealed(self, state: S, seat: int) -> int:
        """A number that changes when the seat learns what no line may count on: dice, and hidden things shown."""
        return state.chance.drawn + state.shown

    def pace(self, state: S, simulations: int, turns: int) -> tuple[int, int]:
        """What a level does here that would spend so many simulations (0: it has seconds) and look so many turns ahead.

        Fewer simulations where trying takes longer than elsewhere; no turn at all where a line had best be judged by
        itself, as soon as nothing is half done. Only what everybody sees may decide.
        """
        return simulations, turns

    def deeds(self) -> dict[str, tuple[str, ...]]:
        """What makes a match a war: by deed the events that tell of one, `captured` or `built work-fort`."""
        return {}

    def write(self, state: S, seat: int, slate: Slate) -> None:
        """Write the game's own arrays: nothing that `view` does not show the seat."""

    def observe(self, state: S, seat: object) -> bytes:
        """What the seat, by number or name, sees, as the arrays of `observation` one after the other."""
        return self.seen(state, self.seat_at(seat))

    def seen(self, state: S, seat: int) -> bytes:
        slate = Slate(self.observation.size)
        slate.put(seat, 1)
        if state.acting() >> seat & 1:
            top = state.stack[-1]
            slate.put(self.questions[type(top)], 1 + top.step)
        self.write_history(state, seat, slate)
        slate.base = self.written_from
        self.write(state, seat, slate)
        return slate.getvalue()

    def write_history(self, state: S, seat: int, slate: Slate) -> None:
        """The last decisions, the newest first: who, the number of the verb and 1, and its nouns counted through.

        Of what the seat may not know there is only who.
        """
        at = self.history_from
        space = self.action_space
        for entry in recalled(state.memory, state.remembered, seat, self.open_kinds):
            by = 1 + (entry >> SEAT & BY)
            if entry & HIDDEN:
                slate.put_unsigned(at, by)
            else:
                action = entry & ACTION
                nouns = space.nouns_or_first(action)
                slate.put_unsigned_pair(at, by, 1 + space.numbers[action >> SHIFT])
                if nouns:
                    slate.put_unsigned_pair(at + 2, nouns >> 8, nouns & 255)
            at += 4

    def observe_into(self, state: S, seat: object, buffer: object) -> None:
        """Write what the seat sees into somebody's array of `observation.size` bytes."""
        buffer_of(buffer, self.observation.size)[:] = self.seen(state, self.seat_at(seat))

    def mask_into(self, state: S, seat: object, buffer: object) -> None:
        """Write into somebody's array of `action_count` bytes: 1 for each choice the seat has now, else 0."""
        number = self.seat_at(seat)
        mask = buffer_of(buffer, self.action_count)
        mask[:] = self.no_choice
        for action in state.legal(number):
            mask[self.action_space.index_of(action)] = 1

    def seat_at(self, seat: object) -> int:
        """The number of a seat that is given by its number or its name."""
        if isinstance(seat, str):
            return self.seat_number(seat)
        number = whole(seat)
        if number is None or not 0 <= number < len(self.seats):
            raise UnknownSeat("unknown-seat", seat=str(seat), game=self.slug, known=list(self.seats))
        return number

    def faults(self, state: S) -> list[Fault]:
        """Every way in which this state breaks the rules or loses count of a piece; empty in any real match."""
        raise NotImplementedError

    def kept_wrongly(self, state: S) -> list[str]:
        """What the state keeps from decision to decision and would not find if it looked again; the battery asks."""
        return []

    def fields(self) -> tuple[str, ...]:
        """The fields of a position that are the game's own."""
        raise NotImplementedError

    def arrange(self, state: S, spec: dict[str, object], faults: list[Fault]) -> None:
        """Put a fresh state into the described position, noting every fault."""
        raise NotImplementedError

    def queries(self) -> dict[str, tuple[str, ...]]:
        """The questions this game answers beside the rules of play, with the names of their arguments."""
        return {}

    def answer(self, state: S, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
        """The answer to one of `queries`, from what the seat (NOBODY: a spectator) may know."""
        raise NotImplementedError

    def query_work(self, query: str, arguments: dict[str, str]) -> int:
        """How much work an answer is: 1 for a look at the table, else about one for each hundredth of a second."""
        return 1

    def foresee(self, state: S, seat: int, action: int) -> dict[str, object]:
        """What a choice on offer would bring (`Foresight`), from what the seat may know: the rest was dealt again."""
        return {}

    def foresee_work(self, action: int) -> int:
        """How much work foreseeing it is, as of a query."""
        return 1

    def goes_far(self, state: S) -> bool:
        """Whether the question that is asked may have `journeys`; where it has none, nothing need be dealt again."""
        return False

    def journeys(self, state: S, seat: int) -> list[Journey]:
        """What the seat, which is asked, might decide in one go: far places, and the usual whole answers.

        All that the seat may not know was dealt again. What people want most comes first.
        """
        return []

    def foregone(self, state: S, seat: int) -> bool:
        """Whether everybody knows which answers the seat has: a single one is then played by itself.

        Only what all may see decides. Where the answers depend on what the seat hides, being asked or not would tell.
        """
        return False

    def things(self) -> list[Nouns]:
        """The sorts of things that can be inspected: pieces, places, cards, markers."""
        return []

    def describe(self, sort: Nouns, number: int, sheet: Sheet) -> None:
        """Write on the sheet of a thing what is so in every match: the book of the game has it too."""

    def inspect(self, state: S, seat: int, sort: Nouns, number: int, sheet: Sheet) -> None:
        """Write on the sheet of a thing what holds now, from what the seat (NOBODY: a spectator) may know."""

    def charts(self) -> list[Chart]:
        """The charts and tables of the game, made from the facts its rules read."""
        return []

    def chart_marks(self, state: S, seat: int) -> list[Mark]:
        """The columns and rows that count at this moment, from what the seat (NOBODY: a spectator) may know."""
        return []

    def expand(self, state: S, seat: int, text: str) -> list[str]:
        """Written notation of the rulebook as the chain of words it stands for; by default words mean themselves."""
        return [text]

    def notations(self) -> tuple[str, ...]:
        """Examples of what `expand` understands, one of each kind."""
        return ()

    def alike(self) -> list[tuple[str, tuple[str, ...]]]:
        """The owner's seat, and names of things that look alike: whichever is shown takes the first of them."""
        return []

    def lineups(self, state: S, seat: int) -> list[tuple[str, list[int]]]:
        """What looks alike to the seat, sort by sort: the nature (0 or 1) of each in the order in which it is seen."""
        return []

    # -- beginning a match

    def start(
        self,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        seed: object = 0,
        chance: Chance | None = None,
        events: bool = True,
        history: bool = True,
    ) -> S:
        """A new match. `events=False` records neither events nor the means to undo: for simulation.

        `history=False` does without the last decisions that observations tell.
        """
        if chance is None:
            number = whole(seed)
            if number is None:
                raise ChanceFault("not-a-seed", value=str(seed))
            chance = seeded(number)
        state = self.setup(self.scenario_number(scenario), self.option_values(options), chance)
        state.log = []
        state.recording = events
        if not history:
            state.forget_decisions()
        state.carry_on()
        if events:
            state.record_from_here()
        return state

    def seat(self, state: S, seat: str) -> Seat:
        """All that a bot or a client gets."""
        return Seat(state, seat)

    def scenario_number(self, scenario: str | None) -> int:
        if scenario is None:
            return 0
        if scenario not in self.scenarios:
            raise UnknownScenario("unknown-scenario", scenario=scenario, game=self.slug, known=list(self.scenarios))
        return self.scenarios.index(scenario)

    def option_values(self, options: dict[str, str] | None) -> list[int]:
        """The number of each option's value, the usual one where nothing is said."""
        chosen = [0] * len(self.options)
        known = [option.id for option in self.options]
        for id, value in (options or {}).items():
            if id not in known:
                raise UnknownOption("unknown-option", option=id, game=self.slug, known=known)
            number = known.index(id)
            chosen[number] = self.options[number].number(value)
            if chosen[number] < 0:
                values = list(self.options[number].values)
                raise UnknownOption("unknown-option-value", option=id, value=str(value), known=values)
        return chosen

    def written(self, scenario: str, options: dict[str, str]) -> dict[str, object]:
        """What the texts among the options of a match say, with every fault in them: for whoever writes them."""
        return {}

    def options_of(self, state: S) -> dict[str, str]:
        return {option.id: option.value(state.options[number]) for number, option in enumerate(self.options)}

    def seat_number(self, seat: str) -> int:
        number = self.seat_numbers.get(seat)
        if number is None:
            raise UnknownSeat("unknown-seat", seat=str(seat), game=self.slug, known=list(self.seats))
        return number

    def reason(self, number: int) -> tuple[str, str]:
        """The text id and the rule of a reason."""
        return self.reasons[number]

    def names(self, state: S, arguments: dict[str, object]) -> dict[str, object]:
        """The texts of arguments that have a name only in this match; the others say it all themselves."""
        return {}

    def doer(self, state: S, arguments: dict[str, object]) -> str:
        """The seat whose things an event is about, where only the match tells; by default nobody's."""
        return ""

    def stir(self, state: S) -> None:
        """Mix again, by the chance of the state, what is laid out and nobody knows: the order of a deck."""

    def event_data(self, event: Event) -> dict[str, object]:
        """An event as plain data: arguments that name things are text ids."""
        if event.kind < 0:
            return event_beside(event, self.seats)
        telling = self.tellings[event.kind]
        numbers = event.numbers()
        arguments = {name: nouns.argument(numbers[place]) for place, (name, nouns) in enumerate(telling.arguments)}
        return {
            "kind": telling.id,
            "rule": event.rule,
            "arguments": arguments,
            "seats": None if event.seen_by < 0 else list(self.names_of[event.seen_by]),
        }

    # -- sheets

    def sort_of(self, thing: str) -> tuple[Nouns, int]:
        """A thing by its text id, or by its name where its sort has no texts: its sort and its number."""
        for nouns in self.things():
            prefix = f"{nouns.prefix}-" if nouns.prefix else ""
            if thing.startswith(prefix):
                number = nouns.number(thing[len(prefix) :])
                if number >= 0:
                    return nouns, number
        raise UnknownThing("unknown-thing", thing=thing)

    def entry(self, thing: str) -> Sheet:
        """What is so of a thing in every match; blank where there is nothing to say."""
        nouns, number = self.sort_of(thing)
        sheet = Sheet(thing)
        self.describe(nouns, number, sheet)
        return sheet

    def inspected(self, state: S, seat: str | None, thing: str) -> Sheet:
        """What is so of a thing, and what holds of it now."""
        nouns, number = self.sort_of(thing)
        sheet = self.entry(thing)
        self.inspect(state, NOBODY if seat is None else self.seat_number(seat), nouns, number, sheet)
        if sheet.is_blank():
            raise UnknownThing("unknown-thing", thing=thing)
        return sheet

    # -- positions and snapshots

    def position(self, spec: object) -> S:
        """A match from a description; whatever it leaves out comes from the scenario."""
        return position(self, spec)

    def key(self, state: S) -> str:
        return key(state)

    def dump(self, state: S) -> dict[str, object]:
        return dump(self, state)

    def load(self, data: dict[str, object]) -> S:
        return load(self, data)
