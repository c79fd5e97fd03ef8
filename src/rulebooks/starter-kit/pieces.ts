/** The pieces of a game and how they are: units, weapons, vehicles, and what lies on the map. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Facing } from './charts/ordnance/hit-location.ts';
import type { Shell } from './charts/ordnance/special-ammo.ts';
import type { SmokeKind } from './charts/smoke.ts';
import type { Arm, CardId, Mount } from './counters/card.ts';
import type { Spine } from './ordnance/covered-arcs.ts';

/** A unit; or `?1:C4`, by which a side knows all that is concealed in a hex, and `?`, what it has never seen. */
export type UnitId = `u${string}` | `?${string}`;
export type WeaponId = `w${string}`;
export type VehicleId = `v${string}`;
/** One of the arms of a vehicle: `v3.MA`. */
export type ArmId = `${VehicleId}.${Arm}`;
/** A machine gun of a vehicle. */
export type GunId = `${VehicleId}.${Mount}`;
/** What can fire: a unit with its own firepower, a weapon that a unit possesses, an arm of a vehicle. */
export type ShooterId = UnitId | WeaponId | ArmId;

/**
 * The fire markers: each forbids or halves what the next one does (3.2.5, 3.3.3, 3.4, 3.5). Who has fired in the
 * advancing fire phase is marked `final`, too.
 */
export type FireMarker = 'prep' | 'first' | 'final';

/** A squad, half-squad, crew or leader. A unit that is reduced or replaced keeps its id and changes its card. */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly card: CardId;
  /** Its group in the order of battle: set-up area, entry, ELR. */
  readonly group: string;
  /** Undefined while it waits off the map. */
  readonly at?: HexId;
  readonly broken?: true;
  /** Desperation morale. */
  readonly desperate?: true;
  readonly pinned?: true;
  /** Counter exhausted. */
  readonly exhausted?: true;
  readonly wounded?: true;
  readonly fired?: FireMarker;
  /** Its own firepower is forfeit for this player turn: it used more weapons than it may beside it (4.0). */
  readonly forfeits?: true;
  /** The weapons it has used in this fire phase; defensive fire in movement and its own phase count as one (4.0). */
  readonly used?: readonly WeaponId[];
  /** It has done its one action of this rally phase, or tried to rally. */
  readonly acted?: true;
  /** It has finished its movement phase; in the advance phase: it has advanced. */
  readonly moved?: true;
  /** It was exhausted until this movement phase began, and may not double time in it (3.3.1). */
  readonly winded?: true;
  /** The shooters that this leader has directed in this player turn (3.4). */
  readonly directs?: readonly ShooterId[];
  /** It has advanced into close combat in this phase. */
  readonly advanced?: true;
  /** Enemy vehicles before which it has kept its nerve in this movement phase: one check is enough for each (3.3.4). */
  readonly braves?: readonly VehicleId[];
  /** In this rout phase it has gone away, or stays where it is though it might go (3.6). */
  readonly routed?: 'away' | 'stays';
  /** In a Banzai charge; `over` for the rest of the player turn, once it has left it (8.1.8.6). */
  readonly banzai?: 'charging' | 'over';
  /** It has pushed a gun in this player turn, or tried to: an easy target until it is pinned (6.5). */
  readonly manhandled?: true;
  /** It has turned its gun at the end of a fire phase, and may not move in this player turn (3.2.4). */
  readonly anchored?: true;
  /** Its owner alone knows where it is; the enemy's view lists it without a hex (6.4, 8.1.8.5). */
  readonly hidden?: true;
  /** Under a ?: the enemy sees that there is something, and not what (8.3). */
  readonly concealed?: true;
  /** It shows itself to nobody in good order, for what it does or suffers: under its ? again as soon as that is over (8.3). */
  readonly glimpsed?: true;
}

/** A support weapon or a gun: possessed by a unit, or lying in a hex. */
export interface Weapon {
  readonly id: WeaponId;
  readonly card: CardId;
  readonly by?: UnitId;
  readonly at?: HexId;
  readonly malfunctioned?: true;
  readonly fired?: FireMarker;
  /** It has moved in this movement phase, or in this advance phase (3.5, 4.0). */
  readonly moved?: true;
  /** It was picked up in this phase and may not be handed on (4.0). */
  readonly recovered?: true;
  /** What it has ranged in on, and the modifier (6.10, 6.11). */
  readonly acquired?: Acquisition;
  /** It has fired shells other than smoke in this phase: no more smoke (6.2). */
  readonly shelled?: true;
  /** How a gun that can be fired like a mortar as well has been fired in this fire phase (Chapter H). */
  readonly manner?: 'straight' | 'lobbed';
  /** It has no more of this ammunition, or never had any (6.2). */
  readonly depleted?: readonly SpecialShell[];
  /** A gun: the hexspine in the middle of its covered arc (3.2.4). */
  readonly facing?: Spine;
  /** A gun that has never moved, on ground that it could be dug into (6.3). */
  readonly emplaced?: true;
  /** It has fired by intensive fire in this player turn (3.2.4). */
  readonly intensive?: true;
}

