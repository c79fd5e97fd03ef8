import { beforeEach, expect, test } from 'vitest';
import { type Tile, TileCache, type TileView } from './tiles.ts';

const paper = { width: 2000, height: 1600 };

let copied: { picture: number; x: number; y: number; width: number }[];
let dropped: number[];
const target = {
  drawImage: (picture: number, x: number, y: number, width: number) => copied.push({ picture, x, y, width }),
};

beforeEach(() => {
  copied = [];
  dropped = [];
});

const tileCache = (capacity = 96) =>
  new TileCache<number>({ paper, size: 256, capacity, drop: picture => dropped.push(picture) });

const view = { left: 0, top: 0, scale: 1, width: 512, height: 512 };

/** Paints what a view still lacks; gives how much that was. */
function fill(cache: TileCache<number>, shown: TileView, atMost = Number.POSITIVE_INFINITY): number {
  const missing = cache.draw({ drawImage: () => {} }, shown).slice(0, atMost);
  missing.forEach((tile, i) => {
    cache.put(tile, i);
  });
  return missing.length;
}

test('a view is painted once and then only copied', () => {
  const cache = tileCache();
  expect(fill(cache, view)).toBe(4);
  expect(cache.draw(target, view)).toEqual([]);
  expect(copied).toHaveLength(4);
});

test('panning asks only for what comes into view', () => {
  const cache = tileCache();
  fill(cache, view);
  expect(cache.draw(target, { ...view, left: 256 })).toEqual([
    { step: 0, column: 2, row: 0 },
    { step: 0, column: 2, row: 1 },
  ] satisfies Tile[]);
});

test('a tile says which square of the paper it shows', () => {
  expect(tileCache().viewportOf({ step: 2, column: 3, row: 1 })).toEqual({
    left: 384,
    top: 128,
    scale: 2,
    width: 256,
    height: 256,
    detailScale: 2,
  });
});

test('tiles meet on whole pixels, even between zoom steps', () => {
  const cache = tileCache();
  const between = { ...view, left: 33.3, scale: 1.1 };
  fill(cache, between);
  cache.draw(target, between);
  const row = copied.filter(({ y }) => y === 0).sort((a, b) => a.x - b.x);
  expect(row.length).toBeGreaterThan(1);
  row.slice(1).forEach((tile, i) => {
    const before = row[i];
    expect(tile.x).toBe((before?.x ?? 0) + (before?.width ?? 0));
    expect(Number.isInteger(tile.x)).toBe(true);
  });
});

test('a small change of zoom asks for nothing, a large one does', () => {
  const cache = tileCache();
  fill(cache, view);
  expect(fill(cache, { ...view, scale: 1.1 })).toBe(0);
  expect(fill(cache, { ...view, scale: 2 })).toBeGreaterThan(0);
});

test('what is nearest the middle is wanted first', () => {
  const cache = tileCache();
  const [first, ...others] = cache.draw(target, { ...view, width: 768, height: 768 });
  expect(first).toEqual({ step: 0, column: 1, row: 1 });
  expect(others).toHaveLength(8);
});

test('coarser tiles stand in for those not painted yet, beneath the sharp ones', () => {
  const cache = tileCache();
  fill(cache, { ...view, scale: 0.5, width: 256, height: 256 });
  fill(cache, view, 1);
  expect(cache.draw(target, view)).toHaveLength(3);
  expect(copied.map(({ width }) => width)).toEqual([512, 512, 512, 256]);
});

test('the least recently shown tiles are dropped first, and said so', () => {
  const cache = tileCache(4);
  fill(cache, view);
  fill(cache, { ...view, left: 1024, width: 256 });
  expect(cache.held).toBe(4);
  expect(dropped).toHaveLength(2);
  expect(cache.draw(target, { ...view, left: 1024, width: 256 })).toEqual([]);
  expect(cache.draw(target, view)).toHaveLength(2);
});

test('nothing is wanted beyond the sheet', () => {
  expect(tileCache().draw(target, { ...view, left: paper.width + 10 })).toEqual([]);
});
