import { expect, test } from 'vitest';
import { type Battlefield, findHex, sideOf } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import { centreOnPaper, hexesPath, hexOnPaper, paperSize, rimPath, sidePath } from './paper.ts';

function field(layout: string): Battlefield {
  const outcome = battlefieldOf(layout);
  if (!outcome.ok) throw new Error(outcome.wrong);
  return outcome.value;
}
const village = field('village');
const hex = (name: string, battlefield = village) => findHex(battlefield, name) ?? -1;

test('a board of 33 columns and 10 rows is 32 pitches wide and 10 hexes high', () => {
  const { width, height } = paperSize(village);
  expect(width).toBeCloseTo(32 * 96 * (Math.sqrt(3) / 2));
  expect(height).toBe(960);
  expect(paperSize(field('village+hill/farm+town')).height).toBe(1920);
});

test('every hex is found again at its centre', () => {
  const both = field('village+hill^');
  for (let i = 0; i < both.hexCount; i++) expect(hexOnPaper(both, centreOnPaper(both, i))).toBe(i);
});

test('beside the paper there is no hex', () => {
  expect(hexOnPaper(village, { x: -1, y: 100 })).toBeUndefined();
  expect(hexOnPaper(village, { x: 100, y: 961 })).toBeUndefined();
});

test('a hex is a closed path of six points around its centre', () => {
  expect(hexesPath(village, [hex('A1')])).toBe('M27.7 0L55.4 48L27.7 96L-27.7 96L-55.4 48L-27.7 0Z');
});

test('the north side of a hex is its upper edge', () => {
  expect(sidePath(village, sideOf(village, hex('A2'), 0))).toMatch(/^M-?27\.7 96L-?27\.7 96$/);
});

test('the rim of two hexes is all their sides but the one between them', () => {
  expect(rimPath(village, [hex('C4')]).split('M')).toHaveLength(1 + 6);
  expect(rimPath(village, [hex('C4'), hex('C5')]).split('M')).toHaveLength(1 + 10);
});
