### Ce qui parle pour un plan : ce que l’ordinateur compte, dans les mots des joueurs.

term-army = le rapport des armées
term-margin = l’écart entre les Britanniques et vingt CV
term-approach = la distance des Britanniques à Abraham
term-guard = la garde des approches
term-landing = la force qui pourrait débarquer à Abraham
term-abraham = la tenue des plaines d’Abraham
term-parishes = les paroisses et leur milice
term-supply = la route du ravitaillement à Cap-Rouge
term-camp = le premier camp des Français
