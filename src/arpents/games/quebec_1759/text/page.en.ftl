### What the page says beside the board of Québec 1759.

page-block = { $name }, { $type }, CV { $cv } of { $full }
page-hidden = { $seat_adj } block, unknown
page-occupied = occupied by the British
page-move = Campaign Move
page-setup = setup
page-tide = Tide
page-tide-stops = boats and ships stay
page-supplies-cut = held by the British
page-orders = { $seat_adj } order
page-orders-secret = Written in secret.
page-orders-blank = Blank: everything stays.
page-order =
    { $count ->
        [one] One block, { $from } → { $to }, { $way }
       *[other] { $count } blocks, { $from } → { $to }, { $way }
    }
page-order-ships =
    { $count ->
        [one] One ship, { $from } → { $to }
       *[other] { $count } ships, { $from } → { $to }
    }
page-order-indians = The Indians, { $from } → { $to }
page-order-void = { $line } (impossible)
page-battle = The fight { $zone_at }
