# Set pieces: a title, and why the right decision is right

piece-guns-before-quebec-title = The guns before Québec
piece-guns-before-quebec-why = One action is left. The Siege Artillery brings the marker to 3: unless the French answer with two or more at once, Québec falls when the next British turn begins, and with it New France. Militia would leave them a turn to breathe.
piece-two-to-hold-title = Two, not one
piece-two-to-hold-why = The British lead by 3 before Québec and win at 2. Regular Infantry brings them down to 1; militia alone would not be enough, and nothing else matters if Québec falls.
piece-wolfe-himself-title = The general himself
piece-wolfe-himself-why = No action is left, but the Military Leader needs none: with him the British lead by 2 before Québec, which wins when their next turn begins.
piece-from-the-reserve-title = Kept for the day
piece-from-the-reserve-why = The guns lie in the reserve. Taking them back is free but for 1 money, which leaves the 3 they cost; the last action sends them before Québec.
piece-block-the-raid-title = They must not take it
piece-block-the-raid-why = One more village brings the French 12 points of captures, and the match ends with them far ahead. Whatever can block the raid on Pemaquid blocks it.
piece-the-last-village-title = The twelfth point
piece-the-last-village-why = The French have captured 10 points and lead. A raid on Pemaquid makes 12: unless it is blocked, the match ends when their next turn begins, and they have won.
piece-louisbourg-lies-open-title = Louisbourg lies open
piece-louisbourg-lies-open-why = Halifax, a ship and the guns open the siege, and the infantry follows at once: the French see four points against them and have little to send.
piece-home-support-first-title = First look at the cards
piece-home-support-first-why = Home Support costs no action. Three more cards before the first action mean more to choose from, and a deck that comes round sooner.
piece-furs-to-market-title = Furs to market
piece-furs-to-market-why = There is no money, no transport for a settlement and one action: the Trader sells four furs for 8.
piece-settle-louisbourg-title = Stay in Louisbourg
piece-settle-louisbourg-why = The siege is won. Whoever plays the settlers keeps the place, its 4 points and its harbour on the way to Québec; left alone it would be the first thing the French take back.
piece-lose-the-least-title = The smallest loss
piece-lose-the-least-why = The siege is lost, and one of its cards goes back to the pile. Militia costs 2 to draft again, the infantry 7, the guns 8.
piece-ambush-the-guns-title = Guns on the road
piece-ambush-the-guns-why = The guns that would decide the siege of Québec wait openly in the reserve. Native Americans have no strength in a siege, but an ambush takes a marked card from hand or reserve.
