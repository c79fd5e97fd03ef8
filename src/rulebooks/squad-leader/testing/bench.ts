/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({
 *       hexes: { '1:D4': 'stone building', '1:E5': 'woods' },
 *       phase: 'prep-fire',
 *       units: ['german 4-6-7 C4', 'russian 4-4-7 E5 broken'],
 *       weapons: ['german LMG of u1'],
 *     }, '3,4 2,2');
 *     play(match, 'german', 'ready u1', 'at 1:E5', 'shoot');
 *
 * Units are u1, u2 … and weapons w1, w2 … in their order, unless they say otherwise. The attacker is the side of the first
 * unit.
 */
import type { Sketch } from '../../../board/test-sketch.ts';
import type { Match, Side } from '../../../engine/index.ts';
import { benchFor, fieldOf, testScenario, twoNations } from '../../kit/testing/bench.ts';
import { pieceAlterer, pieceReader, type Told } from '../../kit/testing/notation.ts';
import { OUR_CHARTS } from '../charts/index.ts';
import { CARDS, card } from '../counters/index.ts';
import { squadLeader } from '../index.ts';
import { type Options, optionsOf } from '../scenario/options.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { State, Unit, Weapon } from '../state.ts';
import { type AnyUnit, type AnyWeapon, unitById, weaponById } from '../units.ts';
import type { World } from '../world.ts';

export { citesSaid, offers, play } from '../../kit/testing/bench.ts';

/** Everything that the state has may be set; what is not is as at the beginning of a player turn. */
export interface Position extends Sketch, Partial<Omit<State, 'units' | 'weapons'>> {
  readonly date?: Scenario['date'];
  /** Length of the scenario. */
  readonly turns?: number;
  readonly options?: Partial<Options>;
  readonly scenario?: Partial<Scenario>;
  readonly units: readonly (string | Told<Unit>)[];
  readonly weapons?: readonly (string | Told<Weapon>)[];
}

const FIRE_PHASES = ['prep-fire', 'defensive-fire', 'advancing-fire'] as const;

const unitTold = pieceReader<Unit>({
  isCard: name => CARDS.has(name),
  flags: [
    'broken',
    'desperate',
    'pinned',
    'exhausted',
    'berserk',
    'bloodied',
    'escaped',
    'exchanged',
    'unarmed',
    'rearmed',
    'spent',
    'directed',
    'acted',
    'sought',
    'busy',
    'awed',
    'moved',
    'laden',
    'winded',
    'advanced',
    'tasked',
    'withdraws',
  ],
  values: {
    side: 'word',
    group: 'word',
    wounds: 'number',
    lowered: 'number',
    spirit: 'number',
    guard: 'word',
    awes: 'word',
    fired: FIRE_PHASES,
    used: 'list',
    tried: 'list',
    routed: ['away', 'stays'],
  },
});

/** These units, of which one is otherwise. */
export const altered = pieceAlterer(unitTold);

const weaponTold = pieceReader<Weapon>({
  isCard: name => CARDS.has(name),
  flags: ['malfunctioned', 'dismantled', 'handed', 'gained'],
  values: { fired: FIRE_PHASES, carried: 'word' },
  of: 'by',
});

export type TestMatch = Match<State, World>;

const bench = benchFor(squadLeader, { worldOf, stateOf });
export const { skirmish, enact } = bench;

/** The world and state of a position, for rules that ask nothing. */
export function standing(position: Position): { readonly world: World; readonly view: State } {
  const { world, state } = bench.standing(position);
  return { world, view: state };
}

/** The rules that stand against an act, in its text form. */
export function refusals(match: TestMatch, side: Side, text: string): readonly string[] {
  const parsed = squadLeader.verbs.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return match.whyNot(side, { act: parsed.value }).map(({ cite }) => cite);
}

export const unit = (match: TestMatch, id: string): AnyUnit => unitById(match.state, id);
export const weapon = (match: TestMatch, id: string): AnyWeapon => weaponById(match.state, id);
export const isGone = (match: TestMatch, id: string): boolean =>
  ![...match.state.units, ...match.state.weapons].some(each => each.id === id);

// ---- the world of a position

export function worldOf(position: Position): World {
  const options = { ...optionsOf({ scenario: 'test', options: {} }), ...position.options };
  return { scenario: scenarioOf(position), field: fieldOf(position), options, charts: OUR_CHARTS };
}

function scenarioOf({ date, turns, ...position }: Position): Scenario {
  const sides = sidesOf(position);
  const { rules, victory, ...scenario } = testScenario(sides, turns);
  return {
    ...scenario,
    rulebook: 'sl',
    ...(date && { date }),
    movesFirst: sides[0],
    groups: sides.map(side => ({ id: side, side, units: {} })),
    victory: { side: victory.side, needs: 'all', conditions: victory.all, words: victory.words },
    ...position.scenario,
  };
}

/** The nations of the counters; Germans and Russians where there are too few. */
function sidesOf({ units, attacker }: Position) {
  const [one, two] = twoNations(
    units.map(each => card(unitTold(each).card)),
    ['german', 'russian'],
  );
  return attacker === two ? ([two, one] as const) : ([one, two] as const);
}

function stateOf(position: Position, world: World): State {
  const {
    hexes,
    buildings,
    levels,
    roads,
    board,
    size,
    date,
    turns,
    options,
    scenario,
    units,
    weapons = [],
    ...given
  } = position;
  return {
    doing: [],
    turn: 1,
    attacker: world.scenario.movesFirst,
    phase: 'prep-fire',
    units: units.map(unitTold).map((each, i) => {
      const { nation } = card(each.card);
      return { id: `u${i + 1}` as const, side: nation, group: each.side ?? nation, ...each };
    }),
    weapons: weapons.map(weaponTold).map((each, i) => ({ id: `w${i + 1}` as const, ...each })),
    trails: [],
    clock: 0,
    charges: [],
    melees: [],
    control: {},
    losses: [],
    next: units.length + weapons.length + 1,
    ...given,
  };
}
