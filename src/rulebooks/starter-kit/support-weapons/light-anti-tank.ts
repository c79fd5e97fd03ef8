/** Light anti-tank weapons against infantry (4.4): bazooka, Panzerschreck, PIAT and Panzerfaust. */

import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { rememberedIn, rememberedOf } from '../../kit/remembered.ts';
import { fireColumn, panzerfaust as panzerfaustOf, toHitByRange, toKillWithHeat } from '../charts/index.ts';
import { personCard, type ShapedChargeCard } from '../counters/index.ts';
import { movingPiece, shotsAllowed } from '../fire/shooters.ts';
import type { View } from '../game.ts';
import { gunOf } from '../guns/guns.ts';
import { type Marksman, type Ordnance, sideOf } from '../ordnance/shot.ts';
import { knownUnits, knownVehiclesAt } from '../ordnance/targets.ts';
import { squadsOf } from '../scenario/order-of-battle.ts';
import type { WeaponId } from '../state.ts';
import { hasWalls, levelAt } from '../terrain/terrain.ts';
import { type AnyUnit, cardOf, isGoodOrder } from '../units.ts';
import { isAdjacent, nationOf, type World } from '../world.ts';

/** Shaped charges do nothing to men in the open: it takes a building, a gun or a vehicle (4.4.b). */
function noWorthyTarget(world: World, view: View, firer: Marksman, target: HexId): Refusal | undefined {
  if (strikesMenIn(world, view, sideOf(firer), target)) return undefined;
  return knownVehiclesAt(view, target, sideOf(firer)).length > 0
    ? undefined
    : refusal('4.4.b', 'infantry is a target only where a building covers it');
}

/** Men on foot in a building, or those who serve a gun (4.4, 6.2). */
export function strikesMenIn(world: World, view: View, side: Side, target: HexId): boolean {
  const there = knownUnits(view, side).filter(({ at }) => at === target);
  return there.some(unit => hasWalls(world, target) || gunOf(view, unit) !== undefined);
}

/** They fire nothing but hollow charges, and aim by the table on their own counter (4.4). */
const SHAPED = {
  types: ['own'],
  killer: () => 'AP, APCR, APDS or HEAT',
  airBursts: false,
} satisfies Partial<Ordnance>;

export function shapedCharge(world: World, { model, firepower }: ShapedChargeCard): Ordnance {
  const toHit = toHitByRange(world.charts, model);
  return {
    ...SHAPED,
    toHit: range => toHit[range],
    column: () => fireColumn(firepower),
    toKill: () => toKillWithHeat(world.charts, model),
    refusal: (world, view, firer, target) =>
      noWorthyTarget(world, view, firer, target) ??
      (model === 'PIAT' ? tooSteep(world, firer, target) : undefined),
    backblast: model !== 'PIAT',
  };
}

/** Its bomb would slide out of the barrel (4.4.5). */
function tooSteep(world: World, { at }: Marksman, target: HexId): Refusal | undefined {
  return isAdjacent(world, at, target) && levelAt(world, target) === levelAt(world, at) - 1
    ? refusal('4.4.5.b', 'a PIAT may not fire at an adjacent unit one level lower')
    : undefined;
}

// ---- the Panzerfaust, which any German may turn out to have

const FIREPOWER = 16;

/** In any scenario with enemy vehicles, and where it says so (4.4.2.a). */
function hasFausts({ rules, groups, sides }: World['scenario']): boolean {
  const germans = sides.filter(({ nation }) => nation === 'german').map(({ id }) => id);
  const armour = groups.filter(({ vehicles }) => vehicles && Object.keys(vehicles).length > 0);
  return rules.includes('panzerfausts') || armour.some(({ side }) => !germans.includes(side));
}

/** Undefined where there are none yet. */
export const panzerfaust = rememberedOf((world: World): Ordnance | undefined => {
  const { scenario } = world;
  const period = hasFausts(scenario) ? panzerfaustOf(world.charts, scenario.date) : undefined;
  if (!period) return undefined;
  const toHit = toHitByRange(world.charts, 'PF');
  return {
    ...SHAPED,
    toHit: range => (range <= period.range ? toHit[range] : undefined),
    column: () => fireColumn(FIREPOWER),
    toKill: () => toKillWithHeat(world.charts, 'PF'),
    refusal: noWorthyTarget,
    backblast: true,
  };
});

/** How many may be fired in the scenario, by the squads of the order of battle (4.4.2). */
export function faustsLeft(world: World, view: View, { side }: AnyUnit): number {
  return faustsIssued(world, side) - (view.fausts ?? 0);
}

const faustsIssued = rememberedIn(({ scenario, charts }: World, side: Side): number => {
  const squads = squadsOf(scenario, side, card => personCard(card).kind === 'squad');
  return Math.floor(squads * (panzerfaustOf(charts, scenario.date)?.shotsPerSquad ?? 0));
});

/** Each look for a Panzerfaust is the use of a weapon, found or not. */
export const faustUse = (unit: AnyUnit): WeaponId => `w-faust-${(unit.used?.length ?? 0) + 1}`;

/** Under this name its looks at one who moves in a hex are counted (3.3.3.l). */
export const faustLook = (unit: AnyUnit): WeaponId => `w-faust-${unit.id}`;

/** Why the unit may not look for a Panzerfaust now, wherever the target (4.4.2). */
export function faustRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (!panzerfaust(world) || nationOf(world, unit.side) !== 'german') {
    return refusal('4.4.2.a', 'there are no Panzerfausts');
  }
  if (faustsLeft(world, view, unit) <= 0)
    return refusal('4.4.2.h', 'all Panzerfausts of the scenario are fired');
  if (!isGoodOrder(view, unit)) return refusal('4.4.2.a', 'it is not in good order');
  if (hasLookedHere(view, unit)) {
    return refusal('3.3.3.l', 'it has looked for one as often as movement factors were spent here');
  }
  return spent(view, unit)
    ? refusal('4.4.2.d', 'it has fired, or used as many weapons as it may')
    : undefined;
}

function hasLookedHere(view: View, unit: AnyUnit): boolean {
  const mover = view.phase === 'movement' ? movingPiece(view) : undefined;
  if (!mover) return false;
  return (mover.shots[faustLook(unit)] ?? 0) >= shotsAllowed(mover.here);
}

/** A squad that can still use a weapon at full strength, or anybody else who has not fired (4.4.2). */
function spent(view: View, unit: AnyUnit): boolean {
  const used = unit.used?.length ?? 0;
  if (unit.fired === 'final' || (view.phase === 'advancing-fire' && unit.fired === 'prep')) return true;
  if (cardOf(unit).kind !== 'squad')
    return used > 0 || unit.fired !== undefined || unit.directs !== undefined;
  // A second one costs the squad its own firepower, which it must not have used.
  return used >= 2 || (used === 1 && unit.fired !== undefined && !unit.forfeits);
}
