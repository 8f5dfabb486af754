## What environments for learners say. Those texts that both languages share have the same ids and arguments.

library-missing = { $library } is not installed: pip install "arpents[{ $extra }]"
chance-has-one = Chance decides here, and has one outcome, number 0; there is no { $found }.
action-not-whole = “{ $found }” is no choice: the number of one is wanted, a whole number from 0 to { $highest }.
actions-wrong-number = { $count ->
        [one] { $count } choice was given
       *[other] { $count } choices were given
    } for { $size ->
        [one] { $size } match
       *[other] { $size } matches
    }.
actions-wrong-shape = Choices are given as a row of { $size } numbers, one for each match.
actions-by-seat = Choices are given as an object of seats and numbers, not as “{ $found }”.
seeds-wrong-number = { $count ->
        [one] { $count } seed was given
       *[other] { $count } seeds were given
    } for { $size ->
        [one] { $size } match
       *[other] { $size } matches
    }.
mask-wrong = `reset_mask` says for each of the { $size } matches, true or false, whether it begins anew.
actions-missing = A choice for { $seat_the } is missing; whoever is not asked gives { $wait }.
must-decide = { $seat_the } { $seat_number ->
        [one] has
       *[other] have
    } something to decide and cannot wait; for example: { $words }.
match-not-started = No match has begun: reset() comes first.
in-match = In match { $number }: { $text }
option-at-reset = The option “{ $option }” is chosen when the environment is made, not at reset().
option-of-learners = For learners the option “{ $option }” is “{ $usual }”, not “{ $value }”: their list of choices knows no other.
autoreset-unknown = There is no way “{ $value }” to begin anew; there are: { $known }.
render-mode-unknown = There is no render mode “{ $value }”; there are: { $known }.
not-a-count = “{ $value }” cannot be the number of { $what }: a whole number of at least { $least } is wanted.
count-matches = matches
count-workers = workers
count-cycles = cycles
environment-closed = This environment was closed.
worker-died = A worker process ended before its work was done; nothing it left is used.
observer-unknown = Only what one player knows can be observed: public and its own, nothing else.
