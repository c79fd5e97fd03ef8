import { expect, test } from 'vitest';
import { hexesIn } from '../../../board/areas.ts';
import { type Battlefield, battlefieldFrom, compileBoard, type HexId } from '../../../board/index.ts';
import { boardDocuments } from '../../../board/library.ts';
import type { View } from '../game.ts';
import type { Vehicle } from '../state.ts';
import { type Position, standing, worldOf } from '../testing/bench.ts';
import type { Condition } from './scenario.ts';
import { exitHexes, initialControl, outcome, pointsOf } from './victory.ts';

const UNITS = ['german 4-6-7 B2', 'russian 4-4-7 F6'] as const;
const DONE = { doing: [{ is: 'done' }] } as const;

/** A match that the Germans win by this condition, and the Russians otherwise. */
function judged(condition: Condition, more: Partial<Position> = {}) {
  const victory = { side: 'german', all: [condition], words: 'A test.' };
  const match = standing({ units: UNITS, ...more, scenario: { victory, ...more.scenario } });
  const state: View = { ...match.state, doing: more.doing ?? [] };
  return outcome(state, match.world)?.winner;
}

test('[aslsk 1.3.a] control of hexes and buildings decides at the end, and not before', () => {
  const hexes = {
    is: 'control-hexes',
    side: 'german',
    hexes: ['1:D4', '1:D5'],
    least: 2,
  } satisfies Condition;
  const both = { control: { '1:D4': 'german', '1:D5': 'german' } };
  expect(judged(hexes, both)).toBeUndefined();
  expect(judged(hexes, { ...both, ...DONE })).toBe('german');
  expect(judged(hexes, { control: { '1:D4': 'german', '1:D5': 'russian' }, ...DONE })).toBe('russian');
  const house = {
    is: 'control-buildings',
    side: 'german',
    buildings: ['1:D4'],
    least: 1,
  } satisfies Condition;
  const board = { hexes: { D4: 'stone building' } } as const;
  expect(judged(house, { ...board, ...DONE, control: { '1:D4': 'german' } })).toBe('german');
  expect(judged(house, { ...board, ...DONE })).toBe('russian');
});

test('[aslsk 1.3.a] units that have left or fallen stay gone: such a condition decides at once', () => {
  const gone = (how: 'exited' | 'eliminated', side: string) => [
    { side, card: `${side} 4-4-7`, how } as const,
    { side, card: `${side} 9-1`, how } as const,
  ];
  const exit = (least: number): Condition => ({ is: 'exit', side: 'german', along: ['1:A1-A10'], least });
  const kill: Condition = { is: 'casualties', side: 'german', least: 4 };
  expect(judged(exit(4), { losses: gone('exited', 'german') })).toBe('german');
  expect(judged(exit(5), { losses: gone('exited', 'german') })).toBeUndefined();
  expect(judged(exit(4), { losses: gone('eliminated', 'german') })).toBeUndefined();
  expect(judged(kill, { losses: gone('eliminated', 'russian') })).toBe('german');
  expect(judged(kill, { losses: gone('eliminated', 'german') })).toBeUndefined();
});

test('a side that has nobody left to win with has lost', () => {
  const condition = { is: 'control-hexes', side: 'german', hexes: ['1:D4'], least: 1 } satisfies Condition;
  expect(judged(condition, { units: [UNITS[1]] })).toBe('russian');
});

test('a side with nothing but a tank can still win; with nothing but a wreck it can’t', () => {
  const condition = { is: 'control-hexes', side: 'german', hexes: ['1:D4'], least: 1 } satisfies Condition;
  const tank: Vehicle = { id: 'v1', side: 'german', card: 'german Panther', group: 'german', at: '1:A2' };
  expect(judged(condition, { units: [UNITS[1]], vehicles: [tank] })).toBeUndefined();
  expect(judged(condition, { units: [UNITS[1]], vehicles: [{ ...tank, wreck: true }] })).toBe('russian');
});

