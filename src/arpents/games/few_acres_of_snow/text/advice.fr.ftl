### Ce qui parle pour un plan : ce que l’ordinateur compte, dans les mots des joueurs.

term-points = les points de victoire sur la carte
term-money = l’argent
term-outposts = les lieux dont on peut se servir
term-deck = la valeur des cartes acquises
term-ballast = le poids des cartes de lieu
term-siege = les perspectives des sièges
term-end = la fin de la partie qui approche
