"""5.24 What a seat may know: the whole map, its own hand, and how many cards the others are."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.chance import Chance
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FRENCH,
    LEADER_POOL,
    MILITIA_BOX_OF,
    PLACES,
    SIDES,
    SPACE_NAMES,
)
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, CARDS
from arpents.games.wilderness_war.facts.pieces import (
    IS_LEADER,
    LEADERS,
    MILITIA,
    PEOPLE_OF,
    PIECE_NAMES,
    STRENGTH,
    TYPE,
)
from arpents.games.wilderness_war.sequence.action_phase import CHOOSE, USE, ActionPhase
from arpents.games.wilderness_war.state import NO_HAND_SEEN, State
from arpents.games.wilderness_war.words.markers import (
    AMPHIB,
    BLOCKHOUSES_OF,
    CHEROKEES_CAME,
    DECK,
    DIPLOMATIC,
    DISCARDED,
    FRENCH_NIAGARA,
    FRENCH_OHIO,
    HAND,
    MONTCALM_CAME,
    MOVING,
    NO_AMPHIB,
    NO_FRENCH_NAVAL,
    PITT,
    QUIBERON,
    REDUCED_MILITIA_WEAK,
    REGULARS_OF,
    REMOVED,
    SURRENDER_SEEN,
    UPRISING,
    WORK_NAMES,
)

LASTING = (
    (PITT, "william-pitt"),
    (DIPLOMATIC, "diplomatic-revolution"),
    (NO_AMPHIB, "no-amphibious-landing"),
    (NO_FRENCH_NAVAL, "no-french-naval"),
    (QUIBERON, "quiberon-bay"),
    (BLOCKHOUSES_OF << BRITISH, "british-blockhouses"),
    (BLOCKHOUSES_OF << FRENCH, "french-blockhouses"),
    (CHEROKEES_CAME, "cherokees"),
    (UPRISING, "cherokee-uprising"),
)

# Pieces as they are shown: each view has copies of its own, which cost less than making them.
LEADER_SEEN: Final[list[dict[str, object]]] = [{"piece": name} for name in PIECE_NAMES]
UNIT_SEEN: Final[list[dict[str, object]]] = [
    {"piece": name, "strength": STRENGTH[piece * 3 + 2]} for piece, name in enumerate(PIECE_NAMES)
]
REDUCED_SEEN: Final[list[dict[str, object]]] = [
    {"piece": name, "strength": STRENGTH[piece * 3 + 1], "reduced": True} for piece, name in enumerate(PIECE_NAMES)
]
WEAK_SEEN: Final[list[dict[str, object]]] = [{"piece": name, "strength": 0, "reduced": True} for name in PIECE_NAMES]


def view_of(state: State, seat: int) -> dict[str, object]:
    return {
        "game": "wilderness-war",
        "seat": None if seat == NOBODY else SIDES[seat],
        "year": state.year,
        "season": ("early", "late")[state.season],
        "last_year": state.last_year,
        "french_points": state.points,
        "assemblies": ("reluctant", "supportive", "enthusiastic")[state.assemblies],
        "lasting": [name for flag, name in LASTING if state.flags & flag],
        "niagara": SIDES[FRENCH if state.flags & FRENCH_NIAGARA else BRITISH],
        "ohio_forks": SIDES[FRENCH if state.flags & FRENCH_OHIO else BRITISH],
        "hand": [CARD_NAMES[card] for card in state.hand(seat)] if seat != NOBODY else [],
        "known": known_cards(state, seat),
        "hands": {SIDES[side]: state.hands[side] for side in (BRITISH, FRENCH)},
        "hand_sizes": {SIDES[side]: state.hand_size[side] for side in (BRITISH, FRENCH)},
        "held": [SIDES[side] for side in (BRITISH, FRENCH) if state.passed >> side & 1],
        "must_play_all": [SIDES[side] for side in (BRITISH, FRENCH) if state.carried >> side & 1],
        "built_last": [SIDES[side] for side in (BRITISH, FRENCH) if state.built >> side & 1],
        "regulars_played": [SIDES[side] for side in (BRITISH, FRENCH) if state.flags & REGULARS_OF << side],
        "surrender_seen": state.flags & SURRENDER_SEEN != 0,
        "montcalm_came": state.flags & MONTCALM_CAME != 0,
        "deck": len(state.deck),
        "discarded": [CARD_NAMES[card] for card in range(1, CARDS) if state.card_in[card] == DISCARDED],
        "removed": [CARD_NAMES[card] for card in range(1, CARDS) if state.card_in[card] == REMOVED],
        "leader_pool": [PIECE_NAMES[leader] for leader in LEADERS[BRITISH] if state.where[leader] == LEADER_POOL],
        "militia": {SPACE_NAMES[box]: pieces_seen(state, box) for box in MILITIA_BOX_OF[1:]},
        "acting": [PIECE_NAMES[piece] for piece in sorted(state.with_any_role()) if state.role[piece] & MOVING],
        "spaces": spaces_seen(state),
    }


def known_cards(state: State, seat: int) -> list[str]:
    """Cards of the other hand that the seat has seen go there."""
    if seat == NOBODY:
        return []
    return [
        CARD_NAMES[card]
        for card in range(1, CARDS)
        if state.card_in[card] == HAND + 1 - seat and state.known[card] >> seat & 1
    ]


def pieces_seen(state: State, space: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    weak = state.options[REDUCED_MILITIA_WEAK]
    for side in range(len(SIDES)):
        if not state.has_pieces(side, space):
            continue
        for piece in state.pieces_at(side, space):
            if IS_LEADER[piece]:
                found.append(LEADER_SEEN[piece].copy())
            elif state.steps[piece] == 2:
                found.append(UNIT_SEEN[piece].copy())
            elif weak and TYPE[piece] == MILITIA:
                found.append(WEAK_SEEN[piece].copy())
            else:
                found.append(REDUCED_SEEN[piece].copy())
    return found


def spaces_seen(state: State) -> dict[str, object]:
    """Those where there is anything to see."""
    found: dict[str, object] = {}
    here = state.here
    for space, work in enumerate(state.work):
        peopled = here[space] or here[PLACES + space] or here[2 * PLACES + space] or here[3 * PLACES + space]
        if work or peopled or state.marks[space] or state.siege[space] or PEOPLE_OF[space]:
            seen = space_seen(state, space)
            if seen:
                found[SPACE_NAMES[space]] = seen
    return found


def space_seen(state: State, space: int) -> dict[str, object]:
    seen: dict[str, object] = {}
    pieces = pieces_seen(state, space)
    if pieces:
        seen["pieces"] = pieces
    if state.work[space]:
        seen["work"] = WORK_NAMES[state.work[space] >> 1]
        seen["owner"] = SIDES[state.owner(space)]
    if state.marks[space]:
        for side in range(len(SIDES)):
            if state.digging(side, space):
                seen["fort_begun"] = SIDES[side]
            if state.raided(side, space):
                seen[f"raided_by_{SIDES[side]}"] = state.raided(side, space)
    if PEOPLE_OF[space]:
        for side in range(len(SIDES)):
            if state.allied(side, space):
                seen["allied"] = SIDES[side]
    if state.siege[space]:
        seen["siege"] = state.siege[space] - 1
    if state.marks[space]:
        if state.fieldworks(space):
            seen["fieldworks"] = SIDES[state.fieldworks(space) - 1]
        if state.marks[space] & AMPHIB:
            seen["amphib"] = True
    return seen


def redeal(state: State, seat: int, chance: Chance) -> None:
    """The other hand and the deck are dealt again, but for cards the seat has seen, and the one being played."""
    enemy = 1 - seat
    pinned = 0
    if state.stack:
        top = state.top()
        if isinstance(top, ActionPhase) and top.seat == enemy and top.step == USE:
            top.step = CHOOSE
            top.card = 0
    for procedure in state.stack:
        if isinstance(procedure, ActionPhase) and procedure.seat == enemy:
            pinned = procedure.card
    hidden = state.deck[:]
    theirs: list[int] = []
    for card in state.hand(enemy):
        if not state.known[card] >> seat & 1 and card != pinned:
            theirs.append(card)
            hidden.append(card)
    hidden.sort()
    chance.shuffle(hidden)
    state.change_cards()
    for number, card in enumerate(hidden):
        state.card_in[card] = HAND + enemy if number < len(theirs) else DECK
        state.known[card] = 0
    state.deck = hidden[len(theirs) :]
    state.held = NO_HAND_SEEN
