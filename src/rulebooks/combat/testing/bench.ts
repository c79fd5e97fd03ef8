/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({ units: ['german 6-6 D4', 'american 7-6 D6 moved run'] }, '4,5 7');
 *     play(match, 'german', 'fire u1 1:D6', 'shoot');
 *
 * Units are u1, u2 … in their order; the first side has the impulse unless the position says otherwise. Dice are given throw
 * by throw, tens before ones: a d100 of 45 is `4,5`, one of 100 is `10,10`.
 */
import type { Sketch } from '../../../board/test-sketch.ts';
import type { Match, Side } from '../../../engine/index.ts';
import { benchFor, fieldOf, testScenario, twoNations } from '../../kit/testing/bench.ts';
import { pieceReader, type Told } from '../../kit/testing/notation.ts';
import { GAITS, OUR_CHARTS, YELLOW } from '../charts/index.ts';
import { cardOf, isCard } from '../counters/index.ts';
import { type AnyUnit, unitById } from '../game.ts';
import { combat } from '../index.ts';
import type { Options } from '../scenario/options.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { type Land, landOf } from '../terrain/land.ts';
import type { World } from '../world.ts';

export { citesSaid, offers, play } from '../../kit/testing/bench.ts';

export interface Position extends Sketch, Partial<Omit<State, 'units'>> {
  readonly units: readonly (string | Told<Unit>)[];
  readonly options?: Partial<Options>;
  readonly scenario?: Partial<Scenario>;
}

const read = pieceReader<Unit>({
  isCard,
  flags: ['half', 'wounded', 'crew', 'courage', 'halfFired', 'dugIn', 'balked', 'threw', 'jammed'],
  values: {
    morale: YELLOW,
    moved: GAITS,
    fired: [1, 2],
    locked: 'number',
    inCover: 'number',
    secret: ['hidden', 'covered'],
  },
});

const nationsOf = ({ units }: Position) =>
  twoNations(
    units.map(unit => cardOf(read(unit).card)),
    ['german', 'american'],
  );

export function worldOf(position: Position): World {
  const sides = nationsOf(position);
  return {
    scenario: {
      ...testScenario(sides),
      rulebook: 'combat',
      initiative: sides[0],
      groups: sides.map(side => ({ id: side, side, name: side, units: {}, setUp: ['1:A1'] })),
      ...position.scenario,
    },
    field: fieldOf(position),
    charts: OUR_CHARTS,
    options: { randomImpulses: false, ...position.options },
  };
}

export function stateOf(position: Position, world: World): State {
  const { units, options: _, scenario: __, ...rest } = position;
  const all = units.map((told, i): Unit => {
    const unit = read(told);
    const side = cardOf(unit.card).nation;
    return { id: `u${i + 1}`, side, group: side, order: units.length - i, ...unit };
  });
  const { hexes: _h, buildings: _b, levels: _l, roads: _r, board: _o, size: _s, ...state } = rest;
  return {
    doing: [],
    turn: 1,
    phase: 'fire and movement',
    active: world.scenario.initiative,
    initiative: world.scenario.initiative,
    commanded: [],
    inHand: 1,
    opened: true,
    passes: 0,
    agreed: [],
    enfiladed: [],
    shots: {},
    works: [],
    smoke: [],
    grenades: {},
    next: units.length + 1,
    holders: {},
    ...state,
    units: all,
  };
}

const bench = benchFor(combat, { worldOf, stateOf });
export const { skirmish, enact } = bench;

/** The ground and state of a position, for rules that ask nothing. */
export function standing(position: Position): { readonly world: Land; readonly state: State } {
  const { world, state } = bench.standing(position);
  return { world: landOf(world, state), state };
}

type TestMatch = Match<State, World>;

export const unit = (game: TestMatch, id: UnitId): AnyUnit => unitById(game.state, id);

/** The rules that stand against an act, in its text form. */
export function refusals(game: TestMatch, side: Side, text: string): readonly string[] {
  const parsed = combat.verbs.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return game.whyNot(side, { act: parsed.value }).map(({ cite }) => cite);
}
