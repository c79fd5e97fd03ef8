import { expect, test } from 'vitest';
import { attackLines } from '../fire/card.ts';
import { isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { closeDefenceAttack } from './close-defence.ts';
import { offers, tank } from './test-tanks.ts';

const AMONG_THEM = {
  phase: 'russian close-combat',
  date: { year: 1944, month: 8 },
  units: ['russian 4-4-7 F5', 'russian 4-4-7 F5', 'german 4-6-7 M9'],
  vehicles: ['german Panther F5 facing 1'],
} as const satisfies Position;

test('[aslsk 3.8.s] attacked in close combat, a closed vehicle throws its bomb among all infantry in the hex', () => {
  const match = skirmish(AMONG_THEM, '4,5 2,2 2 6,6 3,3');
  play(match, 'russian', 'attack u1', 'engage v1');
  expect(offers(match, 'german', 'close-defence')).toEqual(['close-defence v1']);
  play(match, 'german', 'close-defence v1');
  // A 4 on column 16 without any modifier.
  expect(match.state.units.filter(({ at, broken }) => at === '1:F5' && !broken)).toHaveLength(0);
});

test('[aslsk 3.8.s] above its usage number nothing happens, and it works once', () => {
  const match = skirmish(AMONG_THEM, '4,5 4,4 4,5');
  play(match, 'russian', 'attack u1', 'engage v1');
  play(match, 'german', 'close-defence v1');
  expect(unit(match, 'u1').broken).toBeUndefined();
  expect(isGone(match, 'u2')).toBe(false);
  play(match, 'russian', 'attack u2', 'engage v1');
  expect(offers(match, 'german', 'close-defence')).toEqual([]);
});

test('[aslsk 3.8.s] not before July 1944, not by a crew that looks out, and not before it has been attacked', () => {
  const offered = (position: Position) => {
    const match = skirmish(position, '4,5');
    play(match, 'russian', 'attack u1', 'engage v1');
    return offers(match, 'german', 'close-defence');
  };
  expect(offered({ ...AMONG_THEM, date: { year: 1944, month: 6 } })).toEqual([]);
  expect(offered({ ...AMONG_THEM, vehicles: [`${AMONG_THEM.vehicles[0]} crewExposed`] })).toEqual([]);
  const first = skirmish(AMONG_THEM);
  play(first, 'russian', 'done');
  expect(offers(first, 'german', 'close-defence')).toEqual([]);
  expect(tank(first).wreck).toBeUndefined();
});

test('[aslsk 3.8.s] as an ambusher it throws it first; its own infantry is struck with the rest, and no cover helps', () => {
  const position: Position = {
    ...AMONG_THEM,
    hexes: { '1:F5': 'stone building' },
    units: ['russian 4-4-7 F5 advanced', 'german 4-6-7 F5', 'german 4-6-7 M9'],
  };
  const match = skirmish(position, '6,1');
  expect(offers(match, 'german', 'close-defence')).toEqual(['close-defence v1']);
  const { state, world } = match;
  const [line, ...others] = attackLines(world, state, closeDefenceAttack(state, '1:F5'));
  expect(others).toEqual([]);
  expect(line).toMatchObject({ targets: ['u1', 'u2'], column: 16, drm: { value: 0 } });
});

test('[aslsk 3.8.s] a dazed crew throws nothing', () => {
  const match = skirmish({ ...AMONG_THEM, vehicles: [`${AMONG_THEM.vehicles[0]} stunned`] }, '4,5');
  play(match, 'russian', 'attack u1', 'engage v1');
  expect(match.choiceOf('german')?.id).not.toBe('attack-in-turn');
});
