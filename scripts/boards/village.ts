/** Combrelle: a village where two roads cross, with its church, its walled gardens and the fields that feed it. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'village',
  title: 'Combrelle',
  about:
    'A village on a crossroads: church and walled churchyard, gardens, orchards, and open fields all around.',
});

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q5 R5 R7 Q8 Q10 Q10/S')
  .road('road', 'B5 F3 L6 Q4')
  .road('road', 'Q4 S3 Z6 DD4 FF5')
  .road('dirt', 'R6 S7 T7 W9 X8')
  .road('dirt', 'O5 O3 M2 K3 J3')
  .road('dirt', 'L6 L8 J9')
  .road('path', 'X5 X4 W4 V1')
  .road('path', 'J9 H10 F9');

sketch
  .cover('woods', 'C2 D1-D2 E2-E3 F1-F2 G2', 'C8-C9 D7-D9 E8-E10 F8-F9')
  .cover('woods', 'BB7-BB8 CC8-CC9 DD7-DD9 EE8-EE9 AA8', 'BB1 CC1-CC2 DD1-DD2 EE2-EE3')
  .cover('brush', 'G1 H1', 'B7-B8', 'AA9 Z8-Z9 BB9', 'U1 V1 W1-W2', 'AA7')
  .field('grain', 'hedge', 'E6-E7 F5-F7 G6-G8 H5-H7 I7', 'E6/N G6/NE F7/S')
  .field('grain', 'hedge', 'X1-X2 Y2-Y4 Z1-Z3 AA2-AA4', 'X2/SW AA3/NE X1/N')
  .cover('grain', 'H8-H9 I8-I9 G9', 'Y8-Y9 Z7 X9', 'H2 I2-I3 J1-J2 K2 K1')
  .field('orchard', 'hedge', 'N7 O7-O8 N8', 'O7/NE')
  .field('orchard', 'hedge', 'M4 M3 L3', 'M4/SE')
  .cover('orchard', 'S1 T1', 'V9 W10')
  .field('vineyard', 'hedge', 'U6-U7 V5-V6 W7', 'V6/SW U6/NW W7/S')
  .cover('vineyard', 'T9 U10 S10 U9')
  .field('graveyard', 'wall', 'T4 T5', 'T5/NW T4/SW')
  .cover('shellholes', 'CC6 CC7 DD5 DD6');

sketch.houses(
  'S5 stone 2 cross 88x64 -30 +3,+0 Church of Saint Odile',
  'P3 stone 1 L 60x48 90 +4,+4',
  'P2 wood 0 rect 56x36 90 +10,-2',
  'R2 stone 1 rect 62x38 90 -10,+0',
  'R1 wood 0 rect 54x36 90 -10,+0',
  'P1 wood 0 L 58x46 90 +8,+0',
  'S2 stone 1 rect 62x38 30 +0,+10',
  'T2 wood 0 T 60x48 30 +0,+8',
  'U3 wood 0 rect 56x36 30 +2,+10',
  'S4 stone 1 hall 64x48 30 -6,-4 Town hall',
  'U5 wood 0 rect 58x36 30 -2,-10',
  'P5 stone 1 hall 64x48 -30 +0,-4 Inn',
  'O6 wood 0 rect 56x36 -30 +0,-8',
  'N4 wood 0 L 58x46 -30 +2,+6',
  'M5 stone 0 rect 60x38 -30 +0,+10',
  'M7 wood 0 rect 58x36 -30 -2,-10',
  'K5 wood 0 rect 54x36 30 +4,+8',
  'Q6 stone 1 rect 60x38 90 +10,+0',
  'S6 stone 1 L 62x48 90 -8,+6',
  'Q7 wood 0 rect 54x36 90 +8,-4',
  'S8 wood 0 rect 58x38 30 -2,-12',
  'T8 wood 0 rect 58x38 30 +2,-8',
  'R8 wood 0 L 60x46 120 +0,+6',
  'P8 stone 0 rect 56x38 60 +6,-4',
  'R9 wood 0 rect 56x36 90 -10,+6',
  'P9 wood 0 rect 56x36 90 +8,+6',
  'X7 wood 0 U 76x58 120 +4,+2 Mercier farm',
  'J4 stone 1 U 78x60 30 +2,-4 Bellenoue farm',
  'K8 wood 0 rect 60x36 90 +6,+4',
);

sketch
  .fence('wall', 'S5', 'S5/NW S5/NE S5/SE')
  .fence('wall', 'O2 P2 P1', 'P1/NE P1/SE P2/NE P2/SE')
  .fence('wall', 'Q6 P6 Q7 P7', 'Q6/NE Q6/SE Q7/NE Q7/SE P6/NW')
  .fence('wall', 'J4', 'J4/NE J4/N')
  .sides('wall', 'S2/N S2/NE T2/N')
  .sides('hedge', 'R9/NE R9/SE P9/NW P9/SW');

sketch
  .label('Combrelle', 'N2', 70, -22, 'large')
  .label('Saint Odile', 'R4', -22, 10)
  .label('Bellenoue', 'I4', -34, 26)
  .label('Mercier', 'Y8', 8, -58)
  .label('Bois du Geai', 'D8', 40, 8)
  .label('la Croix Basse', 'AA7', 10, -34);

export const board = sketch.document;
