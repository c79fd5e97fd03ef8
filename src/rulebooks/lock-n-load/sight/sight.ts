/**
 * Line of sight (10.3): from centre to centre, through what is drawn. Blocking silhouettes block, each hex with a
 * degrading one costs a point, and a third blocks. Heights are compared in hexes and shadows, from the higher
 * end down, so that the answer is the same both ways. What the board alone decides is remembered; smoke,
 * barrages and wrecks are laid over it each time.
 */

import {
  type Battlefield,
  type HexId,
  type HexIx,
  type Leg,
  type Shape,
  sideTerrainOf,
  type Trace,
  trace,
} from '../../../board/index.ts';
import { CENTRE } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { fallsOn } from '../artillery/under-fire.ts';
import {
  edgeHeight,
  edgeSight,
  type Feature,
  featureSight,
  modifier,
  obstacleHeight,
  type SightClass,
  sightClass,
  type Terrain,
  terrainOf,
} from '../charts/index.ts';
import type { View } from '../game.ts';
import type { Location } from '../state.ts';
import { areFloorsApart, type Place, placeOf } from '../terrain/places.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { hexName, type World } from '../world.ts';

/** A hex that the line is degraded in: one point each, whatever stands there (10.3.b). */
interface Degrading {
  readonly at: HexId;
  readonly by: string;
  readonly cite: string;
}

export type Sight =
  | { readonly clear: true; readonly degrading: readonly Degrading[] }
  | { readonly clear: false; readonly at: HexId; readonly by: string; readonly cite: string };

/** The line between two locations as things stand. */
export function sight(world: World, view: View, from: Location, to: Location): Sight {
  const [one, two] = [placeOf(world, from), placeOf(world, to)];
  if (areFloorsApart(world, one, two))
    return { clear: false, at: (one.upstairs ? one : two).hexId, by: 'the floor between', cite: '10.2.c' };
  if (one.hex === two.hex) return { clear: true, degrading: [] };
  const ground = groundLine(world, one, two);
  const { sight: known } = ground;
  if (!(view.smoke || view.barrages || view.wrecks)) return known;
  return withMarkers(world, view, ground, one.level === two.level ? one.level : undefined);
}

export const isClear = (world: World, view: View, from: Location, to: Location): boolean =>
  sight(world, view, from, to).clear;

/** How often the line is degraded; undefined where it is blocked. */
export function degradingOf(world: World, view: View, from: Location, to: Location): number | undefined {
  const line = sight(world, view, from, to);
  return line.clear ? line.degrading.length : undefined;
}

export function lineBetween({ field }: World, from: HexIx, to: HexIx): Trace {
  return trace(field, { hex: from, spot: CENTRE }, { hex: to, spot: CENTRE });
}

// ---- what the board decides, remembered by eye levels and hexes

interface GroundLine {
  readonly sight: Sight;
  /** The hexes between the ends, in pairs where the line runs along a hexside; for markers. */
  readonly between: readonly Leg[];
}
type Memory = (GroundLine | undefined)[];

const memories = rememberedOf((_world: World) => new Map<number, Memory>());

/** The line is read from the higher end, or else from the lower-numbered hex: it is the same both ways (10.3.d). */
function groundLine(world: World, one: Place, two: Place): GroundLine {
  const turn = (two.level - one.level || one.hex - two.hex) > 0;
  const [high, low] = turn ? [two, one] : [one, two];
  const byHex = memories(world);
  // An upper floor is a viewpoint of its own beside the ground of its hex.
  const viewpoint = 4 * high.hex + 2 * (high.upstairs ? 1 : 0) + (low.upstairs ? 1 : 0);
  let row = byHex.get(viewpoint);
  if (!row) {
    row = new Array<undefined>(world.field.hexCount).fill(undefined);
    byHex.set(viewpoint, row);
  }
  let known = row[low.hex];
  if (!known) {
    known = readLine(world, high, low);
    row[low.hex] = known;
  }
  return known;
}

/** Something on the line, with the level of its ground and that of its top. */
interface Obstacle {
  readonly leg: number;
  readonly at: HexIx;
  readonly by: string;
  readonly effect: Exclude<SightClass, 'open'>;
  readonly base: number;
  readonly top: number;
  /** The ground itself, which a clear slope does away with. */
  readonly hill?: true;
}

