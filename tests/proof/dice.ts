/**
 * Dice: somebody throws whatever he likes.
 *
 * 1. One side throws one kind of dice after the other, eight times: six-sided, ten-sided, or two ten-sided ones that are
 *    read as one number.
 * 2. Then it is over.
 */

import { PERCENTILE, percentileOf } from '../../src/engine/dice/percentile.ts';
import { choosing, roll } from '../../src/engine/kernel/rule.ts';
import type { Rulebook } from '../../src/engine/kernel/rulebook.ts';
import { type ActOf, oneOf, verbs } from '../../src/engine/kernel/verbs.ts';
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
    if (kind === 'six') yield* roll({ coloured: 6, white: 6 }, 'to hit', () => 0, { cite: '1', by: 'A' });
    if (kind === 'ten') yield* roll({ die: 10 }, 'to hit', () => 0, { cite: '1', by: 'A' });
    if (kind === 'hundred') yield* roll(PERCENTILE, 'to hit', percentileOf, { cite: '1', by: 'A' });
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
