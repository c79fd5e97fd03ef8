/** What is printed on a counter and never changes; units in play refer to it by its id. */
import type { Source } from '../../../engine/index.ts';

export const NATIONS = ['german', 'russian', 'american'] as const;
export type Nation = (typeof NATIONS)[number];

/** `german 4-6-7`, `russian 9-1`, `german LMG`: nation and face; crews and heroes add what they are. */
export type CardId = string;

interface Printed {
  readonly id: CardId;
  readonly nation: Nation;
  /** Where the values come from; those that come from elsewhere than the rest are named in `exceptions`. */
  readonly source: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

interface Person extends Printed {
  readonly morale: number;
  /** On the back (3.20.5). */
  readonly brokenMorale: number;
}

/** A multi-man counter: squad, half-squad or crew (1.1.2). */
export interface MmcCard extends Person {
  readonly kind: 'squad' | 'half-squad' | 'crew';
  readonly firepower: number;
  readonly range: number;
  /** Assault engineers and Guards, who know flamethrowers and charges (8.10.4, 8.11.2). */
  readonly engineers?: true;
  /** Second-rate troops, hastily raised (3.9.2). */
  readonly inexperienced?: true;
  /** American squads and half-squads that lean on their leaders (3.26.1). */
  readonly green?: true;
  /** What casualties or deployment leave of a squad. */
  readonly half?: CardId;
}

/** A leader: morale and leadership (1.1.2.3.b). */
export interface LeaderCard extends Person {
  readonly kind: 'leader';
  readonly leadership: number;
}

/** A hero, 1-4-9; once wounded 1-3-8 (3.8.2). He never breaks. */
export interface HeroCard extends Person {
  readonly kind: 'hero';
  readonly firepower: number;
  readonly range: number;
}

const MG_SIZES = ['LMG', 'MMG', 'HMG'] as const;
export type MgSize = (typeof MG_SIZES)[number];

/** A machine gun: firepower, which is its penetration too, and range (1.1.2.5). */
export interface MachineGunCard extends Printed {
  readonly kind: 'machine-gun';
  readonly name: string;
  readonly size: MgSize;
  readonly firepower: number;
  readonly range: number;
  /** It malfunctions at this roll or above (10.9.1.1). */
  readonly breakdown: number;
  /** Repaired at this die or below (CTR.REP). */
  readonly repair: number;
  /** .50 cal.: its normal range for routs is shorter (QA-13.42f). */
  readonly fiftyCalibre?: true;
}

export interface FlamethrowerCard extends Printed {
  readonly kind: 'flamethrower';
  readonly name: string;
  readonly firepower: number;
  readonly range: number;
  /** It is empty after this roll or above (8.10.6). */
  readonly removal: number;
}

export interface DemolitionChargeCard extends Printed {
  readonly kind: 'demolition-charge';
  readonly name: string;
  readonly firepower: number;
  /** It does not go off at this roll (8.11.8). */
  readonly dud: number;
}

export type PersonCard = MmcCard | LeaderCard | HeroCard;
export type WeaponCard = MachineGunCard | FlamethrowerCard | DemolitionChargeCard;
export type Card = PersonCard | WeaponCard;
