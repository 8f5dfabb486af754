### What things are and do, and the charts of Québec 1759.

inspect-full-cv = Combat value (CV)
inspect-cv = CV now
inspect-of = { $count } of { $most }
inspect-letters = Letters in orders
inspect-shore = River region
inspect-inland = inland
inspect-roads = Roads to
inspect-boats-to = By boat to
inspect-zones = Zones on its banks
inspect-ships = Ships here
inspect-boats-french = French boats, in blocks
inspect-boats-british = British boats, in blocks
inspect-moved = Moved in this Campaign Move
inspect-by-boat = yes, by boat or over the St. Charles
inspect-column = In the fight
inspect-here-french = French here
inspect-here-british = British here
inspect-blocks =
    { $count ->
        [one] one block
       *[other] { $count } blocks
    }
inspect-blocks-cv =
    { $count ->
        [one] one block, CV { $cv }
       *[other] { $count } blocks, CV { $cv } together
    }
inspect-known = You see
inspect-occupied = Occupied by the British once
inspect-fight = A fight goes on here
inspect-ship = Lies open for both sides and can never be eliminated: each ship lets the British move one block by boat in its region.
inspect-decoy = Never moves or stays without a real unit of its side.
inspect-decoy-battle = Goes for good before any deployment in its zone.
inspect-indians = May go from any zone to any other, if that is the only French move.
inspect-indians-raid = Raids with double fire, or scouts up to four blocks, and slips away.
inspect-indians-go = Leaves the game at 1 CV, or when the other French blocks fall below 10 CV.
inspect-quebec-militia = One such block goes each time the British first occupy a zone other than Île d’Orléans.
inspect-montreal-militia = One such block goes in every Move while the British hold Cap Rouge.
inspect-light-troops = Answers a raid of the Indians with single fire.
inspect-standing = It stands on edge: where it is and how strong, only its owner knows.
inspect-crossing = The road between St. Charles and Abraham crosses the river: attacks and retreats along it are amphibious.
inspect-abraham = The British win if they hold it after Campaign Move 16 with 20 CV left.
inspect-cap-rouge = While the British hold it, militia of Montréal and Trois-Rivières goes home.
inspect-region = Land blocks go by boat between zones on its banks: one British block for each ship here.

chart-fire = Fire: which faces hit
chart-die = Die
chart-hit = hit
chart-single = Single fire
chart-double = Double fire
chart-fire-double = Double against an attacker who came by boat, in the defender’s first turn.
chart-hits-single = Chances of hits, single fire
chart-hits-double = Chances of hits, double fire
chart-dice = Dice
chart-percent = { $chance }%
chart-boats = Boats: blocks that may move
chart-ships = British ships in the region
chart-boats-british = British
chart-boats-bason = French, Bason
chart-boats-st-laurent = French, St. Laurent
chart-tides = With tides, a 1 on the die stops all boats and ships for the Move.
chart-blocks = The blocks
chart-cv = CV
chart-zones = The zones
chart-zone = Zone
chart-dice-of = Dice: { $dice }
token-occupied = Zone occupied before
token-occupied-1 = The British have occupied this zone at least once: the French lost a Québec militia block for it, if one was left. Coming back costs no other.
token-occupied-2 = At Cap Rouge, as long as the British stay, the French also lose a block of Montréal or Trois-Rivières militia each Campaign Move.
token-ship = British ship
token-ship-1 = It lets the British move one block by boat in its region, and in the St. Laurent it denies one to the French.
token-ship-2 = It changes region only by a written order, the sole British move of its turn; at most two go upstream at once.
