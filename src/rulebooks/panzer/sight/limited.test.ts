/** Limited spotting (7.7), signs that are forgotten (7.41), and what recon units add (7.43). */
import { expect, test } from 'vitest';
import { fieldedById, type View } from '../game.ts';
import { counted, hundred, type Position, skirmish, standing, unit } from '../testing/bench.ts';
import { removalModifiers } from './spot-removal.ts';
import { knows, reachOfSight, spots } from './spotting.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const phase = (units: readonly Unit[], more: More = {}): Position => ({
  phase: 'spotting',
  size: [5, 48],
  options: ['7.7'],
  ...more,
  units: units.map(each => ({ spottedBy: [], ...each })),
});
/** British trucks spot nobody, so that one roll a German look is all there is. */
const TRUCK = { card: 'british-truck', at: '1:C1' } as const;
const TANK = { card: 'pz-iiij', facing: 0 } as const;
const at = (range: number) => `1:C${1 + range}` as '1:C1';
const spotted = (units: readonly Unit[], roll: number | undefined, more: More = {}) => {
  const match = skirmish(phase(units, more), roll === undefined ? [] : [hundred(roll)]);
  return unit(match, 'u1').spottedBy ?? [];
};
const isSeen = (units: readonly Unit[], roll: number | undefined, more: More = {}) =>
  spotted(units, roll, more).length > 0;

test('[panzer 7.7.1.a, 7.7.1.b, 7.7.1.d] two Veteran tanks look for one in a grove four hexes away: 70 spots it, 71 does not (E-006)', () => {
  const two = [{ ...TRUCK }, { ...TANK, at: at(4) }, { ...TANK, at: at(4) }] as const;
  const veteran = { grades: { german: 'Veteran' }, hexes: { '1:C1': 'woods' } } as const;
  expect([isSeen(two, 70, veteran), isSeen(two, 71, veteran)]).toEqual([true, false]);
  const one = two.slice(0, 2);
  expect([isSeen(one, 60, veteran), isSeen(one, 61, veteran)]).toEqual([true, false]);
  const three = [...two, { ...TANK, at: at(4) }];
  expect([isSeen(three, 80, veteran), isSeen(three, 81, veteran)]).toEqual([true, false]);
});

