/** Courses of guns, launchers, mortars and main armament: what each shot promises, by the rules' own numbers. */

import type { HexId } from '../../board/index.ts';
import { isRefusal } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/starter-kit/acts.ts';
import { shootersOf } from '../../rulebooks/starter-kit/fire/shooters.ts';
import { isVehicle } from '../../rulebooks/starter-kit/fire/target.ts';
import { type Choice, choicesAt, spinesAt } from '../../rulebooks/starter-kit/ordnance/aims.ts';
import { facingShown } from '../../rulebooks/starter-kit/ordnance/covered-arcs.ts';
import { declaredShot } from '../../rulebooks/starter-kit/ordnance/declared-shot.ts';
import { effectOf } from '../../rulebooks/starter-kit/ordnance/hits/effect.ts';
import { toHitModifiers, toHitNumberOf } from '../../rulebooks/starter-kit/ordnance/hits/to-hit.ts';
import { finalToKill } from '../../rulebooks/starter-kit/ordnance/hits/to-kill.ts';
import { gunnerAt, readyMains } from '../../rulebooks/starter-kit/ordnance/marksmen.ts';
import { isOrdnance } from '../../rulebooks/starter-kit/ordnance/ordnance.ts';
import { rangeOf, type Shot, shellOf } from '../../rulebooks/starter-kit/ordnance/shot.ts';
import { knownTargetHexes, targetsOf } from '../../rulebooks/starter-kit/ordnance/targets.ts';
import type { ShooterId } from '../../rulebooks/starter-kit/state.ts';
import { buildingAt } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import { type AnyUnit, ownMorale } from '../../rulebooks/starter-kit/units.ts';
import { spineOf } from '../../rulebooks/starter-kit/vehicles/arcs.ts';
import type { AnyVehicle } from '../../rulebooks/starter-kit/vehicles/vehicles.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Draft } from '../thinking/draft.ts';
import { presentWorthOf } from './fleet.ts';
import { chanceUpTo, harm } from './harm.ts';
import { presentWorth } from './men.ts';
import type { Situation } from './situation.ts';

/** A gun may break down, and every shot has its price. */
const WEAR = 0.15;
/** Who is hidden gives much away by his first shot. */
const SECRET = 3;
const CONCEALED = 1;
/** Two dice strike the turret in so many cases. */
const TURRET = 15 / 36;
/** A near thing on the roll to kill stops the vehicle, or shocks its crew. */
const CRIPPLES = 0.5;
/** A mover that is hit doesn't get where it wants. */
const STOPS_MOVER = 1.3;

/** What firing costs the one who fires: its move, or a better shot later. */
type Price = (shot: Shot) => number;

/** Every shot that may be fired now, as a whole declaration. */
export function ordnanceDrafts(s: Situation, price: Price): readonly Draft[] {
  const weapons = shootersOf(s.view, s.side).filter(each => isOrdnance(s.world, each));
  const ids: readonly ShooterId[] = [
    ...weapons.map(({ id }) => id),
    ...(s.view.vehicles ? readyMains(s.world, s.view, s.side) : []),
  ];
  if (ids.length === 0) return [];
  const hexes = knownTargetHexes(s.view, s.side);
  return ids.flatMap(id => hexes.flatMap(hex => shotsAt(s, id, hex, price)));
}

function shotsAt(s: Situation, id: ShooterId, target: HexId, price: Price): readonly Draft[] {
  const gunner = gunnerAt(s.world, s.view, id, target);
  if (isRefusal(gunner)) return [];
  const { ordnance, firer } = gunner;
  const choices = choicesAt(s.world, s.view, ordnance, firer, target);
  return choices.map(choice => {
    const shot = declaredShot(
      s.world,
      s.view,
      { is: 'fire', by: s.side, shooters: [id], leaders: [], target, ...aimOf(choice) },
      target,
    );
    const points = promise(s, shot);
    const most = points - secretOf(shot) - WEAR;
    const ready: BookAct = { verb: 'ready', shooter: id };
    const course = (): Course => ({
      acts: [ready, ...actsOf(s, shot, choice, choices.length > 1)],
      worth: points - price(shot) - secretOf(shot) - WEAR,
      why: reason(target, choice, points),
    });
    return { most, courses: () => [course()] };
  });
}

