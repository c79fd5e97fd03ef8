import { expect, test } from 'vitest';
import type { LocId } from '../state.ts';
import { type Position, standing } from '../testing/bench.ts';
import { lineOf } from './line.ts';
import { sightModifiers, sightOf } from './sight.ts';

type Ground = Omit<Position, 'units'>;

const line = (ground: Ground, from: LocId, to: LocId) =>
  lineOf(standing({ units: [], ...ground }).world, from, to);
const isClear = (ground: Ground, from: LocId, to: LocId) => line(ground, from, to).blocked === undefined;
const numbers = (needed: readonly { readonly screen: string; readonly number: number }[]) =>
  needed.map(({ screen, number }) => `${screen} ${number}`);

/** What a German at one place rolls to see an American at the other. */
function rolls(ground: Ground, from: string, target: string, more: readonly string[] = []) {
  const { world, state } = standing({
    units: [`german 6-6 ${from}`, `american 7-6 ${target}`, ...more],
    ...ground,
  });
  const [own, other] = state.units;
  if (!own?.at || !other?.at) throw new Error('nobody there');
  return numbers(sightOf(world, state, [own.at], other.at).rolls);
}

test('[combat 5.1.1, 5.1.2, 5.1.6] from dot to dot, however far: open ground needs nothing', () => {
  expect(line({ size: [13, 20] }, '1:D2', '1:D19')).toMatchObject({ through: [], into: [] });
  expect(isClear({ size: [13, 20] }, '1:D2', '1:D19')).toBe(true);
});

test('[combat 5.1.4, 5.1.4.1, 5.1.4.4] out of one’s own terrain nothing is needed, into another’s it is', () => {
  const ground = { hexes: { D2: 'woods', D4: 'brush' } } as const;
  expect(rolls(ground, 'D2', 'D4')).toEqual(['brush 60']);
  expect(rolls(ground, 'D4', 'D2')).toEqual(['woods 55']);
});

test('[combat 5.1.4.2] in the same hex the number of the inside counts', () => {
  expect(rolls({ hexes: { D4: 'woods' } }, 'D4', 'D4')).toEqual(['woods 70']);
  expect(rolls({}, 'D4', 'D4')).toEqual([]);
});

test('[combat 5.1.4.3, 5.1.5] on the way terrain counts by what it is to look through', () => {
  expect(rolls({ hexes: { D4: 'grain' } }, 'D2', 'D6')).toEqual(['grain 50']);
  expect(isClear({ hexes: { D4: 'woods' } }, '1:D2', '1:D6')).toBe(false);
});

test('[combat 5.1.5.1] E-028 one roll for each kind of terrain, at its lowest number', () => {
  expect(rolls({ hexes: { D4: 'grain', D6: 'woods' } }, 'D2', 'D6')).toEqual(['grain 50', 'woods 55']);
  expect(rolls({ hexes: { D4: 'grain', D5: 'grain', D6: 'grain' } }, 'D2', 'D6')).toEqual(['grain 50']);
});

test('[combat 5.1.6.1, 5.1.7] E-015, E-029 three numbered hexes may lie between, the target’s own not counted; a fourth ends it', () => {
  const grain = (...hexes: string[]) => ({
    hexes: Object.fromEntries(hexes.map(hex => [hex, 'grain' as const])),
  });
  expect(rolls(grain('D3', 'D4', 'D5', 'D6'), 'D2', 'D6')).toEqual(['grain 50']);
  expect(line(grain('D3', 'D4', 'D5', 'D6'), '1:D2', '1:D7').blocked?.cite).toBe('5.1.6.1');
  // Open hexes count for nothing.
  expect(isClear(grain('D3', 'D5', 'D7'), '1:D2', '1:D9')).toBe(true);
});

test('[combat 5.1.5.2, 5.1.3] a drawing that the thread merely touches blocks; one beside it does not', () => {
  const drawn = (left: number): Ground => ({
    board: {
      hexes: { D4: { ground: 'woods' } },
      areas: [
        {
          ground: 'woods',
          hexes: ['D4'],
          // The dot of D4 lies at 288, 384 of the sketch.
          outline: [
            [288 + left, 370],
            [288 + left + 20, 370],
            [288 + left + 20, 398],
            [288 + left, 398],
          ],
        },
      ],
    },
  });
  expect(isClear(drawn(0), '1:D2', '1:D6')).toBe(false);
  expect(isClear(drawn(2), '1:D2', '1:D6')).toBe(true);
});

