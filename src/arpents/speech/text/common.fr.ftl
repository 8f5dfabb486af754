### Les mots que tous les jeux partagent. Les textes d’erreur commencent par une minuscule : ils suivent aussi un deux-points.

enumeration = { $items } et { $last }

## Ce qu’on dit à un camp

prompt-waiting = L’autre camp réfléchit.
prompt-over = La partie est terminée.
allowed = C’est permis.
allowed-uncertain = La suite dépend des dés, de ce qui est caché ou de l’autre camp.

## Ce qu’un choix apporterait

foresee-reach = À portée
foresee-nothing = On n’en peut rien prévoir de plus.
foresee-hits =
    { $count ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $count } touches
    }
foresee-place = { $place } ({ $cost })
foresee-place-by = { $place } ({ $ways })
foresee-place-for = { $place } ({ $cost }, { $ways })
foresee-chance = { $text } : { $chance } %
foresee-modifier = { $sign }{ $by } : { $text }
foresee-of = { $side } : { $text }
foresee-path = En passant par : { $places }

## Le journal tel qu’il se lit

log-march = { $who } : { $path }
log-march-led =
    { $count ->
        [one] { $who } avec une unité : { $path }
       *[other] { $who } avec { $count } unités : { $path }
    }
log-march-many =
    { $count ->
        [one] { $who } et une autre unité : { $path }
       *[other] { $who } et { $count } autres unités : { $path }
    }
log-name = { $name }
log-who = Qui
log-with = Avec
log-against = Contre
log-strength = Force
log-column = Colonne
log-modifiers = Modificateurs
log-dice = Dés
log-needs = Il faut
log-result = Résultat
log-needed = { $count }+
log-since = Depuis votre dernière décision
log-by = { $seat } — { $text }
log-since-beginning = Depuis le début
log-score = Score : { $text }
log-score-of = { $seat } { $score }

## Ce qui se décide à côté des règles

seat-table = La table
table-resign = Abandon : { $seat }.
table-forfeit = Temps écoulé : { $seat }.
table-rule = Partie perdue par décision du tournoi ou de l’hôte : { $seat }.
table-rule-draw = Le tournoi ou l’hôte ne donne la victoire à personne.
table-draw = Les deux camps conviennent d’une partie nulle.
table-rewind = Les deux camps conviennent de revenir en arrière. Les dés continuent : ce qui est tombé une fois ne retombera pas.
table-new-rules = Les règles ont changé. Les deux camps conviennent de continuer d’ici avec les nouvelles ; ce qui a été décidé depuis est repris, et les dés sont autres.
outcome-resigned = Le camp perdant a abandonné.
outcome-agreed = Partie nulle d’un commun accord.
outcome-ruled = L’autre camp a perdu par décision du tournoi ou de l’hôte.
outcome-ruled-draw = Personne n’a gagné, par décision du tournoi ou de l’hôte.
outcome-out-of-time = Le temps de l’autre camp est écoulé.
unknown-agreement = « { $words } » n’est rien que la table puisse décider.

## Jeux, scénarios, options, camps

unknown-language = la langue « { $language } » n’existe pas ici ; les langues sont : { $known }.
unknown-game = il n’y a pas de jeu « { $game } » sur cette table ; les jeux sont : { $known }.
unknown-scenario = il n’y a pas de scénario « { $scenario } » dans { $game } ; les scénarios sont : { $known }.
unknown-option = il n’y a pas d’option « { $option } » dans { $game } ; les options sont : { $known }.
unknown-option-value = l’option « { $option } » ne peut pas valoir « { $value } » ; elle peut valoir : { $known }.
options-not-an-object = les options s’écrivent comme un objet de noms et de valeurs, pas comme « { $value } ».
reason-not-asked = Ce n’est pas ce qui est demandé maintenant.
unknown-seat = personne ne joue « { $seat } » ; les camps sont : { $known }.
unknown-bot = il n’y a pas de joueur automatique « { $bot } » ; il y a : { $known }.
guest-not-there = le fichier ou module « { $file } » du joueur n’existe pas.
guest-fails = « { $file } » ne se lit pas comme du Python : { $why }
guest-unknown = il n’y a pas de joueur « { $bot } » dans « { $file } » ; il y a : { $known }.
guest-chose-badly = « { $bot } », qui joue { $seat_le }, a choisi « { $found } », qui n’est pas proposé.
unknown-rule = aucune règle ne porte le numéro « { $number } ».
missing-text = le texte « { $id } » ({ $language }) manque, ou il lui manque un argument : { $why }

