/** The markers on vehicles: motion, hatches, damage, crews that reel, and what each arm has done. */
import type { Badge } from '../../../../engine/index.ts';
import { badge, badgesBy, badgeTable } from '../../../kit/present/badges.ts';
import { ARMS, type Arm } from '../../counters/index.ts';
import type { ArmState } from '../../state.ts';
import { type AnyVehicle, vehicleCardOf } from '../../vehicles/vehicles.ts';
import type { Scene } from '../names.ts';
import { ordnanceBadges } from './ordnance-badges.ts';

const BADGES = badgeTable(`
  name          | word | tone    | cite             | means
  Shock         |      | bad     | 7.10.e           | Its crew can do nothing, and may come to its senses in a rally phase.
  UK            |      | bad     | 7.10.f           | Unconfirmed kill: it may yet recover, or prove to be a wreck.
  Stun          |      | bad     | 7.10.h           | Its crew neither fires nor drives for the rest of the player turn.
  Recall        |      | bad     | 7.10.j           | It must leave the map by a friendly edge as soon as it can.
  Shaken        | +1   | bad     | 7.10.i           | Stunned once before: one more on all its rolls to hit, to fire and to check.
  Immobilized   |      | bad     | 2.0.Immobilized  | It can neither move nor turn its hull.
  Bog           |      | bad     | 7.6.c            | It is stuck, and may work itself free at the start of its move.
  Mired         |      | bad     | 7.6.d            | It is stuck deep: one more on the next attempt to get free.
  Motion        |      | neutral | 2.0.Motion       | It rolls: it hits badly, and is harder to hit once it has done more than start.
  Moving target |      | neutral | 2.0.MovingTarget | It has entered a hex in this player turn: harder to hit.
  CE            |      | neutral | 7.7.b            | Its crew looks out: it sees and drives better, and can be hit.
  BU            |      | neutral | 7.13.a           | Its crew has ducked: only what fires through the bow can fire.
  Pin           |      | bad     | 7.13.b           | Its crew keeps low for this player turn.
  Low ammo      |      | bad     | 7.2.1.a          | Its main armament is running out of shells.
  Moved         |      | neutral | 3.3.2.a          | Its movement phase is over.
  Wreck         |      | bad     | 7.4.c            | It gives cover to infantry, and is in the way of other vehicles.`);

const isCrewAtHatches = ({ shocked, stunned }: AnyVehicle): boolean => !shocked && !stunned;
const isOpenTopped = (vehicle: AnyVehicle): boolean => vehicleCardOf(vehicle).openTopped === true;

/** An open-topped vehicle is marked when its crew has ducked, any other when it looks out (7.7, 7.13). */
const markersOfVehicle = badgesBy<Scene, AnyVehicle>(BADGES, {
  Shock: vehicle => vehicle.shocked === 'shock',
  UK: vehicle => vehicle.shocked === 'UK',
  Stun: vehicle => vehicle.stunned,
  Recall: vehicle => vehicle.recalled,
  Shaken: vehicle => vehicle.shaken && !vehicle.stunned,
  Immobilized: vehicle => vehicle.immobilized,
  Bog: vehicle => vehicle.bogged === 'bogged',
  Mired: vehicle => vehicle.bogged === 'mired',
  Motion: vehicle => vehicle.motion,
  'Moving target': vehicle => vehicle.moving && !vehicle.motion,
  CE: vehicle => isCrewAtHatches(vehicle) && !isOpenTopped(vehicle) && vehicle.crewExposed,
  BU: vehicle => isCrewAtHatches(vehicle) && isOpenTopped(vehicle) && !vehicle.crewExposed,
  Pin: vehicle => vehicle.pinned,
  'Low ammo': vehicle => vehicle.lowAmmunition,
  Moved: (vehicle, { view }) => vehicle.moved && view.phase === 'movement',
});
const wreckBadges = badgesBy<Scene, AnyVehicle>(BADGES, { Wreck: vehicle => vehicle.wreck });

const ARM_NAMES: Readonly<Record<Arm, string>> = {
  MA: 'main armament',
  BMG: 'bow machine gun',
  CMG: 'coaxial machine gun',
  AAMG: 'anti-aircraft machine gun',
  RMG: 'rear machine gun',
};

/** One word for each arm that is not as it was delivered. */
const ARM_WORDS: readonly (readonly [(arm: ArmState) => boolean, string, Badge['tone'], string, string])[] = [
  [arm => arm.disabled === true, 'disabled', 'bad', '7.2.b', 'is broken for good'],
  [arm => arm.malfunctioned === true, 'broken', 'bad', '7.8.h', 'must be repaired before it fires again'],
  [arm => arm.fired === 'prep', 'Prep Fire', 'neutral', '3.2.5.a', 'has fired in the prep fire phase'],
  [arm => arm.fired === 'first', 'First Fire', 'neutral', '3.3.3.c', 'has fired at moving enemies'],
  [arm => arm.fired === 'final', 'fired', 'neutral', '3.4.d', 'has fired for good in this player turn'],
];

function armBadges(vehicle: AnyVehicle): readonly Badge[] {
  return ARMS.flatMap(arm => {
    const state = vehicle.arms?.[arm];
    const found = state && ARM_WORDS.find(([isOn]) => isOn(state));
    if (!found) return [];
    const [, word, tone, cite, does] = found;
    return [badge(`${arm} ${word}`, tone, cite, `Its ${ARM_NAMES[arm]} ${does}.`)];
  });
}

export const vehicleBadges = (scene: Scene, vehicle: AnyVehicle): readonly Badge[] =>
  vehicle.wreck
    ? wreckBadges(scene, vehicle)
    : [...markersOfVehicle(scene, vehicle), ...ordnanceBadges(scene, vehicle), ...armBadges(vehicle)];
