/** What encloses the present step, as data: a declaration, a move, a window, a close combat. frames.ts stacks them. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Spine } from './ordnance/covered-arcs.ts';
import type {
  ArmMount,
  GunId,
  LaidCharge,
  ShooterId,
  SpecialShell,
  Spent,
  UnitId,
  VehicleId,
  WeaponId,
} from './pieces.ts';

export type Frame =
  | SetUpFrame
  | RallyFrame
  | FireFrame
  | MoveFrame
  | BanzaiFrame
  | DriveFrame
  | WindowFrame
  | RoutFrame
  | CombatFrame
  | CombatInTurnFrame
  | ReactionFrame
  | TurnGunsFrame
  | DoneFrame;

export interface SetUpFrame {
  readonly is: 'set-up';
  readonly side: Side;
}

/** The steps of the rally phase, in order (3.1 a to h). */
export const RALLY_STEPS = [
  'reinforce',
  'muster',
  'recover',
  'deploy',
  'repair',
  'transfer',
  'self-rally',
  'rally',
  'recuperate',
  'clear',
] as const;
export type RallyStep = (typeof RALLY_STEPS)[number];

export interface RallyFrame {
  readonly is: 'rally';
  readonly step: RallyStep;
  readonly side: Side;
  /** The attacker's one extra self-rally of this phase has been tried. */
  readonly extra?: true;
  /** A first self-rally has been tried in this phase: only that one can create a leader (5.3). */
  readonly first?: true;
  /** Units that have given or taken weapons in this step: they may go on with that, and do nothing else (3.1). */
  readonly traders?: readonly UnitId[];
}

/** How a shot is fired: each way has its own firepower, marker and limits. */
const FIRE_MODES = ['prep', 'bounding', 'first', 'subsequent', 'protective', 'final', 'advancing'] as const;
export type FireMode = (typeof FIRE_MODES)[number];

/** What a gunner can say about his target: the men in a hex, the hex, a vehicle; or that he fires without aiming. */
export const AIMS = ['infantry', 'area', 'vehicle', 'firepower', 'mortar'] as const;
export type AimAt = (typeof AIMS)[number];

/** An attack being put together, before the dice. */
export interface FireFrame {
  readonly is: 'fire';
  readonly by: Side;
  /** The mode of each shooter is its own: a group may mix first and subsequent fire. */
  readonly shooters: readonly ShooterId[];
  readonly target?: HexId;
  readonly leaders: readonly UnitId[];
  /** Units in the movement phase that the fire is at; undefined: all in the hex. */
  readonly at?: readonly UnitId[];
  /** The unit looks for a Panzerfaust (4.4.2). */
  readonly faust?: true;
  /** It fires these shells, if it has any (6.2). */
  readonly shell?: SpecialShell;
  /** The target type of ordnance, where there is a choice (3.2.4); `firepower`: like a machine gun (6.8); `mortar`: like a mortar. */
  readonly aim?: AimAt;
  /** The vehicle that is fired at. */
  readonly vehicle?: VehicleId;
  /** The hexspine along which the gun points to fire, where there are two (3.2.4). */
  readonly spine?: Spine;
  /** What those who fire from within a building have chosen about the backblast (4.4.3). */
  readonly backblast?: 'blast' | 'care';
  /** All in the target's hex must fire at those who have charged into it (8.1.8.7). */
  readonly compelled?: true;
}

export type MoveKind = 'normal' | 'assault' | 'double-time';

/** How a mover came into its hex, for fire at it; from nowhere: over the edge of the map. */
export interface Entry {
  readonly from?: HexId;
  readonly byRoad: boolean;
  /** What it spent on that, in halves: as long as it has spent no more here, it is only just coming (3.2.4). */
  readonly cost?: number;
}

