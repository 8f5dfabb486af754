### Les leçons : que faire et pourquoi, ce qu’on dit quand c’est fait (-well), et à qui essaie autre chose (-wrong)

## La carte et les pions

lesson-board-title = La carte et les pions
lesson-board-about = Où vous êtes, qui est qui, et de quoi est fait un tour.
lesson-board-goal = L’Amérique du Nord de 1754 à 1760, deux tours par an. Les Britanniques gagnent en tenant trois des cinq places françaises, dont Québec ou Montréal. Les Français gagnent en prenant Albany et un grand port, ou en tenant jusqu’au bout.
lesson-board-lines = Des lignes joignent les places : une route ou un cours d’eau coûte un pas, une piste deux. L’eau, c’est une rivière, la côte ou l’un des lacs nommés, où deux places sont toujours à un pas l’une de l’autre.
lesson-board-counters = Un régulier a deux points : le premier dégât le retourne, le second l’enlève. Retourné, il se bat aussi bien. Les milices défendent leur pays et rentrent chez elles en hiver.
lesson-board-irregulars = Rangers, coureurs des bois et Indiens sont des irréguliers : six lignes de toute sorte sans un seul point de ravitaillement. Langlade, chez les Abénaquis, peut être à votre porte en une seule marche.
lesson-board-turn = Un tour est toujours le même : ravitaillement, levées, marche des Français, marche des Britanniques, puis toutes les batailles, puis les sièges. Tout mouvement précède tout combat : voyez où seront les autres avant de marcher.
lesson-board-take = Vos réguliers marchent avec des points de ravitaillement : un point met une pile en route. Prenez le 44e à Albany.
lesson-board-take-wrong = ceux-là aussi peuvent marcher, mais commençons par un bataillon : le 44e.
lesson-board-take-well = Il est dans la pile. Qui se trouve avec lui peut le rejoindre avant le départ, sans autre dépense.

## Une marche

lesson-march-title = Une marche
lesson-march-about = Un point de ravitaillement, trois pions et une piste.
lesson-march-first = Vous avez six points de ravitaillement pour la saison. Un seul déplace toute une pile : commencez par le 44e.
lesson-march-first-wrong = on peut commencer ainsi, mais ici c’est le 44e qui mène.
lesson-march-others = N’envoyez jamais un pion là où trois peuvent aller pour le même point. Prenez avec lui le 48e et les Rangers de Rogers, dans l’ordre que vous voulez.
lesson-march-others-wrong = la milice gardera mieux Albany : prenez le 48e et les Rangers.
lesson-march-trail = Le chemin du fort George est une piste : elle coûte deux de vos quatre pas, et une pile n’en prend qu’une par tour. Allez-y.
lesson-march-trail-wrong = ce chemin est libre, mais les Français sont au nord : prenez la piste du fort George.
lesson-march-halt = Une seconde piste n’est pas permise ce tour-ci : la pile fait halte.
lesson-march-halt-wrong = vous pourriez brûler votre propre fort ou laisser quelqu’un en route, mais pourquoi ? Faites halte.
lesson-march-winter = Regardez derrière vous. À la fin de l’année, réguliers et milices doivent être reliés à une base par route ou par eau, dans un bourg, une ville ou un fort, sinon ils meurent de faim. Une piste ne ravitaille personne : hivernez ailleurs, ou bâtissez.
lesson-march-done = Rien d’autre à faire ce tour-ci : terminez la marche. Les points qui restent sont perdus, et ce n’est pas grave.
lesson-march-done-wrong = c’est permis, mais la marche est faite : dites que c’est terminé.

## Une bataille

lesson-battle-title = Une bataille
lesson-battle-about = Dés blancs, dés noirs, bois et murs.
lesson-battle-meeting = Les deux camps ont marché sur le fort George, dont le fort n’est plus. Où les deux se trouvent après les marches, on se bat ; qui est entré est l’attaquant : vous.
lesson-battle-dice = Chaque unité lance un dé. Les dés blancs ont des faces vides, des dégâts et une élimination ; les noirs sont plus durs. En terrain clair, un camp qui a des réguliers échange un dé blanc contre un noir.
lesson-battle-woods = Sans fort, ce sont des bois, et le défenseur a un marqueur Bois : il a absorbé vos deux premiers dégâts. Seul le troisième a porté : Béarn est retourné.
lesson-battle-on = Entre deux rounds, l’attaquant puis le défenseur peuvent partir. Vous n’avez perdu personne : continuez.
lesson-battle-on-wrong = partir est permis, et souvent sage. Ici vous gagnez : continuez.
lesson-battle-won = Gagne qui a détruit le plus d’unités ; à égalité, c’est le défenseur. Le vaincu doit faire retraite, et qui n’a aucune issue est perdu. Vos unités endommagées se remettent aussitôt.

