### Ce que la page dit à côté du plateau (Quelques arpents de neige).

page-symbol-ship = navire
page-symbol-bateau = bateau
page-symbol-wagon = chariot
page-symbol-settler = colon
page-symbol-fur = fourrure
page-coin = { $count } d’argent
page-strength = force { $count }
page-fortified = fortifié
page-siege = Siège { $place_de } : { $marker }
page-cards = Main, pioche
page-deck = { $count } dans la pioche
page-left = Villages et villes restants
page-reserve = Réserve
page-seen = Vues par l’autre camp
page-market = À prendre : { $seat }
page-neutral = À prendre par les deux
page-actions = Actions restantes
page-purse =
    { $points ->
        [one] { $money } d’argent, { $points } point
       *[other] { $money } d’argent, { $points } points
    }
