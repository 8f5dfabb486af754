### What the page says by itself; everything else comes from the games and the server.

## The page

ui-motto = Five games of the French & Indian War on one table
ui-tools = Tools
ui-skip = Skip to the content
ui-looks = Light and colours
ui-theme = Light
ui-theme-auto = as the system
ui-theme-light = day
ui-theme-dark = night
ui-theme-contrast = high contrast
ui-palette = Colours
ui-palette-period = of the period
ui-palette-clear = for every eye
ui-home = To the first page
ui-close = Close
ui-opening = The table is being laid…
ui-trouble = Something went wrong.
ui-lost = The line to the table is broken. It is being called again…

## The first page

ui-games = The games
ui-new = A new match of { $game }
ui-scenario = Scenario
ui-side = Your side
ui-opponent = Against
ui-opponent-bot = the computer
ui-opponent-person = a person, by a link
ui-opponent-hot-seat = a person, on this screen
ui-bot = Computer player
ui-bot-recruit = recruit: plays sensibly and overlooks a good deal
ui-bot-militia = militia: knows what it wants, and slips now and then
ui-bot-regular = regular: thinks its turn through
ui-bot-veteran = veteran: thinks two seconds, and of your answer
ui-bot-random = easy: plays anything
ui-bot-greedy = harder: takes the best at hand
ui-options =
    { $count ->
        [one] One option
       *[other] { $count } options
    }
ui-begin = Begin
ui-recent = Your matches
ui-over = over
ui-forget = Forget this match
ui-open-record = A recorded match
ui-open-record-hint = Open a .arp file…
ui-about-quebec-1759 = Wolfe and Montcalm before Québec: blocks, bluff and secret orders
ui-about-wilderness-war = The whole war with cards, leaders and raids
ui-about-few-acres-of-snow = Two empires built of cards and settled along rivers
ui-about-small-wars-mohicans = Columns, sieges and nations to win over
ui-about-muskets-tomahawks = A skirmish in the woods, inch by inch

## The table

