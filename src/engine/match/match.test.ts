import { expect, test } from 'vitest';
import { handDice, scriptedDice } from '../dice/dice.ts';
import { bytes } from '../kernel/data.ts';
import { together } from '../kernel/rule.ts';
import { parseRecord, printRecord } from '../record/text.ts';
import { beginTiny, choose, give, heap, hide, type TinyBook, tiny, tinyWith } from '../test-game.ts';
import { Match, RuleFault } from './match.ts';

const hidden = ['A hide 2', 'B hide 3'];

test.each([
  ['B', 'add 1', 'B is not asked anything now; A is asked: move'],
  ['nobody', 'add 1', 'nobody is not asked anything now; A is asked: move'],
  ['A', 'add 3', "A, move: 'add 3' is not offered"],
  ['A', 'hide 1', "A, move: 'hide 1' is not offered"],
  ['A', 'add', "A, move: expected 'add <stones>', found 'add'"],
  ['A', 'burn', "A, move: 'burn' is no verb; expected hide, add, gamble, object, pass, shout"],
])("when A is to move, '%s %s' is refused and changes nothing", (side, act, problem) => {
  const match = beginTiny();
  give(match, ...hidden);
  const before = bytes([match.record(), match.state]);
  expect(match.answer(side, act)).toEqual({ ok: false, problem });
  expect(bytes([match.record(), match.state])).toBe(before);
});

test('an answer is taken, recorded and told', () => {
  const match = beginTiny();
  give(match, ...hidden);
  expect(match.answer('A', 'add 2')).toEqual({ ok: true });
  expect(match.state.heap).toBe(2);
  expect(match.record().steps.at(-1)).toEqual({
    rest: 1,
    epoch: 0,
    answers: [{ by: 'A', ask: 'move', act: 'add 2' }],
  });
  expect(match.journal.as('B').slice(-2)).toMatchObject([
    { is: 'act', by: 'A', act: 'add 2' },
    { is: 'say', text: 'the heap has 2', cite: 'tiny 5' },
  ]);
});

test('whatever is offered is what the side’s own view allows', () => {
  const match = beginTiny();
  give(match, ...hidden);
  expect([match.offered('A'), match.offered('B')]).toEqual([['add 1', 'add 2', 'gamble'], []]);
  expect(match.view('A').secrets).toEqual({ A: 2, B: 0 });
});

test('answers given together make one record, whoever came first', () => {
  const [one, two] = [beginTiny(), beginTiny()];
  give(one, 'A hide 2', 'B hide 3');
  give(two, 'B hide 3', 'A hide 2');
  expect(bytes(two.record())).toBe(bytes(one.record()));
  expect(bytes(two.journal.all())).toBe(bytes(one.journal.all()));
});

test('a side may break in at a rest with what the book allows at any time', () => {
  const match = beginTiny();
  give(match, ...hidden);
  expect(match.anytime('B')).toEqual(['shout hey']);
  expect(match.interject('B', 'shout ho')).toEqual({
    ok: false,
    problem: "B, at any time: 'shout ho' is not offered",
  });
  expect(match.interject('B', 'shout hey')).toEqual({ ok: true });
  expect([match.rest, match.choices[0]?.by, match.state.log]).toEqual([2, 'A', ['B shouts']]);
  expect(match.record().steps.at(-1)).toEqual({
    rest: 1,
    epoch: 0,
    interjection: { by: 'B', act: 'shout hey' },
    answers: [],
  });
});

test('a seat says what answers the question, or breaks in; anything else is refused as an answer', () => {
  const match = beginTiny();
  give(match, ...hidden);
  expect(match.say('A', 'shout hey')).toEqual({ ok: true });
  expect(match.state.log).toEqual(['A shouts']);
  expect(match.say('A', 'shout ho')).toEqual({ ok: false, problem: "A, move: 'shout ho' is not offered" });
  expect(match.say('A', 'add 1')).toEqual({ ok: true });
  expect(match.state.log).toEqual(['A shouts']);
});

test('nobody breaks in while something is under way', () => {
  const match = beginTiny();
  give(match, 'A hide 2');
  expect(match.anytime('B')).toEqual([]);
  expect(match.interject('B', 'shout hey')).toEqual({
    ok: false,
    problem: 'an interjection must wait until what is under way has come to rest',
  });
});

