### Ce qui est demandé, fait, raconté et refusé.

prompt-go = Jouez une carte ou payez une aptitude (tour { $turn }, { $points } { $points ->
        [one] point
        *[other] points
    } de commandement).
prompt-activate = Quelle unité agit sur cette carte ({ $type }) ?
prompt-forward = En avant ! : des actions, ou { $points } { $points ->
        [one] point
        *[other] points
    } de commandement ?
prompt-action = Que fait { $unit_le } ?
prompt-marker-action = Que fait le marqueur { $marker } ?
prompt-form = Quelle formation pour { $unit_le } ?
prompt-place = Où va { $unit_le } ?
prompt-marker-place = Où va le marqueur { $marker } ?
prompt-arrangement = Comment se range { $unit_le } ?
prompt-march = Comment marche { $unit_le } ?
prompt-face = De quel côté fait face { $unit_le } ?
prompt-enter-table = Où entre { $unit_le } ?
prompt-boat = Où va { $boat_le } { $unit_de } ?
prompt-wagon = Jusqu’où roule { $unit_le } ?
prompt-throw = { $unit_le } a bougé : autre chose ?
prompt-pick-target = Sur qui tire { $unit_le } ?
prompt-declare-fire = { $unit_le } tire sur { $target_le } : comment ?
prompt-share-fire = Combien de tirs { $unit_de } sur { $target_le } ?
prompt-watch = Faire tirer { $watcher_le } sur { $unit_le } ?
prompt-watch-marker = Chercher le marqueur { $marker } avec { $watcher_le } ?
prompt-react = { $enemy_le } engage { $unit_le } : quelle réponse ?
prompt-veterans = Les Vétérans { $unit_de } ont fait { $die } : relancer ?
prompt-recoil-or-shaken = { $unit_le } : reculer, ou être { $unit_accord ->
        [m] Ébranlé
        *[other] Ébranlée
    } ?
prompt-sacrifice = { $unit_le } tomberait : qui meurt pour lui ?
prompt-follow-up = { $unit_le } a vaincu : où aller ?
prompt-point = Placez un point de déploiement (il en reste { $left }).
prompt-reserve = Quelle unité garder en réserve (il en reste { $left } à choisir) ?
prompt-intrigue = L’intrigue de votre Commandant : { $intrigue }.
prompt-deploy-unit = Quelle unité se déploie maintenant ?
prompt-deploy-place = Où se déploie { $unit_le } ?
prompt-deploy-manner = Comment se tient { $unit_le } ?
prompt-dummy = Où placer un leurre (il en reste { $left }) ?
prompt-tie-dummy = Quelle unité cachée le leurre suit-il ?
prompt-look = Qui repérer encore avec { $unit_le } ?
prompt-name-edge = À quel bord ce coin appartient-il ?
prompt-put-boat = Où placer { $boat_le } ?
ending-clock-ran-out = La dernière Horloge rouge a sonné. Attaquant { $attacker }, défenseur { $defender } : on gagne avec deux points d’avance.
ending-annihilated = Un camp n’a plus de figurine. Attaquant { $attacker }, défenseur { $defender } : on gagne avec deux points d’avance.
ending-force-broken = Une force est brisée. Attaquant { $attacker }, défenseur { $defender } : on gagne avec deux points d’avance.

