/** Mont Orvel: a wooded hill and its lesser twin, tracks climbing it, a gully on one flank, a brook at its foot. */
import { EAST_ROADS, Sketch, WEST_ROADS } from './sketch.ts';

const sketch = new Sketch({
  id: 'hill',
  title: 'Mont Orvel',
  about:
    'Two wooded hills above a brook, with cliffs, tracks, a gully, a mill, and a lone chapel on the crown.',
});

sketch
  .hill(
    1,
    'F4-F6 G4-G8 H2-H7 I2-I9 J1-J8 K2-K9 L1-L8 M2-M9 N1-N8 O2-O8 P3-P7 U3-U7 V2-V7 W2-W8 X2-X8 Y3-Y8 Z3-Z7 AA4-AA6 Q5-Q6 R4-R6 S4-S7 T3-T7',
  )
  .hill(2, 'H4-H5 I4-I6 J3-J6 K4-K7 L3-L6 M4-M7 N4-N5')
  .hill(2, 'W4-W6 X4-X6 Y5-Y6');

for (const fork of [...WEST_ROADS, ...EAST_ROADS]) sketch.road('road', fork);
sketch
  .road('road', 'Q1/N Q1 Q3 R3 R7 Q8 Q10 Q10/S')
  .road('dirt', 'B5 C6 D6 E8 G9 H9 L9 O10 Q9')
  .road('dirt', 'R7 S8 V8 X9 AA8 CC7')
  .road('dirt', 'E8 F7 G7 H6 I6 J5')
  .road('path', 'J5 K6 L6 M7 N6 P7 R7')
  .road('path', 'R4 S4 U4 V4 W5 X5')
  .road('path', 'C6 C4 D3 E2 G1')
  .road('elevated', 'CC7 EE6 FF5');

sketch
  .water('gully', 'L7 M8 N8 O9')
  .water('stream', 'BB1 BB3 CC4 CC6 BB6 BB8 AA9')
  .bridge('BB7', 'wood', 'dirt');

sketch
  .cover('woods', 'G4-G6 H3 H2 I2-I3 J1-J2 K2-K3 L2')
  .cover('woods', 'I7-I8 J7 K8 L7 M8 L8 J8')
  .cover('woods', 'N2-N3 O3-O4 P3-P4 O5 M3')
  .cover('woods', 'U5-U7 V5-V6 W7 T5-T6')
  .cover('woods', 'W2-W3 X2-X3 Y3-Y4 Z3-Z4 V2')
  .cover('woods', 'C8 D8-D9 E9-E10 C9', 'S9-S10 T9 U10', 'DD1-DD2 EE2-EE3 CC2')
  .cover('brush', 'H4 I4 J3', 'M4-M5 N4', 'X6 Y7 Z6', 'F4-F5', 'S5-S6', 'O7 P6')
  .cover('marsh', 'AA9-AA10 Z9 Y10 BB9', 'CC3 DD3 DD4')
  .cover('water', 'BB1 AA1-AA2')
  .cover('grain', 'C2-C3 B2 B1 C1', 'T1 U1-U2 V1', 'EE7-EE8 DD8-DD9 EE9')
  .cover('shellholes', 'L5 M6', 'X4 W4')
  .cover('rubble', 'S7');

sketch.houses(
  'K5 stone 1 cross 70x50 -30 +0,-4 Chapel of Orvel',
  'R2 wood 0 L 60x46 90 +4,-4',
  'S2 stone 0 rect 58x36 30 -8,+4',
  'P8 wood 0 rect 58x36 90 +4,+4',
  'R9 wood 0 T 62x50 90 +0,-6',
  'D5 wood 0 rect 58x36 30 +4,-6',
  'CC8 stone 1 hall 68x52 90 -4,+0 Orvel mill',
  'EE5 wood 0 rect 58x36 -30 -4,-2',
  'B3 wood 0 rect 56x36 90 -2,+10',
);

sketch
  .sides('cliff', 'F4/NW F4/SW F5/SW F5/NW G4/NW')
  .sides('cliff', 'AA4/NE AA4/SE AA5/NE AA5/SE AA6/NE')
  .sides('wall', 'K5/N K5/NE K5/NW')
  .fence('hedge', 'C1-C3 B1-B2', 'C3/S C2/SE')
  .fence('wall', 'R2 S2', 'R2/SW R2/NW S2/S')
  .sides('hedge', 'D5/N D5/NE D5/NW E5/S E6/NE');

sketch
  .label('Mont Orvel', 'K7', 10, 6, 'large')
  .label('la Chapelle', 'J4', -10, 60)
  .label('le Petit Orvel', 'X5', 10, 40)
  .label('Ruisseau des Aulnes', 'DD7', 96, -4)
  .label('Moulin', 'DD7', -4, 56)
  .label('les Roches', 'D4', 10, -26)
  .label('Col du Vent', 'R5', -34, -16);

export const board = sketch.document;
