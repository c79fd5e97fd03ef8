import { expect, test } from 'vitest';
import { starterKit } from '../../index.ts';
import { play, skirmish, vehicleTold, WORLD } from '../../testing/bench.ts';
import { type BogRisk, bogModifiers } from './bog.ts';
import { driving, offers, spent, TANK, vehicle } from './test-drive.ts';

const drm = (card: string, risk: BogRisk) =>
  bogModifiers(WORLD, { id: 'v1', side: 'german', group: 'german', card }, risk).value;

test('[aslsk 7.6.b] ground pressure, wheels, terrain, haste and slope all count', () => {
  expect(drm('russian T-70', { terrain: 'wooden building' })).toBe(3);
  expect(drm('russian T-34/85', { terrain: 'wooden building' })).toBe(4);
  expect(drm('german PzKpfw VIB', { terrain: 'stone building' })).toBe(6);
  expect(drm('russian T-34/85', { terrain: 'woods' })).toBe(4);
  expect(drm('russian T-34/85', { terrain: 'woods', whole: true })).toBe(1);
  expect(drm('russian T-34/85', { terrain: 'woods', whole: true, uphill: true })).toBe(2);
  expect(drm('german SdKfz 234/1', { terrain: 'woods', whole: true })).toBe(2);
});

test('[aslsk 3.3.2.r, 7.6.a, 1.1.1.building.b] E-084: a T-34/85 enters a wooden building for 8 MP, and a 7 is not enough to bog it', () => {
  const match = skirmish(
    {
      phase: 'russian movement',
      hexes: { '1:C2': 'wooden building' },
      units: ['german 4-6-7 M10 broken'],
      vehicles: ['russian T-34/85 C4'],
    },
    '3,4',
  );
  play(match, 'russian', 'drive v1', 'start', 'enter 1:C3', 'enter 1:C2');
  expect(vehicle(match)).toMatchObject({ at: '1:C2', motion: true });
  expect(spent(match)).toBe(10);
  play(match, 'russian', 'stop');
  expect(16 - spent(match)).toBe(5);
});

test('[aslsk 7.6.a, 7.6.c] at 12 it bogs: it has stopped, and its movement phase is over at once', () => {
  const match = driving({ hexes: { '1:C3': 'woods' } }, '4,4');
  play(match, 'german', 'start', 'enter 1:C3');
  expect(vehicle(match)).toMatchObject({ at: '1:C3', bogged: 'bogged' });
  expect(vehicle(match).motion).toBeUndefined();
  expect(match.state.phase).not.toBe('movement');
  expect(vehicle(match).way?.at(-1)).toEqual({ at: '1:C3', halves: 13 });
});

test('[aslsk 1.1.1.woods.b, 1.1.1.woods.c] into woods it may go with half or with all; after all it may still stop', () => {
  const match = driving({ hexes: { '1:C3': 'woods' } }, '5,5');
  play(match, 'german', 'start');
  expect(match.offered('german')).toEqual(expect.arrayContaining(['enter 1:C3', 'enter-with-all 1:C3']));
  play(match, 'german', 'enter-with-all 1:C3');
  expect(spent(match)).toBe(14);
  expect(vehicle(match).bogged).toBeUndefined();
  expect(offers(match, 'stop')).toEqual(['stop']);
  expect(offers(match, 'done')).toEqual(['done']);
  play(match, 'german', 'stop');
  expect(vehicle(match).motion).toBeUndefined();
});

test('[aslsk 1.1.1.woods.b] an armoured car needs all that it has for woods', () => {
  const car = 'german SdKfz 234/1 C4 crewExposed';
  const match = driving({ hexes: { '1:C3': 'woods' }, vehicles: [car] }, '1,1');
  play(match, 'german', 'start');
  expect(offers(match, 'enter')).toEqual(['enter 1:D3']);
  expect(offers(match, 'enter-with-all')).toEqual(['enter-with-all 1:C3']);
  play(match, 'german', 'turn 1', 'turn 0');
  expect(offers(match, 'enter-with-all')).toEqual([]);
});

test('[aslsk 3.3.2.e, 7.6.a] turning in woods calls for a check, and who bogs has not turned', () => {
  const bogs = driving({ hexes: { '1:C4': 'woods' } }, '4,4');
  play(bogs, 'german', 'start', 'turn 1');
  expect(vehicle(bogs)).toMatchObject({ facing: 0, bogged: 'bogged' });
  const turns = driving({ hexes: { '1:C4': 'woods' } }, '4,3');
  play(turns, 'german', 'start', 'turn 1');
  expect(vehicle(turns)).toMatchObject({ facing: 1 });
  expect(spent(turns)).toBe(3);
});

test('[aslsk 1.1.1.woodsroad.c] by the road through woods there is no check', () => {
  const match = driving({ hexes: { '1:C3': 'woods' }, roads: [['1:C4', '1:C3', '1:C2']] });
  play(match, 'german', 'start', 'enter 1:C3');
  expect(spent(match)).toBe(2);
});

const BOGGED = `${TANK} bogged bogged`;

