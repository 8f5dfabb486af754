# La fiche : qui l’on est, comment on gagne, un tour, les premiers pas

brief-turn-season = Un tour est une saison : ravitaillement, levées au printemps, mouvement des Français puis des Britanniques, combats, sièges ; après l’automne viennent l’hiver et la mer.
brief-turn-supply = Deux dés disent le ravitaillement : un point fait marcher une pile de réguliers ou de milice ; les irréguliers vont sans.
brief-turn-battle = Une fois tous les mouvements faits, on se bat partout où les deux camps se trouvent, avec des dés blancs et noirs.
brief-end-twelve = La partie dure douze saisons, de 1754 à 1760, quatorze par option ; on regarde au début de chaque saison, et à la fin, si quelqu’un a gagné.
brief-who-french = Vous êtes la Nouvelle-France : peu de réguliers, mais des coureurs, des tribus et du temps.
brief-who-british = Vous êtes les colonies et l’armée du roi : des réguliers, la mer, et une guerre à gagner avant la fin.
brief-win-french-city = Les Français gagnent s’ils tiennent Albany et l’une de New York, Boston ou Philadelphie.
brief-win-french-end = Ils gagnent aussi si la partie finit sans victoire britannique.
brief-win-british = Les Britanniques gagnent s’ils tiennent trois de Montréal, Québec, Louisbourg, Frontenac et Duquesne, dont Québec ou Montréal.
brief-first-french-wake = Menez vos coureurs dans les villages : un point de mouvement y éveille la tribu, qui les suit.
brief-first-french-raid = Lancez des raids sur les villes et les forts britanniques où il n’y a pas de combat à livrer : cinq marqueurs de raid font une Grande Victoire, qui retourne une nation iroquoise.
brief-first-french-hold = Gardez des troupes à Louisbourg, Québec et Montréal : sans Louisbourg, le transport britannique remonte jusqu’à Québec.
brief-first-british-duquesne = Poussez par terre vers Duquesne ou Frontenac : une pile activée fait quatre pas de route ou d’eau, une piste en coûte deux.
brief-first-british-rangers = En forêt, joignez rangers ou Iroquois à vos réguliers : une colonne sans irréguliers y tombe aisément dans une embuscade.
brief-first-british-louisbourg = Portez une armée par mer devant Louisbourg : sa prise compte, et ouvre le fleuve vers Québec.
