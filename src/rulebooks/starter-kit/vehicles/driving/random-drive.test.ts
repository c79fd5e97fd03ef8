/** Movement phases with vehicles in every condition, played at random: they all come to their end. */
import { expect, test } from 'vitest';
import { notPlain, quickDice, Random } from '../../../../engine/index.ts';
import type { Vehicle } from '../../state.ts';
import type { Position } from '../../testing/bench.ts';
import { playPhase } from '../../testing/phase-bench.ts';
import { activity } from '../../turn.ts';

const GROUNDS = ['woods', 'stone building', 'wooden building', 'brush', 'open', 'open', 'orchard'] as const;
const HEXES = ['1:C3', '1:C4', '1:C5', '1:D3', '1:D4', '1:D5', '1:E3', '1:E4', '1:E5', '1:F4'] as const;
const SPINES = [0, 1, 2, 3, 4, 5] as const;
const CARDS = {
  german: ['german PzKpfw IIIN', 'german PzKpfw VIB', 'german StuG IIIG', 'german SdKfz 234/1'],
  russian: ['russian T-34/85', 'russian KV-1 M41', 'russian BT-7', 'russian BA-10'],
} as const;
const STATES: readonly Partial<Vehicle>[] = [
  {},
  {},
  { crewExposed: true },
  { motion: true },
  { motion: true, crewExposed: true },
  { bogged: 'bogged' },
  { bogged: 'mired' },
  { immobilized: true },
  { recalled: true },
  { stunned: true },
  { wreck: true },
];
const group = (side: string, more: object) => ({ id: side, side, elr: 3, units: {}, ...more });

function battle(random: Random): Position {
  const vehicles = (['german', 'russian'] as const).flatMap(side =>
    CARDS[side].map(card => ({
      card,
      at: random.pick(HEXES),
      facing: random.pick(SPINES),
      ...random.pick(STATES),
    })),
  );
  return {
    attacker: 'german',
    turn: 1,
    hexes: Object.fromEntries(HEXES.map(hex => [hex, random.pick(GROUNDS)])),
    roads: [['1:C5', '1:D4', '1:E4', '1:F3']],
    levels: { '1:E3': 1, '1:E4': 1 },
    units: [
      'german 4-6-7 B4',
      { card: 'russian 4-4-7', at: random.pick(HEXES) },
      { card: 'russian 9-1', at: random.pick(HEXES) },
      { card: 'russian 4-2-6', at: '1:F4', broken: random.pick([true, undefined]) ?? true },
    ],
    weapons: ['russian ATR of u2'],
    vehicles: [...vehicles, 'german Panther group late'],
    scenario: {
      groups: [
        group('german', { setUp: ['1:A1-C10'] }),
        group('russian', { setUp: ['1:E1-M10'] }),
        { ...group('german', { enter: { turn: 1, along: ['1:A3-A6'] } }), id: 'late' },
      ],
    },
  };
}

test('whatever vehicles do in the movement phase, it ends', () => {
  const random = new Random('vehicles on the move');
  const asked = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const opened = playPhase('movement', battle(random), [], activity);
    const match = opened.fork({ dice: quickDice(random), journal: false });
    let asks = 0;
    for (let [choice] = match.choices; choice && asks < 3000; [choice] = match.choices) {
      asks++;
      asked.add(choice.id);
      const verdict = match.answer(choice.by, random.pick(match.offered(choice.by)));
      if (!verdict.ok) throw new Error(verdict.problem);
    }
    expect(match.outcome).toBeDefined();
    expect(notPlain(match.state)).toBeUndefined();
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['movement', 'drive', 'first-fire', 'reaction-fire', 'motion-turn', 'crowd']),
  );
});
