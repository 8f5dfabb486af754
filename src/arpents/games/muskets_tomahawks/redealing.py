"""5.16 What a seat cannot know, dealt again: cards, intrigues, reserves, and what is under the markers."""

from __future__ import annotations

from arpents.engine.chance import Chance
from arpents.engine.masks import has
from arpents.games.muskets_tomahawks.facts.options import CLOCKS_OPTION, HANDS_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import ELITE, NATIVES, OFFICER, SCOUTS
from arpents.games.muskets_tomahawks.setting_up.deployment import sets_up
from arpents.games.muskets_tomahawks.setting_up.muster import pledges, rolled_intrigue
from arpents.games.muskets_tomahawks.setting_up.setup import PLEDGE, Setup
from arpents.games.muskets_tomahawks.setting_up.stations import number_markers
from arpents.games.muskets_tomahawks.spotting.hidden import could_hide
from arpents.games.muskets_tomahawks.state import AWAY, HIDDEN, State, with_entry
from arpents.games.muskets_tomahawks.turn.cards import Activations, card_side, is_clock, is_troops


def redeal(state: State, seat: int, chance: Chance) -> None:
    enemy = 1 - seat
    deal_cards_again(state, enemy, chance)
    if not state.ending:
        change_intrigue(state, enemy, chance)
    change_reserve(state, enemy, chance)
    hide_again(state, enemy, chance)


def deal_cards_again(state: State, enemy: int, chance: Chance) -> None:
    """The enemy's hand and reserve and the deck are mixed; what was seen to be taken into the hand stays there."""
    hand = state.hand(enemy)
    wanted = len(hand)
    pool = sorted(hand + state.deck + ([state.reserved[enemy]] if state.reserved[enemy] >= 0 else []))
    if not pool:
        return
    chance.shuffle(pool)
    known = [state.known[k] for k in range(0, len(state.known), 2) if state.known[k + 1] == enemy]
    if state.reserved[enemy] >= 0:
        own = [card for card in pool if is_troops(card) and card_side(card) == enemy]
        if len(known) > wanted:
            own = [card for card in own if card in known]
        state.reserved[enemy] = own[chance.below(len(own))]
        pool.remove(state.reserved[enemy])
        if state.reserved[enemy] in known:
            known.remove(state.reserved[enemy])
    most_clocks = state.drawn_cards[enemy] - state.clocks_out[enemy]  # 5.2 the opening hand holds none
    if state.options[HANDS_OPTION]:
        most_clocks = wanted
    if state.options[CLOCKS_OPTION]:  # 23 a Clock is never held
        most_clocks = 0
    hand.clear()
    for card in known:
        pool.remove(card)
        hand.append(card)
    clocks = 0
    left: list[int] = []
    for card in pool:
        if len(hand) < wanted and not (is_clock(card) and clocks >= most_clocks):
            hand.append(card)
            clocks += int(is_clock(card))
        else:
            left.append(card)
    while len(hand) < wanted:  # only Clocks are left
        hand.append(left.pop())
    state.deck = left


def change_intrigue(state: State, enemy: int, chance: Chance) -> None:
    """15.5 Secret until the end; who has been seen mapping is a Map Maker."""
    if state.intrigue[enemy] < 0 or state.deeds[enemy] & 63:
        return
    top = state.stack[-1] if state.stack else None
    asked = isinstance(top, Setup) and top.step == PLEDGE and top.seat == enemy
    state.intrigue = with_entry(state.intrigue, enemy, rolled_intrigue(state, enemy, chance.below(10)))
    choices = pledges(state, enemy)
    state.pledge = with_entry(state.pledge, enemy, -1)
    if choices and not asked:
        state.pledge = with_entry(state.pledge, enemy, choices[chance.below(len(choices))])


def change_reserve(state: State, enemy: int, chance: Chance) -> None:
    """20.7 Who is kept back, as long as nobody of the side has been set up."""
    if sets_up(state, enemy):
        return
    kept = [unit for unit in range(state.units()) if state.side[unit] == enemy and may_be_kept(state, unit)]
    for unit in kept:
        if state.status[unit] != AWAY:
            return
    for depth in range(len(state.stack)):
        procedure = state.stack[depth]
        if isinstance(procedure, Setup):
            setup = procedure.copy()
            own = setup.reserve & ~mask_of(kept)
            chance.shuffle(kept)
            setup.reserve = own | mask_of(kept[: setup.picked(state, enemy)])
            state.stack[depth] = setup


def may_be_kept(state: State, unit: int) -> bool:
    """20.7 Units that count, Officers left out."""
    return state.counts(unit) and not state.is_a(unit, OFFICER)


def mask_of(units: list[int]) -> int:
    mask = 0
    for unit in units:
        mask |= 1 << unit
    return mask


def hide_again(state: State, enemy: int, chance: Chance) -> None:
    """16.1, MT-11 Which unseen units are in reserve, which markers are dummies, and whom these follow."""
    markers = [marker for marker in range(len(state.marker_side)) if state.marker_side[marker] == enemy]
    if not markers or sets_up(state, enemy):
        return
    forget(state, enemy, markers)
    exchange_reserve(state, enemy, markers, chance)
    swap_markers(state, markers, chance)
    tie_again(state, markers, chance)
    remember_acted(state, enemy, markers)
    if not state.marched & mask_of(markers):  # all lie where they were put
        number_markers(state, enemy)  # as the set-up did, whatever is under them


