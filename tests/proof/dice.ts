/**
 * Dice: somebody throws whatever he likes.
 *
 * 1. One side throws one kind of dice after the other, eight times: six-sided, ten-sided, or two ten-sided ones that are
 *    read as one number, from which 5 is taken. They hit with 7 or less, with 6 or more, with 45 or less.
 * 2. Then it is over.
 */

import { PERCENTILE, percentileOf } from '../../src/engine/dice/percentile.ts';
import { choosing, roll } from '../../src/engine/kernel/rule.ts';
import type { Rulebook } from '../../src/engine/kernel/rulebook.ts';
import { type ActOf, oneOf, verbs } from '../../src/engine/kernel/verbs.ts';
import { tally } from '../../src/engine/numbers/tally.ts';
import { against, atLeast, atMost, percentOf, sumOf } from '../../src/engine/telling/account.ts';
import { NOTHING_MORE, numbered, withSides } from './faces.ts';

const KINDS = ['six', 'ten', 'hundred'] as const;
const bookVerbs = verbs({ throw: { kind: oneOf(...KINDS) } });
type DiceAct = ActOf<typeof bookVerbs>;
interface DiceState {
  thrown: number;
  doing: { is: 'throwing' }[];
}
const choose = choosing<DiceState, DiceAct>();
const THROWS = 8;
const THROWN = { cite: '1', by: 'A' } as const;
const told = (hits: boolean) => (hits ? 'hit' : 'missed');
/** Something is taken from a throw of a hundred, so that there is a modifier to be told. */
const FOG = tally({ stages: ['sum'] }, 0, [{ id: 'clear air', cite: '1', op: '+', n: -5, stage: 'sum' }]);

export const dice: Rulebook<DiceState, undefined, DiceAct> = {
  id: 'dice',
  title: 'Dice',
  version: 1,
  verbs: bookVerbs,
  scenarios: [withSides({ id: 'table', title: 'A table with dice' }, THROWS)],
  world: () => undefined,
  sides: () => ['A', 'B'],
  fingerprints: () => ({}),
  begin: () => ({ thrown: 0, doing: [{ is: 'throwing' }] }),
  *activity(table) {
    const acts = () => KINDS.map(kind => ({ verb: 'throw', kind }) as const);
    const { kind } = yield* choose({ by: 'A', id: 'throw', cite: '1', prompt: 'Throw something.', acts });
    if (kind === 'six')
      yield* roll({ coloured: 6, white: 6 }, 'to hit', ({ coloured, white }) => coloured + white <= 7, {
        ...THROWN,
        tell: (thrown, hits) => against(sumOf(thrown), atMost(7), hits, told(hits)),
      });
    if (kind === 'ten')
      yield* roll({ die: 10 }, 'to hit', ({ die }) => die >= 6, {
        ...THROWN,
        tell: (thrown, hits) => against(sumOf(thrown), atLeast(6), hits, told(hits)),
      });
    if (kind === 'hundred')
      yield* roll(PERCENTILE, 'to hit', faces => percentileOf(faces) + FOG.value <= 45, {
        ...THROWN,
        tell: (thrown, hits) => against(percentOf(thrown, FOG), atMost(45), hits, told(hits)),
      });
    table.own(table.state).thrown++;
  },
  outcome: ({ thrown }) => (thrown < THROWS ? undefined : { why: 'all is thrown', cite: '2' }),
  view: state => state,
  determinize: view => ({ thrown: view.thrown, doing: [{ is: 'throwing' }] }),
  nameFor: (_state, _side, id) => id,
  digest: () => [],
  presentation: {
    ...NOTHING_MORE,
    tabletop: ({ thrown }) => ({
      battlefield: 'village',
      counters: [],
      overlays: [],
      turns: numbered(THROWS, thrown + 1),
      phases: { steps: [{ short: 'T', name: 'Throwing' }], at: 0 },
      status: [],
    }),
    words: ({ kind }) => ({ label: `Throw ${kind}` }),
    nameOf: thing => thing,
  },
};