test('real dice are awaited, checked and typed in', () => {
  const match = beginTiny(handDice);
  give(match, ...hidden);
  expect(match.typeDice({ red: 1, blue: 1 })).toEqual({
    ok: false,
    problem: 'no dice are awaited now; A is asked: move',
  });
  give(match, 'A gamble');
  expect(match.answer('A', 'add 1')).toEqual({
    ok: false,
    problem: 'A is not asked anything now; dice are awaited: the gamble',
  });
  const refused: [Record<string, number>, string][] = [
    [{ red: 6 }, 'expected the dice red, blue, found red'],
    [{}, 'expected the dice red, blue, found none'],
    [{ red: 7, blue: 1 }, 'the red die shows 1 to 6, not 7'],
    [{ red: 1, blue: 0 }, 'the blue die shows 1 to 6, not 0'],
    [{ red: 1, blue: 1.5 }, 'the blue die shows 1 to 6, not 1.5'],
  ];
  for (const [faces, problem] of refused) expect(match.typeDice(faces)).toEqual({ ok: false, problem });
  expect(match.typeDice({ red: 6, blue: 1 })).toEqual({ ok: true });
  expect([match.state.heap, match.chance]).toEqual([2, undefined]);
});

test('dice of a source fall by themselves', () => {
  const match = beginTiny(scriptedDice([[6, 1]]));
  give(match, ...hidden, 'A gamble');
  expect([match.state.heap, match.choices[0]?.by]).toEqual([2, 'B']);
});

test('a game that is over takes no more answers and says how it ended', () => {
  const match = beginTiny(
    handDice,
    tinyWith({ outcome: state => (state.turn > 0 ? { why: 'one turn', cite: 'x' } : undefined) }),
  );
  give(match, ...hidden, 'A add 1', 'B pass');
  expect(match.answer('B', 'add 1')).toEqual({
    ok: false,
    problem: 'B is not asked anything now; the game is over: one turn',
  });
  expect(match.anytime('A')).toEqual([]);
  expect(match.record().result).toEqual({ why: 'one turn', cite: 'x' });
});

/** Faulty when the heap reaches two: at once, or in the activity after that. */
const faulty = (later: boolean): TinyBook =>
  tinyWith({
    *activity(table) {
      if (later && table.state.heap > 1) throw new Error('no rule for two');
      yield* tiny.activity(table);
      if (!later && table.state.heap > 1) throw new Error('no rule for two');
    },
  });

test.each([false, true])('a rule that throws (later: %j) leaves the match where it was', later => {
  const match = beginTiny(handDice, faulty(later));
  give(match, ...hidden, 'A add 1', 'B pass');
  const before = bytes([match.record(), match.state, match.journal.all(), match.offered('B')]);
  const attempt = () => match.answer('B', 'add 3');
  expect(attempt).toThrow(RuleFault);
  expect(attempt).toThrow('a rule failed: no rule for two');
  expect(bytes([match.record(), match.state, match.journal.all(), match.offered('B')])).toBe(before);
  give(match, 'B gamble');
  expect(match.chance?.why).toBe('the gamble');
});

test('a rule that throws in mid-activity leaves the answers given before', () => {
  const book = tinyWith({
    *activity(table) {
      yield* together({ A: hide(table, 'A'), B: hide(table, 'B') });
      if (table.state.secrets.B === 3) throw new Error('no rule for three');
    },
  });
  const match = beginTiny(handDice, book);
  give(match, 'A hide 2');
  expect(() => match.answer('B', 'hide 3')).toThrow('a rule failed: no rule for three');
  expect(match.record().steps).toMatchObject([{ rest: 0, answers: [{ by: 'A', act: 'hide 2' }] }]);
  expect([match.state.secrets, match.choices.map(each => each.by)]).toEqual([{ A: 2, B: 0 }, ['B']]);
});

