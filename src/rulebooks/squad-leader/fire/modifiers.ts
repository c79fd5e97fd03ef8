/** What is added to the dice of an attack (5.3, 5.6.8), target by target. */
import { type Side, type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import {
  type FIRE_MODIFIERS,
  isOpenGround,
  modifier,
  sideModifier,
  type Terrain,
  terrainModifier,
} from '../charts/index.ts';
import type { View } from '../game.ts';
import { sees } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import { buildingAt, levelAt, terrainAt } from '../terrain/terrain.ts';
import { hexsideCover } from '../terrain/walls.ts';
import { openStepAt, passingOf, trailOf } from '../trails/trails.ts';
import { type AnyUnit, leadershipOf, weaponCardOf, weaponsOf } from '../units.ts';
import { distance, type World } from '../world.ts';
import { isFlamethrower, type Shooter } from './shooters.ts';

const PLAN: TallyPlan = { stages: ['drm'] };

/** The circumstances of an attack, as far as its modifiers go. */
export interface Circumstances {
  readonly target: LocId;
  readonly firers: readonly Shooter[];
  readonly leaders: readonly AnyUnit[];
  readonly heroes?: readonly AnyUnit[];
  /** All of its guns were laid on the target before the fight (8.9.8.5). */
  readonly sighted?: true;
}

type Source = (world: World, view: View, attack: Circumstances, target: AnyUnit) => readonly TallyEntry[];

const listed = (world: World, id: keyof typeof FIRE_MODIFIERS.cites): TallyEntry => ({
  id,
  ...modifier(world.charts.fireModifiers, id),
  op: '+',
  stage: 'drm',
});

/** Of a group of several hexes the worst of its leaders counts (QA-15.2). */
const leadership: Source = (_world, _view, { leaders }) => {
  const worst = leaders.toSorted((a, b) => leadershipOf(b) - leadershipOf(a))[0];
  if (!worst) return [];
  const cite = leaders.length > 1 ? 'QA-15.2' : '3.2.2';
  return [{ id: 'leadership', cite, op: '+', n: leadershipOf(worst), stage: 'drm', of: worst.id }];
};

/** Every hero who takes part by his example, beside any leader (3.8.10). */
const heroism: Source = (world, _view, { heroes = [] }) =>
  heroes.map(({ id }) => ({ ...listed(world, 'hero'), of: id }));

const sighting: Source = (world, _view, { sighted }) => (sighted ? [listed(world, 'bore sighted gun')] : []);

/** However many of those who fire or direct are exhausted, it counts once. */
const exhaustion: Source = (world, _view, { firers, leaders }) =>
  firers.some(({ user }) => user.exhausted) || leaders.some(leader => leader.exhausted)
    ? [listed(world, 'exhausted firer')]
    : [];

/** A hero who serves a gun alone aims less well (3.8.6.a). */
const haste: Source = (world, _view, { firers }) =>
  firers.some(({ alone }) => alone) ? [listed(world, 'hero alone at a gun')] : [];

/** The terrain of the hex, and the wall or hedge that all of the fire crosses (5.3.1, 5.3.3, 5.3.4). */
const cover: Source = (world, view, { target, firers }, unit) => {
  const terrain = terrainAt(world, target);
  const tem = terrain === undefined ? 0 : terrainModifier(world.charts, terrain);
  const from = firers.map(({ at }) => at);
  const side = hexsideCover(world, from, target, { moved: isMover(view, unit, target) });
  const wall = side === undefined ? 0 : sideModifier(world.charts, side);
  const plunge = Math.min(wall, plunging(world, target, firers));
  return [
    ...(terrain === undefined || tem === 0
      ? []
      : [{ id: terrain, cite: '5.3.1', op: '+', n: tem, stage: 'drm' } as const]),
    ...(side === undefined ? [] : [{ id: side, cite: '5.3.3', op: '+', n: wall, stage: 'drm' } as const]),
    ...(plunge === 0
      ? []
      : [{ id: 'plunging fire', cite: '5.3.5.3', op: '+', n: -plunge, stage: 'drm' } as const]),
  ];
};

/** Whether it is fired at on its way (5.6.5). */
function isMover(view: View, { id }: AnyUnit, at: LocId): boolean {
  const trail = view.phase === 'defensive-fire' ? trailOf(view, id) : undefined;
  return trail !== undefined && openStepAt(trail, at) !== undefined;
}

/** From a height that exceeds the range, fire comes down behind a wall: so many levels less of it (5.3.5.3). */
function plunging(world: World, target: LocId, firers: readonly Shooter[]): number {
  const each = firers.map(({ at }) => {
    const higher = levelAt(world, at) - levelAt(world, target);
    return higher > distance(world, at, target) ? higher - 1 : 0;
  });
  return Math.min(...each);
}

/** If any of those who fire is lower (5.3.5.1, 5.3.5.2). */
const height: Source = (world, _view, { target, firers }) =>
  firers.some(({ at }) => levelAt(world, at) < levelAt(world, target))
    ? [listed(world, 'height advantage')]
    : [];

/** Who moves draws fire, and more of it in the open; but not with care, nor within one house (5.6.8.1). */
const movement: Source = (world, view, { target }, unit) => {
  if (view.phase !== 'defensive-fire') return [];
  const passing = passingOf(view, unit.id, target);
  if (!passing || passing.trail.ended === 'grounded') return [];
  const { trail, step } = passing;
  const before = trail.steps[trail.steps.indexOf(step) - 1]?.at ?? trail.from;
  // Who places a charge from where he began has not moved there (QA-16.4).
  if (before === target) return [];
  const house = buildingAt(world, target);
  const isIndoors = house !== undefined && before !== undefined && buildingAt(world, before) === house;
  const terrain = terrainAt(world, target);
  const isOpen = terrain !== undefined && isOpenGround(world.charts, terrain);
  const isRushing =
    trail.kind === 'double-time' && !unit.berserk && terrain !== undefined && RUSHED_THROUGH.has(terrain);
  return [
    ...(trail.kind === 'assault' || isIndoors ? [] : [listed(world, 'moved in this phase')]),
    ...(isOpen ? [listed(world, 'moved in the open')] : []),
    ...(isRushing ? [listed(world, 'double timed through cover')] : []),
  ];
};

/** Where running men are seen for once (4.7.5). */
const RUSHED_THROUGH: ReadonlySet<Terrain> = new Set(['wooden building', 'stone building', 'wheat', 'woods']);

/** Berserk units draw fire with every hex that they enter in sight, up to the target (3.25.11). */
const charge: Source = (world, view, { target, firers }, unit) => {
  if (view.phase !== 'defensive-fire' || !unit.berserk) return [];
  const passing = passingOf(view, unit.id, target);
  if (!passing) return [];
  const { trail, step } = passing;
  const entered = trail.steps.filter(
    ({ n, at }) => n <= step.n && firers.some(firer => sees(world, firer.at, at)),
  ).length;
  const each = listed(world, 'each hex of a charge in sight');
  return entered === 0 ? [] : [{ ...each, n: each.n * entered }];
};

/** For each flamethrower that the target has (8.10.7, QA-22.1). */
const danger: Source = (world, view, _attack, unit) =>
  weaponsOf(view, unit)
    .filter(weapon => weaponCardOf(weapon).kind === 'flamethrower')
    .map(({ id }) => ({ ...listed(world, 'flamethrower in the target hex'), of: id }));

/** In the order in which a player adds them up. */
const SOURCES: readonly Source[] = [
  leadership,
  heroism,
  sighting,
  exhaustion,
  haste,
  cover,
  height,
  movement,
  charge,
  danger,
];

/** Nothing changes the roll of a flamethrower (8.10.2), save where players count the fuel of those it strikes (SQLA-22C). */
const flameSources = ({ options }: World): readonly Source[] => (options.conventions ? [danger] : []);

/** No leader guides a charge that goes off (8.11.5). */
const OF_BLASTS: readonly Source[] = [cover, height, movement, danger];

/** A charge is met with the cover of the target alone; thrown it is less sure of the enemy (8.11.5, 8.11.9.1). */
export function blastModifiers(
  world: World,
  view: View,
  blast: Circumstances & { readonly thrownBy?: Side },
  target: AnyUnit,
): Tally {
  const { thrownBy } = blast;
  const isThrown = thrownBy !== undefined && thrownBy !== target.side;
  return tally(PLAN, 0, [
    ...OF_BLASTS.flatMap(source => source(world, view, blast, target)),
    ...(isThrown ? [listed(world, 'thrown charge')] : []),
  ]);
}

export function fireModifiers(world: World, view: View, attack: Circumstances, target: AnyUnit): Tally {
  const sources = attack.firers.some(isFlamethrower) ? flameSources(world) : SOURCES;
  return tally(
    PLAN,
    0,
    sources.flatMap(source => source(world, view, attack, target)),
  );
}
