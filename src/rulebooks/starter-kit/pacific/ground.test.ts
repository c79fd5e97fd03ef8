import { expect, test } from 'vitest';
import { ambushModifiers, isAmbushPossible } from '../close-combat/ambush.ts';
import { entryCost, isRoadHexside } from '../movement/cost.ts';
import { recoveryAttempt, recoveryModifiers } from '../support-weapons/rally-weapons.ts';
import { coverAt, isCoverHex, isOpenAt, terrainAt } from '../terrain/terrain.ts';
import { enact, offers, type Position, play, skirmish, standing } from '../testing/bench.ts';
import { fitsIn, unitById, weaponById } from '../units.ts';

const JAPANESE = 'japanese 4-4-7 C4';
const MARINE = 'american 7-6-8 C7';
const PACIFIC = { scenario: { rules: ['pacific'] } } satisfies Partial<Position>;
const LIGHT = { scenario: { rules: ['pacific', 'light-jungle'] } } satisfies Partial<Position>;
const JANUARY = { year: 1943, month: 1 };
const HUTS = {
  one: { material: 'wood', hexes: ['G4'] },
  two: { material: 'wood', hexes: ['G4'] },
  lone: { material: 'wood', hexes: ['H4'] },
  long: { material: 'wood', hexes: ['I4', 'I5'] },
} as const;
const GROUND: Omit<Position, 'units'> = {
  date: JANUARY,
  hexes: { B4: 'woods', C4: 'brush', D4: 'orchard', E4: 'grain', F4: 'stone building', K4: 'marsh' },
  buildings: HUTS,
};
const game = (position: Partial<Position> = {}) =>
  standing({ units: [JAPANESE, MARINE], ...GROUND, ...PACIFIC, ...position });
const terrains = (position: Partial<Position>) => {
  const { world } = game(position);
  return (['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'] as const).map(column =>
    terrainAt(world, `1:${column}4`),
  );
};

test('[aslsk 8.2.a, 8.2.1.jungle.a, 8.2.1.hut.a] Pacific terrain is in effect by scenario rule, and makes other ground of ours', () => {
  expect(terrains(PACIFIC)).toEqual([
    'dense jungle',
    'bamboo',
    'palm trees',
    'kunai',
    'stone building',
    'hut',
    'wooden building',
    'wooden building',
    'open ground',
    'brush',
  ]);
  expect(terrains(LIGHT)[0]).toBe('light jungle');
  // In January grain is stubble where there is no kunai.
  expect(terrains({ scenario: {} }).slice(0, 4)).toEqual(['woods', 'brush', 'orchard', 'open ground']);
});

test('[aslsk 8.2.1.jungle.a, 8.2.1.jungle.b, 8.2.1.bamboo.a, 8.2.1.palm, 8.2.1.kunai, 8.2.1.hut.b] what cover it gives, and where the broken find shelter', () => {
  const tem = (position: Partial<Position>, column: string) => {
    const { world, state } = game(position);
    return coverAt(world, state, `1:${column}4`)?.tem ?? 0;
  };
  expect(['B', 'C', 'D', 'E', 'G', 'H'].map(column => tem(PACIFIC, column))).toEqual([2, 1, 0, 0, 1, 2]);
  expect(tem(LIGHT, 'B')).toBe(1);
  const { world, state } = game();
  const shelters = ['B', 'C', 'D', 'E', 'G'].map(column => isCoverHex(world, state, `1:${column}4`));
  expect(shelters).toEqual([true, false, false, false, true]);
  expect(['B', 'C', 'D', 'E', 'G'].some(column => isOpenAt(world, `1:${column}4`))).toBe(false);
});

test('[aslsk 8.2.1.jungle.b] two squads find room in dense jungle and bamboo, three in light jungle and elsewhere', () => {
  const fits = (position: Partial<Position>, at: '1:B4' | '1:C4' | '1:E4') => {
    const three = [1, 2, 3].map(() => 'japanese 4-4-7 M9');
    const { world, state } = game({ ...position, units: [...three, MARINE] });
    return fitsIn(world, state, at, 'japanese', state.units.slice(0, 3));
  };
  expect([fits(PACIFIC, '1:B4'), fits(PACIFIC, '1:C4'), fits(PACIFIC, '1:E4')]).toEqual([false, false, true]);
  expect(fits(LIGHT, '1:B4')).toBe(true);
});

test('[aslsk 8.2.a, 8.2.1.path] there are no roads; along a path jungle costs 1 MF, and nothing else is cheaper for it', () => {
  const hexes = { B4: 'woods', C4: 'brush', D4: 'orchard', G4: 'woods' } as const;
  const roads = [
    ['A4', 'B4'],
    ['D3', 'C4', 'D4'],
    ['F4', 'F5'],
  ];
  const { world, state } = game({ hexes, roads, buildings: {} });
  const cost = (from: `1:${string}`, to: `1:${string}`) => entryCost(world, state, { from, to })?.value;
  expect([cost('1:A4', '1:B4'), cost('1:B3', '1:B4'), cost('1:B4', '1:C4')]).toEqual([1, 2, Infinity]);
  expect(cost('1:D3', '1:C4')).toBe(Infinity);
  expect([cost('1:C4', '1:D4'), cost('1:F4', '1:F5')]).toEqual([1, 1]);
  expect(isRoadHexside(world, { from: '1:F4', to: '1:F5' })).toBe(false);
});

