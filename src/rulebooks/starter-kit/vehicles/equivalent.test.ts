import { expect, test } from 'vitest';
import { vehicleCard } from '../counters/index.ts';
import type { Vehicle } from '../state.ts';
import { type Position, play, skirmish } from '../testing/bench.ts';
import { attackOf, offers, tank } from './test-tanks.ts';

const LIGHT_TANK = {
  phase: 'german prep-fire',
  units: ['russian 4-4-7 H5'],
  vehicles: [
    {
      card: 'german SdKfz 234/1',
      at: '1:F5',
      facing: 1,
      crewExposed: true,
      acquired: { at: '1:H5', drm: -1, by: 'v1', from: '1:F5' },
    },
  ],
} as const satisfies Position;

test('[aslsk 6.8.a, 7.8.c, 2.0.MA] a light main armament may fire like a machine gun, alone or with the others', () => {
  const match = skirmish(LIGHT_TANK, '6,5');
  play(match, 'german', 'ready v1.MA', 'at 1:H5', 'aim firepower');
  expect(offers(match, 'german', 'add')).toEqual(['add v1.CMG']);
  play(match, 'german', 'add v1.CMG', 'shoot');
  expect(tank(match).arms).toEqual({ MA: { fired: 'prep' }, CMG: { fired: 'prep' } });
});

test('[aslsk 6.8.b] so fired it keeps its rate of fire one number less often, and loses what it had acquired', () => {
  const fired = (aim: string) => {
    const match = skirmish(LIGHT_TANK, '2,6 6,5');
    play(match, 'german', 'ready v1.MA', 'at 1:H5', aim, 'shoot');
    return tank(match);
  };
  // Aimed, its rate of fire of 2 is kept with a 2.
  expect(fired('aim infantry').arms).toBeUndefined();
  expect(fired('aim firepower').arms).toEqual({ MA: { fired: 'prep' } });
  expect(fired('aim firepower').acquired).toBeUndefined();
});

test('[aslsk 6.8.c] marked with first fire it goes on at half strength, and the number that jams it is its end', () => {
  const position = {
    ...LIGHT_TANK,
    phase: 'russian defensive-fire',
    units: ['russian 4-4-7 G5', 'russian 4-4-7 H5'],
    vehicles: [{ ...LIGHT_TANK.vehicles[0], arms: { MA: { fired: 'first' } } }],
  } as const satisfies Position;
  const fired = (dice: readonly number[]) => {
    const match = skirmish(position, [dice]);
    play(match, 'german', 'ready v1.MA');
    expect(offers(match, 'german', 'at')).toEqual(['at 1:G5']);
    play(match, 'german', 'at 1:G5', 'aim firepower', 'shoot');
    return tank(match).arms?.MA;
  };
  expect(fired([5, 4])).toEqual({ fired: 'final' });
  expect(fired([6, 4])).toEqual({ fired: 'final', malfunctioned: true });
  expect(fired([6, 6])).toEqual({ fired: 'final', disabled: true });
});

test('[aslsk 6.8.c, 3.3.3.g] so it goes on in the enemy’s movement phase, unless a known enemy is closer or it has been pressed', () => {
  const SPENT = { MA: { fired: 'first' }, CMG: { fired: 'first' } } as const;
  const firepower = (more: Partial<Vehicle>, ...closer: Position['units']) => {
    const match = skirmish({
      phase: 'russian movement',
      units: ['russian 4-4-7 I5', ...closer],
      vehicles: [{ ...LIGHT_TANK.vehicles[0], arms: SPENT, ...more }],
    });
    play(match, 'russian', 'move u1', 'step 1:H5');
    if (!match.choiceOf('german')) return undefined;
    play(match, 'german', 'ready v1.MA');
    if (!match.offered('german').includes('aim firepower')) return undefined;
    play(match, 'german', 'aim firepower');
    return attackOf(match)[0]?.firepower;
  };
  const printed = vehicleCard('german SdKfz 234/1').main?.firepowerEquivalent ?? 0;
  expect(firepower({})).toBe(printed / 2);
  expect(firepower({}, 'russian 4-4-7 G5')).toBeUndefined();
  expect(firepower({ intensive: true })).toBeUndefined();
});
