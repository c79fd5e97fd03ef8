import { describe, expect, test } from 'vitest';
import type { Level } from '../index.ts';
import { attempt } from './problem.ts';
import { PROBLEMS } from './problems.ts';

const solvedBy = (level: Level) =>
  PROBLEMS.filter(problem => problem.solved(attempt(problem, level, 1, { playouts: 24 })));
const share = (level: Level) => solvedBy(level).length / PROBLEMS.length;

describe('the tactical suite', () => {
  test('has thirty positions and more, each with its own title and reason', () => {
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(PROBLEMS.map(({ title }) => title)).size).toBe(PROBLEMS.length);
    expect(PROBLEMS.filter(({ reason }) => reason === '')).toEqual([]);
  });

  test('is solved to four fifths by a sergeant', () => {
    expect(share('sergeant')).toBeGreaterThanOrEqual(0.8);
  });

  test('is solved to nine tenths by a captain', () => {
    expect(share('captain')).toBeGreaterThanOrEqual(0.9);
  }, 120_000);
});
