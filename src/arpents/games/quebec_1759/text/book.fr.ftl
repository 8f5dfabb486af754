### Ce que sont et font les choses, et les tableaux de Québec 1759.

inspect-full-cv = Valeur de combat (CV)
inspect-cv = CV actuelle
inspect-of = { $count } sur { $most }
inspect-letters = Lettres dans les ordres
inspect-shore = Région du fleuve
inspect-inland = à l’intérieur des terres
inspect-roads = Routes vers
inspect-boats-to = En bateau vers
inspect-zones = Zones riveraines
inspect-ships = Navires présents
inspect-boats-french = Bateaux français, en blocs
inspect-boats-british = Bateaux britanniques, en blocs
inspect-moved = A bougé à ce Mouvement de Campagne
inspect-by-boat = oui, en bateau ou par la St-Charles
inspect-column = Dans le combat
inspect-here-french = Français sur place
inspect-here-british = Britanniques sur place
inspect-blocks =
    { $count ->
        [one] un bloc
       *[other] { $count } blocs
    }
inspect-blocks-cv =
    { $count ->
        [one] un bloc, CV { $cv }
       *[other] { $count } blocs, CV { $cv } en tout
    }
inspect-known = Vous voyez
inspect-occupied = Déjà occupée par les Britanniques
inspect-fight = Un combat s’y livre
inspect-ship = Posé à la vue des deux camps, il n’est jamais éliminé : chaque navire permet aux Britanniques de déplacer un bloc en bateau dans sa région.
inspect-decoy = Ne bouge ni ne reste jamais sans une vraie unité de son camp.
inspect-decoy-battle = Disparaît pour de bon avant tout déploiement dans sa zone.
inspect-indians = Peuvent aller de toute zone à toute autre, si c’est le seul mouvement français.
inspect-indians-raid = Font un raid au tir double, ou reconnaissent jusqu’à quatre blocs, puis se retirent.
inspect-indians-go = Quittent la partie à 1 CV, ou quand les autres blocs français tombent sous 10 CV.
inspect-quebec-militia = Un tel bloc s’en va chaque fois que les Britanniques occupent pour la première fois une zone autre que l’Île d’Orléans.
inspect-montreal-militia = Un tel bloc s’en va à chaque Mouvement tant que les Britanniques tiennent Cap-Rouge.
inspect-light-troops = Répond par un tir simple au raid des Indiens.
inspect-standing = Il est debout : son propriétaire seul sait où il est et ce qu’il vaut.
inspect-crossing = La route entre St-Charles et Abraham franchit la rivière : attaques et retraites y sont amphibies.
inspect-abraham = Les Britanniques gagnent s’ils la tiennent après le Mouvement de Campagne 16 avec 20 CV au moins.
inspect-cap-rouge = Tant que les Britanniques la tiennent, les milices de Montréal et de Trois-Rivières rentrent chez elles.
inspect-region = Les blocs terrestres vont en bateau entre les zones riveraines : un bloc britannique par navire présent.

chart-fire = Tir : les faces qui touchent
chart-die = Dé
chart-hit = touche
chart-single = Tir simple
chart-double = Tir double
chart-fire-double = Double contre un attaquant venu en bateau, au premier tour du défenseur.
chart-hits-single = Chances de toucher, tir simple
chart-hits-double = Chances de toucher, tir double
chart-dice = Dés
chart-percent = { $chance } %
chart-boats = Bateaux : blocs qui peuvent aller
chart-ships = Navires britanniques dans la région
chart-boats-british = Britanniques
chart-boats-bason = Français, Bason
chart-boats-st-laurent = Français, St-Laurent
chart-tides = Avec les courants, un 1 au dé arrête bateaux et navires pour ce Mouvement.
chart-blocks = Les blocs
chart-cv = CV
chart-zones = Les zones
chart-zone = Zone
chart-dice-of = Dés : { $dice }
token-occupied = Zone déjà occupée
token-occupied-1 = Les Britanniques ont occupé cette zone au moins une fois : les Français y ont perdu, ou n’avaient plus, un bloc de milice de Québec. Y revenir n’en coûte pas d’autre.
token-occupied-2 = À Cap-Rouge, tant que les Britanniques y restent, les Français perdent en outre un bloc de milice de Montréal ou de Trois-Rivières à chaque Mouvement.
token-ship = Navire britannique
token-ship-1 = Il permet aux Britanniques de déplacer un bloc en bateau dans sa région, et dans le St-Laurent il en interdit un aux Français.
token-ship-2 = Il ne change de région que par un ordre écrit, seul mouvement britannique de son tour ; deux au plus remontent à la fois.
