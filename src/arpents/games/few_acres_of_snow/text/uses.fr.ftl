### Ce qu’une carte de la main permet à présent : `use-` et le verbe.

use-settle = coloniser { $places }
use-develop = développer { $places }
use-fortify = fortifier { $places }
use-besiege = assiéger { $places }
use-reinforce = renforcer { $places }
use-raid = raid : { $places }
use-ambush = embuscade
use-parley = rallier des Indiens
use-collect = prendre de l’argent
use-merchant = marchand
use-trade = vendre des fourrures
use-piracy = piraterie
use-govern = rendre des cartes
use-intendant = reprendre une carte
use-support = piocher des cartes
use-lead = mener le siège : { $places }
use-nothing = rien à présent, sinon la réserve ou la défausse
