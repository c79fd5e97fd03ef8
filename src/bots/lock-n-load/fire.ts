/** Courses of fire: who fires together at what, led by whom, and whether the shot is worth what it gives up. */

import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { type FireCard, fireCard } from '../../rulebooks/lock-n-load/fire/card.ts';
import { possibleTargets } from '../../rulebooks/lock-n-load/fire/fire.ts';
import { aidingLeaders } from '../../rulebooks/lock-n-load/fire/leaders.ts';
import { readinessRefusal } from '../../rulebooks/lock-n-load/fire/may-fire.ts';
import { type Occasion, occasionOf } from '../../rulebooks/lock-n-load/fire/occasion.ts';
import {
  fireKind,
  mayJam,
  printedFire,
  type Shooter,
  shooterOf,
  shootersOf,
} from '../../rulebooks/lock-n-load/fire/shooters.ts';
import {
  type Target,
  targetAt,
  targetRefusal,
  targetsFor,
} from '../../rulebooks/lock-n-load/fire/targets.ts';
import { enclosing } from '../../rulebooks/lock-n-load/frames.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { callers } from '../../rulebooks/lock-n-load/ordnance/mortars.ts';
import type { FireFrame, Location } from '../../rulebooks/lock-n-load/state.ts';
import {
  type AnyUnit,
  findUnit,
  isGoodOrder,
  isLeader,
  isSquad,
  leadershipOf,
  lendsModifier,
  unitsAt,
  weaponCardOf,
} from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { fireCost } from './fire-cost.ts';
import { chanceUpTo, harm } from './harm.ts';
import { worthOf, worthOfWeapon } from './men.ts';
import type { Moment } from './moment.ts';
import type { Situation } from './situation.ts';
import { sortOf } from './target.ts';

/** Somebody who is hit on the way doesn't arrive, either. */
const STOPPED = 1.15;
/** A jam leaves a gun worth half. */
const JAM = 1 / 12;
/** Turning first, a gun fires less well. */
const TURNED = 0.6;

/** An attack as it would be declared. */
interface Salvo {
  readonly frame: FireFrame & { readonly target: Location };
  readonly shooters: readonly Shooter[];
}

/** The attacks that the activated units can make. */
export function fireCourses(s: Situation, { before, view, impulse }: Moment): readonly Course[] {
  const occasion = occasionOf(view, s.side);
  if (!occasion) return [];
  const targets = targetsFor(s.world, view, s.side).filter(({ vehicle }) => !vehicle);
  return impulse.groups.flatMap(({ at, units }) => {
    const here = units.flatMap(id => findUnit(view, id) ?? []).filter(unit => unit.at === at);
    return salvos(s, view, occasion, here, at, targets).map(salvo => courseOf(s, view, salvo, before, 1));
  });
}

/** The answers to those who move. */
export function opportunityCourses(s: Situation): readonly Course[] {
  const { view, world, side } = s;
  const occasion = occasionOf(view, side);
  const window = enclosing(view, 'window');
  if (!occasion || !window) return [];
  const target = [targetAt(world, view, side, window.at)];
  return s.ours.flatMap(({ at, units }) =>
    salvos(s, view, occasion, units, at, target).map(salvo => courseOf(s, view, salvo, [], STOPPED)),
  );
}

/** What the best attack of one place upon another is worth; 0 if none is. */
export function bestFire(s: Situation, { view, impulse }: Moment, from: Location, at: Location): number {
  const occasion = occasionOf(view, s.side);
  const group = impulse.groups.find(each => each.at === from);
  if (!occasion || !group) return 0;
  const here = group.units.flatMap(id => findUnit(view, id) ?? []);
  const target = [targetAt(s.world, view, s.side, at)];
  const worths = salvos(s, view, occasion, here, from, target).map(
    salvo => courseOf(s, view, salvo, [], 1).worth,
  );
  return Math.max(0, ...worths);
}

