### What is asked, done, told and refused.

prompt-go = Play a card or pay for an ability (turn { $turn }, { $points } command { $points ->
        [one] point
        *[other] points
    }).
prompt-activate = Which unit acts on this card ({ $type })?
prompt-forward = Forward!: actions, or { $points } command { $points ->
        [one] point
        *[other] points
    }?
prompt-action = What does { $unit_the } do?
prompt-marker-action = What does marker { $marker } do?
prompt-form = Which formation for { $unit_the }?
prompt-place = Where does { $unit_the } go?
prompt-marker-place = Where does marker { $marker } go?
prompt-arrangement = How does { $unit_the } stand?
prompt-march = How does { $unit_the } march?
prompt-face = Which way does { $unit_the } face?
prompt-enter-table = Where does { $unit_the } enter?
prompt-boat = Where does { $boat_the } with { $unit_the } go?
prompt-wagon = How far does { $unit_the } roll?
prompt-throw = { $unit_the } has moved: anything more?
prompt-pick-target = At whom does { $unit_the } aim?
prompt-declare-fire = How does { $unit_the } fire at { $target_the }?
prompt-share-fire = How many shots of { $unit_the } at { $target_the }?
prompt-watch = Does { $watcher_the } fire at { $unit_the }?
prompt-watch-marker = Does { $watcher_the } look for marker { $marker }?
prompt-react = { $enemy_the } engages { $unit_the }: what does it do?
prompt-veterans = The Veterans of { $unit_the } rolled { $die }: again?
prompt-recoil-or-shaken = Does { $unit_the } recoil, or is it Shaken?
prompt-sacrifice = { $unit_the } would fall: who dies for him?
prompt-follow-up = { $unit_the } has won: where does it go?
prompt-point = Put down a deployment point ({ $left } left).
prompt-reserve = Which unit stays in reserve ({ $left } left)?
prompt-intrigue = Your Commander’s intrigue: { $intrigue }.
prompt-deploy-unit = Which unit is set up next?
prompt-deploy-place = Where is { $unit_the } set up?
prompt-deploy-manner = How does { $unit_the } stand?
prompt-dummy = Where is a dummy put ({ $left } left)?
prompt-tie-dummy = Which hidden unit does the dummy follow?
prompt-look = Whom else does { $unit_the } try to spot?
prompt-name-edge = To which edge does this corner belong?
prompt-put-boat = Where is { $boat_the } put?
ending-clock-ran-out = The last red Clock has struck. Attacker { $attacker }, defender { $defender }: a lead of two points wins.
ending-annihilated = One side has no figure left. Attacker { $attacker }, defender { $defender }: a lead of two points wins.
ending-force-broken = A force is broken. Attacker { $attacker }, defender { $defender }: a lead of two points wins.

action-done = Done
action-pass = Pass
action-accept = Let him fall
action-decline = Take no action
action-halt = Halt here
action-stay = Stay on the spot and change
action-keep = Keep the same order
action-onward = Keep order and go on to another leg
action-knot = Gather in a knot
action-disperse = Disperse
action-wait = Wait off the table
action-move = Move
action-form = Form up
action-shoot = Shoot
action-shoot-once = Use single-shot weapons
action-throw = Use single-shot weapons now
action-reload = Reload
action-watch = Take Vigilance
action-fight = Fight
action-break-off = Break off
action-map = Map this sector
action-rally = Try to rally
action-recover = Recover
action-show = Turn the marker over and act
action-fire = Fire
action-volley = Fire a volley
action-react = Fire at it
action-react-volley = Fire a volley at it
action-hold-fire = Hold fire
action-stand-firm = Hold
action-reply = Fire before they come
action-reply-once = Use single-shot weapons before they come
action-evade = Evade
action-stand = Keep the die
action-reroll = Re-roll the die
action-recoil = Recoil
action-be-shaken = Be Shaken
action-forward-act = Officers and Elite act
action-forward-points = Take command points
action-roll-off = Drive off the table
action-as-marker = Hidden, as a marker
action-play = Play { $card }
action-play-reserved = Play from the reserve { $card }
action-set-aside = Reserve (1): set aside { $card }
action-prepare = Preparation (4): take back { $card }
action-lookout = On the lookout (1): { $unit_the }
action-authority = Authority (3): { $unit_the } rallies
action-order = Order: { $unit_the } acts
action-act = { $unit_the } acts
action-act-marker = Marker { $marker } acts
action-engage = Engage { $unit_the }
action-target = Aim at { $unit_the }
action-target-marker = Look for marker { $marker }
action-split = Share the fire with { $unit_the }
action-shots = { $count } { $count ->
        [one] shot
        *[other] shots
    } at the second
