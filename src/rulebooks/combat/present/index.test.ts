import { expect, test } from 'vitest';
import { holdPresentation, holdSheet } from '../../kit/testing/hold-presentation.ts';
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import { toursOf } from '../../kit/testing/tour.ts';
import { combat } from '../index.ts';
import { standing } from '../testing/bench.ts';
import { presentation } from './index.ts';

const { tour } = toursOf(combat, { most: 2_000 });
const rules = rulesIn(new URL('..', import.meta.url));

holdPresentation({
  book: combat,
  rules,
  tours: [
    [
      'the sunken gate',
      look => {
        for (const seed of [1, 3]) tour({ scenario: 'the-sunken-gate', options: {} }, seed, look);
      },
    ],
  ],
  tour: id => look => void tour({ scenario: id, options: {} }, 2, look),
  pieces: ({ units, below = [] }) => units.filter(({ lost }) => lost === undefined).length + below.length,
  waiting: ({ units }) => units.filter(({ at, lost }) => at === undefined && lost === undefined).length,
  phases: 'Cmd F&M',
});

test.each(['german 6-6 D4', 'german nco D4', 'german MG 42 D4', 'german Flamethrower D4'])(
  'the sheet of %s names each value once, with its rule',
  told => {
    const { state, world } = standing({ units: [told, 'american 7-6 M9'] });
    holdSheet(presentation.sheet?.('u1', state, world)?.parts ?? [], rules);
  },
);

test('sight is told with what it needs, or with what is in the way', () => {
  const { state, world } = standing({
    units: ['german 6-6 D4', 'american 7-6 M9'],
    hexes: { D6: 'woods', D8: 'woods' },
  });
  const woods = presentation.sight?.(state, '1:D4', '1:D6', world);
  expect(woods?.clear).toBe(true);
  expect(woods?.summary).toContain('55 %');
  expect(woods?.findings.map(({ text }) => text)).toEqual([
    'woods (outside to inside): 55 or less on the d100',
  ]);
  const behind = presentation.sight?.(state, '1:D4', '1:D8', world);
  expect([behind?.clear, behind?.findings[0]?.blocks]).toEqual([false, true]);
});
