/** Whole games in the jungle, played at random from crowded positions: they all come to their end. */
import { expect, test } from 'vitest';
import { notPlain, quickDice, Random } from '../../../engine/index.ts';
import type { Unit } from '../state.ts';
import { type Position, skirmish } from '../testing/bench.ts';

const JAPANESE = ['4-4-8', '4-4-7', '3-4-7 reduced', '3-3-6', '2-3-7', '2-2-8', '9-1', '9-0', '10-2'];
const MARINES = ['7-6-8', '7-6-8', '5-5-8 raiders', '3-4-8', '3-4-8', '2-2-8', '9-2', '8-0'];
const GROUNDS = ['woods', 'woods', 'brush', 'grain', 'orchard', 'open', 'open', 'stone building'] as const;
const COLUMNS = ['B', 'C', 'D', 'E', 'F', 'G'] as const;
const ROWS = [3, 4, 5, 6] as const;
const HUT = { material: 'wood', hexes: ['E5'] } as const;
const CONDITIONS: readonly Partial<Unit>[] = [{}, {}, {}, {}, { exhausted: true }, { pinned: true }];
const GROUPS = [
  { id: 'japanese', side: 'japanese', elr: 2, units: { 'japanese 4-4-7': 1 }, setUp: ['1:A1-M10'] },
  { id: 'american', side: 'american', elr: 3, units: { 'american 7-6-8': 1 }, setUp: ['1:A1-M10'] },
];

function battle(random: Random): Position {
  const hexes = COLUMNS.flatMap(column => ROWS.map(row => `${column}${row}`)).filter(hex => hex !== 'E5');
  const man = (side: string, columns: readonly string[]) => (face: string) => ({
    card: `${side} ${face}`,
    at: `1:${random.pick(columns)}${random.pick(ROWS)}` as const,
    ...random.pick(CONDITIONS),
  });
  return {
    attacker: random.pick(['japanese', 'american']),
    turns: 2,
    phase: 'rally',
    hexes: Object.fromEntries(hexes.map(hex => [hex, random.pick(GROUNDS)])),
    buildings: { one: HUT, two: HUT },
    roads: [['B4', 'C5', 'D4', 'E4']],
    scenario: {
      rules: ['pacific', ...(random.below(2) === 0 ? ['light-jungle' as const] : [])],
      groups: GROUPS,
    },
    units: [
      ...JAPANESE.map(man('japanese', ['B', 'C', 'D'])),
      ...MARINES.map(man('american', ['E', 'F', 'G'])),
    ],
    weapons: [
      'japanese MMG of u2',
      'japanese Type 89 MTR of u3',
      'japanese Type 92 INF of u6 facing 1',
      'american MMG of u10',
      'american 60mm MTR of u11',
    ],
  };
}

test('whatever is done in the jungle, the game ends', () => {
  const random = new Random('banzai');
  const asked = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const opened = skirmish(battle(random));
    const match = opened.fork({ dice: quickDice(random), journal: false });
    let asks = 0;
    for (let [choice] = match.choices; choice && asks < 5000; [choice] = match.choices) {
      asks++;
      asked.add(choice.id);
      // Sorted: the order of a list is no promise, and the same seed should play the same game.
      const offered = match.offered(choice.by).toSorted();
      // Charges are called for by few, and gathered by none who may turn back.
      const calls = offered.filter(act => act.startsWith('banzai') || act.startsWith('charge'));
      const act = calls.length > 0 && random.below(2) === 0 ? random.pick(calls) : random.pick(offered);
      const verdict = match.answer(choice.by, act);
      if (!verdict.ok) throw new Error(verdict.problem);
    }
    expect(match.outcome).toBeDefined();
    expect(notPlain(match.state)).toBeUndefined();
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['banzai', 'impulse', 'fire-at-charge', 'deploy', 'muster', 'declare-combat']),
  );
});