/** A stack on the move. */
export interface MoveFrame {
  readonly is: 'move';
  readonly units: readonly UnitId[];
  readonly kind: MoveKind;
  /** Movement factors spent, in halves. */
  readonly spent: number;
  readonly hexes: number;
  /** Every hexside crossed so far was a road hexside, and nothing has forfeited the road bonus. */
  readonly road: boolean;
  readonly entry?: Entry;
  /** Movement factors (whole or part) spent in the present hex, in halves. */
  readonly here: number;
  /** Shots already taken at the stack in the present hex, by shooter. */
  readonly shots: Readonly<Record<ShooterId, number>>;
  /** Residual firepower has attacked in this hex, with this modifier. */
  readonly residualDrm?: number;
  /** Units that have tried smoke grenades; and who has tried to recover which weapon. */
  readonly smoked: readonly UnitId[];
  readonly tried: readonly `${UnitId} ${WeaponId}`[];
  /** The most that each unit has carried on its way, in portage points: what it drops doesn't speed it up again. */
  readonly burden?: Readonly<Record<UnitId, number>>;
  /** Weapons it has picked up that had moved before: they go no farther in this phase (4.0). */
  readonly rooted?: readonly WeaponId[];
  /** Units whose movement phase ends where they are, once the defender has had his fire (3.3.1). */
  readonly halted?: readonly UnitId[];
  /** It has fought its way into bamboo: that will exhaust and pin it, once the defender has fired (8.2.1). */
  readonly thicket?: true;
  /** The stack has begun to spend movement factors: its make-up and kind are fixed. */
  readonly begun?: true;
  /** A demolition charge is being placed; it lies only if the placer comes through the fire. */
  readonly placing?: LaidCharge;
  /** Part of a Banzai charge, and under fire; it goes on with the charge. `braved`: those in its hex have fired at it. */
  readonly charge?: true;
  readonly braved?: true;
  /** How each of them has come, where a charge has come into the hex from several sides. */
  readonly entries?: Readonly<Record<UnitId, Entry>>;
  /** Where it began, and where it has spent what: kept for vehicles that watch it (3.3.2.1). */
  readonly began?: HexId;
  readonly way?: readonly Spent[];
}

/** A Banzai charge (8.1.8.6). */
export interface BanzaiFrame {
  readonly is: 'banzai';
  readonly stage: 'gather' | 'impulse' | 'brunt' | 'fire';
  readonly units: readonly UnitId[];
  /** Undefined while it gathers. */
  readonly target?: HexId;
  /** Movement factors that each of them has spent, in halves: as many as the slowest. */
  readonly spent: number;
  /** Impulses behind them, and the hexes that each has left in those. */
  readonly impulses: number;
  readonly behind: Readonly<Record<UnitId, readonly HexId[]>>;
  /** Who has gone in this impulse, from where, and at what cost in halves. */
  readonly moved: readonly { readonly unit: UnitId; readonly from: HexId; readonly halves: number }[];
  /** After that: those who have come into a hex, for the defender's fire. */
  readonly groups: readonly MoveFrame[];
  /** Hexes at which he fires no more in this impulse; and what he had fired at the group that is under fire now. */
  readonly spared: readonly HexId[];
  readonly shotsBefore?: MoveFrame['shots'];
}

/** A vehicle on the move (3.3.2). Movement points are counted in halves. */
export interface DriveFrame {
  readonly is: 'drive';
  readonly vehicle: VehicleId;
  /** Undefined: it came onto the map. */
  readonly began?: HexId;
  readonly spent: number;
  /** Spent in the present hex. */
  readonly here: number;
  readonly entry?: Entry;
  /** Shots already taken at it in the present hex, by shooter. */
  readonly shots: Readonly<Record<ShooterId, number>>;
  /** Residual firepower has attacked its crew in this hex, with this modifier. */
  readonly residualDrm?: number;
  /** Declared with the next expenditure: where its turret turns, and what it spends beyond the cost of the hex. */
  readonly turret?: Spine;
  readonly extra?: number;
  /** All its movement points went into one hex: into woods, where it may still stop; or as the least it can move. */
  readonly whole?: 'woods' | 'least';
  /** It is with an enemy AFV that it could not harm when it came: it may not stay (3.3.2.o). */
  readonly barred?: true;
  /** It has begun to spend movement points. */
  readonly begun?: true;
  /** Its movement phase ends once the defender has had his fire. */
  readonly over?: true;
}

