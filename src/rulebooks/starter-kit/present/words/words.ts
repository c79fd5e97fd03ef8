/** Every act in words: what its button says, what it does, what it costs. */
import { wordsBy } from '../../../kit/present/words.ts';
import type { BookAct } from '../../acts.ts';
import type { Words } from '../by-verb.ts';
import { nameOf, type Scene } from '../names.ts';
import { COMBAT_WORDS } from './combat.ts';
import { CREW_WORDS } from './crews.ts';
import { DRIVING_WORDS } from './driving.ts';
import { doneWords } from './ending.ts';
import { FIRE_WORDS } from './fire.ts';
import { GUN_WORDS } from './guns.ts';
import { MOVEMENT_WORDS } from './movement.ts';
import { ORDNANCE_WORDS } from './ordnance.ts';
import { PACIFIC_WORDS } from './pacific.ts';
import { RALLY_WORDS } from './rally.ts';
import { ROUT_WORDS } from './rout.ts';

const WORDS: Words = {
  done: doneWords,
  ...RALLY_WORDS,
  ...FIRE_WORDS,
  ...CREW_WORDS,
  ...ORDNANCE_WORDS,
  ...MOVEMENT_WORDS,
  ...PACIFIC_WORDS,
  ...GUN_WORDS,
  ...DRIVING_WORDS,
  ...ROUT_WORDS,
  ...COMBAT_WORDS,
};

export const words = wordsBy<BookAct, Scene>(WORDS, nameOf);
