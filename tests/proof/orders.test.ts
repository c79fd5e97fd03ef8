import { expect, test } from 'vitest';
import { keyedDice, scriptedDice } from '../../src/engine/dice/dice.ts';
import { Random } from '../../src/engine/dice/random.ts';
import { bytes } from '../../src/engine/kernel/data.ts';
import { Match } from '../../src/engine/match/match.ts';
import { printRecord } from '../../src/engine/record/text.ts';
import { pieceIn } from './common.ts';
import { orders } from './orders.ts';
import { play, playAtRandom } from './random-play.ts';

const A_FIRST = [6, 1];
const B_FIRST = [1, 6];
/** Shakes at three squares; but not if the firer is shaken. */
const NINE = [4, 5];
const MISS = [1, 1];
const SETUP = { scenario: 'meeting', options: {} };

const begin = (rolls: readonly (readonly number[])[]) =>
  Match.begin(orders, SETUP, { dice: scriptedDice(rolls) });
type Field = ReturnType<typeof begin>;

/** Both sides write these orders, and all others hold. */
function write(match: Field, ...written: readonly string[]): Field {
  for (const { id, side } of match.state.units) {
    play(match, `${side}: ${written.find(text => text.split(' ')[1] === id) ?? `hold ${id}`}`);
  }
  return match;
}

const unitOf = (match: Field, id: string) => pieceIn(match.state.units, id);
const heardBy = (match: Field, side: string) =>
  match.journal.as(side).flatMap(entry => (entry.is === 'reveal' ? [entry.text] : []));

/** A whole game in which each side decides by itself, whatever the order in which their answers arrive. */
function playWith(arrival: Random): Field {
  const minds = new Map(['A', 'B'].map(side => [side, new Random(side)]));
  const match = Match.begin(orders, SETUP, { dice: keyedDice(new Uint8Array(32)) });
  while (!match.outcome) {
    const { by } = arrival.pick(match.choices);
    play(match, `${by}: ${minds.get(by)?.pick(match.offered(by))}`);
  }
  return match;
}

test('[1] whoever answers first, the state and the record are the same to the byte', () => {
  const first = playWith(new Random(0));
  const [written] = first.record().steps;
  const authors = written?.answers.slice(0, 24).map(answer => 'by' in answer && answer.by);
  expect(authors).toEqual([...Array(12).fill('A'), ...Array(12).fill('B')]);
  for (let seed = 1; seed <= 5; seed++) {
    const other = playWith(new Random(seed));
    expect(bytes(other.state)).toBe(bytes(first.state));
    expect(printRecord(other.record())).toBe(printRecord(first.record()));
  }
}, 30_000);

test('[1] a side sees the orders it has written so far, and nothing of the enemy’s', () => {
  const match = begin([]);
  const untouched = bytes(match.view('B'));
  play(match, 'A: fire a1 b1');
  expect(match.view('A').units[0]?.order).toEqual({ verb: 'fire', unit: 'a1', at: 'b1' });
  expect(bytes(match.view('B'))).toBe(untouched);
  expect(match.journal.as('B'), 'nor that the enemy has written any').toEqual([]);
});

test('[1] that the enemy has written orders is told when all are in', () => {
  const match = write(begin([A_FIRST]));
  const ofA = match.journal.as('B').filter(entry => entry.is === 'secret');
  expect(ofA).toEqual(Array(12).fill({ rest: 0, is: 'secret', by: 'A', ask: 'order' }));
});

test('[1] a side may take its last order back though the enemy has written since', () => {
  const match = play(begin([]), 'A: hold a1', 'B: hold b1');
  expect(match.retract('A')).toEqual({ ok: true });
  expect(match.choiceOf('A')?.prompt).toContain('{a1}');
  expect(match.choiceOf('B')?.prompt).toContain('{b2}');
});

test('[3] an order stays sealed until it is carried out', () => {
  const match = write(begin([A_FIRST, NINE]), 'fire a3 b3', 'move b1 B4');
  // Of A, the four best have acted; b3 is asked whether it stands.
  expect(match.choiceOf('B')?.prompt).toContain('{b3}');
  expect(match.view('A').units.find(({ id }) => id === 'b1')?.order).toEqual({ verb: 'sealed' });
  expect(heardBy(match, 'A')).toEqual([]);
  expect(heardBy(match, 'B')).toEqual(['{a3} has an order: fire a3 b3.']);
});

