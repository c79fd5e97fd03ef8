/** The Target Modifier of a location: what shelters those in it, and from whom (5.5, 10.4, 21). */
import { type HexIx, neighbourOf, watercoursesIn } from '../../../board/index.ts';
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import { ALL_DIRECTIONS } from '../../../hex/index.ts';
import { edgeModifier, type Feature, featureModifier, modifier, targetModifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import { lineBetween } from '../sight/sight.ts';
import type { Location } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { edgeBetween, terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, cardOf, isSniper, unitsAt } from '../units.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';

/** Of terrain, hexside and height the greatest counts; what was laid there is added; +4 is the limit, twice that for a Sniper. */
const COVER_PLAN: TallyPlan = {
  stages: ['ground', 'features', 'limit', 'sniper', 'limit of a Sniper'],
  groups: { ground: 'max' },
};

export interface Threat {
  /** Where the fire comes from: hexsides and height count against it. Without it, all of them count (3.0.d). */
  readonly from?: Location;
  /** Mortars: neither hexsides nor hills shelter from them, and no Sniper is hard to hit (18.0.b). */
  readonly indirect?: true;
  /** By an enemy Sniper: his like gets no special shelter (11.4.d). */
  readonly sniper?: true;
  /** The target, where it matters who it is: guns and Snipers. */
  readonly unit?: AnyUnit;
  /** The same of a vehicle (21.2.b). */
  readonly vehicle?: AnyVehicle;
}

export function cover(world: World, view: View, at: Location, threat: Threat = {}): Tally {
  const { hex, hexId, inBunker } = placeOf(world, at);
  const entries: TallyEntry[] = [];
  const ground = (id: string, n: number, cite: string) => {
    if (n > 0) entries.push({ id, cite, op: '+', n, stage: 'ground', group: 'ground' });
  };
  const feature = (id: Feature, cite: string) =>
    entries.push({ id, cite, op: '+', n: featureModifier(world.charts, id), stage: 'features' });
  const terrain = terrainAt(world, hex);
  if (terrain) ground(terrain, targetModifier(world.charts, terrain), '10.4.a');
  for (const water of watercoursesIn(world.field, hex))
    ground(water, edgeModifier(world.charts, water), '10.4.a');
  if (!threat.indirect) {
    for (const edge of edgesAround(world, hex, threat.from))
      ground(edge, edgeModifier(world.charts, edge), '10.4.a');
    const { n, cite } = modifier(world.charts.heightAdvantage, 'target stands higher');
    if (threat.from && placeOf(world, threat.from).level < placeOf(world, at).level)
      ground('height', n, cite);
  }
  const bunker = inBunker ? view.bunkers?.find(each => each.at === hexId) : undefined;
  if (bunker) feature(bunker.kind, '21.1.e');
  if (view.wrecks?.includes(hexId)) feature('Wreck', '10.4.b');
  if (view.smoke?.some(smoke => smoke.at === hexId)) feature('Smoke', '7.0.c');
  if (view.foxholes?.includes(hexId) && !inBunker && canUseFoxholes(threat)) feature('Foxholes', '21.2.a');
  const most = modifier(world.charts.limits, 'Target Modifier');
  entries.push({ id: 'limit', cite: most.cite, op: 'cap', n: most.n, stage: 'limit' });
  if (threat.unit && isLoneSniper(view, threat.unit) && !threat.indirect && !threat.sniper) {
    entries.push({ id: 'lone Sniper', cite: '11.4.d', op: 'x', n: 2, stage: 'sniper' });
    const his = modifier(world.charts.limits, 'Target Modifier of a lone Sniper');
    entries.push({ id: 'his limit', cite: his.cite, op: 'cap', n: his.n, stage: 'limit of a Sniper' });
  }
  return tally(COVER_PLAN, 0, entries);
}

/** Whether the location has a positive Target Modifier, from whatever side: what helps Morale Checks (3.0.d). */
export const isSheltered = (world: World, view: View, at: Location): boolean =>
  cover(world, view, at).value > 0;

/** Guns, mortars and vehicles have the use of foxholes only where they set up (21.2.b). */
function canUseFoxholes({ unit, vehicle }: Threat): boolean {
  if (vehicle) return vehicle.dugIn === true;
  if (!unit) return true;
  const card = cardOf(unit);
  return card.kind !== 'weapon-team' || card.weapon === 'machine-gun' || unit.dugIn === true;
}

/** Stacked with anybody else, a Sniper has no more shelter than they have (11.4.d). */
function isLoneSniper(view: View, unit: AnyUnit): boolean {
  return isSniper(unit) && unit.at !== undefined && unitsAt(view, unit.at, unit.side).length === 1;
}

/** Walls and hedges of the hex that fire from there crosses; without a from, all of them. */
function edgesAround(world: World, hex: HexIx, from: Location | undefined) {
  const all = ALL_DIRECTIONS.flatMap(direction => {
    const edge = edgeBetween(world, hex, direction);
    return edge ? [{ edge, beyond: neighbourOf(world.field, hex, direction) }] : [];
  });
  if (all.length === 0 || from === undefined) return all.map(({ edge }) => edge);
  const origin = placeOf(world, from).hex;
  if (origin === hex) return [];
  const { crossings } = lineBetween(world, origin, hex);
  const { sideHexes } = world.field;
  return all
    .filter(({ beyond }) =>
      crossings.some(({ side }) => {
        const pair = [sideHexes[2 * side], sideHexes[2 * side + 1]];
        return pair.includes(hex) && beyond !== undefined && pair.includes(beyond);
      }),
    )
    .map(({ edge }) => edge);
}
