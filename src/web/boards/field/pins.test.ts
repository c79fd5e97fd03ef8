import { expect, test } from 'vitest';
import type { SightFinding } from '../../../board/index.ts';
import { courseOf, pinsOf } from './pins.ts';

const finding = (quarters: number, effect: SightFinding['effect'], text: string): SightFinding => ({
  hex: quarters,
  at: { n: quarters, d: 4 },
  effect,
  text,
});
const FINDINGS = [
  finding(0, 'none', 'passes over the wall C4/N'),
  finding(1, 'hinders', 'crosses the grain of D4, half a level high'),
  finding(1, 'hinders', 'crosses the brush of D4, half a level high'),
  finding(2, 'blocks', 'crosses the woods of E4, 1 level high'),
  finding(3, 'blocks', 'crosses the woods of F4, 1 level high'),
];

test('only what hinders or blocks has a number, and the line ends at the first block', () => {
  const { met, beyond } = courseOf(FINDINGS);
  expect(met.map(({ number }) => number)).toEqual([undefined, 1, 2, 3]);
  expect(beyond.map(({ number }) => number)).toEqual([4]);
});

test('things close together share a pin, the first of each kind is named, and beyond the block is nothing', () => {
  expect(pinsOf(FINDINGS, 0.1)).toEqual([
    { label: '1 · 2', time: 0.25, effect: 'hinders', words: 'grain of D4' },
    { label: '3', time: 0.5, effect: 'blocks', words: 'woods of E4' },
  ]);
});

test('what blocks has a pin of its own, however near it stands to what hinders', () => {
  const both = [
    finding(1, 'hinders', 'crosses the grain of D4'),
    finding(1, 'blocks', 'crosses the wall D4/N'),
  ];
  expect(pinsOf(both, 0.1)).toEqual([
    { label: '1', time: 0.25, effect: 'hinders', words: 'grain of D4' },
    { label: '2', time: 0.25, effect: 'blocks', words: 'wall D4/N' },
  ]);
});

test('a clear line has no pins and nothing beyond', () => {
  expect(pinsOf(FINDINGS.slice(0, 1), 0.1)).toEqual([]);
  expect(courseOf(FINDINGS.slice(0, 1)).beyond).toEqual([]);
});
