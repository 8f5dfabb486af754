### Ce que disent la ligne de commande et la table dans le terminal.

## Commandes

usage-prefix = {"Usage : "}
usage-arpents = arpents COMMANDE [options]
usage-games = arpents games [options]
usage-play = arpents play [JEU] [options]
usage-simulate = arpents simulate JEU [options]
usage-check = arpents check JEU [options]
usage-replay = arpents replay FICHIER [options]
usage-rules = arpents rules JEU [NUMÉRO] [options]
usage-bench = arpents bench [options]
help-arpents = Cinq jeux de la guerre de la Conquête sur une même table.
help-games = Ce qu’on peut jouer, avec scénarios, camps et options.
help-play = Jouer dans le navigateur ou dans ce terminal, contre l’ordinateur ou à deux.
help-simulate = Faire jouer beaucoup de parties par l’ordinateur.
help-check = Soumettre des parties jouées au hasard à toute la batterie de contrôles.
help-replay = Raconter une partie enregistrée et vérifier que rien n’y a été changé.
help-rules = Chaque règle numérotée en nos propres mots, et les tests qui la prouvent.
help-bench = À quelle vitesse chaque jeu tourne ici.
heading-options = {"Options "}
heading-commands = Commandes (arpents COMMANDE --help en dit plus) :
version = arpents { $version }, { $mode }
mode-compiled = compilé
mode-interpreted = interprété (Python seul)

## Options

option-help = cette aide
option-lang = langue : fr ou en ; sinon celle du système
option-version = la version, et si elle tourne compilée ou interprétée
option-json = du JSON, pour les programmes
option-games = combien de parties (100)
option-seed = un nombre entier qui décide de tous les dés
option-bots = les joueurs de l’ordinateur, dans l’ordre des camps : random, greedy (random)
option-scenario = scénario
option-option = une option des règles ; peut être donnée plusieurs fois
option-out = écrire chaque partie, un objet JSON par ligne
option-workers = combien de processus (1)
option-record = où écrire la partie qui échoue
option-verify = contrôler la partie d’après sa dernière ligne, et les dés d’après leur engagement
option-from = première décision à raconter
option-to = dernière décision à raconter
option-seat = pour play : votre camp ; pour replay : ne raconter que ce que ce camp a vu
option-coverage = donner les tests de chaque règle ; code de sortie 1 s’il en manque
option-tests = où sont les tests (tests)
option-game = seulement ce jeu
option-terminal = jouer dans ce terminal ; sinon la table s’ouvre dans le navigateur
option-host = pour le navigateur : l’adresse où la table écoute (127.0.0.1 ; 0.0.0.0 pour tout le réseau)
option-port = pour le navigateur : le port (1759)
option-database = pour le navigateur : où les parties sont gardées (un fichier dans votre dossier de données)
option-public-url = pour le navigateur : le nom public de cette table, derrière un mandataire
option-no-browser = ouvrir la table sans ouvrir de navigateur
option-bot = le joueur de l’ordinateur : greedy ou random
option-load = reprendre une partie enregistrée

## Ce qui ne va pas

unknown-language = la langue « { $language } » n’existe pas ici ; les langues sont : { $known }.
unknown-command = il n’y a pas de commande « { $command } » ; les commandes sont : { $known }.
unknown-cli-option = il n’y a pas d’option « { $word } » ici ; --help les donne toutes.
one-word-too-many = « { $word } » est de trop ; --help dit ce qui est attendu.
option-needs-value = l’option { $option } demande une valeur.
option-takes-no-value = l’option { $option } ne prend pas de valeur.
bad-command-line = la commande est illisible : { $text }
game-missing = quel jeu ? Nommez-le après la commande ; « arpents games » les donne tous.
option-not-whole = { $option } demande un nombre entier, pas « { $value } ».
option-too-small = { $option } doit valoir au moins { $least }, pas { $value }.
option-not-a-pair = --option demande NOM=VALEUR, pas « { $text } ».
option-given-twice = l’option « { $option } » est donnée deux fois.
unknown-bot = il n’y a pas de joueur « { $bot } » ; les joueurs de l’ordinateur sont : { $known }.
wrong-number-of-bots =
    { $count ->
        [one] --bots nomme un joueur
       *[other] --bots nomme { $count } joueurs
    }, mais il y a { $wanted } camps : { $seats }.
