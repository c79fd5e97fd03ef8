/** What of a unit counts under fire. */
import type { Charts, DamageColumn } from '../../rulebooks/lock-n-load/charts/index.ts';
import { damageColumn } from '../../rulebooks/lock-n-load/morale/damage.ts';
import { type AnyUnit, isSquad, moraleOf } from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';

export interface Target {
  readonly column: DamageColumn;
  readonly morale: number;
  /** Casualties leave a half-squad of it. */
  readonly isSquad: boolean;
}

/** Units that fare alike under fire, with a number for tables. */
export interface Sort extends Target {
  readonly n: number;
}

/** By the charts of the match, which have their say in how a unit fares. */
const sortsBy = new WeakMap<Charts, Map<string, Sort>>();

/** The same for all that fare alike. */
export function sortOf(world: World, unit: AnyUnit): Sort {
  const sorts = sortsBy.get(world.charts) ?? new Map<string, Sort>();
  sortsBy.set(world.charts, sorts);
  const target = { column: damageColumn(unit), morale: moraleOf(world, unit), isSquad: isSquad(unit) };
  const key = `${target.column} ${target.morale} ${target.isSquad}`;
  const known = sorts.get(key) ?? { ...target, n: sorts.size };
  sorts.set(key, known);
  return known;
}
