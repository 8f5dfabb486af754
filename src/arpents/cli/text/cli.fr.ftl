### Ce que disent la ligne de commande et la table dans le terminal.

## Commandes

usage-prefix = {"Usage : "}
usage-arpents = arpents COMMANDE [options]
usage-games = arpents games [JEU] [options]
usage-play = arpents play [JEU] [options]
usage-worker = arpents worker [options]
usage-upgrade = arpents upgrade [options]
usage-learn = arpents learn [JEU] [LEÇON] [options]
usage-simulate = arpents simulate JEU [options]
usage-match = arpents match JEU [options]
usage-ladder = arpents ladder JEU [options]
usage-fit = arpents fit JEU [options]
usage-army = arpents army [LISTE] [options]
usage-pieces = arpents pieces JEU [options]
usage-check = arpents check JEU [options]
usage-replay = arpents replay FICHIER [options]
usage-tournament = arpents tournament FICHIER [--promised FICHIER] [options]
usage-analyse = arpents analyse FICHIER [options]
usage-draw = arpents draw FICHIER [options]
usage-rules = arpents rules JEU [NUMÉRO] [options]
usage-observe = arpents observe JEU|FICHIER [options]
usage-bench = arpents bench [options]
usage-environments = arpents environments [JEU] [options]
help-arpents = Cinq jeux de la guerre de la Conquête sur une même table.
help-games = Ce qu’on peut jouer, avec scénarios, camps et options ; avec JEU, sa fiche : comment on gagne, combien de temps il faut, par quoi commencer.
help-play = Jouer dans le navigateur ou dans ce terminal, contre l’ordinateur ou à deux.
help-worker = Réfléchir pour les joueurs de l’ordinateur, et faire tout ce que les serveurs d’une base PostgreSQL laissent à d’autres.
help-upgrade = Faire passer les parties en cours aux règles de cette version ; avec --dry-run, dire seulement lesquelles continueraient et où les autres diffèrent.
help-learn = Apprendre un jeu, leçon après leçon, puis jouer une première partie où tout est expliqué.
help-simulate = Faire jouer beaucoup de parties par l’ordinateur.
help-match = Deux joueurs de l’ordinateur l’un contre l’autre : qui gagne, avec quelle certitude, et s’ils font la guerre.
help-ladder = Tous les niveaux d’un jeu l’un contre l’autre ; le résultat est écrit dans docs/ladder.md.
help-fit = Tirer de parties contre soi-même le poids de ce qui compte pour un niveau, et voir par des parties s’il joue mieux.
help-army = Composer une liste d’armée pour Muskets & Tomahawks, la peser, la garder et jouer avec.
help-pieces = Poser aux joueurs de l’ordinateur les problèmes : des positions où une décision est la bonne.
help-check = Soumettre des parties jouées au hasard à toute la batterie de contrôles.
help-replay = Raconter une partie enregistrée et vérifier que rien n’y a été changé.
help-tournament = Vérifier les dés et les résultats de tout un tournoi d’après ses parties enregistrées.
help-analyse = Juger une partie enregistrée : chances, tournants, hasard, et ce qu’aurait fait l’ordinateur.
help-draw = Dessiner le plateau d’une partie enregistrée à un moment, en un seul SVG.
help-rules = Chaque règle numérotée en nos propres mots, et les tests qui la prouvent.
help-observe = Ce que reçoivent les programmes qui apprennent : chaque case d’une observation par son nom, ou son contenu à un moment d’une partie enregistrée.
help-bench = À quelle vitesse chaque jeu tourne ici.
help-environments = Les jeux comme environnements d’apprentissage, avec leurs versions ; avec JEU, sa fiche.
heading-options = {"Options "}
heading-commands = Commandes (arpents COMMANDE --help en dit plus) :
version = arpents { $version }, { $mode }
mode-compiled = compilé
mode-interpreted = interprété (Python seul)

## Options

