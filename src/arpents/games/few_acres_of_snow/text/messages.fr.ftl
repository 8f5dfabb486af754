### Ce qu’on demande, ce qui arrive, ce qui est interdit.

## Le jeu

game-title = Quelques arpents de neige
game-about = Deux empires bâtis de cartes, colonisés au fil des rivières
scenario-first-edition = Première édition
scenario-second-edition = Seconde édition

## Options

option-french-bateaux = Carte Bateaux dans la pioche initiale française
option-french-bateaux-edition = selon l’édition
option-french-bateaux-on = dans la pioche
option-french-bateaux-off = laissée dans la boîte
option-long-raids = Portée des raids
option-long-raids-edition = selon l’édition
option-long-raids-on = la première carte couvre deux liaisons
option-long-raids-off = une liaison par carte
option-merchant-two = Cartes à pièce d’un marchand
option-merchant-two-edition = selon l’édition
option-merchant-two-on = deux au plus
option-merchant-two-off = autant qu’on veut
option-reserve-five = Taille de la réserve
option-reserve-five-edition = selon l’édition
option-reserve-five-on = cinq cartes au plus
option-reserve-five-off = sans limite
option-reserve-empire-only = Cartes en réserve
option-reserve-empire-only-edition = selon l’édition
option-reserve-empire-only-on = cartes empire seulement
option-reserve-empire-only-off = toute carte
option-support-shuffles = Soutien de la patrie quand la pioche est trop courte
option-support-shuffles-edition = selon l’édition
option-support-shuffles-on = on mélange la défausse
option-support-shuffles-off = on ne pioche que ce qu’il y a
option-settling-wins = Coloniser Québec, Boston ou New York devenus neutres
option-settling-wins-edition = selon l’édition
option-settling-wins-on = fait gagner aussitôt l’ennemi qui s’y établit
option-settling-wins-off = ne fait rien gagner par soi-même
option-raid-from-besieged = Raids partant de ses lieux assiégés, ou les traversant
option-raid-from-besieged-edition = selon l’édition
option-raid-from-besieged-on = permis
option-raid-from-besieged-off = interdits
option-raid-on-besieged = Raids sur un lieu assiégé
option-raid-on-besieged-edition = selon l’édition
option-raid-on-besieged-on = permis
option-raid-on-besieged-off = interdits
option-raid-quebec-tadoussac = Raids entre Québec et Tadoussac
option-raid-quebec-tadoussac-edition = selon l’édition
option-raid-quebec-tadoussac-on = permis : c’est un fleuve
option-raid-quebec-tadoussac-off = interdits : l’estuaire est une mer
option-fort-st-john-by-map = Liaisons des cartes Fort Saint-Jean
option-fort-st-john-by-map-off = comme les cartes les donnent
option-fort-st-john-by-map-on = comme la carte les dessine
option-one-ship-symbol = Navires à Fort Beauséjour et Trois-Rivières
option-one-ship-symbol-off = ils y voyagent sans y combattre
option-one-ship-symbol-on = ils y voyagent et y combattent
option-shuffle-when-emptied = Quand on mélange la défausse
option-shuffle-when-emptied-off = quand il faut piocher et qu’il n’y a plus rien
option-shuffle-when-emptied-on = dès que la dernière carte est piochée
option-surrender = Retrait d’un défenseur
option-surrender-on = permis : il livre le lieu
option-surrender-off = interdit : seul l’attaquant se retire
option-turn-limit = Tours de chaque joueur au plus
option-turn-limit-300 = 300
option-turn-limit-200 = 200
option-turn-limit-100 = 100
option-turn-limit-50 = 50
option-turn-limit-20 = 20

## Consignes

prompt-action = { $left ->
        [one] Votre dernière action, ou une action gratuite.
       *[other] Vos { $left } actions : choisissez-en une, ou une action gratuite.
    }
prompt-end = Il ne reste pas d’action : jouez des actions gratuites ou finissez votre tour.
prompt-resolve = Vous avez gagné deux sièges : lequel d’abord ?
prompt-settle-from = Coloniser { $place } : quelle carte y mène ?
prompt-settle-by = Coloniser { $place } : quelle carte fournit { $transport_un } ?
prompt-settle-with = Coloniser { $place } : quelle carte fournit les colons ?
prompt-develop-with = Développer { $place } : quelle carte fournit les colons ?
prompt-fortify-with = Fortifier { $place } : avec quelle carte Fortification ?
prompt-besiege-from = Assiéger { $place } : quelle carte y mène ?
prompt-besiege-by = Assiéger { $place } : quelle carte fournit { $transport_un } ?
prompt-besiege-send = Assiéger { $place } : quelle carte fournit la force ?
prompt-reinforce = Siège { $place_de } : quelle carte s’y joint ?
prompt-occupy = { $place } tombe : y poser un village ?
prompt-occupy-with = { $place } tombe : jouer des colons pour y poser un village ?
prompt-siege-loss = Le siège { $place_de } est perdu : quelle carte retourne à son tas ?
prompt-raid = { $count ->
        [one] Raid sur { $place } : il faut une carte.
       *[other] Raid sur { $place } : il faut { $count } cartes.
    }
