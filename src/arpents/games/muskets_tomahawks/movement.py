"""9.6-9.12 A Move: legs with their watchers, and the Move of a dispersed unit or a figure alone."""

STOPPED: Final = 1  # a leg that a reaction ended
ARRIVED_THERE: Final = 0


def lay(state: State, unit: int, plan: list[int]) -> None:
    """A leg is chosen: where each figure comes from and goes to."""
    figures = state.figures(unit)
    for k in range(len(figures)):
        figure = figures[k]
        state.from_x[figure] = state.fx[figure]
        state.from_y[figure] = state.fy[figure]
        state.to_x[figure] = plan[3 * k]
        state.to_y[figure] = plan[3 * k + 1]
        state.way[figure] = plan[3 * k + 2]


def starts_of(state: State, unit: int) -> list[int]:
    starts: list[int] = []
    for figure in state.figures(unit):
        starts += [state.fx[figure], state.fy[figure]]
    return starts


def ways_of(state: State, unit: int) -> list[int]:
    return [state.way[figure] for figure in state.figures(unit)]


def begin_ways(state: State, unit: int) -> None:
    """9.1.7 Each figure is measured before it moves."""
    for figure in state.figures(unit):
        state.way[figure] = starting_way(state, unit, state.fx[figure], state.fy[figure], state.radius[unit])


def is_stopped(state: State, unit: int) -> bool:
    """7.13"""
    return state.strength[unit] == 0 or state.halted >> unit & 1 == 1


LEG_BEGINS: Final = 0
LEG_HALF: Final = 1
LEG_ENDS: Final = 2
LEG_OVER: Final = 3


class Leg(Procedure["State"]):
    """9.10, 11.4 One leg: watchers fire half-way and at its end."""

    def __init__(
        self, seat: int, unit: int, formation: int, facing: int, ax: int, ay: int, exempt: int = -1,
        step: int = LEG_BEGINS,
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.formation = formation  # what the unit will be when it arrives
        self.facing = facing
        self.ax = ax
        self.ay = ay
        self.exempt = exempt

    def copy(self) -> Leg:
        return Leg(self.seat, self.unit, self.formation, self.facing, self.ax, self.ay, self.exempt, self.step)

    def run(self, state: State) -> bool:
        unit = self.unit
        if self.step == LEG_BEGINS:
            self.step = LEG_HALF
            if anybody_watches(state, self.seat) and not state.mans_gun(unit):
                self.go_half(state)
                return state.begin(Watch(1 - self.seat, unit, -1, self.exempt))
        if self.step == LEG_HALF:
            state.midway = -1
            if is_stopped(state, unit):
                return state.end(STOPPED)
            self.arrive(state)
            self.step = LEG_ENDS
        if self.step == LEG_ENDS:
            self.step = LEG_OVER
            turn_over_near(state)  # 16.3
            if anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, unit, -1, self.exempt))
        return state.end(STOPPED if is_stopped(state, unit) else ARRIVED_THERE)

    def go_half(self, state: State) -> None:
        """11.7 Each figure stands in the middle of its leg, rounded down."""
        state.midway = self.unit
        for figure in state.figures(self.unit):
            state.fx[figure] = (state.from_x[figure] + state.to_x[figure]) // 2
            state.fy[figure] = (state.from_y[figure] + state.to_y[figure]) // 2

    def arrive(self, state: State) -> None:
        unit = self.unit
        obstacles = 0
        for figure in state.figures(unit):
            leg = state.board.leg(state.from_x[figure], state.from_y[figure], state.to_x[figure], state.to_y[figure])
            obstacles += leg >> 4 & 31
            state.fx[figure] = state.to_x[figure]
            state.fy[figure] = state.to_y[figure]
        state.formation[unit] = self.formation
        state.facing[unit] = self.facing
        state.ax[unit] = self.ax
        state.ay[unit] = self.ay
        if state.gun[unit] != MANNED:
            close_up(state, unit)
        lose_formation(state, unit)
        if state.formed(unit) and obstacles:
            disperse(state, unit)  # 2.6
        state.tell(UNIT_MOVED, "9.6", unit, where(state, unit))


def where(state: State, unit: int) -> int:
    """The lattice place nearest below a unit's reference point, for events."""
    return place_number(state.where_x(unit), state.where_y(unit))


# -- 9.11 the dispersed unit

