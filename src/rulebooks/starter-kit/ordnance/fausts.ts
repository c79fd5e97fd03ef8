/** Who may look for a Panzerfaust now, and at what he could fire it (4.4.2). */

import type { HexId } from '../../../board/index.ts';
import { isRefusal } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { type Firer, firingSide } from '../fire/shooters.ts';
import { heldByEnemies, mayBeSeen } from '../fire/targets.ts';
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

/** The unit as it would fire one at the hex; undefined if it may not. */
export function faustFirer(world: World, view: View, user: AnyUnit, target: HexId): Firer | undefined {
  const ordnance = panzerfaust(world);
  // Few are ever near enough, and that is quickly seen.
  if (!ordnance || user.at === undefined || !ordnance.toHit(distance(world, user.at, target)))
    return undefined;
  const firer = seeker(world, view, user);
  if (!firer || shotRefusal(world, view, ordnance, firer, target)) return undefined;
  const isFree = !heldByEnemies(view, firer.at, user.side, target);
  return isFree && mayBeSeen(world, view, firer.at, target) ? firer : undefined;
}

function seeker(world: World, view: View, user: AnyUnit): Firer | undefined {
  const mode = MODES[view.phase];
  if (!mode || user.at === undefined || user.side !== firingSide(world, view)) return undefined;
  return isRefusal(faustRefusal(world, view, user)) ? undefined : { id: user.id, user, at: user.at, mode };
}

/** The units that may look for a Panzerfaust now. */
export function faustActs(world: World, view: View): readonly Extract<BookAct, { verb: 'faust' }>[] {
  if (!panzerfaust(world)) return [];
  const side = firingSide(world, view);
  if (nationOf(world, side) !== 'german') return [];
  const hexes = knownTargetHexes(view, side);
  if (hexes.length === 0) return [];
  return view.units
    .filter(unit => unit.side === side && hexes.some(hex => faustFirer(world, view, unit, hex)))
    .map(({ id }) => ({ verb: 'faust', unit: id }));
}
