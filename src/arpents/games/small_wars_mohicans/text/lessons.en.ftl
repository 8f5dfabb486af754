### The lessons: what to do and why, what is said when it is done (-well), and to whoever tries something else (-wrong)

## The map and the counters

lesson-board-title = The map and the counters
lesson-board-about = Where you are, who is who, and what a turn is made of.
lesson-board-goal = North America from 1754 to 1760, two turns a year. The British win by holding three of five French places, Québec or Montréal among them. The French win by taking Albany and one great port, or by holding out to the end.
lesson-board-lines = Places are joined by lines: roads and water cost one step, trails two. A water line may be a river, the coast or one of the named lakes, where any two places are one step apart.
lesson-board-counters = A regular has two points: its first damage turns it over, its second removes it. It fights as well turned over. Militia defend their own country and go home in winter.
lesson-board-irregulars = Rangers, coureurs des bois and natives are irregulars: six lines of any kind without a single supply point. Langlade, among the Abenaki, can be at your door in one march.
lesson-board-turn = A turn is always the same: supply, levies, the French march, the British march, then all battles, then sieges. All movement comes before all fighting, so look where the others will be before you march.
lesson-board-take = Your regulars march with supply points: one point sets a stack in motion. Pick up the 44th at Albany.
lesson-board-take-wrong = they may march too, but let us begin with a battalion: the 44th.
lesson-board-take-well = It is in the stack now. Whoever stands with it may join before it leaves, at no further cost.

## A march

lesson-march-title = A march
lesson-march-about = One supply point, three counters and a trail.
lesson-march-first = You rolled six supply points for the season. One of them moves a whole stack: begin with the 44th.
lesson-march-first-wrong = that is a start too, but here the 44th leads.
lesson-march-others = Never send one counter where three can go for the same point. Take the 48th and Rogers’ Rangers along, in any order.
lesson-march-others-wrong = the militia had better guard Albany: take the 48th and the Rangers.
lesson-march-trail = The way to Fort George is a trail: it costs two of your four steps, and a stack takes one trail a turn. Go.
lesson-march-trail-wrong = that way is open, but the French are in the north: take the trail to Fort George.
lesson-march-halt = A second trail is not allowed this turn, so the stack halts here.
lesson-march-halt-wrong = you could burn your own fort or leave somebody behind, but why? Halt.
lesson-march-winter = Look behind you. At the end of the year every regular and militia must trace roads or water to a base, in a town, a city or a fort, or it starves. A trail is no supply line: winter elsewhere, or build.
lesson-march-done = Nothing else to do this turn: end the march. Unspent points are lost, and there is nothing wrong with that.
lesson-march-done-wrong = that is allowed, but the march is made: say that you are done.

## A battle

lesson-battle-title = A battle
lesson-battle-about = White dice, black dice, woods and walls.
lesson-battle-meeting = Both marched to Fort George, whose fort is gone. Wherever both sides stand after the marches there is a battle; who came in is the attacker: you.
lesson-battle-dice = Each unit rolls one die. White dice have blanks, damage and one elimination; black ones are worse. In the open a side with regulars swaps one white die for a black one.
lesson-battle-woods = Without a fort this is woods, and the defender has a Woods marker: it soaked up the first two points of damage. Only the third hurt: Béarn is turned over.
lesson-battle-on = Between two rounds the attacker, then the defender, may leave. You have lost nobody: fight on.
lesson-battle-on-wrong = leaving is allowed, and often wise. Here you are winning: fight on.
lesson-battle-won = Who destroyed more units wins; on equal losses the defender does. The beaten must retreat, and who has no way out is lost. Your own damaged units recover at once.

## Natives and raids

lesson-natives-title = Natives and raids
lesson-natives-about = You are French now: a coureur, a tribe, a raid.
lesson-natives-asleep = Twenty-four tribes may serve the French and nobody else. Most are asleep. A coureur wakes them, and only in his company do they leave their village.
lesson-natives-take = Langlade needs no supply: irregulars march six lines for nothing. Pick him up.
lesson-natives-take-wrong = militia cost a supply point; Langlade costs nothing. Pick him up.
lesson-natives-wake = Waking a tribe costs him one of his six steps. Wake the Abenaki and take them along.
lesson-natives-wake-wrong = alone he would raid as well, but die in the first fight: wake the Abenaki and take them along.
lesson-natives-river = A river leads down to New Hampshire, and nobody guards it. Go.
lesson-natives-river-wrong = that way is open too, but New Hampshire is unguarded.
lesson-natives-raid = A raid on the move costs two steps. The town was British and no battle is due here: raid it.
lesson-natives-raid-wrong = you may go on, but the town is here: raid it.
lesson-natives-back = Two steps are left. Five raid markers on the map are a Great Victory, which turns one of the Six Nations. Whoever stays may be caught: go back up the river.
lesson-natives-back-wrong = that is allowed, but at home the tribe is safe: back up the river.
lesson-natives-exercise = Autumn of the second year. Four raid markers lie on the map already. Which stack do you pick up first?

## How matches are won

