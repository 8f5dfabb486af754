### What the command line and the table in the terminal say.

## Commands

usage-prefix = {"Usage: "}
usage-arpents = arpents COMMAND [options]
usage-games = arpents games [GAME] [options]
usage-play = arpents play [GAME] [options]
usage-worker = arpents worker [options]
usage-upgrade = arpents upgrade [options]
usage-learn = arpents learn [GAME] [LESSON] [options]
usage-simulate = arpents simulate GAME [options]
usage-match = arpents match GAME [options]
usage-ladder = arpents ladder GAME [options]
usage-fit = arpents fit GAME [options]
usage-army = arpents army [LIST] [options]
usage-pieces = arpents pieces GAME [options]
usage-check = arpents check GAME [options]
usage-replay = arpents replay FILE [options]
usage-tournament = arpents tournament FILE [--promised FILE] [options]
usage-analyse = arpents analyse FILE [options]
usage-draw = arpents draw FILE [options]
usage-rules = arpents rules GAME [NUMBER] [options]
usage-observe = arpents observe GAME|FILE [options]
usage-bench = arpents bench [options]
usage-environments = arpents environments [GAME] [options]
help-arpents = Five games of the French & Indian War on one table.
help-games = What can be played, with scenarios, seats and options; with GAME, its card: how one wins, how long it takes, what to do first.
help-play = Play in the browser or at this terminal, against the computer or each other.
help-worker = Think for the computer players, and do whatever else the servers of a PostgreSQL database leave to others.
help-upgrade = Carry unfinished matches over to the rules of this version; with --dry-run only tell which would go on, and where the others differ.
help-learn = Learn a game, lesson by lesson, then play a first match in which everything is explained.
help-simulate = Let computer players play many matches.
help-match = Two computer players against each other: who wins, how sure that is, and whether they play the war.
help-ladder = All levels of a game against each other, written to docs/ladder.md.
help-fit = Weights from self-play for what a level thinks of a match, and the matches that say whether they are better.
help-army = Make an army list for Muskets & Tomahawks, weigh it, keep it and play with it.
help-pieces = Ask computer players the set pieces: positions with one right decision.
help-check = Put random matches through the whole battery of checks.
help-replay = Tell a recorded match, and check that nothing in it was changed.
help-tournament = Check the dice and the results of a whole tournament from its records.
help-analyse = Judge a recorded match: chances, swings, luck, and what the computer would have done.
help-draw = Draw the board of a recorded match at one moment, as one SVG.
help-rules = Every numbered rule in our own words, and which tests prove it.
help-observe = What learners are given: every entry of an observation by name, or what is in one at a moment of a recorded match.
help-bench = How fast each game runs here.
help-environments = The games as environments for learners, with their versions; with GAME, its card.
heading-options = Options
heading-commands = Commands (arpents COMMAND --help tells more):
version = arpents { $version }, { $mode }
mode-compiled = compiled
mode-interpreted = interpreted (plain Python)

## Options

option-help = this help
option-lang = language: fr or en; else the one of the locale
option-version = version, and whether it runs compiled or interpreted
option-level = who thinks at the swings: a level, or a level and its simulations (regular:2000)
option-simulations = how many simulations judge each decision
option-html = write a page by itself to this file
option-quick = a quick look, twenty times as short and less exact
option-json = JSON, for programs
option-list = the lessons, and how far you have come
option-again = begin the lesson again
option-check = for learn: play the lessons through and tell their faults; for environments: tell which cards are stale
option-write = write the cards
option-measure = let these players play with themselves, keep who wins, and write the cards
option-folder = where the cards are (docs/environments)
option-games = how many matches (100)
option-no-hints = nobody may ask the computer for hints
option-seed = a whole number that decides all dice
option-bots = computer players in seat order: recruit, militia, regular, veteran, random, greedy; veteran:2s and veteran:2000 say how long it may think; in match and simulate also one’s own, FILE.py:CLASS
option-scenario = scenario
option-option = an option of the rules; may be given several times
option-out = for simulate: write every match, one JSON object per line; for draw: the picture
option-workers = how many processes (1)
option-on = where the work runs: ray (a Ray cluster on this machine, for as long as it is needed), ray://HOST:PORT (a cluster that is there), ray://auto (the one on this machine)
option-parquet = write what was played as a data set, with its card: FILE.parquet, or a folder of files
option-rows = what a row of the data set is: match (the usual) or decision
option-swap = play each seed twice, with the seats changed
option-keep = keep every match in this file, and go on from what is in it
option-players = who is on the ladder (recruit, militia, regular, veteran, greedy); veteran:2000 gives a budget
option-player = the level that plays with itself (militia); regular:500 gives a budget
option-matches = how many matches each comparison takes (100; 0 for none)
option-weights = where to write the weights that are found (build/fit/GAME.json)
option-steps = only the pairs that must show a step, not all of them
option-known = tell the matches kept so far, and play no more
option-page = the page that is written (docs/ladder.md); what it tells of other games stays
option-record = where to write the record of a match that fails
option-verify = check the record against its last line, and the dice against their commitment
option-promised = a copy of the records kept earlier, whose promises of dice must still hold
option-from = first decision to tell (with --seat, counted as that side saw it)
option-at = after which decision (the last; with --seat, counted as that side saw it)
option-to = last decision to tell (likewise)
option-seat = for play: your side; for replay, analyse, draw and observe: only what this side saw
option-schema = every entry of the game’s observations by name
option-charts = the charts and tables of the game
option-glossary = the words of the game
option-find = for rules: every passage that speaks of these words; for admin people: whose name or mail address has them
option-coverage = list the tests of every rule; exit code 1 when one has none
option-tests = where the tests are (tests)
option-game = only this game
option-compare = tell how many times as fast as in this file of `--json` figures
option-profile = where the time goes in this game, by procedure of its rules
option-terminal = play at this terminal; without it, the table opens in the browser
option-host = for the browser: on which address the table listens (127.0.0.1; 0.0.0.0 for the whole network)
option-port = for the browser: on which port (1759)
option-database = where matches are kept, a file or a URL (ARPENTS_DATABASE, or for the browser a file in your data folder)
option-public-url = what the world calls this table, when it is behind a proxy: links in letters point there (ARPENTS_PUBLIC_URL)
option-proxy = for the browser: the address of a proxy whose X-Forwarded-For is believed; may be repeated
option-hall = for the browser: let people have accounts here
option-smtp = for the browser: the mail server for links to sign in, smtp://NAME:PASSWORD@HOST:587 or smtps://… (ARPENTS_SMTP)
option-mail-from = for the browser: the address that letters come from (ARPENTS_MAIL_FROM)
option-no-browser = open the table without opening a browser
option-no-jobs = for the browser, on PostgreSQL: leave computer players and analyses to arpents worker
option-log = how the log is written: text, or json with one object a line
option-metrics = for the browser: an address or a network that may read /metrics; may be repeated (this machine alone)
option-drain = for the browser: how long it still serves after it was told to end, and says at /ready that it is not (0)
option-quota = for the browser: how many, or for how many days, such as begun-hour=60, unfinished=150, idle-days=180; 0 for no limit; may be repeated
option-hosted-by = for the browser: who answers for this table and how to reach them, as its page about people’s data says (ARPENTS_HOSTED_BY)
option-traces = where traces go, an address that takes OTLP over HTTP such as http://127.0.0.1:4318/v1/traces (ARPENTS_TRACES; none)
option-processes = in how many processes it thinks (one for each core, and at least two)
option-bot = the computer player: recruit, militia, regular, veteran; random and greedy for comparison
option-load = take up a saved match

