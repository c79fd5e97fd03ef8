/** Cap Hélène: a headland above the shingle, steep and in part sheer, two draws up its face, and a village on its back. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'bluff',
  title: 'Cap Hélène',
  about:
    'A headland above the shingle, sheer on one side and steep on the other: two draws lead up its face, shells have turned its brow over, and a village with a church lies on its back among hedges.',
});

sketch
  .hill(
    1,
    'D1-D7 E2-E8 F1-F7 G2-G8 H1-H7 I2-I8 J1-J7 K2-K7 L1-L6 M2-M7 N1-N6 O2-O7 P1-P7 Q2-Q8 R1-R7 S2-S7 T1-T6 U2-U7 V1-V6 W2-W7 X1-X7 Y2-Y8 Z1-Z7 AA2-AA8 BB1-BB7 CC2-CC8 DD1-DD7',
  )
  .hill(
    2,
    'F2-F5 G3-G6 H2-H5 I3-I6 J2-J6 K3-K7 L2-L6 M3-M7 N2-N6 O3-O7 P2-P5 Q3-Q6 R2-R5 S3-S7 T2-T6 U3-U7 V2-V6 W3-W7 X2-X6 Y3-Y6 Z2-Z5 AA3-AA6 BB2-BB5',
  );

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q5')
  .road('road', 'Q5 Q10 Q10/S')
  .road('dirt', 'B5 G5 L4 Q5')
  .road('dirt', 'Q5 V4 BB5 FF5')
  .road('path', 'L4 L6 K7')
  .road('path', 'V4 W6');

sketch.water('gully', 'H9 H8 H7 I7 I6').water('gully', 'Z9 Z8 Z7 Y7 Y6');

sketch
  .scarp('K7 L6 M7 N6 O7', 'K7')
  .cover('sand', 'E10 F9 G10 H9 I9-I10 J9 K9-K10 L9 M10', 'S10 T9 U10 V9 W10 X9 Y10')
  .cover('shellholes', 'L5 M6', 'K5', 'T5 U6', 'W5')
  .cover('woods', 'C3 D2-D3 E3', 'BB3 CC3-CC4 DD3')
  .cover('brush', 'J7 I8', 'X7 Y8', 'G7 F6', 'AA7', 'S3')
  .cover('orchard', 'S6 T6', 'N3 O3')
  .cover('rubble', 'M4')
  .cover('graveyard', 'R5')
  .field('grain', 'bocage', 'F3-F4 G4 H3')
  .field('grain', 'bocage', 'X3-X4 Y4-Y5')
  .fence('bocage', 'J3-J4 K4')
  .gates('G4/S Y5/SW K4/SE');

sketch
  .house('R3 stone 1 cross 72x54 0 +0,+0 Church of Sainte-Hélène')
  .steeple('R3')
  .house('P5 stone 1 rect 134x40 90 +0,+48 the Convent')
  .stairs('P5')
  .bars('P5/S')
  .houses(
    'O6 wood 0 rect 54x34 60 -4,-4',
    'P3 stone 0 L 58x44 90 -2,+4',
    'S4 wood 0 rect 54x36 30 +4,-6',
    'T3 stone 1 rect 56x38 0 +2,-4',
    'L3 wood 0 rect 54x34 30 +6,-8 the Signal Hut',
    'DD6 wood 0 rect 54x34 0 +0,-6',
    'D6 stone 0 rect 54x36 30 -2,+6',
  )
  .sides('wall', 'R3/SE R3/SW R5/NE R5/SE R5/S S5/SE S5/S')
  .gates('R3/SE');

sketch
  .label('Cap Hélène', 'M8', 0, 60, 'large')
  .label('Sainte-Hélène', 'R4', 60, 0)
  .label('the Chimney', 'H6', -20, 20)
  .label('Goat Draw', 'AA8', 0, 0)
  .label('the Shingle', 'U9', 0, 10);

export const board = sketch.document;