test('[panzer 7.7.1.a] up to half of the range, rounded down, the first number counts, beyond it the second, by grade', () => {
  const numbers = {
    Elite: [85, 70],
    Veteran: [75, 60],
    Seasoned: [65, 50],
    Regulars: [55, 40],
    Green: [45, 30],
  } as const;
  for (const [grade, [near, far]] of Object.entries(numbers)) {
    const more = { grades: { german: grade as 'Elite' }, hexes: { '1:C1': 'woods' } } as const;
    const look = (range: number, roll: number) => isSeen([TRUCK, { ...TANK, at: at(range) }], roll, more);
    // Seven hexes in a grove: three are near.
    expect([look(3, near), look(3, near + 1), look(4, far), look(4, far + 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  }
});

test('[panzer 7.7, 7.7.1.a] next to it nobody rolls, and beyond its range nobody may (E-046)', () => {
  const gun = { card: '6-pdr', at: '1:C1', spot: { by: 'FIRE', turn: 1 } } as const;
  const more = { hexes: { '1:C1': 'woods' } } as const;
  const { world, view } = standing(phase([gun, { ...TANK, at: at(8) }], more));
  expect(reachOfSight(world, view as View, fieldedById(view, 'u2'), fieldedById(view, 'u1'))).toBe(15);
  const without = (range: number, roll?: number) =>
    isSeen(
      [
        { ...TRUCK, spot: gun.spot },
        { ...TANK, at: at(range) },
      ],
      roll,
      more,
    );
  expect(without(1)).toBe(true);
  // The gun looks for the tank, too: first it, and then the tank.
  const both = (range: number, first: number) => {
    const match = skirmish(phase([gun, { ...TANK, at: at(range) }], more), [hundred(first), hundred(100)]);
    return unit(match, 'u1').spottedBy !== undefined;
  };
  expect([both(7, 65), both(7, 66), both(8, 50), both(8, 51), both(15, 50)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  const beyond = skirmish(phase([gun, { ...TANK, at: at(16) }], more), [hundred(1)]);
  expect(unit(beyond, 'u1').spottedBy).toBeUndefined();
});

test('[panzer 7.7.1.c] a spot goes to those who could have made it themselves, and to nobody else', () => {
  const match = skirmish(
    phase([TRUCK, { ...TANK, at: at(5) }, { ...TANK, at: at(20) }, { ...TANK, at: at(21) }]),
    [hundred(1)],
  );
  const view = match.state as View;
  const uses = (['u2', 'u3', 'u4'] as const).map(id =>
    knows(match.world, view, fieldedById(view, id), fieldedById(view, 'u1')),
  );
  expect(uses).toEqual([true, true, false]);
});

test('[panzer 7.7.1.d] Overwatch asks no roll', () => {
  const { world, view } = standing(
    phase([
      { ...TRUCK, spottedBy: [] },
      { ...TANK, at: at(9) },
    ]),
  );
  expect(spots(world, view as View, fieldedById(view, 'u2'), fieldedById(view, 'u1'))).toBe(true);
});

test('[panzer 7.7.2] a unit keeps as many in sight as its grade allows, the nearest', () => {
  const convoy = [5, 2, 3, 4, 6].map(row => ({ ...TRUCK, at: `1:C${row}` as '1:C1' }));
  const seen = (options: Position['options'], grade: 'Green' | 'Regulars') => {
    const match = skirmish(
      phase([...convoy, { ...TANK, at: '1:C8' }], { options: options ?? [], grades: { german: grade } }),
      convoy.map(() => hundred(1)),
    );
    return convoy.flatMap((_, i) => (match.state.units[i]?.spottedBy ? [`u${i + 1}`] : []));
  };
  expect(seen(['7.7'], 'Green')).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
  expect(seen(['7.7', '7.7.2'], 'Green')).toEqual(['u1', 'u4', 'u5']);
  expect(seen(['7.7', '7.7.2'], 'Regulars')).toEqual(['u1', 'u3', 'u4', 'u5']);
});

const CAR = { card: 'psw-231', facing: 0 } as const;

test('[panzer 7.43] recon units spot a row higher, and 10 better by chance; without the rule they do not', () => {
  const reach = (options: Position['options'], card: 'psw-231' | 'pz-iiij' = 'psw-231') => {
    const { world, view } = standing(phase([TRUCK, { ...CAR, card, at: at(9) }], { options: options ?? [] }));
    return reachOfSight(world, view as View, fieldedById(view, 'u2'), fieldedById(view, 'u1'));
  };
  expect([reach(['7.43']), reach([]), reach(['7.43'], 'pz-iiij')]).toEqual([30, 20, 20]);
  const look = (roll: number, options: Position['options']) =>
    isSeen([TRUCK, { ...CAR, at: at(9) }], roll, { options: options ?? [] });
  expect([look(75, ['7.7', '7.43']), look(76, ['7.7', '7.43'])]).toEqual([true, false]);
  expect([look(65, ['7.7']), look(66, ['7.7'])]).toEqual([true, false]);
});

/** A truck with a sign of having moved, and Germans who might remember it. */
const kept = (
  units: readonly Unit[],
  roll: number | undefined,
  more: More = {},
  card: 'british-truck' | 'british-section' = 'british-truck',
) => {
  const match = skirmish(
    phase([{ ...TRUCK, card, spot: { by: 'FIRE', turn: 1 } }, ...units], {
      options: ['7.41'],
      hexes: { '1:C1': 'woods' },
      turn: 2,
      ...more,
    }),
    roll === undefined ? [] : [hundred(roll)],
  );
  return unit(match, 'u1').spot !== undefined;
};
const tanks = (n: number, range: number, more: Partial<Unit> = {}) =>
  Array.from({ length: n }, () => ({ ...TANK, at: at(range), ...more }));

test('[panzer 7.41.a, 7.41.d, 7.41.e] by cover, and by how many could spot it: 20 where one of three to five is near, 40 where none is', () => {
  // A vehicle that fired in a grove is spotted at 30: fifteen are near.
  expect([kept(tanks(3, 15), 20), kept(tanks(3, 15), 21)]).toEqual([false, true]);
  expect([kept(tanks(3, 16), 40), kept(tanks(3, 16), 41)]).toEqual([false, true]);
  expect([
    kept([...tanks(2, 16), ...tanks(1, 15)], 20),
    kept([...tanks(2, 16), ...tanks(1, 15)], 21),
  ]).toEqual([false, true]);
  expect([
    kept(tanks(2, 15), 30),
    kept(tanks(6, 15), 10),
    kept(tanks(6, 15), 11),
    kept(tanks(10, 15), 5),
    kept(tanks(10, 15), 6),
  ]).toEqual([false, false, true, false, true]);
  expect([
    kept(tanks(3, 15), 10, { hexes: { '1:C1': 'brush' } }),
    kept(tanks(3, 15), 11, { hexes: { '1:C1': 'brush' } }),
  ]).toEqual([false, true]);
  // Who is out of range, suppressed or broken does not count: with two instead of three it is 30.
  expect(kept([...tanks(2, 15), ...tanks(1, 31)], 30)).toBe(false);
  expect(kept([...tanks(2, 15), ...tanks(1, 15, { suppressed: 'ON' })], 30)).toBe(false);
  expect(kept([...tanks(2, 15), ...tanks(1, 15, { broken: 'ON' })], 30)).toBe(false);
  expect(kept(tanks(3, 15), undefined, { options: [] })).toBe(true);
});

test('[panzer 7.41.b] not in the open, and not beside somebody who looks', () => {
  expect(kept(tanks(3, 15), undefined, { hexes: {} })).toBe(true);
  expect(kept(tanks(1, 1), undefined)).toBe(true);
  expect(kept(tanks(1, 1, { suppressed: 'ON' }), 1)).toBe(false);
  expect(kept(tanks(1, 1, { broken: 'OFF' }), 1)).toBe(false);
  expect(kept([{ card: 'german-truck', at: at(1) }], 1)).toBe(false);
});

test('[panzer 7.41.c] men in a building are in Heavy cover (E-028)', () => {
  const house = { hexes: { '1:C1': 'stone building' } } as const;
  expect([
    kept(tanks(3, 2), 35, house, 'british-section'),
    kept(tanks(3, 2), 36, house, 'british-section'),
  ]).toEqual([false, true]);
});

test('[panzer 7.41.f, 7.43] the best grade of those who look counts, and 10 for a recon unit among them', () => {
  const added = (
    groups: readonly ('one' | 'two')[],
    card: 'pz-iiij' | 'psw-231',
    one: 'Elite' | 'Veteran' | 'Seasoned' | 'Regulars' | 'Green',
  ) => {
    const { world, view } = standing(
      phase([TRUCK, ...groups.map(group => ({ ...TANK, card, group, at: at(5) }))], {
        grades: { one, two: 'Green' },
        options: ['7.41', '7.43'],
      }),
    );
    return counted(
      removalModifiers(
        world,
        view.units.filter(each => each.side === 'german').map(({ id }) => fieldedById(view, id)),
      ),
    );
  };
  expect(added(['one', 'two'], 'pz-iiij', 'Veteran')).toEqual({ Veteran: 10 });
  expect(added(['one', 'two'], 'pz-iiij', 'Elite')).toEqual({ Elite: 20 });
  expect(added(['one', 'two'], 'pz-iiij', 'Seasoned')).toEqual({});
  expect(added(['one', 'two'], 'pz-iiij', 'Regulars')).toEqual({ Regulars: -10 });
  expect(added(['two'], 'psw-231', 'Elite')).toEqual({ Green: -20, recon: 10 });
});

test('[panzer 7.2.2.b] where some who look are hidden nobody else sees the dice: how many look would tell of them', () => {
  const rolls = (hidden: NonNullable<Position['hidden']>) => {
    const under = hidden.length > 0 ? { under: 'h1' as const } : {};
    const match = skirmish(
      phase([TRUCK, { ...TANK, at: at(4), ...under }], {
        options: ['7.2', '7.7'],
        hidden,
        scenario: { hidden: [{ side: 'german', counters: 2 }] },
      }),
      [hundred(1)],
    );
    return match.journal.as('british').filter(({ is }) => is === 'roll').length;
  };
  expect(rolls([{ id: 'h1', side: 'german', at: at(4) }])).toBe(0);
  expect(rolls([])).toBe(1);
});
