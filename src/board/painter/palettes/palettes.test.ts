import { expect, test } from 'vitest';
import { type BoardDocument, GROUNDS } from '../../document.ts';
import { PALETTE_NAMES } from '../../layout.ts';
import type { DisplayList, Mark } from '../display-list.ts';
import { drawBoard } from '../draw.ts';
import { SQUARE, smallBoard } from '../test-documents.ts';
import { PALETTES } from './index.ts';

const inks = ({ layers }: DisplayList) =>
  new Set(
    layers.flatMap(({ marks }) => marks).flatMap(mark => (typeof mark.ink === 'string' ? [mark.ink] : [])),
  );
const shapes = ({ layers }: DisplayList) =>
  layers.flatMap(({ marks }) => marks).map(({ is, bounds }: Mark) => ({ is, bounds }));

const coloursIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object'
      ? Object.values(value ?? {}).flatMap(coloursIn)
      : [];

test.each(PALETTE_NAMES)('%s has whole colours only', name => {
  for (const colour of coloursIn(PALETTES[name])) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(PALETTE_NAMES.filter(name => name !== 'temperate'))(
  '%s changes the colours and nothing else',
  name => {
    const board = smallBoard({
      hexes: { C2: { ground: 'woods' } },
      areas: [{ ground: 'woods', hexes: ['C2'], outline: SQUARE }],
    });
    const [usual, painted] = [drawBoard(board), drawBoard(board, name)];
    expect(shapes(painted)).toEqual(shapes(usual));
    expect(inks(painted)).not.toEqual(inks(usual));
    expect(inks(painted)).toContain(PALETTES[name].woods.floor);
  },
);

test.each(GROUNDS.filter(ground => ground !== 'open' && ground !== 'building' && ground !== 'water'))(
  '%s leaves marks of its own on the paper',
  ground => {
    const areas = (hexes: BoardDocument['hexes']) =>
      drawBoard(smallBoard({ hexes })).layers.find(({ name }) => name === 'areas')?.marks.length ?? 0;
    expect(areas({ C2: { ground } })).toBeGreaterThan(areas({}));
  },
);

test('every kind of hexside is drawn, and no two alike', () => {
  const drawn = (['wall', 'hedge', 'hedgerow', 'cliff', 'bocage'] as const).map(kind =>
    JSON.stringify(
      drawBoard(smallBoard({ sides: { 'C2/N': kind } })).layers.find(({ name }) => name === 'hexsides'),
    ),
  );
  expect(new Set(drawn).size).toBe(5);
});
