# The card: who one is, how one wins, a turn, the first steps

brief-turn-two = In your turn you take two actions, only one in the very first; then you fill your hand up to five cards.
brief-turn-menu = An action plays cards of the hand: settle, develop, fortify, besiege, raid, earn money, draft a new card, discard.
brief-turn-deck = What you play and what you gain goes to the discard pile, which becomes your next deck: every new card delays the return of the others.
brief-end-fall = The fall of Québec, Boston or New York to a siege ends the match at once.
brief-end-points = Otherwise it ends at the start of a player’s turn, with no siege going on, if he has placed all his cubes or all his discs, or captured 12 points; points decide, and a tie is French.
brief-end-score = What counts are the points of places held, doubled by a town, 2 for each captured cube and 4 for each disc.
brief-end-settle = Second edition: settling Québec, Boston or New York, lost by the enemy and neutral, also wins the match.
brief-who-british = You are the British colonies: rich and peopled, but cumbered with cards and open to raids.
brief-who-french = You are New France: few cards and little money, but furs, raids and a nimble hand.
brief-win-british-quebec = The British win at once by winning a siege of Québec.
brief-win-british-points = On points they must have more than the French.
brief-win-french-colony = The French win at once by winning a siege of Boston or New York.
brief-win-french-points = On points it is enough for them to have as many as the British.
brief-first-british-settle = Settle what your hand allows: a card that lists the place, the transport it shows, a settler if the place asks for one.
brief-first-british-develop = Develop a village that is worth points into a town: the town doubles them.
brief-first-british-army = Spend your 12 money on infantry, then besiege Louisbourg or march on Québec, one siege at a time.
brief-first-french-furs = Earn money: a Trader and fur cards, 2 each.
brief-first-french-raid = Draft the cards Native Americans and Coureurs de Bois, which cost nothing, and raid British villages without fortification: every cube taken is worth 2 points.
brief-first-french-fortify = Fortify Québec as soon as you can: a Fortification card, the card of the place and 3 money give 2 more defence.
