import { expect, test } from 'vitest';
import { scriptedDice } from '../../src/engine/dice/dice.ts';
import { Match } from '../../src/engine/match/match.ts';
import { impulses } from './impulses.ts';
import { play, playAtRandom } from './random-play.ts';

function begin(dice: readonly (readonly number[])[] = []) {
  return Match.begin(impulses, { scenario: 'ridge', options: {} }, { dice: scriptedDice(dice) });
}
type Impulses = ReturnType<typeof begin>;

const unit = (match: Impulses, id: string) => match.state.units.find(each => each.id === id);
const offered = (match: Impulses, side: string, start: string) =>
  match.offered(side).filter(text => text.startsWith(start));

test('[2] a leader brings in hexes within two of him, and a leader among them brings in more', () => {
  const match = play(begin(), 'red: activate A1');
  expect(offered(match, 'red', 'chain')).toEqual(['chain A3', 'chain B2']);
  play(match, 'red: chain A3');
  expect(offered(match, 'red', 'chain')).toEqual(['chain B2', 'chain B4']);
  play(match, 'red: chain B4');
  expect(match.state.doing.at(-1)).toMatchObject({ units: ['r1', 'r3', 'r2', 'r4', 'r6'] });
});

test('[2] a hex without a leader is not chained on, nor is an impulse in which something was done', () => {
  const match = play(begin(), 'red: activate B2');
  expect(offered(match, 'red', 'chain')).toEqual([]);
  play(match, 'red: done', 'blue: pass', 'red: activate A1', 'red: move r1 A2');
  expect(offered(match, 'red', 'chain')).toEqual([]);
});

test('[3] units of several hexes act by turns: one moves, another hex fires, the first moves on', () => {
  const match = begin([[5]]);
  play(match, 'red: activate A1', 'red: chain B2', 'red: move r5 C2', 'blue: pass', 'red: fire A1 D2');
  expect(match.state.doing.at(-1)).toMatchObject({ fired: ['r3'], moved: ['r5'] });
  expect(offered(match, 'red', 'fire'), 'who has moved may not fire').toEqual([]);
  expect(offered(match, 'red', 'move r3'), 'who has fired may not move').toEqual([]);
  play(match, 'red: move r5 C3', 'blue: pass', 'red: move r1 B1', 'blue: pass');
  expect(match.state.doing.at(-1)).toMatchObject({ moved: ['r5', 'r5', 'r1'] });
  expect(offered(match, 'red', 'move r5')).toEqual([]);
  play(match, 'red: done');
  expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['blue impulse']);
});

test('[4] after each hex moved the enemy may snap at the mover, hex by hex, until he is dead', () => {
  const match = begin([[2], [1]]);
  play(match, 'red: activate B2', 'red: move r5 C2');
  expect(match.offered('blue')).toEqual(['snap D2 r5', 'snap D4 r5', 'snap E1 r5', 'snap E3 r5', 'pass']);
  play(match, 'blue: snap D2 r5');
  expect(match.offered('blue')).toEqual(['snap D4 r5', 'snap E1 r5', 'snap E3 r5', 'pass']);
  play(match, 'blue: snap D4 r5');
  expect(unit(match, 'r5')).toMatchObject({ at: 'off' });
  expect(match.offered('red')).toEqual(['done']);
  play(match, 'red: done');
  expect(match.offered('blue'), 'who has snapped is used').toEqual(['activate E1', 'activate E3', 'pass']);
});

test.each([
  { from: 'D2', die: 1, at: 'off' },
  { from: 'D2', die: 2, at: 'C2' },
  { from: 'E1', die: 2, at: 'off' },
])('[5] a squad from $from, in E1 with a leader, rolls $die: the target is $at', ({ from, die, at }) => {
  const match = play(begin([[die]]), 'red: activate B2', 'red: move r5 C2', `blue: snap ${from} r5`);
  expect(unit(match, 'r5')).toMatchObject({ at });
});

test('[1] two passes in a row end the round, and one does not', () => {
  const match = play(begin(), 'red: pass', 'blue: activate D2', 'blue: done', 'red: pass');
  expect(match.state).toMatchObject({ round: 1, passes: 1 });
  expect(unit(match, 'b5')).toMatchObject({ used: true });
  play(match, 'blue: pass');
  expect(match.state).toMatchObject({ round: 2, passes: 0 });
  expect(unit(match, 'b5')).toMatchObject({ used: false });
});

test('random games end, and every rule is met', () => {
  const met = new Map<string, number>();
  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  for (let seed = 1; seed <= 40; seed++) {
    const { match } = playAtRandom(impulses, 'ridge', seed, ({ state }) => {
      const frame = state.doing.at(-1);
      if (frame?.is === 'impulse' && frame.fired.length > 0 && frame.moved.length > 0) meet('both');
    });
    for (const entry of match.journal.all()) if (entry.is === 'act') meet(entry.act.split(' ')[0] ?? '');
  }
  for (const what of ['chain', 'move', 'fire', 'both', 'snap']) {
    expect(met.get(what) ?? 0, what).toBeGreaterThan(10);
  }
}, 30_000);
