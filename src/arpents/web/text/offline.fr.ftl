### Ce que dit la page quand il n’y a pas de connexion.

offline-title = Pas de connexion.
offline-what = Vous pouvez lire les règles, et les procès-verbaux que vous avez regardés. Les parties reprennent quand la connexion revient.
