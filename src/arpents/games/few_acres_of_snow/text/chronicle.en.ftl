### The log as it reads: lines of several events, rows of tables, the summary of a turn.

log-cards-played = { $seat_the } play { $cards_the }.
log-settled = { $seat_the } settle { $place } with { $cards_the }.
log-regained = { $seat_the } settle { $place } anew, for its card, with { $cards_the }.
log-developed = { $seat_the } make { $place } a town with { $cards_the }.
log-fortified = { $seat_the } fortify { $place } with { $cards_the }.
log-money-taken = { $seat_the } take { $sum } money with { $cards_the }.
log-piracy-done = Piracy with { $cards_the }: { $stolen } money from the British, { $bank } from the bank.
log-siege-opened = { $seat_the } besiege { $place } with { $cards_the }; its defence begins at { $defence }.
log-cards-drawn = { $seat_the } draw { $cards_the }.
log-cards-shown = Shown by { $seat_the }: { $cards }.
log-siege-lead =
    { $lead ->
        [0] level
       *[other] { $leader } lead by { $lead }
    }

summary-sieges = { $seat_the } fought for { $place }.
summary-raids = { $seat_the } raided { $place }.
summary-ambushes = { $seat_the } laid an ambush with { $card_the }.
summary-settled = { $seat_the } settled { $place }.
summary-developed =
    { $count ->
        [one] { $seat_the } made a town of { $place }.
       *[other] { $seat_the } made towns of { $place }.
    }
summary-reinforced = { $seat_the } strengthened their siege of { $place }.
summary-drafted =
    { $count ->
        [one] { $seat_the } took a new card: { $card_the }.
       *[other] { $seat_the } took new cards: { $card_the }.
    }
summary-money = { $seat_the } took { $sum } money.
summary-passed = { $seat_the } passed.
