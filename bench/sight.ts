/** How fast lines of sight are traced, cold, and what exactness costs against floating point. */
import { readFileSync } from 'node:fs';
import {
  type Battlefield,
  type Board,
  battlefieldFrom,
  problemText,
  traceLine,
  validateBoard,
} from '../src/board/index.ts';
import { CENTRE } from '../src/hex/index.ts';
import type { Result } from './result.ts';
import { floatTracer } from './sight/float.ts';

export const name = 'sight';

const LINES = 20_000;
const ROUNDS = 7;

export async function run(): Promise<Result[]> {
  const boards = new Map(['village', 'hill', 'farm', 'town'].map(id => [id, readBoard(id)]));
  const four = fieldOf('village+hill/farm+town', boards);
  const one = fieldOf('village', boards);
  const pairs = randomPairs(four, LINES);
  const roughly = floatTracer(four);
  const [exact, rough, all] = fastest([
    () => pairs.reduce((legs, [a, b]) => legs + traceCentres(four, a, b), 0),
    () => pairs.reduce((legs, [a, b]) => legs + roughly(a, b), 0),
    () => allPairs(one),
  ]);
  const ours = LINES / exact;
  const theirs = LINES / rough;
  return [
    { name: 'sight-cold-traces-four-boards', unit: 'traces/s', ours, theirs, ratio: ours / theirs },
    { name: 'sight-all-pairs-one-board', unit: 's', ours: all },
  ];
}

/** The best time of each task over some rounds in turn, so that a busy moment hits neither alone. */
function fastest(tasks: readonly [() => unknown, () => unknown, () => unknown]): [number, number, number] {
  const best: [number, number, number] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, task] of tasks.entries()) best[i] = Math.min(best[i] ?? Infinity, seconds(task));
  }
  return best;
}

function traceCentres(field: Battlefield, from: number, to: number): number {
  return traceLine(field, { hex: from, spot: CENTRE }, { hex: to, spot: CENTRE }).legs.length;
}

function allPairs(field: Battlefield): void {
  for (let a = 0; a < field.hexCount; a++) {
    for (let b = a; b < field.hexCount; b++) traceCentres(field, a, b);
  }
}

function seconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function fieldOf(layout: string, boards: ReadonlyMap<string, Board>): Battlefield {
  const joined = battlefieldFrom(layout, boards);
  if (!joined.ok) throw new Error(joined.wrong);
  return joined.value;
}

function randomPairs(field: Battlefield, count: number): [number, number][] {
  const random = numbers(7);
  return Array.from({ length: count }, () => [random(field.hexCount), random(field.hexCount)]);
}

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function readBoard(id: string): Board {
  const file = `content/boards/${id}.json`;
  const result = validateBoard(readFileSync(file, 'utf8'), file);
  if (!result.ok) throw new Error(result.problems.map(problemText).join('\n'));
  return result.board;
}
