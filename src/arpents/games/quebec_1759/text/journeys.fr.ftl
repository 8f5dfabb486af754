### Ce qui se décide d’un seul coup dans Québec 1759.

journey-strongest = Envoyer les plus forts : { $blocks }
journey-weakest = Envoyer les plus faibles : { $blocks }
