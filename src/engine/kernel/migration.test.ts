import { expect, test } from 'vitest';
import { tinyWith } from '../test-game.ts';
import type { Json } from './data.ts';
import { MigrationError, migrated } from './migration.ts';

const add = (what: string) => (state: Json) => ({ ...(state as object), [what]: true });
const snapshot = (version: number) => ({ rest: 4, version, state: { doing: [] } });

test('a state goes from version to version, in their order', () => {
  const seen: number[] = [];
  const step = (version: number) => (state: Json) => {
    seen.push(version);
    return add(`after${version}`)(state);
  };
  const book = tinyWith({ version: 4, migrations: { 1: step(1), 2: step(2), 3: step(3) } });
  expect(migrated(book, snapshot(2))).toEqual({ doing: [], after2: true, after3: true });
  expect(seen).toEqual([2, 3]);
});

test('a state of the present version is copied as it is', () => {
  const present = snapshot(4);
  const state = migrated(tinyWith({ version: 4 }), present);
  expect(state).toEqual(present.state);
  expect(state).not.toBe(present.state);
});

test('a migration that writes into the state does not touch the snapshot', () => {
  const rude = (state: Json) => Object.assign(state as object, { turn: 9 });
  const old = snapshot(1);
  migrated(tinyWith({ version: 2, migrations: { 1: rude } }), old);
  expect(old.state).toEqual({ doing: [] });
});

test('a snapshot of later rules, or one with a gap before it, is refused', () => {
  const book = tinyWith({ version: 3, migrations: { 2: add('x') } });
  const take = (version: number) => () => migrated(book, snapshot(version));
  expect(take(5)).toThrow(new MigrationError('the snapshot was made by version 5 of tiny, later than 3'));
  expect(take(1)).toThrow(new MigrationError("tiny can't take a state from version 1 on"));
});
