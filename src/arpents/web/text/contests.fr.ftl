### Concours : cotes, statistiques, tournois.

contest-places = Concours
contest-tournaments = Tournois
contest-tournament = Tournoi
contest-ratings = Cotes
contest-statistics = Statistiques
contest-sign-in = Identifiez-vous pour voir ceci ou pour participer.
contest-to-sign-in = S’identifier
contest-bot = robot
contest-is-bot = C’est un robot : un programme joue sous ce nom.

## En-têtes des tableaux.

contest-place = Rang
contest-player = Joueur
contest-rating = Cote
contest-won = Gagnées
contest-drawn = Nulles
contest-lost = Perdues
contest-game = Jeu
contest-scenario = Scénario
contest-side = Camp
contest-when = Quand
contest-against = Contre
contest-result = Résultat
contest-matches = Parties
contest-share = Score
contest-decisions = Décisions
contest-opening = Ouverture

## Les cotes.

contest-ratings-about = Après chaque partie entre deux comptes, les deux sont cotés selon le système Glicko-2, pour chaque jeu et chaque camp à part ; ne comptent ni les parties avec l’ordinateur ou ses conseils, ni celles avec un robot à soi, ni celles qu’une décision a tranchées. Une cote commence à 1500. Ce qui suit ± est son incertitude : dix-neuf fois sur vingt, la force véritable s’y trouve. L’ordre est celui de ce qui est presque certain, la cote moins son incertitude.
contest-ratings-none = Personne n’a encore joué de partie cotée dans ce camp.
contest-ratings-of-sides = Cotes par jeu et par camp
contest-person-unrated = Pas encore de partie cotée.
contest-steps = Les dernières parties cotées
contest-steps-how = Ce que chaque partie a fait de la cote
contest-step = { $before } → { $after }
contest-won-one = gagnée
contest-drawn-one = nulle
contest-lost-one = perdue
contest-played = Toutes les parties terminées
contest-played-how = Par jeu, scénario et camp
contest-played-none = Aucune partie n’est encore terminée.

## Les statistiques.

contest-statistics-about = Toutes les parties terminées de cette maison, quels que soient les joueurs ; personne n’est nommé. Une nulle compte pour moitié dans le score.
contest-statistics-none = Aucune partie de cette sorte n’est encore terminée.
contest-all-scenarios = Tous les scénarios
contest-among = Jouées par
contest-among-all = N’importe qui
contest-among-people = Des humains entre eux
contest-among-mixed = Des humains contre l’ordinateur
contest-among-computers = Des ordinateurs entre eux
contest-depth = Ouvertures
contest-depth-of =
    { $count ->
        [one] selon la première décision
       *[other] selon les { $count } premières décisions
    }
contest-sides = Par scénario et par camp
contest-openings = Par ouverture
contest-openings-none = Aucune décision n’a été prise dans ces parties.

## La liste des tournois.

contest-list-invited = On vous invite
contest-list-invited-none = Personne ne vous a invité.
contest-list-open = Inscriptions ouvertes
contest-list-open-none = Aucun tournoi n’attend d’inscriptions. Faites-en un.
contest-list-running = En cours
contest-list-running-none = Aucun tournoi n’est en cours.
contest-list-over = Terminés
contest-list-over-none = Aucun tournoi n’est terminé.
contest-by = par { $person }
contest-off = Annulé
contest-you-play = Vous y jouez
contest-entrants-of =
    { $count ->
        [one] { $count } inscrit pour { $most } places
       *[other] { $count } inscrits pour { $most } places
    }

## En faire un.

contest-new = Organiser un tournoi
contest-name = Son nom
contest-about = Ce qu’il faut en savoir (texte simple)
contest-make = L’ouvrir
contest-form = Formule
contest-form-swiss = Système suisse
contest-form-swiss-how = Chacun joue à chaque ronde, contre quelqu’un de classement proche qu’il n’a pas encore rencontré.
contest-form-round-robin = Toutes rondes
contest-form-round-robin-how = Chacun rencontre chacun.
contest-form-bracket = Élimination directe
contest-form-bracket-how = Qui perd est éliminé. Une nulle se rejoue en changeant de camp ; après une seconde nulle, la meilleure tête de série passe.
contest-rounds = Rondes
contest-rounds-how = 0 : autant qu’il en faut pour un seul vainqueur.
contest-rounds-of =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
contest-times = Chacun rencontre chacun
contest-times-once = une fois
contest-times-twice = deux fois, dans les deux camps
contest-round-days = Jours par ronde
contest-round-days-how = 0 : une ronde dure jusqu’à ce que tout soit joué.
contest-overdue = Quand le temps d’une ronde est écoulé
contest-overdue-asked = Qui est seul à devoir décider a perdu ; sinon, un demi-point chacun
contest-overdue-draw = Un demi-point chacun
contest-overdue-organiser = L’organisateur décide de chaque partie
contest-no-deadline = Une ronde dure jusqu’à ce que tout soit joué
contest-entry = Qui peut entrer
contest-entry-anyone = Quiconque a un compte, robots compris
contest-entry-people = Les humains seulement
contest-entry-bots = Les robots seulement
contest-entry-invited = Les personnes invitées seulement
contest-most = Places
contest-pairing = Appariements
contest-pairing-table = Par la table
contest-pairing-organiser = Par l’organisateur
contest-watching = Spectateurs de ses parties
contest-watching-turn = Avec un tour de retard
contest-watching-live = En direct
contest-watching-none = Aucun
contest-organiser = Organisation

