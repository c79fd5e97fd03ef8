import { expect, test } from 'vitest';
import { enact, play, standing } from '../testing/bench.ts';
import { creationModifiers, leaderCreation } from './leader-creation.ts';

const C4 = '1:C4' as const;
const modifiers = (card: string, more = '', outnumbered = false) => {
  const match = standing({ units: [`${card} ${C4} ${more}`] });
  const [unit] = match.state.units;
  if (!unit) throw new Error('nobody is there');
  return creationModifiers(match.world, { unit, outnumbered }).kept.map(({ id, n }) => `${id} ${n}`);
};

test('[aslsk 5.3.a] nation, morale at the moment, being broken and long odds modify the creation of a leader', () => {
  expect(modifiers('german 4-6-7')).toEqual(['german -1']);
  expect(modifiers('russian 4-5-8')).toEqual(['russian 1', 'morale 8 or more -1']);
  expect(modifiers('russian 4-2-6')).toEqual(['russian 1', 'morale 6 or less 1']);
  // The broken side of a conscript squad has a morale of 5.
  expect(modifiers('russian 4-2-6', 'broken')).toEqual([
    'russian 1',
    'morale 6 or less 1',
    'unit is broken 1',
  ]);
  expect(modifiers('german 4-6-7', '', true)).toEqual(['german -1', 'odds below 1:1 -1']);
});

test('[aslsk 5.3.a] of several units the best one counts; a roll too high brings forth nobody', () => {
  const units = [`russian 4-2-6 ${C4}`, `russian 4-5-8 ${C4}`] as const;
  const created = (die: number) => {
    const { match } = enact({ units }, `${die}`, function* (game) {
      yield* leaderCreation(game, game.state.units);
    });
    play(match, 'russian', 'promote');
    return match.state.units.slice(2).map(({ card }) => card);
  };
  // +1 and -1 for the 4-5-8; the conscripts would add 2.
  expect(created(5)).toEqual(['russian 7-0']);
  expect(created(6)).toEqual(['russian 6+1']);
  const { match } = enact({ units: [units[0]] }, '5', function* (game) {
    yield* leaderCreation(game, game.state.units);
  });
  play(match, 'russian', 'promote');
  expect(match.state.units).toHaveLength(1);
});