function readLine(world: World, high: Place, low: Place): GroundLine {
  const line = lineBetween(world, high.hex, low.hex);
  const between = line.legs.filter(leg => leg.kind !== 'vertex' && !isEnd(leg, high.hex, low.hex));
  const standing = obstacles(world, line, high.hex, low.hex);
  const onSlope = isClearSlope(world, between, standing, high);
  const degrading = new Map<number, Degrading>();
  for (const obstacle of standing) {
    if (obstacle.hill && onSlope) continue;
    const cite = effectOf(obstacle, high.level, low.level, line);
    if (cite === undefined) continue;
    const at = hexName(world, obstacle.at);
    if (obstacle.effect === 'blocking')
      return { sight: { clear: false, at, by: obstacle.by, cite }, between };
    if (!degrading.has(obstacle.leg)) degrading.set(obstacle.leg, { at, by: obstacle.by, cite });
  }
  return { sight: counted(world, [...degrading.values()]), between };
}

/** More than two degrading hexes block (10.3.b). */
function counted(world: World, degrading: readonly Degrading[]): Sight {
  const most = modifier(world.charts.limits, 'degrading hexes in a line of sight').n;
  const last = degrading[most];
  return last === undefined
    ? { clear: true, degrading }
    : { clear: false, at: last.at, by: `more than ${most} degrading hexes`, cite: '10.3.b' };
}

/** By which rule an obstacle has its effect on the line; undefined if the line passes over it. */
function effectOf(
  { base, top, leg, hill }: Obstacle,
  high: number,
  low: number,
  line: Trace,
): string | undefined {
  if (top > high) return '10.3.g';
  if (high === low) return base === high && !hill ? '10.3.f' : undefined;
  if (top <= low) return undefined;
  // The higher end looks over it into a shadow behind it, longer if its eyes are level with the top.
  const nth = line.legs[leg]?.nth ?? 0;
  const shadow = top === high ? nth : 1;
  const behind = line.range - nth;
  if (behind > shadow) return undefined;
  if (hill) return '10.3.1.b';
  return top === high ? '10.3.i' : '10.3.k';
}

/** Down through nothing but clear hill hexes, each lower than the one before (10.3.1.a). */
function isClearSlope(
  world: World,
  between: readonly Leg[],
  standing: readonly Obstacle[],
  high: Place,
): boolean {
  if (high.upstairs || standing.some(({ hill }) => !hill)) return false;
  let last = high.level;
  for (const leg of between) {
    const level = levelOf(world, leg);
    if (level >= last) return false;
    last = level;
  }
  return true;
}

/** A run along a hexside is as high as the lower of its two hexes. */
function levelOf({ field }: World, { hex, twin }: Leg): number {
  const level = field.level[hex] as number;
  return twin === undefined ? level : Math.min(level, field.level[twin] as number);
}

/** Terrain in the hexes at the ends never counts (10.3.c). */
const isEnd = ({ hex }: Leg, from: HexIx, to: HexIx): boolean => hex === from || hex === to;

/** Everything on the line that could stand in its way, in the order of its hexes. */
function obstacles(world: World, line: Trace, from: HexIx, to: HexIx): readonly Obstacle[] {
  const found: Obstacle[] = [];
  for (const [i, leg] of line.legs.entries()) {
    if (leg.kind === 'vertex' || isEnd(leg, from, to)) continue;
    const base = levelOf(world, leg);
    if (base > 0)
      found.push({ leg: i, at: leg.hex, by: 'the hill', effect: 'blocking', base, top: base, hill: true });
    if (leg.kind === 'side') {
      const flank = flanking(world, leg, base);
      if (flank) found.push({ leg: i, base, ...flank });
    } else {
      for (const drawn of drawnIn(world, line, i)) {
        const effect = sightClass(world.charts, drawn);
        if (effect === 'open') continue;
        found.push({
          leg: i,
          at: leg.hex,
          by: drawn,
          effect,
          base,
          top: base + obstacleHeight(world.charts, drawn),
        });
      }
    }
  }
  return [...found, ...hexsides(world, line)].sort((a, b) => a.leg - b.leg);
}

/** Along a hexside the two hexes count as a whole, and only what is on both sides has an effect (10.3.2.a). */
function flanking(
  world: World,
  { hex, twin }: Leg,
  base: number,
): Pick<Obstacle, 'at' | 'by' | 'effect' | 'top'> | undefined {
  const [one, two] = [terrainAt(world, hex), twin === undefined ? undefined : terrainAt(world, twin)];
  if (!one || !two) return undefined;
  const classes = [sightClass(world.charts, one), sightClass(world.charts, two)];
  if (classes.includes('open')) return undefined;
  const effect = classes.includes('degrading') ? 'degrading' : 'blocking';
  const top = base + Math.min(obstacleHeight(world.charts, one), obstacleHeight(world.charts, two));
  return { at: hex, by: `${one} and ${two}`, effect, top };
}

