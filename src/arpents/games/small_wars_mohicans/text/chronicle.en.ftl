### The log as it reads: lines of several events, rows of tables, the summary of a turn.

log-units-placed = { $place_at }: { $units_the }.
log-units-come = Landed { $place_at }: { $units_the }.
log-units-wait = To land in spring: { $units_the }.
log-militia-raised = Raised { $place_at }: { $units_the }.
log-tribes-rallied = Rallied { $place_at }: { $units_the }.
log-units-to-port = Moved strategically to { $place_the }: { $units_the }.
log-units-board = Aboard { $place_at }: { $units_the }.
log-units-join = Join the stack { $place_at }: { $units_the }.
log-units-left = Halt { $place_at }: { $units_the }.
log-units-damaged = Damaged { $place_at }: { $units_the }.
log-units-destroyed = Destroyed { $place_at }: { $units_the }.
log-units-captured = Captured { $place_at }: { $units_the }.
log-units-inside = Inside { $place_at }: { $units_the }.
log-tribes-home = Home to { $place_the }: { $units_the }.
log-militia-home = Militia home { $place_at }: { $units_the }.
log-troops-land = Landed { $place_at }: { $who_the }.
log-round =
    { $kills ->
        [0] { $damage } damage
        [one] { $damage } damage, { $kills } elimination
       *[other] { $damage } damage, { $kills } eliminations
    }
log-opening =
    { $kills ->
        [0] opening fire: { $damage } damage
        [one] opening fire: { $damage } damage, { $kills } elimination
       *[other] opening fire: { $damage } damage, { $kills } eliminations
    }
log-ambush = ambush roll
log-shot = one shot
log-attack = total { $attack }
log-defence = total { $defence }

modifier-units = regulars and militia
modifier-garrison = garrison of the place
modifier-waterside = place on the water

summary-taken = { $seat_the } took { $place_the }.
summary-battles =
    { $count ->
        [one] { $seat_the } won a battle { $place_at }.
       *[other] { $seat_the } won { $count } battles: { $place_at }.
    }
summary-sieges = { $seat_the } besieged { $place_the }.
summary-raids =
    { $count ->
        [one] A raid struck { $place_the }.
       *[other] Raids struck { $place_the }.
    }
summary-marches =
    { $count ->
        [one] { $seat_the } marched to { $place_the }.
       *[other] { $seat_the } made { $count } marches: to { $place_the }.
    }
summary-landed = Troops landed { $place_at }.
summary-rallied = Tribes rallied { $place_at }.
