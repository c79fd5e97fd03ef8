/**
 * Line of sight (3.2.1): how the Starter Kit reads the line between the centre dots of two hexes. What depends on the board
 * alone stands in ground-sight.ts; smoke and vehicles are laid over it each time.
 */

import { type Battlefield, type HexId, type HexIx, range } from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { modifier } from '../charts/index.ts';
import { smokeHindrance } from '../smoke/smoke.ts';
import type { State } from '../state.ts';
import { isMovingTarget } from '../vehicles/vehicles.ts';
import { hexName, ix, type World } from '../world.ts';
import { groundSight, lineBetween } from './ground-sight.ts';
import { type Hindrance, OPAQUE, type Sight } from './result.ts';

export type { Hindrance, Sight } from './result.ts';

/** The line between two hexes as things stand. It is the same both ways but for smoke at its ends. */
export function sight(world: World, state: Frozen<State>, from: HexId, to: HexId): Sight {
  const ground = groundSight(world, state.collapsed, ix(world, from), ix(world, to));
  if (!ground.clear || (state.smoke.length === 0 && state.vehicles === undefined)) return ground;
  const smoke = state.smoke.length === 0 ? [] : smokeOn(world, state, from, to);
  const vehicles = vehiclesOn(world, state, from, to);
  if (smoke.length === 0 && vehicles.length === 0) return ground;
  const hindrances = [...ground.hindrances, ...vehicles, ...smoke];
  const total = hindrances.reduce((sum, each) => sum + each.drm, 0);
  if (total < OPAQUE) return { clear: true, hindrances, total };
  const at = hindrances.at(-1)?.at ?? to;
  return { clear: false, at, by: `hindrances of +${total}`, cite: '3.2.1.f' };
}

/** Whether the line between two hexes is clear, for those who know them by number and ask often. */
export function isClear(world: World, state: Frozen<State>, from: HexIx, to: HexIx): boolean {
  if (state.smoke.length === 0 && state.vehicles === undefined) {
    return groundSight(world, state.collapsed, from, to).clear;
  }
  return sight(world, state, hexName(world, from), hexName(world, to)).clear;
}

/** Smoke hinders fire through and into its hex by its strength, and fire out of it by one more (1.2.5). */
function smokeOn(world: World, state: Frozen<State>, from: HexId, to: HexId): readonly Hindrance[] {
  const found: Hindrance[] = [];
  const add = (at: HexId, drm: number) => {
    if (drm > 0) found.push({ at, by: 'smoke', drm, cite: '1.2.5.d' });
  };
  if (smokeHindrance(world, state.smoke, from) > 0)
    add(from, modifier(world.charts.fireModifiers, 'fire out of smoke').n);
  if (from === to) return found;
  const line = lineBetween(world, ix(world, from), ix(world, to));
  for (const { kind, hex, twin } of line.legs.slice(1, -1)) {
    if (kind === 'vertex') continue;
    const smokeIn = (each: HexIx) => smokeHindrance(world, state.smoke, hexName(world, each));
    // Along a hexside the thicker of the two hinders.
    const thickest = twin !== undefined && smokeIn(twin) > smokeIn(hex) ? twin : hex;
    add(hexName(world, thickest), smokeIn(thickest));
  }
  add(to, smokeHindrance(world, state.smoke, to));
  return found;
}

/**
 * A vehicle or wreck that stands still hinders the line through its hex, for those who are on its level and both see where
 * it is (7.4.1). However many there are, the hex hinders by one.
 */
function vehiclesOn(world: World, state: Frozen<State>, from: HexId, to: HexId): readonly Hindrance[] {
  const { field } = world;
  const { level } = field;
  const [a, b] = [ix(world, from), ix(world, to)];
  if (state.vehicles === undefined || level[a] !== level[b]) return NONE;
  const far = range(field, a, b);
  const { n: drm, cite } = modifier(world.charts.vehicularFireModifiers, 'through a vehicle or wreck');
  const found: Hindrance[] = [];
  for (const vehicle of state.vehicles) {
    const { at } = vehicle;
    if (at === undefined || at === from || at === to || isMovingTarget(state, vehicle)) continue;
    const hex = ix(world, at);
    if (range(field, a, hex) + range(field, hex, b) > far + 1) continue;
    if (level[hex] !== level[a] || !hexesBetween(world, a, b).has(hex)) continue;
    const isSeen = [a, b].every(end => groundSight(world, state.collapsed, hex, end).clear);
    if (isSeen && !found.some(each => each.at === at)) found.push({ at, by: 'vehicle', drm, cite });
  }
  return found;
}

const NONE: readonly Hindrance[] = [];

const between = rememberedOf((_field: Battlefield) => new Map<number, ReadonlySet<HexIx>>());

/** The hexes that the line runs through or along; what depends on the board alone is remembered. */
function hexesBetween(world: World, a: HexIx, b: HexIx): ReadonlySet<HexIx> {
  const { field } = world;
  const known = between(field);
  const key = a * field.hexCount + b;
  let hexes = known.get(key);
  if (!hexes) {
    const legs = lineBetween(world, a, b).legs.filter(({ kind }) => kind !== 'vertex');
    hexes = new Set(legs.flatMap(({ hex, twin }) => (twin === undefined ? [hex] : [hex, twin])));
    known.set(key, hexes);
  }
  return hexes;
}