action-give-up = A figure of { $unit_the } dies instead
action-set-fire = Set fire to { $building_the }
action-extinguish = Fight the fire of { $building_the }
action-enter = Into { $building_the }
action-board = Aboard { $boat_the }
action-embark = Put { $unit_the } aboard { $boat_the }
action-leave = Leave the table by the { $edge } edge
action-take = Take { $unit_the } along
action-go = Go { $place_to }
action-enter-at = Enter the table { $place }
action-sail = Paddle { $place_to }
action-land = Land { $place }
action-point = Deployment point { $place }
action-put = Put { $place }
action-line = In a line, { $line }
action-form-as = { $stance }
action-face = Face { $direction }
action-advance = Straight on, { $steps } { $steps ->
        [one] half inch
        *[other] half inches
    }
action-wheel-left = Wheel left and on, { $steps } { $steps ->
        [one] half inch
        *[other] half inches
    }
action-wheel-right = Wheel right and on, { $steps } { $steps ->
        [one] half inch
        *[other] half inches
    }
action-step-back = Back, { $steps } { $steps ->
        [one] half inch
        *[other] half inches
    }
action-roll-on = Along the road, { $steps } { $steps ->
        [one] half inch
        *[other] half inches
    }
action-roll-back = Back along the road, { $steps } { $steps ->
        [one] half inch
        *[other] half inches
    }
action-deploy = Set up { $unit_the }
action-tie = Tie the dummy to { $unit_the }
action-hold-back = Keep { $unit_the } in reserve
action-pledge = Choose { $what_the }
action-spot = Spot { $unit_the }
action-spot-marker = Look through marker { $marker }
action-edge = The { $edge } edge

event-scenario-drawn = The scenario is drawn: { $drawn }.
event-talent-rolled = { $unit_the } has a talent: { $talent }.
event-intrigue-rolled = Intrigue of { $seat_the }’s Commander: { $intrigue }.
event-pledge-made = { $seat }: the intrigue is about { $what_the }.
event-intrigue-shown = The intrigue of { $seat_the } { $done ->
        [1] is carried out
        *[other] has failed
    }: { $intrigue }.
event-held-back = { $unit_the } stays in reserve.
event-sent-to-reserve = { $unit_the } finds no place and goes into reserve.
event-point-put = { $seat }: deployment point { $place }.
event-unit-deployed = { $unit_the } is set up { $place }.
event-marker-put = Marker { $marker } of { $seat_the } lies { $place }.
event-setup-done = Both sides are ready.
event-turn-begun = Turn { $turn } begins.
event-turn-ended = Turn { $turn } is over.
event-cards-dealt = The cards of turn { $turn } are dealt.
event-card-drawn = { $seat_the } draws { $card }.
event-card-played = { $seat_the } plays { $card }.
event-card-reserved = { $seat_the } sets a Troops card aside.
event-card-set-aside = { $seat_the } sets aside { $card }.
event-card-taken-back = { $seat_the } takes { $card } back from the discards.
event-command-gained = { $seat_the } gains { $points } command { $points ->
        [one] point
        *[other] points
    }, and has { $total }.
event-command-spent = { $seat_the } spends { $points } command { $points ->
        [one] point
        *[other] points
    } and has { $total ->
        [0] none
       *[other] { $total }
    } left.
