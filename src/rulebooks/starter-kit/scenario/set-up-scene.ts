/** What is still to be set up (1.3), as the verbs of the set-up see it. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { verbsIn } from '../game.ts';
import type { AnyUnit } from '../units.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import { ownUnits, ownVehicles, type SideScene } from '../whose.ts';
import { areaOf } from './set-up-area.ts';

export const setUpVerb = verbsIn<SideScene>();

const isWaiting =
  ({ world }: SideScene) =>
  (piece: AnyUnit | AnyVehicle): boolean =>
    piece.at === undefined && areaOf(world, piece).length > 0;

export const unitsToPlace = remembered((scene: SideScene) => ownUnits(scene).filter(isWaiting(scene)));
export const vehiclesToPlace = remembered((scene: SideScene) => ownVehicles(scene).filter(isWaiting(scene)));

const STILL_WAITING = refusal('1.3.a', 'first all are placed who set up on the map');

/** What is given, turned, hidden and concealed is so when all are in their places. */
export const unplacedRefusal = (scene: SideScene): Refusal | undefined =>
  unitsToPlace(scene).length > 0 || vehiclesToPlace(scene).length > 0 ? STILL_WAITING : undefined;