/** A gun that turns has what is before it then. */
export function pivotCourses(s: Situation, moment: Moment, acts: readonly BookAct[]): readonly Course[] {
  return acts.flatMap(act => {
    if (act.verb !== 'pivot') return [];
    const facing = act.facing as AnyUnit['facing'] & {};
    const turned = (view: View): View => ({
      ...view,
      units: view.units.map(unit => (unit.id === act.unit ? { ...unit, facing } : unit)),
    });
    const view = turned(moment.view);
    const gun = findUnit(view, act.unit);
    if (
      gun?.at === undefined ||
      possibleTargets(s.world, moment.view, shooterOf(moment.view, gun.id), s.side).length > 0
    )
      return [];
    const worths = possibleTargets(s.world, view, shooterOf(view, gun.id), s.side).map(({ at }) =>
      bestFire(s, { ...moment, view }, gun.at as Location, at),
    );
    const worth = TURNED * Math.max(0, ...worths);
    return worth > 0 ? [course([...moment.before, act], worth, 'The gun had to turn to fire at all.')] : [];
  });
}

function salvos(
  s: Situation,
  view: View,
  occasion: Occasion,
  units: readonly AnyUnit[],
  from: Location,
  targets: readonly Target[],
): readonly Salvo[] {
  const { world, side } = s;
  const ready = units
    .filter(isGoodOrder)
    .flatMap(unit => shootersOf(view, unit))
    .filter(shooter => !readinessRefusal(world, view, occasion, shooter));
  if (ready.length === 0) return [];
  const base = { is: 'fire', by: side, from } as const;
  return targets.flatMap(target => {
    const found: Salvo[] = [];
    const together = combined(s, view, occasion, ready, target);
    if (together.length > 0) {
      const frame = { ...base, target: target.at, shooters: together.map(({ id }) => id) };
      found.push({
        frame: { ...frame, ...ledBy(world, view, occasion, together, target.at) },
        shooters: together,
      });
    }
    for (const shooter of ready) {
      if (fireKind(shooter) === 'combined') continue;
      const frame = { ...base, target: target.at, shooters: [shooter.id] };
      const help = helpFor(s, view, occasion, shooter, target);
      if (help) found.push({ frame: { ...frame, ...help }, shooters: [shooter] });
    }
    return found;
  });
}

/** All who can fire at it together, as far as the limits of their hands go; the strongest leads. */
function combined(
  { world }: Situation,
  view: View,
  occasion: Occasion,
  ready: readonly Shooter[],
  target: Target,
): readonly Shooter[] {
  const together: Shooter[] = [];
  for (const shooter of inOrder(ready)) {
    const declared = together.map(({ id }) => id);
    if (readinessRefusal(world, view, occasion, shooter, declared)) continue;
    if (!targetRefusal(world, view, shooter, target)) together.push(shooter);
  }
  return together.filter((shooter, i) => i === 0 || !isWeak(shooter));
}

/** Squads first, who fire their weapons besides; then whatever is stronger, as others must choose. */
function inOrder(ready: readonly Shooter[]): readonly Shooter[] {
  const rank = (shooter: Shooter) =>
    (printedFire(shooter)?.firepower ?? 0) + (!shooter.weapon && isSquad(shooter.user) ? SQUADS_FIRST : 0);
  return ready.filter(shooter => fireKind(shooter) === 'combined').toSorted((a, b) => rank(b) - rank(a));
}

/** More than any weapon has firepower. */
const SQUADS_FIRST = 20;

/** Without firepower of its own a unit may begin an attack, but adds nothing to one (5.2.a). */
const isWeak = (shooter: Shooter): boolean => !shooter.weapon && printedFire(shooter)?.firepower === 0;

function ledBy(world: World, view: View, occasion: Occasion, shooters: readonly Shooter[], target: Location) {
  const [leader] = aidingLeaders(world, view, occasion, shooters, target).toSorted(
    (a, b) => leadershipOf(world, b) - leadershipOf(world, a),
  );
  return leader && { leader: leader.id };
}

