### The lessons: what to do and why, what is said when it is done (-well), and to whoever tries something else (-wrong)

## The map and the pieces

lesson-board-title = The map and the pieces
lesson-board-about = Where you are, what stands on the map, and what a card is.
lesson-board-goal = North America, 1758. Britain wants New France; France wants to hold out. Fortresses, battles and raids move one marker on one track of victory points, and it runs both ways: what one side gains, the other loses.
lesson-board-spaces = Armies go from space to space along the lines. Cultivated land is easy going. In the wilderness and in the mountains a road is only as good as your works along it: that is why the way from Albany to Ticonderoga is fought over for years.
lesson-board-drilled = Drilled Troops, Regulars and Provincials, win battles and take forts. Each has two steps: hit once it is reduced, hit again it is gone.
lesson-board-auxiliaries = Auxiliaries, Rangers, Indians and coureurs des bois, are weak in a line but at home in the woods: they scout for an army, ambush one, and raid.
lesson-board-leaders = A leader sets an army in motion. His initiative says how good a card he needs, his command how many units come along, his tactics what he adds to the dice. Amherst is brisk enough for any card of 2 or 3; Webb needs a 3.
lesson-board-works = A stockade holds a space, a fort must be besieged, a fortress is a fort and more. Ticonderoga is a French fort; the stockade at the Hudson carry is yours and keeps your road open.
lesson-board-card = A card has one use: its event, or marching, or building, by its value. Choose British Regulars, whose value is 3.
lesson-board-card-wrong = that card may be played too, but let us take British Regulars: it has the highest value.
lesson-board-card-well = Now you would say what it is for. The event is strong, but it is also the best card for marching: that choice is the whole game.

## A march

lesson-march-title = A march
lesson-march-about = From the card in your hand to the walls of a French fort.
lesson-march-card = Play British Regulars, not for its event but to set an army in motion.
lesson-march-card-wrong = that card may be played too, but for this march take British Regulars.
lesson-march-command = One card moves one force. Amherst’s initiative is 2, the card is worth 3: that will do. Activate Amherst with his force.
lesson-march-command-wrong = that is allowed, but a single unit would get nowhere: activate Amherst and his force.
lesson-march-take = Amherst may lead seven units. Take everybody at Albany along.
lesson-march-take-wrong = you may take them one by one, or leave some; here the whole army marches: take all.
lesson-march-take-well = The French were asked whether they answer with a card of their own. They had none that fits.
lesson-march-land = By land, by boat or by sea, never mixed in one move. Up the Hudson boats would do, but let us walk: choose to go by land.
lesson-march-land-wrong = that is allowed, but this time we go by land.
lesson-march-first = Regulars go four spaces at most in cultivated land, and a force goes as fast as its slowest. Go to the south end of the Hudson carry, where your stockade stands.
lesson-march-first-wrong = that is a way too, but ours leads north: to the south end of the carry.
lesson-march-second = Drilled Troops that cross a wilderness space must stop, unless a work of their own stands there or Auxiliaries scout for them. Rogers’s Rangers are with you: go on to the north end.
lesson-march-second-wrong = go on to the north end of the carry: with Rangers nothing stops you.
lesson-march-ticonderoga = Before you lies the fort. Only a force with Drilled Troops may enter the space of an enemy fort. Go.
lesson-march-ticonderoga-wrong = so near, nobody turns round: enter Ticonderoga.
lesson-march-ticonderoga-well = Bougainville has gone inside with the whole garrison rather than fight you in the open.
lesson-march-siege = Enemies before the walls and nobody outside: that is a siege, at level 0. It will take another card and another day, for whoever has acted in a phase does not act in it again.

## A battle in the woods

lesson-battle-title = A battle in the woods
lesson-battle-about = What decides a battle, and what it costs.
lesson-battle-before = Bougainville stands in the open with one regiment and the Abenaki. You have three regiments and Rangers. Entering a space with enemy units means battle.
lesson-battle-attack = Attack. The defender could try to slip away: he needs a 4 or more, his leader’s tactics added. He stays.
lesson-battle-attack-wrong = you could go elsewhere, but the enemy is right here: go to the north end of the carry.
lesson-battle-cards = Before the dice each side may play battle cards, such as Ambush! or Fieldworks, the attacker first. You hold none: pass.
lesson-battle-fire = Both fired at once. Strength chose the column: 11 against 4. Your 5 became a 6 by Amherst’s tactics. Nobody had a penalty: in the woods a side without Auxiliaries or Light Infantry facing some would have had −1.
lesson-battle-losses = Four hits against one. Odd losses fall on Drilled Troops. A beaten regiment of Regulars is worth a victory point to you; the survivors, if any, would have to retreat. The table in the log shows every figure with its rule.

