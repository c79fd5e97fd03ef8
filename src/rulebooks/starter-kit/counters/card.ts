/** What is printed on a counter and never changes; units in play refer to it by its id. */
import type { Source } from '../../../engine/index.ts';

export const NATIONS = ['german', 'russian', 'american', 'british'] as const;
export type Nation = (typeof NATIONS)[number];

/** Elite, 1st line, 2nd line, green, conscript (1.2.2). */
export const CLASSES = ['E', '1', '2', 'G', 'C'] as const;
export type TroopClass = (typeof CLASSES)[number];

/** `german 4-6-7`, `russian 9-1`, `german LMG`: nation and face; classes that share a face add theirs. */
export type CardId = string;

interface Printed {
  readonly id: CardId;
  readonly nation: Nation;
  /** Where the values come from; those that come from elsewhere than the rest are named in `exceptions`. */
  readonly source: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

/** A multi-man counter: squad, half-squad or crew (1.2.2). */
export interface MmcCard extends Printed {
  readonly kind: 'squad' | 'half-squad' | 'crew';
  readonly class: TroopClass;
  readonly firepower: number;
  readonly range: number;
  readonly morale: number;
  /** Squads that can try to place smoke grenades (3.3.1). */
  readonly smokeExponent?: number;
  /** Underlined firepower (3.5). */
  readonly assaultFire?: true;
  /** Underlined morale: not subject to ELR (5.1). */
  readonly steadfast?: true;
  readonly brokenMorale: number;
  /** Broken morale in a box (1.2.3). */
  readonly selfRally?: true;
  /** What casualty reduction leaves of a squad. */
  readonly half?: CardId;
  /** What replaces it when it fails a check by more than its ELR (5.1). */
  readonly lower?: CardId;
}

/** A single-man counter: a leader (1.2.1). */
export interface LeaderCard extends Printed {
  readonly kind: 'leader';
  readonly morale: number;
  readonly leadership: number;
  readonly brokenMorale: number;
  readonly selfRally: true;
  readonly lower?: CardId;
}

interface WeaponPrint extends Printed {
  readonly name: string;
  /** Portage points (4.0). */
  readonly portage: number;
}
/** A weapon that malfunctions at its B# and can be repaired. */
interface Repairable {
  readonly breakdown: number;
  readonly repair: number;
}
/** A weapon that is removed at its X#. */
interface Expendable {
  readonly removal: number;
}

/** Ammunition of which it may have little or none: it runs out above its depletion number (6.2). */
export interface SpecialAmmo {
  readonly kind: 'smoke' | 'WP';
  readonly depletion: number;
  /** The first year in which there was any. */
  readonly from?: number;
}

export interface MachineGunCard extends WeaponPrint, Repairable {
  readonly kind: 'machine-gun';
  readonly size: 'light' | 'medium' | 'heavy';
  readonly firepower: number;
  readonly range: number;
  readonly rateOfFire: number;
}
export interface FlamethrowerCard extends WeaponPrint, Expendable {
  readonly kind: 'flamethrower';
  readonly firepower: number;
  readonly range: number;
}
export interface DemolitionChargeCard extends WeaponPrint, Expendable {
  readonly kind: 'demolition-charge';
  readonly firepower: number;
}
export interface MortarCard extends WeaponPrint, Repairable {
  readonly kind: 'mortar';
  readonly calibre: number;
  readonly rateOfFire: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly special?: readonly SpecialAmmo[];
}
/** Bazooka, Panzerschreck, PIAT: a to-hit number by range from 0 on the back of the counter. */
export interface ShapedChargeCard extends WeaponPrint {
  readonly kind: 'shaped-charge';
  readonly model: 'BAZ 43' | 'BAZ 44' | 'BAZ 45' | 'PSK' | 'PIAT';
  readonly firepower: number;
  readonly toHit: readonly number[];
  readonly special?: readonly SpecialAmmo[];
  readonly breakdown?: number;
  readonly repair?: number;
  readonly removal?: number;
}
export interface AntiTankRifleCard extends WeaponPrint, Repairable {
  readonly kind: 'anti-tank-rifle';
  readonly firepower: number;
  readonly range: number;
}

/** The machine guns of a vehicle: in the bow, beside the main gun, on the roof, in the rear of the turret (2.0). */
export const MOUNTS = ['BMG', 'CMG', 'AAMG', 'RMG'] as const;
export type Mount = (typeof MOUNTS)[number];

/** An armoured fighting vehicle, as far as infantry has to do with it at close quarters. */
export interface VehicleCard extends Printed {
  readonly kind: 'vehicle';
  readonly name: string;
  /** The firepower of its machine guns. */
  readonly guns: Readonly<Partial<Record<Mount, number>>>;
}

export type WeaponCard =
  | MachineGunCard
  | FlamethrowerCard
  | DemolitionChargeCard
  | MortarCard
  | ShapedChargeCard
  | AntiTankRifleCard;
export type PersonCard = MmcCard | LeaderCard;
export type Card = PersonCard | WeaponCard;
