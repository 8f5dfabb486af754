### The lobby, and what people agree on and say at the table.

lobby-title = The lobby
lobby-about = Find somebody to play with. An offer stands for two weeks, or until somebody takes it.
lobby-sign-in = Sign in to offer a match, or to take one.
lobby-to-sign-in = Sign in
lobby-contests = Contests
lobby-to-tournaments = Tournaments
lobby-to-ratings = Ratings
lobby-to-statistics = Statistics
lobby-invitations = You are invited
lobby-own = Your matches
lobby-own-none = You have no match yet: take one of the offers below, or make one yourself.
lobby-own-over = Show those that are over
lobby-own-over-not = Show those that go on
lobby-own-over-none = None of your matches is over.
lobby-more = Show more
lobby-offers = Open offers
lobby-offers-none = Nobody offers a match just now. Make an offer: whoever comes by can take it.
lobby-sent = Invitations you have sent
lobby-take = Take it
lobby-take-of = Take it: the offer of { $person }
lobby-accept = Accept
lobby-decline = Decline
lobby-withdraw = Take it back
lobby-offers-none-yet = Nobody offers a match just now.
lobby-by = by { $person }
lobby-to = to { $person }
lobby-yours = yours
lobby-wants = wants { $seat }
lobby-any-side = either side
lobby-hints-on = with hints
lobby-bot = { $person } (bot)
lobby-new = Offer a match
lobby-game = Game
lobby-side = Your side
lobby-side-any = Either, by lot
lobby-pace = Pace
lobby-pace-none = Without a clock
lobby-pace-live = Live
lobby-pace-correspondence = By correspondence
lobby-bank-minutes = Minutes on each clock
lobby-increment = Seconds that a turn adds
lobby-days = Days for a turn
lobby-bank-days = Days in reserve
lobby-live-told = live, { $minutes } min + { $seconds } s
lobby-correspondence-told =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
lobby-reserve-told = { $bank } in reserve
lobby-whom = For whom
lobby-whom-hint = A name, for one person alone. Left empty: for whoever comes.
lobby-offer = Offer it
lobby-offered = The offer stands.
lobby-invited = The invitation is sent.
lobby-your-turn = Your turn
lobby-their-turn = { $person } decides
lobby-both-asked = Both decide
lobby-computer = the computer
lobby-somebody = somebody
lobby-awaited = waits for whoever has the link
lobby-nobody-yet = nobody yet
lobby-gone = someone who left
lobby-over = over
lobby-against = { $seat }, against { $person }
lobby-alone = Both sides
lobby-round = round { $round }
lobby-fork = a trial of yours
lobby-since-now = (asked just now)
lobby-since-minutes =
    { $count ->
        [one] (asked 1 minute ago)
       *[other] (asked { $count } minutes ago)
    }
lobby-since-hours =
    { $count ->
        [one] (asked 1 hour ago)
       *[other] (asked { $count } hours ago)
    }
lobby-since-days =
    { $count ->
        [one] (asked 1 day ago)
       *[other] (asked { $count } days ago)
    }
lobby-begun = begun { $day }
lobby-shunned = Muted and blocked
lobby-muted = muted
lobby-blocked = blocked
lobby-hear-again = Hear again
lobby-hear-again-of = Hear { $person } again

beside-resign = Resign
beside-resign-ask = Give up the match? The other side wins.
beside-yes = Yes
beside-no = No
beside-draw = Offer a draw
beside-back = Ask to go back before your last decision
beside-back-alone = Go back before your last decision
beside-back-here = Ask to go back to here
beside-back-here-alone = Go back to here
beside-back-how = To go back further, open a line of the log: the moment it shows can be asked for. The dice go on: what was rolled will not come again.
beside-fork = Try things out
beside-fork-how = A match of your own from what you know. What is hidden from you is dealt by guess, and nobody else sees it.
beside-is-fork = This is a trial of your own, from what you knew. What was hidden from you is a guess.
beside-to-match = To the match itself
beside-rematch = Rematch, sides swapped
beside-to-rematch = To the rematch
beside-asks-draw = { $seat }: a draw is offered.
beside-asks-rewind = { $seat }: “let us go back to an earlier moment.”
beside-asks-rematch = { $seat }: “a rematch, sides swapped?”
beside-own-draw = You have offered a draw.
beside-own-rewind = You have asked to go back.
beside-own-rematch = You have asked for a rematch.
beside-look = Look at it
beside-agree = Agree
beside-decline = Decline
beside-withdraw = Take it back
beside-watching = Spectators
beside-watching-unsaid = Nothing said yet
beside-watching-none = None
beside-watching-live = Live
beside-watching-turn = A turn later
beside-watching-delay = Ten decisions later
beside-watching-how = Between people with accounts, both have to agree. The more careful of you decides.
beside-watching-other = The other side: { $text }