test('[combat 5.1.5.3, 5.1.5.3.1] orchards, debris and rubble fill their hex along its sides, other cover only where it is drawn', () => {
  // From C4 to E4 the thread runs along the hexside between D3 and D4.
  const beside = (terrain: 'orchard' | 'debris' | 'rubble' | 'grain' | 'brush') =>
    line({ hexes: { D3: terrain } }, '1:C4', '1:E4');
  expect(numbers(beside('orchard').through)).toEqual(['orchard 65']);
  expect(numbers(beside('debris').through)).toEqual(['debris 60']);
  expect(beside('rubble').blocked?.cite).toBe('5.1.5.2');
  expect(beside('grain').through).toEqual([]);
  expect(beside('brush').through).toEqual([]);
});

test.each([
  ['moved run', 'D6 moved run', ['grain 50']],
  ['moved assault', 'D6 moved assault', ['grain 50']],
  ['crawled', 'D6 moved crawl', []],
  ['fired', 'D6 fired 1', []],
  ['crawled fired', 'D6 halfFired', []],
  ['pinned', 'D6 morale pinned', []],
  ['WIA', 'D6 morale wia', []],
  ['nothing', 'D6', ['grain 50', 'woods 55']],
] as const)(
  '[combat 5.1.8c, 5.1.8d, 12.3.2.e, QS.5] what a target has done spares rolls: %s',
  (_, target, needed) => {
    expect(rolls({ hexes: { D4: 'grain', D6: 'woods' } }, 'D2', target)).toEqual(needed);
  },
);

test('[combat 5.1.8a] who is on his way is seen, unless he crawls', () => {
  const look = (gait: 'cautious' | 'crawl') => {
    const { world, state } = standing({
      units: ['german 6-6 D2', 'american 7-6 D6'],
      hexes: { D6: 'woods' },
      doing: [{ is: 'move', side: 'american', gait, units: ['u2'], spent: {}, plans: {} }],
    });
    return numbers(sightOf(world, state, ['1:D2'], '1:D6').rolls);
  };
  expect(look('cautious')).toEqual([]);
  expect(look('crawl')).toEqual(['woods 55']);
});

test('[combat 5.1.9] sight is not the same both ways', () => {
  const ground = { hexes: { D4: 'stone building' } } as const;
  expect([rolls(ground, 'D2', 'D4'), rolls(ground, 'D4', 'D2')]).toEqual([['stone building 45'], []]);
});

test('many are seen more easily, and one man hardly', () => {
  const value = (...units: string[]) => {
    const { world, state } = standing({ units: ['german 6-6 D2', ...units] });
    return sightModifiers(world, state.units.filter(unit => unit.side === 'american') as never).value;
  };
  expect(value('american 7-6 D6', 'american 7-6 D6', 'american 7-6 D6')).toBe(-5);
  expect(value('american 7-6 D6', 'american 7-6 D6')).toBe(0);
  expect([value('american nco D6'), value('american BAR D6'), value('american 7-6 D6')]).toEqual([10, 10, 0]);
});

// ---- heights

test('[combat 5.2.1, 5.2.3.a, 5.2.4, 5.1.9.1] E-017 over an obstacle sees who is higher than its top, from either end', () => {
  const over = (from: number, to: number) =>
    isClear({ levels: { D2: from, D9: to, D5: 1 }, hexes: { D5: 'wooden building' } }, '1:D2', '1:D9');
  // A house on level 1 reaches level 2.
  expect([over(2, 0), over(3, 0), over(0, 3), over(0, 2)]).toEqual([false, true, true, false]);
});

test('[combat 5.2.3.1, 5.2.3.b, 6.4.2] E-019 one looks from the level of the dot and the floor', () => {
  const ground = {
    buildings: { mill: { material: 'stone', hexes: ['D2'], upper: 2 } },
    hexes: { D5: 'rubble' },
  } as const;
  expect([
    isClear(ground, '1:D2', '1:D9'),
    isClear(ground, '1:D2/1', '1:D9'),
    isClear(ground, '1:D2/2', '1:D9'),
  ]).toEqual([false, true, true]);
});