const aimOf = ({ type, vehicle }: Choice) =>
  vehicle === undefined ? { aim: type === 'area' ? ('area' as const) : ('infantry' as const) } : { vehicle };

/** Everything that is asked between the first word of the declaration and the dice. */
function actsOf(
  s: Situation,
  { firer, target, ordnance }: Shot,
  { type, vehicle }: Choice,
  isOpen: boolean,
): readonly BookAct[] {
  const acts: BookAct[] = [];
  if (s.view.phase !== 'movement' || s.view.attacker === s.side) acts.push({ verb: 'at', hex: target });
  if (isOpen && vehicle !== undefined) acts.push({ verb: 'engage', vehicle });
  if (isOpen && vehicle === undefined) acts.push({ verb: 'aim', at: type === 'area' ? 'area' : 'infantry' });
  const [spine, ...others] = spinesAt(s.world, s.view, firer, target);
  if (spine !== undefined && others.length > 0) acts.push({ verb: 'point', spine });
  if (ordnance.backblast && buildingAt(s.world, firer.at)) acts.push({ verb: 'backblast', take: 'care' });
  return [...acts, { verb: 'shoot' }];
}

/** What the shot does on average, in points. */
export function promise(s: Situation, shot: Shot): number {
  const number = toHitNumberOf(s.world, shot);
  if (number === undefined) return 0;
  const targets = targetsOf(s.world, s.view, shot);
  const weight = s.view.phase === 'movement' && s.view.attacker !== s.side ? STOPS_MOVER : 1;
  return targets.reduce((sum, target) => {
    const hit = chanceUpTo(number - toHitModifiers(s.world, s.view, shot, target).value);
    if (hit === 0 || target.side === s.side) return sum;
    const loss = isVehicle(target)
      ? lossOfVehicle(s, shot, target)
      : lossOfMen(s, shot, target, targets.length);
    return sum + weight * hit * loss;
  }, 0);
}

function lossOfMen(s: Situation, shot: Shot, unit: AnyUnit, crowd: number): number {
  if (shot.ordnance.column(shellOf(shot)) === undefined) return 0;
  const { column, drm } = effectOf(s.world, s.view, shot, unit, false);
  return (
    presentWorth(unit) *
    harm(s.world, column, drm.value, { morale: ownMorale(unit), broken: unit.broken === true, crowd })
  );
}

/** Hull and turret each by their chance; who fires at the hex as such hits no vehicle in particular. */
function lossOfVehicle(s: Situation, shot: Shot, vehicle: AnyVehicle): number {
  const number = shot.ordnance.toKill(shellOf(shot), rangeOf(s.world, shot));
  if (!shot.vehicle || number === undefined || vehicle.at === undefined) return 0;
  const at = vehicle.at;
  const loss = (aspect: 'hull' | 'turret') => {
    const facing = facingShown(s.world, at, spineOf(vehicle, aspect), shot.firer.at) ?? 'side';
    const killer = shot.ordnance.killer(shellOf(shot));
    const final = finalToKill(s.world, { by: s.side, vehicle, killer, number, aspect, facing }).value;
    const kills = chanceUpTo(final - 1);
    return kills + CRIPPLES * (chanceUpTo(final) - kills);
  };
  return presentWorthOf(vehicle) * (TURRET * loss('turret') + (1 - TURRET) * loss('hull'));
}

const secretOf = ({ firer: { user } }: Shot): number =>
  user?.hidden ? SECRET : user?.concealed ? CONCEALED : 0;

function reason(target: HexId, { vehicle }: Choice, points: number): string {
  const what = vehicle === undefined ? `shelled ${target}` : `fired at the tank in ${target}`;
  return `I ${what}: ${points > 3 ? 'a hit would count' : 'it was worth a shell'}.`;
}
