/** What encloses the present step, as data: a declaration, a move, a rout. frames.ts stacks them. */
import type { Side } from '../../engine/index.ts';
import type { LocId, MoveKind, ShooterId, UnitId, WeaponId } from './pieces.ts';

export type Frame =
  | SetUpFrame
  | SightingFrame
  | RallyFrame
  | FireFrame
  | MoveFrame
  | WatchFrame
  | AssemblyFrame
  | RoutsFrame
  | RoutFrame
  | CombatFrame
  | DoneFrame;

export interface SetUpFrame {
  readonly is: 'set-up';
  readonly side: Side;
}

/** A side that has set up lays its heavy guns on hexes by which the enemy may come (8.9.8). */
export interface SightingFrame {
  readonly is: 'sighting';
  readonly side: Side;
}

/** The steps of the rally phase, in their order (SOP.1.1 to SOP.1.13): in each the attacker goes first. */
export const RALLY_STEPS = [
  'promote',
  'deploy',
  'repair',
  'rally',
  'interrogate',
  'overawe',
  'command',
] as const;
export type RallyStep = (typeof RALLY_STEPS)[number];

export interface RallyFrame {
  readonly is: 'rally';
  readonly step: RallyStep;
  readonly side: Side;
  /** How many units more may get their orders, once that is rolled for (3.1.4). */
  readonly bonus?: number;
}

/** An attack being put together, before the dice. */
export interface FireFrame {
  readonly is: 'fire';
  readonly by: Side;
  readonly shooters: readonly ShooterId[];
  readonly target?: LocId;
  /** Leaders who direct, one in each location of the group (QA-15.2). */
  readonly leaders: readonly UnitId[];
  /** Heroes who take part by their example, and not by their own fire (3.8.10). */
  readonly heroes?: readonly UnitId[];
  /** Units that passed through the target and are not put back there (5.6.1). */
  readonly spared?: readonly UnitId[];
  /** Leaders and heroes who serve a machine gun together with the one who has it (8.9.1.2). */
  readonly helpers?: readonly UnitId[];
  /** Machine guns that a hero serves alone at their full strength (3.8.6.a). */
  readonly alone?: readonly WeaponId[];
  /** Machine guns in sustained fire (8.9.7.1). */
  readonly sustained?: readonly WeaponId[];
  /** Spraying fire: the two other hexes of the cluster (8.9.3.1). */
  readonly spray?: readonly LocId[];
  /** Obstacles that penetrating fire passes by (8.9.2.7). */
  readonly past?: readonly LocId[];
  /** Along hexsides penetrating fire strikes the hexes on the right of its line, and not on the left (8.9.2.8). */
  readonly right?: true;
}

/** A stack on the move. Its ways are in the trails. */
export interface MoveFrame {
  readonly is: 'move';
  readonly units: readonly UnitId[];
  readonly kind: MoveKind;
  /** It has begun to spend movement factors: its kind is fixed. */
  readonly begun?: true;
  /** Defensive fire has cost it its leader or its speed: it goes on as far as it can without (QA-16.3). */
  readonly bereft?: true;
}

/** Those who move have come to a hex, and the defender may fire at them before they go on (5.6.9.2). */
export interface WatchFrame {
  readonly is: 'watch';
  readonly units: readonly UnitId[];
  readonly at: LocId;
  /** They were in a rage before. */
  readonly raging?: true;
}

/** The end of defensive fire, when weapons are taken apart or put together (4.2.7.2). */
export interface AssemblyFrame {
  readonly is: 'assembly';
  readonly side: Side;
  /** Each is turned once. */
  readonly turned: readonly WeaponId[];
}

/** The routs of one side: the attacker's come first (3.21.2). */
interface RoutsFrame {
  readonly is: 'routs';
  readonly side: Side;
}

export interface RoutFrame {
  readonly is: 'rout';
  readonly unit: UnitId;
  readonly from: LocId;
  /** In halves. */
  readonly spent: number;
  /** Its last step has brought it before the eyes of an enemy (QA-13.41c). */
  readonly exposed?: true;
  /** An unbroken leader who goes along (3.2.8). */
  readonly leader?: UnitId;
}

/** The close combat phase: who withdraws, then designations of both sides, all rolls, and where the withdrawn go (6.1, 6.3.6). */
export interface CombatFrame {
  readonly is: 'combat';
  readonly stage: 'attacker-withdraws' | 'defender-withdraws' | 'fight' | 'place' | 'excess';
  /** Where it was fought: whoever has won there may have to do with fewer weapons (4.3.2). */
  readonly fought?: readonly LocId[];
}

export interface DoneFrame {
  readonly is: 'done';
}
