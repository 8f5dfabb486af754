### What is kept about people, and for how long.

kept-title = What is kept about you
kept-by = { $host } hosts this table and answers for it.
kept-by-nobody = Whoever hosts this table has not said who they are: ask the person who sent you here.
kept-in-short = No password, no address on the network, no log of who came when, nothing from elsewhere and nothing for anybody else. This is everything there is:
kept-how-long = For how long
kept-goes-leave = until you leave or take it back
kept-goes-host = until the host takes it back, or you leave
kept-account-title = Your account
kept-account = The name, the language and the time zone that you chose, the day you came, your mail address if you gave one, and your bots.
kept-passkeys-title = Passkeys
kept-passkeys = Their public half, the name you gave them and when they were last used. One that is begun and never made is forgotten after { $minutes } minutes.
kept-sessions-title = Sessions
kept-sessions = On which devices you are signed in: browser and system in two words, and when they were last used, to within { $minutes } minutes; also when you were last seen at a page, for notices that are only wanted while you are away.
kept-sessions-until = until you sign out; by itself { $days } days after the last use
kept-links-title = Links by mail
kept-links = The address that a link was sent to, and a hash of the link, which is good for { $minutes } minutes.
kept-links-until = { $days ->
    [one] one day
   *[other] { $days } days
}
kept-tokens-title = Tokens
kept-tokens = What you called them, what they are good for, when they were last used, and a hash.
kept-seats-title = Your seats
kept-seats = Which seats of which matches are yours. Without an account, a hash of the seat’s secret instead, which says nothing of who you are.
kept-seats-until = as long as the match; when you leave, the seat says “someone who left”
kept-decisions-title = Matches
kept-decisions = What was decided in a match and by which side, its clock, and what was worked out of it. Your opponents need it as much as you do.
kept-decisions-until = { $days ->
    [0] for good, so that it can be looked at afterwards
    [one] for good once it is over; else until nobody has played for one day, has decided anything for { $unplayed }, or has played a trial for { $trial }
   *[other] for good once it is over; else until nobody has played for { $days } days, has decided anything for { $unplayed }, or has played a trial for { $trial }
}
kept-offers-title = Offers
kept-offers = The matches you have offered, or were invited to.
kept-offers-until = { $days ->
    [0] until you leave
    [one] until you leave; by itself one day after they no longer stand
   *[other] until you leave; by itself { $days } days after they no longer stand
}
kept-results-title = Results
kept-results = How a match ended, after how many decisions, and its first ones: for statistics, which name nobody.
kept-results-until = as long as the match
kept-ratings-title = Your ratings
kept-ratings = By game and side: your rating and how certain it is, how many you won, drew and lost, and what each match has made of it.
kept-tournaments-title = Tournaments
kept-tournaments = Those that you have made or entered, against whom you were paired, and how it ended.
kept-tournaments-until = as long as the tournament; when you leave, your name comes off it
kept-talk-title = What you say at a table
kept-talk = The text of each message, its moment, and who wrote it. The host can hide a message.
kept-talk-until = as long as the match; when you leave, your name comes off it
kept-notes-title = Your notes
kept-notes = What you wrote for yourself beside a match. Nobody else is shown it.
kept-shunned-title = Whom you have muted or blocked
kept-shunned = Their account and yours, and since when. They are not told.
kept-reports-title = Reports
kept-reports = What you have reported to the host and why, and what others have reported of you.
kept-reports-until = { $days ->
    [0] until the host deletes it; without your name when you leave
    [one] one day after the host has closed it; without your name when you leave
   *[other] { $days } days after the host has closed it; without your name when you leave
}
kept-suspensions-title = Suspension
kept-suspensions = Whether the host keeps you out, since when and why.
kept-notices-title = Notices
kept-notices = That it was your turn in a match, what was proposed to you there, who invited you to what, and to where that was sent. Never anything secret of the match.
kept-notices-until = { $days ->
    [0] as long as the match and your account
    [one] one day
   *[other] { $days } days
}
kept-ways-title = Ways of being told
kept-ways = Where you want to be told and when: addresses, browsers, webhooks, hours and days off, and a hash of your feed’s secret.
kept-replays-title = Records that were looked at
kept-replays = The file that somebody gave the table to show or judge, and what was found. It names no one.
kept-replays-until = { $days ->
    [0] until room is needed for others
    [one] one day after somebody last looked, or sooner
   *[other] { $days } days after somebody last looked, or sooner
}
kept-browser-title = In this browser
kept-browser = Two cookies, for your seats and for being signed in; what you chose (language, looks); and for reading without a connection, the page, the rules and the records you opened. When you sign out, the records go. No other site is told anything.
kept-leave-title = Leaving
kept-leave = On the page of your account you can delete it, at once and for good, with everything above that goes with it. Copies that the host has made for safety are the host’s to forget.
kept-account-link = To your account
