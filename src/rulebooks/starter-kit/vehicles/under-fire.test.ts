import { expect, test } from 'vitest';
import { play, skirmish, unit } from '../testing/bench.ts';
import { mpInSight } from './driving/driving.ts';
import { driving, TANK, vehicle } from './driving/test-drive.ts';

/** Somebody who might still move, so that the phase goes on. */
const GERMAN = 'german 4-6-7 A10';
const SQUAD = 'russian 4-4-7 C2';

test('[aslsk 3.3.3.b, 7.7.d] who looks out is fired at after any expenditure, and again when he has opened the hatch', () => {
  const exposed = driving({ units: [SQUAD], vehicles: [`${TANK} crewExposed`] });
  play(exposed, 'german', 'start');
  expect(exposed.offered('russian')).toEqual(['ready u1', 'pass']);

  const opens = driving({ units: [SQUAD] });
  play(opens, 'german', 'start');
  expect(opens.choiceOf('russian')).toBeUndefined();
  play(opens, 'german', 'open-hatch v1');
  expect(opens.offered('russian')).toEqual(['ready u1', 'pass']);
});

test('[aslsk 3.3.5.d] residual firepower attacks an exposed crew once it spends points there', () => {
  const match = driving(
    { units: [GERMAN], vehicles: [`${TANK} crewExposed`], residual: [{ at: '1:C3', firepower: 4 }] },
    '1,2 6,6',
  );
  play(match, 'german', 'start', 'enter 1:C3');
  expect(vehicle(match)).toMatchObject({ stunned: true, recalled: true, at: '1:C3' });
  const shut = driving({ residual: [{ at: '1:C3', firepower: 4 }] });
  play(shut, 'german', 'start', 'enter 1:C3');
  expect(vehicle(shut).stunned).toBeUndefined();
});

test('[aslsk 3.3.4.a, 3.3.3.l] infantry in its hex falls upon it, as often as it spends points there', () => {
  const match = driving({ units: ['russian 4-4-7 C3'] }, '2,2 6,5');
  play(match, 'german', 'start', 'enter 1:C3');
  expect(match.offered('russian')).toEqual(['react u1', 'pass']);
  play(match, 'russian', 'react u1');
  expect(unit(match, 'u1')).toMatchObject({ fired: 'first' });
  expect(match.choiceOf('german')?.id).toBe('drive');
});

test('[aslsk 3.3.3.l, 3.3.4.a] E-087 the points of its entry are no attacks on its stop: one point, one attack', () => {
  const match = driving({ units: ['russian 4-4-7 C3', GERMAN] }, '2,2 6,5 6,5 6,5');
  play(match, 'german', 'start', 'slowly 2', 'enter 1:C3');
  play(match, 'russian', 'react u1');
  expect(match.offered('russian')).toEqual(['react u1', 'pass']);
  play(match, 'russian', 'pass');
  play(match, 'german', 'stop');
  play(match, 'russian', 'react u1');
  expect(unit(match, 'u1')).toMatchObject({ fired: 'final' });
  expect(match.choiceOf('german')?.id).toBe('drive');
});

test('[aslsk 3.3.3.l, 3.3.4.a] who has fired at its crew on account of that point does not attack it as well', () => {
  const match = driving({ units: ['russian 4-4-7 C3', GERMAN], vehicles: [`${TANK} crewExposed`] }, '6,5');
  play(match, 'german', 'start');
  play(match, 'russian', 'pass');
  play(match, 'german', 'enter 1:C3');
  play(match, 'russian', 'ready u1', 'shoot');
  expect(match.choiceOf('russian')).toBeUndefined();
});

test('[aslsk 3.3.2.c, 3.3.2.2.a] what it has spent is counted by those who saw it spent', () => {
  const match = driving({ hexes: { '1:D4': 'stone building' } });
  play(match, 'german', 'start', 'enter 1:C3', 'slowly 1', 'enter 1:C2');
  const { world, state } = match;
  expect(mpInSight(world, state, vehicle(match), '1:C7')).toBe(4);
  // The house in D4 hides C4 and C3 from E5, and nothing hides C2.
  expect(mpInSight(world, state, vehicle(match), '1:E5')).toBe(2);
});

test('[aslsk 6.4.d, 8.3.2.c] a vehicle that drives in finds whoever is hidden there', () => {
  const match = driving({ hexes: { '1:C3': 'orchard' }, units: ['russian 4-4-7 C3 broken hidden', GERMAN] });
  play(match, 'german', 'start');
  play(match, 'russian', 'pass');
  play(match, 'german', 'enter 1:C3');
  expect(unit(match, 'u1').hidden).toBeUndefined();
});

test('[aslsk 7.10.e, 7.10.h] a vehicle whose crew is dazed goes no farther', () => {
  const match = skirmish({
    phase: 'german movement',
    units: [GERMAN, 'russian 4-4-7 M10 broken'],
    vehicles: [`${TANK} stunned`],
    doing: [{ is: 'drive', vehicle: 'v1', began: '1:C4', spent: 4, here: 4, shots: {}, begun: true }],
  });
  expect(match.state.doing).toEqual([]);
});

test('[aslsk 8.2.1.hut.c] a vehicle brings a hut down as it drives in, before anybody fires', () => {
  const match = driving({
    scenario: { rules: ['pacific'] },
    buildings: { one: { material: 'wood', hexes: ['C3'] }, two: { material: 'wood', hexes: ['C3'] } },
  });
  play(match, 'german', 'start', 'enter 1:C3');
  expect(match.state.collapsed).toEqual(['1:C3']);
});
