### Noms des lieux, des blocs et des camps de Québec 1759.

## Camps

seat-french = Français
seat-british = Anglais

## Zones et régions du fleuve

zone-montmorency = Montmorency
zone-beauport = Beauport
zone-st-charles = St-Charles
zone-abraham = Abraham
zone-ste-foy = Ste-Foy
zone-cap-rouge = Cap-Rouge
zone-sillery = Sillery
zone-etchemin = Etchemin
zone-levis = Lévis
zone-ile-d-orleans = Île d’Orléans
zone-bason = Bason
zone-st-laurent = St-Laurent
zone-out = éliminé
zone-pool = pas encore placé

## Colonnes

column-left = colonne de gauche
column-centre = colonne du centre
column-right = colonne de droite
column-reserve = réserve

## Types de bloc

type-regular = réguliers
type-grenadier = grenadiers
type-light-infantry = infanterie légère
type-ranger = rangers
type-naval = navire
type-decoy = leurre
type-militia-quebec = milice de Québec
type-militia-montreal = milice de Montréal
type-militia-trois-rivieres = milice de Trois-Rivières
type-indian = Indiens

## Blocs anglais

block-br-15th = 15e d’infanterie (Amherst)
block-br-28th = 28e d’infanterie (Bragg)
block-br-35th = 35e d’infanterie (Otway)
block-br-43rd = 43e d’infanterie (Kennedy)
block-br-47th = 47e d’infanterie (Lascelles)
block-br-48th = 48e d’infanterie (Webb)
block-br-58th = 58e d’infanterie (Anstruther)
block-br-60th-2 = 60e Royal American, 2e bataillon (Monckton)
block-br-60th-3 = 60e Royal American, 3e bataillon (Lawrence)
block-br-78th = 78e Highlanders (Fraser)
block-br-louisbourg-grenadiers = Grenadiers de Louisbourg
block-br-light-infantry = Infanterie légère
block-br-rangers = Rangers américains
block-br-naval-1 = Navire 1
block-br-naval-2 = Navire 2
block-br-naval-3 = Navire 3
block-br-naval-4 = Navire 4
block-br-decoy-1 = Leurre anglais 1
block-br-decoy-2 = Leurre anglais 2
block-br-decoy-3 = Leurre anglais 3
block-br-decoy-4 = Leurre anglais 4
block-br-decoy-5 = Leurre anglais 5
block-br-decoy-6 = Leurre anglais 6
block-br-decoy-7 = Leurre anglais 7
block-br-decoy-8 = Leurre anglais 8

## Blocs français

block-fr-la-sarre = La Sarre
block-fr-royal-roussillon = Royal-Roussillon
block-fr-languedoc = Languedoc
block-fr-guyenne = Guyenne
block-fr-bearn = Béarn
block-fr-la-marine = Troupes de la Marine
block-fr-milice-quebec-1 = Milice de Québec 1
block-fr-milice-quebec-2 = Milice de Québec 2
block-fr-milice-quebec-3 = Milice de Québec 3
block-fr-milice-quebec-4 = Milice de Québec 4
block-fr-milice-quebec-5 = Milice de Québec 5
block-fr-milice-quebec-6 = Milice de Québec 6
block-fr-milice-montreal-1 = Milice de Montréal 1
block-fr-milice-montreal-2 = Milice de Montréal 2
block-fr-milice-montreal-3 = Milice de Montréal 3
block-fr-milice-montreal-4 = Milice de Montréal 4
block-fr-milice-montreal-5 = Milice de Montréal 5
block-fr-milice-montreal-6 = Milice de Montréal 6
block-fr-milice-trois-rivieres = Milice de Trois-Rivières
block-fr-indiens = Indiens
block-fr-decoy-1 = Leurre français 1
block-fr-decoy-2 = Leurre français 2
block-fr-decoy-3 = Leurre français 3
block-fr-decoy-4 = Leurre français 4
block-fr-decoy-5 = Leurre français 5
