### Raisons, choix, événements et questions de Wilderness War.

reason-advanced-rule = Cela relève des règles avancées, que cette partie n’emploie pas.
reason-already-acted = Cette pièce a déjà agi ou combattu dans cette phase.
reason-already-held-one = Une carte a été conservée la saison passée : il faut jouer toutes ses cartes.
reason-already-noted = On vous le demandera avant la fin de la phase.
reason-already-regulars = Des Réguliers ont déjà été envoyés cette saison.
reason-already-taken = Cette pièce fait déjà partie d’une activation.
reason-already-worked = Cet espace a déjà son ouvrage.
reason-assemblies-at-end = Les assemblées ne peuvent pencher davantage de ce côté.
reason-assemblies-enthusiastic = Les assemblées sont enthousiastes.
reason-assemblies-reluctant = Les assemblées sont réticentes.
reason-besieged-stay = Des assiégés ne peuvent pas partir.
reason-besieged-work = Un ouvrage assiégé ne peut être rasé.
reason-built-last-time = Votre dernière carte a servi à construire : pas celle-ci.
reason-card-has-a-use = On ne jette pas une carte qui peut servir.
reason-card-not-discarded = Cette carte n’est pas dans la défausse.
reason-card-not-in-hand = Cette carte n’est pas dans votre main.
reason-card-too-small = Il ne reste pas assez de points à la carte.
reason-cherokees-not-played = Les Cherokees ne sont pas encore venus.
reason-commander-stays = On ne dépose ni le commandant ni une pièce qui va seule.
reason-command-exceeded = Sans lui, les autres seraient trop nombreux à commander.
reason-command-full = Les chefs pris ne peuvent commander plus d’unités.
reason-drilled-first = Cette perte revient aux Troupes de Métier.
reason-drilled-go-alone = Une unité de Métier activée seule prend toute la carte.
reason-drilled-must-lead = Seul un groupe avec des Troupes de Métier entre dans un fort ou une forteresse ennemis non assiégés.
reason-drilled-need-shelter = Les Troupes de Métier ne font retraite qu’en terre cultivée ou dans une fortification amie.
reason-drilled-with-them = Des Troupes de Métier amies s’y trouvent : pas de raid.
reason-enemy-fort-there = L’ennemi y a un fort.
reason-enemy-has-light-infantry = On ne tend pas d’embuscade à l’Infanterie Légère.
reason-enemy-there = L’ennemi s’y trouve.
reason-equal-unit-first = Une autre unité toute pareille la représente.
reason-event-is-empty = Cet événement n’aurait maintenant aucun effet.
reason-fieldworks-already = Il y a déjà des fortifications de campagne.
reason-forbes-road-not-built = Aucune Troupe de Métier britannique ne tient de fortification à Ohio Forks ou à côté.
reason-fortress-space = On ne bâtit rien dans un espace de forteresse.
reason-fort-is-full = Un fort contient quatre unités.
reason-fort-stands = Un fort, ou un ouvrage ami, s’y dresse.
reason-foul-weather-at-sea = Le gros temps retient les navires au port.
reason-french-have-no-point = Les Français n’ont aucun point de victoire.
reason-french-sail-route = Les Français ne naviguent qu’entre Québec et Louisbourg.
reason-full-strength = Cette unité n’est pas réduite.
reason-full-units-first = Une unité pleine doit être réduite avant qu’une autre meure.
reason-full-units-later = Seules des unités réduites meurent ; les pleines sont réduites ensuite.
reason-hand-empty = L’autre joueur n’a pas de carte.
reason-highest-leader = C’est le plus haut chef présent qu’il faut activer.
reason-initiative-not-met = La carte n’atteint pas son initiative.
reason-interceptors-cannot-avoid = Qui a tenté d’intercepter ne peut éviter la bataille.
reason-interceptors-fight = Les intercepteurs ne peuvent entrer avant la bataille.
reason-is-inside = Cette pièce est à l’intérieur de l’ouvrage.
reason-johnson-only = Seul Johnson commande Mohawks et Iroquois.
reason-johnson-too-far = Johnson doit être libre, à deux espaces au plus du village.
reason-just-relieved = À peine dégagés, ils ne peuvent intercepter dans ce premier espace.
reason-leaders-keep-away = Des chefs seuls n’entrent pas chez l’ennemi.
reason-leaders-not-alone = Des chefs seuls ne peuvent faire cela.
reason-leader-besieged = Les événements n’atteignent pas un chef assiégé.
reason-lone-auxiliary-infiltrates = Seule une unité d’Auxiliaires isolée s’infiltre.
reason-lone-auxiliary-only = En pays sauvage, un Auxiliaire seul n’est intercepté que par un Auxiliaire seul.
reason-must-give-up-a-card = Il faut céder une carte de la liste.
reason-must-stop = Le mouvement doit s’arrêter ici.
reason-nation-serves-enemy = Cette nation sert l’ennemi.
reason-needs-a-leader = Il faut une force sous un chef.
reason-needs-a-unit = Il faut au moins une unité.
reason-needs-drilled = Il faut des Troupes de Métier.
reason-needs-louisbourg = Les Français doivent contrôler Louisbourg.
reason-needs-montreal = Les Français doivent contrôler Montréal.
reason-needs-ohio-fort = Un fort français doit se dresser à Ohio Forks.
reason-needs-oneida-work = Il faut être seul à avoir une fortification à Oswego ou à un portage d’Oneida.
reason-nobody-can-go = Personne ne peut y aller.
reason-nothing-to-raise = Il n’y a rien à lever ni à restaurer.
reason-nothing-to-scout = Aucune Troupe de Métier ne s’apprête à marcher.
reason-not-adjacent = Ces espaces ne sont pas reliés.
reason-not-a-leader = Ce n’est pas un chef.
reason-not-a-port = Ce n’est pas un port sous votre contrôle.
reason-not-a-space = On ne peut rien faire dans cet espace.
reason-not-a-target = Il n’y a là rien sur quoi faire un raid.
reason-not-besieged = Seuls des assiégés font une sortie.
reason-not-here = Cette pièce n’est pas là.
reason-not-in-1755 = Pas en 1755.
reason-not-in-battle = Seules les unités engagées perdent des pas.
reason-not-in-the-wilds = Une embuscade se tend en région sauvage ou en montagne.
reason-not-its-home = Cette pièce ne rentre pas là.
reason-not-nearest = Ce n’est pas la fortification la plus proche.
reason-not-of-this-event = L’événement ne la concerne pas.
reason-not-on-map = Cette pièce n’est pas sur la carte.
reason-not-on-the-list = L’événement ne nomme pas cette carte.
reason-not-the-last-card = On ne conserve que sa dernière carte.
reason-not-this-event = Cette carte ne peut être jouée à ce moment.
reason-not-this-piece = Il s’agit d’une autre pièce.
reason-not-yours = Cette pièce n’est pas à vous.
reason-not-your-work = Aucun fortin ni fort à vous ne s’y trouve.
reason-nowhere-to-go = Il n’y a nulle part où aller.
reason-no-breach-to-repair = Aucun de vos ouvrages n’est assiégé au niveau 1 ou 2.
reason-no-dropping-among-enemies = On ne dépose personne chez l’ennemi.
reason-no-eligible-leaders = Il faut deux chefs français libres.
reason-no-enemy-to-pass = Aucun ennemi ne tient cet espace : il suffit de bouger.
reason-no-entry-here = Les renforts ne peuvent entrer là.
reason-no-fieldworks = Il n’y a pas de fortifications de campagne à ôter.
reason-no-french-fleet = La flotte française ne navigue plus.
reason-no-landing-card = Il faut une carte Débarquement.
reason-no-landing-route = Aucune flèche de débarquement n’y mène.
reason-no-landing-this-year = Les escadres de Louisbourg interdisent les débarquements cette année.
reason-no-points-left = Il ne reste pas assez de points.
reason-no-portage = Un seul portage, entre espaces amis cultivés ou fortifiés.
reason-no-port-to-reach = Il n’y a pas de port où aller.
reason-no-raiders = Aucun Auxiliaire actif ne s’y trouve.
reason-no-room-to-get-out = Le mouvement ne suffirait pas pour en ressortir.
reason-no-siege-here = Vous n’assiégez rien ici.
reason-no-stopping-at-a-fort = Un infiltré ne peut s’arrêter devant un fort ennemi.
reason-no-target-units = Aucune unité n’est concernée.
reason-no-units = Il n’y a pas d’unité pour le faire.
reason-no-water = Aucune voie d’eau ne part d’ici.
reason-no-works-to-raze = Vous n’avez aucun ouvrage non assiégé à raser.
reason-one-ambush = Une seconde embuscade n’ajoute rien.
reason-only-one-leader = Il n’y a pas assez de chefs.
reason-other-colour = L’événement appartient à l’autre camp.
reason-other-way-of-moving = Terre, canots et mer ne se mêlent pas.
reason-out-of-supply = Ces Troupes de Métier ne sont pas ravitaillées.
reason-pitt-not-played = Les Highlanders viennent après William Pitt, ou dès 1759.
reason-played-as-response = Cet événement est une réponse, jouée au milieu d’une phase.
reason-quebec-lost = Québec ne reçoit plus les navires français.
reason-quiberon-not-yet = Pas avant la chute de Louisbourg, la perte de ses escadres ou 1760.
reason-quiberon-played = Depuis la baie de Quiberon, c’est fini.
reason-rank-too-high = Son commandement dépasse celui du commandant.
reason-shirley-safe = Shirley n’est pas sur la carte, ou il est assiégé.
reason-siege-already-pressed = Ce siège a déjà eu son jet dans cette phase.
reason-siege-level-too-low = Le siège n’est pas assez avancé.
reason-siege-there = On ne bâtit rien pendant un siège.
reason-stack-too-small = Il faut plus de quatre unités ennemies.
reason-too-far = C’est trop loin.
reason-too-few-auxiliaries = Une embuscade demande des Auxiliaires, autant au moins que l’ennemi.
reason-under-siege = Cette pièce est assiégée.
reason-uprising-played = Les Cherokees se sont soulevés.
reason-value-three-for-force = Une force n’embarque qu’avec une carte de valeur 3.
reason-village-closed = L’ennemi tient le village.
reason-was-infiltrated = Cette unité a laissé passer l’infiltré.
reason-whence-enemy-came = C’est de là que vient l’ennemi.

