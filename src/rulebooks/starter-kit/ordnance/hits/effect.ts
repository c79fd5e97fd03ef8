/** What a hit comes to on the fire table for one who is hit (3.2.4, 6.1, 6.2). */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../../engine/index.ts';
import { type FireColumn, fireColumn, modifier } from '../../charts/index.ts';
import { flamethrowers, movementInTheOpen, nonAssaultMovement } from '../../fire/modifiers.ts';
import { isVehicle, type Target } from '../../fire/target.ts';
import type { View } from '../../game.ts';
import { coverAt } from '../../terrain/terrain.ts';
import type { World } from '../../world.ts';
import { circumstancesOf, type Shot, shellOf, typeOf } from '../shot.ts';
import { coverOf } from './cover.ts';

const PLAN: TallyPlan = { stages: ['target hex'] };

export interface Effect {
  readonly column: FireColumn;
  readonly drm: Tally;
}

/** Half the firepower on the area target type; a critical hit doubles that of high explosive instead (3.2.4, 6.1). */
export function effectOf(world: World, view: View, shot: Shot, target: Target, critical: boolean): Effect {
  const factor = critical ? 2 : typeOf(shot) === 'area' ? 0.5 : 1;
  const whole = shot.ordnance.column(critical ? criticalShell(shot) : shellOf(shot)) ?? 0;
  const column = fireColumn(whole * factor);
  if (column === undefined) throw new Error(`a hit of ${shot.firer.id} has no column`);
  return { column, drm: effectModifiers(world, view, shot, target, critical) };
}

/** "Standard HE": what has no such shells keeps its own (6.1). */
function criticalShell(shot: Shot) {
  return shot.ordnance.column('HE') === undefined ? shellOf(shot) : 'HE';
}

function effectModifiers(world: World, view: View, shot: Shot, target: Target, critical: boolean): Tally {
  const cover = coverEffect(world, view, shot, target, critical);
  if (isVehicle(target)) return tally(PLAN, 0, cover);
  const about = circumstancesOf(view, shot);
  // On a critical hit those who run in the open are the worse for it, here as well as in the aim (6.1).
  const running = critical
    ? [...nonAssaultMovement(world, view, about, target), ...movementInTheOpen(world, view, about, target)]
    : [];
  return tally(PLAN, 0, [...cover, ...running, ...flamethrowers(world, view, about, target)]);
}

/** Cover against the effect of a hit: none where it counted against the hit; a critical hit turns it round (6.1). */
export function coverEffect(
  world: World,
  view: View,
  shot: Shot,
  target: Target,
  critical: boolean,
): readonly TallyEntry[] {
  const [found] = coverOf(world, view, shot, target);
  const burst = airBurst(world, view, shot);
  // Under trees that burst the shells there is no cover but a pit of one's own (1.1.1, 6.3.b).
  if (!found || (burst && found.of === undefined)) return burst ? [burst] : [];
  return [turnedRound(shot, found, critical), ...(burst ? [burst] : [])];
}

function turnedRound(shot: Shot, found: TallyEntry, critical: boolean): TallyEntry {
  if (critical) return { ...found, id: `${found.id}, critical hit`, cite: '6.1.b', n: -Math.abs(found.n) };
  return typeOf(shot) === 'area' ? found : { ...found, waived: 'it counted against the hit' };
}

const BURSTS: Readonly<Record<string, string>> = {
  woods: '1.1.1.woods.d',
  'dense jungle': '8.2.1.jungle.b',
  'light jungle': '8.2.1.jungle.b',
};

/** Trees turn the shells of mortars into air bursts. */
function airBurst(world: World, view: View, { ordnance, target, use }: Shot): TallyEntry | undefined {
  const terrain =
    ordnance.airBursts && use?.airBursts !== false ? coverAt(world, view, target)?.terrain : undefined;
  const cite = terrain && BURSTS[terrain];
  return cite
    ? {
        id: 'air burst',
        cite,
        op: '+',
        n: modifier(world.charts.fireModifiers, 'air burst').n,
        stage: 'target hex',
      }
    : undefined;
}

export function burstsInTrees({ kept }: Tally): boolean {
  return kept.some(({ id }) => id === 'air burst');
}
