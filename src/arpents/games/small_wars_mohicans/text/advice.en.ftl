### What a computer player weighs, in a player’s words

term-armies = the strength of the armies
term-goals = the places victory asks for
term-approach = how far the British are from New France
term-danger = how far the French are from the colonies
term-battles = the battles and sieges under way
term-places = the towns and forts held
term-supply = the troops’ winter quarters
term-nations = the favour of the Six Nations
term-raids = the raids and burnt forts
term-ships = the ships that got through
term-time = the years that are left
