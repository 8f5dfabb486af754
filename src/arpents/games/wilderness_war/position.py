"""A state from a description, and every way in which a state can be wrong."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Scripted
from arpents.engine.description import Description, read_only
from arpents.engine.errors import Fault
from arpents.games.wilderness_war.common.sweep import left_by_captor, lone_leaders
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FRENCH,
    GONE,
    IS_FORTRESS,
    LANDINGS,
    LEADER_POOL,
    MILITIA_BOX_OF,
    PLACE_NAMES,
    PLACES,
    PLACES_ON_MAP,
    SIDE_OF_DEPARTMENT,
    SIDES,
    SPACE_NAMES,
    TERRAIN,
    UNUSED,
    UPPER_LAKES,
    WAITING,
)
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, CARDS
from arpents.games.wilderness_war.facts.pieces import (
    BIT,
    COMMAND,
    GROUP,
    IROQUOIS,
    IS_LEADER,
    LEADERS,
    MILITIA,
    NATION,
    PIECE_NAMES,
    PIECE_NUMBER,
    PIECES,
    SIDE,
    SLOT,
    TYPE,
)
from arpents.games.wilderness_war.pieces_in_play import masks_from
from arpents.games.wilderness_war.sequence.action_phase import ActionPhase
from arpents.games.wilderness_war.sequence.turn import PHASES, SEASON_OVER, War, deal
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.view import LASTING
from arpents.games.wilderness_war.words.markers import (
    AMPHIB,
    DECK,
    DIGGING,
    DIPLOMATIC,
    DISCARDED,
    FORT,
    FORTRESS,
    FRENCH_NIAGARA,
    FRENCH_OHIO,
    HAND,
    INSIDE,
    MONTCALM_CAME,
    OUT,
    PITT,
    QUIBERON,
    REGULARS_OF,
    REMOVED,
    STOCKADE,
    SURRENDER_SEEN,
)

FIELDS: Final = (
    "year", "season", "to_play", "french_points", "assemblies", "pieces", "rest", "works", "sieges", "markers", "hands",
    "deck", "discarded", "removed", "lasting", "held", "must_play_all", "built_last", "niagara", "ohio_forks", "phase",
    "regulars_played", "surrender_seen", "montcalm_came",
)  # fmt: skip
BEGINNINGS: Final = ("actions", "year-end")
YEAR_END: Final = 1
LEVELS: Final = ("reluctant", "supportive", "enthusiastic")
SHORES: Final[list[int]] = [shore for shores in LANDINGS for shore in shores]  # 6.43
WORKS: Final = ("none", "stockade", "fort", "fortress", "fort-begun")


def named(**arguments: object) -> dict[str, object]:
    return dict(arguments)


def arrange(state: State, said: dict[str, object], faults: list[Fault]) -> None:
    """Whatever is not said stays as the scenario has it; a position begins with an Action Phase or at year's end."""
    spec = Description(said, faults)
    state.year = spec.number("year", state.year, 1755, 1762)
    state.season = spec.choice("season", ("early", "late"), state.season)
    state.points = spec.number("french_points", state.points, -40, 40)
    state.assemblies = spec.choice("assemblies", LEVELS, state.assemblies)
    place_pieces(state, spec, faults)
    place_works(state, spec, faults)
    place_sieges(state, spec, faults)
    place_markers(state, spec, faults)
    give_cards(state, spec, faults)
    set_flags(state, spec, faults)
    call_pitts_leaders(state, spec.mapping("pieces"))
    side = spec.choice("to_play", SIDES, FRENCH)
    phase = spec.choice("phase", BEGINNINGS, 0)
    state.touched.clear()
    deals = not spec.says("hands") or phase == YEAR_END
    if deals and not spec.says("deck") and not isinstance(state.chance, Scripted):
        state.change_cards()
        state.chance.shuffle(state.deck)
    if phase == YEAR_END:
        end_year(state, spec, faults)
    else:
        if not spec.says("hands"):
            deal(state)
        state.stack = [War(FRENCH, PHASES, 1 - side), ActionPhase(side)]
    if faults:  # say everything that is wrong at once
        faults.extend(faults_in(state))


