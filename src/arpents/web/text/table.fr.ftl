### Ce que dit la page elle-même ; tout le reste vient des jeux et du serveur.

## La page

ui-motto = Cinq jeux de la guerre de la Conquête sur une même table
ui-tools = Outils
ui-skip = Aller au contenu
ui-looks = Lumière et couleurs
ui-theme = Lumière
ui-theme-auto = comme le système
ui-theme-light = jour
ui-theme-dark = nuit
ui-theme-contrast = contraste élevé
ui-palette = Couleurs
ui-palette-period = d’époque
ui-palette-clear = pour tous les yeux
ui-home = À la première page
ui-close = Fermer
ui-opening = On dresse la table…
ui-trouble = Quelque chose a mal tourné.
ui-lost = La ligne avec la table est rompue. On la rappelle…

## La première page

ui-games = Les jeux
ui-new = Une nouvelle partie de { $game }
ui-scenario = Scénario
ui-side = Votre camp
ui-opponent = Contre
ui-opponent-bot = l’ordinateur
ui-opponent-person = une personne, par un lien
ui-opponent-hot-seat = une personne, sur cet écran
ui-bot = Joueur automatique
ui-bot-recruit = recrue : joue avec bon sens, et laisse passer bien des choses
ui-bot-militia = milicien : sait ce qu’il veut, et se trompe parfois
ui-bot-regular = soldat : pense son tour jusqu’au bout
ui-bot-veteran = vétéran : réfléchit deux secondes, et à votre réponse
ui-bot-random = facile : joue au hasard
ui-bot-greedy = plus fort : prend le meilleur du moment
ui-options =
    { $count ->
        [one] Une option
       *[other] { $count } options
    }
ui-begin = Commencer
ui-recent = Vos parties
ui-over = terminée
ui-forget = Oublier cette partie
ui-open-record = Une partie enregistrée
ui-open-record-hint = Ouvrir un fichier .arp…
ui-about-quebec-1759 = Wolfe et Montcalm devant Québec : blocs, bluff et ordres secrets
ui-about-wilderness-war = Toute la guerre avec cartes, chefs et raids
ui-about-few-acres-of-snow = Deux empires bâtis de cartes, colonisés au fil des rivières
ui-about-small-wars-mohicans = Colonnes, sièges et nations à gagner
ui-about-muskets-tomahawks = Une escarmouche dans les bois, pouce par pouce

## La table

ui-board = Le plateau
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-zoom-fit = Toute la carte
ui-column = Ce qui est demandé et ce qui s’est passé
ui-tabs = Parties de la table
ui-tab-choices = Choix
ui-tab-log = Journal
ui-tab-tray = Main, ordres
ui-tray = Main, ordres et cases
ui-hand = Votre main
ui-choices = Choix
ui-other-choices =
    { $count ->
        [one] Un choix
       *[other] { $count } choix
    }
ui-all-choices = Tout montrer ({ $count })
ui-your-turn = à vous
ui-you = vous
ui-computer = ordinateur
ui-to-act = à jouer
ui-watching = spectateur
ui-watching-text = Vous regardez cette partie.
ui-winner = { $seat } : victoire
ui-draw = Personne ne gagne
ui-undo = Annuler
ui-command = Dire une action
ui-command-hint = les mots d’une action, ou un bout de choix
ui-why = Et si ?
ui-play = Jouer
ui-hits =
    { $count ->
        [0] aucun coup
        [one] 1 coup
       *[other] { $count } coups
    }
