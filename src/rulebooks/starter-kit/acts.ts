/** The verbs of the Starter Kit. Records hold them: a verb is only ever added or renamed with its old name kept. */
import type { HexId } from '../../board/index.ts';
import { type ActOf, type Arg, list, oneOf, piece, place, verbs, whole } from '../../engine/index.ts';
import { SHELLS } from './charts/ordnance/special-ammo.ts';
import { DISPENSERS } from './charts/ordnance/vehicle-weapons.ts';
import { MOUNTS } from './counters/card.ts';
import { SPINES, type Spine } from './ordnance/covered-arcs.ts';
import { AIMS, type ArmId, type ShooterId, type UnitId, type VehicleId, type WeaponId } from './state.ts';

const unit = piece<UnitId>('a unit');
const weapon = piece<WeaponId>('a weapon');
const vehicle = piece<VehicleId>('a vehicle');
const arm = piece<ArmId>('a weapon of a vehicle such as v3.CMG');
const shooter = piece<ShooterId>('a unit or weapon that fires');
/** Counted clockwise from the one between north and north-east (3.2.4). */
const spine: Arg<Spine> = {
  expected: 'a hexspine from 0 to 5',
  print: String,
  parse: text => SPINES.find(each => String(each) === text),
};
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
  /** A squad splits into two half-squads. */
  deploy: { unit },
  recombine: { unit, with: unit },
  park: { vehicle, at: hex },
  unpark: { vehicle },
  /** Where a vehicle that is set up looks, and whether its crew looks out. */
  heading: { spine, hatch: oneOf('closed', 'open') },
  /** The gun points along this hexspine. */
  face: { weapon, spine },
  /** Sets up off the enemy's map. */
  hide: { unit },
  /** Puts a ? on all in the hex. */
  conceal: { at: hex },
  /** Gives up its ?. */
  show: { unit },

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
  /** Fires these shells instead of the usual ones, if there are any. */
  load: { shell: oneOf(...SHELLS) },
  /** How ordnance aims: at the men in the hex, at the hex, or like a machine gun. At a vehicle it engages. */
  aim: { at: oneOf(...AIMS) },
  /** The gun points along this hexspine to fire, where two would do. */
  point: { spine },
  /** What is left of a fire group after some of it proved blind fires hex by hex. */
  apart: {},
  /** After a shot that keeps its rate of fire: fire on, or let it go and leave residual firepower. */
  rate: { weapon: piece<WeaponId | ArmId>('a weapon'), keep: oneOf('keep', 'spend') },
  destroy: { weapon },
  /** Backblast from within a building: take the blast, or the worse aim. */
  backblast: { take: oneOf('blast', 'care') },

  // the crews of vehicles
  /** The crew looks out. */
  'open-hatch': { vehicle },
  'button-up': { vehicle },
  'repair-arm': { arm },
  /** Hull or turret is turned at the end of a fire phase. */
  swivel: { vehicle, on: oneOf('hull', 'turret'), spine },
  /** The close defence weapon goes off against all who are near. */
  'close-defence': { vehicle },

  // movement, rout, advance
  /** A leader calls for a Banzai charge; it goes for the enemy there; a unit of it goes a hex, or stops. */
  banzai: { leader: unit },
  charge: { at: hex },
  rush: { unit, to: hex },
  hold: { unit },
  move: { unit },
  with: { unit },
  assault: {},
  'double-time': {},
  step: { to: hex },
  /** Pushes a gun along. */
  push: { weapon, to: hex },
  /** Along a road through woods or orchard, but slowly and under cover. */
  creep: { to: hex },
  stay: { units: list(unit) },
  smoke: { unit, at: hex },
  'pick-up': { unit, weapon },
  drop: { weapon },
  'place-charge': { weapon, at: hex },
  /** Against a vehicle in the next hex, and nothing else there. */
  'place-charge-on': { weapon, vehicle },
  exit: {},
  // vehicles on the move
  drive: { vehicle },
  start: {},
  /** Tries to get out of the bog. */
  free: {},
  /** Spends a movement point where it stands. */
  delay: {},
  stop: {},
  /** The hull turns by a hexspine. */
  turn: { to: spine },
  /** The turret turns together with the next expenditure. */
  turret: { to: spine },
  /** Spends so many points more than the next hex costs. */
  slowly: { points: whole },
  enter: { to: hex },
  /** Into the hex with all the movement points that it has. */
  'enter-with-all': { to: hex },
  /** Onto the map. */
  come: { to: hex, facing: spine },
  'come-with-all': { to: hex, facing: spine },
  dispense: { vehicle, kind: oneOf(...DISPENSERS), at: hex },
  /** A defending vehicle tries to get into motion. */
  rouse: { vehicle },
  /** Of two vehicles in a hex one becomes a wreck. */
  scrap: { vehicle },

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
