### What is said during a match of Small Wars: Mohicans. Forms such as $place_at are explained in arpents/speech.

game-title = Small Wars: Mohicans
game-about = Columns, sieges and nations to win over
scenario-campaign = The French and Indian War, 1754-1760

## Options

option-calendar = Calendar
option-calendar-twelve = twelve turns, from autumn 1754 to spring 1760
option-calendar-fourteen = fourteen turns, two in each of the seven years
option-reinforcements = Reinforcements
option-reinforcements-naval = by the naval phase of each winter
option-reinforcements-historical = by the historical list, each spring
option-combat = Combat
option-combat-custom = white and black dice
option-combat-d6 = ordinary dice, line against line
option-eliminations = Tomahawks in a mêlée
option-eliminations-woods = count only in Woods
option-eliminations-everywhere = count on any terrain
option-opening-fire = Fire from ambush and on landings
option-opening-fire-swapped-die = one black die, taken from the first round
option-opening-fire-free-volley = a whole volley before the first round

## Seasons, terrain, lines, anchorages, ships

season-spring = spring
season-autumn = autumn
phase-set-up = set-up
phase-turn-start = start of the turn
phase-mooring = mooring
phase-french-arrivals = French arrivals
phase-french-levy = French levy
phase-french-movement = French movement
phase-british-arrivals = British arrivals
phase-british-levy = British levy
phase-strategic-movement = strategic movement
phase-british-movement = British movement
phase-sea-lift = sea lift
phase-combat = combat
phase-raids = raids
phase-sieges = sieges
phase-winter = winter
phase-naval-combat = naval combat
phase-ships-cargoes = the ships’ cargoes
terrain-clear = Clear
terrain-woods = Woods
line-none = by no line
line-road = by road
line-trail = by trail
line-river = by river
line-lake = over the lake
line-coast = along the coast
box-louisbourg = the Louisbourg anchorage
box-2 = the second anchorage
box-3 = the third anchorage
box-4 = the fourth anchorage
ship-b-squadron-1 = the first British squadron
ship-b-squadron-2 = the second British squadron
ship-b-troopship = the British troop convoy
ship-b-supplies = the British pay and supply convoy
ship-f-squadron = the French squadron
ship-f-corsair = the corsair
ship-f-troopship = the French troop convoy
ship-f-gifts = the French convoy of gifts and supplies

## What is asked

prompt-first-coureur = Where does the first coureur begin?
prompt-other-coureurs =
    { $left ->
        [one] Choose a village for the last coureur, who wakes its tribe.
       *[other] Choose villages for { $left } coureurs, who wake their tribes.
    }
prompt-battalion = Which battalion begins { $place_at }?
prompt-first-port = In which port does the sea lift begin?
prompt-moor = Which ship do you moor, face down, in { $box }?
prompt-match = Match one of your ships with an anchorage.
prompt-convoy-port = In which port does { $ship } land its troops?
prompt-convoy-units = Choose who comes with { $ship }: { $left } more.
prompt-gifts = Rally tribes to your coureurs, raise militia, or do without.
prompt-rally = Choose tribes to rally: up to { $left } more.
prompt-rally-where = Which coureur does this tribe join: { $unit_the }?
prompt-muster = Choose militia to raise: up to { $left } more.
prompt-muster-where = Where { $unit_number ->
        [one] is
       *[other] are
    } { $unit_the } raised?
prompt-landing =
    { $units ->
        [one] Where { $unit_number ->
            [one] does
           *[other] do
        } { $unit_the } land?
       *[other] Where do these { $units } units land, { $unit_the } first?
    }
prompt-historical = In which port { $unit_number ->
        [one] does
       *[other] do
    } { $unit_the } land?
prompt-reconstitution = Choose militia to raise again at home: up to { $left } more.
prompt-levy = Levy: choose militia to move, up to { $left } more.
prompt-levy-nations = An Iroquois nation may rally to a village ({ $left }).
prompt-levy-where = Where { $unit_number ->
        [one] is
       *[other] are
    } { $unit_the } sent?
