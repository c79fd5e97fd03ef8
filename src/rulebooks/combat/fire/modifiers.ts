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
  type Terrain,
} from '../charts/index.ts';
import type { Arm } from '../counters/index.ts';
import { armOf, enclosing, type Fielded, type View } from '../game.ts';
import { lineOf } from '../sight/line.ts';
import { entrySides } from '../sight/sides.ts';
import { smokeOn } from '../sight/smoke.ts';
import type { LocId } from '../state.ts';
import { flamesOn, isBurning } from '../terrain/flames.ts';
import { eyeOf, isSteeple, levelOf, terrainAt } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { isThroughFront } from '../works/pillboxes.ts';
import { floorOf, hexAt, hexOf, isLip, isPillbox, isTrench, rangeOf } from '../world.ts';

/** Who fires, from where, and under whom. */
export interface Volley {
  readonly from: readonly LocId[];
  readonly isDirected: boolean;
  /** Flame and charges heed little of what changes other fire. */
  readonly arm?: Arm;
}

export function fireModifiers(
  world: Land,
  view: View,
  { from, isDirected, arm }: Volley,
  target: Fielded,
): Tally {
  const { fireModifiers: chart } = world.charts;
  const hindrance = most(from.map(each => hindrances(world, each, target.at)));
  const smoke = Math.max(0, ...from.map(each => smokeOn(world, view, each, target.at)));
  const cover = [...coverFor(world, view, from, target), target.dugIn && listed(chart, 'dug in')];
  const veil = [
    ...hindrance,
    smoke > 0 && { ...listed(chart, 'smoke'), n: smoke * listed(chart, 'smoke').n },
  ];
  const always = isFlamethrower(target) && listed(chart, 'flamethrower as a target');
  // Against a charge only the ground in the hex counts (12.9.4), against flame only what lies before it (12.9.8.1).
  if (arm === 'DC') return added([...cover, always]);
  if (arm === 'FT') return added([...veil, always]);
  return added([
    ...cover,
    ...veil,
    ...movement(world, view, from, target, { isHindered: hindrance.length > 0, isSmoked: smoke > 0 }),
    always,
    isDirected && listed(chart, 'leader directs'),
  ]);
}

const isFlamethrower = (unit: Fielded): boolean => armOf(unit) === 'FT';

const total = (entries: readonly Addend[]): number => entries.reduce((sum, { n }) => sum + n, 0);

/** The least favourable to those who fire together (12.7.4). */
const most = (lists: readonly (readonly Addend[])[]): readonly Addend[] =>
  lists.reduce((worst, each) => (total(each) > total(worst) ? each : worst), []);

/** The highest of what covers it counts, and nothing besides (6.1.3). */
function coverFor(world: Land, view: View, from: readonly LocId[], target: Fielded): readonly Addend[] {
  return most(from.map(each => best(coversOf(world, view, each, target))));
}

const best = (covers: readonly Addend[]): readonly Addend[] => {
  const [first, ...others] = covers;
  return first ? [others.reduce((high, each) => (each.n > high.n ? each : high), first)] : [];
};

function coversOf(world: Land, view: View, from: LocId, target: Fielded): readonly Addend[] {
  const { charts } = world;
  // Its walls count instead of all that lies around them (7.9.2.b).
  if (isPillbox(target.at)) {
    const way = isThroughFront(world, view, target.at, from) ? 'through its arc' : 'from elsewhere';
    return [listed(charts.fireModifiers, `pillbox, ${way}`)];
  }
  const terrain = terrainAt(world, target.at) ?? 'open';
  // Smoke is all the cover that burning woods and houses give (6.13.2.c).
  const ground: Addend = isBurning(world, target.at)
    ? listed(charts.fireModifiers, 'burning')
    : isSteeple(world, target.at)
      ? listed(charts.fireModifiers, 'upper story')
      : {
          id: terrain,
          cite: '6.1.1(1)',
          n: isAcrossHoles(view, target, terrain) ? 0 : coverOf(charts, terrain),
        };
  const side = sideCover(world, from, target.at);
  const covers = [ground, ...(side ? [side] : [])].filter(({ n }) => n > 0);
  if (isTrench(target.at)) covers.push(listed(charts.fireModifiers, 'trench'));
  if (isLip(target.at)) covers.push(listed(charts.fireModifiers, 'gully lip'));
  // Whoever lies on a crest above the enemy, and has no other cover (5.2.6).
  return covers.length === 0 && isOnCrest(world, from, target.at)
    ? [listed(charts.fireModifiers, 'crest')]
    : covers;
}

/** On its way over shellholes it lies in none, unless it has paid for it or crawls; once it stays it does (6.9.1.a). */
const isAcrossHoles = (view: View, { id, inHoles, moved }: Fielded, terrain: Terrain): boolean =>
  terrain === 'shellholes' &&
  moved !== undefined &&
  !inHoles &&
  moved !== 'crawl' &&
  enclosing(view, 'move')?.units.includes(id) === true;

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

/** Each hex of it on the way adds (6.1.4). */
const hindrances = (world: Land, from: LocId, at: LocId): readonly Addend[] => {
  const { hindrances: terrains, between } = lineOf(world, from, at);
  const fires = flamesOn(world, between, Math.min(eyeOf(world, from), eyeOf(world, at)));
  return [
    ...terrains.map(terrain => ({
      id: `through ${terrain}`,
      cite: '6.1.4',
      n: hindranceOf(world.charts, terrain),
    })),
    ...new Array<Addend>(fires).fill(listed(world.charts.fireModifiers, 'through fire')),
  ];
};

/** Nothing grows or stands there, on whatever level, and no smoke lies over it (6.2.a). */
const isOpenGround = (world: Land, { smoke }: View, at: LocId): boolean =>
  terrainAt(world, at) === 'open' && !smoke.includes(hexOf(at));

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
  if (isHindered && isOpenGround(world, view, target.at)) return [];
  if (from.some(each => lineOf(world, each, target.at).behind === 'bocage')) return [];
  return [
    listed(chart, 'moving'),
    ...(isRunning(view, target) && !isSmoked ? [listed(chart, 'running')] : []),
  ];
}

/** While its impulse lasts (MOV-SUM.4). */
const isRunning = (view: View, { id, moved }: Fielded): boolean =>
  moved === 'run' && enclosing(view, 'move')?.units.includes(id) === true;
