# Set pieces: a title, and why the right decision is right

piece-last-march-title = The last march
piece-last-march-why = It is the sixteenth Move, and British who are not on Abraham when it ends have lost: the army at Ste. Foy marches, and one militia cannot stop it.
piece-montcalm-marches-title = Montcalm marches
piece-montcalm-marches-why = One weak regiment holds Abraham for the British in the last Move. Five regiments cross the St. Charles and throw it out; whoever stays behind watches the British win.
piece-hold-abraham-title = Nothing more to win
piece-hold-abraham-why = The British stand on Abraham and the last Move begins. The militia at Ste. Foy and Sillery are bait: every block that leaves makes a French attack on Abraham more likely to succeed.
piece-ships-upstream-title = Ships first
piece-ships-upstream-why = From Etchemin no road leads to Abraham, only boats, and boats need ships in the St. Laurent. Two go up now, two in the next Move, and in the last one four blocks land.
piece-indians-break-them-title = One hit is enough
piece-indians-break-them-why = The British have exactly 20 CV. The Indians go to Lévis and fire double: four times in five they hit at least once, and the British are broken.
piece-raid-not-scout-title = Raid, do not look
piece-raid-not-scout-why = The British have 21 CV. Two hits of four double shots end the match, and even one costs them; seeing their blocks or removing a decoy changes nothing.
piece-rangers-answer-title = The rangers answer
piece-rangers-answer-why = The Indians are down to 2 CV, and one hit removes them for good. The answer of the rangers costs nothing.
piece-desertion-title = Who goes home
piece-desertion-why = A militia block must go, whatever its CV: the one that has only 1 left.
piece-back-to-montmorency-title = Out of the trap
piece-back-to-montmorency-why = Two blocks face six regiments, and the British have 21 CV left: two hits end the match. By road, out of a skirmish, the way back to Montmorency costs nothing.
piece-reserve-to-the-centre-title = The thin centre
piece-reserve-to-the-centre-why = One militia with 1 CV faces eight dice in the centre. If the column breaks, all the army is routed: the reserve goes there at once.
piece-cap-rouge-title = Montréal’s bread
piece-cap-rouge-why = Abraham is too strong, and half of those who hold it live on what comes by Cap Rouge. The British sit down there, and a militia block goes home every Move.
piece-empty-parish-title = An empty parish
piece-empty-parish-why = Nobody defends Etchemin. The first British who occupy it cost the French a Québec militia block without a shot; every landing would be met by double fire.
piece-send-soldiers-title = Soldiers, not scarecrows
piece-send-soldiers-why = Two boats in the last Move, and militia waits on Abraham. Decoys vanish before the fight and reduced blocks do not win it: the two full regiments go.
