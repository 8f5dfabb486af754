### Ce qui parle pour un plan : ce que l’ordinateur compte, dans les mots des joueurs.

term-points = les points de victoire
term-objective = l’objectif du scénario
term-advance = l’approche des lieux qui comptent
term-force = les forces restantes
term-morale = le moral des unités
term-fire = les tirs possibles de part et d’autre
term-melee = les corps-à-corps qui s’annoncent
term-cover = le couvert
term-hidden = les marqueurs encore cachés
term-officers = les Officiers auprès de leurs hommes
term-command = les points de commandement
term-tempo = les unités qui peuvent encore agir
term-time = le temps qui passe