PICK_PLACE: Final = 0
PICK_ORDER: Final = 1
LEG_DONE: Final = 2
LAST_LEG_DONE: Final = 3
THROWING: Final = 4
MOVE_OVER: Final = 5


class Reach:
    """Everything a dispersed unit needs to know about where it can go now."""

    def __init__(self, state: State, unit: int) -> None:
        self.state = state
        self.unit = unit
        self.footing = Footing(state, unit)
        self.starts = starts_of(state, unit)
        self.ways = ways_of(state, unit)
        self.chain = chained(self.starts, chain_gap(state, unit) + 2 * state.radius[unit])
        self.order = keeping_order(self.starts)

    def arranging(self) -> Arranging:
        return Arranging(self.state, self.footing, self.unit, self.starts, self.ways)

    def keep_at(self, x: int, y: int) -> list[int]:
        """2.11 The plan of Keep with the reference figure at x, y."""
        return keep(self.arranging(), x - self.starts[0], y - self.starts[1], self.chain, self.order)

    def line_at(self, x: int, y: int, direction: int) -> list[int]:
        return hand_out(self.arranging(), x, y, LINES[direction], False)

    def knot_at(self, x: int, y: int) -> list[int]:
        return hand_out(self.arranging(), x, y, KNOT, False)

    def candidates(self) -> list[int]:
        """Lattice places the reference figure might reach, terrain not yet counted: x, y, ..."""
        step = self.state.lattice
        x = self.starts[0]
        y = self.starts[1]
        left = widest_allowance(self.state, self.unit, self.ways[0]) - way_length(self.ways[0])
        found: list[int] = []
        board = self.state.board
        for py in range(max(0, (y - left + step - 1) // step * step), min(board.height, y + left) + 1, step):
            for px in range(max(0, (x - left + step - 1) // step * step), min(board.width, x + left) + 1, step):
                if (px != x or py != y) and within(px - x, py - y, left):
                    found.append(px)
                    found.append(py)
        return found

    def offers(self, x: int, y: int) -> bool:
        """9.11 The reference figure can go there and Keep is legal."""
        radius = self.state.radius[self.unit]
        if self.footing.goes(self.ways[0], self.starts[0], self.starts[1], x, y, radius) < 0:
            return False
        return len(self.ways) == 1 or len(self.keep_at(x, y)) > 0

    def places(self) -> list[int]:
        found: list[int] = []
        candidates = self.candidates()
        for k in range(0, len(candidates), 2):
            if self.offers(candidates[k], candidates[k + 1]):
                found.append(place_number(candidates[k], candidates[k + 1]))
        return found

    def anywhere(self) -> bool:
        candidates = self.candidates()
        for k in range(0, len(candidates), 2):
            if self.offers(candidates[k], candidates[k + 1]):
                return True
        return False

    def rearranges(self) -> bool:
        """9.12 Standing still is lawful only to change the arrangement."""
        if len(self.ways) == 1:
            return False
        if self.knot_at(self.starts[0], self.starts[1]):
            return True
        for direction in range(4):
            if self.line_at(self.starts[0], self.starts[1], direction):
                return True
        return False


class Move(Procedure["State"]):
    """9.6, 9.10-9.12 A place, an arrangement, and perhaps a second leg."""

    def __init__(
        self, seat: int, unit: int, step: int = PICK_PLACE, legs: int = 0, x: int = -1, y: int = -1, taken: int = 0
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.legs = legs  # legs gone
        self.x = x  # where the reference figure is going
        self.y = y
        self.taken = taken  # 17.5.1 captive units that come along

    def copy(self) -> Move:
        return Move(self.seat, self.unit, self.step, self.legs, self.x, self.y, self.taken)

    def run(self, state: State) -> bool:
        if self.step == LEG_DONE:
            self.legs += 1
            self.step = PICK_PLACE
            if state.result == STOPPED:
                self.step = MOVE_OVER
            elif way_length(state.way[state.reference(self.unit)]) + LATTICE > widest_allowance(
                state, self.unit, state.way[state.reference(self.unit)]
            ):
                self.step = LAST_LEG_DONE
        if self.step == LAST_LEG_DONE:
            if state.result == STOPPED or not state.present(self.unit):
                self.step = MOVE_OVER
            else:
                bring_captives(state, self.unit, self.taken)
                end_of_move(state, self.unit)
                self.step = MOVE_OVER
                if may_throw(state, self.unit) or self.embarkations(state):
                    self.step = THROWING
        if self.step == MOVE_OVER:
            return state.end()
        return ASK

    def actions(self, state: State, seat: int) -> list[int]:
        if self.step == THROWING:
            found = [DONE]
            if may_throw(state, self.unit):
                found.append(THROW)
            found += self.embarkations(state)
            found.sort()
            return found
        reach = Reach(state, self.unit)
        if self.step == PICK_ORDER:
            return self.orders(state, reach)
        found = []
        if self.legs:
            found.append(HALT)
        elif reach.rearranges():
            found.append(STAY)
        for building in range(len(state.fire)):
            if cannot_enter(state, self.unit, building) == ALLOWED:
                found.append(ENTER | building)
        for boat in range(len(state.boat_side)):
            if cannot_board(state, self.unit, boat) == ALLOWED:
                found.append(BOARD | boat)
        for edge in range(4):
            if cannot_leave_table(state, self.unit, edge) == ALLOWED:
                found.append(LEAVE | edge)
        for captive in range(state.units()):
            if self.cannot_take(state, captive) == ALLOWED:
                found.append(TAKE | captive)
        for place in reach.places():
            found.append(GO | place)
        found.sort()
        return found

    def orders(self, state: State, reach: Reach) -> list[int]:
        found: list[int] = []
        still = self.x == reach.starts[0] and self.y == reach.starts[1]
        if not still:
            found.append(KEEP)
            if self.legs == 0:
                found.append(ONWARD)
        if len(reach.ways) > 1:
            for direction in range(4):
                if reach.line_at(self.x, self.y, direction):
                    found.append(LINE | direction)
            if reach.knot_at(self.x, self.y):
                found.append(FORM_KNOT)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == THROWING:
            if kind == EMBARK and high_of(action) < state.units() and low_of(action) < len(state.boat_side):
                return cannot_embark(state, high_of(action), low_of(action))
            if action == THROW:
                return ALLOWED if may_throw(state, self.unit) else OUT_OF_SIGHT_OR_RANGE
            return ALLOWED if action == DONE else NOT_ASKED
        if self.step == PICK_ORDER:
            if kind in (KEEP, ONWARD, LINE, FORM_KNOT):
                return ALLOWED if action in self.orders(state, Reach(state, self.unit)) else ARRANGEMENT_ILLEGAL
            return NOT_ASKED
        if kind == GO:
            return self.cannot_go(state, noun)
        if kind == ENTER and noun < len(state.fire):
            return cannot_enter(state, self.unit, noun)
        if kind == BOARD and noun < len(state.boat_side):
            return cannot_board(state, self.unit, noun)
        if kind == LEAVE and noun < 4:
            return cannot_leave_table(state, self.unit, noun)
        if kind == TAKE and noun < state.units():
            return self.cannot_take(state, noun)
        if action == HALT:
            return ALLOWED if self.legs else NOT_MOVED_YET
        if action == STAY:
            return ALLOWED if not self.legs and Reach(state, self.unit).rearranges() else ARRANGEMENT_ILLEGAL
        return NOT_ASKED

    def cannot_go(self, state: State, place: int) -> int:
        """9.8-9.11"""
        x = place_x(place)
        y = place_y(place)
        if not on_lattice(state.board, place) or x % state.lattice or y % state.lattice:
            return NOT_ON_LATTICE
        reach = Reach(state, self.unit)
        if x == reach.starts[0] and y == reach.starts[1]:
            return STANDS_THERE
        return ALLOWED if reach.offers(x, y) else CANNOT_GO_THERE

    def cannot_take(self, state: State, captive: int) -> int:
        """17.5.1"""
        if self.legs or self.taken >> captive & 1:
            return NOT_ASKED
        return cannot_escort(state, self.unit, captive)

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        unit = self.unit
        if kind == GO:
            self.x = place_x(noun)
            self.y = place_y(noun)
            self.step = PICK_ORDER
        elif action == STAY:
            self.x = state.fx[state.reference(unit)]
            self.y = state.fy[state.reference(unit)]
            self.step = PICK_ORDER
        elif kind == TAKE:
            self.taken |= 1 << noun
            for figure in state.figures(unit):
                state.way[figure] |= WAY_ESCORT
        elif kind == ENTER:
            enter_building(state, unit, noun)
            bring_captives(state, unit, self.taken)
            self.step = MOVE_OVER
        elif kind == BOARD:
            board_boat(state, unit, noun)
            bring_captives(state, unit, self.taken)
            self.step = MOVE_OVER
        elif kind == LEAVE:
            leave_table(state, unit, noun)
            self.step = MOVE_OVER
        elif action == HALT:
            state.result = ARRIVED_THERE
            self.step = LAST_LEG_DONE
        elif action == DONE:
            self.step = MOVE_OVER
        elif action == THROW:
            self.step = MOVE_OVER
            state.begin(Shoot(seat, unit, SINGLE, 1))
        elif kind == EMBARK:
            embark(state, high_of(action), low_of(action))
        else:
            self.go(state, kind, noun)

    def embarkations(self, state: State) -> list[int]:
        """17.5.3 Captives near an own canoe, at the end of the Move of one of their escort."""
        found: list[int] = []
        for boat in range(len(state.boat_side)):
            for captive in range(state.units()):
                if state.captive(captive) and cannot_embark(state, captive, boat) == ALLOWED:
                    found.append(EMBARK | captive << 8 | boat)
        return found

    def go(self, state: State, kind: int, noun: int) -> None:
        reach = Reach(state, self.unit)
        if kind == LINE:
            plan = reach.line_at(self.x, self.y, noun)
        elif kind == FORM_KNOT:
            plan = reach.knot_at(self.x, self.y)
        else:
            plan = reach.keep_at(self.x, self.y)
        lay(state, self.unit, plan)
        self.step = LEG_DONE if kind == ONWARD else LAST_LEG_DONE
        state.begin(Leg(self.seat, self.unit, DISPERSED, state.facing[self.unit], -1, -1))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == THROWING:
            return Prompt("prompt-throw", "10.10", {"unit": self.unit})
        if self.step == PICK_ORDER:
            return Prompt("prompt-arrangement", "9.11", {"unit": self.unit})
        return Prompt("prompt-place", "9.6", {"unit": self.unit})


def may_throw(state: State, unit: int) -> bool:
    """10.10 At the end of a Move that does not engage: a loaded single-shot weapon and somebody to use it on."""
    if state.single[unit] == NO_WEAPON or cannot_shoot(state, unit, SINGLE) != ALLOWED:
        return False
    for target in range(state.units()):
        if (
            state.side[target] != state.side[unit]
            and state.present(target)
            and gap_between_units(state, unit, target, RANGE[state.single[unit]])
            and cannot_choose_target(state, unit, target, SINGLE) == ALLOWED
        ):
            return True
    for marker in range(len(state.marker_side)):
        if (
            state.marker_side[marker] == 1 - state.side[unit]
            and cannot_look_for_marker(state, unit, marker, state.single[unit]) == ALLOWED
        ):
            return True
    return False


def end_of_move(state: State, unit: int) -> None:
    """13.6 A crew near its abandoned gun mans it again; an enemy spikes it."""
    if state.status[unit] != ON_TABLE:
        return
    for gun in range(state.units()):
        if state.gun[gun] != ABANDONED:
            continue
        if not unit_within(state, unit, state.ax[gun], state.ay[gun], GUN_RADIUS, CONTACT):
            continue
        if gun == unit:
            if man_gun(state, unit):
                return
        elif state.side[gun] != state.side[unit] and not state.is_a(unit, CAPTIVE | WAGON):
            state.gun[gun] = SPIKED
            state.tell(GUN_SPIKED, "13.6", gun, unit)


def man_gun(state: State, unit: int) -> bool:
    """13.4 The crew take their slots if all are free."""
    figures = state.figures(unit)
    slots = crew_slots(len(figures), state.facing[unit])
    state.gun[unit] = MANNED
    footing = Footing(state, unit)
    for k in range(len(figures)):
        x = state.ax[unit] + slots[2 * k]
        y = state.ay[unit] + slots[2 * k + 1]
        if not footing.legal_place(x, y, state.radius[unit], state.fx[figures[k]], state.fy[figures[k]]):
            state.gun[unit] = ABANDONED
            return False
    for k in range(len(figures)):
        state.fx[figures[k]] = state.ax[unit] + slots[2 * k]
        state.fy[figures[k]] = state.ay[unit] + slots[2 * k + 1]
    state.formation[unit] = DISPERSED
    state.tell(GUN_MANNED, "13.6", unit)
    return True
