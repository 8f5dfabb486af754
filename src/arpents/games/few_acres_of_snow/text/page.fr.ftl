### Ce que la page dit à côté du plateau (Quelques arpents de neige).

page-symbol-ship = navire
page-symbol-bateau = bateau
page-symbol-wagon = chariot
page-symbol-settler = colon
page-symbol-fur = fourrure
page-coin = { $count } d’argent
page-strength = force { $count }
page-fortified = fortifié
page-siege = Siège { $place_de }
page-cards = Main, pioche
page-deck = { $count } dans la pioche
page-left = Villages et villes restants
page-reserve = Réserve
page-market = À prendre : { $seat }
page-neutral = À prendre par les deux
page-actions = Actions restantes
page-purse =
    { $points ->
        [one] { $money } d’argent, { $points } point
       *[other] { $money } d’argent, { $points } points
    }

page-points =
    { $count ->
        [one] vaut 1 point, le double pour une ville
       *[other] vaut { $count } points, le double pour une ville
    }
page-settlers = demande des colons
page-defence = { $count } de plus pour sa défense
page-tab-hand = Main
page-tab-market = Marché
page-tab-piles = Piles
page-tab-sieges = Sièges
page-price =
    { $count ->
        [0] gratuite
       *[other] { $count } d’argent
    }
page-own-deck = Pioche
page-hand-or-deck = Main ou pioche
page-discards = Défausse
page-known = Connues dans la main
page-shown = Montrées à l’autre camp
page-captured = Capturés
page-captured-count =
    { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $towns ->
        [one] { $towns } ville
       *[other] { $towns } villes
    }
page-locations = Lieux à prendre
page-no-siege = Aucun siège.
page-siege-level = à égalité
page-siege-leads = { $seat } : +{ $lead }
page-pile = { $count } : { $cards }
page-pile-empty = aucune
