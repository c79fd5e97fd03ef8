import { expect, test } from 'vitest';
import { interdictors } from '../rout/interdiction.ts';
import type { Phase } from '../state.ts';
import { enact, type Position, skirmish, standing } from '../testing/bench.ts';
import { endMelees, isContested, lockInMelee } from './melee.ts';

const D4 = '1:D4' as const;
const german = `german 4-6-7 ${D4}`;
const russian = `russian 4-4-7 ${D4}`;

const locked = (units: Position['units']) =>
  enact({ units }, [], function* (game) {
    lockInMelee(game, D4);
  }).match.state.melees;

const lasting = (units: Position['units']) =>
  enact({ units, melees: [D4] }, [], function* (game) {
    endMelees(game);
  }).match.state.melees;

test('[aslsk 3.8.t] infantry of both sides is locked in melee if any of it is unbroken', () => {
  expect(locked([german, russian])).toEqual([D4]);
  expect(locked([german, `${russian} broken`])).toEqual([D4]);
  expect(locked([`${german} broken`, `${russian} broken`])).toEqual([]);
  expect(locked([german])).toEqual([]);
});

test('[aslsk 3.8.u] the melee ends as soon as no unbroken unit remains, or only one side', () => {
  expect(lasting([german, `${russian} broken`])).toEqual([D4]);
  expect(lasting([`${german} broken`, `${russian} broken`])).toEqual([]);
  expect(lasting([german, 'russian 4-4-7 E4'])).toEqual([]);
});

/** A German squad in D4 with a weapon, held there by a Russian; and what the Germans may do in a phase. */
function offeredIn(phase: Phase, melees: readonly (typeof D4)[]) {
  const match = skirmish({
    attacker: 'german',
    phase,
    melees,
    units: [german, russian, 'russian 4-4-7 D6', 'russian 4-4-7 D6 broken'],
    weapons: ['german LMG of u1'],
  });
  return match.choiceOf('german')
    ? match.offered('german').filter(act => /^(move|advance|ready)/.test(act))
    : [];
}

test('[aslsk 3.8.t] units in melee neither move nor advance nor fire; others do', () => {
  expect(offeredIn('movement', [D4])).toEqual([]);
  expect(offeredIn('advance', [D4])).toEqual([]);
  expect(offeredIn('prep-fire', [D4])).toEqual([]);
  expect(offeredIn('movement', [])).toContain('move u1');
  expect(offeredIn('advance', [])).toContain('advance u1 1:D3');
});

test('[aslsk 3.8.t] nor do they stop a rout', () => {
  const stops = (melees: readonly (typeof D4)[]) => {
    const { world, state } = skirmish({ units: [german, russian, 'russian 4-4-7 D8 broken'], melees });
    return interdictors(world, state, { side: 'russian', at: '1:D8' }).map(({ id }) => id);
  };
  expect([stops([]), stops([D4])]).toEqual([['u1'], []]);
});

const PANTHER = `german Panther ${D4}`;

test('[aslsk 3.8.v] a vehicle that stands still holds the infantry of the enemy, broken or not; one in motion does not, and a wreck neither', () => {
  const held = (vehicle: string, units: Position['units'] = [russian]) =>
    enact({ units, vehicles: [`${PANTHER} ${vehicle}`] }, [], function* (game) {
      lockInMelee(game, D4);
    }).match.state.melees;
  expect(held('')).toEqual([D4]);
  expect(held('', [`${russian} broken`])).toEqual([D4]);
  expect([held('motion'), held('wreck'), held('', [german])]).toEqual([[], [], []]);
});

test('[aslsk 3.8.v] vehicles do not fight each other in close combat, nor are they held', () => {
  const vehicles = [PANTHER, `russian T-34/85 ${D4}`];
  const match = standing({ units: [], vehicles });
  expect(isContested(match.state, D4)).toBe(false);
  const leaves = skirmish({
    phase: 'german movement',
    units: [russian, 'german 4-6-7 M9'],
    vehicles: [PANTHER],
    melees: [D4],
  });
  expect(leaves.offered('german')).toContain('drive v1');
});