option-help = cette aide
option-lang = langue : fr ou en ; sinon celle du système
option-version = la version, et si elle tourne compilée ou interprétée
option-level = qui réfléchit aux tournants : un niveau, ou un niveau et ses simulations (regular:2000)
option-simulations = combien de simulations jugent chaque décision
option-html = écrire une page à part dans ce fichier
option-quick = un coup d’œil, vingt fois plus court et moins exact
option-json = du JSON, pour les programmes
option-list = les leçons et où vous en êtes
option-again = reprendre la leçon depuis le début
option-check = pour learn : jouer les leçons d’un bout à l’autre et dire leurs fautes ; pour environments : dire quelles fiches sont périmées
option-write = écrire les fiches
option-measure = faire jouer ces joueurs contre eux-mêmes, retenir qui gagne et écrire les fiches
option-folder = où sont les fiches (docs/environments)
option-games = combien de parties (100)
option-no-hints = personne ne peut demander conseil à l’ordinateur
option-seed = un nombre entier qui décide de tous les dés
option-bots = les joueurs de l’ordinateur, dans l’ordre des camps : recruit, militia, regular, veteran, random, greedy ; veteran:2s et veteran:2000 disent combien de temps il peut réfléchir ; pour match et simulate aussi les vôtres, FICHIER.py:CLASSE
option-scenario = scénario
option-option = une option des règles ; peut être donnée plusieurs fois
option-out = pour simulate : écrire chaque partie, un objet JSON par ligne ; pour draw : l’image
option-workers = combien de processus (1)
option-on = où le travail se fait : ray (une grappe Ray sur cette machine, le temps qu’il faut), ray://HÔTE:PORT (une grappe déjà là), ray://auto (celle de cette machine)
option-parquet = écrire les parties comme jeu de données, avec sa fiche : FICHIER.parquet, ou un dossier de fichiers
option-rows = ce qu’est une ligne du jeu de données : match (une partie, par défaut) ou decision
option-swap = jouer chaque graine deux fois, en changeant de camp
option-keep = garder chaque partie dans ce fichier, et reprendre d’après ce qu’il contient
option-players = qui figure au classement (recruit, militia, regular, veteran, greedy) ; veteran:2000 donne un budget
option-player = le niveau qui joue contre lui-même (militia) ; regular:500 donne un budget
option-matches = combien de parties par comparaison (100 ; 0 pour aucune)
option-weights = où écrire les poids trouvés (build/fit/JEU.json)
option-steps = seulement les paires qui doivent montrer un écart, pas toutes
option-known = raconter les parties déjà gardées, sans en jouer d’autres
option-page = la page écrite (docs/ladder.md) ; ce qu’elle dit des autres jeux reste
option-record = où écrire la partie qui échoue
option-verify = contrôler la partie d’après sa dernière ligne, et les dés d’après leur engagement
option-promised = une copie de ces parties gardée plus tôt, dont les engagements de dés doivent encore tenir
option-from = première décision à raconter (avec --seat, comptée comme ce camp l’a vue)
option-at = après quelle décision (la dernière ; avec --seat, comptée comme ce camp l’a vue)
option-to = dernière décision à raconter (de même)
option-seat = pour play : votre camp ; pour replay, analyse, draw et observe : seulement ce que ce camp a vu
option-schema = chaque case des observations du jeu par son nom
option-charts = les tableaux du jeu
option-glossary = les mots du jeu
option-find = pour rules : tous les passages qui parlent de ces mots ; pour admin people : ceux dont le nom ou l’adresse les contient
option-coverage = donner les tests de chaque règle ; code de sortie 1 s’il en manque
option-tests = où sont les tests (tests)
option-game = seulement ce jeu
option-compare = dire combien de fois plus vite que dans ce fichier de mesures (`--json`)
option-profile = où passe le temps dans ce jeu, procédure par procédure de ses règles
option-terminal = jouer dans ce terminal ; sinon la table s’ouvre dans le navigateur
option-host = pour le navigateur : l’adresse où la table écoute (127.0.0.1 ; 0.0.0.0 pour tout le réseau)
option-port = pour le navigateur : le port (1759)
option-database = où les parties sont gardées, un fichier ou une URL (ARPENTS_DATABASE, ou pour le navigateur un fichier dans votre dossier de données)
option-public-url = le nom de cette table pour le monde, derrière un mandataire : les liens des lettres y mènent (ARPENTS_PUBLIC_URL)
option-proxy = pour le navigateur : l’adresse d’un mandataire dont on croit l’en-tête X-Forwarded-For ; peut être répété
option-hall = pour le navigateur : permettre d’avoir un compte ici
option-smtp = pour le navigateur : le serveur de courriel des liens pour entrer, smtp://NOM:MOT@HÔTE:587 ou smtps://… (ARPENTS_SMTP)
option-mail-from = pour le navigateur : l’adresse d’où viennent les lettres (ARPENTS_MAIL_FROM)
option-no-browser = ouvrir la table sans ouvrir de navigateur
option-no-jobs = pour le navigateur, sur PostgreSQL : laisser les joueurs de l’ordinateur et les analyses à arpents worker
option-log = comment le journal s’écrit : text, ou json avec un objet par ligne
option-metrics = pour le navigateur : une adresse ou un réseau qui peut lire /metrics ; peut être répété (cette machine seule)
option-drain = pour le navigateur : combien de temps il sert encore après l’ordre de s’arrêter, en disant à /ready qu’il n’est plus prêt (0)
option-quota = pour le navigateur : combien, ou combien de jours, par exemple begun-hour=60, unfinished=150, idle-days=180 ; 0 pour aucune limite ; peut être répété
option-hosted-by = pour le navigateur : qui répond de cette table et comment l’atteindre, comme le dit sa page sur les données des gens (ARPENTS_HOSTED_BY)
option-traces = où vont les traces, une adresse qui prend OTLP sur HTTP, par exemple http://127.0.0.1:4318/v1/traces (ARPENTS_TRACES ; aucune)
option-processes = dans combien de processus il réfléchit (un par cœur, et au moins deux)
option-bot = le joueur de l’ordinateur : recruit, militia, regular, veteran ; random et greedy pour comparer
option-load = reprendre une partie enregistrée

## Ce que les options demandent

option-size = points de la partie
option-side = le camp qui la mène
option-read = lire la liste dans un fichier
option-save = écrire la liste dans un fichier
value-points = 400|200
value-side = CAMP
value-text-file = FICHIER.txt
value-language = fr|en
value-number = N
value-seat = CAMP
value-bot = NOM
value-bots = NOM,NOM
value-scenario = SCÉNARIO
value-pair = NOM=VALEUR
value-record = FICHIER.arp
value-lines = FICHIER.jsonl
value-page = FICHIER.md
value-cluster = GRAPPE
value-data = FICHIER.parquet
value-rows = SORTE
value-picture = FICHIER.svg
value-json = FICHIER.json
value-words = MOTS
value-folder = DOSSIER
value-game = JEU
value-figures = FICHIER
value-html = FICHIER.html
value-log = text|json
value-seconds = SECONDES
value-host = ADRESSE
value-mail = ADRESSE
value-url = URL

## Ce qui ne va pas

unknown-language = la langue « { $language } » n’existe pas ici ; les langues sont : { $known }.
unknown-command = il n’y a pas de commande « { $command } » ; les commandes sont : { $known }.
unknown-cli-option = il n’y a pas d’option « { $word } » ici ; --help les donne toutes.
one-word-too-many = « { $word } » est de trop ; --help dit ce qui est attendu.
option-needs-value = l’option { $option } demande une valeur.
option-takes-no-value = l’option { $option } ne prend pas de valeur.
bad-command-line = la commande est illisible ; --help dit ce qui est attendu.
game-missing = quel jeu ? Nommez-le après la commande ; « arpents games » les donne tous.
option-not-whole = { $option } demande un nombre entier, pas « { $value } ».
option-too-small = { $option } doit valoir au moins { $least }, pas { $value }.
option-not-a-pair = --option demande NOM=VALEUR, pas « { $text } ».
option-given-twice = l’option « { $option } » est donnée deux fois.
wrong-number-of-bots =
    { $count ->
        [one] --bots nomme un joueur
       *[other] --bots nomme { $count } joueurs
    }, mais il y a { $wanted } camps : { $seats }.
