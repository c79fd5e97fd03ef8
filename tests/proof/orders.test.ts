import { expect, test } from 'vitest';
import { bytes } from '../../src/engine/data.ts';
import { keyedDice, scriptedDice } from '../../src/engine/dice.ts';
import { Match } from '../../src/engine/match.ts';
import { Random } from '../../src/engine/random.ts';
import { printRecord } from '../../src/engine/record-text.ts';
import { orders } from './orders.ts';
import { playAtRandom } from './random-play.ts';

const A_FIRST = [6, 1];
const B_FIRST = [1, 6];
/** Shakes at two squares; but not if the firer is shaken. */
const EIGHT = [4, 4];
const MISS = [1, 1];

function begin(scenario: string, rolls: readonly (readonly number[])[]) {
  return Match.begin(orders, { scenario, options: {} }, { dice: scriptedDice(rolls) });
}
type Field = ReturnType<typeof begin>;

function play(match: Field, side: string, ...answers: readonly string[]): Field {
  for (const text of answers) expect(match.answer(side, text)).toEqual({ ok: true });
  return match;
}

const unitOf = (match: Field, id: string) => match.state.units.find(unit => unit.id === id);
const heardBy = (match: Field, side: string) =>
  match.journal.as(side).flatMap(entry => (entry.is === 'reveal' ? [entry.text] : []));

/** A whole game in which each side decides by itself, whatever the order in which their answers arrive. */
function playWith(arrival: Random): Field {
  const minds = new Map(['A', 'B'].map(side => [side, new Random(side)]));
  const match = Match.begin(
    orders,
    { scenario: 'meeting', options: {} },
    { dice: keyedDice(new Uint8Array(32)) },
  );
  while (!match.outcome) {
    const { by } = arrival.pick(match.choices);
    play(match, by, minds.get(by)?.pick(match.offered(by)) ?? '');
  }
  return match;
}

test('whoever answers first, the state and the record are the same to the byte', () => {
  const first = playWith(new Random(0));
  const [written] = first.record().steps;
  expect(written?.answers.slice(0, 24).map(answer => 'by' in answer && answer.by)).toEqual([
    ...Array(12).fill('A'),
    ...Array(12).fill('B'),
  ]);
  for (let seed = 1; seed <= 10; seed++) {
    const other = playWith(new Random(seed));
    expect(bytes(other.state)).toBe(bytes(first.state));
    expect(bytes(other.record())).toBe(bytes(first.record()));
    expect(printRecord(other.record())).toBe(printRecord(first.record()));
  }
}, 30_000);

test('a side sees the orders it has written so far, and nothing of the enemy’s', () => {
  const match = begin('duel', []);
  const untouched = bytes(match.view('B'));
  play(match, 'A', 'fire a1 b1');
  expect(match.view('A').units[0]?.order).toEqual({
    is: 'given',
    act: { verb: 'fire', unit: 'a1', at: 'b1' },
  });
  expect(bytes(match.view('B'))).toBe(untouched);
  expect(match.journal.as('B')).toEqual([{ rest: 0, is: 'secret', by: 'A', ask: 'order' }]);
});

test('an order stays sealed until it is carried out', () => {
  const match = begin('duel', [A_FIRST, EIGHT]);
  play(match, 'A', 'fire a1 b2', 'hold a2');
  play(match, 'B', 'move b1 B4', 'hold b2');
  // a2 and a1 have acted; b2 is asked whether it stands, and b1 is still to come.
  expect(match.choiceOf('B')?.id).toBe('shaken');
  const seen = match.view('A').units.map(({ order }) => ('act' in order ? order.act.verb : order.is));
  expect(seen).toEqual(['fire', 'hold', 'sealed', 'sealed']);
  expect(heardBy(match, 'B')).toEqual(['{a2} has the order to hold.', '{a1} has the order to fire at {b2}.']);
  expect(heardBy(match, 'A')).toEqual([]);
});

test('units act by initiative: what the first does weakens those who come later', () => {
  const match = begin('duel', [A_FIRST, EIGHT, EIGHT]);
  play(match, 'A', 'fire a1 b1', 'hold a2');
  play(match, 'B', 'fire b1 a2', 'hold b2');
  play(match, 'B', 'stand b1');
  expect(unitOf(match, 'b1')?.shaken).toBe(true);
  expect(unitOf(match, 'a2')?.shaken).toBe(false);
});

