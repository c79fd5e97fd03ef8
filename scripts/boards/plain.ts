/** Sidi Rabaa: the gravel plain, with tracks that meet at a cairn, two low folds and some scrub. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'plain',
  title: 'Sidi Rabaa',
  about: 'A gravel plain: tracks that meet at a cairn, two low folds of the ground, scrub and stony patches.',
});

sketch.hill(1, 'F2-F3 G2-G4 H2-H4 I3-I5 J3-J4 K4-K5').hill(1, 'U6-U7 V6-V7 W7-W8 X7-X8 Y8-Y9 Z8');

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q2')
  .road('dirt', 'Q2 Q6')
  .road('dirt', 'Q6 Q9')
  .road('road', 'Q9 Q10 Q10/S')
  .road('dirt', 'B5 F6 L6 Q6')
  .road('dirt', 'Q6 V5 BB5 FF5')
  .road('path', 'L6 J8 E9')
  .road('path', 'V5 X3 CC2');

sketch
  .cover('brush', 'C2-C3 D2', 'L8 M8-M9', 'S3 T2-T3', 'Z4 AA4-AA5', 'O4', 'DD7 EE8', 'H7', 'W2')
  .cover('rough', 'I2 J2 K2-K3', 'T8-T9 U9', 'AA8-AA9 BB8', 'D7-D8', 'M2')
  .cover('sand', 'M4-M5 N4', 'CC4 DD3 DD4', 'G9 H8-H9');

sketch
  .label('Sidi Rabaa', 'Q6', 60, 60, 'large')
  .label('Cairn', 'Q6', 30, -30)
  .label('Long Fold', 'H3', 0, 30)
  .label('South Fold', 'W7', 0, 30)
  .label('Trigh Rabaa', 'F6', 30, 40);

export const board = sketch.document;
