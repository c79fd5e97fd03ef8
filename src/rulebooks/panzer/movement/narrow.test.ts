/** Narrow and sunken roads (7.30), and bridges (7.32). */
import { expect, test } from 'vitest';
import { inSight } from '../sight/sight.ts';
import { standsAt } from '../terrain/ground.ts';
import { narrowHexes } from '../terrain/narrow.ts';
import {
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { ix } from '../world.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const COLUMN = ['C12', 'C11', 'C10', 'C9', 'C8', 'C7', 'C6', 'C5', 'C4', 'C3', 'C2', 'C1'] as const;
const TANK = { card: 'pz-iiij', at: '1:C9', facing: 0, command: 'MOVE' } as const;
/** A road north through a grove of three hexes, C8 to C6. */
const road = (units: readonly Unit[], more: More = {}): Position => ({
  phase: 'movement',
  first: 'british',
  size: [13, 20],
  options: ['7.30'],
  roads: [COLUMN],
  hexes: { '1:C8': 'woods', '1:C7': 'woods', '1:C6': 'woods' },
  scenario: { narrow: { hexes: ['1:A1-M20'] } },
  ...more,
  units: [
    TANK,
    ...units,
    { card: 'british-truck', at: '1:M20' },
    { card: 'pz-iiij', at: '1:K19', command: 'MOVE' },
  ],
});
const going = (position: Position, dice: readonly number[] = [], by: 'u1' | 'u2' = 'u1') => {
  const match = skirmish(position, dice.map(hundred));
  play(match, 'german', `move ${by}`);
  return match;
};
const steps = (match: ReturnType<typeof skirmish>) => offers(match, 'german', 'step');

test('[panzer 7.30.a] what the scenario lists is narrow where the road runs through trees or houses, or over a bridge', () => {
  const narrow = (more: More) => [...narrowHexes(standing(road([], more)).world)];
  expect(narrow({})).toEqual(['1:C6', '1:C7', '1:C8']);
  expect(narrow({ options: [] })).toEqual([]);
  expect(narrow({ scenario: {} })).toEqual([]);
  expect(narrow({ scenario: { narrow: { hexes: ['1:C7'] } } })).toEqual(['1:C7']);
  for (const ground of ['orchard', 'stone building', 'wooden building'] as const)
    expect(narrow({ hexes: { '1:C5': ground, '1:D5': ground } })).toEqual(['1:C5']);
  expect(narrow({ hexes: { '1:C5': 'brush' } })).toEqual([]);
  const bridge = {
    watercourses: [{ kind: 'gully', along: ['B5', 'C5', 'D4'] }],
    bridges: [{ hex: 'C5', material: 'wood', carries: 'road' }],
  } as const;
  expect(narrow({ hexes: {}, board: bridge as never })).toEqual(['1:C5']);
});

test('[panzer 7.30.b] nobody but men enters where a vehicle of the enemy is', () => {
  const enemy = { card: 'crusader-i', at: '1:C8', shown: true } as const;
  expect(refusals(going(road([enemy])), 'german', 'step 1:C8')).toEqual(['7.30.b']);
  const gun = { card: 'pak-36', at: '1:C9' } as const;
  expect(refusals(going(road([enemy], {}), [], 'u1'), 'german', 'overrun 1:C8')).toEqual(['B13.3']);
  const pushed = skirmish({
    ...road([enemy]),
    units: [{ ...TANK, ...gun }, enemy, { card: 'british-truck', at: '1:M20' }],
  });
  play(pushed, 'german', 'move u1');
  expect(refusals(pushed, 'german', 'step 1:C8')).toEqual(['7.30.b']);
  expect(refusals(going(road([{ ...enemy, at: '1:C8' }], { options: [] })), 'german', 'step 1:C8')).toEqual([
    'B13.3',
  ]);
});

test('[panzer 7.30.c] a vehicle goes through men and guns of the enemy by an overrun alone', () => {
  for (const card of ['british-section', '2-pdr'] as const) {
    const match = going(road([{ card, at: '1:C8', shown: true }]), [2]);
    expect(refusals(match, 'german', 'step 1:C8')).toEqual(['7.30.c']);
    play(match, 'german', 'overrun 1:C8');
    expect(steps(match)).toEqual(['step 1:C7']);
  }
});

test('[panzer 7.30.d] whoever comes up behind a vehicle, a gun or a wreck does not pass it; men do, and stop nobody', () => {
  const through = (units: readonly Unit[], more: More = {}) => {
    const match = going(road(units, more));
    play(match, 'german', 'step 1:C8');
    return match.choiceOf('german')?.id === 'move' ? steps(match) : [];
  };
  const lane = { n: 1, side: 3 } as const;
  expect(through([])).toEqual(['step 1:C7']);
  expect(through([{ card: 'pz-iiih', at: '1:C8', lane }])).toEqual([]);
  expect(through([{ card: 'pak-38', at: '1:C8', lane }])).toEqual([]);
  expect(through([{ card: 'pz-iiih', at: '1:C8' }])).toEqual([]);
  expect(through([], { wrecks: [{ at: '1:C8', of: 'crusader-i' }] })).toEqual([]);
  expect(through([{ card: 'german-squad', at: '1:C8' }])).toEqual(['step 1:C7']);
  expect(through([{ card: 'pz-iiih', at: '1:C8', lane }], { options: [] })).toEqual(['step 1:C7']);
  const men = skirmish({
    ...road([]),
    units: [
      { card: 'german-squad', at: '1:C8', command: 'MOVE' },
      { card: 'pz-iiih', at: '1:C8' },
      { card: 'british-truck', at: '1:M20' },
    ],
  });
  play(men, 'german', 'move u1');
  expect(steps(men)).toContain('step 1:C7');
});

test('[panzer 7.30.d, 7.30.e] the order of entry is the order in which they stand: the last goes back, the first goes on', () => {
  const first = { card: 'pz-iiih', at: '1:C8', facing: 0, command: 'MOVE', lane: { n: 1, side: 3 } } as const;
  const match = going(road([first]));
  play(match, 'german', 'step 1:C8');
  expect(unit(match, 'u1').lane).toEqual({ n: 2, side: 3 });
  expect(refusals(match, 'german', 'step 1:C7')).toEqual(['7.30.d']);
  // Backwards there is nothing in its way but the points that it has left.
  expect(offers(match, 'german', 'reverse')).toEqual(['reverse 1:C9']);
  play(match, 'german', 'done', 'move u2');
  expect(steps(match)).toEqual(['step 1:C7']);
  expect(refusals(match, 'german', 'reverse 1:C9')).toEqual(['7.30.d']);
  play(match, 'german', 'step 1:C7');
  expect(unit(match, 'u2').lane).toEqual({ n: 1, side: 3 });
});

test('[panzer 7.30.e] the limit of vehicles and guns in a hex holds there, too, and wrecks do not count for it', () => {
  const jam = Array.from(
    { length: 5 },
    (_, i) => ({ card: 'pz-iiih', at: '1:C8', lane: { n: i + 1, side: 3 } }) as const,
  );
  expect(refusals(going(road(jam)), 'german', 'step 1:C8')).toEqual(['B12.11']);
  const wrecks = [{ at: '1:C8', of: 'pz-iiih' }] as const;
  expect(steps(going(road(jam.slice(1), { wrecks })))).toEqual(['step 1:C8']);
});

test('[panzer 7.30.d] a wreck stands where the vehicle stood', () => {
  const match = skirmish(
    {
      ...road([]),
      phase: 'combat',
      units: [
        { card: 'pz-ivf2', at: '1:C9', facing: 0, command: 'FIRE' },
        { card: 'crusader-i', at: '1:C8', lane: { n: 2, side: 0 } },
      ],
      first: 'german',
    },
    [hundred(5), hundred(50), [10]],
  );
  play(match, 'german', 'engage u2', 'add u1 ap');
  expect(match.state.wrecks).toEqual([
    { at: '1:C8', burns: true, of: 'crusader-i', lane: { n: 2, side: 0 } },
  ]);
});

const STUCK = { card: 'pz-iiih', at: '1:C8', tracked: true } as const;
const BEHIND = { ...TANK, at: '1:C8', lane: { n: 1, side: 3 } } as const;
const pushing = (blocker: Unit, roll: number, pusher: Partial<Unit> = {}) => {
  const match = skirmish(
    {
      ...road([]),
      units: [
        { ...BEHIND, ...pusher },
        blocker,
        { card: 'pz-iiij', at: '1:K19', command: 'MOVE' },
        { card: 'british-truck', at: '1:M20' },
      ],
    },
    [hundred(roll)],
  );
  play(match, 'german', 'move u1');
  return match;
};

test('[panzer 7.30.f] E-062: a tracked vehicle with MOVE and all of its movement pushes what stands still and is no heavier off the road at 51', () => {
  // 12.7 t against 15.
  expect(
    refusals(
      pushing({ card: 'pz-iiij', at: '1:C8', tracked: true }, 51, { card: 'marder-iii' }),
      'german',
      'push u2',
    ),
  ).toEqual(['7.30.f']);
  // 21.5 t against 21.8: too light by a little.
  expect(refusals(pushing(STUCK, 51), 'german', 'push u2')).toEqual(['7.30.f']);
  const light = { ...STUCK, card: 'pz-iiij' } as const;
  for (const roll of [50, 51]) {
    const match = pushing(light, roll);
    play(match, 'german', 'push u2');
    expect(unit(match, 'u2').aside).toBe(roll === 51 ? true : undefined);
    expect(unit(match, 'u2').at).toBe('1:C8');
    // Its movement is used up either way.
    expect(refusals(match, 'german', 'move u1')).toEqual(['B12']);
  }
  const against = (blocker: Unit, pusher: Partial<Unit> = {}) =>
    refusals(pushing(blocker, 51, pusher), 'german', 'push u2');
  expect(against(light)).toEqual([]);
  expect(against({ ...light, tracked: undefined } as never)).toEqual(['7.30.f']);
  expect(against(light, { command: 'SHORT-HALT' })).toEqual(['7.30.f']);
  expect(against({ card: 'german-truck', at: '1:C8', tracked: true }, { card: 'psw-231' })).toEqual([
    '7.30.f',
  ]);
  expect(against({ card: 'pak-38', at: '1:C8' })).toEqual([]);
  expect(against({ card: 'german-squad', at: '1:C8' })).toEqual(['7.30.f']);
  expect(against({ ...light, aside: true })).toEqual(['7.30.h']);
  const late = going(road([{ ...light, at: '1:C8' }]));
  play(late, 'german', 'step 1:C8');
  expect(refusals(late, 'german', 'push u2')).toEqual(['7.30.f']);
});

test('[panzer 7.30.g] five for every full five tonnes by which it is the heavier', () => {
  const pushed = (card: Unit['card'], roll: number, pusher: Unit['card'] = 'pz-iiij') => {
    const match = pushing({ card, at: '1:C8', tracked: true }, roll, { card: pusher });
    play(match, 'german', 'push u2');
    return unit(match, 'u2').aside === true;
  };
  // 21.5 t against 10.7: ten tonnes and a little more.
  expect([pushed('marder-iii', 41), pushed('marder-iii', 40)]).toEqual([true, false]);
  // 57 t against 21.5: seven times five.
  expect([pushed('pz-iiij', 16, 'pz-tiger'), pushed('pz-iiij', 15, 'pz-tiger')]).toEqual([true, false]);
});

test('[panzer 7.30.f, 7.30.h] a wreck is pushed as well; what is on the shoulder keeps nobody from the road and its speed', () => {
  const at = (wreck: Position['wrecks'], roll: number) =>
    skirmish(
      {
        ...road([]),
        wrecks: wreck ?? [],
        units: [
          BEHIND,
          { card: 'pz-iiij', at: '1:K19', command: 'MOVE' },
          { card: 'british-truck', at: '1:M20' },
        ],
      },
      [hundred(roll)],
    );
  const match = at([{ at: '1:C8', of: 'pz-ib' }], 36);
  play(match, 'german', 'move u1');
  expect(refusals(match, 'german', 'step 1:C7')).toEqual(['7.30.d']);
  play(match, 'german', 'shove');
  expect(match.state.wrecks).toEqual([{ at: '1:C8', of: 'pz-ib', aside: true }]);
  const heavy = at([{ at: '1:C8', of: 'pz-tiger' }], 99);
  play(heavy, 'german', 'move u1');
  expect(refusals(heavy, 'german', 'shove')).toEqual(['7.30.f']);
  // Past three who stand on the shoulder, at the speed of the road.
  const aside = [
    { card: 'pz-iiih', at: '1:C8', tracked: true, aside: true },
    { card: 'pak-38', at: '1:C7', aside: true },
  ] as const;
  const free = going(road(aside, { wrecks: [{ at: '1:C6', of: 'pz-ib', aside: true }] }));
  const way = ['C8', 'C7', 'C6', 'C5', 'C4', 'C3', 'C2', 'C1'].map(hex => `step 1:${hex}`);
  play(free, 'german', ...way);
  expect(unit(free, 'u1').at).toBe('1:C1');
});

const SUNKEN = {
  hexes: {},
  roads: [],
  board: { roads: [{ kind: 'sunken', along: COLUMN }] } as never,
};
test('[panzer 7.30.i] a sunken road is narrow, lies a level lower, and is left by its ends unless the scenario opens its sides', () => {
  const { world } = standing(road([], SUNKEN));
  expect(narrowHexes(world).size).toBe(12);
  expect([standsAt(world, ix(world, '1:C9')), standsAt(world, ix(world, '1:D9'))]).toEqual([-1, 0]);
  // From the open one sees the next hex of it, along it one sees all.
  expect(inSight(world, '1:D9', '1:C9')).toBe(true);
  expect(inSight(world, '1:F9', '1:C9')).toBe(false);
  expect(inSight(world, '1:C3', '1:C9')).toBe(true);
  const leaving = (more: More) => {
    const match = going(road([], { ...SUNKEN, ...more }));
    play(match, 'german', 'turn NE');
    return refusals(match, 'german', 'step 1:D8');
  };
  expect(leaving({})).toEqual(['7.30.i']);
  expect(leaving({ scenario: { narrow: { hexes: ['1:A1-M20'], open: true } } })).toEqual([]);
  expect(leaving({ options: [] })).toEqual([]);
  expect(steps(going(road([], SUNKEN)))).toEqual(['step 1:C8']);
});

test('[panzer 7.32] what is heavier than the scenario’s limit does not enter the bridge; without a limit anybody does', () => {
  const bridge = {
    hexes: {},
    options: ['7.32'],
    board: {
      watercourses: [{ kind: 'gully', along: ['B8', 'C8', 'D7'] }],
      bridges: [{ hex: 'C8', material: 'wood', carries: 'road' }],
    } as never,
  } as const;
  const over = (limit: number | undefined, card: Unit['card'], options: Position['options'] = ['7.32']) => {
    const scenario = limit === undefined ? {} : { bridges: [{ at: '1:C8', limit }] };
    const position = road([], { ...bridge, scenario, options: options ?? [] });
    const match = skirmish({ ...position, units: [{ ...TANK, card }, ...position.units.slice(1)] });
    play(match, 'german', 'move u1');
    return refusals(match, 'german', 'step 1:C8');
  };
  expect(over(21, 'pz-iiij')).toEqual(['7.32']);
  expect(over(22, 'pz-iiij')).toEqual([]);
  expect(over(21, 'german-squad')).toEqual([]);
  expect(over(undefined, 'pz-tiger')).toEqual([]);
  expect(over(21, 'pz-iiij', [])).toEqual([]);
});
