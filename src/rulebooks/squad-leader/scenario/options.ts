/** What players may choose before a game, and which chances to do something they may let pass by standing order. */
import type { OptionCard, Setup, WindowKind } from '../../../engine/index.ts';

const SIGHTS = ['open', 'strict'] as const;
const DOUBLE_TIME = ['with', 'without'] as const;
const CONVENTIONS = ['without', 'with'] as const;
const INTEGRITY = ['without', 'with'] as const;
const COMMAND = ['without', 'with'] as const;
const DEFENSIVE_FIRE = ['afterwards', 'immediate'] as const;

export interface Options {
  /** `strict`: no line is checked before an attack is declared (2.1.2). `open`: both may look at any time. */
  readonly sight: (typeof SIGHTS)[number];
  /** Units may double time, and roads give a bonus instead of their old rate (4.7). */
  readonly doubleTime: boolean;
  /** What players have agreed on beyond the book (SQLA-13A, SQLA-17B, SQLA-22C). */
  readonly conventions: boolean;
  /** Losses cost a side morale, and men who have lost heart surrender (3.27, 3.28). */
  readonly integrity: boolean;
  /** Men far from any leader neither move nor fire (3.1). */
  readonly command: boolean;
  /** The defender fires while the enemy moves, with immediate effect, and afterwards with who has not (5.6.9.1). */
  readonly immediateFire: boolean;
}

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
        means: 'Nobody checks a line before he has declared his attack; a blocked attack is wasted (2.1.2).',
      },
    ],
    otherwise: 'open',
  },
  {
    id: 'double-time',
    title: 'Double time',
    choices: [
      {
        value: 'with',
        title: 'With it',
        means: 'Units may run for two factors more and be exhausted; a whole move by road gains one (4.7).',
      },
      {
        value: 'without',
        title: 'Without it',
        means: 'Nobody runs; a hex along a road costs half a factor (4.1.8).',
      },
    ],
    otherwise: 'with',
  },
  {
    id: 'conventions',
    title: 'Players’ conventions',
    choices: [
      { value: 'without', title: 'By the book', means: 'Nothing but what the book says.' },
      {
        value: 'with',
        title: 'With them',
        means:
          'Medium and heavy machine guns that moved don’t fire in the advancing fire phase (SQLA-17B); flames too are worse for who carries a flamethrower (SQLA-22C); nobody routs to certain death while there is a safe way (SQLA-13A).',
      },
    ],
    otherwise: 'without',
  },
  {
    id: 'integrity',
    title: 'Battlefield integrity',
    choices: [
      { value: 'without', title: 'Without it', means: 'Losses cost nobody else his heart.' },
      {
        value: 'with',
        title: 'With it',
        means:
          'A side that has lost 40 percent of its infantry has a level of morale less, with 60 and 80 percent two and three; then broken men surrender (3.27, 3.28).',
      },
    ],
    otherwise: 'without',
  },
  {
    id: 'command',
    title: 'Command control',
    choices: [
      { value: 'without', title: 'Without it', means: 'Everybody does as the player likes.' },
      {
        value: 'with',
        title: 'With it',
        means:
          'After its rally phase a side moves and fires with those near a leader alone, and with as many others as the dice allow (3.1).',
      },
    ],
    otherwise: 'without',
  },
  {
    id: 'defensive-fire',
    title: 'Defensive fire',
    choices: [
      {
        value: 'afterwards',
        title: 'After all movement',
        means: 'When all have moved the defender fires at any hex that they went through (5.6).',
      },
      {
        value: 'immediate',
        title: 'While they move',
        means:
          'The defender may fire at every hex that is entered, at once; who has fired keeps up his fire into that hex, a machine gun along its line (5.6.9).',
      },
    ],
    otherwise: 'afterwards',
  },
];

export const WINDOWS: readonly WindowKind[] = [
  { on: 'hero', title: 'Heroes who come forth' },
  { on: 'rally-step', title: 'What may be done in a step of the rally phase' },
  { on: 'bore-sight', title: 'Sighting in guns before the enemy comes' },
  { on: 'immediate-fire', title: 'Fire at those who move' },
  { on: 'withdraw', title: 'Withdrawing from a melee' },
  { on: 'assembly', title: 'Taking machine guns apart and putting them together' },
];

export function optionsOf({ options }: Setup): Options {
  return {
    sight: oneOf('sight', options.sight, SIGHTS),
    doubleTime: oneOf('double-time', options['double-time'], DOUBLE_TIME) === 'with',
    conventions: oneOf('conventions', options.conventions, CONVENTIONS) === 'with',
    immediateFire: oneOf('defensive-fire', options['defensive-fire'], DEFENSIVE_FIRE) === 'immediate',
    integrity: oneOf('integrity', options.integrity, INTEGRITY) === 'with',
    command: oneOf('command', options.command, COMMAND) === 'with',
  };
}

function oneOf<T extends string>(id: string, value: unknown, choices: readonly T[]): T {
  const [otherwise] = choices;
  const known = value === undefined ? otherwise : choices.find(each => each === value);
  if (known === undefined) throw new Error(`option ${id}: '${value}'; expected one of ${choices.join(', ')}`);
  return known;
}
