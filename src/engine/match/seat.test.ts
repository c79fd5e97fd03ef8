import { expect, test } from 'vitest';
import { keyedDice, scriptedDice } from '../dice/dice.ts';
import { Random } from '../dice/random.ts';
import type { Choice } from '../kernel/ask.ts';
import { beginTiny, choose, give, tinyVerbs, tinyWith } from '../test-game.ts';
import {
  type Asked,
  ask,
  humanSeat,
  play,
  randomSeat,
  type Seat,
  type StandingOrder,
  scriptedSeat,
  standingOrders,
} from './seat.ts';

const asked = (offered: readonly string[], window?: Choice['window']): Asked => ({
  side: 'A',
  choice: { kind: 'choice', by: 'A', id: 'move', cite: '', acts: () => [], ...(window ? { window } : {}) },
  view: {},
  offered,
  interjections: () => [],
  imagine: () => beginTiny(scriptedDice([])).tryOut(),
});
const stone = { on: 'stone', pass: { verb: 'pass' }, subject: 'u7' };

test('a person is asked only what leaves a choice', () => {
  expect(humanSeat.answer(asked(['pass']))).toBe('pass');
  expect(humanSeat.answer(asked(['pass', 'object']))).toBeUndefined();
});

test('a script is followed to its end, and then waits', () => {
  const seat = scriptedSeat(['add 1', 'pass']);
  expect([1, 2, 3, 4].map(() => seat.answer(asked([])))).toEqual(['add 1', 'pass', undefined, undefined]);
});

test('a random seat answers only what is offered, the same for the same seed', () => {
  const answers = (seed: number) => {
    const seat = randomSeat(seed);
    return Array.from({ length: 50 }, () => seat.answer(asked(['a', 'b', 'c'])));
  };
  expect(answers(1)).toEqual(answers(1));
  expect(answers(1)).not.toEqual(answers(2));
  expect(new Set(answers(1))).toEqual(new Set(['a', 'b', 'c']));
});

const player: Seat = { answer: () => 'ask the player' };
const ordered = (orders: readonly StandingOrder[], window?: Choice['window']) =>
  standingOrders(orders, tinyVerbs.print, player).answer(
    asked(['pass', 'object', 'add 2', 'add 12'], window),
  );

test.each<[string, readonly StandingOrder[], string]>([
  ['no order', [], 'ask the player'],
  ['an order to let it pass', [{ on: 'stone', do: 'pass' }], 'pass'],
  ['an order to ask', [{ on: 'stone', do: 'ask' }], 'ask the player'],
  ['an order for another kind', [{ on: 'shot', do: 'pass' }], 'ask the player'],
  ['an order for this subject', [{ on: 'stone', subject: 'u7', do: 'pass' }], 'pass'],
  ['an order for another subject', [{ on: 'stone', subject: 'u8', do: 'pass' }], 'ask the player'],
  ['an act', [{ on: 'stone', do: { act: 'object' } }], 'object'],
  ['a pattern', [{ on: 'stone', do: { act: 'add *' } }], 'add 2'],
  ['a pattern that fits whole words only', [{ on: 'stone', do: { act: 'add 1' } }], 'ask the player'],
  ['a pattern with signs in it', [{ on: 'stone', do: { act: 'add .' } }], 'ask the player'],
  ['a pattern that nothing fits', [{ on: 'stone', do: { act: 'fire *' } }], 'ask the player'],
  [
    'orders of which the first that applies counts',
    [
      { on: 'stone', subject: 'u8', do: 'pass' },
      { on: 'stone', do: 'ask' },
      { on: 'stone', do: 'pass' },
    ],
    'ask the player',
  ],
])('at a window, %s gives the answer', (_, orders, answer) => {
  expect(ordered(orders, stone)).toBe(answer);
});

test('orders do not answer what is no window', () => {
  expect(ordered([{ on: 'stone', do: 'pass' }])).toBe('ask the player');
});

test('seats play until the game is over', () => {
  const match = beginTiny(keyedDice(new Uint8Array(32)));
  play(match, { A: randomSeat(1), B: randomSeat(2) });
  expect(match.outcome).toBeDefined();
});

test('a seat may break in instead of answering, and is asked again', () => {
  const match = beginTiny(scriptedDice([]));
  const seen: string[][] = [];
  const watching: Seat = {
    answer(question) {
      seen.push(question.interjections().map(tinyVerbs.print));
      return ['hide 1', 'shout hey'][seen.length - 1];
    },
  };
  play(match, { A: watching, B: scriptedSeat(['hide 2']) });
  expect(seen).toEqual([['shout hey'], ['shout hey'], ['shout hey']]);
  expect([match.state.log, match.choices[0]]).toMatchObject([['A shouts'], { by: 'A', id: 'move' }]);
});

test('seats play until everybody who is asked wants to wait', () => {
  const match = beginTiny(scriptedDice([]));
  play(match, { A: scriptedSeat(['hide 1', 'add 1']), B: humanSeat });
  expect(match.choices.map(choice => choice.by)).toEqual(['B']);
  give(match, 'B hide 2');
  const orders = standingOrders([{ on: 'stone', do: 'pass' }], tinyVerbs.print, humanSeat);
  play(match, { A: scriptedSeat(['add 1']), B: orders });
  expect([match.state.heap, match.choices[0]]).toMatchObject([1, { by: 'B', id: 'move' }]);
});

test('a seat that answers what is not offered is named', () => {
  expect(() => play(beginTiny(), { A: scriptedSeat(['hide 9']), B: humanSeat })).toThrow(
    "the seat of A gave a wrong answer: A, hide: 'hide 9' is not offered",
  );
});

test('what is offered is listed only when a seat looks, and from the view alone', () => {
  let lists = 0;
  const book = tinyWith({
    *activity() {
      yield* choose({
        by: 'A',
        id: 'move',
        cite: '',
        acts: view => {
          lists++;
          return [{ verb: 'add', stones: view.secrets.B as number }];
        },
      });
    },
    begin: () => ({ doing: [], heap: 0, turn: 0, log: [], secrets: { A: 1, B: 3 } }),
  });
  const match = beginTiny(scriptedDice([]), book);
  const question = ask(match, match.choices[0] as Choice);
  expect([lists, question.side, question.view]).toMatchObject([0, 'A', { secrets: { A: 1, B: 0 } }]);
  expect([question.offered, question.offered, lists]).toEqual([['add 0'], ['add 0'], 1]);
});

test('a seat can imagine a game that stands where it is asked, and in which its view is the same', () => {
  const match = beginTiny(scriptedDice([]));
  give(match, 'A hide 2', 'B hide 3');
  const question = ask(match, match.choices[0] as Choice);
  const imagined = question.imagine(new Random(5));
  expect(imagined.choiceOf('A')?.id).toBe(question.choice.id);
  expect(tinyWith({}).view(imagined.state as never, 'A', undefined)).toEqual(question.view);
});
