### Ce que dit la salle elle-même : les gens, leurs comptes et leurs sièges.

hall-closed = Il n’y a pas de comptes à cette table : son hôte n’a pas ouvert la salle.
not-signed-in = Identifiez-vous d’abord.
unknown-token = Ce jeton n’est pas connu ici, ou il n’est plus valable.
token-scope = Ce jeton ne vaut pas pour cela.
session-wanted = Cela touche au compte lui-même : il y faut quelqu’un qui s’est identifié, pas un jeton.
sign-in-for-seat = Ce siège est à un compte : identifiez-vous pour vous asseoir.
seat-of-another = Ce siège est à quelqu’un d’autre.
seat-left = Ce siège était à quelqu’un qui est parti.
seat-of-lesson = Une leçon se prend sans compte.
name-length = Un nom compte de { $least } à { $most } caractères.
name-letters = Un nom se compose de lettres, de chiffres, d’espaces, de traits d’union, de points et d’apostrophes.
name-taken = Quelqu’un porte déjà le nom « { $text } ».
mail-shape = Ce n’est pas une adresse électronique.
mail-taken = Un autre compte a cette adresse électronique.
unknown-language = On ne parle ici que français et anglais.
unknown-time-zone = Ce fuseau horaire n’existe pas.
unknown-scope = Un jeton vaut pour une ou plusieurs de ces choses : { $known }.
no-such-person = Personne ne porte ce nom ici.
no-such-session = Vous n’avez pas de telle session.
no-such-token = Vous n’avez pas de tel jeton.
too-many-tokens = Un compte a au plus { $most } jetons.
too-many-bots = Un compte tient au plus { $most } robots.

pace-live = Une pendule a une réserve d’une minute à six heures, et un tour y ajoute dix minutes au plus.
pace-correspondence = Par correspondance, un tour dure de un à trente jours, et la réserve en compte quatre-vingt-dix au plus.
quiet-too-long = Les heures de repos durent { $most } heures au plus.
too-many-weekdays = Au plus { $most } jours de la semaine peuvent être chômés.
too-many-dates = Au plus { $most } dates peuvent être chômées.
bad-date = Cette date n’est pas au calendrier.
time-unkept = Personne ne mesure le temps dans cette partie.
time-is-left = Personne n’est à court de temps.
time-you-are-asked = C’est à vous de répondre : décidez d’abord.
time-of-lesson = Une leçon a tout son temps.
match-ended-early = La partie est terminée.
ending-out-of-time = Victoire au temps : { $winner }. L’autre camp n’en avait plus.
