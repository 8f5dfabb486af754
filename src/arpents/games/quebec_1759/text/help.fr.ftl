### Ce qu’un choix apporterait dans Québec 1759.

foresee-boats =
    { $count ->
        [0] Pas de bateaux { $zone_a }.
        [one] Des bateaux pour un bloc { $zone_a }.
       *[other] Des bateaux pour { $count } blocs { $zone_a }.
    }
foresee-fire =
    { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    }, { $expected ->
        [one] { $expected } touche en moyenne
       *[other] { $expected } touches en moyenne
    }
foresee-single-fire = Tir simple : un 6 touche.
foresee-double-fire = Tir double : 5 et 6 touchent.
