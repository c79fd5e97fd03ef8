/** Why a unit may not move, go there, or do this on the way (3.3, 4.0, 4.3). */

import type { HexId } from '../../../../board/index.ts';
import { type Refusal, refusal } from '../../../../engine/index.ts';
import { allowance } from '../../movement/allowance.ts';
import { canCreep, entryCost, inHalves } from '../../movement/cost.ts';
import { isEnemyHeld, isEntering, nextHexes } from '../../movement/entry.ts';
import { keepsBonus, PICK_UP_COST } from '../../movement/move-scene.ts';
import { hexOf, type Move, purse, purseHere, stackOf } from '../../movement/moving-stack.ts';
import { smokeCost } from '../../smoke/smoke-grenades.ts';
import type { WeaponId } from '../../state.ts';
import { canCarryItsLoad } from '../../support-weapons/portage.ts';
import {
  type AnyUnit,
  cardOf,
  fitsIn,
  inMelee,
  unitById,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../../units.ts';
import { distance, groupOf } from '../../world.ts';
import type { Scene } from '../names.ts';
import { movingNow } from '../words/movement.ts';
import type { Reasons } from './fire.ts';
import { isLyingWith, servingReasons } from './give.ts';

/** Broken, held, or not here: what keeps a unit from most things. */
function helplessness({ world, view }: Scene, unit: AnyUnit): Refusal | undefined {
  if (unit.broken) return refusal('3.2.3.j', 'broken units may only rout and rally');
  if (inMelee(view, unit)) return refusal('3.8.t', 'units in melee do nothing but fight in close combat');
  if (unit.at !== undefined || isEntering(world, view, unit)) return undefined;
  const turn = groupOf(world, unit.group).enter?.turn;
  return refusal('3.3.d', turn === undefined ? 'it is not on the map' : `it enters in turn ${turn}`);
}

/** Why it can't begin to move. */
export function moverReasons(scene: Scene, unit: AnyUnit): Reasons {
  const helpless = helplessness(scene, unit);
  if (helpless) return [helpless];
  if (unit.moved) return [refusal('3.3.1.c', 'its movement phase is over')];
  if (unit.pinned) return [refusal('3.2.3.r', 'it is pinned')];
  const fired = unit.fired ?? weaponsOf(scene.view, unit).find(weapon => weapon.fired)?.fired;
  if (fired) return [refusal('3.3.a', 'it fired in the prep fire phase')];
  const move = movingNow(scene);
  if (move && !move.units.includes(unit.id)) {
    return [refusal('3.3.1.e', 'those who are on the move finish first')];
  }
  return [];
}

/** Why the stack may not go into the hex. */
export function stepReasons(scene: Scene, to: HexId, creep: boolean): Reasons {
  const { world, view } = scene;
  const move = movingNow(scene);
  const stack = move ? stackOf(view, move) : [];
  const [first] = stack;
  if (!move || !first)
    return [refusal('3.6.e', 'a routing unit makes for cover, and no nearer to its enemies')];
  if (!nextHexes(world, first).includes(to)) {
    return first.at === undefined
      ? [refusal('3.3.d', 'they don’t come onto the map there')]
      : [refusal('3.3.b', 'units move from hex to adjacent hex')];
  }
  if (move.kind === 'assault' && move.hexes > 0)
    return [refusal('3.3.1.f', 'assault movement is of one hex')];
  const burden = burdenReasons(scene, move);
  if (burden.length > 0) return burden;
  if (isEnemyHeld(view, to, first.side)) return [refusal('3.3.c', 'there are enemies in the hex')];
  if (!fitsIn(world, view, to, first.side, stack)) return [refusal('3.3.1.d', 'there is no room in the hex')];
  const way = { from: first.at, to };
  if (creep && !canCreep(world, way)) {
    return [refusal('1.1.1.woodsroad.b', 'there is no road there with cover beside it')];
  }
  const cost = entryCost(world, view, way, { creep });
  if (!cost) return [refusal('3.3.b', 'infantry can’t go there')];
  const left = purse(world, view, move, !creep && keepsBonus(world, view, move, way));
  return affordable(inHalves(cost.value), left, move);
}

function affordable(cost: number, left: number, { kind }: Move): Reasons {
  if (cost <= left) return [];
  const why = `it costs ${cost / 2} MF and there are ${Math.max(0, left) / 2} left`;
  return [kind === 'assault' ? refusal('3.3.1.f', `${why} for assault movement`) : refusal('3.3.1.a', why)];
}

function burdenReasons({ world, view }: Scene, move: Move): Reasons {
  return stackOf(view, move).flatMap(unit => {
    if (!canCarryItsLoad(world, view, unit))
      return [refusal('4.0.e', `{${unit.id}} can’t carry what it has`)];
    const rooted = weaponsOf(view, unit).find(({ id }) => move.rooted?.includes(id));
    return rooted ? [refusal('4.0.b', `{${rooted.id}} has moved in this phase`)] : [];
  });
}

/** What is said of the whole move is said before anything is spent. */
function openingReasons(move: Move, cite: string): Reasons {
  if (move.begun) return [refusal(cite, 'this is said before the move begins')];
  return move.kind === 'normal' ? [] : [refusal(cite, 'the kind of movement is declared')];
}

export function assaultReasons({ world, view }: Scene, move: Move): Reasons {
  const opening = openingReasons(move, '3.3.1.f');
  if (opening.length > 0) return opening;
  return purse(world, view, { ...move, kind: 'assault' }) < inHalves(1)
    ? [refusal('3.3.1.f', 'nothing would be left over')]
    : [];
}

export function doubleTimeReasons({ view }: Scene, move: Move): Reasons {
  const opening = openingReasons(move, '3.3.1.g');
  const tired = stackOf(view, move).find(unit => unit.wounded || unit.winded || unit.exhausted);
  if (opening.length > 0 || !tired) return opening;
  return [refusal('3.3.1.g', `{${tired.id}} is wounded or exhausted, or was so until now`)];
}

export function companyReasons(scene: Scene, move: Move, unit: AnyUnit): Reasons {
  const opening = openingReasons(move, '3.3.1.e');
  if (opening.length > 0) return opening;
  if (move.units.includes(unit.id)) return [refusal('3.3.1.e', 'it goes along already')];
  const reasons = moverReasons(scene, unit).filter(({ cite }) => cite !== '3.3.1.e');
  if (reasons.length > 0) return reasons;
  return hexOf(scene.view, move) === unit.at
    ? []
    : [refusal('3.3.1.e', 'it is not in the hex of those who move')];
}

export function pickUpReasons({ world, view }: Scene, move: Move, unit: AnyUnit, weapon: WeaponId): Reasons {
  if (!move.units.includes(unit.id)) return [refusal('3.3.1.l', 'it is not on the move')];
  if (move.tried.includes(`${unit.id} ${weapon}`)) return [refusal('3.3.1.l', 'it has tried')];
  if (!isLyingWith(view, unit, weapon)) return [refusal('3.3.1.l', 'it does not lie in their hex')];
  const serving = servingReasons(world, view, unit, weaponById(view, weapon));
  return serving.length > 0 ? serving : affordable(PICK_UP_COST, purseHere(world, view, move), move);
}

/** Why it may not advance into the hex. */
export function advanceReasons(scene: Scene, unit: AnyUnit, to: HexId): Reasons {
  const { world, view } = scene;
  const helpless = helplessness(scene, unit);
  if (helpless) return [helpless];
  if (unit.pinned) return [refusal('3.7.a', 'pinned units don’t advance')];
  if (unit.moved) return [refusal('3.7.a', 'it has advanced in this phase')];
  if (!canCarryItsLoad(world, view, unit)) return [refusal('4.0.e', 'it can’t carry what it has')];
  if (!nextHexes(world, unit).includes(to)) return [refusal('3.7.a', 'units advance into an adjacent hex')];
  if (!fitsIn(world, view, to, unit.side, [unit])) return [refusal('3.3.1.d', 'there is no room in the hex')];
  const cost = entryCost(world, view, { from: unit.at, to }, { smoke: false });
  if (!cost) return [refusal('3.3.b', 'infantry can’t go there')];
  const needsAll = cost.value >= (allowance(world, view, unit, { stack: [unit] })?.value ?? 0);
  return needsAll && unit.exhausted
    ? [refusal('3.7.b', 'exhausted, it may not go where it would need all it has')]
    : [];
}

export function smokeReasons(scene: Scene, move: Move, unit: AnyUnit, at: HexId): Reasons {
  const { world, view } = scene;
  const card = cardOf(unit);
  const here = hexOf(view, move);
  if (!move.units.includes(unit.id)) return [refusal('3.3.1.j', 'it is not on the move')];
  if (card.kind === 'leader' || card.smokeExponent === undefined) {
    return [refusal('3.3.1.j', 'it has no smoke exponent')];
  }
  if (move.smoked.includes(unit.id)) return [refusal('3.3.1.j', 'it has tried in this phase')];
  if (here === undefined || distance(world, here, at) > 1) {
    return [refusal('3.3.1.j', 'smoke goes into its own hex or the next')];
  }
  return affordable(smokeCost(view, move, at), purseHere(world, view, move), move);
}

export function chargeReasons(scene: Scene, move: Move, weapon: WeaponId, at: HexId): Reasons {
  const { world, view } = scene;
  const charge = weaponById(view, weapon);
  const here = hexOf(view, move);
  if (weaponCardOf(charge).kind !== 'demolition-charge')
    return [refusal('4.3.a', 'it is no demolition charge')];
  if (charge.by === undefined || !move.units.includes(charge.by)) {
    return [refusal('4.3.c', 'nobody on the move has it')];
  }
  if (view.charges.some(({ by }) => by === charge.by)) return [refusal('4.3.b', 'one charge a unit')];
  if (here === undefined || distance(world, here, at) !== 1) {
    return [refusal('4.3.c', 'it is placed in an adjacent hex')];
  }
  if (!isEnemyHeld(view, at, unitById(view, charge.by).side)) {
    return [refusal('4.3.a', 'there is nobody in the hex to use it on')];
  }
  const cost = entryCost(world, view, { from: here, to: at });
  if (!cost) return [refusal('4.3.c', 'nobody could enter that hex')];
  return affordable(inHalves(cost.value), purseHere(world, view, move), move);
}
