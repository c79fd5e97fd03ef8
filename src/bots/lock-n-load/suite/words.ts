/** The words in which the problems of the suite are told. */
import type { Side } from '../../../engine/index.ts';
import type { Told } from '../../../rulebooks/kit/testing/notation.ts';
import { lockNLoad } from '../../../rulebooks/lock-n-load/index.ts';
import type { Location, State, Unit } from '../../../rulebooks/lock-n-load/state.ts';
import { type Position, skirmish } from '../../../rulebooks/lock-n-load/testing/bench.ts';
import type { World } from '../../../rulebooks/lock-n-load/world.ts';
import type { Played, Problem, Stage } from '../../suite/problem.ts';
import { lockNLoadDoctrine } from '../index.ts';

export type Puzzle = Problem<Position>;

/** An attempt lasts until the word is another's. */
export const STAGE: Stage<Position, State, World> = {
  book: lockNLoad,
  doctrine: lockNLoadDoctrine,
  lay: position => skirmish(position),
  part: ({ turn, phase, active }) => `${turn} ${phase} ${active}`,
};

type Piece = Told<Unit>;
const piece =
  (card: string) =>
  (at: Location, more: Partial<Piece> = {}): Piece => ({ card, at, ...more });

/** Firepower 1, range 6. */
export const squad = piece('german 1-6-4-5');
/** Pioneers, firepower 2, who may move and fire. */
export const pioneers = piece('german 2-3-4-6');
export const half = piece('german 0-4-4-5');
/** Leadership 1 and 2. */
export const koch = piece('german Lt. Koch');
export const brandt = piece('german Capt. Brandt');
/** Airborne, firepower 2, range 5. */
export const yank = piece('american 2-5-4-6');
export const yanksHalf = piece('american 1-4-4-6');
export const clarkson = piece('american Lt. Clarkson');

/** The side wins by having these places at the end. */
export const toWin = (side: Side, ...places: readonly string[]): NonNullable<Position['scenario']> => ({
  victory: {
    side,
    all: [{ is: 'control', side, places: [...places], least: places.length }],
    words: 'Control of the places.',
  },
});

/** The first place that is fired at; where there is but one it is not asked for. */
export const firstTarget =
  (place: string) =>
  ({ answers }: Played): boolean =>
    answers.includes('shoot') && answers.find(text => text.startsWith('at ')) === `at ${place}`;
export const goesInto =
  (place: string) =>
  ({ answers }: Played): boolean =>
    answers.includes(`step ${place}`);
export const waits = ({ answers }: Played): boolean => answers[0] === 'pass';
