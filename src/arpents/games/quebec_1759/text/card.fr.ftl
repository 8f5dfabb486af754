# La fiche : qui l’on est, comment on gagne, un tour, les premiers pas

brief-end-sixteen = La partie dure seize Mouvements de Campagne, et il n’y a pas de partie nulle.
brief-turn-orders = À chaque Mouvement, les deux camps écrivent leurs ordres en secret, puis les révèlent ensemble : combien de blocs, d’où, vers où.
brief-turn-moves = Tout ce que l’on déplace part d’une même zone, par les routes ou en bateau.
brief-turn-fights = Où les deux camps se rencontrent, on se bat aussitôt : trois colonnes, un dé par CV, chaque 6 coûte une CV à l’ennemi d’en face.
brief-who-french = Vous êtes Montcalm : vos 25 blocs, dont des leurres, gardent les neuf zones autour de Québec, et le Britannique ne voit pas lesquels sont où.
brief-who-british = Vous êtes Wolfe : votre armée attend sur l’Île d’Orléans, votre flotte mouille dans le Bason.
brief-win-french = Les Français gagnent si les Britanniques ne tiennent pas Abraham à la fin du seizième Mouvement, et sur-le-champ si les Britanniques tombent sous 20 CV.
brief-win-british = Les Britanniques gagnent s’ils tiennent Abraham après les batailles du seizième Mouvement, avec au moins 20 CV en tout ; l’avoir tenu plus tôt ne compte pas.
brief-first-french-spread = Répartissez vos blocs, ou prenez un placement tout prêt : de vrais régiments à Abraham et à Beauport, et jamais un leurre seul.
brief-first-french-shore = Tenez les rives : contre qui débarque, vos blocs tirent double au premier tour de la bataille.
brief-first-french-indians = Envoyez les Indiens frapper ou reconnaître les Britanniques : ils vont d’un bout à l’autre de la carte quand c’est votre seul mouvement.
brief-first-british-levis = Passez à Lévis en bateau, un bloc par navire du Bason : chaque zone nouvelle fait rentrer chez elle une milice de Québec.
brief-first-british-ships = Faites remonter les navires dans le St-Laurent, deux à la fois ; c’est alors votre seul mouvement.
brief-first-british-save = Ménagez vos CV et gardez assez de navires en amont pour débarquer à Abraham, ou assez de blocs pour y venir par la route, avant le dernier Mouvement.
