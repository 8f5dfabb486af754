
### What the lobby, agreements and talk say by themselves.

no-such-offer = There is no such offer, or it is not meant for you.
offer-gone = This offer no longer stands: somebody has taken it, or it was taken back.
offer-own = This is your own offer: somebody else has to take it.
invite-oneself = You cannot invite yourself.
person-blocked = One of you has blocked the other.
unknown-pace = A match is played at one of these paces: { $known }.
bad-terms = The terms of this pace cannot be read.
too-many-offers = One person has at most { $most } offers standing: take one back first.
too-many-invitations = { $text } has too many invitations already: try again when some are answered.
