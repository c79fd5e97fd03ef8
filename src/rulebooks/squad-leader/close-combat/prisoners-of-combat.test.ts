import { expect, test } from 'vitest';
import type { LocId, UnitId } from '../state.ts';
import { isGone, offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { assaultOf } from './attack.ts';

const HERE: LocId = '1:D4';
const german = { card: 'german 4-6-7', at: HERE } as const;
const guards = { card: 'russian 6-2-8', at: HERE } as const;
const elsewhere = [
  { card: 'german 4-6-7', at: '1:A1' },
  { card: 'russian 4-4-7', at: '1:M10' },
] as const;

const melee = (units: Position['units'], dice: readonly (readonly number[])[]) => {
  const match = skirmish({ phase: 'close-combat', melees: [HERE], units }, dice);
  for (const side of ['russian', 'german'])
    if (match.choiceOf(side)?.id === 'withdraw') play(match, side, 'done');
  return match;
};

test('[sl 3.29.6] who take each other stay broken in the hex, unguarded, and are in no melee', () => {
  const match = melee(
    [guards, german, ...elsewhere],
    [
      [1, 3],
      [1, 2],
    ],
  );
  play(match, 'russian', 'attack u1', 'target u2', 'take-alive', 'done');
  play(match, 'german', 'attack u2', 'target u1', 'take-alive', 'done');
  for (const id of ['u1', 'u2']) {
    expect(unit(match, id)).toMatchObject({ broken: true, at: HERE });
    expect(unit(match, id).guard).toBeUndefined();
  }
  expect(match.state.melees).toEqual([]);
});

test('[sl 3.29.6, 3.29.12] where one still stands who can guard nobody, they have not taken each other', () => {
  const match = melee([{ card: 'russian 10-2', at: HERE }, german, ...elsewhere], [[1, 1]]);
  play(match, 'russian', 'attack u1', 'target u2', 'take-alive', 'done');
  play(match, 'german', 'done');
  expect(unit(match, 'u2')).toMatchObject({ broken: true, at: HERE });
  expect([unit(match, 'u2').guard, unit(match, 'u2').exchanged]).toEqual([undefined, undefined]);
});

const TAKEN = { broken: true, exchanged: true } as const;
const both = (phase: 'rally' | 'rout'): Position => ({
  phase,
  attacker: 'german',
  hexes: { '1:D2': 'woods', '1:D6': 'woods', [HERE]: 'woods' },
  units: [
    { ...guards, ...TAKEN },
    { ...german, ...TAKEN },
    { card: 'german 9-1', at: HERE, ...TAKEN },
    ...elsewhere,
    { card: 'german 4-6-7', at: '1:A1', broken: true },
    { card: 'german 8-0', at: '1:A1' },
  ],
});

test('[sl 3.29.6] until then nobody of them rallies', () => {
  const match = skirmish(both('rally'));
  while (match.choiceOf('german')?.id !== 'rally') play(match, 'german', 'done');
  expect(refusals(match, 'german', 'self-rally u3')).toEqual(['3.29.6']);
});

test('[sl 3.29.6] both must leave the hex, even if it is cover: the moving side first', () => {
  const match = skirmish(both('rout'));
  expect(offers(match, 'german', 'rout')).toEqual(expect.arrayContaining(['rout u2', 'rout u3']));
  expect(refusals(match, 'german', 'done')).toEqual(['3.21.7']);
  expect(match.choiceOf('russian')).toBeUndefined();
  for (const id of ['u2', 'u3']) play(match, 'german', `rout ${id}`, 'flee 1:D3', 'flee 1:D2');
  while (match.choiceOf('german')) play(match, 'german', match.offered('german')[0] ?? '');
  // By now he is alone there, in woods, and must leave them all the same.
  expect(offers(match, 'russian', 'rout')).toEqual(['rout u1']);
  expect(refusals(match, 'russian', 'done')).toEqual(['3.21.7']);
});

test('[sl 3.29.12] the one who guards is named: a squad rather than the leader with it', () => {
  const match = melee([{ card: 'russian 9-1', at: HERE }, guards, german, ...elsewhere], [[1, 2]]);
  play(match, 'russian', 'attack u2', 'target u3', 'take-alive', 'done');
  play(match, 'german', 'done');
  expect(unit(match, 'u3')).toMatchObject({ broken: true, guard: 'u2' });
});

test('[sl 3.25.8] a berserk unit that kills in close combat comes to its senses with the end of the phase', () => {
  const fought = (dice: readonly number[]) => {
    const match = melee([{ ...guards, berserk: true }, german, ...elsewhere], [dice]);
    play(match, 'russian', 'attack u1', 'target u2');
    expect(refusals(match, 'russian', 'take-alive')).toEqual(['3.25.8']);
    play(match, 'russian', 'done');
    play(match, 'german', 'done');
    return [isGone(match, 'u2'), unit(match, 'u1').berserk];
  };
  expect(fought([1, 2])).toEqual([true, undefined]);
  expect(fought([5, 6])).toEqual([false, true]);
});

test('[sl 3.28.5.2] men who have lost heart are taken at -1: all of them, and without a leader who stands and stays', () => {
  const lost = { ...guards, card: 'russian 4-4-7', lowered: 2 } as const;
  const leader = { card: 'russian 8-0', at: HERE } as const;
  const drm = (on: readonly UnitId[], ...russians: Position['units']) => {
    const { world, view } = standing({ melees: [HERE], units: [german, ...russians] });
    return assaultOf(world, view, { by: ['u1'], on, alive: true }).lines.map(line => line.drm.value);
  };
  expect(drm(['u2'], lost)).toEqual([-1]);
  expect(drm(['u2'], { ...lost, lowered: 1 })).toEqual([1]);
  expect(drm(['u2', 'u3'], lost, lost)).toEqual([-1]);
  expect(drm(['u2', 'u3'], lost, { ...lost, lowered: 1 })).toEqual([1]);
  expect(drm(['u2'], lost, { ...lost, lowered: 1 })).toEqual([-1]);
  expect(drm(['u2'], lost, leader)).toEqual([1]);
  expect(drm(['u2'], lost, { ...leader, lowered: 2 })).toEqual([1]);
  expect(drm(['u2'], lost, { ...leader, lowered: 3 })).toEqual([-1]);
  expect(drm(['u2'], lost, { ...leader, withdraws: true })).toEqual([-1]);
  // A broken leader holds nobody.
  expect(drm(['u2'], lost, { ...leader, broken: true })).toEqual([-1]);
});
