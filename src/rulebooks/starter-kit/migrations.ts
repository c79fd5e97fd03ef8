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

/** The frames of the state, each as the next version has it. */
function withFrames(state: Json, change: (frame: JsonObject) => JsonObject): Json {
  if (!isObject(state) || !Array.isArray(state.doing)) return state;
  return { ...state, doing: state.doing.map(frame => (isObject(frame) ? change(frame) : frame)) };
}

type JsonObject = { readonly [key: string]: Json };
const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * Reaction fire went by all the points that the vehicle had spent in the hex, and counted its own attacks; the vehicle's move
 * counts them as well. Whoever was at it keeps what he was promised: no shot is too early to count.
 */
function withEarlierShots(frame: JsonObject): JsonObject {
  if (frame.is !== 'reaction') return frame;
  const { shots: _, ...rest } = frame;
  return { ...rest, earlier: {} };
}

export const MIGRATIONS: Readonly<Record<number, (state: Json) => Json>> = {
  /**
   * Version 2 has the values of public counters. What is in play is the same, but for the name of one of them; and reaction
   * fire remembers its limit otherwise.
   */
  1: state =>
    withFrames(
      withCardsRenamed(state, { 'japanese 2-3-6 reduced': 'japanese 2-2-6 reduced' }),
      withEarlierShots,
    ),
  /** In version 3 who fires where he can't see acquires nothing any more. What a gun has acquired so far it keeps. */
  2: state => state,
};
