### What `arpents admin` says.

usage-admin =
    arpents admin people [list | show NAME | suspend NAME | readmit NAME | remove NAME] [options]
      arpents admin matches [list | show MATCH | end MATCH | remove MATCH] [options]
      arpents admin reports [list | dismiss REPORT | hide REPORT | suspend REPORT] [options]
      arpents admin backup FILE | restore FILE | prune [options]
help-admin = For whoever keeps a house: its people, matches and reports, copies of it, and what is old enough to go.
option-winner = for matches end: the side that has won; without it the match is drawn
option-over = for matches: only those that are over
option-why = for suspend: why, in words that the person is told
option-all = for reports: those that are closed, too
option-yes = for remove: do it
option-replace = for restore: throw away what is in the database
option-dry-run = only tell what would be done, and change nothing
option-idle = for prune: matches that go on and that nobody has played for so many days (180; 0 for none)
option-unplayed = for prune: matches in which nobody has decided anything for so many days (14; 0 for none)
value-days = DAYS

admin-part-missing = arpents admin wants to know of what: { $known }.
admin-part-unknown = there is no “{ $word }” for arpents admin; there is { $known }.
admin-verb-unknown = arpents admin { $part } does not know “{ $word }”; it knows { $known }.
admin-name-missing = arpents admin { $part } { $verb } wants to know which one.
admin-file-missing = arpents admin { $part } wants a file.
admin-option-elsewhere = { $option } is for { $where }.
admin-no-person = nobody goes by the name “{ $name }”; arpents admin people lists everybody.
admin-no-match = there is no match “{ $id }”; arpents admin matches lists them.
admin-no-report = there is no report “{ $id }”; arpents admin reports lists them.
admin-suspended-already = { $name } is suspended already.
admin-suspend-bot = { $name } is a bot: suspend { $keeper }, who answers for it.
admin-not-suspended = { $name } is not suspended.
admin-person-yes = this deletes the account of { $name } for good, and keeps the matches; add --yes.
admin-match-yes = this deletes the match { $id } for good, with its record, its talk and its notes; add --yes.
admin-match-over = the match { $id } is over already.
admin-not-ended = the match { $id } is not ended: { $text }
admin-report-closed = the report { $id } is closed already.
admin-message-gone = the match that the report { $id } is about was removed, and the message with it.
admin-hidden-already = the message that the report { $id } is about is hidden already.
admin-writer-gone = whoever wrote what the report { $id } is about has no account.
backup-differs = { $file }: what was written is not what was read; nothing is kept of it.
backup-of-something-else = { $file } is not a copy of a house of Arpents.
backup-damaged = { $file } is damaged: nothing was taken from it.
backup-newer = { $file } was written by a newer version of Arpents: restore it with that one.
backup-failed = { $file }: the database could not be read or written to the end, and nothing is changed.
restore-while-served = a server is open on this database: end it first.
restore-not-empty = this database is not empty: name another one, or add --replace to throw away what is in it.

admin-people = { $count ->
    [0] Nobody has an account.
    [one] One account:
   *[other] { $count } accounts:
}
admin-person-line = { $name }{ $bot ->
        [yes] {" (bot)"}
       *[no] {""}
    }, since { $since }, last seen { $seen }, { $count ->
        [0] no unfinished match
        [one] one unfinished match
       *[other] { $count } unfinished matches
    }{ $suspended ->
        [yes] , suspended
       *[no] {""}
    }
admin-person-id = id: { $id }
admin-person-keeper = a bot of { $name }
admin-person-ways = mail: { $mail }; passkeys: { $passkeys }; sessions: { $sessions }
admin-person-more = language: { $language }; time zone: { $zone }; tokens: { $tokens }
admin-person-bots = bots: { $list }
admin-person-suspended = suspended on { $day }: { $why }
admin-person-reports = { $count ->
    [one] reported once
   *[other] reported { $count } times
}
admin-suspended = { $name } is suspended: signed out everywhere, and not let in.
admin-readmitted = { $name } may come in again.
admin-person-removed = The account of { $name } is deleted. The matches stay.
admin-matches = { $count ->
    [0] There is no match.
    [one] One match:
   *[other] { $count } matches:
}
admin-match-line = { $id }  { $game }, { $scenario }, { $count ->
        [0] no decision
        [one] one decision
       *[other] { $count } decisions
    }, { $state ->
        [over] begun { $day }, over
        [trial] last played { $day }, a trial of one person
       *[on] last played { $day }
    }
admin-match-begun = begun: { $day }
admin-match-seat = { $seat }: { $kind ->
        [computer] the computer ({ $name })
        [person] { $name }
        [left] someone who left
        [guest] somebody with the link
       *[open] nobody yet
    }
admin-match-ended = The match { $id } is over.
admin-match-removed = The match { $id } is deleted.
admin-reports = { $count ->
    [0] There is no report.
    [one] One report:
   *[other] { $count } reports:
}
admin-report-line = { $id }  { $day }, { $reporter } about { $writer }, match { $match }{ $state ->
        [closed] , closed
        [hidden] , hidden
       *[open] {""}
    }
admin-report-message = message: { $text }
admin-report-why = why: { $text }
admin-dismissed = The report { $id } is closed.
admin-hidden = The message is hidden, and the report { $id } closed.
admin-backed-up = { $file } holds the whole house ({ $matches } matches, { $people } people, { $rows } rows), and was read back. It has mail addresses and hidden positions in it: keep it safe.
admin-restored = The house is as { $file } has it: { $matches } matches, { $people } people, { $rows } rows.
admin-pruned = { $count ->
    [0] Nothing was old enough.
   *[other] This is gone:
}
admin-would-prune = { $count ->
    [0] Nothing is old enough.
   *[other] This would go:
}
admin-prune-kind = { $kind ->
        [links] links by mail
        [ceremonies] passkeys that were never shown
        [sessions] sessions
        [presences] when somebody was last seen
        [offers] offers
        [notices] notices
        [reports] closed reports
        [replays] replays
       *[matches] matches that nobody plays
    }: { $count }