test('[aslsk 7.6.c] a bogged vehicle neither leaves nor turns, but turns its turret and tries its smoke', () => {
  const match = driving({ vehicles: [BOGGED] });
  expect(match.offered('german')).toEqual([
    'free',
    'delay',
    ...[1, 2, 3, 4, 5].map(spine => `turret ${spine}`),
    'open-hatch v1',
    'dispense v1 sD 1:C4',
    'done',
  ]);
});

test('[aslsk 7.6.d] only what is bogged works itself free, before anything else', () => {
  expect(offers(driving({}), 'free')).toEqual([]);
  const delayed = driving({ vehicles: [BOGGED] });
  play(delayed, 'german', 'delay');
  expect(offers(delayed, 'free')).toEqual([]);
});

test('[aslsk 7.6.d] the dice multiplied are what it spends on getting free; 1 to 4 on the coloured one frees it', () => {
  const match = driving({ vehicles: [BOGGED] }, '4,2');
  play(match, 'german', 'free');
  expect(spent(match)).toBe(8);
  expect(vehicle(match)).toMatchObject({ at: '1:C4', motion: true });
  expect(vehicle(match).bogged).toBeUndefined();
  expect(offers(match, 'enter')).toEqual(['enter 1:C3', 'enter 1:D3']);
});

test('[aslsk 7.6.d2] freed for more than it has, it stays in its hex and is in motion', () => {
  const match = driving({ vehicles: [BOGGED] }, '4,6');
  play(match, 'german', 'free');
  expect(offers(match, 'enter')).toEqual([]);
  play(match, 'german', 'done');
  expect(vehicle(match)).toMatchObject({ at: '1:C4', motion: true });
  expect(vehicle(match).bogged).toBeUndefined();
});

test('[aslsk 7.6.d] a 5 mires it, which makes the next try harder, and a 6 immobilizes it', () => {
  const mired = driving({ vehicles: [BOGGED] }, '5,1');
  play(mired, 'german', 'free');
  expect(vehicle(mired)).toMatchObject({ bogged: 'mired' });
  expect(offers(mired, 'free')).toEqual([]);
  const again = driving({ vehicles: [`${TANK} bogged mired`] }, '4,1');
  play(again, 'german', 'free');
  expect(vehicle(again)).toMatchObject({ bogged: 'mired' });
  const stuck = driving({ vehicles: [`${TANK} bogged mired`] }, '5,1');
  play(stuck, 'german', 'free');
  expect(vehicle(stuck)).toMatchObject({ immobilized: true });
});

test('[aslsk 7.6.d] one that is immobilized in the attempt counts as that, and not as freed', () => {
  const match = driving({ vehicles: [BOGGED] }, '6,1');
  const before = structuredClone(match.state);
  play(match, 'german', 'free');
  expect(starterKit.digest(before, match.state, match.world)).toContainEqual({ of: 'v1', is: 'immobilized' });
  expect(starterKit.digest(before, match.state, match.world)).not.toContainEqual({ of: 'v1', is: 'freed' });
});

test('[aslsk 7.6.d, 3.3.2.q] a red allowance may fail it as soon as it is free: it stands where it is', () => {
  const freed = (stalls: string) => {
    const match = driving({ vehicles: ['german PzKpfw VIB C4 bogged bogged'] }, `4,1 ${stalls}`);
    play(match, 'german', 'free');
    const { immobilized, motion, bogged } = vehicle(match);
    return { immobilized, motion, bogged };
  };
  expect(freed('5,6')).toEqual({ motion: true });
  expect(freed('6,6')).toEqual({ immobilized: true });
});

test('[aslsk 7.6.d] wheels make it twice as dear', () => {
  const car = 'german SdKfz 234/1 C4 crewExposed bogged bogged';
  const match = driving({ vehicles: [car] }, '2,3');
  play(match, 'german', 'free');
  expect(spent(match)).toBe(12);
});

test('[aslsk 7.6.d] the try comes first in its movement phase, and not after prep fire', () => {
  const match = driving({ vehicles: [BOGGED] });
  play(match, 'german', 'delay');
  expect(offers(match, 'free')).toEqual([]);
  const fired = skirmish({
    phase: 'german movement',
    units: ['russian 4-4-7 M10 broken', 'german 4-6-7 A1'],
    vehicles: [{ ...vehicleTold(BOGGED), arms: { CMG: { fired: 'prep' } } }],
  });
  expect(offers(fired, 'drive')).toEqual([]);
});

test('[aslsk 7.6.c] it fires normally, and at the end of a fire phase its turret turns and its hull does not', () => {
  const position = {
    phase: 'german prep-fire',
    units: ['russian 4-4-7 C2', 'russian 4-4-7 C7'],
    vehicles: [BOGGED],
  } as const;
  const match = skirmish(position, '6,5');
  play(match, 'german', 'ready v1.MA');
  expect(offers(match, 'at')).toEqual(['at 1:C2', 'at 1:C7']);
  const done = skirmish(position);
  play(done, 'german', 'done');
  expect(offers(done, 'swivel')).toEqual([1, 2, 3, 4, 5].map(spine => `swivel v1 turret ${spine}`));
  play(match, 'german', 'at 1:C7', 'aim infantry');
  expect(offers(match, 'shoot').length + offers(match, 'point').length).toBeGreaterThan(0);
});
