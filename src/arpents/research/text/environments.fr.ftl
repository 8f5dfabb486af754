## Ce que disent les environnements pour programmes qui apprennent. Mêmes identifiants, mêmes arguments qu’en anglais.

library-missing = { $library } n’est pas installé : pip install "arpents[{ $extra }]"
chance-has-one = Ici décide le hasard, qui n’a qu’une issue, le numéro 0 ; il n’y en a pas de numéro { $found }.
action-not-whole = « { $found } » n’est pas un choix : il faut le numéro d’un choix, un nombre entier de 0 à { $highest }.
actions-wrong-number = { $count } choix { $count ->
        [one] a été donné
       *[other] ont été donnés
    } pour { $size } { $size ->
        [one] partie
       *[other] parties
    }.
actions-wrong-shape = Les choix se donnent par une rangée de { $size } numéros, un pour chaque partie.
actions-by-seat = Les choix se donnent par un objet de camps et de numéros, et non par « { $found } ».
seeds-wrong-number = { $count ->
        [one] { $count } graine a été donnée
       *[other] { $count } graines ont été données
    } pour { $size } { $size ->
        [one] partie
       *[other] parties
    }.
mask-wrong = `reset_mask` dit pour chacune des { $size } parties, par vrai ou faux, si elle recommence.
actions-missing = Il manque un choix pour { $seat_le } ; qui n’est pas interrogé donne { $wait }.
must-decide = { $seat_le } { $seat_accord ->
        [m] a à décider et ne peut
        [f] a à décider et ne peut
       *[other] ont à décider et ne peuvent
    } pas attendre ; par exemple : { $words }.
match-not-started = Aucune partie n’a commencé : reset() vient d’abord.
in-match = Dans la partie { $number } : { $text }
option-at-reset = L’option « { $option } » se choisit quand on fait l’environnement, et non à reset().
option-of-learners = Pour les programmes qui apprennent, l’option « { $option } » vaut « { $usual } », et non « { $value } » : leur liste de choix n’en connaît pas d’autre.
autoreset-unknown = Il n’y a pas de façon « { $value } » de recommencer ; il y a : { $known }.
render-mode-unknown = Il n’y a pas de mode d’affichage « { $value } » ; il y a : { $known }.
not-a-count = « { $value } » ne peut pas être le nombre de { $what } : il faut un nombre entier d’au moins { $least }.
count-matches = parties
count-workers = processus
count-cycles = cycles
environment-closed = Cet environnement a été fermé.
worker-died = Un processus s’est arrêté avant la fin de son travail ; rien de ce qu’il a laissé n’est utilisé.
observer-unknown = On n’observe que ce qu’un joueur sait : ce qui est public et ce qui est à lui, rien d’autre.
