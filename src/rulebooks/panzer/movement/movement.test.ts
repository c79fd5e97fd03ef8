/** Movement (B12), with transport and overruns. */
import { expect, test } from 'vitest';
import { CARDS } from '../counters/index.ts';
import { fieldedById } from '../game.ts';
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
import { speedOf } from './costs.ts';

type Told = Partial<Position['units'][number]>;
/** The Germans are Second Player, and move first; the one Briton is far away behind a wood and sees nothing. */
const march = (
  ours: Told = {},
  more: Partial<Omit<Position, 'units'>> & { others?: Position['units'] } = {},
): Position => {
  const { others = [], ...rest } = more;
  return {
    phase: 'movement',
    first: 'british',
    size: [13, 20],
    ...rest,
    units: [
      { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'MOVE', ...ours },
      { card: 'british-truck', at: '1:M20', facing: 0, shown: true },
      ...others,
    ],
  };
};
const moving = (position: Position, ...dice: readonly (readonly number[])[]) => {
  const match = skirmish(position, dice);
  play(match, 'german', 'move u1');
  return match;
};
const steps = (match: ReturnType<typeof moving>) => offers(match, 'german', 'step');

test('[panzer B12, B12.1, B5.3] a vehicle with MOVE goes forward through the hexside that it faces, up to its speed', () => {
  const match = moving(march());
  expect(steps(match)).toEqual(['step 1:C8']);
  play(match, 'german', 'step 1:C8', 'step 1:C7', 'step 1:C6', 'step 1:C5');
  expect(steps(match)).toEqual(['step 1:C4']);
  play(match, 'german', 'step 1:C4');
  expect(steps(match)).toEqual([]);
  expect(unit(match, 'u1')).toMatchObject({ moved: true, shown: true, spot: { by: 'MOVE', turn: 1 } });
  for (const command of ['FIRE', 'OW', 'N/C'] as const)
    expect(refusals(skirmish(march({ command })), 'german', 'move u1')).toEqual(['B5.3']);
});

test('[panzer B12.2] one hexside of turn is free with every hex, further ones cost what the ground asks', () => {
  const match = moving(march());
  expect(offers(match, 'german', 'turn')).toEqual(['turn NE', 'turn NW']);
  play(match, 'german', 'turn NE', 'step 1:D8', 'turn N', 'step 1:D7', 'step 1:D6', 'step 1:D5');
  // 1 + 1 + 0 + 1 + 1 + 1 = 5.
  expect(steps(match)).toEqual([]);
  const rough = moving(march({}, { hexes: { '1:C9': 'rough' } }));
  play(rough, 'german', 'turn NE', 'turn SE');
  expect(refusals(rough, 'german', 'turn S')).toEqual(['B12.2']);
});

test('[panzer B12.3, BASE.REV, 7.33] straight back at twice the cost, at once with dual controls (E-017)', () => {
  const match = moving(march());
  play(match, 'german', 'reverse 1:C10', 'reverse 1:C11');
  expect(refusals(match, 'german', 'reverse 1:C12')).toEqual(['B12']);
  const car = (options: readonly ['7.33'] | readonly []) => {
    const back = moving(march({ card: 'psw-231' }, { options }));
    play(back, 'german', 'reverse 1:C10', 'reverse 1:C11');
    return offers(back, 'german', 'reverse');
  };
  expect(car(['7.33'])).toEqual(['reverse 1:C12']);
  expect(car([])).toEqual([]);
});

test('[panzer B12.4] one hex forward is always allowed, where it may go at all', () => {
  const slow = march(
    { hullDamaged: true, suppressed: 'ON', command: 'SHORT-HALT' },
    { hexes: { '1:C8': 'rubble' } },
  );
  expect(steps(moving(slow))).toEqual(['step 1:C8']);
  expect(offers(moving({ ...slow, hexes: { '1:C10': 'rubble' } }), 'german', 'reverse')).toEqual([]);
});

