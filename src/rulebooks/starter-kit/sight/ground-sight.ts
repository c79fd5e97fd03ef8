/**
 * What the ground does to a line of sight (3.2.1): what is drawn blocks or hinders, except orchards, which fill their
 * hexes. It depends on the board and the season alone, and is remembered.
 */

import {
  type Battlefield,
  cellOfHex,
  groundOf,
  type HexIx,
  type Leg,
  neighbourOf,
  roadsThrough,
  type Shape,
  type Trace,
  trace,
} from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, CENTRE, centreOf, sideOfLine } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import type { Charts } from '../charts/index.ts';
import { type Terrain, terrainOf } from '../charts/terrain.ts';
import { pacificHindrances, pacificObstacle } from '../pacific/sight.ts';
import { grainInSeason, hindranceDrm, orchardInSeason } from '../scenario/seasons.ts';
import type { State } from '../state.ts';
import { hexName, isPacific, type World } from '../world.ts';
import { hexOn, isEnd, levelOf } from './legs.ts';
import { type Hindrance, OPAQUE, type Sight } from './result.ts';

/** By charts, battlefield and season: matches on the same ground share what is known of it. */
const memories = new WeakMap<Charts, WeakMap<Battlefield, Map<string, Memory>>>();

/** A row for each hex that somebody has looked from, in which the lines to all others have their places. */
type Memory = ((Sight | undefined)[] | undefined)[];

const memoryOf = rememberedOf((world: World): Memory => {
  const season = isPacific(world)
    ? `jungle ${world.scenario.rules.includes('light-jungle')}`
    : `orchards ${orchardInSeason(world)}, grain ${grainInSeason(world)}`;
  const fields = memories.get(world.charts) ?? new WeakMap<Battlefield, Map<string, Memory>>();
  memories.set(world.charts, fields);
  const seasons = fields.get(world.field) ?? new Map<string, Memory>();
  fields.set(world.field, seasons);
  const memory = seasons.get(season) ?? new Array<undefined>(world.field.hexCount).fill(undefined);
  seasons.set(season, memory);
  return memory;
});

/** Hexes whose huts have collapsed. */
type Fallen = Frozen<State>['collapsed'];

/** What has collapsed is another ground, and remembered as long as that list of hexes is in use. */
const memoriesAmongRuins = new WeakMap<NonNullable<Fallen>, Memory>();

function memoryAmongRuins({ field }: World, fallen: NonNullable<Fallen>): Memory {
  const known = memoriesAmongRuins.get(fallen);
  if (known) return known;
  const memory: Memory = new Array<undefined>(field.hexCount).fill(undefined);
  memoriesAmongRuins.set(fallen, memory);
  return memory;
}

/** The line is read one way only: what it crosses is the same from both ends. */
export function groundSight(world: World, fallen: Fallen, a: HexIx, b: HexIx): Sight {
  const from = Math.min(a, b);
  const to = Math.max(a, b);
  const memory = fallen ? memoryAmongRuins(world, fallen) : memoryOf(world);
  let row = memory[from];
  if (!row) {
    row = new Array<undefined>(world.field.hexCount).fill(undefined);
    memory[from] = row;
  }
  let known = row[to];
  if (!known) {
    known = readLine(world, fallen, from, to);
    row[to] = known;
  }
  return known;
}

export function lineBetween({ field }: World, from: HexIx, to: HexIx): Trace {
  return trace(field, { hex: from, spot: CENTRE }, { hex: to, spot: CENTRE });
}

function readLine(world: World, fallen: Fallen, from: HexIx, to: HexIx): Sight {
  if (from === to) return { clear: true, hindrances: [], total: 0 };
  const line = lineBetween(world, from, to);
  const between = line.legs.slice(1, -1).filter(leg => leg.kind !== 'vertex');
  const pacific = isPacific(world);
  const blocked =
    slopeBlocks(world, between, from, to) ??
    (pacific ? pacificObstacle : obstacleBlocks)(world, line, from, to);
  if (blocked) return blocked;
  const hindrances = pacific
    ? pacificHindrances(world, fallen ? { collapsed: fallen } : {}, line, from, to)
    : hindrancesOf(world, line, from, to);
  const total = hindrances.reduce((sum, each) => sum + each.drm, 0);
  if (total < OPAQUE) return { clear: true, hindrances, total };
  return {
    clear: false,
    at: hindrances.at(-1)?.at ?? hexName(world, to),
    by: `hindrances of +${total}`,
    cite: '3.2.1.f',
  };
}

function slopeBlocks(world: World, between: readonly Leg[], from: HexIx, to: HexIx): Sight | undefined {
  const [a, b] = [world.field.level[from] as number, world.field.level[to] as number];
  const downhill = a >= b ? between : between.toReversed();
  const low = Math.min(a, b);
  for (const [i, leg] of downhill.entries()) {
    const level = levelOf(world, leg);
    const at = hexName(world, leg.hex);
    if (a === b) {
      // The hill itself is an obstacle to units that are not on it.
      if (level > a) return { clear: false, at, by: 'the hill', cite: '1.1.1.hill.b' };
    } else if (level !== low) {
      // The higher unit must look down over a crest line of its own hex and over no other.
      const by = i === 0 ? 'the crest is not in the higher hex' : 'another crest line';
      return { clear: false, at, by, cite: '3.2.1.g' };
    }
  }
  return undefined;
}