def alike(state: State, unit: int, other: int) -> bool:
    """16.2 Do their markers act on the same cards at the same pace?"""
    seen = OFFICER | ELITE | SCOUTS | NATIVES
    return (
        state.troop[unit] == state.troop[other]
        and state.printed[unit] == state.printed[other]
        and state.traits[unit] & seen == state.traits[other] & seen
    )


def fits(state: State, marker: int, unit: int) -> bool:
    """Nobody knows anything of a marker that has not acted."""
    return not has(state.marched, marker) or alike(state, state.marker_unit[marker], unit)


def forget(state: State, enemy: int, markers: list[int]) -> None:
    """Whatever is hidden, put where it follows from what is seen alone, so that what is dealt next tells nothing of it.

    Units lie under the markers that acted as they would, the lowest first, then under the lowest of the others.
    """
    hidden = sorted([state.marker_unit[marker] for marker in markers if state.marker_real[marker]])
    certain = [unit for unit in hidden if not may_be_kept(state, unit)]
    free = sorted(waiting(state, enemy) + [unit for unit in hidden if may_be_kept(state, unit)])
    acted = [marker for marker in markers if has(state.marched, marker)]
    empty = [marker for marker in markers if not has(state.marched, marker)]
    shown = [state.marker_unit[marker] for marker in acted]  # by such a marker: a unit like the one under it
    lying = [-1] * len(acted)
    spare = len(hidden) - len(certain)
    for place in range(len(acted)):
        lying[place] = taken(state, certain, shown[place])
    for place in range(len(acted)):
        if lying[place] < 0 and spare:
            lying[place] = taken(state, free, shown[place])
            spare -= int(lying[place] >= 0)
    others = certain + free[:spare]
    for unit in hidden:
        state.status[unit] = AWAY
    for unit in lying + others:
        if unit >= 0:
            state.status[unit] = HIDDEN
    followed = sorted([unit for unit in lying + others if unit >= 0])
    for place in range(len(acted)):
        tied = first_like(state, followed, shown[place])
        if tied < 0:
            tied = first_like(state, units_of(state, enemy), shown[place])
        put_under(state, acted[place], tied if lying[place] < 0 else lying[place], lying[place] >= 0)
    for place in range(len(empty)):
        real = place < len(others)
        put_under(state, empty[place], others[place] if real else followed[0], real)


def put_under(state: State, marker: int, unit: int, real: bool) -> None:
    state.marker_unit[marker] = unit
    state.marker_real[marker] = int(real)


def taken(state: State, units: list[int], like: int) -> int:
    """The lowest of them that is alike, taken out, or -1."""
    unit = first_like(state, units, like)
    if unit >= 0:
        units.remove(unit)
    return unit


def first_like(state: State, units: list[int], like: int) -> int:
    """The lowest, or -1."""
    for unit in units:
        if alike(state, unit, like):
            return unit
    return -1


def units_of(state: State, side: int) -> list[int]:
    return [unit for unit in range(state.units()) if state.side[unit] == side]


def waiting(state: State, enemy: int) -> list[int]:
    """Units in reserve that might as well be hidden."""
    return [
        unit
        for unit in range(state.units())
        if state.side[unit] == enemy
        and state.status[unit] == AWAY
        and could_hide(state, unit)
        and may_be_kept(state, unit)
    ]


def exchange_reserve(state: State, enemy: int, markers: list[int], chance: Chance) -> None:
    """A hidden unit may as well be in reserve, and one in reserve be hidden."""
    away = waiting(state, enemy)
    for marker in markers:
        unit = state.marker_unit[marker]
        place = chance.below(len(away) + 1)
        if not state.marker_real[marker] or place == len(away) or not may_be_kept(state, unit):
            continue
        other = away[place]
        followers = [follower for follower in markers if state.marker_unit[follower] == unit]
        if all(fits(state, follower, other) for follower in followers):
            for follower in followers:
                state.marker_unit[follower] = other
            state.status[other] = HIDDEN
            state.status[unit] = AWAY
            away[place] = unit


def swap_markers(state: State, markers: list[int], chance: Chance) -> None:
    """Any two change what is under them, unless what was seen of one does not suit the other."""
    for k in range(len(markers) - 1, 0, -1):
        marker = markers[k]
        other = markers[chance.below(k + 1)]
        unit = state.marker_unit[marker]
        if fits(state, marker, state.marker_unit[other]) and fits(state, other, unit):
            real = state.marker_real[marker]
            state.marker_unit[marker] = state.marker_unit[other]
            state.marker_real[marker] = state.marker_real[other]
            state.marker_unit[other] = unit
            state.marker_real[other] = real


def tie_again(state: State, markers: list[int], chance: Chance) -> None:
    """16.1 Each dummy follows some hidden unit."""
    hidden = [state.marker_unit[marker] for marker in markers if state.marker_real[marker]]
    for marker in markers:
        unit = hidden[chance.below(len(hidden))]
        if not state.marker_real[marker] and fits(state, marker, unit):
            state.marker_unit[marker] = unit


def remember_acted(state: State, enemy: int, markers: list[int]) -> None:
    """5.14 On the card under way, the hidden units whose markers have acted."""
    for depth in range(len(state.stack)):
        procedure = state.stack[depth]
        if isinstance(procedure, Activations) and procedure.seat == enemy:
            activations = procedure.copy()
            for unit in range(state.units()):
                if state.status[unit] in (AWAY, HIDDEN):
                    activations.acted &= ~(1 << unit)
            for marker in markers:
                if state.marker_real[marker] and has(activations.acted_markers, marker):
                    activations.acted |= 1 << state.marker_unit[marker]
            state.stack[depth] = activations
