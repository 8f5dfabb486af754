### The lessons: what to do and why, what is said when it is done (-well), and to whoever tries something else (-wrong)

## The table and the troops

lesson-board-title = The table and the troops
lesson-board-about = Who stands on the table, and how a card sets them moving.
lesson-board-goal = You lead the attacker’s force, here the British; a French company faces you. In a match the scenario says what earns points: barns burnt, crossroads held, wagons saved. Whoever is two points ahead at the end has won.
lesson-board-dispersed = Each disc is one man, and men act in units. Hobbs’s rangers are six, and dispersed: they keep close to one another in no fixed order, see all around them, and every shot at them has −1.
lesson-board-ranks = The company of the 35th stands in two ranks, like the company of Béarn opposite. Men in ranks see only ahead of them and are the better target; but they test their nerve at +2 and may fire a volley.
lesson-board-officers = Captain Rogers and Major Eyre are Officers. Units of an Officer’s own type within 6 inches of him test at +1, and each Officer brings a command point when the match begins.
lesson-board-ground = The ground is half of your strength. A wood slows a man by an inch, hides him, and gives shots at him −2; a low wall gives −4 to shots at those close behind it. The open gives nothing.
lesson-board-card = You hold three cards. A Troops card gives one action to each unit of its type, on the side printed on it. Rangers are Irregulars: play the attacker’s Irregulars card.
lesson-board-card-wrong = that is allowed, but let us begin with the rangers: play the attacker’s Irregulars card.
lesson-board-card-well = The whole type may act: here the rangers and their captain. The 35th waits for a Regulars card.
lesson-board-who = Two of your units are Irregulars: Captain Rogers and Hobbs’s rangers. They act one after the other, once each. Choose the rangers.
lesson-board-who-wrong = the captain may act too, and will; let the rangers go first.
lesson-board-who-well = They may move, form up or keep watch. In the next lesson they march.

## A turn

lesson-turn-title = A turn
lesson-turn-about = A march into the wood, an Officer, a Clock and an Order.
lesson-turn-march = The rangers have their action. Bring them under the trees: choose to move, then a place two or three inches inside the western side of the wood, then how they stand there. With no enemy within 24 inches they go two inches farther than usual.
lesson-turn-march-wrong = that is allowed, but under the trees they are safer: move two or three inches inside the western side of the wood, and stop there.
lesson-turn-march-well = In there they are hard to see and hard to hit. An inch of their move was the price.
lesson-turn-officer = Captain Rogers may act on the same card. Let him follow: one or two inches west of the wood, level with his men, keeping his order.
lesson-turn-officer-wrong = that is allowed, but an Officer is of use near his men: move him to one or two inches west of the wood, level with them, and keep his order.
lesson-turn-officer-well = Within 6 inches of him the rangers test at +1. Nobody is left to act: the card is spent, you draw another, and it is the enemy’s go.
lesson-turn-clock = The French played a Clock. There are three in the deck, one of them red. The third ends the turn, and the red ones measure the match. Nobody knows when they come: do first what matters most.
lesson-turn-enemy = One of your cards is the enemy’s. If you play it, his Regulars act, and you gain a command point. With cards in hand one cannot pass: play such a card when it helps him least.
lesson-turn-order = Instead of a card you may spend command points. An Order lets one unit act, for 2, 3 or 4 points by its size. You have three, just enough: give the Order to the company of the 35th.
lesson-turn-order-wrong = that is allowed too, but spend the points this time: the Order, to the company of the 35th.
lesson-turn-advance = A unit in ranks goes straight on, wheels or steps back. Choose to move, and let it go straight on, as far as you like.
lesson-turn-advance-wrong = that is allowed, but keep the ranks and the front for now: move, straight on.
lesson-turn-advance-well = The Order cost no card. Points come from the enemy’s cards that you play, and from your Forward! card, if you take points for it.

## Musketry

