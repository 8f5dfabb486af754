### Ce qu’on dit pendant une partie de Québec 1759. Les formes comme $zone_a sont expliquées dans arpents/speech.

game-title = Québec 1759
game-about = Wolfe et Montcalm devant Québec : blocs, bluff et ordres secrets
scenario-campaign = La campagne de 1759

## Options

option-tides = Courants
option-tides-off = pas de courants
option-tides-on = avant chaque Mouvement de Campagne, les Britanniques lancent un dé : sur 1, bateaux et navires restent où ils sont
option-naval-capacity-timing = Navires qui ôtent des bateaux aux Français
option-naval-capacity-timing-before = à leur place avant le Mouvement de Campagne
option-naval-capacity-timing-after = à leur place après avoir fait voile
option-transfer-light-infantry = Transferts de CV de l’infanterie légère
option-transfer-light-infantry-on = avec tous les réguliers
option-transfer-light-infantry-off = avec personne
option-transfer-militia-by-district = Transferts de CV de la milice
option-transfer-militia-by-district-off = entre toutes les milices
option-transfer-militia-by-district-on = seulement au sein d’un même district
option-retreat-capacity = Bateaux pour une retraite
option-retreat-capacity-battle = au complet pour chaque bataille
option-retreat-capacity-move = moins ceux qui ont déjà servi dans ce Mouvement de Campagne
option-indian-skirmish-cv = Tir des Indiens dans une escarmouche
option-indian-skirmish-cv-one = un seul dé
option-indian-skirmish-cv-full = un dé par CV
option-reserve-absorbs-any-pursuit = Une réserve absorbe des touches de la poursuite
option-reserve-absorbs-any-pursuit-on = dans toute retraite poursuivie
option-reserve-absorbs-any-pursuit-off = seulement dans une déroute

## Placements tout prêts, chemins, et ce qui cloche dans un ordre

preset-even = toutes les rives à parts égales
preset-levis = le bastion de Lévis
preset-beauport = le camp de Beauport
way-road = par la route
way-boat = en bateau
way-crossing = en passant la St-Charles
way-none = bien que rien ne relie ces zones
fault-none = rien n’y cloche
fault-two-origins = ses blocs partent de deux zones différentes
fault-ships-with-others = les navires ne font voile que si rien d’autre ne bouge
fault-indians-with-others = le mouvement spécial des Indiens exclut tout autre mouvement
fault-too-many-blocks = il demande plus de blocs que la zone n’en contient
fault-same-zone = la zone d’arrivée est celle de départ
fault-no-link = aucune route ne relie les deux zones, et elles ne bordent pas la même région du fleuve
fault-same-line-twice = une ligne précédente mène par le même chemin à la même zone
fault-too-many-boats = il y a trop peu de bateaux
fault-tide = le courant retient bateaux et navires
fault-too-many-upstream = deux navires au plus remontent le fleuve par Mouvement
fault-too-few-ships = il n’y a pas autant de navires à cet endroit
fault-indians-elsewhere = les Indiens sont ailleurs
fault-no-french-boats = les Français ne prennent jamais de bateaux dans le Bason

## Ce qui est demandé

prompt-setup =
    { $count ->
        [0] Tous vos blocs sont en place. Changez-en un de zone, ou choisissez « Prêt ».
        [one] Il reste un bloc à placer. Prenez-le.
       *[other] Il reste { $count } blocs à placer. Prenez-en un.
    }
prompt-put = Où placez-vous { $block_le } ?
prompt-plan =
    Mouvement de Campagne { $move } sur 16. { $lines ->
        [0] Votre ordre est vide : tout reste en place.
        [one] Votre ordre a une ligne.
       *[other] Votre ordre a { $lines } lignes.
    } Écrivez, transférez des CV ou choisissez « Prêt ».
prompt-target = Où vont les blocs qui partent { $zone_de } ?
prompt-count = Combien de blocs vont { $from_de } { $zone_a } ?
prompt-indian-target = Où vont les Indiens qui partent { $zone_de } ?
prompt-receiver = { $block_le } { $block_accord ->
        [m] cède
        [f] cède
       *[other] cèdent
    } 1 CV. Quel bloc du même type la reçoit ?
