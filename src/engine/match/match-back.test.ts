/** Going back: taking an answer back, free undo, and back to a rest. */
import { expect, test } from 'vitest';
import { type DiceSource, handDice, keyedDice } from '../dice/dice.ts';
import { bytes, type Json } from '../kernel/data.ts';
import { roll, together } from '../kernel/rule.ts';
import { isDice } from '../record/record.ts';
import { parseRecord, printRecord } from '../record/text.ts';
import {
  beginTiny,
  choose,
  give,
  hide,
  plainly,
  strides,
  type TinyBook,
  tiny,
  tinyWith,
} from '../test-game.ts';
import { Match } from './match.ts';

const hidden = ['A hide 2', 'B hide 3'];
const keyed = () => keyedDice(new Uint8Array(32).fill(5));
/** All but what the record tells of answers that were taken back. */
const standing = (match: ReturnType<typeof beginTiny>): string => {
  const { history: _, ...record } = match.record();
  return bytes([match.state, record, match.journal.all()]);
};
const refused = (problem: string) => ({ ok: false, problem });

test('an answer given together can be taken back as long as not all are in', () => {
  const match = beginTiny();
  const before = standing(match);
  give(match, 'A hide 2');
  expect(match.retract('B')).toEqual(refused('B has answered nothing since the last rest'));
  expect(match.retract('A')).toEqual({ ok: true });
  expect(standing(match)).toBe(before);
  give(match, 'B hide 1', 'A hide 3');
  expect(match.retract('A')).toEqual(refused('A has answered nothing since the last rest'));
  expect(match.state.secrets).toEqual({ A: 3, B: 1 });
});

test('an answer given together can be taken back though another side has answered after it', () => {
  const match = beginTiny(handDice, threeHide());
  give(match, 'A hide 2', 'B hide 3');
  expect(match.retract('A')).toEqual({ ok: true });
  expect(match.record().steps[0]?.answers).toEqual([{ by: 'B', ask: 'hide', act: 'hide 3' }]);
});

function threeHide(): TinyBook {
  return tinyWith({
    sides: () => ['A', 'B', 'C'],
    *activity(table) {
      yield* together({ A: hide(table, 'A'), B: hide(table, 'B'), C: hide(table, 'C') });
    },
  });
}

/** Every activity asks these one after another; `*` rolls, `?` rolls for B's eyes, `AB` asks both at once, `!` reveals to B. */
function asking(plan: string): TinyBook {
  return tinyWith({
    *activity(table) {
      for (const part of plan.split(' ')) {
        if (part === '*') yield* roll({ d: 6 }, 'luck', faces => faces.d, { cite: '', tell: plainly });
        else if (part === '?')
          yield* roll({ d: 6 }, 'secret luck', faces => faces.d, { cite: '', seen: ['B'], tell: plainly });
        else if (part === '!') table.reveal(['B'], '', 'something');
        else if (part === 'AB') yield* together({ A: hide(table, 'A'), B: hide(table, 'B') });
        else yield* choose({ by: part, id: 'pass', cite: '', acts: () => [{ verb: 'pass' }] });
      }
    },
  });
}

