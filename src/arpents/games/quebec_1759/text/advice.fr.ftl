### Ce qui parle pour un plan : ce que l’ordinateur compte, dans les mots des joueurs.

term-army = le rapport des armées
term-margin = la marge britannique au-dessus de vingt CV
term-approach = l’avance britannique vers Abraham
term-guard = la garde française des approches
term-landing = la force qui pourrait débarquer à Abraham
term-abraham = la tenue des plaines d’Abraham
term-parishes = les paroisses et leur milice
term-supply = la route du ravitaillement au cap Rouge
term-camp = le premier camp des Français
