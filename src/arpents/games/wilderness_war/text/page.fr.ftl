### Ce que la page dit à côté du plateau (Wilderness War).

page-unit = { $name }, force { $strength }, mouvement { $movement }
page-unit-reduced = { $name }, force réduite à { $strength }, mouvement { $movement }
page-leader = { $name }, initiative { $initiative }, commandement { $command }, tactique { $tactics }
page-siege = siège, niveau { $level }
page-fieldworks = fortifications de campagne
page-amphib = ouvert aux débarquements
page-allied = allié : { $seat }
page-raided = pillé : { $seat }
page-points = Points : { $seat }
page-points-none = Points
page-card-value = valeur { $value }
page-assemblies = Assemblées
page-hands = Cartes en main
page-leader-pool = Chefs à venir
page-lasting = En vigueur
