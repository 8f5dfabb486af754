### Reasons, choices, events and prompts of Wilderness War.

reason-advanced-rule = This belongs to the advanced rules, which this match does not use.
reason-already-acted = It has already acted or fought in this phase.
reason-already-held-one = A card was held over into this season: every card must be played.
reason-already-noted = You will be asked before the phase ends.
reason-already-regulars = Regulars have already been sent this season.
reason-already-taken = It is already part of an activation.
reason-already-worked = This space already has its work.
reason-assemblies-at-end = The Assemblies cannot be swayed any further that way.
reason-assemblies-enthusiastic = The Assemblies are enthusiastic.
reason-assemblies-reluctant = The Assemblies are reluctant.
reason-besieged-stay = Besieged pieces cannot leave.
reason-besieged-work = A besieged work cannot be razed.
reason-built-last-time = Your last card built: this one may not.
reason-card-has-a-use = A card that can be used cannot be thrown away.
reason-card-not-discarded = This card is not in the discard pile.
reason-card-not-in-hand = This card is not in your hand.
reason-card-too-small = The card has not enough points left for it.
reason-cherokees-not-played = The Cherokees have not come yet.
reason-commander-stays = A commander is not dropped off, nor is a piece that moves alone.
reason-command-exceeded = Without him the others would be too many to command.
reason-command-full = The leaders taken cannot command more units.
reason-drilled-first = This loss falls on Drilled Troops.
reason-drilled-go-alone = A Drilled unit activated singly takes the whole card.
reason-drilled-must-lead = Only a group with Drilled Troops may enter an unbesieged enemy fort or fortress.
reason-drilled-need-shelter = Drilled Troops retreat only to cultivated land or a fortification of their own.
reason-drilled-with-them = Drilled Troops of your own are there: no raid.
reason-enemy-fort-there = The enemy has a fort there.
reason-enemy-has-light-infantry = Light Infantry cannot be ambushed.
reason-enemy-there = The enemy is there.
reason-equal-unit-first = Another unit just like it stands for it.
reason-event-is-empty = This event would have no effect now.
reason-fieldworks-already = There are fieldworks already.
reason-forbes-road-not-built = No British Drilled Troops hold a fortification at Ohio Forks or next to it.
reason-fortress-space = Nothing is built in a fortress space.
reason-fort-is-full = A fort holds four units.
reason-fort-stands = A fort or a work of your own stands there.
reason-foul-weather-at-sea = Foul weather keeps the ships in port.
reason-french-have-no-point = The French have no victory point.
reason-french-sail-route = The French sail only between Québec and Louisbourg.
reason-full-strength = This unit is not reduced.
reason-full-units-first = A full-strength unit must be reduced before another dies.
reason-full-units-later = Only reduced units die; full ones are reduced afterwards.
reason-hand-empty = The other player has no card.
reason-highest-leader = The highest leader there must be the one activated.
reason-initiative-not-met = The card does not meet his initiative.
reason-interceptors-cannot-avoid = Who tried to intercept cannot avoid battle.
reason-interceptors-fight = Interceptors cannot go inside before the battle.
reason-is-inside = It is inside the work.
reason-johnson-only = Only Johnson commands Mohawks and Iroquois.
reason-johnson-too-far = Johnson must be free, within two spaces of the village.
reason-just-relieved = Just freed of their siege, they cannot intercept in this first space.
reason-leaders-keep-away = Leaders alone do not enter a space the enemy holds.
reason-leaders-not-alone = Leaders alone cannot do that.
reason-leader-besieged = Events do not reach a besieged leader.
reason-lone-auxiliary-infiltrates = Only a lone Auxiliary unit infiltrates.
reason-lone-auxiliary-only = In the wilds a lone Auxiliary is intercepted by a lone Auxiliary only.
reason-must-give-up-a-card = A card of the list must be given up.
reason-must-stop = The movement must stop here.
reason-nation-serves-enemy = That nation serves the enemy.
reason-needs-a-leader = A force under a leader is needed.
reason-needs-a-unit = At least one unit is needed.
reason-needs-drilled = Drilled Troops are needed.
reason-needs-louisbourg = The French must control Louisbourg.
reason-needs-montreal = The French must control Montréal.
reason-needs-ohio-fort = A French fort must stand at Ohio Forks.
reason-needs-oneida-work = You alone must have a fortification at Oswego or the Oneida Carry.
reason-nobody-can-go = Nobody may go there.
reason-nothing-to-raise = There is nothing to raise or restore.
reason-nothing-to-scout = There are no Drilled Troops about to march.
reason-not-adjacent = These spaces are not joined.
reason-not-a-leader = This is not a leader.
reason-not-a-port = It is not a port under your control.
reason-not-a-space = Nothing can be done in that space.
reason-not-a-target = There is nothing to raid there.
reason-not-besieged = Only besieged units make a sortie.
reason-not-here = It is not there.
reason-not-in-1755 = Not in 1755.
reason-not-in-battle = Only units that took part lose steps.
reason-not-in-the-wilds = Ambushes are laid in wilderness or mountain.
reason-not-its-home = It does not go home there.
reason-not-nearest = It is not the nearest fortification.
reason-not-of-this-event = The event does not concern it.
reason-not-on-map = It is not on the map.
reason-not-on-the-list = The event does not name this card.
reason-not-the-last-card = Only the last card may be held.
reason-not-this-event = This card cannot be played at this moment.
reason-not-this-piece = Another piece is asked about.
reason-not-yours = It is not yours.
reason-not-your-work = No stockade or fort of yours stands there.
reason-nowhere-to-go = There is nowhere to go.
reason-no-breach-to-repair = No work of yours is under siege at level 1 or 2.
reason-no-dropping-among-enemies = Nobody is dropped off among enemies.
reason-no-eligible-leaders = Two free French leaders are needed.
reason-no-enemy-to-pass = No enemy holds that space: just move.
reason-no-entry-here = Reinforcements cannot enter there.
reason-no-fieldworks = There are no fieldworks to clear.
reason-no-french-fleet = The French fleet no longer sails.
reason-no-landing-card = An Amphibious Landing card is needed.
reason-no-landing-route = No landing arrow leads there.
reason-no-landing-this-year = The Louisbourg squadrons forbid landings this year.
reason-no-points-left = Not enough points are left.
reason-no-portage = Only one portage, between own cultivated or fortified spaces.
reason-no-port-to-reach = There is no port to sail to.
reason-no-raiders = No active Auxiliaries stand there.
reason-no-room-to-get-out = Movement would not suffice to get out again.
reason-no-siege-here = You besiege nothing here.
reason-no-stopping-at-a-fort = An infiltrator cannot stop at an enemy fort.
reason-no-target-units = There are no units it could concern.
reason-no-units = There are no units to do it.
reason-no-water = No water leads away from here.
reason-no-works-to-raze = You have no unbesieged work to raze.
reason-one-ambush = A second ambush adds nothing.
reason-only-one-leader = There are not leaders enough.
reason-other-colour = The event belongs to the other side.
reason-other-way-of-moving = Land, boat and sea are not mixed.
reason-out-of-supply = These Drilled Troops are out of supply.
reason-pitt-not-played = Highlanders come after William Pitt, or from 1759.
reason-played-as-response = This event is a response, played in the middle of a phase.
reason-quebec-lost = Québec does not receive French ships.
reason-quiberon-not-yet = Not before Louisbourg falls, its squadrons are lost, or 1760.
reason-quiberon-played = Since Quiberon Bay this is over.
reason-rank-too-high = His command is higher than the commander’s.
reason-shirley-safe = Shirley is not on the map, or besieged.
reason-siege-already-pressed = This siege has had its roll in this phase.
reason-siege-level-too-low = The siege has not gone far enough.
reason-siege-there = Nothing is built during a siege.
reason-stack-too-small = More than four enemy units are needed.
reason-too-far = It is too far.
reason-too-few-auxiliaries = An ambush takes Auxiliaries, at least as many as the enemy’s.
reason-under-siege = It is besieged.
reason-uprising-played = The Cherokees have risen.
reason-value-three-for-force = A force sails only on a card of value 3.
reason-village-closed = The enemy holds the village.
reason-was-infiltrated = It let this infiltrator pass.
reason-whence-enemy-came = That is where the enemy came from.