test('[panzer B12.5, B5.2, B10, B11.1] SHORT HALT, a damaged hull and suppression halve speed, each again', () => {
  const reach = (ours: Told) => {
    const match = moving(march(ours));
    let hexes = 0;
    for (
      let next = steps(match)[0];
      next;
      next = match.choiceOf('german')?.id === 'move' ? steps(match)[0] : undefined
    ) {
      play(match, 'german', next);
      hexes += 1;
    }
    return hexes;
  };
  expect(reach({})).toBe(5);
  expect(reach({ command: 'SHORT-HALT' })).toBe(2);
  expect(reach({ hullDamaged: true })).toBe(2);
  expect(reach({ turretDamaged: true })).toBe(5);
  expect(reach({ suppressed: 'OFF' })).toBe(2);
  expect(reach({ hullDamaged: true, suppressed: 'ON' })).toBe(1);
  expect(reach({ collateral: ['running gear'] })).toBe(3);
});

test('[panzer 7.23.3] running gear that was hit costs two, and leaves one (E-055)', () => {
  const cards = CARDS as unknown as Record<string, unknown>;
  cards['slow tank'] = { ...CARDS['pz-iiih'], speed: [2, 2, 2] };
  const speed = (card: 'pz-iiih', more: Told = {}) => {
    const { world, view } = standing(march({ card, ...more }));
    return speedOf(world, fieldedById(view, 'u1'), undefined);
  };
  expect(speed('pz-iiih')).toBe(5);
  expect(speed('pz-iiih', { collateral: ['running gear'] })).toBe(3);
  expect(speed('slow tank' as 'pz-iiih', { collateral: ['running gear'] })).toBe(1);
  delete cards['slow tank'];
});

test('[panzer B10.2] without a track it does not move', () => {
  expect(refusals(skirmish(march({ tracked: true })), 'german', 'move u1')).toEqual(['B10.2']);
});

const ROAD = { roads: [['C9', 'C8', 'C7', 'C6', 'C5', 'C4', 'C3', 'C2', 'C1']] } as const;

test('[panzer B12.6, 7.40] road speed only if every hex follows the road; with 7.40 a hex along it costs one wherever it was reached', () => {
  const along = moving(march({}, ROAD));
  play(along, 'german', ...['C8', 'C7', 'C6', 'C5', 'C4', 'C3', 'C2', 'C1'].map(hex => `step 1:${hex}`));
  expect(unit(along, 'u1').at).toBe('1:C1');
  const hexes = { '1:C8': 'rough', '1:C7': 'rough', '1:C6': 'rough', '1:C5': 'rough' } as const;
  const joining = (options: readonly ['7.40'] | readonly []) => {
    const match = moving(march({ at: '1:C10' }, { ...ROAD, hexes, options }));
    play(match, 'german', 'step 1:C9', 'step 1:C8', 'step 1:C7');
    return steps(match);
  };
  expect(joining(['7.40'])).toEqual(['step 1:C6']);
  expect(joining([])).toEqual([]);
});

test('[panzer B12.7, B12.8] ground, hexsides and levels cost, and some can’t be crossed', () => {
  const wheels = { card: 'psw-231' } as const;
  expect(refusals(moving(march(wheels, { hexes: { '1:C8': 'woods' } })), 'german', 'step 1:C8')).toEqual([
    'B12.7',
  ]);
  expect(steps(moving(march({}, { hexes: { '1:C8': 'woods' } })))).toEqual(['step 1:C8']);
  const walled = { board: { sides: { 'C9/N': 'wall' } } } as const;
  expect(refusals(moving(march(wheels, walled)), 'german', 'step 1:C8')).toEqual(['B12.7']);
  expect(steps(moving(march({}, walled)))).toEqual(['step 1:C8']);
  const cliff = { board: { sides: { 'C9/N': 'cliff' } } } as const;
  expect(refusals(moving(march({}, cliff)), 'german', 'step 1:C8')).toEqual(['B12.7']);
  const high = (level: number) => ({ levels: { '1:C8': level } });
  expect(steps(moving(march({}, high(2))))).toEqual(['step 1:C8']);
  expect(refusals(moving(march({}, high(3))), 'german', 'step 1:C8')).toEqual(['B12.8']);
  expect(refusals(moving(march(wheels, high(2))), 'german', 'step 1:C8')).toEqual(['B12.8']);
  // Up one level costs one more: 2 of 5, and then three hexes.
  const up = moving(march({}, { levels: { '1:C8': 1, '1:C7': 1, '1:C6': 1, '1:C5': 1, '1:C4': 1 } }));
  play(up, 'german', 'step 1:C8', 'step 1:C7', 'step 1:C6', 'step 1:C5');
  expect(steps(up)).toEqual([]);
});