test('[aslsk 8.2.b] no fire group is made of two hexes of dense jungle, kunai or bamboo', () => {
  const joins = (hexes: NonNullable<Position['hexes']>, position: Partial<Position> = PACIFIC) => {
    const units = [JAPANESE, 'japanese 4-4-7 D4', MARINE, 'american 7-6-8 M9'];
    const match = skirmish({ units, hexes, sight: 'strict', ...position });
    play(match, 'japanese', 'ready u1', 'at 1:C7');
    return match.offered('japanese').includes('add u2');
  };
  expect(joins({ C4: 'woods', D4: 'grain' })).toBe(false);
  expect(joins({ C4: 'brush', D4: 'woods' })).toBe(false);
  expect(joins({ C4: 'woods' })).toBe(true);
  expect(joins({ C4: 'woods', D4: 'orchard' })).toBe(true);
  expect(joins({ C4: 'woods', D4: 'grain' }, LIGHT)).toBe(true);
});

test('[aslsk 8.2.c] what lies in jungle, kunai or bamboo is harder to find by two', () => {
  const recovers = (hexes: NonNullable<Position['hexes']>, die: number) => {
    const position = { units: [JAPANESE, MARINE], weapons: ['japanese LMG C4'], hexes, ...PACIFIC };
    return enact(position, `${die}`, function* (game) {
      return yield* recoveryAttempt(game, unitById(game.state, 'u1'), weaponById(game.state, 'w1'), '3.1.c');
    }).value;
  };
  for (const ground of ['woods', 'brush', 'grain'] as const) {
    expect([recovers({ C4: ground }, 3), recovers({ C4: ground }, 4)]).toEqual([true, false]);
  }
  expect([recovers({ C4: 'orchard' }, 5), recovers({}, 5)]).toEqual([true, true]);
});

test('[aslsk 8.2.d] in jungle, kunai and bamboo there may be an ambush, with one more for the attacker', () => {
  const both = (hexes: NonNullable<Position['hexes']>) => {
    const { world, state } = game({ hexes, units: ['japanese 3-4-7 C4 advanced', 'american 7-6-8 C4'] });
    const drm = ['japanese', 'american'].map(side => ambushModifiers(world, state, '1:C4', side).value);
    return [isAmbushPossible(world, state, '1:C4'), ...drm];
  };
  for (const ground of ['woods', 'brush', 'grain'] as const) {
    expect(both({ C4: ground })).toEqual([true, 1, 0]);
  }
  expect(both({ C4: 'stone building' })).toEqual([true, 0, 0]);
  expect(both({ C4: 'orchard' })[0]).toBe(false);
});

test('[aslsk 8.2.b] bamboo and kunai part as well, each from its like; one hex of them is no hindrance', () => {
  const joins = (hexes: NonNullable<Position['hexes']>) => {
    const units = [JAPANESE, 'japanese 4-4-7 D4', 'japanese 4-4-7 C4', MARINE];
    const match = skirmish({ units, hexes, sight: 'strict', ...PACIFIC });
    play(match, 'japanese', 'ready u1', 'at 1:C7');
    return offers(match, 'japanese', 'add');
  };
  expect(joins({ C4: 'brush', D4: 'brush' })).toEqual(['add u3']);
  expect(joins({ C4: 'grain', D4: 'grain' })).toEqual(['add u3']);
  expect(joins({ C4: 'woods', D4: 'woods' })).toEqual(['add u3']);
});

test('[aslsk 8.2.1.jungle.b, 8.2.1.kunai, 8.2.1.palm, 8.2.1.hut.b] what it costs infantry to enter', () => {
  const { world, state } = game();
  const cost = (column: string, from: string) =>
    entryCost(world, state, { from: `1:${from}`, to: `1:${column}4` })?.value;
  expect([cost('B', 'B3'), cost('D', 'D3'), cost('E', 'E3'), cost('G', 'G3')]).toEqual([2, 1, 2, 2]);
});

test('[aslsk 8.2.d] the one more is the attacker’s in the undergrowth, not the defender’s', () => {
  const units = ['japanese 3-4-7 C4', 'american 7-6-8 C4 advanced'];
  const { world, state } = game({ hexes: { C4: 'woods' }, units, attacker: 'american' });
  const drm = ['japanese', 'american'].map(side => ambushModifiers(world, state, '1:C4', side).value);
  expect(drm).toEqual([0, 1]);
});

test('[aslsk 8.2.c] the harder search is the same on the move, and exhaustion adds to it', () => {
  const harder = (unit: string, hexes: NonNullable<Position['hexes']> = { C4: 'woods' }) => {
    const { world, state } = game({ hexes, units: [`${JAPANESE} ${unit}`, MARINE] });
    return recoveryModifiers(world, unitById(state, 'u1')).value;
  };
  expect([harder(''), harder('exhausted'), harder('exhausted', {})]).toEqual([2, 3, 1]);
});
