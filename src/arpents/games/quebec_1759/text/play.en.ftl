### What is said while Québec 1759 is played. Forms such as $zone_at are explained in arpents/speech.

game-title = Québec 1759
game-about = Wolfe and Montcalm before Québec: blocks, bluff and secret orders
scenario-campaign = The campaign of 1759

## Options

option-tides = Tides
option-tides-off = no tides
option-tides-on = before each Campaign Move the British roll a die: on a 1, boats and ships stay where they are
option-naval-capacity-timing = Ships that take boats from the French
option-naval-capacity-timing-before = as they lie before the Campaign Move
option-naval-capacity-timing-after = as they lie after they have sailed
option-transfer-light-infantry = CV transfers of the light infantry
option-transfer-light-infantry-on = with all regulars
option-transfer-light-infantry-off = with nobody
option-transfer-militia-by-district = CV transfers of the militia
option-transfer-militia-by-district-off = between all militia
option-transfer-militia-by-district-on = only within one district
option-retreat-capacity = Boats for a retreat
option-retreat-capacity-battle = counted anew for each battle
option-retreat-capacity-move = less those already used in this Campaign Move
option-indian-skirmish-cv = Indian fire in a skirmish
option-indian-skirmish-cv-one = one die
option-indian-skirmish-cv-full = one die for each CV
option-reserve-absorbs-any-pursuit = A reserve absorbs pursuit hits
option-reserve-absorbs-any-pursuit-on = in any retreat under pursuit
option-reserve-absorbs-any-pursuit-off = only in a rout

## Ready-made setups, ways, and what is wrong with an order

preset-even = every shore alike
preset-levis = the stronghold of Lévis
preset-beauport = the camp of Beauport
way-road = by road
way-boat = by boat
way-crossing = across the St. Charles
way-none = though nothing links them
fault-none = nothing is wrong with it
fault-two-origins = its blocks leave two different zones
fault-ships-with-others = ships sail only when nothing else moves
fault-indians-with-others = the Indians’ special move goes with no other
fault-too-many-blocks = it wants more blocks than the zone holds
fault-same-zone = it leads back to where it starts
fault-no-link = neither a road nor a shore joins the two zones
fault-same-line-twice = an earlier line goes the same way to the same zone
fault-too-many-boats = there are too few boats
fault-tide = the tide holds boats and ships
fault-too-many-upstream = at most two ships go upstream in one Move
fault-too-few-ships = there are not that many ships there
fault-indians-elsewhere = the Indians are elsewhere
fault-no-french-boats = the French never take boats in the Bason

## What is asked

prompt-setup =
    { $count ->
        [0] All your blocks are in place. Move one again, or choose “Ready”.
        [one] One block is still to be placed. Take it up.
       *[other] { $count } blocks are still to be placed. Take one up.
    }
prompt-put = Where do you place { $block_the }?
prompt-plan =
    Campaign Move { $move } of 16. { $lines ->
        [0] Your order is blank: everything stays.
        [one] Your order has one line.
       *[other] Your order has { $lines } lines.
    } Write, shift CV, or choose “Ready”.
prompt-target = Where do blocks go from { $zone_the }?
prompt-count = How many blocks go from { $from_the } to { $zone_the }?
prompt-indian-target = Where do the Indians go from { $zone_the }?
prompt-receiver = { $block_the } { $block_number ->
        [one] gives
       *[other] give
    } 1 CV. Which block of the same kind receives it?
prompt-pick =
    { $count ->
        [one] Choose the block that goes to { $zone_the }.
       *[other] Choose the { $count } blocks that go to { $zone_the }.
    }
