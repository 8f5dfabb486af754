### The log as it reads: lines of several events, rows of tables, the summary of a turn.

log-activated = Activated at { $space }: { $pieces }.
log-placed = Enter at { $space }: { $pieces }.
log-restored = At full strength again: { $pieces }.
log-step-lost = Reduced: { $pieces }.
log-eliminated = Eliminated at { $space }: { $pieces }.
log-dropped-off = Dropped off at { $space }: { $pieces }.
log-went-inside = Inside at { $space }: { $pieces }.
log-joined-battle = Out of { $space } to join the battle: { $pieces }.
log-militia-home = Home from the battle: { $pieces }.
log-built = { $seat }: { $work } at { $spaces }.
log-leaders-drawn = Sent from England: { $pieces }.
log-cards-dealt = Cards you are dealt: { $cards }

log-losses =
    { $losses ->
        [0] no loss
        [one] 1 step
       *[other] { $losses } steps
    }
log-siege-level = siege level { $level }
log-raid = { $result }

modifier-tactics = tactics
modifier-scouts = no scouts in the wilds
modifier-regulars = no regulars in cultivated land
modifier-landing = landing
modifier-stockade = against a stockade
modifier-coehorns = Coehorns
modifier-enemy-tactics = the enemy’s tactics
modifier-enemy-coehorns = the enemy’s Coehorns
modifier-louisbourg = the walls of Louisbourg
modifier-rangers = Rangers
modifier-militia = militia at home

summary-taken = { $seat_the } took { $space }.
summary-battles =
    { $count ->
        [one] { $seat_the } won the battle of { $space }.
       *[other] { $seat_the } won { $count } battles: { $space }.
    }
summary-raids =
    { $count ->
        [one] { $seat_the } raided { $space }.
       *[other] { $seat_the } made { $count } raids: { $space }.
    }
summary-sieges = { $seat_the } pressed the siege of { $space }.
summary-marches =
    { $count ->
        [one] { $seat_the } marched to { $space }.
       *[other] { $seat_the } made { $count } marches: to { $space }.
    }
summary-arrivals =
    { $count ->
        [one] A { $seat_adj } piece came in at { $space }.
       *[other] { $count } { $seat_adj } pieces came in at { $space }.
    }
summary-built = { $seat_the } built at { $space }.
summary-cards = { $seat_the } played the card “{ $card }”.