prompt-block-raid = Un raid vise { $place } : le bloquer ?
prompt-block-ambush = On vous tend une embuscade : la bloquer ?
prompt-ambush-loss = L’embuscade réussit : perdez une carte marquée, ou montrez que vous n’en avez pas.
prompt-parley = Donnez une carte neutre Indiens d’Amérique, ou montrez que vous n’en avez pas.
prompt-sell = Le marchand rapporte { $takings } : quelle autre carte à pièce ?
prompt-sell-furs = Le commerçant rapporte { $takings } : quelle autre carte fourrure ?
prompt-piracy-ship = Piraterie : quel navire part avec Louisbourg ?
prompt-discard = Défausser d’autres cartes, pour 1 d’argent chacune ?
prompt-govern = Gouverneur : quelle carte retourne à son tas ?
prompt-intendant = Intendant : quelle carte de votre défausse prenez-vous ?

## Choix

action-end = Finir le tour
action-done = C’est tout
action-allow = Laisser faire
action-settle = Coloniser { $place }
action-develop = Développer { $place }
action-fortify = Fortifier { $place }
action-besiege = Assiéger { $place }
action-reinforce = Renforcer le siège { $place_de }
action-raid = Raid sur { $place }
action-raid-with =
    { $count ->
        [one] Raid sur { $place } avec { $count } carte
       *[other] Raid sur { $place } avec { $count } cartes
    }
action-ambush = Embuscade avec { $card_le }
action-parley = Gagner des Indiens d’Amérique avec { $card_le }
action-collect = Prendre de l’argent avec { $card_le }
action-merchant = Marchand, avec { $card_le } comme navire
action-trade = Commerçant
action-piracy = Piraterie
action-draft = Choisir { $card_le }, { $card_cost }
action-discard = Défausser { $card_le }
action-reserve = Mettre { $card_le } en réserve
action-govern = Gouverneur
action-intendant = Intendant
action-pass = Passer
action-retrieve = Récupérer la réserve (action gratuite)
action-support = Soutien de la patrie (action gratuite)
action-lead = Chef militaire au siège { $place_de } (action gratuite)
action-withdraw = Se retirer du siège { $place_de } (action gratuite)
action-from = Depuis { $card_le }
action-by = Voyager avec { $card_le }
action-with = Avec { $card_le }
action-send = Envoyer { $card_le }
action-sell = Vendre avec { $card_le }
action-return = Renvoyer { $card_le }
action-take = Prendre { $card_le }
action-resolve = Résoudre le siège { $place_de }
action-occupy = Poser un village
action-leave = Le laisser neutre
action-block = Bloquer avec { $card_le }
action-lose = Perdre { $card_le }
action-lose-reserve = Perdre { $card_le } de la réserve
action-give = Donner { $card_le }
action-give-reserve = Donner { $card_le } de la réserve
action-show = Montrer votre main

## Événements

event-turn-begins = Tour { $turn } : { $seat_a } de jouer.
event-card-played = { $seat_le } jouent { $card_le }.
event-settled = { $seat_le } colonisent { $place }.
event-regained = { $seat_le } recolonisent { $place } pour en ravoir la carte.
event-card-gained = { $card_le } rejoint la défausse { $seat_de }.
event-developed = { $seat_le } font une ville { $place_de }.
event-fortified = { $seat_le } fortifient { $place }.
event-siege-opened = { $seat_le } assiègent { $place }, dont la défense part à { $defence }.
event-siege-reinforced = { $lead ->
        [0] Siège { $place_de } : { $force } de force pour { $seat_le } ; aucun camp ne mène.
       *[other] Siège { $place_de } : { $force } de force pour { $seat_le } ; { $leader_le } mènent de { $lead }.
    }
