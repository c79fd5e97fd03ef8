import { expect, test } from 'vitest';
import { type Circumstances, fireModifiers } from '../fire/modifiers.ts';
import { type Position, skirmish } from '../testing/bench.ts';
import { unitById } from '../units.ts';

/** A gun in D5 that looks north, and what fire at its crew has to overcome. */
function at(changes: Partial<Position>, attack: Partial<Circumstances> = {}) {
  const { world, state } = skirmish({
    units: ['german 2-2-8 D5', 'russian 4-4-7 D2'],
    weapons: ['german 7.5cm PaK 40 of u1 facing 0 emplaced'],
    ...changes,
  });
  const about: Circumstances = {
    kind: 'fire',
    target: '1:D5',
    from: ['1:D8'],
    leaders: [],
    exhausted: false,
    ...attack,
  };
  return fireModifiers(world, state, about, unitById(state, 'u1'));
}
const names = (tally: ReturnType<typeof at>) => tally.kept.map(({ id, n }) => `${id} ${n}`);

const MOVED = ['german 7.5cm PaK 40 of u1 facing 0'] as const;

test('E-064 [aslsk 6.3.a] a gun that is dug in gives its crew +2 against all attacks', () => {
  expect(names(at({}))).toEqual(['emplaced gun 2']);
});

test('E-064 [aslsk 6.3.b, 1.2.6.b] nobody but a crew has that, and no other cover is added to it: the better counts', () => {
  const squad: Position['units'] = ['german 4-6-7 D5', 'russian 4-4-7 D2'];
  expect(names(at({ units: squad }))).toEqual([]);
  expect(names(at({ hexes: { '1:D5': 'woods' } }))).toEqual(['emplaced gun 2']);
  expect(names(at({ hexes: { '1:D5': 'stone building' } }))).toEqual(['stone building 3']);
});

test('E-070 [aslsk 6.6.a] through its covered arc the shield protects a good order crew by +2, from a flamethrower by nothing', () => {
  expect(names(at({ weapons: MOVED }, { from: ['1:D2'] }))).toEqual(['gunshield 2']);
  expect(names(at({ weapons: MOVED }, { from: ['1:D2'], kind: 'flame' }))).toEqual([]);
  // From behind, or from both sides at once, there is no shield.
  expect(names(at({ weapons: MOVED }, { from: ['1:D8'] }))).toEqual([]);
  expect(names(at({ weapons: MOVED }, { from: ['1:D2', '1:D8'] }))).toEqual([]);
});

test('E-070 [aslsk 6.6.a] a charge laid from in front meets the shield, one laid from behind does not', () => {
  const charge = { kind: 'charge', from: [] } as const;
  expect(names(at({ weapons: MOVED }, { ...charge, through: ['1:D4'] }))).toEqual(['gunshield 2']);
  expect(names(at({ weapons: MOVED }, { ...charge, through: ['1:D6'] }))).toEqual([]);
});

test('[aslsk 6.6.a] infantry guns have one, artillery has none; nor has a broken crew, or one that pushes its gun', () => {
  const gun = (card: string) => [`${card} of u1 facing 0`] as const;
  const from = { from: ['1:D2'] } as const;
  expect(names(at({ weapons: gun('german 7.5cm leIG 18') }, from))).toEqual(['gunshield 2']);
  expect(names(at({ weapons: gun('german 10.5cm leFH 18') }, from))).toEqual([]);
  const crew = (state: string): Position['units'] => [`german 2-2-8 D5 ${state}`, 'russian 4-4-7 D2'];
  expect(names(at({ weapons: MOVED, units: crew('broken') }, from))).toEqual([]);
  expect(names(at({ weapons: MOVED, units: crew('manhandled') }, from))).toEqual(['hazardous movement -2']);
});

test('[aslsk 6.6.b] the shield is no addition to other cover', () => {
  expect(names(at({}, { from: ['1:D2'] }))).toHaveLength(1);
  expect(at({}, { from: ['1:D2'] }).value).toBe(2);
  expect(names(at({ weapons: MOVED, hexes: { '1:D5': 'woods' } }, { from: ['1:D2'] }))).toEqual([
    'gunshield 2',
  ]);
});

test('[aslsk 6.6.a] only a crew has a shield, not a squad at the gun', () => {
  const squad: Position['units'] = ['german 4-6-7 D5', 'russian 4-4-7 D2'];
  expect(names(at({ weapons: MOVED, units: squad }, { from: ['1:D2'] }))).toEqual([]);
});
