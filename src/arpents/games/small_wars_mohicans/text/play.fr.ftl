### Ce qu’on dit pendant une partie de Small Wars : Mohicans. Les formes comme $place_a sont expliquées dans arpents/speech.

game-title = Small Wars : Mohicans
game-about = Colonnes, sièges et nations à gagner
scenario-campaign = La guerre de la Conquête, 1754-1760

## Options

option-calendar = Calendrier
option-calendar-twelve = douze tours, de l’automne 1754 au printemps 1760
option-calendar-fourteen = quatorze tours, deux pour chacune des sept années
option-reinforcements = Renforts
option-reinforcements-naval = par la phase navale de chaque hiver
option-reinforcements-historical = selon la liste historique, chaque printemps
option-combat = Combat
option-combat-custom = dés blancs et noirs
option-combat-d6 = dés ordinaires, ligne contre ligne
option-eliminations = Tomahawks en mêlée
option-eliminations-woods = ne comptent que dans les bois
option-eliminations-everywhere = comptent sur tout terrain
option-opening-fire = Tir d’embuscade et de débarquement
option-opening-fire-swapped-die = un dé noir, pris sur le premier round
option-opening-fire-free-volley = une salve entière avant le premier round

## Saisons, terrain, lignes, mouillages, navires

season-spring = printemps
season-autumn = automne
phase-set-up = mise en place
phase-turn-start = début du tour
phase-mooring = mouillage
phase-french-arrivals = arrivées françaises
phase-french-levy = levée française
phase-french-movement = mouvement français
phase-british-arrivals = arrivées britanniques
phase-british-levy = levée britannique
phase-strategic-movement = mouvement stratégique
phase-british-movement = mouvement britannique
phase-sea-lift = transport maritime
phase-combat = combat
phase-raids = raids
phase-sieges = sièges
phase-winter = hiver
phase-naval-combat = combat naval
phase-ships-cargoes = cargaisons des navires
terrain-clear = terrain clair
terrain-woods = bois
line-none = sans ligne
line-road = par la route
line-trail = par la piste
line-river = par la rivière
line-lake = par le lac
line-coast = le long de la côte
box-louisbourg = le mouillage de Louisbourg
box-2 = le deuxième mouillage
box-3 = le troisième mouillage
box-4 = le quatrième mouillage
ship-b-squadron-1 = la première escadre britannique
ship-b-squadron-2 = la seconde escadre britannique
ship-b-troopship = le convoi de troupes britannique
ship-b-supplies = le convoi britannique de soldes et de ravitaillement
ship-f-squadron = l’escadre française
ship-f-corsair = le corsaire
ship-f-troopship = le convoi de troupes français
ship-f-gifts = le convoi français de cadeaux et de ravitaillement

## Ce qui est demandé

prompt-first-coureur = Où commence le premier coureur ?
prompt-other-coureurs =
    { $left ->
        [one] Choisissez un village pour le dernier coureur, qui en éveille la tribu.
       *[other] Choisissez des villages pour { $left } coureurs, qui en éveillent les tribus.
    }
prompt-battalion = Quel bataillon commence { $place_a } ?
prompt-first-port = Dans quel port commence le transport maritime ?
prompt-moor = Quel navire mettez-vous, face cachée, dans { $box } ?
prompt-match = Opposez un de vos navires à un mouillage.
prompt-convoy-port = Dans quel port débarquent les troupes amenées par { $ship } ?
prompt-convoy-units = Choisissez qui vient avec { $ship } : encore { $left }.
prompt-gifts = Ralliez des tribus à vos coureurs, levez des milices, ou abstenez-vous.
prompt-rally = Choisissez des tribus à rallier : encore { $left } au plus.
prompt-rally-where = Quel coureur cette tribu rejoint-elle : { $unit_le } ?
prompt-muster = Choisissez des milices à lever : encore { $left } au plus.
prompt-muster-where = Où lever { $unit_le } ?
prompt-landing =
    { $units ->
        [one] Où débarquer { $unit_le } ?
       *[other] Où débarquer ces { $units } unités, dont { $unit_le } ?
    }
