/** All that there is to know at a rest, as plain JSON. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Direction } from '../../hex/index.ts';
import type { AaResult, Altitude, BatteryKind, Cohesion, Density, Grade, Way } from './charts/index.ts';
import type { AircraftCardId, CardId } from './counters/index.ts';
import type { Phase } from './phases.ts';
import type { MINES } from './scenario/special.ts';

export type UnitId = `u${number}`;
export type HiddenId = `h${number}`;

/** A counter under which somebody may be (7.2). All of this everybody sees. */
export interface HiddenCounter {
  readonly id: HiddenId;
  readonly side: Side;
  readonly at: HexId;
  /** The turn in which it last moved. */
  readonly went?: number;
  /** It has gone faster than men do (7.2.2.2.c). */
  readonly claimed?: boolean;
}

/** What a unit may be told (B5). */
export const COMMANDS = ['FIRE', 'SHORT-HALT', 'MOVE', 'OW', 'N/C'] as const;
export type Command = (typeof COMMANDS)[number];
/** As it stands on the counter. */
export const commandText = (is: Command | 'sealed'): string => (is === 'SHORT-HALT' ? 'SHORT HALT' : is);

/** How a unit was lost for its side; those who left the map are no loss. */
export type Fate = 'knocked out' | 'brewed up' | 'bailed out' | 'eliminated' | 'burned' | 'left';

/** What a shot that went through may do though it does no damage (7.23). */
export const COLLATERALS = ['optics', 'coax', 'ring', 'radio', 'running gear', 'fuel'] as const;
export type Collateral = (typeof COLLATERALS)[number];

/** The place of a vehicle or a gun in the order of entry of a narrow road, and the hexside by which it came (7.30.e). */
export interface Lane {
  readonly n: number;
  readonly side?: Direction;
}

/** A hulk, and whether it burns; on a narrow road also of what it is, where it stands, and whether it was pushed off (7.30). */
export interface Wreck {
  readonly at: HexId;
  readonly burns?: true;
  readonly of?: CardId;
  readonly lane?: Lane;
  readonly aside?: true;
}

/** What was shot or blown to pieces: houses, and walls by hex and side (CES.TER, 7.19). */
export interface Ruins {
  readonly houses: readonly HexId[];
  readonly walls: readonly `${HexId}/${string}`[];
}

