/** Foum Zaara: a road between two djebels, olives on their feet, and a village with its walls in the gap. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'pass',
  title: 'Foum Zaara',
  about:
    'A gap between two djebels: a road, a walled village in the narrows, olive groves, cactus hedges and screes.',
});

sketch
  .hill(1, 'H1-H2 I2-I3 J1-J3 K2-K4 L1-L3 M2-M4 N1-N3 O2-O4 P1-P2')
  .hill(1, 'R1-R2 S2-S4 T1-T3 U2-U4 V1-V3 W2-W4 X1-X2 Y2-Y3 Z1')
  .hill(1, 'G9-G10 H8-H9 I8-I10 J7-J9 K8-K10 L8-L9 M8-M10 N8-N9 O9-O10')
  .hill(1, 'S9-S10 T8-T9 U8-U10 V7-V9 W8-W10 X8-X9 Y9-Y10')
  .hill(2, 'J2 K2-K3 L1-L2 M2-M3 N2')
  .hill(2, 'S2-S3 T1-T2 U2-U3 V2 W3')
  .hill(2, 'I9 J8-J9 K9-K10 L9')
  .hill(2, 'T9 U9-U10 V8-V9 W9')
  .hill(3, 'L1-L2 M3')
  .hill(3, 'T2 U3')
  .hill(3, 'K9-K10')
  .hill(3, 'V9 U10');

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q6')
  .road('road', 'Q6 Q10 Q10/S')
  .road('road', 'B5 F6 L6 Q6')
  .road('road', 'Q6 V6 BB6 FF5')
  .road('path', 'F6 F8 E10')
  .road('path', 'BB6 BB3 Z2');

sketch
  .cover('crag', 'L1', 'M3', 'T2 U3', 'K9', 'V9')
  .cover('rough', 'I3 J3 K4', 'W4 X3 V4', 'I8 J7', 'X8 W8 V7', 'N3 O4')
  .cover('orchard', 'F7 F8', 'D3-D4 E4-E5 F4', 'Y5 Z4-Z5 AA5', 'D7-D8 E8', 'Z8-Z9 AA8', 'CC3 DD3')
  .cover('brush', 'B2 C2-C3', 'BB8 CC8-CC9', 'G3', 'H5', 'S8', 'DD8')
  .cover('vineyard', 'L5 M5', 'T5 U6');

sketch.houses(
  'O5 stone 1 L 56x44 0 -4,-6 Kasbah',
  'P5 stone 0 rect 50x34 30 -6,+2',
  'R5 stone 0 rect 50x34 90 +6,-4',
  'P7 stone 0 L 54x42 90 -4,+2',
  'R7 stone 0 rect 48x34 0 +8,+4',
  'O7 stone 0 rect 50x34 60 -2,+4',
);
sketch
  .sides('wall', 'O5/N O5/NW O5/SW N5/NE O6/NW O7/SW O7/S R5/N R5/NE R5/SE R7/SE R7/S')
  .fence('hedge', 'D3-D4 E4-E5 F4', 'E5/S E5/SE E5/SW D4/SW F4/SE F4/S')
  .fence('hedge', 'Z8-Z9 AA8', 'Z8/NE AA8/N Z9/S');

sketch
  .label('Foum Zaara', 'Q6', 70, 70, 'large')
  .label('Djebel Hamra', 'M3', 0, 30)
  .label('Djebel Tebaga', 'U3', 0, 34)
  .label('Kasbah', 'O5', -30, -52)
  .label('les Oliviers', 'E5', 0, 20);

export const board = sketch.document;