file-not-named = quel fichier ? Nommez-le après la commande.
file-missing = il n’y a pas de fichier « { $file } ».
file-is-directory = « { $file } » est un dossier, pas un fichier.
file-not-text = « { $file } » n’est pas un fichier de texte.
file-unreadable = « { $file } » ne peut pas être lu : { $why }.
file-exists = « { $file } » existe déjà, et rien n’est écrasé.
file-unwritable = « { $file } » ne peut pas être écrit : { $why }.
in-file = { $file } : { $text }
sentence = { $text }
from-after-to = --from { $first } vient après --to { $last }.
no-such-rule = { $game } n’a pas de règle { $number }.
tests-missing = il n’y a pas de dossier « { $directory } » avec des tests ; --tests dit où ils sont.
tests-unreadable = « { $file } » n’est pas du Python lisible.
terminal-only = { $option } est pour le terminal : ajoutez --terminal.
browser-only = { $option } est pour la table dans le navigateur : retirez --terminal.
port-too-large = --port va jusqu’à { $most }, pas { $port }.
port-not-free = le port { $port } de { $host } ne peut pas servir ({ $why }) ; --port en donne un autre.
bad-public-url = --public-url commence par http:// ou https://, pas par « { $value } ».
database-fault = la base de données ne s’ouvre pas : { $text }
table-open = La table est ouverte à { $url }. Ctrl-C la ferme.
load-of-another-game = { $file } : la partie enregistrée est de { $found }, pas de { $game }.
load-with-others = --load prend tout de la partie enregistrée : retirez { $option }.
bot-without-seat = --bot demande --seat, le camp que vous jouez vous-même.

## Avancement et résultats

progress-matches = { $done } parties sur { $total }, encore { $left } s
progress-checks = { $done } parties contrôlées sur { $total }, encore { $left } s
progress-games = { $done } jeux mesurés sur { $total }
games-seats = camps : { $list }
games-scenarios = scénarios : { $list }
games-options = options (la valeur habituelle d’abord) :
simulated =
    { $games ->
        [one] { $game } : une partie
       *[other] { $game } : { $games } parties
    }, { $finished ->
        [one] { $finished } terminée
       *[other] { $finished } terminées
    }.
simulated-wins = { $seat } ({ $bot }) : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
simulated-draws =
    { $draws ->
        [one] une partie nulle
       *[other] { $draws } parties nulles
    }
simulated-speed = { $decisions } décisions ({ $each } par partie) en { $seconds } s : { $speed } par seconde
checked = { $game } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } et { $decisions } décisions contrôlées en { $seconds } s, aucune faute.
check-failed = { $game }, graine { $seed } : { $what }
check-record = Cette partie enregistrée le reproduit :
check-record-written = { $file } le reproduit.
rule-is-text = décrit, ne décide rien
rule-untested = aucun test
rule-stray = Un test porte un numéro qu’aucune règle n’a : { $text }
rules-covered = { $covered } règles sur { $rules } sont couvertes.
benched = { $game } : { $decisions_per_second } décisions par seconde, une copie en { $copy_us } µs, une vue en { $view_us } µs
decision = { $seat } : { $label } ({ $words })
option-chosen = { $option } : { $value }
replay-unfinished = La partie n’est pas terminée.
verified =
    { $decisions ->
        [one] Vérifié : { $decisions } décision mène
       *[other] Vérifié : { $decisions } décisions mènent
    } à l’empreinte { $key }.
verified-dice = Vérifié : les dés sont ceux qui étaient promis avant le premier jet ({ $commitment }).
not-verified = NON vérifié. { $text }

## La table dans le terminal

