/**
 * The footprints of a game: what it looked like at every rest, in short hashes. Kept beside a record they show, after
 * any change of the code, that the same answers still lead to the same states and that the same was offered on the way.
 */

import { fingerprint } from '../dice/fairness.ts';
import type { Act, Faces, Side } from '../kernel/ask.ts';
import { Game } from '../kernel/game.ts';
import type { GameState, Rulebook } from '../kernel/rulebook.ts';
import { facesOf, type GameRecord, isDice, type Step } from '../record/record.ts';
import { anytimeActs, diceProblem, ReplayError, whoIsAsked } from './sitting.ts';

/** A rest at which the game waited for somebody. */
export interface Footprint {
  readonly rest: number;
  /** The whole state. */
  readonly state: string;
  /** All that was offered from the rest before up to here; the order of a list is no promise, so they are sorted. */
  readonly offered: string;
}

/**
 * Plays the record again, answer by answer, straight on the automaton: each list is made once, and the answer is looked for
 * in it. Throws a ReplayError where an answer is refused.
 */
export function footprintsOf<S extends GameState, W>(
  book: Rulebook<S, W>,
  record: GameRecord,
): readonly Footprint[] {
  const world = book.world(record);
  const game = new Game(book, world, book.begin(world));
  const footprints: Footprint[] = [];
  let lists = new Map<Side, readonly string[]>();
  let offered: string[] = [];
  const look = () => {
    game.run();
    lists = new Map();
    for (const ask of game.asks) {
      if (ask.kind !== 'choice') continue;
      const texts = game.actsOf(ask).map(book.verbs.print).sort();
      lists.set(ask.by, texts);
      offered.push(`${ask.by} ${ask.id}: ${texts.join(', ')}`);
    }
    if (!game.fresh) return;
    const { rest, state } = game;
    footprints.push({ rest, state: short(JSON.stringify(state)), offered: short(offered.join('\n')) });
    offered = [];
  };
  look();
  for (const step of record.steps) {
    for (const reply of repliesIn(game, step, side => lists.get(side) ?? [])) {
      reply();
      look();
    }
  }
  return footprints;
}

/** The replies of a step, each to be given in its turn. */
function repliesIn<S extends GameState, W>(
  game: Game<S, W>,
  { rest, interjection, answers }: Step,
  listOf: (side: Side) => readonly string[],
): readonly (() => void)[] {
  const { verbs } = game.rulebook;
  const actOf = (by: Side, text: string, among: readonly string[]): Act => {
    const parsed = verbs.parse(text);
    if (!parsed.ok) throw new ReplayError(`rest ${rest}: ${parsed.problem}`);
    if (!among.includes(verbs.print(parsed.value)))
      throw new ReplayError(`rest ${rest}: '${text}' is not offered to ${by}; ${whoIsAsked(game)}`);
    return parsed.value;
  };
  const replies = answers.map(answer => () => {
    if (isDice(answer)) game.rolled(readingOf(game, rest, facesOf(answer)));
    else game.answer(answer.by, actOf(answer.by, answer.act, listOf(answer.by)));
  });
  if (!interjection) return replies;
  const { by, act } = interjection;
  const mayAnytime = () => anytimeActs(game, by).map(verbs.print);
  return [() => game.interject(by, actOf(by, act, mayAnytime())), ...replies];
}

function readingOf<S extends GameState, W>(game: Game<S, W>, rest: number, faces: Faces): unknown {
  const { chance } = game;
  const problem = chance ? diceProblem(chance, faces) : `no dice are awaited; ${whoIsAsked(game)}`;
  if (chance === undefined || problem !== undefined) throw new ReplayError(`rest ${rest}: ${problem}`);
  return chance.read(faces);
}

/** Six digits find any change: a thousand rests would all have to agree by chance. */
const short = (text: string): string => fingerprint(text).slice(0, 6);

/** A line a rest: `12 0f3a9c 77e1b0`. */
export function printFootprints(footprints: readonly Footprint[]): string {
  return footprints.map(({ rest, state, offered }) => `${rest} ${state} ${offered}\n`).join('');
}

export function parseFootprints(text: string): readonly Footprint[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [rest, state, offered] = line.split(' ');
      if (state === undefined || offered === undefined || !/^\d+$/.test(rest ?? ''))
        throw new Error(`'${line}' is no footprint; expected a rest and two hashes`);
      return { rest: Number(rest), state, offered };
    });
}