lesson-winning-title = How matches are won
lesson-winning-about = The places that count, the Six Nations, the ships, and an exercise.
lesson-winning-british = Five French places count: hold three at the start of a turn or at the end, Québec or Montréal among them. Québec is closed to your fleet until Louisbourg is yours: begin there.
lesson-winning-french = The French need Albany with New York, Boston or Philadelphia at the start of a turn. If that never happens they still win when time runs out. So the British attack, and must not lose their own door.
lesson-winning-iroquois = Great Victories, battles between regulars, towns, pairs of forts and fives of raids, turn a nation of the Iroquois to your colour. When all six show one colour they join that side for good.
lesson-winning-ships = Each winter four French ships lie face down on their anchorages, and British counters are matched with them one by one. The higher die brings its ship through: troops, supplies or gifts for the natives.
lesson-winning-third = The last turn. You hold Québec and Louisbourg and have one supply point. Whom do you pick up?

## The first match

guide-march = Pick up the first counter of a stack, then those who come along. Irregulars march free; one supply point moves any other stack.
guide-stack = Step by step along the lines, or halt. Entering a place with enemy units stops the stack and means a battle.
guide-match = Set a British ship against a French anchorage. You see the other one only when they meet.
guide-moor = Your ships lie face down. A strong one at Louisbourg has the best chance.
guide-levy = Militia may be moved to friendly places of their own country: where will the enemy strike?
guide-strategic = Regulars may be brought to the port of the sea lift at once: that is how a landing begins.
guide-sea-lift = Embark, sail, land: one sea point each. Who is put ashore does not march any more this turn.
guide-combat = Which battle is fought first? Begin where you are strongest.
guide-attacker-decides = Go on or leave before the second round. Staying costs units, leaving gives up the place.
guide-defender-decides = Stand, leave, or go behind the walls if there are any.
guide-support = One unit from next door may join after a round, if it has no battle of its own.
guide-casualties = Choose who is hit. Spread damage: no unit takes a second point before each has taken one.
guide-walls = Inside there is shelter, and a siege; outside you fight in the open.
guide-assault = Storm the walls now, or lay siege and wait.
guide-retreat = Retreat together, back the way you came if you can.
guide-raids = After a battle those who hold the place may raid it.
guide-reconstitution = Two lost militia come back each spring: choose where they are missed.
guide-muster = Reserve militia come to friendly places of their own: choose which.
guide-assault-on = An assault is dear in every round. Count your sound units, and think what a siege would do for nothing.
guide-back-inside = Inside one is sheltered and besieged; outside one can still leave.
guide-battalion = Three battalions guard Nova Scotia, one to a place. This one will have to hold where you put it.
guide-besiege = A siege wears the enemy down and keeps you here; withdrawing leaves you free elsewhere.
guide-close-in = A unit that closes in does not fire now, but fights better afterwards, by one.
guide-convoy-port = The port nearest to the danger, as long as it is yours.
guide-convoy-units = Take regulars first: there are never too many.
guide-fall-back = Woods shelter those who defend; in the clear, regulars hit harder.
guide-first-coureur = Détroit, Vincennes or Montréal: from where will this coureur reach most villages, or the enemy?
guide-first-port = Your first troops will sail from this port: the farther north, the nearer to Louisbourg.
guide-fort-fate = Kept, the fort serves you and must be held. Burnt, it will serve nobody.
guide-gifts = Up to five tribes rally to coureurs, or three militia are raised: tribes for raids, militia if you are threatened.
guide-historical = Near the front, in a port that the enemy will not take this turn.
guide-landing = Land in the port nearest to where you will fight.
guide-levy-nations = A nation on your side may change villages: nearer the enemy it is of more use.
guide-levy-where = Put militia where you may be attacked: it defends its own country and seldom leaves it.
guide-line-up = Each fires at the one opposite: set your best units against his most dangerous.
guide-muster-where = Raise it where the enemy can come this turn.
guide-nation-village = A village nearer the front makes for a shorter march.
guide-other-coureurs = Each coureur wakes the tribe of his village: spread them out, to strike everywhere.
guide-promote = Militia promoted no longer go home in winter: they become colonials or rangers, with the French marines or a coureur.
guide-promote-to = The strongest if you attack, the lightest for the woods.
guide-raid-home = A raid after a battle sends a tribe of the stack home: choose the one you can do without.
guide-rally = Rally those that are near a target, or near an army in want of scouts.
guide-rally-where = It will march with this coureur: give it to the one who strikes first.
guide-refuge = Without its village the tribe is lost unless it finds a refuge: choose a safe place.
guide-save = Save the strongest, or one with a coureur near.
guide-seek-port = The sea lift makes for a friendly port: from where will it sail next turn?
guide-siege-leave = You may leave, or stay and try again. Leave if a relieving army is near.
guide-sorties = Whoever comes out fights beside the relief, in the open.
guide-stack-stopped = The stack has ended its march here. Whatever is left to do on the spot is done now.
guide-stacking = Too many for this place: send away what is of least use there.
guide-surrender = Another round may cost the whole garrison; surrendering gives the place away. Is relief near?
guide-terrain = Your regulars like it clear, your irregulars like the woods.
guide-turn-nation = When all six nations show your colour, they join you for good.