test('two who fire at each other do so together, both from the state before either', () => {
  for (const initiative of [A_FIRST, B_FIRST]) {
    const match = begin('duel', [initiative, EIGHT, EIGHT]);
    play(match, 'A', 'fire a1 b1', 'hold a2');
    play(match, 'B', 'fire b1 a1', 'hold b2');
    expect([unitOf(match, 'a1')?.shaken, unitOf(match, 'b1')?.shaken]).toEqual([true, true]);
    expect([unitOf(match, 'a1')?.order.is, unitOf(match, 'b1')?.order.is]).toEqual(['done', 'done']);
    expect(heardBy(match, 'A')).toContain('{b1} has the order to fire at {a1}.');
    expect(heardBy(match, 'B')).toContain('{a1} has the order to fire at {b1}.');
    const [first, second] = initiative === A_FIRST ? ['b1', 'a1'] : ['a1', 'b1'];
    expect(match.state.doing.at(-1)).toEqual({ is: 'shaken', units: [second] });
    expect(match.choices[0]?.prompt).toContain(`{${first}}`);
  }
});

test('two may destroy each other', () => {
  const match = begin('duel', [A_FIRST, [6, 6], [6, 5]]);
  play(match, 'A', 'fire a1 b1', 'hold a2');
  play(match, 'B', 'fire b1 a1', 'hold b2');
  expect([unitOf(match, 'a1')?.at, unitOf(match, 'b1')?.at]).toEqual(['lost', 'lost']);
});

test('a unit that retires loses its order, which the enemy is shown at the end of the turn', () => {
  const match = begin('duel', [A_FIRST, EIGHT]);
  play(match, 'A', 'fire a1 b1', 'hold a2');
  play(match, 'B', 'fire b1 a2', 'move b2 E4');
  expect(heardBy(match, 'A')).toEqual([]);
  play(match, 'B', 'retire b1');
  expect(unitOf(match, 'b1')).toMatchObject({ at: 'C5', order: { is: 'unwritten' } });
  expect(heardBy(match, 'A')).toEqual([
    '{b2} has the order to move to E4.',
    '{b1} had the order to fire at {a2}.',
  ]);
});

test('a square taken in the meantime stops a move, and a target gone out of range is not fired at', () => {
  const match = begin('duel', [B_FIRST]);
  play(match, 'B', 'move b1 C3', 'hold b2');
  play(match, 'A', 'move a1 C3', 'hold a2');
  expect([unitOf(match, 'b1')?.at, unitOf(match, 'a1')?.at]).toEqual(['C3', 'C2']);
  const far = begin('meeting', [B_FIRST, ...Array(23).fill(MISS)]);
  const rest = (side: string, from: number) => {
    for (let i = from; i <= 12; i++) play(far, side.toUpperCase(), `hold ${side}${i}`);
  };
  play(far, 'A', 'fire a1 b1');
  rest('a', 2);
  play(far, 'B', 'move b1 A6');
  rest('b', 2);
  expect(far.journal.all()).toContainEqual(
    expect.objectContaining({ text: '{a1} no longer has {b1} in range.' }),
  );
});

test('a side may take its last order back though the enemy has written since', () => {
  const match = begin('duel', []);
  play(match, 'A', 'hold a1');
  play(match, 'B', 'hold b1');
  expect(match.retract('A')).toEqual({ ok: true });
  expect(match.choiceOf('A')?.prompt).toContain('{a1}');
  expect(match.choiceOf('B')?.prompt).toContain('{b2}');
});

test('a side imagines any order that could have been written, but no answer to fire that did not come', () => {
  const match = begin('duel', [A_FIRST, MISS, EIGHT]);
  play(match, 'A', 'fire a1 b2', 'fire a2 b1');
  play(match, 'B', 'hold b1', 'fire b2 a2');
  // a2 has fired at b1, which did not fire back; a1 has shaken b2, which is asked now.
  const imagined = { b1: new Set<string>(), b2: new Set<string>() };
  const random = new Random(3);
  for (let i = 0; i < 400; i++) {
    for (const { id, order } of orders.determinize(match.view('A'), 'A', match.world, random).units) {
      if ((id === 'b1' || id === 'b2') && 'act' in order && order.act.verb !== 'sealed') {
        imagined[id].add(orders.verbs.print(order.act));
      }
    }
  }
  expect([...imagined.b1].filter(text => text.startsWith('fire'))).toEqual(['fire b1 a1']);
  expect([...imagined.b2].filter(text => text.startsWith('fire'))).toEqual(['fire b2 a2']);
  expect(imagined.b1.size).toBe(10);
});

test.each([
  ['duel', 200],
  ['meeting', 100],
] as const)(
  'games of %s at random come to an end, replay and fork alike, with units firing at each other',
  (scenario, games) => {
    let exchanges = 0;
    for (let seed = 1; seed <= games; seed++) {
      const { match } = playAtRandom(orders, scenario, seed);
      const told = match.journal.all().map(entry => ('text' in entry ? entry.text : ''));
      exchanges += told.filter((text, i) => {
        const [, firer, target] = /^(\S+) has the order to fire at (\S+)\.$/.exec(text) ?? [];
        return firer && told[i + 1] === `${target} has the order to fire at ${firer}.`;
      }).length;
    }
    expect(exchanges).toBeGreaterThan(games / 20);
  },
  60_000,
);
