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
page-fire = alight, level { $level }
page-fallen = burnt down
page-deployment = Deployment point: { $seat }
page-nobody = nobody
page-goal = { $goal }, held by: { $held }
page-goal-of = Goal, { $seat }: { $count } { $count ->
        [one] point
       *[other] points
    }
page-tally = { $what }: { $count } × { $each } = { $points }
page-mark-shaken = Shaken
page-mark-flight = in Flight
page-mark-vigilance = Vigilance
page-mark-gun-smoke = Smoke on the gun
page-mark-engager = has engaged
