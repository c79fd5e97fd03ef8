/**
 * The write path. A rule reads frozen state; to change a part of it, the rule owns that part first. The first
 * `own` of a part keeps what it held, so that the whole activity can be rolled back *in place*: references that
 * rules and pages hold stay good, and a try-out costs what it touched, not the size of the state.
 */
import { clone, type Frozen, type Owned } from './data.ts';

type Fields = Record<string, unknown>;

export class Writes {
  readonly #before = new Map<object, object>();

  own<T extends object>(part: T): Owned<T> {
    if (!this.#before.has(part)) this.#before.set(part, Array.isArray(part) ? part.slice() : { ...part });
    return part as Owned<T>;
  }

  /** Puts every owned part back as it was, and forgets the writes. */
  rollback(): void {
    for (const [part, before] of this.#before) {
      if (Array.isArray(part)) restoreItems(part, before as unknown[]);
      else restoreFields(part as Fields, before as Fields);
    }
    this.#before.clear();
  }

  /** Lets the writes stand. */
  commit(): void {
    this.#before.clear();
  }

  /** A copy of the state as it was before the writes, which stay in place. */
  copyBefore<T>(state: Frozen<T>): T {
    return clone(state, this.#before);
  }
}

function restoreItems(part: unknown[], before: readonly unknown[]): void {
  part.length = before.length;
  for (let i = 0; i < before.length; i++) part[i] = before[i];
}

/** Restores the order of the fields too: states are compared byte for byte. */
function restoreFields(part: Fields, before: Fields): void {
  const now = Object.keys(part);
  const then = Object.keys(before);
  const changed = now.findIndex((key, i) => key !== then[i]);
  // From the last one on, which keeps the object quick to read (`unset` in data.ts).
  if (changed >= 0) for (const key of now.slice(changed).reverse()) delete part[key];
  for (const key of then) part[key] = before[key];
}
