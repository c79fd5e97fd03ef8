/** Of whatever is under way, the enemy is shown nothing of those under a ? (8.3.2). */
import { expect, test } from 'vitest';
import { starterKit } from '../index.ts';
import type { Frame } from '../state.ts';
import { skirmish } from '../testing/bench.ts';
import { moving } from '../testing/fire-bench.ts';

/** Of the Japanese u1, with the gun w1, is under a ?, and u2, with w2, is seen. */
const { state, world } = skirmish({
  attacker: 'japanese',
  scenario: { rules: ['pacific'] },
  units: ['japanese 4-4-7 C4 concealed', 'japanese 9-1 C4', 'american 6-6-6 D4'],
  weapons: ['japanese LMG of u1', 'japanese LMG of u2'],
  vehicles: ['american M4A2 D4'],
});

const shots = { u1: 1, w1: 1, w2: 1 };
const FIGHT = { at: '1:C4', stacked: { u2: 'u1' } } as const;

const UNDER_WAY: readonly { readonly frame: Frame; readonly known: string }[] = [
  { frame: moving(['u1', 'u2'], { tried: ['u1 w1', 'u2 w2'] }), known: 'u2 w2' },
  {
    frame: {
      is: 'banzai',
      stage: 'brunt',
      units: ['u2'],
      target: '1:D4',
      spent: 2,
      impulses: 1,
      behind: {},
      moved: [],
      groups: [moving(['u2'], { shots })],
      spared: [],
    },
    known: 'w2',
  },
  { frame: { is: 'drive', vehicle: 'v1', spent: 2, here: 2, shots }, known: 'w2' },
  { frame: { is: 'reaction', side: 'japanese', vehicle: 'v1', spent: 2, earlier: shots }, known: 'w2' },
  { frame: { is: 'fire', by: 'american', shooters: ['u3'], leaders: [], at: ['u1', 'u2'] }, known: 'u2' },
  { frame: { is: 'rally', step: 'transfer', side: 'japanese', traders: ['u1', 'u2'] }, known: 'u2' },
  { frame: { is: 'turn-guns', side: 'japanese', turned: ['w1', 'w2'] }, known: 'w2' },
  { frame: { is: 'combat', ...FIGHT, stage: 'attacker', declared: {} }, known: '1:C4' },
  {
    frame: { is: 'combat-in-turn', ...FIGHT, side: 'japanese', through: [], attacked: [], suffered: [] },
    known: '1:C4',
  },
];

test.each(UNDER_WAY)(
  '[aslsk 8.3.2.a] $frame.is: who is under a ? is not told, nor what he has',
  ({ frame, known }) => {
    const shown = (side: string) =>
      JSON.stringify(starterKit.view({ ...state, doing: [frame] }, side, world).doing);
    const hidden = /"u1|u1"|"w1|w1"/;
    expect(shown('japanese')).toMatch(hidden);
    expect(shown('american')).not.toMatch(hidden);
    expect(shown('american')).toContain(known);
  },
);
