/** How long bots take to answer: a Corporal over a whole game, and a Captain, as on the page, at some of its asks. */
import { loreOf } from '../src/bots/doctrine/doctrines.ts';
import { PATIENT_BUDGET, seat } from '../src/bots/index.ts';
import { ask, type Choice, Match, quickDice, Random, type Rulebook } from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import type { Result } from './result.ts';

export const name = 'bots';

/** Asks to one that the Captain is asked, too. */
const ASKS_TO_A_CAPTAIN = 12;

interface Times {
  readonly corporal: readonly number[];
  readonly captain: readonly number[];
}

/** The book's longest scenario, played by Corporals; the Captain says what he would do, and nobody heeds him. */
function timesIn(book: Rulebook): Times {
  const longest = [...book.scenarios].sort((a, b) => (b.about?.minutes ?? 0) - (a.about?.minutes ?? 0))[0];
  const setup = { scenario: longest?.id ?? '', options: {} };
  const lore = loreOf(book);
  const match = Match.begin(book, setup, { dice: quickDice(new Random(7)), journal: false });
  const corporals = new Map(match.sides.map(side => [side, seat('corporal', lore, side, 1)]));
  const [corporal, captain]: [number[], number[]] = [[], []];
  for (let asked = 0; !match.outcome; asked++) {
    const choice = match.choices[0] as Choice;
    if (asked % ASKS_TO_A_CAPTAIN === 0) {
      // A new one each time, who has no course in mind already.
      const bot = seat('captain', lore, choice.by, 1, { budget: PATIENT_BUDGET });
      captain.push(timed(() => bot.answer(ask(match, choice))).milliseconds);
    }
    const { found, milliseconds } = timed(() => corporals.get(choice.by)?.answer(ask(match, choice)) ?? '');
    corporal.push(milliseconds);
    match.say(choice.by, found);
  }
  return { corporal, captain };
}

function timed<T>(work: () => T): { readonly found: T; readonly milliseconds: number } {
  const start = performance.now();
  const found = work();
  return { found, milliseconds: performance.now() - start };
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.trunc(times.length * share)] ?? 0;
}

export async function run(): Promise<Result[]> {
  return rulebooks.flatMap((book): Result[] => {
    const { corporal, captain } = timesIn(book);
    return [
      {
        name: `${book.id}-corporal-answer-p99`,
        unit: `ms, of ${corporal.length} answers; wanted: 100`,
        ours: percentile(corporal, 0.99),
      },
      {
        name: `${book.id}-captain-answer-p95`,
        unit: `ms, of ${captain.length} answers; wanted: 3000`,
        ours: percentile(captain, 0.95),
      },
    ];
  });
}
