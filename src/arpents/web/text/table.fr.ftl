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
ui-pace = Le tour de l’autre camp
ui-pace-off = sans le revoir
ui-pace-slow = revu lentement
ui-pace-usual = revu
ui-pace-fast = revu vite
ui-home = À la première page
ui-beside = La partie
ui-kept = Ce qui est gardé sur vous
ui-lobby = Le salon
ui-close = Fermer
ui-opening = On dresse la table…
ui-trouble = Quelque chose a mal tourné.
ui-lost = La ligne avec la table est rompue. On la rappelle…

## La première page

ui-games = Les jeux
ui-new = Une nouvelle partie de { $game }
ui-scenario = Scénario
ui-seat = Votre camp
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
ui-army = Composer les deux armées
ui-army-brought = Vos listes sont dans les options.
ui-begin = Commencer
ui-recent = Vos parties
ui-take-up = Reprendre : { $told }
ui-over = terminée
ui-forget = Oublier cette partie
ui-forget-ask = Oublier cette partie ? Sans son lien, vous ne pourrez y revenir.
ui-forget-not = La garder
ui-against = { $own }, contre l’ordinateur ({ $level })
ui-open-record = Une partie enregistrée
ui-open-record-hint = Ouvrir un fichier .arp…

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
ui-all-choices = Tout montrer ({ $count })
ui-your-turn = à vous
ui-you = vous
ui-computer-level = ordinateur, { $level }
ui-level-recruit = recrue
ui-level-militia = milicien
ui-level-regular = soldat
ui-level-veteran = vétéran
ui-level-random = facile
ui-level-greedy = plus fort
ui-to-act = à jouer
ui-watching = spectateur
ui-watching-text = Vous regardez cette partie.
ui-winner = { $seat } : victoire
ui-draw = Personne ne gagne
ui-hint = Conseil
ui-hints = Conseils de l’ordinateur
ui-hints-on = Conseils permis
ui-hints-on-why = Dans cette partie, chaque camp peut demander à l’ordinateur ce qu’il ferait.
ui-hints-wanted = Conseils : chaque camp peut demander à l’ordinateur ce qu’il ferait, et voit que l’autre le peut
ui-hint-thinking = L’ordinateur y réfléchit…
ui-plan = Plan { $number } : environ { $percent } % de chances de gagner
ui-plan-play = Jouer ce plan
ui-plan-play-this = Jouer le plan { $number }
ui-plan-ask =
    { $count ->
        [one] Jouer ce choix ?
       *[other] Jouer ces { $count } choix ? Ils s’arrêtent là où le hasard ou l’autre camp décide ; « Annuler » les reprend ensemble.
    }
ui-plan-yes = Jouer
ui-plan-no = Non
ui-plan-more =
    { $count ->
        [one] et une décision de plus
       *[other] et { $count } décisions de plus
    }
ui-analyse = Analyser
ui-analyse-why = L’ordinateur juge chaque décision : chances, tournants, hasard.
ui-analysing = L’ordinateur juge la partie : { $percent } %
ui-analysis-failed = L’analyse n’est pas allée jusqu’au bout.
ui-curve = Chances du camp « { $seat } »
ui-swing =
    { $count ->
        [one] { $seat }, décision { $first } : { $before } → { $after }.
       *[other] { $seat }, décisions { $first } à { $last } : { $before } → { $after }.
    }
ui-swing-parts = Pour le camp « { $seat } » : { $decided } par ce qui fut décidé, { $luck } par les dés et les tirages.
ui-swing-better = L’ordinateur aurait choisi : { $plan } ({ $chance } au lieu de { $played }, d’après ce que ce camp pouvait voir).
ui-undo = Annuler
ui-wholes = D’un seul coup
ui-more-wholes =
    { $count ->
        [one] Une autre façon, d’un seul coup
       *[other] { $count } autres façons, d’un seul coup
    }
