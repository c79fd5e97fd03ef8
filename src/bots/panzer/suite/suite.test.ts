import { holdSuite } from '../../suite/hold-suite.ts';
import { COMMANDS } from './command-problems.ts';
import { DIRECT, REACTION } from './fire-problems.ts';
import { ADJUSTMENT, ASSAULTS, MOVEMENT } from './movement-problems.ts';
import { STAGE } from './words.ts';

holdSuite('Panzer', STAGE, [...COMMANDS, ...DIRECT, ...REACTION, ...MOVEMENT, ...ASSAULTS, ...ADJUSTMENT]);
