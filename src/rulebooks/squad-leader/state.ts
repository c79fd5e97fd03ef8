/** Everything there is to know about a game of Squad Leader at a rest. docs/decisions/0014 tells how it is laid out. */
import type { Side } from '../../engine/index.ts';
import type { CardId } from './counters/card.ts';
import type { Frame } from './doing.ts';
import type { LocId, MoveKind, PlacedCharge, ShooterId, Unit, UnitId, Weapon, WeaponId } from './pieces.ts';

export * from './doing.ts';
export * from './pieces.ts';

/** The eight phases of a player turn, in order (1.3.1). */
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

/** A unit that is out of the game. */
export interface Loss {
  readonly side: Side;
  readonly card: CardId;
  readonly how: 'eliminated' | 'exited' | 'captured';
}

/** What a unit did on its way besides going, by the same clock as its steps: told anew whenever somebody turns out never to have come so far. */
export type Deed =
  | { readonly do: 'take' | 'drop'; readonly weapon: WeaponId }
  | { readonly do: 'hand'; readonly weapon: WeaponId; readonly to: UnitId }
  /** A demolition charge is placed on another location (8.11.3). */
  | { readonly do: 'place'; readonly weapon: WeaponId; readonly at: LocId; readonly unskilled?: true };

/** One expenditure of a unit on the move (5.6.1): where it came to, for how much, in whose company. */
export interface Step {
  /** Its place in the order of all steps of the phase. */
  readonly n: number;
  readonly at: LocId;
  /** Movement factors, in halves. */
  readonly halves: number;
  /** Those who went with it, itself included. */
  readonly with: readonly UnitId[];
  /** It came over a hexside that a road crosses. */
  readonly road?: true;
  readonly did?: readonly (Deed & { readonly n: number })[];
  /** It has found arms there; what it was before (5.8.7). */
  readonly unarmed?: CardId;
  /** Prisoners whom it left behind as it went there (QA-89). */
  readonly left?: readonly UnitId[];
}

/**
 * The way of a unit in this movement phase. Movement is a log and not a fact: defensive fire finds the unit at any
 * step of it, and cuts off what then never was (5.6.1 to 5.6.6).
 */
export interface Trail {
  readonly unit: UnitId;
  readonly side: Side;
  /** It is a leader's. */
  readonly leads?: true;
  /** Where it set out; undefined: off the map. */
  readonly from?: LocId;
  readonly kind: MoveKind;
  readonly steps: readonly Step[];
  /** No step before this one is fired at any more (SQLA-16B). */
  readonly settled: number;
  /** It came no farther than its last step: broken, grounded or killed there, or gone off the map after it. */
  readonly ended?: 'broken' | 'grounded' | 'fell' | 'left';
}

/** What units change on their way, as the movement phase found it. What has become of it since, the trails tell. */
export interface Found {
  readonly weapons: Readonly<Record<WeaponId, { readonly by?: UnitId; readonly at?: LocId }>>;
  readonly control: Readonly<Record<string, Side>>;
  readonly charges: readonly PlacedCharge[];
}

/** An attack of this fire phase: those of one hex may not attack the same hex apart (5.1.5). */
export interface Volley {
  readonly from: LocId;
  readonly at: LocId;
  /** A weapon that rolls by itself, and who fired it, who may then fire at nothing else (8.10.5, 8.11.6). */
  readonly apart?: UnitId;
  /** Of those who keep up the fire of an earlier attack (5.6.9.5): the others of their hex fire for themselves. */
  readonly kept?: true;
}

/** Fire at movers while they move is kept up: into the hex at which it went first, its track (5.6.9.4). */
export interface Track {
  /** Who fires, directs, gives an example, or helps at a gun. */
  readonly by: ShooterId;
  readonly at: LocId;
  /** The hexes into which it has fired so far: a machine gun has as many as its penetration (5.6.9.6, 5.6.9.7). */
  readonly into: readonly LocId[];
  /** Whom it has struck or missed already. */
  readonly met: readonly UnitId[];
  /** The two other hexes of a cluster that is sprayed (8.9.3.1). */
  readonly spray?: readonly LocId[];
  /** Along hexsides it strikes the hexes on the right of its line (8.9.2.8). */
  readonly right?: true;
}

export interface State {
  readonly doing: readonly Frame[];
  readonly turn: number;
  /** The side whose player turn it is: the attacker. */
  readonly attacker: Side;
  readonly phase: Phase;
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  /** The ways of those who have moved in this player turn, until defensive fire is over. */
  readonly trails: readonly Trail[];
  /** The number of the last step or deed; the same clock for all. */
  readonly clock: number;
  readonly found?: Found;
  /** While an attack is resolved: the steps at which it has put movers back into its target (5.6.1). */
  readonly back?: Readonly<Record<UnitId, number>>;
  /** Placed, and to go off in the advancing fire phase (8.11.4). */
  readonly charges: readonly PlacedCharge[];
  readonly volleys?: readonly Volley[];
  /** The fire that is kept up in this movement phase, if the defender fires in it (5.6.9). */
  readonly tracks?: readonly Track[];
  /** Locations in which units of both sides are locked in melee (6.3.1). */
  readonly melees: readonly LocId[];
  /** Who controls what the victory conditions are about: building ids and hexes. */
  readonly control: Readonly<Record<string, Side>>;
  readonly losses: readonly Loss[];
  /** The sides that have seen comrades of theirs shot as prisoners, once for each time (3.30.5). */
  readonly outraged?: readonly Side[];
  /** The sides that have looked for arms in this turn (5.8.7). */
  readonly scrounged?: readonly Side[];
  /** The sides that have seen what becomes of those who give up: they don't any more (3.28.9). */
  readonly defiant?: readonly Side[];
  /** What the sides have lost, in points, if they play with battlefield integrity (3.27.2). */
  readonly lost?: Readonly<Record<Side, number>>;
  /** Number of the next unit or weapon that play creates. */
  readonly next: number;
}
