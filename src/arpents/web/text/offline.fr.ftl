### Ce que dit la page quand il n’y a pas de connexion.

offline-title = Pas de connexion.
offline-what = Vous pouvez lire les règles, et les parties enregistrées que vous avez regardées. Les parties reprennent quand la connexion revient.