file-not-named = quel fichier ? Nommez-le après la commande.
picture-is-svg = l’image est un SVG, et non ce que « { $file } » annonce : nommez-la « { $better } ».
file-missing = il n’y a pas de fichier « { $file } ».
file-is-directory = « { $file } » est un dossier, pas un fichier.
file-not-text = « { $file } » n’est pas un fichier de texte.
file-too-large = « { $file } » est trop grand.
file-unreadable = « { $file } » ne peut pas être lu : { $why }.
bench-not-figures = { $file } ne contient pas de mesures telles que `arpents bench --json` les écrit.
bench-other-mode = { $file } n’a pas été mesuré de la même façon : on compare compilé avec compilé, Python seul avec Python seul.
options-exclude = { $one } et { $other } ne vont pas ensemble.
file-exists = « { $file } » existe déjà, et rien n’est écrasé.
file-unwritable = « { $file } » ne peut pas être écrit : { $why }.
why-no-folder = ce dossier n’existe pas
why-no-permission = la permission manque
why-read-only = rien ne peut y être écrit
why-full = il n’y a plus de place
why-bad-name = aucun fichier ne peut porter ce nom
why-in-use = autre chose s’en sert
why-no-address = cette machine n’a pas cette adresse
why-refused = le système refuse
output-unwritable = ce qu’il y a à dire ne peut pas être écrit : { $why }.
in-file = { $file } : { $text }
sentence = { $text }
from-after-to = --from { $first } vient après --to { $last }.
at-after-end = Il n’y a pas de décision { $at } : la dernière est la { $count }.
no-such-rule = { $game } n’a pas de règle { $number }.
no-rules = { $game } n’a pas encore de règles : elles s’écrivent dans son rules.toml.
tests-missing = il n’y a pas de dossier « { $directory } » avec des tests ; --tests dit où ils sont.
tests-unreadable = « { $file } » n’est pas du Python lisible.
terminal-only = { $option } est pour le terminal : ajoutez --terminal.
browser-only = { $option } est pour la table dans le navigateur : retirez --terminal.
port-too-large = --port va jusqu’à { $most }, pas { $port }.
port-not-free = le port { $port } de { $host } ne peut pas servir ({ $why }) ; --port en donne un autre.
bad-public-url = --public-url commence par http:// ou https://, pas par « { $value } ».
database-unknown-address = « { $value } » n’est pas l’adresse d’une base de données : --database demande un fichier, sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
database-without-driver = le programme qui parle à la base de données « { $value } » n’est pas installé.
database-does-not-open = la base de données « { $value } » ne s’ouvre pas : elle n’existe pas, ne répond pas ou ne laisse entrer personne.
database-of-something-else = « { $value } » n’est pas une base de données d’Arpents, ou elle est abîmée.
hall-only = { $option } est pour une salle : ajoutez --hall.
hall-without-libraries = --hall demande des bibliothèques qui ne sont pas installées : pip install arpents[hall].
mail-half = le courriel demande à la fois --smtp et --mail-from.
bad-smtp = --smtp commence par smtp:// ou smtps:// et nomme un hôte, pas « { $value } ».
bad-log = --log veut text ou json, pas « { $value } ».
bad-network = { $option } veut une adresse ou un réseau comme 127.0.0.1 ou 10.0.0.0/8, pas « { $value } ».
quota-not-a-pair = --quota veut NOM=NOMBRE, et non « { $text } ».
unknown-quota = il n’y a pas de quota « { $name } » ; il y a { $known }.
bad-traces = --traces commence par http:// ou https:// et désigne un collecteur, et non « { $value } ».
traces-without-library = --traces demande une bibliothèque qui n’est pas installée : pip install "arpents[telemetry]".
database-newer = la base de données a été modifiée par une version plus récente d’Arpents : ouvrez-la avec cette version-là.
## arpents upgrade

upgrade-no-database = il n’y a pas de base { $value }.
upgrade-counted = { $count ->
    [0] Il n’y a aucune partie en cours ; la version { $version } peut démarrer.
    [one] Une partie en cours, avec les règles de la version { $version } :
   *[other] { $count } parties en cours, avec les règles de la version { $version } :
}
upgrade-same = déjà de ces règles : { $count }
upgrade-would-go-on = d’autres règles, continueraient : { $count }
upgrade-go-on = d’autres règles, continuent : { $count }
upgrade-differ = d’autres règles, auraient tourné autrement : { $count }
upgrade-of = jouée avec la version { $engine }
upgrade-start = Elle commencerait autrement.
upgrade-refused = La décision { $number } sur { $decisions } est refusée : { $seat }, { $words }.
upgrade-told = La décision { $number } sur { $decisions } mène à autre chose : { $seat }, { $words }.
upgrade-asked = Après la décision { $number } sur { $decisions } ({ $seat }, { $words }), une autre question est posée.
upgrade-shown = Après la décision { $number } sur { $decisions } ({ $seat }, { $words }), quelqu’un voit autre chose.
upgrade-then = Puis est venu : { $seat }, { $words }.
upgrade-undo = (reprise)
upgrade-rule = Règle { $rule }.
upgrade-before = Avant : { $text }
upgrade-now = Maintenant : { $text }
upgrade-players-choose = Rien n’en est perdu : leurs joueurs voient la différence et choisissent de continuer de là avec les nouvelles règles ou de finir sur l’ancienne version.

worker-wants-postgresql = un ouvrier partage son travail avec d’autres ; il faut donc que --database (ou ARPENTS_DATABASE) désigne une base PostgreSQL : postgresql://NOM@HÔTE/BASE.
worker-ready = { $count ->
    [one] L’ouvrier est prêt et réfléchit dans un processus. Ctrl-C l’arrête.
   *[other] L’ouvrier est prêt et réfléchit dans { $count } processus. Ctrl-C l’arrête.
}
table-open = La table est ouverte à { $url }. Ctrl-C la ferme.
load-of-another-game = { $file } : la partie enregistrée est de { $found }, pas de { $game }.
load-with-others = --load prend tout de la partie enregistrée : retirez { $option }.
bot-without-seat = --bot demande --seat, le camp que vous jouez vous-même.

## Avancement et résultats