prompt-picks-done = Your blocks are chosen. Choose “Ready”, or think again.
prompt-no-lawful-pick = Your order cannot be carried out: whatever you pick, decoys would be without a real unit. Your blocks stay, and your enemy is not told why. Choose “Ready”.
prompt-meeting-place = Equal forces meet between { $from_the } and { $zone_the }. In which of the two zones do they fight?
prompt-indians = French blocks have come among the British. Do the Indians raid, reconnoitre, or hold back?
prompt-answer = The Indians have raided you { $zone_at }. Which of your light troops fire back?
prompt-indians-leave = Do the Indians slip away from { $zone_the }?
prompt-desertion = The British occupy { $zone_the } for the first time. Which Québec militia block deserts?
prompt-supply = Cap Rouge is still in British hands. Which Montréal or Trois-Rivières militia block goes home?
prompt-next-battle = Which battle is fought next?
prompt-deploy = Deploy your blocks { $zone_at }: one or more in each column, the rest in reserve.
prompt-retreat = The fight { $zone_at }: do you retreat, or stand?
prompt-commit = The battle { $zone_at }: which reserve block joins a column?
prompt-fire = The fight { $zone_at }: who fires next? A column you leave is done firing.
prompt-lose =
    { $count ->
        [one] You must lose 1 CV. Which block takes the hit?
       *[other] You must lose { $count } CV. Which block takes the next hit?
    }
prompt-embark =
    { $count ->
        [0] The boats for { $zone_the } are full. Choose “Done”.
        [one] There is one place left in the boats for { $zone_the }. Who embarks?
       *[other] There are { $count } places left in the boats for { $zone_the }. Who embarks?
    }
prompt-rout = Your army { $zone_at } is routed. Where does it flee?

## Choices