action-done = Done
action-pass = Let it pass
action-card = { $card }
action-event = Play the event
action-build-stockades = Build stockades
action-build-forts = Build forts
action-discard = Throw the card away
action-hold = Hold the last card
action-demolish = Demolish a work…
action-demolish-later = Ask me to demolish when the phase ends
action-raze = Raze the work at { $space }
action-abandon = Abandon the fort under construction at { $space }
action-level = Level the fieldworks at { $space }
action-build = Build at { $space }
action-activate = Activate { $piece_the } alone
action-command = Activate { $piece_the } and his force
action-take = Take { $piece_the }
action-take-all = Take everybody
action-next = Go on with { $piece_the }
action-by-land = Move by land
action-by-boat = Move by boat
action-by-sea = Put to sea
action-stay = Stay
action-besiege = Press the siege
action-assault = Assault
action-sortie = Make a sortie
action-move = Go to { $space }
action-infiltrate = Slip through { $space }
action-sail = Sail to { $space }
action-land-at = Land at { $space }
action-drop = Drop off { $piece_the }
action-play = Play { $card }
action-intercept = Intercept with { $piece_the }
action-intercept-with = Intercept under { $piece_the }
action-avoid = Avoid battle with { $piece_the }
action-avoid-with = Avoid battle under { $piece_the }
action-avoid-to = Slip away to { $space }
action-inside = Put { $piece_the } inside
action-inside-all = Everybody inside
action-join = Bring { $piece_the } into the fight
action-lose = Take a loss on { $piece_the }
action-retreat = { $piece_the } { $piece_number ->
    [one] retreats
    *[other] retreat
 } to { $space }
