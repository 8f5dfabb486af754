### What the table on the network says by itself.

undo-possible = The last decision can be taken back.
undo-impossible = Nothing to take back: dice, a secret shown, or the other’s turn.
undo-nothing = There is no decision of yours to take back.

stale-revision = The match has moved on; look again before you decide.
match-of-other-rules = This match was played with the rules of version { $engine }; today’s rules part from them at decision { $number }. It can be looked at up to there, not continued; what is over stays over, and its record stays whole.
record-sealed = The record holds the secrets of both sides and the dice to come: it is given out after the end.
seat-of-computer = The computer plays this seat.
seat-taken = Somebody else has already taken this seat.
no-secret = This seat belongs to whoever holds its link; no secret came with the request.
wrong-secret = This is not the secret of this seat.
no-such-match = There is no such match here.
no-such-revision = There is no moment { $revision } in this match.
no-such-replay = This replay is no longer at hand; send the record again.
no-such-step = The record has no step { $step }; its last is { $last }.
no-such-file = There is nothing at this address.
method-not-allowed = This address does not understand { $text }.
bad-json = The body is not JSON.
too-long = That is too long: at most { $most } characters are read here.
bad-request = { $fault ->
    [missing] The request lacks “{ $where }”.
    [unknown] The request has something unknown at “{ $where }”.
    [half] The request holds half a character.
    [short] What the request has at “{ $where }” is too short.
   *[other] The request has another shape than expected at “{ $where }”.
  }
bad-http = This is not a request that the table understands.
replay-wants-one = A replay wants either a record or a match.
body-too-large = The body is larger than { $limit } bytes.
head-too-large = The address and headers of the request are larger than { $limit } bytes.
too-slow = The request did not come whole in time.
too-many-requests = Too many requests; wait { $seconds } s.
too-many-begun = No more than { $most } matches may be begun within { $span ->
        [hour] an hour
       *[day] a day
    }: try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
too-many-unfinished = { $most } matches that are not over are the most that this table allows: finish or resign one, then try again.
too-many-trials = A match has { $most } trials at most: finish or resign one of them, then try again.
too-many-connections = Too many connections from one address.
table-full = The table is full; come back in a moment.
other-origin = The request comes from a page of another site.
other-host = This table does not go by the name “{ $text }”.
bad-frame = Only {"{"}"type": "ping"{"}"} is understood here.
question-too-long = The answer took too long to work out; ask for something simpler.
match-damaged = What was kept of this match is damaged at decision { $number }: it cannot be opened.
match-row-damaged = What was kept of this match is damaged at its beginning: it cannot be opened.
storage-fault = The decision could not be written down, so it was not made. Try again.
storage-down = The place where matches are kept does not answer. Try again in a moment.
table-closing = This server is about to close; another one takes over.
storage-of-other-version = The place where matches are kept is in the form of another version.
metrics-not-for-you = The figures of this server are only for the addresses that its host has named.
metrics-not-installed = The figures of this server want the extra “host”: pip install "arpents[host]".
storage-full = There is hardly any room left where matches are kept.
storage-damaged = The place where matches are kept is damaged.
players-down = The computer players do not answer.
server-fault = Something went wrong in the table itself.
