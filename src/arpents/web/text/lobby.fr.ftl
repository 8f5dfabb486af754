### Le salon, et ce dont on convient et ce qu’on se dit à la table.

lobby-title = Le salon
lobby-about = Trouvez quelqu’un avec qui jouer. Une offre tient deux semaines, ou jusqu’à ce que quelqu’un l’accepte.
lobby-sign-in = Identifiez-vous pour proposer une partie ou pour en accepter une.
lobby-to-sign-in = S’identifier
lobby-contests = Concours
lobby-to-tournaments = Tournois
lobby-to-ratings = Cotes
lobby-to-statistics = Statistiques
lobby-invitations = On vous invite
lobby-own = Vos parties
lobby-own-none = Vous n’avez pas encore de partie : acceptez une des offres ci-dessous, ou faites-en une.
lobby-own-over = Montrer celles qui sont terminées
lobby-own-over-not = Montrer celles qui continuent
lobby-own-over-none = Aucune de vos parties n’est terminée.
lobby-more = En montrer d’autres
lobby-offers = Offres ouvertes
lobby-offers-none = Personne ne propose de partie pour l’instant. Faites une offre : le premier venu peut l’accepter.
lobby-sent = Invitations envoyées
lobby-take = Accepter
lobby-take-of = Accepter l’offre de { $person }
lobby-accept = Accepter
lobby-decline = Décliner
lobby-withdraw = Retirer
lobby-offers-none-yet = Personne ne propose de partie pour l’instant.
lobby-by = de { $person }
lobby-to = pour { $person }
lobby-yours = la vôtre
lobby-wants = souhaite : { $seat }
lobby-any-side = l’un ou l’autre camp
lobby-hints-on = avec conseils
lobby-bot = { $person } (robot)
lobby-new = Proposer une partie
lobby-game = Jeu
lobby-side = Votre camp
lobby-side-any = L’un ou l’autre, au sort
lobby-pace = Cadence
lobby-pace-none = Sans pendule
lobby-pace-live = En direct
lobby-pace-correspondence = Par correspondance
lobby-bank-minutes = Minutes à chaque pendule
lobby-increment = Secondes ajoutées par tour
lobby-days = Jours pour un tour
lobby-bank-days = Jours en réserve
lobby-live-told = en direct, { $minutes } min + { $seconds } s
lobby-correspondence-told =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
lobby-reserve-told = { $bank } en réserve
lobby-whom = Pour qui
lobby-whom-hint = Un nom, pour une seule personne. Vide : pour qui voudra.
lobby-offer = Proposer
lobby-offered = L’offre est faite.
lobby-invited = L’invitation est envoyée.
lobby-your-turn = À vous
lobby-their-turn = { $person } décide
lobby-both-asked = Les deux décident
lobby-computer = l’ordinateur
lobby-somebody = quelqu’un
lobby-awaited = attend la personne qui a le lien
lobby-nobody-yet = personne encore
lobby-gone = quelqu’un qui est parti
lobby-over = terminée
lobby-against = { $seat }, contre { $person }
lobby-alone = Les deux camps
lobby-round = ronde { $round }
lobby-fork = un essai à vous
lobby-since-now = à l’instant
lobby-since-minutes =
    { $count ->
        [one] depuis { $count } minute
       *[other] depuis { $count } minutes
    }
lobby-since-hours =
    { $count ->
        [one] depuis { $count } heure
       *[other] depuis { $count } heures
    }
lobby-since-days =
    { $count ->
        [one] depuis { $count } jour
       *[other] depuis { $count } jours
    }
lobby-begun = commencée le { $day }
lobby-shunned = Personnes mises en sourdine ou bloquées
lobby-muted = en sourdine
lobby-blocked = bloqué
lobby-hear-again = Réentendre
lobby-hear-again-of = Réentendre { $person }

beside-resign = Abandonner
beside-resign-ask = Abandonner la partie ? L’autre camp gagne.
beside-yes = Oui
beside-no = Non
beside-draw = Proposer la nulle
beside-back = Demander à revenir avant votre dernière décision
beside-back-alone = Revenir avant votre dernière décision
beside-back-here = Demander à revenir ici
beside-back-here-alone = Revenir ici
beside-back-how = Pour revenir plus loin, ouvrez une ligne du journal : on peut demander le moment qu’elle montre. Les dés continuent : ce qui est tombé ne reviendra pas.
beside-fork = Faire un essai
beside-fork-how = Une partie à vous, à partir de ce que vous savez. Ce qui vous est caché est distribué au jugé, et personne d’autre ne la voit.
beside-is-fork = C’est un essai à vous, à partir de ce que vous saviez. Ce qui vous était caché est supposé.
beside-to-match = À la partie elle-même
beside-rematch = Revanche, camps échangés
beside-to-rematch = À la revanche
beside-asks-draw = { $seat } : une partie nulle est proposée.
beside-asks-rewind = { $seat } : « revenons à un moment antérieur. »
beside-asks-rematch = { $seat } : « une revanche, camps échangés ? »
beside-own-draw = Vous avez proposé la nulle.
beside-own-rewind = Vous avez demandé à revenir en arrière.
beside-own-rematch = Vous avez demandé une revanche.
beside-look = Regarder
beside-agree = D’accord
beside-decline = Refuser
beside-withdraw = Retirer
beside-watching = Spectateurs
beside-watching-unsaid = Rien de dit encore
beside-watching-none = Aucun
beside-watching-live = En direct
beside-watching-turn = Un tour plus tard
beside-watching-delay = Dix décisions plus tard
beside-watching-how = Entre personnes qui ont un compte, il faut l’accord des deux. C’est le plus prudent qui décide.
beside-watching-other = L’autre camp : { $text }

