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
prompt-action = Que fait l’unité { $unit } ?
prompt-marker-action = Que fait le marqueur { $marker } ?
prompt-form = Quelle formation pour l’unité { $unit } ?
prompt-place = Où va l’unité { $unit } ?
prompt-marker-place = Où va le marqueur { $marker } ?
prompt-arrangement = Comment se range l’unité { $unit } ?
prompt-march = Comment marche l’unité { $unit } ?
prompt-face = De quel côté fait face l’unité { $unit } ?
prompt-enter-table = Où entre l’unité { $unit } ?
prompt-boat = Où va le bateau { $boat } de l’unité { $unit } ?
prompt-wagon = Jusqu’où roule le chariot { $unit } ?
prompt-throw = L’unité { $unit } a bougé : autre chose ?
prompt-pick-target = Qui vise l’unité { $unit } ?
prompt-declare-fire = Comment l’unité { $unit } tire-t-elle sur l’unité { $target } ?
prompt-share-fire = Combien de tirs de l’unité { $unit } sur l’unité { $target } ?
prompt-watch = L’unité { $watcher } tire-t-elle sur l’unité { $unit } ?
prompt-watch-marker = L’unité { $watcher } cherche-t-elle le marqueur { $marker } ?
prompt-react = L’unité { $enemy } engage l’unité { $unit } : que fait-elle ?
prompt-veterans = Les Vétérans de l’unité { $unit } ont fait { $die } : relancer ?
prompt-recoil-or-shaken = L’unité { $unit } recule-t-elle, ou est-elle Ébranlée ?
prompt-sacrifice = L’officier { $unit } tomberait : qui meurt pour lui ?
prompt-follow-up = L’unité { $unit } a vaincu : où va-t-elle ?
prompt-point = Placez un point de déploiement (reste { $left }).
prompt-reserve = Quelle unité reste en réserve (reste { $left }) ?
prompt-intrigue = L’intrigue de votre commandant : { $intrigue }.
prompt-deploy-unit = Quelle unité se déploie maintenant ?
prompt-deploy-place = Où se déploie l’unité { $unit } ?
prompt-deploy-manner = Comment se tient l’unité { $unit } ?
prompt-dummy = Où placer un leurre (reste { $left }) ?
prompt-tie-dummy = Quelle unité cachée le leurre suit-il ?
prompt-look = Qui l’unité { $unit } cherche-t-elle encore à repérer ?
prompt-name-edge = À quel bord ce coin appartient-il ?
prompt-put-boat = Où placer le bateau acheté { $boat } ?
ending-clock-ran-out = La dernière Horloge rouge a sonné. Attaquant { $attacker }, défenseur { $defender }.
ending-annihilated = Un camp n’a plus de figurine. Attaquant { $attacker }, défenseur { $defender }.
ending-force-broken = Une force est brisée. Attaquant { $attacker }, défenseur { $defender }.

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
action-move = Mouvement
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
action-be-shaken = Être Ébranlée
action-forward-act = Officiers et Élites agissent
action-forward-points = Prendre des points de commandement
action-roll-off = Quitter la table par la route
action-as-marker = Cachée, en marqueur
action-play = Jouer { $card }
action-play-reserved = Jouer de la réserve { $card }
action-set-aside = Réserve (1) : mettre de côté { $card }
action-prepare = Préparation (4) : reprendre { $card }
action-lookout = À l’affût (1) : unité { $unit }
action-authority = Autorité (3) : l’unité { $unit } se rallie
action-order = Ordre : l’unité { $unit } agit
action-act = L’unité { $unit } agit
action-act-marker = Le marqueur { $marker } agit
action-engage = Engager l’unité { $unit }
action-target = Viser l’unité { $unit }
action-target-marker = Chercher le marqueur { $marker }
action-split = Partager le feu avec l’unité { $unit }
action-shots = { $count } { $count ->
        [one] tir
        *[other] tirs
    } sur la seconde
action-give-up = Une figurine de l’unité { $unit } meurt à sa place
action-set-fire = Incendier le bâtiment { $building }
action-extinguish = Éteindre le feu du bâtiment { $building }
action-enter = Dans le bâtiment { $building }
action-board = À bord du bateau { $boat }
action-embark = Embarquer les captifs { $unit } sur le bateau { $boat }
action-leave = Quitter la table par le bord { $edge }
action-take = Emmener les captifs { $unit }
action-go = Aller en { $place }
action-enter-at = Entrer sur la table en { $place }
action-sail = Pagayer jusqu’en { $place }
action-land = Débarquer en { $place }
action-point = Point de déploiement en { $place }
action-put = Placer en { $place }
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
action-deploy = Déployer l’unité { $unit }
action-tie = Lier le leurre à l’unité { $unit }
action-hold-back = Garder l’unité { $unit } en réserve
action-pledge = Choisir le numéro { $what }
action-spot = Repérer l’unité { $unit }
action-spot-marker = Chercher à percer le marqueur { $marker }
action-edge = Le bord { $edge }

