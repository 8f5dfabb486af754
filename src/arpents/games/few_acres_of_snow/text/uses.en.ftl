### What a card of the hand can do now: `use-` and the verb.

use-settle = settle { $places }
use-develop = develop { $places }
use-fortify = fortify { $places }
use-besiege = besiege { $places }
use-reinforce = reinforce { $places }
use-raid = raid { $places }
use-ambush = ambush
use-parley = win over Native Americans
use-collect = take money
use-merchant = merchant
use-trade = sell furs
use-piracy = piracy
use-govern = send cards back
use-intendant = take a card back
use-support = draw cards
use-lead = lead the siege of { $places }
use-nothing = nothing now but the reserve or the discards