action-done = Terminé
action-pass = Passer
action-accept = Le laisser tomber
action-decline = Ne rien faire
action-halt = S’arrêter ici
action-stay = Rester sur place et changer
action-keep = Garder le même ordre
action-onward = Garder l’ordre et poursuivre par une autre étape
action-knot = Se regrouper
action-disperse = Se disperser
action-wait = Attendre hors de la table
action-move = Bouger
action-form = Se former
action-shoot = Tirer
action-shoot-once = Employer les armes à coup unique
action-throw = Employer maintenant les armes à coup unique
action-reload = Recharger
action-watch = Prendre la Vigilance
action-fight = Combattre
action-break-off = Rompre le combat
action-map = Lever la carte du secteur
action-rally = Tenter de rallier
action-recover = Se reprendre
action-show = Retourner le marqueur et agir
action-fire = Feu
action-volley = Tirer une salve
action-react = Tirer dessus
action-react-volley = Tirer une salve dessus
action-hold-fire = Retenir le feu
action-stand-firm = Tenir
action-reply = Tirer avant l’assaut
action-reply-once = Armes à coup unique avant l’assaut
action-evade = Esquiver
action-stand = Garder le dé
action-reroll = Relancer le dé
action-recoil = Reculer
action-be-shaken = Rester sur place, unité Ébranlée
action-forward-act = Officiers et Élites agissent
action-forward-points = Prendre des points de commandement
action-roll-off = Quitter la table par la route
action-as-marker = Se cacher, en marqueur
action-play = Jouer { $card }
action-play-reserved = Jouer de la réserve { $card }
action-set-aside = Réserve (1) : mettre de côté { $card }
action-prepare = Préparation (4) : reprendre { $card }
action-lookout = À l’affût (1) : { $unit_le }
action-authority = Autorité (3) : { $unit_le } se rallie
action-order = Ordre : { $unit_le } agit
action-act = { $unit_le } agit
action-act-marker = Le marqueur { $marker } agit
action-engage = Engager { $unit_le }
action-target = Viser { $unit_le }
action-target-marker = Chercher le marqueur { $marker }
action-split = Partager le feu avec { $unit_le }
action-shots = { $count } { $count ->
        [one] tir
        *[other] tirs
    } sur la seconde
action-give-up = Une figurine { $unit_de } meurt à sa place
action-set-fire = Incendier { $building_le }
action-extinguish = Éteindre le feu { $building_de }
action-enter = Dans { $building_le }
action-board = À bord { $boat_de }
action-embark = Embarquer { $unit_le } sur { $boat_le }
action-leave = Quitter la table par le bord { $edge }
action-take = Emmener { $unit_le }
action-go = Aller { $place }
action-enter-at = Entrer sur la table { $place }
action-sail = Mener le bateau { $place }
action-land = Débarquer { $place }
action-point = Point de déploiement { $place }
action-put = Placer { $place }
action-line = En ligne, { $line }
action-form-as = { $stance }
action-face = Se tourner { $direction }
action-advance = Tout droit, { $steps } { $steps ->
        [one] demi-pouce
        *[other] demi-pouces
    }
action-wheel-left = Conversion à gauche puis { $steps } { $steps ->
        [one] demi-pouce
        *[other] demi-pouces
    }
action-wheel-right = Conversion à droite puis { $steps } { $steps ->
        [one] demi-pouce
        *[other] demi-pouces
    }
action-step-back = En arrière, { $steps } { $steps ->
        [one] demi-pouce
        *[other] demi-pouces
    }
action-roll-on = Sur la route, { $steps } { $steps ->
        [one] demi-pouce
        *[other] demi-pouces
    }
action-roll-back = En arrière sur la route, { $steps } { $steps ->
        [one] demi-pouce
        *[other] demi-pouces
    }
action-deploy = Déployer { $unit_le }
action-tie = Lier le leurre { $unit_a }
action-hold-back = Garder { $unit_le } en réserve
action-pledge = Choisir { $what_le }
action-spot = Repérer { $unit_le }
action-spot-marker = Chercher à percer le marqueur { $marker }
action-edge = Le bord { $edge }

event-scenario-drawn = Le scénario est tiré : { $drawn }.
event-talent-rolled = { $unit_le } a un talent : { $talent }.
event-intrigue-rolled = Intrigue du Commandant { $seat_de } : { $intrigue }.
event-pledge-made = { $seat } : l’intrigue porte sur { $what_le }.
event-intrigue-shown = L’intrigue { $seat_de } est { $done ->
        [1] accomplie
        *[other] manquée
    } : { $intrigue }.
event-held-back = { $unit_le } reste en réserve.
event-sent-to-reserve = { $unit_le } ne trouve pas de place et va en réserve.
event-point-put = { $seat } : point de déploiement { $place }.
event-unit-deployed = { $unit_le } est { $unit_accord ->
        [m] déployé
        *[other] déployée
    } { $place }.
