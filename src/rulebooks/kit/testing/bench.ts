/**
 * What the test benches of all books share: matches that stand where a test wants them, on a small board made for the
 * occasion. A book says how a position becomes a world and a state; see `testing/bench.ts` of either book.
 */
import { type Battlefield, battlefieldFrom, compileBoard } from '../../../board/index.ts';
import { type Sketch, sketchBoard } from '../../../board/test-sketch.ts';
import { checkToldRolls } from '../../../engine/fuzz/told-rolls.ts';
import {
  type Act,
  clone,
  type DiceSource,
  type Frozen,
  type GameState,
  Match,
  type Rule,
  type Rulebook,
  type Side,
  scriptedDice,
  type Table,
} from '../../../engine/index.ts';
import { type Dice, throwsOf } from './notation.ts';

interface BenchOfBook<S, W, Position> {
  worldOf(position: Position): W;
  stateOf(position: Position, world: W): S;
  optionsOf?(world: W): Readonly<Record<string, string>>;
  /** What the book asks of its dice. */
  readonly dice?: (dice: DiceSource) => DiceSource;
}

/** `standing`, `skirmish` and `enact` of a book. */
export function benchFor<
  S extends GameState,
  W extends { readonly scenario: { readonly id: string } },
  A extends Act,
  Position,
>(
  book: Rulebook<S, W, A>,
  { worldOf, stateOf, optionsOf = () => ({}), dice: asked = dice => dice }: BenchOfBook<S, W, Position>,
) {
  /** The world and state of a position, for rules that ask nothing. */
  const standing = (position: Position): { readonly world: W; readonly state: S } => {
    const world = worldOf(position);
    // As it would be read from a record: what a position leaves undefined is not there.
    return { world, state: JSON.parse(JSON.stringify(stateOf(position, world))) };
  };

  const matchOf = (position: Position, dice: Dice, rules: Rulebook<S, W, A>): Match<S, W> => {
    const { world, state } = standing(position);
    return Match.begin(
      { ...rules, world: () => world, begin: () => clone<S>(state as Frozen<S>) },
      { scenario: world.scenario.id, options: optionsOf(world) },
      { dice: asked(scriptedDice(throwsOf(dice))) },
    );
  };

  /** A match from this position on: of the whole book, or of the part of it that `activity` plays. */
  const skirmish = (position: Position, dice: Dice = [], activity = book.activity): Match<S, W> =>
    matchOf(position, dice, { ...book, activity });

  /** Lets one rule happen in this position, and nothing else. `value` is what it gave, once it is through. */
  function enact<T>(
    position: Position,
    dice: Dice,
    rule: (game: Table<S, W>) => Rule<T>,
  ): { readonly match: Match<S, W>; readonly value: T | undefined } {
    let value: T | undefined;
    const match = matchOf(position, dice, {
      ...book,
      *activity(game) {
        value = yield* rule(game);
        (game.own(game.state as GameState) as { doing: GameState['doing'] }).doing = [{ is: 'done' }];
      },
      outcome: ({ doing }: GameState) =>
        doing.at(-1)?.is === 'done' ? { why: 'the rule is through', cite: '' } : undefined,
    });
    return {
      match,
      get value() {
        return value;
      },
    };
  }

  return { standing, skirmish, enact };
}

/**
 * Gives the side's answers one after another; each must be offered, and leave a state that can be saved. The rolls that come of them
 * tell themselves, and rightly.
 */
export function play<S extends GameState, W>(match: Match<S, W>, side: Side, ...answers: readonly string[]) {
  for (const answer of answers) {
    const verdict = match.answer(side, answer);
    if (!verdict.ok) {
      const offered = match.choiceOf(side) ? `; offered: ${match.offered(side).join(', ')}` : '';
      throw new Error(`${verdict.problem}${offered}`);
    }
    keepsToJson(match.state, 'state');
  }
  checkToldRolls(match);
}

/** What is undefined would be gone from a saved game: where it stands the state is no plain JSON. */
function keepsToJson(value: unknown, path: string): void {
  if (value === undefined) throw new Error(`${path} is undefined; expected it to be left out`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) keepsToJson(part, `${path}.${key}`);
}

/** What the side is offered of one verb. */
export const offers = (match: Pick<Match, 'offered'>, side: Side, verb: string): readonly string[] =>
  match.offered(side).filter(act => act === verb || act.startsWith(`${verb} `));

/** The rules that have taken effect so far, in their order. */
export const citesSaid = ({ journal }: Pick<Match, 'journal'>): readonly string[] =>
  journal.all().flatMap(entry => (entry.is === 'say' ? [entry.cite] : []));

/** The texts that have been said so far. */
export const textsSaid = ({ journal }: Pick<Match, 'journal'>): readonly string[] =>
  journal.all().flatMap(entry => (entry.is === 'say' ? [entry.text] : []));

/** The ground of a position. */
export function fieldOf(sketch: Sketch): Battlefield {
  const field = battlefieldFrom('test', new Map([['test', compileBoard(sketchBoard(sketch))]]));
  if (!field.ok) throw new Error(field.wrong);
  return field.value;
}

/** The two nations of the counters, in their order; of `others` where there are too few. */
export function twoNations<Nation extends string>(
  cards: readonly { readonly nation: Nation }[],
  others: readonly Nation[],
): readonly [Nation, Nation] {
  const nations = new Set(cards.map(({ nation }) => nation));
  for (const other of others) if (nations.size < 2) nations.add(other);
  const [one, two] = nations;
  if (!one || !two || nations.size > 2) throw new Error('a test has counters of two nations');
  return [one, two];
}

/** What the scenario of a position says whatever its book: the first side begins, and nobody wins by accident. */
export function testScenario<Nation extends string>([first, second]: readonly [Nation, Nation], turns = 10) {
  return {
    format: 'hedgerow scenario 1' as const,
    id: 'test',
    title: 'A test',
    place: 'nowhere',
    date: { year: 1944, month: 7 },
    situation: '',
    aftermath: '',
    battlefield: 'test',
    turns,
    minutes: 10,
    level: 1 as const,
    sides: [first, second].map(side => ({ id: side, nation: side, name: `${side}s` })),
    setsUpFirst: second,
    victory: {
      side: first,
      all: [{ is: 'casualties' as const, side: first, least: 999 }],
      words: 'None: this is a test.',
    },
    rules: [],
  };
}

/** The rolls so far: by which rule, whose they are, and what they have told of themselves. */
export const rollsTold = ({ journal }: Pick<Match, 'journal'>): readonly string[] =>
  journal.all().flatMap(entry => {
    if (entry.is !== 'roll') return [];
    const verdicts = entry.account?.map(({ verdict }) => verdict) ?? [];
    return [`${entry.cite} ${entry.by ?? 'nobody'}: ${verdicts.join(', ')}`];
  });
