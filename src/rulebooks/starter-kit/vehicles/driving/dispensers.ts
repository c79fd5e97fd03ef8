/** Vehicular smoke dispensers (7.5): in its own movement phase, and when an enemy moves in its sight. */
import type { HexId } from '../../../../board/index.ts';
import {
  type Addend,
  added,
  against,
  atMost,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
} from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import { coveredArcChange, type Dispenser, dispenserUse, listed } from '../../charts/index.ts';
import type { DispenserPrint } from '../../counters/card.ts';
import { DR, type Game, type View } from '../../game.ts';
import { spinesCovering, turnBetween } from '../../ordnance/covered-arcs.ts';
import { sight } from '../../sight/sight.ts';
import { terrainNow } from '../../terrain/terrain.ts';
import { distance, neighbours, type World } from '../../world.ts';
import { setTurret, spineOf } from '../arcs.ts';
import { hasFiredInTurn, traverseOf } from '../arms.ts';
import { type AnyVehicle, isDazed, vehicleCardOf } from '../vehicles.ts';
import { isConfined, isHouse } from './driving-cost.ts';

/** What it is fitted with at the date of the scenario: the last of each kind whose time has come. */
export function dispensersOf({ scenario: { date } }: World, vehicle: AnyVehicle): readonly DispenserPrint[] {
  const now = date.year * 12 + date.month;
  const fitted = (vehicleCardOf(vehicle).dispensers ?? []).filter(
    ({ from }) => from === undefined || from.year * 12 + from.month <= now,
  );
  return fitted.filter((each, i) => !fitted.slice(i + 1).some(later => later.kind === each.kind));
}

/** One attempt a player turn, before it fires anything, by a crew that has its wits about it (7.5.a). */
export function dispenseRefusal(world: World, vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.at === undefined) return refusal('3.3.d', 'it is not on the map');
  if (vehicle.wreck) return refusal('7.4.c', 'it is a wreck');
  if (vehicle.dispensed) return refusal('7.5.a', 'it has tried in this player turn');
  if (isDazed(vehicle)) return refusal('7.5.a', 'its crew is dazed');
  if (hasFiredInTurn(vehicle)) return refusal('7.5.a', 'it has fired in this player turn');
  return dispensersOf(world, vehicle).some(({ kind }) => isAtHand(world, vehicle, kind))
    ? undefined
    : refusal('7.5.a', 'not with its hatches as they are');
}

/** Some are worked by a crew that looks out, some by one that does not. */
function isAtHand({ charts }: World, { crewExposed }: AnyVehicle, kind: Dispenser): boolean {
  return dispenserUse(charts, kind).crew !== (crewExposed ? 'buttoned up' : 'exposed');
}

type Dispense = Extract<BookAct, { verb: 'dispense' }>;
/** What is thrown, and where to. */
type Throw = Pick<Dispense, 'kind' | 'at'>;

/** Into its own hex; a smoke mortar throws farther. */
export function throwsOf(world: World, vehicle: AnyVehicle): readonly Throw[] {
  const { at: own } = vehicle;
  if (own === undefined) return [];
  return dispensersOf(world, vehicle).flatMap(({ kind }) => {
    if (!isAtHand(world, vehicle, kind)) return [];
    const { nearest, farthest } = dispenserUse(world.charts, kind);
    const hexes = hexesWithin(world, own, farthest).filter(hex => distance(world, own, hex) >= nearest);
    return hexes.map(at => ({ kind, at }));
  });
}

/** A smoke mortar throws into a hex that it sees, not from a building, and as far as its turret can turn (7.5.sm). */
export function throwRefusal(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  { kind, at: target }: Throw,
): Refusal | undefined {
  const { at } = vehicle;
  if (at === undefined || dispenserUse(world.charts, kind).farthest === 0) return undefined;
  const terrain = terrainNow(world, view, at);
  if (terrain !== undefined && isHouse(terrain))
    return refusal('7.5.sm', 'smoke mortars are not fired from a building');
  if (arcChange(world, vehicle, target) === undefined)
    return refusal('7.5.sm', 'it throws ahead, having no turret that turns');
  return sight(world, view, at, target).clear ? undefined : refusal('7.5.sm', 'it does not see the hex');
}

