### Les leçons : ce qu’il faut faire et pourquoi, ce qu’on dit quand c’est fait (-well), et à qui essaie autre chose (-wrong)

## Deux empires et cinq cartes

lesson-board-title = Deux empires, cinq cartes
lesson-board-about = La carte, la main, et un premier village.
lesson-board-map = Vous êtes les colonies britanniques, et votre capitale est Boston ; celle des Français est Québec. Un cube est un village, un disque une ville. Tout ce qui est nu est à prendre.
lesson-board-hand = Vos cinq cartes sont tout ce que vous pouvez faire ce tour-ci. Celles qui portent le nom d’un de vos lieux mènent à d’autres, qu’elles nomment, et montrent des symboles : un navire, un bateau, un colon, des pièces. Une carte ne sert qu’à une chose à la fois.
lesson-board-settle = Étendez-vous : commencez à coloniser Albany, sur l’Hudson, qui vaut 4 points.
lesson-board-settle-wrong = c’est permis, mais nous allons remonter l’Hudson : choisissez de coloniser Albany.
lesson-board-from = Il faut d’abord une carte qui mène à Albany : New York le dit sur son parchemin. Jouez-la.
lesson-board-by = La rivière demande un bateau. St. Mary’s en montre un : jouez-la pour le voyage.
lesson-board-with = Albany porte le symbole du colon : une carte doit amener des colons. Philadelphie ou Boston en ont ; choisissez.
lesson-board-with-well = Trois cartes, une action : votre cube est à Albany.
lesson-board-card = Albany a sa propre carte, qui vient d’entrer dans votre défausse avec celles que vous avez jouées. Quand la pioche est vide, la défausse la refait : ce que vous gagnez aujourd’hui, vous le jouerez plus tard.

## Un tour

lesson-turn-title = Un tour, deux actions
lesson-turn-about = L’argent, les cartes nouvelles, et le retour de la pioche.
lesson-turn-money = Vous avez deux actions. La première : Boston montre trois pièces. Prenez de l’argent avec elle.
lesson-turn-money-wrong = c’est permis, mais il vous faut 7 d’argent, et vous en avez 5 : prenez d’abord les pièces de Boston.
lesson-turn-money-well = Huit d’argent. La carte a servi pour ses pièces ; ni son navire ni ses colons ne comptaient cette fois.
lesson-turn-draft = La seconde action : choisissez une carte nouvelle. L’Infanterie régulière coûte 7 et vaut 2 de force dans un siège.
lesson-turn-draft-wrong = c’est permis, mais c’est une armée qu’il nous faut : choisissez l’Infanterie régulière.
lesson-turn-draft-well = Elle va à votre défausse, pas dans votre main : elle arrivera quand la pioche sera refaite.
lesson-turn-end = Plus d’action : finissez le tour. Vous compléterez votre main à cinq cartes, et les Français joueront.
lesson-turn-end-well = Vous avez pioché New York, et les Français ont joué leur tour.
lesson-turn-furs = Regardez le journal : leur Commerçant a vendu deux cartes fourrure, à 2 d’argent chacune. Les fourrures font vivre la Nouvelle-France, les pièces et les navires vos colonies.
lesson-turn-deck = Il vous reste deux cartes à piocher, puis la défausse sera mélangée. Peu de cartes, et les bonnes reviennent vite ; beaucoup, et elles se font attendre. C’est toute la question de ce jeu.
lesson-turn-merchant = Un navire et des pièces, et voilà un marchand : la première carte prête son navire, les autres vendent. Jouez le marchand avec Norfolk ou New Haven, et vendez avec vos trois autres cartes à pièces.
lesson-turn-merchant-wrong = c’est permis, mais on gagne plus en prêtant le navire d’une carte à 2 pièces, Norfolk ou New Haven, et en vendant avec les trois autres.
lesson-turn-merchant-well = Huit d’argent en une action. Mais votre main est presque vide : il faut choisir entre gagner et agir.

## Villes et murs

lesson-growth-title = Villes et murs
lesson-growth-about = Comment un village compte double, et comment on le garde.
lesson-growth-points = À la fin, chaque lieu tenu vaut les points écrits près de lui, et une ville les double. Albany vaut 4, Philadelphie 2.
lesson-growth-develop = Faites une ville de Philadelphie : sa propre carte, et des colons. Jouez vos Colons, qui ne servent qu’à cela.
lesson-growth-develop-wrong = c’est permis, mais faisons une ville de Philadelphie avec la carte Colons : Albany et Norfolk serviront encore.
lesson-growth-develop-well = Un disque remplace le cube : 4 points au lieu de 2, et un cube de plus en stock pour coloniser.
lesson-growth-fortify = Albany est loin, et les raids viennent par les bois. Fortifiez-la : sa carte, une Fortification et 3 d’argent.
lesson-growth-fortify-wrong = c’est permis, mais c’est Albany, à la frontière, qu’il faut murer.
lesson-growth-fortify-well = Aucun raid ne frappe ni ne traverse un lieu fortifié, et un siège y part avec 2 de plus pour vous.
lesson-growth-limits = Vous n’avez que douze disques et dix-huit cubes. Qui a posé tous les siens peut finir la partie au début de son tour, s’il n’y a pas de siège : gardez un œil sur les deux stocks, le vôtre et le leur.
lesson-growth-finish = À vous de trouver. Il vous reste un disque, et vous menez aux points. Qu’en faites-vous ?

