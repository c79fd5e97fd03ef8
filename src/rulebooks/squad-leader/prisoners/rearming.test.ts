import { expect, test } from 'vitest';
import { play, skirmish, unit } from '../testing/bench.ts';

const BARE = { card: 'german 4-6-7', at: '1:D4', unarmed: true } as const;

/** Two squads, one of them without arms, kill or take who is with them. */
function fought(enemy: string, dice: readonly number[], ...more: readonly string[]) {
  const match = skirmish(
    {
      phase: 'close-combat',
      melees: ['1:D4'],
      units: [BARE, { ...BARE, card: 'german 8-3-8', unarmed: undefined }, { card: enemy, at: '1:D4' }],
    } as Parameters<typeof skirmish>[0],
    [dice],
  );
  play(match, 'german', 'done');
  play(match, 'russian', 'done');
  play(match, 'german', 'attack u1', 'attack u2', 'target u3', ...more, 'done');
  play(match, 'russian', 'done');
  const { card, unarmed = false } = unit(match, 'u1');
  return [card, unarmed];
}

test('[sl 5.8.2] who kills an enemy of its size has arms again, as the poorest of its size and nation', () => {
  expect(fought('russian 4-4-7', [1, 2])).toEqual(['german 4-3-6', false]);
  expect(fought('russian 4-4-7', [6, 5])).toEqual(['german 4-6-7', true]);
});

test('[sl 5.8.2] not of a smaller one, nor of one it takes alive', () => {
  expect(fought('russian 2-3-7', [1, 2])).toEqual(['german 4-6-7', true]);
  expect(fought('russian 4-4-7', [1, 2], 'take-alive')).toEqual(['german 4-6-7', true]);
});
