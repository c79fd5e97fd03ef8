import { expect, test } from 'vitest';
import {
  type Dice,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
  vehicle,
} from '../../testing/bench.ts';

const SQUAD = 'german 1-6-4-5';
const KOCH = 'german Lt. Koch';

/** Far off and out of sight, so that the turn goes on. */
const STRAGGLERS = ['u8: american 2-5-4-6 M1 shaken', 'u9: german 1-6-4-5 A1'];
const TANK = 'american M4A1 E5';

/** Germans in E6, in the open, beside a Sherman whose lowest armor is 2. */
function beside(dice: Dice = '', more: Partial<Position> = {}): TestMatch {
  const { units = [`${SQUAD} E6`], hexes } = more;
  const match = skirmish(
    { vehicles: [TANK], ...more, hexes: { ...hexes, M1: 'woods' }, units: [...units, ...STRAGGLERS] },
    dice,
  );
  play(match, 'german', 'activate 1:E6', 'move u1');
  return match;
}
const assaults = (match: TestMatch) => offers(match, 'german', 'close-assault');
const why = (match: TestMatch) =>
  match.whyNot('german', { act: { verb: 'close-assault', vehicle: 'v1' } as never }).map(({ cite }) => cite);

function assaulted(dice: Dice, more: Partial<Position> = {}, ...others: readonly string[]): TestMatch {
  const match = beside(dice, more);
  play(match, 'german', ...others, 'close-assault v1');
  return match;
}

test('[lnl 17.1.a, 1.7.i] squads, Heroes and Leaders with a weapon for it assault a vehicle; weapon teams and others do not', () => {
  expect(assaults(beside())).toEqual(['close-assault v1']);
  expect(assaults(beside('', { units: ['german Kessler E6'] }))).toEqual(['close-assault v1']);
  const leader = { units: [`${KOCH} E6`] };
  expect(why(beside('', leader))).toEqual(['17.1.a']);
  const armed = { ...leader, weapons: ['german Panzerfaust of u1'] };
  expect(assaults(beside('', armed))).toEqual(['close-assault v1']);
  const machineGun = { ...leader, weapons: ['german MG34 of u1'] };
  expect(why(beside('', machineGun))).toEqual(['17.1.a']);
  expect(why(beside('', { units: ['german MG42 team E6'] }))).toEqual(['1.7.i']);
  expect(why(beside('', { units: ['german Medic E6'] }))).toEqual(['17.1.a']);
});

test('[lnl 17.1.a] a vehicle defends itself whatever it has done, and Shaken no worse', () => {
  // 2 + 3 within 5; 3 + 1 against 2 + 2.
  for (const how of ['', ' fired', ' shaken', ' moved Moved']) {
    const match = assaulted('2,3 3,2', { vehicles: [`${TANK}${how}`] });
    expect(vehicle(match, 'v1').at).toBe('1:E5');
  }
});

test('[lnl 17.1.b, RRT.11] enemies who can fight keep them away, on foot or on top of the vehicle; the Shaken and those inside do not', () => {
  const withFoe = (told: string) => beside('', { units: [`${SQUAD} E6`, told] });
  expect(why(withFoe('american 2-5-4-6 E5'))).toEqual(['17.1.b']);
  expect(assaults(withFoe('american 2-5-4-6 E5 shaken'))).toEqual(['close-assault v1']);
  expect(assaults(withFoe('american Medic E5'))).toEqual(['close-assault v1']);
  const aboard = (more: object) =>
    beside('', {
      units: [`${SQUAD} E6`, { card: 'american 2-5-4-6', aboard: 'v1', ...more }],
    });
  expect(why(aboard({ outside: true }))).toEqual(['17.1.b']);
  expect(assaults(aboard({ outside: true, shaken: true }))).toEqual(['close-assault v1']);
  expect(assaults(aboard({}))).toEqual(['close-assault v1']);
});

