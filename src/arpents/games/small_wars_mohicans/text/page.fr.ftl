### Ce que la page dit à côté du plateau (Small Wars : Mohicans).

page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-state-damaged = abîmé
page-state-inside = dans les murs
page-state-moved = a bougé
page-state-marching = en marche
page-state-won = vainqueur
page-fort = fort
page-attacked = attaqué
page-anchorages = Au mouillage
page-ship-unknown = navire inconnu
page-supply = Ravitaillement
page-supply-of = { $land } par terre, { $sea } par mer
page-victories = Grandes victoires
page-raided = pillé : { $seat }
