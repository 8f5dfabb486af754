### Ce qui est gardé sur les gens, et combien de temps.

kept-title = Ce qui est gardé sur vous
kept-by = { $host } accueille cette table et en répond.
kept-by-nobody = L’hôte de cette table n’a pas dit qui il est : demandez à la personne qui vous a envoyé ici.
kept-in-short = Pas de mot de passe, pas d’adresse du réseau, pas de journal de qui vient et quand, rien d’ailleurs et rien pour personne d’autre. Voici tout ce qu’il y a :
kept-how-long = Combien de temps
kept-goes-leave = jusqu’à ce que vous partiez ou le retiriez
kept-goes-host = jusqu’à ce que l’hôte la lève, ou que vous partiez
kept-account-title = Votre compte
kept-account = Le nom, la langue et le fuseau horaire que vous avez choisis, le jour de votre venue, votre adresse de courriel si vous l’avez donnée, et vos robots.
kept-passkeys-title = Clés d’accès
kept-passkeys = Leur moitié publique, le nom que vous leur avez donné et leur dernier usage. Une clé commencée et jamais faite est oubliée après { $minutes } minutes.
kept-sessions-title = Sessions
kept-sessions = Sur quels appareils vous avez ouvert une session : navigateur et système en deux mots, et leur dernier usage, à { $minutes } minutes près ; aussi votre dernier passage sur une page, pour les avis qui ne sont voulus qu’en votre absence.
kept-sessions-until = jusqu’à la fin de la session ; d’elle-même { $days } jours après le dernier usage
kept-links-title = Liens par courriel
kept-links = L’adresse à laquelle un lien a été envoyé, et une empreinte du lien, qui vaut { $minutes } minutes.
kept-links-until = { $days ->
    [one] un jour
   *[other] { $days } jours
}
kept-tokens-title = Jetons
kept-tokens = Comment vous les avez appelés, à quoi ils servent, leur dernier usage, et une empreinte.
kept-seats-title = Vos sièges
kept-seats = Quels sièges de quelles parties sont les vôtres. Sans compte, une empreinte du secret du siège, qui ne dit rien de vous.
kept-seats-until = aussi longtemps que la partie ; quand vous partez, le siège dit « quelqu’un qui est parti »
kept-decisions-title = Parties
kept-decisions = Ce qui a été décidé dans une partie et par quel camp, sa pendule, et ce qu’on en a calculé. Vos adversaires en ont besoin autant que vous.
kept-decisions-until = { $days ->
    [0] pour de bon, afin qu’on puisse la revoir
    [one] pour de bon une fois finie ; sinon jusqu’à ce que personne n’y joue depuis un jour, n’y ait rien décidé depuis { $unplayed }, ou ne joue un essai depuis { $trial }
   *[other] pour de bon une fois finie ; sinon jusqu’à ce que personne n’y joue depuis { $days } jours, n’y ait rien décidé depuis { $unplayed }, ou ne joue un essai depuis { $trial }
}
kept-offers-title = Offres
kept-offers = Les parties que vous avez offertes, ou auxquelles on vous a invité.
kept-offers-until = { $days ->
    [0] jusqu’à votre départ
    [one] jusqu’à votre départ ; d’elles-mêmes un jour après leur fin
   *[other] jusqu’à votre départ ; d’elles-mêmes { $days } jours après leur fin
}
kept-results-title = Résultats
kept-results = Comment une partie s’est terminée, après combien de décisions, et ses premières : pour des statistiques, qui ne nomment personne.
kept-results-until = aussi longtemps que la partie
kept-ratings-title = Vos cotes
kept-ratings = Par jeu et par camp : votre cote et son incertitude, combien de parties vous avez gagnées, partagées et perdues, et ce que chacune y a changé.
kept-tournaments-title = Tournois
kept-tournaments = Ceux que vous avez organisés ou joués, contre qui, et comment cela s’est terminé.
kept-tournaments-until = aussi longtemps que le tournoi ; quand vous partez, votre nom en est ôté
kept-talk-title = Ce que vous dites à une table
kept-talk = Le texte de chaque message, son moment, et qui l’a écrit. L’hôte peut masquer un message.
kept-talk-until = aussi longtemps que la partie ; quand vous partez, votre nom en est ôté
kept-notes-title = Vos notes
kept-notes = Ce que vous avez écrit pour vous à côté d’une partie. Personne d’autre ne le voit.
kept-shunned-title = Personnes mises en sourdine ou bloquées
kept-shunned = Son compte et le vôtre, et depuis quand. Cette personne n’en sait rien.
kept-reports-title = Signalements
kept-reports = Ce que vous avez signalé à l’hôte et pourquoi, et ce que d’autres ont signalé de vous.
kept-reports-until = { $days ->
    [0] jusqu’à ce que l’hôte l’efface ; sans votre nom quand vous partez
    [one] un jour après que l’hôte l’a clos ; sans votre nom quand vous partez
   *[other] { $days } jours après que l’hôte l’a clos ; sans votre nom quand vous partez
}
kept-suspensions-title = Suspension
kept-suspensions = Si l’hôte vous refuse l’entrée, depuis quand et pourquoi.
kept-notices-title = Avis
kept-notices = Que c’était à vous dans une partie, ce qu’on vous y a proposé, qui vous a invité et à quoi, et où cela vous a été dit. Jamais rien de secret de la partie.
kept-notices-until = { $days ->
    [0] aussi longtemps que la partie et votre compte
    [one] un jour
   *[other] { $days } jours
}
kept-ways-title = Façons de vous prévenir
kept-ways = Où vous voulez qu’on vous prévienne et quand : adresses, navigateurs, webhooks, heures et jours de repos, et une empreinte du secret de votre fil.
kept-replays-title = Parties enregistrées qu’on a regardées
kept-replays = Le fichier que quelqu’un a donné à montrer ou à juger, et ce qu’on y a trouvé. Il ne nomme personne.
kept-replays-until = { $days ->
    [0] jusqu’à ce qu’il faille de la place pour d’autres
    [one] un jour après le dernier regard, ou moins
   *[other] { $days } jours après le dernier regard, ou moins
}
kept-browser-title = Dans ce navigateur
kept-browser = Deux témoins (cookies), pour vos sièges et pour votre session ; ce que vous avez choisi (langue, apparence) ; et pour lire sans connexion, la page, les règles et les parties enregistrées que vous avez ouvertes. Quand vous fermez votre session, ces parties s’en vont. Aucun autre site n’apprend rien.
kept-leave-title = Partir
kept-leave = Sur la page de votre compte vous pouvez le supprimer, sur-le-champ et pour de bon, avec tout ce qui s’en va avec lui ci-dessus. Les copies que l’hôte a faites par sûreté sont à lui d’oublier.
kept-account-link = Vers votre compte
