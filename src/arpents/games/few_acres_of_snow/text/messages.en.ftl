### What is asked, what happens, what is forbidden.

## The game

game-title = A Few Acres of Snow
game-about = Two empires built of cards and settled along rivers
scenario-first-edition = First edition
scenario-second-edition = Second edition

## Options

option-french-bateaux = Bateaux card in the French initial deck
option-french-bateaux-edition = as the edition says
option-french-bateaux-on = in the deck
option-french-bateaux-off = left in the box
option-long-raids = Reach of raids
option-long-raids-edition = as the edition says
option-long-raids-on = the first card covers two links
option-long-raids-off = one link for each card
option-merchant-two = Coin cards of a merchant
option-merchant-two-edition = as the edition says
option-merchant-two-on = two at most
option-merchant-two-off = any number
option-reserve-five = Size of the reserve
option-reserve-five-edition = as the edition says
option-reserve-five-on = five cards at most
option-reserve-five-off = no limit
option-reserve-empire-only = Cards in the reserve
option-reserve-empire-only-edition = as the edition says
option-reserve-empire-only-on = empire cards only
option-reserve-empire-only-off = any card
option-support-shuffles = Home Support when the deck is short
option-support-shuffles-edition = as the edition says
option-support-shuffles-on = the discard pile is shuffled
option-support-shuffles-off = only what is in the deck is drawn
option-settling-wins = Settling Québec, Boston or New York once neutral
option-settling-wins-edition = as the edition says
option-settling-wins-on = wins at once for the enemy who settles there
option-settling-wins-off = wins nothing by itself
option-raid-from-besieged = Raids from one’s own besieged places, or past them
option-raid-from-besieged-edition = as the edition says
option-raid-from-besieged-on = allowed
option-raid-from-besieged-off = forbidden
option-raid-on-besieged = Raids on besieged places
option-raid-on-besieged-edition = as the edition says
option-raid-on-besieged-on = allowed
option-raid-on-besieged-off = forbidden
option-raid-quebec-tadoussac = Raids between Québec and Tadoussac
option-raid-quebec-tadoussac-edition = as the edition says
option-raid-quebec-tadoussac-on = allowed: it is a river
option-raid-quebec-tadoussac-off = forbidden: the estuary is sea
option-fort-st-john-by-map = Links of the Fort St. John cards
option-fort-st-john-by-map-off = as the cards list them
option-fort-st-john-by-map-on = as the map draws them
option-one-ship-symbol = Ships at Fort Beauséjour and Trois-Rivières
option-one-ship-symbol-off = they travel there but do not fight
option-one-ship-symbol-on = they travel and fight there
option-shuffle-when-emptied = When the discard pile is shuffled
option-shuffle-when-emptied-off = when a card must be drawn and there is none
option-shuffle-when-emptied-on = as soon as the last card is drawn
option-surrender = Withdrawal of a defender
option-surrender-on = allowed: he gives up the place
option-surrender-off = forbidden: only attackers withdraw
option-turn-limit = Turns of each player at most
option-turn-limit-300 = 300
option-turn-limit-200 = 200
option-turn-limit-100 = 100
option-turn-limit-50 = 50
option-turn-limit-20 = 20

## Prompts

prompt-action = { $left ->
        [one] Your last action, or a free one.
       *[other] Your { $left } actions: choose one, or a free one.
    }
prompt-end = No action is left: take free actions, or end your turn.
prompt-resolve = You have won two sieges: which one first?
prompt-settle-from = Settle { $place }: which card leads there?
prompt-settle-by = Settle { $place }: which card brings { $transport_a }?
prompt-settle-with = Settle { $place }: which card brings the settlers?
prompt-develop-with = Develop { $place }: which card brings the settlers?
prompt-fortify-with = Fortify { $place }: with which Fortification card?
prompt-besiege-from = Besiege { $place }: which card leads there?
prompt-besiege-by = Besiege { $place }: which card brings { $transport_a }?
prompt-besiege-send = Besiege { $place }: which card brings the strength?
prompt-reinforce = Siege of { $place }: which card joins it?
prompt-occupy = { $place } is taken: place a village there?
prompt-occupy-with = { $place } is taken: play settlers to place a village there?
prompt-siege-loss = The siege of { $place } is lost: which card goes back to its pile?
prompt-raid = { $count ->
        [one] Raid on { $place }: one card is wanted.
       *[other] Raid on { $place }: { $count } cards are wanted.
    }