event-scenario-drawn = Le scénario est tiré : { $scenario }.
event-talent-rolled = L’officier { $unit } a un talent : { $talent }.
event-intrigue-rolled = Intrigue du commandant ({ $seat }) : { $intrigue }.
event-pledge-made = { $seat } : l’intrigue porte sur le numéro { $what }.
event-intrigue-shown = Intrigue : { $seat }, { $intrigue }, { $done ->
        [1] accomplie
        *[other] échouée
    }.
event-held-back = L’unité { $unit } reste en réserve.
event-sent-to-reserve = L’unité { $unit } ne trouve pas de place et va en réserve.
event-point-put = { $seat } : point de déploiement en { $place }.
event-unit-deployed = L’unité { $unit } est déployée en { $place }.
event-marker-put = Le marqueur { $marker } ({ $seat }) se trouve en { $place }.
event-setup-done = Les deux camps sont prêts.
event-turn-begun = Le tour { $turn } commence.
event-turn-ended = Le tour { $turn } est fini.
event-cards-dealt = Les cartes du tour { $turn } sont distribuées.
event-card-drawn = { $seat } pioche { $card }.
event-card-played = { $seat } joue { $card }.
event-card-reserved = { $seat } met une carte Troupes de côté.
event-card-set-aside = { $seat } met { $card } de côté.
event-card-taken-back = { $seat } reprend { $card } dans la défausse.
event-command-gained = { $seat } gagne { $points } { $points ->
        [one] point
        *[other] points
    } de commandement ({ $total }).
event-command-spent = { $seat } dépense { $points } { $points ->
        [one] point
        *[other] points
    } de commandement (reste { $total }).
event-reserve-arrived = L’unité { $unit } arrive de la réserve.
event-reserve-entered = L’unité { $unit } entre sur la table en { $place }.
event-morale-joins = La carte Moral entre au paquet : { $seat }.
event-red-clock-struck = L’Horloge rouge sonne (numéro { $count }).
event-weather-turned = Le temps : { $weather }.
event-unit-moved = L’unité { $unit } va en { $place }.
event-marker-moved = Le marqueur { $marker } va en { $place }.
event-unit-shown = Le marqueur { $marker } est retourné : unité { $unit }.
event-dummy-shown = Le marqueur { $marker } était un leurre.
event-formation-taken = L’unité { $unit } est désormais { $formation }.
event-building-entered = L’unité { $unit } est dans le bâtiment { $building }.
event-unit-left = L’unité { $unit } quitte la table par le bord { $edge }.
event-report-carried = L’unité { $unit } rapporte le rapport.
event-boat-boarded = L’unité { $unit } est à bord du bateau { $boat }.
event-boat-moved = Le bateau { $boat } va en { $place }.
event-boat-drifted = Le bateau { $boat } dérive vers l’aval.
event-wagon-rolled = Le chariot { $unit } roule jusqu’en { $place }.
event-wagon-off = Le chariot { $unit } est sorti, sauf.
event-wagon-taken = Le chariot { $unit } est pris.
event-wagon-wrecked = Le chariot { $unit } est détruit.
event-captives-led = Les captifs { $unit } suivent l’unité { $escort }.
event-captives-freed = Les captifs { $unit } sont délivrés : { $count }.
event-gun-abandoned = Le canon de l’unité { $unit } est abandonné.
event-gun-manned = Le canon de l’unité { $unit } est de nouveau servi.
event-gun-spiked = Le canon de l’unité { $unit } est encloué par l’unité { $enemy }.
event-spotting-rolled = L’unité { $unit } cherche l’unité { $target } : { $die } pour { $needed }+, { $done ->
        [1] repérée
        *[other] non repérée
    }.
event-marker-spotting-rolled = L’unité { $unit } cherche le marqueur { $marker } : { $die } pour { $needed }+, { $done ->
        [1] percé à jour
        *[other] non percé
    }.
event-shots-fired = L’unité { $unit } tire sur l’unité { $target } : { $shots } { $shots ->
        [one] tir
        *[other] tirs
    }, { $hits } { $hits ->
        [one] touche
        *[other] touches
    }, { $kills } { $kills ->
        [one] mortelle
        *[other] mortelles
    }.