## Les mots qu’on joue

no-words = rien n’a été dit : une action commence par un verbe.
unknown-action = « { $words } » n’est pas une action de ce jeu.
unknown-verb = aucune action de ce jeu ne commence par « { $verb } ».
unknown-noun = « { $noun } », dans « { $words } », ne désigne rien dans ce jeu.
index-out-of-range = la liste des choix va de 0 à { $highest } ; il n’y a pas de { $index }.
not-a-seed = « { $value } » n’est pas une graine : tout nombre entier en est une.
not-in-action-space = « { $noun } » n’est pas dans la liste des choix des programmes qui apprennent : cela tombe entre deux, ou après le dernier.
unknown-number = rien, dans la sorte « { $noun } », ne porte le numéro { $number }.
wrong-number-of-words =
    { $wanted ->
        [0] le verbe « { $verb } » va seul, sans autre mot : « { $words } ».
        [one] le verbe « { $verb } » est suivi d’un seul mot, ni plus ni moins : « { $words } ».
       *[other] le verbe « { $verb } » est suivi de { $wanted } mots, ni plus ni moins : « { $words } ».
    }
not-your-turn = { $seat_le } { $seat_accord ->
        [m] n’a
        [f] n’a
       *[other] n’ont
    } rien à décider maintenant : « { $words } » doit attendre.
not-on-offer = « { $words } » n’est pas proposé maintenant.
match-over = la partie est terminée : « { $words } » vient trop tard.
unknown-query = ce jeu ne répond à aucune question nommée « { $query } » ; il répond à : { $known }.
unknown-thing = rien ici ne se nomme « { $thing } ».
no-drawing = le jeu « { $game } » n’a pas de dessin.
unknown-query-argument = la question « { $query } » ne prend pas de « { $argument } » ; elle prend : { $known }.
bad-query-argument = la question « { $query } » demande un « { $argument } » valable, et non « { $value } ».
nothing-to-undo = { $seat_le } { $seat_accord ->
        [m] n’a
        [f] n’a
       *[other] n’ont
    } plus rien à annuler.
nothing-to-put-back = « { $words } » n’est rien que vous puissiez reprendre maintenant.
others-depend-on-it = Sans « { $words } », une de vos décisions suivantes ne tiendrait plus : reprenez d’abord celle-là.
unknown-budget = « { $budget } » n’est pas un budget : 2s veut dire deux secondes (600s au plus), 2000 veut dire deux mille simulations.
set-piece-fault = Il manque un champ au problème « { $piece } » de { $game }, ou il y en a un de trop, ou son niveau est inconnu.

## Parties enregistrées

not-a-record = ceci n’est pas une partie enregistrée : la ligne { $line } devrait être « arpents record 2 ».
record-truncated = la partie enregistrée s’interrompt après la ligne { $line } : il manque sa dernière ligne, « end ».
record-bad-header = la ligne { $line } de la partie enregistrée n’est pas une ligne d’en-tête : « { $text } ».
record-header-missing = il manque « { $field } » dans l’en-tête de la partie enregistrée.
record-bad-move = la ligne { $line } de la partie enregistrée n’est pas un coup : « { $text } ».
record-wrong-count = la ligne { $line } de la partie enregistrée annonce { $count } coups, mais il y en a { $found }.
record-not-a-number = la partie enregistrée doit donner un nombre entier là où elle dit « { $text } ».
record-move-refused = la ligne { $line } de la partie enregistrée, « { $move } », est refusée. { $because }
record-ends-otherwise = rejouée, la partie finit autrement : empreinte { $found } au lieu de { $wanted }.
record-changed = la partie enregistrée a été modifiée après coup : l’empreinte de ses lignes est { $found }, sa dernière ligne promet { $wanted }.
record-of-other-rules = la partie a été jouée avec les règles de la version { $engine } ; à partir de la ligne { $line }, celles d’aujourd’hui ne la suivent plus.
record-still-secret = les dés de cette partie sont encore secrets (engagement { $commitment }) : elle pourra être relue quand ils seront dévoilés.
record-secret-mismatch = le secret de la partie enregistrée n’est pas celui qui avait été promis (engagement { $commitment }).
record-of-other-winner = rejouée, la partie n’est pas gagnée par celui que l’on dit.

