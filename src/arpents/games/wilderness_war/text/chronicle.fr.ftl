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

summary-taken = { $seat_le } ont pris { $space_le }.
summary-battles =
    { $count ->
        [one] { $seat_le } ont gagné une bataille { $space_a }.
       *[other] { $seat_le } ont gagné { $count } batailles : { $space_a }.
    }
summary-raids =
    { $count ->
        [one] { $seat_le } ont réussi un raid { $space_a }.
       *[other] { $seat_le } ont réussi { $count } raids : { $space_a }.
    }
summary-sieges = { $seat_le } ont assiégé { $space_le }.
summary-marches =
    { $count ->
        [one] { $seat_le } ont marché vers { $space_le }.
       *[other] { $seat_le } ont fait { $count } marches : vers { $space_le }.
    }
summary-arrivals =
    { $count ->
        [one] { $seat_le } ont reçu une pièce { $space_a }.
       *[other] { $seat_le } ont reçu { $count } pièces : { $space_a }.
    }
summary-built = { $seat_le } ont construit { $space_a }.
summary-cards = { $seat_le } ont joué la carte « { $card } ».
