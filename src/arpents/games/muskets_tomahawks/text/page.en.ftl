### What the page says beside the board of Muskets & Tomahawks.

page-strength = { $strength } of { $start }
page-marker = hidden marker { $marker }
page-dummy = hidden marker { $marker }, nobody under it
page-hidden = hidden marker { $marker }: { $unit }
page-clocks = Clocks, red Clocks
page-weather = Weather
page-units = Units
page-status-away = not yet on the table
page-status-hidden = hidden
page-status-unseen = unseen
page-status-table = on the table
page-status-indoors = indoors
page-status-aboard = aboard
page-status-wrecked = wrecked
page-status-captured = captured
page-status-destroyed = destroyed
page-status-arrived = arrived
page-status-off = off the table
page-status-freed = freed
page-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

page-far = That is { $inches } in from { $unit_the }.
page-nobody = nobody
page-goal = { $goal }, held by: { $held }
page-goal-of = Goal, { $seat }: { $count } { $count ->
        [one] point
       *[other] points
    }
page-tally = { $what }: { $count } × { $each } = { $points }

tally-burning = buildings on fire or fallen
tally-fallen = fallen, besides
tally-civilians-lost = civilian units lost
tally-intact = buildings unharmed, no enemy within 4 in
tally-civilians-left = civilian units safe
tally-destroyed = enemy units destroyed
tally-wagons-taken = wagons taken or wrecked
tally-wagons-off = wagons off by the east
tally-units-off = units off with half their figures
tally-captives-freed = captives freed
tally-captives-away = captives embarked or away
tally-objectives = objectives held at red Clocks
tally-sectors = sectors scouted
tally-report = report carried off
tally-sectors-left = sectors not scouted
tally-storehouse = storehouse held
tally-beyond = groups of five beyond 36 in
tally-officers = enemy Officers eliminated
tally-commander = enemy Commander eliminated