ui-board = The board
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-fit = The whole map
ui-column = What is asked and what happened
ui-tabs = Parts of the table
ui-tab-choices = Choices
ui-tab-log = Log
ui-tab-tray = Hand, orders
ui-tray = Hand, orders and boxes
ui-hand = Your hand
ui-choices = Choices
ui-other-choices =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
ui-all-choices = Show all { $count }
ui-your-turn = your turn
ui-you = you
ui-computer = computer
ui-to-act = to act
ui-watching = watching
ui-watching-text = You are watching this match.
ui-winner = Victory: { $seat }
ui-draw = Nobody wins
ui-undo = Undo
ui-command = Say an action
ui-command-hint = words of an action, or part of a choice
ui-why = What if?
ui-play = Play
ui-hits =
    { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
ui-log = Log
ui-log-look = See this moment
ui-log-earlier =
    { $count ->
        [one] one earlier line
       *[other] { $count } earlier lines
    }
ui-past = You are looking at moment { $position } of the match.
ui-back-to-now = Back to now
ui-rule = Rule { $number }
ui-rules = Rules
ui-read = Read the board
ui-read-tracks = Where the match stands
ui-read-places = The map
ui-read-place = Place
ui-read-held = Held by, marks
ui-read-things = Things
ui-fold = Fold
ui-unfold = Unfold
ui-links = Links and dice
ui-invite = Copy the link for: { $seat }
ui-invite-watch = Copy the link for spectators
ui-own-link = Copy your own link ({ $seat }), to come back from another device
ui-copied = Copied
ui-copy-by-hand = Copy this link:
ui-dice-promise = The dice of this match were fixed beforehand; their seal is
ui-curtain = { $seat }, it is for you
ui-curtain-why = The board is covered so that nobody sees what is not for them. Hand over the screen.
ui-curtain-lift = I play: { $seat }

## Replays and dice

ui-replay = Replay
ui-replay-start = The beginning
ui-download = Download the record
ui-first = To the beginning
ui-back = One step back
ui-run = Play on
ui-pause = Pause
ui-forward = One step on
ui-last = To the end
ui-step = Step { $step } of { $steps }
ui-from = Seen by
ui-spectator = a spectator
ui-above = everybody at once
ui-copy-moment = Copy a link to this moment
ui-verify = Were the dice honest?
ui-verify-how = Before the first die fell, the table showed the SHA-256 of a secret from which every die follows. After the end it shows the secret, and your browser compares the two.
ui-commitment = Promised at the start
ui-secret = Secret shown at the end
ui-secret-later = It is shown when the match is over.
ui-hash = SHA-256 of the secret, computed here
ui-promise-kept = The promise was kept: the dice are those that were fixed before the match.
ui-promise-broken = The promise was broken: this secret is not the one that was sealed.
ui-replayed =
    { $count ->
        [one] The only decision was played again by the table and led to the same end.
       *[other] All { $count } decisions were played again by the table and led to the same end.
    }
ui-to-table = To the table

## Québec 1759

ui-q-block = { $name } ({ $type }, CV { $cv } of { $full })
ui-q-hidden = { $seat_adj } block, unknown
ui-q-occupied = occupied by the British
ui-q-move = Campaign Move
ui-q-setup = setup
ui-q-tide = Tide
ui-q-tide-stops = boats and ships stay
ui-q-supplies-cut = held by the British
ui-q-odds =
    { $dice ->
        [one] One die, single fire
       *[other] { $dice } dice, single fire
    }
ui-q-odds-text = On average { $single } hits; with double fire { $double }.
ui-q-orders = { $seat_adj } order
ui-q-orders-secret = Written in secret.
ui-q-orders-blank = Blank: everything stays.
ui-q-order =
    { $count ->
        [one] One block, { $from } → { $to }, { $way }
       *[other] { $count } blocks, { $from } → { $to }, { $way }
    }
ui-q-order-ships =
    { $count ->
        [one] One ship, { $from } → { $to }
       *[other] { $count } ships, { $from } → { $to }
    }
ui-q-order-indians = The Indians, { $from } → { $to }
ui-q-order-void = { $line } (impossible)
ui-q-battle = The fight { $zone_at }

## What several games have

ui-reach = Within reach
ui-year = Year
ui-turn = Turn
ui-discards = Discarded
ui-removed = Removed from the game
ui-besieged = besieged

## Wilderness War

ui-w-unit = { $name }, strength { $strength }, movement { $movement }
ui-w-unit-reduced = { $name }, reduced, strength { $strength }, movement { $movement }
ui-w-leader = { $name }, initiative { $initiative }, command { $command }, tactics { $tactics }
ui-w-siege = siege, level { $level }
ui-w-fieldworks = fieldworks
ui-w-amphib = open to landings
ui-w-allied = allied: { $seat }
ui-w-raided = raided: { $seat }
ui-w-points = French points
ui-w-assemblies = Assemblies
ui-w-hands = Cards in hand
ui-w-leader-pool = Leaders to come
ui-w-lasting = In force
ui-w-by-land =
    { $count ->
        [one] on foot one space
       *[other] on foot { $count } spaces
    }
ui-w-by-boat =
    { $count ->
        [one] by boat one space
       *[other] by boat { $count } spaces
    }
ui-w-assault-odds = The assault, without cards
ui-w-captured = the place falls
ui-w-siege-odds = The siege after the next roll, without cards
ui-w-level = level { $level }
ui-w-raid-odds = The raid, without cards: { $lost } steps lost on average
ui-w-raid-succeeds = success
ui-w-supplied = Drilled troops are in supply there: { $line }
ui-w-unsupplied = Drilled troops would be out of supply there
ui-w-battle-odds = If it comes to a battle at { $space }, without cards
ui-w-losses = Steps lost on average: { $attacker } { $first }, { $defender } { $second }.

## A Few Acres of Snow

ui-f-ship = ship
ui-f-bateau = bateau
ui-f-wagon = wagon
ui-f-settler = settler
ui-f-fur = fur
ui-f-coin = { $count } money
ui-f-strength = strength { $count }
ui-f-fortified = fortified
ui-f-siege = Siege of { $place }: { $marker }
ui-f-leading = Cards in hand that lead there
ui-f-cards = Hand, deck
ui-f-deck = { $count } in the deck
ui-f-left = Villages and towns left
ui-f-reserve = Reserve
ui-f-seen = Seen by the other side
ui-f-market = To be had: { $seat }
ui-f-neutral = To be had by both
ui-f-actions = Actions left
ui-f-purse =
    { $points ->
        [one] { $money } money, 1 point
       *[other] { $money } money, { $points } points
    }
ui-f-would = { $card }: { $marker }
ui-f-lacks = To win the siege the attacker lacks { $attacker }, the defender { $defender }

## Small Wars: Mohicans

ui-s-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
ui-s-damaged = damaged
ui-s-inside = inside the works
ui-s-moved = has moved
ui-s-marching = marching
ui-s-won = has won
ui-s-fort = fort
ui-s-attacked = under attack
ui-s-anchorages = At anchor
ui-s-ship-unknown = unknown ship
ui-s-supply = Supply
ui-s-supply-of = { $land } by land, { $sea } by sea
ui-s-victories = Great victories
ui-s-odds = { $games } such battles fought beforehand
ui-s-losses = Units lost on average: { $attacker } { $first }, { $defender } { $second }.
ui-s-fed = Regulars would live through a winter there
ui-s-unfed = No supply would reach regulars there
ui-s-no-roof = Supplied, but no roof for the winter there

## Muskets & Tomahawks

ui-m-strength = { $strength } of { $start }
ui-m-marker = hidden marker
ui-m-dummy = hidden marker, empty
ui-m-hidden = hidden marker of { $unit }
ui-m-boat = boat
ui-m-clocks = Clocks, red Clocks
ui-m-weather = Weather
ui-m-units = Units
ui-m-status-away = not yet on the table
ui-m-status-hidden = hidden
ui-m-status-unseen = unseen
ui-m-status-table = on the table
ui-m-status-indoors = indoors
ui-m-status-aboard = aboard
ui-m-status-wrecked = wrecked
ui-m-status-captured = captured
ui-m-status-destroyed = destroyed
ui-m-status-arrived = arrived
ui-m-status-off = off the table
ui-m-status-freed = freed
ui-m-reach =
    { $count ->
        [one] One place within reach
       *[other] { $count } places within reach
    }
ui-m-fire = What the fire may do
ui-m-spotting = First it must be spotted: { $chance } %.
ui-m-shots =
    { $count ->
        [one] One shot, { $expected } figures killed on average.
       *[other] { $count } shots, { $expected } figures killed on average.
    }
ui-m-killed =
    { $count ->
        [0] nobody falls
        [one] 1 figure
       *[other] { $count } figures
    }
ui-m-reaction = The reaction test
ui-m-card-troops = Each unit of this type of { $seat } takes one action.
ui-m-card-forward = Officers and Elite units of { $seat } act, or { $seat } takes command points.
ui-m-card-morale = Every unit of { $seat } tests its morale at -3, one after the other.
ui-m-card-clock = Fires grow. The third Clock ends the turn.
ui-m-card-enemy = Playing it for the enemy gains one command point.