action-ready = Ready
action-done = Done
action-pass = Hold back
action-stand = Stand and fight
action-hold = Keep the reserve back
action-cease = Cease fire
action-remain = The Indians do not slip away
action-freely = Write freely, even what is impossible
action-preset = Ready-made setup: { $preset }
action-take = Take up { $block_the }
action-put = Place { $zone_at }
action-from = From { $zone_the }
action-to = To { $zone_the }
action-boat-to = To { $zone_the } by boat
action-count =
    { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
action-ships-up =
    { $count ->
        [one] Sail { $count } ship upstream
       *[other] Sail { $count } ships upstream
    }
action-ships-down =
    { $count ->
        [one] Sail { $count } ship downstream
       *[other] Sail { $count } ships downstream
    }
action-indians-from = Send the Indians alone from { $zone_the }
action-give = Take 1 CV from { $block_the }
action-receive = Give 1 CV to { $block_the }
action-pick = Send { $block_the }
action-fight-at = Fight { $zone_at }
action-raid = Raid
action-scout = Reconnoitre
action-lose = { $block_the } { $block_number ->
        [one] loses
       *[other] lose
    } 1 CV
action-answer = Fire back with { $block_the }
action-withdraw = The Indians go to { $zone_the }
action-left = { $block_the } on the left
action-centre = { $block_the } in the centre
action-right = { $block_the } on the right
action-retreat = Retreat to { $zone_the }
action-retreat-by-boat = Retreat to { $zone_the } by boat
action-fire = Fire with { $block_the }
action-embark = Embark { $block_the }
action-remove = Remove { $block_the }

## What happened

event-preset-chosen = The French take a ready-made setup: { $preset }.
event-block-placed = { $block_the } { $block_number ->
        [one] takes
       *[other] take
    } post { $zone_at }.
event-setup-done = The French are in place.
event-move-begins = Campaign Move { $move } begins.
event-tide-runs = Die for the tide: { $dice }. Boats and ships may go.
event-tide-stops = Die for the tide: { $dice }. Boats and ships stay where they are.
event-cv-transferred = { $giver_the } { $giver_number ->
        [one] gives
       *[other] give
    } 1 CV to { $block_the }.
event-line-written =
    { $count ->
        [one] { $seat_the } write: { $count } block from { $from_the } to { $zone_the } { $way }.
       *[other] { $seat_the } write: { $count } blocks from { $from_the } to { $zone_the } { $way }.
    }
event-ships-written =
    { $count ->
        [one] { $seat_the } write: { $count } ship into { $zone_the }.
       *[other] { $seat_the } write: { $count } ships into { $zone_the }.
    }
event-indians-written = The French write: the Indians from { $from_the } to { $zone_the }.
event-stay-revealed = { $seat_adj } order: everything stays.
event-line-revealed =
    { $count ->
        [one] { $seat_adj } order: { $count } block from { $from_the } to { $zone_the } { $way }.
       *[other] { $seat_adj } order: { $count } blocks from { $from_the } to { $zone_the } { $way }.
    }
event-ships-revealed =
    { $count ->
        [one] { $seat_adj } order: { $count } ship into { $zone_the }.
       *[other] { $seat_adj } order: { $count } ships into { $zone_the }.
    }
event-indians-revealed = French order: the Indians from { $from_the } to { $zone_the }.
event-line-impossible = Line { $number } of the { $seat_adj } order is impossible: { $fault }. What it names stays where it is.
event-order-impossible = The { $seat_adj } order is impossible: { $fault }. Everything stays where it is.
event-order-stayed = The { $seat_adj } order is not carried out: its blocks stay where they are.
event-blocks-moved =
    { $count ->
        [one] { $count } { $seat_adj } block goes from { $from_the } to { $zone_the } { $way }.
       *[other] { $count } { $seat_adj } blocks go from { $from_the } to { $zone_the } { $way }.
    }
event-who-moved = Gone to { $zone_the }: { $blocks_the }.
event-ships-sailed =
    { $count ->
        [one] { $count } ship sails into { $zone_the }.
       *[other] { $count } ships sail into { $zone_the }.
    }
event-indians-moved = The Indians go from { $from_the } to { $zone_the }.
event-forces-meet = The French from { $from_the } and the British from { $zone_the } run into each other.
event-stepped-back =
    { $count ->
        [one] { $count } { $seat_adj } block is thrown back to { $zone_the }.
       *[other] { $count } { $seat_adj } blocks are thrown back to { $zone_the }.
    }
event-raid-fired = The Indians raid the British { $zone_at }: { $dice } — { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-scouted =
    { $cv ->
        [0] Scouts { $zone_at } see a decoy.
       *[other] Scouts { $zone_at } see { $block_the }, CV { $cv }.
    }
event-raid-answered = { $block_the } { $block_number ->
        [one] fires
       *[other] fire
    } back: { $dice } — { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-indians-withdrew = The Indians slip away from { $from_the } to { $zone_the }.
event-indians-removed = The Indians leave the war for good.
event-block-reduced = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } down to { $cv } CV.
event-block-eliminated = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } eliminated.
event-decoys-removed =
    { $count ->
        [one] { $count } { $seat_adj } decoy is removed { $zone_at }.
       *[other] { $count } { $seat_adj } decoys are removed { $zone_at }.
    }
event-zone-occupied = The British occupy { $zone_the } for the first time.
event-militia-removed = A block of the { $militia } (CV { $cv }) goes home for good.
event-battle-begins = Battle { $zone_at }: { $seat_the } attack.
event-skirmish-begins = Skirmish { $zone_at }: { $seat_the } attack.
event-no-battle = There is no one left to fight { $zone_at }.
event-deployed = { $seat_the } deploy: { $left } on the left, { $centre } in the centre, { $right } on the right, { $reserve } in reserve.
event-block-revealed = { $block_the } (CV { $cv }) { $block_number ->
        [one] shows itself
       *[other] show themselves
    } { $column_at }.
event-turn-begins = Battle turn { $turn }.
event-reserve-committed = { $block_the } (CV { $cv }) { $block_number ->
        [one] comes
       *[other] come
    } up from reserve into { $column_the }.
event-shot = { $block_the } { $block_number ->
        [one] fires
       *[other] fire
    }: { $dice } — { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-double-shot = { $block_the } { $block_number ->
        [one] fires
       *[other] fire
    } double: { $dice } — { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-must-fire = Nobody fired in this turn: from now on every block must.
event-retreated =
    { $count ->
        [one] { $count } { $seat_adj } block retreats from { $from_the } to { $zone_the } { $way }.
       *[other] { $count } { $seat_adj } blocks retreat from { $from_the } to { $zone_the } { $way }.
    }
event-routed = { $seat_the } are routed { $zone_at }!
event-surplus-lost = { $block_the } { $block_number ->
        [one] finds no boat and is
       *[other] find no boat and are
    } lost.
event-pursuit-shot = { $block_the } { $block_number ->
        [one] pursues
       *[other] pursue
    }: { $dice } — { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-double-pursuit = { $block_the } { $block_number ->
        [one] pursues
       *[other] pursue
    } with double fire: { $dice } — { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-reserve-absorbs =
    { $count ->
        [one] The { $seat_adj } reserve absorbs { $count } hit.
       *[other] The { $seat_adj } reserve absorbs { $count } hits.
    }
event-battle-ends = The fight { $zone_at } is over.
event-match-ends = The match is over: { $seat_the } win.

## How it ended

ending-abraham-held = The British hold Abraham after sixteen Campaign Moves and win, with { $british } CV left; the French have { $french }.
ending-abraham-missed = After sixteen Campaign Moves the British do not hold Abraham: the French win, with { $french } CV left; the British have { $british }.
ending-british-broken = Only { $british } CV are left to the British, fewer than twenty: the French win, with { $french } CV left.

## Why not

reason-not-yours = { $block_the } { $block_number ->
        [one] does
       *[other] do
    } not obey you.
reason-not-a-french-zone = The French may not set up { $zone_at }: the British start there.
reason-decoy-alone = A decoy needs a real unit beside it.
reason-leaves-decoys-alone = Without { $block_the }, decoys would be left without a real unit.
reason-not-all-placed = Some of your blocks are not placed yet.
reason-changes-spent = Forty placed blocks were taken up again: no rule sets a limit, the table sets this one (ruling Q-36). What is undone does not count.
reason-already-there = There is nothing to move: it is already { $zone_at }.
reason-preset-taken = The table gives one ready-made setup only (ruling Q-36): change it block by block, or undo.
reason-no-cv-to-give = { $block_the } must keep at least 1 CV.
reason-no-transfer-kind = { $block_the } can exchange CV with nobody.
reason-no-receiver = Nobody in the same zone can take a CV from { $block_the }.
reason-has-received = { $block_the } received CV in this Move and cannot give any.
reason-has-given = { $block_the } gave CV in this Move and cannot receive any.
reason-not-same-kind = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } of another kind: CV pass only between blocks of one kind.
reason-not-same-zone = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } in another zone: CV pass only within one zone.
reason-already-full = { $block_the } already { $block_number ->
        [one] has its
       *[other] have their
    } full CV.
reason-order-full = Your order has eight lines: no rule sets a limit, the table sets this one (ruling Q-37).
reason-one-origin = Your blocks leave one zone only, and your order does not start from { $zone_the }.
reason-nothing-there = You have no block { $zone_at }.
reason-none-left = All your blocks { $zone_at } have their orders already.
reason-no-destination = Your blocks { $zone_at } have nowhere to go in this Move.
reason-same-zone = { $zone_the } is where they start from.
reason-no-link = Neither a road nor a shore leads from there to { $zone_the }.
reason-no-road-to-avoid = No road leads to { $zone_the }: boats need not be asked for.
reason-tide-stops-boats = The tide holds boats and ships for this whole Move.
reason-no-boats = There are not enough boats left.
reason-no-french-boats-in-bason = The French never take boats in the Bason.
reason-same-line = Your order already has a line that goes the same way to { $zone_the }.
reason-too-many = The zone does not hold that many blocks without orders: { $count } are too many.
reason-not-a-count = Nothing moves in a line of { $count }: write at least 1.
reason-ships-sail-alone = When ships sail, nothing else moves on the British side.
reason-two-upstream = At most two ships go upstream in one Move.
reason-no-ships-there = There are not enough ships there.
reason-not-british = Only the British have ships.
reason-not-french = Only the French send the Indians.
reason-indians-go-alone = When the Indians make their special move, nothing else moves on the French side.
reason-indians-not-there = The Indians are not { $zone_at }.
reason-already-free = You are writing freely already.
reason-stay-stands-alone = “STAY” means that everything stays where it is: no other line goes with it.
reason-not-at-origin = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } not in the zone your order leaves.
reason-already-picked = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } chosen already.
reason-pick-strands-decoys = With { $block_the }, decoys would go or stay without a real unit.
reason-picks-missing = Your order wants more blocks.
reason-line-complete = Your order has all its blocks.
reason-order-revealed = The orders are revealed and can no longer be changed.
reason-transfer-too-late = Combat values change hands only before the orders are revealed.
reason-no-battle-there = No battle can be fought { $zone_at }.
reason-not-in-battle = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } not in this fight.
reason-indians-not-in-column = The Indians fight from the reserve, never in a column.
reason-columns-must-fill = Each of the three columns needs a block first.
reason-already-deployed = { $block_the } already { $block_number ->
        [one] stands
       *[other] stand
    } in a column and cannot change it.