prompt-historical = Dans quel port débarquer { $unit_le } ?
prompt-reconstitution = Choisissez des milices à relever chez elles : encore { $left } au plus.
prompt-levy = Levée : choisissez des milices à déplacer, encore { $left } au plus.
prompt-levy-nations = Une nation iroquoise peut gagner un village ({ $left }).
prompt-levy-where = Où envoyer { $unit_le } ?
prompt-strategic = Choisissez des réguliers à amener au transport { $place_a } : encore { $left } au plus.
prompt-march = Votre mouvement : prenez une unité, ou dites que vous avez fini. Points de ravitaillement terrestre : { $supply }.
prompt-stack =
    { $units ->
        [one] Une unité
       *[other] { $units } unités
    } { $place_a }. Mouvement restant : { $left }. Points de ravitaillement terrestre : { $supply }.
prompt-stack-stopped =
    { $units ->
        [one] Une unité s’est arrêtée
       *[other] { $units } unités se sont arrêtées
    } { $place_a }. Mouvement restant : { $left }. Points de ravitaillement terrestre : { $supply }.
prompt-fort-fate = Un fort est pris, { $place_le } : le gardez-vous ou le brûlez-vous ?
prompt-sea-lift = Le transport est { $place_a }. Points de ravitaillement maritime : { $sea }.
prompt-seek-port = Vers lequel des ports amis les plus proches va le transport ?
prompt-stacking =
    { $over ->
        [one] Une unité de trop
       *[other] { $over } unités de trop
    } { $place_a }. Laquelle part ?
prompt-combat = Quelle bataille se livre maintenant ?
prompt-terrain = Vous avez manœuvré l’ennemi { $place_a } : choisissez le terrain.
prompt-sorties = Qui sort { $place_a } pour se joindre au secours ?
prompt-walls = Qui passe derrière les murs { $place_a } ?
prompt-attacker-decides = Le round { $round } est fini { $place_a }. Vos attaquants continuent-ils ou se retirent-ils ?
prompt-defender-decides = Le round { $round } est fini { $place_a }. Vos défenseurs continuent-ils, se retirent-ils ou entrent-ils ?
prompt-support = Quelle unité voisine vient à la bataille { $place_a } ?
prompt-assault = L’ennemi { $place_a } est derrière ses murs. Donnez-vous l’assaut ?
prompt-assault-on = Le round d’assaut { $round } est fini { $place_a }. Continuez-vous ?
prompt-surrender = Vos troupes { $place_a } tiennent-elles ou se rendent-elles ?
prompt-besiege = Restez-vous { $place_a } en assiégeant ou vous retirez-vous ?
prompt-back-inside = Qui rentre dans les murs { $place_a } ?
prompt-casualties =
    Pertes { $place_a } : { $kills ->
        [0] aucune élimination
        [one] une élimination
       *[other] { $kills } éliminations
    } et { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } à répartir.
prompt-retreat = Où se retirent vos troupes { $place_de } ?
prompt-siege-leave = Le siège { $place_a } n’a rien donné. Partez-vous ou restez-vous ?
prompt-raids = Sur quel lieu gagné par les armes faites-vous un raid ?
prompt-raid-home = Quelle tribu rentre chez elle avec son butin { $place_de } ?
prompt-refuge = Son village est perdu. Où va cette tribu : { $unit_le } ?
prompt-promote = Promouvez une milice qui a gagné une bataille cette année, ou aucune.
prompt-promote-to = Qu’est-ce qui remplace { $unit_le } { $place_a } ?
prompt-save = Quelle tribu sans village sauvez-vous ?
prompt-turn-nation = Tournez des nations adverses à votre couleur : encore { $left }.
prompt-nation-village = Dans quel village cette nation se place-t-elle : { $unit_le } ?
prompt-line-up = Face à qui placer { $unit_le } ?
prompt-fall-back = Sur quel terrain vos défenseurs { $place_a } continuent-ils ?
prompt-close-in = Quelles unités { $place_a } sautent ce tir pour s’approcher du mur ?

