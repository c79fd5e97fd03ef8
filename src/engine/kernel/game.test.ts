import { expect, test } from 'vitest';
import { Random } from '../dice/random.ts';
import { beginTiny, give, type Tiny, type TinyBook, tiny, tinyWith } from '../test-game.ts';
import { bytes } from './data.ts';
import { Game } from './game.ts';

/** A game of its own at the point that these answers lead to. */
function gameAfter(...answers: readonly string[]): Game<Tiny, undefined> {
  const match = beginTiny();
  give(match, ...answers);
  return match.tryOut();
}
const newGame = (book: TinyBook = tiny) => new Game(book, undefined, book.begin(undefined));
const hidden = ['A hide 2', 'B hide 3'];

test('a game runs until somebody is asked, and every activity comes to rest', () => {
  const game = newGame();
  expect(game.asks).toEqual([]);
  game.run();
  expect([game.rest, game.fresh, game.settled, game.together]).toEqual([0, true, false, 1]);
  game.answer('A', { verb: 'hide', number: 1 } as never);
  expect([game.fresh, game.settled]).toEqual([false, false]);
  game.answer('B', { verb: 'hide', number: 1 } as never);
  expect([game.rest, game.settled]).toEqual([0, true]);
  game.run();
  expect([game.rest, game.fresh, game.asks.map(ask => ask.by)]).toEqual([1, true, ['A']]);
});

test('acts are built from the view of the side that is asked', () => {
  const game = gameAfter(...hidden);
  const [choice] = game.asks;
  if (choice?.kind !== 'choice') throw new Error('A should be asked');
  expect(game.actsOf(choice).map(tiny.verbs.print)).toEqual(['add 1', 'add 2', 'gamble']);
});

test('a game that is over asks nothing more', () => {
  const state = { ...tiny.begin(undefined), doing: [], heap: 13 };
  const game = new Game(tiny, undefined, state);
  game.run();
  expect([game.outcome?.winner, game.asks, game.settled]).toEqual(['A', [], true]);
});

test('a book that never asks again is found out', () => {
  const game = newGame(tinyWith({ *activity() {} }));
  expect(() => game.run()).toThrow("tiny never asks again (frame 'begin')");
});

test('an interjection takes the place of the activity, which begins anew at the next rest', () => {
  const game = gameAfter(...hidden);
  game.interject('B', { verb: 'shout' });
  game.run();
  expect(game.state.log).toEqual(['B shouts']);
  expect([game.rest, game.asks.map(ask => ask.by)]).toEqual([2, ['A']]);
});

test('an interjection undoes what the activity wrote before its first question', () => {
  const eager = tinyWith({
    activity(table) {
      table.own(table.state).turn = table.state.turn + 10;
      return tiny.activity(table);
    },
  });
  const game = newGame(eager);
  game.run();
  expect(game.state.turn).toBe(10);
  game.interject('A', { verb: 'shout' });
  expect(game.state.turn).toBe(0);
  game.run();
  expect(game.state.turn).toBe(10);
});

test('there is no interjection in the midst of an activity, nor in a book that has none', () => {
  expect(() => gameAfter('A hide 2').interject('B', { verb: 'shout' })).toThrow(
    'an interjection needs a rest',
  );
  const { interject: _, ...silent } = tiny;
  const game = newGame(silent);
  game.run();
  expect(() => game.interject('A', { verb: 'shout' })).toThrow('tiny knows no interjections');
});

test('rolling back leads to the rest in place, and running begins the activity anew', () => {
  const game = gameAfter(...hidden, 'A gamble');
  const { state } = game;
  expect(game.chance?.why).toBe('the gamble');
  game.rollback();
  expect([game.fresh, game.settled, game.state === state]).toEqual([true, true, true]);
  game.run();
  expect(game.asks).toMatchObject([{ by: 'A', id: 'move' }]);
});

test('the state at the rest can be had while the activity goes on', () => {
  const game = gameAfter('A hide 2');
  expect(game.state.secrets).toEqual({ A: 2, B: 0 });
  expect(game.stateAtRest().secrets).toEqual({ A: 0, B: 0 });
  expect(game.state.secrets).toEqual({ A: 2, B: 0 });
});

test('a bookmark brings the game back as often as wanted', () => {
  const game = gameAfter(...hidden, 'A gamble');
  const here = bytes(game.state);
  const back = game.bookmark();
  for (const won of [2, 0, 2]) {
    game.rolled(won);
    expect(game.state.heap).toBe(won);
    back();
    expect([bytes(game.state), game.chance?.why]).toEqual([here, 'the gamble']);
  }
});

test('a bookmark in an interjection leads back into it', () => {
  const asking = tinyWith({ interject: tiny.activity });
  const game = new Game(asking, undefined, { ...tiny.begin(undefined), doing: [] });
  game.run();
  game.interject('B', { verb: 'shout' });
  game.answer('A', { verb: 'gamble' });
  const back = game.bookmark();
  game.rolled(2);
  back();
  expect(game.chance?.why).toBe('the gamble');
});

test('a fork stands at the same point and goes its own way', () => {
  const game = gameAfter(...hidden, 'A gamble');
  const twin = game.fork();
  expect([twin.rest, twin.chance?.why, bytes(twin.state)]).toEqual([
    game.rest,
    'the gamble',
    bytes(game.state),
  ]);
  twin.rolled(2);
  expect([game.state.heap, game.chance?.why]).toEqual([0, 'the gamble']);
  game.rolled(0);
  expect([game.state.heap, twin.state.heap]).toEqual([0, 2]);
});

test('an imagined game looks the same to the side, and varies in what it cannot see', () => {
  const game = gameAfter(...hidden, 'A add 1');
  const imagined = Array.from({ length: 40 }, (_, seed) => game.imagine('A', new Random(seed)));
  for (const each of imagined) {
    expect(each.asks.map(ask => ask.by)).toEqual(['B']);
    expect(bytes(tiny.view(each.state, 'A', undefined))).toBe(bytes(tiny.view(game.state, 'A', undefined)));
  }
  expect(new Set(imagined.map(({ state }) => state.secrets.B))).toEqual(new Set([1, 2, 3]));
  expect(game.state.secrets.B).toBe(3);
});

test('an imagined game does not know what another side has secretly answered since the rest', () => {
  const game = gameAfter('B hide 3');
  const imagined = Array.from({ length: 40 }, (_, seed) => game.imagine('A', new Random(seed)));
  for (const each of imagined) expect(each.asks.map(ask => ask.by)).toEqual(['A']);
  expect(new Set(imagined.map(({ state }) => state.secrets.B))).toEqual(new Set([1, 2, 3]));
  expect(game.imagine('B', new Random(1)).state.secrets.B).toBe(3);
});
