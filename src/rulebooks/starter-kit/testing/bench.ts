/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({
 *       hexes: { '1:D4': 'stone building', '1:E5': 'woods' },
 *       phase: 'german prep-fire',
 *       units: ['german 4-6-7 C4', 'russian 4-4-7 E5 broken'],
 *       weapons: ['german LMG of u1'],
 *     }, '3,4 2,2');
 *     play(match, 'german', 'ready u1', 'at 1:E5', 'shoot');
 *
 * Units are u1, u2 … and weapons w1, w2 … in their order, unless they say otherwise.
 */
import type { Sketch } from '../../../board/test-sketch.ts';
import type { DiceSource, Match, Side } from '../../../engine/index.ts';
import { benchFor, fieldOf, testScenario, twoNations } from '../../kit/testing/bench.ts';
import { pieceAlterer, pieceReader, type Told } from '../../kit/testing/notation.ts';
import { OUR_CHARTS } from '../charts/index.ts';
import { CARDS, card, VEHICLE_CARDS, vehicleCard } from '../counters/index.ts';
import { starterKit } from '../index.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Frame, Phase, State, Unit, Vehicle, Weapon } from '../state.ts';
import { type AnyUnit, type AnyWeapon, unitById, weaponById } from '../units.ts';
import { type AnyVehicle, vehicleById } from '../vehicles/vehicles.ts';
import type { SightOption, World } from '../world.ts';

export { citesSaid, offers, play, textsSaid } from '../../kit/testing/bench.ts';
export type { Dice } from '../../kit/testing/notation.ts';

export interface Position extends Sketch {
  readonly date?: Scenario['date'];
  readonly turn?: number;
  /** Length of the scenario. */
  readonly turns?: number;
  /** `'german movement'` says whose player turn it is as well; prep fire of the first side, if nothing is said. */
  readonly phase?: Phase | `${Side} ${Phase}`;
  readonly attacker?: Side;
  readonly sight?: SightOption;
  /** 5 if nothing is said, so that nobody is replaced by accident. */
  readonly elr?: number | Readonly<Record<Side, number>>;
  readonly scenario?: Partial<Scenario>;

  readonly units: readonly (string | Told<Unit>)[];
  readonly weapons?: readonly (string | Told<Weapon>)[];
  /** v1, v2 … in their order. */
  readonly vehicles?: readonly (string | Told<Vehicle>)[];
  readonly smoke?: State['smoke'];
  readonly residual?: State['residual'];
  readonly charges?: State['charges'];
  readonly melees?: State['melees'];
  readonly control?: State['control'];
  readonly losses?: State['losses'];
  readonly doing?: readonly Frame[];
  /** Whatever else the state should have. */
  readonly state?: Partial<State>;
}

const FIRE_MARKERS = ['prep', 'first', 'final'] as const;

export const unitTold = pieceReader<Unit>({
  isCard: name => CARDS.has(name),
  flags: [
    'broken',
    'desperate',
    'pinned',
    'exhausted',
    'wounded',
    'forfeits',
    'acted',
    'moved',
    'winded',
    'advanced',
    'manhandled',
    'anchored',
    'hidden',
    'concealed',
    'glimpsed',
  ],
  values: {
    side: 'word',
    group: 'word',
    fired: FIRE_MARKERS,
    used: 'list',
    directs: 'list',
    braves: 'list',
    routed: ['away', 'stays'],
    banzai: ['charging', 'over'],
  },
});

/** These units, of which one is otherwise. */
export const altered = pieceAlterer(unitTold);

export const weaponTold = pieceReader<Weapon>({
  isCard: name => CARDS.has(name),
  flags: ['malfunctioned', 'moved', 'recovered', 'shelled', 'emplaced', 'intensive'],
  values: { fired: FIRE_MARKERS, manner: ['straight', 'lobbed'], depleted: 'list', facing: SPINES },
  of: 'by',
});

export const vehicleTold = pieceReader<Vehicle>({
  isCard: name => VEHICLE_CARDS.has(name),
  flags: [
    'crewExposed',
    'pinned',
    'motion',
    'moving',
    'moved',
    'hatches',
    'dispensed',
    'roused',
    'immobilized',
    'stunned',
    'shaken',
    'recalled',
    'wreck',
    'lowAmmunition',
    'intensive',
    'shelled',
  ],
  values: {
    side: 'word',
    group: 'word',
    facing: SPINES,
    turret: SPINES,
    bogged: ['bogged', 'mired'],
    shocked: ['shock', 'UK'],
    used: 'list',
    mended: 'list',
    depleted: 'list',
  },
});

