### Ce qui se décide d’un seul coup dans Wilderness War.

journey-force = Activer { $piece } avec { $count ->
    [one] une autre pièce
    *[other] { $count } autres pièces
}
journey-fill = Prendre tous ceux qui peuvent venir : { $count ->
    [one] une pièce
    *[other] { $count } pièces
}
journey-all-join = Engager tout le monde : { $count ->
    [one] une pièce
    *[other] { $count } pièces
}
journey-march = Aller { $way } : { $space }, { $cost ->
    [one] un espace
    *[other] { $cost } espaces
}
