import { expect, test } from 'vitest';
import { against, lessThan, roll, sumOf } from '../../../engine/index.ts';
import { choose, DR } from '../game.ts';
import { eliminate, newAftermath } from '../morale/losses.ts';
import { moraleCheck, taskCheck } from '../morale/morale.ts';
import { sight } from '../sight/sight.ts';
import { unitById } from '../units.ts';
import { enact, isGone, play, skirmish, standing, unit, worldOf } from './bench.ts';

const TWO = ['german 4-6-7 C4', 'russian 4-4-7 E4'] as const;

test('a rule is enacted in a position with the dice of the script', () => {
  const dice = '5,4 1,1';
  const { match, value } = enact({ units: TWO }, dice, function* (game) {
    const squad = unitById(game.state, 'u1');
    yield* moraleCheck(game, squad, { why: 'NMC', cite: '3.2.3.g' }, newAftermath());
    return yield* taskCheck(game, squad, { why: 'NTC', cite: '3.2.3.q' });
  });
  expect(value).toBe(true);
  expect(unit(match, 'u1')).toMatchObject({ broken: true, desperate: true, side: 'german' });
  expect(match.outcome).toBeDefined();
});

test('a skirmish asks, is played, and says what was offered when an answer is not', () => {
  const match = skirmish({ units: TWO }, '1,2', function* (game) {
    const act = yield* choose({
      by: 'german',
      id: 'test',
      cite: '1.4.a',
      acts: view => view.units.map(({ id }) => ({ verb: 'move' as const, unit: id })),
    });
    const low = yield* roll(DR, 'a test', dice => dice.coloured < 3, {
      cite: '1.4.a',
      tell: ({ coloured }, isLow) => against(sumOf({ coloured }), lessThan(3), isLow, isLow ? 'low' : 'high'),
    });
    const chosen = game.state.units.find(each => each.id === act.unit);
    if (low && chosen) eliminate(game, chosen, '3.2.3.d', newAftermath());
  });
  expect(() => play(match, 'german', 'move u3')).toThrow('offered: move u1, move u2');
  play(match, 'german', 'move u2');
  expect(isGone(match, 'u2')).toBe(true);
  expect(match.state.losses).toEqual([{ side: 'russian', card: 'russian 4-4-7', how: 'eliminated' }]);
});

test('terrain stands where the position puts it', () => {
  const world = worldOf({
    units: TWO,
    hexes: { '1:D4': 'stone building' },
    buildings: { barn: { material: 'wood', hexes: ['D7', 'D8'] } },
  });
  const match = standing({ units: TWO });
  expect(sight(world, match.state, '1:C4', '1:E5').clear).toBe(false);
  expect(sight(world, match.state, '1:C2', '1:E2').clear).toBe(true);
  expect(sight(world, match.state, '1:C7', '1:E8').clear).toBe(false);
});
