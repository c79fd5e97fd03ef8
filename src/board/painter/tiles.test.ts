import { beforeEach, expect, test } from 'vitest';
import { drawBoard } from './draw.ts';
import { RecordingCanvas } from './test-canvas.ts';
import { shippedBoard } from './test-documents.ts';
import { TileCache } from './tiles.ts';

const list = drawBoard(shippedBoard('farm'));

let painted: RecordingCanvas[];
let copied: { picture: number; x: number; y: number; width: number }[];
const target = {
  drawImage: (picture: number, x: number, y: number, width: number) => copied.push({ picture, x, y, width }),
};

beforeEach(() => {
  painted = [];
  copied = [];
});

const tileCache = (capacity = 96) =>
  new TileCache<number>({
    list,
    size: 256,
    capacity,
    makeSurface: () => {
      const ctx = new RecordingCanvas();
      painted.push(ctx);
      return { picture: painted.length, ctx };
    },
  });

const view = { left: 0, top: 0, scale: 1, width: 512, height: 512 };

test('a view is painted once and then only copied', () => {
  const cache = tileCache();
  expect(cache.draw(target, view)).toBe(0);
  expect(painted).toHaveLength(4);
  expect(painted.every(({ primitives }) => primitives.length > 0)).toBe(true);
  cache.draw(target, view);
  expect(painted).toHaveLength(4);
  expect(copied).toHaveLength(8);
});

test('panning paints only what comes into view', () => {
  const cache = tileCache();
  cache.draw(target, view);
  cache.draw(target, { ...view, left: 256 });
  expect(painted).toHaveLength(6);
});

test('tiles meet on whole pixels, even between zoom steps', () => {
  tileCache().draw(target, { ...view, left: 33.3, scale: 1.1 });
  const row = copied.filter(({ y }) => y === 0).sort((a, b) => a.x - b.x);
  expect(row.length).toBeGreaterThan(1);
  row.slice(1).forEach((tile, i) => {
    const before = row[i];
    expect(tile.x).toBe((before?.x ?? 0) + (before?.width ?? 0));
    expect(Number.isInteger(tile.x)).toBe(true);
  });
});

test('a small change of zoom paints nothing, a large one does', () => {
  const cache = tileCache();
  cache.draw(target, view);
  cache.draw(target, { ...view, scale: 1.1 });
  expect(painted).toHaveLength(4);
  cache.draw(target, { ...view, scale: 2 });
  expect(painted.length).toBeGreaterThan(4);
});

test('a frame paints no more than it may, middle first, and says what is missing', () => {
  const cache = tileCache();
  expect(cache.draw(target, { ...view, width: 768, height: 768 }, 1)).toBe(8);
  expect(painted).toHaveLength(1);
  expect(copied).toEqual([{ picture: 1, x: 256, y: 256, width: 256 }]);
});

test('coarser tiles stand in for those not painted yet, beneath the sharp ones', () => {
  const cache = tileCache();
  cache.draw(target, { ...view, scale: 0.5, width: 256, height: 256 });
  copied = [];
  expect(cache.draw(target, view, 1)).toBe(3);
  expect(copied.map(({ width }) => width)).toEqual([512, 512, 512, 256]);
});

test('the least recently shown tiles are dropped first', () => {
  const cache = tileCache(4);
  cache.draw(target, view);
  cache.draw(target, { ...view, left: 1024, width: 256 });
  expect(cache.held).toBe(4);
  expect(painted).toHaveLength(6);
  cache.draw(target, { ...view, left: 1024, width: 256 });
  expect(painted).toHaveLength(6);
  cache.draw(target, view);
  expect(painted.length).toBeGreaterThan(6);
});

test('nothing is painted beyond the sheet', () => {
  expect(tileCache().draw(target, { ...view, left: list.width + 10 })).toBe(0);
  expect(painted).toHaveLength(0);
});
