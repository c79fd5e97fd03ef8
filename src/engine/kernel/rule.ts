/** The words in which rules ask. These helpers alone yield, so that every answer comes back typed. */

import { type Account, lookedUp, type Reckoning, sumOf } from '../telling/account.ts';
import type { Act, Audience, Chance, Choice, Dice, Faces, Rule, Side, Window } from './ask.ts';
import { type OneByOne, readingsOneByOne, readOneByOne } from './readings.ts';

/** Binds `choose` to a book's state and acts: `const choose = choosing<State, BookAct>()`. */
export function choosing<S, BookAct extends Act>() {
  return function* choose<const A extends BookAct>(choice: Omit<Choice<S, A>, 'kind'>): Rule<A> {
    return (yield { kind: 'choice', ...choice } as Choice) as A;
  };
}

/** The window of an ask about something that a side need not do. */
export const optional = (on: string, pass: Act): Window => ({ on, pass, optional: true });

interface ChanceOptions {
  readonly cite: string;
  readonly by?: Side;
  readonly seen?: Audience;
}

export interface RollOptions<D extends Dice = Dice, R = unknown> extends ChanceOptions {
  /** What counted and what came of it, by the same numbers by which the dice are read: asked only where somebody is told. */
  readonly tell: (dice: Faces<D>, reading: R) => Reckoning | Account;
}

/** Throws the dice and gives what `read` makes of them: everything that this roll decides. */
export function* roll<const D extends Dice, R>(
  dice: D,
  why: string,
  read: (faces: Faces<D>) => R,
  options: RollOptions<D, R>,
): Rule<R> {
  return (yield chance(dice, why, read as (faces: Faces) => R, options as unknown as RollOptions)) as R;
}

function chance(
  dice: Dice,
  why: string,
  read: (faces: Faces) => unknown,
  { cite, by, seen = 'all', tell }: RollOptions,
): Chance {
  const telling = (faces: Faces, reading: unknown) => [tell(faces, reading)].flat();
  const asked = { kind: 'chance', why, cite, dice, seen, read, tell: telling } as const;
  // What is copied in goes last: fields that are added to a copy are slow to add.
  return by === undefined ? asked : { by, ...asked };
}

/** So many dice of one sort, by names of their own. */
export function diceOf(count: number, sides: number): Dice {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`d${i + 1}`, sides]));
}

/** Throws dice that are read one after the other: however many they are, the odds meet no more than their readings. */
export function* rollOneByOne<T, R>(
  dice: Dice,
  why: string,
  reading: OneByOne<T, R>,
  options: RollOptions<Dice, R>,
): Rule<R> {
  const asked = chance(dice, why, faces => readOneByOne(faces, reading), options as RollOptions);
  return (yield { ...asked, readings: () => readingsOneByOne(dice, reading) }) as R;
}

/** Throws dice of which the sum alone matters. */
export function* rollSum<R>(
  dice: Dice,
  why: string,
  read: (sum: number) => R,
  options: RollOptions<Dice, R>,
): Rule<R> {
  return yield* rollOneByOne(dice, why, { from: 0, next: (sum, face) => sum + face, read }, options);
}

/** How those among whom chance picks are called: `{u12}` for a piece. */
interface Called<T> {
  readonly call: (each: T) => string;
}

/** A die for each of them: those who roll highest, of whom there may be several. */
export function* rollHighest<T>(
  among: readonly T[],
  sides: number,
  why: string,
  { call, ...options }: ChanceOptions & Called<T>,
): Rule<readonly T[]> {
  const dice = diceOf(among.length, sides);
  const names = Object.keys(dice);
  const places = yield* rollOneByOne<Highest, readonly number[]>(
    dice,
    why,
    {
      from: { face: 0, of: [] },
      next(highest, face, die) {
        if (face < highest.face) return highest;
        const at = names.indexOf(die);
        return { face, of: face === highest.face ? [...highest.of, at] : [at] };
      },
      read: ({ of }) => of,
    },
    {
      ...options,
      tell: (faces, highest) =>
        among.map((each, at) =>
          lookedUp(
            sumOf({ [names[at] as string]: faces[names[at] as string] as number }),
            `for ${call(each)}`,
            highest.includes(at) ? 'highest' : 'less',
          ),
        ),
    },
  );
  return among.filter((_, at) => places.includes(at));
}

interface Highest {
  readonly face: number;
  readonly of: readonly number[];
}

export interface DrawOptions<T> extends ChanceOptions, Called<T> {
  /** How many lots each has, in whole numbers; otherwise one. */
  readonly lots?: (each: T) => number;
  /** What the die is called. */
  readonly die?: string;
  /** By what they can be told apart before all is settled: those who are alike are one case to the odds. */
  readonly known?: (each: T) => unknown;
}

/**
 * One of them by lot: a die with as many sides as there are lots. Where there is but one, nothing is rolled. Those of them
 * that are equal as data are one case to the odds.
 */
export function* draw<T>(
  among: readonly T[],
  why: string,
  { lots = () => 1, die = 'lot', call, known, ...options }: DrawOptions<T>,
): Rule<T> {
  const [only, ...others] = among;
  if (only === undefined) throw new Error(`nothing to draw from: ${why}`);
  if (others.length === 0) return only;
  const texts = among.map(each => JSON.stringify(each));
  const owners = among.flatMap((each, i) => {
    const first = texts.indexOf(texts[i] as string);
    return Array.from({ length: lots(each) }, () => first);
  });
  const drawn = chance({ [die]: owners.length }, why, faces => owners[(faces[die] as number) - 1] as number, {
    ...options,
    tell: (faces, at) => lookedUp(sumOf(faces), `of ${owners.length}`, call(among[at as number] as T)),
  });
  const at = (yield known ? { ...drawn, matter: at => known(among[at as number] as T) } : drawn) as number;
  return among[at] as T;
}

/** Asks several sides at once. Each part holds choices of its own side only, and no dice. */
export function* together<const Parts extends Readonly<Record<Side, Rule<unknown>>>>(
  parts: Parts,
): Rule<{ readonly [Of in keyof Parts]: Parts[Of] extends Rule<infer T> ? T : never }> {
  return (yield { kind: 'together', parts }) as never;
}