action-retreat-all = All who can retreat to { $space }
action-raid = Raid { $space }
action-home = { $piece_the } { $piece_number ->
    [one] goes
    *[other] go
 } home to { $space }
action-place = Place it at { $space }
action-place-all = Place them all at { $space }
action-dismiss = Send { $piece_the } home
action-restore = Restore { $piece_the }
action-remove = Remove { $piece_the }
action-enlist = Bring in { $piece_the }
action-pick = Choose { $space }
action-give-up = Give up { $card }
action-department = { $department }
action-raise = Raise new units: { $department }
action-refit = Restore reduced units: { $department }
action-refit-all = Restore reduced units
action-enlist-rangers = Raise a Ranger unit
action-swap = Exchange { $piece_the } and { $other_the }
action-take-card = Take { $card } from the discards

event-season-begun = { $season } season of { $year }
event-hands-dealt = The hands are dealt: French { $french }, British { $british }; { $deck ->
    [0] no card left in the deck.
    [one] one card left in the deck.
    *[other] { $deck } cards left in the deck.
 }
event-card-dealt = You are dealt “{ $card }”.
event-linked-card-dealt = { $seat }: “{ $card }” comes back from the discards.
event-reshuffled = The deck is shuffled anew: { $count ->
    [one] one card.
    *[other] { $count } cards.
 }
event-card-played = { $seat }: “{ $card }”, { $use }.
event-card-held = { $seat }: the last card is held.
event-year-over = The year { $year } is over.
event-activated = { $piece_the } { $piece_number ->
    [one] is
    *[other] are
 } activated at { $space }.
event-stayed = It stays at { $space }.
event-moved = { $piece }: { $from } to { $space }.
event-dropped-off = { $piece_the } { $piece_number ->
    [one] is
    *[other] are
 } dropped off at { $space }.
event-thrown-back = A schooner throws the mover back from { $space } to { $from }.
event-amphib-placed = The British land at { $space }.
event-amphib-removed = The landing place at { $space } is lost.
event-infiltrated = They slip into { $space }.
event-interception = Attempt to intercept by { $piece_the } at { $space }: { $die } plus { $tactics }, { $success ->
    [1] it succeeds.
    *[other] it fails.
 }
event-avoidance = Attempt to avoid battle by { $piece_the } at { $space }: { $die } plus { $tactics }, { $success ->
    [1] it succeeds.
    *[other] it fails.
 }
event-avoided = They slip away from { $from } to { $space }.
event-went-inside = { $piece_the } { $piece_number ->
    [one] goes
    *[other] go
 } inside at { $space }.
