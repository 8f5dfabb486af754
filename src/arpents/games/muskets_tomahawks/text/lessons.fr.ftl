### Les leçons : ce qu’il faut faire et pourquoi, ce qu’on dit quand c’est fait (-well), et à qui essaie autre chose (-wrong)

## La table et les troupes

lesson-board-title = La table et les troupes
lesson-board-about = Qui se tient sur la table, et comment une carte les met en marche.
lesson-board-goal = Vous menez l’attaquant, ici les Britanniques ; une compagnie française vous fait face. Dans une partie, le scénario dit ce qui rapporte des points : granges brûlées, carrefours tenus, chariots sauvés. Qui a deux points d’avance à la fin a gagné.
lesson-board-dispersed = Chaque disque est un homme, et les hommes agissent par unités. Les rangers de Hobbs sont six, et dispersés : ils restent proches sans ordre fixe, voient tout autour d’eux, et chaque tir sur eux subit −1.
lesson-board-ranks = La compagnie du 35e est sur deux rangs, comme la compagnie de Béarn en face. En rangs, on ne voit que devant soi et l’on fait une meilleure cible ; mais on éprouve ses nerfs à +2 et l’on peut tirer une salve.
lesson-board-officers = Le capitaine Rogers et le major Eyre sont des Officiers. Les unités de leur type, à 6 pouces au plus, testent à +1, et chaque Officier apporte un point de commandement au début de la partie.
lesson-board-ground = Le terrain est la moitié de votre force. Un bois ralentit un homme d’un pouce, le cache, et donne −2 à qui tire sur lui ; un muret donne −4 à qui tire sur ceux qui sont tout près derrière. Le terrain nu ne donne rien.
lesson-board-card = Vous avez trois cartes en main. Une carte Troupes donne une action à chaque unité de son type, dans le camp qui y est imprimé. Les rangers sont des Irréguliers : jouez la carte Irréguliers de l’attaquant.
lesson-board-card-wrong = c’est permis, mais commençons par les rangers : jouez la carte Irréguliers de l’attaquant.
lesson-board-card-well = Tout le type peut agir : ici les rangers et leur capitaine. Le 35e attend une carte Réguliers.
lesson-board-who = Deux de vos unités sont des Irréguliers : le capitaine Rogers et les rangers de Hobbs. Elles agissent l’une après l’autre, une fois chacune. Choisissez les rangers.
lesson-board-who-wrong = le capitaine peut agir aussi, et il le fera ; que les rangers aillent d’abord.
lesson-board-who-well = Ils peuvent bouger, se former ou guetter. À la leçon suivante, ils marchent.

## Un tour

lesson-turn-title = Un tour
lesson-turn-about = Une marche vers le bois, un Officier, une Horloge et un Ordre.
lesson-turn-march = Les rangers ont leur action. Menez-les sous les arbres : choisissez de bouger, puis une place à deux ou trois pouces à l’intérieur du côté ouest du bois, puis la façon de s’y tenir. Sans ennemi à 24 pouces, ils vont deux pouces plus loin que d’ordinaire.
lesson-turn-march-wrong = c’est permis, mais sous les arbres ils sont plus à l’abri : allez à deux ou trois pouces à l’intérieur du côté ouest du bois, et arrêtez-vous là.
lesson-turn-march-well = Là-dedans, on les voit mal et on les touche mal. Cela leur a coûté un pouce de marche.
lesson-turn-officer = Le capitaine Rogers peut agir sur la même carte. Qu’il suive : à un ou deux pouces à l’ouest du bois, à la hauteur de ses hommes, en gardant son ordre.
lesson-turn-officer-wrong = c’est permis, mais un Officier sert près de ses hommes : menez-le à un ou deux pouces à l’ouest du bois, à leur hauteur, et gardez son ordre.
lesson-turn-officer-well = À 6 pouces de lui au plus, les rangers testent à +1. Plus personne ne doit agir : la carte est dépensée, vous en piochez une autre, et c’est à l’ennemi.
lesson-turn-clock = Les Français ont joué une Horloge. Il y en a trois dans le paquet, dont une rouge. La troisième finit le tour, et les rouges mesurent la partie. Personne ne sait quand elles viennent : faites d’abord ce qui compte le plus.
lesson-turn-enemy = Une de vos cartes est celle de l’ennemi. Si vous la jouez, ses Réguliers agissent, et vous gagnez un point de commandement. Avec des cartes en main, on ne peut passer : jouez-la quand elle l’aide le moins.
lesson-turn-order = Au lieu d’une carte, vous pouvez dépenser des points de commandement. Un Ordre fait agir une unité, pour 2, 3 ou 4 points selon sa taille. Vous en avez trois, juste assez : donnez l’Ordre à la compagnie du 35e.
lesson-turn-order-wrong = c’est permis aussi, mais dépensez les points cette fois : l’Ordre, à la compagnie du 35e.
lesson-turn-advance = Une unité en rangs va tout droit, pivote ou recule. Choisissez de bouger, et qu’elle aille tout droit, aussi loin que vous voulez.
lesson-turn-advance-wrong = c’est permis, mais gardez les rangs et le front pour l’instant : bougez, tout droit.
lesson-turn-advance-well = L’Ordre n’a coûté aucune carte. Les points viennent des cartes de l’ennemi que vous jouez, et de votre carte En avant !, si vous en prenez des points.

