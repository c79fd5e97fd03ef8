/**
 * How a line of sight reads in the Pacific (8.2.1): dense jungle and bamboo fill their hexes, palm trees are always in
 * season, kunai hinders like brush, and huts hinder without ever blocking. No path is a lane to look along.
 */
import type { HexIx, Leg, Shape, Touch, Trace } from '../../../board/index.ts';
import { hindranceOf, type Terrain, terrainOf } from '../charts/terrain.ts';
import type { View } from '../game.ts';
import { isEnd, levelOf } from '../sight-legs.ts';
import type { Hindrance, Sight } from '../sight-result.ts';
import { terrainAt, terrainNow } from '../terrain.ts';
import { hexName, type World } from '../world.ts';
import { isDense } from './ground.ts';

/** What lies between the two ends: legs through hexes and along hexsides, not the touch of a corner. */
function between({ legs }: Trace, from: HexIx, to: HexIx): readonly Leg[] {
  return legs.filter(leg => leg.kind !== 'vertex' && !isEnd(leg, from, to));
}

/** A leg through a hex or along it that plays as such terrain. */
function meets(world: World, { hex, twin }: Leg, isSuch: (terrain: Terrain | undefined) => boolean): boolean {
  const is = (at: HexIx) => isSuch(terrainAt(world, hexName(world, at)));
  return is(hex) || (twin !== undefined && is(twin));
}

const isPalms = (terrain: Terrain | undefined): boolean => terrain === 'palm trees';

export function pacificObstacle(world: World, line: Trace, from: HexIx, to: HexIx): Sight | undefined {
  const { level, shapes } = world.field;
  const [a, b] = [level[from] as number, level[to] as number];
  const blocks = (hex: HexIx, by: string, cite: string): Sight => {
    return { clear: false, at: hexName(world, hex), by, cite };
  };
  for (const leg of between(line, from, to)) {
    if (levelOf(world, leg) < Math.min(a, b)) continue;
    if (meets(world, leg, isDense)) return blocks(leg.hex, 'the jungle', '8.2.1.jungle.b');
    // From one level to another nobody looks through the crowns of palms (1.1.1.orchard.c).
    if (a !== b && meets(world, leg, isPalms)) return blocks(leg.hex, 'the palm trees', '8.2.1.palm');
  }
  for (const touch of line.touches) {
    const leg = line.legs[touch.leg] as Leg;
    const shape = shapes[touch.shape];
    if (touch.on !== 'both' || shape === undefined || isEnd(leg, from, to)) continue;
    // Drawn for an end hex alone, it is that hex's own terrain wherever it spills.
    if (shape.hexes.every(hex => hex === from || hex === to)) continue;
    if (levelOf(world, leg) < Math.min(a, b)) continue;
    if (isTrees(shape)) return blocks(leg.hex, 'the jungle', '8.2.1.jungle.a');
    if (isHouse(world, shape)) return blocks(leg.hex, 'the building', '1.1.1.building.a');
  }
  return undefined;
}

/** Dense jungle has blocked the line by its hex already: what is left is light. */
const isTrees = (shape: Shape): boolean => shape.kind === 'area' && terrainOf(shape.ground) === 'woods';

/** Buildings that are no huts, and what is left of them. */
function isHouse(world: World, shape: Shape): boolean {
  if (shape.kind === 'area') return terrainOf(shape.ground) === 'wooden building';
  return (
    shape.kind === 'building' && !shape.hexes.some(hex => terrainAt(world, hexName(world, hex)) === 'hut')
  );
}

export function pacificHindrances(
  world: World,
  view: Pick<View, 'collapsed'>,
  line: Trace,
  from: HexIx,
  to: HexIx,
): readonly Hindrance[] {
  const { level } = world.field;
  const [a, b] = [level[from] as number, level[to] as number];
  const found: Hindrance[] = [];
  const add = (leg: Leg, by: Hindrance['by'] & Terrain, cite: string) =>
    found.push({ at: hexName(world, leg.hex), by, drm: hindranceOf(by), cite });
  for (const leg of between(line, from, to)) {
    const height = levelOf(world, leg);
    const isLow = a === b && height === a;
    if (height < Math.min(a, b)) continue;
    if (meets(world, leg, isPalms)) add(leg, 'palm trees', '8.2.1.palm');
    for (const [by, cite] of LOW_GROWTH) {
      const crosses =
        isLow && meets(world, leg, terrain => terrain === by) && touches(world, line, leg, isGrowth);
      if (crosses) add(leg, by, cite);
    }
    const hut = touches(world, line, leg, ({ kind }) => kind === 'building') && hutIn(world, view, leg);
    if (hut === 'hut') add(leg, hut, '8.2.1.hut.b');
    else if (hut && isLow) add(leg, hut, '8.2.1.hut.e');
  }
  return found;
}

/** Kunai is drawn as grain, and some ground plays as brush. */
const LOW_GROWTH = [
  ['kunai', '8.2.1.kunai'],
  ['brush', '1.1.1.brush.a'],
] as const;

function isGrowth(shape: Shape): boolean {
  const terrain = shape.kind === 'area' ? terrainOf(shape.ground) : undefined;
  return terrain === 'grain' || terrain === 'brush';
}

/** All huts of a hex are one hut, standing or not (8.2.1.hut.a). */
function hutIn(world: World, view: Pick<View, 'collapsed'>, { hex, twin }: Leg) {
  const terrains = [hex, ...(twin === undefined ? [] : [twin])].map(at =>
    terrainNow(world, view, hexName(world, at)),
  );
  return terrains.find(terrain => terrain === 'hut' || terrain === 'collapsed hut');
}

/** The line crosses a drawing of such a kind on this leg. */
function touches({ field }: World, line: Trace, leg: Leg, isSuch: (shape: Shape) => boolean): boolean {
  const at = line.legs.indexOf(leg);
  const crosses = ({ leg: on, on: sides, shape }: Touch) => {
    const drawn = field.shapes[shape];
    return on === at && sides === 'both' && drawn !== undefined && isSuch(drawn);
  };
  return line.touches.some(crosses);
}