prompt-strategic = Choose regulars to bring to the sea lift { $place_at }: up to { $left } more.
prompt-march = Your movement: take a unit, or say that you are done. Land supply points: { $supply }.
prompt-stack =
    { $units ->
        [one] One unit
       *[other] { $units } units
    } { $place_at }. Movement left: { $left }. Land supply points: { $supply }.
prompt-stack-stopped =
    { $units ->
        [one] One unit has stopped
       *[other] { $units } units have stopped
    } { $place_at }. Movement left: { $left }. Land supply points: { $supply }.
prompt-fort-fate = A fort is taken, { $place_the }: do you keep it or burn it?
prompt-sea-lift = The sea lift lies { $place_at }. Sea supply points: { $sea }.
prompt-seek-port = To which of the nearest friendly ports does the sea lift go?
prompt-stacking =
    { $over ->
        [one] One unit too many
       *[other] { $over } units too many
    } { $place_at }. Which one goes?
prompt-combat = Which battle is fought next?
prompt-terrain = You have outmanoeuvred the enemy { $place_at }: choose the terrain.
prompt-sorties = Who comes out { $place_at } to join the relief?
prompt-walls = Who goes behind the walls { $place_at }?
prompt-attacker-decides = Round { $round } { $place_at } is over. Do your attackers fight on or retreat?
prompt-defender-decides = Round { $round } { $place_at } is over. Do your defenders fight on, retreat, or go inside?
prompt-support = Which unit from next door comes to the battle { $place_at }?
prompt-assault = The enemy { $place_at } is behind his walls. Do you storm them?
prompt-assault-on = Assault round { $round } { $place_at } is over. Do you go on?
prompt-surrender = Do your troops { $place_at } hold out or surrender?
prompt-besiege = Do you stay { $place_at } as besieger or retreat?
prompt-back-inside = Who goes back inside { $place_at }?
prompt-casualties =
    Losses { $place_at }: { $kills ->
        [0] no elimination
        [one] one elimination
       *[other] { $kills } eliminations
    } and { $damage } damage still to assign.
prompt-retreat = Where do your troops retreat from { $place_the }?
prompt-siege-leave = The siege { $place_at } has failed so far. Do you leave or stay?
prompt-raids = Which place that you won in battle do you raid?
prompt-raid-home = Which tribe goes home with its booty from { $place_the }?
prompt-refuge = Its village is lost. Where does it go: { $unit_the }?
prompt-promote = Promote a militia that won a battle this year, or none.
prompt-promote-to = What takes the place of { $unit_the } { $place_at }?
prompt-save = Which tribe without a village do you save?
prompt-turn-nation = Turn enemy nations to your colour: { $left } more.
prompt-nation-village = In which village does this nation stand: { $unit_the }?
prompt-line-up = Whom { $unit_number ->
        [one] does
       *[other] do
    } { $unit_the } face?
prompt-fall-back = On which terrain do your defenders { $place_at } fight on?
prompt-close-in = Which units { $place_at } give up this fire to close in on the wall?

## Choices

action-done = Done
action-pick = Choose { $unit_the }
action-to = { $place_the }
action-moor = Moor { $ship }
action-match = Send { $ship } against { $box }
action-rally = Rally tribes
action-muster = Raise militia
action-take = Take { $unit_the }
action-leave = Leave { $unit_the } here
action-road = By road to { $place_the }
action-trail = By trail to { $place_the }
action-water = By water to { $place_the }
action-wake = Wake { $unit_the }
action-overrun = Overrun
action-manoeuvre = Outmanoeuvre
action-build = Build a fort
action-burn = Burn the fort
action-keep = Keep the fort
action-raid = Raid { $place_the }
action-cross = Cross the Gulf
action-halt = Halt
action-sail = Sail to { $place_the }
action-board = Embark { $unit_the }
action-disembark = Disembark
action-remove = Send { $unit_the } away
action-fight = Fight { $place_at }
action-in-woods = In Woods
action-in-clear = In Clear
action-enter = { $unit_the } inside
action-sortie = { $unit_the } out
action-lose = Hit { $unit_the }
action-fight-on = Fight on
action-withdraw = Retreat
action-retreat = Retreat to { $place_the }
action-retreat-by-sea = Back to the ships
action-call = Call { $unit_the }
action-assault = Storm the walls
action-give-up = Give up the assault
action-surrender = Surrender
action-stay = Stay
action-promote = Promote { $unit_the }
action-save = Save { $unit_the }
action-turn = Turn { $unit_the }
action-aim = Face { $unit_the }
action-close-in = { $unit_the } to the wall
action-send-home = Send { $unit_the } home

