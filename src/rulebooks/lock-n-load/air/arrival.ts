/** When air support comes: in the next impulse after either player has rolled doubles, for whatever it was (19.1.a). */
import { type Dice, type Faces, type RollOptions, type Rule, roll } from '../../../engine/index.ts';
import type { Game } from '../game.ts';

/**
 * Two dice of one player. Whether they match is read while a plane waits for it and never otherwise, so that the odds of
 * all other games stay as small as they are.
 */
export function* rollPair<const D extends Dice, R>(
  game: Game,
  dice: D,
  why: string,
  read: (faces: Faces<D>) => R,
  options: RollOptions<D, R>,
  pair: (faces: Faces<D>) => readonly [number, number],
): Rule<R> {
  const waits = game.state.air?.some(({ due }) => !due) === true;
  if (!waits) return yield* roll(dice, why, read, options);
  const { tell, ...rest } = options;
  const { value, doubles } = yield* roll(
    dice,
    why,
    (faces: Faces<D>) => {
      const [one, two] = pair(faces);
      return { value: read(faces), doubles: one === two };
    },
    { ...rest, tell: (faces, reading) => tell(faces, reading.value) },
  );
  if (doubles) summon(game);
  return value;
}

/** One pair of doubles brings the first that still waits. */
function summon(game: Game): void {
  const air = game.state.air ?? [];
  const next = air.findIndex(({ due }) => !due);
  game.own(game.state).air = air.map((each, i) => (i === next ? { ...each, due: true } : each));
  game.say('19.1.a', 'Doubles: air support comes in the next impulse');
}
