/** What the book says that it hides: each thing where it can be, and what of it a side can't know (6.4, 8.1.8.5, 8.3). */
import { expect, test } from 'vitest';
import type { Scenario } from '../scenario/scenario.ts';
import { type Position, skirmish, worldOf } from '../testing/bench.ts';
import { hides } from './hides.ts';

const NATIONS = { german: 'german 4-6-7', russian: 'russian 4-4-7', japanese: 'japanese 4-4-7' } as const;

/** Of a scenario with these two sides, in which the second sets up with these weapons. */
function hidden(
  nations: readonly [keyof typeof NATIONS, keyof typeof NATIONS],
  rules: Scenario['rules'] = [],
  second: Partial<Scenario['groups'][number]> = {},
) {
  const [one, two] = nations;
  const groups = [
    { id: one, side: one, elr: 3, units: { [NATIONS[one]]: 1 }, setUp: ['1:A1-B2'] },
    { id: two, side: two, elr: 3, units: { [NATIONS[two]]: 1 }, setUp: ['1:H1-I2'], ...second },
  ] satisfies Scenario['groups'];
  const units = nations.map(nation => ({ card: NATIONS[nation], side: nation }));
  return hides(worldOf({ units, scenario: { groups, rules } })).map(({ id }) => id);
}

const GUN = { weapons: { 'russian 45mm PTP obr. 32': 1 } };

test('[aslsk 6.4.a, 8.1.8.5, 8.3.b] a scenario hides what is in it to be hidden, and nothing else', () => {
  expect(hidden(['german', 'russian'])).toEqual([]);
  expect(hidden(['german', 'russian'], [], GUN)).toEqual(['secret-set-up', 'hidden-gun']);
  expect(hidden(['german', 'russian'], ['concealment'])).toEqual(['secret-set-up', 'concealed-stack']);
  expect(hidden(['german', 'japanese'])).toEqual(['secret-set-up', 'hidden-squad']);
  expect(hidden(['german', 'russian'], [], { weapons: { 'russian LMG': 1 } })).toEqual([]);
});

/** A gun in B3 whose crew hides, a squad under a ? in C3, one that hides in D3, and Germans who see nothing of it. */
const POSITION = {
  scenario: {
    rules: ['concealment'],
    groups: [
      { id: 'german', side: 'german', elr: 3, units: {}, setUp: ['1:H1-I2'] },
      {
        id: 'japanese',
        side: 'japanese',
        elr: 3,
        units: {},
        weapons: { 'japanese Type 94 AT': 1 },
        setUp: ['1:A1-B2'],
      },
    ],
  },
  units: [
    'japanese 2-2-8 B3 hidden',
    'japanese 4-4-7 C3 concealed',
    'japanese 4-4-7 D3 hidden',
    'japanese 4-4-7 E3',
    'german 4-6-7 H2 concealed',
  ],
  weapons: ['japanese Type 94 AT of u1 facing 2'],
} as const satisfies Position;

function unknown(position: Position, side: string) {
  const { state, world } = skirmish(position);
  return Object.fromEntries(hides(world).map(({ id, unknownTo }) => [id, unknownTo(state, side, world)]));
}

test('[aslsk 6.4.a, 8.1.8.5, 8.3.b] of each its enemy can’t know who, where, and of a gun which way it looks; its own side knows all', () => {
  expect(unknown(POSITION, 'german')).toEqual({
    'secret-set-up': [],
    'hidden-gun': ['w1 1:B3 2'],
    'hidden-squad': ['u3 1:D3'],
    'concealed-stack': ['u2 1:C3'],
  });
  expect(unknown(POSITION, 'japanese')).toEqual({
    'secret-set-up': [],
    'hidden-gun': [],
    'hidden-squad': [],
    'concealed-stack': ['u5 1:H2'],
  });
});

test('[aslsk 6.4.a] while a side sets up in secret, all of it is unknown', () => {
  const settingUp = { ...POSITION, doing: [{ is: 'set-up', side: 'japanese' }] } as const;
  expect(unknown(settingUp, 'german')['secret-set-up']).toHaveLength(4);
  expect(unknown(settingUp, 'japanese')['secret-set-up']).toEqual([]);
});

test('[aslsk 6.4.a, 8.3.b] a side reckons with it while somebody of the enemy is nowhere in its sight or under a ?', () => {
  const reckons = (units: Position['units'], side = 'german') => {
    const match = skirmish({ ...POSITION, units, weapons: [] });
    const [first] = hides(match.world);
    return first?.isPossible(match.view(side), side, match.world);
  };
  const open = ['japanese 4-4-7 E3', 'german 4-6-7 H2'] as const;
  expect(reckons(open)).toBe(false);
  expect(reckons([`${open[0]} hidden`, open[1]])).toBe(true);
  expect(reckons([`${open[0]} concealed`, open[1]])).toBe(true);
  expect(reckons([open[0], `${open[1]} concealed`])).toBe(false);
});
