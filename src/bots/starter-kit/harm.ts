/** What an attack on the fire table does to a unit on average, as a share of its worth. */
import {
  type Charts,
  FIRE_COLUMNS,
  fireColumn,
  fireResult,
} from '../../rulebooks/starter-kit/charts/index.ts';
import type { World } from '../../rulebooks/starter-kit/world.ts';
import { BROKEN } from './men.ts';

/** What a unit loses of its worth when it is eliminated, reduced, broken, pinned. */
const ELIMINATED = 1;
const REDUCED = 0.55;
const BREAKS = 1 - BROKEN;
const PIN = 0.1;

/** In how many of the 36 falls two dice come to each sum. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** The chance that two dice come to more than this. */
export function chanceAbove(limit: number): number {
  let ways = 0;
  for (let sum = Math.max(2, Math.trunc(limit) + 1); sum <= 12; sum++) ways += WAYS[sum] as number;
  return ways / 36;
}

export const chanceUpTo = (limit: number): number => 1 - chanceAbove(limit);

const LOWEST_DRM = -6;
const HIGHEST_DRM = 9;
const MORALES = 16;

/** By the charts of the match; nearly always they are those of the call before. */
const knownBy = new WeakMap<Charts, (number | undefined)[]>();
let last: Charts | undefined;
let known: (number | undefined)[] = [];

function recall(charts: Charts): void {
  if (charts === last) return;
  last = charts;
  known = knownBy.get(charts) ?? [];
  knownBy.set(charts, known);
}

export interface Target {
  readonly morale: number;
  readonly broken: boolean;
  /** How many share the attack. */
  readonly crowd: number;
}

const alone: (Target | undefined)[] = [];

/** Those who are alone and fare alike under fire are one and the same target. */
export function loneTarget(morale: number, broken: boolean): Target {
  const key = 2 * morale + (broken ? 1 : 0);
  const target = alone[key] ?? { morale, broken, crowd: 1 };
  alone[key] = target;
  return target;
}

/** The share of its worth that a unit of this morale loses to so much firepower. */
export function harm(
  world: World,
  firepower: number,
  drm: number,
  { morale, broken, crowd }: Target,
): number {
  const column = fireColumn(firepower);
  if (column === undefined || drm > HIGHEST_DRM) return 0;
  recall(world.charts);
  const drmRow = Math.max(drm, LOWEST_DRM) - LOWEST_DRM;
  const crowdRow = Math.min(crowd, 4) - 1;
  const row = FIRE_COLUMNS.indexOf(column) * (HIGHEST_DRM - LOWEST_DRM + 1) + drmRow;
  const key = ((row * MORALES + morale) * 4 + crowdRow) * 2 + (broken ? 1 : 0);
  const found = known[key] ?? meanHarm(world, column, drmRow + LOWEST_DRM, morale, broken, crowdRow + 1);
  known[key] = found;
  return found;
}

function meanHarm(
  world: World,
  column: number,
  drm: number,
  morale: number,
  broken: boolean,
  crowd: number,
): number {
  let sum = 0;
  for (let dice = 2; dice <= 12; dice++) {
    sum += (WAYS[dice] as number) * harmOf(world, column, dice + drm, morale, broken, crowd);
  }
  return sum / 36;
}

function harmOf(
  world: World,
  column: number,
  dice: number,
  morale: number,
  broken: boolean,
  crowd: number,
): number {
  const result = fireResult(world.charts, column, dice);
  switch (result.is) {
    case 'KIA': {
      const hit = Math.min(1, result.n / crowd);
      return hit * ELIMINATED + (1 - hit) * (broken ? REDUCED : BREAKS);
    }
    case 'K':
      return REDUCED / crowd + (1 - 1 / crowd) * check(result.n, morale, broken);
    case 'MC':
      return check(result.n, morale, broken);
    case 'PTC':
      return broken ? 0 : PIN * chanceAbove(morale);
    case 'none':
      return 0;
  }
}

/** Failing breaks, passing with nothing to spare pins; the broken are reduced instead. */
function check(modifier: number, morale: number, broken: boolean): number {
  const fails = chanceAbove(morale - modifier);
  if (broken) return fails * REDUCED;
  const justPasses = chanceAbove(morale - modifier - 1) - fails;
  return fails * BREAKS + justPasses * PIN;
}
