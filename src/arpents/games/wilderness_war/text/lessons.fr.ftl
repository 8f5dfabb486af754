### Les leçons : que faire et pourquoi, ce qu’on dit quand c’est fait (-well), et à qui essaie autre chose (-wrong)

## La carte et les pièces

lesson-board-title = La carte et les pièces
lesson-board-about = Où vous êtes, ce qui se tient sur la carte, et ce qu’est une carte à jouer.
lesson-board-goal = Amérique du Nord, 1758. La Grande-Bretagne veut la Nouvelle-France ; la France veut tenir. Forteresses, batailles et raids déplacent un seul marqueur sur une seule piste de points de victoire, dans les deux sens : ce que l’un gagne, l’autre le perd.
lesson-board-spaces = Les armées vont d’espace en espace le long des traits. En terre cultivée on avance sans peine. Dans les bois et les montagnes, un chemin ne vaut que par les ouvrages qui le gardent : voilà pourquoi on se dispute pendant des années la route d’Albany à Ticonderoga.
lesson-board-drilled = Les Troupes de Métier, Réguliers et Provinciaux, gagnent les batailles et prennent les forts. Chaque unité a deux pas : touchée une fois, elle est réduite ; touchée encore, elle disparaît.
lesson-board-auxiliaries = Les Auxiliaires, Rangers, Indiens et coureurs des bois, sont faibles en ligne mais chez eux dans les bois : ils éclairent une armée, lui tendent une embuscade, et lancent des raids.
lesson-board-leaders = Un chef met une armée en marche. Son initiative dit quelle carte il lui faut, son commandement combien d’unités le suivent, sa tactique ce qu’il ajoute aux dés. Amherst se contente d’une carte de valeur 2 ou 3 ; à Webb il en faut une de 3.
lesson-board-works = Un fortin tient un espace, un fort demande un siège, une forteresse davantage. Ticonderoga est un fort français ; le fortin du portage de l’Hudson est à vous et garde votre route.
lesson-board-card = Une carte ne sert qu’à une chose : son événement, ou la marche, ou la construction, selon sa valeur. Choisissez Réguliers britanniques, qui vaut 3.
lesson-board-card-wrong = cette carte aussi peut se jouer, mais prenons Réguliers britanniques : c’est celle qui vaut le plus.
lesson-board-card-well = Il resterait à dire à quoi elle sert. L’événement est fort, mais c’est aussi la meilleure carte pour marcher : tout le jeu est dans ce choix.

## Une marche

lesson-march-title = Une marche
lesson-march-about = De la carte en main jusqu’aux murs d’un fort français.
lesson-march-card = Jouez Réguliers britanniques, non pour l’événement mais pour mettre une armée en marche.
lesson-march-card-wrong = cette carte aussi peut se jouer, mais pour cette marche prenez Réguliers britanniques.
lesson-march-command = Une carte met en marche une force. L’initiative d’Amherst est 2, la carte vaut 3 : cela suffit. Activez Amherst et sa force.
lesson-march-command-wrong = c’est permis, mais une unité seule n’irait nulle part : activez Amherst et sa force.
lesson-march-take = Amherst peut mener sept unités. Prenez toutes celles d’Albany.
lesson-march-take-wrong = on peut les prendre une à une, ou en laisser ; ici toute l’armée marche : prenez tout.
lesson-march-take-well = On a demandé aux Français s’ils répondaient par une carte. Ils n’en avaient pas qui convienne.
lesson-march-land = Par terre, en bateau ou par mer, jamais deux à la fois dans un même mouvement. Sur l’Hudson les bateaux iraient bien, mais marchons : choisissez la terre.
lesson-march-land-wrong = c’est permis, mais cette fois nous allons par terre.
lesson-march-first = En terre cultivée les Réguliers font quatre espaces au plus, et une force va au pas de la plus lente. Allez au bout sud du portage de l’Hudson, où se dresse votre fortin.
lesson-march-first-wrong = on peut aller par là, mais notre chemin mène au nord : au bout sud du portage.
lesson-march-second = Des Troupes de Métier qui traversent un espace sauvage doivent s’arrêter, sauf si un ouvrage à elles s’y trouve ou si des Auxiliaires les éclairent. Les Rangers de Rogers sont avec vous : continuez jusqu’au bout nord.
lesson-march-second-wrong = continuez jusqu’au bout nord du portage : avec des Rangers, rien ne vous arrête.
lesson-march-ticonderoga = Le fort est devant vous. Seule une force avec des Troupes de Métier peut entrer dans l’espace d’un fort ennemi. Allez-y.
lesson-march-ticonderoga-wrong = si près du but, personne ne fait demi-tour : entrez à Ticonderoga.
lesson-march-ticonderoga-well = Bougainville s’est enfermé avec toute la garnison plutôt que de se battre en rase campagne.
lesson-march-siege = Des ennemis devant les murs et personne dehors : c’est un siège, au niveau 0. Il faudra une autre carte et un autre jour, car qui a agi dans une phase n’y agit plus.