action-done = Terminé
action-pass = Laisser passer
action-card = { $card }
action-event = Jouer l’événement
action-build-stockades = Bâtir des fortins
action-build-forts = Bâtir des forts
action-discard = Jeter la carte
action-hold = Conserver la dernière carte
action-demolish = Démolir un ouvrage…
action-demolish-later = Me proposer de démolir en fin de phase
action-raze = Raser l’ouvrage { $space_de }
action-abandon = Abandonner le fort en construction { $space_a }
action-level = Aplanir les fortifications de campagne { $space_a }
action-build = Bâtir { $space_a }
action-activate = Activer { $piece_le } sans autre pièce
action-command = Activer { $piece_le } et sa force
action-take = Prendre { $piece_le }
action-take-all = Prendre tout le monde
action-next = Continuer avec { $piece_le }
action-by-land = Aller par terre
action-by-boat = Aller en canots
action-by-sea = Prendre la mer
action-stay = Rester
action-besiege = Pousser le siège
action-assault = Donner l’assaut
action-sortie = Faire une sortie
action-move = Aller { $space_a }
action-infiltrate = S’infiltrer { $space_a }
action-sail = Faire voile et arriver { $space_a }
action-land-at = Débarquer { $space_a }
action-drop = Déposer { $piece_le }
action-play = Jouer { $card }
action-intercept = Intercepter avec { $piece_le }
action-intercept-with = Intercepter sous les ordres { $piece_de }
action-avoid = Éviter la bataille avec { $piece_le }
action-avoid-with = Éviter la bataille sous les ordres { $piece_de }
action-avoid-to = Se dérober et aller { $space_a }
action-inside = Mettre { $piece_le } à l’intérieur
action-inside-all = Tous à l’intérieur
action-join = Engager { $piece_le }
action-lose = Faire porter une perte { $piece_a }
action-retreat = Retraite { $piece_de }, qui { $piece_accord ->
        [m] va
        [f] va
       *[other] vont
    } { $space_a }
