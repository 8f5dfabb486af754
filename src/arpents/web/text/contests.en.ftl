### Contests: ratings, statistics, tournaments.

contest-places = Contests
contest-tournaments = Tournaments
contest-tournament = Tournament
contest-ratings = Ratings
contest-statistics = Statistics
contest-sign-in = Sign in to see this, or to take part.
contest-to-sign-in = Sign in
contest-bot = bot
contest-is-bot = This is a bot: a program plays under this name.

## Heads of tables.

contest-place = Place
contest-player = Player
contest-rating = Rating
contest-won = Won
contest-drawn = Drawn
contest-lost = Lost
contest-game = Game
contest-scenario = Scenario
contest-side = Side
contest-when = When
contest-against = Against
contest-result = Result
contest-matches = Matches
contest-share = Score
contest-decisions = Decisions
contest-opening = Opening

## Ratings.

contest-ratings-about = After every match between two accounts both are rated by the Glicko-2 system, for each game and side apart; matches with the computer, with its hints, with a bot of one’s own, or decided by a ruling are not. A rating begins at 1500. What stands after ± is its uncertainty: nineteen times in twenty the true strength lies within. The order is by what is nearly certain, the rating less its uncertainty.
contest-ratings-none = Nobody has played a rated match on this side yet.
contest-ratings-of-sides = Ratings by game and side
contest-person-unrated = No rated match yet.
contest-steps = The last rated matches
contest-steps-how = What each match made of the rating
contest-step = { $before } → { $after }
contest-won-one = won
contest-drawn-one = drawn
contest-lost-one = lost
contest-played = All finished matches
contest-played-how = By game, scenario and side
contest-played-none = No match is finished yet.

## Statistics.

contest-statistics-about = Every finished match of this house, whoever played; nobody is named. A draw counts for half in the score.
contest-statistics-none = No such match is finished yet.
contest-all-scenarios = All scenarios
contest-among = Played by
contest-among-all = Anybody
contest-among-people = People among themselves
contest-among-mixed = People against the computer
contest-among-computers = Computers among themselves
contest-depth = Openings
contest-depth-of =
    { $count ->
        [one] by the first decision
       *[other] by the first { $count } decisions
    }
contest-sides = By scenario and side
contest-openings = By opening
contest-openings-none = No decision was made in these matches.

## The list of tournaments.

contest-list-invited = You are invited
contest-list-invited-none = Nobody has invited you.
contest-list-open = Open for entry
contest-list-open-none = No tournament is open for entry. Make one yourself.
contest-list-running = Being played
contest-list-running-none = No tournament is being played.
contest-list-over = Over
contest-list-over-none = No tournament is over.
contest-by = by { $person }
contest-off = Called off
contest-you-play = You play
contest-entrants-of =
    { $count ->
        [one] 1 entrant, room for { $most }
       *[other] { $count } entrants, room for { $most }
    }

## Making one.

contest-new = Make a tournament
contest-name = Its name
contest-about = What people should know (plain text)
contest-make = Make it
contest-form = Form
contest-form-swiss = Swiss system
contest-form-swiss-how = Everybody plays every round, against somebody who stands close and whom one has not met.
contest-form-round-robin = Round robin
contest-form-round-robin-how = Each meets each.
contest-form-bracket = Bracket
contest-form-bracket-how = Who loses is out. A drawn match is played again with sides swapped; drawn again, the better seed goes on.
contest-rounds = Rounds
contest-rounds-how = 0: as many as it takes for one winner.
contest-rounds-of =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
contest-times = Each meets each
contest-times-once = once
contest-times-twice = twice, with both sides
contest-round-days = Days for a round
contest-round-days-how = 0: a round lasts until all is played.
contest-overdue = When a round’s time is over
contest-overdue-asked = Whoever alone is to decide has lost; else half a point each
contest-overdue-draw = Half a point each
contest-overdue-organiser = The organiser decides each match
contest-no-deadline = A round lasts until all is played
contest-entry = Who may enter
contest-entry-anyone = Anybody with an account, bots too
contest-entry-people = People only
contest-entry-bots = Bots only
contest-entry-invited = Only those who are invited
contest-most = Room for
contest-pairing = Pairings
contest-pairing-table = By the table
contest-pairing-organiser = By the organiser
contest-watching = Spectators of its matches
contest-watching-turn = A turn later
contest-watching-live = Live
contest-watching-none = None
contest-organiser = Organiser

