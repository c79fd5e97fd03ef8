/**
 * Line of sight (2.1, 2.2): how this book reads the line between the centre dots of two hexes. All that it asks lies in the
 * boards and the season, so it is worked out once and remembered.
 */

import {
  buildingOf,
  type HexIx,
  type Leg,
  range,
  type Shape,
  sideTerrainOf,
  type Trace,
  trace,
} from '../../../board/index.ts';
import { CENTRE, compareFractions, type Direction, vertexSpot } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { levelsToSeeInto, obstacleHeight, sideBlocks, terrainOf } from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { sideBetween, sunkenIn, terrainOfHex } from '../terrain/terrain.ts';
import { hexName, ix, type World } from '../world.ts';
import { CLEAR, type Sight } from './result.ts';

export type { Sight } from './result.ts';

type Row = (Sight | undefined)[];
const rowsOf = rememberedOf(({ field }: World) => new Array<Row | undefined>(field.hexCount).fill(undefined));

/** Reciprocal (2.1.10): it is read one way only. */
export function sight(world: World, a: LocId, b: LocId): Sight {
  return sightBetween(world, ix(world, a), ix(world, b));
}

export const sees = (world: World, a: LocId, b: LocId): boolean => sight(world, a, b).clear;

export function sightBetween(world: World, a: HexIx, b: HexIx): Sight {
  const from = Math.min(a, b);
  const to = Math.max(a, b);
  const memory = rowsOf(world);
  let row = memory[from];
  if (!row) {
    row = new Array<Sight | undefined>(world.field.hexCount).fill(undefined);
    memory[from] = row;
  }
  let known = row[to];
  if (!known) {
    known = readLine(world, from, to);
    row[to] = known;
  }
  return known;
}

/** Whether a corner of the hex can be seen, as spraying fire must (8.9.3.2). */
export const seesVertex = (world: World, from: LocId, at: LocId, corner: Direction): boolean =>
  readLine(world, ix(world, from), ix(world, at), vertexSpot(corner)).clear;

/** The line as one reads it: from the higher end down. */
interface Look {
  readonly world: World;
  readonly line: Trace;
  readonly high: HexIx;
  readonly low: HexIx;
  readonly top: number;
  readonly bottom: number;
  /** The legs between the two hexes, from the higher end on. */
  readonly between: readonly Leg[];
}

function readLine(world: World, from: HexIx, to: HexIx, spot = CENTRE): Sight {
  if (from === to) return CLEAR;
  const { field } = world;
  // Adjacent hexes always see each other, save across a cliff (2.1.7).
  if (range(field, from, to) === 1) {
    return sideBetween(world, hexName(world, from), hexName(world, to)) === 'cliff'
      ? blocked(world, to, 'the cliff', '2.1.7')
      : CLEAR;
  }
  const line = trace(field, { hex: from, spot: CENTRE }, { hex: to, spot });
  const between = line.legs.filter(leg => leg.kind !== 'vertex' && !touchesEnd(leg, from, to));
  const isDown = levelOf(world, from) >= levelOf(world, to);
  const [high, low] = isDown ? [from, to] : [to, from];
  const look: Look = {
    world,
    line,
    high,
    low,
    top: levelOf(world, high),
    bottom: levelOf(world, low),
    between: isDown ? between : between.toReversed(),
  };
  return (
    depthHides(look) ??
    slopeBlocks(look) ??
    obstacleBlocks(look) ??
    wallBlocks(look) ??
    wheatBlocks(look) ??
    CLEAR
  );
}

const levelOf = ({ field }: World, hex: HexIx): number => field.level[hex] as number;

/** A run along a hexside is as high as the lower of its two hexes: an obstacle must show on both sides (2.1.1). */
function legLevel(world: World, { hex, twin }: Leg): number {
  return twin === undefined ? levelOf(world, hex) : Math.min(levelOf(world, hex), levelOf(world, twin));
}

const touchesEnd = ({ hex, twin }: Leg, from: HexIx, to: HexIx): boolean =>
  [hex, twin].some(each => each === from || each === to);