lesson-fire-title = Fire and smoke
lesson-fire-about = Spotting, a volley, reloading; walls, and the fire that waits.
lesson-fire-target = The company of the 35th may act, ten inches from the company of Béarn. One fires only at an enemy one has spotted, and a die decides: here 3 or more. Choose to shoot, and aim at the company of Béarn.
lesson-fire-target-wrong = that is allowed, but the best target is near, in ranks and in the open: shoot, and aim at the company of Béarn.
lesson-fire-target-well = A 5: spotted, until the turn ends or they are out of sight. A failed attempt would have left you the action.
lesson-fire-volley = A unit in ranks, with every musket loaded, may fire a volley: all at one unit, whose test is then harder by one. Fire a volley.
lesson-fire-volley-wrong = that is allowed, but ranks with every musket loaded can do better: fire a volley.
lesson-fire-volley-well = Eight shots, five hits, four dead: half of the company of Béarn.
lesson-fire-hits = Each man rolled a ten-sided die, 0 to 9: the 35th hits on 5 or more. Each hit rolled again: a musket kills on 4 or more up to 12 inches, on 6 beyond. A unit with losses tests its nerve. The French could choose between recoiling and being Shaken; they recoiled, and then played a Clock.
lesson-fire-reload = Smoke lies before your ranks: the muskets are empty, and smoke is seen from afar. Play your Regulars card, choose the company of the 35th, and reload.
lesson-fire-reload-wrong = that is allowed, but empty muskets frighten nobody: your Regulars card, the company of the 35th, reload.
lesson-fire-reload-well = To fire and to reload take an action each. When you fire is therefore as important as at whom.
lesson-fire-wall = Look at the Montréal militia behind its low wall. Only a 9 would spot it, and shots would have −4 for the wall, −1 because it is dispersed and −2 beyond 12 inches: nothing but a natural 9 could hit. Go round walls, or choose another target.
lesson-fire-watch = Now the wall is yours: Hobbs’s rangers are behind it, loaded, and the company of Béarn is a little more than 12 inches away. Let it come. Take Vigilance: you may then fire while the enemy moves.
lesson-fire-watch-wrong = that is allowed, but beyond 12 inches shots have −2: take Vigilance, and let them come nearer.
lesson-fire-watch-well = The French advance. Half-way, you are asked.
lesson-fire-react = They are in the middle of their move, and near. Fire at them.
lesson-fire-react-wrong = one may hold one’s fire, but this is what you were waiting for: fire at them.
lesson-fire-react-well = Three fall, and their test is bad: they recoil, Shaken and out of their ranks. Their advance is over. Vigilance behind a wall is the best a weak force can do.
lesson-fire-powder = Find it yourself. Your rangers are behind a wall, every musket empty; the enemy, thirteen inches away, has fired too. What do they do?

## Hand to hand

lesson-melee-title = Hand to hand, and nerves
lesson-melee-about = Engaging, standing, fleeing, and coming back.
lesson-melee-near = You lead warriors of the Ohio. Your Black Bear band and the Albany militia have both fired, and nobody is loaded. They are spotted, and within one move of you. Braves strike well at close quarters; militia does not.
lesson-melee-engage = Play your Indians card, choose the Black Bear band, and engage the Albany militia. Your men go straight into contact; the Ferocious, as these are, strike at +1 in that round.
lesson-melee-engage-wrong = that is allowed, but the moment is good: your Indians card, the Black Bear band, engage the Albany militia.
lesson-melee-engage-well = With empty muskets the militia could only hold. Had they been loaded, they might have fired before you came.
lesson-melee-blows = Five of yours came close enough to strike, and hit on 3 or more; two of theirs struck back, on 7. Each hit may be warded off, by the militia on 6, by your braves on 5. Two of theirs fell, and one of yours.
lesson-melee-test = After each round everybody tests. The militia rolled 7, less two losses: 5. Other troops would have recoiled or been Shaken; Conscripts flee, and one more fell as they turned their backs. Your braves, with twice their number and fewer losses, felt nothing.
lesson-melee-recover = Back to the British. The company of the 35th is Shaken: it can neither move nor shoot, and its next action goes into recovering. Let it recover.
lesson-melee-recover-wrong = one may do nothing, but the unit would stay Shaken: recover.
lesson-melee-recover-well = The ranks are steady again. The French have played a Clock, and it is your go.
lesson-melee-rally = Hobbs’s rangers are in Flight. When they act, they must try to rally, and flee on if they fail; off the table they are lost. Rangers rally on 4 or more. Play your Irregulars card, choose them, and try.
lesson-melee-rally-wrong = that is allowed, but somebody is running away: your Irregulars card, Hobbs’s rangers, rally.
lesson-melee-rally-well = A 4: they stop. Militia would have needed a 7.
lesson-melee-authority = Find it yourself. Ten grenadiers are in Flight, one move from the edge; you have three command points. What do you do?

## Hidden markers and victory

