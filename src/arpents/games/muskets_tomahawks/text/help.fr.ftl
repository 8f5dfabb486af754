### Ce qu’un choix apporterait dans Muskets & Tomahawks.

foresee-enemy-card = Jouer une carte de l’ennemi rapporte un point de commandement.
foresee-places =
    { $count ->
        [0] Aucun point à portée
        [one] Un point à portée
       *[other] { $count } points à portée
    }
foresee-spotting = Il faut d’abord repérer la cible : { $chance } %.
foresee-shooting =
    { $count ->
        [0] Aucun tir
        [one] Un tir
       *[other] { $count } tirs
    } ; figurines tuées en moyenne : { $expected }
foresee-killed =
    { $count ->
        [0] personne ne tombe
        [one] 1 figurine
       *[other] { $count } figurines
    }
foresee-more-killed = plus de { $count } figurines
foresee-term = { $term } ({ $count } sur { $of })
foresee-reaction = Le test de réaction, relancé
foresee-marker = Percer ce marqueur : { $chance } %.
foresee-engage = { $count } contre { $against } : on frappe sur { $strike }+, l’ennemi pare sur { $ward }+.
foresee-ruler = { $inches } po