## Le siège

lesson-siege-title = Le siège de Louisbourg
lesson-siege-about = Du premier canon au drapeau.
lesson-siege-open = Assiégez Louisbourg. Halifax y mène, Boston prête un navire, et l’Artillerie de siège (3 d’argent) donne la force : choisissez-les dans cet ordre.
lesson-siege-open-wrong = c’est permis, mais suivez le plan : assiéger Louisbourg, depuis Halifax, avec Boston pour navire, et envoyer l’Artillerie.
lesson-siege-marker = Louisbourg partait avec 2 pour la défense : 1 comme toujours, 1 pour ses rochers. Vos canons valent 3, et vous menez donc de 1. Il faut mener de 2 au début de votre tour pour l’emporter ; au défenseur, 1 suffit au début du sien.
lesson-siege-reinforce = Renforcez tout de suite avec l’Infanterie régulière. Plus besoin de transport : Halifax est reliée à Boston par la mer.
lesson-siege-reinforce-wrong = c’est permis, mais n’attendez pas : renforcez Louisbourg avec l’Infanterie.
lesson-siege-reinforce-well = Vous menez de 3.
lesson-siege-wait = Finissez votre tour. Les Français peuvent encore envoyer ce qu’ils ont.
lesson-siege-wait-wrong = ce serait abandonner un siège que vous menez ; finissez plutôt votre tour.
lesson-siege-wait-well = Leur infanterie est entrée dans la place : vous ne menez plus que de 1. Ce n’est pas assez.
lesson-siege-again = New York porte un symbole militaire, et un navire aussi ; l’un ou l’autre vaut 1. Renforcez Louisbourg avec elle.
lesson-siege-again-wrong = c’est permis, mais un seul point vous manque, et New York le donne.
lesson-siege-last = Vous menez de 2. Prenez de l’argent avec la carte que vous voulez, puis finissez votre tour ; gardez une carte à colon.
lesson-siege-last-wrong = c’est permis, mais prenez de l’argent, ou passez, puis finissez votre tour.
lesson-siege-last-well = Les Français n’ont rien envoyé : au début de votre tour, vous meniez de 2. Louisbourg tombe, et son cube vaut 2 points dans votre prise.
lesson-siege-occupy = Pour y rester, une carte à colon de votre main. Choisissez-en une : Louisbourg vaut 4 points, et ouvre la route de Québec.
lesson-siege-occupy-wrong = on peut laisser la place vide, mais les Français la reprendraient aussitôt : envoyez des colons.
lesson-siege-occupy-well = Louisbourg est à vous. Le perdant rend une carte de son armée, le vainqueur garde les siennes.

## Les raids

lesson-raids-title = La petite guerre
lesson-raids-about = Raids et embuscades. Vous jouez les Français.
lesson-raids-reach = Changeons de côté. Un raid va d’un lieu à vous, et porte à autant de liaisons que vous jouez de cartes. De Ticonderoga à Deerfield, il y en a deux, par les lacs et par un sentier.
lesson-raids-raid = Attaquez Deerfield avec les Indiens d’Amérique, qui coûtent 1 d’argent, et les Coureurs des bois.
lesson-raids-raid-wrong = c’est permis, mais visez Deerfield, et envoyez les Indiens d’Amérique et les Coureurs des bois : le Prêtre allonge un raid, il ne fait pas mieux ici.
lesson-raids-raid-well = Les Britanniques n’avaient en main rien pour bloquer.
lesson-raids-booty = Le cube de Deerfield est votre prise, et vaut 2 points ; un disque en vaudrait 4. Deerfield n’est plus à personne, et sa carte encombre pour rien la pioche des Britanniques.
lesson-raids-block = On bloque un raid avec une carte qui le dit, ou avec la carte du lieu visé, si on l’a en main. Et aucun raid ne touche un lieu fortifié : regardez donc où sont les murs, et frappez quand leur main vient d’être jouée.
lesson-raids-guns = À vous de trouver. Les Britanniques assiègent Québec, et leurs canons attendent en réserve, à la vue de tous.
lesson-raids-twelve = À vous de trouver. Vos prises valent 10 points, et vous menez.

## La pioche

