# The card: who one is, how one wins, a turn, the first steps

brief-turn-season = A turn is a season: supply, levies in spring, movement of the French and then of the British, battles, sieges; after autumn come winter and the sea.
brief-turn-supply = Two dice tell the supply: one point makes a stack of regulars or militia march; irregulars go without.
brief-turn-battle = When all have moved there is a battle wherever both sides are, with white and black dice.
brief-end-twelve = The match lasts twelve seasons, 1754 to 1760, fourteen by option; at the start of each season, and at the end, one looks whether somebody has won.
brief-who-french = You are New France: few regulars, but coureurs, tribes and time.
brief-who-british = You are the colonies and the King’s army: regulars, the sea, and a war to be won before the end.
brief-win-french-city = The French win if they hold Albany and one of New York, Boston or Philadelphia.
brief-win-french-end = They also win if the match ends without a British victory.
brief-win-british = The British win if they hold three of Montréal, Québec, Louisbourg, Frontenac and Duquesne, with Québec or Montréal among them.
brief-first-french-wake = Take your coureurs to the villages: one movement point wakes the tribe there, which follows them.
brief-first-french-raid = Raid British towns and forts where no combat is due: five raid markers make a Great Victory, which turns an Iroquois nation.
brief-first-french-hold = Keep troops in Louisbourg, Québec and Montréal: once Louisbourg is lost, the British sea lift comes up to Québec.
brief-first-british-duquesne = Push by land towards Duquesne or Frontenac: an activated stack goes four steps of road or water, a trail costs two.
brief-first-british-rangers = In the woods join rangers or Iroquois to your regulars: a column without irregulars is easily ambushed there.
brief-first-british-louisbourg = Carry an army by sea to Louisbourg: taking it counts, and opens the river to Québec.
