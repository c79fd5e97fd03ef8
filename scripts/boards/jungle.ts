/** Tabiro: jungle on both banks of a river, kunai clearings, bamboo, two hamlets and a mission on a low ridge. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'jungle',
  title: 'Tabiro',
  about: 'Jungle cut by narrow tracks: a river with a log bridge, grass clearings, bamboo, hamlets, a ridge.',
});

sketch.hill(1, 'T3-T7 U3-U8 V2-V7 W3-W8 X3-X7 Y4-Y7 Z4-Z5');

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q2')
  .road('road', 'Q9 Q10 Q10/S')
  .road('dirt', 'B5 F5 I6 L5 N4 Q4')
  .road('dirt', 'Q2 Q9')
  .road('dirt', 'Q5 S6 V5 X6 Z5 CC6 FF5')
  .road('dirt', 'F5 E7 F8')
  .road('dirt', 'V5 V2 X1')
  .road('path', 'N4 M3 L1')
  .road('path', 'L5 L8 N9');

sketch.water('stream', 'I1 I2 J2 J4 I5 I7 H7 H9').bridge('I6', 'wood', 'dirt');

sketch
  .cover('woods', 'B1-B3 C1-C6 D1-D5 E1-E6 F1-F5 G1-G3')
  .cover('woods', 'B7-B9 C8-C10 D7-D9 E7-E9 F6-F9 G8-G9')
  .cover('woods', 'K1-K3 L1-L3 M1-M4 N1-N4 O1-O3')
  .cover('woods', 'J7-J9 K8-K10 L7-L9 M8-M10 N8-N9')
  .cover('woods', 'P6-P8 Q6-Q8 R6-R8 S7-S9')
  .cover('woods', 'S1-S2 T1-T4 U2-U4 V1-V3 W1-W3 X1-X3')
  .cover('woods', 'T6-T8 U7-U9 V7-V9 W7-W9 X7-X8 Y8-Y9')
  .cover('woods', 'AA1-AA3 BB1-BB3 CC1-CC3 DD1-DD2 EE1-EE3')
  .cover('woods', 'Z8-Z9 AA8-AA10 BB7-BB9 CC7-CC9 DD6-DD9 EE7-EE9')
  .cover('brush', 'G4-G6 H4', 'G7', 'H8-H9', 'O6-O7', 'S3-S4', 'Y2-Y3 Z2', 'Y10', 'R1', 'B6')
  .cover('grain', 'K5-K7 L6 M6-M7 N5-N6', 'H1-H2 I2', 'V4 W4-W6 X4-X5 V6')
  .cover('grain', 'Z6-Z7 AA6-AA7 BB5-BB6', 'O8-O9 P9', 'EE5-EE6 DD5')
  .cover('orchard', 'O4-O5', 'N7', 'R2', 'AA4', 'CC5');

sketch
  .house('P2 wood 0 T 62x50 0 +0,+2 Mission')
  .huts('P3 R4 R3 P5')
  .huts('BB4 CC4 DD3 DD4')
  .huts('G10 I9 O10');

sketch
  .label('Tabiro', 'R5', 30, -40, 'large')
  .label('Mission', 'P2', 0, 46)
  .label('Sarua River', 'J4', 62, 26)
  .label('log bridge', 'I6', -4, 42)
  .label('the Kunai', 'L6', 20, 10)
  .label('Lookout Ridge', 'W5', -10, 24)
  .label('Nabo', 'CC4', -40, 66);

export const board = sketch.document;