progress-matches = { $done } parties sur { $total }, encore { $left } s
progress-pieces = { $done } réponses sur { $total }, encore { $left } s
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
rule-uncited = aucune ligne de code ne la cite
rule-tests-elsewhere = Ses tests ne sont pas ici ; --tests dit où ils sont.
rule-stray = Un test porte un numéro qu’aucune règle n’a : { $text }
rules-covered = { $covered } règles sur { $rules } sont couvertes.
benched = { $game } : { $decisions_per_second } décisions par seconde, une copie en { $copy_us } µs, une vue en { $view_us } µs
benched-chess =     { $times } fois les décisions des échecs d’OpenSpiel, mesurés tour à tour
bench-ratio =     par rapport aux mesures d’avant : décisions × { $decisions_per_second }, copies × { $copy_us }, vues × { $view_us }
profiled = { $game } : { $decisions } décisions de { $matches } parties au hasard ; chacune demande qui joue en { $asked_ns } ns, dresse la liste des choix en { $listed_ns } ns et en exécute un en { $applied_ns } ns
profiled-procedure =     { $share } %  { $procedure } : { $decisions } décisions, liste en { $listed_ns } ns, exécution en { $applied_ns } ns
decision = { $seat } : { $label } ({ $words })
option-chosen = { $option } : { $value }
replay-breaks-off = Cette partie a été jouée avec les règles de la version { $engine }. Elle est racontée jusqu’à la décision { $count } : les règles d’aujourd’hui refusent la suivante.
replay-unfinished = La partie n’est pas terminée.
verified =
    { $decisions ->
        [one] Vérifié : { $decisions } décision mène
       *[other] Vérifié : { $decisions } décisions mènent
    } à l’empreinte { $key }.
verified-key = Vérifié : la partie mène à l’empreinte { $key }.
verified-lines = Vérifié : chaque ligne est celle qui a été écrite.
verified-less = Cette partie enregistrée, plus ancienne, ne prouve que sa fin, non chacune des lignes qui y mènent.
verified-dice = Vérifié : les dés sont ceux qui étaient promis avant le premier jet ({ $commitment }).
not-verified = NON vérifié. { $text }

## Les tournois.

tournament-unreadable = { $file } : ce ne sont pas les parties enregistrées d’un tournoi.
tournament-round = Ronde { $round }
tournament-line = { $pair } : { $verdict }
tournament-pair = { $one } – { $other }
tournament-bye = { $one }, exemption
tournament-gone = quelqu’un qui est parti
tournament-sound =
    { $count ->
        [one] vrai, une décision rejouée
       *[other] vrai, { $count } décisions rejouées
    }
tournament-unplayed = non jouée
tournament-open = en cours
tournament-sealed = la partie enregistrée n’en est pas publique
tournament-other-rules = intacte, mais jouée selon d’autres règles
tournament-broken = FAUX. { $text }
tournament-promise-changed = Les dés promis plus tôt étaient d’autres.
tournament-standings-true = Le classement découle de ces résultats.
tournament-standings-wrong = Le classement NE découle PAS de ces résultats.
tournament-all-true =
    { $count ->
        [one] Vérifié : la seule partie vérifiable est vraie.
       *[other] Vérifié : les { $count } parties vérifiables sont vraies.
    }
tournament-some-wrong = NON vérifié.

## La table dans le terminal

welcome = { $title } — { $scenario }
welcome-help = Tapez le numéro d’un choix, « fiche » pour savoir comment gagner, ou « aide ».
your-seat = Votre camp : { $seat }. L’ordinateur, { $bot }, joue : { $other }.
level-recruit = la recrue
level-militia = le milicien
level-regular = le soldat
level-veteran = le vétéran
level-random = qui joue au hasard
level-greedy = qui prend le meilleur du moment
apart = { $one } ; { $other }
hints-told = Chaque camp peut demander conseil à l’ordinateur.
hints-told-off = Les conseils sont désactivés : aucun camp n’en reçoit de l’ordinateur.
hint-thinking = L’ordinateur cherche un conseil…
hint-plan = Plan { $number } : environ { $percent } % de chances de gagner
hint-more =
    { $count ->
        [one] et une décision de plus
       *[other] et { $count } décisions de plus
    }
hot-seat = Deux personnes devant un écran : la table cache chaque camp à l’autre. Contre l’ordinateur, on nomme son camp : --seat { $seat }.
commitment = Les dés sont déjà fixés et scellés : { $commitment }. À la fin, le sceau est ouvert et chacun peut les vérifier.
dice-seeded = Les dés viennent d’une graine, sans sceau : rien n’a été promis avant le premier jet.
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
    mots                  la même chose en toutes lettres : « { $words } »
    pourquoi MOTS         pourquoi c’est permis ou non, et ce que cela fait
    prévoir MOTS          ce qu’un choix apporterait : portée, chances, ravitaillement, cartes
    règle NUMÉRO          une règle en nos mots : « règle { $rule } »
    règle                 les chapitres du livre ; avec d’autres mots, où il en parle
    voir CHOSE            ce qu’est et fait une pièce, un lieu, une carte ou un marqueur
    tableau               les tableaux ; « tableau 1 » : celui-là, avec ce qui compte maintenant
    glossaire             les mots du jeu
    liste                 tous les choix, ou tous ceux d’une sorte : « liste { $verb } »
    marche LIEU           y aller, ou décider autre chose d’un seul coup ; « marche » seul dit quoi
    carte                 la carte à nouveau
    fiche                 qui vous êtes, comment vous gagnez et perdez, par quoi commencer
    journal               tout ce qui s’est passé
    dés                   le sceau des dés, pour le noter
    annuler               reprendre votre dernière ligne ; « annuler tout » : tout, « annuler MOTS » : cela seul
    conseil               ce que ferait l’ordinateur, et pourquoi
    enregistrer FICHIER   garder la partie
    quitter               quitter la table
    Les noms anglais marchent aussi : why, odds, rule, look, chart, glossary, list, march, board, card, log, dice, undo, hint, save, help, quit.
help-quebec-1759 = Un ordre peut s’écrire avec les abréviations du livret : « 3 LE-ET ». Cette table y ajoute ses propres mots : « 2 LE-BE/A » (en bateau), « 2 NAVAL UP » (deux navires en amont ; DOWN : en aval), « IND CR-OR » (les Indiens), « STAY » (toutes les unités restent sur place). Plusieurs lignes se séparent par des virgules ; STAY va seul. Puis « prêt ».
no-such-choice =
    { $count ->
        [one] Il n’y a que le choix 1.
       *[other] Les choix vont de 1 à { $count }.
    }
