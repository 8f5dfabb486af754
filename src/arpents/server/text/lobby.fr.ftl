
### Ce que disent d’eux-mêmes le salon, les accords et les conversations.

no-such-offer = Cette offre n’existe pas, ou elle ne vous est pas destinée.
offer-gone = Cette offre ne tient plus : quelqu’un l’a acceptée, ou elle a été retirée.
offer-own = C’est votre propre offre : à quelqu’un d’autre de l’accepter.
invite-oneself = Vous ne pouvez pas vous inviter vous-même.
person-blocked = L’un de vous deux a bloqué l’autre.
unknown-pace = Une partie se joue à l’une de ces cadences : { $known }.
bad-terms = Les termes de cette cadence ne se lisent pas.
too-many-offers = Une personne a au plus { $most } offres en cours : retirez-en une d’abord.
offers-of-a-day = Une personne propose au plus { $most } parties par jour.
too-many-invitations = { $text } a déjà trop d’invitations : réessayez quand quelques-unes auront reçu réponse.

agreement-in-lesson = Une leçon se prend seul : il n’y a personne avec qui s’accorder.
agreement-too-late = La partie est terminée.
rematch-too-early = La partie n’est pas encore terminée.
rematch-of-fork = Un essai ne se rejoue pas : faites-en un autre.
rematch-without-account = Une revanche demande un compte de chaque côté : commencez une nouvelle partie et envoyez son lien.
computer-draws-never = L’ordinateur ne convient jamais d’une partie nulle.
nobody-opposite = Il n’y a personne en face qui puisse être d’accord.
rewind-nothing = D’ici, il n’y a rien sur quoi revenir.
proposal-changed = La proposition vient de changer : regardez-la avant de l’accepter.
no-such-proposal = Il n’y a pas de telle proposition à laquelle répondre.
bad-delay = Un délai compte de 1 à { $most } décisions.
watching-not-allowed = Les joueurs n’ont pas accepté de spectateurs.
watching-late = Les joueurs vous laissent regarder avec un délai : cela vous en dirait trop.
record-of-fork = Un essai ne s’enregistre pas : il commence au milieu d’une partie, par des suppositions.

text-empty = Il n’y a rien dedans.
text-too-long = C’est trop long : { $most } caractères au plus.
talk-nobody = Il n’y a personne à qui parler à cette table.
talk-of-spectators = Ce que disent les spectateurs n’est pas pour les joueurs avant la fin de la partie.
talk-too-fast = C’était beaucoup à la fois : attendez une minute.
talk-full = On en a dit assez sur cette partie.
too-many-notes = Une partie a de la place pour { $most } de vos notes.
no-such-note = Vous n’avez pas de telle note.
shun-oneself = Vous ne pouvez pas vous mettre vous-même en sourdine.
too-many-shunned = Vous avez déjà mis en sourdine ou bloqué { $most } personnes.
no-such-message = Ce message n’existe pas, ou vous ne l’avez pas entendu.
report-oneself = C’est votre propre message.
too-many-reports = C’est assez pour une journée : l’hôte les regardera.

## Changed rules

match-rules-changed = Les règles ont changé depuis que cette partie a été commencée avec la version { $engine }, et avec les nouvelles elle aurait tourné autrement. Elle attend que ses joueurs aient choisi comment elle continue.
match-keeps-old-rules = Cette partie est gardée pour la version { $engine } d’Arpents (règles { $rules }) : ses joueurs ont choisi de la finir là. On peut télécharger la partie enregistrée.
fork-of-other-rules = Cet essai a été commencé avec les règles de la version { $engine }, et celles d’aujourd’hui ne peuvent le reprendre. Essayez de nouveau à partir de la partie elle-même.
rules-not-in-question = Les règles de cette partie ne sont pas en question.
refused-by-new-rules = Les nouvelles règles n’admettent pas cette décision.
decision-taken-back = Reprendre
replay-up-to = Cette partie a été jouée avec les règles de la version { $engine }. Elle est montrée jusqu’à la décision { $count } : les règles d’aujourd’hui refusent la suivante.
replay-ends-otherwise = Cette partie a été jouée avec les règles de la version { $engine }. Les règles d’aujourd’hui répètent ses { $count } décisions et finissent autrement qu’elle.
