### Le journal tel qu’il se lit : lignes de plusieurs événements, tableaux, résumé du tour.

log-units-placed = { $place_a } : { $units_le }.
log-units-come = Débarquement { $place_a } : { $units_le }.
log-units-wait = Débarquement au printemps : { $units_le }.
log-militia-raised = Levée { $place_a } : { $units_le }.
log-tribes-rallied = Ralliement { $place_a } : { $units_le }.
log-units-to-port = Mouvement stratégique vers { $place_le } : { $units_le }.
log-units-board = Embarquement { $place_a } : { $units_le }.
log-units-join = En renfort { $place_a } : { $units_le }.
log-units-left = Halte { $place_a } : { $units_le }.
log-units-damaged = Dégât { $place_a } : { $units_le }.
log-units-destroyed = Destruction { $place_a } : { $units_le }.
log-units-captured = Capture { $place_a } : { $units_le }.
log-units-inside = À l’abri { $place_a } : { $units_le }.
log-tribes-home = Départ vers { $place_le } : { $units_le }.
log-militia-home = Retour de milice { $place_a } : { $units_le }.
log-troops-land = Débarquement { $place_a } : { $who_le }.
log-round =
    { $kills ->
        [0] dégâts : { $damage }
       *[other] dégâts : { $damage }, éliminations : { $kills }
    }
log-opening =
    { $kills ->
        [0] feu d’ouverture, dégâts : { $damage }
       *[other] feu d’ouverture, dégâts : { $damage }, éliminations : { $kills }
    }
log-ambush = jet d’embuscade
log-shot = un tir
log-attack = total { $attack }
log-defence = total { $defence }

modifier-units = réguliers et miliciens
modifier-garrison = garnison de la place
modifier-waterside = place au bord de l’eau

summary-taken = { $seat_le } ont pris { $place_le }.
summary-battles =
    { $count ->
        [one] { $seat_le } ont gagné une bataille { $place_a }.
       *[other] { $seat_le } ont gagné { $count } batailles : { $place_a }.
    }
summary-sieges = { $seat_le } ont assiégé { $place_le }.
summary-raids =
    { $count ->
        [one] Un raid a frappé { $place_le }.
       *[other] Des raids ont frappé { $place_le }.
    }
summary-marches =
    { $count ->
        [one] { $seat_le } ont marché vers { $place_le }.
       *[other] { $seat_le } ont fait { $count } marches : vers { $place_le }.
    }
summary-landed = Des troupes ont débarqué { $place_a }.
summary-rallied = Des tribus se sont ralliées { $place_a }.
