### The log as it reads: rows of tables, the summary of a turn.

log-to-hit = to hit
log-to-kill = to kill
log-to-strike = to strike
log-to-save = to parry
log-reaction = { $result } (total { $total })

summary-destroyed =
    { $count ->
        [one] { $seat }: lost { $unit_the }.
       *[other] { $seat }: lost { $count } units, among them { $unit_the }.
    }
summary-fire =
    { $count ->
        [one] { $seat }: one volley, { $kills ->
            [0] nobody killed.
            [one] one killed.
           *[other] { $kills } killed.
        }
       *[other] { $seat }: { $count } volleys, { $kills ->
            [0] nobody killed.
            [one] one killed.
           *[other] { $kills } killed.
        }
    }
summary-melee =
    { $count ->
        [one] { $seat }: a round of hand-to-hand fighting.
       *[other] { $seat }: { $count } rounds of hand-to-hand fighting.
    }
summary-burnt = A building burns.
summary-objectives = { $seat }: objectives scored.
summary-moves =
    { $count ->
        [one] { $seat }: { $unit_the } moved.
       *[other] { $seat }: { $count } moves.
    }
summary-set-up =
    { $count ->
        [one] { $seat }: one unit or marker set up.
       *[other] { $seat }: { $count } units or markers set up.
    }
summary-cards =
    { $count ->
        [one] { $seat_the } played { $card }.
       *[other] { $seat_the } played { $count } cards.
    }