function hexesWithin(world: World, at: HexId, range: number): readonly HexId[] {
  const found = new Set<HexId>([at]);
  for (let ring = 0; ring < range; ring++) {
    for (const hex of [...found]) for (const next of neighbours(world, hex)) found.add(next);
  }
  return [...found];
}

/** Hexspines by which the turret turns to throw there; without a turret it throws ahead or not at all. */
function arcChange(world: World, vehicle: AnyVehicle, hex: HexId): number | undefined {
  const { at } = vehicle;
  const facing = spineOf(vehicle, 'turret');
  const [nearest] = at === undefined ? [] : spinesCovering(world, at, facing, hex);
  if (nearest === undefined) return undefined;
  const change = turnBetween(facing, nearest);
  return change === 0 || vehicleCardOf(vehicle).turret !== 'NT' ? change : undefined;
}

/** What is added to the roll against the usage number. */
export function dispenserModifiers(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  { kind, at }: Throw,
): Tally {
  const buttonedUp = !vehicle.crewExposed && listed(world.charts.smokeDispenserModifiers, 'buttoned up');
  const mortar = kind === 'sM' ? mortarModifiers(world, view, vehicle, at) : [];
  return added([buttonedUp, ...mortar], 'sum');
}

/** A smoke mortar is aimed: turning the turret, the vehicle's own movement and what hinders the line all count (7.5.sm). */
function mortarModifiers(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  target: HexId,
): readonly (Addend | false | undefined)[] {
  const { at, motion } = vehicle;
  if (at === undefined) return [];
  const change = arcChange(world, vehicle, target) ?? 0;
  const n = coveredArcChange(
    world.charts,
    traverseOf(world, vehicle, 'MA'),
    change,
    isConfined(world, view, at),
  );
  const line = sight(world, view, at, target);
  const hindrances = line.clear ? line.hindrances : [];
  return [
    n > 0 && { id: 'turret turned', cite: '7.5.sm', n },
    motion && listed(world.charts.smokeDispenserModifiers, 'smoke mortar of a moving vehicle'),
    ...hindrances.map(({ by, at: where, drm }) => ({ id: `${by} in ${where}`, cite: '7.5.sm', n: drm })),
  ];
}

/** True: the smoke lies. It is dispersed from the first, and goes as such smoke does (1.2.5). */
export function* dispense(game: Game, vehicle: AnyVehicle, act: Dispense): Rule<boolean> {
  const { world, state } = game;
  const usage = dispensersOf(world, vehicle).find(({ kind }) => kind === act.kind)?.usage ?? 0;
  const drm = dispenserModifiers(world, state, vehicle, act);
  game.own(vehicle).dispensed = true;
  if (act.kind === 'sM') aim(game, vehicle, act.at);
  const works = yield* roll(
    DR,
    `{${vehicle.id}} dispenses smoke (${act.kind}${usage})`,
    ({ coloured, white }) => coloured + white + drm.value <= usage,
    {
      cite: '7.5.a',
      by: vehicle.side,
      tell: (dice, lies) =>
        against(sumOf(dice, drm), atMost(usage), lies, lies ? `smoke in ${act.at}` : 'no smoke'),
    },
  );
  if (!works) return false;
  game.own(game.state).smoke = [...game.state.smoke, { at: act.at, kind: 'dispersed', by: vehicle.side }];
  game.say(`7.5.${act.kind.toLowerCase()}`, `{${vehicle.id}} lays smoke in ${act.at}`);
  return true;
}

function aim(game: Game, vehicle: AnyVehicle, hex: HexId): void {
  const { at } = vehicle;
  const facing = spineOf(vehicle, 'turret');
  const [nearest] = at === undefined ? [] : spinesCovering(game.world, at, facing, hex);
  if (nearest !== undefined && nearest !== facing) setTurret(game.own(vehicle), nearest);
}