prompt-block-raid = { $place } is raided: block it?
prompt-block-ambush = You are ambushed: block it?
prompt-ambush-loss = The ambush succeeds: lose a marked card, or show that you have none.
prompt-parley = Hand over a neutral Native Americans card, or show that you have none.
prompt-sell = The merchant sells for { $takings } so far: which coin card next?
prompt-sell-furs = The trader sells for { $takings } so far: which fur card next?
prompt-piracy-ship = Piracy: which ship sails with Louisbourg?
prompt-discard = Discard further cards for 1 money each?
prompt-govern = Governor: which card goes back to its pile?
prompt-intendant = Intendant: which card of your discard pile do you take?

## Choices

action-end = End the turn
action-done = That is all
action-allow = Let it pass
action-settle = Settle { $place }
action-develop = Develop { $place }
action-fortify = Fortify { $place }
action-besiege = Besiege { $place }
action-reinforce = Reinforce the siege of { $place }
action-raid = Raid { $place }
action-raid-with =
    { $count ->
        [one] Raid { $place } with { $count } card
       *[other] Raid { $place } with { $count } cards
    }
action-ambush = Ambush with { $card_the }
action-parley = Win over Native Americans with { $card_the }
action-collect = Take money with { $card_the }
action-merchant = Merchant, with { $card_the } as ship
action-trade = Trader
action-piracy = Piracy
action-draft = Choose { $card_the }, { $card_cost }
action-discard = Discard { $card_the }
action-reserve = Put { $card_the } in reserve
action-govern = Governor
action-intendant = Intendant
action-pass = Pass
action-retrieve = Take the reserve back (free action)
action-support = Home Support (free action)
action-lead = Military Leader to { $place } (free action)
action-withdraw = Withdraw from the siege of { $place } (free action)
action-from = From { $card_the }
action-by = Travel with { $card_the }
action-with = With { $card_the }
action-send = Send { $card_the }
action-sell = Sell with { $card_the }
action-return = Send { $card_the } away
action-take = Take { $card_the }
action-resolve = Resolve the siege of { $place }
action-occupy = Place a village
action-leave = Leave it neutral
action-block = Block with { $card_the }
action-lose = Lose { $card_the }
action-lose-reserve = Lose { $card_the } from the reserve
action-give = Hand over { $card_the }
action-give-reserve = Hand over { $card_the } from the reserve
action-show = Show your hand

## Events

event-turn-begins = Turn { $turn }: { $seat_the } play.
event-card-played = { $seat_the } play { $card_the }.
event-settled = { $seat_the } settle { $place }.
event-regained = { $seat_the } settle { $place } anew for its card.
event-card-gained = { $card_the } joins the discard pile of { $seat_the }.
event-developed = { $seat_the } make { $place } a town.
event-fortified = { $seat_the } fortify { $place }.
event-siege-opened = { $seat_the } besiege { $place }, which starts with { $defence } in defence.
event-siege-reinforced = { $lead ->
        [0] Siege of { $place }: { $force } strength for { $seat_the }; neither side leads.
       *[other] Siege of { $place }: { $force } strength for { $seat_the }; { $leader_the } lead by { $lead }.
    }
event-siege-won = { $seat_the } win the siege of { $place }.
event-siege-held = { $place } holds: { $seat_the } lose their siege.
event-siege-left = { $seat_the } withdraw from the siege of { $place }.
event-piece-captured = { $seat_the } capture { $piece_token } of { $place }.
event-fortification-razed = The fortification of { $place } returns to stock.
event-occupied = { $seat_the } place a village { $place_at }.
event-neutral-now = { $place } is neutral now.
event-card-sent-back = { $seat_the } send { $card_the } back to where cards are chosen.
event-raid-launched = { $seat_the } raid { $place }.
event-raid-blocked = { $seat_the } block the raid on { $place } with { $card_the }.
event-town-reduced = { $place } is a village again.
event-ambush-laid = { $seat_the } lay an ambush with { $card_the }.
event-ambush-blocked = { $seat_the } block the ambush with { $card_the }.
event-ambush-loss = { $seat_the } lose { $card_the } in the ambush.
event-hand-shown = { $count ->
        [0] { $seat_the } have no card to show.
        [one] { $seat_the } show their hand of one card.
       *[other] { $seat_the } show their hand of { $count } cards.
    }
event-card-shown = Shown by { $seat_the }: { $card }.
event-natives-asked = { $seat_the } call on Native Americans through { $card_the }.
event-natives-given = { $seat_the } hand over { $card_the }.
event-money-taken = { $seat_the } take { $sum } money.
event-money-paid = { $seat_the } pay { $sum } money.
event-piracy-done = Piracy: { $stolen } money from the British, { $bank } from the bank.
event-card-drafted = { $sum ->
        [0] { $seat_the } choose { $card_the } for nothing.
       *[other] { $seat_the } choose { $card_the } for { $sum } money.
    }
