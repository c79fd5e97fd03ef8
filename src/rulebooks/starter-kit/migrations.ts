/** How a running game of an earlier version of these rules goes on under the next: by that version’s number. */
import type { Json } from '../../engine/index.ts';

/** A counter that is called otherwise, wherever the state speaks of it. */
function withCardsRenamed(state: Json, names: Readonly<Record<string, string>>): Json {
  if (typeof state === 'string') return names[state] ?? state;
  if (Array.isArray(state)) return state.map(each => withCardsRenamed(each, names));
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(
    Object.entries(state).map(([key, value]) => [key, withCardsRenamed(value, names)]),
  );
}

export const MIGRATIONS: Readonly<Record<number, (state: Json) => Json>> = {
  /** Version 2 has the values of public counters. What is in play is the same, but for the name of one of them. */
  1: state => withCardsRenamed(state, { 'japanese 2-3-6 reduced': 'japanese 2-2-6 reduced' }),
};