no-choice-of-kind = Aucun choix de la sorte « { $verb } » en ce moment.
not-understood = « { $verb } » n’est ni un choix ni une commande ; « aide » dit ce qui se tape.
why-what = Pourquoi quoi ? Donnez le numéro ou les mots d’un choix.
foresee-what = Prévoir quoi ? Donnez le numéro ou les mots d’un choix.
look-what = Voir quoi ? Donnez le nom d’une pièce, d’un lieu, d’une carte ou d’un marqueur.
save-where = Enregistrer où ? Donnez le nom d’un fichier.
saved = Enregistré dans { $file }.
file-tells-all = Ce fichier contient en clair ce que chaque camp cache et de quoi prévoir les dés : ne le lisez pas avant la fin de la partie.
save-again = Rien n’est encore écrit. Si vous le voulez malgré cela, redites « enregistrer { $file } ».
words-left = Pas encore joué : { $words }. Cela dépend de ce qui vient de se passer ; tapez-le si vous le voulez toujours.
march-hint = D’un seul coup, { $count } en tout : { $first }. « marche » les donne, « marche 1 » joue le premier.
march-nowhere = Rien ne peut se décider d’un seul coup ici.
march-which = Il y en a { $count } : un nombre de 1 à { $count }, ou un lieu.
march-unknown = « { $text } » ne peut être atteint d’un seul coup : « marche » dit ce qui peut l’être.
march-several = Il y a plusieurs façons : { $text }. Tapez « marche » et le numéro.
undone = Repris : { $words }
no-card = Il n’y a pas de fiche pour ce jeu.
log-empty = Il ne s’est encore rien passé.
not-saved = La partie n’est pas enregistrée. Le nom d’un fichier l’enregistre, Entrée l’abandonne.
save-offer = Le nom d’un fichier garde la partie, Entrée non.
goodbye = Au revoir.
doubtful = Cet ordre ne peut pas être exécuté : { $text }
doubtful-ask = L’écrire quand même, par bluff ? (oui ou non)
answers-yes = o oui
not-played = Pas écrit.
the-end = La partie est terminée.
won = Victoire : { $seat }.
drawn = Partie nulle.
revealed-blocks = Ce qui était caché : { $seat }
dice-revealed = Le sceau des dés, { $commitment }, est ouvert : { $secret }

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
quebec-letter-british = B
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
quebec-order = ordre { $seat } : { $lines }
quebec-order-void = impossible
quebec-battle = Combat : { $zone }
quebec-hidden =
    { $count ->
        [0] —
        [one] 1 bloc caché
       *[other] { $count } blocs cachés
    }

## La carte de Wilderness War

wilderness-letter-french = F
wilderness-letter-british = B
wilderness-map-crown-point = Crown Point
wilderness-map-hudson-north = Portage Hudson nord
wilderness-map-hudson-south = Portage Hudson sud
wilderness-map-oneida-east = Portage Oneida est
wilderness-map-oneida-west = Portage Oneida O.
wilderness-map-white-river = Chutes r. Blanche
wilderness-season = { NUMBER($year, useGrouping: 0) }, { $season }
wilderness-last-year = la guerre finit après { NUMBER($year, useGrouping: 0) }
wilderness-assemblies = Assemblées provinciales : { $mood }
wilderness-points =
    { $count ->
        [0] Aucun point de victoire
        [one] { $seat } : { $count } point de victoire
       *[other] { $seat } : { $count } points de victoire
    }
wilderness-in-force = En vigueur : { $list }
wilderness-no-landing = aucun débarquement cette année
wilderness-no-french-ships = les navires français ne sortent plus
wilderness-blockhouses-british = blockhaus britanniques
wilderness-blockhouses-french = blockhaus français
wilderness-beyond = Pays sauvages, montagnes et ports d’outre-mer
wilderness-empty = Sans troupes : { $list }
wilderness-siege = siège, niveau { $level }
wilderness-fieldworks = fortifications de campagne : { $seat }
wilderness-amphib = ouvert aux débarquements
wilderness-raids = { $count } marqueurs de raid
wilderness-contested = Les deux camps se font face :
wilderness-beside = À côté de la carte
wilderness-line = { $name } : { $list }
wilderness-counted = { $name } compte pour les { $seat }
wilderness-allies = Villages alliés aux { $seat } : { $list }
wilderness-cards =
    { $count ->
        [0] { $seat } : aucune carte
        [one] { $seat } : { $count } carte
       *[other] { $seat } : { $count } cartes
    }
wilderness-held = une gardée
wilderness-all-cards = toutes doivent être jouées
wilderness-built-last = dernière carte jouée pour construire
wilderness-piles = pioche { $deck }, défausse { $discarded }, hors du jeu { $removed }
wilderness-known = Connues dans l’autre main : { $list }
wilderness-hand = En main
wilderness-response = réponse
wilderness-legend = { $british }4/11* : 4 unités britanniques, force 11, avec un chef ; { $french } : Français. ▣ forteresse, ■ fort, ◇ fort commencé, □ fortin, ♦ village allié, × raid, §1 siège de niveau 1. ║═ par eau, │─ par terre, ┆┄ un espace entre deux n’est pas dessiné. Dans les listes, La Sarre (2/3) : réduite, force 2 au lieu de 3 ; Montcalm [1-6-2] : initiative, commandement, tactique.

## La table de Muskets & Tomahawks

muskets-turn =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }
muskets-clocks = Horloges de ce tour : { $clocks }, Horloges rouges : { $red } sur { $last }
muskets-weather = temps : { $weather }
muskets-line = { $name } : { $list }
muskets-points =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
muskets-command =
    { $count ->
        [one] { $count } point de commandement
       *[other] { $count } points de commandement
    }
