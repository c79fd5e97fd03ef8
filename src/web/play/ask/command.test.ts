import { expect, test } from 'vitest';
import type { Offer } from '../offer.ts';
import { commandsIn, understand } from './command.ts';

const offer = (text: string, label: string, pieces: string[] = [], places: string[] = []): Offer => ({
  text,
  act: { verb: text.split(' ')[0] ?? '' },
  words: { label },
  pieces,
  places,
});
const offers = [
  offer('move u1', 'Move 6-6-6 E', ['u1']),
  offer('move u2', 'Move 8-1 H', ['u2']),
  offer('step 1:K6', 'Move to K6', [], ['1:K6']),
  offer('step 1:K60', 'Move to K60', [], ['1:K60']),
  offer('done', 'End movement'),
];
const names: Readonly<Record<string, string>> = { u1: 'American squad 6-6-6 E, M5' };
const meant = (typed: string) => {
  const found = understand(typed, offers, thing => names[thing] ?? thing);
  return found.is === 'act' ? found.offer.text : found.is;
};

test.each([
  ['move u1', 'move u1'],
  ['move 8-1', 'move u2'],
  ['squad m5', 'move u1'],
  ['move to k6', 'step 1:K6'],
  ['step 1:k6', 'step 1:K6'],
  ['END', 'done'],
  ['move', 'unclear'],
  ['dance', 'nothing'],
  ['', 'nothing'],
])('“%s” means %s', (typed, what) => {
  expect(meant(typed)).toBe(what);
});

test('several acts are typed in one line', () => {
  expect(commandsIn('fire with 6-6-6 e, at k6 then fire')).toEqual(['fire with 6-6-6 e', 'at k6', 'fire']);
});