prompt-pick =
    { $count ->
        [one] Choisissez le bloc qui va { $zone_a }.
       *[other] Choisissez les { $count } blocs qui vont { $zone_a }.
    }
prompt-picks-done = Vos blocs sont choisis. Choisissez « Prêt », ou changez d’avis.
prompt-no-lawful-pick = Votre ordre est inexécutable : quel que soit votre choix, des leurres seraient sans unité réelle. Vos blocs restent, et l’ennemi ne saura pas pourquoi. Choisissez « Prêt ».
prompt-meeting-place = Des forces égales se croisent entre { $from_le } et { $zone_le }. Dans laquelle des deux zones se battent-elles ?
prompt-indians = Des blocs français sont arrivés parmi les Britanniques. Les Indiens lancent-ils un raid, vont-ils en reconnaissance ou s’abstiennent-ils ?
prompt-answer = Les Indiens ont lancé un raid contre vous { $zone_a }. Lesquelles de vos troupes légères ripostent ?
prompt-indians-leave = Les Indiens s’éclipsent-ils { $zone_de } ?
prompt-desertion = Les Britanniques occupent { $zone_le } pour la première fois. Quel bloc de la milice de Québec déserte ?
prompt-supply = Cap-Rouge est toujours aux mains des Britanniques. Quel bloc de la milice de Montréal ou de Trois-Rivières rentre chez lui ?
prompt-next-battle = Quelle bataille se livre maintenant ?
prompt-deploy = Déployez vos blocs { $zone_a } : au moins un dans chaque colonne, les autres en réserve.
prompt-retreat = Combat { $zone_a } : voulez-vous battre en retraite ou tenir bon ?
prompt-commit = Bataille { $zone_a } : quel bloc de la réserve rejoint une colonne ?
prompt-fire = Combat { $zone_a } : qui tire maintenant ? Une colonne que vous quittez ne tire plus.
prompt-lose =
    { $count ->
        [one] Vous devez perdre 1 CV. Quel bloc encaisse la touche ?
       *[other] Vous devez perdre { $count } CV. Quel bloc encaisse la prochaine touche ?
    }
prompt-embark =
    { $count ->
        [0] Les bateaux pour { $zone_le } sont pleins. Choisissez « Terminé ».
        [one] Il reste une place dans les bateaux pour { $zone_le }. Qui embarque ?
       *[other] Il reste { $count } places dans les bateaux pour { $zone_le }. Qui embarque ?
    }
prompt-rout = Votre armée est en déroute { $zone_a }. Où fuit-elle ?

## Choix

