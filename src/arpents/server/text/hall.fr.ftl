### Ce que dit la salle elle-même : les gens, leurs comptes et leurs sièges.

hall-closed = Il n’y a pas de comptes à cette table : son hôte n’a pas ouvert la salle.
not-signed-in = Identifiez-vous d’abord.
unknown-token = Ce jeton n’est pas connu ici, ou il n’est plus valable.
token-scope = Ce jeton ne vaut pas pour cela.
session-wanted = Cela touche au compte lui-même : il y faut quelqu’un qui s’est identifié, pas un jeton.
sign-in-for-seat = Ce siège est à un compte : identifiez-vous pour vous asseoir.
seat-of-another = Ce siège est à quelqu’un d’autre.
seat-not-stood-in = L’ordinateur ne tient ce siège pour personne.
seat-left = Ce siège était à quelqu’un qui est parti.
seat-of-lesson = Une leçon se prend sans compte.
account-suspended = L’hôte a suspendu ce compte.
account-suspended-why = L’hôte a suspendu ce compte : { $text }
name-length = Un nom compte de { $least } à { $most } caractères.
name-letters = Un nom se compose de lettres, de chiffres, d’espaces, de traits d’union, de points et d’apostrophes.
name-unseen = Un nom laisse voir tout ce qui le compose : ôtez les caractères invisibles et les signes entassés sur une lettre.
name-alphabets = Un nom s’écrit dans un seul alphabet : les lettres de deux font prendre un nom pour un autre.
name-ours = Ce nom ferait prendre quelqu’un pour l’hôte ou pour l’ordinateur : choisissez-en un autre.
name-taken = Quelqu’un porte déjà le nom « { $text } ».
mail-shape = Ce n’est pas une adresse électronique.
mail-taken = Un autre compte a cette adresse électronique.
hall-language-unknown = On ne parle ici que français et anglais.
unknown-time-zone = Ce fuseau horaire n’existe pas.
unknown-scope = Un jeton vaut pour une ou plusieurs de ces choses : { $known }.
no-such-person = Personne ne porte ce nom ici.
no-such-session = Vous n’avez pas de telle session.
no-such-token = Vous n’avez pas de tel jeton.
too-many-tokens = Un compte a au plus { $most } jetons.
too-many-bots = Un compte tient au plus { $most } robots.
label-length = Donnez-lui un nom de 1 à { $most } caractères.
leave-name = Pour partir, écrivez exactement votre propre nom.
passkeys-closed = Il n’y a pas de clés d’accès à cette adresse : il leur faut le nom public de la table en https, ou localhost.
passkey-unknown = Cette clé d’accès n’est pas connue ici.
passkey-shape = Ce n’est pas ce que donne une clé d’accès.
passkey-late = C’était trop long ou essayé deux fois ; recommencez.
passkey-known = Cette clé d’accès est déjà à un compte.
no-such-passkey = Vous n’avez pas de telle clé d’accès.
too-many-passkeys = Un compte a au plus { $most } clés d’accès.
last-way-in = C’est votre seule façon d’entrer ; ajoutez-en d’abord une autre.
mail-closed = Cette table n’envoie pas de courriel : son hôte ne l’a pas prévu.
mail-refused = Le serveur de courriel ne prend pas de lettres pour cette adresse.
mail-down = La lettre n’a pas pu être envoyée. Essayez encore dans un instant.
link-forged = Ce lien n’est pas l’un des nôtres ; demandez-en un nouveau.
link-late = Ce lien valait dix minutes ; demandez-en un nouveau.
link-used = Ce lien a déjà servi ; demandez-en un nouveau.
link-of-another = Ce lien confirme l’adresse d’un autre compte : identifiez-vous d’abord à ce compte, dans ce navigateur.
name-wanted = Personne ici n’a encore cette adresse : choisissez un nom pour ouvrir un compte.
no-such-bot = Vous n’avez pas de tel robot.
too-many-links = Plusieurs liens ont déjà été envoyés à cette adresse ; cherchez le dernier, ou attendez un peu.
session-ended = Cette session a pris fin ; identifiez-vous de nouveau.

## Lettres.

letter-sign-in-subject = Pour entrer à Arpents
letter-sign-in =
    Quelqu’un a demandé un lien pour s’identifier à Arpents avec cette adresse.

    { $link }

    Il vaut une fois, pendant { $minutes } minutes. Si ce n’était pas vous, laissez-le : il ne s’est rien passé.
letter-address-subject = Est-ce votre adresse ?
letter-address =
    Le compte « { $text } » d’Arpents veut cette adresse électronique pour sienne.
    Si c’est bien vous, ouvrez le lien dans le navigateur de votre session :

    { $link }

    Il vaut une fois, pendant { $minutes } minutes. Si ce n’était pas vous, laissez-le : il ne s’est rien passé.

## Le temps.

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

## Les avis.

notice-turn = { $game } : c’est à vous de jouer contre { $opponent }.
notice-turn-until = { $game } : c’est à vous de jouer contre { $opponent }, avant le { $when }.
notice-reminder = { $game } : { $opponent } vous attend toujours.
notice-reminder-until = { $game } : { $opponent } vous attend toujours ; votre temps sera écoulé le { $when }.
notice-moment = { $weekday ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } à { $hour } h { $value }
notice-late = { $game } : { $opponent } n’a plus de temps ; vous pouvez attendre, laisser jouer l’ordinateur ou prendre la victoire.
notice-over = { $game } : la partie contre { $opponent } est terminée.
notice-rules = { $game } : les règles ont changé ; choisissez avec { $opponent } comment votre partie continue.
notice-begun = { $game } : votre partie contre { $opponent } a commencé.
notice-draw = { $game } : { $opponent } propose la nulle.
notice-rewind = { $game } : { $opponent } demande à revenir à un moment antérieur.
notice-rematch = { $game } : { $opponent } demande une revanche, camps échangés.
notice-invitation = { $game } : { $opponent } vous invite à une partie.
notice-invitation-tournament = { $game } : { $opponent } vous invite au tournoi « { $tournament } ».
notice-nobody = quelqu’un sans compte
notice-digest =
    { $count ->
        [one] Une chose vous attend
       *[other] { $count } choses vous attendent
    }
notice-wishes = À vous de dire quand et comment être averti : { $link }
notice-try = Voici comment les avis d’Arpents vous parviendront.
unknown-notice-mode = Les avis viennent aussitôt, en votre absence, en résumé ou jamais.
too-many-channels = Un compte a au plus { $most } façons d’être averti.
no-such-channel = Cette façon d’être averti n’existe pas.
channel-silent = Rien n’a pu y être livré.
hook-shape = Ce n’est pas une adresse du web.
hook-inside = Cette adresse est dans le réseau de l’hôte : rien n’y est envoyé.
hook-unknown-host = Cet hôte est introuvable.
push-keys = Votre navigateur a donné des clés inutilisables.
push-closed = Cet hôte ne peut appeler les navigateurs : sa bibliothèque (l’extra « hall ») n’est pas installée.
mail-wanted = Votre compte n’a pas d’adresse électronique ; donnez-lui-en une d’abord.
no-such-feed = Ce fil n’existe pas.
