### What an army list is made of.

nation-british = British
nation-french = French
nation-natives = Native peoples
upgrade-natives = Natives
upgrade-sharpshooters = Sharpshooters
upgrade-long-rifle = long rifles
upgrade-ferocious = Ferocious
upgrade-elite = Elite
upgrade-veterans = Veterans
upgrade-bow = bows
upgrade-bouche-a-feu = old firearms
upgrade-trained-militia = trained militia
upgrade-close-order = Close Order
upgrade-mounted = mounted
upgrade-talent = talent
vessel-canoe = canoe
vessel-bateau = bateau
ready-brit-200-line = Line and militia
ready-brit-200-rangers = Rangers and warriors
ready-brit-400-mixed = Mixed column
ready-brit-400-kings = The King’s troops
ready-fr-200-marine = A free company
ready-fr-200-terre = Troupes de Terre
ready-fr-400-mixed = Mixed column
ready-fr-400-petite-guerre = Petite guerre
ready-nat-200-raid = War party
ready-nat-400-nation = The nation in arms
ready-nat-400-hunters = Hunters and warriors

page-army = Make the armies
page-army-about = A list has Officers and units of their type, for no more than the points of the match.
page-army-nation = Nation
page-army-ready = Begin with a ready list
page-army-total = { $total } { $total ->
        [one] point
       *[other] points
    } of { $points }
page-army-add = Add a unit
page-army-each = { $points } { $points ->
        [one] point
       *[other] points
    } a figure
page-army-each-unit = { $points } { $points ->
        [one] point
       *[other] points
    } for the unit
page-army-fewer = One figure fewer: { $unit }
page-army-more = One figure more: { $unit }
page-army-remove = Remove { $unit_the }
page-army-text = The list as a text, to keep or to send
page-army-read = Read this text
page-army-copy = Copy
page-army-name = Name
page-army-keep = Keep
page-army-forget = Forget { $name }
page-army-play = Play with these armies
page-army-not-yet = There are faults to mend.