test('[2] units act by initiative: what the first does weakens those who come later', () => {
  const match = write(begin([A_FIRST, NINE, NINE]), 'fire a1 b1', 'fire b1 a2');
  play(match, 'B: stand b1');
  expect([unitOf(match, 'b1').shaken, unitOf(match, 'a2').shaken]).toEqual([true, false]);
});

test.each([
  { first: 'A', initiative: A_FIRST },
  { first: 'B', initiative: B_FIRST },
])('[4] two who fire at each other do so together, though $first has the initiative', ({ initiative }) => {
  const match = write(begin([initiative, NINE, NINE]), 'fire a1 b1', 'fire b1 a1');
  expect([unitOf(match, 'a1').shaken, unitOf(match, 'b1').shaken]).toEqual([true, true]);
  expect(heardBy(match, 'A')).toContain('{b1} has an order: fire b1 a1.');
  expect(heardBy(match, 'B')).toContain('{a1} has an order: fire a1 b1.');
});

test('[4] two may destroy each other', () => {
  const match = write(begin([A_FIRST, [6, 6], [6, 5]]), 'fire a1 b1', 'fire b1 a1');
  expect([unitOf(match, 'a1').at, unitOf(match, 'b1').at]).toEqual(['lost', 'lost']);
});

test('[6] a unit that retires loses its order, which the enemy is shown', () => {
  const match = write(begin([A_FIRST, NINE]), 'fire a1 b1', 'fire b1 a2');
  play(match, 'B: retire b1');
  expect(heardBy(match, 'A')).toContain('{b1} has an order: fire b1 a2.');
  expect(match.state.turn, 'the turn is over, and no die was left for b1').toBe(2);
  expect(unitOf(match, 'b1').at, 'b7 stands behind it').toBe('B5');
});

test('[6] a unit retires by one row if that is free', () => {
  const match = write(begin([B_FIRST, NINE]), 'fire a1 b1', 'move b7 A6');
  expect(unitOf(play(match, 'B: retire b1'), 'b1').at).toBe('B6');
});

test('[3] a square taken in the meantime stops a move, and a target gone out of range is not fired at', () => {
  const match = write(begin([B_FIRST]), 'move b2 C4', 'move b3 C4', 'fire a1 b1', 'move b1 A6');
  expect([unitOf(match, 'b2').at, unitOf(match, 'b3').at]).toEqual(['C5', 'C4']);
  expect(match.journal.all().flatMap(entry => (entry.is === 'say' ? [entry.text] : []))).toEqual([
    '{b2} finds C4 taken.',
    '{a1} no longer has {b1} in range.',
  ]);
});

test('[4] a side imagines any order that could have been written, but no answer to fire that did not come', () => {
  const match = write(begin([A_FIRST, MISS, NINE]), 'fire a3 b2', 'fire a1 b1');
  // a3 has fired at b2, which did not fire back; a1 has shaken b1, which is asked now.
  const imagined = { b1: new Set<string>(), b2: new Set<string>() };
  const random = new Random(3);
  for (let i = 0; i < 400; i++) {
    const { units } = orders.determinize(match.view('A'), 'A', match.world, random);
    for (const id of ['b1', 'b2'] as const) {
      const { order } = pieceIn(units, id);
      if (order.verb === 'fire') imagined[id].add(order.at);
    }
  }
  expect([...imagined.b1].sort()).toEqual(['a2', 'a3', 'a4']);
  expect([...imagined.b2].sort()).toEqual(['a1', 'a2', 'a4', 'a5']);
});

test('random games end, with units firing at each other', () => {
  let exchanges = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const { match } = playAtRandom(orders, 'meeting', seed);
    const told = match.journal.all().map(entry => ('text' in entry ? entry.text : ''));
    exchanges += told.filter((text, i) => {
      const [, firer, target] = /order: fire (\S+) (\S+)\.$/.exec(text) ?? [];
      return firer && told[i + 1]?.endsWith(`order: fire ${target} ${firer}.`);
    }).length;
  }
  expect(exchanges).toBeGreaterThan(10);
}, 30_000);
