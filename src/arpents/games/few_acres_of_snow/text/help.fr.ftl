### Ce qu’un choix apporterait dans Quelques arpents de neige.

foresee-settler = colon
foresee-fur = fourrure
foresee-shows = Elle montre : { $symbols }.
foresee-coin = Elle rapporte { $count } d’argent.
foresee-strength = Elle a { $count } de force.
foresee-leads = Elle mène à : { $places }.
foresee-leading = Cartes en main qui y mènent
foresee-defence = Le défenseur commence avec { $count } de force.
foresee-raid =
    { $count ->
        [one] Une carte y suffit
       *[other] { $count } cartes y suffisent
    }, par { $links ->
        [one] une liaison
       *[other] { $links } liaisons
    }.
foresee-would = Avec { $card_le }, le marqueur serait à { $marker }.
foresee-lacks = Pour gagner le siège, il manquerait { $attacker } à l’assaillant et { $defender } au défenseur.
