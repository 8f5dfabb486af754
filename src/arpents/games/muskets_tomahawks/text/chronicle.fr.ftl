### Le journal tel qu’il se lit : tableaux, résumé du tour.

log-to-hit = pour toucher
log-to-kill = pour tuer
log-to-strike = pour frapper
log-to-save = pour parer
log-reaction = { $result } (total { $total })

summary-destroyed =
    { $count ->
        [one] { $seat } : perte { $unit_de }.
       *[other] { $seat } : { $count } unités perdues, dont { $unit_le }.
    }
summary-fire =
    { $count ->
        [one] { $seat } : un tir, { $kills ->
            [0] aucun tué.
            [one] un tué.
           *[other] { $kills } tués.
        }
       *[other] { $seat } : { $count } tirs, { $kills ->
            [0] aucun tué.
            [one] un tué.
           *[other] { $kills } tués.
        }
    }
summary-melee =
    { $count ->
        [one] { $seat } : un tour de corps-à-corps.
       *[other] { $seat } : { $count } tours de corps-à-corps.
    }
summary-burnt = Un bâtiment brûle.
summary-objectives = { $seat } : des objectifs marqués.
summary-moves =
    { $count ->
        [one] { $seat } : un mouvement, { $unit_le }.
       *[other] { $seat } : { $count } mouvements.
    }
summary-set-up =
    { $count ->
        [one] { $seat } : une unité ou un marqueur en place.
       *[other] { $seat } : { $count } unités ou marqueurs en place.
    }
summary-cards =
    { $count ->
        [one] { $seat_le } a joué { $card }.
       *[other] { $seat_le } a joué { $count } cartes.
    }
