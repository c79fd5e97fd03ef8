/** What the tests of vehicle movement share: a German tank in C4 that looks north, and enemies who can't fire at it. */
import type { Match } from '../../../../engine/index.ts';
import type { State } from '../../state.ts';
import { type Dice, type Position, play, skirmish } from '../../testing/bench.ts';
import type { World } from '../../world.ts';
import { type AnyVehicle, vehicleById } from '../vehicles.ts';

export const TANK = 'german PzKpfw IIIN C4';
/** Ahead of it are C3 and D3. */
const NOBODY = 'u99: russian 4-4-7 M10 broken';

type Drives = Omit<Partial<Position>, 'phase' | 'attacker'>;
type TestMatch = Match<State, World>;

/** The German player has taken up v1, unless he is to choose. */
export function driving({ vehicles = [TANK], units = [], ...position }: Drives, dice: Dice = []): TestMatch {
  const match = skirmish(
    { ...position, vehicles, units: [...units, NOBODY], phase: 'movement', attacker: 'german' },
    dice,
  );
  play(match, 'german', 'drive v1');
  return match;
}

export const vehicle = (match: TestMatch, id = 'v1'): AnyVehicle => vehicleById(match.state, id);

/** What the German may do, apart from what is always there. */
export const offers = (match: TestMatch, verb: string): readonly string[] =>
  match.offered('german').filter(act => act === verb || act.startsWith(`${verb} `));

/** Movement points spent so far. */
export function spent({ state }: TestMatch): number {
  const frame = state.doing.findLast(each => each.is === 'drive');
  if (frame?.is !== 'drive') throw new Error('no vehicle is on the move');
  return frame.spent / 2;
}
