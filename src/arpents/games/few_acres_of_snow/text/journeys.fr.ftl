### Ce qui se décide d’un seul coup dans A Few Acres of Snow.

journey-settle = Coloniser { $place } avec { $cards_le }
journey-develop = Développer { $place } avec { $cards_le }
journey-fortify = Fortifier { $place } avec { $cards_le }
journey-besiege = Assiéger { $place } avec { $cards_le }
journey-reinforce = Renforcer le siège { $place_de } avec { $cards_le }
journey-trade = Commerçant : vendre avec { $cards_le }
journey-merchant = Marchand, avec { $card_le } comme navire : vendre avec { $cards_le }
journey-piracy = Piraterie avec { $cards_le }