## What options ask for

option-size = points of the match
option-side = the side that leads it
option-read = read the list from a file
option-save = write the list to a file
value-points = 400|200
value-side = SIDE
value-text-file = FILE.txt
value-language = fr|en
value-number = N
value-seat = SEAT
value-bot = NAME
value-bots = NAME,NAME
value-scenario = SCENARIO
value-pair = NAME=VALUE
value-record = FILE.arp
value-lines = FILE.jsonl
value-page = FILE.md
value-cluster = CLUSTER
value-data = FILE.parquet
value-rows = KIND
value-picture = FILE.svg
value-json = FILE.json
value-words = WORDS
value-folder = FOLDER
value-game = GAME
value-figures = FILE
value-html = FILE.html
value-log = text|json
value-seconds = SECONDS
value-host = ADDRESS
value-mail = ADDRESS
value-url = URL

## What is wrong

unknown-language = there is no language “{ $language }” here; there are: { $known }.
unknown-command = there is no command “{ $command }”; there are: { $known }.
unknown-cli-option = there is no option “{ $word }” here; --help lists them.
one-word-too-many = “{ $word }” is one word too many; --help tells what is expected.
option-needs-value = the option { $option } needs a value.
option-takes-no-value = the option { $option } takes no value.
bad-command-line = the command cannot be read; --help tells what is expected.
game-missing = which game? Name it after the command; “arpents games” lists them.
option-not-whole = { $option } wants a whole number, not “{ $value }”.
option-too-small = { $option } must be at least { $least }, not { $value }.
option-not-a-pair = --option wants NAME=VALUE, not “{ $text }”.
option-given-twice = the option “{ $option }” is given twice.
wrong-number-of-bots =
    { $count ->
        [one] --bots names one player
       *[other] --bots names { $count } players
    }, but there are { $wanted } seats: { $seats }.