event-built = { $seat }: { $work } at { $space }.
event-razed = { $seat }: { $work } razed at { $space }.
event-captured = { $seat }: { $work } captured at { $space }.
event-stockade-destroyed = { $seat }: the stockade at { $space } is destroyed.
event-stockade-burnt = The stockade at { $space } burns.
event-fort-begun-removed = { $seat }: the fort begun at { $space } is lost.
event-fortress-reverted = { $seat }: the empty fortress of { $space } is theirs again.
event-changed-hands = { $seat }: { $space } changes hands.
event-fieldworks-dug = Fieldworks are dug at { $space }.
event-fieldworks-removed = The fieldworks at { $space } are gone.
event-battle-begun = Battle at { $space }. Attacking: { $seat }.
event-fired = { $seat }, strength { $strength }: die { $die }, modifier { $modifier }, { $losses ->
    [0] no loss inflicted.
    [one] one step inflicted.
    *[other] { $losses } steps inflicted.
 }
event-step-lost = { $piece_the } { $piece_number ->
    [one] is
    *[other] are
 } reduced.
event-eliminated = { $piece_the } { $piece_number ->
    [one] is
    *[other] are
 } eliminated at { $space }.
event-leader-tested = { $piece } under fire: { $die }.
event-leader-lost = { $piece } leaves the game.
event-joined-battle = { $piece_the } { $piece_number ->
    [one] comes
    *[other] come
 } out of { $space } to join the battle.
event-battle-won = { $seat }: the battle of { $space } is won ({ $inflicted ->
    [0] no step
    [one] one step
    *[other] { $inflicted } steps
 } inflicted, { $suffered ->
    [0] none
    [one] one
    *[other] { $suffered }
 } lost).
event-overrun = { $seat }: the defenders of { $space } are overrun.
event-militia-home = { $piece_the } { $piece_number ->
    [one] goes
    *[other] go
 } home.
event-siege-begun = { $seat }: siege is laid to { $space }.
event-siege-lifted = The siege of { $space } is lifted.
event-siege-rolled = Siege of { $space }: die { $die }, modifier { $modifier }; level { $level }.
event-bastions-repaired = The bastions of { $space } are repaired: siege level 0.
event-surrendered = The garrison of { $space } surrenders.
event-massacred = Massacre at { $space }! A point for: { $seat }.
event-assault-begun = { $seat }: assault on { $space }.
event-assault-won = { $seat }: { $space } is stormed.
event-assault-lost = { $seat }: the assault on { $space } fails.
event-raid-rolled = Raid on { $space }: die { $die }, modifier { $modifier }: { $result }.
event-raid-marked = { $seat }: { $space } is raided.
event-blockhouses = { $seat }: blockhouses harden all targets this year.
event-raided-counted = { $seat }: { $count ->
    [one] one Raided marker is counted.
    *[other] { $count } Raided markers are counted.
 }
event-points = { $seat }: { $points ->
    [one] one victory point.
    *[other] { $points } victory points.
 }
event-placed = { $piece_the } { $piece_number ->
    [one] enters
    *[other] enter
 } at { $space }.
event-restored = { $piece_the } { $piece_number ->
    [one] is
    *[other] are
 } at full strength again.
event-reinforcement-lost = { $piece_the } { $piece_number ->
    [one] finds
    *[other] find
 } no way in.
event-leader-drawn = { $piece } is sent from England.
event-leader-dismissed = { $piece } is recalled.
event-leader-returned = { $piece } goes back to the pool.
event-event-rolled = “{ $card }”: die { $die }.
event-assemblies = The Assemblies are now { $level }.
event-card-stolen = { $seat }: a courier is intercepted, a card changes hands.
event-stolen-card = The intercepted card is “{ $card }”.
event-nothing-given-up = { $seat }: no card of the list to give up.
event-lasting = { $event }: a marker is put on the calendar.
event-hand-size = { $seat }: the hand is now { $count ->
    [one] one card.
    *[other] { $count } cards.
 }
event-card-taken-back = { $seat }: “{ $card }” is taken back from the discards.

