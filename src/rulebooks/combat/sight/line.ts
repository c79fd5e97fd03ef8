/**
 * The line between two places (5.1, 5.2): what blocks it, and where it needs a number. All that it asks lies in the land, so it
 * is worked out once for each pair as long as the ground stays as it is; smoke and fire are laid over it in sight.ts.
 */
import {
  type HexIx,
  type Leg,
  range,
  type Shape,
  type SideIx,
  type Trace,
  trace,
} from '../../../board/index.ts';
import { CENTRE } from '../../../hex/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import {
  BLOCK,
  type Hexside,
  heightOf,
  heightOfSide,
  hindranceOf,
  type LostColumn,
  listed,
  OK,
  type Screen,
  seenAt,
  type Terrain,
  terrainOf,
} from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { buildingLevels, eyeOf, hexsideAt, isGully, isWalled, terrainIn } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexAt, hexName, isLip, isPillbox, isTrench } from '../world.ts';
import { isThroughGate } from './gates.ts';

/** A number that the line needs. */
export interface Needed {
  readonly screen: Screen;
  readonly number: number;
  readonly column: LostColumn;
}

export interface Line {
  readonly blocked?: { readonly at: LocId; readonly by: string; readonly cite: string };
  /** On the way, one for each hex or hexside of it (5.1.6.1). */
  readonly through: readonly Needed[];
  /** At its end: the hex of the target, and what stands before it. */
  readonly into: readonly Needed[];
  /** Terrain on the way that makes fire harder (6.1.4). */
  readonly hindrances: readonly Terrain[];
  /** The hexes between the two, for what lies in them. */
  readonly between: readonly HexIx[];
  /** Those of them along whose side it runs (1.2.3). */
  readonly alongside: readonly HexIx[];
  /** The hexside of the target over which it comes in (6.1.2). */
  readonly behind?: Screen;
}

/** A line passes so many numbered hexes and no more (5.1.6.1, R16). */
export const MOST_NUMBERS = 3;

const linesFrom = rememberedIn((_world: Land, _from: LocId) => new Map<LocId, Line>());

export function lineOf(world: Land, from: LocId, to: LocId): Line {
  const known = linesFrom(world, from);
  let line = known.get(to);
  if (!line) {
    line = readLine(world, from, to);
    known.set(to, line);
  }
  return line;
}

interface Look {
  readonly world: Land;
  readonly from: HexIx;
  readonly to: HexIx;
  readonly line: Trace;
  readonly high: number;
  readonly low: number;
}

const NOTHING = { through: [], into: [], hindrances: [], between: [], alongside: [] } as const;

function readLine(world: Land, from: LocId, to: LocId): Line {
  const [a, b] = [hexAt(world, from), hexAt(world, to)];
  if (a === b) return { ...NOTHING, into: needed(world, terrainIn(world, b), 'inside to inside') };
  const line = trace(world.field, { hex: a, spot: CENTRE }, { hex: b, spot: CENTRE });
  const eyes = [eyeOf(world, from), eyeOf(world, to)] as const;
  const look: Look = { world, from: a, to: b, line, high: Math.max(...eyes), low: Math.min(...eyes) };
  const blocked = gullyHides(look, from, to) ?? hillHides(look) ?? obstacleHides(look) ?? sideHides(look);
  const between = hexesBetween(look);
  const alongside = hexesAlongside(look);
  if (blocked) return { ...NOTHING, between, alongside, blocked };
  const screens = screensOn(look);
  const through = screens.flatMap(screen => needed(world, screen, 'through'));
  const before = screenBefore(look);
  return {
    ...(through.length > MOST_NUMBERS && {
      blocked: { at: to, by: 'more than three hexes of cover', cite: '5.1.6.1' },
    }),
    through,
    into: [
      ...(isPillbox(to)
        ? intoPillbox(world, intoTerrain(world, b, to))
        : needed(world, intoTerrain(world, b, to), 'outside to inside')),
      ...needed(world, isTrench(to) ? 'trench' : undefined, 'outside to inside'),
      ...(before?.isOpen ? [] : needed(world, before?.screen, 'outside to inside')),
    ],
    hindrances: screens.filter(
      (each): each is Terrain => each in HINDERING && hindranceOf(world.charts, each as Terrain) > 0,
    ),
    between,
    alongside,
    ...(before && { behind: before.screen }),
  };
}

const HINDERING: Partial<Record<Screen, true>> = { brush: true, debris: true, graveyard: true };

/** On the lip of a gully one lies behind its edge; down in it there is nothing to hide behind. */
const intoTerrain = (world: Land, hex: HexIx, at: LocId): Terrain | undefined => {
  const terrain = terrainIn(world, hex);
  return terrain === 'gully' && !isLip(at) ? 'open' : terrain;
};

