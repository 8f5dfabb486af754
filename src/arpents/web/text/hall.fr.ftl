### La salle : comptes, façons d’entrer, sessions, programmes.

hall-sign-in = S’identifier
hall-whoami = Votre compte, { $person }
hall-notices =
    { $count ->
        [0] Avis
        [one] Avis, { $count } nouveau
       *[other] Avis, { $count } nouveaux
    }
hall-someone-left = quelqu’un qui est parti
hall-bot-name = { $person } (robot)
hall-claim = Prendre ce siège dans votre compte
hall-claim-later = S’identifier pour avoir ce siège sur tous vos appareils
hall-own-seat = Ce siège est à votre compte.
hall-own-seats = Sièges de ce navigateur
hall-own-seats-what = Les sièges que ce navigateur tient par leur lien peuvent être à votre compte : vous les aurez sur tous vos appareils, et leur lien n’ouvrira plus rien.
hall-claim-all = Les prendre tous dans mon compte
hall-claimed = { $count ->
    [0] Il n’y a pas de siège à prendre.
    [one] { $count } siège est à votre compte.
   *[other] { $count } sièges sont à votre compte.
  }
hall-why = Un compte garde vos sièges sur tous vos appareils. Il n’y a pas de mot de passe ici.
hall-already = Vous êtes { $person }.
hall-to-account = À votre compte
hall-no-way = On ne peut pas s’identifier à cette adresse : les clés d’accès veulent le nom public de la table en https, ou localhost, et son hôte n’a pas prévu de courriel.
hall-at-localhost = Ouvrir cette page à localhost
hall-by-passkey = Par clé d’accès
hall-passkey-what = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe ; le doigt, le visage ou un code l’ouvre.
hall-use-passkey = Se servir d’une clé d’accès
hall-passkey-declined = La clé d’accès n’a rien donné. Essayez encore, ou entrez autrement.
hall-passkey-here = Cet appareil a déjà une de vos clés d’accès.
hall-by-mail = Par courriel
hall-mail = Adresse électronique
hall-mail-what = La première fois, le lien ouvre un compte.
hall-send-link = M’envoyer un lien
hall-mail-sent = Un lien est en route. Il vaut une fois, pendant dix minutes.
hall-new = Première visite ?
hall-name = Nom
hall-name-what = De 2 à 32 caractères, que tout le monde voit.
hall-open-account = Ouvrir un compte
hall-then-passkey = Votre appareil fait ensuite une clé d’accès.
hall-name-first = Cette adresse est nouvelle ici. Comment voulez-vous qu’on vous appelle ?
hall-link-what = Voici le lien d’une lettre.
hall-go-on = Continuer
hall-other-way = Entrer autrement
hall-profile = Vous
hall-language = Langue
hall-time-zone = Fuseau horaire
hall-own-page = Vos cotes et vos parties terminées
hall-save = Enregistrer
hall-saved = C’est enregistré.
hall-sign-out = Sortir
hall-passkeys = Clés d’accès
hall-passkey-name = Nom de la clé d’accès
hall-add-passkey = Ajouter une clé d’accès
hall-passkey-added = La clé d’accès est ajoutée.
hall-passkey-removed = La clé d’accès est retirée.
hall-made-used = faite le { $made } ; dernier usage : { $used }
hall-never = jamais
hall-remove = Retirer
hall-remove-named = Retirer { $person }
hall-no-mail = Sans adresse électronique, vos clés d’accès sont votre seule façon d’entrer.
hall-other-mail = Une autre adresse
hall-confirm-mail = La confirmer
hall-address-sent = Une lettre est en route. Ouvrez son lien dans ce navigateur, d’ici dix minutes.
hall-forget = L’oublier
hall-address-forgotten = L’adresse est oubliée.
hall-sessions = Vos sessions
hall-some-device = Un appareil
hall-this-device = ici
hall-last-seen = vu le { $moment }
hall-end = Mettre fin
hall-end-named = Mettre fin à { $person }
hall-end-others = Mettre fin à toutes les autres
hall-session-ended = C’est fini.
hall-programs = Programmes
hall-programs-what = Un programme joue par un jeton. Un robot a un nom à lui, et tout le monde voit que c’en est un.
hall-bots = Robots
hall-bot-new = Nom du robot
hall-add-bot = Faire un robot
hall-bot-made = Le robot est là. Il lui faut un jeton.
hall-bot-removed = Le robot est parti.
hall-tokens = Jetons
hall-token-name = À quoi sert-il ?
hall-token-for = Qui agit par lui
hall-scopes = Ce qu’il permet
hall-scope-play = jouer
hall-scope-read = regarder
hall-token-about = { $person } : { $scopes } ; dernier usage : { $used }
hall-add-token = Faire un jeton
hall-token-made = Le jeton est fait.
hall-token-ended = Le jeton ne vaut plus.
hall-token-once = Gardez-le maintenant : il n’est montré que cette fois.
hall-leave = Partir
hall-leave-what = Votre nom, votre adresse, vos clés d’accès, vos sessions, vos jetons et vos robots sont effacés aussitôt et pour de bon. Vos parties restent, et vos sièges disent « quelqu’un qui est parti ».
hall-leave-name = Écrivez votre nom, { $person }, pour partir
hall-leave-now = Effacer mon compte
