/** Vehicular smoke dispensers (7.5): in its own movement phase, and when an enemy moves in its sight. */
import type { HexId } from '../../../../board/index.ts';
import { type Rule, roll, type Tally, type TallyEntry, tally } from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import {
  coveredArcChange,
  type Dispenser,
  dispenserUse,
  modifier,
  type SMOKE_DISPENSER_MODIFIERS,
} from '../../charts/index.ts';
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
export function canDispense(vehicle: AnyVehicle): boolean {
  return (
    vehicle.at !== undefined &&
    !vehicle.wreck &&
    !vehicle.dispensed &&
    !isDazed(vehicle) &&
    !hasFiredInTurn(vehicle)
  );
}

type Dispense = Extract<BookAct, { verb: 'dispense' }>;

export function dispenseActs(world: World, view: View, vehicle: AnyVehicle): readonly Dispense[] {
  if (!canDispense(vehicle)) return [];
  return dispensersOf(world, vehicle).flatMap(({ kind }) =>
    hexesFor(world, view, vehicle, kind).map(
      at => ({ verb: 'dispense', vehicle: vehicle.id, kind, at }) as const,
    ),
  );
}

/** Its own hex; a smoke mortar throws into a hex that it sees, not from a building, and as far as its turret can turn. */
function hexesFor(world: World, view: View, vehicle: AnyVehicle, kind: Dispenser): readonly HexId[] {
  const { at, crewExposed } = vehicle;
  const { nearest, farthest, crew } = dispenserUse(world.charts, kind);
  if (at === undefined || (crew === 'exposed' && !crewExposed) || (crew === 'buttoned up' && crewExposed))
    return [];
  if (farthest === 0) return [at];
  const terrain = terrainNow(world, view, at);
  if (terrain !== undefined && isHouse(terrain)) return [];
  return hexesWithin(world, at, farthest).filter(
    hex =>
      distance(world, at, hex) >= nearest &&
      arcChange(world, vehicle, hex) !== undefined &&
      sight(world, view, at, hex).clear,
  );
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

const listed = (world: World, name: keyof typeof SMOKE_DISPENSER_MODIFIERS.cites): TallyEntry => ({
  id: name,
  ...modifier(world.charts.smokeDispenserModifiers, name),
  op: '+',
  stage: 'sum',
});

/** What is added to the roll against the usage number. */
export function dispenserModifiers(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  { kind, at }: Pick<Dispense, 'kind' | 'at'>,
): Tally {
  const buttonedUp = vehicle.crewExposed ? [] : [listed(world, 'buttoned up')];
  const mortar = kind === 'sM' ? mortarModifiers(world, view, vehicle, at) : [];
  return tally({ stages: ['sum'] }, 0, [...buttonedUp, ...mortar]);
}

/** A smoke mortar is aimed: turning the turret, the vehicle's own movement and what hinders the line all count (7.5.sm). */
function mortarModifiers(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  target: HexId,
): readonly TallyEntry[] {
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
    ...(n > 0 ? [{ id: 'turret turned', cite: '7.5.sm', op: '+', n, stage: 'sum' } as const] : []),
    ...(motion ? [listed(world, 'smoke mortar of a moving vehicle')] : []),
    ...hindrances.map(
      ({ by, at: where, drm }): TallyEntry => ({
        id: `${by} in ${where}`,
        cite: '7.5.sm',
        op: '+',
        n: drm,
        stage: 'sum',
      }),
    ),
  ];
}

/** True: the smoke lies. It is dispersed from the first, and goes as such smoke does (1.2.5). */
export function* dispense(game: Game, vehicle: AnyVehicle, act: Dispense): Rule<boolean> {
  const { world, state } = game;
  const usage = dispensersOf(world, vehicle).find(({ kind }) => kind === act.kind)?.usage ?? 0;
  const drm = dispenserModifiers(world, state, vehicle, act).value;
  game.own(vehicle).dispensed = true;
  if (act.kind === 'sM') aim(game, vehicle, act.at);
  const works = yield* roll(
    DR,
    `{${vehicle.id}} dispenses smoke (${act.kind}${usage})`,
    ({ coloured, white }) => coloured + white + drm <= usage,
    { cite: '7.5.a', by: vehicle.side },
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
