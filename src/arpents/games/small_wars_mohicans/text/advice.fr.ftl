### Ce que pèse un joueur automatique, avec les mots d'un joueur

term-armies = la force des armées
term-goals = les lieux de la victoire
term-approach = la distance des Britanniques à la Nouvelle-France
term-danger = la distance des Français aux colonies
term-battles = les batailles et les sièges en cours
term-places = les bourgs et les forts tenus
term-supply = les quartiers d’hiver des troupes
term-nations = la faveur des Six Nations
term-raids = les raids et les forts brûlés
term-ships = les navires qui ont passé
term-time = les années qui restent
