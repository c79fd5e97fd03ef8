/** Every act in words: what its button says, what it does, what it costs. */
import { type ActWords, lookUp } from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import { type Said, type Scene, spoken, type Verb } from '../names.ts';
import { AIR_WORDS } from './air.ts';
import { ARTILLERY_WORDS } from './artillery.ts';
import { doneWords, passWords } from './ending.ts';
import { FIRE_WORDS } from './fire.ts';
import { IMPULSE_WORDS } from './impulses.ts';
import { MELEE_WORDS } from './melee.ts';
import { MOVEMENT_WORDS } from './movement.ts';
import { RALLY_WORDS } from './rally.ts';
import { VEHICLE_WORDS } from './vehicles.ts';

const WORDS: Said<Verb, ActWords> = {
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

export function words(scene: Scene, act: BookAct): ActWords {
  const said = lookUp<BookAct, Scene, ActWords>(WORDS, scene, act) ?? { label: act.verb };
  return said.cost ? { ...said, cost: spoken(scene, said.cost) } : said;
}
