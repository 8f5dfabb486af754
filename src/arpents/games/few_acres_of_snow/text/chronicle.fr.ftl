### Le journal tel qu’il se lit : lignes de plusieurs événements, tableaux, résumé du tour.

log-cards-played = { $seat_le } jouent { $cards_le }.
log-settled = { $seat_le } colonisent { $place } avec { $cards_le }.
log-regained = { $seat_le } recolonisent { $place }, pour en ravoir la carte, avec { $cards_le }.
log-developed = { $seat_le } font une ville { $place_de } avec { $cards_le }.
log-fortified = { $seat_le } fortifient { $place } avec { $cards_le }.
log-money-taken = { $seat_le } prennent { $sum } d’argent avec { $cards_le }.
log-piracy-done = Piraterie avec { $cards_le } : { $stolen } d’argent pris aux Britanniques, { $bank } à la banque.
log-siege-opened = { $seat_le } assiègent { $place } avec { $cards_le } ; la défense part à { $defence }.
log-cards-drawn = { $seat_le } piochent { $cards_le }.
log-cards-shown = Montré par { $seat_le } : { $cards }.
log-siege-lead =
    { $lead ->
        [0] à égalité
       *[other] { $leader_le } mènent de { $lead }
    }

summary-sieges = { $seat_le } se sont battus pour { $place }.
summary-raids = { $seat_le } ont lancé un raid sur { $place }.
summary-ambushes = { $seat_le } ont tendu une embuscade avec { $card_le }.
summary-settled = { $seat_le } ont colonisé { $place }.
summary-developed =
    { $count ->
        [one] { $seat_le } ont fait une ville { $place_de }.
       *[other] { $seat_le } ont fait des villes { $place_de }.
    }
summary-reinforced = { $seat_le } ont renforcé le siège { $place_de }.
summary-drafted =
    { $count ->
        [one] { $seat_le } ont pris une nouvelle carte : { $card_le }.
       *[other] { $seat_le } ont pris de nouvelles cartes : { $card_le }.
    }
summary-money = { $seat_le } ont pris { $sum } d’argent.
summary-passed = { $seat_le } ont passé.
