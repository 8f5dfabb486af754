### The lessons: what to do and why, what is said when it is done (-well), and to whoever tries something else (-wrong)

## The map and the river

lesson-board-title = The map and the river
lesson-board-about = Where you are, what blocks are, and how an order is written.
lesson-board-goal = Summer 1759: you are Wolfe, and Québec lies before you. One place counts in the end: Abraham. Whoever holds it after the sixteenth and last Campaign Move wins the match.
lesson-board-army = Your army waits on the Île d’Orléans. Blocks stand upright: you see the faces of yours, the French see only their backs. It is the same with theirs.
lesson-board-blocks = The figure on a block is its combat value, its CV: it rolls that many dice when it fires. Blocks without a figure are decoys: they look like more, and do nothing else.
lesson-board-river = The river is cut in two: downstream the Bason, where your four ships lie; upstream the St. Laurent. Boats never pass from one to the other.
lesson-board-from = Write your first order. Everything you move in one Move leaves from the same zone: choose the Île d’Orléans.
lesson-board-from-wrong = that is allowed, but let us begin with the army: choose the Île d’Orléans as the zone to leave.
lesson-board-to = No road leaves the island, but your boats reach every zone on the Bason. Choose Lévis, across from the city.
lesson-board-to-wrong = you may land there, but most of the French army camps on that shore. Lévis has only two blocks to guard it.
lesson-board-count = How many blocks? One for each ship that is there. You have four in the Bason: send four blocks.
lesson-board-count-wrong = fewer are allowed too; but your four ships can carry four, and there is no room to waste.
lesson-board-count-well = “Four blocks, from the Île d’Orléans to Lévis”: that is an order. The French will not read it until both of you have finished writing.

## A Campaign Move

lesson-turn-title = A Campaign Move
lesson-turn-about = Orders written in secret, revealed together, carried out at once.
lesson-turn-secret = Your order is ready: four blocks go to Lévis. Meanwhile Montcalm writes his own, and neither sees the other’s. Say “Ready”.
lesson-turn-secret-wrong = your order is written already; just say “Ready”.
lesson-turn-secret-well = Both orders are read at the same time. Nobody can change a word of them any more.
lesson-turn-pick = The order said how many, not which. Choose the four blocks that go aboard. A decoy may come along, but never without a real unit.
lesson-turn-pick-well = The French see four backs on their way. Which one is a decoy? That is for them to guess.
lesson-turn-go = All is chosen. Say “Ready”, and both armies move.
lesson-turn-go-well = Your blocks are at Lévis, and a French militia has left for Ste. Foy. Nobody has met, so nobody fights.
lesson-turn-militia = Look at the log: you occupy Lévis for the first time, and a block of the Québec militia has gone home. Every new zone sends one away. It is your cheapest weapon.
lesson-turn-road = A new Move begins. From Lévis a road leads to Etchemin: write an order that sends blocks there, as many as you like.
lesson-turn-road-wrong = that is allowed, but let us try the road: from Lévis to Etchemin.
lesson-turn-road-well = By road no ship is needed: as many blocks as you like may go, and some may stay behind.

## The battle

lesson-battle-title = Three columns
lesson-battle-about = A battle from deployment to rout.
lesson-battle-meeting = Four of your regiments have entered Beauport, where the French were waiting. Enemies in the same zone always fight; whoever was there first defends, and deploys first, hidden.
lesson-battle-columns = Your turn: at least one block in each column, the others in reserve. Put the 28th on the left, the 35th in the centre and the 43rd on the right, keep the 47th in reserve, and finish.
lesson-battle-columns-wrong = that is allowed, but follow this plan: the 28th left, the 35th centre, the 43rd right, the 47th in reserve, then “Done”.
lesson-battle-columns-well = Everything is revealed except the reserves. The defender has fired first: one 6, and your 35th has lost one CV.
lesson-battle-stand = Before you have fired you could still retreat. But their centre is only militia: stand.
lesson-battle-stand-wrong = retreat is allowed, and sometimes wise. Here you are the stronger: stand.
lesson-battle-reserve = One block of the reserve may join each turn, and it will not change columns again. Send the 47th to the centre, where the enemy is thinnest.
lesson-battle-reserve-wrong = that is allowed, but it is in the centre that the French are weak: send the 47th there.
lesson-battle-fire = A block rolls one die for each CV, at the column opposite only; each 6 costs it one CV. Let the 35th fire.
lesson-battle-fire-wrong = that one may fire too, but let the centre speak first: the 35th.
lesson-battle-fire-well = Two sixes: the militia is gone, and with it the whole centre column.
lesson-battle-rout = An empty column means a rout: the whole army must flee, and each of your blocks fires at it once more. The reserve of those who fled covered them and absorbed a hit. So keep a reserve, and never too thin a column.

