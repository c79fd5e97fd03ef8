/** Everything there is to know about a game of Lock 'n Load at a rest. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Direction } from '../../hex/index.ts';
import type { Skill } from './charts/skills.ts';
import type { CardId } from './counters/card.ts';
import type { Frame } from './doing.ts';
import type { Location, Unit, Vehicle, Weapon } from './pieces.ts';

export * from './doing.ts';
export * from './pieces.ts';

export const PHASES = ['rally', 'operations', 'administration'] as const;
export type Phase = (typeof PHASES)[number];

export interface Smoke {
  readonly at: HexId;
  readonly stage: 1 | 2;
}
/** Shells that keep falling: they attack whoever enters (18.1, 18.2). */
export interface FireForEffect {
  readonly at: HexId;
  readonly by: Side;
  readonly firepower: number;
  /** Off-board artillery: on the six hexes around it as well. */
  readonly around?: true;
}
/** A Fire Mission of off-board artillery (18.2, 18.3). */
export interface Mission {
  /** Its place in the list. */
  readonly nth: number;
  readonly side: Side;
  readonly firepower: number;
  /** The formation at whose call it is; otherwise anybody's of the side. */
  readonly groups?: readonly string[];
  readonly fired?: true;
}
/** A plane that waits for doubles, or comes in the next impulse (19.1). */
interface AirSupport {
  readonly side: Side;
  readonly card: string;
  readonly due?: true;
}
export interface Bunker {
  readonly at: HexId;
  readonly kind: 'Light Bunker' | 'Bunker';
  /** The hexside its arrow points at: that neighbour and the two beside it are its front. */
  readonly facing: Direction;
}
export interface Mines {
  readonly at: HexId;
  readonly by: Side;
  readonly firepower: number;
}
/** A fight in a location; its units are locked as long as both sides are there (8.1). */
export interface Melee {
  readonly at: Location;
  /** Its one round of this turn has been fought. */
  readonly fought?: true;
}

/** A counter that is out of the game. */
export interface Loss {
  readonly side: Side;
  readonly card: CardId;
  readonly how: 'eliminated' | 'exited';
}

/** Lists of markers that few games have are left out while they are empty. */
export interface State {
  readonly doing: readonly Frame[];
  readonly turn: number;
  readonly phase: Phase;
  /** Who has the initiative, and so goes first in both phases (3.0). */
  readonly initiative: Side;
  /** Whose impulse it is, or comes next. */
  readonly active: Side;
  /** Passes in a row (4.0). */
  readonly passes: number;
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  readonly vehicles?: readonly Vehicle[];
  /** Spotted markers (10.1). */
  readonly spotted: readonly Location[];
  readonly melees: readonly Melee[];
  readonly smoke?: readonly Smoke[];
  readonly barrages?: readonly FireForEffect[];
  readonly missions?: readonly Mission[];
  /** Air support that has not come yet (19.1). */
  readonly air?: readonly AirSupport[];
  /** Sides that asked for one more Fire Mission and heard that there are no more (RRT.3). */
  readonly denied?: readonly Side[];
  readonly starshells?: readonly HexId[];
  readonly foxholes?: readonly HexId[];
  readonly bunkers?: readonly Bunker[];
  readonly wire?: readonly HexId[];
  readonly mines?: readonly Mines[];
  readonly wrecks?: readonly HexId[];
  /** Event markers that still lie on the map, by id; their paragraphs are in the scenario (1.8). */
  readonly events?: readonly string[];
  /** Who controls what the victory conditions are about (22.1). */
  readonly control: Readonly<Record<string, Side>>;
  readonly losses: readonly Loss[];
  /** Victory points that events have given. */
  readonly points?: Readonly<Record<Side, number>>;
  /** Skills left in the cup (12.0). */
  readonly cup: readonly Skill[];
  /** Number of the next unit or weapon that play creates. */
  readonly next: number;
}