ui-log = Journal
ui-log-look = Revoir ce moment
ui-log-earlier =
    { $count ->
        [one] une ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
ui-past = Vous regardez le moment { $position } de la partie.
ui-back-to-now = Revenir au présent
ui-rule = Règle { $number }
ui-rules = Règles
ui-read = Lire le plateau
ui-read-tracks = Où en est la partie
ui-read-places = La carte
ui-read-place = Lieu
ui-read-held = Tenu par, marques
ui-read-things = Choses
ui-fold = Replier
ui-unfold = Déplier
ui-links = Liens et dés
ui-invite = Copier le lien pour : { $seat }
ui-invite-watch = Copier le lien des spectateurs
ui-own-link = Copier votre propre lien ({ $seat }), pour revenir d’un autre appareil
ui-copied = Copié
ui-copy-by-hand = Copiez ce lien :
ui-dice-promise = Les dés de cette partie ont été fixés d’avance ; leur sceau est
ui-curtain = { $seat }, c’est à vous
ui-curtain-why = Le plateau est couvert pour que personne ne voie ce qui n’est pas pour lui. Passez l’écran.
ui-curtain-lift = Je joue : { $seat }

## Relectures et dés

ui-replay = Relecture
ui-replay-start = Le début
ui-download = Télécharger la partie
ui-first = Au début
ui-back = Un pas en arrière
ui-run = Dérouler
ui-pause = Pause
ui-forward = Un pas en avant
ui-last = À la fin
ui-step = Étape { $step } sur { $steps }
ui-from = Vu par
ui-spectator = un spectateur
ui-above = tous à la fois
ui-copy-moment = Copier un lien vers ce moment
ui-verify = Les dés étaient-ils honnêtes ?
ui-verify-how = Avant que le premier dé ne tombe, la table a montré le SHA-256 d’un secret dont tous les dés découlent. Après la fin, elle montre le secret, et votre navigateur compare les deux.
ui-commitment = Promis au début
ui-secret = Secret montré à la fin
ui-secret-later = Il sera montré quand la partie sera terminée.
ui-hash = SHA-256 du secret, calculé ici
ui-promise-kept = La promesse est tenue : les dés sont ceux qui avaient été fixés avant la partie.
ui-promise-broken = La promesse est rompue : ce secret n’est pas celui qui avait été scellé.
ui-replayed =
    { $count ->
        [one] La seule décision a été rejouée par la table et mène à la même fin.
       *[other] Les { $count } décisions ont été rejouées par la table et mènent à la même fin.
    }
ui-to-table = À la table

## Québec 1759

ui-q-block = { $name } ({ $type }, CV { $cv } sur { $full })
ui-q-hidden = bloc { $seat_adj } inconnu
ui-q-occupied = occupé par les Anglais
ui-q-move = Mouvement de Campagne
ui-q-setup = placement
ui-q-tide = Courant
ui-q-tide-stops = bateaux et navires restent
ui-q-supplies-cut = tenu par les Anglais
ui-q-odds =
    { $dice ->
        [one] Un dé, tir simple
       *[other] { $dice } dés, tir simple
    }
ui-q-odds-text = En moyenne { $single } coup ; en tir double { $double }.
ui-q-orders = Ordre { $seat_adj }
ui-q-orders-secret = Écrit en secret.
ui-q-orders-blank = Vierge : tout reste en place.
ui-q-order =
    { $count ->
        [one] Un bloc, { $from } → { $to }, { $way }
       *[other] { $count } blocs, { $from } → { $to }, { $way }
    }
ui-q-order-ships =
    { $count ->
        [one] Un navire, { $from } → { $to }
       *[other] { $count } navires, { $from } → { $to }
    }
ui-q-order-indians = Les Indiens, { $from } → { $to }
ui-q-order-void = { $line } (impossible)
ui-q-battle = Le combat { $zone_a }

## Ce que plusieurs jeux ont en commun

ui-reach = À portée
ui-year = Année
ui-turn = Tour
ui-discards = Défausse
ui-removed = Retiré du jeu
ui-besieged = assiégé

## Wilderness War

ui-w-unit = { $name }, force { $strength }, mouvement { $movement }
ui-w-unit-reduced = { $name }, réduit, force { $strength }, mouvement { $movement }
ui-w-leader = { $name }, initiative { $initiative }, commandement { $command }, tactique { $tactics }
ui-w-siege = siège, niveau { $level }
ui-w-fieldworks = retranchements
ui-w-amphib = ouvert aux débarquements
ui-w-allied = allié : { $seat }
ui-w-raided = pillé : { $seat }
ui-w-points = Points français
ui-w-assemblies = Assemblées
ui-w-hands = Cartes en main
ui-w-leader-pool = Chefs à venir
ui-w-lasting = En vigueur
ui-w-by-land =
    { $count ->
        [one] à pied un espace
       *[other] à pied { $count } espaces
    }
ui-w-by-boat =
    { $count ->
        [one] en bateau un espace
       *[other] en bateau { $count } espaces
    }
ui-w-assault-odds = L’assaut, sans cartes
ui-w-captured = la place tombe
ui-w-siege-odds = Le siège après le prochain jet, sans cartes
ui-w-level = niveau { $level }
ui-w-raid-odds = Le raid, sans cartes : { $lost } pas perdus en moyenne
ui-w-raid-succeeds = réussite
ui-w-supplied = Les troupes de métier y sont ravitaillées : { $line }
ui-w-unsupplied = Les troupes de métier y seraient sans ravitaillement
ui-w-battle-odds = Si l’on en vient à la bataille ({ $space }), sans cartes
ui-w-losses = Pas perdus en moyenne : { $attacker } { $first }, { $defender } { $second }.

## A Few Acres of Snow

ui-f-ship = navire
ui-f-bateau = bateau
ui-f-wagon = chariot
ui-f-settler = colon
ui-f-fur = fourrure
ui-f-coin = { $count } d’argent
ui-f-strength = force { $count }
ui-f-fortified = fortifié
ui-f-siege = Siège de { $place } : { $marker }
ui-f-leading = Cartes en main qui y mènent
ui-f-cards = Main, pioche
ui-f-deck = { $count } dans la pioche
ui-f-left = Villages et villes restants
ui-f-reserve = Réserve
ui-f-seen = Vues par l’autre camp
ui-f-market = À prendre : { $seat }
ui-f-neutral = À prendre par les deux
ui-f-actions = Actions restantes
ui-f-purse =
    { $points ->
        [one] { $money } d’argent, { $points } point
       *[other] { $money } d’argent, { $points } points
    }
ui-f-would = { $card } : { $marker }
ui-f-lacks = Pour gagner le siège, il manque { $attacker } à l’assaillant et { $defender } au défenseur

## Small Wars: Mohicans

ui-s-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-s-damaged = abîmé
ui-s-inside = dans les murs
ui-s-moved = a bougé
ui-s-marching = en marche
ui-s-won = vainqueur
ui-s-fort = fort
ui-s-attacked = attaqué
ui-s-anchorages = Au mouillage
ui-s-ship-unknown = navire inconnu
ui-s-supply = Ravitaillement
ui-s-supply-of = { $land } par terre, { $sea } par mer
ui-s-victories = Grandes victoires
ui-s-odds = { $games } batailles semblables livrées d’avance
ui-s-losses = Unités perdues en moyenne : { $attacker } { $first }, { $defender } { $second }.
ui-s-fed = Des réguliers y passeraient l’hiver
ui-s-unfed = Aucun ravitaillement n’y atteindrait des réguliers
ui-s-no-roof = Ravitaillement assuré, mais pas de toit pour l’hiver

## Muskets & Tomahawks

ui-m-strength = { $strength } sur { $start }
ui-m-marker = marqueur caché
ui-m-dummy = marqueur caché, vide
ui-m-hidden = marqueur caché de { $unit }
ui-m-boat = bateau
ui-m-clocks = Horloges, horloges rouges
ui-m-weather = Temps
ui-m-units = Unités
ui-m-status-away = pas encore sur la table
ui-m-status-hidden = caché
ui-m-status-unseen = invisible
ui-m-status-table = sur la table
ui-m-status-indoors = dans un bâtiment
ui-m-status-aboard = à bord
ui-m-status-wrecked = détruit
ui-m-status-captured = capturé
ui-m-status-destroyed = détruit
ui-m-status-arrived = arrivé
ui-m-status-off = hors de la table
ui-m-status-freed = libéré
ui-m-reach =
    { $count ->
        [one] Un emplacement à portée de marche
       *[other] { $count } emplacements à portée de marche
    }
ui-m-fire = Ce que le tir peut faire
ui-m-spotting = Il faut d’abord repérer la cible : { $chance } %.
ui-m-shots =
    { $count ->
        [one] Un tir, { $expected } figurines tuées en moyenne.
       *[other] { $count } tirs, { $expected } figurines tuées en moyenne.
    }
ui-m-killed =
    { $count ->
        [0] personne ne tombe
        [one] 1 figurine
       *[other] { $count } figurines
    }
ui-m-reaction = Le test de réaction
ui-m-card-troops = { $seat } : chaque unité de ce type fait une action.
ui-m-card-forward = { $seat } : officiers et unités d’élite agissent, ou bien des points de commandement sont pris.
ui-m-card-morale = { $seat } : chaque unité teste son moral à -3, l’une après l’autre.
ui-m-card-clock = Les feux grandissent. La troisième Horloge finit le tour.
ui-m-card-enemy = La jouer pour l’ennemi rapporte un point de commandement.