talk-title = Talk
talk-watching = Talk of the spectators
talk-new =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
talk-none = Nobody has said anything yet. Say hello.
talk-hidden = The host has hidden this message.
talk-say = Say something
talk-send = Say
talk-you = You
talk-somebody = Somebody
talk-mute = Mute
talk-mute-of = Mute { $person }
talk-block = Block
talk-block-of = Block { $person }
talk-report = Report
talk-report-of = Report this message to the host
talk-why = What is wrong with it?
talk-reported = The host will see it.
talk-done-mute = You do not hear { $person } any more. In the lobby you can change that.
talk-more = More about this message
talk-spectators-apart = Players do not see this before the match is over.
notes-title = Notes
notes-about = For you alone. They go with your own record of the match.
notes-none = Write down what you plan: you will find it here when you come back.
notes-write = A note
notes-keep = Keep it
notes-remove = Throw away
notes-remove-of = Throw away note { $number }
notes-at = at moment { $revision }
notes-record = Your record, with notes

## Changed rules

rules-changed = What differs
rules-kept = Kept for version { $engine }
rules-kept-how = You have chosen to finish this match with version { $engine } of Arpents (rules { $rules }); nothing is decided here any more. Its record holds the secrets of both sides and the dice: that version takes it up with “arpents play --terminal --load”.
rules-download = Download the record
rules-same-until = The board shows the last moment that is the same by the old rules and the new ones.
rules-refused = By the old rules this could be decided; by the new ones it cannot.
rules-told = By the new rules something else comes of it.
rules-asked = By the new rules you are asked another question, or offered other choices.
rules-shown = By the new rules you would see something else.
rules-elsewhere = You would have seen the same. For the other side something differs that is its secret.
rules-start = By the new rules the match would begin otherwise.
rules-decided = Decided
rules-before = Before
rules-now = Now
rules-told-nothing = Nothing is told.
rules-told-unknown = What was told then was not kept.
rules-own-new = You want to go on by the new rules.
rules-own-old = You want to finish on the old version.
rules-other-new = { $seat }: go on by the new rules.
rules-other-old = { $seat }: finish on the old version.
rules-other-silent = { $seat }: nothing said yet.
rules-go-on = Go on by the new rules from here
rules-go-on-how = What was decided after this moment is taken back, and the dice will be others.
rules-go-on-nothing = You lose nothing that you have seen; the dice will be others.
rules-keep = Finish on version { $engine }
rules-keep-how = The match stays as it is and cannot be played here any more. Its record, with all secrets, can then be downloaded by you both and taken up with version { $engine }. This cannot be taken back.
rules-unsay = Take back what I said
## A seat taken back, and notices of one match

beside-stood-in = You were out of time, and the computer plays on for you. You may sit down again, with the time of one turn.
beside-take-back = Take the seat back
beside-only-watch = Only watch
beside-told = Notices of this match
beside-told-how = Send notices
beside-told-usual = as for all my matches
beside-told-at-once = at once
beside-told-away = when I am away
beside-told-digest = together, once a day
beside-told-never = never, only list them
beside-told-dates = Days on which my clock rests in this match
beside-told-dates-how = such as 2026-12-25 2026-12-26; from the next turn on
beside-told-save = Save
beside-told-saved = Saved.
beside-told-all = All my notices
