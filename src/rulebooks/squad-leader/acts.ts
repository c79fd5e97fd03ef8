/** The verbs of Squad Leader. Records hold them: a verb is only ever added or renamed with its old name kept. */
import { type ActOf, piece, place, verbs } from '../../engine/index.ts';
import type { LocId, ShooterId, UnitId, WeaponId } from './state.ts';

const unit = piece<UnitId>('a unit');
const weapon = piece<WeaponId>('a weapon');
const shooter = piece<ShooterId>('a unit or weapon that fires');
/** A hex on the ground; a place in it, such as a floor, or a work, where there are any. */
const loc = place<LocId>('a hex such as 1:C4', /^\d:[A-Z]{1,2}\d{1,2}(?:\/(?:[1-9]|[crtbus])|#\w+)?$/);

export const VERBS = verbs({
  /** This is all, in whatever was asked: the phase, step or declaration is over. */
  done: {},
  /** Lets a chance go. */
  pass: {},

  // set-up
  place: { unit, at: loc },
  /** Takes a unit off the map again, before the set-up is done. */
  lift: { unit },
  give: { weapon, to: unit },

  /** A gun is laid on a hex, in secret (8.9.8.4). */
  'bore-sight': { weapon, at: loc },

  // rally phase
  repair: { weapon },
  rally: { unit, by: unit },
  'self-rally': { unit },
  /** A leader brings a berserk crew to its senses (3.25.10). */
  calm: { unit, by: unit },
  /** A broken unit near the enemy brings forth a leader, perhaps (3.6.1.1). */
  promote: { unit },
  deploy: { unit, by: unit },
  recombine: { unit, with: unit },
  /** A unit far from any leader gets its orders (3.1.4). */
  command: { unit },
  /** A leader asks a prisoner what he knows (3.30.1). */
  interrogate: { unit, by: unit },

  // fire
  /** The first that fires in an attack. */
  ready: { shooter },
  /** Where the attack goes. */
  at: { at: loc },
  add: { shooter },
  /** Nobody fires after all: the declaration is taken back. */
  unready: {},
  /** A leader directs those of his hex. */
  direct: { leader: unit },
  /** A hero gives the attack his example instead of his own fire. */
  inspire: { unit },
  /** One who passed through the target is not put back there. */
  spare: { unit },
  shoot: {},
  /** Another leader or hero serves the machine gun of one with him. */
  help: { unit },
  /** A hero serves a machine gun alone at its full strength. */
  alone: { weapon },
  /** A machine gun fires until it glows. */
  sustain: { weapon },
  /** Spraying fire at three hexes that meet in a point; what else its squad has goes at the first. */
  spray: { at: loc, and: loc, also: loc },
  /** Penetrating fire passes by the obstacle in this hex. */
  'pass-by': { at: loc },
  /** Along hexsides penetrating fire strikes this hex, and those on the same side of it. */
  beside: { at: loc },
  /** A demolition charge: placed on the move, set off, thrown. */
  lay: { weapon, at: loc },
  explode: { weapon },
  throw: { weapon, at: loc },

  // movement
  move: { unit },
  with: { unit },
  /** A squad or crew carries a wounded leader (3.4.3). */
  bear: { unit, by: unit },
  assault: {},
  'double-time': {},
  step: { to: loc },
  /** One of the stack ends its move here, the others go on. */
  stay: { unit },
  /** Spends a movement factor where it is, to look for what lies there. */
  search: {},
  'pick-up': { unit, weapon },
  drop: { weapon },
  /** Eliminates a weapon for which there is no room. */
  discard: { weapon },
  dismantle: { weapon },
  assemble: { weapon },
  /** Leaves the map. */
  exit: {},

  /** Men without arms look for some (5.8.7). */
  scrounge: { unit },
  /** Another unit of the hex guards the prisoner from now on (3.29.13). */
  guard: { unit, by: unit },
  /** The prisoner is left behind, as soon as its guard goes (QA-89). */
  abandon: { unit },

  // rout and advance
  rout: { unit },
  flee: { to: loc },
  advance: { unit, to: loc },

  // close combat
  withdraw: { unit },
  /** Where one who has withdrawn ends up. */
  'fall-back': { unit, to: loc },
  /** Designations: who attacks whom, led by whom; then the next attack. */
  attack: { unit },
  target: { unit },
  lead: { leader: unit },
  /** The attack is out for prisoners. */
  'take-alive': {},
  /** One who withdraws shares the fate of others who do. */
  share: { leader: unit, unit },
  next: {},

  /** A weapon is to be destroyed, or made useless for now, by those who have it (8.7.1). */
  wreck: { weapon },
  jam: { weapon },

  // morale
  /** A lightly wounded leader is taken from the field, or fights on (3.4.1). */
  evacuate: { unit },
  'carry-on': { unit },
  /** A die decides whether there is a hero in it (3.8.11). */
  hero: { unit },
  /** A unit that can’t rout is taken prisoner, killed, or left where it is (3.29.3.1, 3.29.7). */
  capture: { unit, by: unit },
  kill: { unit },
  'let-be': { unit },
  /** A prisoner is shot (3.29.7). */
  execute: { unit },
  /** Shows men without heart what faces them, until it is enough (3.28.5.3). */
  overawe: { unit, by: unit },
  /** Breaks of its own will (3.21.19). */
  break: { unit },

  /** An unbroken leader goes along with those who rout (3.2.8). */
  'go-along': { leader: unit },
});
export type BookAct = ActOf<typeof VERBS>;