reason-not-in-reserve = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } not in your reserve.
reason-reserve-spent = The reserve comes before the firing, one block in each battle turn: wait for your next turn.
reason-no-columns-here = A skirmish is fought in one line: there is no reserve and no other column.
reason-not-in-column = { $block_the } { $block_number ->
        [one] stands
       *[other] stand
    } in none of your columns and cannot fire.
reason-has-fired = { $block_the } { $block_number ->
        [one] has
       *[other] have
    } fired in this turn.
reason-column-closed = The column of { $block_the } is done firing: columns fire one after another.
reason-column-not-done = The column that is firing must finish before { $block_the } can fire.
reason-must-fire-now = Nobody fired last turn, so every block must fire now.
reason-not-under-fire = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } not under this fire.
reason-only-to-origin = The attacker retreats only to the zone he came from, not to { $zone_the }.
reason-not-to-attackers-origin = The attacker came from { $zone_the }: the defender cannot retreat there.
reason-enemy-there = The enemy holds { $zone_the }.
reason-battle-there = There is a battle to be fought { $zone_at }.
reason-no-retreat-link = You cannot get to { $zone_the } that way.
reason-no-retreat-boats = There is no boat left to retreat to { $zone_the }.
reason-boats-full = The boats are full: { $block_the } must stay.
reason-nobody-embarked = There are places in the boats to be filled first.
reason-already-embarked = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } aboard already.
reason-indians-need-no-boat = The Indians need no boat: they leave by their own ways.
reason-must-flee = Your army is routed: it cannot stand, it must flee.
reason-retreat-too-early = The defender cannot retreat before his second battle turn.
reason-retreat-too-late = A retreat comes first, before reserves and fire: wait for your next turn.
reason-not-quebec-militia = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } not a Québec militia block in play.
reason-not-montreal-militia = { $block_the } { $block_number ->
        [one] is
       *[other] are
    } not a Montréal or Trois-Rivières militia block in play.
