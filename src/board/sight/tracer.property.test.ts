import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointOf } from '../../hex/index.ts';
import { type Battlefield, cellOfHex } from '../battlefield.ts';
import { mirrorTrace } from './mirror.ts';
import { oracleTrace, plain } from './test-oracle.ts';
import { aims, fieldWith, outlines, SMALL_HEXES } from './test-shapes.ts';
import type { AimPoint } from './trace.ts';
import { traceLine } from './tracer.ts';

const hexes = fc.array(fc.integer({ min: 0, max: SMALL_HEXES - 1 }), { maxLength: 3 });
const shapes = fc.array(fc.record({ outline: fc.oneof(outlines(16), outlines(8), outlines(5)), hexes }), {
  minLength: 1,
  maxLength: 6,
});
const lines = fc.array(fc.tuple(aims(SMALL_HEXES), aims(SMALL_HEXES)), {
  minLength: 100,
  maxLength: 100,
});

/** Lines of no length have their own examples in line.test.ts. */
function isOnePoint(field: Battlefield, from: AimPoint, to: AimPoint): boolean {
  const [p, q] = [from, to].map(({ hex, spot }) => pointOf({ ...cellOfHex(field, hex), spot }));
  return p?.x === q?.x && p?.y === q?.y;
}

test('every part of a trace equals the slow oracle, on 10,000 lines over random shapes', () => {
  fc.assert(
    fc.property(shapes, lines, (drawn, pairs) => {
      const field = fieldWith(drawn);
      for (const [from, to] of pairs) {
        if (isOnePoint(field, from, to)) continue;
        const [found, wanted] = [plain(traceLine(field, from, to)), oracleTrace(field, from, to)];
        // The test runner's own comparison is dear: it is asked where something differs, to say what.
        if (!isDeepStrictEqual(found, wanted)) expect(found, JSON.stringify([from, to])).toEqual(wanted);
      }
    }),
    { numRuns: 100, seed: 1944 },
  );
}, 60_000);

test('a trace from b to a is the trace from a to b, mirrored', () => {
  fc.assert(
    fc.property(shapes, lines, (drawn, pairs) => {
      const field = fieldWith(drawn);
      for (const [from, to] of pairs) {
        const there = plain(mirrorTrace(field, traceLine(field, from, to)));
        const back = plain(traceLine(field, to, from));
        if (!isDeepStrictEqual(there, back)) expect(there).toEqual(back);
      }
    }),
    { numRuns: 50 },
  );
}, 60_000);