/** Fifteen less than the ground around it wants, and fifteen where that wants nothing (7.9.6). */
function intoPillbox({ charts }: Land, terrain: Terrain | undefined): readonly Needed[] {
  const around = terrain === undefined ? OK : seenAt(charts, terrain, 'outside to inside');
  const harder = listed(charts.lostModifiers, 'pillbox').n;
  const number = around === OK ? seenAt(charts, 'pillbox', 'outside to inside') : around - harder;
  return [{ screen: 'pillbox', number, column: 'outside to inside' }];
}

function needed(world: Land, screen: Screen | undefined, column: LostColumn): readonly Needed[] {
  if (screen === undefined) return [];
  const number = seenAt(world.charts, screen, column);
  return number === OK || number === BLOCK ? [] : [{ screen, number, column }];
}

const touchesEnd = ({ from, to }: Look, { hex, twin }: Leg): boolean =>
  [hex, twin].some(each => each === from || each === to);

/** All hexes that the thread touches on its way (5.1.2). */
const hexesBetween = ({ line, from, to }: Look): readonly HexIx[] => [
  ...new Set(
    line.legs
      .flatMap(({ hex, twin }) => (twin === undefined ? [hex] : [hex, twin]))
      .filter(hex => hex !== from && hex !== to),
  ),
];

const hexesAlongside = ({ line }: Look): readonly HexIx[] =>
  line.legs.flatMap(({ hex, twin }) => (twin === undefined ? [] : [hex, twin]));

const hidden = (world: Land, hex: HexIx, by: string, cite: string): NonNullable<Line['blocked']> => ({
  at: hexName(world, hex),
  by,
  cite,
});

/** Down in a gully one sees the next hex, and along the gully (6.10.1.b). */
function gullyHides({ world, line, from, to }: Look, a: LocId, b: LocId): Line['blocked'] {
  if (line.range <= 1) return undefined;
  const isDown = (hex: HexIx, at: LocId) => isGully(world, hex) && !isLip(at);
  if (!isDown(from, a) && !isDown(to, b)) return undefined;
  const isAlong = line.legs.every(
    ({ hex, twin }) => isGully(world, hex) || (twin !== undefined && isGully(world, twin)),
  );
  return isAlong ? undefined : hidden(world, to, 'the edge of the gully', '6.10.1.b');
}

/** Ground that is higher than the lower end, and not lower than the higher (5.2.5.b, 5.2.4, R18). */
function hillHides(look: Look): Line['blocked'] {
  const { world, low, high } = look;
  for (const hex of hexesBetween(look)) {
    // The bed of a gully is one level lower than its banks (6.10.1.a).
    const ground = 2 * ((world.field.level[hex] ?? 0) - (isGully(world, hex) ? 1 : 0));
    if (ground > low && ground >= high) return hidden(world, hex, 'the crest', '5.2.5.b');
  }
  return undefined;
}

interface Obstacle {
  readonly terrain: Terrain;
  /** In half-levels above its hex. */
  readonly height: number;
}

/** Terrain that fills its hex whatever is drawn (5.1.5.3.1). */
const INHERENT: readonly Terrain[] = ['orchard', 'debris', 'rubble'];

/** What the drawing is in that hex, one of its own if it is: a house that has come down there is none. */
function obstacleOf(world: Land, shape: Shape, at: HexIx | undefined): Obstacle | undefined {
  if (shape.kind === 'building') {
    const hex = at ?? shape.hexes[0];
    return hex === undefined || world.rubble.has(hex)
      ? undefined
      : { terrain: terrainIn(world, hex) ?? 'wooden building', height: 2 * buildingLevels(world, hex) };
  }
  const terrain = shape.kind === 'area' ? terrainOf(world.charts, shape.ground) : undefined;
  return terrain && { terrain, height: heightOf(world.charts, terrain) };
}

interface Met extends Obstacle {
  readonly hex: HexIx;
  /** The highest it reaches, in half-levels. */
  readonly top: number;
}

/** What the thread meets between the ends: drawings that it touches (5.1.5.2, 5.1.5.3), and what fills its hex. */
function metBy({ world, line, from, to }: Look): readonly Met[] {
  const { field, charts } = world;
  const met: Met[] = [];
  const add = (hex: HexIx, { terrain, height }: Obstacle) => {
    if (met.every(each => each.hex !== hex || each.terrain !== terrain))
      met.push({ hex, terrain, height, top: 2 * (field.level[hex] ?? 0) + height });
  };
  for (const hex of hexesBetween({ world, line, from, to, high: 0, low: 0 })) {
    const terrain = terrainIn(world, hex);
    if (terrain && INHERENT.includes(terrain)) add(hex, { terrain, height: heightOf(charts, terrain) });
  }
  for (const touch of line.touches) {
    const shape = field.shapes[touch.shape];
    const leg = line.legs[touch.leg];
    // There must be space between the drawing and the thread (5.1.5.2).
    if (touch.gap > 0 || !shape || !leg) continue;
    const hex = [leg.hex, leg.twin].find(
      each => each !== undefined && each !== from && each !== to && shape.hexes.includes(each),
    );
    const obstacle = obstacleOf(world, shape, hex);
    if (!obstacle || INHERENT.includes(obstacle.terrain)) continue;
    if (hex !== undefined) add(hex, obstacle);
    else if (!touchesEnd({ world, line, from, to, high: 0, low: 0 }, leg) && !isOwn(shape, from, to))
      add(leg.hex, obstacle);
  }
  return met;
}

