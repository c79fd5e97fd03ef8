/** Aircraft (B15, CES.AIR.a): passes, acquiring, bombs and rockets, guns. */
import { expect, test } from 'vitest';
import { aircraftCard } from '../counters/index.ts';
import { fieldedById, type View } from '../game.ts';
import { phasesIn } from '../phases.ts';
import type { Aircraft, Minefield } from '../state.ts';
import {
  citesSaid,
  counted,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { acquisition, acquisitionAt } from './acquire.ts';
import { aircraftOf } from './aircraft.ts';
import { strafingNet } from './strafing.ts';

const STUKA: Aircraft = {
  id: 'a1',
  side: 'german',
  card: 'ju-87b',
  grade: 'Seasoned',
  from: 1,
  passes: 0,
  dropped: 0,
};
type More = Partial<Omit<Position, 'units'>> & {
  readonly plane?: Partial<Aircraft>;
  readonly units?: Position['units'];
};
const TRUCK = { card: 'british-truck', at: '1:C6', command: 'MOVE' } as const;

/** A German aircraft, and a British lorry at C6 that fires at nobody. */
function over(dice: readonly (readonly number[])[], { plane = {}, units = [TRUCK], ...more }: More = {}) {
  const aircraft = [{ ...STUKA, ...plane }];
  return skirmish(
    {
      phase: 'air',
      first: 'german',
      size: [9, 12],
      aircraft,
      ...more,
      scenario: {
        aircraft: aircraft.map(({ side, card, grade, from }) => ({ side, card, grade, from })),
        ...more.scenario,
      },
      units: [
        { card: 'german-squad', at: '1:I12', command: 'N/C' },
        ...units.map(each => ({ spottedBy: [], ...each })),
      ],
    },
    dice,
  );
}
type Over = ReturnType<typeof over>;
const plane = (match: Over): Aircraft => match.state.aircraft[0] as Aircraft;
const ACQUIRED = hundred(1);

/** The pass to C6; nobody on the ground fires. */
function approach(match: Over, altitude: string): void {
  play(match, 'german', `fly a1 ${altitude}`, 'approach 1:C6');
  if (match.choiceOf('british')?.id === 'flak') play(match, 'british', 'pass');
}
function attack(match: Over, altitude: string, act: string): void {
  approach(match, altitude);
  play(match, 'german', act);
}

test('[panzer B15, B1] aircraft come in two Air Phases of the turn, the First Player’s first, from their turn on', () => {
  const match = over([]);
  expect(phasesIn(match.world).map(({ id }) => id)).toEqual(
    expect.arrayContaining(
      ['initiative', 'air', 'indirect', 'combat', 'movement', 'air-again', 'recovery'].filter(
        id => id !== 'indirect',
      ),
    ),
  );
  const order = phasesIn(match.world).map(({ id }) => id);
  expect([
    order.indexOf('initiative') < order.indexOf('air'),
    order.indexOf('air') < order.indexOf('combat'),
    order.indexOf('movement') < order.indexOf('air-again'),
    order.indexOf('air-again') < order.indexOf('adjustment'),
  ]).toEqual([true, true, true, true]);
  expect(match.choices.map(({ by, id }) => [by, id])).toEqual([['german', 'air']]);
  const second = over([], { first: 'british', part: 1, phase: 'air-again' });
  expect(second.choices[0]?.by).toBe('german');
  expect(refusals(over([], { plane: { from: 2 } }), 'german', 'fly a1 Low')).not.toEqual([]);
  expect(offers(over([], { turn: 2, plane: { from: 2 } }), 'german', 'fly')).not.toEqual([]);
  const { world } = standing({
    units: [TRUCK],
    scenario: { aircraft: [{ side: 'german', card: 'ju-87b', grade: 'Veteran', from: 3 }] },
  });
  expect(aircraftOf(world)).toEqual([{ ...STUKA, grade: 'Veteran', from: 3 }]);
  // Without aircraft there is no such phase.
  expect(phasesIn(standing({ units: [TRUCK] }).world).some(({ id }) => id.startsWith('air'))).toBe(false);
});

test('[panzer B15.1] one pass an Air Phase, at one of three heights; after the last it flies home', () => {
  const match = over([hundred(100), hundred(100)], { plane: { passes: 1 } });
  expect(offers(match, 'german', 'fly')).toEqual(['fly a1 Low', 'fly a1 Medium', 'fly a1 High']);
  attack(match, 'Low', 'bomb');
  expect(plane(match)).toMatchObject({ passes: 2 });
  expect(plane(match).gone).toBeUndefined();
  expect(match.choices.some(({ id }) => id === 'air')).toBe(false);
  const last = over([], { plane: { passes: aircraftCard('ju-87b').passes - 1 } });
  attack(last, 'Low', 'done');
  expect(plane(last).gone).toBe('home');
  expect(citesSaid(last)).toContain('B15.1');
  const two = over([], { plane: { flown: true }, scenario: {} });
  expect(offers(two, 'german', 'fly')).toEqual([]);
});

test('[panzer B15.2] it goes where the enemy is to be seen, to his hidden counters, and to mines that were found', () => {
  const fields: readonly Minefield[] = [
    {
      side: 'british',
      kind: 'Hasty',
      mines: 'both',
      hexes: ['1:A2', '1:A3'],
      seen: ['1:A2'],
      left: 0,
      cleared: 0,
    },
    { side: 'german', kind: 'Hasty', mines: 'both', hexes: ['1:H2'], seen: ['1:H2'], left: 0, cleared: 0 },
  ];
  const at = (altitude: string, more: Partial<Aircraft> = {}) => {
    const match = over([], {
      plane: more,
      options: ['7.2'],
      minefields: fields,
      hidden: [{ id: 'h1', side: 'british', at: '1:E4' }],
      scenario: { hidden: [{ side: 'british', counters: 2 }] },
      units: [TRUCK, { card: 'british-section', at: '1:E4', under: 'h1' }],
    });
    play(match, 'german', `fly a1 ${altitude}`);
    return offers(match, 'german', 'approach').toSorted();
  };
  expect(at('Medium')).toEqual(['approach 1:A2', 'approach 1:C6', 'approach 1:E4']);
  // Guns are for what can be seen.
  expect(at('Low', { dropped: 2 })).toEqual(['approach 1:C6']);
  const lonely = over([], {
    units: [{ ...TRUCK, at: '1:C6', under: 'h1' }],
    options: ['7.2'],
    hidden: [],
    plane: { dropped: 2 },
  });
  expect(refusals(lonely, 'german', 'fly a1 Low')).not.toEqual([]);
});

/** Up to which roll the crew makes the lorry out. */
const acquiresUpTo = (altitude: string, numbers: readonly number[], more: More = {}) =>
  numbers
    .filter(rolled => {
      const match = over([hundred(rolled), hundred(1)], {
        plane: { card: 'mc-200' as const, side: 'german' },
        ...more,
      });
      attack(match, altitude, 'bomb');
      return plane(match).dropped === 1;
    })
    .at(-1);

test('[panzer B15.4, CES.AIR.a] it must make out whom it attacks: 75 Low, 65 at Medium altitude, 55 High, and loses nothing if it does not', () => {
  expect(acquiresUpTo('Low', [74, 75, 76])).toBe(75);
  expect(acquiresUpTo('Medium', [64, 65, 66])).toBe(65);
  expect(acquiresUpTo('High', [54, 55, 56])).toBe(55);
  // Speed counts, for guns as well as for bombs.
  expect(acquiresUpTo('Low', [64, 65, 66], { plane: { card: 'bf-109e' } })).toBe(65);
  const guns = (rolled: number) => {
    const match = over([hundred(rolled), hundred(1)], { plane: { card: 'kittyhawk-iii' } });
    attack(match, 'Low', 'strafe u2 N');
    return match.journal.all().filter(({ is }) => is === 'roll').length;
  };
  expect([guns(65), guns(66)]).toEqual([2, 1]);
});

test('[panzer B15.4] of all in a hex the one that is made out most easily counts, and a hidden counter is hard to see', () => {
  const { world, view } = standing({
    options: ['7.2'],
    hidden: [{ id: 'h1', side: 'british', at: '1:E4' }],
    hexes: { '1:C6': 'woods' },
    units: [
      { ...TRUCK, spottedBy: [] },
      { ...TRUCK, spottedBy: [], spot: { by: 'FIRE', turn: 1 } },
      { ...TRUCK, spottedBy: [], at: '1:E4', under: 'h1' },
      { card: 'german-squad', at: '1:C2' },
    ],
  });
  const of = (at: '1:C6' | '1:E4' | '1:A1') =>
    counted(acquisitionAt(world, view as View, { ...STUKA, card: 'mc-200' }, at));
  expect(of('1:C6')).toEqual({ 'Medium cover': 20, 'SPOT/FIRE': -20 });
  expect(of('1:E4')).toEqual({ 'hidden counter': 20 });
  expect(of('1:A1')).toEqual({});
});

test('[panzer B15.4, 7.4.3, 7.9.d, 7.36.1, 7.36.4] what hinders and helps to acquire', () => {
  const of = (
    target: Partial<Position['units'][number]> = {},
    more: Partial<Omit<Position, 'units'>> & {
      friend?: Position['units'][number];
      card?: Aircraft['card'];
    } = {},
  ) => {
    const { friend, card = 'bf-110e', ...rest } = more;
    const { world, view } = standing({
      ...rest,
      units: [{ ...TRUCK, spottedBy: [], ...target }, friend ?? { card: 'german-squad', at: '1:C2' }],
    });
    return counted(
      acquisition(world, view as View, { ...STUKA, card }, '1:C6', fieldedById(view as View, 'u1')),
    );
  };
  expect(of({}, { card: 'mc-200' })).toEqual({});
  expect(of({}, { card: 'bf-110e' })).toEqual({ 'fast aircraft': 10 });
  expect(of({}, { card: 'ju-87b' })).toEqual({ 'slow aircraft': -10 });
  const at = (more: Parameters<typeof of>[1], target = {}) =>
    of(target, { card: 'mc-200' as never, ...more });
  expect(at({ hexes: { '1:C6': 'brush' } })).toEqual({ 'Light cover': 10 });
  expect(at({ hexes: { '1:C6': 'woods' } })).toEqual({ 'Medium cover': 20 });
  expect(at({}, { spot: { by: 'FIRE', turn: 1 } })).toEqual({ 'SPOT/FIRE': -20 });
  expect(at({}, { spot: { by: 'MOVE', turn: 1 } })).toEqual({ 'SPOT/MOVE': -10 });
  expect(at({}, { camouflage: 'announced' })).toEqual({ camouflaged: 20 });
  expect(at({ clouds: [{ at: '1:C6', is: 'thin smoke', state: 'ON' }] })).toEqual({ 'thin smoke': 10 });
  expect(at({ clouds: [{ at: '1:C6', is: 'thick smoke', state: 'ON' }] })).toEqual({ 'thick smoke': 20 });
  expect(at({ clouds: [{ at: '1:C7', is: 'thick smoke', state: 'ON' }] })).toEqual({});
  // Smoke of its own dischargers does not count against aircraft.
  expect(at({ options: ['7.9'] }, { card: 'crusader-i', screen: { turn: 1, is: 'DS' } })).toEqual({});
  expect(at({ options: ['7.36'], scenario: { conditions: { visibility: -2 } } })).toEqual({
    'limited visibility': 20,
  });
  const storm = { spotting: -3, ap: -1, gp: -5 } as const;
  expect(at({ options: ['7.36.4'], scenario: { conditions: { khamsin: storm } } })).toEqual({ khamsin: 30 });
  // Friends who have spotted it tell the crew, unless they have no radio.
  expect(at({}, { spottedBy: ['u2'] })).toEqual({ observed: -20 });
  const friend = { card: 'pz-ib', at: '1:C2' } as const;
  const italian = { card: 'm11-39', at: '1:C2' } as const;
  expect(at({ friend, options: ['7.4'] }, { spottedBy: ['u2'] })).toEqual({ observed: -20 });
  expect(at({ friend: italian }, { spottedBy: ['u2'] })).toEqual({ observed: -20 });
  expect(at({ friend: italian, options: ['7.4'] }, { spottedBy: ['u2'] })).toEqual({});
  expect(at({ friend: { ...friend, under: 'h1' } }, { spottedBy: ['u2'] })).toEqual({});
});

test('[panzer B15.7] bombs fall on the hex and, if they are heavy, around it, on friend and foe; one load a pass, in their order', () => {
  // 10 in the hex less 2 of a lorry is column 8: effective from 36; 5 around it is column 3: effective from 67.
  const units = [
    TRUCK,
    { ...TRUCK, at: '1:C7' },
    { ...TRUCK, at: '1:C8' },
    { card: 'german-squad', at: '1:C5', command: 'N/C' },
  ] as const;
  const rolls = (match: Over) => match.journal.all().flatMap(each => (each.is === 'roll' ? [each.why] : []));
  const heavy = over([ACQUIRED, ...[1, 1, 1].map(hundred)], { units });
  attack(heavy, 'Low', 'bomb');
  expect(rolls(heavy).slice(1)).toEqual(['{a1} at {u2}', '{a1} at {u3}', '{a1} at {u5}']);
  expect(plane(heavy).dropped).toBe(1);
  const light = over([ACQUIRED, hundred(1)], { units, plane: { dropped: 1 } });
  attack(light, 'Low', 'bomb');
  expect(rolls(light).slice(1)).toEqual(['{a1} at {u2}']);
  const empty = over([], { plane: { dropped: 2 } });
  approach(empty, 'Low');
  expect(refusals(empty, 'german', 'bomb')).toEqual(['B15.7']);
  expect(refusals(over([], { plane: { dropped: 2 } }), 'german', 'fly a1 Medium')).toEqual(['B15.7']);
});

/** From which roll on the squad at C6 is reduced. */
const reducedFrom = (numbers: readonly number[], altitude: string, more: More = {}) =>
  numbers.find(rolled => {
    const match = over([ACQUIRED, hundred(rolled)], {
      units: [{ card: 'british-section', at: '1:C6', command: 'N/C' }],
      ...more,
    });
    attack(match, altitude, 'bomb');
    return unit(match, 'u2').card === 'british-half-section';
  });

test('[panzer B15.7, 7.46, 7.36.4] what counts for bombs: height, diving, speed, cover, trees, dust', () => {
  // 10 − 5 is column 5: effective from 53.
  const from = (altitude: string, more: More, expected: number) =>
    expect(reducedFrom([expected - 1, expected], altitude, more)).toBe(expected);
  from('Low', {}, 53);
  from('Medium', {}, 53);
  from('High', {}, 63);
  const level = { plane: { card: 'bf-109e' } } as const;
  from('Low', level, 58);
  from('Medium', level, 68);
  from('High', level, 78);
  from('Low', { hexes: { '1:C6': 'brush' } }, 63);
  from('Low', { hexes: { '1:C6': 'woods' } }, 73);
  from('Low', { hexes: { '1:C6': 'woods' }, options: ['7.46'] }, 63);
  const khamsin = { spotting: -1, ap: -1, gp: -5 } as const;
  from('Low', { options: ['7.36.4'], scenario: { conditions: { khamsin } } }, 58);
});

test('[panzer B15.7] rockets are fired Low, at the hex alone', () => {
  const rockets = { plane: { card: 'hurricane-iv' } } as const;
  const match = over([ACQUIRED, hundred(1)], { ...rockets, units: [TRUCK, { ...TRUCK, at: '1:C7' }] });
  expect(offers(match, 'german', 'fly')).toEqual(['fly a1 Low']);
  attack(match, 'Low', 'bomb');
  expect(match.journal.all().filter(({ is }) => is === 'roll')).toHaveLength(2);
  // 9 − 5 is column 4: effective from 60.
  expect(reducedFrom([59, 60], 'Low', rockets)).toBe(60);
});

test('[panzer B15.7] vehicles under bombs go by the matrix of shells, by what the load can do at most', () => {
  const tank = (dice: readonly (readonly number[])[], more: More = {}) => {
    const match = over([ACQUIRED, ...dice], {
      units: [{ card: 'matilda-ii', at: '1:C6', command: 'N/C' }],
      ...more,
    });
    attack(match, 'Low', 'bomb');
    return unit(match, 'u2');
  };
  // 10 − 5: effective at 53; 8 of effectiveness is enough for 5: KO beyond it.
  expect(tank([hundred(54), [9]]).lost).toBe('knocked out');
  expect(tank([hundred(54), [8]]).lost).toBe('brewed up');
  const light = { plane: { dropped: 1 } } as const;
  expect(tank([hundred(98), [6]], light).lost).toBe('knocked out');
  // Rockets come to 6, which a Matilda’s 5 does not hold off; small bombs of 5 do not brew up on a 6.
  expect(tank([hundred(98), [5]], light).lost).toBe('brewed up');
});

const CANNON = { plane: { card: 'hurricane-iid' } } as const;

test('[panzer B15.8, CES.AIR.a] Low its guns attack one unit, with GP', () => {
  const match = over([ACQUIRED, hundred(100)], {
    plane: { card: 'kittyhawk-iii' },
    units: [
      { card: 'british-section', at: '1:C6', command: 'N/C' },
      { card: 'british-hmg', at: '1:C6', command: 'N/C' },
    ],
  });
  approach(match, 'Low');
  expect(offers(match, 'german', 'strafe')).toEqual(['strafe u2 N', 'strafe u3 N']);
  expect(refusals(match, 'german', 'strafe u2 S')).toEqual(['B15.8']);
  play(match, 'german', 'strafe u2 N');
  expect(unit(match, 'u2').card).toBe('british-half-section');
  const high = over([], { plane: { card: 'kittyhawk-iii' } });
  approach(high, 'Medium');
  expect(refusals(high, 'german', 'strafe u2 N')).toEqual(['B15.8']);
  // 5 of six machine guns − 5 is column 0, 5 less for its speed: effective from 96.
  const reduced = (rolled: number) => {
    const at = over([ACQUIRED, hundred(rolled)], {
      plane: { card: 'kittyhawk-iii' },
      units: [{ card: 'british-section', at: '1:C6', command: 'N/C' }],
    });
    attack(at, 'Low', 'strafe u2 N');
    return unit(at, 'u2').card === 'british-half-section';
  };
  expect([reduced(95), reduced(96)]).toEqual([false, true]);
});

test('[panzer B15.8] machine guns shake soft vehicles and never hurt closed armour', () => {
  const at = (card: 'british-truck' | 'matilda-ii', dice: readonly (readonly number[])[]) => {
    const match = over([ACQUIRED, ...dice], {
      plane: { card: 'kittyhawk-iii' },
      units: [{ card, at: '1:C6', command: 'N/C' }],
    });
    attack(match, 'Low', 'strafe u2 N');
    return unit(match, 'u2');
  };
  expect(at('british-truck', [hundred(98), [10]]).lost).toBe('knocked out');
  expect(at('matilda-ii', [hundred(90)]).suppressed).toBeUndefined();
});

test('[panzer B15.8] cannon pierce armour from above, by the side from which it comes', () => {
  const shot = (from: string, facing: 0 | 3, location: number) => {
    const match = over([ACQUIRED, hundred(60), hundred(location), [8], hundred(100)], {
      ...CANNON,
      units: [{ card: 'matilda-ii', at: '1:C6', facing, command: 'N/C' }],
    });
    approach(match, 'Low');
    expect(offers(match, 'german', 'strafe')).toHaveLength(6);
    play(match, 'german', `strafe u2 ${from}`);
    return match.journal
      .all()
      .flatMap(each => (each.is === 'roll' ? each.account : []))
      .flatMap(
        each =>
          JSON.stringify(each).match(/from (Front|Front\/Side|Rear\/Side|Rear), (Falling|Level)/)?.[0] ?? [],
      );
  };
  expect(shot('N', 0, 1)).toEqual(['from Front, Falling']);
  expect(shot('NE', 0, 1)).toEqual(['from Front/Side, Falling']);
  expect(shot('SW', 0, 1)).toEqual(['from Rear/Side, Falling']);
  expect(shot('S', 0, 1)).toEqual(['from Rear, Falling']);
  expect(shot('S', 3, 1)).toEqual(['from Front, Falling']);
});

test('[panzer B15.8, B8.2, B8.4, B8.5, 7.36.4] what counts for cannon', () => {
  const net = (
    target: Partial<Position['units'][number]> = {},
    more: Partial<Omit<Position, 'units'>> & {
      card?: Aircraft['card'];
      plane?: Partial<Aircraft>;
      flak?: 'suppressed';
    } = {},
  ) => {
    const { card = 'hurricane-iid', plane: of = {}, ...rest } = more;
    const { world, view } = standing({
      ...rest,
      units: [
        { card: 'matilda-ii', at: '1:C6', ...target },
        { card: 'german-squad', at: '1:C2' },
      ],
    });
    return counted(
      strafingNet(world, view as View, { ...STUKA, card, ...of }, fieldedById(view as View, 'u1')),
    );
  };
  expect(net()).toEqual({});
  expect(net({}, { card: 'bf-110e' })).toEqual({ 'fast aircraft': -2 });
  expect(net({}, { card: 'ju-87b' })).toEqual({ 'slow aircraft': 1 });
  expect(net({ card: 'crusader-i' })).toEqual({ size: -1 });
  expect(net({ command: 'MOVE', shown: true })).toEqual({ 'target moving': -2 });
  expect(net({}, { hexes: { '1:C6': 'brush' } })).toEqual({ 'Light cover': -1 });
  expect(net({}, { plane: { flak: 'suppressed' } })).toEqual({ Suppressed: -5 });
  expect(net({}, { plane: { damaged: true } })).toEqual({ Damaged: -3 });
  const khamsin = { spotting: -1, ap: -2, gp: -5 } as const;
  expect(net({}, { options: ['7.36.4'], scenario: { conditions: { khamsin } } })).toEqual({ khamsin: -2 });
});

test('[panzer 7.1.2.c] whoever is attacked from the air checks morale, by bombs and by guns', () => {
  for (const act of ['bomb', 'strafe u2 N']) {
    const match = over([ACQUIRED, hundred(1), hundred(100)], {
      options: ['7.1'],
      formations: {
        british: { losses: 4, level: 'Good', point: 2 },
        german: { losses: 0, level: 'Good', point: 9 },
      },
      units: [{ card: 'british-section', at: '1:C6', command: 'N/C' }],
    });
    attack(match, 'Low', act);
    expect(match.journal.all().some(each => each.is === 'roll' && /morale/.test(each.why))).toBe(true);
  }
});

test('[panzer 7.2.2.3.c] bombs and rockets turn counters over, wherever they reach', () => {
  const under = (card: Aircraft['card'], at: '1:C6' | '1:C7') => {
    const match = over([ACQUIRED, hundred(1), hundred(1)], {
      plane: { card },
      options: ['7.2'],
      hidden: [{ id: 'h1', side: 'british', at }],
      scenario: { hidden: [{ side: 'british', counters: 4 }] },
      units: [TRUCK, { card: 'british-section', at, under: 'h1', command: 'N/C', spottedBy: [] }],
    });
    attack(match, 'Low', 'bomb');
    return match.state.hidden?.length;
  };
  expect([under('ju-87b', '1:C6'), under('ju-87b', '1:C7')]).toEqual([0, 0]);
  expect([under('hurricane-iv', '1:C6'), under('hurricane-iv', '1:C7')]).toEqual([0, 1]);
});

test('[panzer 7.31.3.2.a] bombs and rockets clear mines that are seen, in their pattern alone', () => {
  const field: Minefield = {
    side: 'british',
    kind: 'Hasty',
    mines: 'both',
    hexes: ['1:C6'],
    seen: ['1:C6'],
    left: 0,
    cleared: 0,
  };
  const cleared = (card: Aircraft['card'], roll: number, more: Partial<Minefield> = {}, dropped = 0) => {
    const match = over([ACQUIRED, hundred(1), hundred(roll)], {
      plane: { card, dropped },
      minefields: [{ ...field, ...more }],
    });
    attack(match, 'Low', 'bomb');
    return match.state.minefields[0]?.cleared;
  };
  // 10 − 3 is column 7: effective from 41; around it 5 − 3 is column 2: from 75; rockets 9 − 3 is column 6: from 47.
  expect([cleared('ju-87b', 40), cleared('ju-87b', 41)]).toEqual([0, 1]);
  const beside = { hexes: ['1:C7'], seen: ['1:C7'] } as const;
  expect([cleared('ju-87b', 74, beside), cleared('ju-87b', 75, beside)]).toEqual([0, 1]);
  expect([cleared('hurricane-iv', 46), cleared('hurricane-iv', 47)]).toEqual([0, 1]);
  expect(cleared('hurricane-iv', 100, beside)).toBe(0);
  expect(cleared('ju-87b', 100, { seen: [] })).toBe(0);
  expect(cleared('ju-87b', 100, { hexes: ['1:C9'], seen: ['1:C9'] })).toBe(0);
});

test('[panzer 7.35.1.b] bombs and rockets may set a house on fire on which they fall, guns of aircraft do not', () => {
  const kindled = (act: string, card: Aircraft['card'] = 'ju-87b') => {
    const match = over([ACQUIRED, hundred(1), hundred(1), hundred(100), hundred(100)], {
      options: ['7.35'],
      plane: { card },
      hexes: { '1:C6': 'stone building' },
    });
    attack(match, 'Low', act);
    return match.state.kindled;
  };
  expect(kindled('bomb')).toEqual([{ at: '1:C6', factor: 10 }]);
  expect(kindled('bomb', 'hurricane-iv')).toEqual([{ at: '1:C6', factor: 9 }]);
  expect(kindled('strafe u2 N', 'kittyhawk-iii') ?? []).toEqual([]);
});