test('points: a squad 2, a half-squad or crew 1, a leader 1 and his negative modifier, a vehicle 5', () => {
  const cards = ['german 4-6-7', 'german 2-4-7', 'german 2-2-8', 'german 9-2', 'german 8-0', 'german 6+1'];
  expect(cards.map(pointsOf)).toEqual([2, 1, 1, 3, 1, 1]);
  expect(pointsOf('german Panther')).toBe(5);
});

test('units leave only where leaving counts for their side', () => {
  const victory = {
    side: 'german',
    all: [{ is: 'exit', side: 'german', along: ['1:A1-A3'], least: 2 } satisfies Condition],
    words: '',
  };
  const world = worldOf({ units: UNITS, scenario: { victory } });
  expect(exitHexes(world, 'german')).toEqual(['1:A1', '1:A2', '1:A3']);
  expect(exitHexes(world, 'russian')).toEqual([]);
});

test('[aslsk 2.0.Control.c] at the start a side controls what lies in its own set-up area, and nothing that both may set up in', () => {
  const group = (side: string, setUp: readonly string[]) => ({
    id: side,
    side,
    elr: 3,
    units: {},
    setUp: [...setUp],
  });
  const world = worldOf({
    units: UNITS,
    hexes: { B2: 'stone building', F2: 'stone building' },
    buildings: { row: { material: 'stone', hexes: ['D4', 'D5'] } },
    scenario: {
      groups: [group('german', ['1:A1-D4']), group('russian', ['1:D1-H9'])],
      victory: {
        side: 'german',
        all: [
          { is: 'control-buildings', side: 'german', buildings: ['1:B2', '1:F2', '1:row'], least: 1 },
          { is: 'control-hexes', side: 'german', hexes: ['1:C3', '1:D3', '1:G3', '1:K3'], least: 1 },
        ],
        words: '',
      },
    },
  });
  expect(initialControl(world)).toEqual({
    '1:B2': 'german',
    '1:F2': 'russian',
    '1:C3': 'german',
    '1:G3': 'russian',
  });
});

function fieldOf(layout: string): Battlefield {
  const field = battlefieldFrom(layout, new Map(boardDocuments.map(each => [each.id, compileBoard(each)])));
  if (!field.ok) throw new Error(field.wrong);
  return field.value;
}

test('[aslsk 2.0.Control.c] a whole board is controlled by the only side that may set up on it', () => {
  const base = worldOf({ units: UNITS });
  const groups = [
    { id: 'german', side: 'german', elr: 3, units: {}, setUp: ['1:P3'] },
    { id: 'russian', side: 'russian', elr: 3, units: {}, setUp: ['2:C3'] },
  ];
  const all: Condition[] = [{ is: 'control-hexes', side: 'german', hexes: ['1:B2', '2:E5'], least: 1 }];
  const scenario = { ...base.scenario, groups, victory: { side: 'german', all, words: '' } };
  expect(initialControl({ ...base, field: fieldOf('village+farm'), scenario })).toEqual({
    '1:B2': 'german',
    '2:E5': 'russian',
  });
});

test('[aslsk 1.3.b] half-hexes that mate with another board belong to no part of it; at the edge of the map they do', () => {
  const alone = hexesIn(fieldOf('village'), ['1:FF1-GG10']);
  const joined = hexesIn(fieldOf('village+farm'), ['1:FF1-GG10']);
  const seam = (list: readonly HexId[]) => list.filter(hex => hex.startsWith('1:GG'));
  expect(seam(alone).length).toBe(10);
  expect(seam(joined)).toEqual([]);
  expect(hexesIn(fieldOf('village+farm'), ['2:A1-B10']).some(hex => hex.startsWith('1:GG'))).toBe(false);
  // A hex that the card names is meant.
  expect(hexesIn(fieldOf('village+farm'), ['1:GG5'])).toEqual(['1:GG5']);
});