muskets-home = bord d’attache : { $edge }
muskets-morale = carte Moral dans la pioche
muskets-task = { $task }
muskets-sectors = Secteurs reconnus : { $list }
muskets-report = Le rapport a été emporté.
muskets-woods = bois
muskets-brush = broussailles
muskets-orchard = verger
muskets-crops = cultures
muskets-marsh = marais
muskets-rocks = rochers
muskets-road = chemin
muskets-bridge = pont
muskets-river = rivière
muskets-stream = ruisseau
muskets-fence = clôture
muskets-hedge = haie
muskets-low-wall = muret
muskets-palisade = palissade
muskets-wagon = chariot
muskets-cart = charrette
muskets-building = bâtiment
muskets-hill = colline
muskets-boat = bateau
muskets-sector = secteur
muskets-marker = marqueur caché
muskets-deployment-point = point de déploiement
muskets-crossroads = carrefour
muskets-west-spring = source de l’ouest
muskets-east-knoll = butte de l’est
muskets-fire = feu { $level } sur { $most }
muskets-status-away = en réserve
muskets-status-arrived = sur le point d’entrer
muskets-status-hidden = sous un marqueur
muskets-status-unseen = hors de vue
muskets-status-off = a quitté la table
muskets-status-destroyed = hors de combat
muskets-status-freed = délivrés
muskets-status-wrecked = détruit
muskets-status-captured = capturé
muskets-indoors = dans le bâtiment { $building }
muskets-aboard = à bord du bateau { $boat }
muskets-commander = Commandant
muskets-shaken = Ébranlée
muskets-flight = en Fuite
muskets-vigilance = Vigilance
muskets-gun-smoke = Fumée sur le canon
muskets-engager = a engagé
muskets-smoke = Fumée sur { $count }
muskets-spent = armes à un coup vides sur { $count }
muskets-hits =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
muskets-spotted = a repéré { $list }
muskets-markers = Marqueurs, { $seat } : { $list }
muskets-dummy = leurre, suit { $unit }
muskets-hides = cache { $unit }
muskets-boats = Bateaux : { $list }
muskets-intrigue = Intrigue du commandant : { $intrigue }
muskets-hand = En main : { $list }
muskets-reserved = En réserve : { $card }
muskets-cards =
    { $count ->
        [0] { $seat } : aucune carte
        [one] { $seat } : { $count } carte
       *[other] { $seat } : { $count } cartes
    }
muskets-one-reserved = et une en réserve
muskets-piles = pioche { $deck }, défausse { $discards }
muskets-legend = Le nord est en haut ; une colonne fait un pouce, une ligne deux pouces, comptés depuis le coin sud-ouest. Les majuscules sont les figurines de l’attaquant, les minuscules celles du défenseur, « ? » et « ¿ » leurs marqueurs cachés, ✕ les deux dans une même case. Chaque unité est donnée avec sa lettre, son numéro (u4), son type, ses figurines restantes sur celles du début, et l’endroit où est son milieu : 12.5-24 est à 12 pouces et demi vers l’est et 24 vers le nord.

## La carte d’A Few Acres of Snow

acres-turn = Tour { $turn }
acres-mover =
    { $left ->
        [0] à jouer : { $seat }
        [one] { $seat } : encore une action
       *[other] { $seat } : encore { $left } actions
    }
acres-fortifications = fortifications restantes : { $count }
acres-legend = b, f : village britannique, français ; B, F : ville ; o : neutre. [F] : fortifié. ‼ : assiégé ; l’assaillant gagne avec 2 d’avantage, le défenseur avec 1. Le nombre est la valeur du lieu, double avec une ville ; * : il demande des colons ; +1 : autant de plus pour sa défense. Au-delà des barres de sa piste, un siège est gagné. ~ eau, = route, · sentier ; les lieux de la côte se joignent aussi par mer. Dans le tableau, villages et villes sont ceux qui restent à poser. Le prix des cartes est entre parenthèses.
acres-money = argent
acres-points = points
acres-hand = main
acres-deck = pioche
acres-discards = défausse
acres-villages = villages
acres-towns = villes
acres-captured = prises
acres-siege =
    { $lead ->
        [0] Siège : { $place } (assaillants : { $attacker }) — égalité
       *[other] Siège : { $place } (assaillants : { $attacker }) — avantage { $lead } : { $leader }
    }
acres-offer = { $seat }, cartes empire à prendre : { $cards }
acres-offer-neutral = Au choix des deux camps : { $cards }
acres-reserve = Réserve : { $cards }
acres-discard = Défausse : { $cards }
acres-known = Vues en main : { $cards }
acres-hand-or-deck = En main ou dans la pioche : { $cards }
acres-in-deck = Encore dans la pioche : { $cards }
acres-shown = L’ennemi connaît : { $cards }
acres-own-hand =
    { $count ->
        [one] { $seat } : argent { $money }, { $count } carte en main
       *[other] { $seat } : argent { $money }, { $count } cartes en main
    }
acres-unusable = inutilisable pour l’heure — { $does }
acres-settler = colons
acres-fur = fourrure
acres-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
acres-strength = force { $count }
acres-no-symbols = sans symbole

## La carte de Small Wars : Mohicans

mohicans-turn = { $season } { $year }, tour { $turn } sur { $last }
mohicans-supply = ravitaillement : terre { $land }, mer { $sea }
mohicans-sea-lift = transport maritime : { $place }
mohicans-french-goal = Les Français gagnent avec : { $places } et l’une de ces villes : { $bases }
mohicans-british-goal = Les Britanniques gagnent avec { $wanted } de ces places : { $places }, dont { $montreal } ou { $quebec } ; jusqu’ici { $taken }
mohicans-at-war =
    { $used ->
        [0] Les Six Nations sont en guerre pour : { $seat } ; leur mouvement gratuit reste à faire
       *[other] Les Six Nations sont en guerre pour : { $seat } ; leur mouvement gratuit est fait
    }
mohicans-council = Les Six Nations sont neutres. Pour les Français : { $french } ; pour les Britanniques : { $british }
mohicans-great-victories = Grandes Victoires de l’année : Français { $french }, Britanniques { $british }
mohicans-forts-burnt = Forts ennemis brûlés cette année : Français { $french }, Britanniques { $british }
mohicans-raids = Marqueurs de raid : Français { $french }, Britanniques { $british }
mohicans-asleep = Tribus chez elles : { $tribes }
mohicans-anchorages = Mouillages — { $ships }
mohicans-through = Sont passés : { $ships }
mohicans-acadia = Acadie
mohicans-st-lawrence = Saint-Laurent
mohicans-hudson = Champlain, Hudson et Six Nations
mohicans-lakes = Les Grands Lacs
mohicans-ohio = Ohio et Illinois
mohicans-new-england = Nouvelle-Angleterre
mohicans-colonies = Colonies du centre et du sud
mohicans-elsewhere = Ailleurs
mohicans-besieged = assiégé : { $seat }
mohicans-attacked = attaqué : { $seat }
mohicans-raided = raid : { $seat }
mohicans-counters =
    { $count ->
        [one] { $count } unité, force { $points }
       *[other] { $count } unités, force { $points }
    }
