/** What changes a roll on the Firepower Table against one target (12.3.1.1). */
import { type Addend, added, type Tally } from '../../../engine/index.ts';
import {
  coverBehind,
  coverOf,
  HEXSIDES,
  type Hexside,
  hindranceOf,
  listed,
  type Screen,
} from '../charts/index.ts';
import { cardOfUnit, enclosing, type Fielded, type View } from '../game.ts';
import { lineOf } from '../sight/line.ts';
import { smokeOn } from '../sight/smoke.ts';
import type { LocId } from '../state.ts';
import { directionTo, levelOf, terrainAt } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { floorOf, hexAt, isLip, isTrench, rangeOf } from '../world.ts';

/** Who fires, from where, and under whom. */
export interface Volley {
  readonly from: readonly LocId[];
  readonly isDirected: boolean;
  /** Flame goes where cover is none (12.9.8.1). */
  readonly isFlame?: boolean;
}

export function fireModifiers(
  world: Land,
  view: View,
  { from, isDirected, isFlame }: Volley,
  target: Fielded,
): Tally {
  const { fireModifiers: chart } = world.charts;
  const hindrance = most(from.map(each => hindrances(world, each, target.at)));
  const smoke = Math.max(0, ...from.map(each => smokeOn(world, view, each, target.at)));
  return added([
    ...(isFlame ? [] : coverFor(world, from, target)),
    target.dugIn && !isFlame && listed(chart, 'dug in'),
    ...hindrance,
    smoke > 0 && { ...listed(chart, 'smoke'), n: smoke * listed(chart, 'smoke').n },
    ...movement(world, view, from, target, { isHindered: hindrance.length > 0, isSmoked: smoke > 0 }),
    isFlamethrower(target) && listed(chart, 'flamethrower as a target'),
    isDirected && listed(chart, 'leader directs'),
  ]);
}

const isFlamethrower = (unit: Fielded): boolean => {
  const card = cardOfUnit(unit);
  return card.is === 'team' && card.arm === 'FT';
};

const total = (entries: readonly Addend[]): number => entries.reduce((sum, { n }) => sum + n, 0);

/** The least favourable to those who fire together (12.7.4). */
const most = (lists: readonly (readonly Addend[])[]): readonly Addend[] =>
  lists.reduce((worst, each) => (total(each) > total(worst) ? each : worst), []);

/** The highest of what covers it counts, and nothing besides (6.1.3). */
function coverFor(world: Land, from: readonly LocId[], target: Fielded): readonly Addend[] {
  return most(from.map(each => best(coversOf(world, each, target))));
}

const best = (covers: readonly Addend[]): readonly Addend[] => {
  const [first, ...others] = covers;
  return first ? [others.reduce((high, each) => (each.n > high.n ? each : high), first)] : [];
};

function coversOf(world: Land, from: LocId, target: Fielded): readonly Addend[] {
  const { charts } = world;
  const terrain = terrainAt(world, target.at) ?? 'open';
  const ground: Addend = { id: terrain, cite: '6.1.1(1)', n: coverOf(charts, terrain) };
  const side = sideCover(world, from, target.at);
  const covers = [ground, ...(side ? [side] : [])].filter(({ n }) => n > 0);
  if (isTrench(target.at)) covers.push(listed(charts.fireModifiers, 'trench'));
  if (isLip(target.at)) covers.push(listed(charts.fireModifiers, 'gully lip'));
  // Whoever lies on a crest above the enemy, and has no other cover (5.2.6).
  return covers.length === 0 && isOnCrest(world, from, target.at)
    ? [listed(charts.fireModifiers, 'crest')]
    : covers;
}

/** A hexside covers those behind it if the fire crosses it (6.1.2); a unit upstairs next to it sees over all but bocage (6.7.1). */
function sideCover(world: Land, from: LocId, at: LocId): Addend | undefined {
  const { behind } = lineOf(world, from, at);
  if (behind === undefined || !isHexside(behind)) return undefined;
  const isLookedOver = behind !== 'bocage' && floorOf(from) > 0 && rangeOf(world, from, at) === 1;
  return isLookedOver ? undefined : { id: behind, cite: '6.1.2', n: coverBehind(world.charts, behind) };
}

const isHexside = (screen: Screen): screen is Hexside => (HEXSIDES as readonly string[]).includes(screen);

/** The line crosses the edge of its hex towards lower ground, and the enemy is lower (5.2.6, R25). */
function isOnCrest(world: Land, from: LocId, at: LocId): boolean {
  if (levelOf(world, from) + floorOf(from) >= levelOf(world, at)) return false;
  const hex = hexAt(world, at);
  return entrySides(world, from, at).some(side => {
    const next = world.field.neighbours[hex * 6 + side] ?? -1;
    return next >= 0 && (world.field.level[next] ?? 0) < (world.field.level[hex] ?? 0);
  });
}

/** The hexsides of the target by which the line comes in: two where it runs along one. */
export function entrySides(world: Land, from: LocId, at: LocId): readonly number[] {
  const [a, b] = [hexAt(world, from), hexAt(world, at)];
  const before = rangeOf(world, from, at) <= 1 ? [a] : lineOf(world, from, at).between;
  return before.flatMap(hex => directionTo(world, b, hex) ?? []);
}

/** Each hex of it on the way adds (6.1.4). */
const hindrances = (world: Land, from: LocId, at: LocId): readonly Addend[] =>
  lineOf(world, from, at).hindrances.map(terrain => ({
    id: `through ${terrain}`,
    cite: '6.1.4',
    n: hindranceOf(world.charts, terrain),
  }));

/** Moving and running, of which smoke takes the latter away (10.1.7, MOV-SUM.4, 13.1.3, R15): not behind bocage (6.7.2.3), nor in the open behind a hindrance (6.2.c, R21). */
function movement(
  world: Land,
  view: View,
  from: readonly LocId[],
  target: Fielded,
  { isHindered, isSmoked }: { readonly isHindered: boolean; readonly isSmoked: boolean },
): readonly Addend[] {
  const { fireModifiers: chart } = world.charts;
  if (target.moved === undefined || target.moved === 'crawl') return [];
  // From trench to trench nobody is in the open (7.2.1.c).
  if (target.trenched) return [];
  if (isHindered && terrainAt(world, target.at) === 'open') return [];
  if (from.some(each => lineOf(world, each, target.at).behind === 'bocage')) return [];
  return [
    listed(chart, 'moving'),
    ...(isRunning(view, target) && !isSmoked ? [listed(chart, 'running')] : []),
  ];
}

/** While its impulse lasts (MOV-SUM.4). */
const isRunning = (view: View, { id, moved }: Fielded): boolean =>
  moved === 'run' && enclosing(view, 'move')?.units.includes(id) === true;