/** The terrain of all drawings that the line goes through in a leg, but for what spills over from an end (10.3.c). */
function drawnIn(world: World, line: Trace, leg: number): readonly Terrain[] {
  const { field } = world;
  const { hex } = line.legs[leg] as Leg;
  return line.touches.flatMap(touch => {
    if (touch.leg !== leg || touch.on !== 'both') return [];
    const shape = field.shapes[touch.shape];
    if (!shape || (touch.own !== undefined && !shape.hexes.includes(hex))) return [];
    return terrainDrawn(world, field, shape) ?? [];
  });
}

function terrainDrawn(world: World, field: Battlefield, shape: Shape): Terrain | undefined {
  if (shape.kind === 'area') return terrainOf(world.charts, shape.ground);
  if (shape.kind === 'crest') return undefined;
  const building = field.buildings[shape.building];
  return (
    building &&
    terrainOf(world.charts, 'building', { material: building.material, hexes: building.hexes.length })
  );
}

/** Hedges and hedgerows that the line crosses, except around the hexes at its ends; along one it runs free (10.3.2.b). */
function hexsides(world: World, line: Trace): readonly Obstacle[] {
  const { field } = world;
  return line.crossings.flatMap(({ side, kind, end }) => {
    const terrain = end === undefined && kind === 'across' ? sideTerrainOf(field, side) : undefined;
    if (terrain === undefined) return [];
    const effect = edgeSight(world.charts, terrain);
    if (effect === 'open') return [];
    const [a = 0, b = 0] = field.sideHexes.subarray(2 * side, 2 * side + 2);
    const leg = line.legs.findLastIndex(each => each.hex === a || each.hex === b);
    const base = Math.max(field.level[a] as number, field.level[b] as number);
    return [
      {
        leg,
        at: line.legs[leg]?.hex ?? a,
        by: `the ${terrain}`,
        effect,
        base,
        top: base + edgeHeight(world.charts, terrain),
      },
    ];
  });
}

// ---- markers

/** Smoke and barrages count at every level, wrecks for those on their own (7.0.c, 18.1.g, 18.2.k, 10.4.b). */
function withMarkers(
  world: World,
  view: View,
  { sight: known, between }: GroundLine,
  level: number | undefined,
): Sight {
  if (!known.clear) return known;
  const degrading = [...known.degrading];
  for (const leg of between) {
    const sides = (leg.twin === undefined ? [leg.hex] : [leg.hex, leg.twin]).map(hex => hexName(world, hex));
    const at = sides[0] as HexId;
    const everywhere = (has: (hex: HexId) => boolean) => sides.every(has);
    const markers: readonly Marker[] = [
      ...(everywhere(hex => view.smoke?.some(smoke => smoke.at === hex) === true) ? [SMOKE] : []),
      ...(everywhere(hex => view.barrages?.some(each => fallsOn(world, each, hex)) === true)
        ? [BARRAGE]
        : []),
      ...(level === levelOf(world, leg) && everywhere(hex => view.wrecks?.includes(hex) === true)
        ? [WRECK]
        : []),
    ];
    const blocking = markers.find(({ feature }) => featureSight(world.charts, feature) === 'blocking');
    if (blocking) return { clear: false, at, by: blocking.by, cite: blocking.cite };
    if (degrading.some(each => sides.includes(each.at))) continue;
    const hiding = markers.find(({ feature }) => featureSight(world.charts, feature) === 'degrading');
    if (hiding) degrading.push({ at, by: hiding.by, cite: hiding.cite });
  }
  return counted(world, degrading);
}

/** What lies on the map and may be in the way: how much, the chart says. */
interface Marker {
  readonly feature: Feature;
  readonly by: string;
  readonly cite: string;
}
const SMOKE: Marker = { feature: 'Smoke', by: 'smoke', cite: '7.0.c' };
const BARRAGE: Marker = { feature: 'Fire for Effect', by: 'Fire for Effect', cite: '18.1.g' };
const WRECK: Marker = { feature: 'Wreck', by: 'Wreck', cite: '10.4.b' };