## Siege and storm

lesson-siege-title = Siege and storm
lesson-siege-about = How a fort falls.
lesson-siege-level = Your army has lain before Ticonderoga since last time. A siege has levels: a fort may be stormed from level 1, a fortress from level 2. We are at 0.
lesson-siege-supply = A siege needs supply. Your line runs over the works at the carry to Albany, in cultivated land. Cut off, you could neither press the siege nor build.
lesson-siege-press = Press the siege: one die, both leaders’ tactics count.
lesson-siege-press-wrong = that is allowed, but the walls will not fall by themselves: press the siege.
lesson-siege-press-well = A 5, and 1 for Amherst: two levels at once.
lesson-siege-ready = The breach is open. You may storm at once or wait. Waiting is safe; but the season may end, and relief may come.
lesson-siege-storm = The attacker must inflict strictly more losses than he takes. Four regiments against two: storm.
lesson-siege-storm-wrong = waiting is allowed, but you will not be stronger tomorrow: storm.
lesson-siege-taken = Ticonderoga has fallen. The garrison is lost, and the fort is worth two victory points. It is yours now as a fort begun, which a later card can finish.
lesson-siege-exercise = Now by yourself. Early 1758: Amherst lies before Ticonderoga with five regiments, and Bougainville holds the fort. The force is activated: what does it do?

## The small war

lesson-raids-title = The small war
lesson-raids-about = You are French now: raids, and what they are worth.
lesson-raids-why = France cannot match Britain army for army. Its Indians and coureurs des bois strike where the army is not: each raid leaves a marker, and at the end of the year two markers make a victory point.
lesson-raids-card = A card of value 1 is enough for two Indian units: they count half. Play Call Out Militias.
lesson-raids-card-wrong = keep that one for a battle: Ambush! is worth more there. Play Call Out Militias.
lesson-raids-activate = Activate the Shawnee alone, then say that this is all.
lesson-raids-activate-wrong = they could go too, but let us follow the Shawnee alone.
lesson-raids-go = By land to Winchester, over the mountains, and stop there. Auxiliaries that end on enemy cultivated land must raid.
lesson-raids-go-wrong = that is a way too, but nothing guards Winchester: by land to Winchester, and stop.
lesson-raids-result = A 5: the raid has succeeded. A Raided marker lies on Winchester, one step was lost, and the raiders have gone home to their village. They always do, whatever the die.
lesson-raids-stockade = A stockade, as at Augusta, makes raids harder, and a militia may defend it. But a burnt stockade is worth a second marker: build them where they bar a way, not everywhere.

## How matches are won

lesson-winning-title = How matches are won
lesson-winning-about = Points, sudden ends, the last winter, and an exercise.
lesson-winning-track = One track for both: French points are above zero, British ones below. Most points come at once; Raided markers are counted at the end of each year, half a point each, rounded up for each side.
lesson-winning-sources = A fortress taken is worth 3, a fort 2, a stockade 1. A battle won against Regulars or more than four units is worth 1. Niagara and Ohio Forks are worth 1 whenever they change hands.
lesson-winning-sudden = At the end of every year somebody may win outright: anybody with 11 points, or the British with every fortress, Niagara and Ohio Forks.
lesson-winning-after = Annus Mirabilis ends after 1759. The British win if they hold all fortresses that were theirs and two of Québec, Montréal, Niagara and Ohio Forks; otherwise the side with a point on the track wins.
lesson-winning-winter = Mind the winter: Drilled Troops outside friendly cultivated land, a fortress or a work with at most four units lose steps. An army that took a fort in autumn must have a roof before the snow.
lesson-winning-storm = It is late 1759 and your last card. Wolfe lies before Québec, the siege is at level 2, one worn regiment holds the walls. Find the decision that wins the war.