/** The weapons of a unit that can fail each by itself (7.25). */
export type WeaponKind = 'gun' | 'small arms';
export type Fault = 'malfunction' | 'out of action';

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly card: CardId;
  /** Its platoon or section. */
  readonly group: string;
  /** Undefined before it is set up, and after it is lost or has left. */
  readonly at?: HexId;
  readonly facing: Direction;
  /** Where its turret points; only with 7.8. */
  readonly turret?: Direction;
  readonly buttoned?: true;
  /** The vehicle in which it rides, or by which it is towed. */
  readonly aboard?: UnitId;
  /** The counter under which it is hidden; the enemy knows only that there is one (7.2). */
  readonly under?: HiddenId | 'somewhere';
  /** A counter that nobody else has seen is `sealed` to the enemy. */
  readonly command?: Command | 'sealed';
  /** Units of one number share their command. The enemy does not see it. */
  readonly shares?: number;
  readonly shown?: true;
  /** Its counter has been taken back once, while commands are written. */
  readonly recalled?: true;
  /** It has fired, moved or assaulted with its command. */
  readonly fired?: true;
  readonly moved?: true;
  /** It has used Defensive Fire (7.50). */
  readonly answered?: true;
  /** Its turret has been turned in this Adjustment Phase. */
  readonly swung?: true;
  /** It has turned to bring its gun to bear (B7.6). */
  readonly pivoted?: true;
  /** It sticks for the rest of the turn (7.29). */
  readonly bogged?: true;
  readonly quickmarch?: true;
  /** Whose command it has for its own; the enemy does not see it. And the vehicle behind which it goes, to assault after that (7.49). */
  readonly follows?: UnitId;
  readonly behind?: UnitId;
  readonly storms?: true;
  /** It keeps down: nobody sees it from afar, and it does nothing (B3.5). */
  readonly fullCover?: true;
  /** Where it stands on a narrow road, or that it was pushed off it (7.30). */
  readonly lane?: Lane;
  readonly aside?: true;
  /** It has called for fire (B14.1). */
  readonly called?: true;
  /** The turn in which it first sighted the enemy, where it was not prepared (7.48). */
  readonly alarmed?: number;
  /** Those of the enemy who have spotted it in this turn's Spotting Phase. */
  readonly spottedBy?: readonly UnitId[];
  /** What gave it away, and in which turn. */
  readonly spot?: { readonly by: 'FIRE' | 'MOVE'; readonly turn: number };
  /** Whether it is camouflaged, where that may be; the enemy does not know before it is announced (7.24). */
  readonly camouflage?: 'yes' | 'no' | 'unknown' | 'announced';
  /** The leader with it, and the turn in which he came over to it (7.55). */
  readonly leader?: { readonly name: string; readonly since?: number };
  /** A post that came or went with a leader (7.55.1.f). */
  readonly role?: 'CHQ' | 'BHQ' | 'RHQ' | 'none';
  /** Smoke of its own around it: of dischargers in which turn (7.9), or made by men (7.22). */
  readonly screen?: { readonly turn: number; readonly is: 'DS' | 'spent' };
  readonly smoke?: 'ON' | 'OFF';
  /** It has tried its dischargers in this turn, or made smoke instead of its small arms' fire. */
  readonly discharged?: true;
  readonly smoked?: true;
  readonly turretDamaged?: true;
  readonly hullDamaged?: true;
  readonly tracked?: true;
  readonly collateral?: readonly Collateral[];
  readonly faults?: Readonly<Partial<Record<WeaponKind, Fault>>>;
  /** The fuel trailer that it began with, if it is no longer whole (7.38.12). */
  readonly trailer?: 'damaged' | 'gone';
  readonly suppressed?: 'ON' | 'OFF';
  /** Its morale, if it is not steady: one of the two at most (7.1.5). */
  readonly broken?: 'ON' | 'OFF';
  readonly hesitates?: 'ON' | 'OFF';
  /** What it will check morale for when all of it is over (7.42). */
  readonly pending?: readonly ShockCause[];
  /** It has checked for the fire of this turn (7.42.1.2.b). */
  readonly checked?: true;
  /** What it was before it was reduced. */
  readonly was?: CardId;
  /** Attached weapons that it has lost (7.17). */
  readonly weaponsLost?: number;
  /** The observer of this vehicle, who is on foot; the vehicle is without him (7.47). */
  readonly observes?: UnitId;
  readonly observerOut?: true;
  readonly lost?: Fate;
}

/** The rows of a card with which a unit can fire (B7.4); `pin` is its small arms used to pin (7.18). */
export const ROWS = ['ap', 'ce', 'gp', 'second-ap', 'second-gp', 'mg', 'pin', 'flame'] as const;
export type Row = (typeof ROWS)[number];
export interface Shooter {
  readonly unit: UnitId;
  readonly row: Row;
}

/** Fire on a target that is resolved: who took part in it. */
interface Engagement {
  readonly target: UnitId;
  readonly by: readonly UnitId[];
}

/** What may shake a unit (7.1.2, 7.1.3). */
export type ShockCause =
  | 'moved'
  | 'fire'
  | 'flame'
  | 'overrun'
  | 'overrun in cover'
  | 'assault'
  | 'brew-up'
  | 'command lost'
  | 'comrades lost';
interface Shock {
  readonly unit: UnitId;
  readonly by: ShockCause;
}

/** How a formation holds together (7.1.e): unknown until it is rolled for. */
export interface Standing {
  readonly losses: number;
  readonly level?: Cohesion;
  /** So many losses are too many. */
  readonly point?: number;
}