## One tournament.

contest-state-open =
    { $count ->
        [one] Open for entry: 1 entrant, room for { $most }
       *[other] Open for entry: { $count } entrants, room for { $most }
    }
contest-state-round = Round { $round } of { $rounds } is being played
contest-state-until = Round { $round } of { $rounds } is being played, until { $when }
contest-state-late = The time of round { $round } of { $rounds } is over: the organiser decides what is left
contest-state-pairs = The organiser is pairing round { $round } of { $rounds }
contest-state-over =
    { $count ->
        [one] Over since { $when }: { $person } has won.
       *[other] Over since { $when }: { $person } share the first place.
    }
contest-enter-how = Whoever enters plays whoever else has entered, and lets spectators see as much as is said here. The dice of every match can be checked.
contest-own-match = To your match
contest-enter = Enter
contest-accept = Accept and enter
contest-entered = You have entered.
contest-sign-in-enter = Sign in to enter
contest-withdraw = Withdraw
contest-withdraw-ask = Withdraw for good? A match that is not over is lost by it.
contest-entrants = Entrants
contest-entrants-none = Nobody has entered yet.
contest-invited = invited
contest-withdrawn = withdrawn
contest-standings = Standings
contest-points = Points
contest-buchholz = Buchholz
contest-sonneborn = Sonneborn-Berger
contest-reached = Reached
contest-winner = Winner
contest-ties-swiss = Points first; then Buchholz (the points of all opponents), Sonneborn-Berger (the points of those beaten and half of those drawn with), and matches won. A bye is a point. The last columns count how often each side was played.
contest-ties-round-robin = Points first; then Sonneborn-Berger (the points of those beaten and half of those drawn with), and matches won. A bye counts for nothing. The last columns count how often each side was played.
contest-ties-bracket = By the round that was reached. The last columns count how often each side was played.
contest-rounds-played = Rounds
contest-round = Round { $round }
contest-against-short = against
contest-again = played again, sides swapped
contest-bye = Bye
contest-result-open = being played
contest-result-soon = begins in a moment
contest-result-won = won by { $person }
contest-result-draw = drawn
contest-result-neither = no point for either
contest-result-bye = a bye
contest-ruled-rule = (by the rule)
contest-ruled-organiser = (by the organiser)
contest-to-table = Table
contest-to-replay = Replay
contest-link-of = { $link }, { $person }

## The organiser’s.

contest-organise = You organise it
contest-invite = Invite somebody by name
contest-invite-do = Invite
contest-start = Begin the tournament
contest-start-wants = Two have to enter first.
contest-more-days = Days from now on for this round
contest-give-time = Set the end of the round
contest-time-given = The round ends later.
contest-remove = Take somebody out
contest-remove-do = Take out
contest-remove-of = Take { $person } out
contest-call-off = Call it off
contest-call-off-ask = Call the tournament off for good? Matches go on, but count for nothing.
contest-pairs-how = The table proposes these pairs. Choose somebody else, and both change places.
contest-board = Table { $board }
contest-pair-do = Begin round { $round }
contest-rule-won = { $person } wins
contest-rule-draw = Half a point each
contest-rule-neither = No point for either

## Checking the dice.

contest-check = Check the dice
contest-check-how = Before a match its table published a promise, the hash of a secret from which all its dice come. At the end the secret is out. Here every finished match has been played again with these dice, decision by decision, and its end compared with the standings.
contest-check-sound =
    { $count ->
        [0] Nothing is wrong, and no match is finished yet.
        [one] All is true: 1 match was played again.
       *[other] All is true: { $count } matches were played again.
    }
contest-check-broken = Something is wrong: see below.
contest-check-here =
    { $count ->
        [one] This browser has compared the promise of 1 match itself.
       *[other] This browser has compared the promises of { $count } matches itself.
    }
contest-check-matches = Match by match
contest-to-tournament = To the tournament
contest-records = All records
contest-records-how = To check them on your own machine, keep a copy while a round is being played (it holds the promises), and another at the end:
contest-round-head = Round
contest-match = Match
contest-verdict = Found
contest-promise = Promise of the dice
contest-verdict-sound = true
contest-verdict-under-way = being played
contest-verdict-unplayed = not played
contest-verdict-other-rules = untouched, of other rules
contest-verdict-broken = wrong