## Les Indiens et les raids

lesson-natives-title = Les Indiens et les raids
lesson-natives-about = Vous voici du côté français : un coureur, une tribu, un raid.
lesson-natives-asleep = Vingt-quatre tribus peuvent servir les Français, et eux seuls. La plupart dorment. Un coureur les éveille, et elles ne quittent leur village qu’avec lui.
lesson-natives-take = Langlade n’a pas besoin de ravitaillement : les irréguliers font six lignes pour rien. Prenez-le.
lesson-natives-take-wrong = une milice coûte un point de ravitaillement ; Langlade ne coûte rien. Prenez-le.
lesson-natives-wake = Éveiller une tribu lui coûte un de ses six pas. Éveillez les Abénaquis et emmenez-les.
lesson-natives-wake-wrong = seul, il ferait aussi un raid, mais mourrait au premier combat : éveillez les Abénaquis et emmenez-les.
lesson-natives-river = Une rivière descend vers le New Hampshire, et personne ne le garde. Allez-y.
lesson-natives-river-wrong = ce chemin aussi est libre, mais le New Hampshire est sans défense.
lesson-natives-raid = Un raid en chemin coûte deux pas. Le bourg était britannique et aucune bataille n’y est prévue : faites le raid.
lesson-natives-raid-wrong = vous pouvez aller plus loin, mais le bourg est là : faites le raid.
lesson-natives-back = Il reste deux pas. Cinq marqueurs de raid sur la carte font une Grande Victoire, qui retourne une des Six Nations. Qui reste là peut se faire prendre : remontez la rivière.
lesson-natives-back-wrong = c’est permis, mais chez elle la tribu est à l’abri : remontez la rivière.
lesson-natives-exercise = Automne de la deuxième année. Quatre marqueurs de raid sont déjà sur la carte. Quelle pile prenez-vous d’abord ?

## Comment on gagne

lesson-winning-title = Comment on gagne
lesson-winning-about = Les places qui comptent, les Six Nations, les navires, et un exercice.
lesson-winning-british = Cinq places françaises comptent : tenez-en trois au début d’un tour ou à la fin, dont Québec ou Montréal. Québec est fermée à votre flotte tant que Louisbourg n’est pas à vous : commencez par là.
lesson-winning-french = Aux Français il faut Albany avec New York, Boston ou Philadelphie au début d’un tour. Si cela n’arrive jamais, ils gagnent quand même à la fin. Aux Britanniques donc d’attaquer, sans perdre leur propre porte.
lesson-winning-iroquois = Les Grandes Victoires, batailles entre réguliers, bourgs pris, paires de forts et raids par cinq, retournent une nation iroquoise à votre couleur. Quand les six sont de la même couleur, elles rejoignent ce camp pour de bon.
lesson-winning-ships = Chaque hiver quatre navires français sont face cachée à leurs mouillages, et les pions britanniques leur sont opposés un à un. Le plus haut dé fait passer son navire : des troupes, des vivres ou des présents pour les Indiens.
lesson-winning-third = Le dernier tour. Vous tenez Québec et Louisbourg et n’avez qu’un point de ravitaillement. Qui prenez-vous ?

## La première partie