## What happened

event-turn-begins = Turn { $turn }: { $season } { NUMBER($year, useGrouping: 0) }.
event-match-ends = The war is over: { $seat_the } have won.
event-unit-placed = { $unit_the } { $place_at }.
event-sea-lift-placed = The sea lift lies { $place_at }.
event-ship-moored = { $ship } lies in { $box }.
event-ships-moored = The French ships lie face down in their anchorages.
event-ships-met = In { $box }, { $french } ({ $first }) meets { $british } ({ $second }).
event-ship-passes = { $ship } gets through.
event-unit-comes = { $unit_the } { $unit_number ->
        [one] lands
       *[other] land
    } { $place_at }.
event-unit-waits = { $unit_the } will land in spring.
event-militia-raised = { $unit_the } { $unit_number ->
        [one] is
       *[other] are
    } raised { $place_at }.
event-unit-levied = { $unit_the }: from { $from_the } to { $place_the }.
event-unit-to-port = { $unit_the } { $unit_number ->
        [one] moves
       *[other] move
    } strategically from { $from_the } to { $place_the }.
event-tribe-rallied = { $unit_the } rally { $place_at }.
event-supply-rolled = { $seat_the } roll { $first } and { $second }: { $total } land supply points.
event-sea-supply-rolled =
    { $total ->
        [one] One sea supply point.
       *[other] { $total } sea supply points.
    }
event-stack-marches =
    { $units ->
        [one] One unit goes
       *[other] { $units } units go
    } from { $from_the } to { $place_the } { $line }{ $price ->
        [0] .
       *[other] {" "}for { $price } supply.
    }
event-unit-joins = { $unit_the } { $unit_number ->
        [one] joins
       *[other] join
    } the stack { $place_at }.
event-unit-left = { $unit_the } { $unit_number ->
        [one] stays
       *[other] stay
    } { $place_at }.
event-tribe-wakes = { $unit_the } wake { $place_at }.
event-overrun =
    { $seat_the } overrun { $place_the }: { $units ->
        [0] nobody was there
        [one] one unit lost
       *[other] { $units } units lost
    }.
event-manoeuvre-paid = Superior manoeuvre { $place_at }.
event-fort-built = A new { $seat_adj } fort: { $place_the }.
event-fort-burnt = { $seat_the } burn a fort: { $place_the }.
event-fort-taken = A fort is { $seat_adj } now: { $place_the }.
event-place-raided = Raid on { $place_the }.
event-stack-crosses =
    { $units ->
        [one] One unit crosses
       *[other] { $units } units cross
    } by sea from { $from_the } to { $place_the }.
event-sea-lift-sails = The sea lift sails from { $from_the } to { $place_the }.
event-unit-boards = { $unit_the } { $unit_number ->
        [one] embarks
       *[other] embark
    } { $place_at }.
event-troops-land =
    { $units ->
        [one] One unit disembarks
       *[other] { $units } units disembark
    } { $place_at }.
event-unit-removed = No room { $place_at }: { $unit_the } must go.
event-militia-called = { $unit_the } { $unit_number ->
        [one] comes
       *[other] come
    } out { $place_at }.
event-place-taken = { $seat_the } take { $place_the }.
event-battle-begins = Battle { $place_at }: { $seat_the } attack.
event-terrain-chosen = Terrain { $place_at }: { $terrain }.
event-ambush-rolled = Ambush { $place_at }? A { $face }, plus { $bonus }.
event-ambush-sprung = An ambush is sprung { $place_at }.
event-landing = The attack is a landing { $place_at }.
event-unit-goes-inside = { $unit_the } { $unit_number ->
        [one] goes
       *[other] go
    } inside { $place_at }.
event-unit-comes-out = { $unit_the } { $unit_number ->
        [one] comes
       *[other] come
    } out { $place_at }.
