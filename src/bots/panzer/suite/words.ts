/** The words in which the problems of the suite are told. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import type { CardId } from '../../../rulebooks/panzer/counters/index.ts';
import { panzer } from '../../../rulebooks/panzer/index.ts';
import type { State } from '../../../rulebooks/panzer/state.ts';
import { type Position, skirmish } from '../../../rulebooks/panzer/testing/bench.ts';
import type { World } from '../../../rulebooks/panzer/world.ts';
import type { Played, Problem, Stage } from '../../suite/problem.ts';
import { panzerDoctrine } from '../index.ts';

export type Puzzle = Problem<Position>;

/** An attempt lasts until the phase is over, or the other side's part of it begins. */
export const STAGE: Stage<Position, State, World> = {
  book: panzer,
  doctrine: panzerDoctrine,
  lay: position => skirmish(position),
  part: ({ turn, phase, part }) => `${turn} ${phase} ${part}`,
};

type Piece = Position['units'][number];
export const piece =
  (card: CardId) =>
  (at: string, more: Partial<Piece> = {}): Piece => ({ card, at: at as HexId, ...more });

/** 5 cm L/42, and armour that 2 pounders seldom go through from ahead. */
export const panzer3 = piece('pz-iiih');
export const panzer4 = piece('pz-ivf1');
export const squad = piece('german-squad');
export const pak = piece('pak-38');
/** 2 pounder, thin sides. */
export const crusader = piece('crusader-i');
export const truck = piece('british-truck');
export const section = piece('british-section');

export const inPhase = (phase: Position['phase'], more: Omit<Position, 'phase'>): Position => ({
  ...more,
  ...(phase && { phase }),
});

/** The side wins by standing alone in these hexes at the end. */
export const toHold = (side: Side, ...hexes: readonly string[]): NonNullable<Position['scenario']> => ({
  victory: {
    side,
    all: [{ is: 'hold', side, hexes: [...hexes], least: hexes.length }],
    words: 'The hexes are held.',
  },
});

/** The side wins by leaving the map there. */
export const toLeave = (side: Side, ...along: readonly string[]): NonNullable<Position['scenario']> => ({
  victory: {
    side,
    all: [{ is: 'exit', side, along: [...along], least: 1 }],
    words: 'They are off the map.',
  },
});

export const gives =
  (...orders: readonly string[]) =>
  ({ answers }: Played): boolean =>
    orders.every(order => answers.includes(`command ${order}`));
export const engagesFirst =
  (target: string) =>
  ({ answers }: Played): boolean =>
    answers.find(text => text.startsWith('engage ')) === `engage ${target}`;
