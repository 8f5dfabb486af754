### What the page says beside the board of A Few Acres of Snow.

page-symbol-ship = ship
page-symbol-bateau = bateau
page-symbol-wagon = wagon
page-symbol-settler = settler
page-symbol-fur = fur
page-coin = { $count } money
page-strength = strength { $count }
page-fortified = fortified
page-siege = Siege of { $place }
page-cards = Hand, deck
page-deck = { $count } in the deck
page-left = Villages and towns left
page-reserve = Reserve
page-market = To be had: { $seat }
page-neutral = To be had by both
page-actions = Actions left
page-purse =
    { $points ->
        [one] { $money } money, 1 point
       *[other] { $money } money, { $points } points
    }

page-points =
    { $count ->
        [one] worth 1 point, a town twice that
       *[other] worth { $count } points, a town twice that
    }
page-settlers = asks for settlers
page-defence = { $count } more in its defence
page-tab-hand = Hand
page-tab-market = Market
page-tab-piles = Piles
page-tab-sieges = Sieges
page-price =
    { $count ->
        [0] free
       *[other] { $count } money
    }
page-own-deck = Deck
page-hand-or-deck = Hand or deck
page-discards = Discards
page-known = Known in hand
page-shown = Shown to the other side
page-captured = Captured
page-captured-count =
    { $villages ->
        [one] 1 village
       *[other] { $villages } villages
    }, { $towns ->
        [one] 1 town
       *[other] { $towns } towns
    }
page-locations = Places to be had
page-no-siege = No siege.
page-siege-level = even
page-siege-leads = { $seat_the }: +{ $lead }
page-pile = { $count }: { $cards }
page-pile-empty = none
