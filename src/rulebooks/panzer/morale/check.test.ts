/** Morale Checks (7.1.2 to 7.1.4): who checks, and what counts in it. */
import { describe, expect, test } from 'vitest';
import { breakPoint, OUR_CHARTS } from '../charts/index.ts';
import { fieldedById } from '../game.ts';
import type { ShockCause } from '../state.ts';
import { counted, hundred, type Position, skirmish, standing, unit } from '../testing/bench.ts';
import { type CheckKind, moraleModifiers } from './check.ts';

type Told = Partial<Position['units'][number]>;
type More = Partial<Omit<Position, 'units'>>;
const SHAKY = { losses: 3, level: 'Good', point: 3 } as const;
const STEADY = { losses: 2, level: 'Good', point: 3 } as const;

/** A German squad that has been shaken, and a Briton far away who sees nothing. */
const shaken = (
  by: ShockCause,
  is: 'shaky' | 'steady' | undefined,
  ours: Told = {},
  more: More = {},
): Position => ({
  phase: 'combat',
  first: 'german',
  options: ['7.1'],
  size: [13, 20],
  ...(is && { formations: { german: is === 'shaky' ? SHAKY : STEADY } }),
  shocks: [{ unit: 'u1', by }],
  ...more,
  units: [
    { card: 'german-squad', at: '1:C9', ...ours },
    { card: 'british-truck', at: '1:M20' },
  ],
});
const checked = (roll: number, ...position: Parameters<typeof shaken>) =>
  unit(skirmish(shaken(...position), [hundred(roll)]), 'u1');

test('[panzer 7.1.4.a, 7.1.4.b, 7.1.c, 7.1.d] 50 breaks a German, 51 to 70 makes him hesitate, more does nothing (E-036)', () => {
  expect(checked(50, 'fire', 'shaky')).toMatchObject({ broken: 'ON' });
  expect(checked(50, 'fire', 'shaky')).not.toHaveProperty('hesitates');
  expect(checked(51, 'fire', 'shaky')).toMatchObject({ hesitates: 'ON' });
  expect(checked(70, 'fire', 'shaky')).toMatchObject({ hesitates: 'ON' });
  expect(checked(70, 'fire', 'shaky')).not.toHaveProperty('broken');
  const holds = checked(71, 'fire', 'shaky');
  expect([holds.broken, holds.hesitates]).toEqual([undefined, undefined]);
  const rows = (['german', 'british', 'american', 'italian', 'italian 1940'] as const).map(row => {
    const { breaks, hesitates } = breakPoint(OUR_CHARTS, row);
    return [breaks, hesitates];
  });
  expect(rows).toEqual([
    [50, 70],
    [48, 68],
    [53, 73],
    [58, 80],
    [62, 84],
  ]);
});

test('[panzer 7.1.4.a] the row is that of the unit’s nation, for Italians of 1940 a worse one', () => {
  const italian = (year: number, roll: number) => {
    const match = skirmish(
      {
        ...shaken(
          'fire',
          undefined,
          { card: 'italian-squad' },
          { first: 'italian', date: { year, month: 3 } },
        ),
        formations: { italian: SHAKY },
      },
      [hundred(roll)],
    );
    return unit(match, 'u1').broken;
  };
  expect([italian(1942, 58), italian(1942, 59)]).toEqual(['ON', undefined]);
  expect([italian(1940, 62), italian(1940, 63)]).toEqual(['ON', undefined]);
});

test('[panzer 7.1.4.b] a broken unit that would hesitate keeps its counter and its side (E-037)', () => {
  for (const broken of ['ON', 'OFF'] as const) {
    const kept = checked(60, 'fire', 'shaky', { broken });
    expect(kept.broken).toBe(broken);
    expect(kept).not.toHaveProperty('hesitates');
    expect(checked(50, 'fire', 'shaky', { broken }).broken).toBe('ON');
  }
  expect(checked(50, 'fire', 'shaky', { hesitates: 'OFF' })).not.toHaveProperty('hesitates');
  expect(checked(51, 'fire', 'shaky', { hesitates: 'OFF' }).hesitates).toBe('ON');
});