event-siege-won = { $seat_le } gagnent le siège { $place_de }.
event-siege-held = { $place } tient : { $seat_le } perdent leur siège.
event-siege-left = { $seat_le } se retirent du siège { $place_de }.
event-piece-captured = { $seat_le } capturent { $piece_token } { $place_de }.
event-fortification-razed = La fortification { $place_de } retourne au stock.
event-occupied = { $seat_le } posent un village { $place_a }.
event-neutral-now = { $place } devient neutre.
event-card-sent-back = { $seat_le } renvoient { $card_le } au tas d’où l’on choisit.
event-raid-launched = { $seat_le } lancent un raid sur { $place }.
event-raid-blocked = { $seat_le } bloquent le raid sur { $place } avec { $card_le }.
event-town-reduced = { $place } redevient un village.
event-ambush-laid = { $seat_le } tendent une embuscade avec { $card_le }.
event-ambush-blocked = { $seat_le } bloquent l’embuscade avec { $card_le }.
event-ambush-loss = { $seat_le } perdent { $card_le } dans l’embuscade.
event-hand-shown = { $count ->
        [0] { $seat_le } n’ont aucune carte à montrer.
        [one] { $seat_le } montrent leur main d’une carte.
       *[other] { $seat_le } montrent leur main de { $count } cartes.
    }
event-card-shown = Montré par { $seat_le } : { $card }.
event-natives-asked = { $seat_le } appellent les Indiens d’Amérique par { $card_le }.
event-natives-given = { $seat_le } donnent { $card_le }.
event-money-taken = { $seat_le } prennent { $sum } d’argent.
event-money-paid = { $seat_le } paient { $sum } d’argent.
event-piracy-done = Piraterie : { $stolen } d’argent pris aux Britanniques, { $bank } à la banque.
event-card-drafted = { $sum ->
        [0] { $seat_le } choisissent { $card_le } sans rien payer.
       *[other] { $seat_le } choisissent { $card_le } pour { $sum } d’argent.
    }
event-card-discarded = { $seat_le } défaussent { $card_le }.
event-card-reserved = { $seat_le } mettent { $card_le } en réserve.
event-reserve-retrieved = { $count ->
        [one] { $seat_le } reprennent leur carte en réserve.
       *[other] { $seat_le } reprennent leurs { $count } cartes en réserve.
    }
event-card-taken = { $seat_le } prennent { $card_le } dans leur défausse.
event-cards-drawn = { $count ->
        [one] { $seat_le } piochent une carte.
       *[other] { $seat_le } piochent { $count } cartes.
    }
event-card-drawn = Pioché par { $seat_le } : { $card }.
event-deck-shuffled = { $count ->
        [one] { $seat_le } refont une pioche d’une carte.
       *[other] { $seat_le } mélangent { $count } cartes en une nouvelle pioche.
    }
event-passed = { $seat_le } passent.
event-scored = Score : Britanniques { $british }, Français { $french }.
event-settled-home = { $seat_le } s’établissent { $place_a } : rien d’autre ne compte.
event-siege-lifted = Il n’y a plus rien à assiéger { $place_a } : le siège est levé sans que personne l’ait perdu.

## Fins de partie

ending-quebec-taken = Les Britanniques prennent Québec et l’emportent.
ending-colony-taken = Les Français prennent une des grandes villes britanniques et l’emportent.
ending-pieces-placed = Tous les disques ou tous les cubes d’un camp sont partis. Britanniques { $british }, Français { $french } : { $winner_le } l’emportent.
ending-pieces-captured = Douze points sont capturés. Britanniques { $british }, Français { $french } : { $winner_le } l’emportent.
ending-turns-over = Le dernier tour est joué. Britanniques { $british }, Français { $french } : { $winner_le } l’emportent.
ending-home-settled = { $winner_le } s’établissent au cœur de l’ennemi et l’emportent.

## Motifs

