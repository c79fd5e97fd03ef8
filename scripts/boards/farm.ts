/** Les Quatre Haies: small fields between hedgerows, three farms, a sunken lane and a duck pond. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'farm',
  title: 'Les Quatre Haies',
  about: 'Hedgerow country: small fields, orchards, three farmsteads, a sunken lane and a pond.',
});

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q2 P2 P4 Q5 Q7 R7 R8 Q9 Q10 Q10/S')
  .road('dirt', 'B5 D4 H6 L4 N3 P4')
  .road('dirt', 'Q6 R6 V4 Z6 BB5 DD6 FF5')
  .road('dirt', 'L4 L3')
  .road('dirt', 'BB5 BB4')
  .road('sunken', 'H6 H8 J9 L8 Q6')
  .road('sunken', 'V4 V2 X1 Y2')
  .road('path', 'F5 F4 G4 G1')
  .road('path', 'Z6 Z8 Y9 W10');

sketch
  .field('grain', 'hedgerow', 'B1-B3 C2-C4 D1-D3', 'C4/S D3/SE D1/NE B1/N')
  .field('grain', 'hedgerow', 'D5-D6 E6-E7 F6-F8 G7-G8', 'F6/NE E7/SW D5/NW F8/S')
  .field('grain', 'hedgerow', 'W6-W8 X6-X8 Y7-Y8 V6-V7', 'W6/N X8/S V7/SW')
  .field('grain', 'hedge', 'DD8-DD9 EE8-EE10 CC9-CC10', 'DD8/N EE9/NE CC10/S')
  .field('grain', 'hedge', 'J6-J7 K6-K7 I7-I8', 'J6/N I8/SW K7/SE')
  .field('orchard', 'hedgerow', 'H2-H3 I2-I3', 'I3/SE')
  .field('orchard', 'hedge', 'M6 N5 N6 M5', 'N5/N')
  .field('orchard', 'hedge', 'S8 S9 T7 T8', 'S8/NW')
  .field('orchard', 'wall', 'AA2 AA3 BB2 BB1', 'BB2/SE')
  .cover('vineyard', 'DD2 EE2-EE3 DD3')
  .cover('woods', 'M1-M2 N1 L1', 'B8-B9 C8-C9 D8-D9 C10', 'H9 G10 I10', 'Y3-Y4 Z2-Z3 Y2', 'U8-U9 V9 U10')
  .cover('brush', 'E2 F1-F2', 'O10 N9', 'AA9 BB9 Z9 BB8')
  .cover('water', 'L9 M9-M10')
  .cover('marsh', 'K10');

sketch.houses(
  'K3 stone 1 U 84x64 -30 -4,-18 Grand Haie',
  'J3 wood 0 rect 70x38 60 -2,+2',
  'K2 wood 0 rect 62x38 -30 +8,-6',
  'K4 wood 0 rect 56x36 30 -8,-2',
  'CC4 stone 1 hall 74x56 -30 +4,-2 Clos Martel',
  'CC3 wood 0 rect 66x38 30 +2,-2',
  'DD4 wood 0 L 62x50 30 +2,+2',
  'O8 stone 0 L 66x52 -30 -2,+2 Basse Haie',
  'P7 wood 0 rect 66x38 -30 +2,+2',
  'P8 wood 0 rect 60x38 60 +0,+4',
  'O3 stone 1 rect 60x38 90 +14,+0',
  'N4 wood 0 L 60x48 0 +0,-6',
  'R5 wood 0 rect 58x36 -30 -2,-8',
  'S5 wood 0 T 60x50 -30 +0,-8',
  'E4 wood 0 rect 58x36 30 +2,+2',
  'X4 wood 0 rect 60x38 30 -2,+14',
  'R9 wood 0 rect 58x36 60 -2,+6',
);

// Pastures: open ground, closed in.
sketch
  .fence('hedgerow', 'R1-R3 S2-S4 T1-T3 U2-U3', 'S4/S R3/SW T1/N U2/NE')
  .fence('hedgerow', 'AA7-AA8 BB6-BB7 CC7-CC8', 'BB6/N AA8/S CC7/NE')
  .sides('hedgerow', 'R2/S R2/SE S2/S T2/SW T2/SE U2/S');

sketch
  .fence('wall', 'J3 K2 K3 J2', 'K3/SE K2/NE')
  .fence('wall', 'CC3 CC4 DD4', 'CC4/SW DD4/SE CC3/NW')
  .fence('hedge', 'O8 P7 P8', 'P7/NE P7/NW P8/SE')
  .sides('hedgerow', 'U7/N U7/NE')
  .sides('hedgerow', 'AA5/N AA5/NE BB4/SW AA4/SW Z4/N')
  .sides('hedge', 'O5/NE O5/N N4/SE')
  .sides('hedge', 'T5/N U5/NW');

sketch
  .label('Grand Haie', 'J4', 70, 10)
  .label('Clos Martel', 'CC5', 10, -8)
  .label('Basse Haie', 'O9', 70, 40)
  .label('Chemin Creux', 'K8', 30, 6)
  .label('la Mare', 'M9', -34, 44)
  .label('Les Quatre Haies', 'T6', -50, 22, 'large')
  .label('Bois Cornu', 'C9', 6, 4);

export const board = sketch.document;
