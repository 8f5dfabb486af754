### Ce que la page dit à côté du plateau (Québec 1759).

page-block = { $name }, { $type }, CV { $cv } sur { $full }
page-hidden = bloc { $seat_adj } inconnu
page-occupied = occupé par les Britanniques
page-move = Mouvement de Campagne
page-setup = placement
page-tide = Courant
page-tide-stops = bateaux et navires restent
page-supplies-cut = tenu par les Britanniques
page-orders = Ordre { $seat_adj }
page-orders-secret = Écrit en secret.
page-orders-blank = Vierge : tout reste en place.
page-order =
    { $count ->
        [one] Un bloc, { $from } → { $to }, { $way }
       *[other] { $count } blocs, { $from } → { $to }, { $way }
    }
page-order-ships =
    { $count ->
        [one] Un navire, { $from } → { $to }
       *[other] { $count } navires, { $from } → { $to }
    }
page-order-indians = Les Indiens, { $from } → { $to }
page-order-void = { $line } (impossible)
page-battle = Le combat { $zone_a }
