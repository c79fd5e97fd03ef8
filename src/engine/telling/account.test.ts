/** What a roll tells of itself: sums, what was needed, and what each side may know of it. */
import { expect, test } from 'vitest';
import { tally } from '../numbers/tally.ts';
import {
  type Account,
  against,
  atLeast,
  atMost,
  exactly,
  highestOf,
  lookedUp,
  lowerBy,
  moreThan,
  namedSum,
  percentOf,
  productOf,
  sumOf,
  term,
} from './account.ts';
import { accountFor, accountLines, accountSpoken, accountText } from './account-words.ts';

const NAMES: Readonly<Record<string, string>> = { u1: 'squad A', u2: 'leader B' };
const nameOf = (thing: string) => NAMES[thing] ?? thing;
const drm = tally({ stages: ['sum'] }, 0, [
  { id: 'stone building', cite: '1', op: '+', n: 3, stage: 'sum' },
  { id: 'leader {u2}', cite: '2', op: '+', n: -1, stage: 'sum' },
]);
const dice = { coloured: 4, white: 2 };
const handful = { d1: 3, d2: 4, d3: 1, d4: 6, d5: 6, d6: 2, d7: 5, d8: 4 };

test.each<[Account, string, string]>([
  [
    [lookedUp(sumOf(dice, drm), 'on column 8', 'NMC')],
    '4 + 2, +2 = 8 on column 8: NMC',
    '4 and 2, plus 2 is 8, on column 8: NMC',
  ],
  [
    [against(sumOf(dice, tally({ stages: [] }, 0, [])), atMost(7), true, 'holds')],
    '4 + 2 = 6 ≤ 7: holds',
    '4 and 2 is 6, needed 7 or less: holds',
  ],
  [
    [against(sumOf(dice, drm), atMost(7), false, 'breaks')],
    '4 + 2, +2 = 8 > 7: breaks',
    '4 and 2, plus 2 is 8, needed 7 or less: breaks',
  ],
  [
    [against(percentOf({ tens: 3, ones: 7 }), atMost(45), true, 'hit')],
    '37 ≤ 45: hit',
    '37, needed 45 or less: hit',
  ],
  [
    [against(percentOf({ tens: 10, ones: 10 }, term('fog', -20, '1')), atMost(45), false, 'missed')],
    '100, −20 = 80 > 45: missed',
    '100, minus 20 is 80, needed 45 or less: missed',
  ],
  [[against(sumOf({ die: 10 }), atLeast(6), true, 'hit')], '10 ≥ 6: hit', '10, needed 6 or more: hit'],
  [
    [against(sumOf(handful), moreThan(24), true, 'a strike')],
    '8 dice = 31 > 24: a strike',
    '8 dice is 31, needed more than 24: a strike',
  ],
  [
    [
      against(
        namedSum('attack', highestOf({ attack: 4, second: 2 }, term('firepower', 5, '1'))),
        moreThan(namedSum('defence', sumOf({ defence: 3 }, term('woods', 1, '2')))),
        true,
        'must check',
      ),
    ],
    'attack 4 or 2, +5 = 9 > defence 3, +1 = 4: must check',
    'attack 4 or 2, plus 5 is 9, against defence 3, plus 1 is 4, needed more than 4: must check',
  ],
  [
    [
      against(
        namedSum('defender', sumOf({ defender: 1 })),
        lowerBy(3, namedSum('attacker', sumOf({ attacker: 5 }))),
        true,
        'ambush',
      ),
    ],
    'defender 1 ≤ attacker 5 − 3: ambush',
    'defender 1, against attacker 5, needed 2 or less: ambush',
  ],
  [
    [lookedUp(sumOf({ coloured: 5 }), undefined, 'mired'), lookedUp(productOf(dice), undefined, '8 MP')],
    '5: mired; 4 × 2 = 8: 8 MP',
    '5: mired; 4 times 2 is 8: 8 MP',
  ],
  [[lookedUp(sumOf({ lot: 2 }), 'of 5', '{u1}')], '2 of 5: squad A', '2, of 5: squad A'],
])('%#: $1', (account, text, spoken) => {
  expect(accountText(account, nameOf)).toBe(text);
  expect(accountSpoken(account, nameOf)).toBe(spoken);
});

test('everything that was added is told by name, with its rule, and what the number was made of, too', () => {
  const made = tally({ stages: ['sum'] }, 3, [{ id: '{u2}', cite: '4', op: '+', n: 1, stage: 'sum' }]);
  const [line] = accountLines([against(sumOf(dice, drm), atMost(made), false, 'dark')], nameOf);
  expect(line?.terms).toEqual([
    { text: '+3 stone building', cite: '1' },
    { text: '−1 leader leader B', cite: '2' },
    { text: '+1 leader B', cite: '4' },
  ]);
  expect(line?.sum).toBe('4 + 2, +2 = 8 > 4');
});

test('of several things each says whom it befalls', () => {
  const account = [
    lookedUp(sumOf(dice), 'on column 8', 'NMC', { of: ['u1', 'u2'] }),
    against(sumOf({ coloured: 1 }), exactly(1), true, 'fires again'),
  ];
  expect(accountText(account, nameOf)).toBe(
    '4 + 2 = 6 on column 8: squad A and leader B: NMC; 1 = 1: fires again',
  );
});

test('a side is told what it may know, under its own names; who knows all is told the whole, and nothing twice', () => {
  const account = [
    lookedUp(sumOf(dice, drm), 'on column 4', '{u1} breaks', { of: ['u1'], seen: ['A'] }),
    lookedUp(sumOf(dice), undefined, 'nobody is seen', { seen: ['B'], inPlace: true }),
    lookedUp(sumOf(dice, drm), 'for {u2}', 'public'),
  ];
  const alias = (id: string) => `?${id.slice(1)}`;
  const verdicts = (told: Account) => told.map(({ verdict }) => verdict);
  expect(verdicts(accountFor(account, 'A', id => id))).toEqual(['{u1} breaks', 'public']);
  expect(verdicts(accountFor(account, 'B', alias))).toEqual(['nobody is seen', 'public']);
  expect(verdicts(accountFor(account, undefined, id => id))).toEqual(['{u1} breaks', 'public']);
  const [, open] = accountFor(account, 'B', alias);
  expect(open?.on).toBe('for {?2}');
  expect(open?.sum.added[0]?.kept[1]?.id).toBe('leader {?2}');
  expect(open).not.toHaveProperty('seen');
});