## The first match

guide-card = Every card is an event, a march or a building site. Early in a season spend small cards first and keep a big one for the moment that counts.
guide-use = March: activate a leader with his force, or single pieces. Build: stockades or forts. Event: what the card says. One of the three.
guide-muster = Who comes along. A bigger force hits harder, but everybody goes at the pace of the slowest.
guide-individuals = Single pieces up to the value of the card; Indians count half.
guide-next = The chosen pieces act one after the other: who is next?
guide-operation = Move by land or boat, press a siege, or stay. What has acted is done for this phase.
guide-move = Step by step, or say “done” where you want to stop. Enemy units on the way mean battle.
guide-response = Some cards answer what is going on. Passing costs nothing.
guide-intercept = You may try to stop the mover before he arrives: 4 or more. Whoever fails cannot try again in this move.
guide-avoid = You may try to slip away before the battle: 4 or more. It is often wiser than a lost battle.
guide-garrison = Those inside are safe behind walls and besieged; those outside must fight.
guide-battle-cards = Ambush! and Fieldworks belong here, if you hold them.
guide-losses = Choose who takes the loss. Spread losses so that no unit is lost whole.
guide-retreat = The beaten must leave. Go where you are in supply and will not be caught again.
guide-go-home = Raiders go home after a raid: choose among the ways that are open.
guide-winter-home = The year ends. Indians in the wilds go home; a place under a roof keeps others through the winter.
guide-assault-or-not = Storming costs blood but saves time. Look at the odds before you decide.
guide-build = Choose where to build. A work on your way carries supply and stops nobody of yours.
guide-alliance = Each half point wins Indians over: bring in fresh units, or restore those that have suffered.
guide-attrition = Winter kills outside shelter. Give up the unit you will miss least.
guide-avoid-to = Go where you will be in supply, and where the enemy will not catch you with his next step.
guide-bastions = Repaired bastions bring a siege back to nothing: choose the place that was about to fall.
guide-besieged-join = Whoever comes out helps the relieving army, and shares its fate if it is beaten.
guide-campaign = A campaign sends two leaders marching, one after the other. Choose two forces that clear the way for each other.
guide-cherokees = Put them near what they should guard, or near an army in want of scouts.
guide-crisis = A card of the list is lost if you hold one: give up the one of least use to you.
guide-demolish = A work razed will not fall to the enemy, nor earn him points. Raze the one you cannot hold.
guide-desertion = Strike where the enemy’s Indians are most, or near a raid that threatens.
guide-dismiss = A new leader comes and an old one goes: keep the one who marches on small cards.
guide-garrison-leaves = The garrison has to go. Take it to a friendly work where it will still be of use.
guide-infiltrating = You are passing through enemies: go on to a space that can be entered, for to stop among them is to fight.
guide-leaders-retreat = A leader without troops does not stay among enemies. Take him back to the army he will command.
guide-militia = A militia of the Department can strengthen this battle, then goes home. Here or later: it serves in one place at a time.
guide-militia-call = One fresh unit, or two restored: look where the enemy will raid.
guide-militia-defends = Militia in the stockade may stop the raid, but the fight is a real one.
guide-place = Near the front if the place is safe, behind a work if not.
guide-raid = Begin with the raid that matters most: losses in the first weaken the second.
guide-raise-provincials = The North has more men, the South is nearer the Ohio. See too what the Assemblies allow.
guide-rangers-call = Rangers scout for an army in the woods. A fresh unit, if one of your armies has none.
guide-remove = Take away what is worn out or far from the fighting.
guide-remove-indians = Let the enemy’s most useful go first.
guide-restore = A unit restored has both its steps again. Begin with those that are about to fight.
guide-sail = By sea one goes from port to port. Landing in enemy country wants a card that allows it.
guide-small-pox = Choose the enemy’s largest stack: there the sickness costs most.
guide-stingy = The Department that can best spare a unit.
guide-swap = The better leader goes where the fighting will be, the other keeps the rear.
guide-take-back = A card of the discards is offered to you: a strong one is often better than what you would have drawn.
guide-torches = The last chance in this phase to raze a work the enemy is about to take.
