### The lessons: what to do and why, what is said when it is done (-well), and to whoever tries something else (-wrong)

## Two empires and five cards

lesson-board-title = Two empires, five cards
lesson-board-about = The map, the hand, and a first village.
lesson-board-map = You are the British colonies, and your capital is Boston; that of the French is Québec. A cube is a village, a disc a town. Whatever is bare is there to be taken.
lesson-board-hand = Your five cards are all you can do this turn. Those with the name of a place of yours lead to others, which they list, and show symbols: a ship, a bateau, a settler, coins. A card serves for one thing at a time.
lesson-board-settle = Spread out: begin to settle Albany, on the Hudson, which is worth 4 points.
lesson-board-settle-wrong = that is allowed, but we are going up the Hudson: choose to settle Albany.
lesson-board-from = First a card that leads to Albany: New York says so on its scroll. Play it.
lesson-board-by = The river wants a bateau. St. Mary’s shows one: play it for the journey.
lesson-board-with = Albany bears the settler symbol: a card must bring settlers. Philadelphia and Boston have some; choose.
lesson-board-with-well = Three cards, one action: your cube is at Albany.
lesson-board-card = Albany has a card of its own, which has just joined your discard pile with those you played. When the deck is empty the discards become the deck: what you win today you will play later.

## A turn

lesson-turn-title = A turn, two actions
lesson-turn-about = Money, new cards, and how the deck comes round.
lesson-turn-money = You have two actions. The first: Boston shows three coins. Take money with it.
lesson-turn-money-wrong = that is allowed, but you want 7 money and have 5: take the coins of Boston first.
lesson-turn-money-well = Eight money. The card served for its coins; neither its ship nor its settlers counted this time.
lesson-turn-draft = The second action: choose a new card. Regular Infantry costs 7 and is worth 2 strength in a siege.
lesson-turn-draft-wrong = that is allowed, but an army is wanted: choose the Regular Infantry.
lesson-turn-draft-well = It goes to your discard pile, not into your hand: it will come when the deck is made anew.
lesson-turn-end = No action is left: end your turn. You will fill your hand to five cards, and the French will play.
lesson-turn-end-well = You have drawn New York, and the French have played their turn.
lesson-turn-furs = Look at the log: their Trader has sold two fur cards for 2 money each. New France lives by furs, your colonies by coins and ships.
lesson-turn-deck = Two cards are left to draw, then the discards are shuffled. With few cards the good ones come back soon; with many they keep you waiting. That is the whole question of this game.
lesson-turn-merchant = A ship and coins make a merchant: the first card lends its ship, the others sell. Play the merchant with Norfolk or New Haven, and sell with your three other cards that show coins.
lesson-turn-merchant-wrong = that is allowed, but you earn more by lending the ship of a card with 2 coins, Norfolk or New Haven, and selling with the three others.
lesson-turn-merchant-well = Eight money in one action. But your hand is nearly empty: one must choose between earning and acting.

## Towns and walls

lesson-growth-title = Towns and walls
lesson-growth-about = How a village counts double, and how one keeps it.
lesson-growth-points = In the end each place you hold is worth the points written beside it, and a town doubles them. Albany is worth 4, Philadelphia 2.
lesson-growth-develop = Make Philadelphia a town: its own card, and settlers. Play your Settlers, who are good for nothing else.
lesson-growth-develop-wrong = that is allowed, but let us make Philadelphia a town with the Settlers card: Albany and Norfolk will serve again.
lesson-growth-develop-well = A disc replaces the cube: 4 points instead of 2, and one more cube in stock to settle with.
lesson-growth-fortify = Albany is far away, and raids come through the woods. Fortify it: its card, a Fortification and 3 money.
lesson-growth-fortify-wrong = that is allowed, but it is Albany, on the border, that wants walls.
lesson-growth-fortify-well = No raid strikes or passes a fortified place, and a siege of it begins with 2 more for you.
lesson-growth-limits = You have only twelve discs and eighteen cubes. Whoever has placed all of one kind can end the match at the start of a turn, if there is no siege: keep an eye on both stocks, yours and theirs.
lesson-growth-finish = Find it yourself. One disc is left, and you lead on points. What do you do with it?

