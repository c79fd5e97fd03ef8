/** What of a unit counts under fire. */
import type { DamageColumn } from '../../rulebooks/lock-n-load/charts/index.ts';
import { damageColumn } from '../../rulebooks/lock-n-load/morale/damage.ts';
import { type AnyUnit, isSquad, moraleOf } from '../../rulebooks/lock-n-load/units.ts';

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

const sorts = new Map<string, Sort>();

/** The same for all that fare alike. */
export function sortOf(unit: AnyUnit): Sort {
  const target = { column: damageColumn(unit), morale: moraleOf(unit), isSquad: isSquad(unit) };
  const key = `${target.column} ${target.morale} ${target.isSquad}`;
  const known = sorts.get(key) ?? { ...target, n: sorts.size };
  sorts.set(key, known);
  return known;
}
