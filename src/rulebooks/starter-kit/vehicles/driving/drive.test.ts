import { expect, test } from 'vitest';
import { play, skirmish, vehicleTold } from '../../testing/bench.ts';
import { driving, offers, spent, TANK, vehicle } from './test-drive.ts';

test('[aslsk 3.3.2.h, 2.0.Motion, 2.0.NonStopped] it starts for a point, and only then goes anywhere or turns', () => {
  const match = driving({});
  expect(offers(match, 'enter')).toEqual([]);
  expect(offers(match, 'turn')).toEqual([]);
  play(match, 'german', 'start');
  expect(spent(match)).toBe(1);
  expect(vehicle(match)).toMatchObject({ motion: true });
  expect(vehicle(match).moving).toBeUndefined();
  expect(offers(match, 'start')).toEqual([]);
});

test('[aslsk 3.3.2.e] it enters hexes within its covered arc, and turns for a point a hexspine to enter others', () => {
  const match = driving({});
  play(match, 'german', 'start');
  expect(offers(match, 'enter')).toEqual(['enter 1:C3', 'enter 1:D3']);
  expect(offers(match, 'turn')).toEqual(['turn 1', 'turn 5']);
  play(match, 'german', 'turn 1');
  expect(spent(match)).toBe(2);
  expect(offers(match, 'enter')).toEqual(['enter 1:D3', 'enter 1:D4']);
  play(match, 'german', 'enter 1:D4');
  expect(spent(match)).toBe(3);
  expect(vehicle(match)).toMatchObject({ at: '1:D4', facing: 1 });
});

test('[aslsk 3.3.2.c, 2.0.MovingTarget] once it has entered a hex it is a moving target, even when it has stopped', () => {
  const match = driving({});
  play(match, 'german', 'start', 'enter 1:C3');
  expect(vehicle(match)).toMatchObject({ moving: true, motion: true });
  play(match, 'german', 'stop');
  expect(vehicle(match)).toMatchObject({ moving: true });
  expect(vehicle(match).motion).toBeUndefined();
});

test('[aslsk 2.0.MovingTarget] whoever starts his movement phase in motion is a moving target in it, and no longer', () => {
  const match = skirmish({
    phase: 'german prep-fire',
    units: ['russian 4-4-7 M10 broken'],
    vehicles: [`${TANK} motion`, 'german PzKpfw IIIN F4'],
  });
  while (match.state.phase === 'prep-fire') play(match, 'german', 'done');
  expect(vehicle(match, 'v1')).toMatchObject({ moving: true });
  expect(vehicle(match, 'v2').moving).toBeUndefined();
  play(match, 'german', 'drive v1', 'stop', 'done', 'done');
  while (match.state.attacker === 'german') play(match, 'german', 'done');
  expect(vehicle(match, 'v1').moving).toBeUndefined();
});

test('[aslsk 3.3.2.i] stopping costs a point, and who has stopped may start again for another', () => {
  const match = driving({});
  play(match, 'german', 'start', 'enter 1:C3', 'stop');
  expect(spent(match)).toBe(3);
  expect(offers(match, 'enter')).toEqual([]);
  play(match, 'german', 'start');
  expect(spent(match)).toBe(4);
  expect(offers(match, 'enter')).not.toEqual([]);
});

test('[aslsk 3.3.2.l] points are waited away one by one, and only while it stands', () => {
  const match = driving({});
  play(match, 'german', 'delay', 'delay');
  expect(spent(match)).toBe(2);
  play(match, 'german', 'start');
  expect(offers(match, 'delay')).toEqual([]);
});

test('[aslsk 3.3.2.a] what it has left is spent where it ends its movement', () => {
  const match = driving({});
  play(match, 'german', 'start', 'enter 1:C3', 'stop', 'done');
  expect(vehicle(match).way).toEqual([
    { at: '1:C4', halves: 2 },
    { at: '1:C3', halves: 2 },
    { at: '1:C3', halves: 2 },
    { at: '1:C3', halves: 20 },
  ]);
});

test('[aslsk 3.3.2.a, 3.3.3.b] a last half point, too small for anything, is spent where it is, and fired at like any other', () => {
  const match = driving({
    roads: [['C4', 'C3']],
    vehicles: [`${TANK} crewExposed hatches`],
    units: ['german 4-6-7 A10', 'russian 4-4-7 C7'],
  });
  play(match, 'german', 'start');
  play(match, 'russian', 'pass');
  play(match, 'german', 'slowly 11', 'enter 1:C3');
  expect(spent(match)).toBe(12.5);
  play(match, 'russian', 'pass');
  expect(vehicle(match).way?.at(-1)).toEqual({ at: '1:C3', halves: 1 });
  expect(match.offered('russian')).toEqual(['ready u2', 'pass']);
  play(match, 'russian', 'pass');
  expect(vehicle(match)).toMatchObject({ moved: true, motion: true });
});