ui-far-places =
    { $count ->
        [one] Un lieu plus loin
       *[other] { $count } lieux plus loin
    }
ui-go-on = Poursuivre : { $text }
ui-may-stop = peut être arrêté en chemin
ui-undo-more =
    { $count ->
        [one] Une étape…
       *[other] { $count } étapes…
    }
ui-undo-steps = Ce que vous pouvez reprendre
ui-undo-all = Tout annuler
ui-put-back = Remettre : { $text }
ui-command = Dire une action
ui-command-hint = filtrer, ou dire
ui-why = Et si ?
ui-play = Jouer
ui-reach-by =
    { $count ->
        [one] { $way } : un lieu
       *[other] { $way } : { $count } lieux
    }
ui-reach-count =
    { $count ->
        [one] Un lieu
       *[other] { $count } lieux
    }
ui-fight-details = Les dés, et ce qui en est venu
ui-skip-turn = Sauter
ui-course = Le score au fil de la partie
ui-course-from = de { $low } à { $high }
ui-log = Journal
ui-log-look = Revoir ce moment
ui-log-earlier =
    { $count ->
        [one] une ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
ui-past = Vous regardez le moment { $revision } de la partie.
ui-back-to-now = Revenir au présent
ui-rule = Règle { $number }
ui-card = Fiche
ui-card-whole = La fiche entière
ui-rules = Règles
ui-read = Lire le plateau
ui-read-tracks = Où en est la partie
ui-read-places = La carte
ui-read-place = Lieu
ui-read-held = Tenu par, marques
ui-read-things = Choses
ui-read-next = {" ; "}
ui-fold = Replier
ui-unfold = Déplier
ui-links = Liens et dés
ui-awaited = Personne n’a encore pris ce siège : { $seat }. Envoyez le lien d’invitation.
ui-only-here = Seul cet ordinateur peut ouvrir ces liens. Pour jouer avec d’autres sur le réseau, lancez la table avec --host 0.0.0.0 et ouvrez-la par l’adresse de cet ordinateur.
ui-invite = Copier le lien pour : { $seat }
ui-invite-whom = Inviter : { $seat }
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

## Ce que plusieurs jeux ont en commun

ui-year = Année
ui-turn = Tour
ui-discards = Défausse
ui-removed = Retiré du jeu
ui-besieged = assiégé
ui-percent = { $percent } %

## Le livre, et ce que sont les choses

ui-book-search = Chercher dans le livre
ui-book-contents = Sommaire
ui-book-print = Imprimer
ui-book-page = Dans une page à part
ui-book-found =
    { $count ->
        [0] Rien de trouvé.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
ui-book-chart = Tableau : { $title }
ui-chart-now = compte maintenant
ui-tracks = Où en est la partie
ui-inspect-back = Revenir à ce qui était montré avant
ui-tap-again = Touchez encore pour jouer.
ui-inspect-tap = Touchez encore : { $label }
ui-book-loading = On ouvre le livre…

## Apprendre

ui-learn = Apprendre à jouer
ui-learn-game = Commencer par les leçons
ui-learn-motto = Des leçons courtes : on lit, on essaie, on comprend.
ui-learn-all = Les leçons de tous les jeux
ui-learn-play = Jouer une partie
ui-learn-done-of =
    { $done ->
        [one] { $done } leçon sur { $count }
       *[other] { $done } leçons sur { $count }
    }
ui-learn-is-done = faite
ui-lesson-leave = Quitter la leçon
ui-lesson-back = Étape précédente
ui-lesson-continue = Continuer
ui-lesson-show = Montrer
ui-lesson-do = Jouer ce coup
ui-lesson-choose = Choisissez : { $label }
ui-lesson-again = Recommencer
ui-lesson-next = Ensuite : { $title }
ui-lesson-plays = la leçon
ui-guide = Ce que veut dire la question
ui-guide-hint = Un doute ? Demandez un conseil.
ui-guide-off = Ne plus expliquer
