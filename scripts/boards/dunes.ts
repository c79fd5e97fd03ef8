/** Ghot el Ramla: a belt of dunes with soft hollows, and one track of harder ground between them. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'dunes',
  title: 'Ghot el Ramla',
  about:
    'A belt of dunes: long crests of one level and two, soft sand in their hollows, a track between them.',
});

sketch
  .hill(1, 'D2 E2-E3 F2-F3 G3-G4 H3-H4 I4-I5 J4')
  .hill(1, 'L1-L2 M2-M3 N2-N4 O3-O4 P3')
  .hill(1, 'G7-G8 H7-H8 I8-I9 J8 K8-K9 L8 M9')
  .hill(1, 'T1-T2 U2-U3 V2-V4 W3-W5 X4-X5 Y5-Y6 Z5 AA6')
  .hill(1, 'S7-S8 T7-T8 U8-U9 V8 W8-W9 X8')
  .hill(1, 'BB2 CC2-CC3 DD2-DD3 EE3-EE4')
  .hill(2, 'V3 W4 X4')
  .hill(2, 'H7 I8 J8')
  .hill(2, 'F3 G4');

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q2')
  .road('dirt', 'Q2 Q9')
  .road('road', 'Q9 Q10 Q10/S')
  .road('dirt', 'B5 E6 L6 Q6')
  .road('dirt', 'Q6 V7 BB7 FF5');

sketch
  .cover('sand', 'C3-C4 D3-D4 E4 F4 G5 H5', 'B2-B3 C2', 'J2-J3 K2-K4 L3-L4 M4')
  .cover('sand', 'D8-D9 E8-E9 F8-F9', 'L9 M10 N8-N9 O9', 'H9 I10')
  .cover('sand', 'R3-R4 S3-S5 T3-T5 U4-U5', 'X2-X3 Y3-Y4 Z2-Z4 AA3-AA5')
  .cover('sand', 'Y8-Y9 Z8-Z9 AA9 BB8-BB9', 'DD5-DD6 EE6 CC5')
  .cover('brush', 'N7', 'S6', 'CC9', 'K7', 'G1');

sketch
  .label('Ghot el Ramla', 'M7', 0, 10, 'large')
  .label('the Whaleback', 'W4', 0, 34)
  .label('Twin Dunes', 'I8', 0, 34)
  .label('Soft Going', 'S4', 10, 20);

export const board = sketch.document;
