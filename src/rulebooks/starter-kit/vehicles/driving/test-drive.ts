/** What the tests of vehicle movement share: a German tank in C4 that looks north, and enemies who can't fire at it. */
import {
  type Dice,
  offers as offersTo,
  type Position,
  play,
  skirmish,
  type TestMatch,
} from '../../testing/bench.ts';

export { vehicle } from '../../testing/bench.ts';

export const TANK = 'german PzKpfw IIIN C4';
/** Ahead of it are C3 and D3. */
const NOBODY = 'u99: russian 4-4-7 M10 broken';

type Drives = Omit<Partial<Position>, 'phase' | 'attacker'>;

/** The German player has taken up v1, unless he is to choose. */
export function driving({ vehicles = [TANK], units = [], ...position }: Drives, dice: Dice = []): TestMatch {
  const match = skirmish(
    { ...position, vehicles, units: [...units, NOBODY], phase: 'movement', attacker: 'german' },
    dice,
  );
  play(match, 'german', 'drive v1');
  return match;
}

/** What the German may do, apart from what is always there. */
export const offers = (match: TestMatch, verb: string): readonly string[] => offersTo(match, 'german', verb);

/** Movement points spent so far. */
export function spent({ state }: TestMatch): number {
  const frame = state.doing.findLast(each => each.is === 'drive');
  if (frame?.is !== 'drive') throw new Error('no vehicle is on the move');
  return frame.spent / 2;
}
