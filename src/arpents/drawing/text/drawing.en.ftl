### What is written on pictures of boards.

year = Year
turn = Turn
hand = Hand
hand-of = { $seat }, cards in hand
told = { $title }: { $value }
besieged = besieged
seen-by = seen by { $seat }
seen-as = seen by: { $seat }
seen-by-all = seen by everybody
picture = { $game } – { $scenario } – { $seen }
