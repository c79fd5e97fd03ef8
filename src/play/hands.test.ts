import { expect, test } from 'vitest';
import { handFor, plainOffers, touch } from './hands.ts';
import type { Offer } from './offer.ts';

const offer = (text: string, pieces: readonly string[], places: readonly string[] = []): Offer => ({
  text,
  act: { verb: text.split(' ')[0] ?? '' },
  words: { label: text },
  pieces,
  places,
});

const offers = [
  offer('move u1', ['u1']),
  offer('rally u2 u3', ['u2', 'u3']),
  offer('self-rally u2', ['u2']),
  offer('advance u4 1:K5', ['u4'], ['1:K5']),
  offer('advance u4 1:K6', ['u4'], ['1:K6']),
  offer('done', []),
];

test('a piece with one act of its own is a single touch', () => {
  expect(touch(offers, [], ['u1'])).toMatchObject({ is: 'take', offer: { text: 'move u1' } });
});

test('a piece with several acts is picked, and says what may be touched next', () => {
  const led = touch(offers, [], ['u4']);
  expect(led).toEqual({ is: 'pick', picks: ['u4'] });
  expect([...handFor(offers, ['u4']).places]).toEqual(['1:K5', '1:K6']);
});

test('the second touch settles the act', () => {
  expect(touch(offers, ['u4'], ['1:K6'])).toMatchObject({ is: 'take', offer: { text: 'advance u4 1:K6' } });
});

test('an act that names no more is ready while others of the piece still want something', () => {
  const { ready, pieces } = handFor(offers, ['u2']);
  expect(ready.map(({ text }) => text)).toEqual(['self-rally u2']);
  expect([...pieces]).toEqual(['u3']);
  expect(touch(offers, ['u2'], ['u3'])).toMatchObject({ is: 'take', offer: { text: 'rally u2 u3' } });
});

test('touching another piece begins anew; touching what nobody offers does nothing', () => {
  expect(touch(offers, ['u4'], ['u1'])).toMatchObject({ is: 'take', picks: ['u1'] });
  expect(touch(offers, ['u4'], ['u9'])).toEqual({ is: 'nothing' });
});

test('of the places in a hex the one that is offered is touched', () => {
  expect(touch(offers, ['u4'], ['1:K5/1', '1:K5'])).toMatchObject({ offer: { text: 'advance u4 1:K5' } });
});

test('a hex settles the act that wants no more, though another also wants a piece', () => {
  const moving = [offer('step 1:K5', [], ['1:K5']), offer('smoke u1 1:K5', ['u1'], ['1:K5'])];
  expect(touch(moving, [], ['1:K5'])).toMatchObject({ is: 'take', offer: { text: 'step 1:K5' } });
  expect(touch(moving, ['u1'], ['1:K5'])).toMatchObject({ is: 'take', offer: { text: 'smoke u1 1:K5' } });
});

test('acts that name nothing are buttons', () => {
  expect(plainOffers(offers).map(({ text }) => text)).toEqual(['done']);
});

test('a hex with several places of use asks which of them is meant', () => {
  const floors = [offer('step 1:T6', [], ['1:T6']), offer('step 1:T6/1', [], ['1:T6/1'])];
  expect(touch(floors, [], ['1:T6', '1:T6/1'])).toEqual({ is: 'which', places: ['1:T6', '1:T6/1'] });
  expect(touch(floors, [], ['1:T6/1'])).toMatchObject({ is: 'take', offer: { text: 'step 1:T6/1' } });
});
