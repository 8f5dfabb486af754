
### What the lobby, agreements and talk say by themselves.

no-such-offer = There is no such offer, or it is not meant for you.
offer-gone = This offer no longer stands: somebody has taken it, or it was taken back.
offer-own = This is your own offer: somebody else has to take it.
invite-oneself = You cannot invite yourself.
person-blocked = One of you has blocked the other.
unknown-pace = A match is played at one of these paces: { $known }.
bad-terms = The terms of this pace cannot be read.
too-many-offers = One person has at most { $most } offers standing: take one back first.
offers-of-a-day = One person offers { $most } matches a day at most.
too-many-invitations = { $text } has too many invitations already: try again when some are answered.

agreement-in-lesson = A lesson is for one: there is nobody to agree with.
agreement-too-late = The match is over.
rematch-too-early = The match is not over yet.
rematch-of-fork = A trial is not played again: make another.
rematch-without-account = A rematch wants accounts on both sides: begin a new match and send its link.
computer-draws-never = The computer does not agree on draws.
nobody-opposite = There is nobody on the other side who could agree.
rewind-nothing = There is nothing to go back over from there.
proposal-changed = The proposal has just changed: look at it before you agree.
no-such-proposal = There is no such proposal to answer.
bad-delay = A delay is between 1 and { $most } decisions.
watching-not-allowed = The players have not agreed to spectators.
watching-late = The players let you watch with a delay: this would tell you too much.
record-of-fork = A trial has no record: it begins in the middle of a match, with guesses.

text-empty = There is nothing in it.
text-too-long = This is too long: { $most } characters at most.
talk-nobody = There is nobody to talk to at this table.
talk-of-spectators = What spectators say is not for the players before the match is over.
talk-too-fast = That was a lot at once: wait a minute.
talk-full = Enough has been said at this match.
too-many-notes = A match has room for { $most } of your notes.
no-such-note = There is no such note of yours.
shun-oneself = You cannot mute yourself.
too-many-shunned = You have muted or blocked { $most } people already.
no-such-message = There is no such message, or none that you have heard.
report-oneself = This is your own message.
too-many-reports = That was enough for a day: the host will look at them.

## Changed rules

match-rules-changed = The rules have changed since this match was begun with version { $engine }, and by the new ones it would have gone otherwise. It waits until its players have chosen how it goes on.
match-keeps-old-rules = This match is kept for version { $engine } of Arpents (rules { $rules }): its players have chosen to finish it there. Its record can be downloaded.
fork-of-other-rules = This trial was begun by the rules of version { $engine }, and today’s cannot take it up. Try again from the match itself.
rules-not-in-question = The rules of this match are not in question.
refused-by-new-rules = The new rules do not allow this decision.
decision-taken-back = Take back
replay-up-to = This match was played by the rules of version { $engine }. It is shown up to decision { $count }: today’s rules refuse the next one.
replay-ends-otherwise = This match was played by the rules of version { $engine }. Today’s rules repeat its { $count } decisions, and end otherwise than it did.
