### Ce qui se décide d’un seul coup dans Small Wars: Mohicans.

journey-take-all = Prendre tout le monde { $place_a } : { $count ->
    [one] une unité
    *[other] { $count } unités
}
journey-march = Marcher vers { $place_le }, au prix de { $cost }
