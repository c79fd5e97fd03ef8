/** Commands for a whole platoon at one word. */
import { expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

type Told = Position['units'][number];
const tank = (at: string, group: string, more: Partial<Told> = {}): Told => ({
  card: 'pz-iiih',
  at: at as '1:A1',
  group,
  ...more,
});
const writing = (...units: readonly Told[]) =>
  skirmish({ phase: 'command', units: [...units, { card: 'crusader-i', at: '1:M1' }] });

test('[panzer B5.8] all of a platoon in Command Range share one command at one word, and no other platoon', () => {
  const match = writing(tank('1:A5', 'one'), tank('1:A7', 'one'), tank('1:A6', 'one'), tank('1:A5', 'two'));
  play(match, 'german', 'platoon u1 MOVE');
  expect(['u1', 'u2', 'u3', 'u4'].map(id => unit(match, id as 'u1').command)).toEqual([
    'MOVE',
    'MOVE',
    'MOVE',
    'N/C',
  ]);
  expect(offers(match, 'german', 'platoon')).toEqual([]);
});

test('[panzer B5.6] the nearest come first, and whoever would need a command too many has none', () => {
  // Four Seasoned units have two commands: u1 with u4 share one, u3 has the other.
  const match = writing(
    tank('1:A5', 'one'),
    tank('1:K5', 'one'),
    tank('1:E5', 'one'),
    tank('1:A6', 'one', { command: 'N/C' }),
  );
  play(match, 'german', 'platoon u1 OW');
  expect(['u1', 'u2', 'u3', 'u4'].map(id => unit(match, id as 'u1').command)).toEqual([
    'OW',
    'N/C',
    'OW',
    'OW',
  ]);
});

test('[panzer B5.6, B10.2] a platoon is told through its first unit without a command; those who can’t move are left out', () => {
  const match = writing(tank('1:A5', 'one', { tracked: true }), tank('1:A5', 'one'), tank('1:A5', 'one'));
  expect(refusals(match, 'german', 'platoon u2 FIRE')).toEqual(['B5.8']);
  play(match, 'german', 'platoon u1 MOVE');
  expect(['u1', 'u2', 'u3'].map(id => unit(match, id as 'u1').command)).toEqual(['N/C', 'MOVE', 'MOVE']);
});
