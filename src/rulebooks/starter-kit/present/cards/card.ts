/** The numbers behind an act, where it has any. */
import { type ActCard, lookUp } from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import type { Scene } from '../names.ts';
import { COMBAT_CARDS } from './combat.ts';
import { DRIVING_CARDS } from './driving.ts';
import { FIRE_CARDS } from './fire.ts';
import { MOVEMENT_CARDS } from './movement.ts';
import { PACIFIC_CARDS } from './pacific.ts';
import { ROLL_CARDS } from './rolls.ts';
import { VEHICLE_CARDS } from './vehicles.ts';

const CARDS = {
  ...FIRE_CARDS,
  ...MOVEMENT_CARDS,
  ...DRIVING_CARDS,
  ...ROLL_CARDS,
  ...COMBAT_CARDS,
  ...VEHICLE_CARDS,
  ...PACIFIC_CARDS,
};

export const actCard = (scene: Scene, act: BookAct): ActCard | undefined =>
  lookUp<BookAct, Scene, ActCard | undefined>(CARDS, scene, act);