test.each<[string, string, readonly string[], string, true | string]>([
  ['its own last answer', 'A A', ['A pass'], 'A', true],
  ['an answer before another side’s', 'A B B', ['A pass', 'B pass'], 'A', 'another side has answered since'],
  ['an answer after another side’s', 'A B B', ['A pass', 'B pass'], 'B', true],
  ['an answer before dice', 'A * A', ['A pass'], 'A', 'dice have fallen since'],
  [
    'an answer before something was revealed to it',
    'B ! B',
    ['B pass'],
    'B',
    'something has been revealed since',
  ],
  ['an answer that revealed something to others alone', 'A ! A', ['A pass'], 'A', true],
  ['an answer before dice that it doesn’t see', 'A ? A', ['A pass'], 'A', true],
  ['an answer before dice that others don’t see', 'B ? B', ['B pass'], 'B', 'dice have fallen since'],
  ['an answer given together when all are in', 'AB A', hidden, 'A', 'another side has answered since'],
  ['the last of the answers given together', 'AB A', hidden, 'B', 'another side has answered since'],
  ['an earlier round when the next is asked', 'AB AB', hidden, 'B', 'another side has answered since'],
])('a side that would take back %s is told', (_, plan, answers, side, verdict) => {
  const dice: DiceSource = { throw: sides => sides.map(() => 1) };
  const match = beginTiny(dice, asking(plan));
  give(match, ...answers);
  expect(match.retract(side)).toEqual(verdict === true ? { ok: true } : refused(verdict));
});

test('an answer after dice that its side has not seen is taken back alone: those before it stand, and the dice fall anew', () => {
  const match = beginTiny(keyed(), asking('A ? A A A'));
  give(match, 'A pass', 'A pass', 'A pass');
  const [before] = match.record().steps;
  expect(match.retract('A')).toEqual({ ok: true });
  const { steps, history } = match.record();
  expect(steps[0]?.answers.map(answer => (isDice(answer) ? 'dice' : answer.by))).toEqual(['A', 'dice', 'A']);
  expect([before?.epoch, steps[0]?.epoch]).toEqual([0, 1]);
  expect(history?.takenBack.map(({ rest, after }) => [rest, after])).toEqual([[0, undefined]]);
  expect(match.journal.as('A').map(({ is }) => is)).toEqual(['act', 'act']);
});

test('what is refused while dice are awaited tells no more of them than the side may know', () => {
  const secret = beginTiny(handDice, asking('A ? A'));
  give(secret, 'A pass');
  expect(secret.answer('A', 'pass')).toEqual(refused('A is not asked anything now; dice are awaited'));
  expect(secret.answer('B', 'pass')).toEqual(
    refused('B is not asked anything now; dice are awaited: secret luck'),
  );
  const veiled = beginTiny(
    handDice,
    tinyWith({
      nameFor: (_state, side, id) => (side === 'A' ? '?1' : id),
      *activity() {
        yield* roll({ d: 6 }, '{u7} fires', faces => faces.d, { cite: '', tell: plainly });
      },
    }),
  );
  expect(veiled.answer('A', 'pass')).toMatchObject({ problem: expect.stringContaining('{?1} fires') });
  expect(veiled.typeDice({})).toEqual(refused('expected the dice d, found none'));
});

test('what was kept in the record for good stays when an answer is taken back', () => {
  const match = beginTiny(handDice, asking('A A'));
  give(match, 'A pass', 'A pass');
  match.keepSnapshot();
  give(match, 'A pass', 'A pass', 'A pass');
  expect(match.retract('A')).toEqual({ ok: true });
  expect(match.record().snapshots.map(each => each.rest)).toEqual([1]);
});

test('a side may go back freely over what it alone has done', () => {
  const match = beginTiny(keyed(), strides);
  give(match, ...hidden, 'A pass', 'B pass', 'A pass', 'B pass');
  expect([match.freeUndo('A'), match.freeUndo('B')]).toEqual([5, 4]);
  give(match, 'A gamble');
  expect([match.freeUndo('A'), match.freeUndo('B')]).toEqual([6, 6]);
});

test('free undo never leads before the rest at which the match was taken up', () => {
  const match = beginTiny(keyed(), tinyWith({ activity: asking('A').activity }));
  give(match, 'A pass', 'A pass', 'A pass');
  const { match: taken } = Match.resume(match.rulebook, match.save(), { dice: keyed() });
  give(taken, 'A pass');
  expect([match.freeUndo('A'), taken.freeUndo('A')]).toEqual([0, 3]);
  expect(taken.truncate(taken.freeUndo('A'))).toHaveLength(1);
  expect(() => taken.truncate(1)).toThrow("the match was taken up after rest 1: it can't go back there");
});

