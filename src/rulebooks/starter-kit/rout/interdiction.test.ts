import { expect, test } from 'vitest';
import { push } from '../frames.ts';
import type { Unit, Weapon } from '../state.ts';
import { type Position, skirmish, worldOf } from '../testing/bench.ts';
import { interdictors } from './interdiction.ts';

const F5 = '1:F5' as const;
const russian = (at: `1:${string}`) => `russian 4-4-7 ${at}`;

/** Who could interdict a German in F5. */
const threats = (position: Position) => {
  const { state } = skirmish(position, [], function* (game) {
    push(game, { is: 'done' });
  });
  return interdictors(worldOf(position), state, { side: 'german', at: F5 }).map(({ id }) => id);
};

test('[aslsk 3.6.l] interdictors are unbroken, unpinned and within normal range', () => {
  const units = [
    russian('1:F1'),
    'russian 4-4-7 F2 broken',
    'russian 4-4-7 F2 pinned',
    'russian 5-2-7 F2',
    russian('1:A5'),
  ] as const;
  expect(threats({ units })).toEqual(['u1']);
});

test('[aslsk 3.6.l, 3.6.m] a machine gun reaches farther, but not in the hands of one man alone', () => {
  const position = {
    size: [20, 10],
    units: [russian('1:M1'), 'russian 8-0 M3', 'russian 8-0 M5', 'russian 8-0 M5', russian('1:M7')],
    weapons: [
      'russian MMG of u1',
      'russian MMG of u2',
      'russian MMG of u3',
      'russian MMG of u5 malfunctioned',
    ],
  } as const;
  expect(threats(position)).toEqual(['u1', 'u3']);
});

test('[aslsk 3.6.l] what must hit first interdicts at less than 17 hexes, a gun on the ground like a main armament', () => {
  const gun = (at: `1:${string}`) =>
    threats({
      size: [10, 24],
      units: [`russian 2-2-8 ${at}`],
      weapons: ['russian 76.2mm ZIS-3 of u1 facing 0'],
    });
  expect([gun('1:F21'), gun('1:F22')]).toEqual([['u1'], []]);
  const tank = (at: `1:${string}`) =>
    threats({
      size: [10, 24],
      units: ['german 4-6-7 A1'],
      vehicles: [`russian T-34/85 ${at} facing 0 crewExposed`],
    });
  expect([tank('1:F21'), tank('1:F22')]).toEqual([['v1'], []]);
});

test('[aslsk 3.6.m] neither the exhausted nor those in melee interdict', () => {
  const units = ['russian 4-4-7 F2 exhausted', russian('1:F3'), 'german 4-6-7 F3'] as const;
  expect(threats({ units, melees: ['1:F3'] })).toEqual([]);
});

test('[aslsk 3.6.o] having fired does not matter; a hindrance or other ground than open does', () => {
  expect(threats({ units: ['russian 4-4-7 F2 fired final forfeits'] })).toEqual(['u1']);
  expect(threats({ units: [russian('1:F2')], hexes: { '1:F4': 'orchard' } })).toEqual([]);
  expect(threats({ units: [russian('1:F2')], smoke: [{ at: '1:F4', kind: 'full', by: 'german' }] })).toEqual(
    [],
  );
});

test.each(['orchard', 'grain', 'brush', 'woods', 'wooden building', 'stone building'] as const)(
  '[aslsk 3.6.o, 1.1.1.orchard.b, 1.1.1.grain.b, 1.1.1.brush.b] nobody is interdicted in %s',
  ground => {
    expect(threats({ units: [russian('1:F2')], hexes: { '1:F5': ground } })).toEqual([]);
  },
);

test('[aslsk 1.1.1.hill.h, 3.6.o] nor does anybody from below who would have height against him', () => {
  expect(threats({ units: [russian('1:F4')], levels: { F5: 1 } })).toEqual([]);
  expect(threats({ units: [russian('1:F4')], levels: { F4: 1 } })).toEqual(['u1']);
});

test('[aslsk 3.6.m] a gun interdicts within its covered arc, in the hands of its crew; mortars never do', () => {
  const crew = { card: 'russian 2-2-8', at: '1:F14' } as const;
  const gun = { card: 'russian 76.2mm ZIS-3', by: 'u1', facing: 0 } as const;
  const served = (more: Partial<Weapon> = {}, by: Partial<Unit> = {}) =>
    threats({ size: [10, 16], units: [{ ...crew, ...by }], weapons: [{ ...gun, ...more }] });
  expect(served()).toEqual(['u1']);
  expect(served({ facing: 2 })).toEqual([]);
  expect(served({ malfunctioned: true })).toEqual([]);
  expect(served({ card: 'russian 82mm BM obr. 37' })).toEqual([]);
  expect(served({ card: 'german 7.5cm PaK 40' })).toEqual([]);
  expect(served({}, { card: 'russian 2-3-7' })).toEqual([]);
});

test('[aslsk 3.6.l] out to its normal range and no farther; anti-tank rifles and flamethrowers by theirs, even in one man’s hands', () => {
  expect(threats({ units: [russian('1:F1')] })).toEqual(['u1']);
  expect(threats({ units: [russian('1:F10')] })).toEqual([]);
  const alone = (card: string, at: `1:${string}`) =>
    threats({ size: [10, 20], units: [`russian 8-0 ${at}`], weapons: [`${card} of u1`] });
  expect([alone('russian ATR', '1:F17'), alone('russian ATR', '1:F18')]).toEqual([['u1'], []]);
  expect([alone('russian FT', '1:F6'), alone('russian FT', '1:F7')]).toEqual([['u1'], []]);
  expect(alone('russian LMG', '1:F7')).toEqual([]);
});

test.each([
  ['broken', 'russian 8-0 F9 broken'],
  ['pinned', 'russian 8-0 F9 pinned'],
  ['exhausted', 'russian 8-0 F9 exhausted'],
  ['next door', 'russian 8-0 F8'],
  ['no leader', 'russian 4-4-7 F9'],
])('[aslsk 3.6.m] a comrade who is %s does not make a machine gun whole for a leader', (_, comrade) => {
  const units = ['russian 8-0 F9', comrade];
  expect(threats({ units, weapons: ['russian MMG of u1'] }).filter(id => id === 'u1')).toEqual([]);
});

test('[aslsk 3.6.l] ordnance interdicts at under 17 hexes', () => {
  const gun = 'russian 76.2mm ZIS-3 of u1 facing 0';
  const at = (hex: `1:${string}`) =>
    threats({ size: [10, 24], units: [`russian 2-2-8 ${hex}`], weapons: [gun] });
  expect([at('1:F21'), at('1:F22')]).toEqual([['u1'], []]);
});

test('[aslsk 3.6.m, 1.2.5.d] out of smoke nobody interdicts: his fire would be hindered', () => {
  expect(
    threats({ units: [russian('1:F2')], smoke: [{ at: '1:F2', kind: 'grenade', by: 'russian' }] }),
  ).toEqual([]);
});