## The siege

lesson-siege-title = The siege of Louisbourg
lesson-siege-about = From the first gun to the flag.
lesson-siege-open = Besiege Louisbourg. Halifax leads there, Boston lends a ship, and the Siege Artillery (3 money) gives the strength: choose them in this order.
lesson-siege-open-wrong = that is allowed, but follow the plan: besiege Louisbourg, from Halifax, with Boston as the ship, and send the Artillery.
lesson-siege-marker = Louisbourg began with 2 for the defence: 1 as always, 1 for its rocks. Your guns are worth 3, so you lead by 1. You must lead by 2 at the start of your turn to win; for the defender 1 is enough at the start of his.
lesson-siege-reinforce = Reinforce at once with the Regular Infantry. No transport is wanted any more: Halifax is linked to Boston by sea.
lesson-siege-reinforce-wrong = that is allowed, but do not wait: reinforce Louisbourg with the Infantry.
lesson-siege-reinforce-well = You lead by 3.
lesson-siege-wait = End your turn. The French may still send what they have.
lesson-siege-wait-wrong = that would give up a siege in which you lead; rather end your turn.
lesson-siege-wait-well = Their infantry has entered the place: you lead by 1 only. That is not enough.
lesson-siege-again = New York bears a military symbol, and a ship too; either is worth 1. Reinforce Louisbourg with it.
lesson-siege-again-wrong = that is allowed, but you lack a single point, and New York gives it.
lesson-siege-last = You lead by 2. Take money with any card you like, then end your turn; keep a card with a settler.
lesson-siege-last-wrong = that is allowed, but take money, or pass, and then end your turn.
lesson-siege-last-well = The French have sent nothing: at the start of your turn you led by 2. Louisbourg falls, and its cube is worth 2 points among your captures.
lesson-siege-occupy = To stay there, a card with a settler from your hand. Choose one: Louisbourg is worth 4 points, and opens the way to Québec.
lesson-siege-occupy-wrong = you may leave the place empty, but the French would take it back at once: send settlers.
lesson-siege-occupy-well = Louisbourg is yours. The loser gives up a card of his army, the winner keeps all of his.

## Raids

lesson-raids-title = The small war
lesson-raids-about = Raids and ambushes. You play the French.
lesson-raids-reach = Let us change sides. A raid goes out from a place of yours, and reaches as many links as you play cards. From Ticonderoga to Deerfield there are two, by the lakes and by a trail.
lesson-raids-raid = Strike Deerfield with the Native Americans, who cost 1 money, and the Coureurs de Bois.
lesson-raids-raid-wrong = that is allowed, but aim at Deerfield, and send the Native Americans and the Coureurs de Bois: the Priest lengthens a raid, and does no better here.
lesson-raids-raid-well = The British had nothing in hand to block it.
lesson-raids-booty = The cube of Deerfield is your capture, worth 2 points; a disc would be worth 4. Deerfield is nobody’s now, and its card clutters the British deck for nothing.
lesson-raids-block = A raid is blocked by a card that says so, or by the card of the place itself, if it is in hand. And a fortified place cannot be raided: so look where the walls are, and strike when their hand has just been played.
lesson-raids-guns = Find it yourself. The British besiege Québec, and their guns wait in reserve for all to see.
lesson-raids-twelve = Find it yourself. Your captures are worth 10 points, and you lead.

## The deck

