# What a computer player weighs, as a hint says it.

term-points = the victory points
term-raids = the Raided markers
term-army = the troops on the map
term-leaders = the leaders
term-works = the forts and stockades held
term-approach = armies close to works they can take
term-danger = the safety of armies from a stronger enemy
term-winter = shelter before the winter
term-raiders = Auxiliaries near something to raid
term-territory = the four places that decide 1759
term-margin = the lead that wins at the end
term-hand = the cards kept in hand
