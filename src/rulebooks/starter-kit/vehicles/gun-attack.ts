/** An attack by the guns of a vehicle before its dice (7.8): what fires, at whom, how strongly and with which modifiers. */
import type { HexId } from '../../../board/index.ts';
import {
  type Frozen,
  isRefusal,
  type Tally,
  type TallyEntry,
  type TallyPlan,
  tally,
} from '../../../engine/index.ts';
import {
  type FIREPOWER_FACTORS,
  modifier,
  type VEHICULAR_FIRE_FACTORS,
  type VEHICULAR_FIRE_MODIFIERS,
} from '../charts/index.ts';
import { type AttackCard, type AttackLine, attackLine, crewsUnderFire, merged } from '../fire/card.ts';
import { type Circumstances, crewFireModifiers, fireModifiers } from '../fire/modifiers.ts';
import { movers, movingStack } from '../fire/shooters.ts';
import { isUnseenTarget, isVehicle, type Target } from '../fire/target.ts';
import type { View } from '../game.ts';
import type { ArmMount, FireFrame } from '../state.ts';
import { type AnyUnit, inMelee, unitsAt } from '../units.ts';
import { distance, type World } from '../world.ts';
import { type Turn, turnModifier } from './arcs.ts';
import { armOf, isArmId, isFirstFire, mountOf } from './arms.ts';
import { type Gunner, isPressed, mayFireAt, normalRange, printedFirepower, turnsToward } from './gunnery.ts';
import { type AnyVehicle, isMovingTarget, vehicleCardOf } from './vehicles.ts';

/** Guns of one vehicle that fire together. */
export interface Burst {
  readonly vehicle: AnyVehicle;
  readonly gunners: readonly Gunner[];
  readonly turns: ReadonlyMap<ArmMount, Turn>;
  readonly target: HexId;
  readonly targets: readonly AnyUnit[];
  readonly crews?: readonly AnyVehicle[];
}

/** The attack that a declaration has come to so far. */
export function declaredBurst(world: World, view: View, frame: Frozen<FireFrame>, target: HexId): Burst {
  const gunners = frame.shooters.filter(isArmId).map(id => {
    const gunner = mayFireAt(world, view, armOf(view, id), target);
    if (isRefusal(gunner)) throw new Error(`${id} may not fire: ${gunner.why} (${gunner.cite})`);
    return gunner;
  });
  const [first] = gunners;
  const turns = turnsToward(world, view, gunners, target);
  if (!first || isRefusal(turns)) throw new Error(`${frame.shooters.join(', ')} may not fire together`);
  return {
    vehicle: first.vehicle,
    gunners,
    turns,
    target,
    targets: targetsIn(view, first, target),
    ...crewsUnderFire(view, frame.by, target, [first.at]),
  };
}

/** First fire strikes who moves; all other fire strikes every enemy in the hex, and friends in a melee (3.2, 3.8.u). */
function targetsIn(view: View, { mode, vehicle: { side } }: Gunner, hex: HexId): readonly AnyUnit[] {
  if (isFirstFire(mode)) return movers(view).filter(({ at }) => at === hex);
  return unitsAt(view, hex).filter(unit => unit.side !== side || inMelee(view, unit));
}

// ---- firepower

const EACH: TallyPlan = { stages: ['printed', 'multiply'] };

interface Aim {
  readonly range: number;
  readonly target: Target;
}

type Factor = keyof typeof FIREPOWER_FACTORS.cites;
type OfVehicles = keyof typeof VEHICULAR_FIRE_FACTORS.cites;

/** As for all fire. */
const FACTORS: readonly ((gunner: Gunner, aim: Aim, world: World) => false | Factor)[] = [
  (_gunner, { range }) => range === 1 && 'adjacent target',
  (_gunner, { range }) => range === 0 && 'same hex',
  (gunner, { range }, world) => range > normalRange(world, gunner) && 'long range',
  gunner =>
    isPressed(gunner) && (gunner.mode === 'final' ? 'final fire after first fire' : 'subsequent first fire'),
  (_gunner, { target }) => isUnseenTarget(target) && 'concealed target',
];

/** On the move it fires at half strength, and before it has stopped at half of that (3.3.2.2.d). */
const VEHICLE_FACTORS: readonly ((gunner: Gunner) => false | OfVehicles)[] = [
  ({ mode }) => mode === 'bounding' && 'in its own movement phase',
  ({ vehicle }) => vehicle.motion === true && 'not stopped',
  ({ mode }) => mode === 'advancing' && 'advancing fire',
  ({ vehicle }) => vehicle.pinned === true && vehicle.crewExposed === true && 'pinned crew, open-topped',
];

