"""22. The Indians: raid, reconnaissance, and leaving when they please."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, lowest, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.engine.vocabulary import pack_face
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import (
    BRITISH,
    DECOYS,
    FRENCH,
    INDIAN,
    INDIANS,
    LIGHT_TROOPS,
    NOWHERE,
    REAL,
    SIDE,
    ZONES,
)
from arpents.games.quebec_1759.fire import IN_ZONE, Losses, hits_in, throw
from arpents.games.quebec_1759.state import COLUMNS, State

START: Final = 0
ASKED: Final = 1
AFTER_FIRE: Final = 2
LEAVE: Final = 3
FINISHED: Final = 4
SCOUTING_PARTY: Final = 4  # 22.3


def french_entered_british_zone(state: State) -> bool:
    """What everybody sees when the question of a raid arises (Q-32)."""
    for zone in range(ZONES):
        if state.contested(zone) and state.here[zone] & state.moved & SIDE[FRENCH]:
            return True
    return False


class IndianChoice(Procedure["State"]):
    """22.2, 22.3 In a zone just entered that holds British: raid, or reconnoitre, or neither."""

    def __init__(self, seat: int = FRENCH, step: int = START, zone: int = NOWHERE) -> None:
        super().__init__(seat, step)
        self.zone = zone  # where the Indians are

    def copy(self) -> IndianChoice:
        return IndianChoice(self.seat, self.step, self.zone)

    def run(self, state: State) -> bool:
        if self.step == START:
            if not state.indians_in_play() or not french_entered_british_zone(state):
                return state.end()
            return ASK
        if self.step == LEAVE:
            self.step = FINISHED
            return state.begin(IndiansMayLeave(FRENCH, START, self.zone, NOWHERE, 1))
        state.face_up = 0
        return state.end()

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-indians", "22.2")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PASS, kinds.RAID, kinds.SCOUT]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.PASS:
            return ALLOWED
        return self.cannot_strike(state) if action in (kinds.RAID, kinds.SCOUT) else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = FINISHED
        if action == kinds.PASS:
            return
        self.zone = state.place[INDIANS]
        self.step = LEAVE
        state.shown += 1
        state.face_up |= INDIAN
        if action == kinds.RAID:
            state.begin(Raid(BRITISH, START, self.zone, 0))
        else:
            reconnoitre(state, self.zone)

    def cannot_strike(self, state: State) -> int:
        zone = state.place[INDIANS]
        if zone >= ZONES or not state.moved & INDIAN or not state.at(zone, BRITISH):
            return reasons.INDIANS_DID_NOT_ENTER  # 22.2
        return ALLOWED


def reconnoitre(state: State, zone: int) -> None:
    """22.3 Up to four British blocks, drawn at random, are shown; decoys among them are eliminated."""
    decoys = 0
    for _ in range(min(SCOUTING_PARTY, state.count(zone, BRITISH))):
        drawn = state.chance.pick(members(state.at(zone, BRITISH) & ~state.face_up))
        block = lowest(state.show(1 << drawn))
        state.tell(kinds.SCOUTED, "22.3", zone, block, state.cv[block])
        if has(DECOYS, block):
            decoys += 1
            state.drop_decoy(block)
    state.face_up &= ~SIDE[BRITISH]
    if decoys:
        state.tell(kinds.DECOYS_REMOVED, "22.3", BRITISH, decoys, zone)
    state.drop_stranded_decoys(zone)


class Raid(Procedure["State"]):
    """22.2 One double fire without deployment; light infantry and rangers may answer."""

    def __init__(self, seat: int, step: int, zone: int, answered: int) -> None:
        super().__init__(seat, step)
        self.zone = zone
        self.answered = answered  # blocks that have fired back

    def copy(self) -> Raid:
        return Raid(self.seat, self.step, self.zone, self.answered)

    def run(self, state: State) -> bool:
        if self.step == START:
            faces = throw(state, state.cv[INDIANS])
            hits = hits_in(faces, True)
            state.tell(kinds.RAID_FIRED, "22.2", self.zone, faces, hits)
            self.step = AFTER_FIRE
            return state.begin(Losses(BRITISH, 0, IN_ZONE, self.zone, hits))
        if self.step == AFTER_FIRE:
            state.drop_stranded_decoys(self.zone)
            # Q-32 asked whenever British blocks are left, whatever they are
            if state.at(self.zone, BRITISH) and state.indians_in_play() and self.answered != LIGHT_TROOPS:
                return ASK
        return state.end()

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-answer", "22.2", {"zone": kinds.PLACE.argument(self.zone)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PASS] + [kinds.ANSWER | block for block in members(state.at(self.zone, BRITISH))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.PASS:
            return ALLOWED
        return self.cannot_answer(state, noun_of(action)) if kind_of(action) == kinds.ANSWER else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.PASS:
            self.step = FINISHED
            return
        block = noun_of(action)
        self.answered |= 1 << block
        state.face_up |= 1 << block
        faces = 0
        for number in range(state.cv[block]):
            faces = pack_face(faces, number, state.chance.die())
        hits = hits_in(faces, False)
        state.tell(kinds.RAID_ANSWERED, "22.2", block, faces, hits)
        while hits > 0 and state.indians_in_play():
            state.lose_cv(INDIANS, "22.2")
            hits -= 1

    def cannot_answer(self, state: State, block: int) -> int:
        if has(self.answered, block):
            return reasons.HAS_ANSWERED
        return ALLOWED if has(state.at(self.zone, BRITISH) & LIGHT_TROOPS, block) else reasons.NOT_LIGHT_TROOPS


class IndiansMayLeave(Procedure["State"]):
    """22.4 The Indians may go to any zone before or after a fight; alone among British they must."""

    def __init__(self, seat: int, step: int, zone: int, along: int, must: int) -> None:
        super().__init__(seat, step)
        self.zone = zone
        self.along = along  # the zone the army retreats to, where they go if they remain with it
        self.must = must  # 22.2 after a raid or reconnaissance they always leave

    def copy(self) -> IndiansMayLeave:
        return IndiansMayLeave(self.seat, self.step, self.zone, self.along, self.must)

    def run(self, state: State) -> bool:
        if self.step == FINISHED or not state.indians_in_play():
            return state.end()
        if self.cannot_remain(state) != ALLOWED and not self.refuge(state):
            state.remove_indians(self.rule())
            return state.end()
        return ASK

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-indians-leave", self.rule(), {"zone": kinds.PLACE.argument(self.zone)})

    def rule(self) -> str:
        return "22.2" if self.must else "22.4"

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.REMAIN] + [kinds.WITHDRAW | zone for zone in range(ZONES)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.REMAIN:
            return self.cannot_remain(state)
        return self.cannot_withdraw(state, noun_of(action)) if kind_of(action) == kinds.WITHDRAW else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = FINISHED
        if action == kinds.REMAIN:
            return
        state.shown += 1
        zone = noun_of(action)
        state.tell(kinds.INDIANS_WITHDREW, self.rule(), self.zone, zone)
        for rank in range(2 * COLUMNS):
            state.ranks[rank] &= ~INDIAN
        state.face_up &= ~INDIAN
        state.shift(INDIANS, zone)
        state.drop_stranded_decoys(self.zone)

    def cannot_remain(self, state: State) -> int:
        if state.place[INDIANS] != self.zone:
            return ALLOWED
        if self.must:
            return reasons.INDIANS_MUST_LEAVE  # 22.2
        others = state.at(self.zone, FRENCH) & REAL & ~INDIAN
        if state.at(self.zone, BRITISH) and not others and self.along == NOWHERE:
            return reasons.INDIANS_CANNOT_FIGHT_ALONE
        return ALLOWED

    def cannot_withdraw(self, state: State, zone: int) -> int:
        if state.place[INDIANS] != self.zone:
            return reasons.INDIANS_NOT_HERE
        if zone == self.zone:
            return reasons.INDIANS_ARE_THERE
        return reasons.BRITISH_THERE if state.at(zone, BRITISH) else ALLOWED  # 22.2, and so no battle either

    def refuge(self, state: State) -> bool:
        for zone in range(ZONES):
            if self.cannot_withdraw(state, zone) == ALLOWED:
                return True
        return False
