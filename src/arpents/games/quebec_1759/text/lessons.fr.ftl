### Les leçons : ce qu’il faut faire et pourquoi, ce qu’on dit quand c’est fait (-well), et à qui essaie autre chose (-wrong)

## La carte et le fleuve

lesson-board-title = La carte et le fleuve
lesson-board-about = Où l’on est, ce que sont les blocs, et comment s’écrit un ordre.
lesson-board-goal = Été 1759 : vous êtes Wolfe, et Québec est devant vous. Un seul endroit compte à la fin : Abraham. Qui le tient après le seizième et dernier Mouvement de Campagne gagne la partie.
lesson-board-army = Votre armée attend sur l’Île d’Orléans. Les blocs se tiennent debout : vous voyez la face des vôtres, le Français n’en voit que le dos. C’est pareil pour les siens.
lesson-board-blocks = Le chiffre d’un bloc est sa valeur de combat, sa CV : il lance autant de dés quand il tire. Les blocs sans chiffre sont des leurres : ils font nombre, et rien d’autre.
lesson-board-river = Le fleuve est coupé en deux : en aval le Bason, où mouillent vos quatre navires ; en amont le St-Laurent. En bateau, on ne passe jamais de l’un à l’autre.
lesson-board-from = Écrivez votre premier ordre. Tout ce que vous déplacez en un Mouvement part d’une même zone : choisissez l’Île d’Orléans.
lesson-board-from-wrong = c’est permis, mais commençons par l’armée : choisissez l’Île d’Orléans comme zone de départ.
lesson-board-to = Aucune route ne quitte l’île, mais vos bateaux mènent à toute zone qui borde le Bason. Choisissez Lévis, en face de la ville.
lesson-board-to-wrong = on peut y débarquer, mais le gros de l’armée française y campe. Lévis n’a que deux blocs pour la garder.
lesson-board-count = Combien de blocs ? Un par navire qui se trouve là. Vous en avez quatre dans le Bason : envoyez quatre blocs.
lesson-board-count-wrong = moins, c’est permis aussi ; mais vos quatre navires peuvent en porter quatre, et il n’y a pas de place à perdre.
lesson-board-count-well = « Quatre blocs, de l’Île d’Orléans à Lévis » : voilà un ordre. Le Français ne le lira que lorsque vous aurez tous deux fini d’écrire.

## Un Mouvement de Campagne

lesson-turn-title = Un Mouvement de Campagne
lesson-turn-about = Des ordres écrits en secret, révélés ensemble, exécutés aussitôt.
lesson-turn-secret = Votre ordre est prêt : quatre blocs vont à Lévis. Pendant ce temps, Montcalm écrit le sien, et personne ne voit celui de l’autre. Dites « Prêt ».
lesson-turn-secret-wrong = votre ordre est déjà écrit ; il suffit de dire « Prêt ».
lesson-turn-secret-well = Les deux ordres sont lus en même temps. Plus personne ne peut y changer un mot.
lesson-turn-pick = L’ordre disait combien, pas lesquels. Choisissez les quatre blocs qui embarquent. Un leurre peut être du voyage, mais jamais sans une vraie unité.
lesson-turn-pick-well = Le Français voit quatre dos en chemin. Lequel est un leurre ? C’est à lui de deviner.
lesson-turn-go = Tout est choisi. Dites « Prêt », et les deux armées bougent.
lesson-turn-go-well = Vos blocs sont à Lévis, une milice française est partie pour Ste-Foy. Comme personne ne s’est rencontré, il n’y a pas de combat.
lesson-turn-militia = Regardez le journal : vous occupez Lévis pour la première fois, et un bloc de la milice de Québec est rentré chez lui. Chaque zone nouvelle en fait partir un. C’est votre arme la moins chère.
lesson-turn-road = Un nouveau Mouvement commence. Depuis Lévis, une route mène à Etchemin : écrivez un ordre qui y envoie des blocs, autant que vous voulez.
lesson-turn-road-wrong = c’est permis, mais essayons la route : de Lévis à Etchemin.
lesson-turn-road-well = Par la route, nul besoin de navires : le nombre de blocs est libre, et vous pouvez en laisser derrière vous.

