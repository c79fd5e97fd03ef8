import { expect, test } from 'vitest';
import { PERCENTILE } from '../../../engine/index.ts';
import { facesTyped, fieldsFor } from './dice-fields.ts';

test('two dice that read as one number are typed in as one', () => {
  expect(fieldsFor(PERCENTILE)).toEqual([{ name: 'percentile', range: '1 to 100, or 00' }]);
  expect(facesTyped(PERCENTILE, { percentile: '47' })).toEqual({ tens: 4, ones: 7 });
  expect(facesTyped(PERCENTILE, { percentile: '05' })).toEqual({ tens: 10, ones: 5 });
  expect(facesTyped(PERCENTILE, { percentile: '00' })).toEqual({ tens: 10, ones: 10 });
  expect(facesTyped(PERCENTILE, { percentile: '100' })).toEqual({ tens: 10, ones: 10 });
});

test('the nought of a ten-sided die is its ten; other dice have none', () => {
  expect(facesTyped({ die: 10 }, { die: '0' })).toEqual({ die: 10 });
  expect(facesTyped({ white: 6 }, { white: '0' })).toEqual({ white: 0 });
  expect(fieldsFor({ white: 6 })).toEqual([{ name: 'white', range: '1 to 6' }]);
});