event-reserve-arrived = { $unit_the } arrives from reserve.
event-reserve-entered = { $unit_the } enters the table { $place }.
event-morale-joins = The Morale card of { $seat_the } joins the deck.
event-red-clock-struck = The red Clock strikes (number { $count }).
event-weather-turned = The weather: { $weather }.
event-unit-moved = { $unit_the } moves { $place_to }.
event-marker-moved = Marker { $marker } moves { $place_to }.
event-unit-shown = Marker { $marker } is turned over: { $unit_the }.
event-dummy-shown = Marker { $marker } was a dummy.
event-formation-taken = { $unit_the } is now { $formation }.
event-building-entered = { $unit_the } is in { $building_the }.
event-unit-left = { $unit_the } leaves the table by the { $edge } edge.
event-report-carried = { $unit_the } carries the report home.
event-boat-boarded = { $unit_the } is aboard { $boat_the }.
event-boat-moved = { $boat_the } goes { $place_to }.
event-boat-drifted = { $boat_the } drifts downstream.
event-wagon-rolled = { $unit_the } rolls { $place_to }.
event-wagon-off = { $unit_the } is safely off.
event-wagon-taken = { $unit_the } is captured.
event-wagon-wrecked = { $unit_the } is wrecked.
event-captives-led = { $unit_the } goes along with { $escort_the }.
event-captives-freed = { $unit_the } is set free: { $count }.
event-gun-abandoned = { $unit_the } is abandoned.
event-gun-manned = { $unit_the } is manned again.
event-gun-spiked = { $unit_the } is spiked by { $enemy_the }.
event-spotting-rolled = { $unit_the } looks for { $target_the }: { $die } for { $needed }+, { $done ->
        [1] spotted
        *[other] not spotted
    }.
event-marker-spotting-rolled = { $unit_the } looks for marker { $marker }: { $die } for { $needed }+, { $done ->
        [1] found out
        *[other] not found out
    }.
event-shots-fired = { $unit_the } fires at { $target_the }: { $shots } { $shots ->
        [one] shot
        *[other] shots
    }, { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $kills ->
        [0] nobody dead
       *[other] { $kills } dead
    }.
event-watcher-fires = { $unit_the } was on the watch.
event-figure-lost = { $unit_the } loses a figure; { $left } left.
event-unit-destroyed = { $unit_the } is destroyed.
event-unit-routed = { $unit_the } routs.
event-officer-saved = A figure of { $saviour_the } dies for { $unit_the }.
event-luck-spent = { $unit_the } has been lucky this once.
event-reaction-rolled = { $unit_the } tests: die { $die } ({ $terms }), total { $total }: { $result }.
event-die-rerolled = { $unit_the } re-rolls its { $die }.
event-unit-recoiled = { $unit_the } recoils { $direction }.
event-unit-fled = { $unit_the } flees { $direction }.
event-unit-shaken = { $unit_the } is Shaken.
event-unit-rallied = { $unit_the } rallies.
event-rally-rolled = { $unit_the } rolls to rally: { $die } for { $needed }+.
event-unit-recovered = { $unit_the } recovers.
event-smoke-cleared = { $officer_the } has { $unit_the } reload at once.
event-breaking-losses = { $unit_the } gets out of the fight: { $lost } of { $dice } lost (dice { $faces }).
event-unit-reloaded = { $unit_the } { $left ->
        [0] reloads
        [one] reloads; one figure is still unloaded
       *[other] reloads; { $left } figures are still unloaded
    }.
event-vigilance-taken = { $unit_the } is on the watch.
event-engagement-declared = { $unit_the } engages { $target_the }.
event-unit-surprised = { $unit_the } is surprised by { $enemy_the }.
event-unit-evaded = { $unit_the } evades.
event-round-fought = A round of hand-to-hand round { $unit_the }: { $blows } { $blows ->
        [one] blow
        *[other] blows
    }, { $hits } { $hits ->
        [one] hit
        *[other] hits
    }.
event-unit-broke-off = { $unit_the } breaks off.
event-fire-set = { $unit_the } sets fire to { $building_the }.
event-fire-fought = { $unit_the } fights the fire of { $building_the }: { $die }, { $done ->
        [1] it is out
        *[other] it burns on
    }.