/** What encloses the present step. */
export type AnyFrame =
  | { readonly is: 'set-up'; readonly side: Side }
  /** How steady formations are is rolled for, before the first turn (7.1.1.1). */
  | { readonly is: 'cohesion' }
  /** It is noted who is camouflaged (7.24). */
  | { readonly is: 'camouflage' }
  /** Those who were under a counter are placed; at first one of the kind that was spotted (7.2.2.1). */
  | {
      readonly is: 'placing';
      readonly side: Side;
      readonly at: HexId;
      readonly left: readonly UnitId[];
      readonly kind?: 'vehicle' | 'towed' | 'leg';
      /** It stands, and has yet to face somewhere. */
      readonly turning?: UnitId;
    }
  /** A hidden counter on its way (7.2.2.2). */
  | { readonly is: 'sneak'; readonly counter: HiddenId; readonly used: number; readonly hexes: number }
  /** Fire on one target: announced shot by shot, and then resolved in that order. */
  | {
      readonly is: 'volley';
      readonly side: Side;
      readonly target: UnitId;
      readonly shooters: readonly Shooter[];
      /** Who has fired already. */
      readonly fired: readonly UnitId[];
      readonly resolving?: true;
    }
  /** A shot is announced at a unit that may be quicker (7.54). */
  | { readonly is: 'quickdraw'; readonly firer: Shooter; readonly target: UnitId }
  /** Fire on a unit is resolved, which may answer it (7.50). */
  | { readonly is: 'answer'; readonly unit: UnitId; readonly firers: readonly UnitId[] }
  /** Somebody moves in sight of those who may have waited for it. */
  | { readonly is: 'overwatch'; readonly side: Side; readonly mover: UnitId; readonly climbs?: true }
  /** A unit on its way. */
  | {
      readonly is: 'move';
      readonly unit: UnitId;
      readonly used: number;
      /** How many hexes it has entered. */
      readonly hexes: number;
      /** Hexsides that it may turn for nothing, hull and turret. */
      readonly freeTurns: number;
      readonly turretTurns: number;
      /** The way that it has followed all along. */
      readonly way?: Way;
      /** Those in the hex whom it has yet to overrun. */
      readonly overruns?: readonly UnitId[];
    }
  /** An observer speaks to a battery: where, and what. The enemy does not see who, if he is hidden (7.2.2.3.b). */
  | { readonly is: 'call'; readonly side: Side; readonly battery: BatteryId; readonly by?: UnitId }
  /** A battery has fired, and may be looked for (7.28); or one that looked for it (7.28.3). */
  | { readonly is: 'counter'; readonly side: Side; readonly target: BatteryId }
  /** An aircraft on its pass (B15.1): at what height, and to where. */
  | {
      readonly is: 'pass';
      readonly side: Side;
      readonly aircraft: AircraftId;
      readonly altitude: Altitude;
      readonly at?: HexId;
    }
  /** It comes over, and may be fired at (B15.3). */
  | { readonly is: 'flak'; readonly side: Side }
  /** Those who came up behind a vehicle may assault (7.49.e). */
  | { readonly is: 'storm'; readonly side: Side; readonly units: readonly UnitId[] }
  /** Engineers attack mines, or a wall of the hex (7.19). */
  | {
      readonly is: 'demolition';
      readonly side: Side;
      readonly at: HexId;
      readonly wall?: Direction;
      readonly attackers: readonly UnitId[];
    }
  /** Leg units attack what is near. */
  | {
      readonly is: 'assault';
      readonly side: Side;
      readonly target: UnitId;
      readonly attackers: readonly UnitId[];
    };

export type BatteryId = `b${number}`;

/** What a battery fires, and how wide. */
export const LOADS = ['gp-closed', 'gp-open', 'smoke-closed', 'smoke-open', 'illumination'] as const;
export type Load = (typeof LOADS)[number];

/** Fire that goes on until it is checked. */
interface Mission {
  readonly at: HexId;
  readonly load: Load;
  readonly by?: UnitId;
  /** How many turns it has fallen. */
  readonly turns: number;
  /** It was called on a hex in which nobody was spotted (7.37). */
  readonly isRecon?: true;
}

