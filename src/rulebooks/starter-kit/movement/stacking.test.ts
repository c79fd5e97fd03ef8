import { expect, test } from 'vitest';
import { play, skirmish } from '../testing/bench.ts';

const SQUAD = 'russian 4-4-7';
const HALF = 'russian 2-2-7';
const CREW = 'russian 2-2-8';
const LEADER = 'russian 8-0';

const there = (card: string, count: number) => Array<string>(count).fill(`${card} D4`);

/** Whether the first unit may move from C4 into D4. */
function fits(first: string, ...others: readonly string[]): boolean {
  const match = skirmish({
    phase: 'russian movement',
    units: [`${first} C4`, ...others, 'u99: german 4-6-7 M10 broken'],
  });
  play(match, 'russian', 'move u1');
  return match.offered('russian').includes('step 1:D4');
}

test('[aslsk 2.0.Stacking, 3.3.1.d] four single men and no fifth, however many squads there are', () => {
  expect(fits(LEADER, ...there(LEADER, 3))).toBe(true);
  expect(fits(LEADER, ...there(LEADER, 4))).toBe(false);
  expect(fits(LEADER, ...there(SQUAD, 3), ...there(LEADER, 3))).toBe(true);
});

test('[aslsk 2.0.Stacking, 3.3.1.d] three squads’ worth, beside which leaders don’t count', () => {
  expect(fits(SQUAD, ...there(SQUAD, 2), ...there(LEADER, 4))).toBe(true);
  expect(fits(SQUAD, ...there(SQUAD, 3))).toBe(false);
});

test.each([HALF, CREW])('[aslsk 1.2.2.b, 2.0.SquadEq, 3.3.1.d] two of %s are a squad', each => {
  expect(fits(each, ...there(SQUAD, 2), ...there(HALF, 1))).toBe(true);
  expect(fits(each, ...there(SQUAD, 2), ...there(HALF, 2))).toBe(false);
  expect(fits(SQUAD, ...there(SQUAD, 2), ...there(each, 1))).toBe(false);
});

test('[aslsk 2.0.Stacking] in a stack that goes together everybody takes room', () => {
  const together = (more: number) => {
    const match = skirmish({
      phase: 'russian movement',
      units: [`${LEADER} C4`, `${LEADER} C4`, ...there(LEADER, more), 'u99: german 4-6-7 M10 broken'],
    });
    play(match, 'russian', 'move u1', 'with u2');
    return match.offered('russian').includes('step 1:D4');
  };
  expect([together(2), together(3)]).toEqual([true, false]);
});

test('[aslsk 2.0.Stacking] the limits are those of each side: a hex full of enemies may be advanced upon', () => {
  const match = skirmish({
    phase: 'russian advance',
    units: [`${SQUAD} C4`, ...there('german 4-6-7', 3)],
  });
  expect(match.offered('russian')).toContain('advance u1 1:D4');
});