test('[panzer 7.1.2.a, 7.1.3.a, 7.1.3.f, 7.1.b] at its Cohesion Point everything shakes a formation, before that only some things', () => {
  const causes: readonly ShockCause[] = [
    'moved',
    'fire',
    'flame',
    'overrun',
    'overrun in cover',
    'assault',
    'brew-up',
    'command lost',
    'comrades lost',
  ];
  const shake = (is: 'shaky' | 'steady', roll: number) =>
    causes.filter(by => checked(roll, by, is).broken === 'ON');
  expect(shake('shaky', 1)).toEqual(causes);
  expect(shake('steady', 1)).toEqual(['flame', 'overrun', 'command lost', 'comrades lost']);
  // Forced checks are easier, and none is forced at the Cohesion Point.
  expect(shake('steady', 30)).toEqual(['flame', 'overrun', 'command lost', 'comrades lost']);
  expect(shake('steady', 31)).toEqual([]);
  expect(shake('shaky', 50)).toEqual(causes);
  // One more loss than the point, or one less.
  const at = (losses: number) =>
    unit(
      skirmish(shaken('fire', undefined, {}, { formations: { german: { ...SHAKY, losses } } }), [hundred(1)]),
      'u1',
    ).broken;
  expect([at(2), at(3), at(4)]).toEqual([undefined, 'ON', 'ON']);
});

test('[panzer 7.1.2.h] several reasons of one event make one check', () => {
  const twice = shaken(
    'overrun',
    'shaky',
    {},
    {
      shocks: [
        { unit: 'u1', by: 'overrun' },
        { unit: 'u1', by: 'comrades lost' },
      ],
    },
  );
  // With a second check there would be no dice for it.
  expect(unit(skirmish(twice, [hundred(50)]), 'u1').broken).toBe('ON');
});

/** What counts for u1. */
const counts = (
  ours: Told,
  others: readonly Position['units'][number][] = [],
  kind: CheckKind = 'normal',
  more: More = {},
) => {
  const position = shaken('fire', 'shaky', ours, more);
  const { world, view } = standing({ ...position, units: [...position.units, ...others] });
  return counted(moraleModifiers(world, view, fieldedById(view, 'u1'), kind));
};