prompt-card = Choose a card ({ $count } in hand).
prompt-use = “{ $card }”, value { $value }: what is it for?
prompt-campaign = “{ $card }”: name a leader.
prompt-muster = Who goes with { $piece_the }? { $room ->
    [0] No room for more units.
    [one] Room for one unit.
    *[other] Room for { $room } units.
 }
prompt-individuals = Whom else? { $halves ->
    [one] One half point
    *[other] { $halves } half points
 } left.
prompt-next = Who acts next?
prompt-operation = What { $piece_number ->
    [one] does
    *[other] do
 } { $piece_the } do at { $space }?
prompt-assault-or-not = { $piece_the } can assault { $space }. Assault?
prompt-move = { $piece_the } at { $space }: { $left ->
    [0] no further.
    [one] one more space.
    *[other] { $left } more spaces.
 }
prompt-sail = { $piece_the } { $piece_number ->
    [one] puts
    *[other] put
 } to sea at { $space }: where to?
prompt-infiltrating = { $piece_the } { $piece_number ->
    [one] is
    *[other] are
 } among enemies at { $space }: { $left ->
    [0] no further.
    [one] one more space.
    *[other] { $left } more spaces.
 }
prompt-build = Where? { $work }, { $count } still possible.
prompt-demolish = Which work do you raze?
prompt-torches = Before your phase ends: demolish a work, or be done.
prompt-response = Respond with the card “{ $event }”, at { $space }?
prompt-leaders-retreat = { $piece } is alone among enemies at { $space } and must leave.
prompt-intercept = The enemy enters { $space }. Intercept?
prompt-avoid = The enemy is about to attack at { $space }. Avoid battle?
prompt-avoid-to = Where do they slip away to from { $space }?
prompt-garrison = The enemy is before { $space }. Who goes inside?
prompt-militia = Militia for the battle of { $space }?
prompt-militia-defends = Raiders at the stockade of { $space }. Does a militia unit defend it?
prompt-besieged-join = Who comes out of { $space } to join the battle?
prompt-battle-cards = Battle at { $space }: do you play a card?
prompt-losses = { $count ->
    [one] One step
    *[other] { $count } steps
 } to lose at { $space }.
prompt-retreat = Retreat from { $space }: where to?
prompt-garrison-leaves = The garrison of { $space } marches out: where to?
prompt-raid = Which space is raided first?
prompt-go-home = Where { $piece_number ->
    [one] does
    *[other] do
 } { $piece_the } go home from { $space }?
prompt-winter-home = Before winter, where to for { $piece_the } at { $space }? Staying is allowed.
prompt-attrition = Winter at { $space }: { $count ->
    [one] one reduced unit
    *[other] { $count } reduced units
 } must die.
prompt-place = Where { $piece_number ->
    [one] does
    *[other] do
 } { $piece_the } enter? { $count ->
    [one] One piece
    *[other] { $count } pieces
 } to place.
prompt-dismiss = { $piece } is drawn: which commander-in-chief is recalled?
prompt-restore = Restore { $count ->
    [one] one more unit
    *[other] { $count } more units
 }.
prompt-remove = { $event }: remove { $count ->
    [one] one more unit
    *[other] { $count } more units
 } ({ $sort }).
prompt-remove-indians = { $event } at { $space }: remove up to { $count ->
    [one] one more Indian unit.
    *[other] { $count } more Indian units.
 }
removed-northern-provincials = Northern Provincials
removed-southern-provincials = Southern Provincials
removed-regulars = British Regulars
prompt-alliance = { $halves ->
    [one] One half point: it restores a unit.
    *[other] { $halves } half points: two bring a unit to its village, one restores a unit.
 }
prompt-cherokees = Where do the Cherokees gather?
prompt-desertion = In which space do enemy Indians desert?
prompt-crisis = Ministerial crisis: give up a card of the list, if you hold one.
prompt-stingy = Which Department loses a Provincial unit?
prompt-raise-provincials = Raise or restore Provincials: which Department?
prompt-militia-call = Raise a militia unit, or restore two.
prompt-rangers-call = Raise a Ranger unit, or restore two.
prompt-bastions = Which bastions are repaired?
prompt-swap = Which two French leaders exchange their places?
prompt-small-pox = Where does small pox break out?
prompt-take-back = Take a card back from the discard pile?
