/** Property 7: a game by deferred windows ends as the live game with the same decisions. */

import { keyedDice } from '../dice/dice.ts';
import { hash32 } from '../dice/random.ts';
import type { Side } from '../kernel/ask.ts';
import type { GameState } from '../kernel/rulebook.ts';
import { DeferredPlay } from '../match/deferred.ts';
import { Match } from '../match/match.ts';
import { Fault, holding, mustEqual } from './fault.ts';
import type { Subject } from './random-match.ts';
import type { Tape } from './tape.ts';

const NAME = 'deferred windows change nothing';
const LONGEST_GAME = 50_000;

export interface Exchanges {
  /** How often the game went from one player to another, live and by deferred windows. */
  readonly live: number;
  readonly deferred: number;
}

export function checkDeferral<S extends GameState, W>({ book, setup }: Subject<S, W>, tape: Tape): Exchanges {
  const key = Uint8Array.from({ length: 32 }, () => tape.below(256));
  const salt = tape.below(1 << 30);
  const begin = () => Match.begin(book, setup, { dice: keyedDice(key), journal: false });

  /** The same decision wherever a side sees the same and is asked the same. */
  const decide = (match: Match<S, W>, side: Side): string => {
    const offered = match.offered(side);
    const { window, id } = match.choiceOf(side) ?? {};
    const luck = hash32(`${salt} ${id} ${match.rest} ${JSON.stringify(match.view(side))}`) >>> 0;
    // Players let most windows pass; otherwise every run ahead would be cut at once.
    if (window && luck % 4 !== 0) return book.verbs.print(window.pass);
    return offered[luck % offered.length] as string;
  };

  const live = begin();
  return holding(NAME, live, () => {
    const exchanges = { live: 0, deferred: 0 };
    let last: Side | undefined;
    for (let n = 0; !live.outcome; n++) {
      if (n > LONGEST_GAME) throw new Fault(NAME, 'the live game does not end', live.record());
      const side = live.choices[0]?.by as Side;
      live.answer(side, decide(live, side));
      if (last !== undefined && last !== side) exchanges.live++;
      last = side;
    }

    const deferred = new DeferredPlay(begin());
    last = undefined;
    for (let n = 0; !deferred.match.outcome; n++) {
      if (n > LONGEST_GAME) throw new Fault(NAME, 'the deferred game does not end', deferred.match.record());
      const side = deferred.waitingFor[0] as Side;
      const verdict = deferred.answer(side, decide(deferred.seenBy(side), side));
      if (!verdict.ok) throw new Fault(NAME, verdict.problem, deferred.match.record());
      if (last !== undefined && last !== side) exchanges.deferred++;
      last = side;
    }
    mustEqual(NAME, live, 'the final state', deferred.match.state, live.state);
    mustEqual(NAME, live, 'the record', deferred.match.record(), live.record());
    return exchanges;
  });
}
