/** Pins and field promotions: what they do, and what they leave as it was. */
import { expect, test } from 'vitest';
import { strengthOf } from '../fire/test-lines.ts';
import { offers, type Position, play, refusals, skirmish } from '../testing/bench.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:E5' } as const;
const ENEMY = { card: 'russian 4-4-7', at: '1:E3' } as const;

test('a pinned unit fires its machine gun at half strength, and neither sustains its fire nor uses flames', () => {
  const position = (pinned: object): Position => ({
    phase: 'prep-fire',
    units: [
      { ...SQUAD, ...pinned },
      { ...ENEMY, at: '1:E4' },
      { ...SQUAD, ...pinned },
    ],
    weapons: [
      { card: 'german MMG', by: 'u1' },
      { card: 'german FT', by: 'u3' },
    ],
  });
  const gun = (pinned: object) => strengthOf(position(pinned), { target: '1:E4', shooters: ['w1'] });
  expect(gun({ pinned: true })).toBe((gun({}) ?? 0) / 2);
  const free = skirmish(position({}));
  const down = skirmish(position({ pinned: true }));
  expect(offers(free, 'german', 'ready')).toContain('ready w2');
  expect(refusals(down, 'german', 'ready w2')).toEqual(['5.5.6.3']);
  for (const match of [free, down]) play(match, 'german', 'ready w1', 'at 1:E4');
  expect(offers(free, 'german', 'sustain')).toEqual(['sustain w1']);
  expect(refusals(down, 'german', 'sustain w1')).toEqual(['5.5.6.3']);
});

test('a pinned leader directs as well as ever', () => {
  const match = skirmish({
    phase: 'prep-fire',
    units: [SQUAD, { card: 'german 9-1', at: '1:E5', pinned: true }, ENEMY],
  });
  play(match, 'german', 'ready u1', 'at 1:E3');
  expect(offers(match, 'german', 'direct')).toEqual(['direct u2']);
});

test('[sl 3.6.1, 3.6.4] a leader comes forth by trying in a rally phase or by a 2 in close combat, and has to be taken', () => {
  const rally = skirmish(
    {
      phase: 'rally',
      units: [
        { ...SQUAD, card: 'russian 4-4-7', broken: true },
        { card: 'german 4-6-7', at: '1:E4' },
      ],
    },
    [[1, 1], [1]],
  );
  play(rally, 'russian', 'promote u1');
  const combat = skirmish({ phase: 'close-combat', units: [{ ...SQUAD, card: 'russian 4-4-7' }, SQUAD] }, [
    [1, 1],
    [5],
  ]);
  play(combat, 'russian', 'attack u1', 'target u2', 'done');
  play(combat, 'german', 'done');
  // Nobody was asked whether he wants him.
  for (const match of [rally, combat])
    expect(match.state.units.filter(({ card }) => /^russian \d+[-+]\d$/.test(card))).toHaveLength(1);
});
