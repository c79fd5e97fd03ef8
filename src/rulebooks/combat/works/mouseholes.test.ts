import { expect, test } from 'vitest';
import { groundCost } from '../movement/costs.ts';
import { landOf } from '../terrain/land.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';
const house: Partial<Position> = { buildings: { mill: { material: 'wood', hexes: ['D4', 'D5'] } } };

function charge(more: Partial<Position>, dice = '', others: readonly string[] = []) {
  return skirmish({ units: ['german Demo D3', 'german 6-6 A1', ...others, FAR], ...more }, dice);
}

test('[combat 7.6.1] through walls of houses, hedges and pillboxes, from the ground; not where nothing stands', () => {
  const match = charge({
    ...house,
    board: { sides: { 'D3/NE': 'wall', 'D3/NW': 'cliff' } },
    works: [
      { is: 'pillbox', at: '1:D2', facing: 'N' },
      { is: 'roadblock', at: '1:C3', facing: 'NE' },
    ],
  });
  expect(offers(match, 'german', 'mousehole').toSorted()).toEqual([
    'mousehole u1 1:D2#pillbox',
    'mousehole u1 1:D4',
    'mousehole u1 1:E3',
  ]);
  expect(refusals(match, 'german', 'mousehole u1 1:D2')).toEqual(['7.6.1']);
  const upstairs = skirmish({
    units: ['german Demo D4/1', 'german 6-6 A1', FAR],
    buildings: { mill: { material: 'wood', hexes: ['D4', 'D5'], upper: 1 } },
  });
  expect(refusals(upstairs, 'german', 'mousehole u1 1:D3')).toEqual(['7.6.1']);
});

test('[combat 7.8.3, 7.6.1] no hole is made through a roadblock', () => {
  const match = charge({ works: [{ is: 'roadblock', at: '1:D4', facing: 'N' }] });
  expect(refusals(match, 'german', 'mousehole u1 1:D4')).toEqual(['7.8.3']);
});

test('[combat 7.6.2.a, 7.6.1] E, C and checks with an addition make it, and a plain check does not; cover is no help', () => {
  const made = (dice: string) => {
    const match = charge({ buildings: { mill: { material: 'stone', hexes: ['D4', 'D5'] } } }, dice);
    play(match, 'german', 'mousehole u1 1:D4');
    expect(unit(match, 'u1').lost).toBe('used up');
    return match.state.holes;
  };
  // On the row of 30: 15 is E, 45 C/M, 55 M+2, 70 M+1, 71 M, 90 nothing.
  expect([made('1,5'), made('4,5'), made('5,5'), made('7,10')].flat()).toEqual(new Array(4).fill('1:D3/S'));
  expect([made('7,1'), made('9,10')]).toEqual([undefined, undefined]);
});

test('[combat 7.6.1] it is crossed for a point, whatever stands there and lies behind', () => {
  const { world, state } = standing({
    units: ['german 6-6 D3'],
    hexes: { D4: 'woods' },
    board: { sides: { 'D3/S': 'bocage' } },
  });
  const holed = landOf(world, { ...state, holes: ['1:D3/S'] });
  expect([
    groundCost(world, '1:D3', '1:D4'),
    groundCost(holed, '1:D3', '1:D4'),
    groundCost(holed, '1:D4', '1:D3'),
  ]).toEqual([4, 1, 1]);
});

test('[combat 7.6.2.a] once there is a hole those behind it are attacked with the cover of the house; otherwise they are not', () => {
  const others = ['american 7-6 D4 moved run', 'american 7-6 D5'];
  // 60 is M+1 for the hole; 35 and 10 for wood is C/M on the row of 30.
  const match = charge(house, '6,10 3,5 1', others);
  play(match, 'german', 'mousehole u1 1:D4');
  expect([unit(match, 'u3').half, unit(match, 'u4').half]).toEqual([true, undefined]);
  const failed = charge(house, '8,10', others);
  play(failed, 'german', 'mousehole u1 1:D4');
  expect(unit(failed, 'u3').half).toBeUndefined();
});

test('[combat 7.6.2.b] 00 buries all on both sides, and houses on both sides are rubble', () => {
  const match = skirmish(
    {
      units: ['german Demo D4', 'german 6-6 D4', 'american 7-6 D5 moved run', FAR, 'german 6-6 A1'],
      ...house,
    },
    '10,10',
  );
  play(match, 'german', 'mousehole u1 1:D5');
  expect(match.state.rubble).toEqual(['1:D4', '1:D5']);
  expect((['u1', 'u2', 'u3', 'u5'] as const).map(id => unit(match, id).lost)).toEqual([
    'eliminated',
    'eliminated',
    'eliminated',
    undefined,
  ]);
  const field = charge({ board: { sides: { 'D3/S': 'wall' } } }, '10,10', ['american 7-6 D4 moved run']);
  play(field, 'german', 'mousehole u1 1:D4');
  expect([field.state.rubble, unit(field, 'u3').lost]).toEqual([undefined, 'eliminated']);
});
