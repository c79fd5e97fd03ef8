/** Light anti-tank weapons against infantry (4.4): bazooka, Panzerschreck, PIAT and Panzerfaust. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import { panzerfaust as panzerfaustOf, toHitByRange } from './charts/index.ts';
import { personCard, type ShapedChargeCard } from './counters/index.ts';
import type { View } from './game.ts';
import { squadsOf } from './order-of-battle.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Firer } from './shooters.ts';
import type { WeaponId } from './state.ts';
import { buildingAt, levelAt } from './terrain.ts';
import type { Ordnance } from './to-hit.ts';
import { type AnyUnit, cardOf, isGoodOrder, isLeader, weaponCardOf } from './units.ts';
import { isAdjacent, nationOf, type World } from './world.ts';

/** Shaped charges do nothing to men in the open: the target must have the cover of a building (4.4.b). */
function notInBuilding(world: World, target: HexId): Refusal | undefined {
  return buildingAt(world, target)
    ? undefined
    : refusal('4.4.b', 'infantry is a target only where a building covers it');
}

export function shapedCharge({ model, firepower, toHit }: ShapedChargeCard): Ordnance {
  return {
    targetType: 'direct',
    firepower,
    toHit: range => toHit[range],
    refusal: (world, _view, firer, target) =>
      notInBuilding(world, target) ?? (model === 'PIAT' ? tooSteep(world, firer, target) : undefined),
    backblast: model !== 'PIAT',
    airBursts: false,
  };
}

/** Its bomb would slide out of the barrel (4.4.5). */
function tooSteep(world: World, { at }: Firer, target: HexId): Refusal | undefined {
  return isAdjacent(world, at, target) && levelAt(world, target) === levelAt(world, at) - 1
    ? refusal('4.4.5.b', 'a PIAT may not fire at an adjacent unit one level lower')
    : undefined;
}

/** A single man can serve a PIAT or a mortar; a bazooka or Panzerschreck takes two (4.4.1, 4.5). */
export function needsTwoMen({ user, weapon }: Firer): boolean {
  if (!weapon || !isLeader(user)) return false;
  const card = weaponCardOf(weapon);
  return card.kind === 'shaped-charge' && card.model !== 'PIAT';
}

// ---- the Panzerfaust, which any German may turn out to have

const FIREPOWER = 16;

const panzerfausts = new WeakMap<World, Ordnance | undefined>();

/** Undefined where there are none yet. */
export function panzerfaust(world: World): Ordnance | undefined {
  if (!panzerfausts.has(world)) panzerfausts.set(world, readPanzerfaust(world));
  return panzerfausts.get(world);
}

function readPanzerfaust({ scenario }: World): Ordnance | undefined {
  const period = scenario.rules.includes('panzerfausts') ? panzerfaustOf(scenario.date) : undefined;
  if (!period) return undefined;
  const toHit = toHitByRange('PF');
  return {
    targetType: 'direct',
    firepower: FIREPOWER,
    toHit: range => (range <= period.range ? toHit[range] : undefined),
    refusal: (world, _view, _firer, target) => notInBuilding(world, target),
    backblast: true,
    airBursts: false,
  };
}

/** How many may be fired in the scenario, by the squads of the order of battle (4.4.2). */
export function faustsLeft(world: World, view: View, { side }: AnyUnit): number {
  return faustsIssued(world, side) - (view.fausts ?? 0);
}

const issued = new WeakMap<World, Map<Side, number>>();

function faustsIssued(world: World, side: Side): number {
  const known = issued.get(world) ?? new Map<Side, number>();
  issued.set(world, known);
  let fausts = known.get(side);
  if (fausts === undefined) {
    const squads = squadsOf(world.scenario, side, card => personCard(card).kind === 'squad');
    fausts = Math.floor(squads * (panzerfaustOf(world.scenario.date)?.shotsPerSquad ?? 0));
    known.set(side, fausts);
  }
  return fausts;
}

/** Each look for a Panzerfaust is the use of a weapon, found or not. */
export const faustUse = (unit: AnyUnit): WeaponId => `w-faust-${(unit.used?.length ?? 0) + 1}`;

/** Why the unit may not look for a Panzerfaust now, wherever the target (4.4.2). */
export function faustRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (!panzerfaust(world) || nationOf(world, unit.side) !== 'german') {
    return refusal('4.4.2.a', 'there are no Panzerfausts');
  }
  if (faustsLeft(world, view, unit) <= 0)
    return refusal('4.4.2.h', 'all Panzerfausts of the scenario are fired');
  if (!isGoodOrder(view, unit)) return refusal('4.4.2.a', 'it is not in good order');
  return spent(view, unit)
    ? refusal('4.4.2.d', 'it has fired, or used as many weapons as it may')
    : undefined;
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
