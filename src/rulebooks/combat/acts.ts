/** The verbs of the book. Records hold them: a verb is only ever added, or renamed with its old name kept. */
import { type ActOf, oneOf, piece, place, verbs } from '../../engine/index.ts';
import { GAITS } from './charts/index.ts';
import type { LocId, UnitId } from './state.ts';

const unit = piece<UnitId>('a unit');
const loc = place<LocId>('a place such as 1:C4 or 1:C4/1', /^\d:[A-Z]{1,2}\d{1,2}(?:\/\d|#[a-z]+)?$/);

export const VERBS = verbs({
  /** This is all, in whatever was asked. */
  done: {},
  /** An impulse, or a chance to fire, is let go. */
  pass: {},
  /** As far as this side is concerned the phase may end. */
  'offer-end': {},
  first: {},
  second: {},
  place: { unit, at: loc },
  /** Set up where the enemy does not see it. */
  hide: { unit, at: loc },
  recover: { unit },
  regroup: { unit },
  excess: { unit },
  move: { unit, gait: oneOf(...GAITS) },
  join: { unit },
  step: { unit, to: loc },
  hold: { unit },
  /** A team is turned to its other side. */
  flip: { unit },
  leave: { unit },
  fire: { unit, at: loc },
  /** Fire at any price on those who move nearby. */
  despair: { unit, at: loc },
  add: { unit },
  direct: { unit },
  shoot: {},
  flee: { unit, to: loc },
  assail: { unit },
  strike: {},
  /** Out of the way before the enemy is there. */
  'bug-out': { unit, to: loc },
  'dig-in': { unit },
  /** Into a pit that somebody has left. */
  'get-in': { unit },
  'take-cover': { unit },
  'leave-cover': { unit },
  /** Mines or wire are taken away. */
  clear: { unit },
  /** Mines are laid, hidden. */
  mine: { at: loc },
  /** A charge goes off in wire, mines, a roadblock. */
  blow: { unit, at: loc },
  /** A charge makes a way through a wall. */
  mousehole: { unit, to: loc },
  /** A machine gun fires at one more hex. */
  search: { at: loc },
  smoke: { unit, at: loc },
  /** Reinforcements come onto the map. */
  enter: { unit, gait: oneOf(...GAITS) },
  /** A building becomes a Fanatic Resistance Nest. */
  nest: { at: loc },
  /** Fire into a place in which nobody is to be seen. */
  recon: { unit },
  at: { at: loc },
  /** Those on their way say that they search; one of their leaders does it; a hex into which they look. */
  'declare-search': {},
  seek: { unit },
  look: { at: loc },
  /** With bayonets. */
  charge: {},
  /** Close Combat at any price. */
  grapple: { unit },
});
export type BookAct = ActOf<typeof VERBS>;
