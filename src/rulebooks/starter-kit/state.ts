/** Everything there is to know about a game of the Starter Kit at a rest. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { SmokeKind } from './charts/smoke.ts';
import type { Shell } from './charts/special-ammo.ts';
import type { Arm, CardId, Mount } from './counters/card.ts';
import type { Facing, Spine } from './covered-arcs.ts';

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

/** The eight phases of a player turn, in order (3.0). */
export const PHASES = [
  'rally',
  'prep-fire',
  'movement',
  'defensive-fire',
  'advancing-fire',
  'rout',
  'advance',
  'close-combat',
] as const;
export type Phase = (typeof PHASES)[number];

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

export interface Swing {
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
  /** In motion, or on the move and not stopped. */
  readonly motion?: true;
  /** A moving target: it has entered a hex in this player turn, or began it in motion (2.0). */
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
  readonly concealed?: true;
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

/** An attack of this fire phase, or of this expenditure: who shares its hex may not attack the same apart (3.2.2). */
export interface Volley {
  readonly from: HexId;
  readonly at: HexId;
  readonly by: readonly ShooterId[];
}

/** A unit that is out of the game. */
export interface Loss {
  readonly side: Side;
  readonly card: CardId;
  readonly how: 'eliminated' | 'exited';
}

export interface State {
  readonly doing: readonly Frame[];
  readonly turn: number;
  /** The side whose player turn it is: the ATTACKER. */
  readonly attacker: Side;
  readonly phase: Phase;
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  /** Wrecks included. There are none in a scenario of infantry alone. */
  readonly vehicles?: readonly Vehicle[];
  readonly smoke: readonly Smoke[];
  readonly residual: readonly Residual[];
  readonly charges: readonly LaidCharge[];
  /** Hexes whose huts have collapsed (8.2.1). */
  readonly collapsed?: readonly HexId[];
  readonly volleys?: readonly Volley[];
  /** Hexes in which the units of both sides are held in melee. */
  readonly melees: readonly HexId[];
  /** Those of them in which they fight hand to hand (8.1.8.4). */
  readonly handToHand?: readonly HexId[];
  /** Hexes whose close combat of this phase has been fought out (3.8). */
  readonly fought?: readonly HexId[];
  /** Who controls what the victory conditions are about: building ids and hexes. */
  readonly control: Readonly<Record<string, Side>>;
  readonly losses: readonly Loss[];
  /** Panzerfausts fired so far (4.4.2). */
  readonly fausts?: number;
  /** Number of the next unit or weapon that play creates. */
  readonly next: number;
}

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
export const FIRE_MODES = [
  'prep',
  'bounding',
  'first',
  'subsequent',
  'protective',
  'final',
  'advancing',
] as const;
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

export const MOVES = ['normal', 'assault', 'double-time'] as const;
export type MoveKind = (typeof MOVES)[number];

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
  /** Movement points that the vehicle has spent in this hex: nobody attacks it more often. */
  readonly spent: number;
  /** Attacks made on it here, by unit. */
  readonly shots: Readonly<Record<UnitId, number>>;
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
