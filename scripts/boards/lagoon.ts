/** Amiri: a coconut plantation between the jungle and a lagoon, with its house and sheds, and an airstrip. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'lagoon',
  title: 'Amiri',
  about:
    'A coconut plantation by a lagoon: beaches, palms in rows, copra sheds, a grass airstrip, jungle inland.',
});

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q3')
  .road('dirt', 'Q3 Q9')
  .road('road', 'Q9 Q10 Q10/S')
  .road('dirt', 'B5 F6 L6 Q6')
  .road('dirt', 'Q6 V7 CC7 FF5')
  .road('dirt', 'Q3 T4 V4')
  .road('path', 'L6 L4 K2');

sketch
  .cover('water', 'C9-C10 D8-D9 E8-E10 F8-F9 G8-G10 H8-H9 I9-I10 J8-J9 K9-K10 L9 M10')
  .cover('water', 'U10 V9 W9-W10 X9 Y9-Y10 Z9 AA10 BB9 CC9-CC10 DD9')
  .cover('orchard', 'C3-C5 D3-D4 E4-E5 F3-F5')
  .cover('orchard', 'H4-H5 I4-I6 J4-J5 K4-K6', 'M5-M6 N5')
  .cover('orchard', 'H7 I7 J7 K8 L7-L8 M7-M8 N7-N8 O8')
  .cover('orchard', 'S7-S9 T7-T8 U9')
  .cover('orchard', 'DD7 EE7-EE8 CC8')
  .cover('woods', 'B1-B2 C1-C2 D1-D2 E1-E3 F1 G1-G2 H1 I1-I2', 'L1-L2 M1-M3 N1-N3 O2-O4 P2-P3')
  .cover('woods', 'R1-R2 S1-S3 T1-T2 U1-U2 V1', 'X1-X2 Y1-Y3 Z1-Z2 AA1-AA3 BB1-BB2 CC1-CC2')
  .cover('woods', 'DD4-DD5 EE4-EE6 CC5 DD3', 'R7-R8')
  .cover('brush', 'J1-J2', 'G3', 'W1-W2', 'DD1-DD2 EE2', 'P8-P9', 'AA8 Z8', 'B7-B8')
  .cover('grain', 'J3 K3', 'U3 V3 W3-W4 X3', 'W6 X6 Y6-Y7 Z6 AA6-AA7', 'S4-S5 T5', 'C6-C7');

sketch
  .houses(
    'O5 stone 1 hall 70x54 0 +2,+2 Amiri House',
    'P5 wood 0 rect 66x38 90 -4,+0 Copra shed',
    'P7 wood 0 rect 64x36 90 -2,+2 Store',
    'R4 wood 0 L 60x46 30 +0,+8 Hangar',
  )
  .huts('G4 G5 G7')
  .huts('BB4 AA4 CC4')
  .huts('R9 O9');

sketch
  .label('Amiri', 'N6', -50, 70, 'large')
  .label('the Lagoon', 'H9', 0, 8)
  .label('Airstrip', 'X5', 20, -6)
  .label('East Bay', 'Y9', 10, 20)
  .label('Lower Palms', 'L8', 20, 10)
  .label('Upper Palms', 'I5', 10, -20)
  .label('Tolo', 'AA5', 20, 24);

export const board = sketch.document;
