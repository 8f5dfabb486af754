### What the table on the network says by itself.

undo-possible = The last decision can be taken back.
undo-impossible = Nothing can be taken back: dice have fallen, something was shown, or it was the other side’s turn.
undo-nothing = There is no decision of yours to take back.

stale-position = The match has moved on; look again before you decide.
match-of-other-rules = This match was played with the rules of version { $engine }; today’s rules part from them at decision { $number }. It can be looked at up to there, not continued; what is over stays over, and its record stays whole.
record-sealed = The record holds the secrets of both sides and the dice to come: it is given out after the end.
seat-of-computer = The computer plays this seat.
seat-taken = Somebody else has already taken this seat.
no-secret = This seat belongs to whoever holds its link; no secret came with the request.
wrong-secret = This is not the secret of this seat.
no-such-match = There is no such match here.
no-such-position = There is no position { $position } in this match.
no-such-replay = This replay is no longer at hand; send the record again.
no-such-step = The record has no step { $step }; its last is { $last }.
no-such-file = There is nothing at this address.
method-not-allowed = This address does not understand { $text }.
bad-json = The body is not JSON.
bad-request = The request has another shape than expected at “{ $where }”.
too-long = That is too long: at most { $most } characters are read here.
replay-wants-one = A replay wants either a record or a match.
body-too-large = The body is larger than { $limit } bytes.
too-many-requests = Too many requests; wait { $seconds } s.
too-many-connections = Too many connections from one address.
other-origin = The request comes from a page of another site.
other-host = This table does not go by the name “{ $text }”.
bad-frame = Only {"{"}"type": "ping"{"}"} is understood here.
storage-fault = The decision could not be written down, so it was not made. Try again.
server-fault = Something went wrong in the table itself.
