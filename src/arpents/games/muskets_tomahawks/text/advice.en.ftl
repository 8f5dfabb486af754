### What speaks for a plan: what the computer counts, in the words of players.

term-points = the victory points
term-objective = the objective of the scenario
term-advance = the way to the places that count
term-force = the forces left
term-morale = the morale of the units
term-fire = the shots that either side could fire
term-melee = the hand-to-hand fights to come
term-cover = the cover
term-hidden = the markers still hidden
term-officers = Officers close to their men
term-command = the command points
term-tempo = the units that may still act
term-time = the time that passes
