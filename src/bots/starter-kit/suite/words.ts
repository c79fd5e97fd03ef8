/** The words in which the problems of the suite are told. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import type { Told } from '../../../rulebooks/kit/testing/notation.ts';
import { starterKit } from '../../../rulebooks/starter-kit/index.ts';
import type { State, Unit } from '../../../rulebooks/starter-kit/state.ts';
import { type Position, skirmish } from '../../../rulebooks/starter-kit/testing/bench.ts';
import type { World } from '../../../rulebooks/starter-kit/world.ts';
import type { Problem, Stage } from '../../suite/problem.ts';
import { starterKitDoctrine } from '../index.ts';

export type Puzzle = Problem<Position>;

/** An attempt lasts until the phase is over. */
export const STAGE: Stage<Position, State, World> = {
  book: starterKit,
  doctrine: starterKitDoctrine,
  lay: position => skirmish(position),
  part: ({ phase }) => phase,
};

/** The side wins by having these hexes at the end. */
export const toWin = (side: Side, ...hexes: readonly string[]): NonNullable<Position['scenario']> => ({
  victory: {
    side,
    all: [{ is: 'control-hexes', side, hexes: [...hexes], least: hexes.length }],
    words: 'Control of the hexes.',
  },
});

type Piece = Told<Unit>;
export const squad = (at: HexId, more: Partial<Piece> = {}): Piece => ({ card: 'german 4-6-7', at, ...more });
export const ivan = (at: HexId, more: Partial<Piece> = {}): Piece => ({ card: 'russian 4-4-7', at, ...more });
export const fought = (phase: Position['phase'], more: Omit<Position, 'phase'>): Position => ({
  attacker: 'german',
  ...more,
  ...(phase && { phase }),
});
