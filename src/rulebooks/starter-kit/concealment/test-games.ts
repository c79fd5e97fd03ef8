/** Small games with much to keep secret, for tests that play them at random. */
import { starterKit } from '../index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { type Position, worldOf } from '../testing/bench.ts';

/** A small fight on a small board, set up and fought to its end. */
export function game(
  rules: Scenario['rules'],
  groups: Scenario['groups'],
  nations: readonly [string, string],
) {
  const position: Position = {
    size: [9, 7],
    hexes: {
      '1:B3': 'woods',
      '1:C4': 'wooden building',
      '1:D3': 'woods',
      '1:E4': 'brush',
      '1:F3': 'stone building',
      '1:F5': 'woods',
      '1:G3': 'orchard',
      '1:H4': 'woods',
    },
    units: nations.map(nation => ({ card: `${nation} 4-4-7`, side: nation })),
    turns: 2,
    scenario: {
      groups,
      rules,
      setsUpFirst: groups[0]?.side ?? '',
      movesFirst: groups[1]?.side ?? '',
      victory: {
        side: groups[1]?.side ?? '',
        all: [{ is: 'control-hexes', side: groups[1]?.side ?? '', hexes: ['1:C4', '1:F3'], least: 1 }],
        words: 'One of two houses.',
      },
    },
  };
  const world = worldOf(position);
  return { book: { ...starterKit, world: () => world }, setup: { scenario: 'test', options: {} } };
}

export const GUNS = game(
  [],
  [
    {
      id: 'battery',
      side: 'russian',
      elr: 3,
      units: { 'russian 2-2-8': 2, 'russian 4-4-7': 1, 'russian 8-1': 1 },
      weapons: { 'russian 45mm PTP obr. 32': 1, 'russian 82mm BM obr. 37': 1 },
      setUp: ['1:A1-D7'],
    },
    {
      id: 'column',
      side: 'american',
      elr: 3,
      units: { 'american 6-6-6': 2, 'american 8-1': 1 },
      weapons: { 'american DC': 1 },
      setUp: ['1:F1-I7'],
    },
  ],
  ['russian', 'american'],
);

/** Both sides under ?, and some still to come. */
export const CONCEALED = game(
  ['concealment'],
  [
    {
      id: 'garrison',
      side: 'russian',
      elr: 3,
      units: { 'russian 2-2-8': 1, 'russian 4-4-7': 3, 'russian 8-1': 1 },
      weapons: { 'russian 45mm PTP obr. 32': 1, 'russian LMG': 1 },
      concealment: 3,
      setUp: ['1:A1-D7'],
    },
    {
      id: 'column',
      side: 'german',
      elr: 3,
      units: { 'german 4-6-7': 2, 'german 8-1': 1 },
      weapons: { 'german LMG': 1, 'german FT': 1 },
      setUp: ['1:F1-I7'],
      concealment: 1,
    },
    {
      id: 'reserve',
      side: 'german',
      elr: 3,
      units: { 'german 4-6-7': 1, 'german 7-0': 1 },
      weapons: { 'german DC': 1 },
      enter: { turn: 1, along: ['1:I1-I7'] },
    },
  ],
  ['russian', 'german'],
);

/** Japanese in the jungle, some of them hidden. */
export const JUNGLE = game(
  ['pacific'],
  [
    {
      id: 'defenders',
      side: 'japanese',
      elr: 3,
      units: { 'japanese 2-2-8': 1, 'japanese 4-4-7': 3, 'japanese 9-1': 1 },
      weapons: { 'japanese Type 94 AT': 1, 'japanese LMG': 1 },
      setUp: ['1:A1-D7'],
    },
    {
      id: 'marines',
      side: 'american',
      elr: 4,
      units: { 'american 7-6-8': 2, 'american 8-1': 1 },
      weapons: { 'american DC': 1 },
      enter: { turn: 1, along: ['1:I1-I7'] },
    },
  ],
  ['japanese', 'american'],
);
