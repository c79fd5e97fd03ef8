import { expect, test } from 'vitest';
import { type Dice, type Position, play, skirmish, vehicleTold } from '../../testing/bench.ts';
import { motionNumber } from './motion-attempt.ts';
import { TANK, vehicle } from './test-drive.ts';

/** A Russian squad comes round the house in C6 into the sight of a tank in C4 that can’t fire and has used its smoke. */
const SILENT = { MA: { disabled: true }, CMG: { disabled: true }, BMG: { disabled: true } } as const;
const WATCHER = {
  ...vehicleTold(TANK),
  card: 'german PzKpfw IVH',
  arms: { ...SILENT, AAMG: { disabled: true } },
  dispensed: true,
} as const;
const round = (more: Partial<Position> = {}, dice: Dice = []) =>
  skirmish(
    {
      phase: 'russian movement',
      hexes: { '1:C6': 'stone building' },
      units: ['russian 4-4-7 C8'],
      vehicles: [WATCHER],
      ...more,
    },
    dice,
  );

test('[aslsk 3.3.2.1.a] the die may show what the enemy has spent in its sight', () => {
  const match = round({}, '2');
  play(match, 'russian', 'move u1', 'step 1:C7');
  expect(match.choiceOf('german')).toBeUndefined();
  play(match, 'russian', 'step 1:D6');
  expect(match.offered('german')).toEqual(['rouse v1', 'pass']);
  play(match, 'german', 'pass');
  play(match, 'russian', 'step 1:D5');
  play(match, 'german', 'rouse v1', 'turn 2', 'turret 3');
  expect(vehicle(match)).toMatchObject({ motion: true, facing: 2, turret: 3 });
});

test('[aslsk 3.3.2.1.a] not against one whom it has seen since the player turn began', () => {
  const match = round({ hexes: {} });
  play(match, 'russian', 'move u1', 'step 1:C7');
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[aslsk 3.3.2.1.b] one try in a movement phase, and no harm done if it fails', () => {
  const match = round({}, '2');
  play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
  play(match, 'german', 'rouse v1');
  expect(vehicle(match).motion).toBeUndefined();
  play(match, 'russian', 'step 1:D5');
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[aslsk 3.3.2.1.b] who has fired does not get going, nor who is not mobile', () => {
  const idle = (more: object) => {
    const match = round({ vehicles: [{ ...WATCHER, ...more }] });
    play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
    return match.choiceOf('german') === undefined;
  };
  expect(idle({ arms: { ...SILENT, AAMG: { fired: 'first' } } })).toBe(true);
  expect(idle({ bogged: 'bogged' })).toBe(true);
  expect(idle({ stunned: true })).toBe(true);
  expect(idle({})).toBe(false);
});

test('[aslsk 3.3.2.1.c, 3.3.2.q] a red allowance may stall it: then the attempt has failed', () => {
  const king = { card: 'german PzKpfw VIB', at: '1:C4', arms: WATCHER.arms, dispensed: true } as const;
  const match = round({ vehicles: [king] }, '1 6,6');
  play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
  play(match, 'german', 'rouse v1');
  expect(vehicle(match)).toMatchObject({ immobilized: true });
  expect(vehicle(match).motion).toBeUndefined();
});

test('[aslsk 3.3.2.1.c] among trees it must pass a bog check before it turns', () => {
  const inWoods = { hexes: { '1:C6': 'stone building', '1:C4': 'woods' } } as const;
  const bogs = round(inWoods, '1 6,5');
  play(bogs, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
  play(bogs, 'german', 'rouse v1', 'turn 2');
  expect(vehicle(bogs)).toMatchObject({ facing: 0, bogged: 'bogged' });
  const stays = round(inWoods, '1');
  play(stays, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
  play(stays, 'german', 'rouse v1', 'done', 'turret 1');
  expect(vehicle(stays)).toMatchObject({ facing: 0, turret: 1, motion: true });
});

test('[aslsk 3.3.2.1.c] who is in motion already may try, to look elsewhere', () => {
  const match = round({ vehicles: [{ ...WATCHER, motion: true }] }, '1');
  play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
  play(match, 'german', 'rouse v1', 'turn 3', 'done');
  expect(vehicle(match)).toMatchObject({ facing: 3, motion: true });
});

test('[aslsk 3.3.2.1.a] a wreck does not get into motion, nor what is stuck or immobilized', () => {
  const asked = (how: object) => {
    const match = round({ vehicles: [{ ...WATCHER, ...how }] });
    play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
    return match.choiceOf('german') !== undefined;
  };
  expect([
    asked({}),
    asked({ wreck: true }),
    asked({ bogged: 'bogged' }),
    asked({ immobilized: true }),
  ]).toEqual([true, false, false, false]);
});

test('[aslsk 3.3.2.1.a] nobody gets into motion by it in his own movement phase', () => {
  const match = round({ units: ['russian 4-4-7 C8'], vehicles: [WATCHER, 'russian T-34/85 L9'] });
  play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D6');
  const number = (id: string) => motionNumber(match.world, match.state, vehicle(match, id));
  expect(number('v1')).toBe(1);
  expect(number('v2')).toMatchObject({ why: 'it gets into motion when an enemy moves' });
  const wreck = { ...vehicle(match), wreck: true as const };
  expect(motionNumber(match.world, match.state, wreck)).toMatchObject({ why: 'it is not mobile' });
});