event-watcher-fires = L’unité { $unit }, aux aguets, tire sur l’unité { $target }.
event-figure-lost = L’unité { $unit } perd une figurine ; il en reste { $left }.
event-unit-destroyed = L’unité { $unit } est détruite.
event-unit-routed = L’unité { $unit } est en déroute.
event-officer-saved = Une figurine de l’unité { $saviour } meurt pour l’officier { $unit }.
event-luck-spent = L’officier { $unit } a eu de la chance, pour cette fois.
event-reaction-rolled = L’unité { $unit } teste : dé { $die } ({ $terms }), total { $total } : { $result }.
event-die-rerolled = L’unité { $unit } relance son { $die }.
event-unit-recoiled = L’unité { $unit } recule { $direction }.
event-unit-fled = L’unité { $unit } fuit { $direction }.
event-unit-shaken = L’unité { $unit } est Ébranlée.
event-unit-rallied = L’unité { $unit } se rallie.
event-rally-rolled = L’unité { $unit } tente de se rallier : { $die } pour { $needed }+.
event-unit-recovered = L’unité { $unit } se reprend.
event-smoke-cleared = L’officier { $officer } fait recharger aussitôt l’unité { $unit }.
event-breaking-losses = L’unité { $unit } sort du combat : { $lost } sur { $dice } perdues (dés { $faces }).
event-unit-reloaded = L’unité { $unit } recharge ; encore déchargées : { $left }.
event-vigilance-taken = L’unité { $unit } est aux aguets.
event-engagement-declared = L’unité { $unit } engage l’unité { $target }.
event-unit-surprised = L’unité { $unit } est surprise par l’unité { $enemy }.
event-unit-evaded = L’unité { $unit } esquive.
event-round-fought = Un tour de corps-à-corps autour de l’unité { $unit } : { $blows } { $blows ->
        [one] coup
        *[other] coups
    }, { $hits } { $hits ->
        [one] touche
        *[other] touches
    }.
event-unit-broke-off = L’unité { $unit } rompt le combat.
event-fire-set = L’unité { $unit } incendie le bâtiment { $building }.
event-fire-fought = L’unité { $unit } combat le feu du bâtiment { $building } : { $die }, { $done ->
        [1] il est éteint
        *[other] il brûle encore
    }.
event-fire-grew = Le feu du bâtiment { $building } passe au niveau { $level }.
event-building-fell = Le bâtiment { $building } s’écroule.
event-smoked-out = Le feu chasse l’unité { $unit } du bâtiment { $building }.
event-special-done = L’officier { $unit } s’occupe d’une affaire à lui.
event-sector-scouted = L’unité { $unit } a reconnu le secteur { $sector }.
event-objective-scored = { $seat } marque pour l’objectif { $objective }.
event-broken = La force est brisée : { $seat }.
event-match-ended = La partie est finie : attaquant { $attacker }, défenseur { $defender }.
event-boat-put = { $seat } : le bateau { $boat } est mis à l’eau en { $place }.
event-boat-left-behind = { $seat } : le bateau { $boat } ne trouve pas d’eau et reste en arrière.
event-edge-named = { $seat } : le coin appartient au bord { $edge }.
event-clock-revealed = { $seat } pioche et révèle { $card }.
event-hits-rolled = L’unité { $unit } tire sur l’unité { $target }, il faut { $needed }+ ({ $terms }) : { $dice }.
event-kills-rolled = Pour tuer dans l’unité { $target }, il faut { $needed }+ à l’unité { $unit } : { $dice }.
event-strikes-rolled = L’unité { $unit } frappe, il faut { $needed }+ ({ $terms }) : { $dice }.
event-saves-rolled = L’unité { $unit } pare les touches, il faut { $needed }+ ({ $terms }) : { $dice }.
event-kept-in-reserve = { $seat } : une unité reste en réserve.
event-unit-hides = L’unité { $unit } se cache en { $place }.
event-dummy-put = Un leurre qui suit l’unité { $unit } est posé en { $place }.

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
reason-cannot-go-there = elle ne peut y aller.
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
army-too-dear = la liste coûte { $total } points, la partie en permet { $points }.
army-officers = la liste a { $officers } Officiers ; il en faut de { $least } à { $most }.
army-too-few-units = la liste a { $units } unités hors Officiers ; il en faut au moins { $least }.
army-guns = la liste a { $guns } canons ; au plus { $most }.
army-too-soft = civils et milice coûtent { $points } points ; au plus { $most }.
officer-without-troops = cet Officier n’a pas d’unité de son type.
profile-unknown = il n’y a pas de tel profil.
profile-of-another-nation = le profil { $profile } n’est pas ouvert à cette nation.
unit-size = l’unité a de { $least } à { $most } figurines.
option-unknown = il n’y a pas d’option « { $option } ».
option-not-for-profile = le profil ne permet pas l’option « { $option } ».
option-twice = l’option « { $option } » est prise deux fois.
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
