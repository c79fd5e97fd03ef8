import { expect, test } from 'vitest';
import { type Crew, performed } from './crew.ts';
import type { Task } from './task.ts';

/** A thread as `serve` would run it: squares numbers, the larger the sooner; some numbers are bad for it. */
const SQUARES = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ piece }) => {
    if (piece === 13) process.exit(7);
    if (piece === 14) parentPort.postMessage({ broke: 'fourteen is too much' });
    else setTimeout(() => parentPort.postMessage({ result: piece * piece }), 20 - piece);
  });
`;
const program = `data:text/javascript,${encodeURIComponent(SQUARES)}`;
const square: Task<number, number> = {
  name: 'square',
  perform(piece) {
    if (piece === 14) throw new Error('fourteen is too much');
    return piece * piece;
  },
};
const crew = (workers: number, signal = new AbortController().signal): Crew => ({
  rulebooks: [],
  workers,
  program,
  signal,
});

async function collect(pieces: Iterable<number>, by: Crew): Promise<readonly number[]> {
  const results: number[] = [];
  for await (const result of performed(square, pieces, by)) results.push(result);
  return results;
}
const TWELVE = Array.from({ length: 12 }, (_, i) => i);

test.each([1, 2, 3])('%d workers give the same results in the same order', async workers => {
  expect(await collect(TWELVE, crew(workers))).toEqual(TWELVE.map(n => n * n));
});

test('without a program to run in threads the work is done here', async () => {
  expect(await collect([2, 3], { ...crew(4), program: undefined })).toEqual([4, 9]);
});

test.each([1, 2])('with %d workers what goes wrong in a piece is told', async workers => {
  await expect(collect([1, 14, 2], crew(workers))).rejects.toThrow('fourteen is too much');
});

test('a thread that ends by itself is told', async () => {
  await expect(collect([1, 13, 2], crew(2))).rejects.toThrow(
    'a worker thread broke down: it ended with code 7',
  );
});

test('results before the one that went wrong are given first', async () => {
  const results: number[] = [];
  const all = async () => {
    for await (const result of performed(square, [1, 2, 3, 14], crew(2))) results.push(result);
  };
  await expect(all()).rejects.toThrow('fourteen');
  expect(results).toEqual([1, 4, 9]);
});

test.each([1, 2])('an interruption ends the work of %d workers', async workers => {
  const controller = new AbortController();
  const endless = (function* () {
    for (;;) yield 1;
  })();
  let results = 0;
  for await (const _ of performed(square, endless, crew(workers, controller.signal)))
    if (++results === 3) controller.abort();
  expect(results).toBe(3);
});

test('who has seen enough may stop, and no thread is left behind', async () => {
  for await (const result of performed(square, TWELVE, crew(2))) if (result === 4) break;
  expect(process.getActiveResourcesInfo()).not.toContain('MessagePort');
});
