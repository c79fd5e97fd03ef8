import { expect, test } from 'vitest';
import {
  type Dice,
  offers,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
  vehicle,
} from '../../testing/bench.ts';

/** A squad, a Hero and a Sherman in E5, which looks up the column. */
const begin = (position: Partial<Position> = {}, dice: Dice = ''): TestMatch => {
  const match = skirmish(
    {
      units: ['german 1-6-4-5 M1 shaken', 'american 2-5-4-6 E5', 'american Layer E5'],
      vehicles: ['american M4A1 E5'],
      active: 'american',
      initiative: 'american',
      ...position,
      hexes: { M1: 'woods', ...position.hexes },
    },
    dice,
  );
  play(match, 'american', 'activate 1:E5', 'drive v1');
  return match;
};
const spent = (match: TestMatch) => {
  const frame = match.state.doing.at(-1);
  return frame?.is === 'drive' ? [frame.escort?.spent, frame.spent] : [];
};
const why = (match: TestMatch, act: object) =>
  match.whyNot('american', { act: act as never }).map(({ cite }) => cite);

test('[lnl 6.5] men who start with a vehicle go along, each paying for his own way', () => {
  const match = begin({ hexes: { E4: 'orchard' } });
  expect(offers(match, 'american', 'with')).toEqual(['with u2', 'with u3']);
  // Into Light Woods: two points for the squad, four for the tank.
  play(match, 'american', 'with u2', 'step 1:E4');
  expect(spent(match)).toEqual([2, 4]);
  expect(unit(match, 'u2').at).toBe('1:E4');
  play(match, 'american', 'done');
  expect([unit(match, 'u2').moved, vehicle(match, 'v1').moved, unit(match, 'u3').moved]).toEqual([
    'Moved',
    'Moved',
    undefined,
  ]);
});

test('[lnl 6.5] nobody goes farther than all of them can, nor joins on the way', () => {
  const match = begin();
  play(match, 'american', 'with u2', 'step 1:E4', 'step 1:E3', 'step 1:E2');
  expect(offers(match, 'american', 'with')).toEqual([]);
  play(match, 'american', 'step 1:E1');
  // The squad's four points are spent, the tank's ten are not.
  expect([offers(match, 'american', 'step'), offers(match, 'american', 'reverse')]).toEqual([[], []]);
  expect(why(begin(), { verb: 'with', unit: 'u1' })).toEqual(['6.5']);
});

test('[lnl 6.5] by Assault Move go those who can', () => {
  const match = begin();
  play(match, 'american', 'assault');
  expect(offers(match, 'american', 'with')).toContain('with u3');
  const able = offers(match, 'american', 'with').length;
  const slow = begin({ units: ['german 1-6-4-5 M1 shaken', 'american Medic E5'] });
  play(slow, 'american', 'with u2');
  expect(offers(slow, 'american', 'assault')).toEqual([]);
  play(match, 'american', 'with u3', 'step 1:E4', 'done');
  expect([unit(match, 'u3').moved, vehicle(match, 'v1').moved]).toEqual(['Assault Move', 'Assault Move']);
  expect(able).toBeGreaterThan(0);
});

test('[lnl 6.5, 5.3.c] both may be fired at where they come, each as a target of its own', () => {
  const match = begin(
    { units: ['german 1-6-4-5 E2', 'american 2-5-4-6 E5', 'american 2-5-4-6 E5'] },
    '6,1 6',
  );
  play(match, 'american', 'with u2', 'step 1:E4');
  play(match, 'german', 'ready u1');
  expect([...offers(match, 'german', 'at'), ...offers(match, 'german', 'aim')]).toEqual([
    'at 1:E4',
    'aim v1',
  ]);
  play(match, 'german', 'at 1:E4', 'shoot');
  // Who is Shaken stays behind, and the vehicle goes on.
  expect(unit(match, 'u2')).toMatchObject({ at: '1:E4', moved: 'Moved' });
  expect(vehicle(match, 'v1').shaken).toBeUndefined();
  expect(match.state.doing.at(-1)?.is).toBe('drive');
});
