import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { groundCost } from '../movement/costs.ts';
import { lineOf } from '../sight/line.ts';
import type { Work } from '../state.ts';
import { landOf } from '../terrain/land.ts';
import { enact, offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { aftermath } from './aftermath.ts';

const FAR = 'american 7-6 M9 moved run';

test('[combat 12.9.1, 12.9.4] a charge is thrown from its move side, on the row of 30, and is gone then', () => {
  const match = skirmish({ units: ['german Demo D3', 'german 6-6 A1', 'american 7-6 D4 fired 2'] }, '5,10 9');
  play(match, 'german', 'fire u1 1:D4', 'shoot');
  // 50 is M+2 on that row: a 9 fails by four.
  expect(unit(match, 'u2').morale).toBeUndefined();
  expect(unit(match, 'u3').morale).toBe('disrupted');
  expect(unit(match, 'u1').lost).toBe('used up');
});

test('[combat 12.9.4] of all that changes fire the ground of the target alone counts against it', () => {
  const drm = (target: string, more: Partial<Position> = {}) => {
    const { world, state } = standing({ units: ['german Demo D3', target], ...more });
    const volley = { from: ['1:D3' as const], isDirected: true, arm: 'DC' as const };
    return fireModifiers(world, state, volley, fieldedById(state, 'u2')).value;
  };
  expect(drm('american 7-6 D4 moved run')).toBe(0);
  expect(drm('american 7-6 D4', { smoke: ['1:D4'] })).toBe(0);
  expect(drm('american 7-6 D4 moved run', { hexes: { D4: 'stone building' } })).toBe(20);
  const led = skirmish({ units: ['german Demo D3', 'german nco D3', 'american 7-6 D4 fired 2'] });
  play(led, 'german', 'fire u1 1:D4');
  expect(refusals(led, 'german', 'direct u2')).toEqual(['12.9.4']);
});

test('[combat 12.9.2] within its hex a storey up or down, into the next hex on its level or below, and no farther', () => {
  const may = (from: string, to: string, more: Partial<Position> = {}) => {
    const match = skirmish({
      units: [`german Demo ${from}`, 'german 6-6 A1', `american 7-6 ${to}`],
      ...more,
    });
    return offers(match, 'german', 'fire').some(act => act.startsWith('fire u1'));
  };
  const mill = { buildings: { mill: { material: 'stone' as const, hexes: ['D4'], upper: 2 } } };
  expect([
    may('D4', 'D4'),
    may('D4', 'D4/1', mill),
    may('D4/1', 'D4', mill),
    may('D4', 'D4/2', mill),
  ]).toEqual([true, true, true, false]);
  expect([
    may('D3', 'D4'),
    may('D3', 'D4', { levels: { D3: 1 } }),
    may('D3', 'D4', { levels: { D4: 1 } }),
  ]).toEqual([true, true, false]);
  expect([may('D3', 'D4/1', mill), may('D4/1', 'D3', mill), may('D2', 'D4')]).toEqual([false, true, false]);
});

const house: Partial<Position> = {
  buildings: { mill: { material: 'stone', hexes: ['D4', 'D5'], upper: 1 } },
};

test('[combat 12.9.5, 6.6.1.b] an E after the cover makes rubble of the hex, and all on its floors are lost', () => {
  const after = (dice: string) => {
    const match = skirmish(
      {
        units: ['german Demo D3', 'german 6-6 A1', 'american 7-6 D4 fired 2', 'american 7-6 D4/1', FAR],
        ...house,
      },
      dice,
    );
    play(match, 'german', 'fire u1 1:D4', 'shoot');
    return match;
  };
  // 10 and 20 are 30: C/M+1. 1 and 20 are 21: C/M+2. An E wants 15 at most, which stone makes impossible but for the lowest.
  expect(after('1,10 1').state.rubble).toBeUndefined();
  const wood = { mill: { material: 'wood' as const, hexes: ['D4', 'D5'], upper: 1 } };
  const match = skirmish(
    {
      units: [
        'german Demo D3',
        'german 6-6 A1',
        'american 7-6 D4 fired 2',
        'american 7-6 D4/1',
        'american 7-6 D5',
        FAR,
      ],
      buildings: wood,
    },
    '10,5',
  );
  play(match, 'german', 'fire u1 1:D4', 'shoot');
  expect(match.state.rubble).toEqual(['1:D4']);
  expect((['u3', 'u4', 'u5'] as const).map(id => unit(match, id).lost)).toEqual([
    'eliminated',
    'eliminated',
    undefined,
  ]);
});

test('[combat 6.6.1.b] rubble is rubble at once for sight, movement and fire; more of it changes nothing', () => {
  const lie = { units: ['german 6-6 D2', 'american 7-6 D4'], ...house };
  const { world, state } = standing(lie);
  const fallen = landOf(world, { ...state, rubble: ['1:D4'] });
  expect([groundCost(world, '1:D3', '1:D4'), groundCost(fallen, '1:D3', '1:D4')]).toEqual([2, 3]);
  const high = standing({ ...lie, levels: { D2: 1 } });
  const low = landOf(high.world, { ...high.state, rubble: ['1:D4', '1:D5'] });
  expect([lineOf(high.world, '1:D2', '1:D8').blocked?.cite, lineOf(low, '1:D2', '1:D8').blocked]).toEqual([
    '5.1.5.2',
    undefined,
  ]);
  const again = enact({ ...lie, rubble: ['1:D4'] }, '', function* (game) {
    aftermath(game, 'DC', '1:D4', ['E']);
  }).match;
  expect([again.state.rubble, unit(again, 'u2').lost]).toEqual([['1:D4'], undefined]);
});

const laid = (...works: Work[]): Partial<Position> => ({ works });

test('[combat 12.9.1, 7.4.3, 7.8.3] an E of a charge does away with wire, mines and roadblocks, and is needed for it', () => {
  const works: Work[] = [
    { is: 'wire', at: '1:D4' },
    { is: 'mines', at: '1:D4' },
    { is: 'roadblock', at: '1:D4', facing: 'N' },
    { is: 'trench', at: '1:D4' },
    { is: 'wire', at: '1:D5' },
  ];
  const after = (dice: string) => {
    const match = skirmish({ units: ['german Demo D3', 'german 6-6 A1', FAR], ...laid(...works) }, dice);
    expect(offers(match, 'german', 'blow')).toEqual(['blow u1 1:D4']);
    play(match, 'german', 'blow u1 1:D4');
    expect(unit(match, 'u1').lost).toBe('used up');
    return match.state.works.map(({ is, at }) => `${is} ${at}`);
  };
  // 15 is the last E on the row of 30, 16 is C/M+2.
  expect(after('1,5')).toEqual(['trench 1:D4', 'wire 1:D5']);
  expect(after('1,6')).toHaveLength(5);
});

test('[combat 7.4.3] thrown at men in the wire it does the same', () => {
  const match = skirmish(
    {
      units: ['german Demo D3', 'german 6-6 A1', 'american 7-6 D4 fired 2'],
      ...laid({ is: 'wire', at: '1:D4' }),
    },
    '1,5',
  );
  expect(refusals(match, 'german', 'blow u1 1:D4')).toEqual(['12.9.2']);
  play(match, 'german', 'fire u1 1:D4', 'shoot');
  expect(match.state.works).toEqual([]);
});

test('[combat 12.9.8.1] flame heeds smoke and what lies between, and neither movement nor leaders', () => {
  const drm = (target: string, more: Partial<Position> = {}) => {
    const { world, state } = standing({ units: ['german Flamethrower D3', target], ...more });
    const volley = { from: ['1:D3' as const], isDirected: true, arm: 'FT' as const };
    return fireModifiers(world, state, volley, fieldedById(state, 'u2')).value;
  };
  expect(drm('american 7-6 D4 moved run dugIn')).toBe(0);
  expect(drm('american 7-6 D4', { smoke: ['1:D4'] })).toBe(10);
  const led = skirmish({ units: ['german Flamethrower D3', 'german nco D3', 'american 7-6 D4 fired 2'] });
  play(led, 'german', 'fire u1 1:D4');
  expect(refusals(led, 'german', 'direct u2')).toEqual(['12.9.8.1']);
});
