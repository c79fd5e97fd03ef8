/** Tanks and infantry of both sides that fire at each other at random: no exceptions, no questions without answers. */
import { expect, test } from 'vitest';
import { clone, Match, notPlain, quickDice, Random } from '../../../engine/index.ts';
import { starterKit } from '../index.ts';
import type { State } from '../state.ts';
import { type Position, skirmish, worldOf } from '../testing/bench.ts';

const BATTLE: Position = {
  hexes: {
    '1:D4': 'woods',
    '1:F5': 'stone building',
    '1:H6': 'wooden building',
    '1:E7': 'woods',
    '1:I5': 'brush',
  },
  phase: 'rally',
  attacker: 'german',
  date: { year: 1944, month: 8 },
  turns: 2,
  units: [
    { card: 'german 4-6-7', at: '1:B3' },
    { card: 'german 8-1', at: '1:B3' },
    { card: 'russian 4-4-7', at: '1:F5' },
    { card: 'russian 4-4-7', at: '1:H6' },
    { card: 'russian 9-1', at: '1:H6' },
  ],
  weapons: [
    { card: 'german LMG', by: 'u1' },
    { card: 'russian ATR', by: 'u3' },
  ],
  vehicles: [
    { card: 'german PzKpfw IIF', at: '1:C4', facing: 1 },
    { card: 'german Panther', at: '1:B5', facing: 1, crewExposed: true },
    { card: 'german Marder IIIM', at: '1:A5', facing: 1, crewExposed: true },
    { card: 'russian T-34/85', at: '1:J5', facing: 4 },
    { card: 'russian T-70', at: '1:K6', facing: 4, crewExposed: true },
    { card: 'russian KV-1 M41', at: '1:I4', facing: 4 },
  ],
};

/** Acts of crews that fire come up more often than the rest. */
const isOfInterest = (act: string) =>
  /^(ready v|shoot|swivel|repair-arm|close-defence|aim firepower)/.test(act);

/** All that was said in the games, which between them come to everything. */
const said = new Set<string>();

test.each([5, 11, 17])('game %i comes to its end', seed => {
  const random = new Random(seed);
  const world = worldOf(BATTLE);
  const { state } = skirmish({ ...BATTLE, doing: [{ is: 'done' }] });
  const match = Match.begin(
    { ...starterKit, world: () => world, begin: () => clone<State>({ ...state, doing: [] }) },
    { scenario: 'test', options: {} },
    { dice: quickDice(random) },
  );
  const sides = starterKit.sides(world);
  for (let answers = 0; answers < 1500; answers++) {
    const side = sides.find(each => match.choiceOf(each));
    if (side === undefined) break;
    // Sorted: the order of a list is no promise, and the same seed should play the same game.
    const acts = match.offered(side).toSorted();
    const hot = acts.filter(isOfInterest);
    const act = hot.length > 0 && random.below(3) > 0 ? random.pick(hot) : random.pick(acts);
    said.add(act.split(' ')[0] ?? '');
    expect(match.answer(side, act).ok).toBe(true);
  }
  expect(sides.some(each => match.choiceOf(each))).toBe(false);
  expect(notPlain(match.state)).toBeUndefined();
});

test('crews fire, join in, turn and drive in them', () => {
  expect([...said]).toEqual(expect.arrayContaining(['ready', 'add', 'shoot', 'swivel', 'drive']));
});
