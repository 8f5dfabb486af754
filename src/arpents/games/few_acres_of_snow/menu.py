"""A7.9. What can be done in a turn: the list, the reason why something is not on it, and the first step of each."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.masks import members
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.ambush import cannot_ambush, lay_ambush
from arpents.games.few_acres_of_snow.besiege import Besieging, besiegeable, cannot_besiege, commit
from arpents.games.few_acres_of_snow.board import FRENCH
from arpents.games.few_acres_of_snow.cards import (
    CAN_RAID,
    CARDS,
    FORTIFIES,
    GOVERNOR,
    HAS_COIN,
    HAS_FUR,
    HAS_SHIP,
    INTENDANT,
    INTENDANT_COST,
    LENGTHENS_RAID,
    LOUISBOURG,
    MILITARY_LEADER,
    SYMBOLS,
    TRADER,
    USE_BIT,
)
from arpents.games.few_acres_of_snow.connection import TALLY, tally
from arpents.games.few_acres_of_snow.develop import Developing, cannot_develop, developable
from arpents.games.few_acres_of_snow.draft import cannot_draft, draft, drafts
from arpents.games.few_acres_of_snow.fortify import Fortifying, cannot_fortify, fortifiable
from arpents.games.few_acres_of_snow.hand import (
    Discarding,
    Governing,
    Intendance,
    call_support,
    cannot_call_support,
    cannot_govern,
    cannot_use_intendant,
    discard,
)
from arpents.games.few_acres_of_snow.money import (
    Pirating,
    Selling,
    Trading,
    cannot_be_merchant,
    cannot_collect,
    cannot_pirate,
    cannot_send_merchant,
    cannot_trade,
    collect,
)
from arpents.games.few_acres_of_snow.priest import cannot_parley, parley
from arpents.games.few_acres_of_snow.raid import (
    Raiding,
    cannot_raid,
    cannot_raid_with,
    distance,
    larger_parties,
    party_for,
    raidable,
)
from arpents.games.few_acres_of_snow.reinforce import Reinforcing, cannot_lead, cannot_reinforce, reinforceable
from arpents.games.few_acres_of_snow.reserve import cannot_reserve, cannot_retrieve, lay_aside, retrieve
from arpents.games.few_acres_of_snow.settle import Settling, cannot_settle, settleable
from arpents.games.few_acres_of_snow.state import State
from arpents.games.few_acres_of_snow.withdraw import cannot_withdraw, withdraw

ON_PLACES: Final = (
    kinds.SETTLE,
    kinds.DEVELOP,
    kinds.FORTIFY,
    kinds.BESIEGE,
    kinds.REINFORCE,
    kinds.RAID,
    kinds.LEAD,
    kinds.WITHDRAW,
)
WITH_CARDS: Final = (kinds.AMBUSH, kinds.PARLEY, kinds.COLLECT, kinds.MERCHANT, kinds.DISCARD, kinds.RESERVE)


def choices(state: State, side: int) -> list[int]:
    """Every action of the turn that no rule forbids, in order; the hand is looked through once."""
    usable = state.usable[side]
    first = side * CARDS
    hand: list[int] = []  # each card once
    counts = 0  # the tally of the usable cards
    shown = 0  # every symbol on a usable card
    last = -1
    for card in state.hand(side):
        if card != last:
            hand.append(card)
            last = card
        if usable & USE_BIT[card]:
            counts += TALLY[first + card]
            shown |= SYMBOLS[first + card]
    found: list[int] = []
    if counts:
        add_places(found, kinds.SETTLE, settleable(state, side, counts))
        add_places(found, kinds.DEVELOP, developable(state, side, counts))
    if shown & FORTIFIES:
        add_places(found, kinds.FORTIFY, fortifiable(state, side))
    if counts:
        add_places(found, kinds.BESIEGE, besiegeable(state, side, counts))
    if not state.no_siege():
        add_places(found, kinds.REINFORCE, reinforceable(state, side))
    if shown & CAN_RAID:
        places = raidable(state, side)
        add_places(found, kinds.RAID, places)
        found += larger_parties(state, side, places)
        for card in hand:
            if cannot_ambush(state, side, card) == ALLOWED:
                found.append(kinds.AMBUSH | card)
    if shown & LENGTHENS_RAID:
        for card in hand:
            if cannot_parley(side, card) == ALLOWED:
                found.append(kinds.PARLEY | card)
    if shown & HAS_COIN:
        for card in hand:
            if cannot_collect(state, side, card) == ALLOWED:
                found.append(kinds.COLLECT | card)
        if shown & HAS_SHIP:
            for card in hand:
                if cannot_send_merchant(state, side, card, counts) == ALLOWED:
                    found.append(kinds.MERCHANT | card)
    if shown & HAS_FUR and cannot_trade(state, side) == ALLOWED:
        found.append(kinds.TRADE)
    if side == FRENCH and cannot_pirate(state, side, counts) == ALLOWED:
        found.append(kinds.PIRACY)
    found += drafts(state, side)
    for card in hand:
        found.append(kinds.DISCARD | card)
    for card in hand:
        if cannot_reserve(state, side, card) == ALLOWED:
            found.append(kinds.RESERVE | card)
    if cannot_govern(state, side) == ALLOWED:
        found.append(kinds.GOVERN)
    if side == FRENCH and cannot_use_intendant(state, side) == ALLOWED:
        found.append(kinds.INTENDANCE)
    found.append(kinds.PASS)
    return found


def free_choices(state: State, side: int) -> list[int]:
    """A7.6 The free actions that no rule forbids."""
    found: list[int] = []
    if state.reserve(side) and cannot_retrieve(state, side) == ALLOWED:
        found.append(kinds.RETRIEVE)
    if cannot_call_support(state, side) == ALLOWED:
        found.append(kinds.SUPPORT)
    sieges = state.besieged_places()
    if sieges:
        for place in members(sieges):
            if cannot_lead(state, side, place) == ALLOWED:
                found.append(kinds.LEAD | place)
        for place in members(sieges):
            if cannot_withdraw(state, side, place) == ALLOWED:
                found.append(kinds.WITHDRAW | place)
    return found


def add_places(found: list[int], kind: int, places: int) -> None:
    while places:
        place = places & -places
        places ^= place
        found.append(kind | place.bit_length() - 1)


def cannot_choose(state: State, side: int, kind: int, noun: int) -> int:
    """The rule that keeps an action off the list."""
    if kind in ON_PLACES:
        return cannot_choose_place(state, side, kind, noun)
    if kind == kinds.RAID_WITH:
        return cannot_raid_with(state, side, noun >> 8, noun & 0xFF)
    if kind == kinds.DRAFT:
        return cannot_draft(state, side, noun)
    if kind in WITH_CARDS:
        return cannot_choose_card(state, side, kind, noun) if noun in state.hand(side) else reasons.NOT_IN_HAND
    if kind == kinds.TRADE:
        return cannot_trade(state, side)
    if kind == kinds.PIRACY:
        return cannot_pirate(state, side, tally(state, side))
    if kind == kinds.GOVERN:
        return cannot_govern(state, side)
    if kind == kinds.INTENDANCE:
        return cannot_use_intendant(state, side)
    if kind == kinds.RETRIEVE:
        return cannot_retrieve(state, side)
    return cannot_call_support(state, side) if kind == kinds.SUPPORT else NOT_ASKED


def cannot_choose_place(state: State, side: int, kind: int, place: int) -> int:
    if kind == kinds.SETTLE:
        return cannot_settle(state, side, place)
    if kind == kinds.DEVELOP:
        return cannot_develop(state, side, place)
    if kind == kinds.FORTIFY:
        return cannot_fortify(state, side, place)
    if kind == kinds.BESIEGE:
        return cannot_besiege(state, side, place)
    if kind == kinds.REINFORCE:
        return cannot_reinforce(state, side, place)
    if kind == kinds.RAID:
        return cannot_raid(state, side, place)
    return cannot_lead(state, side, place) if kind == kinds.LEAD else cannot_withdraw(state, side, place)


def cannot_choose_card(state: State, side: int, kind: int, card: int) -> int:
    if kind == kinds.AMBUSH:
        return cannot_ambush(state, side, card)
    if kind == kinds.PARLEY:
        return cannot_parley(side, card)
    if kind == kinds.COLLECT:
        return cannot_collect(state, side, card)
    if kind == kinds.MERCHANT:
        return cannot_be_merchant(state, side, card)
    return cannot_reserve(state, side, card) if kind == kinds.RESERVE else ALLOWED  # A23.1 any card can be discarded


def begin_action(state: State, side: int, kind: int, noun: int) -> None:
    """What is chosen happens, or its first question is asked."""
    if kind in ON_PLACES:
        begin_at(state, side, kind, noun)
    elif kind in WITH_CARDS:
        begin_with(state, side, kind, noun)
    elif kind == kinds.RAID_WITH:
        state.begin(Raiding(side, noun & 0xFF, noun >> 8))
    elif kind == kinds.DRAFT:
        draft(state, side, noun)
    elif kind == kinds.TRADE:
        state.play_card(side, TRADER, "A20.1")
        state.begin(Trading(side))
    elif kind == kinds.PIRACY:
        state.play_card(side, LOUISBOURG, "A21.1")
        state.begin(Pirating(side))
    elif kind == kinds.GOVERN:
        state.play_card(side, GOVERNOR, "A26.1")
        state.begin(Governing(side))
    elif kind == kinds.INTENDANCE:
        state.pay(side, INTENDANT_COST, "A27.1")
        state.play_card(side, INTENDANT, "A27.1")
        state.begin(Intendance(side))
    elif kind == kinds.RETRIEVE:
        retrieve(state, side)
    else:
        call_support(state, side)


def begin_at(state: State, side: int, kind: int, place: int) -> None:
    if kind == kinds.SETTLE:
        state.begin(Settling(side, place))
    elif kind == kinds.DEVELOP:
        state.begin(Developing(side, place))
    elif kind == kinds.FORTIFY:
        state.begin(Fortifying(side, place))
    elif kind == kinds.BESIEGE:
        state.begin(Besieging(side, place))
    elif kind == kinds.REINFORCE:
        state.begin(Reinforcing(side, state.siege_at(place)))
    elif kind == kinds.RAID:
        state.begin(Raiding(side, place, party_for(state, distance(state, side, place))))
    elif kind == kinds.LEAD:
        commit(state, side, MILITARY_LEADER, state.siege_at(place), "A14.7")
    else:
        withdraw(state, side, place)


def begin_with(state: State, side: int, kind: int, card: int) -> None:
    if kind == kinds.AMBUSH:
        lay_ambush(state, side, card)
    elif kind == kinds.PARLEY:
        parley(state, side, card)
    elif kind == kinds.COLLECT:
        collect(state, side, card)
    elif kind == kinds.MERCHANT:
        state.play_card(side, card, "A19.1")
        state.begin(Selling(side))
    elif kind == kinds.RESERVE:
        lay_aside(state, side, card)
    else:
        discard(state, side, card)
        state.begin(Discarding(side))