event-marker-put = Le marqueur { $marker } { $seat_de } se trouve { $place }.
event-setup-done = Les deux camps sont prêts.
event-turn-begun = Le tour { $turn } commence.
event-turn-ended = Le tour { $turn } est fini.
event-cards-dealt = Les cartes du tour { $turn } sont distribuées.
event-card-drawn = { $seat_le } pioche { $card }.
event-card-played = { $seat_le } joue { $card }.
event-card-reserved = { $seat_le } met une carte Troupes de côté.
event-card-set-aside = { $seat_le } met { $card } de côté.
event-card-taken-back = { $seat_le } reprend { $card } dans la défausse.
event-command-gained = { $seat_le } gagne { $points } { $points ->
        [one] point
        *[other] points
    } de commandement, et en a { $total }.
event-command-spent = { $seat_le } dépense { $points } { $points ->
        [one] point
        *[other] points
    } de commandement et { $total ->
        [0] n’en a plus
       *[other] en garde { $total }
    }.
event-reserve-arrived = { $unit_le } arrive de la réserve.
event-reserve-entered = { $unit_le } entre sur la table { $place }.
event-morale-joins = La carte Moral { $seat_de } entre dans le paquet.
event-red-clock-struck = L’Horloge rouge sonne (numéro { $count }).
event-weather-turned = Le temps : { $weather }.
event-unit-moved = { $unit_le } va { $place }.
event-marker-moved = Le marqueur { $marker } va { $place }.
event-unit-shown = Le marqueur { $marker } est retourné : { $unit_le }.
event-dummy-shown = Le marqueur { $marker } était un leurre.
event-formation-taken = { $unit_le } est désormais { $formation }.
event-building-entered = { $unit_le } est dans { $building_le }.
event-unit-left = { $unit_le } quitte la table par le bord { $edge }.
event-report-carried = { $unit_le } revient avec son rapport.
event-boat-boarded = { $unit_le } est à bord { $boat_de }.
event-boat-moved = { $boat_le } va { $place }.
event-boat-drifted = { $boat_le } dérive vers l’aval.
event-wagon-rolled = { $unit_le } roule et s’arrête { $place }.
event-wagon-off = { $unit_le } est sorti sain et sauf.
event-wagon-taken = { $unit_le } est pris.
event-wagon-wrecked = { $unit_le } est détruit.
event-captives-led = { $unit_le } suit { $escort_le }.
event-captives-freed = { $unit_le } est délivrée : { $count }.
event-gun-abandoned = { $unit_le } est abandonnée.
event-gun-manned = { $unit_le } est de nouveau servie.
event-gun-spiked = { $unit_le } est enclouée par { $enemy_le }.
event-spotting-rolled = { $unit_le } cherche { $target_le } : { $die } pour { $needed }+, { $done ->
        [1] { $target_accord ->
            [m] repéré
            *[other] repérée
        }
        *[other] { $target_accord ->
            [m] non repéré
            *[other] non repérée
        }
    }.
event-marker-spotting-rolled = { $unit_le } cherche le marqueur { $marker } : { $die } pour { $needed }+, { $done ->
        [1] percé à jour
        *[other] non percé
    }.
event-shots-fired = { $unit_le } tire sur { $target_le } : { $shots } { $shots ->
        [one] tir
        *[other] tirs
    }, { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }, { $kills ->
        [0] aucun mort
        [one] { $kills } mort
       *[other] { $kills } morts
    }.
event-watcher-fires = { $unit_le } était aux aguets.
event-figure-lost = { $unit_le } perd une figurine ; il en reste { $left }.
event-unit-destroyed = { $unit_le } est { $unit_accord ->
        [m] éliminé
        *[other] détruite
    }.
event-unit-routed = { $unit_le } est en déroute.
event-officer-saved = Une figurine { $saviour_de } meurt pour { $unit_le }.
event-luck-spent = { $unit_le } a eu de la chance, pour cette fois.
event-reaction-rolled = { $unit_le } teste : dé { $die } ({ $terms }), total { $total } : { $result }.
event-die-rerolled = { $unit_le } relance son { $die }.
event-unit-recoiled = { $unit_le } recule { $direction }.
event-unit-fled = { $unit_le } fuit { $direction }.
event-unit-shaken = { $unit_le } est { $unit_accord ->
        [m] Ébranlé
        *[other] Ébranlée
    }.