test('[lnl 17.1.c] they may move up to it first, and nobody else moves from their hex in that impulse', () => {
  const far = skirmish(
    {
      units: [`${SQUAD} E7`, `${SQUAD} E7`, ...STRAGGLERS],
      vehicles: [`${TANK} abandoned`, 'american M4A1 E4 fired'],
      hexes: { M1: 'woods' },
    },
    '2,3 1,6',
  );
  play(far, 'german', 'activate 1:E7', 'move u1', 'step 1:E6');
  play(far, 'german', 'step 1:E5', 'close-assault v2');
  expect(unit(far, 'u1')).toMatchObject({ at: '1:E5', moved: 'Moved' });
  const match = assaulted('2,3 1,6', { units: [`${SQUAD} E6`, `${SQUAD} E6`] });
  expect(offers(match, 'german', 'move')).toEqual([]);
});

test('[lnl 17.1.d] who is afraid stays, less so if he comes from a hex with shelter', () => {
  // Morale 5: 3 + 3 is too much in the open, and within it from the woods.
  expect(unit(assaulted('3,3'), 'u1').at).toBe('1:E6');
  const wooded = assaulted('3,3 6,1', { hexes: { E6: 'woods' } });
  expect(isGone(wooded, 'v1')).toBe(true);
  // It is the hex they come from that counts, not that of the vehicle.
  expect(unit(assaulted('3,3', { hexes: { E5: 'woods' } }), 'u1').at).toBe('1:E6');
});

test('[lnl 17.1.d] the Leader checks first, and helps squads but no Heroes', () => {
  const units = [`${SQUAD} E6`, `${KOCH} E6`];
  // Lt. Koch passes, and 3 + 3 - 1 is within Morale 5 now.
  const led = assaulted('1,1 3,3 6,1', { units }, 'with u2');
  expect(isGone(led, 'v1')).toBe(true);
  expect(unit(assaulted('6,6 3,3', { units }, 'with u2'), 'u1').at).toBe('1:E6');
});

test('[lnl 17.1.e] who fails stays behind, not Shaken: Moved if he had moved, otherwise Ops Complete', () => {
  const still = assaulted('6,6');
  expect(unit(still, 'u1')).toMatchObject({ at: '1:E6', opsComplete: true });
  expect([unit(still, 'u1').shaken, unit(still, 'u1').moved]).toEqual([undefined, undefined]);
  const moved = skirmish(
    { units: [`${SQUAD} E7`, ...STRAGGLERS], vehicles: [`${TANK} fired`], hexes: { M1: 'woods' } },
    '6,6',
  );
  play(moved, 'german', 'activate 1:E7', 'move u1', 'step 1:E6', 'close-assault v1');
  expect(unit(moved, 'u1')).toMatchObject({ at: '1:E6', moved: 'Moved' });
  expect(unit(moved, 'u1').opsComplete).toBeUndefined();
});

test('[lnl 17.1.e] a Leader goes in by himself with an anti-tank weapon, and not without', () => {
  const units = [`${SQUAD} E6`, `${KOCH} E6`];
  const unarmed = assaulted('1,1 6,6', { units }, 'with u2');
  expect(unit(unarmed, 'u2')).toMatchObject({ at: '1:E6', opsComplete: true });
  const armed = assaulted('1,1 6,6 6,1', { units, weapons: ['german Panzerschreck of u2'] }, 'with u2');
  expect([unit(armed, 'u1').at, unit(armed, 'u2').at]).toEqual(['1:E6', '1:E5']);
  expect(isGone(armed, 'v1')).toBe(true);
});

