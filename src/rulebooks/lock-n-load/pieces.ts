/** What is on the map: units, support weapons, vehicles, and the places where they stand. */
import type { LocId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Direction } from '../../hex/index.ts';
import type { ActivityMarker } from './charts/activity-markers.ts';
import type { Skill } from './charts/skills.ts';
import type { CardId } from './counters/card.ts';

export type UnitId = `u${string}`;
export type WeaponId = `w${string}`;
export type VehicleId = `v${string}`;
/** What can fire: a unit with its own firepower, or a support weapon that a unit possesses. */
export type ShooterId = UnitId | WeaponId;
export const ARMS = ['gun', 'mg', 'mg*', 'mgR'] as const;
/** The main gun of a vehicle and its machine guns: ahead, all around, to the rear (15.0.e to 15.0.i). */
export type Arm = (typeof ARMS)[number];
export type ArmId = `${VehicleId}/${Arm}`;

/**
 * A place with its own stacking, spotting, control and activation: `1:C4` on the ground, `1:C4/1` on the upper
 * floor of a multi-story building, `1:C4#b` inside a bunker (1.3, 10.1). Read it with places.ts.
 */
export type Location = LocId;

/** How a unit has moved in this turn, by the marker on it (4.0). */
export type MoveMarker = Extract<
  ActivityMarker,
  'Moved' | 'Assault Move' | 'Stealth' | 'Full Stealth' | 'Low Crawl'
>;

/** A squad, half-squad, crew, weapon team or single man. One that is reduced keeps its id and changes its card. */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly card: CardId;
  /** Its group in the order of battle: set-up area, entry. */
  readonly group: string;
  /** Undefined while it waits off the map: reinforcements, and snipers who have not shown themselves. */
  readonly at?: Location;
  readonly shaken?: true;
  readonly wounded?: true;
  /** The Assault Move and Stealth markers stay under a Fired marker (6.1). */
  readonly moved?: MoveMarker;
  readonly fired?: true;
  readonly opsComplete?: true;
  /** A leader has called mortars or artillery in this turn: he aids no other fire (11.1.1, 18.2.j). */
  readonly called?: true;
  /** It has tried to rally in this phase; a medic: has tended somebody (3.0, 11.3). */
  readonly tried?: true;
  readonly tended?: true;
  readonly skill?: Skill;
  /** A weapon team with an arc looks along this vertex, 0 between N and NE, clockwise (1.7). */
  readonly facing?: Direction;
  /** It set up where it is: guns have the use of foxholes only so (21.2). */
  readonly dugIn?: true;
  readonly acquired?: Acquisition;
  /** It is carried by a vehicle, and so in no place of its own (16.0). */
  readonly aboard?: VehicleId;
  /** On top of it, not inside (16.2). */
  readonly outside?: true;
  /** The machine gun of a weapon team is jammed, for good if a repair has failed (1.6.2). */
  readonly jammed?: true;
  readonly broken?: true;
}

/** A support weapon: possessed by a unit, or lying somewhere. */
export interface Weapon {
  readonly id: WeaponId;
  readonly card: CardId;
  readonly possessedBy?: UnitId;
  readonly at?: Location;
  /** On its tripod: it fires from there and cannot be moved (1.6.1). */
  readonly assembled?: true;
  readonly jammed?: true;
  /** A repair failed: jammed for the rest of the scenario (1.6.2). */
  readonly broken?: true;
  /** In this Rally Phase it has changed hands, or been put on its tripod or taken off: once each (3.0). */
  readonly passed?: true;
  readonly turned?: true;
  readonly acquired?: Acquisition;
  /** A captured weapon that won no Melee goes in the Administration Phase (8.0). */
  readonly doomed?: true;
}

/** Ordnance has ranged in on a place, and aims better there as long as everybody stays (14.3). */
export interface Acquisition {
  readonly at: Location;
  readonly from: Location;
  readonly times: 1 | 2;
}

/** A vehicle with its crew, who have no counter of their own while they are in it (15.0). */
export interface Vehicle {
  readonly id: VehicleId;
  readonly side: Side;
  readonly card: CardId;
  /** Its group in the order of battle: set-up area, entry. */
  readonly group: string;
  /** Undefined while it waits off the map. Vehicles are on the ground, never upstairs nor in a Bunker (1.3.f). */
  readonly at?: Location;
  /** The vertex that the hull faces, 0 between N and NE, clockwise (15.1.c). */
  readonly facing: Direction;
  /** The vertex that the turret faces, where it has turned from the hull's (15.1.f). */
  readonly turret?: Direction;
  /** All hatches are closed; otherwise it is open (15.0.a). */
  readonly buttoned?: true;
  readonly shaken?: true;
  /** It set up where it is: it has the use of foxholes only so (21.2). */
  readonly dugIn?: true;
  /** Its crew has left it, and nobody uses it any more (14.1.1.b). */
  readonly abandoned?: true;
  readonly moved?: Extract<MoveMarker, 'Moved' | 'Assault Move'>;
  readonly fired?: true;
  readonly opsComplete?: true;
  /** It keeps moving from one turn to the next, under the marker of the last (15.5). */
  readonly continuous?: 'Moved' | 'Assault Move';
  /** It has tried to rally in this phase (3.0). */
  readonly tried?: true;
  /** The counter of the Armor Leader who commands it (11.5). */
  readonly leader?: CardId;
  readonly acquired?: Acquisition;
}