## Choix

action-done = Fini
action-pick = Choisir { $unit_le }
action-to = { $place_a }
action-moor = Mouiller { $ship }
action-match = Envoyer { $ship } contre { $box }
action-rally = Rallier des tribus
action-muster = Lever des milices
action-take = Prendre { $unit_le }
action-leave = Laisser { $unit_le } ici
action-road = Par la route vers { $place_le }
action-trail = Par la piste vers { $place_le }
action-water = Par eau vers { $place_le }
action-wake = Éveiller { $unit_le }
action-overrun = Déborder
action-manoeuvre = Manœuvrer
action-build = Bâtir un fort
action-burn = Brûler le fort
action-keep = Garder le fort
action-raid = Faire un raid { $place_a }
action-cross = Traverser le golfe
action-halt = S’arrêter
action-sail = Naviguer vers { $place_le }
action-board = Embarquer { $unit_le }
action-disembark = Débarquer
action-remove = Renvoyer { $unit_le }
action-fight = Se battre { $place_a }
action-in-woods = Dans les bois
action-in-clear = En terrain clair
action-enter = { $unit_le } à l’intérieur
action-sortie = { $unit_le } dehors
action-lose = Frapper { $unit_le }
action-fight-on = Continuer
action-withdraw = Se retirer
action-retreat = Se retirer vers { $place_le }
action-retreat-by-sea = Regagner les navires
action-call = Appeler { $unit_le }
action-assault = Donner l’assaut
action-give-up = Renoncer à l’assaut
action-surrender = Se rendre
action-stay = Rester
action-promote = Promouvoir { $unit_le }
action-save = Sauver { $unit_le }
action-turn = Tourner { $unit_le }
action-aim = Faire face : { $unit_le }
action-close-in = { $unit_le } au pied du mur
action-send-home = Renvoyer { $unit_le } au village

## Ce qui s’est passé

event-turn-begins = Tour { $turn } : { $season } { NUMBER($year, useGrouping: 0) }.
event-match-ends = La guerre est finie : { $seat_le } ont gagné.
event-unit-placed = { $unit_le } { $place_a }.
event-sea-lift-placed = Le transport maritime est { $place_a }.
event-ship-moored = { $ship } est dans { $box }.
event-ships-moored = Les navires français sont à leurs mouillages, face cachée.
event-ships-met = Dans { $box }, { $french } ({ $first }) rencontre { $british } ({ $second }).
event-ship-passes = { $ship } passe.
event-unit-comes = Débarquement { $unit_de } { $place_a }.
event-unit-waits = { $unit_le } : débarquement au printemps.
event-militia-raised = Levée { $unit_de } { $place_a }.
event-unit-levied = { $unit_le } : { $from_de } { $place_a }.
event-unit-to-port = Mouvement stratégique { $unit_de }, { $from_de } { $place_a }.
event-tribe-rallied = Ralliement { $unit_de } { $place_a }.
event-supply-rolled = { $seat_le } lancent { $first } et { $second } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } de ravitaillement terrestre.
event-sea-supply-rolled =
    { $total ->
        [one] Un point de ravitaillement maritime.
       *[other] { $total } points de ravitaillement maritime.
    }
event-stack-marches =
    { $units ->
        [one] Une unité va
       *[other] { $units } unités vont
    } { $from_de } { $place_a } { $line }{ $price ->
        [0] .
       *[other] {" "}pour { $price } de ravitaillement.
    }
event-unit-joins = En renfort { $place_a } : { $unit_le }.
event-unit-left = Halte { $place_a } : { $unit_le }.
event-tribe-wakes = Réveil { $unit_de } { $place_a }.
event-overrun =
    { $seat_le } débordent { $place_le } : { $units ->
        [0] personne n’y était
        [one] une unité perdue
       *[other] { $units } unités perdues
    }.