## La bataille

lesson-battle-title = Trois colonnes
lesson-battle-about = Une bataille du déploiement à la déroute.
lesson-battle-meeting = Quatre de vos régiments sont entrés à Beauport, où les Français attendaient. Des ennemis dans la même zone se battent toujours ; celui qui y était déjà défend, et se déploie le premier, à couvert.
lesson-battle-columns = À vous : au moins un bloc dans chaque colonne, le reste en réserve. Mettez le 28e à gauche, le 35e au centre et le 43e à droite, gardez le 47e en réserve, puis terminez.
lesson-battle-columns-wrong = c’est permis, mais suivez ce plan-ci : le 28e à gauche, le 35e au centre, le 43e à droite, le 47e en réserve, puis « Terminé ».
lesson-battle-columns-well = Tout se dévoile, sauf les réserves. Le défenseur a tiré le premier : un 6, et votre 35e a perdu une CV.
lesson-battle-stand = Avant d’avoir tiré, vous pourriez encore vous retirer. Mais leur centre n’est qu’une milice : tenez bon.
lesson-battle-stand-wrong = la retraite est permise, et parfois sage. Ici vous êtes les plus forts : tenez bon.
lesson-battle-reserve = Un seul bloc de réserve peut entrer à chaque tour, et il ne changera plus de colonne. Envoyez le 47e au centre, où l’ennemi est le plus mince.
lesson-battle-reserve-wrong = c’est permis, mais c’est au centre que le Français est faible : envoyez-y le 47e.
lesson-battle-fire = Un bloc lance un dé par CV, sur la colonne d’en face seulement ; chaque 6 lui coûte une CV. Faites tirer le 35e.
lesson-battle-fire-wrong = celui-là peut tirer aussi, mais faites parler le centre d’abord : le 35e.
lesson-battle-fire-well = Deux 6 : la milice disparaît, et avec elle toute la colonne du centre.
lesson-battle-rout = Une colonne vide, et c’est la déroute : toute l’armée doit fuir, et chacun de vos blocs tire une fois de plus sur elle. La réserve des fuyards a couvert leur retraite et absorbé une touche. Gardez donc une réserve, et jamais une colonne trop mince.

## Le débarquement

lesson-landing-title = Débarquer sous le feu
lesson-landing-about = Pourquoi l’on choisit sa plage, et quand on remonte dans les bateaux.
lesson-landing-double = Quatre blocs ont débarqué à Montmorency, que gardait une seule milice. Contre qui arrive en bateau, le défenseur tire double à son premier tour : 5 et 6 touchent. Avec moins de trois blocs d’un côté, on se bat sur une seule ligne : c’est une escarmouche.
lesson-landing-lose = Le 5 vous touche. Vous décidez vous-même qui encaisse : choisissez le bloc qui perd une CV.
lesson-landing-lose-well = Un bloc à 1 CV qui serait touché encore disparaîtrait pour de bon. Répartissez donc vos pertes.
lesson-landing-stand = Remonter dans les bateaux maintenant vous exposerait au tir de poursuite. Une milice contre quatre régiments : tenez bon.
lesson-landing-stand-wrong = on peut rembarquer, mais l’ennemi tirerait sur les barques. Tenez bon.
lesson-landing-fire = Faites tirer le 35e.
lesson-landing-fire-wrong = celui-là aussi peut tirer ; mais prenez le 35e, pour cette fois.
lesson-landing-fire-well = La plage est à vous. Une CV pour une zone, et une milice de Québec qui rentre chez elle : bon marché. Contre trois régiments retranchés, c’eût été une autre histoire.
lesson-landing-trap = À vous de trouver. Vos deux blocs sont tombés sur toute l’armée de Beauport, qui vient de tirer et de manquer. Que faites-vous ?

## Ce qui est caché

