import { expect, test } from 'vitest';
import { battlefieldOf } from '../../board/library.ts';
import { drawHeat, heatOf } from './heat-map.ts';

const outcome = battlefieldOf('village');
if (!outcome.ok) throw new Error(outcome.wrong);
const village = outcome.value;
const [first = '', second = ''] = village.ids;

test('places are counted by hex, and what is no place on the battlefield is left out', () => {
  expect(heatOf([first, second, first, 'the moon'], village)).toEqual({ [first]: 2, [second]: 1 });
});

test('the more happened in a hex, the stronger its colour, with the number on it', () => {
  const top = drawHeat(village, { [first]: 8, [second]: 2 }).layers.at(-1)?.marks ?? [];
  const fills = top.filter(mark => mark.is === 'fill');
  expect(top.flatMap(mark => (mark.is === 'text' ? mark.text : []))).toEqual(['8', '2']);
  expect(fills[0]?.opacity).toBeCloseTo(0.8);
  expect(fills[1]?.opacity).toBeCloseTo(0.35);
});