file-not-named = which file? Name it after the command.
picture-is-svg = the picture is an SVG, not what “{ $file }” promises: name it “{ $better }”.
file-missing = there is no file “{ $file }”.
file-is-directory = “{ $file }” is a directory, not a file.
file-not-text = “{ $file }” is not a text file.
file-too-large = “{ $file }” is too large.
file-unreadable = “{ $file }” cannot be read: { $why }.
bench-not-figures = { $file } does not hold figures as `arpents bench --json` writes them.
bench-other-mode = { $file } was not measured in the same way: compiled figures are compared with compiled ones, plain with plain.
options-exclude = { $one } and { $other } cannot be given together.
file-exists = “{ $file }” exists already, and nothing is overwritten.
file-unwritable = “{ $file }” cannot be written: { $why }.
why-no-folder = there is no such folder
why-no-permission = permission is missing
why-read-only = nothing can be written there
why-full = there is no room left
why-bad-name = no file can have that name
why-in-use = something else uses it
why-no-address = this machine has no such address
why-refused = the system refuses
output-unwritable = what there is to tell cannot be written: { $why }.
in-file = { $file }: { $text }
sentence = { $text }
from-after-to = --from { $first } comes after --to { $last }.
at-after-end = There is no decision { $at }: the last one is { $count }.
no-such-rule = { $game } has no rule { $number }.
no-rules = { $game } has no rules yet: they are written in its rules.toml.
tests-missing = there is no directory “{ $directory }” with tests; --tests tells where they are.
tests-unreadable = “{ $file }” cannot be read as Python.
terminal-only = { $option } is for the terminal: add --terminal.
browser-only = { $option } is for the table in the browser: leave out --terminal.
port-too-large = --port goes up to { $most }, not { $port }.
port-not-free = port { $port } of { $host } cannot be used ({ $why }); --port names another.
bad-public-url = --public-url begins with http:// or https://, not “{ $value }”.
database-unknown-address = “{ $value }” is not the address of a database: --database wants a file, sqlite:///FILE or postgresql://USER@HOST/NAME.
database-without-driver = the program that talks to the database “{ $value }” is not installed.
database-does-not-open = the database “{ $value }” does not open: it does not exist, does not answer or lets nobody in.
database-of-something-else = “{ $value }” is not a database of Arpents, or it is damaged.
hall-only = { $option } is for a hall: add --hall.
hall-without-libraries = --hall wants libraries that are not installed: pip install arpents[hall].
mail-half = mail wants both --smtp and --mail-from.
bad-smtp = --smtp begins with smtp:// or smtps:// and names a host, not “{ $value }”.
bad-log = --log wants text or json, not “{ $value }”.
bad-network = { $option } wants an address or a network such as 127.0.0.1 or 10.0.0.0/8, not “{ $value }”.
quota-not-a-pair = --quota wants NAME=NUMBER, not “{ $text }”.
unknown-quota = there is no quota “{ $name }”; there is { $known }.
bad-traces = --traces begins with http:// or https:// and names a collector, not “{ $value }”.
traces-without-library = --traces wants a library that is not installed: pip install "arpents[telemetry]".
database-newer = the database was changed by a newer version of Arpents: open it with that one.
## arpents upgrade

upgrade-no-database = there is no database { $value }.
upgrade-counted = { $count ->
    [0] There are no unfinished matches; version { $version } can start.
    [one] One unfinished match, by the rules of version { $version }:
   *[other] { $count } unfinished matches, by the rules of version { $version }:
}
upgrade-same = of these rules already: { $count }
upgrade-would-go-on = of other rules, would go on: { $count }
upgrade-go-on = of other rules, carried over: { $count }
upgrade-differ = of other rules, would have gone otherwise: { $count }
upgrade-of = played by version { $engine }
upgrade-start = It would begin otherwise.
upgrade-refused = Decision { $number } of { $decisions } is refused: { $seat }, { $words }.
upgrade-told = Decision { $number } of { $decisions } leads to something else: { $seat }, { $words }.
upgrade-asked = After decision { $number } of { $decisions } ({ $seat }, { $words }) another question is asked.
upgrade-shown = After decision { $number } of { $decisions } ({ $seat }, { $words }) somebody sees something else.
upgrade-then = Then came: { $seat }, { $words }.
upgrade-undo = (taken back)
upgrade-rule = Rule { $rule }.
upgrade-before = Before: { $text }
upgrade-now = Now: { $text }
upgrade-players-choose = Nothing of these is lost: their players are shown the difference, and choose to go on by the new rules from there or to finish on the old version.

worker-wants-postgresql = a worker shares its work with others, and for that --database (or ARPENTS_DATABASE) must name a PostgreSQL: postgresql://USER@HOST/NAME.
worker-ready = { $count ->
    [one] The worker is ready and thinks in one process. Ctrl-C ends it.
   *[other] The worker is ready and thinks in { $count } processes. Ctrl-C ends it.
}
table-open = The table is open at { $url }. Ctrl-C closes it.
load-of-another-game = { $file }: the saved match is of { $found }, not of { $game }.
load-with-others = --load takes everything from the saved match: leave out { $option }.
bot-without-seat = --bot needs --seat, the side you play yourself.

## Progress and results

progress-matches = { $done } of { $total } matches, { $left } s left
progress-pieces = { $done } of { $total } answers, { $left } s left
progress-checks = { $done } of { $total } matches checked, { $left } s left
progress-games = { $done } of { $total } games measured
games-seats = seats: { $list }
games-scenarios = scenarios: { $list }
games-options = options (the usual value first):
simulated =
    { $games ->
        [one] { $game }: one match
       *[other] { $game }: { $games } matches
    }, { $finished } finished.