event-card-discarded = { $seat_the } discard { $card_the }.
event-card-reserved = { $seat_the } put { $card_the } in reserve.
event-reserve-retrieved = { $count ->
        [one] { $seat_the } take their card in reserve back.
       *[other] { $seat_the } take their { $count } cards in reserve back.
    }
event-card-taken = { $seat_the } take { $card_the } from their discard pile.
event-cards-drawn = { $count ->
        [one] { $seat_the } draw one card.
       *[other] { $seat_the } draw { $count } cards.
    }
event-card-drawn = Drawn by { $seat_the }: { $card }.
event-deck-shuffled = { $count ->
        [one] { $seat_the } make a new deck of one card.
       *[other] { $seat_the } shuffle { $count } cards into a new deck.
    }
event-passed = { $seat_the } pass.
event-scored = Score: British { $british }, French { $french }.
event-settled-home = { $seat_the } stand { $place_at }: nothing else counts.
event-siege-lifted = Nothing is left to besiege { $place_at }: the siege is over, and nobody has lost it.

## Endings

ending-quebec-taken = The British take Québec and win.
ending-colony-taken = The French take one of the great British towns and win.
ending-pieces-placed = All discs or all cubes of a side are gone. British { $british }, French { $french }: { $winner_the } win.
ending-pieces-captured = Twelve points are captured. British { $british }, French { $french }: { $winner_the } win.
ending-turns-over = The last turn is played. British { $british }, French { $french }: { $winner_the } win.
ending-home-settled = { $winner_the } settle at the heart of the enemy and win.

## Reasons

reason-no-action-left = Your actions are used up; only free ones are left.
reason-actions-left = Every action must be used first; passing uses one.
reason-not-in-hand = That card is not in your hand.
reason-not-neutral = A piece stands there already.
reason-no-cube = You have no cube left.
reason-no-card-lists = No location card in your hand lists that place.
reason-card-does-not-list = That card does not list the place.
reason-not-controlled = The card cannot be used: you do not control its place.
reason-not-joined = The card cannot be used: its place has no line to your capital.
reason-under-siege = The card cannot be used: its place is under siege.
reason-listing-card-unusable = Your card that lists the place cannot be used now.
reason-no-transport = You have no other card with the transport that is shown.
reason-not-that-transport = That card does not show the transport that is asked.
reason-no-settlers = You have no further card that brings settlers.
reason-not-settlers = That card does not show settlers.
reason-needed-elsewhere = That card is the only one for another part of this action.
reason-no-place-card = The card of that place is not in your hand.
reason-not-a-village = Only your own villages can be developed.
reason-no-points-there = That place is worth no points.
reason-no-disc = You have no disc left.
reason-no-fortification-card = You have no Fortification card in hand.
reason-not-a-fortification-card = That is not a Fortification card.
reason-already-fortified = That place is fortified already.
reason-no-fortification-disc = All twelve fortifications are on the map.
reason-fortify-unpaid = A fortification costs 3 money.
reason-not-enemy-held = The enemy holds nothing there.
reason-already-attacking = You attack one place at a time.
reason-no-strength = You have no further card with strength for that siege.
reason-without-strength = That card has no strength there.
reason-artillery-unpaid = Siege Artillery costs 3 money each time.
reason-no-siege-there = No siege is under way there.
reason-no-line-to-siege = No line of your places leads from your capital to that siege.
reason-defenders-only = A Fortification card serves the defender only.
reason-leader-is-free = The Military Leader joins a siege as a free action.
reason-no-leader = You have no Military Leader in hand.
reason-target-fortified = Fortified places cannot be raided.
reason-target-besieged = Besieged places cannot be raided.
reason-no-raider = You have no card that can raid.
reason-out-of-range = Your raid cards do not reach that far.
reason-raid-unpaid = Each Native Americans card wants 1 money to raid.
reason-not-a-raider = That card takes no part in raids.
reason-raider-still-wanted = A Priest or Indian Leader never raids without a raider.
reason-no-ambusher = That card cannot ambush.
reason-ambush-unpaid = Native Americans want 1 money to ambush.
reason-no-priest = Only a Priest or the Indian Leader can do that.
reason-no-coin = That card shows no coin.
reason-not-a-ship = A card with a ship is wanted.
reason-nothing-to-sell = A coin card is wanted besides the ship.
reason-no-trader = You have no Trader in hand.
reason-no-fur = A usable card with fur is wanted.
reason-french-only = Only the French can do that.
reason-no-louisbourg = Louisbourg’s card is not in your hand.
reason-not-for-sale = That card is never yours to choose.
reason-no-copy-left = No copy of that card is left.
reason-draft-unpaid = You cannot pay for that card.
reason-reserve-full = The reserve is full.
reason-reserve-no-location = Location cards do not go to the reserve.
reason-reserve-empty = Your reserve is empty.
reason-reserve-unpaid = The whole reserve must be paid, 1 money a card.
reason-no-governor = You have no Governor in hand.
reason-nothing-to-return = The Governor sends away one card at least.
reason-no-intendant = You have no Intendant in hand.
reason-intendant-unpaid = The Intendant costs 2 money.
reason-discards-empty = Your discard pile is empty.
reason-not-in-discards = That card is not there to be fetched.
reason-no-home-support = You have no Home Support in hand.
reason-nothing-to-draw = There is nothing to draw.
reason-no-surrender = Only the attacker may withdraw.
reason-cannot-block = That card does not block this.
reason-not-marked = That card bears no ambush mark.
reason-not-in-reserve = That card is not in your reserve.
reason-must-lose = You have a marked card to lose.
reason-not-natives = Only neutral Native Americans are handed over.
reason-must-give = You have neutral Native Americans to hand over.
reason-asks-for-settlers = That place asks for settlers.
reason-asks-no-settlers = That place asks for no settlers.
reason-not-won = You have not won that siege.
reason-never-a-location = A location card is never lost in a siege.
reason-not-in-that-siege = You have no such card in that siege.
reason-passage-barred = Fortified places bar every way of a raid that leads there.
reason-only-by-sea = Only the sea leads there, and raids never go by sea.
reason-siege-bars = The siege of your own place bars every way of a raid that leads there.
reason-no-such-party = No way of a raid from one of your places takes just so many cards.
reason-smallest-party = That is the smallest number: it is a plain raid.
reason-too-few-raiders = You cannot send so many cards on a raid.
reason-party-incomplete = With that card the raid could not be completed.

