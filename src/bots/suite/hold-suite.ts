/** What every book's suite is held to. */
import { describe, expect, test } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import type { Level } from '../index.ts';
import { attempt, type Pieces, type Problem, type Stage } from './problem.ts';

/** Playouts that the Captain has for an answer here: fewer than in play, so that the suite stays quick. */
const BUDGET = { playouts: 12 };

export function holdSuite<P, S extends Pieces & GameState, W>(
  book: string,
  stage: Stage<P, S, W>,
  problems: readonly Problem<P>[],
): void {
  const failedBy = (level: Level) =>
    problems
      .filter(problem => !problem.solved(attempt(stage, problem, level, 1, BUDGET)))
      .map(({ title }) => title);
  /** So many may be failed. */
  const fails = (share: number) => Math.trunc(problems.length * share);

  describe(`the tactical suite of ${book}`, () => {
    test('has thirty positions and more, each with its own title and reason', () => {
      expect(problems.length).toBeGreaterThanOrEqual(30);
      expect(new Set(problems.map(({ title }) => title)).size).toBe(problems.length);
      expect(problems.filter(({ reason }) => reason === '')).toEqual([]);
    });

    test('is solved to four fifths by a sergeant', () => {
      const failed = failedBy('sergeant');
      expect(failed.length, failed.join('; ')).toBeLessThanOrEqual(fails(0.2));
    }, 60_000);

    test('is solved to nine tenths by a captain', () => {
      const failed = failedBy('captain');
      expect(failed.length, failed.join('; ')).toBeLessThanOrEqual(fails(0.1));
    }, 120_000);
  });
}