/** A battery off the map. */
export interface Battery {
  readonly id: BatteryId;
  readonly side: Side;
  readonly kind: BatteryKind;
  /** It fires at batteries alone (7.28). */
  readonly counter?: true;
  readonly selfPropelled?: true;
  readonly planned?: readonly { readonly turn: number; readonly at: HexId }[];
  readonly mission?: Mission;
  /** It has been called, has fired or has searched in this turn. */
  readonly used?: true;
  readonly suppressed?: 'ON' | 'OFF';
  readonly damaged?: true;
  readonly lost?: true;
}

export type AircraftId = `a${number}`;

/** An aircraft: it is over the map only on its passes (B15). */
export interface Aircraft {
  readonly id: AircraftId;
  readonly side: Side;
  readonly card: AircraftCardId;
  readonly grade: Grade;
  /** The turn from which it comes. */
  readonly from: number;
  readonly passes: number;
  /** How many of its loads it has let go of. */
  readonly dropped: number;
  /** It has made its pass in this Air Phase. */
  readonly flown?: true;
  /** What the fire at it has done on this pass, and whether some of it came from near by (7.26.d). */
  readonly flak?: AaResult;
  readonly pressed?: true;
  readonly damaged?: true;
  readonly gone?: 'shot down' | 'home';
}

/** Smoke or light in a hex. */
export interface Cloud {
  readonly at: HexId;
  readonly is: 'thin smoke' | 'thick smoke' | 'light';
  readonly state: 'ON' | 'OFF';
}

/** Mines of a side. */
export interface Minefield {
  readonly side: Side;
  readonly kind: Density;
  readonly mines: (typeof MINES)[number];
  /** All of its hexes; to the enemy those that he has found. */
  readonly hexes: readonly HexId[];
  /** Those that the enemy has found. */
  readonly seen: readonly HexId[];
  /** How many are yet to be plotted, and how many were cleared. */
  readonly left: number;
  readonly cleared: number;
}

export interface State {
  readonly doing: readonly AnyFrame[];
  readonly turn: number;
  readonly phase: Phase;
  /** Who fires first and moves last; known from the Initiative Phase on. */
  readonly first?: Side;
  /** Who was it in the turn before: he discharges smoke first (7.9.b), and a scenario may ask for it (7.42.1.c). */
  readonly firstBefore?: Side;
  /** Formations in the order in which they fired, and the one that acts now (7.42). */
  readonly order?: readonly string[];
  readonly acting?: string;
  /** Whose part of the phase it is: 0 or 1. */
  readonly part: 0 | 1;
  /** Targets on which the side's fire is resolved in this part. */
  readonly engaged: readonly Engagement[];
  readonly wrecks: readonly Wreck[];
  /** Hexes that burn, and since which turn (7.35); those at which shells were aimed in this turn, and their greatest factor. */
  readonly fires?: readonly { readonly at: HexId; readonly since: number }[];
  readonly kindled?: readonly { readonly at: HexId; readonly factor: number }[];
  readonly ruins?: Ruins;
  /** Who alone stood on ground that counts when a turn ended, and since the end of which one (B16). */
  readonly holders?: readonly { readonly at: HexId; readonly side: Side; readonly since: number }[];
  readonly minefields: readonly Minefield[];
  readonly batteries: readonly Battery[];
  readonly aircraft: readonly Aircraft[];
  readonly clouds: readonly Cloud[];
  readonly units: readonly Unit[];
  /** Counters of hidden units and fakes; only with 7.2. */
  readonly hidden?: readonly HiddenCounter[];
  /** Formations with what they have lost; only with 7.1. */
  readonly formations?: Readonly<Record<string, Standing>>;
  /** Who was lost since the last step, and whether in an overrun or man against man. */
  readonly fallen?: readonly {
    readonly unit: UnitId;
    readonly at: HexId;
    readonly fate: Fate;
    readonly inMelee?: true;
  }[];
  /** Who is to check morale before anything else is done. */
  readonly shocks?: readonly Shock[];
}