## Instantanés

snapshot-of-unknown-game = l’instantané vient de « { $game } », un jeu absent de cette table.
snapshot-of-another-game = l’instantané vient de « { $game } », pas de « { $wanted } ».
snapshot-of-other-rules = l’instantané est d’autres règles ({ $rules }) que celles-ci ({ $wanted }).
snapshot-damaged = l’instantané est abîmé : { $where }
buffer-not-an-array = il faut ici un tableau d’octets, et non { $found }.
buffer-wrong-type = les cases du tableau sont du type { $found } ; il faut des octets (int8 ou uint8).
buffer-wrong-size = le tableau a { $count } octets ; il en faut exactement { $size }.
buffer-read-only = le tableau est en lecture seule ; il en faut un où l’on puisse écrire.
buffer-in-pieces = le tableau n’est pas d’un seul tenant (une tranche avec un pas, ou retournée) ; il en faut un contigu.

## Dés

script-out-of-dice =
    { $used ->
        [0] aucun dé n’est fixé d’avance, et il en faut un.
        [one] il ne reste plus de dé fixé d’avance après le seul qui était donné.
       *[other] il ne reste plus de dé fixé d’avance après { $used }.
    }
script-out-of-draws =
    { $used ->
        [0] aucun tirage n’est fixé d’avance, et il en faut un.
        [one] il ne reste plus de tirage fixé d’avance après le seul qui était donné.
       *[other] il ne reste plus de tirage fixé d’avance après { $used }.
    }
script-draw-out-of-range = le tirage fixé d’avance { $draw } sort des bornes : il y a { $choices } possibilités, numérotées à partir de 0.
chance-unknown = il n’y a pas de source de hasard « { $kind } ».

## Positions

position-fault =
    { $count ->
        [one] la position a une faute.
       *[other] la position a { $count } fautes.
    }
position-fault-at = « { $where } » : { $text }
unknown-position-field = une position n’a pas ce champ ; elle a : { $known }.
position-of-another-game = la position est de « { $game } », un autre jeu.
not-a-die-face = un dé n’a pas de face { $face }.
not-a-list = il faut ici une liste, pas « { $value } ».
not-an-object = il faut ici un objet de noms et de valeurs, pas « { $value } ».
not-true-or-false = il faut ici vrai ou faux (true, false), et non « { $value } ».
number-out-of-range = il faut ici un nombre de { $least } à { $most }, et non « { $value } ».
unknown-value = « { $value } » n’est pas l’une de ces valeurs : { $known }.
not-a-whole-number = il faut ici un nombre entier, pas « { $value } ».

## Conseils

why-good = Ce qui parle pour : { $good }.
why-both = Ce qui parle pour : { $good } ; contre : { $bad }.
why-bad = Ce qu’il en coûte : { $bad }.
why-even = Cela ne change presque rien, et garde ce qu’on a.
chance-estimate = Les chances sont une estimation de l’ordinateur, d’après ce que ce camp peut savoir.
hint-unadvised = l’ordinateur connaît trop peu ce jeu pour donner un conseil.
hint-not-asked = il n’y a rien à décider maintenant, donc rien à conseiller.
hints-off = les conseils sont désactivés dans cette partie.
analysis-estimates = Les chances sont des estimations de l’ordinateur, vues d’en haut : avec tout ce qui était caché.
analysis-unadvised = l’ordinateur connaît trop peu ce jeu pour en juger une partie.
analysis-unfinished = cette partie n’est pas terminée : on ne peut la juger que d’après ce qu’un camp peut savoir.
analysis-wants-simulations = une analyse se compte en simulations, pour être toujours la même : « { $level } » est un niveau en secondes, ou n’existe pas.

## La fiche d’un jeu

card-fault = La fiche de { $game } dit une chose fausse, de trop ou de moins à « { $card } ».
brief-card-title = Fiche du jeu
brief-card-of = { $title } : { $scenario }
brief-card-difficulty-1 = Difficulté 1 sur 3 : facile à apprendre.
brief-card-difficulty-2 = Difficulté 2 sur 3 : une soirée pour l’apprendre.
brief-card-difficulty-3 = Difficulté 3 sur 3 : beaucoup de règles, qu’on apprend peu à peu.
brief-card-length = { $seat } : environ { $decisions } décisions, { $time } contre l’ordinateur.
brief-card-together = Pour deux personnes : environ { $time }.
brief-card-measured = Décisions mesurées dans des parties de l’ordinateur contre lui-même ; durées à { $seconds } secondes par décision.
brief-card-who = Qui vous êtes
brief-card-win = Comment vous gagnez
brief-card-lose = Comment vous perdez
brief-card-wins = Comment ce camp gagne
brief-card-end = Comment la partie finit
brief-card-turn = Un tour
brief-card-first = Trois choses pour commencer

