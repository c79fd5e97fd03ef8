/** Phases that random games seldom come to, played at random from crowded positions. */
import { expect, test } from 'vitest';
import { notPlain, quickDice, Random } from '../../../engine/index.ts';
import type { Phase, Unit, Vehicle } from '../state.ts';
import { activity } from '../turn.ts';
import type { Position } from './bench.ts';
import { playPhase } from './phase-bench.ts';

const GERMANS = ['german 4-6-7', 'german 2-4-7', 'german 9-2', 'german 6+1', 'german 5-4-8'] as const;
const RUSSIANS = ['russian 4-4-7', 'russian 4-2-6', 'russian 2-3-7', 'russian 8-1', 'russian 6-2-8'] as const;
const HEXES = ['1:D4', '1:D5', '1:E4'] as const;
const GROUNDS = ['woods', 'stone building', 'brush', 'open'] as const;

const CONDITIONS: readonly Partial<Unit>[] = [
  {},
  {},
  { broken: true },
  { broken: true, desperate: true },
  { pinned: true },
  { exhausted: true },
];

/** Both sides in a few hexes, some of them broken, pinned or exhausted. */
function crowd(random: Random, shared: boolean): Position {
  const units = [...GERMANS, ...RUSSIANS].map((card): Position['units'][number] => {
    const isGerman = card.startsWith('german');
    const at = shared || isGerman ? random.pick(HEXES) : random.pick(['1:F5', '1:G5', '1:B4'] as const);
    return { card, at, ...random.pick(CONDITIONS), ...(shared && isGerman ? { advanced: true } : {}) };
  });
  return {
    attacker: 'german',
    hexes: Object.fromEntries(HEXES.map(hex => [hex, random.pick(GROUNDS)])),
    units,
    weapons: [
      'german LMG of u1',
      'german HMG of u1',
      { card: 'german LMG', at: random.pick(HEXES) },
      'russian MMG of u6 malfunctioned',
    ],
  };
}

const STATES: readonly Partial<Vehicle>[] = [
  {},
  { crewExposed: true },
  { motion: true },
  { shocked: 'shock' },
  { wreck: true },
];

/** The same with tanks among them. */
function tanks(random: Random) {
  return ['german Panther', 'russian T-34/85', 'russian KV-1 M41'].map(card => ({
    card,
    at: random.pick(HEXES),
    ...random.pick(STATES),
  }));
}

/** Plays to the end, and gives the names of everything that was asked. */
function playOut(phase: Phase, position: Position, random: Random): readonly string[] {
  // Nothing but an ambush can be rolled before somebody is asked.
  const opened = playPhase(phase, position, Array(3).fill([3, 3]), activity);
  const match = opened.fork({ dice: quickDice(random), journal: false });
  const asked: string[] = [];
  for (let [choice] = match.choices; choice && asked.length < 5000; [choice] = match.choices) {
    asked.push(choice.id);
    const verdict = match.answer(choice.by, random.pick(match.offered(choice.by)));
    if (!verdict.ok) throw new Error(verdict.problem);
  }
  expect(match.outcome).toBeDefined();
  expect(notPlain(match.state)).toBeUndefined();
  return asked;
}

test.each([
  {
    phase: 'rally',
    shared: false,
    asks: ['recover', 'repair', 'transfer', 'self-rally', 'rally', 'stay-desperate'],
  },
  { phase: 'rout', shared: false, asks: ['rout', 'rout-step', 'leave-weapon'] },
  { phase: 'close-combat', shared: true, asks: ['close-combat', 'stack-leaders', 'declare-combat'] },
] as const)(
  'crowded $phase phases come to their end, whatever is done in them',
  ({ phase, shared, asks }) => {
    const random = new Random(phase);
    const asked = new Set<string>();
    for (let game = 0; game < 12; game++)
      for (const id of playOut(phase, crowd(random, shared), random)) asked.add(id);
    expect([...asked]).toEqual(expect.arrayContaining([...asks]));
  },
);

test.each([
  { phase: 'advance', asks: ['advance'] },
  { phase: 'close-combat', asks: ['attack-in-turn', 'declare-combat', 'stack-leaders'] },
] as const)('so do $phase phases with tanks', ({ phase, asks }) => {
  const random = new Random(`${phase} with tanks`);
  const asked = new Set<string>();
  for (let game = 0; game < 20; game++) {
    const position = { ...crowd(random, true), vehicles: tanks(random) };
    for (const id of playOut(phase, position, random)) asked.add(id);
  }
  expect([...asked]).toEqual(expect.arrayContaining([...asks]));
});