## The landing

lesson-landing-title = Landing under fire
lesson-landing-about = Why one chooses one’s beach, and when one goes back to the boats.
lesson-landing-double = Four blocks have landed at Montmorency, guarded by a single militia. Against whoever comes by boat the defender fires double in his first turn: 5 and 6 hit. With fewer than three blocks on a side all fight in one line: a skirmish.
lesson-landing-lose = The 5 hits you. You decide yourself who takes it: choose the block that loses one CV.
lesson-landing-lose-well = A block at 1 CV that is hit again would be gone for good. So spread your losses.
lesson-landing-stand = Going back to the boats now would expose you to fire in pursuit. One militia against four regiments: stand.
lesson-landing-stand-wrong = you may re-embark, but the enemy would fire at the boats. Stand.
lesson-landing-fire = Let the 35th fire.
lesson-landing-fire-wrong = that one may fire too; but take the 35th this time.
lesson-landing-fire-well = The beach is yours. One CV for a zone, and a Québec militia that goes home: cheap. Against three regiments it would have been another story.
lesson-landing-trap = Find it yourself. Your two blocks have run into the whole army of Beauport, which has just fired and missed. What do you do?

## What is hidden

lesson-hidden-title = What nobody sees
lesson-hidden-about = Decoys, and the scouts who find them. You play the French.
lesson-hidden-backs = Let us change sides: you are Montcalm. Four British blocks are at Lévis. Four regiments, or two and two decoys? Their backs tell nothing.
lesson-hidden-decoys = You have decoys too: these make Abraham look better guarded than it is. They never move or stay alone, and vanish as soon as there is a fight.
lesson-hidden-indians = Your allies of the nations go from one end of the map to the other, if it is your only move. Order them from Beauport to Lévis.
lesson-hidden-indians-wrong = that is allowed, but it is the Indians who can go and see, and Lévis that must be seen.
lesson-hidden-ready = They must go alone, and your order names them. Say “Ready”.
lesson-hidden-scout = They are among the British. A raid fires, a reconnaissance looks. Let them scout: up to four blocks are shown, and the decoys among them removed.
lesson-hidden-scout-wrong = that is allowed too; but we want to know what is there. Choose to scout.
lesson-hidden-scout-well = Two regiments and two decoys! Lévis was only half held, and the decoys will not come back.
lesson-hidden-away = The scouts cannot be attacked. Bring them back to a zone without British, whichever you like.
lesson-hidden-away-well = A reconnaissance at the right time is worth a battle: write your orders by what you know.
lesson-hidden-raid = Find it yourself. The Indians have just entered Lévis, and the British have 21 CV left; below 20 they have lost.

## The river