event-unit-rallied = { $unit_le } se rallie.
event-rally-rolled = { $unit_le } tente de se rallier : { $die } pour { $needed }+.
event-unit-recovered = { $unit_le } se reprend.
event-smoke-cleared = { $officer_le } fait recharger aussitôt { $unit_le }.
event-breaking-losses = { $unit_le } sort du combat : pertes, { $lost } sur { $dice } (dés { $faces }).
event-unit-reloaded = { $unit_le } { $left ->
        [0] recharge
        [one] recharge ; une figurine reste déchargée
       *[other] recharge ; { $left } figurines restent déchargées
    }.
event-vigilance-taken = { $unit_le } est aux aguets.
event-engagement-declared = { $unit_le } engage { $target_le }.
event-unit-surprised = { $unit_le } est { $unit_accord ->
        [m] surpris
        *[other] surprise
    } par { $enemy_le }.
event-unit-evaded = { $unit_le } esquive.
event-round-fought = Un tour de corps-à-corps autour { $unit_de } : { $blows } { $blows ->
        [one] coup
        *[other] coups
    }, { $hits } { $hits ->
        [one] touche
        *[other] touches
    }.
event-unit-broke-off = { $unit_le } rompt le combat.
event-fire-set = { $unit_le } incendie { $building_le }.
event-fire-fought = { $unit_le } combat le feu { $building_de } : { $die }, { $done ->
        [1] il est éteint
        *[other] il brûle encore
    }.
event-fire-grew = Le feu { $building_de } passe au niveau { $level }.
event-building-fell = { $building_le } s’écroule.
event-smoked-out = Le feu chasse { $unit_le } { $building_de }.
event-special-done = { $unit_le } s’occupe d’une affaire à lui.
event-sector-scouted = { $unit_le } a reconnu { $sector_le }.
event-objective-scored = { $seat_le } marque pour { $objective_le }.
event-broken = La force { $seat_de } est brisée.
event-match-ended = La partie est finie : attaquant { $attacker }, défenseur { $defender }.
event-boat-put = { $seat } : { $boat_le } est mis à l’eau { $place }.
event-boat-left-behind = { $seat } : { $boat_le } ne trouve pas d’eau et reste en arrière.
event-edge-named = { $seat } : le coin appartient au bord { $edge }.
event-clock-revealed = { $seat_le } pioche et révèle { $card }.
event-hits-rolled = { $unit_le } tire sur { $target_le }, il faut { $needed }+ ({ $terms }) : { $dice }.
event-kills-rolled = Pour tuer dans { $target_le }, il faut { $needed }+ { $unit_a } : { $dice }.
event-strikes-rolled = { $unit_le } frappe, il faut { $needed }+ ({ $terms }) : { $dice }.
event-saves-rolled = { $unit_le } pare les touches, il faut { $needed }+ ({ $terms }) : { $dice }.
event-kept-in-reserve = { $seat } : une unité reste en réserve.
event-unit-hides = { $unit_le } se cache { $place }.
event-dummy-put = Un leurre qui suit { $unit_le } est posé { $place }.

