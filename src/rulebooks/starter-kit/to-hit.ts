/**
 * The to hit process (3.2.4): ordnance must hit before it has any effect. What a weapon is like stands in its own
 * file (mortars.ts, light-anti-tank.ts); here is what all of them do alike: the number to roll, the modifiers, and
 * what a hit of each target type is worth on the fire table.
 */
import type { HexId } from '../../board/index.ts';
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../engine/index.ts';
import { acquisitionOf } from './acquisition.ts';
import { type FireColumn, fireColumn, modifier, TO_HIT_MODIFIERS } from './charts/index.ts';
import {
  type Circumstances,
  flamethrowers,
  hindrance,
  leadership,
  movementInTheOpen,
  nonAssaultMovement,
  type Source,
} from './fire-modifiers.ts';
import type { View } from './game.ts';
import type { Refusal } from './refusal.ts';
import { type Firer, movingStack } from './shooters.ts';
import type { SpecialShell } from './state.ts';
import { coverAt } from './terrain.ts';
import { type AnyUnit, cardOf, weaponCardOf } from './units.ts';
import type { World } from './world.ts';

/** `area`: cover counts against the effect, on half the firepower. `direct`: cover counts against the hit. */
export type TargetType = 'area' | 'direct';

/** What a weapon that must hit is like. */
export interface Ordnance {
  readonly targetType: TargetType;
  /** The firepower of a hit, before it is halved for the area target type. */
  readonly firepower: number;
  /** The number to roll at most; undefined where it doesn't reach. */
  toHit(range: number): number | undefined;
  /** Why it may not be fired at this hex, besides range and sight. */
  refusal(world: World, view: View, firer: Firer, target: HexId): Refusal | undefined;
  /** Its flame strikes backwards in a building (4.4.3). */
  readonly backblast: boolean;
  /** Its shells burst in the trees (1.1.1). */
  readonly airBursts: boolean;
}

/** One declared shot. */
export interface Shot {
  readonly ordnance: Ordnance;
  readonly firer: Firer;
  /** A second leader who serves the weapon. */
  readonly helper?: AnyUnit;
  readonly leaders: readonly AnyUnit[];
  readonly target: HexId;
  readonly shell?: SpecialShell;
  readonly backblast?: 'blast' | 'care';
}

const PLAN: TallyPlan = { stages: ['outside', 'target hex'] };

type Listed = keyof typeof TO_HIT_MODIFIERS.cites;

const listed = (name: Listed, stage = 'outside'): TallyEntry => ({
  id: name,
  ...modifier(TO_HIT_MODIFIERS, name),
  op: '+',
  stage,
});

export function circumstancesOf(view: View, { firer, helper, leaders, target }: Shot): Circumstances {
  const move = movingStack(view);
  return {
    kind: 'fire',
    target,
    from: [firer.at],
    leaders,
    exhausted: [firer.user, ...(helper ? [helper] : []), ...leaders].some(unit => unit.exhausted),
    ...(move && { move }),
  };
}

/** The modifiers that lie with whoever fires. */
function firerBased(shot: Shot, { exhausted }: Circumstances): readonly TallyEntry[] {
  const { user, weapon, mode } = shot.firer;
  const names: readonly (Listed | false | undefined)[] = [
    mode === 'advancing' && 'advancing fire',
    exhausted && 'CX',
    user.pinned && 'pinned firer',
    weapon && weaponCardOf(weapon).nation !== cardOf(user).nation && 'captured weapon',
    shot.backblast === 'care' && 'backblast avoided',
  ];
  return names.filter(name => typeof name === 'string').map(name => listed(name));
}

function acquisition(view: View, { firer, target }: Shot): readonly TallyEntry[] {
  const drm = firer.weapon ? acquisitionOf(view, firer.weapon, target) : 0;
  if (drm === 0) return [];
  return [listed(drm === -1 ? 'target acquired once' : 'target acquired twice', 'target hex')];
}

/** Against a unit; against the hex as such without one, as smoke is fired. */
export function toHitModifiers(world: World, view: View, shot: Shot, unit?: AnyUnit): Tally {
  const about = circumstancesOf(view, shot);
  const subject = unit ?? shot.firer.user;
  const from = (source: Source) => source(world, view, about, subject);
  return tally(PLAN, 0, [
    ...from(leadership),
    ...firerBased(shot, about),
    ...from(hindrance),
    ...acquisition(view, shot),
    ...(unit ? [...from(nonAssaultMovement), ...from(movementInTheOpen)] : []),
    ...(unit && shot.ordnance.targetType === 'direct' ? cover(world, shot, about) : []),
  ]);
}

/** The cover of the target hex. Height is an advantage against everything but mortars (1.1.1). */
function cover(world: World, { target, firer }: Shot, { move }: Circumstances): readonly TallyEntry[] {
  const found = coverAt(world, target, firer.at, move?.entry);
  return found ? [{ id: found.terrain, cite: found.cite, op: '+', n: found.tem, stage: 'target hex' }] : [];
}

/** What a hit comes to on the fire table for one who is hit. */
export interface Effect {
  readonly column: FireColumn;
  readonly drm: Tally;
}

/** Half the firepower on the area target type; a critical hit doubles it instead (3.2.4, 6.1). */
export function effectOf(world: World, view: View, shot: Shot, unit: AnyUnit, critical: boolean): Effect {
  const { firepower, targetType } = shot.ordnance;
  const factor = critical ? 2 : targetType === 'area' ? 0.5 : 1;
  const column = fireColumn(firepower * factor);
  if (column === undefined) throw new Error(`a hit with ${firepower} firepower has no column`);
  return { column, drm: effectModifiers(world, view, shot, unit, critical) };
}

function effectModifiers(world: World, view: View, shot: Shot, unit: AnyUnit, critical: boolean): Tally {
  const about = circumstancesOf(view, shot);
  const from = (source: Source) => source(world, view, about, unit);
  const entries = coverEffect(world, shot, about, critical);
  // On a critical hit those who run in the open are the worse for it, here as well as in the aim (6.1).
  const running = critical ? [...from(nonAssaultMovement), ...from(movementInTheOpen)] : [];
  return tally(PLAN, 0, [...entries, ...running, ...from(flamethrowers)]);
}

/** Trees turn a mortar's shells into air bursts; a critical hit turns cover against those who have it (6.1). */
function coverEffect(
  world: World,
  shot: Shot,
  about: Circumstances,
  critical: boolean,
): readonly TallyEntry[] {
  const [found] = cover(world, shot, about);
  if (!found) return [];
  if (isAirBurst(shot, found)) return [{ ...found, id: 'air burst', cite: '1.1.1.woods.d', n: -1 }];
  if (critical) return [{ ...found, id: `${found.id}, critical hit`, cite: '6.1.b', n: -found.n }];
  return shot.ordnance.targetType === 'area' ? [found] : [{ ...found, waived: 'it counted against the hit' }];
}

const isAirBurst = ({ ordnance }: Shot, { id }: TallyEntry) => ordnance.airBursts && id === 'woods';

export function burstsInTrees({ kept }: Tally): boolean {
  return kept.some(({ id }) => id === 'air burst');
}
