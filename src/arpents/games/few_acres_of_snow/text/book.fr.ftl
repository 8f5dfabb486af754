### Ce que sont et font les choses, et les tableaux de Quelques arpents de neige.

inspect-settlers = Symbole colon
inspect-needed = oui : il faut une carte colon
inspect-not-needed = non
inspect-defence = Modificateur de défense
inspect-ship = Symbole navire
inspect-start = Au départ
inspect-piece-of = { $seat }, { $piece }
inspect-by-river = Par rivière
inspect-by-lake = Par lac
inspect-by-road = Par route
inspect-trails = Sentiers, pour les raids
inspect-by-sea = Par mer
inspect-all-ports = tous les lieux au bord de la mer
inspect-led-to-british = Cartes britanniques qui y mènent
inspect-led-to-french = Cartes françaises qui y mènent
inspect-by = { $place } ({ $transport })
inspect-home = Le chez-soi { $seat_de } : toutes leurs lignes doivent y mener.
inspect-prize = { $seat_le } gagnent la partie en y gagnant un siège.
inspect-location = carte localisation
inspect-empire = carte empire
inspect-card-british = Porte, côté britannique
inspect-card-french = Porte, côté français
inspect-shows = Porte
inspect-lists-british = Mène à, côté britannique
inspect-lists-french = Mène à, côté français
inspect-location-use = Ne sert que si l’on tient le lieu, relié chez soi et non assiégé.
inspect-coin = { $count } d’argent
inspect-force = force { $count }
inspect-can-raid = fait un raid
inspect-lengthens = allonge un raid
inspect-can-ambush = tend une embuscade
inspect-blocks-raid = pare un raid
inspect-blocks-ambush = pare une embuscade
inspect-marked = peut se perdre dans une embuscade
inspect-defender-only = pour le défenseur seul
inspect-copies-cost =
    { $count ->
        [one] un exemplaire, à { $cost }
       *[other] { $count } exemplaires, à { $cost } chacun
    }
inspect-copies-british = Exemplaires britanniques
inspect-copies-french = Exemplaires français
inspect-cost-each-time = Coût à chaque fois
inspect-points-now = Points actuels
inspect-defence-now = Défense au début d’un siège
inspect-connected = Relié chez soi
inspect-nobody = personne
inspect-siege = Siège
inspect-siege-by = par { $seat_le }, marqueur à { $marker }
inspect-lacking = Pour gagner
inspect-lacks = il manque { $attacker } à l’attaquant, { $defender } au défenseur
inspect-usable = Vous pouvez vous en servir
inspect-in-hand = { $count } dans votre main
inspect-in-deck = { $count } dans votre pioche
inspect-in-known-hand =
    { $count ->
        [one] { $count } vue en main
       *[other] { $count } vues en main
    }
inspect-in-hand-or-deck = { $count } en main ou dans la pioche
inspect-in-discards = { $count } dans la défausse
inspect-in-reserve = { $count } en réserve
inspect-in-siege = { $count } dans un siège
inspect-available =
    { $count ->
        [one] { $count } disponible
       *[other] { $count } disponibles
    }

chart-siege = La piste de siège
chart-marker = Marqueur
chart-wins = Gagné par
chart-attacker = attaquant
chart-defender = défenseur
chart-siege-start = Il part à { $count } pour le défenseur, { $more } de plus si le lieu est fortifié, avec le modificateur du lieu.
chart-siege-of = { $place }
chart-prices = Ce qui coûte et rapporte
chart-deed = Action
chart-money = Argent
chart-fortify = Fortifier
chart-artillery = Artillerie de siège, à chaque fois
chart-natives = Indiens d’Amérique en raid ou en embuscade, chacun
chart-intendant = Intendant
chart-furs = Une carte fourrure avec le Commerçant
chart-piracy = Piraterie
chart-points = Points à la fin
chart-what = Pour
chart-village-held = Un village tenu
chart-town-held = Une ville tenue
chart-printed = points imprimés
chart-twice = deux fois les points imprimés
chart-cube-taken = Un cube pris
chart-disc-taken = Un disque pris
chart-captured-end = { $count } points de pièces prises finissent la partie.
chart-places = Les lieux
chart-place = Lieu
chart-owners = A une carte
chart-locations = Les cartes localisation
chart-card = Carte
chart-empire = Les cartes empire
chart-both = les deux
token-village = Village
token-village-1 = Un cube posé en colonisant : le lieu est tenu, et sa carte avec lui.
token-village-2 = À la fin, il compte les points imprimés du lieu.
token-town = Ville
token-town-1 = Un disque qui remplace un village : la carte du lieu et une carte colon.
token-town-2 = À la fin, elle compte deux fois les points imprimés du lieu.
token-fortification = Fortification
token-fortification-1 = Elle ajoute 2 à la défense au début d’un siège et écarte les raids.
token-siege = Siège
token-siege-1 = Le marqueur du siège part à 1 pour le défenseur, 2 de plus si le lieu est fortifié, et avec le modificateur imprimé.
token-siege-2 = À son tour, l’attaquant qui mène de 2 ou plus gagne aussitôt.
