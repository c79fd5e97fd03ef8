/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({
 *       hexes: { '1:D4': 'stone building', '1:E5': 'woods' },
 *       phase: 'prep-fire',
 *       units: [{ card: 'german 4-6-7', at: '1:C4' }, { card: 'russian 4-4-7', at: '1:E5' }],
 *       weapons: [{ card: 'german LMG', by: 'u1' }],
 *     }, [[3, 4], [2, 2]]);
 *     play(match, 'german', 'ready u1', 'at 1:E5', 'shoot');
 *
 * Units are u1, u2 … and weapons w1, w2 … in their order, unless they say otherwise. The attacker is the side of the first
 * unit.
 */
import { battlefieldFrom, compileBoard } from '../../../board/index.ts';
import { type Sketch, sketchBoard } from '../../../board/test-sketch.ts';
import { clone, Match, type Rule, type Rulebook, type Side, scriptedDice } from '../../../engine/index.ts';
import { OUR_CHARTS } from '../charts/index.ts';
import { card } from '../counters/index.ts';
import type { Game } from '../game.ts';
import { squadLeader } from '../index.ts';
import { type Options, optionsOf } from '../scenario/options.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { State, Unit, UnitId, Weapon, WeaponId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, unitById, weaponById } from '../units.ts';
import type { World } from '../world.ts';

/** Everything that the state has may be set; what is not is as at the beginning of a player turn. */
export interface Position extends Sketch, Partial<Omit<State, 'units' | 'weapons'>> {
  readonly date?: Scenario['date'];
  /** Length of the scenario. */
  readonly turns?: number;
  readonly options?: Partial<Options>;
  readonly scenario?: Partial<Scenario>;
  readonly units: readonly (Partial<Unit> & { readonly card: string })[];
  readonly weapons?: readonly (Partial<Weapon> & { readonly card: string })[];
}

type DiceScript = readonly (readonly number[])[];
export type TestMatch = Match<State, World>;

/** A match from this position on: of the whole book, or of the part of it that `activity` plays. */
export function skirmish(
  position: Position,
  dice: DiceScript = [],
  activity = squadLeader.activity,
): TestMatch {
  return matchOf(position, dice, { ...squadLeader, activity });
}

/** Lets one rule happen in this position, and nothing else. `value` is what it gave, once it is through. */
export function enact<T>(
  position: Position,
  dice: DiceScript,
  rule: (game: Game) => Rule<T>,
): { readonly match: TestMatch; readonly value: T | undefined } {
  let value: T | undefined;
  const match = matchOf(position, dice, {
    ...squadLeader,
    *activity(game) {
      value = yield* rule(game);
      game.own(game.state).doing = [{ is: 'done' }];
    },
    outcome: ({ doing }) =>
      doing.at(-1)?.is === 'done' ? { why: 'the rule is through', cite: '' } : undefined,
  });
  return {
    match,
    get value() {
      return value;
    },
  };
}

/** The world and state of a position, for rules that ask nothing. */
export function standing(position: Position): { readonly world: World; readonly view: State } {
  const world = worldOf(position);
  return { world, view: stateOf(position, world) };
}

function matchOf(position: Position, dice: DiceScript, book: Rulebook<State, World>): TestMatch {
  const { world, view } = standing(position);
  return Match.begin(
    { ...book, world: () => world, begin: () => clone<State>(view) },
    { scenario: world.scenario.id, options: {} },
    { dice: scriptedDice(dice) },
  );
}

/** Gives the side's answers one after another; each must be offered. */
export function play(match: TestMatch, side: Side, ...answers: readonly string[]): void {
  for (const answer of answers) {
    const verdict = match.answer(side, answer);
    if (!verdict.ok) {
      const offered = match.choiceOf(side) ? `; offered: ${match.offered(side).join(', ')}` : '';
      throw new Error(`${verdict.problem}${offered}`);
    }
  }
}

/** What the side is offered of one verb. */
export const offers = (match: TestMatch, side: Side, verb: string): readonly string[] =>
  match.offered(side).filter(act => act === verb || act.startsWith(`${verb} `));

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

/** The rules that have taken effect so far, in their order. */
export const citesSaid = (match: TestMatch): readonly string[] =>
  match.journal.all().flatMap(entry => (entry.is === 'say' ? [entry.cite] : []));

// ---- the world of a position

export function worldOf(position: Position): World {
  const field = battlefieldFrom('test', new Map([['test', compileBoard(sketchBoard(position))]]));
  if (!field.ok) throw new Error(field.wrong);
  const options = { ...optionsOf({ scenario: 'test', options: {} }), ...position.options };
  return { scenario: scenarioOf(position), field: field.value, options, charts: OUR_CHARTS };
}

function scenarioOf(position: Position): Scenario {
  const sides = sidesOf(position);
  const [first, second] = sides;
  return {
    format: 'hedgerow scenario 1',
    rulebook: 'sl',
    id: 'test',
    title: 'A test',
    place: 'nowhere',
    date: position.date ?? { year: 1944, month: 7 },
    situation: '',
    aftermath: '',
    battlefield: 'test',
    turns: position.turns ?? 10,
    minutes: 10,
    level: 1,
    sides: sides.map(side => ({ id: side, nation: side, name: `${side}s` })),
    setsUpFirst: second,
    movesFirst: first,
    groups: sides.map(side => ({ id: side, side, units: {} })),
    victory: {
      side: first,
      needs: 'all',
      conditions: [{ is: 'casualties', side: first, least: 999 }],
      words: 'None: this is a test.',
    },
    ...position.scenario,
  };
}

/** The nations of the counters; Germans and Russians where there are too few. */
function sidesOf({ units, attacker }: Position) {
  const nations = new Set(units.map(each => card(each.card).nation));
  for (const other of ['german', 'russian'] as const) if (nations.size < 2) nations.add(other);
  const [one, two] = nations;
  if (!one || !two || nations.size > 2) throw new Error('a test has counters of two nations');
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
    units: units.map((each, i) => {
      const { nation } = card(each.card);
      return { id: `u${i + 1}` as UnitId, side: nation, group: each.side ?? nation, ...each };
    }),
    weapons: weapons.map((each, i) => ({ id: `w${i + 1}` as WeaponId, ...each })),
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
