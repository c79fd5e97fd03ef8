/** Bog (7.6): vehicles get stuck in woods and buildings, and work themselves free again. */
import type { HexId } from '../../../../board/index.ts';
import {
  added,
  against,
  atLeast,
  lookedUp,
  productOf,
  type Rule,
  roll,
  sumOf,
  type Tally,
  term,
  unset,
} from '../../../../engine/index.ts';
import {
  type BOG_MODIFIERS,
  BOG_NUMBER,
  bogRemoval,
  isWooded,
  listed,
  needsBogCheck,
  type Terrain,
} from '../../charts/index.ts';
import { DR, type Game, type View } from '../../game.ts';
import { terrainNow } from '../../terrain/terrain.ts';
import type { World } from '../../world.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf } from '../vehicles.ts';
import { type Approach, isConfined } from './driving-cost.ts';
import { halt } from './starting.ts';

/** What calls for the check: what the vehicle is about to be stuck in, and how carefully it goes. */
export interface BogRisk {
  readonly terrain: Terrain;
  /** All its movement points went into the hex. */
  readonly whole?: boolean;
  readonly uphill?: boolean;
}

/** Of entering a hex, otherwise than by its road (3.3.2.r). */
export function riskOfEntry(
  world: World,
  vehicle: AnyVehicle,
  way: Approach,
  whole: boolean,
): BogRisk | undefined {
  const { terrain, byRoad, uphill } = way;
  if (byRoad || !needsBogCheck(world.charts, terrain, vehicleCardOf(vehicle).movementType)) return undefined;
  return { terrain, whole, uphill };
}

/** Of turning: in woods as hastily as if it had entered them with half of its movement points. */
export function riskOfTurning(world: World, view: View, at: HexId): BogRisk | undefined {
  const terrain = terrainNow(world, view, at);
  return terrain !== undefined && isConfined(world, view, at) ? { terrain } : undefined;
}

type Listed = keyof typeof BOG_MODIFIERS.cites;
type BogModifier = (vehicle: AnyVehicle, risk: BogRisk, world: World) => Listed | undefined;

const MODIFIERS: readonly BogModifier[] = [
  vehicle => `${vehicleCardOf(vehicle).groundPressure} ground pressure`,
  vehicle => (vehicleCardOf(vehicle).movementType === 'fully tracked' ? undefined : 'not fully tracked'),
  (_vehicle, { terrain, whole }, world) =>
    isWooded(world.charts, terrain) ? (whole ? 'woods at all MP' : 'woods at half the MP') : undefined,
  (_vehicle, { terrain }) =>
    terrain === 'dense jungle' || terrain === 'bamboo' ? 'dense jungle or bamboo' : undefined,
  (_vehicle, { terrain }) =>
    terrain === 'wooden building' || terrain === 'stone building' ? terrain : undefined,
  (_vehicle, { terrain, uphill }, world) =>
    uphill && isWooded(world.charts, terrain) ? 'uphill into woods' : undefined,
];

export function bogModifiers(world: World, vehicle: AnyVehicle, risk: BogRisk): Tally {
  const names = MODIFIERS.map(each => each(vehicle, risk, world));
  return added(
    names.map(name => name && listed(world.charts.bogModifiers, name)),
    'sum',
  );
}

/** True: it gets through. A bogged vehicle has stopped. */
export function* bogCheck(game: Game, vehicle: AnyVehicle, risk: BogRisk): Rule<boolean> {
  const drm = bogModifiers(game.world, vehicle, risk);
  const bogs = yield* roll(
    DR,
    `Bog check of {${vehicle.id}}`,
    ({ coloured, white }) => coloured + white + drm.value >= BOG_NUMBER,
    {
      cite: '7.6.a',
      by: vehicle.side,
      tell: (dice, stuck) =>
        against(sumOf(dice, drm), atLeast(BOG_NUMBER), stuck, stuck ? 'bogs' : 'gets through'),
    },
  );
  if (!bogs) return true;
  halt(game, vehicle);
  game.own(vehicle).bogged = 'bogged';
  game.say('7.6.a', `{${vehicle.id}} bogs`);
  return false;
}

/** A try to work itself free (7.6.d); what it spends on it, in movement points. */
export function* workFree(game: Game, { id }: AnyVehicle): Rule<number> {
  const vehicle = vehicleById(game.state, id);
  const tracked = vehicleCardOf(vehicle).movementType === 'fully tracked';
  const mired = vehicle.bogged === 'mired' ? 1 : 0;
  const { result, cost } = yield* roll(
    DR,
    `{${id}} works itself free`,
    ({ coloured, white }) => ({
      result: bogRemoval(game.world.charts, coloured + mired),
      cost: coloured * white * (tracked ? 1 : 2),
    }),
    {
      cite: '7.6.d',
      by: vehicle.side,
      tell: (dice, found) => [
        lookedUp(
          sumOf({ coloured: dice.coloured }, term('mired', mired, '7.6.d')),
          'on the table of bog removal',
          found.result,
        ),
        lookedUp(
          productOf(dice),
          tracked ? undefined : 'and twice that without tracks',
          `${found.cost} MP spent`,
        ),
      ],
    },
  );
  const mine = game.own(vehicle);
  if (result === 'mired') mine.bogged = 'mired';
  else unset(mine, 'bogged');
  if (result === 'freed') mine.motion = true;
  if (result === 'immobilized') mine.immobilized = true;
  game.say('7.6.d', `{${id}} spends ${cost} MP and is ${result}`);
  return cost;
}