## Le tir

lesson-fire-title = Le feu et la fumée
lesson-fire-about = Repérer, tirer une salve, recharger ; les murs, et le feu qui attend.
lesson-fire-target = La compagnie du 35e peut agir, à dix pouces de la compagnie de Béarn. On ne tire que sur un ennemi repéré, et un dé en décide : ici 3 ou plus. Choisissez de tirer, et visez la compagnie de Béarn.
lesson-fire-target-wrong = c’est permis, mais la meilleure cible est proche, en rangs et à découvert : tirez, et visez la compagnie de Béarn.
lesson-fire-target-well = Un 5 : repérée, jusqu’à la fin du tour ou tant que vous la voyez. Un essai manqué vous aurait laissé l’action.
lesson-fire-volley = Une unité en rangs, tous mousquets chargés, peut tirer une salve : tout sur une seule unité, dont le test est alors plus dur d’un point. Tirez une salve.
lesson-fire-volley-wrong = c’est permis, mais des rangs aux mousquets chargés font mieux : tirez une salve.
lesson-fire-volley-well = Huit tirs, cinq touches, quatre morts : la moitié de la compagnie de Béarn.
lesson-fire-hits = Chaque homme a lancé un dé à dix faces, de 0 à 9 : le 35e touche sur 5 ou plus. Chaque touche relance : un mousquet tue sur 4 ou plus jusqu’à 12 pouces, sur 6 au-delà. Qui a des pertes éprouve ses nerfs. Les Français pouvaient reculer ou être ébranlés ; ils ont reculé, puis joué une Horloge.
lesson-fire-reload = La Fumée couvre vos rangs : les mousquets sont vides, et la fumée se voit de loin. Jouez votre carte Réguliers, choisissez la compagnie du 35e, et rechargez.
lesson-fire-reload-wrong = c’est permis, mais des mousquets vides n’effraient personne : votre carte Réguliers, la compagnie du 35e, recharger.
lesson-fire-reload-well = Tirer et recharger prennent une action chacun. Le moment du tir compte donc autant que la cible.
lesson-fire-wall = Regardez la milice de Montréal derrière son muret. Seul un 9 la repérerait, et les tirs auraient −4 pour le mur, −1 parce qu’elle est dispersée et −2 au-delà de 12 pouces : seul un 9 naturel toucherait. Contournez les murs, ou choisissez une autre cible.
lesson-fire-watch = Le mur est maintenant à vous : les rangers de Hobbs sont derrière, chargés, et la compagnie de Béarn est à un peu plus de 12 pouces. Laissez-la venir. Prenez la Vigilance : vous pourrez tirer pendant que l’ennemi bouge.
lesson-fire-watch-wrong = c’est permis, mais au-delà de 12 pouces les tirs subissent −2 : prenez la Vigilance, et laissez-les approcher.
lesson-fire-watch-well = Les Français avancent. À mi-chemin, c’est à vous de répondre.
lesson-fire-react = Ils sont au milieu de leur mouvement, et proches. Tirez sur eux.
lesson-fire-react-wrong = on peut retenir son feu, mais c’est ce que vous attendiez : tirez sur eux.
lesson-fire-react-well = Trois hommes tombent, et leur test est mauvais : ils reculent, ébranlés et sans rangs. Leur avance est finie. La Vigilance derrière un mur, voilà ce qu’une force faible a de mieux.
lesson-fire-powder = À vous de trouver. Vos rangers sont derrière un mur, tous les mousquets vides ; l’ennemi, à treize pouces, a tiré lui aussi. Que font-ils ?

## Le corps-à-corps