mohicans-box = { $box }, { $seat } : { $units }
mohicans-legend = f, b, n, i : tenu par les Français, les Britanniques, une tribu, les Six Nations. ■ remparts, # fort, × raid, ‼ assiégé ou attaqué, * la victoire en dépend. F5 sur la carte : des unités françaises, force 5. F 3/5 : trois unités françaises, force 5 en tout ; (2) : force d’une unité ; (1/2) : endommagée ; [2] : dans les murs ; → : en marche ; ′ : a bougé ; + : a gagné une bataille cette année. Un navire que personne n’a rencontré est un « ? ».

## Parties entre joueurs de l’ordinateur

match-wants-two-bots =
    { $count ->
        [one] --bots nomme un seul joueur
       *[other] --bots nomme { $count } joueurs
    } ; il en faut deux, comme dans --bots regular,greedy.
matched = { $game }, { $scenario } : { $games ->
        [one] une partie.
       *[other] { $games } parties.
    }
matched-wins = { $bot } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
matched-rate = { $bot } gagne { $rate } % des parties (dix-neuf fois sur vingt, entre { $low } % et { $high } %)
matched-elo = un écart de { $elo } points Elo
matched-time = { $bot } réfléchit : { $p50 } s en médiane, { $p95 } s au plus dix-neuf fois sur vingt, { $most } s au pire
matched-seat = gagnées par le camp « { $seat } » : { $wins }
deed-battles = batailles par partie : { $each }
deed-sieges = sièges par partie : { $each }
deed-assaults = assauts par partie : { $each }
deed-raids = raids par partie : { $each }
deed-captures = prises par partie : { $each }
deed-landings = débarquements par partie : { $each }
deed-forts = forts construits par partie : { $each }
deed-settlements = colonies fondées par partie : { $each }
deed-shots = salves et tirs par partie : { $each }
deed-melees = rondes de mêlée par partie : { $each }
deed-objectives = objectifs marqués par partie : { $each }
deed-casualties = figurines perdues par partie : { $each }
deed-cards-activation = cartes jouées pour activer, par partie : { $each }
deed-cards-event = événements joués par partie : { $each }
deed-cards-response = cartes jouées en réponse, par partie : { $each }
deed-cards-construction = cartes jouées pour bâtir, par partie : { $each }
deed-routs = fuites et déroutes par partie : { $each }
ladder-player-twice = --players nomme { $bot } deux fois.
ladder-wants-players =
    { $count ->
        [one] --players nomme un seul joueur
       *[other] --players nomme { $count } joueurs
    } ; il en faut au moins deux pour un classement.
ladder-nothing-known = --known : { $file } ne garde aucune partie de ce classement avec les joueurs d’aujourd’hui ; sans --known, elles se jouent
ladder-pair = { $one } contre { $other } : { $rate } % de { $games } parties (entre { $low } % et { $high } %)
ladder-rating = { $bot } : { $elo } points Elo
ladder-written = Écrit dans { $file }.
environment-told =
    { $environment } : { $actions } actions, { $observation } octets d’observation, camps { $seats }
environment-written = Écrit : { $file }
environment-stale = { $file } est périmé : récrivez-le par « arpents environments { $game } --write ».
environment-fresh =
    { $count ->
        [one] La fiche est à jour.
       *[other] Les { $count } fiches sont à jour.
    }
figures-unreadable = { $file } n’est pas un fichier de chiffres.
store-not-matches = { $file } ne contient pas de parties jouées ; rien n’y est ajouté.
progress-cluster =
    { $cores ->
        [one] { $cluster }, un cœur
       *[other] { $cluster }, { $cores } cœurs
    }
on-unknown = Le travail ne peut se faire sur « { $value } » : il se fait sur ray, ray://HÔTE:PORT ou ray://auto, et sans --on dans des processus d’ici.
rows-unknown = Une ligne n’est pas « { $value } », mais l’un de : { $known }.
rows-without-parquet = --rows dit ce qu’est une ligne de --parquet : nommez aussi le fichier.
ray-missing = Ray n’est pas installé : pip install "arpents[ray]".
ray-bad-address = « { $address } » n’est pas l’adresse d’une grappe Ray : elle s’écrit ray://HÔTE:PORT.
ray-not-there = Il n’y a pas de grappe Ray à l’adresse { $address }.
ray-refuses = Quelqu’un répond à l’adresse { $address }, mais pas comme une grappe Ray qui nous admet : est-ce bien son port pour clients, sa version de Ray et de Python, son jeton (RAY_AUTH_TOKEN) ?
ray-does-not-start = Aucune grappe Ray ne peut être démarrée sur cette machine.
ray-without-arpents = Les machines de la grappe Ray n’ont pas d’Arpents utilisable : installez-y la même version.
ray-other-games = La grappe Ray a une autre version d’Arpents : ce qu’elle joue ne serait pas la même chose. Installez-y celle-ci.
ray-does-nothing = La grappe Ray répond, mais ne fait aucun travail.
ray-gone = La grappe Ray ne répond plus ; rien n’a été écrit à moitié.
worker-died = Le même travail a été tenté { $times } fois, et chaque fois son processus est mort{ $why ->
        [none] .
       *[other] {" "}({ $why }).
    }
parquet-missing = PyArrow, qui écrit le format Parquet, n’est pas installé : pip install "arpents[parquet]".
data-is-parquet = le jeu de données est en Parquet, et non ce que « { $file } » annonce : nommez-le « { $better } ».
data-seeds-too-large = un jeu de données tient des graines de { $least } à { $most }.
data-written = Écrit : { $file }, avec sa fiche { $card }
data-card-title = Jeu de données : { $game }
data-card-game = jeu
data-card-scenario = scénario
data-card-options = options
data-card-environment = environnement
data-card-version = version d’Arpents
data-card-rules = empreinte des règles
data-card-seats = camps
data-card-bots = joueurs
data-card-seeds = graines
data-card-seeds-of = à partir de { $seed }, { $games } parties de chaque sorte
data-card-matches = parties
data-card-rows = lignes
data-card-rows-match = { $count }, une par partie
data-card-rows-decision = { $count }, une par décision
data-card-made = fait par
data-card-columns = Colonnes
data-card-observation = L’observation
data-card-observation-layout = Les octets de ces tableaux l’un après l’autre, chacun ligne par ligne : nom, premier octet, lignes × colonnes et type.
data-column-match = numéro de la partie, à partir de 0
data-column-seed = graine de la partie
data-column-bots = qui a joué chaque camp
data-column-winner = camp vainqueur ; vide pour une partie nulle ou abandonnée
data-column-reason = comment la partie a fini ; vide si elle a été abandonnée
data-column-rule = règle par laquelle elle a fini
data-column-decisions = décisions de tous les camps ensemble
data-column-scores = résultat de chaque camp, en nombre
data-column-decision = numéro de la décision dans sa partie, à partir de 0
data-column-seat = camp qui a décidé
data-column-bot = qui le jouait
data-column-action = ce qu’il a choisi, comme indice dans la liste des actions du jeu
data-column-words = la même chose en mots
data-column-choices = tout ce qu’il aurait pu choisir, en indices croissants
data-column-observation = ce qu’il voyait, en octets (voir plus bas)
data-column-result = ce que ce camp a obtenu à la fin : 1 pour une victoire, 0,5 pour une partie nulle, 0 ; vide pour une partie abandonnée