def end_year(state: State, spec: Description, faults: list[Fault]) -> None:
    """4.0 B The Late season is over; a card still in a hand is held."""
    if spec.said.get("season") == "early":
        faults.append(Fault("season", "year-ends-late", "4.0"))
    state.season = 1
    for side in (BRITISH, FRENCH):
        count = state.hands[side]
        if count > 1:
            faults.append(Fault(f"hands.{SIDES[side]}", "cards-left-at-year-end", "4.2a", named(count=count)))
        elif count:
            state.passed |= 1 << side
    state.stack = [War(FRENCH, SEASON_OVER)]


def space_of(name: str, at: str, faults: list[Fault]) -> int:
    if name in SPACE_NAMES[:PLACES_ON_MAP]:
        return SPACE_NAMES.index(name)
    faults.append(Fault(at, "unknown-space", "2.0", named(space=name)))
    return -1


def side_of(name: str, at: str, faults: list[Fault]) -> int:
    if name in SIDES:
        return SIDES.index(name)
    faults.append(Fault(at, "unknown-side", "1.0", named(side=name)))
    return -1


def place_pieces(state: State, spec: Description, faults: list[Fault]) -> None:
    """`{"bearn": "quebec"}` or `{"bearn": {"space": "quebec", "reduced": true}}`; `"rest": "unused"` clears the map."""
    pieces = spec.mapping("pieces")
    state.change_pieces()
    rest = spec.said.get("rest")
    if rest is not None and rest != "unused":
        faults.append(Fault("rest", "unknown-value", "", named(value=str(rest), known=["unused"])))
    if rest == "unused":
        for piece in range(PIECES):
            if state.where[piece] < UNUSED:
                state.where[piece] = GONE if IS_LEADER[piece] else UNUSED
                state.steps[piece] = 0
    for name, where in pieces.items():
        at = f"pieces.{name}"
        piece = PIECE_NUMBER.get(name, -1)
        if piece < 0:
            faults.append(Fault(at, "unknown-piece", "3.0", named(piece=name)))
            continue
        reduced: object = False
        place: object = where
        if isinstance(where, dict):
            read_only(at, where, ("space", "reduced", "side"), faults)
            place = where.get("space")
            reduced = where.get("reduced", False)
            if "side" in where and side_of(str(where["side"]), at, faults) not in (-1, SIDE[piece]):
                faults.append(Fault(at, "piece-of-the-other-side", "3.1", named(piece=name, side=str(where["side"]))))
        if not isinstance(place, str) or place not in PLACE_NAMES:
            faults.append(Fault(at, "unknown-space", "2.0", named(space=str(place))))
            continue
        if not isinstance(reduced, bool) or (reduced and IS_LEADER[piece]):
            faults.append(Fault(at, "cannot-be-reduced", "3.1", named(piece=name)))
            continue
        state.where[piece] = PLACE_NAMES.index(place)
        alive = state.where[piece] < UNUSED
        if IS_LEADER[piece]:
            state.steps[piece] = 0 if place == "gone" else 1
        else:
            state.steps[piece] = (1 if reduced else 2) if alive else 0
    state.here = masks_from(state.where)
    state.look_again()


def place_works(state: State, spec: Description, faults: list[Fault]) -> None:
    """`{"oswego": "none"}` or `{"oswego": {"work": "fort", "side": "british"}}`."""
    state.change_map()
    for name, what in spec.mapping("works").items():
        at = f"works.{name}"
        space = space_of(name, at, faults)
        if space < 0:
            continue
        kind: object = what
        side = BRITISH
        if isinstance(what, dict):
            read_only(at, what, ("work", "side"), faults)
            kind = what.get("work")
            side = side_of(str(what.get("side")), at, faults)
        if not isinstance(kind, str) or kind not in WORKS or side < 0:
            faults.append(Fault(at, "unknown-work", "2.0", named(work=str(kind), known=list(WORKS))))
            continue
        if (kind == "fortress") != (IS_FORTRESS[space] == 1):
            faults.append(Fault(at, "fortresses-are-printed", "5.43", named(space=name)))
            continue
        if kind == "none":
            state.work[space] = 0
            state.remove_digging(space)
        elif kind == "fort-begun":
            state.work[space] = 0 if state.work[space] >= 2 * FORT else state.work[space]
            state.set_digging(space, side)
        else:
            state.work[space] = 2 * WORKS.index(kind) + side
    state.look_again()


