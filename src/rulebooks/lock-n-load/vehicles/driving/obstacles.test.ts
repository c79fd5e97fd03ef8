import { expect, test } from 'vitest';
import { type Dice, type Position, play, skirmish, vehicle } from '../../testing/bench.ts';

/** A vehicle in E6 drives on to E5, and to E4 if it is told to. */
function driven(told: string, dice: Dice, position: Partial<Position>, ...steps: readonly string[]) {
  const match = skirmish(
    {
      units: ['german 1-6-4-5 M1 shaken', 'american 2-5-4-6 A1 shaken'],
      vehicles: [`${told} E6 facing 0`],
      active: 'american',
      initiative: 'american',
      hexes: { M1: 'woods' },
      ...position,
    },
    dice,
  );
  play(match, 'american', 'activate 1:E6', 'drive v1', 'step 1:E5', ...steps);
  return match;
}

test('[lnl 21.3.1] tracks remove Wire when they leave it, wheels and half-tracks do not', () => {
  const wire = ['1:E6', '1:A1'] as const;
  expect(driven('american M4A1', '', { wire }).state.wire).toEqual(['1:A1']);
  expect(driven('american M3 Half-track', '', { wire }).state.wire).toEqual(['1:E6', '1:A1']);
  // It is still there when the vehicle has just come in.
  expect(driven('american M4A1', '', { wire: ['1:E5'] }).state.wire).toEqual(['1:E5']);
  expect(driven('american M4A1', '', { wire: ['1:E5'] }, 'step 1:E4').state.wire).toEqual([]);
});

const field = (by: 'german' | 'american') => ({ mines: [{ at: '1:E5', by, firepower: 2 }] }) as const;

test('[lnl 21.4.b] Mines attack vehicles of the enemy that come, open or buttoned, against their lowest armor', () => {
  // 5 + 2 against 2 + 2: three more, and 5 + 3 is above Morale 6.
  for (const how of ['', ' buttoned'])
    expect(vehicle(driven(`american M4A1${how}`, '5,2 5', field('german')), 'v1').shaken).toBe(true);
  expect(vehicle(driven('american M4A1', '2,2', field('german')), 'v1').shaken).toBeUndefined();
  expect(vehicle(driven('american M4A1', '', field('american')), 'v1').shaken).toBeUndefined();
});

test('[lnl 21.4.b] what has no armor has nothing to set against them, and may be destroyed', () => {
  const truck = driven('american GMC 2½-ton', '6,1 6 6', field('german'));
  expect(truck.state.wrecks).toEqual(['1:E5']);
});
