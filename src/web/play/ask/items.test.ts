import { expect, test } from 'vitest';
import type { Offer } from '../../../play/offer.ts';
import { itemsFor, numbered } from './items.ts';

const actOf = (text: string) => {
  const [verb = '', ...args] = text.split(' ');
  return { verb, ...(args.length > 0 ? { args } : {}) };
};
const offer = (text: string, pieces: readonly string[], places: readonly string[] = []): Offer => ({
  text,
  act: actOf(text),
  words: { label: `do ${text}`, ...(text.startsWith('lift') ? { aside: true } : {}) },
  pieces,
  places,
});
const offers = [
  offer('done', []),
  offer('turn 3', []),
  offer('lift u3', ['u3']),
  offer('move u1', ['u1']),
  offer('place u2 1:A1', ['u2'], ['1:A1']),
  offer('place u2 1:A2', ['u2'], ['1:A2']),
  offer('lift u2', ['u2']),
];
const nameOf = (thing: string) => `the ${thing}`;
const labels = (picks: readonly string[]) =>
  itemsFor(offers, picks, nameOf).map(({ label, is, part }) => `${part}: ${is} ${label}`);

test('one line for each thing, then what ends the phase, then what is seldom wanted', () => {
  expect(labels([])).toEqual([
    'list: take do move u1',
    'list: pick the u2',
    'list: take do turn 3',
    'end: take do done',
    'aside: take do lift u3',
    'aside: take do lift u2',
  ]);
});

test('with something in hand, all that can be done with it', () => {
  expect(labels(['u2'])).toEqual([
    'list: take do lift u2',
    'list: take do place u2 1:A1',
    'list: take do place u2 1:A2',
  ]);
});

test('what ends the phase has a digit, however long the list is', () => {
  const many = Array.from({ length: 12 }, (_, i) => offer(`move u${i}`, [`u${i}`]));
  const digits = numbered(itemsFor([offer('done', []), ...many], [], nameOf)).map(({ label }) => label);
  expect(digits).toHaveLength(9);
  expect(digits.at(7)).toBe('do move u7');
  expect(digits.at(8)).toBe('do done');
});
