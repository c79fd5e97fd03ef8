/** What players may choose before a game, and which chances to do something they may let pass by standing order. */
import type { OptionCard, WindowKind } from '../../../engine/index.ts';

export const OPTIONS: readonly OptionCard[] = [
  {
    id: 'sight',
    title: 'Line of sight',
    choices: [
      {
        value: 'open',
        title: 'Open',
        means: 'Both may look along any line at any time; only targets in sight are offered.',
      },
      {
        value: 'strict',
        title: 'As in the book',
        means:
          'Nobody checks a line before he has declared his attack; a blocked attack is wasted (3.2.1.e).',
      },
    ],
    otherwise: 'open',
  },
];

export const WINDOWS: readonly WindowKind[] = [{ on: 'first-fire', title: 'First fire at units that move' }];
