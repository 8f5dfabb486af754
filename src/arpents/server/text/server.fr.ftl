### Ce que dit la table elle-même sur le réseau.

undo-possible = La dernière décision peut être reprise.
undo-impossible = Rien à reprendre : dés jetés, secret montré ou main passée.
undo-nothing = Vous n’avez aucune décision à reprendre.

stale-revision = La partie a avancé ; regardez de nouveau avant de décider.
match-of-other-rules = Cette partie a été jouée avec les règles de la version { $engine } ; celles d’aujourd’hui s’en écartent à la décision { $number }. On peut la regarder jusque-là, pas la continuer ; ce qui est fini le reste, et la partie enregistrée demeure entière.
record-sealed = La partie enregistrée contient les secrets des deux camps et les dés à venir : elle est remise après la fin.
seat-of-computer = L’ordinateur tient ce siège.
seat-taken = Quelqu’un d’autre a déjà pris ce siège.
no-secret = Ce siège est à qui en détient le lien ; aucun secret n’accompagne la requête.
wrong-secret = Ce n’est pas le secret de ce siège.
no-such-match = Il n’y a pas de telle partie ici.
no-such-revision = Il n’y a pas de moment { $revision } dans cette partie.
no-such-replay = Cette relecture n’est plus disponible ; envoyez de nouveau la partie enregistrée.
no-such-step = La partie enregistrée n’a pas d’étape { $step } ; la dernière est { $last }.
no-such-file = Il n’y a rien à cette adresse.
method-not-allowed = Cette adresse ne comprend pas { $text }.
bad-json = Le corps de la requête n’est pas du JSON.
too-long = C’est trop long : on ne lit ici que { $most } caractères au plus.
bad-request = { $fault ->
    [missing] Il manque « { $where } » à la requête.
    [unknown] La requête contient quelque chose d’inconnu à « { $where } ».
    [half] La requête contient une moitié de caractère.
    [short] Ce que la requête contient à « { $where } » est trop court.
   *[other] La requête n’a pas la forme attendue à « { $where } ».
  }
bad-http = Ce n’est pas une requête que la table comprenne.
replay-wants-one = Une relecture demande soit une partie enregistrée, soit une partie jouée ici.
body-too-large = Le corps de la requête dépasse { $limit } octets.
head-too-large = L’adresse et les en-têtes de la requête dépassent { $limit } octets.
too-slow = La requête n’est pas arrivée entière à temps.
too-many-requests = Trop de requêtes ; attendez { $seconds } s.
too-many-begun = On ne peut commencer plus de { $most } parties en { $span ->
        [hour] une heure
       *[day] un jour
    } : réessayez dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
too-many-unfinished = Cette table permet { $most } parties en cours tout au plus : finissez-en une ou abandonnez-la, puis réessayez.
too-many-trials = Une partie a { $most } essais tout au plus : finissez-en un ou abandonnez-le, puis réessayez.
too-many-connections = Trop de connexions depuis une même adresse.
table-full = La table est pleine ; revenez dans un instant.
other-origin = La requête vient d’une page d’un autre site.
other-host = Cette table ne porte pas le nom « { $text } ».
bad-frame = Seul {"{"}"type": "ping"{"}"} est compris ici.
question-too-long = La réponse a demandé trop de calcul ; posez une question plus simple.
match-damaged = Ce qui a été gardé de cette partie est abîmé à la décision { $number } : elle ne peut pas être ouverte.
match-row-damaged = Ce qui a été gardé de cette partie est abîmé à son début : elle ne peut pas être ouverte.
storage-fault = La décision n’a pas pu être écrite ; elle n’a donc pas été prise. Essayez encore.
storage-down = L’endroit où les parties sont gardées ne répond pas. Essayez encore dans un instant.
table-closing = Ce serveur va fermer ; un autre prend la suite.
storage-of-other-version = L’endroit où les parties sont gardées a la forme d’une autre version.
metrics-not-for-you = Les chiffres de ce serveur sont réservés aux adresses que son hôte a nommées.
metrics-not-installed = Les chiffres de ce serveur demandent l’extra « host » : pip install "arpents[host]".
storage-full = Il ne reste presque plus de place là où les parties sont gardées.
storage-damaged = L’endroit où les parties sont gardées est abîmé.
players-down = Les joueurs de l’ordinateur ne répondent pas.
server-fault = Quelque chose a mal tourné dans la table elle-même.
