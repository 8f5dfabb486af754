### Ce dont une liste d’armée est faite.

nation-british = Britanniques
nation-french = Français
nation-natives = Amérindiens
upgrade-natives = Natifs
upgrade-sharpshooters = Tireurs d’élite
upgrade-long-rifle = carabine longue
upgrade-ferocious = Féroces
upgrade-elite = Élite
upgrade-veterans = Vétérans
upgrade-bow = arcs
upgrade-bouche-a-feu = vieilles bouches à feu
upgrade-trained-militia = milice exercée
upgrade-close-order = Ordre serré
upgrade-mounted = à cheval
upgrade-talent = talent
vessel-canoe = canot
vessel-bateau = bateau
ready-brit-200-line = Ligne et milice
ready-brit-200-rangers = Rangers et guerriers
ready-brit-400-mixed = Colonne mêlée
ready-brit-400-kings = Troupes du roi
ready-fr-200-marine = Compagnie franche
ready-fr-200-terre = Troupes de Terre
ready-fr-400-mixed = Colonne mêlée
ready-fr-400-petite-guerre = Petite guerre
ready-nat-200-raid = Parti de guerre
ready-nat-400-nation = La nation en armes
ready-nat-400-hunters = Chasseurs et guerriers

page-army = Composer les armées
page-army-about = Une liste compte des Officiers et des unités de leur type, dans la limite des points de la partie.
page-army-nation = Nation
page-army-ready = Partir d’une liste prête
page-army-total = { $total } { $total ->
        [one] point
       *[other] points
    } sur { $points }
page-army-add = Ajouter une unité
page-army-each = { $points } { $points ->
        [one] point
       *[other] points
    } la figurine
page-army-each-unit = { $points } { $points ->
        [one] point
       *[other] points
    } l’unité
page-army-fewer = Une figurine de moins : { $unit }
page-army-more = Une figurine de plus : { $unit }
page-army-remove = Retirer { $unit_le }
page-army-text = La liste en texte, à garder ou à envoyer
page-army-read = Lire ce texte
page-army-copy = Copier
page-army-name = Nom
page-army-keep = Garder
page-army-forget = Oublier { $name }
page-army-play = Jouer avec ces armées
page-army-not-yet = Il reste des fautes à corriger.
