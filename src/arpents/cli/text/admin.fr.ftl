### Ce que dit `arpents admin`.

usage-admin =
    arpents admin people [list | show NOM | suspend NOM | readmit NOM | remove NOM] [options]
      arpents admin matches [list | show PARTIE | end PARTIE | remove PARTIE] [options]
      arpents admin reports [list | dismiss RAPPORT | hide RAPPORT | suspend RAPPORT] [options]
      arpents admin backup FICHIER | restore FICHIER | prune [options]
help-admin = Pour qui tient une maison : ses gens, ses parties et ses signalements, ses copies, et ce qui est assez vieux pour partir.
option-winner = pour matches end : le camp qui a gagné ; sans cela la partie est nulle
option-over = pour matches : seulement celles qui sont finies
option-why = pour suspend : pourquoi, en des mots que la personne lira
option-all = pour reports : aussi ceux qui sont clos
option-yes = pour remove : le faire
option-replace = pour restore : jeter ce qui est dans la base
option-dry-run = dire seulement ce qui serait fait, sans rien changer
option-idle = pour prune : les parties en cours que personne n’a jouées depuis tant de jours (180 ; 0 pour aucune)
option-unplayed = pour prune : les parties où personne n’a rien décidé depuis tant de jours (14 ; 0 pour aucune)
value-days = JOURS

admin-part-missing = arpents admin veut savoir de quoi il s’agit : { $known }.
admin-part-unknown = arpents admin ne connaît pas « { $word } » ; il y a { $known }.
admin-verb-unknown = arpents admin { $part } ne connaît pas « { $word } » ; il connaît { $known }.
admin-name-missing = arpents admin { $part } { $verb } veut savoir qui ou quoi.
admin-file-missing = arpents admin { $part } veut un fichier.
admin-option-elsewhere = { $option } est pour { $where }.
admin-no-person = personne ne porte le nom « { $name } » ; arpents admin people en donne la liste.
admin-no-match = il n’y a pas de partie « { $id } » ; arpents admin matches en donne la liste.
admin-no-report = il n’y a pas de signalement « { $id } » ; arpents admin reports en donne la liste.
admin-suspended-already = { $name } est déjà sous suspension.
admin-suspend-bot = { $name } est un robot : suspendez { $keeper }, qui en répond.
admin-not-suspended = { $name } n’est pas sous suspension.
admin-person-yes = ceci supprime pour de bon le compte de { $name }, et garde les parties ; ajoutez --yes.
admin-match-yes = ceci supprime pour de bon la partie { $id }, avec tout ce qui y fut décidé, ses conversations et ses notes ; ajoutez --yes.
admin-match-over = la partie { $id } est déjà finie.
admin-not-ended = la partie { $id } n’est pas finie : { $text }
admin-report-closed = le signalement { $id } est déjà clos.
admin-message-gone = la partie dont parle le signalement { $id } a été supprimée, et le message avec elle.
admin-hidden-already = le message dont parle le signalement { $id } est déjà masqué.
admin-writer-gone = la personne qui a écrit ce dont parle le signalement { $id } n’a pas de compte.
backup-differs = { $file } : ce qui a été écrit n’est pas ce qui a été lu ; il n’en reste rien.
backup-of-something-else = { $file } n’est pas la copie d’une maison d’Arpents.
backup-damaged = { $file } est abîmé : rien n’en a été pris.
backup-newer = { $file } a été écrit par une version plus récente d’Arpents : restaurez-le avec celle-là.
backup-failed = { $file } : la base n’a pu être lue ou écrite jusqu’au bout, et rien n’est changé.
restore-while-served = un serveur est ouvert sur cette base : arrêtez-le d’abord.
restore-not-empty = cette base n’est pas vide : nommez-en une autre, ou ajoutez --replace pour jeter ce qu’elle contient.

admin-people = { $count ->
    [0] Personne n’a de compte.
    [one] Un compte :
   *[other] { $count } comptes :
}
admin-person-line = { $name }{ $bot ->
        [yes] {" (robot)"}
       *[no] {""}
    }, depuis le { $since }, dernier passage { $seen }, { $count ->
        [0] aucune partie en cours
        [one] une partie en cours
       *[other] { $count } parties en cours
    }{ $suspended ->
        [yes] , sous suspension
       *[no] {""}
    }
admin-person-id = identifiant : { $id }
admin-person-keeper = un robot de { $name }
admin-person-ways = courriel : { $mail } ; clés d’accès : { $passkeys } ; sessions : { $sessions }
admin-person-more = langue : { $language } ; fuseau horaire : { $zone } ; jetons : { $tokens }
admin-person-bots = robots : { $list }
admin-person-suspended = sous suspension depuis le { $day } : { $why }
admin-person-reports = { $count ->
    [one] un signalement
   *[other] { $count } signalements
}
admin-suspended = { $name } est sous suspension : toutes ses sessions sont closes, et l’entrée lui est refusée.
admin-readmitted = { $name } peut revenir.
admin-person-removed = Le compte de { $name } est supprimé. Les parties restent.
admin-matches = { $count ->
    [0] Il n’y a aucune partie.
    [one] Une partie :
   *[other] { $count } parties :
}
admin-match-line = { $id }  { $game }, { $scenario }, { $count ->
        [0] aucune décision
        [one] une décision
       *[other] { $count } décisions
    }, { $state ->
        [over] commencée le { $day }, finie
        [trial] jouée le { $day }, l’essai d’une seule personne
       *[on] jouée le { $day }
    }
admin-match-begun = commencée : { $day }
admin-match-seat = { $seat } : { $kind ->
        [computer] l’ordinateur ({ $name })
        [person] { $name }
        [left] quelqu’un qui est parti
        [guest] quelqu’un qui a le lien
       *[open] personne encore
    }
admin-match-ended = La partie { $id } est finie.
admin-match-removed = La partie { $id } est supprimée.
admin-reports = { $count ->
    [0] Il n’y a aucun signalement.
    [one] Un signalement :
   *[other] { $count } signalements :
}
admin-report-line = { $id }  { $day }, { $reporter } au sujet de { $writer }, partie { $match }{ $state ->
        [closed] , clos
        [hidden] , masqué
       *[open] {""}
    }
admin-report-message = message : { $text }
admin-report-why = pourquoi : { $text }
admin-dismissed = Le signalement { $id } est clos.
admin-hidden = Le message est masqué, et le signalement { $id } clos.
admin-backed-up = { $file } contient toute la maison ({ $matches } parties, { $people } personnes, { $rows } lignes), et a été relu. Il s’y trouve des adresses et des positions cachées : gardez-le en lieu sûr.
admin-restored = La maison est telle que dans { $file } : { $matches } parties, { $people } personnes, { $rows } lignes.
admin-pruned = { $count ->
    [0] Rien n’était assez vieux.
   *[other] Voici ce qui est parti :
}
admin-would-prune = { $count ->
    [0] Rien n’est assez vieux.
   *[other] Voici ce qui partirait :
}
admin-prune-kind = { $kind ->
        [links] liens par courriel
        [ceremonies] clés d’accès jamais présentées
        [sessions] sessions
        [presences] derniers passages sur une page
        [offers] offres
        [notices] avis
        [reports] signalements clos
        [replays] relectures
       *[matches] parties que personne ne joue
    } : { $count }