## Une bataille dans les bois

lesson-battle-title = Une bataille dans les bois
lesson-battle-about = Ce qui décide d’une bataille, et ce qu’elle coûte.
lesson-battle-before = Bougainville est à découvert avec un régiment et les Abénaquis. Vous avez trois régiments et des Rangers. Entrer dans un espace où sont des unités ennemies, c’est la bataille.
lesson-battle-attack = Attaquez. Le défenseur pourrait tenter de se dérober : il lui faut 4 ou plus, tactique de son chef comprise. Il reste.
lesson-battle-attack-wrong = vous pourriez aller ailleurs, mais l’ennemi est là : allez au bout nord du portage.
lesson-battle-cards = Avant les dés, chacun peut jouer des cartes de bataille, comme Embuscade ou Retranchements, l’attaquant d’abord. Vous n’en avez pas : passez.
lesson-battle-fire = Les deux camps ont tiré ensemble. La force a choisi la colonne : 11 contre 4. Votre 5 est devenu 6 par la tactique d’Amherst. Personne n’avait de malus : dans les bois, un camp sans Auxiliaires ni Infanterie Légère face à un ennemi qui en a aurait eu −1.
lesson-battle-losses = Quatre pertes contre une. Les pertes de rang impair frappent les Troupes de Métier. Battre un régiment de Réguliers vous vaut un point de victoire ; les survivants, s’il y en a, devraient faire retraite. Le tableau du journal montre chaque chiffre avec sa règle.

## Le siège et l’assaut

lesson-siege-title = Le siège et l’assaut
lesson-siege-about = Comment tombe un fort.
lesson-siege-level = Votre armée campe devant Ticonderoga depuis la dernière fois. Un siège a des niveaux : on donne l’assaut à un fort dès le niveau 1, à une forteresse dès le niveau 2. Nous sommes à 0.
lesson-siege-supply = Un siège veut du ravitaillement. Votre ligne passe par les ouvrages du portage jusqu’à Albany, en terre cultivée. Coupé, vous ne pourriez ni pousser le siège ni bâtir.
lesson-siege-press = Poussez le siège : un dé, et la tactique des deux chefs compte.
lesson-siege-press-wrong = c’est permis, mais les murs ne tomberont pas seuls : poussez le siège.
lesson-siege-press-well = Un 5, et 1 pour Amherst : deux niveaux d’un seul jet.
lesson-siege-ready = La brèche est ouverte. On peut donner l’assaut tout de suite ou attendre. Attendre est sûr ; mais la saison peut finir, et des secours venir.
lesson-siege-storm = L’attaquant doit infliger strictement plus de pertes qu’il n’en subit. Quatre régiments contre deux : donnez l’assaut.
lesson-siege-storm-wrong = attendre est permis, mais vous ne serez pas plus fort demain : donnez l’assaut.
lesson-siege-taken = Ticonderoga est prise. La garnison est perdue, et le fort vaut deux points de victoire. Il est à vous désormais, comme fort commencé qu’une carte pourra achever.
lesson-siege-exercise = À vous. Début 1758 : Amherst est devant Ticonderoga avec cinq régiments, et Bougainville tient le fort. La force est activée : que fait-elle ?

## La petite guerre