guide-march = Prenez le premier pion d’une pile, puis ceux qui le suivent. Les irréguliers marchent pour rien ; un point de ravitaillement déplace toute autre pile.
guide-stack = Pas à pas le long des lignes, ou faites halte. Entrer où sont des unités ennemies arrête la pile et mène à la bataille.
guide-match = Opposez un navire britannique à un mouillage français. On ne voit l’autre qu’au moment de la rencontre.
guide-moor = Vos navires sont face cachée. Un fort navire à Louisbourg a les meilleures chances.
guide-levy = Des milices peuvent aller dans des places amies de leur pays : où l’ennemi frappera-t-il ?
guide-strategic = Des réguliers peuvent gagner aussitôt le port du transport maritime : ainsi commence un débarquement.
guide-sea-lift = Embarquer, faire voile, débarquer : un point de mer chacun. Qui est mis à terre ne marche plus ce tour-ci.
guide-combat = Quelle bataille d’abord ? Commencez où vous êtes le plus fort.
guide-attacker-decides = Continuer ou partir avant le second round. Rester coûte des unités, partir abandonne la place.
guide-defender-decides = Tenir, partir, ou se mettre derrière les murs s’il y en a.
guide-support = Une unité voisine peut venir après un round, si elle n’a pas sa propre bataille.
guide-casualties = Choisissez qui est touché. Répartissez : aucune unité ne reçoit un second dégât avant que chacune en ait un.
guide-walls = Dedans, l’abri et le siège ; dehors, on se bat à découvert.
guide-assault = Donner l’assaut maintenant, ou mettre le siège et attendre.
guide-retreat = Faites retraite ensemble, et par où vous êtes venu si c’est possible.
guide-raids = Après une bataille, ceux qui tiennent la place peuvent y faire un raid.
guide-reconstitution = Deux milices perdues reviennent chaque printemps : choisissez où elles manquent.
guide-muster = Des milices de réserve viennent dans des places amies de leur pays : choisissez lesquelles.
guide-assault-on = Un assaut coûte cher à chaque round. Comptez vos unités saines, et voyez ce que le siège ferait pour rien.
guide-back-inside = Dedans, on est à l’abri et assiégé ; dehors, on peut encore partir.
guide-battalion = Trois bataillons gardent la Nouvelle-Écosse, un par lieu. Celui-ci devra tenir là où vous le mettez.
guide-besiege = Assiéger use l’ennemi et vous retient ici ; vous retirer vous laisse libre ailleurs.
guide-close-in = Une unité près du mur ne tire pas maintenant, mais combattra mieux ensuite, d’un point.
guide-convoy-port = Le port le plus près de la menace, tant qu’il est à vous.
guide-convoy-units = Prenez d’abord les réguliers : on n’en aura jamais trop.
guide-fall-back = Les bois protègent qui défend ; en terrain clair, les réguliers frappent plus fort.
guide-first-coureur = Détroit, Vincennes ou Montréal : d’où ce coureur atteindra-t-il le plus de villages, ou l’ennemi ?
guide-first-port = Vos premières troupes partiront par mer de ce port : plus il est au nord, plus Louisbourg est proche.
guide-fort-fate = Gardé, le fort vous sert et se défend. Brûlé, il ne servira plus à personne.
guide-gifts = Jusqu’à cinq tribus se rallient à des coureurs, ou trois milices se lèvent. Des tribus pour les raids, des milices si l’on vous menace.
guide-historical = Près du front, dans un port que l’ennemi ne prendra pas ce tour-ci.
guide-landing = Débarquez dans le port le plus près de l’endroit où vous vous battrez.
guide-levy-nations = Une nation alliée peut changer de village : plus près de l’ennemi, elle sert davantage.
guide-levy-where = Mettez la milice là où l’on peut vous attaquer : elle défend son pays et n’en sort guère.
guide-line-up = Chaque tireur vise celui d’en face : opposez vos meilleures unités à ses plus dangereuses.
guide-muster-where = Levez-la où l’ennemi peut venir ce tour-ci.
guide-nation-village = Un village plus près du front fait une marche plus courte.
guide-other-coureurs = Chaque coureur éveille la tribu de son village : répartissez-les, pour frapper partout.
guide-promote = Une milice promue ne rentre plus chez elle l’hiver : elle devient coloniale ou ranger, marine ou coureur chez les Français.
guide-promote-to = La plus forte si vous attaquez, la plus légère pour les bois.
guide-raid-home = Un raid après la bataille renvoie chez elle une tribu de la pile : choisissez celle dont vous pouvez vous passer.
guide-rally = Ralliez celles qui sont près d’une cible, ou d’une armée à éclairer.
guide-rally-where = Elle marchera avec ce coureur : donnez-la à celui qui frappe le premier.
guide-refuge = Sans village, la tribu est perdue si elle ne trouve pas d’asile : choisissez un lieu sûr.
guide-save = Sauvez la plus forte, ou celle dont un coureur est proche.
guide-seek-port = Le transport gagne un port ami : d’où partira-t-il au tour prochain ?
guide-siege-leave = Vous pouvez partir, ou rester et tenter encore. Partez si une armée de secours approche.
guide-sorties = Qui sort se bat aux côtés du secours, à découvert.
guide-stack-stopped = La pile a fini sa marche ici. Ce qui reste à faire sur place se fait maintenant.
guide-stacking = Trop de monde pour ce lieu : renvoyez ce qui y sert le moins.
guide-surrender = Un autre round peut coûter toute la garnison ; se rendre donne la place. Le secours est-il proche ?
guide-terrain = Vos réguliers préfèrent le terrain clair, vos irréguliers les bois.
guide-turn-nation = Quand les six nations sont de votre couleur, elles vous rejoignent pour de bon.