## Les leçons

unknown-lesson = { $game } n’a pas de leçon « { $lesson } » ; il y a : { $known }.
learn-title = Apprendre
learn-step = Étape { $step } sur { $steps }
learn-exercise = Exercice : { $title }
learn-exercise-do = À vous de trouver : une seule décision est la bonne, ou une seule suite de décisions.
learn-not-this = c’est permis, mais ce n’est pas ce que cette étape demande. Relisez-la, ou faites-vous montrer le coup.
learn-read-on = ici il n’y a qu’à lire et à regarder. Continuez pour la suite.
learn-over = la leçon est finie : il n’y a plus rien à essayer ici.
learn-no-step = cette leçon n’a pas d’étape { $number }.
learn-done = Leçon terminée.
learn-first-match = Votre première partie
learn-first-match-about = Une vraie partie contre la recrue, le plus faible des joueurs automatiques : chaque question est expliquée, et un conseil n’est jamais loin.
learn-guide-rule = Ce que dit la règle : { $text }
learn-unknown-field = une leçon n’a pas de champ « { $field } ».
learn-unknown-seat = « { $value } » n’est pas un camp de ce jeu.
learn-without-steps = une leçon a au moins une étape.
learn-step-id = chaque étape a un nom (id) à elle, qui n’est ni « title » ni « about ».
learn-not-a-list = il faut ici une liste de textes.
learn-move-without-seat = « { $move } » ne commence pas par un camp suivi de ce qu’il joue.
learn-unknown-piece = « { $value } » n’est pas un problème de ce camp.
learn-piece-and-more = le problème dit déjà la position et ce qui est juste.
learn-without-rule = chaque étape nomme au moins une règle (rules).
learn-nothing-accepted = ce qui est montré ou répondu suppose quelque chose d’accepté (accept).
learn-nothing-shown = il faut dire quoi montrer (show), sans « * ».
learn-shown-not-accepted = « { $words } » est montré, mais ne serait pas accepté.
learn-without-text = il manque le texte « { $id } ».
learn-not-on-offer = « { $words } » n’est pas proposé ; sont proposés : { $text }.
## Ce que sont et font les choses

inspect-line = { $label } : { $value }
inspect-title = Ce que c’est et ce que cela fait
inspect-now = En ce moment
inspect-yes = oui
inspect-no = non
inspect-none = aucun
inspect-sort = Nature
inspect-side = Camp
inspect-strength = Force
inspect-movement = Mouvement
inspect-where = Où
inspect-owner = Tenu par
inspect-terrain = Terrain
inspect-links = Relié à
inspect-state = État
inspect-supply = Ravitaillement
inspect-supplied = ravitaillé
inspect-unsupplied = non ravitaillé
inspect-works = Ouvrages
inspect-points = Points
inspect-cost = Coût
inspect-does = Effet
inspect-users = Qui s’en sert
inspect-copies = Exemplaires
inspect-marks = Marqueurs
inspect-pieces = Pièces sur place

## Le livre d’un jeu

book-title = Les règles
book-chapter = { $number }. { $title }
book-charts = Tableaux
book-glossary = Glossaire
book-rulings = Interprétations
book-nothing = Rien dans le livre ne parle de « { $words } ».
book-fault = le livre de { $game } dit une chose fausse, de trop ou de moins à « { $where } ».
look-which = plusieurs choses se nomment ainsi : { $things }.
book-sort-block = Blocs
book-sort-zone = Zones et fleuve
book-sort-piece = Unités et chefs
book-sort-space = Espaces
book-sort-card = Cartes
book-sort-place = Lieux
book-sort-unit = Unités
book-sort-ship = Navires
book-sort-box = Mouillages
book-sort-profile = Profils
book-sort-weapon = Armes
book-sort-trait = Traits
book-sort-talent = Talents
book-sort-discipline = Disciplines
book-sort-feature = Terrains
book-sort-token = Marqueurs et ouvrages
