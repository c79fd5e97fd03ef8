import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import { starterKit } from './index.ts';
import { standing } from './testing/bench.ts';

test('an unknown scenario or option is refused with what would do', () => {
  const world = (scenario: string, options = {}) => starterKit.world({ scenario, options });
  expect(() => world('waterloo')).toThrow("no scenario 'waterloo'; expected one of the-crossroads");
  expect(() => world('the-crossroads', { sight: 'blurred' })).toThrow('expected one of open, strict');
  expect(world('the-crossroads').sight).toBe('open');
});

test('the record rests on charts, counters, boards and scenario', () => {
  const hashes = starterKit.fingerprints(starterKit.world({ scenario: 'the-crossroads', options: {} }));
  expect(Object.keys(hashes)).toEqual(['charts', 'counters', 'boards', 'scenario']);
  const other = starterKit.fingerprints(starterKit.world({ scenario: 'sunken-lanes', options: {} }));
  expect(other.charts).toBe(hashes.charts);
  expect(other.boards).not.toBe(hashes.boards);
});

test('what became of pieces is told in facts', () => {
  const units = [
    'german 4-6-7 B2',
    'german 4-6-7 B2',
    'german 4-6-7 B2',
    'german 9-1 B2',
    'german 8-0 B2',
    'russian 4-4-7 F6',
    'russian 4-4-7 F6 broken',
  ];
  const weapons = ['german LMG of u1', 'german LMG of u2', 'german LMG of u3'];
  const match = standing({ units, weapons });
  const before = match.state;
  const [u1, u2, u3, u4, , u6, u7] = before.units;
  const [w1, w2] = before.weapons;
  if (!u1 || !u2 || !u3 || !u4 || !u6 || !u7 || !w1 || !w2) throw new Error('pieces are missing');
  const { broken, ...rallied } = u7;
  expect(broken).toBe(true);
  const after = {
    ...before,
    units: [
      { ...u1, broken: true, pinned: true } as const,
      { ...u2, card: 'german 2-4-7' },
      { ...u3, card: 'german 4-4-7' },
      { ...u4, wounded: true } as const,
      rallied,
    ],
    weapons: [{ ...w1, malfunctioned: true } as const, { id: w2.id, card: w2.card, at: '1:B2' } as const],
    losses: [{ side: 'russian', card: 'russian 4-4-7', how: 'exited' } as const],
  };
  expect(digest(before, after).map(({ of, is }) => `${of} ${is}`)).toEqual([
    'u1 broken',
    'u1 pinned',
    'u2 reduced',
    'u3 replaced',
    'u4 wounded',
    'u5 eliminated',
    'u6 exited',
    'u7 rallied',
    'w1 malfunctioned',
    'w2 dropped',
    'w3 destroyed',
  ]);
});
