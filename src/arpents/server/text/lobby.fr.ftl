
### Ce que disent d’eux-mêmes le salon, les accords et les conversations.

no-such-offer = Cette offre n’existe pas, ou elle ne vous est pas destinée.
offer-gone = Cette offre ne tient plus : quelqu’un l’a acceptée, ou elle a été retirée.
offer-own = C’est votre propre offre : à quelqu’un d’autre de l’accepter.
invite-oneself = Vous ne pouvez pas vous inviter vous-même.
person-blocked = L’un de vous deux a bloqué l’autre.
unknown-pace = Une partie se joue à l’une de ces cadences : { $known }.
bad-terms = Les termes de cette cadence ne se lisent pas.
too-many-offers = Une personne a au plus { $most } offres en cours : retirez-en une d’abord.
too-many-invitations = { $text } a déjà trop d’invitations : réessayez quand quelques-unes auront reçu réponse.
