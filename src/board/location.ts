/**
 * Locations: places with their own stacking, control or entry cost. `1:C4` is a hex on the ground; after a slash
 * comes a place in it (floors 1, 2, …, cellar, roof, treetop, bridge, under it, sewer), after `#` a work
 * that was built in play and that the game's state lists, such as `1:C4#w3`.
 */
import { ALL_DIRECTIONS } from '../hex/index.ts';
import {
  type Battlefield,
  bridgeOf,
  buildingOf,
  findHex,
  groundOf,
  type HexIx,
  hexId,
  neighbourOf,
  roadsThrough,
} from './battlefield.ts';
import type { Outcome } from './layout.ts';

export type Place = `${number}` | 'c' | 'r' | 't' | 'b' | 'u' | 's';
export type LocId = `${number}:${string}`;

export interface Location {
  readonly id: LocId;
  readonly hex: HexIx;
  readonly place?: Place;
  readonly work?: string;
}

export const EDGE_KINDS = ['stair', 'roof', 'climb', 'bank', 'span'] as const;
/** How one goes from one location to another within a hex, or over a bridge; hex to hex is by neighbours. */
export type EdgeKind = (typeof EDGE_KINDS)[number];

export interface LocationEdge {
  readonly a: number;
  readonly b: number;
  readonly kind: EdgeKind;
}

/** The locations that the boards give, by number: those of hex h from `first[h]` up to `first[h + 1]`. */
export interface LocationTable {
  readonly locations: readonly Location[];
  readonly byId: ReadonlyMap<string, number>;
  readonly first: Int32Array;
  readonly edges: readonly LocationEdge[];
}

const tables = new WeakMap<Battlefield, LocationTable>();

/** Made when first asked for: books that play on bare hexes never do. */
export function locationsOf(battlefield: Battlefield): LocationTable {
  let table = tables.get(battlefield);
  if (table === undefined) {
    table = makeTable(battlefield);
    tables.set(battlefield, table);
  }
  return table;
}

/** The location a text names: aliases of merged hexes are accepted, and the id that comes back is the true one. */
export function parseLocation(battlefield: Battlefield, text: string): Outcome<Location> {
  const match = /^(\d+:[A-Z]{1,2}\d+|[A-Z]{1,2}\d+)(?:\/([1-9]|[crtbus])|#(\w+))?$/.exec(text);
  const hex = match === null ? undefined : findHex(battlefield, match[1] ?? '');
  if (match === null || hex === undefined) {
    return {
      ok: false,
      wrong: `there is no location '${text}'; expected a hex such as ${battlefield.ids[0]}`,
    };
  }
  const [, , place, work] = match;
  const id = hexId(battlefield, hex);
  if (work !== undefined) return { ok: true, value: { id: `${id}#${work}`, hex, work } };
  if (place === undefined) return { ok: true, value: { id, hex } };
  const places = placesIn(battlefield, hex);
  if (!places.includes(place as Place)) {
    const expected = places.length === 0 ? id : `${id} or ${places.map(p => `${id}/${p}`).join(', ')}`;
    return { ok: false, wrong: `there is no location '${text}'; expected ${expected}` };
  }
  return { ok: true, value: { id: `${id}/${place as Place}`, hex, place: place as Place } };
}

/** The places of a hex beside its ground, from the bottom up. No board draws sewers yet. */
export function placesIn(battlefield: Battlefield, hex: HexIx): Place[] {
  const places: Place[] = [];
  const building = buildingOf(battlefield, hex);
  if (building !== undefined) {
    if (building.cellar === true) places.push('c');
    for (let floor = 1; floor <= building.upper; floor++) places.push(`${floor}`);
    places.push('r');
  }
  if (groundOf(battlefield, hex) === 'woods') places.push('t');
  if (bridgeOf(battlefield, hex) !== undefined) places.push('u', 'b');
  return places;
}

function makeTable(battlefield: Battlefield): LocationTable {
  const locations: Location[] = [];
  const first = new Int32Array(battlefield.hexCount + 1);
  for (let hex = 0; hex < battlefield.hexCount; hex++) {
    const id = hexId(battlefield, hex);
    locations.push({ id, hex });
    for (const place of placesIn(battlefield, hex)) locations.push({ id: `${id}/${place}`, hex, place });
    first[hex + 1] = locations.length;
  }
  const byId = new Map(locations.map(({ id }, number): [string, number] => [id, number]));
  for (const [alias, hex] of battlefield.names) {
    for (let number = first[hex] ?? 0; number < (first[hex + 1] ?? 0); number++) {
      const { place } = locations[number] as Location;
      byId.set(place === undefined ? alias : `${alias}/${place}`, number);
    }
  }
  return {
    locations,
    byId,
    first,
    edges: [...edgesWithin(battlefield, byId), ...bridgeEdges(battlefield, byId)],
  };
}

function* edgesWithin(battlefield: Battlefield, byId: ReadonlyMap<string, number>): Generator<LocationEdge> {
  for (let hex = 0; hex < battlefield.hexCount; hex++) {
    const id = hexId(battlefield, hex);
    const number = (place?: Place) => byId.get(place === undefined ? id : `${id}/${place}`) ?? -1;
    const building = buildingOf(battlefield, hex);
    for (const place of placesIn(battlefield, hex)) {
      if (place === 'c') yield { a: number('c'), b: number(), kind: 'stair' };
      else if (place === 'r')
        yield { a: number(topFloor(building?.upper ?? 0)), b: number('r'), kind: 'roof' };
      else if (place === 't') yield { a: number(), b: number('t'), kind: 'climb' };
      else if (place === 'u') yield { a: number(), b: number('u'), kind: 'bank' };
      else if (place !== 'b' && place !== 's') {
        yield { a: number(topFloor(Number(place) - 1)), b: number(place), kind: 'stair' };
      }
    }
  }
}

function topFloor(floor: number): Place | undefined {
  return floor === 0 ? undefined : `${floor}`;
}

/** A bridge leads to the hexes, or the next bridges, that its road goes on to. */
function* bridgeEdges(battlefield: Battlefield, byId: ReadonlyMap<string, number>): Generator<LocationEdge> {
  for (let hex = 0; hex < battlefield.hexCount; hex++) {
    const bridge = bridgeOf(battlefield, hex);
    if (bridge === undefined) continue;
    const deck = byId.get(`${hexId(battlefield, hex)}/b`) ?? -1;
    for (const side of ALL_DIRECTIONS) {
      const next = neighbourOf(battlefield, hex, side);
      if (next === undefined || !roadsThrough(battlefield, hex, side).includes(bridge.carries)) continue;
      const id = hexId(battlefield, next);
      const onward = byId.get(`${id}/b`) ?? byId.get(id) ?? -1;
      // Between two bridges one edge is enough: the lower-numbered deck names it.
      if (bridgeOf(battlefield, next) === undefined || deck < onward)
        yield { a: deck, b: onward, kind: 'span' };
    }
  }
}

/** The hex of a place that a book names, or undefined if it is none of this battlefield. */
export function hexOfPlace(battlefield: Battlefield, place: string): HexIx | undefined {
  const location = parseLocation(battlefield, place);
  return location.ok ? location.value.hex : undefined;
}