reason-not-yours = cette unité n’est pas à vous.
reason-not-an-enemy = ce n’est pas un ennemi.
reason-not-on-table = elle n’est pas sur la table.
reason-unit-in-flight = une unité en Fuite ne peut que rallier.
reason-unit-is-shaken = une unité Ébranlée doit d’abord se reprendre.
reason-unit-in-contact = une unité au contact ne peut que combattre ou rompre.
reason-must-rally = une unité en Fuite ne peut refuser de rallier.
reason-not-in-flight = elle n’est pas en Fuite.
reason-not-shaken = elle n’est pas Ébranlée.
reason-not-in-contact = elle n’est pas au contact.
reason-not-indoors = pas dans un bâtiment ni un bateau.
reason-nowhere-to-go = elle n’a nulle part où aller.
reason-no-target = il n’y a rien sur quoi tirer.
reason-no-such-weapon = elle n’a pas cette arme.
reason-nobody-loaded = personne n’est chargé.
reason-target-in-contact = des amis sont au contact avec elle.
reason-captives-spared = on ne tire pas sur les captifs.
reason-out-of-sight-or-range = personne ne la voit à portée.
reason-officer-guarded = un Officier parmi les siens n’est pas une cible.
reason-failed-to-spot = elle a été cherchée en vain dans cette action.
reason-no-more-attempts = deux unités ont déjà été cherchées.
reason-cannot-be-spotted = aucun dé ne peut la repérer.
reason-not-formed = seule une unité formée tire des salves.
reason-smoke-in-ranks = une salve veut des rangs sans Fumée.
reason-cannot-split = ce feu ne peut être partagé.
reason-too-few-shots = il n’y a pas tant de tirs.
reason-no-smoke = il n’y a pas de Fumée à ôter.
reason-too-few-crew = un canon veut deux servants.
reason-never-watches = de telles troupes ne prennent pas la Vigilance.
reason-already-watching = elle est déjà aux aguets.
reason-not-watching = elle n’est pas aux aguets.
reason-not-on-lattice = ce n’est pas une place de la grille.
reason-stands-there = elle s’y trouve déjà.
reason-cannot-go-there = c’est hors de portée, ou rien ne peut s’y tenir.
reason-not-moved-yet = elle n’a pas encore bougé.
reason-no-more-legs = toutes les étapes sont faites.
reason-arrangement-illegal = les figurines ne peuvent être rangées ainsi.
reason-cannot-be-formed = elle ne peut être formée.
reason-cannot-be-column = elle ne peut être en colonne.
reason-slots-out-of-reach = toutes les figurines ne peuvent atteindre leur place.
reason-building-down = le bâtiment s’est écroulé.
reason-building-burns = le bâtiment brûle.
reason-building-held = des ennemis sont à l’intérieur.
reason-stays-outside = de telles troupes restent dehors.
reason-no-room = il n’y a pas assez de place.
reason-opening-too-far = toutes les figurines ne peuvent atteindre une ouverture.
reason-not-home-edge = ce n’est pas sur son bord d’attache.
reason-no-exit = le scénario ne laisse sortir personne par là.
reason-edge-too-far = le bord est trop loin.
reason-not-your-boat = ce bateau n’est pas à vous.
reason-boat-taken = une autre unité a ce bateau.
reason-stays-ashore = de telles troupes restent à terre.
reason-not-at-the-bank = le bateau ne touche pas la rive.
reason-landing-too-far = toutes les figurines ne peuvent atteindre le point de rive.
reason-rides-along = un Officier passager ne pagaie pas.
reason-too-few-paddlers = il y a trop peu de pagayeurs.
reason-not-afloat = un bateau n’y flotte pas.
reason-not-a-captive = ce ne sont pas des captifs.
reason-not-the-escort = seule l’escorte mène les captifs.
reason-captives-too-far = les captifs sont trop loin.
reason-wagons-only-move = elle ne peut que bouger.
reason-no-fire-here = ce scénario ne connaît pas le feu.
reason-only-the-attacker = seul l’attaquant incendie.
reason-friends-inside = des amis sont à l’intérieur.
reason-too-far-from-building = c’est trop loin du bâtiment.
reason-not-at-level-one = seul un feu de niveau 1 s’éteint.
reason-not-a-map-maker = il ne lève pas de carte.
reason-sector-mapped = ce secteur est sur sa carte.
reason-no-saviour = personne de cette unité ne peut mourir pour lui.
reason-not-engageable = elle ne peut être engagée.
reason-never-engages = de telles troupes n’engagent jamais.
reason-not-from-cover = pas depuis un bâtiment, un bateau ou un canon.
reason-out-of-reach = personne ne peut venir à un pouce.
reason-main-weapon-loaded = l’arme principale de tous est chargée.
reason-not-light-troops = seules les troupes légères esquivent.
reason-too-near-to-evade = l’ennemi est trop près.
reason-not-attacked = ce bâtiment n’a pas été attaqué.
reason-only-a-dummy = il n’y a personne dessous.
reason-not-on-this-card = elle n’agit pas sur cette carte.
reason-already-acted = elle a agi sur cette carte.
reason-card-not-in-hand = cette carte n’est pas en main.
reason-card-not-reserved = cette carte n’est pas réservée.
reason-card-not-discarded = cette carte n’est pas dans la défausse.
reason-hand-not-empty = on ne passe que la main vide.
reason-too-few-points = il y a trop peu de points de commandement.
reason-never-ordered = captifs et chariots ne reçoivent pas d’ordres.
reason-not-own-troops-card = seulement une carte Troupes de son camp.
reason-reserve-taken = une carte est déjà réservée.
reason-not-whole-inch = les points sont sur des pouces entiers.
reason-out-of-zone = c’est hors des zones.
reason-too-near-building = c’est trop près d’un bâtiment.
reason-points-too-near = les points sont trop proches.
reason-another-edge = tous les points sont sur un même bord.
reason-too-near-enemy-edge = c’est trop près du bord de l’attaquant.
reason-no-room-there = elle ne peut être déployée là.
reason-too-far-from-point = c’est trop loin d’un point.
reason-too-near-enemy-point = c’est trop près d’un point de l’attaquant.
reason-too-near-enemy = c’est trop près de l’ennemi.
reason-not-waiting = elle n’attend pas d’être déployée.
reason-others-first = d’autres unités se déploient d’abord.
reason-not-hidden = elle n’est pas cachée.
reason-officers-not-held-back = elle ne compte pas pour la réserve.
reason-already-held-back = elle est déjà en réserve.
reason-must-pledge = l’intrigue demande un choix.
reason-no-such-pledge = l’intrigue ne le permet pas.
reason-one-step-only = un canon tourne d’un seul cran avant de tirer.
reason-must-spot-first = il faut d’abord la repérer, par une action.
reason-spotted-already = elle est déjà repérée.
reason-captives-wait-ashore = des captifs sont encore sur la rive.
reason-not-that-edge = le coin n’est pas sur ce bord.