lesson-raids-title = La petite guerre
lesson-raids-about = Vous voici du côté français : les raids, et ce qu’ils rapportent.
lesson-raids-why = La France ne peut opposer armée à armée. Ses Indiens et ses coureurs des bois frappent là où l’armée n’est pas : chaque raid laisse un marqueur, et à la fin de l’année deux marqueurs font un point de victoire.
lesson-raids-card = Une carte de valeur 1 suffit pour deux unités indiennes : elles comptent pour moitié. Jouez Appel aux milices.
lesson-raids-card-wrong = gardez celle-ci pour une bataille : Embuscade y vaut bien plus. Jouez Appel aux milices.
lesson-raids-activate = Activez les Shawnees seuls, puis dites que c’est tout.
lesson-raids-activate-wrong = eux aussi pourraient partir, mais suivons les Shawnees seuls.
lesson-raids-go = Par terre jusqu’à Winchester, par-dessus les montagnes, et arrêtez-vous là. Des Auxiliaires qui finissent en terre cultivée ennemie doivent y faire un raid.
lesson-raids-go-wrong = on peut aller par là, mais rien ne garde Winchester : par terre jusqu’à Winchester, et halte.
lesson-raids-result = Un 5 : le raid a réussi. Un marqueur est posé à Winchester, un pas est perdu, et les pillards sont rentrés dans leur village. Ils rentrent toujours, quel que soit le dé.
lesson-raids-stockade = Un fortin, comme à Augusta, rend les raids plus difficiles, et une milice peut le défendre. Mais un fortin brûlé vaut un second marqueur : bâtissez-les où ils barrent un chemin, pas partout.

## Comment on gagne

lesson-winning-title = Comment on gagne
lesson-winning-about = Les points, les fins soudaines, le dernier hiver, et un exercice.
lesson-winning-track = Une seule piste pour deux : les points français au-dessus de zéro, les britanniques au-dessous. La plupart des points tombent aussitôt ; les marqueurs de raid se comptent en fin d’année, un demi-point chacun, arrondi au-dessus pour chaque camp.
lesson-winning-sources = Une forteresse prise vaut 3, un fort 2, un fortin 1. Une bataille gagnée contre des Réguliers ou plus de quatre unités vaut 1. Niagara et Ohio Forks valent 1 chaque fois qu’ils changent de mains.
lesson-winning-sudden = À la fin de chaque année quelqu’un peut gagner d’emblée : qui a 11 points, ou les Britanniques s’ils tiennent toutes les forteresses, Niagara et Ohio Forks.
lesson-winning-after = Annus Mirabilis finit après 1759. Les Britanniques gagnent s’ils tiennent toutes les forteresses qui étaient à eux et deux des places Québec, Montréal, Niagara et Ohio Forks ; sinon gagne le camp qui a un point sur la piste.
lesson-winning-winter = Gare à l’hiver : hors d’une terre cultivée amie, d’une forteresse ou d’un ouvrage de quatre unités au plus, les Troupes de Métier perdent des pas. Une armée qui prend un fort en automne doit trouver un toit avant la neige.
lesson-winning-storm = C’est la fin de 1759 et votre dernière carte. Wolfe est devant Québec, le siège est au niveau 2, un régiment usé tient les murs. Trouvez la décision qui gagne la guerre.

## La première partie

