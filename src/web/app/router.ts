/** A tiny router: what the page shows is named by the address behind the `#`. */
import { useSyncExternalStore } from 'react';

export interface Route {
  /** `#/rules/aslsk/3.2.2.c` is `['rules', 'aslsk', '3.2.2.c']`. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  return {
    path: path
      .split('/')
      .filter(part => part !== '')
      .map(decode),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** Entries of the query that are empty or undefined are left out. */
export function hashFor(
  path: readonly string[],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

/** A half-typed address may hold a stray `%`. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let hash = typeof location === 'undefined' ? '' : location.hash;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const onChange = () => {
    hash = location.hash;
    listener();
  };
  listeners.add(listener);
  addEventListener('hashchange', onChange);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', onChange);
  };
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => hash);

/** Changes the address without a new entry in the history, as typing in a search box should. */
export function replaceHash(next: string): void {
  hash = next;
  try {
    history.replaceState(undefined, '', next);
  } catch {
    // Browsers limit how often an address may change. The page goes by `hash`, so only the address lags behind.
  }
  for (const listener of listeners) listener();
}
