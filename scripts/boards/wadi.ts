/** Wadi Sheria: dry watercourses that meet, with stony banks, and a knoll above their meeting. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'wadi',
  title: 'Wadi Sheria',
  about:
    'A net of dry watercourses between stony banks, a knoll where they meet, a well, and tracks that ford them, one by a bridge.',
});

sketch.hill(1, 'S3-S4 T2-T4 U3-U5 V3-V4').hill(1, 'F7-F8 G8-G9 H7-H8').hill(2, 'T3 U4');

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q2')
  .road('dirt', 'Q2 Q5')
  .road('dirt', 'Q5 Q9')
  .road('road', 'Q9 Q10 Q10/S')
  .road('dirt', 'B5 H5 Q5')
  .road('dirt', 'Q5 X6 FF5')
  .road('path', 'X6 Z8 CC9')
  .road('path', 'H5 H3 E2');

sketch
  .water('gully', 'C2 F3 J4 K6 M7 P7 S8 V8')
  .water('gully', 'V8 Z7 AA4 CC3 DD2')
  .water('gully', 'M7 L9')
  .water('gully', 'V8 W10')
  .water('gully', 'J4 L2 M1')
  .bridge('Q8', 'wood', 'dirt');

sketch
  .cover('rough', 'I5 J5 J6 K7', 'N8 O8-O9 P8', 'R6 S7 T7', 'X8 Y8', 'BB4 BB5 AA5')
  .cover('rough', 'D4 E4', 'K2-K3 L3')
  .cover('brush', 'G2-G3', 'N4-N5 O5', 'DD7 DD8 EE8', 'C8-C9', 'Y3 Z3', 'S10 T9')
  .cover('sand', 'E7 D7', 'AA9 BB9', 'O2 N2');

sketch.house('P3 stone 0 rect 40x32 0 +0,+4 Bir Sheria');

sketch
  .label('Wadi Sheria', 'O7', 0, 50, 'large')
  .label('Bir Sheria', 'P3', -10, 44)
  .label('the Knoll', 'T3', 0, 34)
  .label('bridge', 'Q8', 12, 42)
  .label('West Wadi', 'F3', 10, 36)
  .label('Hill 88', 'G8', 0, 34);

export const board = sketch.document;
