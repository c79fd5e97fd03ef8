/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({
 *       hexes: { '1:D4': 'stone building', '1:E5': 'woods' },
 *       units: [{ card: 'german 1-6-4-5', at: '1:C4' }, { card: 'american 2-5-4-6', at: '1:E5' }],
 *       weapons: [{ card: 'german MG34', possessedBy: 'u1' }],
 *     }, [[3, 4], [2]]);
 *     play(match, 'german', 'activate 1:C4', 'spot u1 1:E5');
 *
 * Units are u1, u2 … and weapons w1, w2 … in their order, unless they say otherwise. It is the Operations Phase, and
 * the side of the first unit has the initiative.
 */
import { battlefieldFrom, compileBoard } from '../../../board/index.ts';
import { type Sketch, sketchBoard } from '../../../board/test-sketch.ts';
import {
  clone,
  type DiceSource,
  Match,
  type Rule,
  type Rulebook,
  type Side,
  scriptedDice,
} from '../../../engine/index.ts';
import { type Nation, OUR_CHARTS } from '../charts/index.ts';
import { card } from '../counters/index.ts';
import type { Game, View } from '../game.ts';
import { fortifications, lockNLoad } from '../index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { State, Unit, UnitId, Weapon, WeaponId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, unitById, weaponById } from '../units.ts';
import type { World } from '../world.ts';

/** Everything that the state has may be set; what is not is as at the beginning of a turn. */
export interface Position extends Sketch, Partial<Omit<State, 'units' | 'weapons'>> {
  /** Length of the scenario. */
  readonly turns?: number;
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
  activity = lockNLoad.activity,
): TestMatch {
  return matchOf(position, dice, { ...lockNLoad, activity });
}

/** Lets one rule happen in this position, and nothing else. `value` is what it gave, once it is through. */
export function enact<T>(
  position: Position,
  dice: DiceScript,
  rule: (game: Game) => Rule<T>,
): { readonly match: TestMatch; readonly value: T | undefined } {
  let value: T | undefined;
  const match = matchOf(position, dice, {
    ...lockNLoad,
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
export function standing(position: Position): { readonly world: World; readonly view: View } {
  const world = worldOf(position);
  return { world, view: stateOf(position, world) };
}

function matchOf(position: Position, dice: DiceScript, book: Rulebook<State, World>): TestMatch {
  const world = worldOf(position);
  const state = stateOf(position, world);
  return Match.begin(
    { ...book, world: () => world, begin: () => clone<State>(state) },
    { scenario: world.scenario.id, options: {} },
    { dice: sixSided(scriptedDice(dice)) },
  );
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

/** Gives the side's answers one after another; each must be offered. */
export function play(match: TestMatch, side: Side, ...answers: readonly string[]): void {
  for (const answer of answers) {
    const verdict = match.answer(side, answer);
    if (!verdict.ok) {
      const offered = match.choiceOf(side) ? `; offered: ${match.offered(side).join(', ')}` : '';
      throw new Error(`${verdict.problem}${offered}`);
    }
    keepsToJson(match.state, 'state');
  }
}

/** What is undefined would be gone from a saved game: where it stands the state is no plain JSON. */
function keepsToJson(value: unknown, path: string): void {
  if (value === undefined) throw new Error(`${path} is undefined; expected it to be left out`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) keepsToJson(part, `${path}.${key}`);
}

/** What the side is offered of one verb. */
export const offers = (match: TestMatch, side: Side, verb: string): readonly string[] =>
  match.offered(side).filter(act => act === verb || act.startsWith(`${verb} `));

export const unit = (match: TestMatch, id: string): AnyUnit => unitById(match.state, id);
export const weapon = (match: TestMatch, id: string): AnyWeapon => weaponById(match.state, id);
export const isGone = (match: TestMatch, id: string): boolean =>
  ![...match.state.units, ...match.state.weapons].some(each => each.id === id);

/** The rules that have taken effect so far, in their order. */
export const citesSaid = (match: TestMatch): readonly string[] =>
  match.journal.all().flatMap(entry => (entry.is === 'say' ? [entry.cite] : []));

export function worldOf(position: Position): World {
  const field = battlefieldFrom('test', new Map([['test', compileBoard(sketchBoard(position))]]));
  if (!field.ok) throw new Error(field.wrong);
  return { scenario: scenarioOf(position), field: field.value, charts: OUR_CHARTS };
}

function scenarioOf(position: Position): Scenario {
  const sides = nationsOf(position);
  const [first, second] = sides;
  return {
    format: 'hedgerow scenario 1',
    rulebook: 'lnl',
    id: 'test',
    title: 'A test',
    place: 'nowhere',
    date: { year: 1944, month: 7 },
    situation: '',
    aftermath: '',
    battlefield: 'test',
    turns: position.turns ?? 10,
    minutes: 10,
    level: 1,
    sides: sides.map(side => ({ id: side, nation: side, name: `${side}s` })),
    setsUpFirst: second,
    initiative: first,
    groups: sides.map(side => ({ id: side, side, units: {} })),
    victory: { side: first, all: [{ is: 'casualties', side: first, least: 999 }], words: 'None: a test.' },
    rules: [],
    ...position.scenario,
  };
}

/** The nations of the counters; Germans and Americans where there are too few. */
function nationsOf({ units }: Position): readonly [Nation, Nation] {
  const nations = new Set(units.map(each => card(each.card).nation));
  for (const other of ['german', 'american'] as const) if (nations.size < 2) nations.add(other);
  const [one, two] = nations;
  if (!one || !two || nations.size > 2) throw new Error('a test has counters of two nations');
  return [one, two];
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
    units: units.map((each, i) => {
      const { nation } = card(each.card);
      return { id: `u${i + 1}` as UnitId, side: nation, group: each.side ?? nation, ...each };
    }),
    weapons: weapons.map((each, i) => ({ id: `w${i + 1}` as WeaponId, ...each })),
    spotted: [],
    melees: [],
    ...fortifications(world.scenario),
    control: {},
    losses: [],
    cup: [],
    next: units.length + weapons.length + 1,
    ...given,
  };
}

/** An empty field: for rules that ask for the charts of a match alone. */
export const WORLD: World = worldOf({ units: [] });
