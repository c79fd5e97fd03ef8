/** Recovery, counters that come off, turrets and hatches, crews that give up. */
import { expect, test } from 'vitest';
import {
  citesSaid,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  unit,
} from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
const after = (ours: Told, more: Partial<Omit<Position, 'units'>> = {}): Position => ({
  phase: 'recovery',
  first: 'german',
  ...more,
  units: [
    { card: 'pz-iiij-lang', at: '1:C9', facing: 0, ...ours },
    { card: 'crusader-i', at: '1:L2', facing: 3 },
  ],
});

test('[panzer B11.2, B1.3] who has OFF rolls to recover, then every ON becomes OFF', () => {
  expect(unit(skirmish(after({ suppressed: 'OFF' }), [hundred(55)]), 'u1').suppressed).toBeUndefined();
  expect(unit(skirmish(after({ suppressed: 'OFF' }), [hundred(56)]), 'u1').suppressed).toBe('OFF');
  expect(unit(skirmish(after({ suppressed: 'ON' })), 'u1').suppressed).toBe('OFF');
});

test('[panzer B11.3, BASE.SUPREC, 7.50.a] by grade; 20 more for any command, and for whoever fired in defence', () => {
  const recovers = (ours: Told, roll: number, grade: 'Elite' | 'Green' | 'Seasoned' = 'Seasoned') =>
    unit(
      skirmish(after({ suppressed: 'OFF', ...ours }, { grades: { german: grade } }), [hundred(roll)]),
      'u1',
    ).suppressed === undefined;
  expect([recovers({}, 75, 'Elite'), recovers({}, 76, 'Elite')]).toEqual([true, false]);
  expect([recovers({}, 35, 'Green'), recovers({}, 36, 'Green')]).toEqual([true, false]);
  expect([recovers({ command: 'FIRE' }, 35), recovers({ command: 'FIRE' }, 36)]).toEqual([true, false]);
  expect([recovers({ answered: true }, 35), recovers({ answered: true }, 36)]).toEqual([true, false]);
});

test('[panzer B1.4, B3.6] commands and signs of the turn come off; SPOT stays for the turn after', () => {
  const old = skirmish(
    after({ command: 'FIRE', shown: true, fired: true, spot: { by: 'FIRE', turn: 2 } }, { turn: 3 }),
  );
  expect(unit(old, 'u1')).not.toHaveProperty('spot');
  expect(unit(old, 'u1')).not.toHaveProperty('fired');
  expect(unit(old, 'u1')).toMatchObject({ command: 'N/C' });
  const fresh = skirmish(after({ spot: { by: 'MOVE', turn: 3 } }, { turn: 3 }));
  expect(unit(fresh, 'u1').spot).toEqual({ by: 'MOVE', turn: 3 });
  expect(fresh.state).toMatchObject({ turn: 4, phase: 'command' });
});

const atRest = (ours: Told = {}, options: Position['options'] = ['7.8']): Position =>
  after(ours, { phase: 'adjustment', options: options ?? [] });

test('[panzer 7.8.1.a, 7.8.1.d] at rest a turret turns once, by as many hexsides as its card says; damaged by one, and without tracks as ever', () => {
  const match = skirmish(atRest());
  expect(offers(match, 'german', 'swing')).toEqual([
    'swing u1 NE',
    'swing u1 NW',
    'swing u1 SE',
    'swing u1 SW',
  ]);
  play(match, 'german', 'swing u1 SE');
  expect(unit(match, 'u1').turret).toBe(2);
  expect(refusals(match, 'german', 'swing u1 S')).toEqual(['7.8.1.a']);
  expect(offers(skirmish(atRest({ turretDamaged: true })), 'german', 'swing')).toHaveLength(2);
  expect(offers(skirmish(atRest({ tracked: true })), 'german', 'swing')).toHaveLength(4);
  expect(offers(skirmish(atRest({}, [])), 'german', 'swing')).toEqual([]);
});

test('[panzer 7.23.2.a] a jammed turret stays where it is', () => {
  expect(refusals(skirmish(atRest({ collateral: ['ring'] })), 'german', 'swing u1 NE')).toEqual(['7.23.2.a']);
});

test('[panzer 7.8.3.a, 7.8.3.b] hatches of vehicles armoured all round are closed and opened at rest, with or without a turret', () => {
  const match = skirmish(atRest());
  play(match, 'german', 'button u1');
  expect(unit(match, 'u1').buttoned).toBe(true);
  play(match, 'german', 'open u1');
  expect(unit(match, 'u1').buttoned).toBeUndefined();
  expect(refusals(skirmish(atRest({ card: 'pz-iiih' })), 'german', 'open u1')).toEqual(['7.8.3.a']);
  const both: Position = {
    ...atRest(),
    units: [
      { card: 'l3-35', at: '1:C9' },
      { card: 'universal-carrier', at: '1:L2' },
    ],
    first: 'italian',
  };
  expect(offers(skirmish(both), 'italian', 'button')).toEqual(['button u1']);
  const open = skirmish({ ...both, first: 'british' });
  expect(open.choiceOf('british')).toBeUndefined();
});

test('[panzer 7.53] a crew may give up a vehicle whose hull or tracks are hurt', () => {
  const on = ['7.53'] as const;
  const match = skirmish(atRest({ tracked: true }, on));
  play(match, 'german', 'bail-out u1');
  expect(unit(match, 'u1').lost).toBe('bailed out');
  expect(offers(skirmish(atRest({ hullDamaged: true }, on)), 'german', 'bail-out')).toEqual(['bail-out u1']);
  const hale = skirmish({ ...atRest({ turretDamaged: true }, ['7.53', '7.8']) });
  expect(refusals(hale, 'german', 'bail-out u1')).toEqual(['7.53']);
  expect(offers(skirmish(atRest({ tracked: true }, ['7.8'])), 'german', 'bail-out')).toEqual([]);
  expect(citesSaid(match)).toContain('7.53');
});

test('[panzer 7.8.1.a] E-007: a PzKpfw IIIJ turns its turret by two hexsides at most', () => {
  const match = skirmish(atRest({ card: 'pz-iiij' }));
  expect(['NE', 'SE', 'SW', 'NW'].map(side => refusals(match, 'german', `swing u1 ${side}`))).toEqual(
    Array(4).fill([]),
  );
  expect(refusals(match, 'german', 'swing u1 S')).toEqual(['7.8.1.a']);
});
