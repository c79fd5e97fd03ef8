/** Tank Fright (7.6). */
import { expect, test } from 'vitest';
import type { OptionId } from '../scenario/options.ts';
import { citesSaid, hundred, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
/** Italians of 1940 beside a British tank: 62 and less breaks them, 84 and less makes them hesitate, and a forced check adds 20. */
const near = (
  foe: Told = {},
  more: Partial<Omit<Position, 'units'>> = {},
  card: 'italian-squad' | 'german-squad' = 'italian-squad',
): Position => ({
  phase: 'assault',
  first: card === 'italian-squad' ? 'italian' : 'german',
  date: { year: 1940, month: 9 },
  options: ['7.6'],
  ...more,
  units: [
    { card, at: '1:C6', command: 'MOVE' },
    { card: 'crusader-i', at: '1:C5', command: 'OW', facing: 3, ...foe },
  ],
});
const joined = (position: Position, ...dice: readonly number[]) => {
  const match = skirmish(position, dice.map(hundred));
  const side = position.first ?? '';
  play(match, side, 'assault u2', 'join u1');
  return match;
};
const isIn = (match: ReturnType<typeof joined>) => match.state.doing.at(-1)?.is === 'assault';

test('[panzer 7.6.a, 7.6.b, 7.6.d] whoever would assault a tank is tested: he goes, or is suppressed ON or OFF (E-044)', () => {
  // MOVE −20 and forced +20: the roll as it falls. The tank beside them does not count.
  const [broke, unsure, last, holds] = [62, 63, 84, 85].map(roll => joined(near(), roll));
  expect(broke && [unit(broke, 'u1').suppressed, isIn(broke)]).toEqual(['ON', false]);
  expect(unsure && [unit(unsure, 'u1').suppressed, isIn(unsure)]).toEqual(['OFF', false]);
  expect(last && unit(last, 'u1').suppressed).toBe('OFF');
  expect(holds && [unit(holds, 'u1').suppressed, isIn(holds)]).toEqual([undefined, true]);
  expect(broke && unit(broke, 'u1')).not.toHaveProperty('broken');
  expect(broke && citesSaid(broke)).toContain('7.6.d');
});

test('[panzer 7.6.a] Italians of 1940 alone, against vehicles alone; the Green of all nations if it is played so', () => {
  expect(isIn(joined(near({}, { options: [] })))).toBe(true);
  expect(isIn(joined(near({}, { date: { year: 1941, month: 3 } })))).toBe(true);
  expect(isIn(joined(near({ card: 'british-section' })))).toBe(true);
  expect(isIn(joined(near({}, {}, 'german-squad')))).toBe(true);
  const green = { grades: { german: 'Green' } } as const;
  expect(isIn(joined(near({}, green, 'german-squad')))).toBe(true);
  const options: readonly OptionId[] = ['7.6', '7.6.green'];
  expect(isIn(joined(near({}, { ...green, options }, 'german-squad'), 50))).toBe(false);
  expect(isIn(joined(near({}, { options }, 'german-squad')))).toBe(true);
});

test('[panzer 7.6.c] the test itself draws no Overwatch', () => {
  const match = joined(near(), 85);
  expect(match.choiceOf('british')).toBeUndefined();
  expect(offers(match, 'italian', 'resolve')).toEqual(['resolve']);
});
