### The log as it reads: rows of tables, the summary of a turn.

log-unit = unit { $name }
log-to-hit = to hit
log-to-kill = to kill
log-to-strike = to strike
log-to-save = to parry
log-reaction = { $result } (total { $total })

summary-destroyed =
    { $count ->
        [one] A unit was destroyed.
       *[other] { $count } units were destroyed.
    }
summary-fire =
    { $count ->
        [one] There was one volley, with { $kills ->
            [0] nobody killed
            [one] one killed
           *[other] { $kills } killed
        }.
       *[other] There were { $count } volleys, with { $kills ->
            [0] nobody killed
            [one] one killed
           *[other] { $kills } killed
        }.
    }
summary-melee =
    { $count ->
        [one] There was a round of hand-to-hand fighting.
       *[other] There were { $count } rounds of hand-to-hand fighting.
    }
summary-burnt = A building burns.
summary-objectives = Objectives were scored.
summary-moves =
    { $count ->
        [one] There was one move.
       *[other] There were { $count } moves.
    }