/** Drawn for the hex of an end alone it is that hex's own terrain, wherever it spills. */
const isOwn = ({ hexes }: Shape, from: HexIx, to: HexIx): boolean =>
  hexes.every(hex => hex === from || hex === to);

/** Woods, buildings and rubble (5.1.5.2): over them sees who is higher (5.2.4), but not into the hex behind (5.2.8). */
function obstacleHides(look: Look): Line['blocked'] {
  const { world, from, to, high, low } = look;
  for (const { hex, terrain, top, height } of metBy(look)) {
    if (seenAt(world.charts, terrain, 'through') !== BLOCK) continue;
    if (high <= top) return hidden(world, hex, `the ${terrain}`, '5.1.5.2');
    const isTall = height >= 2;
    const isBeside = [from, to].some(
      end => range(world.field, hex, end) === 1 && eyeIsLow(look, end) && top > low,
    );
    if (isTall && isBeside) return hidden(world, hex, `the ${terrain} hides the hex behind it`, '5.2.8');
  }
  return undefined;
}

/** Whether this end is the lower of the two. */
const eyeIsLow = ({ world, from, to, low }: Look, end: HexIx): boolean =>
  2 * (world.field.level[end] ?? 0) <= low && from !== to;

/** Walls and bocage that belong to neither end (6.7.2.2). */
function sideHides({ world, line, from, to, high }: Look): Line['blocked'] {
  const { field, charts } = world;
  for (const { side, end, kind } of line.crossings) {
    if (kind !== 'corner' && isWalled(world, side)) {
      const one = field.sideHexes[2 * side] as number;
      if (isInBuilding(world, from, one) || isInBuilding(world, to, one))
        return hidden(world, one, 'the wall inside', '6.4.8');
    }
    const screen = screenAt(world, side);
    if (!screen || end !== undefined || seenAt(charts, screen, 'through') !== BLOCK) continue;
    if (isThroughGate(world, line, side)) continue;
    const [one, two] = [field.sideHexes[2 * side] as number, field.sideHexes[2 * side + 1] as number];
    const isJoined = [from, to].some(
      hex => two >= 0 && range(field, one, hex) <= 1 && range(field, two, hex) <= 1,
    );
    if (kind !== 'across' && isJoined) continue;
    const ground = Math.max(field.level[one] ?? 0, two < 0 ? 0 : (field.level[two] ?? 0));
    if (high <= 2 * ground + heightOfSide(charts, screen))
      return hidden(world, one, `the ${screen}`, '6.7.2.2');
  }
  return undefined;
}

const isInBuilding = ({ field }: Land, a: HexIx, b: HexIx): boolean =>
  field.building[a] === field.building[b] && field.building[a] !== -1;

/** What is looked through and not over: one entry for each hex or hexside (5.2.4, 5.2.7). */
function screensOn(look: Look): readonly Screen[] {
  const { world, line, high } = look;
  const { field, charts } = world;
  const hexes = metBy(look)
    .filter(({ top, height }) => height > 0 && high <= top)
    .map(({ terrain }): Screen => terrain);
  const sides = line.crossings.flatMap(({ side, end, kind }): readonly Screen[] => {
    const screen = screenAt(world, side);
    if (!screen || end !== undefined || kind !== 'across' || isThroughGate(world, line, side)) return [];
    const ground = field.level[field.sideHexes[2 * side] as number] ?? 0;
    return high <= 2 * ground + heightOfSide(charts, screen) ? [screen] : [];
  });
  return [...hexes, ...sides];
}

/** The hexside of the target that the thread crosses (6.1.2), and whether it does so by a gate. */
function screenBefore({
  world,
  line,
}: Look): { readonly screen: Hexside; readonly isOpen: boolean } | undefined {
  for (const { side, end, kind } of line.crossings) {
    const screen = screenAt(world, side);
    if ((end === 'to' || end === 'both') && kind === 'across' && screen)
      return { screen, isOpen: isThroughGate(world, line, side) };
  }
  return undefined;
}

/** What stands on a hexside and can be looked at or over; a cliff is a matter of levels. */
function screenAt(world: Land, side: SideIx): Hexside | undefined {
  const terrain = hexsideAt(world, side);
  return terrain === 'cliff' ? undefined : terrain;
}

export const isBlocked = (world: Land, from: LocId, to: LocId): boolean =>
  lineOf(world, from, to).blocked !== undefined;
