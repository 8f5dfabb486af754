### What a choice of Small Wars: Mohicans would bring.

foresee-price =
    { $price ->
        [0] It costs no supply to set out.
        [one] It costs 1 supply point of { $supply } to set out.
       *[other] It costs { $price } supply points of { $supply } to set out.
    }
foresee-fed = Regulars would live through a winter there.
foresee-unfed = No supply would reach regulars there.
foresee-no-roof = Supplied, but no roof for the winter there.
foresee-battle = { $games } such battles fought beforehand
foresee-wins = victory: { $seat }
foresee-losses = Units lost on average: { $attacker } { $first }, { $defender } { $second }.
