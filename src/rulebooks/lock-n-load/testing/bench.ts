/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({
 *       hexes: { '1:D4': 'stone building', '1:E5': 'woods' },
 *       units: ['german 1-6-4-5 C4', 'american 2-5-4-6 E5 shaken'],
 *       weapons: ['german MG34 of u1'],
 *     }, '3,4 2');
 *     play(match, 'german', 'activate 1:C4', 'spot u1 1:E5');
 *
 * Units are u1, u2 … and weapons w1, w2 … in their order, unless they say otherwise. It is the Operations Phase, and
 * the side of the first unit has the initiative.
 */
import type { Sketch } from '../../../board/test-sketch.ts';
import type { DiceSource, Match, Side } from '../../../engine/index.ts';
import { ALL_DIRECTIONS } from '../../../hex/index.ts';
import { benchFor, fieldOf, testScenario, twoNations } from '../../kit/testing/bench.ts';
import { pieceAlterer, pieceReader, type Told } from '../../kit/testing/notation.ts';
import { type Nation, OUR_CHARTS, SKILLS } from '../charts/index.ts';
import { CARDS, card } from '../counters/index.ts';
import type { View } from '../game.ts';
import { fortifications, lockNLoad } from '../index.ts';
import { missionsGiven } from '../scenario/missions.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { State, Unit, Vehicle, Weapon } from '../state.ts';
import { type AnyUnit, type AnyWeapon, unitById, weaponById } from '../units.ts';
import { ARMOR_LEADERS } from '../vehicles/armor-leaders.ts';
import { VEHICLE_CARDS } from '../vehicles/cards.ts';
import { type AnyVehicle, vehicleById, vehicleCard } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';

export { citesSaid, offers, play, rollsTold } from '../../kit/testing/bench.ts';
export type { Dice } from '../../kit/testing/notation.ts';

/** Everything that the state has may be set; what is not is as at the beginning of a turn. */
export interface Position extends Sketch, Partial<Omit<State, 'units' | 'weapons' | 'vehicles'>> {
  /** Length of the scenario. */
  readonly turns?: number;
  readonly scenario?: Partial<Scenario>;
  readonly units: readonly (string | Told<Unit>)[];
  readonly weapons?: readonly (string | Told<Weapon>)[];
  readonly vehicles?: readonly (string | Told<Vehicle>)[];
}

export const unitTold = pieceReader<Unit>({
  isCard: name => CARDS.has(name),
  flags: [
    'shaken',
    'wounded',
    'fired',
    'opsComplete',
    'called',
    'tried',
    'tended',
    'dugIn',
    'jammed',
    'broken',
  ],
  values: {
    side: 'word',
    group: 'word',
    moved: ['Moved', 'Assault Move', 'Stealth', 'Full Stealth', 'Low Crawl'],
    skill: SKILLS,
    facing: ALL_DIRECTIONS,
  },
});

/** These units, of which one is otherwise. */
export const altered = pieceAlterer(unitTold);

export const weaponTold = pieceReader<Weapon>({
  isCard: name => CARDS.has(name),
  flags: ['assembled', 'jammed', 'broken', 'passed', 'turned', 'doomed'],
  values: {},
  of: 'possessedBy',
});

export const vehicleTold = pieceReader<Vehicle>({
  isCard: name => VEHICLE_CARDS.has(name),
  flags: ['buttoned', 'shaken', 'abandoned', 'dugIn', 'fired', 'opsComplete', 'tried'],
  values: {
    side: 'word',
    group: 'word',
    facing: ALL_DIRECTIONS,
    turret: ALL_DIRECTIONS,
    moved: ['Moved', 'Assault Move'],
    leader: [...ARMOR_LEADERS.keys()],
  },
});

export type TestMatch = Match<State, World>;

export const { skirmish, enact } = benchFor(lockNLoad, { worldOf, stateOf, dice: sixSided });

/** The world and state of a position, for rules that ask nothing. */
export function standing(position: Position): { readonly world: World; readonly view: View } {
  const world = worldOf(position);
  return { world, view: stateOf(position, world) };
}

/** Dice that are thrown together are those that people have (1.2); a single one may be a lot among so many. */
function sixSided(dice: DiceSource): DiceSource {
  return {
    throw(sides, place) {
      if (sides.length > 1 && sides.some(count => count !== 6))
        throw new Error(`dice of ${sides.join(' and ')} sides; expected 6`);
      return dice.throw(sides, place);
    },
  };
}

/** The side of the first unit. */
export const firstSide = ({ units: [first] }: Position): Side =>
  first === undefined ? '' : card(unitTold(first).card).nation;

export const unit = (match: TestMatch, id: string): AnyUnit => unitById(match.state, id);
export const vehicle = (match: TestMatch, id: string): AnyVehicle => vehicleById(match.state, id);
export const weapon = (match: TestMatch, id: string): AnyWeapon => weaponById(match.state, id);
export const isGone = (match: TestMatch, id: string): boolean =>
  ![...match.state.units, ...match.state.weapons, ...(match.state.vehicles ?? [])].some(
    each => each.id === id,
  );

export function worldOf(position: Position): World {
  return { scenario: scenarioOf(position), field: fieldOf(position), charts: OUR_CHARTS };
}

function scenarioOf(position: Position): Scenario {
  const sides = nationsOf(position);
  return {
    ...testScenario(sides, position.turns),
    rulebook: 'lnl',
    initiative: sides[0],
    groups: sides.map(side => ({ id: side, side, units: {} })),
    ...position.scenario,
  };
}

/** The nations of the counters; Germans and Americans where there are too few. */
function nationsOf({ units, vehicles = [] }: Position): readonly [Nation, Nation] {
  return twoNations(
    [
      ...units.map(each => card(unitTold(each).card)),
      ...vehicles.map(each => vehicleCard(vehicleTold(each).card)),
    ],
    ['german', 'american'],
  );
}

function stateOf(position: Position, world: World): State {
  const {
    hexes,
    buildings,
    levels,
    roads,
    board,
    size,
    turns,
    scenario,
    units,
    weapons = [],
    vehicles,
    ...given
  } = position;
  const [first] = nationsOf(position);
  const initiative = given.initiative ?? first;
  return {
    doing: [],
    turn: 1,
    phase: 'operations',
    initiative,
    active: initiative,
    passes: 0,
    units: units.map(unitTold).map((each, i) => {
      const { nation } = card(each.card);
      return { id: `u${i + 1}` as const, side: nation, group: each.side ?? nation, ...each };
    }),
    weapons: weapons.map(weaponTold).map((each, i) => ({ id: `w${i + 1}` as const, ...each })),
    ...(vehicles && { vehicles: vehicles.map(vehicleTold).map(standingVehicle) }),
    spotted: [],
    melees: [],
    ...fortifications(world.scenario),
    ...missionsGiven(world.scenario),
    control: {},
    losses: [],
    cup: [],
    next: units.length + weapons.length + 1,
    ...given,
  };
}

const standingVehicle = (told: Told<Vehicle>, i: number): Vehicle => {
  const { nation } = vehicleCard(told.card);
  return { id: `v${i + 1}` as const, side: nation, group: told.side ?? nation, facing: 0, ...told };
};

/** An empty field: for rules that ask for the charts of a match alone. */
export const WORLD: World = worldOf({ units: [] });
