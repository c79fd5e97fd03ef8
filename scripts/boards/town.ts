/** Sermont on the Velle: tall stone houses around a square, row houses, a river with bridges, and what was shelled. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'town',
  title: 'Sermont',
  about:
    'A dense town on a small river: stone blocks around a square, row houses, three bridges, ruins, a graveyard.',
});

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q10 Q10/S')
  .road('road', 'B5 D6 H4 N7 Q6')
  .road('road', 'Q6 T4 X6 AA5 DD6 FF5')
  .road('road', 'Q3 O2 I5')
  .road('road', 'Q3 S2 Z5')
  .road('road', 'Q8 O9 L7 L6')
  .road('road', 'Q8 S9 X6')
  .road('road', 'Q4 R4 S5')
  .road('dirt', 'L7 J8 E6')
  .road('dirt', 'K4 H2 D4')
  .road('dirt', 'Z5 Z7')
  .road('path', 'D4 D2 C2');

sketch
  .water('stream', 'G2 G8 H8 H9')
  .bridge('G3', 'wood', 'dirt')
  .bridge('G5', 'stone', 'road')
  .bridge('G7', 'stone', 'dirt');

sketch
  .cover('water', 'F1 G1-G2 F2')
  .cover('marsh', 'G10 H9 I10')
  .cover('woods', 'B1-B2 C1', 'BB9 CC9-CC10 DD8-DD9 EE9', 'C9 D8-D9 E9')
  .cover('brush', 'B8 C8', 'E2 D1', 'EE3 DD2 EE2', 'AA10')
  .cover('grain', 'BB1-BB2 CC2-CC3 DD3 CC1')
  .field('orchard', 'wall', 'E8 F7-F8', 'E8/NW F8/NE')
  .field('orchard', 'hedge', 'J1 J2 K1 K2', 'K2/S')
  .field('orchard', 'wall', 'N5 O5', 'O5/NE N5/NW')
  .field('vineyard', 'hedge', 'W1 X1 Y1-Y2', 'Y2/S')
  .field('graveyard', 'wall', 'Z8 Z9 AA9', 'Z8/N')
  .cover('rubble', 'M5', 'X5', 'V8', 'AA6', 'O8')
  .cover('shellholes', 'X8 X9 W9', 'BB7 CC7 CC8');

sketch.houses(
  // Around the square and the minster.
  'R3 stone 3 hall 82x60 0 +6,+0 Town hall',
  'S3 stone 2 rect 146x44 30 +41,+27',
  'U4 stone 2 rect 140x44 30 +41,+25',
  'W5 stone 1 rect 76x42 30 +4,+4',
  'S7 stone 3 cross 140x96 -30 +34,-14 Minster of Saint Aurin',
  'R6 stone 2 rect 150x44 90 -2,+50',
  'U6 stone 2 rect 136x44 30 +45,+19',
  'T5 stone 1 L 62x54 -30 +4,+2',
  'S8 stone 1 rect 66x40 30 -4,+8',
  'U7 stone 1 rect 66x42 -30 +0,+10',
  // The old quarter west of the boulevard.
  'P3 stone 2 rect 150x46 90 +8,+46',
  'P5 stone 3 rect 72x54 90 +4,-2 Hotel Velle',
  'N3 stone 2 rect 140x44 -30 +41,-22',
  'L4 stone 1 rect 140x42 -30 +41,-22',
  'O4 stone 1 L 60x50 90 -4,+6',
  'N6 stone 1 rect 134x42 -30 +38,-20',
  'K5 stone 1 rect 134x42 30 +45,+20',
  'M6 stone 1 rect 60x42 30 +2,+10',
  'N4 wood 1 rect 60x40 60 +0,+0',
  'P7 stone 2 rect 72x52 90 +4,-4',
  'K7 stone 1 L 64x54 30 +0,-2',
  'J6 stone 1 rect 140x44 90 +2,+48',
  'H5 stone 2 rect 140x56 90 +8,+56 Spinning mill',
  'I7 wood 0 rect 60x36 30 +0,-2',
  'I6 wood 0 rect 58x36 30 +2,+10',
  // North of the streets.
  'R1 stone 1 rect 64x42 90 -6,+0',
  'P1 stone 1 rect 64x42 90 +6,+0',
  'N1 wood 0 rect 60x38 -30 +2,+6',
  'L2 wood 1 rect 136x40 -30 +41,-26',
  'K3 stone 1 rect 62x40 -30 -2,-4',
  'T1 stone 1 rect 136x42 30 +41,+26',
  'V2 wood 1 rect 136x40 30 +41,+26',
  'X3 wood 0 rect 60x38 30 +0,+6',
  'Y4 stone 1 hall 66x52 30 +2,+2',
  'I4 wood 0 L 60x46 30 +2,-4',
  // South of the streets.
  'P9 stone 1 rect 64x42 90 +6,+0',
  'R9 stone 1 rect 64x42 90 -6,+0',
  'M9 stone 1 rect 134x42 30 +41,+22',
  'L8 wood 0 rect 58x38 30 +6,+2',
  'U9 stone 1 rect 90x42 -30 +6,-4',
  'W8 wood 1 rect 62x40 -30 +0,-6',
  'X7 stone 1 L 62x52 -30 +2,+4',
  'T9 wood 0 rect 60x38 -30 -4,-2',
  'J9 wood 0 rect 62x38 30 +2,-10',
  'H8 wood 0 rect 58x36 30 +22,+6',
  // The edges of town, on both banks and along the roads out.
  'F4 stone 0 rect 60x40 -30 -4,-2',
  'E5 wood 0 rect 58x36 -30 +2,+0',
  'F9 wood 0 U 74x56 0 +0,+4 Tannery',
  'C5 wood 0 rect 58x36 30 +8,-6',
  'E7 wood 0 rect 58x38 30 -6,+2',
  'D5 wood 0 L 58x46 -30 +2,-4',
  'E3 wood 0 rect 56x36 -30 +8,+10',
  'Y7 wood 0 T 62x50 -30 +0,-8',
  'AA4 wood 0 rect 60x38 30 +0,+4',
  'BB4 stone 1 rect 60x40 30 +2,+6',
  'BB6 wood 0 rect 60x38 30 -2,-4',
  'CC5 wood 0 L 60x48 30 +2,+6',
  'EE7 wood 0 rect 58x38 -30 -6,-8',
  'DD5 wood 0 rect 58x38 30 -2,-2',
  'O1 wood 0 rect 60x38 0 +0,+4',
  'S1 stone 1 rect 64x40 0 +0,+2',
  'O10 wood 0 rect 58x38 0 +0,+2',
  'S10 stone 1 rect 62x40 0 +0,+6',
  'K9 wood 0 rect 58x38 -30 +0,+4',
  'Z4 wood 0 rect 58x38 30 -4,-6',
  'Y3 wood 0 L 58x46 30 +0,+4',
  'Y8 wood 0 rect 58x36 -30 -2,+2',
  'AA7 wood 0 rect 58x36 0 -6,+4',
  'V9 wood 0 rect 58x36 -30 -2,+4',
  'CC4 wood 0 rect 58x38 30 +4,+8',
  'Y9 stone 1 cross 64x46 90 +2,+8 Chapel of Rest',
);

sketch
  .sides('wall', 'S8/SE T7/S T7/SE U7/SW')
  .sides('hedge', 'AA4/N AA4/NE BB4/N BB4/NE CC4/N')
  .sides('hedge', 'C5/N C5/NE D5/N E5/N')
  .sides('wall', 'F9/SW F9/S F9/SE')
  .sides('wall', 'H6/SW H6/S I7/SW');

sketch
  .label('Sermont', 'M1', 10, 14, 'large')
  .label('Saint-Aurin', 'S6', -8, -8)
  .label('Place Haute', 'S4', -34, 26)
  .label('la Velle', 'G9', -26, -52)
  .label('le Bassin', 'F1', 44, 18)
  .label('Tannerie', 'E10', 6, 14)
  .label('Cimetière', 'AA8', 0, 22);

export const board = sketch.document;
