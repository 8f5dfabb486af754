### What the page says by itself; everything else comes from the games and the server.

## The page

ui-motto = Five games of the French & Indian War on one table
ui-tools = Tools
ui-skip = Skip to the content
ui-looks = Light and colours
ui-theme = Light
ui-theme-auto = as the system
ui-theme-light = day
ui-theme-dark = night
ui-theme-contrast = high contrast
ui-palette = Colours
ui-palette-period = of the period
ui-palette-clear = for every eye
ui-pace = The other side’s turn
ui-pace-off = not shown again
ui-pace-slow = shown slowly
ui-pace-usual = shown
ui-pace-fast = shown fast
ui-home = To the first page
ui-beside = The match
ui-kept = What is kept about you
ui-lobby = The lobby
ui-close = Close
ui-opening = The table is being laid…
ui-trouble = Something went wrong.
ui-lost = The line to the table is broken. It is being called again…

## The first page

ui-games = The games
ui-new = A new match of { $game }
ui-scenario = Scenario
ui-seat = Your side
ui-opponent = Against
ui-opponent-bot = the computer
ui-opponent-person = a person, by a link
ui-opponent-hot-seat = a person, on this screen
ui-bot = Computer player
ui-bot-recruit = recruit: plays sensibly and overlooks a good deal
ui-bot-militia = militia: knows what it wants, and slips now and then
ui-bot-regular = regular: thinks its turn through
ui-bot-veteran = veteran: thinks two seconds, and of your answer
ui-bot-random = easy: plays anything
ui-bot-greedy = harder: takes the best at hand
ui-options =
    { $count ->
        [one] One option
       *[other] { $count } options
    }
ui-army = Make both armies
ui-army-brought = Your lists are among the options.
ui-begin = Begin
ui-recent = Your matches
ui-take-up = Go on with { $told }
ui-over = over
ui-forget = Forget this match
ui-forget-ask = Forget this match? Without its link you cannot come back to it.
ui-forget-not = Keep it
ui-against = { $own }, against the computer ({ $level })
ui-open-record = A recorded match
ui-open-record-hint = Open a .arp file…

## The table

ui-board = The board
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-fit = The whole map
ui-column = What is asked and what happened
ui-tabs = Parts of the table
ui-tab-choices = Choices
ui-tab-log = Log
ui-tab-tray = Hand, orders
ui-tray = Hand, orders and boxes
ui-hand = Your hand
ui-choices = Choices
ui-all-choices = Show all { $count }
ui-your-turn = your turn
ui-you = you
ui-computer-level = computer, { $level }
ui-level-recruit = recruit
ui-level-militia = militia
ui-level-regular = regular
ui-level-veteran = veteran
ui-level-random = easy
ui-level-greedy = harder
ui-to-act = to act
ui-watching = watching
ui-watching-text = You are watching this match.
ui-winner = Victory: { $seat }
ui-draw = Nobody wins
ui-hint = Hint
ui-hints = Hints of the computer
ui-hints-on = Hints allowed
ui-hints-on-why = In this match each side may ask the computer what it would do.
ui-hints-wanted = Hints: each side may ask the computer what it would do, and sees that the other may
ui-hint-thinking = The computer is thinking about it…
ui-plan = Plan { $number }: about { $percent }% to win
ui-plan-play = Play this plan
ui-plan-play-this = Play plan { $number }
ui-plan-ask =
    { $count ->
        [one] Play this choice?
       *[other] Play these { $count } choices? They stop where chance or the other side decides; “Undo” takes them back together.
    }
ui-plan-yes = Play
ui-plan-no = No
ui-plan-more =
    { $count ->
        [one] and one more decision
       *[other] and { $count } more decisions
    }
ui-analyse = Analyse
ui-analyse-why = The computer judges every decision: chances, swings, luck.
ui-analysing = The computer judges the match: { $percent }%
ui-analysis-failed = The analysis did not come to its end.
ui-curve = Chances of the { $seat }
ui-swing =
    { $count ->
        [one] { $seat }, decision { $first }: { $before } → { $after }.
       *[other] { $seat }, decisions { $first } to { $last }: { $before } → { $after }.
    }
ui-swing-parts = For the { $seat }: { $decided } by what was decided, { $luck } by dice and draws.
ui-swing-better = The computer would have chosen: { $plan } ({ $chance } instead of { $played }, as that side could see it).
ui-undo = Undo
ui-wholes = In one go
ui-more-wholes =
    { $count ->
        [one] One more way, in one go
       *[other] { $count } more ways, in one go
    }
ui-far-places =
    { $count ->
        [one] One place farther off
       *[other] { $count } places farther off
    }
ui-go-on = Go on: { $text }
ui-may-stop = may be stopped on the way
ui-undo-more =
    { $count ->
        [one] One step…
       *[other] { $count } steps…
    }
