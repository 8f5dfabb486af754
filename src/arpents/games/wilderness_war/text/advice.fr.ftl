# Ce que pèse un joueur de l’ordinateur, comme un conseil le dit.

term-points = les points de victoire
term-raids = les marqueurs de raid
term-army = les troupes sur la carte
term-leaders = les chefs
term-works = les forts et les fortins tenus
term-approach = les armées proches d’ouvrages à prendre
term-danger = la sûreté des armées devant plus fort qu’elles
term-winter = l’abri avant l’hiver
term-raiders = les Auxiliaires à portée d’un raid
term-territory = les quatre lieux qui décident de 1759
term-margin = l’avance qui gagne à la fin
term-hand = les cartes gardées en main