action-retreat-all = Retraite de tous ceux qui le peuvent, qui vont { $space_a }
action-raid = Faire un raid { $space_a }
action-home = Retour { $piece_de }, qui { $piece_accord ->
        [m] va
        [f] va
       *[other] vont
    } { $space_a }
action-place = Placer { $space_a }
action-place-all = Tout placer { $space_a }
action-dismiss = Renvoyer { $piece_le }
action-restore = Restaurer { $piece_le }
action-remove = Retirer { $piece_le }
action-enlist = Faire entrer { $piece_le }
action-pick = Choisir { $space_le }
action-give-up = Céder { $card }
action-department = { $department }
action-raise = Lever des unités : { $department }
action-refit = Restaurer les unités réduites : { $department }
action-refit-all = Restaurer des unités réduites
action-enlist-rangers = Lever une unité de Rangers
action-swap = Échanger { $piece_le } et { $other_le }
action-take-card = Reprendre { $card } dans la défausse

event-season-begun = { $year }, { $season }
event-hands-dealt = Les mains sont données : Français { $french }, Britanniques { $british } ; { $deck ->
    [0] la pioche est vide.
    [one] il reste une carte dans la pioche.
    *[other] il reste { $deck } cartes dans la pioche.
 }
event-card-dealt = Vous recevez « { $card } ».
event-linked-card-dealt = { $seat } : « { $card } » revient de la défausse.
event-reshuffled = La pioche est rebattue : { $count ->
    [one] une carte.
    *[other] { $count } cartes.
 }