welcome = { $title } — { $scenario }
welcome-help = Tapez le numéro d’un choix, ou « aide ».
your-side = Votre camp : { $seat }. L’ordinateur ({ $bot }) joue : { $other }.
hot-seat = Deux personnes devant un écran : la table cache chaque camp à l’autre.
commitment = Les dés sont déjà fixés et scellés : { $commitment }. À la fin, le sceau est ouvert et chacun peut les vérifier.
resumed =
    { $decisions ->
        [one] La partie reprend après { $decisions } décision.
       *[other] La partie reprend après { $decisions } décisions.
    }
curtain = { $seat } : appuyez sur Entrée quand l’autre camp ne regarde pas.
thinking = { $seat } : réflexion…
choices-hidden = { $first }–{ $last }  { $verb } … ({ $count } choix : « liste { $verb } »)
undo-possible = « annuler » reprend votre dernière décision.
prompt-mark = {"> "}
help-table =
    numéro                prendre ce choix
    mots                  la même chose en toutes lettres : « from levis »
    pourquoi MOTS         pourquoi c’est permis ou non, et ce que cela fait
    règle 9.1             une règle en nos mots
    liste                 tous les choix, ou tous ceux d’une sorte : « liste take »
    carte                 la carte à nouveau
    journal               tout ce qui s’est passé
    annuler               reprendre votre dernière décision
    enregistrer FICHIER   garder la partie
    quitter               quitter la table
    Les noms anglais marchent aussi : why, rule, list, board, log, undo, save, help, quit.
help-quebec-1759 = Les ordres peuvent s’écrire comme dans le livret : « 3 LE-ET », « 2 LE-BE/A » (en bateau), « 2 NAVAL UP », « IND CR-OR », « STAY » ; plusieurs lignes avec des virgules. Puis « ready ».
no-such-choice =
    { $count ->
        [one] Il n’y a que le choix 1.
       *[other] Les choix vont de 1 à { $count }.
    }
why-what = Pourquoi quoi ? Donnez le numéro ou les mots d’un choix.
rule-what = Quelle règle ? Donnez son numéro, par exemple « règle { $number } ».
save-where = Enregistrer où ? Donnez le nom d’un fichier.
saved = Enregistré dans { $file }.
saved-secret = Le fichier contient le secret des dés : qui le lit peut les prévoir.
undone = Repris : { $words }
log-empty = Il ne s’est encore rien passé.
not-saved = La partie n’est pas enregistrée. Le nom d’un fichier l’enregistre, Entrée l’abandonne.
save-offer = Le nom d’un fichier garde la partie, Entrée non.
goodbye = Au revoir.
doubtful = Cet ordre ne peut pas être exécuté : { $text }
doubtful-ask = L’écrire quand même, par bluff ? (oui ou non)
answers-yes = o oui
not-played = Pas écrit.
the-end = La partie est terminée.
revealed-blocks = Ce qui était caché : { $seat }
dice-revealed = Le sceau des dés est ouvert : { $secret }

## La carte de Québec 1759

quebec-move =
    { $move ->
        [0] Mise en place
       *[other] Mouvement de Campagne { $move } sur 16
    }
quebec-tide = le courant arrête bateaux et navires
quebec-own-cv = votre valeur de combat : { $cv }
quebec-legend = { $letter } 7/16 : 7 blocs à vous, 16 CV. { $enemy } 3 : 3 blocs ennemis. ═ route, ╫ route qui passe la St-Charles, ~ fleuve.
quebec-legend-spectator = { $letter } 3 : 3 blocs. ═ route, ╫ route qui passe la St-Charles, ~ fleuve.
quebec-letter-french = F
quebec-letter-british = A
quebec-ships =
    { $count ->
        [0] aucun navire
        [one] { $count } navire
       *[other] { $count } navires
    }
quebec-decoys =
    { $count ->
        [one] { $count } leurre
       *[other] { $count } leurres
    }
quebec-pool = pas encore placés
quebec-order = ordre { $side } : { $lines }
quebec-order-void = impossible
quebec-battle = Combat : { $zone }
quebec-hidden =
    { $count ->
        [0] —
        [one] 1 bloc caché
       *[other] { $count } blocs cachés
    }