test('going back to a rest gives back what was answered since, as drafts', () => {
  const match = beginTiny(keyed());
  give(match, ...hidden, 'A add 1');
  const there = standing(match);
  give(match, 'B pass', 'B add 3', 'A object');
  const drafts = match.truncate(2);
  expect(drafts.flatMap(step => step.answers).map(answer => !isDice(answer) && answer.act)).toEqual([
    'pass',
    'add 3',
    'object',
  ]);
  expect(standing(match)).toBe(there);
  expect(match.choices[0]).toMatchObject({ by: 'B', id: 'object' });
});

test('going back over many rests, past the kept states, leads to the same state', () => {
  const match = beginTiny(keyed(), asking('A'));
  const at: string[] = [];
  for (let rest = 0; rest < 100; rest++) {
    at.push(standing(match));
    give(match, 'A pass');
  }
  for (const rest of [97, 64, 63, 33, 1]) {
    match.truncate(rest);
    expect([match.rest, standing(match)]).toEqual([rest, at[rest]]);
  }
});

test('going back twice knows nothing of what was played in between', () => {
  const match = beginTiny(keyed(), asking('AB'));
  const playOn = () => {
    while (match.rest < 40) give(match, 'A hide 1', 'B hide 1');
  };
  playOn();
  match.truncate(10);
  match.interject('A', 'shout hey');
  playOn();
  match.truncate(35);
  expect([match.rest, match.state.log]).toEqual([35, ['A shouts']]);
});

/** The faces of the first six gambles of A at rest 1. */
function gambles(match: ReturnType<typeof beginTiny>): string {
  give(match, 'A gamble', 'A gamble', 'A gamble', 'A gamble', 'A gamble');
  return bytes(
    match
      .record()
      .steps.flatMap(step => step.answers)
      .filter(isDice)
      .map(({ roll }) => roll.map(({ face }) => face)),
  );
}

test('after going back over dice other dice fall; where none had fallen, the same', () => {
  const match = beginTiny(keyed(), strides);
  give(match, ...hidden);
  const first = gambles(match);
  match.truncate(1);
  match.truncate(1);
  expect(gambles(match)).not.toBe(first);

  const careful = beginTiny(keyed(), strides);
  give(careful, ...hidden, 'A add 1');
  careful.truncate(1);
  expect(gambles(careful)).toBe(first);
});

test('saving after going back does not bring the old dice back', () => {
  const match = beginTiny(keyed(), strides);
  give(match, ...hidden);
  const first = gambles(match);
  match.truncate(1);
  const saved = parseRecord(printRecord(match.save()));
  const taken = Match.resume(strides, saved, { dice: keyed() }).match;
  const replayed = Match.replay(strides, { ...saved, snapshots: [] }, { dice: keyed() });
  const now = gambles(match);
  expect(now).not.toBe(first);
  expect([gambles(taken), gambles(replayed)]).toEqual([now, now]);
});

test('dice that later rules let drop are others when they fall anew', () => {
  const match = beginTiny(keyed(), asking('A * A'));
  give(match, 'A pass');
  const later = { ...asking('B * A'), version: 2, migrations: { 1: (state: Json) => state } };
  const { match: taken, dropped } = Match.resume(later, match.save(), { dice: keyed() });
  expect(dropped).toHaveLength(2);
  expect(taken.record()).toMatchObject({ steps: [], epoch: 1, history: { takenBack: [{ rest: 0 }] } });
});

test('the tiny game has dice of one epoch as long as nobody goes back', () => {
  const match = beginTiny(keyed(), tiny);
  give(match, ...hidden, 'A gamble', 'B gamble');
  expect(match.record().steps.map(step => step.epoch)).toEqual([0, 0, 0]);
  expect(match.record()).not.toHaveProperty('epoch');
});