lesson-deck-title = A light deck
lesson-deck-about = To see more cards, to keep fewer, to lay some aside.
lesson-deck-heavy = Each place you win adds a card, useful or not. Here are three ways to have the right cards in hand on the right day.
lesson-deck-support = Home Support is a free action: three more cards, at no cost. Play it before anything else.
lesson-deck-support-wrong = that is allowed, but begin with what costs nothing: Home Support.
lesson-deck-support-well = Seven cards in hand, and both your actions untouched.
lesson-deck-govern = The Governor sends one or two cards of your hand back to their pile. Pemaquid and Norfolk are of little use: send back one of them, or both. The villages themselves stay yours.
lesson-deck-govern-wrong = that is allowed, but rather send back Pemaquid and Norfolk: the others will serve you.
lesson-deck-govern-well = A shorter deck, and so a quicker one.
lesson-deck-reserve = Guns are of no use without a siege. Lay the Siege Artillery in reserve: it will not come back by the luck of the draw, but when you want it.
lesson-deck-reserve-wrong = that is allowed, but it is the guns that should be kept for later.
lesson-deck-reserve-well = Take care: the reserve lies open to all, and an ambush can take a card from it.
lesson-deck-back = The reserve comes back into your hand by a free action, all of it at once, for 1 money a card. So keep enough to pay.
lesson-deck-kept = Find it yourself. Québec is besieged with the marker even, you have one action and 4 money left, and your guns are in reserve.

## Victory

lesson-winning-title = How one wins
lesson-winning-about = A capital that falls, or points.
lesson-winning-ways = If Québec is taken the British have won at once; if Boston or New York, the French. Otherwise the match ends when a side has placed all its cubes or all its discs, or captured 12 points, and points are counted; a tie is French.
lesson-winning-guns = Before Québec the marker is even, and you have one action left. Send the Artillery: 3 strength, for 3 money.
lesson-winning-guns-wrong = that is allowed, but you must lead by 2 after the French have answered: only the guns suffice.
lesson-winning-end = You lead by 3. End your turn, and see whether the French answer.
lesson-winning-end-wrong = that would raise the siege when it is about to be won; end your turn.
lesson-winning-end-well = They had nothing to send. Québec falls at the start of your turn, and the match is yours, whatever the points.
lesson-winning-danger = Find it yourself. This time it is Boston that is besieged, and the French lead by 4.
lesson-winning-general = Find it yourself. No action left, Québec besieged, and you lead by 1.

## Your first match: what each question means

guide-action = Look at your hand first: what is the best it allows this turn? Settling and developing give points, money and new cards prepare the future, a siege decides.
guide-end = Only free actions are left. Ending the turn fills your hand to five cards.
guide-resolve = Both are won: begin with the one that helps you most.
guide-settle-from = A card you hold that names the place. Keep the one whose symbols you would miss.
guide-settle-by = The card must show the transport that is wanted; it then serves for nothing else.
guide-settle-with = A settler symbol. Take the card you will miss least.
guide-develop-with = A settler symbol. Take the card you will miss least.
guide-fortify-with = A Fortification costs 3 money, keeps raids away and helps against a siege.
guide-besiege-from = A card you hold that names the target.
guide-besiege-by = The card must show the transport that is wanted.
guide-besiege-send = The strength of the first card. Open a siege only if you can feed it.
guide-reinforce = The attacker wants to lead by 2 at the start of his turn, the defender by 1 at the start of his. Count what is lacking, and send no more.
guide-occupy = A cube placed there keeps the place, its points and its card.
guide-occupy-with = A card with a settler keeps the place, its points and its card; otherwise it becomes neutral.
guide-siege-loss = One card goes back to its pile: the one that is cheapest to get again.
guide-raid = As many cards as there are links. What you play cannot block anything later.
guide-block-raid = One card discarded, and the raid fails. A village lost gives your opponent 2 points, a town 4.
guide-block-ambush = One card discarded, and you lose nothing.
guide-ambush-loss = Lose the marked card that is cheapest.
guide-parley = A neutral Native Americans card changes sides.
guide-sell = Each card sold brings its coins, and leaves your hand.
guide-sell-furs = Each fur card brings 2 money.
guide-piracy-ship = A second ship, and you take 2 money from the British.
guide-discard = Discard what is of no use, to draw something else at the end of the turn.
guide-govern = Send back the cards you will need no more: your deck will turn quicker.
guide-intendant = For 2 money, the card you want, at once in hand.