const blocked = (world: World, hex: HexIx, by: string, cite: string): Sight => ({
  clear: false,
  at: hexName(world, hex),
  by,
  cite,
});

/** Into a gully or stream one looks from the next hex, or from high above: the farther off, the higher (2.2.3). */
function depthHides({ world, high, low, top, bottom, line }: Look): Sight | undefined {
  for (const [hex, other] of [
    [low, top - bottom],
    [high, bottom - top],
  ] as const) {
    const kind = sunkenIn(world, hex);
    if (kind === undefined) continue;
    const needed = levelsToSeeInto(world.charts, kind) + Math.floor(line.range / RANGE_STEP);
    if (other < needed) return blocked(world, hex, `the depth of the ${kind}`, '2.2.3');
  }
  return undefined;
}

/** Bare hills in the way (2.1.9, 2.1.14, 2.1.15.b). */
function slopeBlocks(look: Look): Sight | undefined {
  const { world, between, top, bottom, high } = look;
  // Whoever looks down must stand at the crest: the line goes over it before it leaves his hex (2.1.15.b).
  if (top > bottom && !isAtCrest(look)) {
    return blocked(world, high, 'the crest is not in the higher hex', '2.1.15.b');
  }
  let lowest = top;
  for (const leg of between) {
    const level = legLevel(world, leg);
    if (level > top) return blocked(world, leg.hex, 'the hill', '2.1.14');
    if (top === bottom) continue;
    if (level === top) {
      return blocked(world, leg.hex, 'another crest', '2.1.15.a');
    }
    // A rise beyond lower ground is another hill; the slope of one's own makes no blind hex (2.2.6.a).
    if (level > lowest && level > bottom && isBlind(look, leg, level, SMALL)) {
      return blocked(world, leg.hex, 'the hill hides what lies behind it', '2.2.1');
    }
    lowest = Math.min(lowest, level);
  }
  return undefined;
}

/**
 * Where the crest is drawn, the line must leave its contour within the hex; a hill without contours falls away at its
 * hexsides (2.1.13).
 */
function isAtCrest({ world, line, high, top, between }: Look): boolean {
  const isStart = line.from.hex === high;
  const leg = isStart ? 0 : line.legs.length - 1;
  const own = line.legs[leg];
  const contours = line.touches.filter(touch => {
    const shape = world.field.shapes[touch.shape];
    return touch.leg === leg && shape?.kind === 'crest' && shape.level === top;
  });
  if (!own || contours.length === 0) return between[0] === undefined || legLevel(world, between[0]) < top;
  return contours.some(({ from, to }) =>
    isStart ? compareFractions(to, own.to) < 0 : compareFractions(from, own.from) > 0,
  );
}

/** The blind hexes behind an obstacle, before range and height (2.2.1, 2.2.6.b). */
const SMALL = 1;
const LARGE = 2;
const LARGE_FROM = 3;
const RANGE_STEP = 10;

/** Whether the lower end lies in a blind hex behind something of that height (2.2.1 to 2.2.5). */
function isBlind({ world, high, low, top }: Look, leg: Leg, height: number, base: number): boolean {
  const { field } = world;
  const nearest = Math.min(
    range(field, high, leg.hex),
    leg.twin === undefined ? Infinity : range(field, high, leg.twin),
  );
  const farther = Math.floor(nearest / RANGE_STEP);
  const higher = top - height - 1;
  const blind = Math.max(1, base + farther - higher);
  return range(field, leg.hex, low) <= blind;
}