describe('what counts in a check', () => {
  test.each([
    ['Elite', 20],
    ['Veteran', 10],
    ['Seasoned', undefined],
    ['Regulars', -10],
    ['Green', -20],
  ] as const)('[panzer 7.1.4.c] the unit’s grade: %s', (grade, n) => {
    expect(counts({}, [], 'normal', { grades: { german: grade } })).toEqual(
      n === undefined ? {} : { [grade]: n },
    );
  });

  test('[panzer 7.1.4.d] Medium cover +10, Heavy cover +20, Light none', () => {
    const on = (ground: 'brush' | 'woods') => counts({}, [], 'normal', { hexes: { '1:C9': ground } });
    expect(on('brush')).toEqual({});
    expect(on('woods')).toEqual({ 'Medium cover': 10 });
    expect(counts({}, [], 'normal', { hexes: { '1:C9': 'stone building' } })).toEqual({
      'Heavy cover': 20,
    });
  });

  const COMPANY = {
    german: { formation: 'company', battalion: 'b' },
    hq: { formation: 'company', headquarters: 'CHQ' },
    other: { formation: 'else', headquarters: 'CHQ' },
    bhq: { headquarters: 'BHQ', battalion: 'b' },
  } as const;
  const chief = (at: `1:${string}`, more: Told = {}) =>
    ({ card: 'pz-iiih', group: 'hq', at, ...more }) as const;

  test('[panzer 7.1.4.e] a command unit of its chain in Command Range, unless it is broken, +20 and no more (E-035)', () => {
    const led = (...chiefs: readonly Position['units'][number][]) =>
      counts({}, chiefs, 'normal', { platoons: COMPANY });
    expect(led(chief('1:C10'))).toEqual({ 'command unit near': 20 });
    expect(led(chief('1:C11'))).toEqual({});
    expect(led(chief('1:C10', { broken: 'OFF' }))).toEqual({ 'broken unit near': -10 });
    expect(led(chief('1:C10', { hesitates: 'ON', suppressed: 'ON', hullDamaged: true }))).toEqual({
      'command unit near': 20,
    });
    expect(led(chief('1:C10', { group: 'other' }))).toEqual({});
    expect(led(chief('1:C10', { group: 'bhq' }))).toEqual({ 'command unit near': 20 });
    expect(led(chief('1:C10'), chief('1:C9'), chief('1:C9', { group: 'bhq' }))).toEqual({
      'command unit near': 20,
    });
    // It does not steady itself.
    expect(counts({ group: 'hq' }, [], 'normal', { platoons: COMPANY })).toEqual({});
  });

  test('[panzer 7.4.4] without a radio the command unit must be in the hex (E-045)', () => {
    const led = (at: '1:C9' | '1:C10', options: Position['options']) => {
      const { world, view } = standing({
        phase: 'combat',
        size: [13, 20],
        date: { year: 1940, month: 9 },
        options: options ?? [],
        platoons: { italian: { formation: 'company' }, hq: { formation: 'company', headquarters: 'CHQ' } },
        units: [
          { card: 'm11-39', at: '1:C9' },
          { card: 'british-truck', at: '1:M20' },
          { card: 'italian-squad', group: 'hq', at },
        ],
      });
      return counted(moraleModifiers(world, view, fieldedById(view, 'u1'), 'normal'));
    };
    expect(led('1:C10', ['7.1', '7.4'])).toEqual({});
    expect(led('1:C9', ['7.1', '7.4'])).toEqual({ 'command unit near': 20 });
    expect(led('1:C10', ['7.1'])).toEqual({ 'command unit near': 20 });
  });

  test('[panzer 7.1.4.f] suppressed and damaged −20 each; lost tracks are no damage', () => {
    expect(counts({ suppressed: 'OFF' })).toEqual({ Suppressed: -20 });
    expect(counts({ card: 'pz-iiih', hullDamaged: true })).toEqual({ Damaged: -20 });
    expect(counts({ card: 'pz-iiih', suppressed: 'ON', turretDamaged: true })).toEqual({
      Suppressed: -20,
      Damaged: -20,
    });
    expect(counts({ card: 'pz-iiih', tracked: true })).toEqual({});
  });

  test('[panzer 7.1.4.g] a forced check has +20, recovery not', () => {
    expect(counts({}, [], 'forced')).toEqual({ 'forced check': 20 });
    expect(counts({}, [], 'recovery')).toEqual({});
  });

  test('[panzer 7.1.4.h] a broken unit of the formation in Command Range −10', () => {
    const beside = (at: '1:C10' | '1:C11', more: Told = {}) =>
      counts({}, [{ card: 'german-squad', at, broken: 'OFF', ...more }]);
    expect(beside('1:C10')).toEqual({ 'broken unit near': -10 });
    expect(beside('1:C11')).toEqual({});
    expect(beside('1:C10', { group: 'others' })).toEqual({});
    expect(counts({}, [{ card: 'german-squad', at: '1:C10', hesitates: 'OFF' }])).toEqual({});
    expect(counts({ broken: 'ON' })).toEqual({});
  });

  test('[panzer 7.1.4.i, 7.1.4.j] spotted enemies at one and two hexes −20, at three to five −10', () => {
    const near = (...rows: readonly number[]) =>
      counts(
        {},
        rows.map(row => ({ card: 'crusader-ii', at: `1:C${row}` as '1:C9' })),
      );
    expect(near(10)).toEqual({ 'enemy within 2 hexes': -20 });
    expect(near(11)).toEqual({ 'enemy within 2 hexes': -20 });
    expect(near(12)).toEqual({ 'enemy within 5 hexes': -10 });
    expect(near(14)).toEqual({ 'enemy within 5 hexes': -10 });
    expect(near(15)).toEqual({});
    expect(near(11, 12)).toEqual({ 'enemy within 2 hexes': -20, 'enemy within 5 hexes': -10 });
  });

  test('[panzer 7.1.4.k] whoever can’t spot the enemy is not frightened: suppressed, it looks ahead alone (E-025)', () => {
    const foe = [{ card: 'crusader-ii', at: '1:C11' }] as const;
    expect(counts({ card: 'pz-iiih', facing: 0, suppressed: 'ON' }, foe)).toEqual({ Suppressed: -20 });
    expect(counts({ card: 'pz-iiih', facing: 3, suppressed: 'ON' }, foe)).toEqual({
      Suppressed: -20,
      'enemy within 2 hexes': -20,
    });
    const wood = { hexes: { '1:C10': 'woods' } } as const;
    expect(counts({}, foe, 'normal', wood)).toEqual({});
  });

  test('[panzer 7.1.4.l, 7.50.c] any command but N/C −20, and so does Defensive Fire', () => {
    for (const command of ['FIRE', 'MOVE', 'SHORT-HALT', 'OW'] as const)
      expect(counts({ command })).toEqual({ 'under command': -20 });
    expect(counts({ command: 'N/C' })).toEqual({});
    expect(counts({ command: 'N/C', answered: true }, [], 'recovery')).toEqual({ 'under command': -20 });
  });

  test('[panzer 7.1.4.e] the best case is +60, the worst −100 (E-033, E-034)', () => {
    const sum = (all: Readonly<Record<string, number>>) => Object.values(all).reduce((a, b) => a + b, 0);
    const best = counts({ card: 'german-squad' }, [chief('1:C10')], 'normal', {
      platoons: COMPANY,
      grades: { german: 'Elite', hq: 'Elite' },
      hexes: { '1:C9': 'stone building' },
    });
    expect(sum(best)).toBe(60);
    const worst = counts(
      { card: 'pz-iiih', facing: 3, suppressed: 'ON', hullDamaged: true, command: 'MOVE' },
      [
        { card: 'german-squad', at: '1:C9', broken: 'ON' },
        { card: 'crusader-ii', at: '1:C11' },
      ],
      'normal',
      { grades: { german: 'Regulars' } },
    );
    expect(sum(worst)).toBe(-100);
  });
});
