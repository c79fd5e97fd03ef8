import { expect, test } from 'vitest';
import { scriptedDice } from '../../src/engine/dice.ts';
import { Match } from '../../src/engine/match.ts';
import { impulses } from './impulses.ts';
import { playAtRandom } from './random-play.ts';

type Impulses = Match<ReturnType<typeof impulses.begin>, undefined>;

function begin(dice: readonly (readonly number[])[] = []): Impulses {
  return Match.begin(impulses, { scenario: 'ridge', options: {} }, { dice: scriptedDice(dice) });
}

function play(match: Impulses, ...answers: readonly string[]): void {
  for (const each of answers) {
    const [side = '', text = ''] = each.split(': ');
    expect(match.answer(side, text), each).toEqual({ ok: true });
  }
}

const unit = (match: Impulses, id: string) => match.state.units.find(each => each.id === id);
const offered = (match: Impulses, side: string, start: string) =>
  match.offered(side).filter(text => text.startsWith(start));

test('[2] a leader brings in hexes within two of him, and a leader among them brings in more', () => {
  const match = begin();
  play(match, 'red: activate A1');
  expect(offered(match, 'red', 'chain')).toEqual(['chain A3', 'chain B2']);
  play(match, 'red: chain A3');
  expect(offered(match, 'red', 'chain')).toEqual(['chain B2', 'chain B4']);
  play(match, 'red: chain B4');
  expect(match.state.doing.at(-1)).toEqual({
    is: 'impulse',
    side: 'red',
    hexes: ['A1', 'A3', 'B4'],
    units: ['r1', 'r3', 'r2', 'r4', 'r6'],
    fired: [],
    moved: [],
  });
});

test('[2] a hex without a leader is not chained on, nor is an impulse in which something was done', () => {
  const match = begin();
  play(match, 'red: activate B2');
  expect(offered(match, 'red', 'chain')).toEqual([]);
  play(match, 'red: done', 'blue: pass', 'red: activate A1', 'red: move r1 A2');
  expect(offered(match, 'red', 'chain')).toEqual([]);
});

test('[3] units of several hexes act by turns: one moves, another hex fires, the first moves on', () => {
  const match = begin([[3], [5]]);
  play(match, 'red: activate A1', 'red: chain B2', 'red: move r5 C2', 'blue: pass', 'red: fire A1 D2');
  expect(match.state.doing.at(-1)).toMatchObject({ hexes: ['A1', 'B2'], fired: ['r3'], moved: ['r5'] });
  expect(offered(match, 'red', 'fire'), 'who has moved may not fire').toEqual([]);
  expect(offered(match, 'red', 'move r3'), 'who has fired may not move').toEqual([]);
  play(match, 'red: move r5 C3', 'blue: pass', 'red: move r1 B1', 'blue: pass');
  expect(match.state.doing.at(-1)).toMatchObject({ moved: ['r5', 'r5', 'r1'] });
  expect(offered(match, 'red', 'move r5')).toEqual([]);
  play(match, 'red: done');
  expect(match.offered('red')).toEqual([]);
  expect(unit(match, 'r5')).toMatchObject({ at: 'C3', used: true });
});

test('[4] after each hex moved the enemy may snap at the mover, hex by hex; a shaken mover stops', () => {
  const match = begin([[4], [1], [1], [6]]);
  play(match, 'red: activate B2', 'red: move r5 C2');
  expect(match.offered('blue')).toEqual(['snap D2 r5', 'snap D4 r5', 'snap E1 r5', 'snap E3 r5', 'pass']);
  play(match, 'blue: snap D2 r5');
  expect(unit(match, 'r5')).toMatchObject({ shape: 'shaken' });
  play(match, 'blue: snap D4 r5');
  expect(match.offered('blue')).toEqual(['snap E1 r5', 'snap E3 r5', 'pass']);
  play(match, 'blue: pass');
  expect(match.offered('red')).toEqual(['done']);
  play(match, 'red: done');
  expect(match.offered('blue')).toEqual(['activate E1', 'activate E3', 'pass']);
});

test('[4] nobody is asked when nobody could snap', () => {
  const match = begin([[1], [1]]);
  for (const id of ['b5', 'b6']) expect(match.interject('blue', `duck ${id}`)).toEqual({ ok: true });
  play(match, 'red: activate A1', 'red: move r1 A2');
  expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['red act']);
});

test.each([
  { low: false, dice: [[4], [2]], shape: 'shaken' },
  { low: true, dice: [[3], [4], [2]], shape: 'good' },
  { low: true, dice: [[6], [6], [2]], shape: 'dead' },
])('[6] the mover may lie low before he is shot at ($low, $dice): he is $shape', ({ low, dice, shape }) => {
  const match = begin(dice);
  play(match, 'red: activate B2', 'red: move r5 C2');
  if (low) expect(match.interject('red', 'duck r5')).toEqual({ ok: true });
  play(match, 'blue: snap D2 r5');
  expect(unit(match, 'r5')).toMatchObject({ shape, low });
});

test('[1] two passes in a row end the round, and one does not', () => {
  const match = begin([[4], [1], [4]]);
  play(
    match,
    'red: pass',
    'blue: activate D2',
    'blue: move b5 C2',
    'red: snap B2 b5',
    'red: pass',
    'blue: done',
  );
  play(match, 'red: pass');
  expect(match.state).toMatchObject({ round: 1, passes: 1 });
  expect(unit(match, 'b5')).toMatchObject({ shape: 'shaken', used: true });
  play(match, 'blue: pass');
  expect(match.state).toMatchObject({ round: 2, passes: 0 });
  expect(unit(match, 'b5')).toMatchObject({ shape: 'good', used: false });
});

test('two hundred random games end, and every rule is met', () => {
  const met = new Map<string, number>();
  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  for (let seed = 1; seed <= 200; seed++) {
    const { match } = playAtRandom(impulses, 'ridge', seed, ({ state }) => {
      const frame = state.doing.at(-1);
      if (frame?.is !== 'impulse') return;
      if (frame.hexes.length >= 3) meet('three hexes in an impulse');
      if (frame.fired.length > 0 && frame.moved.length > 0) meet('fire and movement in an impulse');
    });
    for (const entry of match.journal.all()) if (entry.is === 'act') meet(entry.act.split(' ')[0] ?? '');
    meet(match.outcome?.winner ?? 'draw');
  }
  const expected = [
    'three hexes in an impulse',
    'fire and movement in an impulse',
    'chain',
    'snap',
    'duck',
    'draw',
  ];
  for (const what of expected) expect(met.get(what) ?? 0, what).toBeGreaterThanOrEqual(10);
}, 60_000);