## What the empire cards do

wording-bateaux = Travel by river or lake.
wording-fortification = Fortify a place (3 money). In a siege: 1 strength for the defender. Blocks a raid.
wording-governor = Send one or two cards of your hand back to their piles.
wording-home-support = Free: draw three cards.
wording-indian-leader = The opponent hands over neutral Native Americans. Or: lengthens a raid by one link.
wording-military-leader = Free: 1 strength in a siege under way.
wording-militia = 1 strength in a siege. The French Militia also blocks raids and ambushes; the British can be ambushed.
wording-rangers = Raid, ambush, or block either. 1 strength in a siege.
wording-regular-infantry = 2 strength in a siege. Can be ambushed.
wording-settlers = Settlers.
wording-ships = Travel by sea. 1 strength in the siege of a place with a ship.
wording-siege-artillery = 3 strength in a siege, for 3 money each time. Can be ambushed.
wording-trader = 2 money for each fur card played with it.
wording-initial-infantry = 2 strength in a siege. Can be ambushed. Costs nothing to choose again.
wording-coureurs-de-bois = Raid, ambush, or block either. 1 strength in a siege.
wording-intendant = 2 money: take any card of your discard pile.
wording-native-americans = Raid or ambush for 1 money; block either for nothing. Never handed over.
wording-priest = The opponent hands over neutral Native Americans. Or: lengthens a raid by one link.
wording-neutral-fortification = Fortify a place (3 money). In a siege: 1 strength for the defender. Blocks a raid.
wording-neutral-native-americans = Raid or ambush for 1 money; block either for nothing.
wording-neutral-settlers = Settlers.

## Faults of a position

fault-villages = the villages of { $seat_the } do not add up to those in the box.
fault-towns = the towns of { $seat_the } do not add up to those in the box.
fault-money = { $seat_the } cannot owe money.
fault-cards = { $card }: { $found } of them, there should be { $wanted }.
fault-known = the card “{ $card }” is said to be seen in a hand that does not hold it.
fault-order = the cards of { $seat_the } are out of order.
fault-siege-area = { $seat_the } have no siege, yet its marker or cards are there.
fault-siege-place = { $place } is besieged, yet the enemy does not hold it.
fault-two-owners = { $place } has two owners.
fault-nobody-there = { $place } has a town or a fortification without an owner.
fault-fortifications = there are more than twelve fortifications.
fault-lines = the lines home of { $seat_the } are not what the map says.
fault-no-such-card = there is no card “{ $card }”.
fault-no-such-place = there is no place “{ $place }”.
fault-not-a-piece = “{ $value }” is no piece; write “british town fortified” or “neutral”.
