/** The numbers behind an act, where it has any. */
import type { ActCard } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { look } from './by-verb.ts';
import { COMBAT_CARDS } from './card-of-combat.ts';
import { DRIVING_CARDS } from './card-of-driving.ts';
import { FIRE_CARDS } from './card-of-fire.ts';
import { MOVEMENT_CARDS } from './card-of-movement.ts';
import { PACIFIC_CARDS } from './card-of-pacific.ts';
import { ROLL_CARDS } from './card-of-rolls.ts';
import { VEHICLE_CARDS } from './card-of-vehicles.ts';
import type { Scene } from './names.ts';

const CARDS = {
  ...FIRE_CARDS,
  ...MOVEMENT_CARDS,
  ...DRIVING_CARDS,
  ...ROLL_CARDS,
  ...COMBAT_CARDS,
  ...VEHICLE_CARDS,
  ...PACIFIC_CARDS,
};

export const actCard = (scene: Scene, act: BookAct): ActCard | undefined => look(CARDS, scene, act);
