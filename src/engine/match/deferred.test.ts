import { expect, test } from 'vitest';
import { type DiceSource, keyedDice } from '../dice/dice.ts';
import { bytes } from '../kernel/data.ts';
import { beginTiny, give, strides } from '../test-game.ts';
import { DeferredPlay } from './deferred.ts';

const keyed = () => keyedDice(new Uint8Array(32).fill(9));
const hidden = ['A hide 2', 'B hide 3'];

function deferred(dice: DiceSource = keyed()) {
  const match = beginTiny(dice, strides);
  give(match, ...hidden);
  const play = new DeferredPlay(match);
  const giveAll = (...answers: readonly string[]) => {
    for (const answer of answers) {
      const [side = '', ...act] = answer.split(' ');
      expect(play.answer(side, act.join(' '))).toEqual({ ok: true });
    }
  };
  return { play, match, giveAll };
}

test('the mover plays on as if every window were let pass, and the match waits at the first', () => {
  const { play, match, giveAll } = deferred();
  giveAll('A add 1', 'A add 1', 'A add 1');
  expect([match.state.heap, match.choices[0]?.id]).toEqual([1, 'object']);
  expect(play.seenBy('A').state.heap).toBe(3);
  expect(play.choiceOf('A')?.id).toBe('move');
  expect(play.waitingFor).toEqual(['A', 'B']);
});

test('the other side reviews its windows one by one, each as it was at that moment', () => {
  const { play, match, giveAll } = deferred();
  giveAll('A add 1', 'A add 1', 'A add 1');
  const heaps = [1, 2, 3].map(() => {
    const { heap } = play.seenBy('B').state;
    expect(play.choiceOf('B')?.id).toBe('object');
    giveAll('B pass');
    return heap;
  });
  expect(heaps).toEqual([1, 2, 3]);
  expect([match.state.heap, match.choices[0]]).toMatchObject([3, { by: 'A', id: 'move' }]);
});

test('a reaction cuts the match there, and offers the mover his drafts again', () => {
  const { play, match, giveAll } = deferred();
  giveAll('A add 1', 'A add 1', 'A add 1');
  giveAll('B pass', 'B object');
  expect([match.state.heap, match.choices[0]]).toMatchObject([1, { by: 'A', id: 'move' }]);
  expect(play.seenBy('A')).toBe(match);
  expect(play.offeredAgain('A')).toEqual(['add 1']);
  expect(play.offeredAgain('B')).toEqual([]);
});

test('dice stop the run: none fall before the windows ahead of them are closed', () => {
  const { play, match, giveAll } = deferred();
  giveAll('A add 1', 'A gamble');
  expect([play.choiceOf('A'), play.waitingFor]).toEqual([undefined, ['B']]);
  expect(play.answer('A', 'add 1')).toEqual({ ok: false, problem: 'A has nothing to answer now' });
  giveAll('B object');
  const dice = match
    .record()
    .steps.flatMap(step => step.answers)
    .filter(answer => 'roll' in answer);
  expect(dice).toEqual([]);
  expect(play.offeredAgain('A')).toEqual(['gamble']);
});

test('once the windows are let pass, the draft that needs dice is played and they fall', () => {
  const { match, giveAll } = deferred();
  giveAll('A add 1', 'A gamble', 'B pass');
  const live = beginTiny(keyed(), strides);
  give(live, ...hidden, 'A add 1', 'B pass', 'A gamble');
  expect(bytes([match.state, match.record()])).toBe(bytes([live.state, live.record()]));
});

test('a reveal stops the run', () => {
  const telling = {
    ...strides,
    *activity(table: Parameters<typeof strides.activity>[0]) {
      yield* strides.activity(table);
      if (table.state.heap === 2) table.reveal(['A'], 'tiny 8', 'two is company');
    },
  };
  const match = beginTiny(keyed(), telling);
  give(match, ...hidden);
  const play = new DeferredPlay(match);
  expect(play.answer('A', 'add 1')).toEqual({ ok: true });
  expect(play.answer('A', 'add 1')).toEqual({ ok: true });
  expect([play.choiceOf('A'), play.waitingFor]).toEqual([undefined, ['B']]);
});

test('a question of the other side that is no window stops the run', () => {
  const { play, giveAll } = deferred();
  giveAll('A add 1', 'A pass');
  expect([play.choiceOf('A'), play.waitingFor]).toEqual([undefined, ['B']]);
});

test('a draft that is not offered is refused', () => {
  const { play, giveAll } = deferred();
  giveAll('A add 1');
  expect(play.answer('A', 'add 9')).toEqual({ ok: false, problem: "A, move: 'add 9' is not offered" });
  expect(play.answer('C', 'pass')).toEqual({ ok: false, problem: 'C has nothing to answer now' });
});