event-opening-fire =
    { $seat_the } open fire { $place_at } ({ $dice }): { $damage } damage, { $kills ->
        [one] one elimination.
       *[other] { $kills } eliminations.
    }
event-round-rolled =
    { $seat_the } roll { $place_at } ({ $dice }): { $damage } damage, { $kills ->
        [one] one elimination.
       *[other] { $kills } eliminations.
    }
event-marker-soaks = Cover { $place_at } takes { $soaked }; { $left } left.
event-unit-damaged = Damage { $place_at }: { $unit_the }.
event-unit-destroyed = Destroyed { $place_at }: { $unit_the }.
event-unit-called = { $unit_the } { $unit_number ->
        [one] comes
       *[other] come
    } from { $from_the } to the battle { $place_at }.
event-assault-begins = { $seat_the } storm the walls { $place_at }.
event-battle-won = { $seat_the } win { $place_at }.
event-unit-retreats = { $unit_the } { $unit_number ->
        [one] retreats
       *[other] retreat
    } from { $from_the } to { $place_the }.
event-unit-no-retreat = Nowhere to go from { $place_the }: { $unit_the } lost.
event-unit-captured = Captured { $place_at }: { $unit_the }.
event-siege-begins = { $seat_the } besiege { $place_the }.
event-siege-rolled = Siege { $place_at }: { $seat_the } { $attack }, the defence { $defence }.
event-siege-ends = The siege { $place_at } is over.
event-tribe-goes-home = { $unit_the } go from { $from_the } to { $place_the }.
event-militia-goes-home = { $unit_the } { $unit_number ->
        [one] goes
       *[other] go
    } home { $place_at }.
event-unit-promoted = Promotion { $place_at }: { $unit_the } for { $militia_the }.
event-tribe-saved = { $unit_the } find refuge { $place_at }.
event-unit-starves = Starved { $place_at }: { $unit_the }.
event-nation-turns = { $unit_the } lean to { $seat_the }.
event-nations-join = The Six Nations go to war beside { $seat_the }.
event-great-victory = A Great Victory for { $seat_the }.
event-raids-cleared = Winter: raid markers come off.
event-sea-lift-moves = The sea lift goes to { $place_the }.
event-fired-at = { $unit_the } { $unit_number ->
        [one] fires
       *[other] fire
    } at { $target_the }: { $face }, modifier { $modifier }.
event-unit-closes-in = { $unit_the } { $unit_number ->
        [one] closes
       *[other] close
    } in on the wall { $place_at }.
event-random-unit-rolled = { $unit_the } may come: { $face }.
event-nothing-comes = { $ship } finds no friendly port.
event-unit-returns = { $unit_the } { $unit_number ->
        [one] finds nowhere to land and turns back.
       *[other] find nowhere to land and turn back.
    }

## How it ended

ending-albany-and-a-city = The French hold Albany and a great port of the colonies.
ending-new-france-taken = The British hold three strongholds of New France, Québec or Montréal among them.
ending-new-france-held = New France still stands when the last turn ends.

## Why not

