### What the page says beside the board of Wilderness War.

page-unit = { $name }, strength { $strength }, movement { $movement }
page-unit-reduced = { $name }, reduced, strength { $strength }, movement { $movement }
page-leader = { $name }, initiative { $initiative }, command { $command }, tactics { $tactics }
page-siege = siege, level { $level }
page-fieldworks = fieldworks
page-amphib = open to landings
page-allied = allied: { $seat }
page-raided = raided: { $seat }
page-points = Points: { $seat }
page-points-none = Points
page-card-value = value { $value }
page-assemblies = Assemblies
page-hands = Cards in hand
page-leader-pool = Leaders to come
page-lasting = In force