test('the record of a fault leads to it again', () => {
  const match = beginTiny(handDice, faulty(false));
  give(match, ...hidden, 'A add 1', 'B pass');
  const fault = faultOf(() => match.answer('B', 'add 3'));
  expect(() => Match.replay(faulty(false), fault.record, { dice: handDice })).toThrow('no rule for two');
});

function faultOf(attempt: () => unknown): RuleFault {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RuleFault) return error;
  }
  throw new Error('no rule failed');
}

test('a fork stands at the same point, also in mid-activity, and goes its own way', () => {
  const match = beginTiny();
  give(match, 'B hide 3');
  const twin = match.fork();
  expect(bytes([twin.state, twin.record(), twin.offered('A')])).toBe(
    bytes([match.state, match.record(), match.offered('A')]),
  );
  const before = bytes([match.state, match.record()]);
  give(twin, 'A hide 1', 'A add 1', 'B object');
  expect(bytes([match.state, match.record()])).toBe(before);
  give(match, 'A hide 2');
  expect([match.state.secrets, twin.state.secrets]).toEqual([
    { A: 2, B: 3 },
    { A: 1, B: 3 },
  ]);
});

test('a fork that keeps a journal goes on with a copy of it', () => {
  const match = beginTiny();
  give(match, ...hidden, 'A gamble');
  const twin = match.fork({ dice: handDice });
  expect(bytes(twin.journal.all())).toBe(bytes(match.journal.all()));
  twin.typeDice({ red: 6, blue: 1 });
  expect(twin.journal.length).toBe(match.journal.length + 2);
});

test.each([
  ['at the beginning', []],
  ['in the midst of answers given together', ['B hide 3']],
  ['at a rest', hidden],
  ['before dice that are awaited', [...hidden, 'A gamble']],
  ['in a window', [...hidden, 'A add 1']],
])('a match saved %s is taken up where it was', (_, answers) => {
  const match = beginTiny();
  give(match, ...answers);
  const saved = parseRecord(printRecord(match.save()));
  const { match: taken, dropped } = Match.resume(tiny, saved, { dice: handDice });
  expect(dropped).toEqual([]);
  const standing = (each: typeof match) => [
    each.state,
    each.rest,
    each.choices,
    each.chance?.why,
    each.save(),
  ];
  expect(bytes(standing(taken))).toBe(bytes(standing(match)));
});

test('two questions to all sides in one activity keep their answers apart', () => {
  const twice = tinyWith({
    *activity(table) {
      if (table.state.doing.length === 0) return yield* tiny.activity(table);
      yield* together({ A: hide(table, 'A'), B: hide(table, 'B') });
      yield* together({ A: hide(table, 'A'), B: hide(table, 'B') });
      table.own(table.state).doing = [];
    },
  });
  const match = beginTiny(handDice, twice);
  give(match, 'B hide 1', 'A hide 1', 'B hide 2', 'A hide 3');
  expect(match.record().steps[0]?.answers.map(answer => Object.values(answer).join(' '))).toEqual([
    'A hide hide 1',
    'B hide hide 1',
    'A hide hide 3',
    'B hide hide 2',
  ]);
  const again = Match.replay(twice, match.record(), { dice: handDice });
  expect(bytes([again.state, again.journal.all()])).toBe(bytes([match.state, match.journal.all()]));
});

test('questions to all sides in one activity after another are told in their order', () => {
  const rounds = tinyWith({
    *activity() {
      yield* together({ A: shout('A'), B: shout('B') });
    },
  });
  function shout(by: string) {
    return choose({
      by,
      id: 'shout',
      cite: '',
      acts: () => ['hey', 'ho'].map(word => ({ verb: 'shout', word: word as 'ho' })),
    });
  }
  const match = beginTiny(handDice, rounds);
  give(match, 'B shout ho', 'A shout hey', 'A shout ho', 'B shout hey');
  expect(
    match.journal.all().map(entry => `${entry.rest} ${'act' in entry && `${entry.by} ${entry.act}`}`),
  ).toEqual(['0 A shout hey', '0 B shout ho', '1 A shout ho', '1 B shout hey']);
});

test('a match without a journal keeps none', () => {
  const match = Match.begin(tiny, heap, { dice: handDice, journal: false });
  give(match, ...hidden);
  expect(match.journal.length).toBe(0);
});