test('[aslsk 3.3.2.a] it may spend more on a hex than the hex costs', () => {
  const match = driving({});
  play(match, 'german', 'start', 'slowly 4');
  expect(match.offered('german')).toEqual(['enter 1:C3', 'enter 1:D3']);
  play(match, 'german', 'enter 1:C3');
  expect(spent(match)).toBe(6);
  expect(offers(match, 'slowly')).toHaveLength(6);
});

test('[aslsk 3.3.2.m] in motion it ends only with nothing left, or with too little for a hex before it', () => {
  const match = driving({ hexes: { '1:C2': 'brush' } });
  play(match, 'german', 'start', 'slowly 9', 'enter 1:C3');
  expect(spent(match)).toBe(11);
  expect(offers(match, 'done')).toEqual([]);
  play(match, 'german', 'turn 1', 'turn 0');
  expect(vehicle(match)).toMatchObject({ at: '1:C3', motion: true });
  expect(match.offered('german')).toEqual(['open-hatch v1', 'done']);

  const short = driving({ hexes: { '1:C2': 'brush' } });
  play(short, 'german', 'start', 'slowly 10', 'enter 1:C3');
  expect(spent(short)).toBe(12);
  expect(offers(short, 'done')).toEqual(['done']);
  play(short, 'german', 'done');
  expect(vehicle(short)).toMatchObject({ motion: true });
});

test('[aslsk 3.3.2.n] in motion it must spend its points, if only to stop', () => {
  const match = skirmish({
    phase: 'german movement',
    units: ['russian 4-4-7 M10 broken'],
    vehicles: [`${TANK} motion`, 'german PzKpfw IIIN F4'],
  });
  expect(match.offered('german')).toEqual(['drive v1', 'drive v2']);
  play(match, 'german', 'drive v1');
  expect(offers(match, 'done')).toEqual([]);
  expect(offers(match, 'enter')).not.toEqual([]);
  play(match, 'german', 'stop', 'done');
  expect(match.offered('german')).toEqual(['drive v2', 'done']);
});

test('[aslsk 3.3.2.s] it may always enter one hex with all that it has, and stays in motion', () => {
  const hill = { levels: { '1:C3': 1 }, hexes: { '1:D3': 'open' } } as const;
  const match = driving({ ...hill, vehicles: ['german SdKfz 234/1 C4'] });
  play(match, 'german', 'start');
  expect(offers(match, 'enter-with-all')).toEqual([]);

  const slow = driving({ ...hill, hexes: { '1:C3': 'wooden building' }, vehicles: ['german PzKpfw IVH C4'] });
  play(slow, 'german', 'start');
  // Half of 13 and 4 for the crest are within its means; after a turn to and fro they no longer are.
  expect(offers(slow, 'enter')).toContain('enter 1:C3');
  play(slow, 'german', 'turn 1', 'turn 0');
  expect(offers(slow, 'enter')).toEqual(['enter 1:D3']);
  expect(offers(slow, 'enter-with-all')).toEqual([]);
});

test('[aslsk 3.3.2.s] the least move is for those who have spent nothing but a start, and there is no stopping after it', () => {
  const crowded = [TANK, ...['v2', 'v3', 'v4', 'v5'].map(() => 'german PzKpfw IIIN C3 wreck' as const)];
  const match = driving(
    { levels: { '1:C3': 1 }, hexes: { '1:C3': 'wooden building' }, vehicles: crowded },
    '1,1',
  );
  play(match, 'german', 'start');
  expect(offers(match, 'enter')).toEqual(['enter 1:D3']);
  expect(offers(match, 'enter-with-all')).toEqual(['enter-with-all 1:C3']);
  play(match, 'german', 'enter-with-all 1:C3');
  expect(vehicle(match)).toMatchObject({ at: '1:C3', motion: true });
  expect(match.offered('german')).toEqual(['open-hatch v1', 'done']);
});

test('[aslsk 3.3.2.g] the turret turns with any expenditure, and costs nothing itself', () => {
  const match = driving({});
  play(match, 'german', 'turret 3');
  expect(vehicle(match).turret).toBeUndefined();
  expect(match.offered('german')).toEqual(['start', 'delay']);
  play(match, 'german', 'start');
  expect(vehicle(match)).toMatchObject({ facing: 0, turret: 3 });
  expect(spent(match)).toBe(1);
  play(match, 'german', 'turn 1');
  expect(vehicle(match)).toMatchObject({ facing: 1, turret: 4 });
  play(match, 'german', 'turret 1', 'stop');
  expect(vehicle(match).turret).toBeUndefined();
});

