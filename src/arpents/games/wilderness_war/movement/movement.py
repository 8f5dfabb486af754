"""6 Movement by land, boat and sea; 13 infiltration; 16 scouts."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.responses import Response, may_respond
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, swept
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    EXITS,
    LAKESHORE,
    LANDINGS,
    MOUNTAIN,
    NO_LINK,
    PLACES_ON_MAP,
    TERRAIN,
    by_water,
    in_the_wilds,
    linked,
)
from arpents.games.wilderness_war.facts.deck import AMPHIBIOUS_LANDING, CARDS, EVENT, GEORGE_CROGHAN, LAKE_SCHOONER
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    IS_LEADER,
    JOHNSON,
    PIECES,
    SIDE,
    led_by_johnson_only,
)
from arpents.games.wilderness_war.forces.construction import can_demolish, cannot_demolish_later, start_demolition
from arpents.games.wilderness_war.forces.marching import (
    BOAT,
    LAND,
    PORTAGED,
    STOPS_AUXILIARIES,
    Company,
    can_portage,
    company,
    must_stop,
    whom_it_stops,
)
from arpents.games.wilderness_war.movement.contact import GO_ON, Contact, met_nobody
from arpents.games.wilderness_war.movement.infiltration import way_out
from arpents.games.wilderness_war.movement.interception import INTERCEPTED, Interception, units_near
from arpents.games.wilderness_war.movement.naval import SEA, cannot_land, cannot_sail, harbours
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    AMPHIB,
    BASIC_RULES,
    DISCARDED,
    DROPPED,
    HAND,
    INFILTRATED,
    MOVING,
    SCHOONER_NOT_BESIEGED,
    TORCHES_READY,
)

CHOOSE: Final = 0
LEFT: Final = 1
SCHOONER: Final = 2
SCHOONER_KNOWN: Final = 3
INTERCEPTION: Final = 4
INTERCEPTION_KNOWN: Final = 5
CONTACT: Final = 6
CONTACT_KNOWN: Final = 7
HALT: Final = 8
OVER: Final = 9

# how the move goes
STOPPED: Final = 1  # a rule stops everybody here
CROGHAN: Final = 4  # George Croghan guides the Drilled Troops
INFILTRATING: Final = 8  # 13 among enemies now
LANDED: Final = 16  # 6.43
WAS_SAFE: Final = 32  # 14.22 entered among its own
SLIPPED: Final = 64  # 13.3 the space it left was infiltrated
CROSSED_SHIFT: Final = 7  # 6.2, 16.2 whom the space it crossed stops here


class Movement(Step):
    """6.1 A force, unit or leader goes from space to space, dropping whom it will, until it stops."""

    def __init__(
        self, seat: int, mode: int, commander: int, value: int, space: int, step: int = CHOOSE,
        came_from: int = NOWHERE, spent: int = 0, foul: int = 0, going: int = 0, lifted: int = NOWHERE,
    ) -> None:  # fmt: skip
        super().__init__(seat, step)
        self.mode = mode
        self.commander = commander
        self.value = value
        self.space = space
        self.came_from = came_from
        self.spent = spent  # spaces entered
        self.foul = foul
        self.going = going
        self.lifted = lifted  # 14.1 the space whose siege this step lifted

    def copy(self) -> Movement:
        return Movement(
            self.seat, self.mode, self.commander, self.value, self.space, self.step, self.came_from, self.spent,
            self.foul, self.going, self.lifted,
        )  # fmt: skip

    def run(self, state: State) -> bool:
        enemy = 1 - self.seat
        if self.step == LEFT:
            self.step = SCHOONER
            if not swept(state, self.seat, self.space, self.came_from):
                return False
        if self.step == SCHOONER:
            if self.lifted >= 0 and state.siege[self.lifted]:
                self.lifted = NOWHERE
            self.step = INTERCEPTION
            if self.schooner_may_sail(state):
                self.step = SCHOONER_KNOWN
                if may_respond(state, enemy, LAKE_SCHOONER):
                    return state.begin(Response(enemy, LAKE_SCHOONER, self.space))
        if self.step == SCHOONER_KNOWN:
            self.step = INTERCEPTION
            if state.result:
                self.throw_back(state)
                self.step = HALT
        if self.step == INTERCEPTION:
            self.step = CONTACT
            if not self.going & WAS_SAFE:
                self.step = INTERCEPTION_KNOWN
                infiltrating = 1 if self.going & INFILTRATING else 0
                if units_near(state, enemy, self.space, infiltrating):
                    lone = self.lone_auxiliary(state)
                    return state.begin(Interception(enemy, self.space, self.lifted, infiltrating, lone))
                state.result = 0
        if self.step == INTERCEPTION_KNOWN:
            self.step = CONTACT
            if state.result == INTERCEPTED:
                self.step = CONTACT_KNOWN
                return self.meet(state, 1)
        if self.step == CONTACT:
            self.step = CHOOSE
            if self.going & INFILTRATING:
                for piece in state.units_at(enemy, self.space):
                    state.add_role(piece, INFILTRATED)  # 14.24
                state.tell(kinds.INFILTRATED_SPACE, "13.0", self.space)
            else:
                self.step = CONTACT_KNOWN
                if not met_nobody(state, self.seat, self.space):
                    return self.meet(state, 0)
        if self.step == CONTACT_KNOWN:
            self.step = CHOOSE if state.result == GO_ON and self.mode != SEA else HALT
            self.going &= ~INFILTRATING
        if self.step == CHOOSE:
            moving = state.count_role(self.seat, self.space, MOVING)
            if moving and (self.spent == 0 or self.going & INFILTRATING or not self.at_an_end(state, moving)):
                return ASK
            self.step = HALT
        if self.step == HALT:
            self.step = OVER
            if state.touched and not swept(state, self.seat, NOWHERE, self.came_from):
                return False
        return state.end()

    def meet(self, state: State, intercepted: int) -> bool:
        infiltrating = 1 if self.going & INFILTRATING else 0
        landed = 1 if self.going & LANDED else 0
        return state.begin(
            Contact(self.seat, self.commander, self.space, self.came_from, intercepted, infiltrating, landed)
        )

    def at_an_end(self, state: State, moving: int) -> bool:
        """Nothing left to choose: no further step and nobody to drop."""
        if moving > 1:
            return False
        if self.mode == SEA:
            return True
        return self.cannot_go_on(state, company(state, self.seat, self.space, self.mode, self.foul)) != ALLOWED

    # -- choices

    def told_apart(self) -> int:
        return MOVING

    def cannot_step(self, state: State, space: int, group: Company) -> int:
        """6.2, 6.3 Far enough, not stopped, along a fitting link."""
        if self.mode == SEA:
            return reasons.OTHER_WAY_OF_MOVING
        if space >= PLACES_ON_MAP or linked(self.space, space) == NO_LINK:
            return reasons.NOT_ADJACENT
        reason = self.cannot_go_on(state, group)
        return reason if reason != ALLOWED else self.cannot_follow(state, space)

    def cannot_go_on(self, state: State, group: Company) -> int:
        """Wherever it would go; 6.22 who is dropped stops alone, and takes along what he did for the others (WW-52)."""
        if self.going & STOPPED:
            return reasons.MUST_STOP
        crossed = self.going >> CROSSED_SHIFT
        if must_stop(state, crossed, group.drilled, group.auxiliaries, self.going & CROGHAN):
            return reasons.AUXILIARIES_MUST_STOP if crossed == STOPS_AUXILIARIES else reasons.MUST_STOP
        if self.spent >= group.allowance:
            return reasons.TOO_FAR_BY_BOAT if self.mode == BOAT else reasons.TOO_FAR
        return ALLOWED

    def cannot_follow(self, state: State, space: int) -> int:
        """6.3 A boat goes by water, but for one portage."""
        if self.mode == BOAT and not by_water(self.space, space):
            barred = self.going & PORTAGED or not can_portage(state, self.seat, self.space, space)
            return reasons.NO_PORTAGE if barred else ALLOWED
        return ALLOWED

    def cannot_move(self, state: State, space: int, group: Company) -> int:
        reason = self.cannot_step(state, space, group)
        if reason != ALLOWED:
            return reason
        return self.cannot_face(state, space, group) if state.occupied(1 - self.seat, space) else ALLOWED

    def cannot_face(self, state: State, space: int, group: Company) -> int:
        """What keeps this company out of a space that the enemy holds."""
        if group.units == 0:
            return reasons.LEADERS_KEEP_AWAY  # 6.53
        if group.drilled == 0 and state.has_fort(1 - self.seat, space):
            return reasons.DRILLED_MUST_LEAD  # 6.52
        return ALLOWED

    def cannot_infiltrate(self, state: State, space: int, group: Company) -> int:
        """13.0, 13.1 A lone Auxiliary with a way out."""
        if state.options[BASIC_RULES]:
            return reasons.ADVANCED_RULE
        reason = self.cannot_step(state, space, group)
        if reason != ALLOWED:
            return reason
        return (
            self.cannot_slip_by(state, space, group)
            if state.occupied(1 - self.seat, space)
            else reasons.NO_ENEMY_TO_PASS
        )

    def cannot_slip_by(self, state: State, space: int, group: Company) -> int:
        if group.units != 1 or group.auxiliaries != 1:  # WW-19
            return reasons.LONE_AUXILIARY_INFILTRATES
        portaged = self.going & PORTAGED
        if self.mode == BOAT and not by_water(self.space, space):
            portaged = PORTAGED
        crossed = self.space if self.spent else NOWHERE
        left = group.allowance - self.spent - 1
        out = way_out(state, self.seat, self.mode, space, crossed, left, portaged)
        return ALLOWED if out else reasons.NO_ROOM_TO_GET_OUT

    def cannot_drop(self, state: State, piece: int) -> int:
        """6.1 Anyone but the commander, where no enemy stands, while the rest keeps within its commands."""
        if piece >= PIECES or SIDE[piece] != self.seat or state.where[piece] != self.space:
            return reasons.NOT_HERE
        if not state.role[piece] & MOVING:
            return reasons.NOT_HERE
        if piece == self.commander or self.commander < 0:  # WW-10
            return reasons.COMMANDER_STAYS
        if self.going & INFILTRATING:
            return reasons.NO_DROPPING_AMONG_ENEMIES  # 13.0
        if IS_LEADER[piece]:
            room = 0
            for other in state.with_role(self.seat, self.space, MOVING):
                if other == piece:
                    continue
                if IS_LEADER[other]:
                    room += COMMAND[other]
                elif not led_by_johnson_only(other):
                    room -= 1
                elif piece == JOHNSON:
                    return reasons.JOHNSON_ONLY  # 5.534
            return reasons.COMMAND_EXCEEDED if room < 0 else ALLOWED
        return self.cannot_name(state, piece)

    def cannot_stop(self, state: State) -> int:
        if self.going & INFILTRATING and state.has_fort(1 - self.seat, self.space):
            return reasons.NO_STOPPING_AT_A_FORT  # 6.52
        return ALLOWED

    def cannot_play(self, state: State, card: int) -> int:
        """George Croghan guides Drilled Troops about to march."""
        if card >= CARDS or state.card_in[card] != HAND + self.seat:
            return reasons.CARD_NOT_IN_HAND
        if EVENT[card] != GEORGE_CROGHAN or self.seat != BRITISH or self.mode != LAND:
            return reasons.NOT_THIS_EVENT
        group = company(state, self.seat, self.space, self.mode, self.foul)
        return ALLOWED if self.spent == 0 and group.drilled and not self.going & CROGHAN else reasons.NOTHING_TO_SCOUT

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: over a quarter of all questions; judging each choice costs 13 % of all time
        group = company(state, self.seat, self.space, self.mode, self.foul)
        found: list[int] = []
        if self.cannot_stop(state) == ALLOWED:
            found.append(kinds.DONE)
        if self.mode == SEA:
            if self.spent == 0:
                for port in harbours(state, self.seat):
                    if cannot_sail(state, self.seat, self.space, port, group.units, group.drilled) == ALLOWED:
                        found.append(kinds.SAIL | port)
                for shore in LANDINGS[self.space]:
                    if cannot_land(state, self.seat, self.space, shore, group.units, group.drilled) == ALLOWED:
                        found.append(kinds.LAND_AT | shore)
        else:
            if self.cannot_go_on(state, group) == ALLOWED:
                self.find_ways(state, group, found)
            card = state.holds(self.seat, GEORGE_CROGHAN) if self.spent == 0 else 0
            if card and self.cannot_play(state, card) == ALLOWED:
                found.append(kinds.PLAY | card)
        if self.spent and self.commander >= 0:
            for piece in state.with_role(self.seat, self.space, MOVING):
                if self.cannot_drop(state, piece) == ALLOWED:
                    found.append(kinds.DROP | piece)
        if can_demolish(state, self.seat) == ALLOWED:
            found.append(kinds.DEMOLISH)
            if not state.flags & TORCHES_READY:
                found.append(kinds.DEMOLISH_LATER)
        found.sort()
        return found

    def find_ways(self, state: State, group: Company, found: list[int]) -> None:
        """Where to move, and where to infiltrate."""
        slips = group.units == 1 and not state.options[BASIC_RULES]
        for space in EXITS[self.space]:
            if self.mode == BOAT and self.cannot_follow(state, space) != ALLOWED:
                continue
            if not state.occupied(1 - self.seat, space):
                found.append(kinds.MOVE | space)
                continue
            if self.cannot_face(state, space, group) == ALLOWED:
                found.append(kinds.MOVE | space)
            if slips and self.cannot_slip_by(state, space, group) == ALLOWED:
                found.append(kinds.INFILTRATE | space)

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if action == kinds.DONE:
            return self.cannot_stop(state)
        if action == kinds.DEMOLISH:
            return can_demolish(state, self.seat)
        if action == kinds.DEMOLISH_LATER:
            return cannot_demolish_later(state, self.seat)
        group = company(state, self.seat, self.space, self.mode, self.foul)
        if kind == kinds.MOVE:
            return self.cannot_move(state, noun, group)
        if kind == kinds.INFILTRATE:
            return self.cannot_infiltrate(state, noun, group)
        if kind == kinds.DROP:
            return self.cannot_drop(state, noun) if self.spent else NOT_ASKED
        if kind == kinds.PLAY:
            return self.cannot_play(state, noun)
        if kind == kinds.SAIL or kind == kinds.LAND_AT:
            if self.mode != SEA:
                return reasons.OTHER_WAY_OF_MOVING  # 6.1
            if self.spent:
                return reasons.MUST_STOP
            if kind == kinds.SAIL:
                return cannot_sail(state, self.seat, self.space, noun, group.units, group.drilled)
            return cannot_land(state, self.seat, self.space, noun, group.units, group.drilled)
        return NOT_ASKED

    # -- carrying out

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if action == kinds.DONE:
            self.step = HALT
            if self.going & INFILTRATING:  # 13.4 it stops among enemies
                self.going &= ~INFILTRATING
                self.step = CONTACT
        elif action == kinds.DEMOLISH:
            start_demolition(state, self.seat)
        elif action == kinds.DEMOLISH_LATER:
            state.flags |= TORCHES_READY
        elif kind == kinds.DROP:
            state.set_role(noun, state.role[noun] & ~MOVING | DROPPED)
            state.tell(kinds.DROPPED_OFF, "6.1", noun, self.space)
        elif kind == kinds.PLAY:
            state.play_card(self.seat, noun, DISCARDED, kinds.AS_RESPONSE, "5.56")
            self.going |= CROGHAN
        else:
            self.enter(state, kind, noun)

    def enter(self, state: State, kind: int, space: int) -> None:
        group = company(state, self.seat, self.space, self.mode, self.foul)
        rule = "6.2" if self.mode == LAND else "6.3" if self.mode == BOAT else "6.4"
        slipped = SLIPPED if self.going & INFILTRATING else 0
        self.going = self.going & (CROGHAN | PORTAGED) | slipped
        if kind == kinds.INFILTRATE:
            self.going |= INFILTRATING
        if self.mode == BOAT and not by_water(self.space, space):
            self.going |= PORTAGED
        if self.mode == LAND:
            if TERRAIN[space] == MOUNTAIN and not state.has_work(self.seat, space):
                self.going |= STOPPED
            if self.spent:
                self.going |= whom_it_stops(state, self.seat, self.space) << CROSSED_SHIFT
        if self.mode == SEA:
            self.going |= STOPPED
        if kind == kinds.LAND_AT:
            card = state.holds(self.seat, AMPHIBIOUS_LANDING)
            state.play_card(self.seat, card, DISCARDED, kinds.AS_RESPONSE, "6.431")
            rule = "6.431"
            self.going |= LANDED
        if group.units == 0 or state.safe_work(self.seat, space) or state.free_units(self.seat, space):
            self.going |= WAS_SAFE  # 14.22, 14.23
        if state.options[BASIC_RULES]:
            self.going |= WAS_SAFE
        self.lifted = self.space if state.siege[self.space] else NOWHERE
        for piece in state.with_role(self.seat, self.space, MOVING):
            state.go(piece, space, rule)
            state.set_came_from(piece, self.space)
        if kind == kinds.LAND_AT:
            state.mark(space, 0, AMPHIB)
            state.tell(kinds.AMPHIB_PLACED, "6.431", space)
        self.came_from = self.space
        self.space = space
        self.spent += 1
        self.step = LEFT

    def schooner_may_sail(self, state: State) -> bool:
        """Lake Schooner guards a lakeshore into a fortification of its side."""
        if self.mode == SEA or linked(self.came_from, self.space) != LAKESHORE:
            return False
        if not state.has_work(1 - self.seat, self.space):
            return False
        return not (state.siege[self.space] and state.options[SCHOONER_NOT_BESIEGED])  # WW-33

    def throw_back(self, state: State) -> None:
        """13.3 Back where it came from, or death for an infiltrator among enemies; besiegers begin their siege anew."""
        enemy = 1 - self.seat
        state.tell(kinds.THROWN_BACK, "13.3", self.space, self.came_from)
        lost = self.going & SLIPPED and state.occupied(enemy, self.came_from)
        units = company(state, self.seat, self.space, self.mode, self.foul).units
        for piece in state.with_role(self.seat, self.space, MOVING):
            if lost:
                state.eliminate(piece, "13.3")
            else:
                state.go(piece, self.came_from, "13.3")
        self.space = self.came_from
        if units and not lost and state.has_fort(enemy, self.space) and not state.siege[self.space]:
            state.set_siege(self.space, 1)  # 8.21 (WW-48)
            state.tell(kinds.SIEGE_BEGUN, "8.21", self.space, self.seat)

    def lone_auxiliary(self, state: State) -> int:
        """14.21 A lone Auxiliary in wilderness or mountain."""
        group = company(state, self.seat, self.space, self.mode, self.foul)
        return 1 if group.units == 1 and group.auxiliaries == 1 and in_the_wilds(self.space) else 0

    def prompt(self, state: State, seat: int) -> Prompt:
        group = company(state, self.seat, self.space, self.mode, self.foul)
        here = state.with_role(self.seat, self.space, MOVING)
        piece = self.commander if self.commander >= 0 else here[0]
        rule = ("6.2", "6.3", "6.4")[self.mode]
        left = group.allowance - self.spent if self.cannot_go_on(state, group) == ALLOWED else 0
        space = kinds.PLACE_NOUN.text_id(self.space)
        named: dict[str, object] = {"piece": kinds.PIECE_NOUN.text_id(piece), "space": space}
        if self.mode == SEA:
            return Prompt("prompt-sail", rule, named)
        named["left"] = left
        return Prompt("prompt-infiltrating" if self.going & INFILTRATING else "prompt-move", rule, named)
