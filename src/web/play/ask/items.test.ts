import { expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { itemsFor } from './items.ts';

const offer = (text: string, pieces: readonly string[], places: readonly string[] = []): Offer => ({
  text,
  act: { verb: 'x' },
  words: { label: `do ${text}` },
  pieces,
  places,
});
const offers = [
  offer('done', []),
  offer('move u1', ['u1']),
  offer('place u2 1:A1', ['u2'], ['1:A1']),
  offer('place u2 1:A2', ['u2'], ['1:A2']),
];
const labels = (picks: readonly string[]) =>
  itemsFor(offers, picks, thing => `the ${thing}`).map(({ label, is }) => `${is} ${label}`);

test('one line for each thing, and what ends the phase last', () => {
  expect(labels([])).toEqual(['take do move u1', 'pick the u2', 'take do done']);
});

test('with something in hand, what can be done with it', () => {
  expect(labels(['u2'])).toEqual(['take do place u2 1:A1', 'take do place u2 1:A2']);
});