lesson-hidden-title = Ce que personne ne voit
lesson-hidden-about = Les leurres, et les éclaireurs qui les trouvent. Vous jouez les Français.
lesson-hidden-backs = Changeons de côté : vous êtes Montcalm. Quatre blocs britanniques sont à Lévis. Quatre régiments, ou deux et deux leurres ? Leur dos ne dit rien.
lesson-hidden-decoys = Vous avez des leurres aussi : ceux-ci font paraître Abraham mieux gardé qu’il n’est. Ils ne bougent ni ne restent jamais seuls, et disparaissent dès qu’on se bat.
lesson-hidden-indians = Vos alliés des nations vont d’un bout à l’autre de la carte, si c’est votre seul mouvement. Ordonnez-leur de quitter Beauport pour Lévis.
lesson-hidden-indians-wrong = c’est permis, mais ce sont les Indiens qui peuvent aller voir, et c’est à Lévis qu’il faut voir.
lesson-hidden-ready = Ils doivent partir seuls, et votre ordre les nomme. Dites « Prêt ».
lesson-hidden-scout = Les voilà parmi les Britanniques. Un raid tire, une reconnaissance regarde. Envoyez-les en reconnaissance : jusqu’à quatre blocs sont montrés, et les leurres parmi eux retirés.
lesson-hidden-scout-wrong = c’est permis aussi ; mais nous voulons savoir ce qu’il y a là. Choisissez la reconnaissance.
lesson-hidden-scout-well = Deux régiments et deux leurres ! Lévis n’était tenu qu’à moitié, et les leurres ne reviendront plus.
lesson-hidden-away = On ne peut attaquer les éclaireurs. Ramenez-les dans une zone sans Britanniques, celle que vous voulez.
lesson-hidden-away-well = Une reconnaissance au bon moment vaut une bataille : écrivez vos ordres d’après ce que vous savez.
lesson-hidden-raid = À vous de trouver. Les Indiens viennent d’entrer à Lévis, et il reste 21 CV aux Britanniques ; sous 20, ils ont perdu.

## Le fleuve

lesson-river-title = Remonter le fleuve
lesson-river-about = Les navires d’abord, les bateaux ensuite.
lesson-river-shore = Votre armée est à Etchemin, Abraham est juste en face : les deux bordent le St-Laurent. Mais un bloc ne passe en bateau que si un navire est là, et tous les vôtres sont encore dans le Bason.
lesson-river-up = Faites remonter des navires : deux au plus par Mouvement, et c’est alors votre seul ordre. Prenez-en deux.
lesson-river-up-wrong = c’est permis, mais le temps presse : deux navires à la fois, c’est le plus qu’on puisse.
lesson-river-ready = Rien d’autre ne bougera pendant ce Mouvement. Dites « Prêt ».
lesson-river-again = Treize Mouvements sont passés. Encore deux navires, et dites « Prêt ».
lesson-river-again-wrong = avec deux navires, deux blocs seulement passeraient. Faites remonter les deux autres d’abord.
lesson-river-again-well = Quatre navires en amont : quatre blocs peuvent traverser. Et le Français, qui pouvait y passer quatre blocs en bateau, n’en passe plus aucun.
lesson-river-boats = L’avant-dernier Mouvement. Envoyez quatre blocs d’Etchemin à Abraham.
lesson-river-boats-wrong = c’est permis, mais c’est Abraham qu’il faut prendre, avec quatre blocs venus d’Etchemin.
lesson-river-boats-well = C’est ce que fit Wolfe. Faire monter quatre navires coûte deux Mouvements entiers : commencez bien avant la fin.
lesson-river-hunger = À vous de trouver. Il est encore tôt, et Abraham est trop bien gardé pour l’attaquer. Comment l’affaiblir sans se battre ?

## La victoire