lesson-deck-title = Une pioche légère
lesson-deck-about = Voir plus de cartes, en garder moins, en mettre de côté.
lesson-deck-heavy = Chaque lieu gagné ajoute une carte, utile ou non. Voici trois façons d’avoir les bonnes cartes en main le bon jour.
lesson-deck-support = Le Soutien de la patrie est une action gratuite : trois cartes de plus, sans rien dépenser. Jouez-le avant tout le reste.
lesson-deck-support-wrong = c’est permis, mais commencez par ce qui ne coûte rien : le Soutien de la patrie.
lesson-deck-support-well = Sept cartes en main, et vos deux actions sont intactes.
lesson-deck-govern = Le Gouverneur renvoie une ou deux cartes de votre main à leur tas. Pemaquid et Norfolk vous servent peu : renvoyez l’une d’elles, ou les deux. Les villages, eux, restent à vous.
lesson-deck-govern-wrong = c’est permis, mais renvoyez plutôt Pemaquid et Norfolk : les autres vous serviront.
lesson-deck-govern-well = Une pioche plus courte, donc plus rapide.
lesson-deck-reserve = Les canons ne servent à rien sans siège. Mettez l’Artillerie de siège en réserve : elle ne reviendra pas au hasard de la pioche, mais quand vous voudrez.
lesson-deck-reserve-wrong = c’est permis, mais ce sont les canons qu’il faut garder pour plus tard.
lesson-deck-reserve-well = Attention : la réserve est à la vue de tous, et une embuscade peut y prendre une carte.
lesson-deck-back = La réserve revient en main par une action gratuite, toute à la fois, pour 1 d’argent par carte. Gardez donc de quoi payer.
lesson-deck-kept = À vous de trouver. Québec est assiégé à égalité, il vous reste une action et 4 d’argent, et vos canons sont en réserve.

## La victoire

lesson-winning-title = Comment l’on gagne
lesson-winning-about = Une capitale qui tombe, ou des points.
lesson-winning-ways = Québec pris, et les Britanniques ont gagné sur-le-champ ; Boston ou New York, et ce sont les Français. Sinon la partie finit quand un camp a posé tous ses cubes ou tous ses disques, ou pris pour 12 points, et l’on compte ; l’égalité est française.
lesson-winning-guns = Devant Québec, on est à égalité, et il vous reste une action. Envoyez l’Artillerie : 3 de force, pour 3 d’argent.
lesson-winning-guns-wrong = c’est permis, mais il faut mener de 2 après la réponse des Français : seuls les canons y suffisent.
lesson-winning-end = Vous menez de 3. Finissez votre tour, et voyez si les Français répondent.
lesson-winning-end-wrong = ce serait lever le siège au moment de gagner ; finissez votre tour.
lesson-winning-end-well = Ils n’avaient rien à envoyer. Québec tombe au début de votre tour, et la partie est à vous, quels que soient les points.
lesson-winning-danger = À vous de trouver. Cette fois c’est Boston qui est assiégé, et les Français mènent de 4.
lesson-winning-general = À vous de trouver. Plus d’action, Québec assiégé, et vous menez de 1.

## Votre première partie : ce que veut dire chaque question

guide-action = Regardez d’abord votre main : que permet-elle de mieux ce tour-ci ? Coloniser et développer donnent des points, l’argent et les cartes nouvelles préparent la suite, un siège décide.
guide-end = Il ne reste que les actions gratuites. Finir le tour complète la main à cinq cartes.
guide-resolve = Les deux sont gagnés : commencez par celui qui vous sert le plus.
guide-settle-from = Une carte que vous tenez et qui nomme le lieu. Gardez celle dont les symboles vous manqueraient.
guide-settle-by = La carte doit montrer le moyen de transport demandé ; elle ne sert alors à rien d’autre.
guide-settle-with = Un symbole de colon. Prenez la carte qui vous manquera le moins.
guide-develop-with = Un symbole de colon. Prenez la carte qui vous manquera le moins.
guide-fortify-with = La Fortification coûte 3 d’argent, tient les raids à distance et aide contre un siège.
guide-besiege-from = Une carte que vous tenez et qui nomme la cible.
guide-besiege-by = La carte doit montrer le moyen de transport demandé.
guide-besiege-send = La force de la première carte. N’ouvrez un siège que si vous pouvez le nourrir.
guide-reinforce = L’attaquant veut mener de 2 au début de son tour, le défenseur de 1 au début du sien. Comptez ce qui manque, et n’envoyez pas plus.
guide-occupy = Un cube posé garde le lieu, ses points et sa carte.
guide-occupy-with = Une carte à colon garde le lieu, ses points et sa carte ; sinon il devient neutre.
guide-siege-loss = Une carte retourne à son tas : la moins chère à reprendre.
guide-raid = Autant de cartes que de liaisons. Celles qui restent en main ne bloqueront plus rien si vous les jouez.
guide-block-raid = Une carte défaussée, et le raid échoue. Un village perdu donne 2 points à l’adversaire, une ville 4.
guide-block-ambush = Une carte défaussée, et vous ne perdez rien.
guide-ambush-loss = Perdez la carte marquée la moins chère.
guide-parley = Une carte Indiens d’Amérique neutre change de camp.
guide-sell = Chaque carte vendue rapporte ses pièces, et quitte votre main.
guide-sell-furs = Chaque carte fourrure rapporte 2 d’argent.
guide-piracy-ship = Un second navire, et vous prenez 2 d’argent aux Britanniques.
guide-discard = Défaussez ce qui ne sert pas, pour piocher autre chose à la fin du tour.
guide-govern = Renvoyez les cartes dont vous n’aurez plus besoin : votre pioche tournera plus vite.
guide-intendant = Pour 2 d’argent, la carte que vous voulez, tout de suite en main.
