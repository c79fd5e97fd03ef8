import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printPack } from '../../engine/numbers/pack-file.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { storage } from '../storage/test-games.ts';
import { packsFor, removePack, takePack } from './packs.ts';

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const book = await openBook('lnl');
const file = (name: string, value = 3) =>
  printPack('lnl', { name, charts: { 'terrain-chart': { 'Forest/TM': value } } });
const names = () => packsFor(book).map(({ name, ok }) => `${name}${ok ? '' : ' (unusable)'}`);

test('packs are kept, listed by name and removed', () => {
  const taken = takePack(book, 'b.json', file('Second', 4));
  takePack(book, 'a.json', file('First'));
  expect(names()).toEqual(['First', 'Second']);
  removePack(book, 'id' in taken ? taken.id : '');
  expect(names()).toEqual(['First']);
});

test('the same values are kept once, under the name that they had last', () => {
  takePack(book, 'a.json', file('First'));
  takePack(book, 'a.json', file('Mended name'));
  expect(names()).toEqual(['Mended name']);
});

test('a bad file changes nothing, and it is said what is wrong', () => {
  takePack(book, 'a.json', file('First'));
  expect(takePack(book, 'b.json', file('Bad', -9))).toEqual({
    problem: expect.stringContaining(
      'b.json:7:20 charts["terrain-chart"]["Forest/TM"]: found -9; expected a whole number',
    ),
  });
  expect(takePack(book, 'c.json', 'not JSON')).toEqual({ problem: expect.stringContaining('c.json:1:1') });
  expect(names()).toEqual(['First']);
});

test('what lies there and no longer fits is listed with the reason, and kills nothing', () => {
  localStorage.setItem('hedgerow/packs/lnl/x', file('Old').replace('terrain-chart', 'ground-chart'));
  localStorage.setItem('hedgerow/packs/lnl/y', '{');
  expect(names()).toEqual(['Old (unusable)', 'y (unusable)']);
  removePack(book, 'y');
  expect(names()).toEqual(['Old (unusable)']);
});

test('packs that were taken in under a former name of the book are still listed and removed', () => {
  const taken = takePack(book, 'a.json', file('First'));
  const id = 'id' in taken ? taken.id : '';
  localStorage.setItem(`hedgerow/packs/lock-n-load/${id}`, file('Before').replace('"lnl"', '"lock-n-load"'));
  localStorage.setItem('hedgerow/packs/lock-n-load/z', file('Older', 4).replace('"lnl"', '"lock-n-load"'));
  expect(names()).toEqual(['First', 'Older']);
  removePack(book, 'z');
  removePack(book, id);
  expect(names()).toEqual([]);
});

test('where nothing can be kept, that is said', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('closed');
    },
  });
  expect(takePack(book, 'a.json', file('First'))).toEqual({
    problem: 'a.json: the browser’s storage is full or closed to this page',
  });
  expect(names()).toEqual([]);
});