/** A Leader for a team, and a caller for a mortar that sees nothing; undefined if it can't fire at all. */
function helpFor({ world }: Situation, view: View, occasion: Occasion, shooter: Shooter, target: Target) {
  if (!targetRefusal(world, view, shooter, target))
    return ledBy(world, view, occasion, [shooter], target.at) ?? {};
  if (fireKind(shooter) !== 'mortar') return undefined;
  const [caller] = callers(world, view, shooter, target);
  return caller && { caller: caller.id };
}

function courseOf(
  s: Situation,
  view: View,
  salvo: Salvo,
  before: readonly BookAct[],
  weight: number,
): Course {
  const { frame, shooters } = salvo;
  const [first, ...others] = frame.shooters;
  const isWindow = occasionOf(view, s.side)?.opportunity === true;
  const lead = shooters[0];
  const isOnly = isWindow || !lead || possibleTargets(s.world, view, lead, s.side).length === 1;
  const acts: BookAct[] = [...before, { verb: 'ready', shooter: first as Shooter['id'] }];
  if (!isOnly) acts.push({ verb: 'at', location: frame.target });
  for (const shooter of others) acts.push({ verb: 'add', shooter });
  if (frame.caller) acts.push({ verb: 'call', caller: frame.caller });
  if (frame.leader) acts.push({ verb: 'lead', leader: frame.leader });
  acts.push({ verb: 'shoot' });
  const worth =
    weight * harmOf(s, view, salvo.frame) -
    wearOf(shooters) -
    fireCost(s, salvo.frame.from, shooters, isWindow);
  return course(acts, worth, reason(s, salvo));
}

/** What the attack takes from the enemy on average, in points. */
export function harmOf(s: Situation, view: View, frame: Salvo['frame']): number {
  const card = fireCard(s.world, view, frame);
  if (!card) return 0;
  const help = helpIn(s.world, unitsAt(view, frame.target, s.enemy));
  const all = card.lines.reduce((sum, line) => sum + line.targets.length, 0);
  let sum = 0;
  for (const { attack, defence, targets } of card.lines) {
    for (const id of targets) {
      const unit = findUnit(view, id);
      if (!unit) continue;
      const aid = isLeader(unit) ? 0 : help;
      sum += worthOf(unit) * harm(s.world, attack - defence, sortOf(s.world, unit), aid, card.dice);
    }
  }
  // A Sniper has one of them in his sights, ordnance must hit first.
  return (card.kind === 'sniper' ? sum / Math.max(1, all) : sum) * chanceToHit(card);
}

const chanceToHit = ({ toHit }: FireCard): number =>
  toHit ? chanceUpTo(Math.min(11, toHit.needed - toHit.roll.value)) : 1;

/** The Leader who stays with them helps them through. */
function helpIn(world: World, units: readonly AnyUnit[]): number {
  return Math.max(0, ...units.filter(lendsModifier).map(each => leadershipOf(world, each)));
}

/** Guns jam, charges are used up. */
function wearOf(shooters: readonly Shooter[]): number {
  let sum = 0;
  for (const shooter of shooters) {
    const { weapon } = shooter;
    if (mayJam(shooter)) sum += JAM * (weapon ? worthOfWeapon(weapon) : worthOf(shooter.user));
    const card = weapon && weaponCardOf(weapon);
    if (weapon && card && 'single' in card && card.single) sum += worthOfWeapon(weapon);
  }
  return sum;
}

function reason(s: Situation, { frame, shooters }: Salvo): string {
  const group = shooters.length > 1 ? ' with all we have there' : '';
  const led = frame.leader ? ', and the leader directed it' : '';
  const crowd = s.theirsAt(frame.target).length > 1 ? 'where several of them are' : 'where it does most harm';
  return `I fired at ${frame.target}, ${crowd}${group}${led}.`;
}