lesson-river-title = Up the river
lesson-river-about = The ships first, the boats after them.
lesson-river-shore = Your army is at Etchemin, and Abraham lies just across: both are on the St. Laurent. But a block crosses by boat only if a ship is there, and all of yours are still in the Bason.
lesson-river-up = Send ships upstream: two at most in a Move, and it is then your only order. Take two.
lesson-river-up-wrong = that is allowed, but time is short: two ships at once is the most there can be.
lesson-river-ready = Nothing else will move in this Move. Say “Ready”.
lesson-river-again = Thirteen Moves are over. Two more ships, and say “Ready”.
lesson-river-again-wrong = with two ships only two blocks would cross. Send the other two upstream first.
lesson-river-again-well = Four ships upstream: four blocks can cross. And the French, who could send four blocks by boat there, cannot send any now.
lesson-river-boats = The last Move but one. Send four blocks from Etchemin to Abraham.
lesson-river-boats-wrong = that is allowed, but Abraham must be taken, by four blocks from Etchemin.
lesson-river-boats-well = That is what Wolfe did. Bringing four ships up costs two whole Moves: begin long before the end.
lesson-river-hunger = Find it yourself. It is still early, and Abraham is too well guarded to attack. How can it be weakened without a fight?

## Victory

lesson-winning-title = The sixteenth Move
lesson-winning-about = How a match is won, and how it is lost.
lesson-winning-last = This is the last Move. The British win if they hold Abraham after its battles, with at least 20 CV in all. In every other case the French win, and at once if the British fall below 20 CV.
lesson-winning-order = A lone militia guards Abraham, and three regiments are at Ste. Foy. Send all three to Abraham.
lesson-winning-order-wrong = that is allowed, but whoever is not at Abraham tonight has lost. Send the three blocks from Ste. Foy.
lesson-winning-ready = Say “Ready”.
lesson-winning-stand = The militia has fired, and missed. To retreat now would be to lose: stand.
lesson-winning-stand-wrong = retreat is allowed, but it gives the match to the French.
lesson-winning-fire = Let any regiment fire.
lesson-winning-fire-well = Abraham is yours after the battles of the last Move, and you have 24 CV left: the match is won. To have held it earlier would have been worth nothing.
lesson-winning-hold = Find it yourself. The last Move begins, and Abraham is yours already. Two French militias are close by. What do you do?

## Your first match: what each question means

guide-setup = Place your blocks, or take a ready-made setup. Keep real units near Abraham, and never a decoy alone.
guide-put = Every zone is yours but the Île d’Orléans. The shores of the Bason are threatened first.
guide-plan = Write your order in secret: from where, to where, how many. Everything leaves from one zone. Writing nothing is allowed too.
guide-target = By road to the next zone, or by boat to a zone on the same part of the river.
guide-count = By road, as many as you like; by boat, one block for each British ship there, and for the French four less those ships, on the St. Laurent only.
guide-indian-target = The Indians go anywhere, if it is your only move.
guide-receiver = Both blocks are of one kind and in one zone: what one loses, the other gains.
guide-pick = The order said how many; now say which. At least one real unit goes with decoys.
guide-picks-done = Look at your choice again: then everything moves.
guide-meeting-place = The two forces have met half-way. Choose the zone that suits you: where could you retreat from it?
guide-indians = A raid costs the British CV; a reconnaissance shows their blocks and removes decoys.
guide-answer = Light infantry and rangers answer without risk: a 6 costs the Indians one CV.
guide-indians-leave = In a battle they hardly fight: often they are more useful elsewhere.
guide-desertion = A block must go, however strong it is: usually the weakest.
guide-supply = A block must go, however strong it is: usually the weakest.
guide-next-battle = Each battle is fought to its end before the next.
guide-deploy = Three columns with at least one block in each: if one is emptied, it is a rout. Keep a reserve if you can.
guide-retreat = To stand is to fire; to retreat is to save CV. The British have lost if they fall below 20 CV.
guide-commit = One block of the reserve each turn, where a column is too thin, yours or theirs.
guide-fire = Each block fires once, one die for each CV, and each 6 hits. Finish a column before you leave it.
guide-lose = Spread the losses: a block at 1 CV that is hit is gone.
guide-embark = The boats take only what the ships allow: save your best blocks.
guide-rout = Choose a safe zone: the winner has fired in pursuit, and you will fight again.
guide-no-lawful-pick = The order can no longer be carried out: nothing moves, and nobody will know why. Say “Ready”.
