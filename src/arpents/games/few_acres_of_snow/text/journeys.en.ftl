### What is decided in one go in A Few Acres of Snow.

journey-settle = Settle { $place } with { $cards_the }
journey-develop = Develop { $place } with { $cards_the }
journey-fortify = Fortify { $place } with { $cards_the }
journey-besiege = Besiege { $place } with { $cards_the }
journey-reinforce = Reinforce the siege of { $place } with { $cards_the }
journey-trade = Trader: sell with { $cards_the }
journey-merchant = Merchant, with { $card_the } as ship: sell with { $cards_the }
journey-piracy = Piracy with { $cards_the }