reason-not-yours = That counter is not yours to use.
reason-already-moved = This unit has finished moving for this turn.
reason-garrison-stays = A garrison never leaves its fortress.
reason-tribe-asleep = This tribe has not been woken yet.
reason-tribe-awake = This tribe is awake already.
reason-shut-in = This unit is shut in by a siege.
reason-pinned = As many defenders as there are attackers must stay.
reason-needs-coureur = A tribe needs a coureur to go along.
reason-no-supply = There are not enough land supply points left.
reason-too-far = The stack has not enough movement left.
reason-one-trail = Regulars and militia take only one trail a turn.
reason-must-stop = The stack had to stop here.
reason-village-closed = The Six Nations are neutral: their villages are closed.
reason-no-line = No such line leads there.
reason-not-here = It is not here.
reason-irregulars-only = Only irregulars may join this stack on its way.
reason-last-of-stack = The last unit of a stack cannot be left behind: halt instead.
reason-coureur-not-free = Only a coureur moving with irregulars can wake a tribe.
reason-fortified-already = This place is fortified already.
reason-no-fort = There is no fort here.
reason-enemy-here = Not where the enemy stands or a battle is due.
reason-militia-comes-out = The militia of this place would come out against you.
reason-regulars-build = Only regulars build forts.
reason-only-french-raid = Only the French make raids.
reason-no-raid-target = This was neither a British city or town nor the site of a British fort this turn.
reason-raided-already = A raid marker lies here already.
reason-irregulars-raid = Only irregulars raid on the march.
reason-no-battle-fought = No battle was fought there this turn.
reason-not-in-control = The French do not control that place.
reason-no-crossing = The French cross only between Québec and Louisbourg.
reason-crossing-cut = Québec and Louisbourg must both be French and free of the enemy.
reason-not-by-sea = Irregulars other than rangers never go by sea.
reason-nothing-to-overrun = There is nothing to overrun here.
reason-six-to-one = An overrun takes six units for each defender.
reason-garrison-holds = A garrison cannot be overrun.
reason-no-enemy-here = There is no enemy here.
reason-not-the-attacker = Only the attacker may outmanoeuvre.
reason-terrain-fixed = Walls or a raid settle the terrain here.
reason-already-manoeuvred = The manoeuvre has been paid for already.
reason-not-a-port = That is not a port.
reason-already-there = It is there already.
reason-river-closed = Québec and Tadoussac are closed while Louisbourg is not British.
reason-no-sea-supply = A sea point must remain to disembark.
reason-friendly-port-only = Only a friendly port will do.
reason-landed-already = Troops that have landed do not go aboard again this turn.
reason-engaged = It stands in a place with the enemy.
reason-nobody-aboard = Nobody is aboard.
reason-must-land = The sea lift must end its turn empty: disembark first.
reason-not-nearest = The sea lift goes to the nearest friendly port.
reason-at-home = A tribe at home is not sent away.
reason-too-many-warriors = Too many warriors are here: they go first.
reason-no-refuge = Only Québec or Montréal, if French.
reason-not-a-tribe = That is not a tribe.
reason-out-of-game = An eliminated tribe never comes back.
reason-rallied-already = This tribe has come already.
reason-out-of-touch = No friendly line joins its village to Montréal, Québec or a French fort.
reason-no-coureur-there = Tribes rally only to a coureur in the French possessions, with room for warriors.
reason-no-battle-here = You have no battle to fight there.
reason-not-exposed = That unit is not exposed to this fire.
reason-fresh-units-first = An elimination strikes an undamaged unit first.
reason-each-takes-one = Nobody takes a second damage before each has taken one.
reason-regulars-first = In Woods regulars suffer first, then militia, irregulars last.
reason-no-walls = You own no fortification here.
reason-inside-already = It is inside already.
reason-no-room = There is no room left inside.
reason-no-room-for-irregulars = A fort has no room for irregulars.
reason-not-next-door = That is not adjacent.
reason-has-its-battle = That unit has a battle or siege of its own this turn.
reason-built-a-fort = Builders of a fort do not reinforce their neighbours.
reason-nowhere-to-go = There is nowhere to retreat to.
reason-no-retreat-yet = There is no retreat before the first round.
reason-no-siege-without-assault = Only an assault, or a siege carried over, lets you stay.
reason-enemy-came-from-there = The enemy came from there.
reason-enemy-holds-it = The enemy holds that place.
reason-battle-to-come = A battle or siege is under way there.
reason-better-way = A better way is open: back the way you came, or nearer your base.
reason-came-by-land = Nobody here came by the sea lift from a port that is still friendly.
reason-first-coureur-elsewhere = The first coureur goes to Détroit, Vincennes or Montréal.
reason-no-sleeping-tribe = No sleeping tribe lives there.
reason-moored-already = That ship is moored already.
reason-ship-used = Each ship serves once in a naval phase.
reason-box-met = That French ship has been met already.
reason-not-waiting = That unit is not waiting to come.
reason-not-an-own-place = Only a friendly place of your original possessions, free of enemies, other than its own.
reason-not-available = That unit is not available in the reserve.
reason-no-landing-there = These units cannot land there.
reason-four-towns-only = Only Montréal, Québec, St-Jean and Trois-Rivières raise militia again.
reason-home-lost = Its home is not friendly, or the enemy is in it.
reason-militia-only = Only militia.
reason-iroquois-only = Only an Iroquois nation.
reason-regulars-only = Only regulars.
reason-no-sea-lift = The sea lift lies in no port.
reason-not-on-map = That unit is not on the map.
reason-won-no-battle = That militia has won no battle this year.
reason-has-a-home = That tribe needs no saving.
reason-your-colour-already = That nation shows your colour already.
reason-not-its-village = That is not a village of this nation.
reason-even-lines = Lines are even: nobody is tripled before all are doubled.
reason-at-the-wall-already = That unit is not one that can close in.
reason-free-stack-iroquois = The free stack is all Iroquois.
reason-enemy-on-the-way = The enemy, or one of his forts, stops the stack on the way.
reason-builders-stay = Builders of a fort stay with it this turn: they do not embark.
reason-coast-ends = Whoever comes here along the coast goes on in a later turn only.
reason-sea-lift-only = Only the sea lift leads there: this coast is open to the French alone, while the place is theirs.

