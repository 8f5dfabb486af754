### The hall: accounts, ways in, sessions, programs.

hall-sign-in = Sign in
hall-whoami = Your account, { $person }
hall-notices =
    { $count ->
        [0] Notices
        [one] Notices, { $count } new
       *[other] Notices, { $count } new
    }
hall-someone-left = someone who left
hall-bot-name = { $person } (bot)
hall-claim = Take this seat into your account
hall-claim-later = Sign in to have this seat on all your devices
hall-own-seat = This seat is your account’s.
hall-own-seats = Seats of this browser
hall-own-seats-what = The seats that this browser holds by their links can be your account’s: you have them on all your devices then, and their links open nothing any more.
hall-claim-all = Take them all into my account
hall-claimed = { $count ->
    [0] There is no seat to take.
    [one] { $count } seat is your account’s.
   *[other] { $count } seats are your account’s.
  }
hall-why = An account keeps your seats on all your devices. There are no passwords here.
hall-already = You have signed in as { $person }.
hall-to-account = To your account
hall-no-way = Nobody can sign in at this address: passkeys want the table’s public name over https, or localhost, and its host has set up no mail.
hall-at-localhost = Open this page at localhost
hall-by-passkey = By passkey
hall-passkey-what = A passkey is kept by your device or your password manager, and opened by your finger, face or PIN.
hall-use-passkey = Use a passkey
hall-passkey-declined = Nothing came of the passkey. Try again, or take another way in.
hall-passkey-here = This device already has a passkey of yours.
hall-by-mail = By mail
hall-mail = Mail address
hall-mail-what = The first time, the link opens an account.
hall-send-link = Send me a link
hall-mail-sent = A link is on its way. It is good once, for ten minutes.
hall-new = Your first visit?
hall-name = Name
hall-name-what = 2 to 32 characters, which everybody sees.
hall-open-account = Open an account
hall-then-passkey = Your device then makes a passkey.
hall-name-first = This address is new here. What do you want to be called?
hall-link-what = This is the link in a letter.
hall-go-on = Go on
hall-other-way = Another way in
hall-profile = You
hall-language = Language
hall-time-zone = Time zone
hall-own-page = Your ratings and finished matches
hall-save = Save
hall-saved = Saved.
hall-sign-out = Sign out
hall-passkeys = Passkeys
hall-passkey-name = Name of the passkey
hall-add-passkey = Add a passkey
hall-passkey-added = The passkey is added.
hall-passkey-removed = The passkey is removed.
hall-made-used = made { $made }; last used: { $used }
hall-never = never
hall-remove = Remove
hall-remove-named = Remove { $person }
hall-no-mail = Without a mail address, your passkeys are your only way in.
hall-other-mail = Another address
hall-confirm-mail = Confirm it
hall-address-sent = A letter is on its way. Open its link in this browser, within ten minutes.
hall-forget = Forget it
hall-address-forgotten = The address is forgotten.
hall-sessions = Your sessions
hall-some-device = Some device
hall-this-device = here
hall-last-seen = last seen { $moment }
hall-end = End
hall-end-named = End { $person }
hall-end-others = End all others
hall-session-ended = Ended.
hall-programs = Programs
hall-programs-what = A program plays by a token. A bot has a name of its own, and everybody sees that it is one.
hall-bots = Bots
hall-bot-new = Name of the bot
hall-add-bot = Make a bot
hall-bot-made = The bot is there. It wants a token.
hall-bot-removed = The bot has left.
hall-tokens = Tokens
hall-token-name = What is it for?
hall-token-for = Who acts by it
hall-scopes = What it may do
hall-scope-play = play
hall-scope-read = look
hall-token-about = { $person }: { $scopes }; last used: { $used }
hall-add-token = Make a token
hall-token-made = The token is made.
hall-token-ended = The token is ended.
hall-token-once = Keep it now: it is shown this once.
hall-leave = Leave
hall-leave-what = Your name, address, passkeys, sessions, tokens and bots are deleted at once and for good. Your matches stay, and your seats say “someone who left”.
hall-leave-name = Write your name, { $person }, to leave
hall-leave-now = Delete my account