reason-no-action-left = Vos actions sont épuisées ; il ne reste que les gratuites.
reason-actions-left = Il faut d’abord user de chaque action ; passer en use une.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-not-neutral = Une pièce s’y trouve déjà.
reason-no-cube = Vous n’avez plus de cube.
reason-no-card-lists = Aucune carte localisation de votre main ne mentionne ce lieu.
reason-card-does-not-list = Cette carte ne mentionne pas le lieu.
reason-not-controlled = La carte est inutilisable : vous ne contrôlez pas son lieu.
reason-not-joined = La carte est inutilisable : son lieu n’est pas relié à votre capitale.
reason-under-siege = La carte est inutilisable : son lieu est assiégé.
reason-listing-card-unusable = Votre carte qui mentionne le lieu est inutilisable en ce moment.
reason-no-transport = Vous n’avez pas d’autre carte avec le transport indiqué.
reason-not-that-transport = Cette carte ne porte pas le transport demandé.
reason-no-settlers = Vous n’avez pas d’autre carte qui fournisse des colons.
reason-not-settlers = Cette carte ne porte pas le symbole colon.
reason-needed-elsewhere = Cette carte est la seule à pouvoir tenir un autre rôle dans cette action.
reason-no-place-card = La carte de ce lieu n’est pas dans votre main.
reason-not-a-village = On ne développe que ses propres villages.
reason-no-points-there = Ce lieu ne vaut aucun point.
reason-no-disc = Vous n’avez plus de disque.
reason-no-fortification-card = Vous n’avez pas de carte Fortification en main.
reason-not-a-fortification-card = Ce n’est pas une carte Fortification.
reason-already-fortified = Ce lieu est déjà fortifié.
reason-no-fortification-disc = Les douze fortifications sont toutes sur la carte.
reason-fortify-unpaid = Une fortification coûte 3 d’argent.
reason-not-enemy-held = L’ennemi n’y tient rien.
reason-already-attacking = On n’attaque qu’un lieu à la fois.
reason-no-strength = Vous n’avez pas d’autre carte de force pour ce siège.
reason-without-strength = Cette carte n’a pas de force à cet endroit.
reason-artillery-unpaid = L’Artillerie de siège coûte 3 d’argent à chaque fois.
reason-no-siege-there = Aucun siège n’est en cours à cet endroit.
reason-no-line-to-siege = Aucune suite de vos lieux ne mène de votre capitale à ce siège.
reason-defenders-only = Une carte Fortification ne sert qu’au défenseur.
reason-leader-is-free = Le Chef militaire se joint à un siège par une action gratuite.
reason-no-leader = Vous n’avez pas de Chef militaire en main.
reason-target-fortified = Un lieu fortifié ne subit pas de raid.
reason-target-besieged = Un lieu assiégé ne subit pas de raid.
reason-no-raider = Vous n’avez aucune carte capable de raid.
reason-out-of-range = Vos cartes de raid ne portent pas si loin.
reason-raid-unpaid = Chaque carte Indiens d’Amérique demande 1 d’argent pour un raid.
reason-not-a-raider = Cette carte ne participe pas aux raids.
reason-raider-still-wanted = Un Prêtre ou Chef indien ne fait jamais de raid sans une carte capable de raid.
reason-no-ambusher = Cette carte ne peut pas tendre d’embuscade.
reason-ambush-unpaid = Les Indiens d’Amérique demandent 1 d’argent pour une embuscade.
reason-no-priest = Seul un Prêtre ou le Chef indien le peut.
reason-no-coin = Cette carte ne porte pas de pièce.
reason-not-a-ship = Il faut une carte au symbole navire.
reason-nothing-to-sell = Il faut une carte à pièce, outre le navire.
reason-no-trader = Vous n’avez pas de Commerçant en main.
reason-no-fur = Il faut une carte fourrure utilisable.
reason-french-only = Seuls les Français le peuvent.
reason-no-louisbourg = La carte Louisbourg n’est pas dans votre main.
reason-not-for-sale = Cette carte n’est pas de celles que vous pouvez choisir.
reason-no-copy-left = Il ne reste aucun exemplaire de cette carte.
reason-draft-unpaid = Vous ne pouvez pas payer cette carte.
reason-reserve-full = La réserve est pleine.
reason-reserve-no-location = Les cartes localisation ne vont pas en réserve.
reason-reserve-empty = Votre réserve est vide.
reason-reserve-unpaid = Il faut payer toute la réserve, 1 d’argent par carte.
reason-no-governor = Vous n’avez pas de Gouverneur en main.
reason-nothing-to-return = Le Gouverneur renvoie au moins une carte.
reason-no-intendant = Vous n’avez pas d’Intendant en main.
reason-intendant-unpaid = L’Intendant coûte 2 d’argent.
reason-discards-empty = Votre défausse est vide.
reason-not-in-discards = Cette carte n’est pas de celles qu’on peut aller chercher.
reason-no-home-support = Vous n’avez pas de Soutien de la patrie en main.
reason-nothing-to-draw = Il n’y a rien à piocher.
reason-no-surrender = Seul l’attaquant peut se retirer.
reason-cannot-block = Cette carte ne bloque pas cela.
reason-not-marked = Cette carte ne porte pas la marque d’embuscade.
reason-not-in-reserve = Cette carte n’est pas dans votre réserve.
reason-must-lose = Vous avez une carte marquée à perdre.
reason-not-natives = On ne donne que des Indiens d’Amérique neutres.
reason-must-give = Vous avez des Indiens d’Amérique neutres à donner.
reason-asks-for-settlers = Ce lieu exige des colons.
reason-asks-no-settlers = Ce lieu n’exige pas de colons.
reason-not-won = Vous n’avez pas gagné ce siège.
reason-never-a-location = On ne perd jamais une carte localisation dans un siège.
reason-not-in-that-siege = Vous n’avez pas cette carte dans ce siège.
reason-passage-barred = Des lieux fortifiés barrent tous les chemins de raid qui y mènent.
reason-only-by-sea = Seule la mer y mène, et les raids ne passent jamais par la mer.
reason-siege-bars = Le siège de votre propre lieu barre tous les chemins de raid qui y mènent.
reason-no-such-party = Aucun chemin de raid, depuis aucun de vos lieux, ne demande ce nombre de cartes.
reason-smallest-party = C’est le plus petit nombre : un simple raid suffit.
reason-too-few-raiders = Vous ne pouvez pas envoyer autant de cartes en raid.
reason-party-incomplete = Avec cette carte, le raid ne pourrait plus être complété.