/** The defender's chance to fire after an expenditure. */
export interface WindowFrame {
  readonly is: 'window';
  readonly side: Side;
}

export interface RoutFrame {
  readonly is: 'rout';
  readonly unit: UnitId;
  readonly leader?: UnitId;
  readonly from: HexId;
  readonly spent: number;
  /** Where enemies are in whose sight it has been: it may not come nearer to them (3.6). */
  readonly shunned: readonly HexId[];
}

/** One declared close combat attack (3.8). */
export interface CombatAttack {
  readonly by: readonly UnitId[];
  readonly on: readonly UnitId[];
}

/** The stages of close combat in a hex: leaders join units, ambush, both declare, the dice fall (3.8). */
export type CombatStage =
  | 'attacker-stacks'
  | 'defender-stacks'
  | 'ambush'
  | 'attacker'
  | 'defender'
  | 'resolve';

export interface CombatFrame {
  readonly is: 'combat';
  readonly at: HexId;
  readonly ambusher?: Side;
  /** Ambushers who were concealed, and stay so if no enemy is left (8.3). */
  readonly shadows?: readonly UnitId[];
  /** By the harder table (8.1.8.4). */
  readonly handToHand?: true;
  readonly stage: CombatStage;
  /** By leader: the unit on which he is stacked, to attack and to be attacked with it. Others fight alone. */
  readonly stacked: Readonly<Record<UnitId, UnitId>>;
  readonly declared: Readonly<Record<Side, readonly CombatAttack[]>>;
  /** The attack being put together. */
  readonly open?: CombatAttack;
}

/** Close combat where a vehicle is: one attack at a time, resolved at once, by the one side and the other (3.8). */
export interface CombatInTurnFrame {
  readonly is: 'combat-in-turn';
  readonly at: HexId;
  readonly ambusher?: Side;
  readonly shadows?: readonly UnitId[];
  /** By the harder table, but never by or against a vehicle (8.1.8.4). */
  readonly handToHand?: true;
  readonly stacked: CombatFrame['stacked'];
  /** Whose attack it is. */
  readonly side: Side;
  /** Sides that make no more attacks. */
  readonly through: readonly Side[];
  /** Who and what has made its attack, and which units have suffered theirs. */
  readonly attacked: readonly (UnitId | GunId)[];
  readonly suffered: readonly UnitId[];
  /** Vehicles that have been attacked, and that have thrown their bomb (3.8.s). */
  readonly assaulted?: readonly VehicleId[];
  readonly defended?: readonly VehicleId[];
  /** The attack being put together. */
  readonly open?: AttackInTurn;
}

/** An attack of units, or of the guns of one vehicle. */
export interface AttackInTurn extends CombatAttack {
  readonly guns: readonly GunId[];
}

/** The chance of infantry to attack an enemy vehicle that moves in its hex (3.3.4). */
export interface ReactionFrame {
  readonly is: 'reaction';
  readonly side: Side;
  readonly vehicle: VehicleId;
  /** Movement points of the expenditure that opens it: on account of it nobody attacks more often. */
  readonly spent: number;
  /** Shots taken at the vehicle in this hex before that, by shooter. */
  readonly earlier: DriveFrame['shots'];
}

/** The end of a fire phase, in which guns may be turned (3.2.4). */
export interface TurnGunsFrame {
  readonly is: 'turn-guns';
  readonly side: Side;
  /** Each is turned once: guns, and the hulls and turrets of vehicles. */
  readonly turned: readonly (WeaponId | `${VehicleId}.${ArmMount}`)[];
}

export interface DoneFrame {
  readonly is: 'done';
}