talk-title = Conversation
talk-watching = Conversation des spectateurs
talk-new =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
talk-none = Personne n’a encore rien dit. Dites bonjour.
talk-hidden = L’hôte a masqué ce message.
talk-say = Dire quelque chose
talk-send = Dire
talk-you = Vous
talk-somebody = Quelqu’un
talk-mute = Mettre en sourdine
talk-mute-of = Mettre en sourdine : { $person }
talk-block = Bloquer
talk-block-of = Bloquer { $person }
talk-report = Signaler
talk-report-of = Signaler ce message à l’hôte
talk-why = Qu’est-ce qui ne va pas ?
talk-reported = L’hôte le verra.
talk-done-mute = Vous n’entendez plus { $person }. Cela se change au salon.
talk-more = Autres choix pour ce message
talk-spectators-apart = Les joueurs ne voient pas ceci avant la fin de la partie.
notes-title = Notes
notes-about = Personne d’autre ne les voit. Elles accompagnent votre propre partie enregistrée.
notes-none = Notez ce que vous projetez : vous le retrouverez ici en revenant.
notes-write = Une note
notes-keep = Garder
notes-remove = Jeter
notes-remove-of = Jeter la note { $number }
notes-at = au moment { $revision }
notes-record = Votre partie enregistrée, avec les notes

## Changed rules

rules-changed = Ce qui diffère
rules-kept = Gardée pour la version { $engine }
rules-kept-how = Vous avez choisi de finir cette partie avec la version { $engine } d’Arpents (règles { $rules }) ; ici, plus rien ne se décide. La partie enregistrée contient les secrets des deux camps et les dés : cette version la reprend par « arpents play --terminal --load ».
rules-download = Télécharger la partie enregistrée
rules-same-until = Le plateau montre le dernier moment qui est le même selon les anciennes règles et les nouvelles.
rules-refused = Les anciennes règles permettaient cette décision ; les nouvelles ne la permettent pas.
rules-told = Selon les nouvelles règles, il en résulte autre chose.
rules-asked = Selon les nouvelles règles, on vous pose une autre question ou on vous offre d’autres choix.
rules-shown = Selon les nouvelles règles, vous verriez autre chose.
rules-elsewhere = Vous auriez vu la même chose. Pour l’autre camp, quelque chose diffère qui est son secret.
rules-start = Selon les nouvelles règles, la partie commencerait autrement.
rules-decided = Décision
rules-before = Avant
rules-now = Maintenant
rules-told-nothing = Rien n’est annoncé.
rules-told-unknown = Ce qui fut annoncé alors n’a pas été gardé.
rules-own-new = Vous voulez continuer avec les nouvelles règles.
rules-own-old = Vous voulez finir sur l’ancienne version.
rules-other-new = { $seat } : continuer avec les nouvelles règles.
rules-other-old = { $seat } : finir sur l’ancienne version.
rules-other-silent = { $seat } : pas encore de réponse.
rules-go-on = Continuer d’ici avec les nouvelles règles
rules-go-on-how = Ce qui a été décidé après ce moment est annulé, et les dés seront autres.
rules-go-on-nothing = Vous ne perdez rien de ce que vous avez vu ; les dés seront autres.
rules-keep = Finir sur la version { $engine }
rules-keep-how = La partie reste comme elle est et ne peut plus être jouée ici. La partie enregistrée, avec tous les secrets, peut alors être téléchargée par vous deux et reprise avec la version { $engine }. On ne peut pas revenir là-dessus.
rules-unsay = Reprendre ce que j’ai dit
## A seat taken back, and notices of one match

beside-stood-in = Votre temps était écoulé, et l’ordinateur joue pour vous. Vous pouvez vous rasseoir, avec le temps d’un tour.
beside-take-back = Reprendre le siège
beside-only-watch = Regarder seulement
beside-told = Avis de cette partie
beside-told-how = Envoyer les avis
beside-told-usual = comme pour toutes mes parties
beside-told-at-once = aussitôt
beside-told-away = quand je ne suis pas là
beside-told-digest = ensemble, une fois par jour
beside-told-never = jamais, seulement les lister
beside-told-dates = Jours où ma pendule se repose dans cette partie
beside-told-dates-how = par exemple 2026-12-25 2026-12-26 ; dès le prochain tour
beside-told-save = Enregistrer
beside-told-saved = Enregistré.
beside-told-all = Tous mes avis