event-manoeuvre-paid = Supériorité de manœuvre { $place_a }.
event-fort-built = Un fort { $seat_adj } de plus : { $place_le }.
event-fort-burnt = { $seat_le } brûlent un fort : { $place_le }.
event-fort-taken = Un fort est désormais { $seat_adj } : { $place_le }.
event-place-raided = Raid { $place_a }.
event-stack-crosses =
    { $units ->
        [one] Une unité passe
       *[other] { $units } unités passent
    } par mer { $from_de } { $place_a }.
event-sea-lift-sails = Le transport fait voile { $from_de } { $place_a }.
event-unit-boards = Embarquement { $unit_de } { $place_a }.
event-troops-land =
    { $units ->
        [one] Une unité débarque
       *[other] { $units } unités débarquent
    } { $place_a }.
event-unit-removed = Plus de place { $place_a } : départ { $unit_de }.
event-militia-called = Appel { $unit_de } { $place_a }.
event-place-taken = { $seat_le } prennent { $place_le }.
event-battle-begins = Bataille { $place_a } : { $seat_le } attaquent.
event-terrain-chosen = Terrain { $place_a } : { $terrain }.
event-ambush-rolled = Embuscade { $place_a } ? Dé { $face }, plus { $bonus }.
event-ambush-sprung = Une embuscade éclate { $place_a }.
event-landing = L’attaque est un débarquement { $place_a }.
event-unit-goes-inside = À l’abri { $place_a } : { $unit_le }.
event-unit-comes-out = Sortie { $unit_de } { $place_a }.
event-opening-fire =
    { $seat_le } ouvrent le feu { $place_a } ({ $dice }) : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $kills ->
        [one] { $kills } élimination.
       *[other] { $kills } éliminations.
    }
event-round-rolled =
    { $seat_le } lancent { $place_a } ({ $dice }) : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $kills ->
        [one] { $kills } élimination.
       *[other] { $kills } éliminations.
    }
event-marker-soaks = Le couvert { $place_a } absorbe { $soaked } ; il en reste { $left }.
event-unit-damaged = Dégât { $place_a } : { $unit_le }.
event-unit-destroyed = Destruction { $place_a } : { $unit_le }.
event-unit-called = Renfort { $from_de } pour la bataille { $place_a } : { $unit_le }.
event-assault-begins = { $seat_le } donnent l’assaut { $place_a }.
event-battle-won = { $seat_le } l’emportent { $place_a }.
event-unit-retreats = Retraite { $unit_de }, { $from_de } { $place_a }.
event-unit-no-retreat = Aucune issue { $place_de } : perte { $unit_de }.
event-unit-captured = Capture { $place_a } : { $unit_le }.
event-siege-begins = { $seat_le } assiègent { $place_le }.
event-siege-rolled = Siège { $place_a } : { $seat_le } { $attack }, la défense { $defence }.
event-siege-ends = Le siège { $place_a } est fini.
event-tribe-goes-home = Départ { $unit_de }, { $from_de } { $place_a }.
event-militia-goes-home = Retour { $unit_de } { $place_a }.
event-unit-promoted = Promotion { $place_a } : { $unit_le } à la place { $militia_de }.
event-tribe-saved = Refuge { $place_a } : { $unit_le }.
event-unit-starves = Famine { $place_a } : { $unit_le }.
event-nation-turns = { $unit_le } penchent pour { $seat_le }.
event-nations-join = Les Six Nations entrent en guerre aux côtés { $seat_de }.
event-great-victory = Grande Victoire pour { $seat_le }.
event-raids-cleared = Hiver : les marqueurs de raid s’enlèvent.
event-sea-lift-moves = Le transport gagne { $place_le }.
event-fired-at = Tir { $unit_de } sur { $target_le } : { $face }, modificateur { $modifier }.
event-unit-closes-in = Au pied du mur { $place_a } : { $unit_le }.
event-random-unit-rolled = Arrivée possible { $unit_de } : { $face }.
event-nothing-comes = { $ship } ne trouve aucun port ami.
event-unit-returns = Demi-tour { $unit_de }, faute de lieu où débarquer.

## Comment la partie a fini

