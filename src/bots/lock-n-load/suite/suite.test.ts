import { holdSuite } from '../../suite/hold-suite.ts';
import { CHARGE, FIRE, REACTION } from './fire-problems.ts';
import { MOVEMENT } from './movement-problems.ts';
import { MELEE, RALLY } from './rally-problems.ts';
import { WEAPONS } from './weapon-problems.ts';
import { STAGE } from './words.ts';

holdSuite('Lock ’n Load', STAGE, [
  ...FIRE,
  ...REACTION,
  ...CHARGE,
  ...MOVEMENT,
  ...RALLY,
  ...MELEE,
  ...WEAPONS,
]);
