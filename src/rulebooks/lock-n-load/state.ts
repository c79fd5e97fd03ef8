/** Everything there is to know about a game of Lock 'n Load at a rest. */
import type { HexId, LocId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Direction } from '../../hex/index.ts';
import type { ActivityMarker } from './charts/activity-markers.ts';
import type { Skill } from './charts/skills.ts';
import type { CardId } from './counters/card.ts';

export type UnitId = `u${string}`;
export type WeaponId = `w${string}`;
/** What can fire: a unit with its own firepower, or a support weapon that a unit possesses. */
export type ShooterId = UnitId | WeaponId;

/**
 * A place with its own stacking, spotting, control and activation: `1:C4` on the ground, `1:C4/1` on the upper
 * floor of a multi-story building, `1:C4#b` inside a bunker (1.3, 10.1). Read it with places.ts.
 */
export type Location = LocId;

export const PHASES = ['rally', 'operations', 'administration'] as const;
export type Phase = (typeof PHASES)[number];

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

export type Frame =
  | SetUpFrame
  | RallyFrame
  | ImpulseFrame
  | FireFrame
  | MissionFrame
  | FlightFrame
  | MoveFrame
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
  readonly by: UnitId;
  readonly with: ShooterId;
  readonly at: Location;
}

/** The units of one location that an impulse has activated. */
export interface Group {
  readonly at: Location;
  readonly units: readonly UnitId[];
  /** The Leader elsewhere who brought them in (4.0). */
  readonly by?: UnitId;
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
    readonly by: UnitId;
    readonly from: Location;
    readonly at: Location;
    readonly succeeded?: true;
  };
  /** Leaders whose modifier has aided fire: one a location (11.1). */
  readonly aided?: readonly UnitId[];
}

/** An attack being put together, before the dice. */
export interface FireFrame {
  readonly is: 'fire';
  readonly by: Side;
  readonly from: Location;
  /** The first leads the fire (5.2); ordnance, mortars, snipers and weapon teams fire alone. */
  readonly shooters: readonly ShooterId[];
  readonly target?: Location;
  /** The Leader whose modifier aids the attack. */
  readonly leader?: UnitId;
  /** The one who calls a mortar's fire (18.1). */
  readonly caller?: UnitId;
  /** Two single men at one weapon: the second (1.6). */
  readonly mate?: UnitId;
  /** A weapon team that has turned to fire in the enemy's impulse (1.7.g). */
  readonly pivoted?: true;
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

/** The other side's chance to fire after an expenditure of movement points (5.3). */
export interface WindowFrame {
  readonly is: 'window';
  readonly side: Side;
  readonly at: Location;
  /** The units that spent the points: they may be dead or Shaken since. */
  readonly movers: readonly UnitId[];
  /** Attacks that may still be made. */
  readonly shots: number;
  /** Locations that have fired: their ordnance and weapon teams may go on when the shots are used up. */
  readonly fired: readonly Location[];
  /** What has fired, once for each shot, and the Leaders who have aided it. */
  readonly taken?: readonly Shot[];
  readonly aided?: readonly UnitId[];
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
