/**
 * A doctrine for any book, from what every book gives: each act is a course of its own, ending things is the last
 * resort, and a position is worth the counters on the table. A book plays at once by this, and better by its own.
 */
import { type Act, DONE, type Frozen, type GameState, type Rulebook, type Side } from '../../engine/index.ts';
import type { Course, Doctrine, Lore, Position } from './doctrine.ts';

/** A counter, and one on its weak side. */
const WHOLE = 10;
const WEAK = 5;
/** Doing something is a little better than doing nothing. */
const SOMETHING = 1;

export function doctrineIn<S extends GameState, W>({ book, doctrine }: Lore<S, W>): Doctrine<S, W> {
  return doctrine ?? plainDoctrine(book);
}

function plainDoctrine<S extends GameState, W>(book: Rulebook<S, W>): Doctrine<S, W> {
  return {
    courses: position => position.acts.map(act => courseOf(position, act)),
    value: (view, side, world) => countersOf(book, view, side, world),
    horizon: () => () => false,
  };
}

function courseOf<S extends GameState, W>({ choice }: Position<S, W>, act: Act): Course {
  const ends = act.verb === choice.window?.pass.verb || act.verb === DONE.verb;
  return {
    acts: [act],
    worth: ends ? 0 : SOMETHING,
    why: ends ? 'Nothing seemed worth doing.' : 'It was one of several things to do.',
  };
}

function countersOf<S extends GameState, W>(
  { presentation }: Rulebook<S, W>,
  view: Frozen<S>,
  side: Side,
  world: W,
): number {
  if (presentation === undefined) return 0;
  let sum = 0;
  for (const counter of presentation.tabletop(view, side, world).counters) {
    const worth = counter.face.tone === 'weak' ? WEAK : WHOLE;
    sum += counter.side === side ? worth : -worth;
  }
  return sum;
}
