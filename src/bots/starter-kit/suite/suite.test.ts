import { holdSuite } from '../../suite/hold-suite.ts';
import { ADVANCE, RECOVERY } from './advance-problems.ts';
import { FIRE, REACTION } from './fire-problems.ts';
import { GUNS } from './gun-problems.ts';
import { MOVEMENT } from './movement-problems.ts';
import { TANKS } from './tank-problems.ts';
import { WEAPONS } from './weapon-problems.ts';
import { STAGE } from './words.ts';

holdSuite('the Starter Kit', STAGE, [
  ...FIRE,
  ...REACTION,
  ...MOVEMENT,
  ...ADVANCE,
  ...RECOVERY,
  ...WEAPONS,
  ...GUNS,
  ...TANKS,
]);
