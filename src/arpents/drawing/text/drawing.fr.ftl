### Ce qui est écrit sur les images des plateaux.

year = Année
turn = Tour
hand = Main
hand-of = { $seat }, cartes en main
told = { $title } : { $value }
besieged = assiégé
seen-by = vu par { $seat }
seen-as = vu par : { $seat }
seen-by-all = vu par tous
picture = { $game } – { $scenario } – { $seen }
