/** The verbs of Lock 'n Load. Records hold them: a verb is only ever added or renamed with its old name kept. */
import { type ActOf, piece, place, verbs, whole } from '../../engine/index.ts';
import type { ArmId, Location, ShooterId, UnitId, VehicleId, WeaponId } from './state.ts';

const unit = piece<UnitId>('a unit');
const weapon = piece<WeaponId>('a weapon');
const vehicle = piece<VehicleId>('a vehicle');
const mover = piece<UnitId | VehicleId>('a unit or vehicle');
const arm = piece<ArmId>('a weapon of a vehicle such as v1/gun');
const shooter = piece<ShooterId>('a unit or weapon that fires');
const location = place<Location>(
  'a place such as 1:C4, 1:C4/1 upstairs or 1:C4#b in a bunker',
  /^\d:[A-Z]{1,2}\d{1,2}(?:\/1|#b)?$/,
);
const vertex = whole;

export const VERBS = verbs({
  /** This is all, in whatever was asked: the set-up, the rallies, the impulse, the move, the declaration. */
  done: {},
  /** Gives up an impulse, or lets a window pass. */
  pass: {},

  // set-up
  place: { unit: mover, at: location },
  /** Takes a unit off the map again, before the set-up is done. */
  lift: { unit: mover },
  give: { weapon, to: unit },
  face: { unit: mover, facing: vertex },

  // rally phase
  rally: { unit: mover },
  /** A Medic removes a wound. */
  heal: { medic: unit, unit },
  /** A Medic steadies a Shaken unit. */
  steady: { medic: unit, unit },
  combine: { unit, with: unit },
  /** Clears a jam: of a machine gun, or of a team that serves one. */
  repair: { weapon: shooter },
  'pick-up': { unit, weapon },
  hand: { weapon, to: unit },
  drop: { weapon },
  destroy: { weapon },
  assemble: { weapon },
  dismantle: { weapon },

  // impulses
  activate: { at: location },
  /** Brings a unit onto the map, and the impulse with it. */
  enter: { unit: mover },
  spot: { unit: mover, at: location },
  /** Puts a sniper on the map, at any time. */
  snipe: { unit, at: location },

  // fire
  /** The first that fires in an attack; it leads the fire. */
  ready: { shooter },
  at: { location },
  /** At one vehicle. */
  aim: { vehicle },
  add: { shooter },
  /** A Leader aids the attack; without this he doesn't. */
  lead: { leader: unit },
  /** A Leader or Scout calls a mortar's fire. */
  call: { caller: unit },
  /** A second single man serves the weapon. */
  assist: { unit },
  shoot: {},
  /** A Leader or Scout calls a Fire Mission of off-board artillery. */
  artillery: { caller: unit, mission: whole },
  /** Puts its spotting round on a hex. */
  round: { at: location },
  /** He asks for one more than there are. */
  request: { caller: unit },
  /** Fires a mission for effect. */
  fire: { at: location },
  /** Calls it off. */
  abort: {},
  /** A plane comes over the edge in that hex, and flies that way. */
  fly: { at: location, direction: whole },
  /** It attacks what is under it. */
  strafe: { at: location },
  bomb: { at: location },
  smoke: { unit, at: location },
  starshell: { unit, at: location },
  /** A Leader or Scout calls a mortar's Starshell. */
  illuminate: { caller: unit, mortar: unit, at: location },

  // movement
  move: { unit },
  with: { unit },
  assault: {},
  stealth: {},
  crawl: {},
  'double-time': { leader: unit },
  step: { to: location },
  /** Leaves a weapon behind when the stack goes. */
  abandon: { weapon },
  /** Picks up a weapon on the way. */
  take: { unit, weapon },
  pivot: { unit, facing: vertex },
  exit: {},
  retreat: { unit, to: location },

  // vehicles
  /** Sets out with a vehicle. */
  drive: { vehicle },
  /** Back into one of the two hexes behind it. */
  reverse: { to: location },
  turn: { facing: vertex },
  turret: { vehicle, facing: vertex },
  /** Lays a weapon of a vehicle on a target. */
  lay: { arm },
  /** It keeps moving in the next turn. */
  'keep-moving': { vehicle },
  button: { vehicle },
  open: { vehicle },

  // melee
  melee: { at: location },
  withdraw: { unit },
  target: { unit },
  ambush: {},
  strike: {},

  // what befalls: a Hero without room, a weapon too many, an event
  'place-hero': { unit, at: location },
  keep: { weapon },
  arrive: { unit, at: location },
});
export type BookAct = ActOf<typeof VERBS>;
