### What the hall says by itself: people, their accounts and their seats.

hall-closed = There are no accounts at this table: its host has not opened the hall.
not-signed-in = Sign in first.
unknown-token = This token is not known here, or it has been ended.
token-scope = This token is not good for that.
session-wanted = This concerns the account itself: it wants somebody who has signed in, not a token.
sign-in-for-seat = This seat belongs to somebody’s account: sign in to sit down.
seat-of-another = This seat belongs to somebody else.
seat-not-stood-in = The computer does not play this seat for anybody.
seat-left = This seat belonged to someone who left.
seat-of-lesson = A lesson is taken without an account.
account-suspended = The host has suspended this account.
account-suspended-why = The host has suspended this account: { $text }
name-length = A name has { $least } to { $most } characters.
name-letters = A name is made of letters, figures, spaces, hyphens, points and apostrophes.
name-unseen = A name shows all that it is made of: leave out characters that nobody sees, and marks piled on one letter.
name-alphabets = A name is written in one alphabet: letters of two look like somebody else’s name.
name-ours = By this name somebody would be taken for the host or for the computer: choose another.
name-taken = Somebody already goes by the name “{ $text }”.
mail-shape = This is not a mail address.
mail-taken = Another account has this mail address.
hall-language-unknown = Only French and English are spoken here.
unknown-time-zone = There is no such time zone.
unknown-scope = A token is good for one or more of these: { $known }.
no-such-person = Nobody goes by that name here.
no-such-session = There is no such session of yours.
no-such-token = There is no such token of yours.
too-many-tokens = One account has at most { $most } tokens.
too-many-bots = One account keeps at most { $most } bots.
label-length = Give it a name of 1 to { $most } characters.
leave-name = To leave, write your own name exactly.
passkeys-closed = Passkeys are not to be had at this address: they want the table’s public name over https, or localhost.
passkey-unknown = This passkey is not known here.
passkey-shape = This is not what a passkey gives.
passkey-late = This took too long or was tried twice; begin again.
passkey-known = This passkey already belongs to an account.
no-such-passkey = There is no such passkey of yours.
too-many-passkeys = One account has at most { $most } passkeys.
last-way-in = This is your only way in; add another one first.
mail-closed = This table sends no mail: its host has set none up.
mail-refused = The mail server does not take letters for this address.
mail-down = The letter could not be sent. Try again in a moment.
link-forged = This link is not one of ours; ask for a new one.
link-late = This link was good for ten minutes; ask for a new one.
link-used = This link has been used; ask for a new one.
link-of-another = This link confirms the address of another account: sign in there first, in this browser.
name-wanted = Nobody here has this address yet: choose a name to open an account.
no-such-bot = There is no such bot of yours.
too-many-links = Several links have already been sent to this address; look for the last one, or wait a while.
session-ended = This session has been ended; sign in again.

## Letters.

letter-sign-in-subject = Your way into Arpents
letter-sign-in =
    Somebody asked for a link to sign in to Arpents with this address.

    { $link }

    It is good once, for { $minutes } minutes. If it was not you, leave it alone: nothing has happened.
letter-address-subject = Is this your address?
letter-address =
    The account “{ $text }” at Arpents wants this mail address as its own.
    If that is you, open the link in the browser in which you have signed in:

    { $link }

    It is good once, for { $minutes } minutes. If it was not you, leave it alone: nothing has happened.

## Time.

pace-live = A live clock has a bank of one minute to six hours, and a turn adds ten minutes at most.
pace-correspondence = By correspondence a turn has one to thirty days, and the bank ninety at most.
quiet-too-long = Quiet hours last { $most } hours at most.
too-many-weekdays = At most { $most } days of the week may be off.
too-many-dates = At most { $most } dates may be off.
bad-date = That is no date of the calendar.
time-unkept = Nobody keeps time in this match.
time-is-left = Nobody is out of time.
time-you-are-asked = You are asked yourself: decide first.
time-of-lesson = A lesson has all the time in the world.
match-ended-early = The match is over.
ending-out-of-time = Won on time: { $winner }. The other side had none left.

## Notices.

notice-turn = { $game }: it is your turn against { $opponent }.
notice-turn-until = { $game }: it is your turn against { $opponent }, until { $when }.
notice-reminder = { $game }: { $opponent } is still waiting for you.
notice-reminder-until = { $game }: { $opponent } is still waiting for you; your time runs out at { $when }.
notice-moment = { $hour }:{ $value } on { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }, { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }
notice-late = { $game }: { $opponent } has run out of time; you may wait, let a computer play on, or take the win.
notice-over = { $game }: the match against { $opponent } is over.
notice-rules = { $game }: the rules have changed; choose with { $opponent } how your match goes on.
notice-begun = { $game }: your match against { $opponent } has begun.
notice-draw = { $game }: { $opponent } offers a draw.
notice-rewind = { $game }: { $opponent } asks to go back to an earlier moment.
notice-rematch = { $game }: { $opponent } asks for a rematch, sides swapped.
notice-invitation = { $game }: { $opponent } invites you to a match.
notice-invitation-tournament = { $game }: { $opponent } invites you to the tournament “{ $tournament }”.
notice-nobody = somebody without an account
notice-digest =
    { $count ->
        [one] One thing awaits you
       *[other] { $count } things await you
    }
notice-wishes = When and how you are told is yours to say: { $link }
notice-try = This is how notices from Arpents will come.
unknown-notice-mode = Notices come at once, when you are away, in a digest, or never.
too-many-channels = An account has { $most } ways of being told at most.
no-such-channel = There is no such way of being told.
channel-silent = Nothing could be delivered there.
hook-shape = That is not an address of the web.
hook-inside = That address lies inside the host’s own network; nothing is sent there.
hook-unknown-host = No such host can be found.
push-keys = Your browser gave keys that cannot be used.
push-closed = This host cannot call browsers: its library (the extra “hall”) is not installed.
mail-wanted = Your account has no mail address; give it one first.
no-such-feed = There is no such feed.
