/**
 * What a roll can come to. Faces that are read alike are one reading, with the number of ways in which the dice fall to it:
 * the odds walk readings, and a roll of many dice may have few of them.
 */
import type { Chance, Dice, Faces, WeightedReading } from './ask.ts';

/** A roll that doesn't tell its readings is gone through fall by fall, up to so many. */
const MOST_FALLS = 100_000;

/** In how many ways the dice can fall. */
export const fallsOf = (dice: Dice): number =>
  Object.values(dice).reduce((product, sides) => product * sides, 1);

/** The distinct readings of a roll; undefined where there are too many falls to go through. */
export function readingsOf({ dice, read, readings }: Chance): readonly WeightedReading[] | undefined {
  if (readings) return readings();
  if (fallsOf(dice) > MOST_FALLS) return undefined;
  const found = new Readings<unknown>();
  for (const faces of everyFall(dice)) found.add(read(faces), 1);
  return found.all;
}

/** The cases that the odds tell apart: of readings that agree in all that matters, the first stands for the others. */
export function casesOf(chance: Chance): readonly WeightedReading[] | undefined {
  const all = readingsOf(chance);
  const { matter } = chance;
  if (!matter || !all) return all;
  const cases = new Readings<unknown>(matter);
  for (const { reading, ways } of all) cases.add(reading, ways);
  return cases.all;
}

/** Dice that are read one after the other, where little need be kept in mind of those before: a sum, a count, the highest. */
export interface OneByOne<T, R> {
  readonly from: T;
  next(soFar: T, face: number, die: string): T;
  read(all: T): R;
}

export function readOneByOne<T, R>(faces: Faces, { from, next, read }: OneByOne<T, R>): R {
  return read(Object.entries(faces).reduce((soFar, [die, face]) => next(soFar, face, die), from));
}

/** The readings of such dice: after each die, what is kept in mind alike is one case. */
export function readingsOneByOne<T, R>(
  dice: Dice,
  { from, next, read }: OneByOne<T, R>,
): readonly WeightedReading<R>[] {
  let soFar: readonly WeightedReading<T>[] = [{ reading: from, ways: 1 }];
  for (const [die, sides] of Object.entries(dice)) {
    const after = new Readings<T>();
    for (const { reading, ways } of soFar)
      for (let face = 1; face <= sides; face++) after.add(next(reading, face, die), ways);
    soFar = after.all;
  }
  const ends = new Readings<R>();
  for (const { reading, ways } of soFar) ends.add(read(reading), ways);
  return ends.all;
}

/** Readings as they are met, the same ones together. */
class Readings<R> {
  readonly #byKey = new Map<unknown, { readonly reading: R; ways: number }>();
  readonly #matter: ((reading: R) => unknown) | undefined;

  constructor(matter?: (reading: R) => unknown) {
    this.#matter = matter;
  }

  add(reading: R, ways: number): void {
    const key = keyOf(this.#matter ? this.#matter(reading) : reading);
    const known = this.#byKey.get(key);
    if (known) known.ways += ways;
    else this.#byKey.set(key, { reading, ways });
  }

  get all(): readonly WeightedReading<R>[] {
    return [...this.#byKey.values()];
  }
}

/** Numbers and truths are their own keys, all else goes by its text: so no two kinds meet. */
const keyOf = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? value : JSON.stringify(value);

/** Every way in which the dice can fall; the last die changes first. */
export function* everyFall(dice: Dice): Generator<Faces> {
  const names = Object.keys(dice);
  const faces: Record<string, number> = Object.fromEntries(names.map(name => [name, 1]));
  for (;;) {
    yield { ...faces };
    let i = names.length - 1;
    for (; i >= 0; i--) {
      const name = names[i] as string;
      if ((faces[name] as number) < (dice[name] as number)) {
        (faces[name] as number)++;
        break;
      }
      faces[name] = 1;
    }
    if (i < 0) return;
  }
}
