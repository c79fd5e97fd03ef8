/** What a palette holds, and how one is made from what it changes of another. */
import type { TEMPERATE } from './temperate.ts';

type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly unknown[]
      ? { readonly [Index in keyof T]: Loose<T[Index]> }
      : { readonly [Key in keyof T]: Loose<T[Key]> };
export type Palette = Loose<typeof TEMPERATE>;

type Changed<T> = T extends string | readonly unknown[] ? T : { readonly [Key in keyof T]?: Changed<T[Key]> };
export type Changes = Changed<Palette>;

/** The palette with these colours instead of its own; lists are changed whole. */
export function changed(palette: Palette, changes: Changes): Palette {
  return merged(palette, changes) as Palette;
}

type Tree = Readonly<Record<string, unknown>>;

function merged(base: unknown, change: unknown): unknown {
  if (change === undefined) return base;
  if (typeof base !== 'object' || base === null || Array.isArray(base)) return change;
  const changes = change as Tree;
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, merged(value, changes[key])]));
}
