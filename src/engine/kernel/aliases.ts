/**
 * Names for what a side sees without knowing what it is. An id would betray it (`u12a` is a half-squad, a gap in
 * the numbers is a hidden gun), so a side knows such a thing by an alias, `?7`, that is its own and tells nothing.
 * Aliases are part of the state: the same answers must mean the same things in every replay.
 */
import type { Side } from './ask.ts';
import type { Owned } from './data.ts';

export interface SideAliases {
  /** The number of the next alias. Numbers are never used twice: a thing lost from sight comes back as another. */
  readonly next: number;
  /** Alias by id. */
  readonly of: Readonly<Record<string, string>>;
}
export type Aliases = Readonly<Record<Side, SideAliases>>;

export const noAliases: SideAliases = { next: 1, of: {} };

export function aliasOf(aliases: Aliases, side: Side, id: string): string | undefined {
  return aliases[side]?.of[id];
}

/** The id behind a name that the side used: an alias of its own, or an id that it knows. */
export function meantBy(aliases: Aliases, side: Side, name: string): string {
  if (!name.startsWith('?')) return name;
  const known = aliases[side]?.of ?? {};
  const id = Object.keys(known).find(each => known[each] === name);
  if (id === undefined) throw new Error(`${side} knows nothing as ${name}`);
  return id;
}

type Owner = { own<T extends object>(part: T): Owned<T> };

/**
 * Gives the side an alias for a thing it begins to see. Give several in an order that is public (by place, not by
 * id): the order is all that the numbers tell.
 */
export function giveAlias(table: Owner, aliases: Aliases, side: Side, id: string): string {
  const mine = aliases[side];
  if (mine === undefined) throw new Error(`${side} has no aliases`);
  const known = mine.of[id];
  if (known) return known;
  const alias = `?${mine.next}`;
  table.own(mine).next = mine.next + 1;
  table.own(mine.of)[id] = alias;
  return alias;
}

/** The side knows the thing by its true name from now on, or sees it no more. */
export function dropAlias(table: Owner, aliases: Aliases, side: Side, id: string): void {
  const mine = aliases[side];
  if (mine?.of[id]) delete table.own(mine.of as Record<string, string>)[id];
}
