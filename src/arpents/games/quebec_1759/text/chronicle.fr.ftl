### Le journal tel qu’il se lit : lignes de plusieurs événements, tableaux, résumé du tour.

log-blocks-moved =
    { $count ->
        [one] { $count } bloc { $seat_adj } va { $from_de } { $zone_a } { $way } : { $blocks_le }.
       *[other] { $count } blocs { $seat_adjs } vont { $from_de } { $zone_a } { $way } : { $blocks_le }.
    }
log-blocks-placed = { $zone_a } : { $blocks_le }.
log-blocks-eliminated = Élimination : { $blocks_le }.
log-blocks-revealed = Se dévoilent { $column_a } : { $blocks_le }.
log-hits =
    { $hits ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $hits } touches
    }
log-hits-double =
    { $hits ->
        [0] aucune touche (tir double)
        [one] 1 touche (tir double)
       *[other] { $hits } touches (tir double)
    }
log-hits-pursuit =
    { $hits ->
        [0] aucune touche (poursuite)
        [one] 1 touche (poursuite)
       *[other] { $hits } touches (poursuite)
    }

summary-battles =
    { $count ->
        [one] { $seat_le } ont attaqué { $zone_a }.
       *[other] { $seat_le } ont attaqué { $count } fois : { $zone_a }.
    }
summary-eliminated =
    { $count ->
        [one] { $seat_le } ont perdu un bloc : { $block_le }.
       *[other] { $seat_le } ont perdu { $count } blocs, dont { $block_le }.
    }
summary-occupied = Les Britanniques ont occupé { $zone_le } pour la première fois.
summary-moves =
    { $number ->
        [one] { $seat_le } ont déplacé un bloc vers { $zone_le }.
       *[other] { $seat_le } ont déplacé { $number } blocs vers { $zone_le }.
    }
summary-ships = Des navires britanniques ont fait voile vers { $zone_le }.
summary-impossible = { $seat_le } avaient écrit un ordre inexécutable.
summary-stayed = { $seat_le } sont restés sur place.
