/** All that there is to know at a rest, as plain JSON. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { DirectionName } from '../../hex/index.ts';
import type { Gait, Yellow } from './charts/index.ts';
import type { CardId } from './counters/index.ts';

export type UnitId = `u${number}`;

/**
 * `1:C4` is the ground of a hex, `1:C4/1` a floor above it, `1:C4#lip` the lip of its gully, `1:C4#trench` its trench,
 * `1:C4#pillbox` what is inside its pillbox. `1:C4#holes` is said by who gets into the shellholes of a hex as he comes, and is no
 * place of its own.
 */
export type LocId = HexId;

/** A hexside, from one of its hexes: `1:C4/NE`. */
export type HexsideId = `${HexId}/${DirectionName}`;

/** How a unit was lost for its side; those who left the map are no loss. */
export type Fate = 'eliminated' | 'exited' | 'merged' | 'used up';

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly card: CardId;
  readonly group: string;
  /** Undefined before it is set up, and after it is lost or has left. */
  readonly at?: LocId;
  /** Its place in a stack: the highest is on top. */
  readonly order: number;
  /** A squad on its half-squad side. */
  readonly half?: true;
  readonly wounded?: true;
  /** A team on its move side. */
  readonly crew?: true;
  /** Its gun has jammed for good (12.8.1.3.1). */
  readonly jammed?: true;
  readonly morale?: Yellow;
  readonly courage?: true;
  /** It has had its chance to recover in this Command Phase, and whether it was Disrupted before. */
  readonly tended?: 'yes' | 'disrupted';
  /** How it has moved in this phase. */
  readonly moved?: Gait;
  /** Fire 1, Fire 2. */
  readonly fired?: 1 | 2;
  /** Assault Fired or Crawled Fired. */
  readonly halfFired?: true;
  readonly dugIn?: true;
  /** It lies In Cover, and since which turn (7.5.1). */
  readonly inCover?: number;
  /** Where it has crawled into mines or wire that it may clear (7.3.8.1). */
  readonly crept?: HexId;
  /** It clears its hex of this until the phase is over (7.3.8.1). */
  readonly clearing?: 'wire' | 'mines' | 'roadblock';
  /** It has failed to enter the enemy's hex in this phase (10.1.8.1). */
  readonly balked?: true;
  /** It is in Close Combat, and since which turn. */
  readonly locked?: number;
  /** It has attacked in Close Combat by Desperation Fire in this phase (12.6.2.1, R49). */
  readonly grappled?: true;
  /** It has thrown a smoke grenade in this turn (13.1.1.b). */
  readonly threw?: true;
  /** It has paid to get into shellholes on its way (6.9.1.a). */
  readonly inHoles?: true;
  /** Its last step went from trench to trench (7.2.1.c). */
  readonly trenched?: true;
  /** What the enemy does not know: where it is (3.3.4.1.a), or that it lies under others (3.3.3.a). */
  readonly secret?: 'hidden' | 'covered';
  readonly lost?: Fate;
}

/** What the scenario has laid into hexes (7). */
export const LAID = ['trench', 'anti-tank trench', 'wire', 'mines'] as const;
/** What it has put there to face three hexsides (7.8.2, 7.9.2.a). */
export const FACING = ['pillbox', 'roadblock'] as const;
export type Work =
  | {
      readonly is: (typeof LAID)[number];
      readonly at: HexId;
      /** Of mines: the side that has hidden them (7.3.4). */
      readonly hidden?: Side;
    }
  | { readonly is: (typeof FACING)[number]; readonly at: HexId; readonly facing: DirectionName };

interface Flame {
  readonly at: HexId;
  readonly turn: number;
}

/** What fire was last directed at in the impulses of a side, for the crossfire of the next (12.6.1). */
export interface Shot {
  readonly at: LocId;
  /** The hexsides of the target by which it came, by direction. */
  readonly by: readonly number[];
}

/** Why a window is open: a Movement Point was spent, a shot was fired, somebody dug. */
export type Cause = 'mp' | 'shot' | 'dig';

/** In which right somebody fires (12.1.1.1, 12.1.2.a, 10.1.5, 12.6.2.a). */
export type Right = 'impulse' | 'defensive' | 'assault' | 'desperation';