simulated-wins = { $seat } ({ $bot }): { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
simulated-draws =
    { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }
simulated-speed = { $decisions } decisions ({ $each } a match) in { $seconds } s: { $speed } a second
checked = { $game }: { $games ->
        [one] one match
       *[other] { $games } matches
    } and { $decisions } decisions checked in { $seconds } s, no fault found.
check-failed = { $game }, seed { $seed }: { $what }
check-record = This record reproduces it:
check-record-written = { $file } reproduces it.
rule-is-text = describes, decides nothing
rule-untested = no test
rule-uncited = no line of code cites it
rule-tests-elsewhere = Its tests are not here; --tests says where they are.
rule-stray = A test carries a number that no rule has: { $text }
rules-covered = { $covered } of { $rules } rules are covered.
benched = { $game }: { $decisions_per_second } decisions a second, a copy in { $copy_us } µs, a view in { $view_us } µs
benched-chess =     { $times } times as many decisions as OpenSpiel’s chess, measured in turns
bench-ratio =     against the earlier figures: decisions × { $decisions_per_second }, copies × { $copy_us }, views × { $view_us }
profiled = { $game }: { $decisions } decisions of { $matches } random matches; each asks who acts in { $asked_ns } ns, lists the choices in { $listed_ns } ns, carries one out in { $applied_ns } ns
profiled-procedure =     { $share }%  { $procedure }: { $decisions } decisions, listed in { $listed_ns } ns, carried out in { $applied_ns } ns
decision = { $seat }: { $label } ({ $words })
option-chosen = { $option }: { $value }
replay-breaks-off = This match was played by the rules of version { $engine }. It is told up to decision { $count }: today’s rules refuse the next one.
replay-unfinished = The match is not over.
verified =
    { $decisions ->
        [one] Verified: one decision leads
       *[other] Verified: { $decisions } decisions lead
    } to the key { $key }.
verified-key = Verified: the match leads to the key { $key }.
verified-lines = Verified: every line is the one that was written.
verified-less = This older record proves only how it ends, not every line that led there.
verified-dice = Verified: the dice are the ones promised before the first throw ({ $commitment }).
not-verified = NOT verified. { $text }

## Tournaments.

tournament-unreadable = { $file }: these are not the records of a tournament.
tournament-round = Round { $round }
tournament-line = { $pair }: { $verdict }
tournament-pair = { $one } – { $other }
tournament-bye = { $one }, a bye
tournament-gone = someone who left
tournament-sound =
    { $count ->
        [one] true, one decision played again
       *[other] true, { $count } decisions played again
    }
tournament-unplayed = not played
tournament-open = being played
tournament-sealed = its record is not public
tournament-other-rules = untouched, but played by other rules
tournament-broken = WRONG. { $text }
tournament-promise-changed = The dice promised earlier were others.
tournament-standings-true = The standings follow from these results.
tournament-standings-wrong = The standings do NOT follow from these results.
tournament-all-true =
    { $count ->
        [one] Verified: the one match that can be checked is true.
       *[other] Verified: all { $count } matches that can be checked are true.
    }
tournament-some-wrong = NOT verified.

## The table in the terminal

welcome = { $title } — { $scenario }
welcome-help = Type the number of a choice, “card” for what you play for, or “help”.
your-seat = You play: { $seat }. The computer, { $bot }, plays: { $other }.
level-recruit = the recruit
level-militia = the militia
level-regular = the regular
level-veteran = the veteran
level-random = playing anything
level-greedy = taking the best at hand
apart = { $one }; { $other }
hints-told = Either side may ask the computer for a hint.
hints-told-off = Hints are switched off: neither side gets any from the computer.
hint-thinking = The computer looks for advice…
hint-plan = Plan { $number }: about { $percent }% to win
hint-more =
    { $count ->
        [one] and one more decision
       *[other] and { $count } more decisions
    }
hot-seat = Two people at one screen: the table hides each side from the other. Against the computer, name your side: --seat { $seat }.
commitment = The dice are fixed already and sealed: { $commitment }. At the end the seal is opened, and anybody can check them.
dice-seeded = The dice come from a seed, without a seal: nothing was promised before the first throw.
resumed =
    { $decisions ->
        [one] The match goes on after one decision.
       *[other] The match goes on after { $decisions } decisions.
    }
curtain = { $seat }: press Enter when the other side is not looking.
thinking = { $seat } is thinking…
choices-hidden = { $first }–{ $last }  { $verb } … ({ $count } choices: “list { $verb }”)
undo-possible = “undo” takes back your last decision.
prompt-mark = {"> "}
help-table =
    number       take that choice
    words        the same, spelt out: “{ $words }”
    why WORDS    why something is allowed or not, and what it does
    odds WORDS   what a choice would bring: reach, odds, supply, cards
    rule NUMBER  a rule in our words: “rule { $rule }”
    rule         the chapters of the book; with other words, where it speaks of them
    look THING   what a piece, place, card or marker is and does
    chart        the charts and tables; “chart 1”: that one, with what counts now
    glossary     the words of the game
    list         all choices, or all of one kind: “list { $verb }”
    march PLACE  go there, or decide another thing in one go; “march” alone lists what
    board        the map again
    card         who you are, how you win and lose, what to do first
    log          all that happened so far
    dice         the seal of the dice, to note it down
    undo         take back your last line; “undo all”: everything, “undo WORDS”: that alone
    hint         what the computer would do, and why
    save FILE    keep the match
    quit         leave the table
    The French names work too: pourquoi, prévoir, règle, voir, tableau, glossaire, liste, marche, carte, fiche, journal, dés, annuler, conseil, enregistrer, aide, quitter.
help-quebec-1759 = An order may be written with the abbreviations of the rulebook: “3 LE-ET”. This table adds words of its own: “2 LE-BE/A” (by boat), “2 NAVAL UP” (two ships upstream; DOWN: downstream), “IND CR-OR” (the Indians), “STAY” (all units stay where they are). Several lines are parted by commas; STAY stands alone. Then “ready”.
no-such-choice =
    { $count ->
        [one] There is only choice 1.
       *[other] There are choices 1 to { $count }.
    }
no-choice-of-kind = There is no choice of the kind “{ $verb }” now.
not-understood = “{ $verb }” is neither a choice nor a command; “help” says what can be typed.
why-what = Why what? Give the number or the words of a choice.
foresee-what = The odds of what? Give the number or the words of a choice.
look-what = Look at what? Give the name of a piece, place, card or marker.
save-where = Save where? Give the name of a file.
saved = Saved in { $file }.
file-tells-all = This file holds in clear what each side hides and what foretells the dice: do not read it before the match is over.
save-again = Nothing is written yet. If you want it nevertheless, say “save { $file }” once more.
words-left = Not played yet: { $words }. It depends on what has just happened; type it if you still want it.
march-hint = In one go, { $count } in all: { $first }. “march” lists them, “march 1” plays the first.
march-nowhere = Nothing can be decided in one go here.
march-which = There are { $count } of them: a number from 1 to { $count }, or a place.
march-unknown = “{ $text }” is nowhere that can be reached in one go: “march” lists what is.
march-several = There are several ways: { $text }. Type “march” with the number.
undone = Taken back: { $words }
no-card = There is no card for this game.
log-empty = Nothing has happened yet.
not-saved = The match is not saved. The name of a file saves it, Enter leaves it.
save-offer = The name of a file keeps the match, Enter does not.
goodbye = Good-bye.
doubtful = This order cannot be carried out: { $text }
doubtful-ask = Write it all the same, as a bluff? (yes or no)
answers-yes = y yes
not-played = Not written.
the-end = The match is over.
won = Victory: { $seat }.
drawn = A draw.
revealed-blocks = What was hidden: { $seat }
dice-revealed = The seal of the dice, { $commitment }, is opened: { $secret }

## The board of Québec 1759

quebec-move =
    { $move ->
        [0] Setup
       *[other] Campaign Move { $move } of 16
    }
quebec-tide = the tide stops boats and ships
quebec-own-cv = your combat value: { $cv }
quebec-legend = { $letter } 7/16: 7 of your blocks, 16 CV. { $enemy } 3: 3 enemy blocks. ═ road, ╫ road over the St. Charles, ~ river.
quebec-legend-spectator = { $letter } 3: 3 blocks. ═ road, ╫ road over the St. Charles, ~ river.
quebec-letter-french = F
quebec-letter-british = B
quebec-ships =
    { $count ->
        [0] no ship
        [one] 1 ship
       *[other] { $count } ships
    }
quebec-decoys =
    { $count ->
        [one] 1 decoy
       *[other] { $count } decoys
    }
quebec-pool = not placed yet
quebec-order = order { $seat }: { $lines }
quebec-order-void = impossible
quebec-battle = Fight: { $zone }
quebec-hidden =
    { $count ->
        [0] —
        [one] 1 hidden block
       *[other] { $count } hidden blocks
    }

## The board of Wilderness War

wilderness-letter-french = F
wilderness-letter-british = B
wilderness-map-crown-point = Crown Point
wilderness-map-hudson-north = Hudson Carry North
wilderness-map-hudson-south = Hudson Carry South
wilderness-map-oneida-east = Oneida Carry East
wilderness-map-oneida-west = Oneida Carry West
wilderness-map-white-river = White River Falls
wilderness-season = { NUMBER($year, useGrouping: 0) }, { $season } Season
wilderness-last-year = the war ends after { NUMBER($year, useGrouping: 0) }
wilderness-assemblies = Provincial Assemblies: { $mood }
wilderness-points =
    { $count ->
        [0] No victory point
        [one] { $seat }: 1 victory point
       *[other] { $seat }: { $count } victory points
    }
wilderness-in-force = In force: { $list }
wilderness-no-landing = no landing this year
wilderness-no-french-ships = French ships never sail again
wilderness-blockhouses-british = British blockhouses
wilderness-blockhouses-french = French blockhouses
wilderness-beyond = Wilderness, mountains and ports overseas
wilderness-empty = No troops: { $list }
wilderness-siege = siege level { $level }
wilderness-fieldworks = fieldworks: { $seat }
wilderness-amphib = open to landings
wilderness-raids = { $count } Raided markers
wilderness-contested = Both sides stand here:
wilderness-beside = Beside the map
wilderness-line = { $name }: { $list }
wilderness-counted = { $name } counts for the { $seat }
wilderness-allies = Villages allied to the { $seat }: { $list }
wilderness-cards =
    { $count ->
        [0] { $seat }: no card
        [one] { $seat }: 1 card
       *[other] { $seat }: { $count } cards
    }
wilderness-held = one held back
wilderness-all-cards = all must be played
wilderness-built-last = last card played for construction
wilderness-piles = deck { $deck }, discarded { $discarded }, out of the game { $removed }
wilderness-known = Known in the other hand: { $list }
wilderness-hand = In hand
wilderness-response = response
wilderness-legend = { $british }4/11*: 4 British units, strength 11, with a leader; { $french }: French. ▣ fortress, ■ fort, ◇ fort begun, □ stockade, ♦ allied village, × raided by, §1 siege level 1. ║═ water, │─ land, ┆┄ a space between that is not drawn. In the lists: La Sarre (2/3): reduced, strength 2 instead of 3; Montcalm [1-6-2]: initiative, command, tactics.

## The board of Muskets & Tomahawks

muskets-turn =
    { $turn ->
        [0] Setup
       *[other] Turn { $turn }
    }
muskets-clocks = Clocks this turn: { $clocks }, red Clocks: { $red } of { $last }
muskets-weather = weather: { $weather }
muskets-line = { $name }: { $list }
muskets-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
muskets-command =
    { $count ->
        [one] { $count } command point
       *[other] { $count } command points
    }
muskets-home = home edge { $edge }
muskets-morale = Morale card in the deck
muskets-task = { $task }
muskets-sectors = Sectors scouted: { $list }
muskets-report = The report has been carried off.
muskets-woods = woods
muskets-brush = brush
muskets-orchard = orchard
muskets-crops = crops
muskets-marsh = marsh
muskets-rocks = rocks
muskets-road = road
muskets-bridge = bridge
muskets-river = river
muskets-stream = stream
muskets-fence = fence
muskets-hedge = hedge
muskets-low-wall = low wall
muskets-palisade = palisade
muskets-wagon = wagon
muskets-cart = cart
muskets-building = building
muskets-hill = hill
muskets-boat = boat
muskets-sector = sector
muskets-marker = hidden marker
muskets-deployment-point = deployment point
muskets-crossroads = crossroads
muskets-west-spring = west spring
muskets-east-knoll = east knoll
muskets-fire = fire { $level } of { $most }
muskets-status-away = in reserve
muskets-status-arrived = about to enter
muskets-status-hidden = under a marker
muskets-status-unseen = out of sight
muskets-status-off = has left the table
muskets-status-destroyed = destroyed
muskets-status-freed = freed
muskets-status-wrecked = wrecked
muskets-status-captured = captured
muskets-indoors = in building { $building }
muskets-aboard = aboard boat { $boat }
muskets-commander = Commander
muskets-shaken = Shaken
muskets-flight = in Flight
muskets-vigilance = Vigilance
muskets-gun-smoke = Smoke on the gun
muskets-engager = has engaged
muskets-smoke = Smoke on { $count }
muskets-spent = single-shot weapons spent on { $count }
muskets-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
muskets-spotted = has spotted { $list }
muskets-markers = Markers, { $seat }: { $list }
muskets-dummy = dummy, follows { $unit }
muskets-hides = hides { $unit }
muskets-boats = Boats: { $list }
muskets-intrigue = The Commander’s intrigue: { $intrigue }
muskets-hand = In hand: { $list }
muskets-reserved = Reserved: { $card }
muskets-cards =
    { $count ->
        [0] { $seat }: no card
        [one] { $seat }: 1 card
       *[other] { $seat }: { $count } cards
    }
muskets-one-reserved = and one reserved
muskets-piles = deck { $deck }, discarded { $discards }
muskets-legend = North is at the top; one column is an inch, one line two inches, numbered from the south-west corner. Capitals are the attacker’s figures, small letters the defender’s, “?” and “¿” their hidden markers, ✕ both in one cell. Each unit is listed with its letter, its number (u4), its type, figures left of those at the start, and where its middle stands: 12.5-24 is 12½ inches east and 24 north.

## The board of A Few Acres of Snow

acres-turn = Turn { $turn }
acres-mover =
    { $left ->
        [0] { $seat } to play
        [one] { $seat } to play, one action left
       *[other] { $seat } to play, { $left } actions left
    }
acres-fortifications = fortifications left: { $count }
acres-legend = b, f: British, French village; B, F: town; o: neutral. [F]: fortified. ‼: besieged; the attacker wins with a lead of 2, the defender with one of 1. The number is what the place is worth, twice that with a town; *: it asks for settlers; +1: so much more in its defence. Beyond the bars of its track a siege is won. ~ water, = road, · trail; places on the coast are also joined by sea. In the table villages and towns are those not placed yet. Card costs stand in brackets.
acres-money = money
acres-points = points
acres-hand = hand
acres-deck = deck
acres-discards = discards
acres-villages = villages
acres-towns = towns
acres-captured = captured
acres-siege =
    { $lead ->
        [0] { $attacker } besiege { $place }: even
       *[other] { $attacker } besiege { $place }: { $leader } lead by { $lead }
    }
acres-offer = { $seat }, empire cards on offer: { $cards }
acres-offer-neutral = On offer to both: { $cards }
acres-reserve = Reserve: { $cards }
acres-discard = Discards: { $cards }
acres-known = Seen in hand: { $cards }
acres-hand-or-deck = In hand or deck: { $cards }
acres-in-deck = Still in the deck: { $cards }
acres-shown = The enemy knows of: { $cards }
acres-own-hand =
    { $count ->
        [one] { $seat }: money { $money }, one card in hand
       *[other] { $seat }: money { $money }, { $count } cards in hand
    }
acres-unusable = cannot be used now — { $does }
acres-settler = settlers
acres-fur = fur
acres-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
acres-strength = strength { $count }
acres-no-symbols = no symbols

## The board of Small Wars: Mohicans

mohicans-turn = { $season } { $year }, turn { $turn } of { $last }
mohicans-supply = supply: land { $land }, sea { $sea }
mohicans-sea-lift = sea lift: { $place }
mohicans-french-goal = The French win with: { $places } and one of { $bases }
mohicans-british-goal = The British win with { $wanted } of: { $places }, { $montreal } or { $quebec } among them; so far { $taken }
mohicans-at-war =
    { $used ->
        [0] The Six Nations are at war for: { $seat }; their free move is still to come
       *[other] The Six Nations are at war for: { $seat }; their free move is made
    }
mohicans-council = The Six Nations are neutral. For the French: { $french }; for the British: { $british }
mohicans-great-victories = Great Victories this year: French { $french }, British { $british }
mohicans-forts-burnt = Enemy forts burnt this year: French { $french }, British { $british }
mohicans-raids = Raid markers: French { $french }, British { $british }
mohicans-asleep = Tribes at home: { $tribes }
mohicans-anchorages = Anchorages — { $ships }
mohicans-through = Got through: { $ships }
mohicans-acadia = Acadia
mohicans-st-lawrence = St. Lawrence
mohicans-hudson = Champlain, Hudson and the Six Nations
mohicans-lakes = The Great Lakes
mohicans-ohio = Ohio and Illinois
mohicans-new-england = New England
mohicans-colonies = The middle and southern colonies
mohicans-elsewhere = Elsewhere
mohicans-besieged = besieged: { $seat }
mohicans-attacked = attacked: { $seat }
mohicans-raided = raided: { $seat }
mohicans-counters =
    { $count ->
        [one] one unit, strength { $points }
       *[other] { $count } units, strength { $points }
    }
mohicans-box = { $box }, { $seat }: { $units }
mohicans-legend = f, b, n, i: held by the French, the British, a tribe, the Six Nations. ■ walls, # fort, × raided, ‼ besieged or attacked, * victory hangs on it. F5 on the map: French units of strength 5. F 3/5: three French units of strength 5 in all; (2): strength of a unit; (1/2): damaged; [2]: inside the walls; →: marching; ′: has moved; +: won a battle this year. ?: a ship nobody has met.

## Matches between computer players

match-wants-two-bots =
    { $count ->
        [one] --bots names one player
       *[other] --bots names { $count } players
    }; a match wants two, as in --bots regular,greedy.
matched = { $game }, { $scenario }: { $games ->
        [one] one match.
       *[other] { $games } matches.
    }
matched-wins = { $bot }: { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
matched-rate = { $bot } wins { $rate }% (nineteen times in twenty between { $low }% and { $high }%)
matched-elo = a difference of { $elo } Elo
matched-time = { $bot } thinks: { $p50 } s median, { $p95 } s at most nineteen times in twenty, { $most } s the longest
matched-seat = won by { $seat }: { $wins }
deed-battles = battles a match: { $each }
deed-sieges = sieges a match: { $each }
deed-assaults = assaults a match: { $each }
deed-raids = raids a match: { $each }
deed-captures = captures a match: { $each }
deed-landings = landings a match: { $each }
deed-forts = forts built a match: { $each }
deed-settlements = settlements a match: { $each }
deed-shots = volleys and shots a match: { $each }
deed-melees = rounds of melee a match: { $each }
deed-objectives = objectives scored a match: { $each }
deed-casualties = figures lost a match: { $each }
deed-cards-activation = cards played to activate a match: { $each }
deed-cards-event = events played a match: { $each }
deed-cards-response = cards played in answer a match: { $each }
deed-cards-construction = cards played to build a match: { $each }
deed-routs = flights and routs a match: { $each }
ladder-player-twice = --players names { $bot } twice.
ladder-wants-players =
    { $count ->
        [one] --players names one player
       *[other] --players names { $count } players
    }; a ladder wants two or more.
ladder-nothing-known = --known: { $file } keeps no match of this ladder with the players as they are now; without --known they are played
ladder-pair = { $one } against { $other }: { $rate }% of { $games } matches (between { $low }% and { $high }%)
ladder-rating = { $bot }: { $elo } Elo
ladder-written = Written to { $file }.
environment-told =
    { $environment }: { $actions } actions, { $observation } bytes of observation, seats { $seats }
environment-written = Written: { $file }
environment-stale = { $file } is stale: write it anew with “arpents environments { $game } --write”.
environment-fresh =
    { $count ->
        [one] The card is up to date.
       *[other] All { $count } cards are up to date.
    }
figures-unreadable = { $file } is no file of figures.
store-not-matches = { $file } does not hold matches that were played; nothing is added to it.
progress-cluster =
    { $cores ->
        [one] { $cluster }, one core
       *[other] { $cluster }, { $cores } cores
    }
on-unknown = The work cannot run on “{ $value }”: it runs on ray, ray://HOST:PORT or ray://auto, and without --on in processes here.
rows-unknown = A row is no “{ $value }”: it is one of { $known }.
rows-without-parquet = --rows tells what a row of --parquet is: name the file, too.
ray-missing = Ray is not installed: pip install "arpents[ray]".
ray-bad-address = “{ $address }” is no address of a Ray cluster: it is written ray://HOST:PORT.
ray-not-there = There is no Ray cluster at { $address }.
ray-refuses = Somebody answers at { $address }, but not as a Ray cluster that lets us in: is this its port for clients, its version of Ray and Python, its token (RAY_AUTH_TOKEN)?
ray-does-not-start = No Ray cluster can be started on this machine.
ray-without-arpents = The machines of the Ray cluster have no Arpents that can be used: install the same version there.
ray-other-games = The Ray cluster has another version of Arpents: what it plays would not be the same. Install this one there.
ray-does-nothing = The Ray cluster answers, but does no work.
ray-gone = The Ray cluster does not answer any more; nothing half done was written.
worker-died = The same work was tried { $times } times, and its worker died each time{ $why ->
        [none] .
       *[other] {" "}({ $why }).
    }
parquet-missing = PyArrow is not installed, which writes Parquet: pip install "arpents[parquet]".
data-is-parquet = the data set is Parquet, not what “{ $file }” promises: name it “{ $better }”.
data-seeds-too-large = a data set holds seeds from { $least } to { $most }.
data-written = Written: { $file }, with its card { $card }
data-card-title = Data set: { $game }
data-card-game = game
data-card-scenario = scenario
data-card-options = options
data-card-environment = environment
data-card-version = version of Arpents
data-card-rules = digest of the rules
data-card-seats = seats
data-card-bots = players
data-card-seeds = seeds
data-card-seeds-of = from { $seed } on, { $games } matches of each kind
data-card-matches = matches
data-card-rows = rows
data-card-rows-match = { $count }, one a match
data-card-rows-decision = { $count }, one a decision
data-card-made = made by
data-card-columns = Columns
data-card-observation = The observation
data-card-observation-layout = The bytes of these arrays one after the other, each row by row: name, first byte, rows × columns and type.
data-column-match = number of the match, from 0 on
data-column-seed = seed of the match
data-column-bots = who played each seat
data-column-winner = seat that won; empty for a draw and for a match that was given up
data-column-reason = how the match ended; empty when it was given up
data-column-rule = rule by which it ended
data-column-decisions = decisions of all seats together
data-column-scores = result of each seat as a number
data-column-decision = number of the decision in its match, from 0 on
data-column-seat = seat that decided
data-column-bot = who played it
data-column-action = what it chose, as an index in the game’s list of actions
data-column-words = the same in words
data-column-choices = all that it might have chosen, as indexes in ascending order
data-column-observation = what it saw, as bytes (see below)
data-column-result = what that seat got in the end: 1 for a win, 0.5 for a draw, 0; empty for a match that was given up

## Set pieces

no-set-pieces = { $game } has no set pieces.
pieces-found = { $bot } finds { $found } of { $count }.
piece-missed = not found: { $title } (it chose: { $words })

## Analysis

progress-decisions = { $done } of { $total } decisions judged, { $left } s left
progress-swings = { $done } of { $total } swings thought about, { $left } s left
analysis-curve = Chances of the { $seat }, from the first decision to the last
analysis-swings = The largest swings
analysis-calm = No decision and no die changed much.
analysis-empty = There is nothing to judge in this record.
analysis-luck = Dice and draws gave the { $seat } { $luck } points of a hundred in all, against what could be expected.
analysis-estimate = All chances are estimates of the computer.
analysis-decisions =
    { $count ->
        [one] The only decision
       *[other] All { $count } decisions
    }
swing-title =
    { $count ->
        [one] { $seat }, decision { $first }
       *[other] { $seat }, decisions { $first } to { $last }
    }
swing-changed = { $seat }: { $before }% → { $after }%. For the { $mover }: { $decided } by what was decided, { $luck } by dice and draws.
swing-better = The computer would have chosen: { $plan } ({ $chance }% instead of { $played }%, as that side could see it).

## Fitting

fit-no-terms = What { $game } tells computer players is not made of named terms: there is nothing to weigh.
fit-wants-level = { $bot } weighs nothing; choose a level: { $known }.
fitted = { $moments } moments of { $games } matches; surprise before { $before }, after { $after } (a coin: 0.693).
fitted-scale = The chance of winning fits best with a scale of { $scale }; it is { $now } now.
fitted-no-scale = The outlook foretells no result: its scale of { $now } stays.
fitted-term = { $term }: { $share }% of its weight
fitted-trial = New against old: { $rate }% of { $games } matches (between { $low }% and { $high }%).
fitted-better = The new weights are better.
fitted-not-better = The matches do not say that the new weights are better: the old ones stay.
fitted-written = Written to { $file }.

army-profile = { $word }: { $title }, { $points } { $whole ->
        [1] points for the unit
       *[other] { $points ->
            [one] point
           *[other] points
        } a figure
    }, { $most ->
        [one] only one
       *[other] { $least } to { $most } figures
    }
army-upgrade = +{ $word }: { $title }, { $points } a figure
army-ready = { $word }: { $title }, { $points } points ({ $text })
army-boat = { $word }: { $title }, { $points } points
army-how = A list is written on one line: { $example }
army-title = { $nation }: { $total } { $total ->
        [one] point
       *[other] points
    } of { $points }
army-unit = { $name }: { $profile }, { $figures } { $figures ->
        [one] figure
       *[other] figures
    }, { $points } points
army-unit-with = { $name }: { $profile }, { $figures } { $figures ->
        [one] figure
       *[other] figures
    }, { $upgrades }, { $points } points
army-play = To play with it: { $line }
army-side = There is no side “{ $side }” here; the sides are: { $known }.
army-unreadable = The file “{ $file }” cannot be read.

## Lessons

no-lessons = { $game } has no lessons yet.
lesson-help = Type the number of a choice, or Enter to continue; “show” shows the move, “back” goes back a step, “quit” stops here. The lesson is taken up where you leave it.
lesson-enter = Enter to continue.
lesson-left = See you soon: the lesson waits where you left it.
lesson-way = Choose: { $text } ({ $words }).
lesson-keeps-itself = A lesson is not saved: it is taken up by itself where it was left.
lesson-following = Next: { $title }. Type “{ $text }”.
lesson-is-done = done
lessons-checked =
    { $count ->
        [one] One lesson played
       *[other] { $count } lessons played
    } through: { $faults ->
        [0] no fault.
        [one] one fault.
       *[other] { $faults } faults.
    }

## What learners are given

observe-what = Observe what? Name a game, or the file of a recorded match.
observe-record-only = { $option } goes with the file of a recorded match, not with a game.
observe-size = { $size } bytes, { $actions } choices
observe-layer = { $first }–{ $last } { $layer } ({ $name }): { $rows } × { $columns }, from { $least } to { $most }
observe-rows = rows:
observe-columns = columns:
observe-moment =
    { $number ->
        [one] After one decision
       *[other] After { $number } decisions
    } — { $seat }: { $count } entries are not 0.
observe-decision = last decision { $number }: { $seat }, { $text }
observe-hidden = something hidden
observe-choice = choice { $number }: { $text }
