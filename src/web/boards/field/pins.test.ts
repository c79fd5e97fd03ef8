import { expect, test } from 'vitest';
import type { SightFinding } from '../../../board/index.ts';
import type { SightReport } from '../../../board/sight/report.ts';
import { numbered, pinsOf } from './pins.ts';

const finding = (hex: number, effect: SightFinding['effect'], text: string): SightFinding => ({
  hex,
  effect,
  text,
});
const FINDINGS = [
  finding(1, 'none', 'passes over the wall C4/N'),
  finding(2, 'hinders', 'crosses the grain of D4, half a level high'),
  finding(2, 'hinders', 'crosses the brush of D4, half a level high'),
  finding(3, 'blocks', 'crosses the woods of E4, 1 level high'),
];

/** Four hexes in a row, each a quarter of the way. */
const report = (findings: readonly SightFinding[]): SightReport => ({
  from: { id: '1:C4', hex: 0 },
  to: { id: '1:F4', hex: 3 },
  range: 3,
  verdict: 'blocked',
  sentence: '',
  findings,
  trace: {
    from: { hex: 0, spot: 0 },
    to: { hex: 3, spot: 0 },
    range: 3,
    legs: [0, 1, 2, 3].map(hex => ({
      hex,
      kind: 'in',
      nth: hex,
      from: { n: hex, d: 4 },
      to: { n: hex + 1, d: 4 },
    })),
    crossings: [],
    touches: [],
    leaves: false,
  },
});

test('only what hinders or blocks has a number', () => {
  expect(numbered(FINDINGS).map(({ number }) => number)).toEqual([undefined, 1, 2, 3]);
});

test('things in one place share a pin; the first of each kind is named', () => {
  expect(pinsOf(report(FINDINGS))).toEqual([
    { label: '1 · 2', time: 0.625, effect: 'hinders', words: 'grain of D4' },
    { label: '3', time: 0.875, effect: 'blocks', words: 'woods of E4' },
  ]);
});

test('a clear line has no pins', () => {
  expect(pinsOf(report(FINDINGS.slice(0, 1)))).toEqual([]);
});