event-fire-grew = The fire of { $building_the } grows to level { $level }.
event-building-fell = { $building_the } collapses.
event-smoked-out = Fire drives { $unit_the } out of { $building_the }.
event-special-done = { $unit_the } spends his time on something of his own.
event-sector-scouted = { $unit_the } has scouted { $sector_the }.
event-objective-scored = { $seat_the } scores for { $objective_the }.
event-broken = The force of { $seat_the } is broken.
event-match-ended = The match is over: attacker { $attacker }, defender { $defender }.
event-boat-put = { $seat }: { $boat_the } is launched { $place }.
event-boat-left-behind = { $seat }: { $boat_the } finds no water and stays behind.
event-edge-named = { $seat }: the corner belongs to the { $edge } edge.
event-clock-revealed = { $seat_the } draws and reveals { $card }.
event-hits-rolled = { $unit_the } shoots at { $target_the }, needing { $needed }+ ({ $terms }): { $dice }.
event-kills-rolled = To kill in { $target_the }, { $unit_the } needs { $needed }+: { $dice }.
event-strikes-rolled = { $unit_the } strikes, needing { $needed }+ ({ $terms }): { $dice }.
event-saves-rolled = { $unit_the } wards off hits, needing { $needed }+ ({ $terms }): { $dice }.
event-kept-in-reserve = { $seat }: a unit stays in reserve.
event-unit-hides = { $unit_the } hides { $place }.
event-dummy-put = A dummy that follows { $unit_the } is put { $place }.

reason-not-yours = that unit is not yours.
reason-not-an-enemy = that is no enemy.
reason-not-on-table = it is not on the table.
reason-unit-in-flight = a unit in Flight can only rally.
reason-unit-is-shaken = a Shaken unit has to recover first.
reason-unit-in-contact = a unit in contact can only fight or break off.
reason-must-rally = a unit in Flight may not decline to rally.
reason-not-in-flight = it is not in Flight.
reason-not-shaken = it is not Shaken.
reason-not-in-contact = it is not in contact.
reason-not-indoors = not in a building or boat.
reason-nowhere-to-go = it has nowhere to go.
reason-no-target = there is nothing to shoot at.
reason-no-such-weapon = it has no such weapon.
reason-nobody-loaded = nobody is loaded.
reason-target-in-contact = friends are in contact with it.
reason-captives-spared = captives are not shot at.
reason-out-of-sight-or-range = nobody sees and reaches it.
reason-officer-guarded = an Officer among his men is no target.
reason-failed-to-spot = it was looked for in vain in this action.
reason-no-more-attempts = two units have been looked for already.
reason-cannot-be-spotted = no die could spot it.
reason-not-formed = only a formed unit fires volleys.
reason-smoke-in-ranks = a volley needs ranks without Smoke.
reason-cannot-split = this fire cannot be shared.
reason-too-few-shots = there are not so many shots.
reason-no-smoke = there is no Smoke to remove.
reason-too-few-crew = a gun needs two of its crew.
reason-never-watches = such troops take no Vigilance.
reason-already-watching = it is on the watch already.
reason-not-watching = it is not on the watch.
reason-not-on-lattice = that is no place of the lattice.
reason-stands-there = it stands there already.
reason-cannot-go-there = that is out of reach, or nothing can stand there.
reason-not-moved-yet = it has not moved yet.
reason-no-more-legs = all legs have been made.
reason-arrangement-illegal = the figures cannot be arranged so.
reason-cannot-be-formed = it cannot be formed.
reason-cannot-be-column = it cannot be in column.
reason-slots-out-of-reach = not every figure can reach its slot.
reason-building-down = the building has collapsed.
reason-building-burns = the building burns.
reason-building-held = enemies are inside.
reason-stays-outside = such troops stay outside.
reason-no-room = there is not room enough.
reason-opening-too-far = not every figure can reach an opening.
reason-not-home-edge = that is not on its home edge.
reason-no-exit = the scenario lets nobody leave there.
reason-edge-too-far = the edge is too far.
reason-not-your-boat = that boat is not yours.
reason-boat-taken = another unit has that boat.
reason-stays-ashore = such troops stay ashore.
reason-not-at-the-bank = the boat does not touch the bank.
reason-landing-too-far = not every figure can reach the landing.
reason-rides-along = an Officer riding along does not paddle.
reason-too-few-paddlers = there are too few paddlers.
reason-not-afloat = a boat cannot float there.
reason-not-a-captive = these are no captives.
reason-not-the-escort = only the escort leads captives.
reason-captives-too-far = the captives are too far.
reason-wagons-only-move = it can only move.
reason-no-fire-here = this scenario knows no fire.
reason-only-the-attacker = only the attacker sets fire.
reason-friends-inside = friends are inside.
reason-too-far-from-building = it is too far from the building.
reason-not-at-level-one = only a fire of level 1 can be put out.
reason-not-a-map-maker = he draws no map.
reason-sector-mapped = this sector is on his map.
reason-no-saviour = nobody of that unit can die for him.
reason-not-engageable = it cannot be engaged.
reason-never-engages = such troops never engage.
reason-not-from-cover = not from a building, boat or gun.
reason-out-of-reach = nobody can come within an inch.
reason-main-weapon-loaded = everybody’s main weapon is loaded.
reason-not-light-troops = only light troops evade.
reason-too-near-to-evade = the enemy is too near.
reason-not-attacked = that building was not attacked.
reason-only-a-dummy = there is nobody under it.
reason-not-on-this-card = it does not act on this card.
reason-already-acted = it has acted on this card.
reason-card-not-in-hand = that card is not in hand.
reason-card-not-reserved = that card is not reserved.
reason-card-not-discarded = that card is not among the discards.
reason-hand-not-empty = one passes only with an empty hand.
reason-too-few-points = there are too few command points.
reason-never-ordered = captives and wagons take no orders.
reason-not-own-troops-card = only a Troops card of one’s own side.
reason-reserve-taken = one card is reserved already.
reason-not-whole-inch = points lie on whole inches.
reason-out-of-zone = that is outside the zones.
reason-too-near-building = that is too near a building.
reason-points-too-near = the points are too near each other.
reason-another-edge = all points lie on one edge.
reason-too-near-enemy-edge = that is too near the attacker’s edge.
reason-no-room-there = it cannot be set up there.
reason-too-far-from-point = that is too far from a point.
reason-too-near-enemy-point = that is too near a point of the attacker.
reason-too-near-enemy = that is too near the enemy.
reason-not-waiting = it is not waiting to be set up.
reason-others-first = other units are set up first.
reason-not-hidden = it is not hidden.
reason-officers-not-held-back = it does not count for the reserve.
reason-already-held-back = it is in reserve already.
reason-must-pledge = the intrigue needs a choice.
reason-no-such-pledge = the intrigue does not allow that.
reason-one-step-only = a gun turns by one step only before it fires.
reason-must-spot-first = it has to be spotted first, by an action.
reason-spotted-already = it is spotted already.
reason-captives-wait-ashore = there are captives still on the bank.
reason-not-that-edge = the corner is not on that edge.

