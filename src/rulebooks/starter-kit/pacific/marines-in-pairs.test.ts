/** What becomes of Marines who deploy and recombine, and of those who would rather not (8.4). */
import { expect, test } from 'vitest';
import { type Position, play, unit } from '../testing/bench.ts';
import { playRally } from '../testing/phase-bench.ts';

const C4 = '1:C4' as const;
const rally = (units: Position['units'], attacker = 'american') =>
  playRally({
    attacker,
    units,
    scenario: {
      groups: [
        { id: 'american', side: 'american', elr: 4, units: { 'american 7-6-8': 2 } },
        { id: 'japanese', side: 'japanese', elr: 3, units: { 'japanese 4-4-7': 1 } },
      ],
    },
  });
const HALF = `american 3-4-8 ${C4}`;
const OTHERS = [`american 8-1 ${C4}`, 'japanese 4-4-7 M9'] as const;

test('[aslsk 8.4.1] if one of two half-squads is exhausted, so is the squad that they make', () => {
  const recombined = (first: string, second: string) => {
    const match = rally([`${HALF} ${first}`, `${HALF} ${second}`, ...OTHERS]);
    play(match, 'american', 'recombine u1 u2');
    return unit(match, 'u1').exhausted;
  };
  expect([recombined('', ''), recombined('exhausted', ''), recombined('', 'exhausted')]).toEqual([
    undefined,
    true,
    true,
  ]);
});

test('[aslsk 8.4.a] nobody has to deploy: the rally phase goes on', () => {
  const match = rally([`american 7-6-8 ${C4}`, ...OTHERS]);
  expect(match.choiceOf('american')?.id).toBe('deploy');
  play(match, 'american', 'done');
  expect(match.choiceOf('american')?.id).not.toBe('deploy');
});

test('[aslsk 8.4.1] half-squads recombine in the player turn of their own side alone', () => {
  const pair = [HALF, HALF, ...OTHERS];
  expect(rally(pair).choiceOf('american')?.id).toBe('muster');
  expect(rally(pair, 'japanese').choiceOf('american')?.id).not.toBe('muster');
});
