/** What encloses the present step, as data: a rally, an impulse, a move, a window. frames.ts stacks them. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Arm, ArmId, Location, ShooterId, UnitId, VehicleId, WeaponId } from './pieces.ts';

export type Frame =
  | SetUpFrame
  | RallyFrame
  | ImpulseFrame
  | FireFrame
  | GunneryFrame
  | MissionFrame
  | FlightFrame
  | MoveFrame
  | DriveFrame
  | WindowFrame
  | RetreatFrame
  | MeleeFrame
  | WithdrawalFrame
  | EventFrame
  | DoneFrame;

export interface SetUpFrame {
  readonly is: 'set-up';
  readonly side: Side;
}

/** One side's Rally Phase: Leaders rally first, then everything else goes in any order (3.0). */
export interface RallyFrame {
  readonly is: 'rally';
  readonly side: Side;
  readonly step: 'leaders' | 'others';
  /** Leaders whose modifier has been used: one in a location (11.1.b). */
  readonly leading?: readonly UnitId[];
}

/** What a unit has fired, itself or a weapon, which may be used up since, and at what. */
export interface Shot {
  readonly by: UnitId | VehicleId;
  readonly with: ShooterId | ArmId;
  readonly at: Location;
}

/** The units of one location that an impulse has activated. */
export interface Group {
  readonly at: Location;
  readonly units: readonly UnitId[];
  readonly vehicles?: readonly VehicleId[];
  /** The Leader elsewhere who brought them in, or the vehicle of the Armor Leader who did (4.0, 11.5.e). */
  readonly by?: UnitId | VehicleId;
  /** Its one stack has moved (4.0.l). */
  readonly moved?: true;
  /** Its one combined fire has been made (4.0.i). */
  readonly fired?: true;
  /** All of it that has fired, once for each shot: what is left of a unit may fire in the same impulse (1.7, 4.0.j). */
  readonly shots?: readonly Shot[];
  /** Weapon teams that have turned in this impulse, and fire less well (1.7). */
  readonly pivoted?: readonly UnitId[];
}

/** One side's impulse: locations are declared first, then their units act in any order (4.0). */
export interface ImpulseFrame {
  readonly is: 'impulse';
  readonly side: Side;
  readonly groups: readonly Group[];
  /** Something but spotting has been done: no more locations are declared, and the impulse is no pass. */
  readonly acted?: true;
  /** The impulse's one attempt to spot (10.1), and what came of it. */
  readonly spotting?: {
    readonly by: UnitId | VehicleId;
    readonly from: Location;
    readonly at: Location;
    readonly succeeded?: true;
  };
  /** Leaders whose modifier has aided fire: one a location (11.1). */
  readonly aided?: readonly UnitId[];
  /** Vehicles that have opened or closed their hatches (15.0.a). */
  readonly hatches?: readonly VehicleId[];
  readonly swung?: readonly Swing[];
}

/** An attack being put together, before the dice. */
export interface FireFrame {
  readonly is: 'fire';
  readonly by: Side;
  readonly from: Location;
  /** The first leads the fire (5.2); ordnance, mortars, snipers and weapon teams fire alone. */
  readonly shooters: readonly ShooterId[];
  readonly target?: Location;
  /** The vehicle there that it is aimed at; otherwise all who are there on foot (14.1.a, 17.2.c). */
  readonly vehicle?: VehicleId;
  /** The Leader whose modifier aids the attack. */
  readonly leader?: UnitId;
  /** The one who calls a mortar's fire (18.1). */
  readonly caller?: UnitId;
  /** Two single men at one weapon: the second (1.6). */
  readonly mate?: UnitId;
  /** A weapon team that has turned to fire in the enemy's impulse (1.7.g). */
  readonly pivoted?: true;
}

/** A weapon of a vehicle is laid on a target (15.0.e to 15.0.i). */
export interface GunneryFrame {
  readonly is: 'gunnery';
  readonly by: Side;
  readonly from: Location;
  readonly gunner: VehicleId;
  readonly arm: Arm;
  readonly target?: Location;
  readonly vehicle?: VehicleId;
}

/** How a vehicle has turned to fire: the turret by itself, or all of it (15.1.f). */
export interface Swing {
  readonly of: VehicleId;
  readonly by: 'turret' | 'hull';
}

/** A Fire Mission is called: the spotting round is placed, drifts, and is shifted or called off (18.2). */
export interface MissionFrame {
  readonly is: 'mission';
  readonly side: Side;
  readonly caller: UnitId;
  /** Which of the missions. */
  readonly nth: number;
  /** Where the spotting round fell. */
  readonly round?: HexId;
}

export type MapEdge = 'north' | 'east' | 'south' | 'west';

