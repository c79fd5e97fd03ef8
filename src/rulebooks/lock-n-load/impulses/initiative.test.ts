import { expect, test } from 'vitest';
import { endRallies } from '../phases.ts';
import { type Dice, enact, type Position } from '../testing/bench.ts';
import { rallyPhase } from './initiative.ts';

const units = ['german 1-6-4-5 C4', 'american 2-5-4-6 L9'];

function rallied(position: Partial<Position>, dice: Dice) {
  let frames: readonly unknown[] = [];
  const { match } = enact({ units, phase: 'rally', ...position }, dice, function* (game) {
    yield* rallyPhase(game);
    frames = game.state.doing;
  });
  return { holder: match.state.initiative, frames };
}

test('[lnl 3.0.a] E-053 the higher die has the initiative, and a tie leaves it where it was', () => {
  expect(rallied({ turn: 2 }, '3,5').holder).toBe('american');
  expect(rallied({ turn: 2, initiative: 'american' }, '6,5').holder).toBe('german');
  expect(rallied({ turn: 2, initiative: 'american' }, '5,5').holder).toBe('american');
});

test('[lnl 3.0.a] a tie leaves it with the first side as well', () => {
  expect(rallied({ turn: 2, initiative: 'german' }, '5,5').holder).toBe('german');
});

test('[lnl EOP.10, 3.0.a] later, and in turn 1 where the scenario names nobody, it is rolled for', () => {
  expect(rallied({ turn: 2, scenario: { initiative: 'american' } }, '6,1').holder).toBe('german');
  expect(rallied({ turn: 1, scenario: { initiative: undefined } }, '1,6').holder).toBe('american');
});

test('[lnl EOP.10] in turn 1 the scenario says who has it', () => {
  expect(rallied({ turn: 1, scenario: { initiative: 'american' } }, []).holder).toBe('american');
});

test('[lnl 3.0.b] who has it rallies first, then the other', () => {
  expect(rallied({ turn: 2 }, '6,1').frames).toEqual([
    { is: 'rally', side: 'american', step: 'leaders' },
    { is: 'rally', side: 'german', step: 'leaders' },
  ]);
});

test('[lnl 2.0.a, 4.0.a] when both have rallied, operations begin with the side that has the initiative', () => {
  const doing = [
    { is: 'rally', side: 'american', step: 'others' },
    { is: 'rally', side: 'german', step: 'others' },
  ] as const;
  const tired = units.map(each => `${each} tried`);
  const seen: unknown[] = [];
  const { match } = enact({ units: tired, phase: 'rally', active: 'american', doing }, [], function* (game) {
    endRallies(game);
    seen.push(game.state.phase, game.state.doing.length);
    endRallies(game);
  });
  expect(seen).toEqual(['rally', 1]);
  expect(match.state).toMatchObject({ phase: 'operations', active: 'german', passes: 0 });
  expect(match.state.units.some(({ tried }) => tried)).toBe(false);
});

test('[lnl 3.0.g, 11.3.b, 3.0.l] what may be done once in a Rally Phase may be done again in the next', () => {
  const spent = ['german Medic C4 tried tended', 'american 2-5-4-6 L9'] as const;
  const weapons = ['german MG42 of u1 passed turned'];
  const doing = [{ is: 'rally', side: 'german', step: 'others' }] as const;
  const { match } = enact({ units: spent, weapons, phase: 'rally', doing }, [], function* (game) {
    endRallies(game);
  });
  expect(match.state.units[0]).toEqual({
    id: 'u1',
    side: 'german',
    group: 'german',
    card: 'german Medic',
    at: '1:C4',
  });
  expect(match.state.weapons).toEqual([{ id: 'w1', card: 'german MG42', possessedBy: 'u1' }]);
});

test('[lnl 3.0.a] the roll tells who threw more than whom', () => {
  const { match } = enact({ units, phase: 'rally', turn: 2 }, '3,5', rallyPhase);
  const roll = match.journal.all().find(entry => entry.is === 'roll');
  expect(roll).toMatchObject({
    cite: '3.0.a',
    account: [
      { sum: { name: 'americans', total: 5 }, needed: { n: 3, rolled: { name: 'germans' } }, met: true },
    ],
  });
});