lesson-hidden-title = Unseen, and victorious
lesson-hidden-about = Markers in the wood, dummies, and what counts at the end.
lesson-hidden-backs = You lead Canadians. Two markers lie in the wood, and the British see no more than that. The Michilimackinac brigade is under marker 0, nobody under marker 1: it is a dummy. Scouts and Natives may begin a match so.
lesson-hidden-creep = Your Irregulars card is played. Let marker 0 act: move it two or three inches east, and halt there. It goes as far as its men would, and does nothing but move.
lesson-hidden-creep-wrong = that is allowed, but stay unseen and draw nearer: marker 0, two or three inches east, and halt.
lesson-hidden-creep-well = Nothing was shown. The column in the open does not know what comes.
lesson-hidden-dummy = A dummy acts on the card of the unit it belongs to. Let marker 1 act as well: move it two or three inches west, and halt.
lesson-hidden-dummy-wrong = that is allowed, but a marker that never moves betrays itself: marker 1, two or three inches west, and halt.
lesson-hidden-dummy-well = One band or two? The British must reckon with both.
lesson-hidden-found = A marker is turned over when it is spotted, which is harder by two columns than spotting men; when an enemy in sight is within 4 inches; in the open, within 12; or when you wish. Whoever engages out of hiding surprises an enemy who does not spot him in time.
lesson-hidden-spring = Find it yourself. Your woodsmen lie hidden in the wood, and a column marches past in the open, within good range. What do they do?
lesson-hidden-points = How is a match won? At the last red Clock the points of the scenario are counted: two ahead is a victory, five a decisive one. A force with less than a third of its men at the end of a turn is broken, and that ends the match too. What scores comes before what kills.
lesson-hidden-burn = Find it yourself. In a raid, each building on fire is worth two points to the attacker, and your men stand beside the barn. What do they do?
lesson-hidden-time = Find it yourself. You are four points ahead, three red Clocks have struck, and the fourth ends the match. Which card do you play?

## Your first match: what each question means

guide-go = Play a card, or spend command points instead. Your own Troops card lets all units of its type act; a card of the enemy lets his act and gives you a point.
guide-activate = All units of this type act, one after the other. Begin with the one that clears the way for the others.
guide-forward = Either your Officers and Elite units act, or you take command points: one, and one more for each Officer who is not fleeing.
guide-action = One action for this unit. Loaded and in sight of the enemy: shoot, or take Vigilance; smoking: reload; else move from cover to cover.
guide-marker-action = A marker can only move, or be turned over to act as men. Stay hidden until the shot is a good one.
guide-form = Ranks stand firmer and may fire volleys; a column is quick on roads. Both are easier to hit than dispersed men.
guide-place = The place of the first man; the others follow. Woods and walls protect, the open does not.
guide-marker-place = Stay inside cover: in the open a marker is soon found.
guide-arrangement = A knot keeps your men together, a line lets more of them lie along a wall. “Keep” is always good enough.
guide-march = Ranks go straight on, wheel, or step back. Whoever wants to go elsewhere must disperse.
guide-face = Men in ranks see and shoot only to their front: turn them to where the enemy will be.
guide-throw = Tomahawks and pistols serve once in a match: keep them for a target that is close.
guide-pick-target = The odds stand beside each target. Near, in ranks and in the open is best.
guide-declare-fire = Fire, or a volley where it is offered: it makes the test of those hit harder. Sharing fire between two units is seldom worth it.
guide-share-fire = Shots that are shared seldom break anybody: give most of them to the better target.
guide-watch = An enemy moves in front of your vigilant unit. Fire if he is near enough; the Vigilance is then spent.
guide-watch-marker = You may try to spot the marker; if it is found, you may fire.
guide-react = Fire if you are loaded: losses may stop them. Else hold, or evade with light troops that would lose the fight.
guide-veterans = Veterans may roll once more, and the second die stands. A low one is worth the risk.
guide-recoil-or-shaken = Recoiling gives up ground and keeps the next action; Shaken keeps the ground and loses the action.
guide-sacrifice = A man beside the Officer may die for him. Officers are worth points: he is usually the one to keep.
guide-follow-up = The winner may go two inches: back to cover, or out of sight of loaded muskets.
guide-point = Your units will be set up within 6 inches of a point. Choose places from which cover leads to your goal.
guide-intrigue = Your Commander’s secret aim, worth two points. Here the intrigues are off: simply go on.
guide-deploy-unit = Begin with those who must stand in one certain place; the others fit in.
guide-deploy-place = In cover, near what you want, and not all in one heap.
guide-deploy-manner = As a marker if you may: nobody will know what comes.
guide-dummy = A dummy is believed where a real unit could be.
guide-tie-dummy = The dummy will move on the cards of this unit.
guide-look = A second unit may be spotted in the same action, at no cost: try it.
guide-reserve = Keep back what you need last.
guide-enter-table = Enter where nobody can shoot at you yet, and where the road helps.
guide-boat = Aboard, fire is only snap fire: make for where you will land, out of sight if you can.
guide-wagon = As far as the road allows, but never far from those who guard it.
guide-name-edge = A corner touches two edges: say as which it counts.
guide-put-boat = Near the bank where you mean to land, out of musket range.