## Un tournoi.

contest-state-open =
    { $count ->
        [one] Inscriptions ouvertes : { $count } inscrit pour { $most } places
       *[other] Inscriptions ouvertes : { $count } inscrits pour { $most } places
    }
contest-state-round = La ronde { $round } sur { $rounds } est en cours
contest-state-until = La ronde { $round } sur { $rounds } est en cours, jusqu’au { $when }
contest-state-late = Le temps de la ronde { $round } sur { $rounds } est écoulé : l’organisateur décide de ce qui reste
contest-state-pairs = L’organisateur apparie la ronde { $round } sur { $rounds }
contest-state-over =
    { $count ->
        [one] Terminé depuis le { $when } : victoire de { $person }.
       *[other] Terminé depuis le { $when } : { $person } se partagent la première place.
    }
contest-enter-how = Qui s’inscrit joue contre quiconque s’est inscrit, et laisse voir aux spectateurs ce qui est dit ici. Les dés de chaque partie peuvent être vérifiés.
contest-own-match = Vers votre partie
contest-enter = S’inscrire
contest-accept = Accepter et s’inscrire
contest-entered = Votre inscription est notée.
contest-sign-in-enter = S’identifier pour s’inscrire
contest-withdraw = Se retirer
contest-withdraw-ask = Se retirer pour de bon ? Une partie inachevée est alors perdue.
contest-entrants = Inscrits
contest-entrants-none = Personne ne s’est encore inscrit.
contest-invited = sur invitation, sans réponse encore
contest-withdrawn = retrait
contest-standings = Classement
contest-points = Points
contest-buchholz = Buchholz
contest-sonneborn = Sonneborn-Berger
contest-reached = Parcours
contest-winner = Victoire
contest-ties-swiss = D’abord les points ; puis le Buchholz (les points de tous les adversaires), le Sonneborn-Berger (les points des adversaires battus et la moitié de ceux des nulles) et les parties gagnées. Une exemption vaut un point. Les dernières colonnes comptent les parties jouées dans chaque camp.
contest-ties-round-robin = D’abord les points ; puis le Sonneborn-Berger (les points des adversaires battus et la moitié de ceux des nulles) et les parties gagnées. Une exemption ne vaut rien. Les dernières colonnes comptent les parties jouées dans chaque camp.
contest-ties-bracket = Selon la ronde atteinte. Les dernières colonnes comptent les parties jouées dans chaque camp.
contest-rounds-played = Rondes
contest-round = Ronde { $round }
contest-against-short = contre
contest-again = rejouée en changeant de camp
contest-bye = Exemption
contest-result-open = en cours
contest-result-soon = commence dans un instant
contest-result-won = gagnée par { $person }
contest-result-draw = nulle
contest-result-neither = aucun point
contest-result-bye = exemption
contest-ruled-rule = (selon la règle)
contest-ruled-organiser = (selon l’organisateur)
contest-to-table = Table
contest-to-replay = Relecture
contest-link-of = { $link }, { $person }

## À l’organisateur.

contest-organise = Vous l’organisez
contest-invite = Inviter quelqu’un par son nom
contest-invite-do = Inviter
contest-start = Commencer le tournoi
contest-start-wants = Il faut d’abord deux inscriptions.
contest-more-days = Jours à partir de maintenant pour cette ronde
contest-give-time = Fixer la fin de la ronde
contest-time-given = La ronde finira plus tard.
contest-remove = Retirer quelqu’un
contest-remove-do = Retirer
contest-remove-of = Retirer { $person }
contest-call-off = Annuler le tournoi
contest-call-off-ask = Annuler le tournoi pour de bon ? Les parties continuent, mais ne comptent plus.
contest-pairs-how = La table propose ces paires. Choisissez quelqu’un d’autre, et les deux changent de place.
contest-board = Table { $board }
contest-pair-do = Commencer la ronde { $round }
contest-rule-won = Victoire de { $person }
contest-rule-draw = Un demi-point chacun
contest-rule-neither = Aucun point

## Vérifier les dés.

contest-check = Vérifier les dés
contest-check-how = Avant une partie, sa table a publié un engagement, l’empreinte d’un secret d’où viennent tous ses dés. À la fin, le secret est révélé. Ici, chaque partie terminée a été rejouée avec ces dés, décision par décision, et sa fin comparée au classement.
contest-check-sound =
    { $count ->
        [0] Rien n’est faux, et aucune partie n’est encore terminée.
        [one] Tout est vrai : une partie a été rejouée.
       *[other] Tout est vrai : { $count } parties ont été rejouées.
    }
contest-check-broken = Quelque chose est faux : voyez ci-dessous.
contest-check-here =
    { $count ->
        [one] Ce navigateur a comparé lui-même l’engagement de { $count } partie.
       *[other] Ce navigateur a comparé lui-même les engagements de { $count } parties.
    }
contest-check-matches = Partie par partie
contest-to-tournament = Vers le tournoi
contest-records = Toutes les parties enregistrées
contest-records-how = Pour les vérifier chez vous, gardez-en une copie pendant une ronde (elle contient les engagements) et une autre à la fin :
contest-round-head = Ronde
contest-match = Partie
contest-verdict = Constat
contest-promise = Engagement des dés
contest-verdict-sound = vrai
contest-verdict-under-way = en cours
contest-verdict-unplayed = non jouée
contest-verdict-other-rules = intacte, d’autres règles
contest-verdict-broken = faux
