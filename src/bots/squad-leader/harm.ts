/** What an attack on the fire table does to a unit on average, as a share of its worth. */
import {
  FIRE_COLUMNS,
  type FireColumn,
  fireColumn,
  fireResult,
} from '../../rulebooks/squad-leader/charts/index.ts';
import { type AnyUnit, cardOf, moraleOf } from '../../rulebooks/squad-leader/units.ts';
import type { World } from '../../rulebooks/squad-leader/world.ts';
import { BROKEN } from './men.ts';

const BREAKS = 1 - BROKEN;
/** A broken unit that fails again loses half of its men. */
const REDUCED = 0.55;

/** In how many of the 36 falls two dice come to each sum. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** The chance that two dice come to no more than this. */
export function chanceUpTo(limit: number): number {
  let ways = 0;
  for (let sum = 2; sum <= Math.min(12, limit); sum++) ways += WAYS[sum] as number;
  return ways / 36;
}

const LOWEST_DRM = -8;
const HIGHEST_DRM = 12;
const known = new WeakMap<World['charts'], Map<number, number>>();

/** The share of its worth that the unit loses to so much firepower. */
export function harm(world: World, firepower: number, drm: number, unit: AnyUnit): number {
  const column = fireColumn(firepower);
  return column === undefined ? 0 : harmOn(world, column, drm, unit);
}

export function harmOn({ charts }: World, column: FireColumn, drm: number, unit: AnyUnit): number {
  if (drm > HIGHEST_DRM) return 0;
  const found = known.get(charts) ?? new Map<number, number>();
  known.set(charts, found);
  const isBroken = unit.broken === true;
  const morale = unit.berserk ? 10 : unit.broken ? cardOf(unit).morale : moraleOf(unit);
  const row = (Math.max(drm, LOWEST_DRM) - LOWEST_DRM) * 40 + morale * 2 + (isBroken ? 1 : 0);
  const key = row * FIRE_COLUMNS.length + FIRE_COLUMNS.indexOf(column);
  const share = found.get(key) ?? meanHarm(charts, column, drm, morale, isBroken);
  found.set(key, share);
  return share;
}

function meanHarm(
  charts: World['charts'],
  column: FireColumn,
  drm: number,
  morale: number,
  isBroken: boolean,
): number {
  let sum = 0;
  for (let dice = 2; dice <= 12; dice++) {
    const result = fireResult(charts, column, dice + drm);
    const share =
      result.is === 'KIA'
        ? 1
        : result.is === 'none'
          ? 0
          : (1 - chanceUpTo(morale - result.n)) * (isBroken ? REDUCED : BREAKS);
    sum += (WAYS[dice] as number) * share;
  }
  return sum / 36;
}
