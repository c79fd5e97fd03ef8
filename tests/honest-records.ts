/** Whole games with pledged dice, in which people changed their minds: before dice and after them. */
import {
  commitTo,
  diceKey,
  type GameRecord,
  isDice,
  keyedDice,
  Match,
  nonceOfWords,
  parseRecord,
  printRecord,
  Random,
  type Rulebook,
} from '../src/engine/index.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
export const seedOf = (name: string): Uint8Array => Buffer.from(nonceOfWords(`seed of ${name}`), 'hex');

/** Played at random; `name` decides everything in it. The last dice fell after the last take-back. */
export function honestRecord(book: Rulebook, scenario: string, name: string): GameRecord {
  for (let n = 1; ; n++) {
    const record = playedOut(book, scenario, `${name} ${n}`);
    const lastDice = record.steps.findLast(({ answers }) => answers.some(isDice))?.rest ?? 0;
    if (lastDice > (record.history?.takenBack.at(-1)?.rest ?? 0)) return record;
  }
}

function playedOut(book: Rulebook, scenario: string, name: string): GameRecord {
  const setup = { scenario, options: {} };
  const seed = seedOf(name);
  const sides = book.sides(book.world(setup));
  const nonces = Object.fromEntries(sides.map(side => [side, nonceOfWords(`${side} of ${name}`)]));
  const pledge = { commit: commitTo(seed), nonces };
  const match = Match.begin(book, setup, { dice: keyedDice(diceKey(seed, nonces)), pledge, journal: false });
  const random = new Random(name);
  // Twice across dice and once not, with dice before, between and after.
  for (const wanted of ['dice', 'free', 'dice'] as const) {
    for (let n = 0; n < 3; n++) answerOnce(match, random);
    do answerOnce(match, random);
    while (!match.outcome && !lastIs(match, wanted));
    match.truncate(match.record().steps.at(-1)?.rest ?? 0);
    match.keepSnapshot();
  }
  while (!match.outcome) {
    answerOnce(match, random);
    if (random.below(100) === 0 && match.fresh) match.keepSnapshot();
  }
  return parseRecord(printRecord({ ...match.record(), seed: hex(seed) }));
}

function answerOnce(match: Match, random: Random): void {
  const [choice] = match.choices;
  if (choice === undefined) return;
  const verdict = match.answer(choice.by, random.pick(match.offered(choice.by)));
  if (!verdict.ok) throw new Error(verdict.problem);
}

/** Whether going back from here would go back across dice, or freely. */
function lastIs(match: Match, wanted: 'dice' | 'free'): boolean {
  const last = match.record().steps.at(-1);
  return last !== undefined && last.answers.some(isDice) === (wanted === 'dice');
}
