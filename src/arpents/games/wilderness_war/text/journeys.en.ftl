### What is decided in one go in Wilderness War.

journey-force = Activate { $piece } with { $count ->
    [one] one more piece
    *[other] { $count } more pieces
}
journey-fill = Take as many as can go: { $count ->
    [one] one piece
    *[other] { $count } pieces
}
journey-all-join = Bring everybody into the fight: { $count ->
    [one] one piece
    *[other] { $count } pieces
}
journey-march = Go to { $space } { $way }, { $cost ->
    [one] one space
    *[other] { $cost } spaces
}
