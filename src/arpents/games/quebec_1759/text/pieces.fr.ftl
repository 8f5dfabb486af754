# Problèmes : un titre, et pourquoi la bonne décision est la bonne

piece-last-march-title = La dernière marche
piece-last-march-why = C’est le seizième Mouvement, et l’Anglais qui n’est pas à Abraham à la fin a perdu : toute l’armée de Ste. Foy s’y rend, une seule milice ne peut l’arrêter.