army-unknown = there is no list “{ $army }”; the lists are: { $known }.
army-not-a-list = a list is the id of a ready one or an object with nation and units.
army-nation-unknown = the nations are: { $known }.
army-too-dear = the list costs { $total } { $total ->
        [one] point
       *[other] points
    }, the game allows { $points }.
army-officers = the list has { $officers ->
        [0] no Officer
        [one] one Officer
       *[other] { $officers } Officers
    }; it takes { $least } to { $most }.
army-too-few-units = the list has { $units ->
        [0] no unit
        [one] one unit
       *[other] { $units } units
    } besides Officers; it takes at least { $least }.
army-guns = the list has { $guns ->
        [one] one gun
       *[other] { $guns } guns
    }; at most { $most }.
army-too-soft = civilians and militia cost { $points } { $points ->
        [one] point
       *[other] points
    }; at most { $most }.
army-word-unknown = “{ $text }” is neither a unit nor a boat.
army-too-long = the list has more than { $most } units and boats.
officer-without-troops = this Officer has no unit of his troop type.
profile-unknown = there is no such profile.
profile-of-another-nation = this nation has no such profile: { $profile }.
unit-size = the unit has { $least } to { $most } figures.
option-unknown = there is no option “{ $option }”.
option-not-for-profile = the profile does not allow this: { $upgrade }.
option-twice = this is taken twice: { $upgrade }.
boat-unknown = there is no boat “{ $boat }”.
boats-given = the scenario gives this side its boats.
position-value = this cannot be read: { $value }.
position-unknown-unit = there is no unit { $unit }.
position-figure-astray = unit { $unit } has a figure outside the frame in which it is looked for.
position-unit-off-table = unit { $unit } has a figure off the table.
position-figures-overlap = figures of units { $unit } and { $other } stand on each other.
position-strength = unit { $unit } does not have the figures it counts.
position-cards = the cards are not those of the two lists.
position-points = command points are 0 to 10.
position-boat-overfull = boat { $boat } carries too many.
position-building-overfull = building { $building } holds too many.
