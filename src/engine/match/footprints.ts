/**
 * The footprints of a game: what it looked like at every rest, in short hashes. Kept beside a record they show, after
 * any change of the code, that the same answers still lead to the same states and that the same was offered on the way.
 */

import { handDice } from '../dice/dice.ts';
import { fingerprint } from '../dice/fairness.ts';
import type { GameState, Rulebook } from '../kernel/rulebook.ts';
import { facesOf, type GameRecord, isDice, type Step } from '../record/record.ts';
import { Match } from './match.ts';
import { ReplayError } from './sitting.ts';

/** A rest at which the game waited for somebody. */
export interface Footprint {
  readonly rest: number;
  /** The whole state. */
  readonly state: string;
  /** All that was offered from the rest before up to here; the order of a list is no promise, so they are sorted. */
  readonly offered: string;
}

/** Plays the record again, answer by answer. Throws a ReplayError where an answer is refused. */
export function footprintsOf<S extends GameState, W>(
  book: Rulebook<S, W>,
  record: GameRecord,
): readonly Footprint[] {
  const match = Match.begin(book, record, { dice: handDice, journal: false });
  const footprints: Footprint[] = [];
  let offered: string[] = [];
  const look = () => {
    offered.push(
      ...match.choices.map(({ by, id }) => `${by} ${id}: ${[...match.offered(by)].sort().join(', ')}`),
    );
    if (!match.fresh) return;
    const { rest, state } = match;
    footprints.push({ rest, state: short(JSON.stringify(state)), offered: short(offered.join('\n')) });
    offered = [];
  };
  look();
  for (const step of record.steps)
    for (const take of answersIn(match, step)) {
      const verdict = take();
      if (!verdict.ok) throw new ReplayError(`rest ${step.rest}: ${verdict.problem}`);
      look();
    }
  return footprints;
}

function answersIn<S extends GameState, W>(match: Match<S, W>, { interjection, answers }: Step) {
  const taken = answers.map(
    answer => () => (isDice(answer) ? match.typeDice(facesOf(answer)) : match.answer(answer.by, answer.act)),
  );
  return interjection ? [() => match.interject(interjection.by, interjection.act), ...taken] : taken;
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
