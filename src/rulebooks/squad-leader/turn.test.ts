import { expect, test } from 'vitest';
import { personCard, weaponCard } from './counters/index.ts';
import { PHASES } from './state.ts';
import { play, refusals, skirmish, standing } from './testing/bench.ts';
import { isLeader, isMmc, isSquad, unitById } from './units.ts';
import { distance } from './world.ts';

const units = [
  { card: 'german 4-6-7', at: '1:C4' },
  { card: 'russian 4-4-7', at: '1:K8' },
] as const;

test('[sl 1.1.1, 1.1.2, 1.1.2.1, 1.1.2.3.a] squads carry firepower, range and morale', () => {
  expect(personCard('german 4-6-7')).toMatchObject({ kind: 'squad', firepower: 4, range: 6, morale: 7 });
  const { view } = standing({ units: [...units, { card: 'german 9-2', at: '1:C4' }] });
  const [squad, leader] = ['u1', 'u3'].map(id => unitById(view, id));
  expect(squad && [isSquad(squad), isMmc(squad), isLeader(squad)]).toEqual([true, true, false]);
  expect(leader && [isMmc(leader), isLeader(leader)]).toEqual([false, true]);
});

test('[sl 1.1.2.3.b, 1.1.2.4] leaders carry morale and a modifier, which may be a bad one', () => {
  expect(personCard('german 9-2')).toMatchObject({ kind: 'leader', morale: 9, leadership: -2 });
  expect(personCard('german 7-0')).toMatchObject({ morale: 7, leadership: 0 });
  expect(personCard('german 6+1')).toMatchObject({ morale: 6, leadership: 1 });
  expect(personCard('german 10-3')).toMatchObject({ morale: 10, leadership: -3 });
});

test('[sl 1.1.2.5] a machine gun carries firepower and range, and does nothing unless somebody mans it', () => {
  expect(weaponCard('german LMG')).toMatchObject({ firepower: 2, range: 8 });
  const lying = skirmish({
    phase: 'prep-fire',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:E4' },
    ],
    weapons: [{ card: 'german LMG', at: '1:C4' }],
  });
  expect(refusals(lying, 'german', 'ready w1')).toContain('1.1.2.5');
});

test('[sl 1.1.2.2] the range is the least number of hexes, the target’s counted', () => {
  const { world } = standing({ units });
  expect(distance(world, '1:C4', '1:C5')).toBe(1);
  expect(distance(world, '1:C4', '1:C8')).toBe(4);
  // Between the hex rows the line runs along sides and touches more.
  expect(distance(world, '1:C4', '1:E4')).toBe(2);
});

test('[sl 1.3.1, SOP.end] eight phases for one side, then for the other, and the turn is over', () => {
  const match = skirmish({ phase: 'rally', turns: 2, units });
  const seen: string[] = [];
  const told = () => {
    const { turn, attacker, phase } = match.state;
    return `${turn} ${attacker} ${phase}`;
  };
  while (!match.outcome && seen.length < 100) {
    if (seen.at(-1) !== told()) seen.push(told());
    const [choice] = match.choices;
    if (!choice) break;
    play(match, choice.by, 'done');
  }
  // Phases in which nobody has anything to do pass by themselves; those with movement are asked for.
  const turns = seen.map(text => text.split(' ').slice(0, 2).join(' '));
  expect([...new Set(turns)]).toEqual(['1 german', '1 russian', '2 german', '2 russian']);
  expect(match.outcome).toBeDefined();
  const order = seen
    .filter(text => text.startsWith('1 german'))
    .map(text => PHASES.indexOf(text.slice(9) as never));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(PHASES).toHaveLength(8);
});