## Ce que font les cartes empire

wording-bateaux = Voyage par rivière ou par lac.
wording-fortification = Fortifie un lieu (3 d’argent). En siège : 1 de force pour le défenseur. Bloque un raid.
wording-governor = Renvoie une ou deux cartes de votre main à leurs tas.
wording-home-support = Gratuit : piochez trois cartes.
wording-indian-leader = L’adversaire donne des Indiens d’Amérique neutres. Ou : allonge un raid d’une liaison.
wording-military-leader = Gratuit : 1 de force dans un siège en cours.
wording-militia = 1 de force en siège. La Milice française bloque aussi raids et embuscades ; la britannique peut tomber dans une embuscade.
wording-rangers = Raid, embuscade, ou blocage des deux. 1 de force en siège.
wording-regular-infantry = 2 de force en siège. Peut tomber dans une embuscade.
wording-settlers = Colons.
wording-ships = Voyage par mer. 1 de force au siège d’un lieu au navire.
wording-siege-artillery = 3 de force en siège, pour 3 d’argent à chaque fois. Peut tomber dans une embuscade.
wording-trader = 2 d’argent par carte fourrure jouée avec lui.
wording-initial-infantry = 2 de force en siège. Peut tomber dans une embuscade. Se reprend pour rien.
wording-coureurs-de-bois = Raid, embuscade, ou blocage des deux. 1 de force en siège.
wording-intendant = 2 d’argent : prenez une carte quelconque de votre défausse.
wording-native-americans = Raid ou embuscade pour 1 d’argent ; blocage des deux pour rien. Ne se donnent jamais.
wording-priest = L’adversaire donne des Indiens d’Amérique neutres. Ou : allonge un raid d’une liaison.
wording-neutral-fortification = Fortifie un lieu (3 d’argent). En siège : 1 de force pour le défenseur. Bloque un raid.
wording-neutral-native-americans = Raid ou embuscade pour 1 d’argent ; blocage des deux pour rien.
wording-neutral-settlers = Colons.

## Fautes d’une position

fault-villages = le compte des villages { $seat_de } n’est pas celui de la boîte.
fault-towns = le compte des villes { $seat_de } n’est pas celui de la boîte.
fault-money = { $seat_le } ne peuvent pas devoir d’argent.
fault-cards = { $card } : il y en a { $found }, il en faut { $wanted }.
fault-known = la carte « { $card } » passe pour vue dans une main qui ne la tient pas.
fault-order = les cartes { $seat_de } ne sont pas rangées.
fault-siege-area = { $seat_le } n’ont pas de siège, et pourtant son marqueur ou ses cartes sont là.
fault-siege-place = { $place } subit un siège, et pourtant l’ennemi n’y est pas.
fault-two-owners = { $place } a deux propriétaires.
fault-nobody-there = { $place } a une ville ou une fortification sans propriétaire.
fault-fortifications = il y a plus de douze fortifications.
fault-lines = les liaisons { $seat_de } ne sont pas celles de la carte.
fault-no-such-card = il n’y a pas de carte « { $card } ».
fault-no-such-place = il n’y a pas de lieu « { $place } ».
fault-not-a-piece = « { $value } » n’est pas une pièce ; écrivez « british town fortified » ou « neutral ».
