### The log as it reads: lines of several events, rows of tables, the summary of a turn.

log-blocks-moved =
    { $count ->
        [one] { $count } { $seat_adj } block goes from { $from } to { $zone } { $way }: { $blocks_the }.
       *[other] { $count } { $seat_adj } blocks go from { $from } to { $zone } { $way }: { $blocks_the }.
    }
log-blocks-placed = At { $zone }: { $blocks_the }.
log-blocks-eliminated = Eliminated: { $blocks_the }.
log-blocks-revealed = Revealed { $column_at }: { $blocks_the }.
log-hits =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
log-hits-double =
    { $hits ->
        [0] no hit (double fire)
        [one] 1 hit (double fire)
       *[other] { $hits } hits (double fire)
    }
log-hits-pursuit =
    { $hits ->
        [0] no hit (pursuit)
        [one] 1 hit (pursuit)
       *[other] { $hits } hits (pursuit)
    }

summary-battles =
    { $count ->
        [one] { $seat_the } attacked { $zone_at }.
       *[other] { $seat_the } attacked { $count } times: { $zone_at }.
    }
summary-eliminated =
    { $count ->
        [one] { $seat_the } lost a block: { $block_the }.
       *[other] { $seat_the } lost { $count } blocks, among them { $block_the }.
    }
summary-occupied = The British occupied { $zone } for the first time.
summary-moves =
    { $number ->
        [one] { $seat_the } moved one block, to { $zone }.
       *[other] { $seat_the } moved { $number } blocks, to { $zone }.
    }
summary-ships = British ships sailed to { $zone }.
summary-impossible = { $seat_the } had written an order that could not be carried out.
summary-stayed = { $seat_the } stayed where they were.
