/** The optional rules as switches. */
import type { OptionCard, Setup, WindowKind } from '../../../engine/index.ts';

export interface Options {
  /** Impulses in a row are rolled for (4.4.8.a). */
  readonly randomImpulses: boolean;
}

const [ON, OFF] = ['on', 'off'] as const;

export const OPTIONS: readonly OptionCard[] = [
  {
    id: '4.4.8',
    title: 'Random impulses',
    group: 'Sequence of play',
    choices: [
      { value: OFF, title: 'In turns', means: 'The sides have one impulse each, in turns.' },
      {
        value: ON,
        title: 'By the die',
        means: 'Half a ten-sided die tells how many impulses a side has in a row.',
      },
    ],
    otherwise: OFF,
  },
];

export const optionsOf = ({ options }: Pick<Setup, 'options'>): { readonly options: Options } => ({
  options: { randomImpulses: options['4.4.8'] === ON },
});

/** The kinds of windows, as players set stops for them. */
export const WINDOWS: readonly WindowKind[] = [
  { on: 'defensive-fire', title: 'Defensive Fire' },
  { on: 'close-combat', title: 'Close Combat' },
  { on: 'bug-out', title: 'Bugging out before the enemy comes' },
  { on: 'digging', title: 'Digging in together' },
  { on: 'recovery', title: 'Recovery in the Command Phase' },
];