def place_sieges(state: State, spec: Description, faults: list[Fault]) -> None:
    for name, level in spec.mapping("sieges").items():
        space = space_of(name, f"sieges.{name}", faults)
        reached = spec.within(f"sieges.{name}", level, 0, 0, 2, "8.23")
        if space >= 0:
            state.set_siege(space, reached + 1)


def place_markers(state: State, spec: Description, faults: list[Fault]) -> None:
    """`{"carlisle": {"raided_by_french": 1, "fieldworks": "british", "fort_begun": "british", "amphib": true}}`."""
    for name, markers in spec.mapping("markers").items():
        at = f"markers.{name}"
        space = space_of(name, at, faults)
        for marker, value in spec.entry(at, markers).items():
            if space < 0:
                continue
            if marker == "amphib" and isinstance(value, bool):
                state.mark(space, AMPHIB, AMPHIB if value else 0)
            elif marker == "fieldworks" and value in SIDES:
                state.set_fieldworks(space, 1 + SIDES.index(value))
            elif marker == "fort_begun" and value in SIDES:
                state.set_digging(space, SIDES.index(value))
            elif marker in ("raided_by_french", "raided_by_british") and isinstance(value, int) and 0 <= value <= 15:
                for _ in range(value):
                    state.add_raided(SIDES.index(str(marker)[10:]), space)
            else:
                faults.append(Fault(at, "unknown-marker", "3.3", named(marker=str(marker), value=str(value))))


def give_cards(state: State, spec: Description, faults: list[Fault]) -> None:
    """Cards named in a hand or pile leave the deck; `deck` names the cards on top, first drawn first."""
    taken: list[int] = []
    state.change_cards()
    hands = spec.mapping("hands")
    for name in hands:
        side_of(name, f"hands.{name}", faults)
    places: list[tuple[str, object, int]] = [
        (f"hands.{side}", hands.get(side), HAND + SIDES.index(side)) for side in SIDES
    ]
    places += [("discarded", spec.said.get("discarded"), DISCARDED), ("removed", spec.said.get("removed"), REMOVED)]
    for at, value, place in places:
        if value is None:
            continue
        for name in spec.listed(at, value):
            card = card_of(state, name, at, taken, faults)
            if card:
                taken.append(card)
                state.deck.remove(card)
                state.put_card(card, place)
    if spec.says("deck"):
        top: list[int] = []
        for name in spec.listed("deck", spec.said["deck"]):
            card = card_of(state, name, "deck", taken, faults)
            if card:
                taken.append(card)
                top.append(card)
        state.deck = [card for card in state.deck if card not in top] + top[::-1]


def card_of(state: State, name: str, at: str, taken: list[int], faults: list[Fault]) -> int:
    if name not in CARD_NAMES[1:]:
        faults.append(Fault(at, "unknown-card", "5.2", named(card=name)))
        return 0
    card = CARD_NAMES.index(name)
    if card in taken:
        faults.append(Fault(at, "card-in-two-places", "5.2", named(card=name)))
        return 0
    if state.card_in[card] == OUT:
        faults.append(Fault(at, "card-not-in-scenario", "5.2", named(card=name)))
        return 0
    return card


