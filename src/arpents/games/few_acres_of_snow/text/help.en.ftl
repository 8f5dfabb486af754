### What a choice of A Few Acres of Snow would bring.

foresee-settler = settler
foresee-fur = fur
foresee-shows = It shows: { $symbols }.
foresee-coin = It brings { $count } money.
foresee-strength = It has { $count } strength.
foresee-leads = It leads to: { $places }.
foresee-leading = Cards in hand that lead there
foresee-defence = The defender starts with { $count } strength.
foresee-raid =
    { $count ->
        [one] One card reaches it
       *[other] { $count } cards reach it
    }, over { $links ->
        [one] one link
       *[other] { $links } links
    }.
foresee-would = With { $card_the } the marker would stand at { $marker }.
foresee-lacks = To win the siege the attacker would lack { $attacker }, the defender { $defender }.
