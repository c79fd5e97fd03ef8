/** A record rests on the counters that its scenario can bring into play: none may come that is not among them. */
import { expect, test } from 'vitest';
import { playAtRandom } from '../src/engine/fuzz/random-match.ts';
import { Tape } from '../src/engine/fuzz/tape.ts';
import { cardsInPlay as inCombat } from '../src/rulebooks/combat/scenario/cards-in-play.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { cardsInPlay as inLockNLoad } from '../src/rulebooks/lock-n-load/scenario/cards-in-play.ts';
import { cardsInPlay as inPanzer } from '../src/rulebooks/panzer/scenario/cards-in-play.ts';
import { cardsInPlay as inSquadLeader } from '../src/rulebooks/squad-leader/scenario/cards-in-play.ts';
import { cardsInPlay as inStarterKit } from '../src/rulebooks/starter-kit/scenario/cards-in-play.ts';

interface Pieces {
  readonly units: readonly { readonly card: string }[];
  readonly weapons?: readonly { readonly card: string }[];
  readonly vehicles?: readonly { readonly card: string }[];
}

/** By book: what its records rest on. */
const IN_PLAY: Readonly<Record<string, (scenario: never) => readonly { readonly id: string }[]>> = {
  aslsk: inStarterKit,
  combat: inCombat,
  lnl: inLockNLoad,
  panzer: inPanzer,
  sl: inSquadLeader,
};
const games = rulebooks.flatMap(book => book.scenarios.map(({ id }) => ({ book, id })));

test.each(games)('$id', ({ book, id }) => {
  const setup = { scenario: id, options: {} };
  const { scenario } = book.world(setup) as { readonly scenario: never };
  const known = new Set(IN_PLAY[book.id]?.(scenario).map(card => card.id));
  const strangers = new Set<string>();
  playAtRandom({ book, setup }, new Tape({ seed: `counters of ${id}` }), {
    look: ({ state }) => {
      const { units, weapons = [], vehicles = [] } = state as unknown as Pieces;
      for (const { card } of [...units, ...weapons, ...vehicles]) if (!known.has(card)) strangers.add(card);
      return undefined;
    },
  });
  expect(known.size).toBeGreaterThan(0);
  expect([...strangers]).toEqual([]);
});
