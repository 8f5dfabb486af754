### What the page says beside the board of A Few Acres of Snow.

page-symbol-ship = ship
page-symbol-bateau = bateau
page-symbol-wagon = wagon
page-symbol-settler = settler
page-symbol-fur = fur
page-coin = { $count } money
page-strength = strength { $count }
page-fortified = fortified
page-siege = Siege of { $place }: { $marker }
page-cards = Hand, deck
page-deck = { $count } in the deck
page-left = Villages and towns left
page-reserve = Reserve
page-seen = Seen by the other side
page-market = To be had: { $seat }
page-neutral = To be had by both
page-actions = Actions left
page-purse =
    { $points ->
        [one] { $money } money, 1 point
       *[other] { $money } money, { $points } points
    }
