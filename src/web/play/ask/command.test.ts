import { expect, test } from 'vitest';
import type { Offer } from '../../../play/offer.ts';
import { commandsIn, stepIn, understand, without } from './command.ts';

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

test('of a line in one breath the part that is offered now is taken, wherever it stands', () => {
  const nameOf = (thing: string) => ({ u1: 'squad A, F5', w1: 'LMG, F5', u2: 'squad B, H6' })[thing] ?? thing;
  const ready = [
    offer('ready u1', 'Fire with A', ['u1']),
    offer('ready w1', 'Fire with LMG', ['w1']),
    offer('ready u2', 'Fire with B', ['u2']),
  ];
  const first = stepIn('fire F5 H6 at K6', ready, nameOf);
  expect(first).toMatchObject({ offer: { text: 'ready u1' }, rest: 'h6 at k6' });
  const aim = [offer('at 1:K6', 'At K6', [], ['1:K6']), offer('at 1:K7', 'At K7', [], ['1:K7'])];
  const second = stepIn(first?.rest ?? '', aim, nameOf);
  expect(second).toMatchObject({ offer: { text: 'at 1:K6' }, rest: 'h6' });
  const third = stepIn(
    second?.rest ?? '',
    [offer('add u2', 'Add B', ['u2']), offer('shoot', 'Fire')],
    nameOf,
  );
  expect(third).toMatchObject({ offer: { text: 'add u2' }, rest: '' });
});

test('what has settled itself need not be said again', () => {
  expect(without('h6 at k6', 'at 1:K6')).toBe('h6');
  expect(without('h6', 'ready u1')).toBe('h6');
});

test('what is unclear and names no hex is not guessed', () => {
  expect(stepIn('move', offers, thing => thing)).toBeUndefined();
});
