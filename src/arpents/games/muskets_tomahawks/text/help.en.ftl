### What a choice of Muskets & Tomahawks would bring.

foresee-enemy-card = Playing a card of the enemy gains one command point.
foresee-places =
    { $count ->
        [0] No place within reach
        [one] One place within reach
       *[other] { $count } places within reach
    }
foresee-spotting = First the target must be spotted: { $chance }%.
foresee-shooting =
    { $count ->
        [0] No shot
        [one] One shot
       *[other] { $count } shots
    }; killed on average: { $expected }
foresee-killed =
    { $count ->
        [0] nobody falls
        [one] 1 figure
       *[other] { $count } figures
    }
foresee-more-killed = more than { $count } figures
foresee-term = { $term } ({ $count } of { $of })
foresee-reaction = The reaction test, rolled again
foresee-marker = To find out this marker: { $chance }%.
foresee-engage = { $count } against { $against }: they strike on { $strike }+, the enemy wards off on { $ward }+.
foresee-ruler = { $inches } in