/** Woods and buildings (2.1.4, 2.1.5, 2.1.11, 2.1.15.a): seen into, and seen past only from above. */
function obstacleBlocks(look: Look): Sight | undefined {
  const { world, line, high, low, top, bottom } = look;
  const { field } = world;
  for (const touch of line.touches) {
    if (touch.on !== 'both') continue;
    const leg = line.legs[touch.leg] as Leg;
    if (leg.kind === 'vertex' || touchesEnd(leg, high, low)) continue;
    const shape = field.shapes[touch.shape];
    const found = shape && obstacleOf(world, shape);
    if (!shape || !found) continue;
    // Drawn for the hex of an end alone, it is that hex's own terrain wherever it spills.
    if (shape.hexes.every(hex => hex === high || hex === low)) continue;
    const height = legLevel(world, leg) + found.height;
    const at = [leg.hex, leg.twin].find(hex => hex !== undefined && shape.hexes.includes(hex)) ?? leg.hex;
    if (height >= top) return blocked(world, at, found.by, top === bottom ? '2.1.4' : '2.1.15.a');
    // What rises no higher than the lower of the two hides nothing from him.
    if (height <= bottom) continue;
    if (isBlind(look, { ...leg, hex: at }, height, found.base)) {
      return blocked(world, at, `${found.by} hides what lies behind`, '2.2.1');
    }
  }
  return undefined;
}

interface Obstacle {
  readonly by: 'the building' | 'the rubble' | 'the woods';
  /** Levels above its hex. */
  readonly height: number;
  readonly base: number;
}

function obstacleOf(world: World, shape: Shape): Obstacle | undefined {
  const { field, charts } = world;
  if (shape.kind === 'building') {
    const hex = shape.hexes[0];
    const isLarge = hex !== undefined && (buildingOf(field, hex)?.hexes.length ?? 0) >= LARGE_FROM;
    const height = obstacleHeight(charts, 'stone building') + (isLarge ? 1 : 0);
    return { by: 'the building', height, base: isLarge ? LARGE : SMALL };
  }
  const terrain = shape.kind === 'area' ? terrainOf(charts, shape.ground) : undefined;
  if (terrain !== 'woods' && terrain !== 'rubble') return undefined;
  return {
    by: terrain === 'woods' ? 'the woods' : 'the rubble',
    height: obstacleHeight(charts, terrain),
    base: SMALL,
  };
}

/**
 * A wall or hedge that belongs to neither end hides those who are no higher than it (2.1.8, 14.5.1). Along it, or past the end
 * of it, one that is joined to the hex of an end is out of the way (QA-11.5, QA-11.53b).
 */
function wallBlocks({ world, line, high, low, top }: Look): Sight | undefined {
  const { field, charts } = world;
  for (const { side, kind, end } of line.crossings) {
    const terrain = sideTerrainOf(field, side);
    if (terrain === undefined || end !== undefined || !sideBlocks(charts, terrain)) continue;
    const [one, two] = [field.sideHexes[2 * side] as number, field.sideHexes[2 * side + 1] as number];
    const isJoinedTo = (hex: HexIx) => two >= 0 && range(field, one, hex) <= 1 && range(field, two, hex) <= 1;
    if (kind !== 'across' && (isJoinedTo(high) || isJoinedTo(low))) continue;
    const level = Math.max(levelOf(world, one), two < 0 ? 0 : levelOf(world, two));
    if (top <= level) return blocked(world, one, `the ${terrain}`, '2.1.8');
  }
  return undefined;
}

/** Those on one level see into wheat and not through it (14.11.2). */
function wheatBlocks({ world, line, between, top, bottom }: Look): Sight | undefined {
  if (top !== bottom) return undefined;
  const leg = between.find(each => isWheat(world, line, each) && legLevel(world, each) === top);
  return leg && blocked(world, leg.hex, 'the wheat', '14.11.2');
}

function isWheat(world: World, line: Trace, leg: Leg): boolean {
  const isGrown = (hex: HexIx | undefined) => hex !== undefined && terrainOfHex(world, hex) === 'wheat';
  if (!isGrown(leg.hex) && !isGrown(leg.twin)) return false;
  const i = line.legs.indexOf(leg);
  return line.touches.some(touch => {
    const shape = world.field.shapes[touch.shape];
    return touch.leg === i && touch.on === 'both' && shape?.kind === 'area' && shape.ground === 'grain';
  });
}