## Problèmes

no-set-pieces = { $game } n’a pas de problèmes.
pieces-found = { $bot } en trouve { $found } sur { $count }.
piece-missed = pas trouvé : { $title } (son choix : { $words })

## Analyse

progress-decisions = { $done } décisions jugées sur { $total }, encore { $left } s
progress-swings = { $done } tournants examinés sur { $total }, encore { $left } s
analysis-curve = Chances du camp « { $seat } », de la première décision à la dernière
analysis-swings = Les plus grands tournants
analysis-calm = Aucune décision, aucun dé n’a changé grand-chose.
analysis-empty = Il n’y a rien à juger dans cette partie.
analysis-luck = En tout, les dés et les tirages ont donné au camp « { $seat } » { $luck } points sur cent, par rapport à ce qu’on pouvait attendre.
analysis-estimate = Toutes les chances sont des estimations de l’ordinateur.
analysis-decisions =
    { $count ->
        [one] La seule décision
       *[other] Les { $count } décisions
    }
swing-title =
    { $count ->
        [one] { $seat }, décision { $first }
       *[other] { $seat }, décisions { $first } à { $last }
    }
swing-changed = { $seat } : { $before } % → { $after } %. Pour le camp « { $mover } » : { $decided } par ce qui fut décidé, { $luck } par les dés et les tirages.
swing-better = L’ordinateur aurait choisi : { $plan } ({ $chance } % au lieu de { $played } %, d’après ce que ce camp pouvait voir).

## Ajuster les poids

fit-no-terms = Ce que { $game } dit aux joueurs de l’ordinateur n’est pas fait de termes nommés : il n’y a rien à peser.
fit-wants-level = { $bot } ne pèse rien ; choisissez un niveau : { $known }.
fitted = { $moments } moments de { $games } parties ; surprise { $before } avant, { $after } après (à pile ou face : 0,693).
fitted-scale = La chance de gagner s’ajuste le mieux avec une échelle de { $scale } ; elle est de { $now } aujourd’hui.
fitted-no-scale = L’évaluation ne prédit aucun résultat : son échelle de { $now } reste.
fitted-term = { $term } : { $share } % de son poids
fitted-trial = Les nouveaux contre les anciens : { $rate } % de { $games } parties (entre { $low } % et { $high } %).
fitted-better = Les nouveaux poids sont meilleurs.
fitted-not-better = Les parties ne disent pas que les nouveaux poids sont meilleurs : les anciens restent.
fitted-written = Écrit dans { $file }.

army-profile = { $word } : { $title }, { $points } { $whole ->
        [1] points l’unité
       *[other] { $points ->
            [one] point
           *[other] points
        } la figurine
    }, { $most ->
        [one] une seule
       *[other] de { $least } à { $most } figurines
    }
army-upgrade = +{ $word } : { $title }, { $points } par figurine
army-ready = { $word } : { $title }, { $points } points ({ $text })
army-boat = { $word } : { $title }, { $points } points
army-how = Une liste s’écrit sur une ligne : { $example }
army-title = { $nation } : { $total } { $total ->
        [one] point
       *[other] points
    } sur { $points }
army-unit = { $name } : { $profile }, { $figures } { $figures ->
        [one] figurine
       *[other] figurines
    }, { $points } points
army-unit-with = { $name } : { $profile }, { $figures } { $figures ->
        [one] figurine
       *[other] figurines
    }, { $upgrades }, { $points } points
army-play = Pour jouer avec : { $line }
army-side = Il n’y a pas de camp « { $side } » ici ; les camps sont : { $known }.
army-unreadable = Le fichier « { $file } » ne se lit pas.

## Leçons

no-lessons = { $game } n’a pas encore de leçons.
lesson-help = Tapez le numéro d’un choix, ou Entrée pour continuer ; « montrer » montre le coup, « retour » revient d’une étape, « quitter » s’arrête là. La leçon se reprend où on la laisse.
lesson-enter = Entrée pour continuer.
lesson-left = À bientôt : la leçon vous attend où vous l’avez laissée.
lesson-way = Choisissez : { $text } ({ $words }).
lesson-keeps-itself = Une leçon ne s’enregistre pas : elle se reprend d’elle-même où on l’a laissée.
lesson-following = Ensuite : { $title }. Tapez « { $text } ».
lesson-is-done = faite
lessons-checked =
    { $count ->
        [one] Une leçon jouée
       *[other] { $count } leçons jouées
    } d’un bout à l’autre : { $faults ->
        [0] aucune faute.
        [one] une faute.
       *[other] { $faults } fautes.
    }

## Ce que reçoivent les programmes qui apprennent

observe-what = Observer quoi ? Nommez un jeu, ou le fichier d’une partie enregistrée.
observe-record-only = { $option } va avec le fichier d’une partie enregistrée, et non avec un jeu.
observe-size = { $size } octets, { $actions } choix
observe-layer = { $first }–{ $last } { $layer } ({ $name }) : { $rows } × { $columns }, de { $least } à { $most }
observe-rows = lignes :
observe-columns = colonnes :
observe-moment =
    { $number ->
        [one] Après { $number } décision
       *[other] Après { $number } décisions
    } — { $seat } : { $count } cases ne sont pas à 0.
observe-decision = dernière décision { $number } : { $seat }, { $text }
observe-hidden = quelque chose de caché
observe-choice = choix { $number } : { $text }
