/**
 * Property 6: a game in progress goes on under later rules, taken up at a rest, and its old record stays viewable.
 * Any book can be tried: its next version here is the same book with its verbs renamed.
 */

import { handDice } from '../dice/dice.ts';
import type { Act } from '../kernel/ask.ts';
import { migrated } from '../kernel/migration.ts';
import type { GameState, Rulebook } from '../kernel/rulebook.ts';
import type { Verbs } from '../kernel/verbs.ts';
import { Match } from '../match/match.ts';
import type { GameRecord } from '../record/record.ts';
import { parseRecord, printRecord } from '../record/text.ts';
import { Fault, holding, mustEqual } from './fault.ts';
import { answerAtRandom, playToSome, type Subject, tapeDice } from './random-match.ts';
import type { Tape } from './tape.ts';

const NAME = 'a running game goes on under later rules';

/** False: the game ended before the later rules came. */
export function checkUpgrade<S extends GameState, W>(
  subject: Subject<S, W>,
  tape: Tape,
  later = renamed(subject.book),
): boolean {
  const match = playToSome({ book: subject.book, setup: subject.setup }, tape, here => {
    if (here.fresh && here.rest % 16 === 0) here.keepSnapshot();
    return true;
  });
  if (match === undefined) return false;
  holding(NAME, match, () => {
    const old = parseRecord(printRecord(match.save()));
    const { match: taken, dropped } = Match.resume(later, old, { dice: tapeDice(tape) });
    mustEqual(NAME, match, 'what was dropped', dropped, []);
    mustEqual(NAME, match, 'the rest', taken.rest, match.rest);
    while (!taken.outcome) answerAtRandom(taken, tape);
    const whole = parseRecord(printRecord(taken.save()));
    mustEqual(NAME, match, 'the old part of the record', stepsOf(whole, old), stepsOf(old, old));
    for (const record of [old, whole]) checkViewable(later, record, taken);
    const again = Match.resume(later, whole, { dice: handDice }).match;
    mustEqual(NAME, match, 'the upgraded game taken up again', again.state, taken.state);
  });
  return true;
}

/** Steps that were played to their end under the old rules. */
function stepsOf({ steps }: GameRecord, { snapshots }: GameRecord): unknown {
  return steps.filter(step => step.rest < (snapshots.at(-1)?.rest ?? 0));
}

function checkViewable<S extends GameState, W>(
  book: Rulebook<S, W>,
  record: GameRecord,
  match: Match<S, W>,
): void {
  for (const snapshot of record.snapshots) {
    const state = migrated(book, snapshot) as unknown as S;
    for (const side of match.sides) {
      if (!book.view(state as never, side, match.world)) throw new Fault(NAME, 'no view', record);
    }
  }
}

/** The next version of a book: every verb has a new name, and the old one is still understood. */
export function renamed<S extends GameState, W>(book: Rulebook<S, W>): Rulebook<S, W> {
  const suffix = '-v2';
  const verbs: Verbs = {
    ...book.verbs,
    print: (act: Act) => {
      const [verb, ...args] = book.verbs.print(act).split(' ');
      return [`${verb}${suffix}`, ...args].join(' ');
    },
    parse: text => {
      const [verb = '', ...args] = text.split(' ');
      return book.verbs.parse(
        [verb.endsWith(suffix) ? verb.slice(0, -suffix.length) : verb, ...args].join(' '),
      );
    },
  };
  return {
    ...book,
    version: book.version + 1,
    verbs,
    migrations: { ...book.migrations, [book.version]: state => state },
  };
}
