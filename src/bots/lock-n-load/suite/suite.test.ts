import { describe, expect, test } from 'vitest';
import { CHARGE, FIRE, REACTION } from './fire-problems.ts';
import { MOVEMENT } from './movement-problems.ts';
import { attempt } from './problem.ts';
import { MELEE, RALLY } from './rally-problems.ts';

const PROBLEMS = [...FIRE, ...REACTION, ...CHARGE, ...MOVEMENT, ...RALLY, ...MELEE];

describe('the tactical suite of Lock ’n Load', () => {
  test('has thirty positions and more, each with its own title and reason', () => {
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(PROBLEMS.map(({ title }) => title)).size).toBe(PROBLEMS.length);
    expect(PROBLEMS.filter(({ reason }) => reason === '')).toEqual([]);
  });

  test('is solved to four fifths by a sergeant', () => {
    const failed = PROBLEMS.filter(problem => !problem.solved(attempt(problem, 'sergeant', 1)));
    expect(failed.length / PROBLEMS.length, failed.map(({ title }) => title).join('; ')).toBeLessThanOrEqual(
      0.2,
    );
  });
});
