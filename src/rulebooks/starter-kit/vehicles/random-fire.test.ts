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
  phase: 'german rally',
  date: { year: 1944, month: 8 },
  turns: 2,
  units: ['german 4-6-7 B3', 'german 8-1 B3', 'russian 4-4-7 F5', 'russian 4-4-7 H6', 'russian 9-1 H6'],
  weapons: ['german LMG of u1', 'russian ATR of u3'],
  vehicles: [
    'german PzKpfw IIF C4 facing 1',
    'german Panther B5 facing 1 crewExposed',
    'german Marder IIIM A5 facing 1 crewExposed',
    'russian T-34/85 J5 facing 4',
    'russian T-70 K6 facing 4 crewExposed',
    'russian KV-1 M41 I4 facing 4',
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
