### Ce qu’un choix apporterait dans Small Wars : Mohicans.

foresee-price =
    { $price ->
        [0] Se mettre en marche ne coûte pas de ravitaillement.
        [one] Se mettre en marche coûte 1 point de ravitaillement sur { $supply }.
       *[other] Se mettre en marche coûte { $price } points de ravitaillement sur { $supply }.
    }
foresee-fed = Des réguliers y passeraient l’hiver.
foresee-unfed = Aucun ravitaillement n’y atteindrait des réguliers.
foresee-no-roof = Ravitaillement assuré, mais pas de toit pour l’hiver.
foresee-battle = { $games } batailles semblables livrées d’avance
foresee-wins = victoire : { $seat }
foresee-losses = Unités perdues en moyenne : { $attacker } { $first }, { $defender } { $second }.