test('[lnl 17.1.f] a die, firepower and ONE weapon must beat a die and the lowest armor', () => {
  // 4 + 1 against 3 + 2 is not more; with a Panzerschreck 2 + 1 + 2 beats 2 + 2, and two of them count once.
  expect(isGone(assaulted('2,3 4,3'), 'v1')).toBe(false);
  expect(isGone(assaulted('2,3 5,3'), 'v1')).toBe(true);
  const schreck = 'german Panzerschreck of u1';
  expect(isGone(assaulted('2,3 2,2', { weapons: [schreck] }), 'v1')).toBe(true);
  expect(isGone(assaulted('2,3 1,2', { weapons: [schreck, schreck] }), 'v1')).toBe(false);
  expect(isGone(assaulted('2,3 1,4', { weapons: ['german Flamethrower of u1'] }), 'v1')).toBe(true);
  const satchel = assaulted('2,3 1,6', { weapons: ['german Satchel Charge of u1'] });
  expect([isGone(satchel, 'v1'), isGone(satchel, 'w1')]).toEqual([false, true]);
});

test('[lnl 17.1.g] a Leader’s modifier helps one of them, and each Leader another', () => {
  const two = [`${SQUAD} E6`, `${SQUAD} E6`, `${KOCH} E6`];
  // With him 4 + 1 + 1 beats 3 + 2; the other's 4 + 1 does not.
  const both = ['with u2', 'with u3'] as const;
  expect(isGone(assaulted('1,1 1,1 1,1 4,3', { units: two }, ...both), 'v1')).toBe(true);
  expect(isGone(assaulted('1,1 1,1 1,1 1,6 4,3', { units: two }, ...both), 'v1')).toBe(false);
});

test('[lnl 17.1.h, 16.1.1.b] all in it and the Shaken beside it are lost, and the victors are locked there under a Melee marker', () => {
  const match = assaulted('2,3 6,1', {
    units: [`${SQUAD} E6`, 'american 2-5-4-6 E5 shaken', { card: 'american 2-5-4-6', aboard: 'v1' }],
  });
  expect(['v1', 'u2', 'u3'].map(id => isGone(match, id))).toEqual([true, true, true]);
  expect(match.state.wrecks).toEqual(['1:E5']);
  expect(unit(match, 'u1').at).toBe('1:E5');
  expect(match.state.melees).toEqual([{ at: '1:E5', fought: true }]);
  expect(match.state.units.filter(({ side }) => side === 'american')).toHaveLength(1);
});

test('[lnl 17.1.b, 17.1.i] who has not destroyed it is back where he came from, and nobody there is harmed', () => {
  const match = assaulted('2,3 1,6', { units: [`${SQUAD} E6`, 'american 2-5-4-6 E5 shaken'] });
  expect(unit(match, 'u1')).toMatchObject({ at: '1:E6', moved: 'Moved' });
  expect(unit(match, 'u2').at).toBe('1:E5');
  expect(match.state.melees).toEqual([]);
});

test('[lnl 17.1.j] for a second vehicle everything is gone through again, nerve and all', () => {
  const vehicles = [TANK, TANK];
  const both = assaulted('2,3 6,1 2,3 6,1', { vehicles });
  expect([isGone(both, 'v1'), isGone(both, 'v2'), unit(both, 'u1').at]).toEqual([true, true, '1:E5']);
  const afraid = assaulted('2,3 6,1 6,6', { vehicles });
  expect([isGone(afraid, 'v1'), isGone(afraid, 'v2'), unit(afraid, 'u1').at]).toEqual([true, false, '1:E6']);
  expect(unit(afraid, 'u1').moved).toBe('Moved');
  // The Wreck of the first shelters nobody's nerve.
  expect(isGone(assaulted('2,3 6,1 3,3', { vehicles }), 'v2')).toBe(false);
});

test('[lnl 17.1.k] a vehicle that moves past is assaulted by nobody', () => {
  const match = skirmish({
    units: [`${SQUAD} E6`, ...STRAGGLERS],
    vehicles: ['american M4A1 D5 facing 1'],
    active: 'american',
    initiative: 'american',
    hexes: { M1: 'woods' },
  });
  play(match, 'american', 'activate 1:D5', 'drive v1', 'step 1:E5');
  expect(offers(match, 'german', 'ready')).not.toEqual([]);
  expect(offers(match, 'german', 'close-assault')).toEqual([]);
});
