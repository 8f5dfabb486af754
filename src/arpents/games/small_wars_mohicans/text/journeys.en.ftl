### What is decided in one go in Small Wars: Mohicans.

journey-take-all = Take everybody at { $place_the }: { $count ->
    [one] one unit
    *[other] { $count } units
}
journey-march = March to { $place_the }, at a cost of { $cost }