reason-indians-did-not-enter = The Indians have not just come among the British.
reason-indians-not-here = The Indians are not in this fight and have nothing to leave for { $zone_the }.
reason-indians-cannot-fight-alone = The Indians cannot remain: they never fight alone.
reason-indians-must-leave = The Indians always leave after a raid or a reconnaissance.
reason-indians-are-there = The Indians are { $zone_at } already.
reason-british-there = There are British { $zone_at }: the Indians go where there are none.
reason-not-light-troops = { $block_the } cannot answer: only light infantry and rangers in the raided zone do.
reason-has-answered = { $block_the } { $block_number ->
        [one] has
       *[other] have
    } fired back already.

## What can be wrong with a position

unknown-block = there is no block “{ $block }”.
unknown-zone = there is no zone “{ $zone }”.
unknown-preset = there is no ready-made setup “{ $preset }”; there are: { $known }.
unknown-rest = the rest can only be “out”, not “{ $value }”.
unknown-phase = there is no phase “{ $value }”; there are: { $known }.
ships-are-counted = ships are not placed one by one (“{ $block }”): say how many are upstream in “ships_upstream”.
cv-out-of-range = the CV of “{ $block }” cannot be { $cv }; its full CV is { $full }.
only-after-moves = this is known only once moves are made, in the phase “battles”, not in “{ $phase }”.
nobody-attacks = both sides were here before: at least one of them must be in “moved”.
british-already-broken = the British have fewer than 20 CV and would have lost already.
indians-already-gone = the Indians have fewer than 2 CV and would have left already.
french-too-weak-for-indians = the French without the Indians have fewer than 10 CV, so the Indians would have left already.
block-in-two-places = this block is counted in another place than its own.
land-block-on-river = only ships lie on the river, and they never go ashore.
block-not-placed = this block is not placed.
french-on-orleans = the French may not set up on Île d’Orléans.
decoys-alone = { $seat_adj } decoys are here without a real unit.
battle-not-fought = both sides are here, but their battle must be fought before the next Campaign Move.
