/** The pieces of a game and how they are: men, and what they fire with. */
import type { LocId, Stance } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { CardId } from './counters/card.ts';

/** Where something is: `1:C4` is a hex on the ground, `1:C4/1` a floor of it. Step one knows the ground alone. */
export type { LocId } from '../../board/index.ts';

export type UnitId = `u${string}`;
export type WeaponId = `w${string}`;
/** What can fire: a unit with its own firepower, or a weapon that a unit mans. */
export type ShooterId = UnitId | WeaponId;

/** A phase in which a side fires (5.1.2). */
export type FirePhase = 'prep-fire' | 'defensive-fire' | 'advancing-fire';

/** How a unit goes in a movement phase (4.1, 4.5, 4.7). */
export type MoveKind = 'normal' | 'assault' | 'double-time';

/** A squad, half-squad, crew, leader or hero. A unit that is reduced keeps its id and changes its card. */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly card: CardId;
  /** Its group in the order of battle: set-up area, entry. */
  readonly group: string;
  /** Undefined while it waits off the map. */
  readonly at?: LocId;
  /** How it holds its location, where that matters: never in step one. */
  readonly stance?: Stance;
  readonly broken?: true;
  /** Fired at since the last rally phase: desperation morale, should it be broken (3.23.6). */
  readonly desperate?: true;
  readonly pinned?: true;
  /** Counter exhausted by double time (4.7.8). */
  readonly exhausted?: true;
  /** Wounds of a leader (3.4.5); of a hero one (3.8.2). */
  readonly wounds?: number;
  readonly berserk?: true;
  /** The hex that it charges in its rage (QA-110.2). */
  readonly charges?: LocId;
  /** In its rage it has eliminated somebody in this phase (3.25.8). */
  readonly bloodied?: true;
  /** Levels of morale that its side's losses cost it (3.27.2). */
  readonly lowered?: number;
  /** Levels that it has gained or lost for the rest of the scenario by what happened to itself (3.29.20, 3.30.5). */
  readonly spirit?: number;
  /** A comrade who was taken has called upon it to give up: it has lost a level of morale by that (3.30.T). */
  readonly swayed?: true;
  /** The enemy unit that guards it (3.29.13). */
  readonly guard?: UnitId;
  /** A prisoner whom his guard leaves behind, once he goes (QA-89). */
  readonly left?: true;
  /** Once a prisoner, free again, and not rallied yet: its first try is desperate (3.29.19). */
  readonly escaped?: true;
  /** A prisoner who was interrogated in this player turn, and what came of it (3.30.2, 3.30.4). */
  readonly questioned?: 'held' | 'talked';
  /** It and all who fought it have taken each other: it stays broken there until the next rout phase (3.29.6). */
  readonly exchanged?: true;
  /** Disarmed as a prisoner: it has no fire, and little of anything else (5.8.1). */
  readonly unarmed?: true;
  /** Once disarmed, it has taken arms from the enemy (5.8.2). */
  readonly rearmed?: true;
  /** The phase of this player turn in which it has fired, itself or a weapon: it fires in no other (5.1.2). */
  readonly fired?: FirePhase;
  /** Its own firepower is used up for this player turn, or given up for weapons. */
  readonly spent?: true;
  /** The weapons it has used in this fire phase (5.2.2). */
  readonly used?: readonly WeaponId[];
  /** Untried men who have lost their heads at point blank in this phase (3.26.3). */
  readonly rattled?: true;
  /** A leader who has directed fire in this player turn, or fired a weapon himself (3.2.2). */
  readonly directed?: true;
  /** It has had its one deed of this rally phase: a try to rally, to deploy, to repair. */
  readonly acted?: true;
  /** It has tried to bring forth a leader in this rally phase (3.6.1.1). */
  readonly sought?: true;
  /** Brought forth in this rally phase. */
  readonly fresh?: true;
  /** The squad of which this half-squad is a part (4.8.5). */
  readonly was?: CardId;
  /** A leader who has seen to a deployment: he does nothing else in this rally phase (4.8.3). */
  readonly busy?: true;
  /** Its firepower is shown to this enemy, who may give way before it (3.28.5.3). */
  readonly awes?: UnitId;
  /** In this rally phase it has been tried by superior force (3.28.5.3). */
  readonly awed?: true;
  /** It has moved in this player turn, or moved a weapon: its fire is halved (5.4.5). */
  readonly moved?: true;
  /** The squad or crew that carries this wounded leader on its way (3.4.3). */
  readonly borne?: UnitId;
  /** Slowed down by its load in this movement phase: no weapon fires after that (4.2.5). */
  readonly laden?: true;
  /** It was exhausted when its player turn began: it may not run in this one (4.7.7). */
  readonly winded?: true;
  /** In this advance phase it has advanced, or has said that it stays. */
  readonly advanced?: true;
  /** It gets its orders though no leader is near (3.1.4). */
  readonly commanded?: true;
  /** Out of command: in this player turn it neither moves nor fires (3.1.3.a). */
  readonly adrift?: true;
  /** Temporarily immobilized by a task (TI): it neither moves nor fires nor advances (4.4.3). */
  readonly tasked?: true;
  /** Weapons that it has tried to acquire in this phase, where it is (8.5.1). */
  readonly tried?: readonly WeaponId[];
  /** In this rout phase it has gone away, or stays where it is though it might go (3.21). */
  readonly routed?: 'away' | 'stays';
  /** It leaves its melee, if it survives this close combat phase (6.3.6.a). */
  readonly withdraws?: true;
}

/** A support weapon: manned by a unit, or lying in a location. */
export interface Weapon {
  readonly id: WeaponId;
  readonly card: CardId;
  readonly by?: UnitId;
  readonly at?: LocId;
  readonly malfunctioned?: true;
  readonly dismantled?: true;
  readonly fired?: FirePhase;
  /** It was carried by somebody in this movement phase: by nobody else then (QA-5.72). */
  readonly carried?: UnitId;
  /** It has changed hands in this phase: once is enough (8.4.2). */
  readonly handed?: true;
  readonly sighted?: Sighted;
  /** Its bearer means to destroy it, or to make it useless, in the coming close combat phase (8.7.1). */
  readonly doomed?: 'wreck' | 'jam';
  /** Acquired in this player turn: it is not handed on in it (8.5.4), and flames then have half their force (QA-22.1). */
  readonly gained?: true;
}

/** A gun is laid on a hex before the fight, which the enemy does not know until it tells (8.9.8.4). */
export interface Sighted {
  readonly by: Side;
  /** Where it stands: away from there, or without its men, it is laid no more (8.9.8.3). */
  readonly from: LocId;
  readonly at: LocId;
  /** It has fired in a group with others in this player turn (8.9.8.6). */
  readonly upset?: true;
  /** The enemy has felt it. */
  readonly shown?: true;
}

/** A demolition charge that lies placed (8.11.3). */
export interface PlacedCharge {
  readonly weapon: WeaponId;
  readonly by: UnitId;
  readonly from: LocId;
  readonly at: LocId;
  /** By men who don't know how (8.11.2). */
  readonly unskilled?: true;
}
