### Ce que la page dit à côté du plateau (Wilderness War).

page-unit = { $name }, force { $strength }, mouvement { $movement }
page-unit-reduced = { $name }, réduit, force { $strength }, mouvement { $movement }
page-leader = { $name }, initiative { $initiative }, commandement { $command }, tactique { $tactics }
page-siege = siège, niveau { $level }
page-fieldworks = retranchements
page-amphib = ouvert aux débarquements
page-allied = allié : { $seat }
page-raided = pillé : { $seat }
page-points = Points français
page-assemblies = Assemblées
page-hands = Cartes en main
page-leader-pool = Chefs à venir
page-lasting = En vigueur