/** How one of a vehicle's arms is. */
export interface ArmState {
  readonly fired?: FireMarker;
  readonly malfunctioned?: true;
  /** Broken for good (7.2, 7.8). */
  readonly disabled?: true;
}

/** What an arm turns with. */
export type ArmMount = 'hull' | 'turret';

interface Swing {
  readonly hexspines: number;
  /** Arms that have fired since: they pay once (3.2.4). */
  readonly by: readonly Arm[];
}

/** An armoured fighting vehicle. */
export interface Vehicle {
  readonly id: VehicleId;
  readonly side: Side;
  readonly card: CardId;
  /** Its group in the order of battle. */
  readonly group: string;
  readonly at?: HexId;
  /** Its vehicle covered arc: the hexspine that its front looks along (3.2.4). Always there while it is on the map. */
  readonly facing?: Spine;
  /** Its turret covered arc, where that is another (3.2.4). */
  readonly turret?: Spine;
  /** Its crew looks out; otherwise it is buttoned up. */
  readonly crewExposed?: true;
  /** Its crew was pinned in this player turn: it keeps its heads down, or fires worse where there is no lid (7.13). */
  readonly pinned?: true;
  /** Started and not stopped since: Non-Stopped in its own movement phase, in Motion once that is over (2.0). */
  readonly motion?: true;
  /** It has entered a hex in this player turn, or was in motion in it: a moving target to its end (2.0). */
  readonly moving?: true;
  /** It has ended its movement phase. */
  readonly moved?: true;
  /** Where it has spent its movement points in this player turn: who saw how much of it aims accordingly (3.3.2). */
  readonly way?: readonly Spent[];
  /** Its hatches have been opened or closed in this phase (7.7). */
  readonly hatches?: true;
  /** It has tried its smoke dispensers in this player turn (7.5). */
  readonly dispensed?: true;
  /** It has tried to get into motion in this movement phase of the enemy (3.3.2.1). */
  readonly roused?: true;
  readonly bogged?: 'bogged' | 'mired';
  readonly immobilized?: true;
  /** Shocked; `UK` where it is an unconfirmed kill by now (7.10). */
  readonly shocked?: 'shock' | 'UK';
  readonly stunned?: true;
  /** Stunned once before: +1 for good (7.10). */
  readonly shaken?: true;
  /** It must leave the map (7.10). */
  readonly recalled?: true;
  readonly wreck?: true;
  /** Those of its arms that are not as they were delivered, or have fired. */
  readonly arms?: Readonly<Partial<Record<Arm, ArmState>>>;
  /** The arms it has fired in this fire phase, its rate of fire kept or not; its own movement phase and advancing
   * fire count as one here, as do first and final fire (7.8). */
  readonly used?: readonly Arm[];
  /** It has fired in its own movement phase: from where, and what it had spent when its main armament did so (3.3.2.2). */
  readonly bounding?: { readonly from: HexId; readonly spent: number };
  /** The arms that its crew has tried to repair in this rally phase (3.1). */
  readonly mended?: readonly Arm[];
  /** How far it has turned hull or turret to fire in this fire phase, and which arms have paid for it (7.8). */
  readonly swung?: Readonly<Partial<Record<ArmMount, Swing>>>;
  /** Its main armament is short of ammunition (7.2.1). */
  readonly lowAmmunition?: true;
  readonly depleted?: readonly SpecialShell[];
  readonly acquired?: Acquisition;
  /** Its main armament has fired by intensive fire in this player turn (3.2.4). */
  readonly intensive?: true;
  readonly shelled?: true;
}

/** Movement factors or points spent at a place, in halves. */
export interface Spent {
  readonly at: HexId;
  readonly halves: number;
}

/** Shells of which a weapon may have few (6.2). */
export type SpecialShell = Shell;

/** It is lost when the gun is served by somebody else or from somewhere else. */
export interface Acquisition {
  readonly at: HexId;
  readonly drm: -1 | -2;
  readonly by: UnitId | VehicleId;
  readonly from: HexId;
  /** The targets it follows, each in the hex where it was seen last; without them it is the hex that is acquired (6.11). */
  readonly on?: Readonly<Record<TargetId, HexId>>;
}

/** What can be aimed at by itself. */
export type TargetId = UnitId | VehicleId;

export interface Smoke {
  readonly at: HexId;
  readonly kind: SmokeKind;
  readonly by: Side;
}

/** Firepower that a shot left behind in a hex (3.3.5). */
export interface Residual {
  readonly at: HexId;
  readonly firepower: number;
}

/** A demolition charge laid in the movement phase; it goes off in the advancing fire phase (4.3). */
export interface LaidCharge {
  readonly weapon: WeaponId;
  readonly at: HexId;
  readonly by: UnitId;
  readonly exhausted?: true;
  /** It fails to go off at this roll or above: its X# in the hands that laid it. */
  readonly removal: number;
  /** Where it was laid from, and the enemies who were concealed then (6.6, 8.3.2). */
  readonly from?: HexId;
  readonly veiled?: readonly UnitId[];
  /** The vehicle it was put on, and the sides of it that whoever did that had before him (4.3.e). */
  readonly on?: { readonly vehicle: VehicleId; readonly hull: Facing; readonly turret: Facing };
}