ending-albany-and-a-city = Les Français tiennent Albany et un grand port des colonies.
ending-new-france-taken = Les Britanniques tiennent trois places de la Nouvelle-France, dont Québec ou Montréal.
ending-new-france-held = La Nouvelle-France tient encore à la fin du dernier tour.

## Pourquoi pas

reason-not-yours = Ce pion n’est pas à vous.
reason-already-moved = Cette unité a fini de bouger pour ce tour.
reason-garrison-stays = Une garnison ne quitte jamais sa forteresse.
reason-tribe-asleep = Cette tribu n’a pas encore été éveillée.
reason-tribe-awake = Cette tribu est déjà éveillée.
reason-shut-in = Cette unité est enfermée par un siège.
reason-pinned = Autant de défenseurs que d’attaquants doivent rester.
reason-needs-coureur = Il faut un coureur pour mener une tribu.
reason-no-supply = Il ne reste pas assez de points de ravitaillement terrestre.
reason-too-far = Il ne reste pas assez de mouvement à la pile.
reason-one-trail = Réguliers et milices ne suivent qu’une piste par tour.
reason-must-stop = La pile a dû s’arrêter ici.
reason-village-closed = Les Six Nations sont neutres : leurs villages sont fermés.
reason-no-line = Aucune ligne de ce genre n’y mène.
reason-not-here = Ce n’est pas ici.
reason-irregulars-only = Seuls des irréguliers peuvent rejoindre cette pile en route.
reason-last-of-stack = La dernière unité d’une pile ne peut être laissée : arrêtez plutôt la pile.
reason-coureur-not-free = Seul un coureur en marche avec des irréguliers peut éveiller une tribu.
reason-fortified-already = Ce lieu est déjà fortifié.
reason-no-fort = Il n’y a pas de fort ici.
reason-enemy-here = Pas où se tient l’ennemi ni où une bataille est à livrer.
reason-militia-comes-out = La milice du lieu sortirait contre vous.
reason-regulars-build = Seuls des réguliers bâtissent des forts.
reason-only-french-raid = Seuls les Français font des raids.
reason-no-raid-target = Ce n’était ni une ville ni un bourg britannique, ni le site d’un fort britannique ce tour-ci.
reason-raided-already = Un marqueur de raid s’y trouve déjà.
reason-irregulars-raid = Seuls des irréguliers font un raid en marche.
reason-no-battle-fought = Aucune bataille n’y a été livrée ce tour-ci.
reason-not-in-control = Les Français ne tiennent pas ce lieu.
reason-no-crossing = Les Français ne traversent qu’entre Québec et Louisbourg.
reason-crossing-cut = Québec et Louisbourg doivent être françaises et libres d’ennemis.
reason-not-by-sea = Hors les rangers, les irréguliers ne prennent jamais la mer.
reason-nothing-to-overrun = Il n’y a rien à déborder ici.
reason-six-to-one = Déborder demande six unités par défenseur.
reason-garrison-holds = Une garnison ne peut être débordée.
reason-no-enemy-here = Il n’y a pas d’ennemi ici.
reason-not-the-attacker = Seul l’attaquant peut manœuvrer.
reason-terrain-fixed = Des murs ou un raid fixent le terrain ici.
reason-already-manoeuvred = La manœuvre est déjà payée.
reason-not-a-port = Ce n’est pas un port.
reason-already-there = C’est déjà là.
reason-river-closed = Québec et Tadoussac sont fermés tant que Louisbourg n’est pas britannique.
reason-no-sea-supply = Il doit rester un point maritime pour débarquer.
reason-friendly-port-only = Seul un port ami convient.
reason-landed-already = Des troupes débarquées ne rembarquent pas ce tour-ci.
reason-engaged = Elle se trouve en présence de l’ennemi.
reason-nobody-aboard = Il n’y a personne à bord.
reason-must-land = Le transport doit finir son tour à vide : débarquez d’abord.
reason-not-nearest = Le transport gagne le port ami le plus proche.
reason-at-home = Une tribu chez elle n’est pas renvoyée.
reason-too-many-warriors = Il y a trop de guerriers ici : ils partent d’abord.
reason-no-refuge = Seulement Québec ou Montréal, si elles sont françaises.
reason-not-a-tribe = Ce n’est pas une tribu.
reason-out-of-game = Une tribu éliminée ne revient jamais.
reason-rallied-already = Cette tribu est déjà venue.
reason-out-of-touch = Aucune ligne amie ne joint son village à Montréal, à Québec ou à un fort français.
reason-no-coureur-there = Les tribus ne rallient qu’un coureur en terre française, s’il reste place pour des guerriers.
reason-no-battle-here = Vous n’avez pas de bataille à y livrer.
reason-not-exposed = Cette unité n’est pas exposée à ce tir.
reason-fresh-units-first = Une élimination frappe d’abord une unité intacte.
reason-each-takes-one = Nul n’encaisse un second dégât avant que chacun en ait un.
reason-regulars-first = Dans les bois, les réguliers souffrent d’abord, puis les milices, les irréguliers en dernier.
reason-no-walls = Vous n’avez pas de fortification ici.
reason-inside-already = Elle est déjà à l’intérieur.
reason-no-room = Il n’y a plus de place à l’intérieur.
reason-no-room-for-irregulars = Un fort n’a pas de place pour des irréguliers.
reason-not-next-door = Ce n’est pas adjacent.
reason-has-its-battle = Cette unité a sa propre bataille ou son siège ce tour-ci.
reason-built-a-fort = Les bâtisseurs d’un fort ne renforcent pas leurs voisins.
reason-nowhere-to-go = Il n’y a nulle part où se retirer.
reason-no-retreat-yet = Pas de retraite avant le premier round.
reason-no-siege-without-assault = Seul un assaut, ou un siège déjà mis, permet de rester.
reason-enemy-came-from-there = L’ennemi est venu de là.
reason-enemy-holds-it = L’ennemi tient ce lieu.
reason-battle-to-come = Une bataille ou un siège y est en cours.
reason-better-way = Un meilleur chemin est ouvert : celui d’arrivée, ou plus près de votre base.
reason-came-by-land = Personne ici n’est venu par mer d’un port encore ami.
reason-first-coureur-elsewhere = Le premier coureur va à Détroit, à Vincennes ou à Montréal.
reason-no-sleeping-tribe = Aucune tribu endormie n’y vit.
reason-moored-already = Ce navire est déjà mouillé.
reason-ship-used = Chaque navire ne sert qu’une fois par phase navale.
reason-box-met = Ce navire français a déjà été rencontré.
reason-not-waiting = Cette unité n’attend pas de venir.
reason-not-an-own-place = Seulement un autre lieu ami de vos possessions d’origine, libre d’ennemis.
reason-not-available = Cette unité n’est pas disponible en réserve.
reason-no-landing-there = Ces unités ne peuvent y débarquer.
reason-four-towns-only = Seules Montréal, Québec, Saint-Jean et Trois-Rivières relèvent des milices.
reason-home-lost = Son lieu d’origine n’est pas ami, ou l’ennemi s’y trouve.
reason-militia-only = Des milices seulement.
reason-iroquois-only = Une nation iroquoise seulement.
reason-regulars-only = Des réguliers seulement.
reason-no-sea-lift = Le transport n’est dans aucun port.
reason-not-on-map = Cette unité n’est pas sur la carte.
reason-won-no-battle = Cette milice n’a gagné aucune bataille cette année.
reason-has-a-home = Cette tribu n’a pas besoin d’être sauvée.
reason-your-colour-already = Cette nation est déjà à votre couleur.
reason-not-its-village = Ce n’est pas un village de cette nation.
reason-even-lines = Les lignes sont égales : nul n’est triplé avant que tous soient doublés.
reason-at-the-wall-already = Cette unité ne peut s’approcher du mur.
reason-free-stack-iroquois = La pile gratuite ne compte que des Iroquois.
reason-enemy-on-the-way = L’ennemi, ou l’un de ses forts, arrête la pile en chemin.
reason-builders-stay = Les bâtisseurs d’un fort y restent ce tour-ci : ils n’embarquent pas.
reason-coast-ends = Qui vient ici le long de la côte n’en repart qu’à un tour suivant.
reason-sea-lift-only = Seul le transport maritime y mène : cette côte n’est ouverte qu’aux Français, tant que le lieu est à eux.