guide-card = Toute carte est un événement, une marche ou un chantier. En début de saison, dépensez d’abord les petites et gardez une grosse pour le moment qui compte.
guide-use = Marcher : activer un chef et sa force, ou des pièces seules. Bâtir : fortins ou forts. Événement : ce que dit la carte. Une chose sur les trois.
guide-muster = Qui vient avec lui. Une force nombreuse frappe plus fort, mais tous vont au pas de la plus lente.
guide-individuals = Des pièces seules, jusqu’à la valeur de la carte ; les Indiens comptent pour moitié.
guide-next = Les pièces choisies agissent l’une après l’autre : à qui le tour ?
guide-operation = Marcher, prendre les bateaux, pousser un siège ou rester. Qui a agi a fini pour cette phase.
guide-move = Pas à pas, ou dites « Terminé » là où vous voulez vous arrêter. Des unités ennemies sur le chemin, c’est la bataille.
guide-response = Certaines cartes répondent à ce qui se passe. Passer ne coûte rien.
guide-intercept = Vous pouvez tenter d’arrêter celui qui marche avant qu’il n’arrive : 4 ou plus. Qui échoue n’essaie plus dans ce mouvement.
guide-avoid = Vous pouvez tenter de vous dérober avant la bataille : 4 ou plus. C’est souvent plus sage qu’une bataille perdue.
guide-garrison = Ceux du dedans sont à l’abri des murs, et assiégés ; ceux du dehors doivent se battre.
guide-battle-cards = C’est ici que servent Embuscade et Retranchements, si vous les avez.
guide-losses = Choisissez qui porte la perte. Répartissez-les pour ne perdre aucune unité entière.
guide-retreat = Les vaincus doivent partir. Allez où vous serez ravitaillé et où l’on ne vous reprendra pas.
guide-go-home = Après un raid on rentre chez soi : choisissez parmi les chemins ouverts.
guide-winter-home = L’année finit. Les Indiens restés dans les bois rentrent ; un toit garde les autres pendant l’hiver.
guide-assault-or-not = Un assaut coûte du sang mais gagne du temps. Regardez les chances avant de décider.
guide-build = Choisissez où bâtir. Un ouvrage sur votre route porte le ravitaillement et n’arrête aucun des vôtres.
guide-alliance = Chaque demi-point rallie des Indiens : faites venir des unités neuves, ou remettez sur pied celles qui ont souffert.
guide-attrition = L’hiver tue hors des abris. Sacrifiez l’unité qui vous manquera le moins.
guide-avoid-to = Allez où vous serez ravitaillé, et où l’ennemi ne vous rattrapera pas au pas suivant.
guide-bastions = Des bastions réparés ramènent le siège à zéro : choisissez la place qui allait tomber.
guide-besieged-join = Qui sort aide l’armée de secours, mais partage son sort si elle est battue.
guide-campaign = Une campagne met en marche deux chefs l’un après l’autre. Choisissez deux forces qui se préparent la route.
guide-cherokees = Placez-les près de ce qu’ils doivent garder, ou d’une armée qui manque d’éclaireurs.
guide-crisis = La carte de la liste est perdue si vous en tenez une : cédez celle qui vous servait le moins.
guide-demolish = Un ouvrage rasé ne tombera pas aux mains de l’ennemi et ne lui vaudra aucun point. Rasez celui que vous ne pourrez pas tenir.
guide-desertion = Frappez où les Indiens de l’ennemi sont les plus nombreux, ou près d’un raid qui menace.
guide-dismiss = Un nouveau chef arrive, un ancien s’en va : gardez celui qui marche avec de petites cartes.
guide-garrison-leaves = La garnison s’en va. Menez-la vers un ouvrage ami où elle sera encore utile.
guide-infiltrating = Vous traversez les ennemis : continuez jusqu’à un espace où l’on peut entrer, car s’arrêter chez eux, c’est la bataille.
guide-leaders-retreat = Un chef sans troupes ne reste pas parmi les ennemis. Ramenez-le vers l’armée qu’il commandera.
guide-militia = Une milice du Département peut renforcer cette bataille, puis rentre chez elle. Ici ou plus tard : elle ne sert qu’à un endroit à la fois.
guide-militia-call = Une unité neuve, ou deux remises sur pied : voyez où l’ennemi fera ses raids.
guide-militia-defends = Une milice dans le fortin peut arrêter ceux qui font le raid, mais elle se bat pour de bon.
guide-place = Près du front si la place est sûre, derrière un ouvrage sinon.
guide-raid = Commencez par le raid qui compte le plus : les pertes du premier affaiblissent le second.
guide-raise-provincials = Le Nord a plus d’hommes, le Sud est plus près de l’Ohio. Regardez aussi ce que permettent les Assemblées.
guide-rangers-call = Les Rangers éclairent une armée dans les bois. Une unité neuve si l’une de vos armées n’en a pas.
guide-remove = Retirez ce qui est usé ou loin du combat.
guide-remove-indians = Les plus utiles de l’ennemi partent d’abord.
guide-restore = Une unité restaurée a de nouveau ses deux pas. Commencez par celles qui vont se battre.
guide-sail = Par mer on va d’un port à un autre. Débarquer chez l’ennemi demande une carte qui le permet.
guide-small-pox = Choisissez la plus grosse pile de l’ennemi : c’est là que la maladie coûte le plus.
guide-stingy = Le Département qui perd le moins à perdre une unité.
guide-swap = Le meilleur chef va où l’on se battra, l’autre garde l’arrière.
guide-take-back = Une carte de la défausse vous est offerte : une forte vaut souvent mieux que ce que vous auriez pioché.
guide-torches = Dernière occasion de cette phase de raser un ouvrage que l’ennemi va prendre.