army-unknown = il n’y a pas de liste « { $army } » ; les listes sont : { $known }.
army-not-a-list = une liste est l’identifiant d’une liste prête ou un objet avec nation et unités.
army-nation-unknown = les nations sont : { $known }.
army-too-dear = la liste coûte { $total } { $total ->
        [one] point
       *[other] points
    }, la partie en permet { $points }.
army-officers = la liste { $officers ->
        [0] n’a aucun Officier
        [one] a un Officier
       *[other] a { $officers } Officiers
    } ; il en faut de { $least } à { $most }.
army-too-few-units = la liste { $units ->
        [0] n’a aucune unité
        [one] a une unité
       *[other] a { $units } unités
    } hors Officiers ; il en faut au moins { $least }.
army-guns = la liste a { $guns ->
        [one] un canon
       *[other] { $guns } canons
    } ; au plus { $most }.
army-too-soft = civils et milice coûtent { $points } { $points ->
        [one] point
       *[other] points
    } ; au plus { $most }.
army-word-unknown = « { $text } » n’est ni une unité ni un bateau.
army-too-long = la liste a plus de { $most } unités et bateaux.
officer-without-troops = cet Officier n’a pas d’unité de son type.
profile-unknown = il n’y a pas de tel profil.
profile-of-another-nation = cette nation n’a pas ce profil : { $profile }.
unit-size = l’unité a de { $least } à { $most } figurines.
option-unknown = il n’y a pas d’option « { $option } ».
option-not-for-profile = le profil ne permet pas ceci : { $upgrade }.
option-twice = c’est pris deux fois : { $upgrade }.
boat-unknown = il n’y a pas de bateau « { $boat } ».
boats-given = le scénario donne ses bateaux à ce camp.
position-value = ceci ne se lit pas : { $value }.
position-unknown-unit = il n’y a pas d’unité { $unit }.
position-figure-astray = l’unité { $unit } a une figurine hors du cadre où elle est cherchée.
position-unit-off-table = l’unité { $unit } a une figurine hors de la table.
position-figures-overlap = des figurines des unités { $unit } et { $other } se chevauchent.
position-strength = l’unité { $unit } n’a pas les figurines qu’elle compte.
position-cards = les cartes ne sont pas celles des deux listes.
position-points = les points de commandement vont de 0 à 10.
position-boat-overfull = le bateau { $boat } porte trop de monde.
position-building-overfull = le bâtiment { $building } contient trop de monde.
