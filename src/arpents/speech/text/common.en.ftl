### Words every game shares. Texts of errors begin with a small letter: they also follow a colon.

enumeration = { $items } and { $last }

## What a seat is told

prompt-waiting = The other side is deciding.
prompt-over = The match is over.
allowed = This is allowed.
allowed-uncertain = What follows depends on dice, on hidden things or on the other side.

## What a choice would bring

foresee-reach = Within reach
foresee-nothing = Nothing more can be foreseen of this.
foresee-hits =
    { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
foresee-place = { $place } ({ $cost })
foresee-place-by = { $place } ({ $ways })
foresee-place-for = { $place } ({ $cost }, { $ways })
foresee-chance = { $text }: { $chance }%
foresee-modifier = { $sign }{ $by }: { $text }
foresee-of = { $side }: { $text }
foresee-path = By way of: { $places }

## The log as it reads

log-march = { $who }: { $path }
log-march-led =
    { $count ->
        [one] { $who } with one unit: { $path }
       *[other] { $who } with { $count } units: { $path }
    }
log-march-many =
    { $count ->
        [one] { $who } and one other: { $path }
       *[other] { $who } and { $count } others: { $path }
    }
log-name = { $name }
log-who = Who
log-with = With
log-against = Against
log-strength = Strength
log-column = Column
log-modifiers = Modifiers
log-dice = Dice
log-needs = Needed
log-result = Result
log-needed = { $count }+
log-since = Since your last decision
log-by = { $seat } — { $text }
log-since-beginning = Since the beginning
log-score = Score: { $text }
log-score-of = { $seat } { $score }

## What is decided beside the rules

seat-table = The table
table-resign = Resignation: { $seat }.
table-forfeit = Out of time: { $seat }.
table-rule = Lost by the ruling of the tournament or of the host: { $seat }.
table-rule-draw = The tournament or the host gives nobody the win.
table-draw = Both sides agree on a draw.
table-rewind = Both sides agree to go back. The dice go on: what was rolled once will not be rolled again.
table-new-rules = The rules have changed. Both sides agree to go on by the new ones from here; what was decided since is taken back, and the dice are others.
outcome-resigned = The losing side has resigned.
outcome-agreed = A draw by agreement.
outcome-ruled = The other side has lost by the ruling of the tournament or of the host.
outcome-ruled-draw = Nobody has won, by the ruling of the tournament or of the host.
outcome-out-of-time = The other side has run out of time.
unknown-agreement = “{ $words }” is nothing that the table can decide.

## Games, scenarios, options, seats

unknown-language = there is no language “{ $language }” here; the languages are: { $known }.
unknown-game = there is no game “{ $game }” on this table; the games are: { $known }.
unknown-scenario = there is no scenario “{ $scenario }” in { $game }; the scenarios are: { $known }.
unknown-option = there is no option “{ $option }” in { $game }; the options are: { $known }.
unknown-option-value = the option “{ $option }” cannot be “{ $value }”; it can be: { $known }.
options-not-an-object = options are written as an object of names and values, not as “{ $value }”.
reason-not-asked = That is not what is being asked now.
unknown-seat = nobody sits as “{ $seat }”; the seats are: { $known }.
unknown-bot = there is no computer player “{ $bot }”; there are: { $known }.
guest-not-there = the player’s file or module “{ $file }” is not there.
guest-fails = “{ $file }” cannot be read as Python: { $why }
guest-unknown = “{ $file }” has no player “{ $bot }”; it has: { $known }.
guest-chose-badly = “{ $bot }”, who plays { $seat_the }, chose “{ $found }”, which is not on offer.
unknown-rule = no rule has the number “{ $number }”.
missing-text = the text “{ $id }” ({ $language }) is missing or lacks an argument: { $why }

## Words that are played

no-words = nothing was said: an action begins with a verb.
unknown-action = “{ $words }” is not an action of this game.
unknown-verb = no action of this game begins with “{ $verb }”.
unknown-noun = “{ $noun }” in “{ $words }” names nothing in this game.
index-out-of-range = the list of choices has the numbers 0 to { $highest }; there is no { $index }.
not-a-seed = “{ $value }” is no seed: any whole number is one.
not-in-action-space = “{ $noun }” is not in the list of choices for learners: it stands between those, or beyond the last.
unknown-number = nothing of the sort “{ $noun }” has the number { $number }.
wrong-number-of-words =
    { $wanted ->
        [0] the verb “{ $verb }” stands alone, without another word: “{ $words }”.
        [one] the verb “{ $verb }” is followed by one word, no more and no less: “{ $words }”.
       *[other] the verb “{ $verb }” is followed by { $wanted } words, no more and no less: “{ $words }”.
    }
not-your-turn = { $seat_the } { $seat_number ->
        [one] has
       *[other] have
    } nothing to decide now, so “{ $words }” must wait.
not-on-offer = “{ $words }” is not on offer now.
match-over = the match is over: “{ $words }” comes too late.
unknown-query = this game answers no question called “{ $query }”; it answers: { $known }.
unknown-thing = nothing here is called “{ $thing }”.
no-drawing = the game “{ $game }” has no drawing.
unknown-query-argument = the question “{ $query }” takes no “{ $argument }”; it takes: { $known }.
bad-query-argument = the question “{ $query }” needs a proper “{ $argument }”, not “{ $value }”.
nothing-to-undo = { $seat_the } { $seat_number ->
        [one] has
       *[other] have
    } nothing left to take back.
nothing-to-put-back = “{ $words }” is nothing that you could take back now.
others-depend-on-it = Without “{ $words }” something you decided later could not stand: take that back first.
unknown-budget = “{ $budget }” is no budget: 2s means two seconds (600s at most), 2000 means two thousand simulations.
set-piece-fault = The set piece “{ $piece }” of { $game } lacks a field, has one too many, or names an unknown level.

## Records

not-a-record = this is no record of a match: line { $line } should read “arpents record 2”.
record-truncated = the record breaks off after line { $line }: its last line, “end”, is missing.
record-bad-header = line { $line } of the record is not a header line: “{ $text }”.
record-header-missing = the header of the record lacks “{ $field }”.
record-bad-move = line { $line } of the record is not a move: “{ $text }”.
record-wrong-count = line { $line } of the record announces { $count } moves, but there are { $found }.
record-not-a-number = the record wants a whole number where it says “{ $text }”.
record-move-refused = line { $line } of the record, “{ $move }”, is refused. { $because }
record-ends-otherwise = played again, the record ends otherwise: key { $found } instead of { $wanted }.
record-changed = the record was changed after it was written: the digest of its lines is { $found }, its last line promises { $wanted }.
record-of-other-rules = the record was played by the rules of version { $engine }; from line { $line } on, today’s rules do not follow it.
record-still-secret = the dice of this record are still secret (commitment { $commitment }): it can be replayed when they are disclosed.
record-secret-mismatch = the secret in the record is not the one that was promised (commitment { $commitment }).
record-of-other-winner = played again, the match is won by somebody else than was said.

## Snapshots

snapshot-of-unknown-game = the snapshot is of “{ $game }”, a game that is not on this table.
snapshot-of-another-game = the snapshot is of “{ $game }”, not of “{ $wanted }”.
snapshot-of-other-rules = the snapshot is of other rules ({ $rules }) than these ({ $wanted }).
snapshot-damaged = the snapshot is damaged: { $where }
buffer-not-an-array = an array of bytes is wanted here, not { $found }.
buffer-wrong-type = the array has entries of type { $found }; bytes are wanted (int8 or uint8).
buffer-wrong-size = the array has { $count } bytes; exactly { $size } are wanted.
buffer-read-only = the array can only be read; one that can be written into is wanted.
buffer-in-pieces = the array does not lie in one piece (a slice with steps, or turned around); a contiguous one is wanted.

## Dice

script-out-of-dice =
    { $used ->
        [0] no die is scripted, and one is needed.
        [one] the script has no die left after the only one it gave.
       *[other] the script has no die left after { $used }.
    }
script-out-of-draws =
    { $used ->
        [0] no draw is scripted, and one is needed.
        [one] the script has no draw left after the only one it gave.
       *[other] the script has no draw left after { $used }.
    }
script-draw-out-of-range = the scripted draw { $draw } is out of range: { $choices } are to choose from, numbered from 0.
chance-unknown = there is no source of chance “{ $kind }”.

## Positions

position-fault =
    { $count ->
        [one] the position has one fault.
       *[other] the position has { $count } faults.
    }
position-fault-at = “{ $where }”: { $text }
unknown-position-field = a position has no such field; it has: { $known }.
position-of-another-game = the position is of “{ $game }”, another game.
not-a-die-face = a die has no face { $face }.
not-a-list = a list is wanted here, not “{ $value }”.
not-an-object = an object of names and values is wanted here, not “{ $value }”.
not-true-or-false = true or false is wanted here, not “{ $value }”.
number-out-of-range = a number from { $least } to { $most } is wanted here, not “{ $value }”.
unknown-value = “{ $value }” is not one of: { $known }.
not-a-whole-number = a whole number is wanted here, not “{ $value }”.

## Advice

why-good = What speaks for it: { $good }.
why-both = What speaks for it: { $good }; against it: { $bad }.
why-bad = What it costs: { $bad }.
why-even = It changes hardly anything, and keeps what there is.
chance-estimate = The chances are the computer’s estimate, from what this side may know.
hint-unadvised = the computer knows too little of this game to give advice.
hint-not-asked = there is nothing to decide now, so there is nothing to advise.
hints-off = hints are switched off in this match.
analysis-estimates = The chances are estimates of the computer, from above: with everything that was hidden.
analysis-unadvised = the computer knows too little of this game to judge a match of it.
analysis-unfinished = this match is not over: it can be judged only from what one side may know.
analysis-wants-simulations = an analysis is counted in simulations, so that it is always the same: “{ $level }” is a level with seconds, or none.

## The card of a game

card-fault = The card of { $game } says something wrong, too much or too little at “{ $card }”.
brief-card-title = Game card
brief-card-of = { $title }: { $scenario }
brief-card-difficulty-1 = Difficulty 1 of 3: easy to learn.
brief-card-difficulty-2 = Difficulty 2 of 3: takes an evening to learn.
brief-card-difficulty-3 = Difficulty 3 of 3: many rules, learnt bit by bit.
brief-card-length = { $seat }: about { $decisions } decisions, { $time } against the computer.
brief-card-together = For two people: about { $time }.
brief-card-measured = Decisions measured in matches of the computer with itself; times at { $seconds } seconds a decision.
brief-card-who = Who you are
brief-card-win = How you win
brief-card-lose = How you lose
brief-card-wins = How this side wins
brief-card-end = How it ends
brief-card-turn = A turn
brief-card-first = Three things to begin with

## Lessons

unknown-lesson = { $game } has no lesson “{ $lesson }”; there are: { $known }.
learn-title = Learn
learn-step = Step { $step } of { $steps }
learn-exercise = Exercise: { $title }
learn-exercise-do = Find it yourself: one decision is right, or one line of decisions.
learn-not-this = that is allowed, but it is not what this step asks for. Read it again, or have the move shown to you.
learn-read-on = here there is only something to read and look at. Continue for the rest.
learn-over = the lesson is finished: there is nothing more to try here.
learn-no-step = this lesson has no step { $number }.
learn-done = Lesson finished.
learn-first-match = Your first match
learn-first-match-about = A real match against the recruit, the weakest computer player: every question is explained, and a hint is never far.
learn-guide-rule = What the rule says: { $text }
learn-unknown-field = a lesson has no field “{ $field }”.
learn-unknown-seat = “{ $value }” is no side of this game.
learn-without-steps = a lesson has at least one step.
learn-step-id = each step has a name (id) of its own, other than “title” and “about”.
learn-not-a-list = a list of texts is wanted here.
learn-move-without-seat = “{ $move }” does not begin with a side followed by what it plays.
learn-unknown-piece = “{ $value }” is no set piece of this side.
learn-piece-and-more = the set piece tells the position and what is right already.
learn-without-rule = each step names at least one rule (rules).
learn-nothing-accepted = what is shown or replied wants something accepted (accept).
learn-nothing-shown = say what to show (show), without “*”.
learn-shown-not-accepted = “{ $words }” is shown, but would not be accepted.
learn-without-text = the text “{ $id }” is missing.
learn-not-on-offer = “{ $words }” is not on offer; on offer are: { $text }.
## What things are and do

inspect-line = { $label }: { $value }
inspect-title = What it is and does
inspect-now = Now
inspect-yes = yes
inspect-no = no
inspect-none = none
inspect-sort = Sort
inspect-side = Side
inspect-strength = Strength
inspect-movement = Movement
inspect-where = Where
inspect-owner = Held by
inspect-terrain = Terrain
inspect-links = Linked with
inspect-state = State
inspect-supply = Supply
inspect-supplied = in supply
inspect-unsupplied = out of supply
inspect-works = Works
inspect-points = Points
inspect-cost = Cost
inspect-does = Does
inspect-users = Used by
inspect-copies = Copies
inspect-marks = Markers
inspect-pieces = Pieces here

## The book of a game

book-title = The rules
book-chapter = { $number }. { $title }
book-charts = Charts and tables
book-glossary = Glossary
book-rulings = Rulings
book-nothing = Nothing in the book speaks of “{ $words }”.
book-fault = the book of { $game } says something wrong, too much or too little at “{ $where }”.
look-which = several things are called so: { $things }.
book-sort-block = Blocks
book-sort-zone = Zones and river
book-sort-piece = Units and leaders
book-sort-space = Spaces
book-sort-card = Cards
book-sort-place = Places
book-sort-unit = Units
book-sort-ship = Ships
book-sort-box = Anchorages
book-sort-profile = Profiles
book-sort-weapon = Weapons
book-sort-trait = Traits
book-sort-talent = Talents
book-sort-discipline = Disciplines
book-sort-feature = Terrain
book-sort-token = Markers and works
