### What the page says beside the board of Small Wars: Mohicans.

page-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
page-state-damaged = damaged
page-state-inside = inside the works
page-state-moved = has moved
page-state-marching = marching
page-state-won = has won
page-fort = fort
page-attacked = under attack
page-anchorages = At anchor
page-ship-unknown = unknown ship
page-supply = Supply
page-supply-of = { $land } by land, { $sea } by sea
page-victories = Great victories
page-raided = raided: { $seat }
