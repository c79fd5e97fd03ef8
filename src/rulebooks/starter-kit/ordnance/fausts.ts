/** Who may look for a Panzerfaust now, and at what he could fire it (4.4.2). */

import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { type Firer, firingSide } from '../fire/shooters.ts';
import { heldByEnemies, refusedAtAll, unseen } from '../fire/targets.ts';
import type { View } from '../game.ts';
import type { FireMode } from '../state.ts';
import { faustRefusal, panzerfaust } from '../support-weapons/light-anti-tank.ts';
import type { AnyUnit } from '../units.ts';
import { distance, nationOf, type World } from '../world.ts';
import { shotRefusal } from './ordnance.ts';
import { knownTargetHexes } from './targets.ts';

const MODES: Partial<Record<View['phase'], FireMode>> = {
  'prep-fire': 'prep',
  movement: 'first',
  'defensive-fire': 'final',
  'advancing-fire': 'advancing',
};

/** The unit as it would fire one at the hex; or why it may not. */
export function faustFirer(world: World, view: View, user: AnyUnit, target: HexId): Firer | Refusal {
  const ordnance = panzerfaust(world);
  // Few are ever near enough, and that is quickly seen.
  if (!ordnance || !isInReach(world, user, target)) return OUT_OF_REACH;
  const firer = seeker(world, view, user);
  if (isRefusal(firer)) return firer;
  return (
    shotRefusal(world, view, ordnance, firer, target) ??
    heldByEnemies(view, firer.at, user.side, target) ??
    unseen(world, view, firer, target) ??
    firer
  );
}

const OUT_OF_REACH = refusal('4.4.2.a', 'no Panzerfaust reaches as far');
const NOT_NOW = refusal('3.0.a', 'it is not its fire now');

const isInReach = (world: World, { at }: AnyUnit, target: HexId): boolean =>
  at !== undefined && panzerfaust(world)?.toHit(distance(world, at, target)) !== undefined;

function seeker(world: World, view: View, user: AnyUnit): Firer | Refusal {
  const mode = MODES[view.phase];
  if (!mode || user.at === undefined || user.side !== firingSide(world, view)) return NOT_NOW;
  return faustRefusal(world, view, user) ?? { id: user.id, user, at: user.at, mode };
}

/** What a side's Panzerfausts could be fired at; nothing where it has none. */
export function faustTargets(world: World, view: View, side: Side): readonly HexId[] {
  return panzerfaust(world) && nationOf(world, side) === 'german' ? knownTargetHexes(view, side) : [];
}

/** The units of a side that are near enough to any of the hexes. */
export function nearEnough(
  world: World,
  view: View,
  side: Side,
  hexes: readonly HexId[],
): readonly AnyUnit[] {
  if (hexes.length === 0) return [];
  return view.units.filter(unit => unit.side === side && hexes.some(hex => isInReach(world, unit, hex)));
}

/** Why the unit may not look for a Panzerfaust now, to fire it at any of the hexes. */
export function seekingRefusal(
  world: World,
  view: View,
  unit: AnyUnit,
  hexes: readonly HexId[],
): Refusal | undefined {
  const near = hexes.filter(hex => isInReach(world, unit, hex));
  return refusedAtAll(near, hex => {
    const firer = faustFirer(world, view, unit, hex);
    return isRefusal(firer) ? firer : undefined;
  });
}

/** The units that may look for a Panzerfaust now. */
export function faustActs(world: World, view: View): readonly Extract<BookAct, { verb: 'faust' }>[] {
  const side = firingSide(world, view);
  const hexes = faustTargets(world, view, side);
  return nearEnough(world, view, side, hexes)
    .filter(unit => !seekingRefusal(world, view, unit, hexes))
    .map(({ id }) => ({ verb: 'faust', unit: id }));
}
