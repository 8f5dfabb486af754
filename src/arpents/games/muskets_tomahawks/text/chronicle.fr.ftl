### Le journal tel qu’il se lit : tableaux, résumé du tour.

log-unit = unité { $name }
log-to-hit = pour toucher
log-to-kill = pour tuer
log-to-strike = pour frapper
log-to-save = pour parer
log-reaction = { $result } (total { $total })

summary-destroyed =
    { $count ->
        [one] Une unité a été détruite.
       *[other] { $count } unités ont été détruites.
    }
summary-fire =
    { $count ->
        [one] Il y a eu un tir, { $kills ->
            [0] sans aucun tué
            [one] avec un tué
           *[other] avec { $kills } tués
        }.
       *[other] Il y a eu { $count } tirs, { $kills ->
            [0] sans aucun tué
            [one] avec un tué
           *[other] avec { $kills } tués
        }.
    }
summary-melee =
    { $count ->
        [one] Il y a eu un tour de corps-à-corps.
       *[other] Il y a eu { $count } tours de corps-à-corps.
    }
summary-burnt = Un bâtiment brûle.
summary-objectives = Des objectifs ont rapporté des points.
summary-moves =
    { $count ->
        [one] Il y a eu un mouvement.
       *[other] Il y a eu { $count } mouvements.
    }