export type TestMatch = Match<State, World>;

export const { standing, skirmish, enact } = benchFor(starterKit, {
  worldOf,
  stateOf,
  optionsOf: ({ sight }) => ({ sight }),
  dice: sixSided,
});

/** Dice that are thrown together are six-sided, every one (1.4); one alone may be a lot among any number. */
function sixSided(dice: DiceSource): DiceSource {
  return {
    throw(sides, place) {
      if (sides.length > 1 && sides.some(each => each !== 6))
        throw new Error(`dice of ${sides.join(' and ')} sides are thrown; expected 6`);
      return dice.throw(sides, place);
    },
  };
}

type HasState = Pick<TestMatch, 'state'>;
export const unit = ({ state }: HasState, id: string): AnyUnit => unitById(state, id);
export const weapon = ({ state }: HasState, id: string): AnyWeapon => weaponById(state, id);
export const vehicle = ({ state }: HasState, id = 'v1'): AnyVehicle => vehicleById(state, id);
export const isGone = (match: TestMatch, id: string): boolean =>
  ![...match.state.units, ...match.state.weapons].some(each => each.id === id);

export function worldOf(position: Position): World {
  return {
    scenario: scenarioOf(position),
    field: fieldOf(position),
    sight: position.sight ?? 'open',
    charts: OUR_CHARTS,
  };
}

function scenarioOf(position: Position): Scenario {
  const sides = sidesOf(position);
  const elrOf = (side: Side) =>
    typeof position.elr === 'object' ? (position.elr[side] ?? 5) : (position.elr ?? 5);
  return {
    ...testScenario(sides, position.turns),
    rulebook: 'aslsk',
    date: position.date ?? { year: 1944, month: 7 },
    sides: sides.map(side => ({ id: side, nation: side, name: side })),
    movesFirst: sides[0],
    groups: sides.map(side => ({ id: side, side, elr: elrOf(side), units: {} })),
    ...position.scenario,
  };
}

function momentOf({ phase = 'prep-fire', attacker }: Pick<Position, 'phase' | 'attacker'>) {
  const words = phase.split(' ');
  return { phase: words.at(-1) as Phase, attacker: attacker ?? (words.length > 1 ? words[0] : undefined) };
}

/** The nations of the counters; Germans and Russians where there are too few. */
function sidesOf({ units, vehicles = [], ...position }: Position) {
  const { attacker } = momentOf(position);
  const cards = [
    ...units.map(each => card(unitTold(each).card)),
    ...vehicles.map(each => vehicleCard(vehicleTold(each).card)),
  ];
  const [one, two] = twoNations(cards, ['german', 'russian']);
  return attacker === two ? ([two, one] as const) : ([one, two] as const);
}

function stateOf(position: Position, world: World): State {
  const { units, weapons = [], turn = 1 } = position;
  const { phase, attacker = world.scenario.movesFirst } = momentOf(position);
  return {
    doing: position.doing ?? [],
    turn,
    attacker,
    phase,
    units: units.map(unitTold).map((each, i) => {
      const { nation } = card(each.card);
      return { id: `u${i + 1}` as const, side: nation, group: each.side ?? nation, ...each };
    }),
    weapons: weapons.map(weaponTold).map((each, i) => ({ id: `w${i + 1}` as const, ...each })),
    ...(position.vehicles && {
      vehicles: position.vehicles.map(vehicleTold).map((each, i) => {
        const { nation } = vehicleCard(each.card);
        const facing = each.at === undefined ? {} : { facing: 0 as const };
        return {
          id: `v${i + 1}` as const,
          side: nation,
          group: each.side ?? nation,
          ...facing,
          ...each,
        };
      }),
    }),
    smoke: position.smoke ?? [],
    residual: position.residual ?? [],
    charges: position.charges ?? [],
    melees: position.melees ?? [],
    control: position.control ?? {},
    losses: position.losses ?? [],
    next: units.length + weapons.length + 1,
    ...position.state,
  };
}

/** An empty field: for rules that ask for the charts of a match alone. */
export const WORLD: World = worldOf({ units: [] });
