### What speaks for a plan: what the computer counts, in a player’s words.

term-points = the victory points on the map
term-money = the money
term-outposts = the locations that can be used
term-deck = the worth of the cards acquired
term-ballast = the weight of the location cards
term-siege = the prospects of the sieges
term-end = how near the end of the match is
