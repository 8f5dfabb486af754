### Ce que la page dit à côté du plateau (Muskets & Tomahawks).

page-strength = { $strength } sur { $start }
page-marker = marqueur caché { $marker }
page-dummy = marqueur caché { $marker }, vide
page-hidden = marqueur caché { $marker } : { $unit }
page-clocks = Horloges, horloges rouges
page-weather = Temps
page-units = Unités
page-status-away = pas encore sur la table
page-status-hidden = caché
page-status-unseen = invisible
page-status-table = sur la table
page-status-indoors = dans un bâtiment
page-status-aboard = à bord
page-status-wrecked = détruit
page-status-captured = capturé
page-status-destroyed = détruit
page-status-arrived = arrivé
page-status-off = hors de la table
page-status-freed = libéré
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

page-far = C’est à { $inches } po { $unit_de }.
page-nobody = personne
page-goal = { $goal }, tenu par : { $held }
page-goal-of = But, { $seat } : { $count } { $count ->
        [0] point
        [one] point
       *[other] points
    }
page-tally = { $what } : { $count } × { $each } = { $points }

tally-burning = bâtiments en feu ou effondrés
tally-fallen = dont effondrés
tally-civilians-lost = unités de civils perdues
tally-intact = bâtiments intacts, sans ennemi à 4 po
tally-civilians-left = unités de civils sauves
tally-destroyed = unités ennemies détruites
tally-wagons-taken = chariots pris ou détruits
tally-wagons-off = chariots sortis par l’est
tally-units-off = unités sorties avec la moitié des leurs
tally-captives-freed = captifs délivrés
tally-captives-away = captifs embarqués ou sortis
tally-objectives = objectifs tenus aux Horloges rouges
tally-sectors = secteurs éclairés
tally-report = rapport rendu
tally-sectors-left = secteurs restés dans l’ombre
tally-storehouse = entrepôt tenu
tally-beyond = groupes de cinq au-delà de 36 po
tally-officers = Officiers ennemis éliminés
tally-commander = Commandant ennemi éliminé
