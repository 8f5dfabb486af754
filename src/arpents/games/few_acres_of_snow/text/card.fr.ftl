# La fiche : qui l’on est, comment on gagne, un tour, les premiers pas

brief-turn-two = À votre tour, vous faites deux actions, une seule au tout premier ; puis vous complétez votre main à cinq cartes.
brief-turn-menu = Une action joue des cartes de la main : coloniser, développer, fortifier, assiéger, faire un raid, gagner de l’argent, choisir une carte nouvelle, défausser.
brief-turn-deck = Ce que vous jouez et ce que vous acquérez va à la défausse, qui refait votre pioche : chaque carte nouvelle retarde le retour des autres.
brief-end-fall = La chute de Québec, de Boston ou de New York à l’issue d’un siège finit la partie aussitôt.
brief-end-points = Sinon, elle finit au début du tour d’un joueur, sans aucun siège en cours, s’il a posé tous ses cubes ou tous ses disques, ou capturé pour 12 points ; les points décident, et l’égalité est française.
brief-end-score = Comptent les points des lieux tenus, doublés par une ville, 2 par cube capturé et 4 par disque.
brief-end-settle = Seconde édition : coloniser Québec, Boston ou New York que l’ennemi a perdu, une fois le lieu neutre, gagne aussi la partie.
brief-who-british = Vous êtes les colonies britanniques : riches et peuplées, mais encombrées de cartes et exposées aux raids.
brief-who-french = Vous êtes la Nouvelle-France : peu de cartes et peu d’argent, mais des fourrures, des raids et une main vive.
brief-win-british-quebec = Les Britanniques l’emportent aussitôt s’ils gagnent un siège de Québec.
brief-win-british-points = Aux points, ils doivent en avoir plus que les Français.
brief-win-french-colony = Les Français l’emportent aussitôt s’ils gagnent un siège de Boston ou de New York.
brief-win-french-points = Aux points, il leur suffit d’en avoir autant que les Britanniques.
brief-first-british-settle = Colonisez ce que votre main permet : une carte qui mentionne le lieu, le transport qu’elle montre, un colon si le lieu en demande un.
brief-first-british-develop = Développez en ville un village qui vaut des points : la ville les double.
brief-first-british-army = Dépensez vos 12 d’argent en infanterie, puis assiégez Louisbourg ou marchez sur Québec, un seul siège à la fois.
brief-first-french-furs = Gagnez de l’argent : un Commerçant et des cartes fourrure, 2 chacune.
brief-first-french-raid = Choisissez les cartes Indiens d’Amérique et Coureurs des bois, qui ne coûtent rien, et lancez des raids sur les villages britanniques sans fortification : chaque cube pris vaut 2 points.
brief-first-french-fortify = Fortifiez Québec dès que vous le pouvez : carte Fortification, carte du lieu et 3 d’argent donnent 2 de défense de plus.
