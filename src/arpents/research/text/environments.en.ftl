## What environments for learners say. Those texts that both languages share have the same ids and arguments.

library-missing = { $library } is not installed: pip install "arpents[{ $extra }]"
action-not-whole = “{ $found }” is no choice: the number of one is wanted, a whole number from 0 to { $highest }.
actions-wrong-number = { $count } choices were given for { $size } matches.
actions-missing = A choice for { $seat_the } is missing; whoever is not asked gives { $wait }.
must-decide = { $seat_the } { $seat_number ->
        [one] has
       *[other] have
    } something to decide and cannot wait; for example: { $words }.
match-not-started = No match has begun: reset() comes first.
render-mode-unknown = There is no render mode “{ $value }”; there are: { $known }.
not-a-seed = “{ $value }” is no seed: any whole number is one.
not-a-count = “{ $value }” cannot be the number of { $what }: a whole number of at least { $least } is wanted.
count-matches = matches
count-workers = workers
count-cycles = cycles
environment-closed = This environment was closed.
worker-died = A worker process ended before its work was done; nothing it left is used.
observer-unknown = Only what one player knows can be observed: public and its own, nothing else.