def set_flags(state: State, spec: Description, faults: list[Fault]) -> None:
    if spec.says("lasting"):
        for flag, _ in LASTING:
            state.flags &= ~flag
        for name in spec.names("lasting"):
            known = [flag for flag, word in LASTING if word == name]
            if known:
                state.flags |= known[0]
            else:
                faults.append(
                    Fault("lasting", "unknown-value", "5.51", named(value=name, known=[word for _, word in LASTING]))
                )
        follow_lasting(state)
    for field in ("held", "must_play_all", "built_last", "regulars_played"):
        mask = 0
        for name in spec.names(field):
            side = side_of(name, field, faults)
            mask |= 1 << side if side >= 0 else 0
        if field == "held":
            state.passed = mask
        elif field == "must_play_all":
            state.carried = mask
        elif field == "built_last":
            state.built = mask
        else:
            state.flags |= REGULARS_OF * mask
    for field, flag in (("surrender_seen", SURRENDER_SEEN), ("montcalm_came", MONTCALM_CAME)):
        seen = spec.flag(field, state.flags & flag != 0)
        state.flags = state.flags | flag if seen else state.flags & ~flag
    for field, flag in (("niagara", FRENCH_NIAGARA), ("ohio_forks", FRENCH_OHIO)):
        holder = spec.choice(field, SIDES, FRENCH if state.flags & flag else BRITISH)
        state.flags = state.flags | flag if holder == FRENCH else state.flags & ~flag


def follow_lasting(state: State) -> None:
    """What the lasting events have done by now: hand sizes, and who begins a season."""
    state.hand_size = [
        9 if state.flags & PITT else 8,
        7 if state.flags & QUIBERON else 9 if state.flags & DIPLOMATIC else 8,
    ]
    state.first_side = BRITISH if state.flags & QUIBERON else FRENCH


def call_pitts_leaders(state: State, placed: dict[str, object]) -> None:
    """5.55 With Pitt, and from 1759 on without him, they lie in the pool unless a place is named for them."""
    if state.flags & PITT or state.year >= 1759:
        for leader in LEADERS[BRITISH]:
            if state.where[leader] == WAITING and PIECE_NAMES[leader] not in placed:
                state.move(leader, LEADER_POOL)


# -- what can be wrong


def faults_in(state: State) -> list[Fault]:
    faults: list[Fault] = []
    check_pieces(state, faults)
    check_spaces(state, faults)
    check_markers(state, faults)
    check_cards(state, faults)
    return faults


def slots_of(piece: int) -> range:
    return range(SLOT[piece] * PLACES, (SLOT[piece] + 1) * PLACES)


def check_pieces(state: State, faults: list[Fault]) -> None:
    masks = masks_from(state.where)
    astray = masks != state.here
    for piece in range(PIECES):
        place = state.where[piece]
        at = f"pieces.{PIECE_NAMES[piece]}"
        if astray and any((masks[slot] ^ state.here[slot]) & BIT[piece] for slot in slots_of(piece)):
            faults.append(Fault(at, "in-two-places", "3.0", named(piece=PIECE_NAMES[piece])))
        if IS_LEADER[piece]:
            if (state.steps[piece] == 0) != (place == GONE) or place in MILITIA_BOX_OF or is_nobodys(piece, place):
                faults.append(Fault(at, "leader-astray", "3.2", named(piece=PIECE_NAMES[piece])))
        elif (state.steps[piece] > 0) != (place < UNUSED) or place in (LEADER_POOL, WAITING):
            faults.append(Fault(at, "steps-and-place-differ", "3.1", named(piece=PIECE_NAMES[piece])))
        if TYPE[piece] == MILITIA:
            if place < UNUSED and place not in MILITIA_BOX_OF and not fighting(state):
                faults.append(Fault(at, "militia-outside-its-box", "7.3", named(piece=PIECE_NAMES[piece])))
            if place in MILITIA_BOX_OF[1:] and SIDE_OF_DEPARTMENT[MILITIA_BOX_OF.index(place)] != SIDE[piece]:
                faults.append(Fault(at, "militia-outside-its-box", "7.3", named(piece=PIECE_NAMES[piece])))
        elif place in MILITIA_BOX_OF[1:]:
            faults.append(Fault(at, "only-militia-in-boxes", "7.3", named(piece=PIECE_NAMES[piece])))
        if GROUP[piece] == IROQUOIS and SIDE[piece] == BRITISH and place < PLACES_ON_MAP:
            for other in range(PIECES):
                if SIDE[other] == FRENCH and NATION[other] == NATION[piece] and state.on_map(other):
                    faults.append(Fault(at, "nation-on-both-sides", "5.533", named(piece=PIECE_NAMES[piece])))


