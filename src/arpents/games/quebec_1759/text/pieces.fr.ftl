# Problèmes : un titre, et pourquoi la bonne décision est la bonne

piece-last-march-title = La dernière marche
piece-last-march-why = C’est le seizième Mouvement, et les Britanniques qui ne sont pas à Abraham à la fin ont perdu : l’armée de Ste-Foy s’y rend, une seule milice ne peut l’arrêter.
piece-montcalm-marches-title = Montcalm en marche
piece-montcalm-marches-why = Au dernier Mouvement, un régiment affaibli tient Abraham pour les Britanniques. Cinq régiments passent la St-Charles et l’en chassent ; rester sur place, c’est les laisser gagner.
piece-hold-abraham-title = Rien de plus à gagner
piece-hold-abraham-why = Les Britanniques sont à Abraham et le dernier Mouvement commence. Les milices de Ste-Foy et de Sillery ne sont qu’un appât : chaque bloc qui part donne aux Français une meilleure chance de reprendre Abraham.
piece-ships-upstream-title = Les navires d’abord
piece-ships-upstream-why = D’Etchemin, aucune route ne mène à Abraham : il faut des bateaux, donc des navires dans le St-Laurent. Deux remontent maintenant, deux au Mouvement suivant, et quatre blocs débarquent au dernier.
piece-indians-break-them-title = Une seule touche suffit
piece-indians-break-them-why = Il reste aux Britanniques tout juste 20 CV. Les Indiens vont à Lévis et tirent double : quatre fois sur cinq ils touchent au moins une fois, et les Britanniques sont brisés.
piece-raid-not-scout-title = Frapper plutôt que regarder
piece-raid-not-scout-why = Il reste 21 CV aux Britanniques. Deux touches sur quatre tirs doubles terminent la partie, et une seule leur coûte déjà ; voir leurs blocs ou ôter un leurre n’y change rien.
piece-rangers-answer-title = Les rangers répondent
piece-rangers-answer-why = Les Indiens n’ont plus que 2 CV : une seule touche les retire pour de bon. La réponse des rangers ne coûte rien.
piece-desertion-title = Qui rentre chez soi
piece-desertion-why = Un bloc de milice doit partir, quelle que soit sa CV : celui à qui il n’en reste qu’une.
piece-back-to-montmorency-title = Sortir du piège
piece-back-to-montmorency-why = Deux blocs font face à six régiments, et il reste 21 CV aux Britanniques : deux touches terminent la partie. Par la route, au sortir d’une escarmouche, le retour à Montmorency ne coûte rien.
piece-reserve-to-the-centre-title = Un centre trop mince
piece-reserve-to-the-centre-why = Une milice à 1 CV affronte huit dés au centre. Si la colonne cède, toute l’armée est en déroute : la réserve y va tout de suite.
piece-cap-rouge-title = Le pain de Montréal
piece-cap-rouge-why = Abraham est trop fort, et la moitié de ceux qui le tiennent vivent de ce qui passe par Cap-Rouge. Les Britanniques s’y installent, et à chaque Mouvement un bloc de milice rentre chez lui.
piece-empty-parish-title = Une paroisse vide
piece-empty-parish-why = Personne ne défend Etchemin. L’occuper pour la première fois coûte aux Français un bloc de milice de Québec, sans un coup de feu ; tout débarquement serait reçu par un tir double.
piece-send-soldiers-title = Des soldats, pas des épouvantails
piece-send-soldiers-why = Deux bateaux au dernier Mouvement, et la milice attend à Abraham. Les leurres disparaissent avant le combat et les blocs affaiblis ne le gagnent pas : les deux régiments complets partent.
