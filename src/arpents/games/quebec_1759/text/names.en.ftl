### Names of places, blocks and sides in Québec 1759.

## Sides

seat-french = French
seat-british = British

## Zones and river regions

zone-montmorency = Montmorency
zone-beauport = Beauport
zone-st-charles = St. Charles
zone-abraham = Abraham
zone-ste-foy = Ste. Foy
zone-cap-rouge = Cap Rouge
zone-sillery = Sillery
zone-etchemin = Etchemin
zone-levis = Lévis
zone-ile-d-orleans = Île d’Orléans
zone-bason = Bason
zone-st-laurent = St. Laurent
zone-out = eliminated
zone-pool = not yet placed

## Columns

column-left = left column
column-centre = centre column
column-right = right column
column-reserve = reserve

## Kinds of block

type-regular = regulars
type-grenadier = grenadiers
type-light-infantry = light infantry
type-ranger = rangers
type-naval = ship
type-decoy = decoy
type-militia-quebec = Québec militia
type-militia-montreal = Montréal militia
type-militia-trois-rivieres = Trois-Rivières militia
type-indian = Indians

## British blocks

block-br-15th = 15th Foot (Amherst’s)
block-br-28th = 28th Foot (Bragg’s)
block-br-35th = 35th Foot (Otway’s)
block-br-43rd = 43rd Foot (Kennedy’s)
block-br-47th = 47th Foot (Lascelles’)
block-br-48th = 48th Foot (Webb’s)
block-br-58th = 58th Foot (Anstruther’s)
block-br-60th-2 = 60th Royal Americans, 2nd Battalion (Monckton’s)
block-br-60th-3 = 60th Royal Americans, 3rd Battalion (Lawrence’s)
block-br-78th = 78th Highlanders (Fraser’s)
block-br-louisbourg-grenadiers = Louisbourg Grenadiers
block-br-light-infantry = Light Infantry
block-br-rangers = American Rangers
block-br-naval-1 = Ship 1
block-br-naval-2 = Ship 2
block-br-naval-3 = Ship 3
block-br-naval-4 = Ship 4
block-br-decoy-1 = British decoy 1
block-br-decoy-2 = British decoy 2
block-br-decoy-3 = British decoy 3
block-br-decoy-4 = British decoy 4
block-br-decoy-5 = British decoy 5
block-br-decoy-6 = British decoy 6
block-br-decoy-7 = British decoy 7
block-br-decoy-8 = British decoy 8

## French blocks

block-fr-la-sarre = La Sarre
block-fr-royal-roussillon = Royal-Roussillon
block-fr-languedoc = Languedoc
block-fr-guyenne = Guyenne
block-fr-bearn = Béarn
block-fr-la-marine = Troupes de la Marine
block-fr-milice-quebec-1 = Québec Militia 1
block-fr-milice-quebec-2 = Québec Militia 2
block-fr-milice-quebec-3 = Québec Militia 3
block-fr-milice-quebec-4 = Québec Militia 4
block-fr-milice-quebec-5 = Québec Militia 5
block-fr-milice-quebec-6 = Québec Militia 6
block-fr-milice-montreal-1 = Montréal Militia 1
block-fr-milice-montreal-2 = Montréal Militia 2
block-fr-milice-montreal-3 = Montréal Militia 3
block-fr-milice-montreal-4 = Montréal Militia 4
block-fr-milice-montreal-5 = Montréal Militia 5
block-fr-milice-montreal-6 = Montréal Militia 6
block-fr-milice-trois-rivieres = Trois-Rivières Militia
block-fr-indiens = Indians
block-fr-decoy-1 = French decoy 1
block-fr-decoy-2 = French decoy 2
block-fr-decoy-3 = French decoy 3
block-fr-decoy-4 = French decoy 4
block-fr-decoy-5 = French decoy 5
