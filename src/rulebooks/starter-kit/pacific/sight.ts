/**
 * How a line of sight reads in the Pacific (8.2.1): dense jungle and bamboo fill their hexes, palm trees are always in
 * season, kunai hinders like brush, and huts hinder without ever blocking. No path is a lane to look along.
 */
import type { HexIx, Leg, Shape, Touch, Trace } from '../../../board/index.ts';
import { type Terrain, terrainOf } from '../charts/terrain.ts';
import type { View } from '../game.ts';
import { hindranceDrm } from '../scenario/seasons.ts';
import { hexOn, isEnd, levelOf } from '../sight/legs.ts';
import type { Hindrance, Sight } from '../sight/result.ts';
import { terrainAt, terrainNow } from '../terrain/terrain.ts';
import { hexName, type World } from '../world.ts';
import { isDense } from './ground.ts';

/** What lies between the two ends: legs through hexes and along hexsides, not the touch of a corner. */
function between({ legs }: Trace, from: HexIx, to: HexIx): readonly Leg[] {
  return legs.filter(leg => leg.kind !== 'vertex' && !isEnd(leg, from, to));
}

/** The hex through which or along which the leg goes that plays as such terrain. */
function met(world: World, leg: Leg, isSuch: (terrain: Terrain | undefined) => boolean): HexIx | undefined {
  return hexOn(leg, hex => isSuch(terrainAt(world, hexName(world, hex))));
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
    const dense = met(world, leg, isDense);
    if (dense !== undefined) return blocks(dense, 'the jungle', '8.2.1.jungle.b');
    // From one level to another nobody looks through the crowns of palms (1.1.1.orchard.c).
    const palms = a === b ? undefined : met(world, leg, isPalms);
    if (palms !== undefined) return blocks(palms, 'the palm trees', '8.2.1.palm');
  }
  for (const touch of line.touches) {
    const leg = line.legs[touch.leg] as Leg;
    const shape = shapes[touch.shape];
    if (touch.on !== 'both' || shape === undefined || isEnd(leg, from, to)) continue;
    // Drawn for an end hex alone, it is that hex's own terrain wherever it spills.
    if (shape.hexes.every(hex => hex === from || hex === to)) continue;
    if (levelOf(world, leg) < Math.min(a, b)) continue;
    const at = hexOn(leg, hex => shape.hexes.includes(hex)) ?? leg.hex;
    if (isTrees(world, shape)) return blocks(at, 'the jungle', '8.2.1.jungle.a');
    if (isHouse(world, shape)) return blocks(at, 'the building', '1.1.1.building.a');
  }
  return undefined;
}

/** Dense jungle has blocked the line by its hex already: what is left is light. */
const isTrees = (world: World, shape: Shape): boolean =>
  shape.kind === 'area' && terrainOf(world.charts, shape.ground) === 'woods';

/** Buildings that are no huts, and what is left of them. */
function isHouse(world: World, shape: Shape): boolean {
  if (shape.kind === 'area') return terrainOf(world.charts, shape.ground) === 'wooden building';
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
  const add = (hex: HexIx, by: Hindrance['by'] & Terrain, cite: string) =>
    found.push({ at: hexName(world, hex), by, drm: hindranceDrm(world, by), cite });
  for (const leg of between(line, from, to)) {
    const height = levelOf(world, leg);
    const isLow = a === b && height === a;
    if (height < Math.min(a, b)) continue;
    const palms = met(world, leg, isPalms);
    if (palms !== undefined) add(palms, 'palm trees', '8.2.1.palm');
    for (const [by, cite] of LOW_GROWTH) {
      const growth = isLow ? met(world, leg, terrain => terrain === by) : undefined;
      if (growth !== undefined && touches(world, line, leg, each => isGrowth(world, each)))
        add(growth, by, cite);
    }
    if (!touches(world, line, leg, ({ kind }) => kind === 'building')) continue;
    const is = (hut: Terrain) => hexOn(leg, hex => terrainNow(world, view, hexName(world, hex)) === hut);
    // All huts of a hex are one hut, standing or not (8.2.1.hut.a).
    const [hut, ruins] = [is('hut'), is('collapsed hut')];
    if (hut !== undefined) add(hut, 'hut', '8.2.1.hut.b');
    else if (ruins !== undefined && isLow) add(ruins, 'collapsed hut', '8.2.1.hut.e');
  }
  return found;
}

/** Kunai is drawn as grain, and some ground plays as brush. */
const LOW_GROWTH = [
  ['kunai', '8.2.1.kunai'],
  ['brush', '1.1.1.brush.a'],
] as const;

function isGrowth(world: World, shape: Shape): boolean {
  const terrain = shape.kind === 'area' ? terrainOf(world.charts, shape.ground) : undefined;
  return terrain === 'grain' || terrain === 'brush';
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