event-card-played = { $seat } : « { $card } », { $use }.
event-card-held = { $seat } : la dernière carte est conservée.
event-year-over = L’année { $year } s’achève.
event-activated = { $piece_le } { $piece_accord ->
        [m] est activé
        [f] est activée
       *[other] sont activés
    } { $space_a }.
event-stayed = La force reste { $space_a }.
event-moved = { $piece } : { $from } → { $space }.
event-dropped-off = { $piece_le } { $piece_accord ->
        [m] est déposé
        [f] est déposée
       *[other] sont déposés
    } { $space_a }.
event-thrown-back = Une goélette rejette la troupe : { $space } → { $from }.
event-amphib-placed = Les Britanniques débarquent { $space_a }.
event-amphib-removed = La tête de pont est perdue { $space_a }.
event-infiltrated = La force s’infiltre { $space_a }.
event-interception = Tentative d’interception par { $piece_le } { $space_a } : { $die } plus { $tactics }, { $success ->
    [1] réussie.
    *[other] manquée.
 }
event-avoidance = Tentative d’éviter la bataille { $space_a } par { $piece_le } : { $die } plus { $tactics }, { $success ->
    [1] réussie.
    *[other] manquée.
 }
event-avoided = Ils se dérobent : { $from } → { $space }.
event-went-inside = { $piece_le } { $piece_accord ->
        [m] entre
        [f] entre
       *[other] entrent
    } dans l’ouvrage { $space_a }.
event-built = { $seat } : { $work } { $space_a }.
event-razed = { $seat } : ouvrage rasé { $space_a }, { $work }.
event-captured = { $seat } : ouvrage pris { $space_a }, { $work }.
event-stockade-destroyed = { $seat } : le fortin est détruit { $space_a }.
event-stockade-burnt = Le fortin brûle { $space_a }.
event-fort-begun-removed = { $seat } : le fort commencé est perdu { $space_a }.
event-fortress-reverted = { $seat } : la forteresse laissée vide revient à ce camp { $space_a }.
event-changed-hands = { $seat } : { $space } change de mains.
event-fieldworks-dug = On creuse des fortifications de campagne { $space_a }.
event-fieldworks-removed = Plus de fortifications de campagne { $space_a }.
event-battle-begun = Bataille { $space_a }. À l’attaque : { $seat }.
event-fired = { $seat }, force { $strength } : dé { $die }, modificateur { $modifier }, { $losses ->
    [0] aucune perte infligée.
    [one] un pas infligé.
    *[other] { $losses } pas infligés.
 }
event-step-lost = { $piece_le } { $piece_accord ->
        [m] est réduit
        [f] est réduite
       *[other] sont réduits
    }.
event-eliminated = { $piece_le } { $piece_accord ->
        [m] est éliminé
        [f] est éliminée
       *[other] sont éliminés
    } { $space_a }.