test('[panzer B12.9, B11.1] men go two hexes any way, three at Quickmarch; suppressed men one, into cover', () => {
  const men = { card: 'german-squad' } as const;
  const match = moving(march(men));
  expect(steps(match)).toHaveLength(6);
  play(match, 'german', 'step 1:C8', 'step 1:C7');
  expect(match.choiceOf('german')?.id).not.toBe('move');
  const quick = moving(march(men));
  play(quick, 'german', 'quickmarch', 'step 1:C8', 'step 1:C7');
  expect(unit(quick, 'u1').quickmarch).toBe(true);
  play(quick, 'german', 'step 1:C6');
  expect(unit(quick, 'u1').at).toBe('1:C6');
  expect(refusals(moving(march()), 'german', 'quickmarch')).toEqual(['B12.9']);
  expect(refusals(moving(march({ ...men, command: 'SHORT-HALT' })), 'german', 'quickmarch')).toEqual([
    'B12.9',
  ]);
  const low = moving(march({ ...men, suppressed: 'ON' }, { hexes: { '1:C8': 'brush', '1:C7': 'brush' } }));
  expect(steps(low)).toEqual(['step 1:C8']);
  play(low, 'german', 'step 1:C8');
  expect(low.choiceOf('german')?.id).not.toBe('move');
});

const truck = (more: Told = {}): Told => ({ card: 'german-truck', ...more });

test('[panzer B12.10] a vehicle takes up men and guns in its hex, for half of its movement, and sets them down', () => {
  const others = [
    { card: 'german-squad', at: '1:C9' },
    { card: 'pak-38', at: '1:C9' },
    { card: 'pak-36', at: '1:C9' },
    { card: 'german-hmg', at: '1:C9', suppressed: 'ON' },
  ] as const;
  const match = moving(march(truck(), { others }));
  expect(offers(match, 'german', 'mount')).toEqual(['mount u3 u1', 'mount u4 u1', 'mount u5 u1']);
  play(match, 'german', 'mount u4 u1');
  expect(unit(match, 'u4').aboard).toBe('u1');
  expect(refusals(match, 'german', 'mount u5 u1')).toContain('B12.10');
  play(match, 'german', 'step 1:C8');
  expect(unit(match, 'u4').at).toBe('1:C8');
  const down = skirmish(
    march(truck({ command: 'N/C' }), { others: [{ card: 'german-squad', at: '1:C9', aboard: 'u1' }] }),
  );
  play(down, 'german', 'dismount u3');
  expect(unit(down, 'u3')).not.toHaveProperty('aboard');
});

test('[panzer B12.11] five vehicles and guns, ten leg units of a side in a hex', () => {
  const crowd = (card: 'pz-iiih' | 'german-squad', n: number) =>
    march({}, { others: Array.from({ length: n }, () => ({ card, at: '1:C8' }) as const) });
  expect(steps(moving(crowd('pz-iiih', 4)))).toEqual(['step 1:C8']);
  expect(refusals(moving(crowd('pz-iiih', 5)), 'german', 'step 1:C8')).toEqual(['B12.11']);
  expect(steps(moving(crowd('german-squad', 10)))).toEqual(['step 1:C8']);
});

test('[panzer B12.12] a unit may leave by the edge that the scenario names', () => {
  const victory = {
    side: 'german',
    all: [{ is: 'exit', side: 'german', along: ['1:C8'], least: 2 }],
    words: 'out',
  } as const;
  const match = moving(march({}, { scenario: { victory: victory as never } }));
  expect(refusals(match, 'german', 'leave')).toEqual(['B12.12']);
  play(match, 'german', 'step 1:C8', 'leave');
  expect(unit(match, 'u1').lost).toBe('left');
});

