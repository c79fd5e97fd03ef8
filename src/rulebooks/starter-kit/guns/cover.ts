/** What protects a crew at its gun: the pit that it stands in, and the shield in front of it (6.3, 6.6). */
import type { HexId } from '../../../board/index.ts';
import type { TallyEntry } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import { covers } from '../ordnance/covered-arcs.ts';
import { type AnyUnit, isGoodOrder } from '../units.ts';
import type { World } from '../world.ts';
import { gunCardOf, gunOf, isCrew } from './guns.ts';

type Protection = 'emplaced gun' | 'gunshield' | 'gunshield against a mortar';

const entry = (world: World, id: Protection, of: string): TallyEntry => ({
  id,
  ...modifier(world.charts.fireModifiers, id),
  op: '+',
  stage: 'target hex',
  of,
});

/** The terrain effects modifier of a gun that is dug in, for the crew that serves it and for nobody else (6.3). */
export function emplacement(world: World, view: View, unit: AnyUnit): TallyEntry | undefined {
  const gun = gunOf(view, unit);
  return gun?.emplaced && isCrew(unit) ? entry(world, 'emplaced gun', gun.id) : undefined;
}

/** Against what comes through the gun's covered arc, but not while it is pushed along (6.6). */
export function gunshield(
  world: World,
  view: View,
  unit: AnyUnit,
  from: readonly HexId[],
  isMortar = false,
): TallyEntry | undefined {
  const gun = gunOf(view, unit);
  const { at } = unit;
  if (!gun || !gunCardOf(gun)?.gunshield || gun.facing === undefined || at === undefined) return undefined;
  if (!isCrew(unit) || !isGoodOrder(view, unit) || unit.manhandled) return undefined;
  const { facing } = gun;
  if (from.length === 0 || !from.every(hex => covers(world, at, facing, hex))) return undefined;
  return entry(world, isMortar ? 'gunshield against a mortar' : 'gunshield', gun.id);
}

/** Of several protections the best alone counts: its owner would choose no other (6.3.b, 6.6.b). */
export function best(entries: readonly TallyEntry[]): readonly TallyEntry[] {
  const found = entries.toSorted((a, b) => b.n - a.n);
  return found.slice(0, 1);
}
