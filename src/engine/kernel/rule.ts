/** The words in which rules ask. These helpers alone yield, so that every answer comes back typed. */
import type { Act, Audience, Chance, Choice, Dice, Faces, Rule, Side } from './ask.ts';

/** Binds `choose` to a book's state and acts: `const choose = choosing<State, BookAct>()`. */
export function choosing<S, BookAct extends Act>() {
  return function* choose<const A extends BookAct>(choice: Omit<Choice<S, A>, 'kind'>): Rule<A> {
    return (yield { kind: 'choice', ...choice } as Choice) as A;
  };
}

export interface RollOptions {
  readonly cite: string;
  readonly by?: Side;
  readonly seen?: Audience;
}

/** Throws the dice and gives what `read` makes of them: everything that this roll decides. */
export function* roll<const D extends Dice, R>(
  dice: D,
  why: string,
  read: (faces: Faces<D>) => R,
  { cite, by, seen = 'all' }: RollOptions,
): Rule<R> {
  const chance: Chance = {
    kind: 'chance',
    ...(by === undefined ? {} : { by }),
    why,
    cite,
    dice,
    seen,
    read: read as (faces: Faces) => unknown,
  };
  return (yield chance) as R;
}

/** Asks several sides at once. Each part holds choices of its own side only, and no dice. */
export function* together<const Parts extends Readonly<Record<Side, Rule<unknown>>>>(
  parts: Parts,
): Rule<{ readonly [Of in keyof Parts]: Parts[Of] extends Rule<infer T> ? T : never }> {
  return (yield { kind: 'together', parts }) as never;
}