function gunFirepower(world: World, gunner: Gunner, aim: Aim): Tally {
  const { id } = gunner;
  const n = printedFirepower(gunner) ?? 0;
  const cite = gunner.arm === 'MA' ? '6.8.a' : '7.8.a';
  const printed: TallyEntry = { id: 'printed firepower', cite, op: '+', n, stage: 'printed', of: id };
  const times = { op: 'x', stage: 'multiply', of: id } as const;
  const all = FACTORS.flatMap(factor => factor(gunner, aim, world) || []).map(
    (name): TallyEntry => ({ id: name, ...modifier(world.charts.firepowerFactors, name), ...times }),
  );
  const ofVehicles = VEHICLE_FACTORS.flatMap(factor => factor(gunner) || []).map(
    (name): TallyEntry => ({ id: name, ...modifier(world.charts.vehicularFireFactors, name), ...times }),
  );
  return tally(EACH, 0, [printed, ...all, ...ofVehicles]);
}

// ---- modifiers

type OwnModifier = (world: World, view: View, burst: Burst, target: Target) => TallyEntry | undefined;

const listed = (world: World, name: keyof typeof VEHICULAR_FIRE_MODIFIERS.cites): TallyEntry => ({
  id: name,
  ...modifier(world.charts.vehicularFireModifiers, name),
  op: '+',
  stage: 'outside',
});

/** Of guns that fire together the one that turned worst counts for all (7.8.c). */
const turning: OwnModifier = (world, view, { gunners, turns }) => {
  const costs = gunners.map(({ vehicle, arm, mode }) => {
    const turn = [...turns.values()].find(({ mount }) => mount === mountOf(world, vehicle, arm));
    return turnModifier(world, view, vehicle, arm, turn, mode);
  });
  const n = Math.max(0, ...costs);
  return n === 0 ? undefined : { id: 'change of covered arc', cite: '7.8.e', op: '+', n, stage: 'outside' };
};

/** A gun that can't be swung in its mount hits badly what moves (7.8.h). */
const fixedMount: OwnModifier = (world, view, { gunners, vehicle }, target) => {
  const isFixed = vehicleCardOf(vehicle).fixedBow && gunners.some(({ arm }) => arm === 'BMG');
  const moves = isVehicle(target)
    ? isMovingTarget(view, target)
    : gunners.some(({ mode }) => isFirstFire(mode));
  return isFixed && moves ? listed(world, 'fixed mount at a moving target') : undefined;
};

const shaken: OwnModifier = (world, _view, { vehicle }) =>
  vehicle.shaken ? listed(world, 'shaken crew') : undefined;

const OWN_MODIFIERS: readonly OwnModifier[] = [turning, fixedMount, shaken];

function circumstancesOf(world: World, view: View, burst: Burst, measured: boolean): Circumstances {
  const { gunners, target } = burst;
  const move = gunners.some(({ mode }) => isFirstFire(mode)) ? movingStack(view) : undefined;
  return {
    kind: 'vehicle',
    target,
    from: [...new Set(gunners.map(({ at }) => at))],
    leaders: [],
    exhausted: false,
    measured,
    arms: each => OWN_MODIFIERS.flatMap(own => own(world, view, burst, each) ?? []),
    ...(move && { move }),
  };
}

/** What the attack comes to against each of its targets (3.2.3). */
export function burstLines(world: World, view: View, burst: Burst, measured = true): readonly AttackLine[] {
  const circumstances = circumstancesOf(world, view, burst, measured);
  const strength = (target: Target) =>
    burst.gunners.map(gunner => {
      const range = distance(world, gunner.at, burst.target);
      return { id: gunner.id, firepower: gunFirepower(world, gunner, { range, target }) };
    });
  const units = burst.targets.map(unit =>
    attackLine([unit], strength(unit), fireModifiers(world, view, circumstances, unit)),
  );
  const crews = (burst.crews ?? []).map(crew =>
    attackLine([crew], strength(crew), crewFireModifiers(world, view, circumstances, crew)),
  );
  return merged([...units, ...crews]);
}

/** The card of a declaration under way, for the page. */
export function burstCard(world: World, view: View, frame: Frozen<FireFrame>): AttackCard | undefined {
  if (frame.target === undefined) return undefined;
  const burst = declaredBurst(world, view, frame, frame.target);
  return {
    firers: burst.gunners.map(({ id, mode }) => ({ id, mode })),
    lines: burstLines(world, view, burst, world.sight === 'open'),
  };
}