## Ce qui cloche dans une position

unknown-place = aucun lieu ne s’appelle « { $place } ».
unknown-phase = il n’y a pas de phase « { $phase } » ; il y a : { $known }.
unknown-nation = il n’y a pas de nation « { $nation } » ; il y a : { $known }.
unknown-owner = nul « { $owner } » ne tient de lieux ; ceux-ci en tiennent : { $known }.
unknown-rest = le reste ne peut être que « away », et non « { $value } ».
unknown-tribe = il n’y a pas de tribu « { $unit } ».
unknown-unit = aucun pion ne s’appelle « { $unit } ».
unit-without-place = on ne dit pas où est ce pion : « place » manque.
unknown-way = nul ne vient par « { $way } » ; on peut venir par : { $known }.
four-french-ships = les mouillages contiennent les quatre navires français, chacun une fois : et non { $ships }.
unknown-ship = aucun navire ne s’appelle « { $ship } ».
unit-in-two-places = un pion est en deux lieux à la fois.
not-a-port = le transport est dans un port, et « { $place } » n’en est pas un.
supply-below-zero = les points de ravitaillement ne peuvent être négatifs.
ship-in-two-places = un navire est à deux mouillages à la fois.
unit-cannot-be-there = ce pion ne peut être dans « { $place } ».
cannot-be-damaged = « { $unit } » ne peut être endommagé : il n’a qu’un point, ou n’est pas sur la carte.
asleep-away-from-home = « { $unit } » ne dort que chez soi.
village-without-owner = les Six Nations ont choisi un camp : leurs villages sont à ce camp.
village-closed = nul ne se tient dans un village iroquois neutre.
two-raid-markers = deux marqueurs de raid sont ici.
fort-without-owner = un fort ne se dresse que chez l’un des camps.

