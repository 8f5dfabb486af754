### Ce que pèse un joueur automatique, avec les mots d'un joueur

term-armies = la force des armées
term-goals = les lieux de la victoire
term-approach = l’avance britannique vers la Nouvelle-France
term-danger = la menace française sur les colonies
term-battles = les batailles et les sièges en cours
term-places = les bourgs et les forts tenus
term-supply = les quartiers d’hiver des troupes
term-nations = la faveur des Six Nations
term-raids = les raids et les forts brûlés
term-ships = les navires qui ont passé
term-time = les années qui restent
