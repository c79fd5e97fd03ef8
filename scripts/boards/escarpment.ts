/** Ras el Kebch: an escarpment in two steps across the whole board, with a road up one pass and a track up the other. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'escarpment',
  title: 'Ras el Kebch',
  about:
    'An escarpment in two steps, cliffs along its foot, a road up one pass and a track up the other, and a stony plain below.',
});

const LOWER_STEP =
  'C2-C4 D1-D4 E2-E5 F1-F4 G2-G5 H1-H4 I2-I5 J1-J5 K2-K6 L1-L5 M2-M6 N1-N5 O2-O6 P1-P5 Q2-Q5 R1-R4 S2-S5 T1-T5 U2-U6 V1-V5 W2-W6 X1-X5 Y2-Y5 Z1-Z4 AA2-AA5 BB1-BB4 CC2-CC4 DD1-DD3 EE2-EE3';
const UPPER_STEP =
  'F2 G3 H2 I2-I3 J2-J3 K3-K4 L2-L3 M3-M4 N2-N3 O3-O4 P2-P3 Q3 R2 S3 T2-T3 U3-U4 V2-V3 W3-W4 X2-X3 Y3 Z2 AA3';
sketch.hill(1, LOWER_STEP).hill(2, UPPER_STEP);

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q5')
  .road('road', 'Q5 Q8')
  .road('road', 'Q8 Q10 Q10/S')
  .road('dirt', 'B5 D7 K8 Q8')
  .road('dirt', 'Q8 X7 DD6 FF5')
  .road('dirt', 'D7 G6 G5 G3')
  .road('path', 'Q2 U2 AA2 DD1')
  .road('path', 'G3 L3 Q2');

sketch
  .scarp(LOWER_STEP, 'G5-G6 F4-F5 Q5-Q6 R4 AA5-AA6')
  .scarp('I2-I3 J2-J3 K3-K4 L2-L3 M3-M4 N2-N3', 'L3')
  .scarp('T2-T3 U3-U4 V2-V3 W3-W4 X2-X3', 'W4');

sketch
  .cover('rough', 'J6 K7 L6 M7', 'T6 U7 V6 W7', 'E6 E7', 'Y6 Z5 Z6')
  .cover('rough', 'M5 N4 N5', 'V4 U5')
  .cover('brush', 'I8-I9', 'N8 O9', 'T8 U9', 'AA7-AA8', 'D3', 'S4', 'CC3')
  .cover('sand', 'B7-B8 C8', 'DD8-DD9 EE9', 'X9 Y9-Y10');

sketch.house('R3 stone 0 rect 50x40 30 +4,+4 Minaret');

sketch
  .label('Ras el Kebch', 'M4', 0, -30, 'large')
  .label('the Minaret', 'S3', -20, 40)
  .label('Road Pass', 'Q6', 50, 30)
  .label('Goat Pass', 'G6', -50, 30)
  .label('Point 204', 'V3', 0, 20);

export const board = sketch.document;