test('[combat 5.2.8] E-023 the hex behind an obstacle is blind, both ways; half a level makes none', () => {
  const ground = { levels: { D2: 3 }, hexes: { D5: 'woods' } } as const;
  expect(line(ground, '1:D2', '1:D6').blocked?.cite).toBe('5.2.8');
  expect(isClear(ground, '1:D2', '1:D7')).toBe(true);
  expect(isClear(ground, '1:D6', '1:D2')).toBe(false);
  expect(isClear({ levels: { D2: 3 }, hexes: { D5: 'rubble' } }, '1:D2', '1:D6')).toBe(true);
});

test('[combat 5.2.7] whoever is higher looks over grain, brush and walls as if they were not there', () => {
  const ground = { hexes: { D4: 'grain', D5: 'brush' }, board: { sides: { 'D6/S': 'wall' } } } as const;
  expect(line({ ...ground, levels: { D2: 1 } }, '1:D2', '1:D9')).toMatchObject({
    through: [],
    hindrances: [],
  });
  expect(isClear({ ...ground, levels: { D2: 1 } }, '1:D2', '1:D9')).toBe(true);
  expect(isClear(ground, '1:D2', '1:D9')).toBe(false);
});

test('[combat 5.2.5.b, 5.2.2] E-021 from below one sees the first higher hex and nothing beyond it', () => {
  const levels = { D4: 3, D5: 3, D6: 2, D7: 2 };
  expect(isClear({ levels }, '1:D7', '1:D5')).toBe(true);
  expect(line({ levels }, '1:D7', '1:D4').blocked?.cite).toBe('5.2.5.b');
  expect(isClear({ levels }, '1:D5', '1:D9')).toBe(true);
  // On one level nothing hides anybody.
  expect(isClear({ levels: { D3: 1, D4: 1, D5: 1 } }, '1:D3', '1:D5')).toBe(true);
});

test('[combat 6.10.1.a, 6.10.1.b] E-025 down in a gully one sees the next hex, and along it', () => {
  const ground: Ground = { board: { watercourses: [{ kind: 'gully', along: ['D3', 'D4', 'D5', 'D6'] }] } };
  expect(isClear(ground, '1:D3', '1:D6')).toBe(true);
  expect(line(ground, '1:D3', '1:D8').blocked?.cite).toBe('6.10.1.b');
  expect(isClear(ground, '1:D6', '1:D7')).toBe(true);
  expect(line(ground, '1:G4', '1:D4').blocked?.cite).toBe('6.10.1.b');
  // From its lip one looks as from the ground.
  expect(isClear(ground, '1:D3#lip', '1:D8')).toBe(true);
  expect(isClear(ground, '1:G4', '1:D4#lip')).toBe(true);
});

// ---- hexsides

const side = (kind: 'wall' | 'hedge' | 'bocage' | 'hedgerow', levels = {}): Ground => ({
  levels,
  board: { sides: { 'D4/S': kind } },
});

test('[combat 6.7.2.2] walls and bocage block unless they belong to an end; bocage is a level high and makes no blind hex', () => {
  for (const kind of ['wall', 'bocage', 'hedgerow'] as const) {
    expect(line(side(kind), '1:D2', '1:D7').blocked?.cite).toBe('6.7.2.2');
    expect(isClear(side(kind), '1:D4', '1:D7')).toBe(true);
    expect(isClear(side(kind), '1:D2', '1:D5')).toBe(true);
  }
  expect(isClear(side('wall', { D2: 1 }), '1:D2', '1:D7')).toBe(true);
  expect(isClear(side('bocage', { D2: 1 }), '1:D2', '1:D7')).toBe(false);
  expect(isClear(side('bocage', { D2: 2 }), '1:D2', '1:D6')).toBe(true);
});

test('[combat 6.1.2] what stands before the target is looked through at its number, from behind it nothing is needed', () => {
  expect(rolls(side('bocage'), 'D2', 'D5')).toEqual(['bocage 40']);
  expect(rolls(side('wall'), 'D2', 'D5')).toEqual(['wall 60']);
  expect(rolls(side('hedge'), 'D2', 'D5')).toEqual(['hedge 65']);
  expect(rolls(side('bocage'), 'D4', 'D7')).toEqual([]);
  expect(rolls(side('hedge'), 'D2', 'D7')).toEqual(['hedge 75']);
});
