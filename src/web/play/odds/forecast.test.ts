import { expect, test } from 'vitest';
import {
  chancesOf,
  handDice,
  Match,
  oddsAsSeen,
  Random,
  type Rulebook,
  termOf,
} from '../../../engine/index.ts';
import { forecast, likeliestEffect, recent } from '../../../play/forecast.ts';
import { rulebooks } from '../../../rulebooks/index.ts';
import { Session } from '../session.ts';
import { newTable, sidesOfScenario } from '../table-setup.ts';
import { headline, percent } from './numbers.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const scenario = book.scenarios[0]?.id ?? '';

/** A game played at random to a moment at which a grave act with a card is offered. */
function atTheDice(): Session {
  const seats = Object.fromEntries(
    sidesOfScenario(book, { scenario, options: {} }).map(side => [side, 'human'] as const),
  );
  const table = newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' });
  const session = Session.begin(book, { ...table, seed: '33'.repeat(32) });
  const random = new Random(1);
  while (session.now.ask && !commitIn(session)) {
    if (session.canSetUp) session.setUpForMe();
    session.answer(random.pick(session.now.ask.offers).text);
  }
  return session;
}

const commitIn = ({ now, book: rules, match }: Session) =>
  now.ask?.offers.find(
    ({ act, words }) =>
      words.grave === true &&
      rules.presentation?.card?.(act, match.view(now.ask?.side ?? ''), now.ask?.side ?? '', match.world) !==
        undefined,
  );

test('a forecast from the recent part of the record is that of the whole game', () => {
  const session = atTheDice();
  const offer = commitIn(session);
  const side = session.now.ask?.side ?? '';
  if (offer === undefined) throw new Error('no dice in the whole game');
  const whole = session.match.save();
  const found = forecast(book, recent(whole), side, offer.text);
  const { match } = Match.resume(book, whole, { dice: handDice });
  const odds = oddsAsSeen(match.tryOut(), side, offer.act);
  expect(found?.chances).toEqual(chancesOf(odds, found?.card ?? {}));
  expect(found?.card.parts.length).toBeGreaterThan(0);
  expect(recent(whole).steps.length).toBeLessThan(whole.steps.length);
});

test('what is not offered has no forecast', () => {
  const session = atTheDice();
  expect(forecast(book, session.match.save(), session.now.ask?.side ?? '', 'dance')).toBeUndefined();
});

test.each([
  [0, '0 %'],
  [0.001, '< 1 %'],
  [0.416, '42 %'],
  [0.999, '> 99 %'],
  [1, '100 %'],
])('%f is %s', (chance, text) => {
  expect(percent(chance)).toBe(text);
});

test.each([
  ['+', -1, '−1'],
  ['x', 0.5, '× ½'],
  ['shift', 1, '+1 column'],
  ['round', -1, 'rounded down'],
] as const)('%s %d is %s', (op, n, text) => {
  expect(termOf({ id: 'x', cite: '1', op, n, stage: 's' })).toBe(text);
});

const figure = (chance: number) => ({ chance, error: 0 });
const fates = (of: string, spared: number, rows: Readonly<Record<string, number>>) => ({
  of,
  otherwise: 'unhurt',
  spared: figure(spared),
  rows: Object.entries(rows).map(([is, chance]) => ({ is, ...figure(chance) })),
});
const chances = {
  exact: true,
  runs: 9,
  undecided: 0,
  targets: [fates('u1', 0.7, { pinned: 0.3 }), fates('u2', 0.4, { broken: 0.4, pinned: 0.15, gone: 0.05 })],
  doers: [fates('w1', 0.5, { 'keeps its rate of fire': 0.5 })],
  others: [],
};

test('on the map stands what may become of the target that is likeliest to suffer, and nothing of the firer', () => {
  expect(headline(chances)).toBe('40 % broken · 15 % pinned');
  expect(headline({ ...chances, targets: [fates('u1', 1, {})], doers: [] })).toBe('no effect');
});

test('a reaction is worth what it is likely to do to somebody, whatever it does to him', () => {
  expect(likeliestEffect(chances, () => true)).toBeCloseTo(0.6);
  expect(likeliestEffect(chances, of => of === 'u1')).toBeCloseTo(0.3);
  expect(likeliestEffect(chances, () => false)).toBe(0);
});
