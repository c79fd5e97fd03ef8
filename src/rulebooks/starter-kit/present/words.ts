/** Every act in words: what its button says, what it does, what it costs. */
import type { ActWords } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { type ByVerb, look, type Verb } from './by-verb.ts';
import { type Scene, spoken } from './names.ts';
import { COMBAT_WORDS } from './words-of-combat.ts';
import { CREW_WORDS } from './words-of-crews.ts';
import { DRIVING_WORDS } from './words-of-driving.ts';
import { doneWords } from './words-of-ending.ts';
import { FIRE_WORDS } from './words-of-fire.ts';
import { GUN_WORDS } from './words-of-guns.ts';
import { MOVEMENT_WORDS } from './words-of-movement.ts';
import { ORDNANCE_WORDS } from './words-of-ordnance.ts';
import { PACIFIC_WORDS } from './words-of-pacific.ts';
import { RALLY_WORDS } from './words-of-rally.ts';
import { ROUT_WORDS } from './words-of-rout.ts';

const WORDS: ByVerb<Verb, ActWords> = {
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

export function words(scene: Scene, act: BookAct): ActWords {
  const said = look(WORDS, scene, act) ?? { label: act.verb };
  return said.cost ? { ...said, cost: spoken(scene, said.cost) } : said;
}
