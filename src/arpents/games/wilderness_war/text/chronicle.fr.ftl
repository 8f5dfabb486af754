### Le journal tel qu’il se lit : lignes de plusieurs événements, tableaux, résumé du tour.

log-activated = Activation, { $space } : { $pieces }.
log-placed = Entrée en jeu, { $space } : { $pieces }.
log-restored = Retour à pleine puissance : { $pieces }.
log-step-lost = Réduction : { $pieces }.
log-eliminated = Élimination, { $space } : { $pieces }.
log-dropped-off = Dépose, { $space } : { $pieces }.
log-went-inside = Dans l’ouvrage, { $space } : { $pieces }.
log-joined-battle = Sortie pour la bataille, { $space } : { $pieces }.
log-militia-home = Retour dans sa case : { $pieces }.
log-built = { $seat } : { $work }, { $spaces }.
log-leaders-drawn = Envoi d’Angleterre : { $pieces }.
log-cards-dealt = Cartes reçues : { $cards }

log-losses =
    { $losses ->
        [0] aucune perte
        [one] 1 pas
       *[other] { $losses } pas
    }
log-siege-level = niveau de siège { $level }
log-raid = { $result }

modifier-tactics = tactique
modifier-scouts = sans éclaireurs en pays sauvage
modifier-regulars = sans réguliers en terre cultivée
modifier-landing = débarquement
modifier-stockade = contre un fortin
modifier-coehorns = mortiers Coehorn
modifier-enemy-tactics = tactique de l’ennemi
modifier-enemy-coehorns = mortiers Coehorn de l’ennemi
modifier-louisbourg = murs de Louisbourg
modifier-rangers = Rangers
modifier-militia = milice au pays

summary-taken = Prise par { $seat_le } : { $space }.
summary-battles =
    { $count ->
        [one] { $seat_le } ont gagné une bataille : { $space }.
       *[other] { $seat_le } ont gagné { $count } batailles : { $space }.
    }
summary-raids =
    { $count ->
        [one] { $seat_le } ont réussi un raid : { $space }.
       *[other] { $seat_le } ont réussi { $count } raids : { $space }.
    }
summary-sieges = Siège par { $seat_le } : { $space }.
summary-marches =
    { $count ->
        [one] { $seat_le } ont fait une marche : { $space }.
       *[other] { $seat_le } ont fait { $count } marches : { $space }.
    }
summary-arrivals =
    { $count ->
        [one] Une pièce est arrivée pour { $seat_le } : { $space }.
       *[other] { $count } pièces sont arrivées pour { $seat_le } : { $space }.
    }
summary-built = { $seat_le } ont construit : { $space }.
summary-cards = { $seat_le } ont joué la carte « { $card } ».