## Ce qui cloche dans une carte

map-not-json = ce fichier n’est pas du JSON : { $why }
map-not-an-object = il faut ici un objet JSON.
map-not-a-list = il faut ici une liste.
map-not-whole = il faut ici un nombre entier.
map-same-id = deux lieux portent ce nom.
map-too-many-places = une carte compte au plus { $most } lieux.
map-not-there = « { $value } » n’est pas sur la carte.
map-rules-name-it = les règles nomment ce lieu, et il n’est pas sur la carte.
map-field-missing = le champ « { $field } » manque.
map-field-unknown = « { $field } » n’est pas un champ d’un lieu.
map-bad-id = un nom de lieu n’a que des minuscules sans accent, des chiffres et des traits d’union.
map-id-of-a-box = ce nom est celui d’une case hors carte.
map-not-one-of = « { $field } » est l’un de : { $known }, et non « { $value } ».
map-number = « { $field } » est un nombre de { $least } à { $most }.
map-true-or-false = « { $field } » est vrai ou faux (true, false).
map-cities-fortified = les villes, et elles seules, sont fortifiées en permanence.
map-nation-and-owner = un village iroquois a sa nation, et nul autre lieu n’en a.
map-no-base = ce camp n’a pas de base qui soit à lui.
map-no-basin = ce camp n’a pas de région où se replier : aucun lieu n’est du bassin « { $value } ».
map-no-port = ce camp n’a pas de port pour son transport.
map-nation-homeless = cette nation n’a pas de village.
map-limit = la limite d’empilement est un nombre entier d’au moins un.
map-line-to-itself = une ligne joint deux lieux.
map-line-twice = deux lignes de la même sorte joignent ces lieux.
map-lake-not-joined = « { $value } » et « { $wanted } » ne sont pas joints par le lac.
map-cut-off = aucune suite de lignes ne mène d’ici à « { $value } ».
map-unit-points = un pion a un ou deux points.
map-unit-order = les pions sont voulus dans cet ordre : { $wanted }.
