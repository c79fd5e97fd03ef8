import { expect, test } from 'vitest';
import { type Position, play, skirmish, standing } from '../testing/bench.ts';
import type { Condition, Scenario } from './scenario.ts';
import { occupier, outcome, progress } from './victory.ts';

const BUILDINGS = {
  ours: { material: 'stone', hexes: ['B2'] },
  first: { material: 'stone', hexes: ['D4', 'D5'] },
  second: { material: 'stone', hexes: ['F4'] },
} as const;

const GAIN: Condition = {
  is: 'gain-buildings',
  side: 'russian',
  held: { german: ['1:first', '1:second'], russian: ['1:ours'] },
  least: 2,
};
const RATIO: Condition = { is: 'squad-ratio', side: 'russian', least: 3 };

const card = (needs: Scenario['victory']['needs'], ...conditions: Condition[]): Partial<Scenario> => ({
  victory: { side: 'russian', needs, conditions, words: 'two houses more, or three to one' },
});

const guards = { card: 'russian 6-2-8', at: '1:D4' } as const;
const german = { card: 'german 4-6-7', at: '1:H8' } as const;

const reached = (condition: Condition, position: Omit<Position, 'buildings' | 'scenario'>): number => {
  const { world, view } = standing({
    buildings: BUILDINGS,
    scenario: card('any', condition),
    ...position,
  });
  return progress(world, view, condition);
};

test('[sl SC1.VC] houses taken count, less those that are lost', () => {
  const units = [guards, german];
  const control = (first: string, second: string, ours: string) => ({
    '1:first': first,
    '1:second': second,
    '1:ours': ours,
  });
  expect(reached(GAIN, { units, control: control('german', 'german', 'russian') })).toBe(0);
  expect(reached(GAIN, { units, control: control('russian', 'german', 'russian') })).toBe(1);
  expect(reached(GAIN, { units, control: control('russian', 'russian', 'russian') })).toBe(2);
  expect(reached(GAIN, { units, control: control('russian', 'russian', 'german') })).toBe(1);
});

test('[sl SC1.VC] E3-082: of five houses of theirs three, of four of one’s own one lost: two, which is enough', () => {
  const hexes = ['B2', 'D2', 'F2', 'H2', 'J2', 'B6', 'D6', 'F6', 'H6'];
  const names = hexes.map((_, i) => `1:h${i}`);
  const condition: Condition = {
    is: 'gain-buildings',
    side: 'russian',
    held: { german: names.slice(0, 5), russian: names.slice(5) },
    least: 2,
  };
  const winner = (taken: number) => {
    const { world, view } = standing({
      buildings: Object.fromEntries(hexes.map((hex, i) => [`h${i}`, { material: 'stone', hexes: [hex] }])),
      scenario: card('any', condition, RATIO),
      doing: [{ is: 'done' }],
      control: Object.fromEntries(
        names.map((name, i) => [name, i < taken || (i > 4 && i < 8) ? 'russian' : 'german']),
      ),
      units: [...Array(10).fill(guards), ...Array(6).fill(german)],
    } as Position);
    return outcome(view, world)?.winner;
  };
  expect([winner(3), winner(2)]).toEqual(['russian', 'german']);
});

test('who has left the map is no loss to those who count losses, and a gain to those who must get out', () => {
  const gone = (how: 'exited' | 'eliminated') => ({
    units: [guards, german],
    losses: [{ side: 'german', card: 'german 4-6-7', how }],
  });
  const casualties: Condition = { is: 'casualties', side: 'russian', least: 1 };
  const exit: Condition = { is: 'exit', side: 'german', along: ['1:D1'], least: 1 };
  expect([reached(casualties, gone('eliminated')), reached(casualties, gone('exited'))]).toEqual([2, 0]);
  expect([reached(exit, gone('eliminated')), reached(exit, gone('exited'))]).toEqual([0, 2]);
});

test('[sl QA-89.2] E1-076: broken men behind the enemy’s lines are nobody’s prisoners when it ends', () => {
  const condition: Condition = { is: 'casualties', side: 'russian', least: 1 };
  const around = ['1:C4', '1:D3', '1:E5'].map(at => ({ ...guards, at }) as Position['units'][number]);
  const stranded = { ...german, at: '1:D4', broken: true } as const;
  expect(reached(condition, { units: [...around, stranded] })).toBe(0);
  expect(reached(condition, { units: [...around, { ...stranded, guard: 'u1' }] })).toBeGreaterThan(0);
});