## What is wrong in a position

unknown-place = no place is called “{ $place }”.
unknown-phase = there is no phase “{ $phase }”; there are: { $known }.
unknown-nation = there is no nation “{ $nation }”; there are: { $known }.
unknown-owner = nobody called “{ $owner }” holds places; these do: { $known }.
unknown-rest = the rest can only be “away”, not “{ $value }”.
unknown-tribe = there is no tribe “{ $unit }”.
unknown-unit = no counter is called “{ $unit }”.
unit-without-place = it is not said where this counter is: “place” is missing.
unknown-way = nobody comes by “{ $way }”; one may come by: { $known }.
four-french-ships = the anchorages hold the four French ships, each once: not { $ships }.
unknown-ship = no ship is called “{ $ship }”.
unit-in-two-places = a counter is in two places at once.
not-a-port = the sea lift lies in a port, and “{ $place }” is none.
supply-below-zero = supply points cannot be below zero.
ship-in-two-places = a ship lies in two anchorages at once.
unit-cannot-be-there = this counter cannot be in “{ $place }”.
cannot-be-damaged = “{ $unit }” cannot be damaged: it has one point, or is off the map.
asleep-away-from-home = “{ $unit }” sleeps only at home.
village-without-owner = the Six Nations have joined a side: their villages are that side’s.
village-closed = nobody stands in a neutral Iroquois village.
two-raid-markers = two raid markers lie here.
fort-without-owner = a fort stands only where a side rules.

## What is wrong with a map

map-not-json = this file is not JSON: { $why }
map-not-an-object = a JSON object is wanted here.
map-not-a-list = a list is wanted here.
map-not-whole = a whole number is wanted here.
map-same-id = two places have this id.
map-too-many-places = a map has at most { $most } places.
map-not-there = “{ $value }” is not on the map.
map-rules-name-it = the rules name this place, and it is not on the map.
map-field-missing = the field “{ $field }” is missing.
map-field-unknown = “{ $field }” is not a field of a place.
map-bad-id = the id of a place has only lower-case letters without accents, digits and hyphens.
map-id-of-a-box = this id is that of a box beside the map.
map-not-one-of = “{ $field }” is one of: { $known }, and not “{ $value }”.
map-number = “{ $field }” is a number from { $least } to { $most }.
map-true-or-false = “{ $field }” is true or false.
map-cities-fortified = cities, and only cities, are fortified permanently.
map-nation-and-owner = an Iroquois village has its nation, and no other place has one.
map-no-base = this side has no base of its own.
map-no-basin = this side has no region to fall back to: no place is of the basin “{ $value }”.
map-no-port = this side has no port for its sea lift.
map-nation-homeless = this nation has no village.
map-limit = the stacking limit is a whole number of at least one.
map-line-to-itself = a line joins two places.
map-line-twice = two lines of one sort join these places.
map-lake-not-joined = “{ $value }” and “{ $wanted }” are not joined by the lake.
map-cut-off = no chain of lines leads from here to “{ $value }”.
map-unit-points = a counter has one or two points.
map-unit-order = the counters are wanted in this order: { $wanted }.
