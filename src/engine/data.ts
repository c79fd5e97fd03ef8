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

function copy(value: unknown, insteadOf: ReadonlyMap<object, object> | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const source = insteadOf?.get(value) ?? value;
  if (Array.isArray(source)) {
    const items = new Array<unknown>(source.length);
    for (let i = 0; i < source.length; i++) items[i] = copy(source[i], insteadOf);
    return items;
  }
  // Spreading first keeps the object's shape, which is several times faster than adding key after key.
  const fields: Record<string, unknown> = { ...(source as Record<string, unknown>) };
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === 'object' && field !== null) fields[key] = copy(field, insteadOf);
  }
  return fields;
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
