import { expect, test } from 'vitest';
import { type Position, play, skirmish, worldOf } from '../../testing/bench.ts';
import { armMode } from '../arms.ts';
import { recallExits } from './recall.ts';
import { offers, vehicle } from './test-drive.ts';

const group = (side: string, more: object) => ({ id: side, side, elr: 5, units: {}, ...more });

/** A small map on which the Germans came from the south; the Russians are in the north. */
const POSITION: Position = {
  size: [6, 6],
  phase: 'german movement',
  units: ['german 4-6-7 A1 broken', 'russian 4-4-7 F1 broken'],
  vehicles: ['german PzKpfw IIIN C5 facing 3 recalled'],
  scenario: {
    groups: [
      group('german', { enter: { turn: 1, along: ['1:A6-F6'] } }),
      group('russian', { setUp: ['1:A1-F2'] }),
    ],
  },
};

test('[aslsk 7.10.j2] the friendly edge is the one by which its side came', () => {
  const exits = recallExits(worldOf(POSITION), 'german');
  expect(exits).toContain('1:C6');
  expect(exits).not.toContain('1:C1');
});

test('[aslsk 7.10.j2] who set up on the map goes back to the edge behind his own area, with no enemy before it', () => {
  const exits = recallExits(worldOf(POSITION), 'russian');
  expect(exits).toContain('1:C1');
  expect(exits).not.toContain('1:C6');
});

test('[aslsk 7.10.j2] of the edges around an area in the middle none counts before which the enemy has set up', () => {
  const exits = (russians: object) => {
    const groups = [group('german', { setUp: ['1:A3-F4'] }), group('russian', russians)];
    return recallExits(worldOf({ ...POSITION, scenario: { groups } }), 'german');
  };
  const north = exits({ setUp: ['1:A1-F1'] });
  expect([north.includes('1:C6'), north.includes('1:C1')]).toEqual([true, false]);
  const south = exits({ enter: { turn: 1, along: ['1:A6-F6'] } });
  expect([south.includes('1:C6'), south.includes('1:C1')]).toEqual([false, true]);
});

test('[aslsk 7.10.j] a recalled vehicle must drive, and keeps to the shortest way out', () => {
  const match = skirmish(POSITION);
  expect(match.offered('german')).toEqual(['drive v1']);
  play(match, 'german', 'drive v1');
  expect(offers(match, 'done')).toEqual([]);
  play(match, 'german', 'start');
  // South by west lie C6 and B5: the way over C6 is the shorter.
  expect(match.offered('german').filter(act => /^(enter|turn|stop|exit|done|slowly)/.test(act))).toEqual([
    'enter 1:C6',
  ]);
  play(match, 'german', 'enter 1:C6');
  expect(match.offered('german').filter(act => /^(enter|turn|stop|exit|done|slowly)/.test(act))).toEqual([
    'exit',
  ]);
  play(match, 'german', 'exit');
  expect(match.state.vehicles).toEqual([]);
});

test('[aslsk 7.10.j] nobody has points of one who was recalled', () => {
  const match = skirmish(POSITION);
  play(match, 'german', 'drive v1', 'start', 'enter 1:C6', 'exit');
  expect(match.state.losses).toEqual([]);
});

test('[aslsk 7.10.j] it does not stay to fire in the prep fire phase', () => {
  const { world, state } = skirmish(POSITION);
  const prepFire = { ...state, phase: 'prep-fire' } as const;
  const [tank] = state.vehicles ?? [];
  expect(tank && armMode(world, prepFire, tank, 'MA')).toMatchObject({ cite: '7.10.j' });
});

test('[aslsk 7.10.j, 7.6.d] stuck, it must try to get free', () => {
  const match = skirmish({
    ...POSITION,
    vehicles: ['german PzKpfw IIIN C5 facing 3 recalled bogged bogged'],
  });
  expect(match.offered('german')).toEqual(['drive v1']);
  play(match, 'german', 'drive v1');
  expect(offers(match, 'free')).toEqual(['free']);
  expect(offers(match, 'done')).toEqual([]);
});

test('[aslsk 7.10.j] it turns first if that is the shortest, and ends its movement in motion', () => {
  const match = skirmish({ ...POSITION, vehicles: ['german PzKpfw IIIN C5 facing 1 recalled'] });
  play(match, 'german', 'drive v1', 'start');
  expect(offers(match, 'turn')).toEqual(['turn 2']);
  expect(offers(match, 'enter')).toEqual([]);
  expect(vehicle(match)).toMatchObject({ motion: true });
});