test('[panzer B13.3, BASE.COAX] an overrun costs one more, attacks every man and gun once, and drives on if it can', () => {
  const others = [
    { card: 'british-section', at: '1:C8', shown: true },
    { card: '6-pdr', at: '1:C8', shown: true },
  ] as const;
  // MG 4, tracks 2: 6 − 5 and 6 − 4, coax 10.
  const match = moving(march({}, { others }), hundred(43), hundred(64));
  expect(refusals(match, 'german', 'step 1:C8')).toEqual(['B13.3']);
  play(match, 'german', 'overrun 1:C8');
  expect(unit(match, 'u3').suppressed).toBe('ON');
  expect(unit(match, 'u4').suppressed).toBe('ON');
  expect(refusals(match, 'german', 'done')).toEqual(['B13.3']);
  play(match, 'german', 'step 1:C7', 'step 1:C6', 'step 1:C5');
  expect(unit(match, 'u1').at).toBe('1:C5');
  const tanks = moving(march({}, { others: [{ card: 'crusader-i', at: '1:C8', shown: true }] }));
  expect(refusals(tanks, 'german', 'overrun 1:C8')).toEqual(['B13.3']);
  expect(refusals(moving(march({ command: 'SHORT-HALT' }, { others })), 'german', 'overrun 1:C8')).toEqual([
    'B5.3',
  ]);
});

test('[panzer 7.8.1.b] on the move a turret turns by as many hexsides for each hex entered, and keeps its place when the hull turns', () => {
  const match = moving(march({}, { options: ['7.8'] }));
  expect(refusals(match, 'german', 'swing u1 NE')).toEqual(['7.8.1.b']);
  play(match, 'german', 'step 1:C8', 'swing u1 NE', 'swing u1 SE');
  expect(refusals(match, 'german', 'swing u1 S')).toEqual(['7.8.1.a']);
  play(match, 'german', 'turn NW');
  expect(unit(match, 'u1')).toMatchObject({ facing: 5, turret: 1 });
  play(match, 'german', 'step 1:B7', 'swing u1 N');
  expect(unit(match, 'u1').turret).toBe(0);
});

test('[panzer 7.20.a, 7.20.b] a long gun goes among trees with its turret straight ahead or astern, or along a road', () => {
  const long = (
    turret: 0 | 1 | 3,
    options: readonly ('7.8' | '7.20')[] = ['7.8', '7.20'],
    roads: Position['roads'] = [],
  ) =>
    refusals(
      moving(march({ card: 'pz-ivf2', turret }, { options, hexes: { '1:C8': 'woods' }, roads: roads ?? [] })),
      'german',
      'step 1:C8',
    );
  expect(long(1)).toEqual(['7.20.a']);
  expect(long(0)).toEqual([]);
  expect(long(3)).toEqual([]);
  expect(long(1, ['7.8'])).toEqual([]);
  expect(long(1, ['7.8', '7.20'], [['C9', 'C8', 'C7']])).toEqual([]);
});

test('[panzer 7.23.4] fuel that leaks: on 1 it is gone, on 2 it burns, at the beginning of every Movement Phase', () => {
  const leak = (die: number) =>
    unit(
      skirmish({ ...march({ collateral: ['fuel'], command: 'N/C' }), phase: 'fuel' }, [[die], hundred(100)]),
      'u1',
    );
  expect(leak(1).tracked).toBe(true);
  expect(leak(2).lost).toBe('brewed up');
  expect(leak(3)).not.toHaveProperty('tracked');
});

test('[panzer BASE.CR] vehicles that share a MOVE end in Command Range of one another', () => {
  const pair = march(
    { shares: 1 },
    { others: [{ card: 'pz-iiih', at: '1:D9', command: 'MOVE', moved: true, shown: true, shares: 1 }] },
  );
  const match = moving(pair);
  play(match, 'german', 'step 1:C8', 'step 1:C7');
  expect(refusals(match, 'german', 'done')).toEqual(['BASE.CR']);
  const waits = moving({ ...pair, units: pair.units.map(({ moved: _, ...each }) => each) });
  play(waits, 'german', 'step 1:C8', 'step 1:C7', 'done');
  expect(unit(waits, 'u1').at).toBe('1:C7');
});
