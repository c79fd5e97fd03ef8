/**
 * What must still happen because of what happened (leader loss, rubble, reveals): one ordered queue with flush
 * points, instead of rules that call each other back. A kind earlier in the order goes first, whenever it came.
 */
import type { Rule } from './ask.ts';

interface Item<Kind extends string, Data> {
  readonly kind: Kind;
  readonly key: string;
  readonly data: Data;
}

export class Agenda<Kind extends string, Data> {
  readonly #order: readonly Kind[];
  readonly #items: Item<Kind, Data>[] = [];
  readonly #done = new Set<string>();

  constructor(order: readonly Kind[]) {
    this.#order = order;
  }

  /** The same kind with the same key happens once, however many causes it has. */
  add(kind: Kind, key: string, data: Data): void {
    if (!this.#order.includes(kind)) throw new Error(`the agenda knows no '${kind}'`);
    const once = `${kind} ${key}`;
    if (this.#done.has(once)) return;
    this.#done.add(once);
    const rank = this.#order.indexOf(kind);
    const place = this.#items.findIndex(item => this.#order.indexOf(item.kind) > rank);
    this.#items.splice(place < 0 ? this.#items.length : place, 0, { kind, key, data });
  }

  get empty(): boolean {
    return this.#items.length === 0;
  }

  /** Lets everything happen that is due, and what comes of it, until nothing is left. */
  *flush(happen: (kind: Kind, data: Data) => Rule<void>): Rule<void> {
    for (let item = this.#items.shift(); item; item = this.#items.shift())
      yield* happen(item.kind, item.data);
  }
}