lesson-melee-title = Le corps-à-corps et les nerfs
lesson-melee-about = Engager, tenir, fuir et revenir.
lesson-melee-near = Vous menez des guerriers de l’Ohio. Votre bande de l’Ours noir et la milice d’Albany ont tiré toutes deux, et personne n’est chargé. Les miliciens sont repérés, et à portée d’un mouvement. De près, les vôtres frappent bien ; la milice, non.
lesson-melee-engage = Jouez votre carte Indiens, choisissez la bande de l’Ours noir, et engagez la milice d’Albany. Vos hommes vont droit au contact ; les Féroces, et ils le sont, frappent à +1 à ce tour de combat.
lesson-melee-engage-wrong = c’est permis, mais le moment est bon : votre carte Indiens, la bande de l’Ours noir, engager la milice d’Albany.
lesson-melee-engage-well = Mousquets vides, la milice ne pouvait que tenir. Chargée, elle aurait pu tirer avant votre arrivée.
lesson-melee-blows = Cinq des vôtres étaient assez près pour frapper, et touchaient sur 3 ou plus ; deux des leurs ont rendu les coups, sur 7. Chaque touche peut être parée, par la milice sur 6, par les vôtres sur 5. Deux des leurs sont tombés, et un des vôtres.
lesson-melee-test = Après chaque tour de combat, tous testent. La milice a fait 7, moins deux pertes : 5. D’autres troupes auraient reculé ou été ébranlées ; les Conscrits fuient, et un de plus est tombé en tournant le dos. Les vôtres, deux fois plus nombreux et moins éprouvés, n’ont rien senti.
lesson-melee-recover = Retour chez les Britanniques. La compagnie du 35e est Ébranlée : elle ne peut ni bouger ni tirer, et sa prochaine action sert à se reprendre. Qu’elle se reprenne.
lesson-melee-recover-wrong = on peut ne rien faire, mais l’unité resterait Ébranlée : qu’elle se reprenne.
lesson-melee-recover-well = Les rangs sont de nouveau solides. Les Français ont joué une Horloge, et c’est à vous.
lesson-melee-rally = Les rangers de Hobbs sont en Fuite. Quand ils agissent, ils doivent tenter de se rallier, et fuient encore s’ils échouent ; hors de la table, ils sont perdus. Les rangers se rallient sur 4 ou plus. Jouez votre carte Irréguliers, choisissez-les, et tentez.
lesson-melee-rally-wrong = c’est permis, mais quelqu’un s’enfuit : votre carte Irréguliers, les rangers de Hobbs, rallier.
lesson-melee-rally-well = Un 4 : ils s’arrêtent. À la milice, il aurait fallu un 7.
lesson-melee-authority = À vous de trouver. Dix grenadiers sont en Fuite, à un mouvement du bord ; vous avez trois points de commandement. Que faites-vous ?

## Les marqueurs cachés et la victoire

lesson-hidden-title = Invisibles et vainqueurs
lesson-hidden-about = Des marqueurs dans le bois, des leurres, et ce qui compte à la fin.
lesson-hidden-backs = Vous menez des Canadiens. Deux marqueurs sont dans le bois, et les Britanniques n’en voient pas plus. La brigade de Michilimackinac est sous le marqueur 0, personne sous le marqueur 1 : c’est un leurre. Les Éclaireurs et les Natifs peuvent commencer ainsi.
lesson-hidden-creep = Votre carte Irréguliers est jouée. Que le marqueur 0 agisse : menez-le deux ou trois pouces vers l’est, et arrêtez-le là. Il va aussi loin que ses hommes iraient, et ne fait que bouger.
lesson-hidden-creep-wrong = c’est permis, mais restez invisibles et approchez : le marqueur 0, deux ou trois pouces vers l’est, et halte.
lesson-hidden-creep-well = Rien n’a été montré. La colonne, à découvert, ne sait pas ce qui vient.
lesson-hidden-dummy = Un leurre agit sur la carte de l’unité dont il dépend. Que le marqueur 1 agisse aussi : menez-le deux ou trois pouces vers l’ouest, et arrêtez-le.
lesson-hidden-dummy-wrong = c’est permis, mais un marqueur qui ne bouge jamais se trahit : le marqueur 1, deux ou trois pouces vers l’ouest, et halte.
lesson-hidden-dummy-well = Une bande ou deux ? Les Britanniques doivent compter avec les deux.
lesson-hidden-found = Un marqueur est retourné quand on le repère, plus difficilement que des hommes, de deux colonnes ; quand un ennemi en vue est à 4 pouces ; à découvert, à 12 ; ou quand vous le voulez. Qui engage en sortant de sa cachette surprend l’ennemi qui ne le repère pas à temps.
lesson-hidden-spring = À vous de trouver. Vos coureurs des bois sont cachés, et une colonne passe à découvert, à bonne portée. Que font-ils ?
lesson-hidden-points = Comment gagne-t-on ? À la dernière Horloge rouge, on compte les points du scénario : deux d’avance font une victoire, cinq une victoire décisive. Une force réduite à moins du tiers de ses hommes à la fin d’un tour est brisée, et cela aussi finit la partie. Ce qui rapporte passe avant ce qui tue.
lesson-hidden-burn = À vous de trouver. Dans un raid, chaque bâtiment en feu vaut deux points à l’attaquant, et vos hommes sont contre la grange. Que font-ils ?
lesson-hidden-time = À vous de trouver. Vous avez quatre points d’avance, trois Horloges rouges ont sonné, et la quatrième finit la partie. Quelle carte jouez-vous ?

