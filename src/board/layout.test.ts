import { describe, expect, test } from 'vitest';
import { layoutOf, layoutText, PALETTE_NAMES, parseLayout, splitPalette, withPalette } from './layout.ts';

test.each(['village', 'village^', 'village+hill', 'village+hill/farm+town^', 'village[A-Q]+hill[Q-GG]^'])(
  '%s is a layout and comes back as the same text',
  text => {
    const layout = parseLayout(text);
    expect(layout.ok && layoutText(layout.value)).toBe(text);
  },
);

test('rows, turns and columns are read', () => {
  expect(parseLayout('village[A-Q]^+hill/farm')).toEqual({
    ok: true,
    value: [
      [
        { board: 'village', turned: true, columns: [0, 16] },
        { board: 'hill', turned: false },
      ],
      [{ board: 'farm', turned: false }],
    ],
  });
});

test('the document form says the same', () => {
  const layout = layoutOf([[{ board: 'village', turned: true, columns: ['A', 'Q'] }], [{ board: 'hill' }]]);
  expect(layout.ok && layoutText(layout.value)).toBe('village[A-Q]^/hill');
  expect(layoutOf([[]])).toMatchObject({ ok: false });
});

test.each([
  ['', "battlefield '': found the end at character 1; expected a board's name"],
  ['village++hill', "found '+' at character 9; expected a board's name"],
  ['village+', "found the end at character 9; expected a board's name"],
  ['Village', "found 'V' at character 1; expected a board's name"],
  ['village hill', "found ' ' at character 8; expected '+', '/', '^', '[A-Q]' or the end"],
  ['village[B-Q]', "board 'village' can't be cut at B-Q; expected columns A, C, E, … at both ends"],
  ['village[Q-A]', "columns Q-A of board 'village' are no range"],
  ['a+a+a+a+a+a+a+a+a', 'a battlefield of 9 boards; expected at most 8'],
])('%j is refused in one sentence', (text, wrong) => {
  const layout = parseLayout(text);
  expect(layout.ok ? '' : layout.wrong).toContain(wrong);
});

describe('a palette', () => {
  test.each(PALETTE_NAMES)('%s is said at the end, and the usual one need not be', palette => {
    const text = withPalette('village+hill^', palette);
    expect(text).toBe(palette === 'temperate' ? 'village+hill^' : `village+hill^@${palette}`);
    expect(splitPalette(text)).toEqual({ ok: true, value: { boards: 'village+hill^', palette } });
  });

  test.each(['village@mud', 'village@snow@snow', 'village@'])('%s is refused, with those there are', text => {
    expect(splitPalette(text)).toEqual({
      ok: false,
      wrong: expect.stringContaining('expected one of temperate, autumn, snow, desert, steppe, jungle'),
    });
  });
});
