import { expect, test } from 'vitest';
import { Match, scriptedDice } from '../../../engine/index.ts';
import { setUpFrames } from '../../kit/scenario/set-up.ts';
import { starterKit } from '../index.ts';
import { type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { fitsIn } from '../units.ts';
import { autoSetUp } from './auto-set-up.ts';
import { SCENARIOS } from './content.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { areaOf } from './set-up-area.ts';

const begin = (scenario: string) =>
  Match.begin(starterKit, { scenario, options: {} }, { dice: scriptedDice([]) });

/** Germans in columns A to C, Russians enter later. */
const POSITION: Position = {
  doing: [{ is: 'set-up', side: 'german' }],
  phase: 'rally',
  units: [
    'german 4-6-7 group platoon',
    'german 4-6-7 group platoon',
    'german 8-0 group platoon',
    'russian 4-4-7 group enemy',
  ],
  weapons: ['german LMG', 'german HMG'],
  scenario: {
    groups: [
      {
        id: 'platoon',
        side: 'german',
        elr: 3,
        units: { 'german 4-6-7': 2, 'german 8-0': 1 },
        weapons: { 'german LMG': 1, 'german HMG': 1 },
        setUp: ['1:A1-C2'],
      },
      {
        id: 'enemy',
        side: 'russian',
        elr: 3,
        units: { 'russian 4-4-7': 1 },
        enter: { turn: 2, along: ['1:M1-M9'] },
      },
    ],
  },
};

test('[aslsk 1.3.a] the order of battle gives every counter of the card an id and its group', () => {
  const { units, weapons, next } = orderOfBattle({ ...begin('the-crossroads').world.scenario });
  expect(units.map(({ id, card }) => `${id} ${card}`)).toEqual([
    'u1 german 4-6-7',
    'u2 german 4-6-7',
    'u3 german 2-4-7',
    'u4 german 8-0',
    'u5 american 6-6-6',
    'u6 american 6-6-6',
    'u7 american 6-6-6',
    'u8 american 8-1',
  ]);
  expect(weapons).toEqual([
    { id: 'w1', card: 'german LMG' },
    { id: 'w2', card: 'american MMG' },
  ]);
  expect(next).toBe(9);
});

test('[aslsk 1.3.a] the side that sets up first does so, in its own area, one counter of each kind at a time', () => {
  const match = begin('the-crossroads');
  expect(match.choiceOf('german')?.id).toBe('set-up');
  expect(match.choiceOf('american')).toBeUndefined();
  const offered = match.offered('german');
  expect(offered).toContain('place u1 1:P3');
  expect(offered).not.toContain('place u2 1:P3');
  expect(offered).not.toContain('place u1 1:K5');
});

test('[aslsk 2.0.Stacking] no more than three squads and four leaders are set up in a hex', () => {
  const squads = Array.from({ length: 4 }, () => 'german 4-6-7 group platoon');
  const match = skirmish({ ...POSITION, units: [...squads, ...POSITION.units.slice(3)], weapons: [] });
  play(match, 'german', 'place u1 1:A1', 'place u2 1:A1', 'place u3 1:A1');
  expect(match.offered('german')).not.toContain('place u4 1:A1');
  expect(match.offered('german')).toContain('place u4 1:A2');
});

test('[aslsk 4.0.k] no weapon is set up without a possessor, and a leader cannot bear a heavy one', () => {
  const match = skirmish(POSITION);
  play(match, 'german', 'place u1 1:A1', 'place u2 1:B1', 'place u3 1:B1');
  expect(match.offered('german')).not.toContain('done');
  expect(match.offered('german')).toContain('give w1 u3');
  expect(match.offered('german')).not.toContain('give w2 u3');
  play(match, 'german', 'give w1 u3', 'give w2 u1');
  expect(match.offered('german')).toContain('done');
  expect(weapon(match, 'w2').by).toBe('u1');
});

test('until it is done a side may lift what it has placed, and its weapons with it', () => {
  const match = skirmish(POSITION);
  play(
    match,
    'german',
    'place u1 1:A1',
    'place u2 1:B1',
    'place u3 1:B1',
    'give w1 u1',
    'give w2 u1',
    'lift u1',
  );
  expect(unit(match, 'u1')).not.toHaveProperty('at');
  expect(weapon(match, 'w1')).not.toHaveProperty('by');
  play(match, 'german', 'place u1 1:C2', 'give w1 u1', 'give w2 u2', 'done');
  expect(match.state.doing.some(({ is }) => is === 'set-up')).toBe(false);
});

test('a side with nothing to place and nothing to give is not asked', () => {
  const { world } = skirmish(POSITION);
  expect(setUpFrames(world)).toEqual([{ is: 'set-up', side: 'german' }]);
});

test.each(SCENARIOS.map(({ id }) => id))(
  'the automatic set-up of %s is legal, complete and under cover',
  id => {
    const match = begin(id);
    for (const side of [match.world.scenario.setsUpFirst, ...match.sides]) {
      if (!match.choiceOf(side)) continue;
      for (const act of autoSetUp(match.world, match.view(side), side)) {
        expect(match.answer(side, starterKit.verbs.print(act))).toEqual({ ok: true });
      }
      expect(match.offered(side)).toContain('done');
      play(match, side, 'done');
    }
    const placed = match.state.units.filter(({ at }) => at !== undefined);
    expect(placed.every(each => each.at && areaOf(match.world, each).includes(each.at))).toBe(true);
    expect(placed.every(each => each.at && fitsIn(match.world, match.state, each.at, each.side, []))).toBe(
      true,
    );
    expect(match.state.weapons.every(({ by }) => by !== undefined)).toBe(true);
  },
);