event-leader-tested = { $piece_le } sous le feu : { $die }.
event-leader-lost = { $piece_le } quitte la partie.
event-joined-battle = { $piece_le } { $piece_accord ->
        [m] sort
        [f] sort
       *[other] sortent
    } se joindre à la bataille { $space_a }.
event-battle-won = { $seat } : bataille gagnée { $space_a } : { $inflicted ->
    [0] aucun pas infligé
    [one] un pas infligé
    *[other] { $inflicted } pas infligés
 }, { $suffered ->
    [0] aucun subi.
    [one] un subi.
    *[other] { $suffered } subis.
 }
event-overrun = { $seat } : débordement { $space_a }.
event-militia-home = { $piece_le } rentre dans sa case.
event-siege-begun = { $seat } : le siège est mis { $space_a }.
event-siege-lifted = Le siège est levé { $space_a }.
event-siege-rolled = Siège { $space_de } : dé { $die }, modificateur { $modifier } ; niveau { $level }.
event-bastions-repaired = Les bastions sont réparés { $space_a } : niveau de siège 0.
event-surrendered = La garnison capitule { $space_a }.
event-massacred = Massacre { $space_a } ! Un point pour { $seat_le }.
event-assault-begun = { $seat } : assaut { $space_a }.
event-assault-won = { $seat } : la place est emportée { $space_a }.
event-assault-lost = { $seat } : l’assaut échoue { $space_a }.
event-raid-rolled = Raid { $space_a } : dé { $die }, modificateur { $modifier } : { $result }.
event-raid-marked = { $seat } : raid réussi { $space_a }.
event-blockhouses = { $seat } : des blockhaus protègent toutes les cibles cette année.
event-raided-counted = { $seat } : on compte { $count ->
    [one] un marqueur de raid.
    *[other] { $count } marqueurs de raid.
 }
event-points = { $seat } : { $points ->
    [one] un point de victoire.
    *[other] { $points } points de victoire.
 }
event-placed = { $piece_le } { $piece_accord ->
        [m] entre
        [f] entre
       *[other] entrent
    } en jeu { $space_a }.
event-restored = { $piece_le } { $piece_accord ->
        [m] retrouve sa
        [f] retrouve sa
       *[other] retrouvent leur
    } pleine puissance.
event-reinforcement-lost = { $piece_le } { $piece_accord ->
        [m] ne peut
        [f] ne peut
       *[other] ne peuvent
    } entrer en jeu.
event-leader-drawn = { $piece_le } est envoyé d’Angleterre.
event-leader-dismissed = { $piece_le } est rappelé.
event-leader-returned = { $piece_le } retourne au réservoir.
event-event-rolled = « { $card } » : dé { $die }.
event-assemblies = Les assemblées sont désormais { $level }.
event-card-stolen = { $seat } : un courrier est intercepté, une carte change de main.
event-stolen-card = La carte interceptée est « { $card } ».
event-nothing-given-up = { $seat } : aucune carte de la liste à céder.
event-lasting = { $event } : un marqueur est posé sur le calendrier.
event-hand-size = { $seat } : la main est désormais { $count ->
    [one] d’une carte.
    *[other] de { $count } cartes.
 }
event-card-taken-back = { $seat } : « { $card } » est reprise dans la défausse.

prompt-card = Choisissez une carte ({ $count } en main).
prompt-use = « { $card } », valeur { $value } : pour quoi faire ?
prompt-campaign = « { $card } » : désignez un chef.
prompt-muster = Qui accompagne { $piece_le } ? { $room ->
    [0] Aucune place pour d’autres unités.
    [one] Place pour une unité.
    *[other] Place pour { $room } unités.
 }
prompt-individuals = Qui d’autre ? Il reste { $halves ->
    [one] un demi-point.
    *[other] { $halves } demi-points.
 }
prompt-next = Qui agit ensuite ?
prompt-operation = Que { $piece_accord ->
        [m] fait
        [f] fait
       *[other] font
    } { $piece_le } { $space_a } ?
prompt-assault-or-not = { $piece_le } { $piece_accord ->
        [m] peut
        [f] peut
       *[other] peuvent
    } donner l’assaut { $space_a }. Y va-t-on ?
prompt-move = { $piece_le } { $space_a } : { $left ->
    [0] pas plus loin.
    [one] encore un espace.
    *[other] encore { $left } espaces.
 }
