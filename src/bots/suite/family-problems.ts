/** Problems that every game of the Squad Leader family poses: their men and phases have the same names. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Problem } from './problem.ts';
import { adds, does, ends, firstTarget, shoots } from './solutions.ts';

interface Piece {
  readonly card: string;
  readonly at: HexId;
  readonly broken?: true;
}

interface Sketch<Scenario> {
  readonly attacker?: Side;
  readonly turn?: number;
  readonly turns?: number;
  readonly scenario?: Scenario;
  readonly hexes?: Readonly<Record<string, 'woods' | 'stone building'>>;
  readonly control?: Readonly<Record<string, Side>>;
  readonly units: readonly Piece[];
  readonly weapons?: readonly { readonly card: string; readonly by: `u${number}` }[];
}

/** How a book says it. */
interface Words<Position, Scenario> {
  /** The attacker is German, if nothing else is said. */
  fought(phase: 'prep-fire' | 'movement' | 'defensive-fire' | 'advance', more: Sketch<Scenario>): Position;
  toWin(side: Side, ...hexes: readonly string[]): Scenario;
}

const squad = (at: HexId, more: Partial<Piece> = {}): Piece => ({ card: 'german 4-6-7', at, ...more });
const ivan = (at: HexId, more: Partial<Piece> = {}): Piece => ({ card: 'russian 4-4-7', at, ...more });
const leader = (card: string, at: HexId): Piece => ({ card, at });

type Problems<Position> = readonly Problem<Position>[];

export const movementOfFamily = <P, S>({ fought, toWin }: Words<P, S>): Problems<P> => [
  {
    title: 'Not in the open before a machine gun',
    reason: 'There is time; the woods are safe and the field is not.',
    position: fought('movement', {
      hexes: { '1:F9': 'woods', '1:F2': 'stone building' },
      scenario: toWin('german', '1:F2'),
      control: { '1:F2': 'russian' },
      units: [squad('1:F9'), ivan('1:F2'), ivan('1:F2'), leader('russian 9-1', '1:F2')],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ends('u1', '1:F9'),
  },
  {
    title: 'Take the victory hex on the last turn',
    reason: 'Nothing comes after it.',
    position: fought('movement', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      units: [squad('1:F5'), ivan('1:M9')],
    }),
    solved: ends('u1', '1:F3', '1:F4', '1:E3', '1:G3', '1:E4', '1:G4'),
  },
  {
    title: 'Out of the open',
    reason: 'The woods are one hex away, and a machine gun looks on.',
    position: fought('movement', {
      hexes: { '1:F8': 'woods' },
      units: [squad('1:F7'), ivan('1:F1'), ivan('1:F1')],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ends('u1', '1:F8'),
  },
  {
    title: 'Hold what must be held',
    reason: 'Nobody else is there, and the enemy is near.',
    position: fought('movement', {
      hexes: { '1:F5': 'stone building', '1:F8': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F8')],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'The leader goes to the broken',
    reason: 'Without him they hardly rally.',
    position: fought('movement', {
      hexes: { '1:F9': 'woods', '1:F1': 'stone building', '1:F5': 'stone building' },
      units: [
        squad('1:F9', { broken: true }),
        squad('1:F9', { broken: true }),
        leader('german 8-1', '1:F8'),
        ivan('1:F1'),
      ],
    }),
    solved: ends('u3', '1:F9'),
  },
  {
    title: 'The leader goes with his squad',
    reason: 'He brings it farther, and it fights better under him.',
    position: fought('movement', {
      turns: 5,
      scenario: toWin('german', '1:F1'),
      units: [squad('1:F10'), leader('german 8-1', '1:F10'), ivan('1:A1', { broken: true })],
    }),
    solved: ({ at }) => at('u1') !== '1:F10' && at('u1') === at('u2'),
  },
];

export const fireOfFamily = <P, S>({ fought, toWin }: Words<P, S>): Problems<P> => [
  {
    title: 'A fire group before single shots',
    reason: 'Twelve firepower in one attack breaks what three attacks of four only scratch.',
    position: fought('prep-fire', {
      hexes: { '1:G5': 'woods' },
      units: [squad('1:C4'), squad('1:C5'), squad('1:C6'), ivan('1:G5')],
    }),
    solved: adds(2),
  },
  {
    title: 'The leader directs the fire',
    reason: 'His modifier helps, and nobody cowers under him.',
    position: fought('prep-fire', {
      units: [squad('1:C5'), squad('1:C5'), leader('german 9-1', '1:C5'), ivan('1:G5')],
    }),
    solved: does('direct u3', 'shoot'),
  },
  {
    title: 'First those in the open',
    reason: 'The same shot does far more where there is no cover.',
    position: fought('prep-fire', {
      hexes: { '1:C9': 'stone building' },
      units: [squad('1:C5'), ivan('1:C2'), ivan('1:C9')],
    }),
    solved: firstTarget('1:C2'),
  },
  {
    title: 'Fire into the crowd',
    reason: 'One roll strikes all who stand together.',
    position: fought('prep-fire', {
      units: [squad('1:F5'), ivan('1:F1'), ivan('1:F1'), ivan('1:F1'), ivan('1:F9')],
    }),
    solved: firstTarget('1:F1'),
  },
  {
    title: 'At point blank',
    reason: 'Firepower doubles next to the target.',
    position: fought('prep-fire', {
      units: [squad('1:F5'), ivan('1:F6'), ivan('1:F1')],
    }),
    solved: firstTarget('1:F6'),
  },
  {
    title: 'The defender shoots those who stand before him',
    reason: 'He has nowhere to go, and they are in the open.',
    position: fought('prep-fire', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F7')],
    }),
    solved: shoots,
  },
  {
    title: 'All fire in the defensive fire phase',
    reason: 'What is not fired now is lost.',
    position: fought('defensive-fire', {
      attacker: 'russian',
      units: [ivan('1:F7'), squad('1:F5'), squad('1:D5')],
    }),
    solved: ({ answers }) => ['u2', 'u3'].every(id => answers.some(text => text.endsWith(` ${id}`))),
  },
];

export const advanceOfFamily = <P, S>({ fought, toWin }: Words<P, S>): Problems<P> => [
  {
    title: 'Advance onto the victory hex',
    reason: 'It is empty and next door.',
    position: fought('advance', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('german', '1:F5'),
      units: [squad('1:F6'), ivan('1:F1')],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'Advance out of the open',
    reason: 'The enemy fires next.',
    position: fought('advance', {
      hexes: { '1:F8': 'woods' },
      units: [squad('1:F7'), ivan('1:F2'), ivan('1:F2')],
    }),
    solved: ends('u1', '1:F8'),
  },
  {
    title: 'Not alone upon three',
    reason: 'One against three is murder, and not theirs.',
    position: fought('advance', {
      hexes: { '1:F5': 'stone building', '1:F6': 'woods' },
      units: [squad('1:F6'), ivan('1:F5'), ivan('1:F5'), ivan('1:F5')],
    }),
    solved: ({ at }) => at('u1') !== '1:F5',
  },
];