lesson-winning-title = Le seizième Mouvement
lesson-winning-about = Comment une partie se gagne, et comment elle se perd.
lesson-winning-last = C’est le dernier Mouvement. Les Britanniques gagnent s’ils tiennent Abraham après ses batailles, avec au moins 20 CV en tout. Dans tous les autres cas, les Français gagnent, et sur-le-champ si les Britanniques tombent sous 20 CV.
lesson-winning-order = Une milice seule garde Abraham, et trois régiments sont à Ste-Foy. Envoyez-les tous les trois à Abraham.
lesson-winning-order-wrong = c’est permis, mais qui n’est pas à Abraham ce soir a perdu. Envoyez-y les trois blocs de Ste-Foy.
lesson-winning-ready = Dites « Prêt ».
lesson-winning-stand = La milice a tiré, sans toucher. Se retirer maintenant, ce serait perdre : tenez bon.
lesson-winning-stand-wrong = la retraite est permise, mais elle donne la partie aux Français.
lesson-winning-fire = Faites tirer le régiment que vous voulez.
lesson-winning-fire-well = Abraham est à vous, après les batailles du dernier Mouvement, et il vous reste 24 CV : c’est gagné. L’avoir tenu plus tôt n’aurait rien valu.
lesson-winning-hold = À vous de trouver. Le dernier Mouvement commence, et Abraham est déjà à vous. Deux milices françaises sont toutes proches. Que faites-vous ?

## Votre première partie : ce que veut dire chaque question

guide-setup = Placez vos blocs, ou prenez un placement tout prêt. Gardez de vraies unités près d’Abraham, et jamais un leurre seul.
guide-put = Toutes les zones sont à vous, sauf l’Île d’Orléans. Les rives du Bason sont les premières menacées.
guide-plan = Écrivez votre ordre en secret : d’où, vers où, combien. Tout part d’une même zone. Ne rien écrire est permis aussi.
guide-target = Par la route vers une zone voisine, ou en bateau vers une zone de la même partie du fleuve.
guide-count = Par la route, autant que vous voulez ; en bateau, un bloc par navire britannique présent, et pour les Français quatre moins ces navires, dans le St-Laurent seulement.
guide-indian-target = Les Indiens vont partout, si c’est votre seul mouvement.
guide-receiver = Les deux blocs sont du même genre et dans la même zone : ce que l’un perd, l’autre le gagne.
guide-pick = L’ordre disait combien ; à vous de dire lesquels. Une vraie unité au moins accompagne les leurres.
guide-picks-done = Relisez votre choix : ensuite, tout bouge.
guide-meeting-place = Les deux forces se sont croisées. Choisissez la zone qui vous arrange : où pourriez-vous vous retirer ?
guide-indians = Un raid coûte des CV aux Britanniques ; une reconnaissance montre leurs blocs et retire les leurres.
guide-answer = L’infanterie légère et les rangers répondent sans risque : un 6 coûte une CV aux Indiens.
guide-indians-leave = En bataille ils ne combattent presque pas : souvent ils sont plus utiles ailleurs.
guide-desertion = Un bloc doit partir, quelle que soit sa force : le plus faible, en général.
guide-supply = Un bloc doit partir, quelle que soit sa force : le plus faible, en général.
guide-next-battle = Chaque bataille est jouée jusqu’au bout avant la suivante.
guide-deploy = Trois colonnes, un bloc au moins dans chacune : si l’une se vide, c’est la déroute. Gardez une réserve si vous le pouvez.
guide-retreat = Tenir, c’est tirer ; se retirer, c’est garder ses CV. Les Britanniques ont perdu s’ils tombent sous 20 CV.
guide-commit = Un bloc de réserve par tour, là où une colonne est trop mince, la vôtre ou la sienne.
guide-fire = Chaque bloc tire une fois, un dé par CV, et chaque 6 touche. Finissez une colonne avant d’en quitter le feu.
guide-lose = Répartissez les pertes : un bloc à 1 CV qui est touché disparaît.
guide-embark = Les bateaux ne prennent que ce que les navires permettent : sauvez vos meilleurs blocs.
guide-rout = Choisissez une zone sûre : le vainqueur a tiré en poursuite, et vous vous battrez de nouveau.
guide-no-lawful-pick = L’ordre ne peut plus s’exécuter : rien ne bouge, et personne n’en saura la cause. Dites « Prêt ».