prompt-sail = { $piece_le } { $piece_accord ->
        [m] prend
        [f] prend
       *[other] prennent
    } la mer { $space_a } : vers où ?
prompt-infiltrating = { $piece_le } chez l’ennemi { $space_a } : { $left ->
    [0] pas plus loin.
    [one] encore un espace.
    *[other] encore { $left } espaces.
 }
prompt-build = Où bâtir ? Ouvrage : { $work }. { $count ->
    [one] Il en reste un à bâtir.
    *[other] Il en reste { $count } à bâtir.
 }
prompt-demolish = Quel ouvrage rasez-vous ?
prompt-torches = Avant la fin de votre phase : démolir un ouvrage, ou en finir.
prompt-response = Répondre par la carte « { $event } », { $space_a } ?
prompt-leaders-retreat = { $piece_le } est seul chez l’ennemi { $space_a } et doit partir.
prompt-intercept = L’ennemi entre { $space_a }. Intercepter ?
prompt-avoid = L’ennemi va attaquer { $space_a }. Éviter la bataille ?
prompt-avoid-to = Vers où se dérober en partant { $space_de } ?
prompt-garrison = L’ennemi est devant la place { $space_a }. Qui entre à l’intérieur ?
prompt-militia = De la milice pour la bataille { $space_a } ?
prompt-militia-defends = Des raiders devant le fortin { $space_a }. Une milice le défend-elle ?
prompt-besieged-join = Qui sort se joindre à la bataille { $space_a } ?
prompt-battle-cards = Bataille { $space_a } : jouez-vous une carte ?
prompt-losses = { $count ->
    [one] Un pas
    *[other] { $count } pas
 } à perdre { $space_a }.
prompt-retreat = Retraite en partant { $space_de } : vers où ?
prompt-garrison-leaves = La garnison sort { $space_de } : vers où ?
prompt-raid = Sur quel espace le raid d’abord ?
prompt-go-home = Où { $piece_accord ->
        [m] rentre
        [f] rentre
       *[other] rentrent
    } { $piece_le }, qui { $piece_accord ->
        [m] part
        [f] part
       *[other] partent
    } { $space_de } ?
prompt-winter-home = Avant l’hiver, quelle destination pour { $piece_le }, { $space_a } ? Rester est permis.
prompt-attrition = Hiver { $space_a } : { $count ->
    [one] une unité réduite doit
    *[other] { $count } unités réduites doivent
 } mourir.
prompt-place = Où placer { $piece_le } ? { $count ->
    [one] Une pièce
    *[other] { $count } pièces
 } à placer.
prompt-dismiss = { $piece_le } est tiré : quel commandant en chef est rappelé ?
prompt-restore = Restaurez encore { $count ->
    [one] une unité
    *[other] { $count } unités
 }.
prompt-remove = { $event } : retirez encore { $count ->
    [one] une unité
    *[other] { $count } unités
 } ({ $sort }).
prompt-remove-indians = { $event } { $space_a } : retirez encore jusqu’à { $count ->
    [one] une unité d’Indiens.
    *[other] { $count } unités d’Indiens.
 }
removed-northern-provincials = Provinciaux du Nord
removed-southern-provincials = Provinciaux du Sud
removed-regulars = Réguliers britanniques
prompt-alliance = { $halves ->
    [one] Un demi-point : il restaure une unité.
    *[other] { $halves } demi-points : deux font venir une unité à son village, un en restaure une.
 }
prompt-cherokees = Où se rassemblent les Cherokees ?
prompt-desertion = Dans quel espace les Indiens ennemis désertent-ils ?
prompt-crisis = Crise ministérielle : cédez une carte de la liste, si vous en tenez une.
prompt-stingy = Quel Département perd une unité de Provinciaux ?
prompt-raise-provincials = Lever ou restaurer des Provinciaux : quel Département ?
prompt-militia-call = Levez une unité de milice, ou restaurez-en deux.
prompt-rangers-call = Levez une unité de Rangers, ou restaurez-en deux.
prompt-bastions = Quels bastions sont réparés ?
prompt-swap = Quels chefs français échangent leurs places ?
prompt-small-pox = Où éclate la variole ?
prompt-take-back = Reprendre une carte dans la défausse ?
