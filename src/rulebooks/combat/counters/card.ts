/** What stands on the counters. */
import type { Source } from '../../../engine/index.ts';

export const NATIONS = ['german', 'american', 'russian'] as const;
export type Nation = (typeof NATIONS)[number];

interface AnyCard {
  readonly nation: Nation;
  readonly title: string;
  /** Troop Quality. */
  readonly quality: number;
  readonly source: Source;
}

export interface SquadCard extends AnyCard {
  readonly is: 'squad';
  readonly firepower: number;
  readonly range: number;
  /** Firepower of its half-squad side. */
  readonly half: number;
  readonly engineers?: true;
}

export const RANKS = ['nco', 'officer', 'commissar'] as const;
export type Rank = (typeof RANKS)[number];

export interface LeaderCard extends AnyCard {
  readonly is: 'leader';
  readonly rank: Rank;
}

/** What a team serves: a machine gun with firepower and range, or something that has a row of its own on the table. */
export const ARMS = ['MG', 'FT', 'DC', 'MOL', 'bazooka', 'GATR', 'RATR'] as const;
export type Arm = (typeof ARMS)[number];

export interface TeamCard extends AnyCard {
  readonly is: 'team';
  readonly arm: Arm;
  /** None for what fires on an equivalent row. */
  readonly firepower: number;
  readonly range: number;
  readonly rate: number;
}

export type Card = SquadCard | LeaderCard | TeamCard;