test('[sl SC1.VC] three unbroken squads for each of theirs: broken men and half-squads don’t count', () => {
  const three = [guards, guards, guards];
  expect(reached(RATIO, { units: [...three, german] })).toBe(3);
  expect(reached(RATIO, { units: [...three, german, { ...german, broken: true }] })).toBe(3);
  expect(reached(RATIO, { units: [...three, german, german] })).toBe(1);
  expect(reached(RATIO, { units: [guards, guards, { ...guards, broken: true }, german] })).toBe(2);
  expect(reached(RATIO, { units: [guards, guards, { ...guards, card: 'russian 3-2-8' }, german] })).toBe(2);
  expect(reached(RATIO, { units: [guards, { ...german, broken: true }] })).toBe(3);
});

test('[sl SC1.VC] one of the conditions is enough, and without any the other side wins', () => {
  const over = (units: Position['units']) => {
    const { world, view } = standing({
      buildings: BUILDINGS,
      scenario: card('any', GAIN, RATIO),
      doing: [{ is: 'done' }],
      units,
    });
    return outcome(view, world)?.winner;
  };
  expect(over([guards, guards, guards, german])).toBe('russian');
  expect(over([guards, german])).toBe('german');
});

/** The Russians end their advance with these units there, and a phase goes by. */
function heldAfter(units: Position['units'], control = 'german') {
  const match = skirmish({
    buildings: BUILDINGS,
    scenario: card('any', GAIN),
    attacker: 'russian',
    phase: 'advance',
    control: { '1:first': control },
    units: [...units, { ...german, at: '1:K9' }, { ...guards, at: '1:K1' }],
  });
  play(match, 'russian', 'done');
  return match.state.control['1:first'];
}

test('[sl SC1.VC] a house is taken with an unbroken unit in any of its hexes, and no enemy in it', () => {
  expect(heldAfter([guards])).toBe('russian');
  expect(heldAfter([{ ...guards, at: '1:D5' }])).toBe('russian');
  expect(heldAfter([{ card: 'russian 9-1', at: '1:D4' }])).toBe('russian');
  expect(heldAfter([{ ...guards, broken: true }])).toBe('german');
  expect(heldAfter([guards, { ...german, at: '1:D5' }])).toBe('german');
  expect(heldAfter([guards, { ...german, at: '1:D5', broken: true }])).toBe('german');
  expect(heldAfter([guards, { card: 'german 8-0', at: '1:D5' }])).toBe('german');
});

test('[sl SC1.VC] it stays with who was the last in it', () => {
  expect(heldAfter([], 'russian')).toBe('russian');
});

test('[sl SC1.VC] a place is held by the one side that is there, if one of its units stands', () => {
  const held = (...units: Position['units']) =>
    occupier(standing({ units }).view, { key: 'house', hexes: ['1:D4', '1:D5'] });
  const german = { card: 'german 4-6-7', at: '1:D4' } as const;
  const broken = { ...german, at: '1:D5', broken: true } as const;
  const russian = { card: 'russian 4-4-7', at: '1:D5' } as const;
  expect([held(german), held(german, broken), held(broken), held(german, russian)]).toEqual([
    'german',
    'german',
    undefined,
    undefined,
  ]);
  // Prisoners hold nothing, and keep nobody from it.
  expect(held(german, { ...russian, broken: true, guard: 'u1' })).toBe('german');
});

test('[sl SC1.VC] it is over as soon as nobody is left of the side that must win, or of the other once that has won', () => {
  const ends = (units: Position['units'], condition: Condition = RATIO) => {
    const { world, view } = standing({ buildings: BUILDINGS, scenario: card('any', condition), units });
    return outcome({ ...view, doing: [{ is: 'done' }].slice(1) as never }, world)?.winner;
  };
  expect(ends([german])).toBe('german');
  expect(ends([guards, german], { ...RATIO, least: 9 })).toBeUndefined();
  // As long as somebody is left to undo it, what has been reached is not yet won.
  expect(ends([guards, german], { ...RATIO, least: 1 })).toBeUndefined();
  expect(ends([guards])).toBe('russian');
});
