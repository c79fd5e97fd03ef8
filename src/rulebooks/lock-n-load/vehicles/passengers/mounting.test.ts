import { expect, test } from 'vitest';
import {
  offers,
  type Position,
  play,
  skirmish,
  standing,
  type TestMatch,
  unit,
  vehicle,
} from '../../testing/bench.ts';
import { unitById } from '../../units.ts';
import { vehicleById } from '../vehicles.ts';
import { roomRefusal } from './room.ts';

const FOE = 'german 1-6-4-5 M1 shaken';
const TRUCK = 'american GMC 2½-ton E5';
const TANK = 'american M4A1 E5';
const CARRIED = { card: 'american 2-5-4-6', aboard: 'v1' } as const;

const begin = (position: Partial<Position> & Pick<Position, 'units'>): TestMatch =>
  skirmish({
    vehicles: [TRUCK],
    active: 'american',
    initiative: 'american',
    hexes: { M1: 'woods' },
    ...position,
    units: [...position.units, FOE],
  });
const american = (match: TestMatch, verb: string) => offers(match, 'american', verb);
const why = (match: TestMatch, act: object) =>
  match.whyNot('american', { act: act as never }).map(({ cite }) => cite);

/** All of them stand with the vehicle and want to mount it. */
function mounting(vehicles: readonly string[], units: Position['units'], weapons: readonly string[] = []) {
  const match = begin({ vehicles, units, weapons });
  play(match, 'american', 'activate 1:E5', 'move u1', ...units.slice(1).map((_, i) => `with u${i + 2}`));
  return match;
}
const mounts = (...of: Parameters<typeof mounting>) => american(mounting(...of), 'mount').length === 1;

const SQUAD = 'american 2-5-4-6 E5';
const LEADERS = ['american Lt. Clarkson E5', 'american Tate E5', 'american Medic E5'];

test('[lnl 16.4.a, 16.4.b] half of both factors: they come from elsewhere, and the vehicle drives on with the rest', () => {
  const match = begin({ units: ['american 2-5-4-6 E6'] });
  play(match, 'american', 'activate 1:E6', 'move u1', 'step 1:E5', 'mount v1');
  expect(unit(match, 'u1')).toMatchObject({ aboard: 'v1', moved: 'Moved' });
  expect([unit(match, 'u1').at, unit(match, 'u1').outside]).toEqual([undefined, undefined]);
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'drive', vehicle: 'v1', spent: 8 });
  const late = begin({ units: ['american 2-5-4-6 E8'] });
  play(late, 'american', 'activate 1:E8', 'move u1', 'step 1:E7', 'step 1:E6', 'step 1:E5');
  expect(why(late, { verb: 'mount', vehicle: 'v1' })).toEqual(['16.4.a']);
});

test('[lnl 16.1.a, 16.2.a] one squad, two weapons and two men at most in or on a PP, half of each in a P', () => {
  for (const ride of [TRUCK, TANK]) {
    expect(mounts([ride], [SQUAD, ...LEADERS.slice(1)])).toBe(true);
    expect(mounts([ride], [SQUAD, SQUAD])).toBe(false);
    expect(mounts([ride], [LEADERS[0] ?? '', LEADERS[1] ?? '', LEADERS[2] ?? ''])).toBe(false);
  }
  const bazooka = (of: string) => `american Bazooka of ${of}`;
  const both = [SQUAD, LEADERS[0] ?? ''];
  expect(mounts([TRUCK], both, [bazooka('u1'), bazooka('u2')])).toBe(true);
  expect(mounts([TRUCK], both, [bazooka('u1'), bazooka('u1'), bazooka('u2')])).toBe(false);
  expect(mounts(['american Jeep E5'], [SQUAD])).toBe(false);
  expect(mounts(['american Jeep E5'], [LEADERS[0] ?? ''])).toBe(true);
  const onTop = mounting([TANK], [SQUAD]);
  play(onTop, 'american', 'mount v1');
  expect(unit(onTop, 'u1').outside).toBe(true);
});

test('[lnl 16.4.c, 16.4.d] who gets off goes on by himself, and the vehicle after him', () => {
  const match = begin({ units: [CARRIED], vehicles: [`${TANK} facing 0`] });
  play(match, 'american', 'activate 1:E5', 'drive v1', 'unload u1');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:E5', moved: 'Moved' });
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'move', units: ['u1'], spent: 2 });
  play(match, 'american', 'step 1:E6', 'step 1:E7');
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'drive', spent: 5 });
  expect(american(match, 'step')).not.toEqual([]);
});

test('[lnl 16.4.c] half of its points must be left to the vehicle', () => {
  const after = (steps: number) => {
    const match = begin({ units: [CARRIED], vehicles: ['american M4A1 E8 facing 0'] });
    play(match, 'american', 'activate 1:E8', 'drive v1');
    play(
      match,
      'american',
      ...['step 1:E7', 'step 1:E6', 'step 1:E5', 'step 1:E4', 'step 1:E3', 'step 1:E2'].slice(0, steps),
    );
    return match;
  };
  expect(american(after(5), 'unload')).toEqual(['unload u1']);
  expect(why(after(6), { verb: 'unload', unit: 'u1' })).toEqual(['16.4.c']);
});

test('[lnl 1.3.h] nobody gets off where there is no room for him', () => {
  const match = begin({ units: [CARRIED, SQUAD, SQUAD, SQUAD] });
  play(match, 'american', 'activate 1:E5', 'drive v1');
  expect(why(match, { verb: 'unload', unit: 'u1' })).toEqual(['1.3.h']);
});

test('[lnl 15.2.b] to load or unload is an Assault Move, if the vehicle does no more', () => {
  const match = mounting([TANK], [SQUAD]);
  play(match, 'american', 'mount v1', 'assault');
  expect(vehicle(match, 'v1').moved).toBe('Assault Move');
});

test('[lnl 16.4.f] one gets off a Shaken vehicle that has not moved, and it stays there', () => {
  const match = begin({ units: [CARRIED], vehicles: [`${TANK} shaken`] });
  play(match, 'american', 'activate 1:E5', 'drive v1', 'unload u1', 'done');
  expect(vehicle(match, 'v1')).toMatchObject({ at: '1:E5', moved: 'Moved' });
  const moved = begin({ units: [CARRIED], vehicles: [`${TANK} facing 0 shaken`] });
  play(moved, 'american', 'activate 1:E5', 'drive v1', 'step 1:E4');
  expect(why(moved, { verb: 'unload', unit: 'u1' })).toEqual(['16.4.f']);
});

test('[lnl 16.1.c] weapon teams with more than 20 mm are not carried, machine guns are', () => {
  const { world, view } = standing({
    units: ['german 50mm mortar E5', 'german MG42 team E5', 'german 75mm infantry gun E5 facing 0'],
    vehicles: ['german Opel Blitz E5'],
  });
  const against = ['u1', 'u2', 'u3'].map(
    id => roomRefusal(world, view, vehicleById(view, 'v1'), [unitById(view, id)])?.cite,
  );
  expect(against).toEqual(['16.1.c', undefined, '16.1.c']);
});

test('[lnl 16.4.e] who gets off by Assault Move may fire, and stays in that hex', () => {
  const match = begin({ units: [CARRIED, 'german 1-6-4-5 E3'], vehicles: [TANK] });
  play(match, 'american', 'activate 1:E5', 'drive v1', 'unload u1');
  play(match, 'german', 'pass');
  expect(american(match, 'step')).not.toEqual([]);
  play(match, 'american', 'assault');
  expect(american(match, 'step')).not.toContain('step 1:E6');
});