ui-undo-steps = What you can take back
ui-undo-all = Undo all of it
ui-put-back = Put back: { $text }
ui-command = Say an action
ui-command-hint = filter, or say
ui-why = What if?
ui-play = Play
ui-reach-by =
    { $count ->
        [one] { $way }: one place
       *[other] { $way }: { $count } places
    }
ui-reach-count =
    { $count ->
        [one] One place
       *[other] { $count } places
    }
ui-fight-details = The dice, and what came of them
ui-skip-turn = Skip
ui-course = The score over time
ui-course-from = from { $low } to { $high }
ui-log = Log
ui-log-look = See this moment
ui-log-earlier =
    { $count ->
        [one] one earlier line
       *[other] { $count } earlier lines
    }
ui-past = You are looking at moment { $revision } of the match.
ui-back-to-now = Back to now
ui-rule = Rule { $number }
ui-card = Card
ui-card-whole = The whole card
ui-rules = Rules
ui-read = Read the board
ui-read-tracks = Where the match stands
ui-read-places = The map
ui-read-place = Place
ui-read-held = Held by, marks
ui-read-things = Things
ui-read-next = {"; "}
ui-fold = Fold
ui-unfold = Unfold
ui-links = Links and dice
ui-awaited = Nobody has taken this seat yet: { $seat }. Send the invitation.
ui-only-here = Only this computer can open these links. To play with others on the network, start the table with --host 0.0.0.0 and open it by this computer’s address.
ui-invite = Copy the link for: { $seat }
ui-invite-whom = Invite: { $seat }
ui-invite-watch = Copy the link for spectators
ui-own-link = Copy your own link ({ $seat }), to come back from another device
ui-copied = Copied
ui-copy-by-hand = Copy this link:
ui-dice-promise = The dice of this match were fixed beforehand; their seal is
ui-curtain = { $seat }, it is for you
ui-curtain-why = The board is covered so that nobody sees what is not for them. Hand over the screen.
ui-curtain-lift = I play: { $seat }

## Replays and dice

ui-replay = Replay
ui-replay-start = The beginning
ui-download = Download the record
ui-first = To the beginning
ui-back = One step back
ui-run = Play on
ui-pause = Pause
ui-forward = One step on
ui-last = To the end
ui-step = Step { $step } of { $steps }
ui-from = Seen by
ui-spectator = a spectator
ui-above = everybody at once
ui-copy-moment = Copy a link to this moment
ui-verify = Were the dice honest?
ui-verify-how = Before the first die fell, the table showed the SHA-256 of a secret from which every die follows. After the end it shows the secret, and your browser compares the two.
ui-commitment = Promised at the start
ui-secret = Secret shown at the end
ui-secret-later = It is shown when the match is over.
ui-hash = SHA-256 of the secret, computed here
ui-promise-kept = The promise was kept: the dice are those that were fixed before the match.
ui-promise-broken = The promise was broken: this secret is not the one that was sealed.
ui-replayed =
    { $count ->
        [one] The only decision was played again by the table and led to the same end.
       *[other] All { $count } decisions were played again by the table and led to the same end.
    }
ui-to-table = To the table

## What several games have

ui-year = Year
ui-turn = Turn
ui-discards = Discarded
ui-removed = Removed from the game
ui-besieged = besieged
ui-percent = { $percent }%

## The book and what things are

ui-book-search = Search the book
ui-book-contents = Contents
ui-book-print = Print
ui-book-page = As a page of its own
ui-book-found =
    { $count ->
        [0] Nothing found.
        [one] One entry found.
       *[other] { $count } entries found.
    }
ui-book-chart = Table: { $title }
ui-chart-now = counts now
ui-tracks = Where the match stands
ui-inspect-back = Back to what was shown before
ui-tap-again = Tap there again to play it.
ui-inspect-tap = Tap again: { $label }
ui-book-loading = Opening the book…

## Learning

ui-learn = Learn to play
ui-learn-game = Start with the lessons
ui-learn-motto = Short lessons: read, try, understand.
ui-learn-all = The lessons of all games
ui-learn-play = Play a match
ui-learn-done-of =
    { $count ->
        [one] { $done } of { $count } lesson
       *[other] { $done } of { $count } lessons
    }
ui-learn-is-done = done
ui-lesson-leave = Leave the lesson
ui-lesson-back = Step before
ui-lesson-continue = Continue
ui-lesson-show = Show me
ui-lesson-do = Play this move
ui-lesson-choose = Choose: { $label }
ui-lesson-again = Begin again
ui-lesson-next = Next: { $title }
ui-lesson-plays = the lesson
ui-guide = What the question means
ui-guide-hint = In doubt? Ask for a hint.
ui-guide-off = Explain no more