function obstacleBlocks(world: World, line: Trace, from: HexIx, to: HexIx): Sight | undefined {
  const { field } = world;
  const [a, b] = [field.level[from] as number, field.level[to] as number];
  for (const touch of line.touches) {
    if (touch.on !== 'both') continue;
    const leg = line.legs[touch.leg] as Leg;
    if (isEnd(leg, from, to)) continue;
    const shape = field.shapes[touch.shape];
    if (shape === undefined || shape.kind === 'crest') continue;
    const by = obstacleOf(world, shape);
    if (by === undefined) continue;
    // Drawn for an end hex alone, it is that hex's own terrain wherever it spills.
    if (shape.hexes.every(hex => hex === from || hex === to)) continue;
    if (by === 'the woods' && followsRoad(world, line, touch.leg)) continue;
    // Units on one level are not hindered by what stands lower; looking down, one never sees past an obstacle.
    if (a === b && levelOf(world, leg) < a) continue;
    const cite = a !== b ? '3.2.1.h' : by === 'the woods' ? '1.1.1.woods.a' : '1.1.1.building.a';
    const at = hexOn(leg, hex => shape.hexes.includes(hex)) ?? leg.hex;
    return { clear: false, at: hexName(world, at), by, cite };
  }
  if (a === b || !orchardInSeason(world)) return undefined;
  const tree = orchardsOn(world, line, from, to).find(({ leg }) => levelOf(world, leg) >= Math.min(a, b));
  return (
    tree && {
      clear: false,
      at: hexName(world, tree.hex),
      by: 'the orchard in season',
      cite: '1.1.1.orchard.c',
    }
  );
}

/** What a drawing stands for as an obstacle; rubble is as high as the house it was (charts/terrain.ts). */
function obstacleOf(world: World, shape: Shape): 'the building' | 'the rubble' | 'the woods' | undefined {
  if (shape.kind === 'building') return 'the building';
  const terrain = shape.kind === 'area' ? terrainOf(world.charts, shape.ground) : undefined;
  if (terrain === 'woods') return 'the woods';
  return terrain === 'wooden building' ? 'the rubble' : undefined;
}

const HINDRANCE_CITES = {
  orchard: '1.1.1.orchard.a',
  grain: '1.1.1.grain.a',
  brush: '1.1.1.brush.a',
} as const;

function hindrancesOf(world: World, line: Trace, from: HexIx, to: HexIx): readonly Hindrance[] {
  const { field } = world;
  const [a, b] = [field.level[from] as number, field.level[to] as number];
  const found: Hindrance[] = [];
  for (const { leg, hex } of orchardsOn(world, line, from, to)) {
    const cite = a === b ? HINDRANCE_CITES.orchard : '1.1.1.orchard.c';
    const at = hexName(world, hex);
    if (levelOf(world, leg) >= Math.min(a, b))
      found.push({ at, by: 'orchard', drm: hindranceDrm(world, 'orchard'), cite });
  }
  if (a !== b) return found;
  for (const [i, leg] of line.legs.entries()) {
    if (isEnd(leg, from, to) || leg.kind === 'vertex' || levelOf(world, leg) !== a) continue;
    const crossed = (terrain: Terrain) =>
      line.touches.some(touch => {
        const shape = field.shapes[touch.shape];
        return (
          touch.leg === i &&
          touch.on === 'both' &&
          shape?.kind === 'area' &&
          terrainOf(world.charts, shape.ground) === terrain
        );
      });
    for (const by of ['grain', 'brush'] as const) {
      if (by === 'grain' && !grainInSeason(world)) continue;
      const hex = hexOn(leg, playsAs(world, by));
      if (hex === undefined || !crossed(by)) continue;
      found.push({ at: hexName(world, hex), by, drm: hindranceDrm(world, by), cite: HINDRANCE_CITES[by] });
    }
  }
  return found;
}

/** Orchards fill their hexes, hexsides included, save where the line stays on a road that they line. */
function orchardsOn(
  world: World,
  line: Trace,
  from: HexIx,
  to: HexIx,
): readonly { readonly leg: Leg; readonly hex: HexIx }[] {
  return line.legs.flatMap((leg, i) => {
    if (leg.kind === 'vertex' || isEnd(leg, from, to) || followsRoad(world, line, i)) return [];
    const hex = hexOn(leg, playsAs(world, 'orchard'));
    return hex === undefined ? [] : [{ leg, hex }];
  });
}

const playsAs =
  (world: World, terrain: Terrain) =>
  (hex: HexIx): boolean =>
    terrainOf(world.charts, groundOf(world.field, hex)) === terrain;

/** Whether the line goes through this hex down the middle of a road: over the dot, in and out by road hexsides. */
function followsRoad({ field }: World, line: Trace, legNumber: number): boolean {
  const [before, leg, after] = line.legs.slice(legNumber - 1, legNumber + 2);
  if (before?.kind !== 'in' || leg?.kind !== 'in' || after?.kind !== 'in') return false;
  const dot = (hex: HexIx) => centreOf(cellOfHex(field, hex));
  if (sideOfLine(dot(line.from.hex), dot(line.to.hex), dot(leg.hex)) !== 0) return false;
  const roadTo = (next: HexIx) =>
    ALL_DIRECTIONS.some(
      side => neighbourOf(field, leg.hex, side) === next && roadsThrough(field, leg.hex, side).length > 0,
    );
  return roadTo(before.hex) && roadTo(after.hex);
}