def is_nobodys(leader: int, place: int) -> bool:
    """5.55 A leader serves his side, waits for it or is gone; only British ones are drawn from the pool."""
    return place == UNUSED or (place == LEADER_POOL and SIDE[leader] != BRITISH)


def fighting(state: State) -> bool:
    """Whether a move, a battle or a raid is under way."""
    return len(state.stack) > 2


def check_spaces(state: State, faults: list[Fault]) -> None:
    for space in range(PLACES_ON_MAP):
        name = SPACE_NAMES[space]
        kind = state.work[space] >> 1
        if (kind == FORTRESS) != (IS_FORTRESS[space] == 1):
            faults.append(Fault(f"works.{name}", "fortresses-are-printed", "5.43", named(space=name)))
        if state.siege[space]:
            owner = state.owner(space)
            if kind < FORT:
                faults.append(Fault(f"sieges.{name}", "nothing-to-besiege", "8.21", named(space=name)))
            elif not state.has_units(1 - owner, space) and not fighting(state):
                faults.append(Fault(f"sieges.{name}", "nobody-besieges", "8.232", named(space=name)))
            elif kind == FORT and state.count_units(owner, space) > 4 and not relieving(state, owner, space):
                faults.append(Fault(f"sieges.{name}", "fort-too-full", "8.11", named(space=name)))
        elif not fighting(state) and not state.touched:
            both = state.has_units(BRITISH, space) and state.has_units(FRENCH, space)
            enemy_fort = kind >= STOCKADE and state.has_units(1 - state.owner(space), space)
            if both or enemy_fort:
                faults.append(Fault(f"pieces.{name}", "enemies-share-a-space", "6.51", named(space=name)))


def check_markers(state: State, faults: list[Fault]) -> None:
    """What lies in a space where it cannot lie, and leaders too many or lost among enemies."""
    chiefs = [leader for leader in LEADERS[BRITISH] if COMMAND[leader] == 7 and state.on_map(leader)]
    if len(chiefs) > 2:
        faults.append(Fault(f"pieces.{PIECE_NAMES[chiefs[2]]}", "three-commanders-in-chief", "5.55", named(most=2)))
    settled = not fighting(state) and not state.touched
    for space in range(PLACES_ON_MAP):
        name = SPACE_NAMES[space]
        if state.marks[space] & AMPHIB and space not in SHORES:
            faults.append(Fault(f"markers.{name}", "amphib-off-its-shores", "6.431", named(space=name)))
        if state.work[space] and TERRAIN[space] == UPPER_LAKES:
            faults.append(Fault(f"works.{name}", "nothing-is-built-there", "5.41", named(space=name)))
        if state.marks[space] & DIGGING and state.work[space] >= 2 * FORT:
            faults.append(Fault(f"works.{name}", "fort-begun-in-a-fort", "5.43", named(space=name)))
        if settled and left_by_captor(state, space):
            faults.append(Fault(f"works.{name}", "captured-fortress-left", "8.24", named(space=name)))
        for side in (BRITISH, FRENCH):
            if settled and lone_leaders(state, side, space):
                faults.append(Fault(f"pieces.{name}", "leaders-among-enemies", "6.53", named(space=name)))


def relieving(state: State, owner: int, space: int) -> bool:
    """Relief has come in and is about to fight."""
    return fighting(state) or len(state.with_role(owner, space, INSIDE)) > 0


def check_cards(state: State, faults: list[Fault]) -> None:
    for side in (BRITISH, FRENCH):
        if state.hands[side] != len(state.hand(side)):
            faults.append(Fault(f"hands.{SIDES[side]}", "cards-miscounted", "5.24", named(count=state.hands[side])))
    if sorted(state.deck) != [card for card in range(1, CARDS) if state.card_in[card] == DECK]:
        faults.append(Fault("deck", "cards-miscounted", "5.24", named(count=len(state.deck))))
    for card in range(1, CARDS):
        if not OUT <= state.card_in[card] <= REMOVED:
            faults.append(Fault("deck", "card-astray", "5.2", named(card=CARD_NAMES[card])))
