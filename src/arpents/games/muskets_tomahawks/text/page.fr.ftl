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
page-fire = en feu, niveau { $level }
page-fallen = en ruine
page-deployment = Point de déploiement : { $seat }
page-nobody = personne
page-goal = { $goal }, tenu par : { $held }
page-goal-of = But, { $seat } : { $count } { $count ->
        [0] point
        [one] point
       *[other] points
    }
page-tally = { $what } : { $count } × { $each } = { $points }
page-mark-shaken = Ébranlée
page-mark-flight = en Fuite
page-mark-vigilance = Vigilance
page-mark-gun-smoke = Fumée sur le canon
page-mark-engager = a engagé
