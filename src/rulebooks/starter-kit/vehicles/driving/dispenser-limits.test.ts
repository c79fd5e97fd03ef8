import { expect, test } from 'vitest';
import { standing, vehicleTold } from '../../testing/bench.ts';
import { dispenseRefusal, dispensersOf, throwRefusal, throwsOf } from './dispensers.ts';
import { TANK, vehicle } from './test-drive.ts';

const RUSSIAN = 'russian 4-4-7 M10 broken';
const told = (tank: string, more = {}) =>
  standing({ units: [RUSSIAN], vehicles: [{ ...vehicleTold(tank), ...more }] });

test.each<[which: string, more: object, cite: string, why: string]>([
  ['off the map', { at: undefined }, '3.3.d', 'not on the map'],
  ['a wreck', { wreck: true }, '7.4.c', 'a wreck'],
  ['one that has tried', { dispensed: true }, '7.5.a', 'has tried'],
  ['one whose crew is stunned', { stunned: true }, '7.5.a', 'dazed'],
  ['one whose crew is in shock', { shocked: 'UK' }, '7.5.a', 'dazed'],
  ['one that has used an arm', { used: ['BMG'] }, '7.5.a', 'has fired'],
  ['one with an arm that has fired', { arms: { MA: { fired: 'prep' } } }, '7.5.a', 'has fired'],
])('[aslsk 7.5.a] no smoke is laid by %s', (_, more, cite, why) => {
  const match = told(TANK, more);
  expect(dispenseRefusal(match.world, vehicle(match))).toMatchObject({
    cite,
    why: expect.stringContaining(why),
  });
});

test('[aslsk 7.5.a] any other lays it, hatches open or shut; pots and the Nahverteidigungswaffe ask for the one or the other', () => {
  const may = (tank: string) => {
    const match = told(tank);
    return dispenseRefusal(match.world, vehicle(match))?.why ?? 'yes';
  };
  expect([may(TANK), may(`${TANK} crewExposed`), may(`${TANK} motion`), may(`${TANK} shaken`)]).toEqual(
    Array.from({ length: 4 }, () => 'yes'),
  );
  expect([may('german Panther C4'), may('german Panther C4 crewExposed')]).toEqual([
    'yes',
    'not with its hatches as they are',
  ]);
});

test('[aslsk 7.5.sm] why a smoke mortar does not throw: from a building, or out of sight; what is laid where the vehicle stands asks for neither', () => {
  const against = (kind: 'sM' | 'sD', hexes: Readonly<Record<string, 'stone building'>>) => {
    const match = standing({ units: [RUSSIAN], vehicles: ['british Sherman VC E5'], hexes });
    const { world, state } = match;
    return throwRefusal(world, state, vehicle(match), { kind, at: '1:E3' })?.why ?? 'nothing';
  };
  expect(against('sM', {})).toBe('nothing');
  expect(against('sM', { '1:E5': 'stone building' })).toContain('from a building');
  expect(against('sM', { '1:E4': 'stone building' })).toContain('does not see');
  expect(against('sD', { '1:E5': 'stone building' })).toBe('nothing');
  expect(against('sD', { '1:E4': 'stone building' })).toBe('nothing');
});

test('[aslsk 7.5.sm, 7.5.sd] the mortar throws as near as the next hex and no farther than three; dischargers into their own hex alone', () => {
  const reach = (tank: string) => {
    const match = told(tank);
    return throwsOf(match.world, vehicle(match)).map(({ at }) => at);
  };
  expect(reach('british Sherman VC E5')).toHaveLength(36);
  expect(reach('british Sherman VC E5')).not.toContain('1:E5');
  expect(reach('british Sherman VC E5')).toEqual(expect.arrayContaining(['1:E4', '1:E2', '1:E8']));
  expect(reach(TANK)).toEqual(['1:C4']);
});

test('[aslsk 7.5.a] a vehicle has what it was fitted with by the month of the scenario, and of each kind the last', () => {
  const fitted = (year: number, month: number) => {
    const match = standing({
      date: { year, month },
      units: [RUSSIAN],
      vehicles: ['german Panther C4'],
    });
    return dispensersOf(match.world, vehicle(match)).map(({ kind }) => kind);
  };
  expect(fitted(1944, 6)).not.toContain('sN');
  expect([fitted(1944, 7), fitted(1945, 1)]).toEqual([['sN'], ['sN']]);
});
