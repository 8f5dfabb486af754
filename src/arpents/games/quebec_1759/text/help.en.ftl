### What a choice of Québec 1759 would bring.

foresee-boats =
    { $count ->
        [0] No boats { $zone_at }.
        [one] Boats for one block { $zone_at }.
       *[other] Boats for { $count } blocks { $zone_at }.
    }
foresee-fire =
    { $dice ->
        [one] One die
       *[other] { $dice } dice
    }, { $expected ->
        [one] { $expected } hit on average
       *[other] { $expected } hits on average
    }
foresee-single-fire = Single fire: a 6 hits.
foresee-double-fire = Double fire: 5 and 6 hit.