/** What encloses the present step. */
export type AnyFrame =
  | { readonly is: 'set-up'; readonly side: Side }
  /** Units on their way, all by one gait; a step of a platoon is said by each and done by all at once. */
  | {
      readonly is: 'move';
      readonly side: Side;
      readonly gait: Gait;
      readonly units: readonly UnitId[];
      /** Movement Points that each has spent. */
      readonly spent: Readonly<Record<UnitId, number>>;
      /** Where those go who have said it, in this step. */
      readonly plans: Readonly<Record<UnitId, LocId>>;
      /** The first point is spent: nobody joins any more. */
      readonly began?: true;
      /** A leader set out with them; when none is left they must bring themselves to go on (10.5.2.b). */
      readonly led?: true;
      /** Those who have fled a hex of it. */
      readonly fled?: readonly UnitId[];
      /** They have said that they search (3.3.4.3.2.a). */
      readonly seeking?: true;
      /** Those who have searched (3.3.4.3.2.c). */
      readonly sought?: readonly UnitId[];
      /** They charge with bayonets, or have shrunk from it (10.5.3(2)). */
      readonly charge?: 'on' | 'failed';
    }
  /** The enemy of those who acted may fire at them. */
  | {
      readonly is: 'window';
      readonly side: Side;
      readonly cause: Cause;
      readonly targets: readonly UnitId[];
      /** Those who have used Desperation Fire in it (R6). */
      readonly desperate: readonly UnitId[];
      /** Those who have looked in vain in it (R29). */
      readonly tried: readonly UnitId[];
    }
  /** Reinforcements come, and have yet to say where (3.2.2.2.a). */
  | { readonly is: 'enter'; readonly side: Side; readonly gait: Gait; readonly units: readonly UnitId[] }
  /** Who fires into a place in which nobody is to be seen has yet to say where (3.3.4.3.a). */
  | { readonly is: 'recon'; readonly side: Side; readonly units: readonly UnitId[] }
  /** Hexes that searchers look into (3.3.4.3.2.b). */
  | {
      readonly is: 'seek';
      readonly side: Side;
      readonly at: LocId;
      readonly left: number;
      readonly seen: readonly HexId[];
    }
  /** A platoon digs in, one after the other (7.1.1.1). */
  | { readonly is: 'dig'; readonly side: Side; readonly units: readonly UnitId[] }
  /** Fire that is being declared: who takes part, and who directs it. */
  | {
      readonly is: 'fire';
      readonly side: Side;
      readonly right: Right;
      readonly at: LocId;
      readonly units: readonly UnitId[];
      readonly leader?: UnitId;
      /** Other places that a machine gun searches besides (12.8.1.2). */
      readonly also?: readonly LocId[];
    }
  /** An attack in Close Combat: who strikes, and once that is declared who strikes back. */
  | {
      readonly is: 'close-combat';
      readonly side: Side;
      readonly at: LocId;
      readonly attackers: readonly UnitId[];
      readonly defenders: readonly UnitId[];
      readonly director?: UnitId;
      readonly answerDirector?: UnitId;
      readonly declared?: true;
      /** Those who have come with bayonets, and may strike at once (10.5.3.1(2)). */
      readonly charging?: readonly UnitId[];
      /** Those who fight by Desperation Fire (12.6.2.1). */
      readonly desperate?: readonly UnitId[];
    };

export type Phase = 'command' | 'fire and movement';

export interface State {
  readonly doing: readonly AnyFrame[];
  readonly turn: number;
  readonly phase: Phase;
  /** Who has the initiative; known from the first roll on. */
  readonly initiative?: Side;
  /** Whose impulse it is, or whose part of the Command Phase. */
  readonly active: Side;
  /** Sides that have had their part of the Command Phase. */
  readonly commanded: readonly Side[];
  /** The impulse is used: it ends when all that came of it is through. */
  readonly acted?: true;
  /** The initiative holder has not said yet whether to go first. */
  readonly undecided?: true;
  /** The first block of impulses of this turn has begun. */
  readonly opened?: true;
  /** Impulses that the active side has left in this block. */
  readonly inHand: number;
  /** Passes in a row. */
  readonly passes: number;
  /** Sides that would end the phase. */
  readonly agreed: readonly Side[];
  /** Hexes that lie in crossfire. */
  readonly enfiladed: readonly LocId[];
  /** What each side fired at in its last impulse. */
  readonly shots: Readonly<Record<Side, Shot>>;
  readonly works: readonly Work[];
  /** Hexes in which buildings have come down (6.6.1). */
  readonly rubble?: readonly HexId[];
  /** Hexes that burn, and since which turn (6.13.1). */
  readonly flames?: readonly Flame[];
  /** Those of the active side who must get out of the flames with this impulse (6.13.2.b). */
  readonly fleeing?: readonly UnitId[];
  /** Hexsides with mouseholes (7.6.1). */
  readonly holes?: readonly HexsideId[];
  /** Pits that were left in this phase: one entry for each who may get in (7.1.2.a). */
  readonly pits?: readonly LocId[];
  /** How much has come onto the map in a hex in this phase, in half-squads (3.2.2.2.b). */
  readonly entered?: Readonly<Record<HexId, number>>;
  /** The building of the Fanatic Resistance Nest, while it is one (9.2.4). */
  readonly nest?: string;
  /** Hexes with smoke in them, till the end of the phase. */
  readonly smoke: readonly HexId[];
  /** Smoke grenades that each side has left. */
  readonly grenades: Readonly<Record<Side, number>>;
  /** The number of the next counter that is laid on a stack. */
  readonly next: number;
  /** Who was the last to hold a hex of the victory (3.2.3.3.a). */
  readonly holders: Readonly<Record<HexId, Side>>;
  readonly units: readonly Unit[];
  /** In a view alone: a place for each counter of the enemy that lies under others there (3.3.3.a). */
  readonly below?: readonly LocId[];
}
