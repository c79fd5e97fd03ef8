/** Every act in words: what its button says, what it does, what it costs. */
import { wordsBy } from '../../../kit/present/words.ts';
import type { BookAct } from '../../acts.ts';
import { nameOf, type Scene, type Words } from '../names.ts';
import { AIR_WORDS } from './air.ts';
import { ARTILLERY_WORDS } from './artillery.ts';
import { doneWords, passWords } from './ending.ts';
import { FIRE_WORDS } from './fire.ts';
import { IMPULSE_WORDS } from './impulses.ts';
import { MELEE_WORDS } from './melee.ts';
import { MOVEMENT_WORDS } from './movement.ts';
import { RALLY_WORDS } from './rally.ts';
import { VEHICLE_WORDS } from './vehicles.ts';

const WORDS: Words = {
  done: doneWords,
  pass: passWords,
  ...RALLY_WORDS,
  ...IMPULSE_WORDS,
  ...FIRE_WORDS,
  ...ARTILLERY_WORDS,
  ...AIR_WORDS,
  ...MOVEMENT_WORDS,
  ...MELEE_WORDS,
  ...VEHICLE_WORDS,
};

export const words = wordsBy<BookAct, Scene>(WORDS, nameOf);
