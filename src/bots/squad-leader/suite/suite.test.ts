import { holdSuite } from '../../suite/hold-suite.ts';
import { ADVANCE, COMBAT, RECOVERY } from './combat-problems.ts';
import { FIRE, REACTION } from './fire-problems.ts';
import { MOVEMENT } from './movement-problems.ts';
import { STAGE } from './words.ts';

holdSuite('Squad Leader', STAGE, [...FIRE, ...REACTION, ...MOVEMENT, ...ADVANCE, ...COMBAT, ...RECOVERY]);