action-ready = Prêt
action-done = Terminé
action-pass = S’abstenir
action-stand = Tenir bon et se battre
action-hold = Garder la réserve en arrière
action-cease = Cesser le feu
action-remain = Les Indiens ne s’éclipsent pas
action-freely = Écrire librement, même l’impossible
action-preset = Placement tout prêt : { $preset }
action-take = Prendre { $block_le }
action-put = Placer { $zone_a }
action-from = Partir { $zone_de }
action-to = Aller { $zone_a }
action-boat-to = Aller { $zone_a } en bateau
action-count =
    { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
action-ships-up =
    { $count ->
        [one] { $count } navire remonte le fleuve
       *[other] { $count } navires remontent le fleuve
    }
action-ships-down =
    { $count ->
        [one] { $count } navire descend le fleuve
       *[other] { $count } navires descendent le fleuve
    }
action-indians-from = Envoyer les Indiens seuls { $zone_de }
action-give = Prélever 1 CV sur { $block_le }
action-receive = Donner 1 CV { $block_a }
action-pick = Envoyer { $block_le }
action-fight-at = Se battre { $zone_a }
action-raid = Lancer un raid
action-scout = Aller en reconnaissance
action-lose = { $block_le } { $block_accord ->
        [m] perd
        [f] perd
       *[other] perdent
    } 1 CV
action-answer = Riposter avec { $block_le }
action-withdraw = Les Indiens vont { $zone_a }
action-left = { $block_le } à gauche
action-centre = { $block_le } au centre
action-right = { $block_le } à droite
action-retreat = Battre en retraite vers { $zone_le }
action-retreat-by-boat = Battre en retraite vers { $zone_le } en bateau
action-fire = Faire tirer { $block_le }
action-embark = Embarquer { $block_le }
action-remove = Retirer { $block_le }

## Ce qui s’est passé

event-preset-chosen = Les Français prennent un placement tout prêt : { $preset }.
event-block-placed = { $block_le } { $block_accord ->
        [m] prend
        [f] prend
       *[other] prennent
    } position { $zone_a }.
event-setup-done = Les Français sont en place.
event-move-begins = Le Mouvement de Campagne { $move } commence.
event-tide-runs = Dé du courant : { $dice }. Bateaux et navires peuvent partir.
event-tide-stops = Dé du courant : { $dice }. Bateaux et navires restent où ils sont.
event-cv-transferred = { $giver_le } { $giver_accord ->
        [m] cède
        [f] cède
       *[other] cèdent
    } 1 CV { $block_a }.
event-line-written =
    { $count ->
        [one] { $seat_le } écrivent : { $count } bloc { $from_de } { $zone_a } { $way }.
       *[other] { $seat_le } écrivent : { $count } blocs { $from_de } { $zone_a } { $way }.
    }
event-ships-written =
    { $count ->
        [one] { $seat_le } écrivent : { $count } navire vers { $zone_le }.
       *[other] { $seat_le } écrivent : { $count } navires vers { $zone_le }.
    }
event-indians-written = Les Français écrivent : les Indiens { $from_de } { $zone_a }.
event-stay-revealed = Ordre { $seat_adj } : tout reste en place.
event-line-revealed =
    { $count ->
        [one] Ordre { $seat_adj } : { $count } bloc { $from_de } { $zone_a } { $way }.
       *[other] Ordre { $seat_adj } : { $count } blocs { $from_de } { $zone_a } { $way }.
    }
event-ships-revealed =
    { $count ->
        [one] Ordre { $seat_adj } : { $count } navire vers { $zone_le }.
       *[other] Ordre { $seat_adj } : { $count } navires vers { $zone_le }.
    }
event-indians-revealed = Ordre français : les Indiens { $from_de } { $zone_a }.
event-line-impossible = La ligne { $number } de l’ordre { $seat_adj } est impossible : { $fault }. Ce qu’elle désigne reste en place.
event-order-impossible = L’ordre { $seat_adj } est impossible : { $fault }. Tout reste en place.
event-order-stayed = L’ordre { $seat_adj } n’est pas exécuté : ses blocs restent en place.
event-blocks-moved =
    { $count ->
        [one] { $count } bloc { $seat_adj } va { $from_de } { $zone_a } { $way }.
       *[other] { $count } blocs { $seat_adjs } vont { $from_de } { $zone_a } { $way }.
    }
event-who-moved = En route pour { $zone_le } : { $blocks_le }.
event-ships-sailed =
    { $count ->
        [one] { $count } navire fait voile vers { $zone_le }.
       *[other] { $count } navires font voile vers { $zone_le }.
    }
event-indians-moved = Les Indiens vont { $from_de } { $zone_a }.
event-forces-meet = Les Français venus { $from_de } et les Britanniques venus { $zone_de } se rencontrent en chemin.
event-stepped-back =
    { $count ->
        [one] { $count } bloc { $seat_adj } est refoulé { $zone_a }.
       *[other] { $count } blocs { $seat_adjs } sont refoulés { $zone_a }.
    }
event-raid-fired = Raid des Indiens contre les Britanniques { $zone_a } : { $dice } — { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
event-scouted =
    { $cv ->
        [0] Les éclaireurs voient un leurre { $zone_a }.
       *[other] Les éclaireurs voient { $block_le } { $zone_a }, CV { $cv }.
    }
event-raid-answered = { $block_le } { $block_accord ->
        [m] riposte
        [f] riposte
       *[other] ripostent
    } : { $dice } — { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
event-indians-withdrew = Les Indiens s’éclipsent { $from_de } et vont { $zone_a }.
event-indians-removed = Les Indiens quittent la guerre pour de bon.
event-block-reduced = { $block_le } { $block_accord ->
        [m] n’a
        [f] n’a
       *[other] n’ont
    } plus que { $cv } CV.
event-block-eliminated = { $block_le } { $block_accord ->
        [m] est éliminé
        [f] est éliminée
        [mp] sont éliminés
       *[fp] sont éliminées
    }.
event-decoys-removed =
    { $count ->
        [one] { $count } leurre { $seat_adj } est retiré { $zone_a }.
       *[other] { $count } leurres { $seat_adjs } sont retirés { $zone_a }.
    }
event-zone-occupied = Les Britanniques occupent { $zone_le } pour la première fois.
event-militia-removed = Un bloc de la { $militia } (CV { $cv }) rentre dans ses foyers pour de bon.
event-battle-begins = Bataille { $zone_a } : { $seat_le } attaquent.
event-skirmish-begins = Escarmouche { $zone_a } : { $seat_le } attaquent.
event-no-battle = Il n’y a plus personne à combattre { $zone_a }.
event-deployed = { $seat_le } se déploient : { $left } à gauche, { $centre } au centre, { $right } à droite, { $reserve } en réserve.
event-block-revealed = { $block_le } (CV { $cv }) { $block_accord ->
        [m] se dévoile
        [f] se dévoile
       *[other] se dévoilent
    } { $column_a }.
event-turn-begins = Tour de bataille { $turn }.
event-reserve-committed = { $block_le } (CV { $cv }) { $block_accord ->
        [m] quitte
        [f] quitte
       *[other] quittent
    } la réserve pour { $column_le }.
event-shot = { $block_le } { $block_accord ->
        [m] tire
        [f] tire
       *[other] tirent
    } : { $dice } — { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
event-double-shot = { $block_le } { $block_accord ->
        [m] fait un tir double
        [f] fait un tir double
       *[other] font un tir double
    } : { $dice } — { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
event-must-fire = Personne n’a tiré dans ce tour : désormais, chaque bloc doit tirer.
event-retreated =
    { $count ->
        [one] { $count } bloc { $seat_adj } bat en retraite { $from_de } vers { $zone_le } { $way }.
       *[other] { $count } blocs { $seat_adjs } battent en retraite { $from_de } vers { $zone_le } { $way }.
    }
event-routed = { $seat_le } sont en déroute { $zone_a } !
event-surplus-lost = { $block_le } { $block_accord ->
        [m] ne trouve pas de bateau et est perdu
        [f] ne trouve pas de bateau et est perdue
        [mp] ne trouvent pas de bateau et sont perdus
       *[fp] ne trouvent pas de bateau et sont perdues
    }.
event-pursuit-shot = { $block_le } { $block_accord ->
        [m] poursuit
        [f] poursuit
       *[other] poursuivent
    } : { $dice } — { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
event-double-pursuit = { $block_le } { $block_accord ->
        [m] poursuit
        [f] poursuit
       *[other] poursuivent
    } en tir double : { $dice } — { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
event-reserve-absorbs =
    { $count ->
        [one] La réserve { $seat_de } absorbe { $count } touche.
       *[other] La réserve { $seat_de } absorbe { $count } touches.
    }
event-battle-ends = Le combat { $zone_a } est fini.
event-match-ends = La partie est terminée : { $seat_le } l’emportent.

## Comment cela a fini

ending-abraham-held = Les Britanniques tiennent Abraham après seize Mouvements de Campagne et l’emportent, avec { $british } CV ; les Français en ont { $french }.
ending-abraham-missed = Après seize Mouvements de Campagne, les Britanniques ne tiennent pas Abraham : les Français l’emportent, avec { $french } CV ; les Britanniques en ont { $british }.
ending-british-broken = Il ne reste que { $british } CV aux Britanniques, moins de vingt : les Français l’emportent, avec { $french } CV.

## Pourquoi pas

reason-not-yours = { $block_le } { $block_accord ->
        [m] ne vous appartient pas
        [f] ne vous appartient pas
       *[other] ne vous appartiennent pas
    }.
reason-not-a-french-zone = Les Français ne peuvent pas se placer { $zone_a } : c’est de là que partent les Britanniques.
reason-decoy-alone = Un leurre doit avoir une unité réelle à ses côtés.
reason-leaves-decoys-alone = Sans { $block_le }, des leurres resteraient sans unité réelle.
reason-not-all-placed = Vous avez encore des blocs à placer.
reason-changes-spent = Quarante blocs déjà placés ont été repris : aucune règle ne fixe de limite, la table met celle-ci (interprétation Q-36). Ce qu’on annule ne compte pas.
reason-already-there = Ce bloc est déjà { $zone_a }.
reason-preset-taken = La table ne donne qu’un placement tout prêt (interprétation Q-36) : changez-le bloc par bloc, ou annulez.
reason-no-cv-to-give = Il faut laisser au moins 1 CV { $block_a }.
reason-no-transfer-kind = Personne ne peut échanger de CV avec { $block_le }.
reason-no-receiver = Personne, dans la même zone, ne peut recevoir de CV { $block_de }.
reason-has-received = { $block_le } { $block_accord ->
        [m] a
        [f] a
       *[other] ont
    } reçu des CV dans ce Mouvement et ne { $block_accord ->
        [m] peut
        [f] peut
       *[other] peuvent
    } plus en céder.
reason-has-given = { $block_le } { $block_accord ->
        [m] a
        [f] a
       *[other] ont
    } cédé des CV dans ce Mouvement et ne { $block_accord ->
        [m] peut
        [f] peut
       *[other] peuvent
    } plus en recevoir.
reason-not-same-kind = { $block_le } { $block_accord ->
        [m] est
        [f] est
       *[other] sont
    } d’un autre type : les CV ne passent qu’entre blocs du même type.
reason-not-same-zone = { $block_le } { $block_accord ->
        [m] est
        [f] est
       *[other] sont
    } dans une autre zone : les CV ne passent qu’à l’intérieur d’une zone.
reason-already-full = { $block_le } { $block_accord ->
        [m] a déjà sa
        [f] a déjà sa
       *[other] ont déjà leur
    } CV maximale.
reason-order-full = Votre ordre a huit lignes : aucune règle ne fixe de limite, la table met celle-ci (interprétation Q-37).
reason-one-origin = Vos blocs ne partent que d’une zone, et votre ordre ne part pas { $zone_de }.
reason-nothing-there = Vous n’avez aucun bloc { $zone_a }.
reason-none-left = Tous vos blocs { $zone_a } ont déjà leurs ordres.
reason-no-destination = Vos blocs { $zone_a } n’ont nulle part où aller dans ce Mouvement.
reason-same-zone = { $zone_le } est leur zone de départ.
reason-no-link = On ne peut pas aller de là { $zone_a } : il n’y a pas de route, et les deux zones ne bordent pas la même région du fleuve.
reason-no-road-to-avoid = Aucune route ne mène { $zone_a } : inutile de demander les bateaux.
reason-tide-stops-boats = Le courant retient bateaux et navires pendant tout ce Mouvement.
reason-no-boats = Il ne reste pas assez de bateaux.
reason-no-french-boats-in-bason = Les Français ne prennent jamais de bateaux dans le Bason.
reason-same-line = Votre ordre a déjà une ligne qui mène par le même chemin { $zone_a }.
reason-too-many = La zone n’a pas autant de blocs sans ordre : { $count }, c’est trop.
reason-not-a-count = Rien ne bouge dans une ligne de { $count } : écrivez au moins 1.
reason-ships-sail-alone = Quand des navires font voile, rien d’autre ne bouge chez les Britanniques.
reason-two-upstream = Deux navires au plus remontent le fleuve par Mouvement.
reason-no-ships-there = Il n’y a pas assez de navires à cet endroit.
reason-not-british = Seuls les Britanniques ont des navires.
reason-not-french = Seuls les Français envoient les Indiens.
reason-indians-go-alone = Quand les Indiens font leur mouvement spécial, rien d’autre ne bouge chez les Français.
reason-indians-not-there = Les Indiens ne sont pas { $zone_a }.
reason-already-free = Vous écrivez déjà librement.
reason-stay-stands-alone = « STAY » veut dire que tout reste en place : cet ordre n’admet aucune autre ligne.
reason-not-at-origin = { $block_le } { $block_accord ->
        [m] n’est pas
        [f] n’est pas
       *[other] ne sont pas
    } dans la zone d’où part votre ordre.
reason-already-picked = { $block_le } { $block_accord ->
        [m] est déjà choisi
        [f] est déjà choisie
        [mp] sont déjà choisis
       *[fp] sont déjà choisies
    }.
reason-pick-strands-decoys = Avec { $block_le }, des leurres partiraient ou resteraient sans unité réelle.
reason-picks-missing = Votre ordre demande encore des blocs.
reason-line-complete = Votre ordre a tous ses blocs.
reason-order-revealed = Les ordres sont révélés : on ne peut plus les changer.
reason-transfer-too-late = Les CV ne se transfèrent qu’avant la révélation des ordres.
reason-no-battle-there = Aucune bataille ne peut se livrer { $zone_a }.
reason-not-in-battle = { $block_le } { $block_accord ->
        [m] n’est pas
        [f] n’est pas
       *[other] ne sont pas
    } dans ce combat.
reason-indians-not-in-column = Les Indiens se battent depuis la réserve, jamais dans une colonne.
reason-columns-must-fill = Il faut d’abord un bloc dans chacune des trois colonnes.
reason-already-deployed = { $block_le } { $block_accord ->
        [m] est
        [f] est
       *[other] sont
    } déjà dans une colonne et ne { $block_accord ->
        [m] peut
        [f] peut
       *[other] peuvent
    } plus en changer.
reason-not-in-reserve = { $block_le } { $block_accord ->
        [m] n’est pas
        [f] n’est pas
       *[other] ne sont pas
    } dans votre réserve.
reason-reserve-spent = La réserve vient avant le tir, un seul bloc par tour de bataille : attendez votre prochain tour.
reason-no-columns-here = Une escarmouche se livre sur une seule ligne : il n’y a ni réserve ni autre colonne.
reason-not-in-column = { $block_le } { $block_accord ->
        [m] n’est dans aucune de vos colonnes et ne peut
        [f] n’est dans aucune de vos colonnes et ne peut
       *[other] ne sont dans aucune de vos colonnes et ne peuvent
    } pas tirer.
reason-has-fired = { $block_le } { $block_accord ->
        [m] a
        [f] a
       *[other] ont
    } déjà tiré dans ce tour.
reason-column-closed = La colonne { $block_de } a fini de tirer : les colonnes tirent l’une après l’autre.
reason-column-not-done = La colonne qui tire doit finir avant { $block_le }.
reason-must-fire-now = Personne n’a tiré au tour précédent : chaque bloc doit tirer maintenant.
reason-not-under-fire = { $block_le } { $block_accord ->
        [m] n’est pas exposé
        [f] n’est pas exposée
        [mp] ne sont pas exposés
       *[fp] ne sont pas exposées
    } à ce tir.
reason-only-to-origin = L’attaquant ne bat en retraite que vers sa zone de départ, pas vers { $zone_le }.
reason-not-to-attackers-origin = L’attaquant est venu { $zone_de } : le défenseur ne peut pas s’y replier.
reason-enemy-there = L’ennemi tient { $zone_le }.
reason-battle-there = Une bataille doit se livrer { $zone_a }.
reason-no-retreat-link = On ne peut pas aller { $zone_a } par ce chemin.
reason-no-retreat-boats = Il ne reste aucun bateau pour se replier { $zone_a }.
reason-boats-full = Les bateaux sont pleins : il faut laisser { $block_le }.
reason-nobody-embarked = Il reste des places à remplir dans les bateaux.
reason-already-embarked = { $block_le } { $block_accord ->
        [m] est
        [f] est
       *[other] sont
    } déjà à bord.
reason-indians-need-no-boat = Les Indiens n’ont pas besoin de bateau : ils s’éclipsent par leurs propres moyens.
reason-must-flee = Votre armée est en déroute : elle ne peut pas tenir, elle doit fuir.
reason-retreat-too-early = Le défenseur ne peut pas battre en retraite avant son deuxième tour de bataille.
reason-retreat-too-late = La retraite vient d’abord, avant la réserve et le tir : attendez votre prochain tour.
reason-not-quebec-militia = { $block_le } { $block_accord ->
        [m] n’est pas
        [f] n’est pas
       *[other] ne sont pas
    } un bloc en jeu de la milice de Québec.
reason-not-montreal-militia = { $block_le } { $block_accord ->
        [m] n’est pas
        [f] n’est pas
       *[other] ne sont pas
    } un bloc en jeu de la milice de Montréal ou de Trois-Rivières.
reason-indians-did-not-enter = Les Indiens ne viennent pas d’arriver parmi les Britanniques.
reason-indians-not-here = Les Indiens ne sont pas dans ce combat : ils n’ont pas à partir pour { $zone_le }.
reason-indians-cannot-fight-alone = Les Indiens ne peuvent pas rester : ils ne se battent jamais seuls.
reason-indians-must-leave = Les Indiens partent toujours après un raid ou une reconnaissance.
reason-indians-are-there = Les Indiens sont déjà { $zone_a }.
reason-british-there = Il y a des Britanniques { $zone_a } : les Indiens vont là où il n’y en a pas.
reason-not-light-troops = Pas de riposte { $block_de } : seuls l’infanterie légère et les rangers de la zone attaquée ripostent.
reason-has-answered = { $block_le } { $block_accord ->
        [m] a
        [f] a
       *[other] ont
    } déjà riposté.

## Ce qui peut clocher dans une position

unknown-block = il n’y a pas de bloc « { $block } ».
unknown-zone = il n’y a pas de zone « { $zone } ».
unknown-preset = il n’y a pas de placement tout prêt « { $preset } » ; il y a : { $known }.
unknown-rest = le reste ne peut être que « out », pas « { $value } ».
unknown-phase = il n’y a pas de phase « { $value } » ; il y a : { $known }.
ships-are-counted = les navires ne se placent pas un à un (« { $block } ») : dites dans « ships_upstream » combien sont en amont.
cv-out-of-range = la CV de « { $block } » ne peut pas être { $cv } ; sa CV maximale est { $full }.
only-after-moves = cela n’existe qu’une fois les mouvements faits, dans la phase « battles », pas dans « { $phase } ».
nobody-attacks = les deux camps étaient déjà là : l’un des deux au moins doit être dans « moved ».
british-already-broken = les Britanniques ont moins de 20 CV et auraient déjà perdu.
indians-already-gone = les Indiens ont moins de 2 CV et seraient déjà partis.
french-too-weak-for-indians = les Français sans les Indiens ont moins de 10 CV : les Indiens seraient déjà partis.
block-in-two-places = ce bloc est compté ailleurs qu’à sa place.
land-block-on-river = seuls les navires sont sur le fleuve, et ils ne vont jamais à terre.
block-not-placed = ce bloc n’est pas placé.
french-on-orleans = les Français ne peuvent pas se placer à l’Île d’Orléans.
decoys-alone = des leurres { $seat_adjs } sont ici sans unité réelle.
battle-not-fought = les deux camps sont ici, mais leur bataille doit se livrer avant le Mouvement de Campagne suivant.
