/** State is plain JSON. These are its types, and the one way to copy it. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type Primitive = string | number | boolean | bigint | symbol | null | undefined;

/** What a rule may read but not write; to write, it must first `own` that part (see writes.ts). */
export type Frozen<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : { readonly [Key in keyof T]: Frozen<T[Key]> };

/** A part whose own fields may be written; the parts inside it are still frozen. */
export type Owned<T> = T extends readonly (infer Item)[] ? Item[] : { -readonly [Key in keyof T]: T[Key] };

/** A deep copy; `insteadOf` lets the caller substitute the value that a part had earlier. */
export function clone<T>(value: Frozen<T>, insteadOf?: ReadonlyMap<object, object>): T {
  return copy(value, insteadOf) as T;
}

/** JSON may call a field `__proto__`, and setting that by its name would do something else. */
const OWN_FIELD = { writable: true, enumerable: true, configurable: true } as const;

function copy(value: unknown, insteadOf: ReadonlyMap<object, object> | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const source = insteadOf?.get(value) ?? value;
  if (Array.isArray(source)) {
    const items = new Array<unknown>(source.length);
    for (let i = 0; i < source.length; i++) items[i] = copy(source[i], insteadOf);
    return items;
  }
  // Field after field: what spreading copies shares its shape with nothing else, and is slow to write to ever after.
  const fields: Record<string, unknown> = {};
  for (const key in source) {
    const value = copy((source as Record<string, unknown>)[key], insteadOf);
    if (key === '__proto__') Object.defineProperty(fields, key, { ...OWN_FIELD, value });
    else fields[key] = value;
  }
  return fields;
}

/** A field that a part may lack. */
export type OptionalKey<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];

/**
 * Takes fields off a part that is owned. Those behind them go too and come back in their order: an object that loses a
 * field from its middle is slow to read and to copy ever after, one that loses its last field is not.
 */
export function unset<T extends object>(part: T, ...fields: readonly OptionalKey<T>[]): void {
  const isUnset = (key: string) => (fields as readonly PropertyKey[]).includes(key);
  const entries = Object.entries(part);
  const first = entries.findIndex(([key]) => isUnset(key));
  if (first < 0) return;
  const behind = entries.slice(first);
  const bare = part as Record<string, unknown>;
  for (const [key] of behind.toReversed()) delete bare[key];
  for (const [key, value] of behind) if (!isUnset(key)) bare[key] = value;
}

/** The bytes by which two states are compared and hashed. */
export function bytes(value: unknown): string {
  return JSON.stringify(value);
}

/** Where a value holds something that JSON would lose or change, or undefined if it is plain. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object') return path;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return path;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return path;
  for (const [key, field] of Object.entries(value)) {
    const found = notPlain(field, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
