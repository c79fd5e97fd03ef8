/** The numbers behind an act, where it has any. */
import { type ActCard, lookUp } from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import type { Scene } from '../names.ts';
import { ARTILLERY_CARDS } from './artillery.ts';
import { FIRE_CARDS } from './fire.ts';
import { MELEE_CARDS } from './melee.ts';
import { MOVEMENT_CARDS } from './movement.ts';
import { ROLL_CARDS } from './rolls.ts';
import { VEHICLE_CARDS } from './vehicles.ts';

const CARDS = {
  ...FIRE_CARDS,
  ...ARTILLERY_CARDS,
  ...MOVEMENT_CARDS,
  ...ROLL_CARDS,
  ...MELEE_CARDS,
  ...VEHICLE_CARDS,
};

export const actCard = (scene: Scene, act: BookAct): ActCard | undefined =>
  lookUp<BookAct, Scene, ActCard | undefined>(CARDS, scene, act);