/** A plane crosses the map, hex by hex (19.1). */
export interface FlightFrame {
  readonly is: 'flight';
  readonly side: Side;
  readonly card: string;
  /** Where it may come from. */
  readonly edges: readonly MapEdge[];
  /** The hexes that it flies over, and over which of them it is. */
  readonly row?: readonly HexId[];
  readonly nth?: number;
  /** Over which its cannon has fired, and how many bombs have fallen. */
  readonly strafed?: readonly number[];
  readonly bombed?: number;
}

/** Ways to move that exclude each other; entering the map is any of them (6.0 to 6.4). */
export type MoveKind = 'normal' | 'assault' | 'stealth' | 'crawl';

/** A stack on the move. */
export interface MoveFrame {
  readonly is: 'move';
  readonly side: Side;
  readonly units: readonly UnitId[];
  /** Where it began; undefined: off the map. */
  readonly from?: Location;
  readonly kind: MoveKind;
  /** The Leader who goes with the stack all the way (6.2). */
  readonly doubleTime?: UnitId;
  readonly spent: number;
  /** Hexes and floors entered. */
  readonly steps: number;
  /** Points just spent to which the enemy has not answered yet: so many shots may be taken (5.3). */
  readonly due?: number;
  /** How each of them was before that: who is worse off now stops (5.1.h). */
  readonly condition?: Readonly<Record<UnitId, string>>;
  /** Heroes who came forth on the way, and may go on by Assault Move (5.1.o). */
  readonly joined?: readonly UnitId[];
  /** Weapon teams that have chosen their facing in this hex (1.7.f). */
  readonly turned?: readonly UnitId[];
  /** The stack has begun to spend: its make-up and kind are fixed. */
  readonly begun?: true;
  /** Weapons that it leaves behind when it goes (1.6). */
  readonly abandoned?: readonly WeaponId[];
  /** It withdraws from a Melee (8.1). */
  readonly withdrawing?: true;
}

/** A vehicle on the move (15.1). */
export interface DriveFrame {
  readonly is: 'drive';
  readonly side: Side;
  readonly vehicle: VehicleId;
  readonly kind: Extract<MoveKind, 'normal' | 'assault'>;
  readonly spent: number;
  /** Hexes entered. */
  readonly steps: number;
  /** Points just spent to which the enemy has not answered yet (5.3). */
  readonly due?: number;
  /** It has begun to spend: how it goes is fixed. */
  readonly begun?: true;
  /** It was Shaken before it set out; who becomes so on the way stops (5.1.h). */
  readonly wasShaken?: true;
  /** Its turret has turned since the last expenditure. */
  readonly turned?: true;
  /** Those on foot who go with it, what they have spent, and how they were before that (6.5). */
  readonly escort?: {
    readonly units: readonly UnitId[];
    readonly spent: number;
    readonly condition?: Readonly<Record<UnitId, string>>;
  };
}

/** The other side's chance to fire after an expenditure of movement points (5.3). */
export interface WindowFrame {
  readonly is: 'window';
  readonly side: Side;
  readonly at: Location;
  /** Who spent the points: they may be dead or Shaken since. */
  readonly movers: readonly (UnitId | VehicleId)[];
  /** Attacks that may still be made. */
  readonly shots: number;
  /** Locations that have fired: their ordnance and weapon teams may go on when the shots are used up. */
  readonly fired: readonly Location[];
  /** What has fired, once for each shot, and the Leaders who have aided it. */
  readonly taken?: readonly Shot[];
  readonly aided?: readonly UnitId[];
  readonly swung?: readonly Swing[];
}

/** A unit shaken by a flamethrower must go away from it (1.6.3). */
export interface RetreatFrame {
  readonly is: 'retreat';
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly from: Location;
}

/** A round of Melee: the attacker strikes, the other side strikes back, then losses are taken (8.0). */
export interface MeleeFrame {
  readonly is: 'melee';
  readonly at: Location;
  /** Who strikes first: the side that came, or whose impulse it is. */
  readonly attacker: Side;
  readonly stage: 'attack' | 'counterattack';
  /** Units of the attacker that nobody saw come, and that may ambush (8.4). */
  readonly unseen?: readonly UnitId[];
  /** They do: their firepower is tripled. */
  readonly ambushers?: readonly UnitId[];
  /** Friends were fighting there already: an ambush is simultaneous (8.2.c). */
  readonly reinforced?: true;
  /** Targets of the attack being put together. */
  readonly targets: readonly UnitId[];
  /** Eliminated, and to be removed when the round is over. */
  readonly fallen: readonly UnitId[];
}

/** Units in a Melee say one by one who of them tries to get out of it (8.1). */
export interface WithdrawalFrame {
  readonly is: 'withdrawal';
  readonly side: Side;
  readonly at: Location;
  readonly units: readonly UnitId[];
}

/** An event marker has been set off: its paragraph is carried out (1.8). */
export interface EventFrame {
  readonly is: 'event';
  readonly id: string;
  readonly side: Side;
}

export interface DoneFrame {
  readonly is: 'done';
}
