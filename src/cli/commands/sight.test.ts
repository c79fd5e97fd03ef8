import { expect, test } from 'vitest';
import { hedgerow } from '../test-terminal.ts';

const sight = (...argv: readonly string[]) => hedgerow(['sight', ...argv]);

test('print', async () => {
  for (const a of [
    ['village', 'C4', 'K7'],
    ['village', 'C4', 'K4'],
    ['village+hill^', '1:C4', '2:K7'],
    ['town', 'C4', 'K7', '--from-level', '2'],
    ['town', 'A1', 'A3'],
    ['village', 'Z3', 'Z3'],
    ['village', 'GG11', 'A1'],
    ['vilage', 'C4', 'K7'],
    ['village', 'C4', 'K7', '--from-level', '7'],
    ['village+', 'C4', 'K7'],
    ['village', 'C4/9', 'C5'],
    ['village', 'C4'],
  ]) {
    const r = await sight(...a);
    console.log(a.join(' '), r.code, '\n' + r.out, r.err);
  }
  expect(1).toBe(1);
});
