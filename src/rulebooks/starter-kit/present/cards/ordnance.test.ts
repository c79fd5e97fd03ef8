import { expect, test } from 'vitest';
import { type Position, play, skirmish, type TestMatch } from '../../testing/bench.ts';
import { actCard } from './card.ts';

const sceneOf = (match: TestMatch) => ({ world: match.world, view: match.state });

const tanks: Position = {
  date: { year: 1943, month: 7 },
  attacker: 'german',
  units: ['german 4-6-7 D4', 'russian 4-4-7 L3'],
  weapons: ['german FT of u1'],
  vehicles: ['german PzKpfw IVH D2 facing 3', 'russian KV-1 M41 D5 facing 0'],
};

test('the card of a shot at a tank: to hit, then to kill on turret and hull', () => {
  const match = skirmish(tanks);
  play(match, 'german', 'ready v1.MA', 'at 1:D5');
  const card = actCard(sceneOf(match), { verb: 'engage', vehicle: 'v2' });
  expect(card?.parts.map(({ title, tally }) => [title, tally.value])).toEqual([
    ['To hit', 10],
    ['Modifiers to hit KV-1 M41', 0],
    ['To kill, hull front', 17 - 11],
    ['To kill, turret front', 17 - 11],
  ]);
  expect(card?.targets).toEqual([{ of: 'v2', otherwise: 'unhurt' }]);
  expect(card?.rolls?.map(({ of, title }) => [of, title])).toEqual([
    ['v2', 'to hit'],
    ['v2', 'if the hull is hit'],
    ['v2', 'if the turret is hit'],
  ]);
});

test('the card of a flame at a tank has nothing to hit', () => {
  const match = skirmish(tanks);
  play(match, 'german', 'ready w1', 'at 1:D5');
  const card = actCard(sceneOf(match), { verb: 'engage', vehicle: 'v2' });
  expect(card?.parts.map(({ title, tally }) => [title, tally.value])).toEqual([['To kill', 8]]);
});
