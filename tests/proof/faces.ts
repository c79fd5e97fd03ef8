/** What the faces of all proof games have in common. */
import type { Side } from '../../src/engine/kernel/ask.ts';
import type { ScenarioCard } from '../../src/engine/kernel/rulebook.ts';
import type { Track } from '../../src/engine/presenting/presenting.ts';

/** No proof game has charts to look at, options to choose or windows to set stops for. */
export const NOTHING_MORE = { charts: [], options: [], windows: [] } as const;

export const NATIONS: Readonly<Record<Side, string>> = { A: 'american', B: 'german' };

/** A scenario with its two sides by name. */
export const withSides = (card: ScenarioCard, turns: number): ScenarioCard => ({
  ...card,
  about: {
    place: 'Nowhere',
    date: '',
    situation: '',
    battlefield: 'village',
    turns,
    minutes: 10,
    level: 1,
    sides: Object.entries(NATIONS).map(([id, nation]) => ({ id, name: `Side ${id}`, nation, forces: [] })),
    victory: '',
    rules: [],
  },
});

export const numbered = (last: number, at: number): Track => ({
  steps: Array.from({ length: last }, (_, i) => ({ short: `${i + 1}`, name: `Turn ${i + 1}` })),
  at: Math.min(at, last) - 1,
});
