/** The verbs of the Starter Kit. Records hold them: a verb is only ever added or renamed with its old name kept. */
import type { HexId } from '../../board/index.ts';
import { type ActOf, list, oneOf, piece, place, verbs } from '../../engine/index.ts';
import { MOUNTS } from './counters/card.ts';
import type { ShooterId, UnitId, VehicleId, WeaponId } from './state.ts';

const unit = piece<UnitId>('a unit');
const weapon = piece<WeaponId>('a weapon');
const vehicle = piece<VehicleId>('a vehicle');
const shooter = piece<ShooterId>('a unit or weapon that fires');
const hex = place<HexId>('a hex such as 1:C4', /^\d:[A-Z]{1,2}\d{1,2}$/);

export const VERBS = verbs({
  /** This is all, in whatever was asked: the phase, step or declaration is over. */
  done: {},
  /** Lets a window pass. */
  pass: {},

  // set-up and entry
  place: { unit, at: hex },
  /** Takes a unit off the map again, before the set-up is done. */
  lift: { unit },
  give: { weapon, to: unit },

  // rally phase
  recover: { unit, weapon },
  repair: { weapon },
  'self-rally': { unit },
  rally: { unit, by: unit },
  /** A broken unit out of cover keeps its desperation morale. */
  'stay-desperate': { unit },

  // fire
  /** The first that fires in an attack. */
  ready: { shooter },
  /** Where the attack goes. */
  at: { hex },
  add: { shooter },
  /** A leader directs the attack. */
  direct: { leader: unit },
  shoot: {},
  /** The unit looks for a Panzerfaust to fire. */
  faust: { unit },
  /** The mortar tries for smoke shells. */
  load: { shell: oneOf('smoke') },
  /** What is left of a fire group after some of it proved blind fires hex by hex. */
  apart: {},
  /** After a shot that keeps its rate of fire: fire on, or let it go and leave residual firepower. */
  rate: { weapon, keep: oneOf('keep', 'spend') },
  destroy: { weapon },
  /** Backblast from within a building: take the blast, or the worse aim. */
  backblast: { take: oneOf('blast', 'care') },

  // movement, rout, advance
  move: { unit },
  with: { unit },
  assault: {},
  'double-time': {},
  step: { to: hex },
  /** Along a road through woods or orchard, but slowly and under cover. */
  creep: { to: hex },
  stay: { units: list(unit) },
  smoke: { unit, at: hex },
  'pick-up': { unit, weapon },
  drop: { weapon },
  'place-charge': { weapon, at: hex },
  exit: {},
  rout: { unit },
  crawl: { to: hex },
  'go-along': { leader: unit },
  advance: { unit, to: hex },
  /** Leaves the map in the advance phase. */
  'advance-off': { unit },

  // close combat
  fight: { at: hex },
  /** A leader joins a unit, to attack and to be attacked with it. */
  stack: { leader: unit, on: unit },
  attack: { unit },
  target: { unit },
  /** A vehicle attacks with this machine gun. */
  'use-gun': { vehicle, gun: oneOf(...MOUNTS) },
  /** The attack goes against a vehicle. */
  engage: { vehicle },
  /** Units attack the vehicle that moves in their hex. */
  react: { units: list(unit) },
  /** Makes use of a lucky roll that may create a leader (5.3). */
  promote: {},
});
export type BookAct = ActOf<typeof VERBS>;