test('[aslsk 3.3.2.g] in woods and buildings the turret turns with two points or more', () => {
  const match = driving({ hexes: { '1:C4': 'woods' } }, '1,1');
  play(match, 'german', 'turret 3');
  expect(match.offered('german')).toEqual(['delay']);
  play(match, 'german', 'delay');
  expect(spent(match)).toBe(2);
  expect(vehicle(match)).toMatchObject({ turret: 3 });
  play(match, 'german', 'start', 'turret 1');
  expect(match.offered('german')).toEqual(['enter 1:C3', 'enter 1:D3', 'turn 1', 'turn 5']);
});

test('[aslsk 2.0.Mobile, 2.0.Immobilized] an immobilized vehicle neither starts nor turns, but may wait and turn its turret', () => {
  const match = driving({ vehicles: [`${TANK} immobilized`] });
  expect(offers(match, 'start')).toEqual([]);
  expect(offers(match, 'turret')).toHaveLength(5);
  play(match, 'german', 'turret 2', 'delay');
  expect(vehicle(match)).toMatchObject({ turret: 2 });
});

test('[aslsk 3.3.a, 2.0.Mobile] a vehicle that fired in prep fire does not move, nor one whose crew is dazed', () => {
  const match = skirmish({
    phase: 'german movement',
    units: ['german 4-6-7 A1', 'russian 4-4-7 M10 broken'],
    vehicles: [
      { ...vehicleTold(TANK), arms: { MA: { fired: 'prep' } } },
      'german PzKpfw IIIN F4 stunned',
      'german PzKpfw IIIN G4 shocked UK',
    ],
  });
  expect(match.offered('german').filter(act => act.startsWith('drive'))).toEqual([]);
});

test('[aslsk 3.3.2.q, 7.0.a] a red allowance may fail when it starts', () => {
  const king = 'german PzKpfw VIB C4';
  const fails = driving({ vehicles: [king] }, '6,6');
  play(fails, 'german', 'start');
  expect(vehicle(fails)).toMatchObject({ immobilized: true });
  expect(vehicle(fails).motion).toBeUndefined();
  expect(offers(fails, 'enter')).toEqual([]);
  const goes = driving({ vehicles: [king] }, '5,6');
  play(goes, 'german', 'start');
  expect(vehicle(goes)).toMatchObject({ motion: true });
});

test('[aslsk 3.3.2.q] some Russian vehicles fail on an 11', () => {
  const match = skirmish(
    {
      phase: 'russian movement',
      units: ['german 4-6-7 M10 broken'],
      vehicles: ['russian KV-1 M41 C4'],
    },
    '5,6',
  );
  play(match, 'russian', 'drive v1', 'start');
  expect(vehicle(match)).toMatchObject({ immobilized: true });
});

test('[aslsk 3.3.2.k] where two vehicles of a side stay in a hex, one becomes a wreck', () => {
  const match = driving({ vehicles: [TANK, 'german PzKpfw IIIN C3'] });
  play(match, 'german', 'start', 'enter 1:C3', 'stop', 'done', 'done');
  expect(match.offered('german')).toEqual(['scrap v1', 'scrap v2']);
  play(match, 'german', 'scrap v2');
  expect(vehicle(match, 'v2')).toMatchObject({ wreck: true });
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 7.4.c] a wreck does not crowd anybody', () => {
  const match = driving({ vehicles: [TANK, 'german PzKpfw IIIN C3 wreck'] });
  play(match, 'german', 'start', 'enter 1:C3', 'stop', 'done');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.2.b] a vehicle drives among enemies', () => {
  const match = driving({ units: ['russian 4-4-7 C3 broken'] });
  play(match, 'german', 'start', 'enter 1:C3');
  expect(vehicle(match)).toMatchObject({ at: '1:C3' });
});

test.each([
  ['its hull', ['turn 1']],
  ['its turret', ['turret 1', 'stop']],
] as const)('[aslsk 6.10.b] it loses what it has acquired when it turns %s without firing', (_what, acts) => {
  const acquired = { at: '1:C2', drm: -2, by: 'v1', from: '1:C4' } as const;
  const match = driving({ vehicles: [{ ...vehicleTold(TANK), acquired }] });
  play(match, 'german', 'start');
  expect(vehicle(match).acquired).toEqual(acquired);
  play(match, 'german', ...acts);
  expect(vehicle(match).acquired).toBeUndefined();
});
