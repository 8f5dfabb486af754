# The card: who one is, how one wins, a turn, the first steps

brief-end-sixteen = The match lasts sixteen Campaign Moves, and there is no draw.
brief-turn-orders = In each Move both sides write their orders in secret and reveal them together: how many blocks, from where, to where.
brief-turn-moves = Whatever one moves leaves a single zone, by road or by boat.
brief-turn-fights = Where both sides meet they fight at once: three columns, one die for each CV, and each 6 costs the enemy opposite one CV.
brief-who-french = You are Montcalm: your 25 blocks, decoys among them, guard the nine zones around Québec, and the British cannot see which is where.
brief-who-british = You are Wolfe: your army waits on Île d’Orléans, your fleet lies in Bason.
brief-win-french = The French win if the British do not hold Abraham at the end of the sixteenth Move, and at once if the British fall below 20 CV.
brief-win-british = The British win if they hold Abraham after the battles of the sixteenth Move with at least 20 CV in all; having held it earlier does not count.
brief-first-french-spread = Spread your blocks, or take a ready-made setup: real regiments at Abraham and Beauport, and never a decoy alone.
brief-first-french-shore = Hold the shores: against whoever lands, your blocks fire double in the first turn of the battle.
brief-first-french-indians = Send the Indians to strike or scout the British: they cross the whole map when that is your only move.
brief-first-british-levis = Cross to Lévis by boat, one block for each ship in Bason: every new zone sends a Québec militia home.
brief-first-british-ships = Send ships up to St. Laurent, two at a time; that is then your only move.
brief-first-british-save = Spare your CV, and keep ships enough upstream to land at Abraham, or blocks enough to come there by road, before the last Move.
