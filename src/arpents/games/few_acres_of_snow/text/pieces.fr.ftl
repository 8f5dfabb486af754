# Problèmes : un titre, et pourquoi la bonne décision est la bonne

piece-guns-before-quebec-title = Les canons devant Québec
piece-guns-before-quebec-why = Il reste une action. L’artillerie de siège porte le marqueur à 3 : si les Français ne répondent pas aussitôt par deux points ou plus, Québec tombe au début du prochain tour britannique, et la Nouvelle-France avec elle. La milice leur laisserait un tour de répit.
piece-two-to-hold-title = Deux, et non un
piece-two-to-hold-why = Les Britanniques ont 3 points d’avance devant Québec, et 2 leur suffisent. L’infanterie régulière les ramène à 1 ; la milice seule ne suffirait pas, et rien d’autre ne compte si Québec tombe.
piece-wolfe-himself-title = Le général en personne
piece-wolfe-himself-why = Il ne reste pas d’action, mais le chef militaire n’en demande pas : avec lui les Britanniques ont 2 points d’avance devant Québec, et cela suffit au début de leur prochain tour.
piece-from-the-reserve-title = Gardés pour ce jour
piece-from-the-reserve-why = Les canons sont en réserve. Les reprendre ne coûte qu’une pièce et aucune action ; il reste les 3 qu’ils demandent, et la dernière action les envoie devant Québec.
piece-block-the-raid-title = Ne pas les laisser faire
piece-block-the-raid-why = Un village de plus donne aux Français 12 points de prises, et la partie finit alors qu’ils mènent largement. Tout ce qui peut parer le raid sur Pemaquid doit le parer.
piece-the-last-village-title = Le douzième point
piece-the-last-village-why = Les Français ont 10 points de prises et mènent. Un raid sur Pemaquid en fait 12 : s’il n’est pas paré, la partie s’achève au début de leur prochain tour, et ils l’ont gagnée.
piece-louisbourg-lies-open-title = Louisbourg à découvert
piece-louisbourg-lies-open-why = Halifax, un navire et les canons ouvrent le siège, et l’infanterie suit aussitôt : les Français voient quatre points contre eux et ont peu à envoyer.
piece-home-support-first-title = D’abord voir ses cartes
piece-home-support-first-why = Le Soutien de la patrie ne demande pas d’action. Trois cartes de plus avant la première action, c’est plus de choix, et une pioche qui revient plus vite.
piece-furs-to-market-title = Les fourrures au marché
piece-furs-to-market-why = Pas d’argent, pas de transport pour s’établir, et une seule action : le Commerçant vend quatre fourrures pour 8 pièces.
piece-settle-louisbourg-title = Rester à Louisbourg
piece-settle-louisbourg-why = Le siège est gagné. Qui joue ses colons garde la place, ses 4 points et son port sur la route de Québec ; abandonnée, c’est la première chose que les Français reprendraient.
piece-lose-the-least-title = La moindre perte
piece-lose-the-least-why = Le siège est perdu, et l’une de ses cartes retourne à la pile. La milice coûte 2 à recruter de nouveau, l’infanterie 7, les canons 8.
piece-ambush-the-guns-title = Les canons en chemin
piece-ambush-the-guns-why = Les canons qui décideraient du siège de Québec attendent à découvert dans la réserve. Les Indiens d’Amérique n’ont aucune force dans un siège, mais une embuscade enlève une carte marquée de la main ou de la réserve.