## Votre première partie : ce que veut dire chaque question

guide-go = Jouez une carte, ou dépensez plutôt des points de commandement. Votre carte Troupes fait agir toutes vos unités du type ; une carte de l’ennemi fait agir les siennes et vous donne un point.
guide-activate = Toutes les unités de ce type agissent, l’une après l’autre. Commencez par celle qui ouvre le chemin aux autres.
guide-forward = Ou vos Officiers et vos Élites agissent, ou vous prenez des points de commandement : un, et un de plus par Officier qui ne fuit pas.
guide-action = Une action pour cette unité. Chargée et en vue de l’ennemi : tirer, ou prendre la Vigilance ; fumante : recharger ; sinon, bouger de couvert en couvert.
guide-marker-action = Un marqueur ne fait que bouger, ou se retourne pour agir. Restez caché jusqu’à ce que le tir soit bon.
guide-form = En rangs, on tient mieux et l’on tire des salves ; une colonne va vite sur les routes. On les touche mieux que des hommes dispersés.
guide-place = La place du premier homme ; les autres suivent. Les bois et les murs protègent, le terrain nu non.
guide-marker-place = Restez à couvert : à découvert, un marqueur est vite trouvé.
guide-arrangement = Un groupe garde vos hommes ensemble, une ligne en met davantage le long d’un mur. « Garder » suffit toujours.
guide-march = Des rangs vont tout droit, pivotent ou reculent. Pour aller ailleurs, il faut se disperser.
guide-face = En rangs, on ne voit et ne tire que devant soi : tournez-les vers où sera l’ennemi.
guide-throw = Tomahawks et pistolets ne servent qu’une fois par partie : gardez-les pour une cible toute proche.
guide-pick-target = Les chances sont dites à côté de chaque cible. Proche, en rangs et à découvert, c’est le mieux.
guide-declare-fire = Tirez, ou tirez une salve si elle est offerte : elle rend plus dur le test de ceux qu’elle touche. Partager le feu entre deux unités vaut rarement la peine.
guide-share-fire = Des tirs partagés ne brisent presque personne : donnez-en la plupart à la meilleure cible.
guide-watch = Un ennemi bouge devant votre unité vigilante. Tirez s’il est assez près ; la Vigilance est alors dépensée.
guide-watch-marker = Vous pouvez tenter de repérer le marqueur ; s’il est trouvé, vous pourrez tirer.
guide-react = Tirez si vous êtes chargés : des pertes peuvent les arrêter. Sinon tenez, ou esquivez avec des troupes légères qui perdraient le combat.
guide-veterans = Les Vétérans peuvent relancer une fois, et le second dé reste. Un petit dé en vaut le risque.
guide-recoil-or-shaken = Reculer cède du terrain et garde la prochaine action ; Ébranlée, l’unité garde le terrain et perd l’action.
guide-sacrifice = Un homme à côté de l’Officier peut mourir pour lui. Un Officier vaut des points : d’ordinaire, c’est lui qu’on garde.
guide-follow-up = Le vainqueur peut faire deux pouces : vers un couvert, ou hors de vue des mousquets chargés.
guide-point = Vos unités se déploieront à 6 pouces d’un point. Choisissez des places d’où le couvert mène à votre but.
guide-intrigue = Le but secret de votre Commandant, qui vaut deux points. Ici, les intrigues sont coupées : continuez.
guide-deploy-unit = Commencez par celles qui doivent être en un lieu précis ; les autres s’arrangeront.
guide-deploy-place = À couvert, près de ce que vous voulez, et pas toutes en tas.
guide-deploy-manner = En marqueur si c’est permis : personne ne saura ce qui vient.
guide-dummy = On croit à un leurre là où une vraie unité pourrait être.
guide-tie-dummy = Le leurre bougera sur les cartes de cette unité.
guide-look = On peut repérer une seconde unité dans la même action, sans rien payer : essayez.
guide-reserve = Gardez en arrière ce dont vous aurez besoin en dernier.
guide-enter-table = Entrez où personne ne peut encore tirer sur vous, et où la route vous aide.
guide-boat = À bord, on ne tire qu’à la hâte : approchez du point où vous débarquerez, hors de vue si vous le pouvez.
guide-wagon = Aussi loin que la route le permet, mais jamais loin de ceux qui le gardent.
guide-name-edge = Un coin touche deux bords : dites par lequel il compte.
guide-put-boat = Près de la rive où vous voulez débarquer, hors de portée des mousquets.
