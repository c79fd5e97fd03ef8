/** Remembers what has been worked out about a thing, by a second key: quicker than one key put together as text. */
export class Memo<Thing extends object, Key, Value> {
  readonly #known = new Map<Thing, Map<Key, Value>>();

  get(thing: Thing, key: Key, workOut: () => Value): Value {
    let values = this.#known.get(thing);
    if (!values) {
      values = new Map();
      this.#known.set(thing, values);
    }
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as Value;
    const found = workOut();
    values.set(key, found);
    return found;
  }
}

/** The same for pairs of numbers below a limit, such as hexes: one look instead of two. */
export class Pairs<Value> {
  readonly #known = new Map<number, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(one: number, other: number, workOut: () => Value): Value {
    const key = one * this.#limit + other;
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known as Value;
    const found = workOut();
    this.#known.set(key, found);
    return found;
  }
}
