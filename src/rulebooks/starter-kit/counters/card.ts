/** What is printed on a counter and never changes; units in play refer to it by its id. */
import type { Source } from '../../../engine/index.ts';
import type { Month } from '../charts/month.ts';
import type { ArmourFactor } from '../charts/ordnance/armour-factors.ts';
import type { BarrelLength } from '../charts/ordnance/bore.ts';
import type { Shell } from '../charts/ordnance/special-ammo.ts';
import type { TargetSize } from '../charts/ordnance/to-hit-modifiers.ts';
import type { Dispenser } from '../charts/ordnance/vehicle-weapons.ts';
import type { MovementType } from '../charts/vehicle-movement.ts';

export const NATIONS = ['german', 'russian', 'american', 'british', 'japanese'] as const;
export type Nation = (typeof NATIONS)[number];

/** Elite, 1st line, 2nd line, green, conscript (1.2.2). */
export const CLASSES = ['E', '1', '2', 'G', 'C'] as const;
type TroopClass = (typeof CLASSES)[number];

/** `german 4-6-7`, `russian 9-1`, `german LMG`: nation and face; those that share a face add what they are. */
export type CardId = string;

interface Printed {
  readonly id: CardId;
  readonly nation: Nation;
  /** Where the values come from; those that come from elsewhere than the rest are named in `exceptions`. */
  readonly source: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

export const MMC_KINDS = ['squad', 'half-squad', 'crew'] as const;
/** Marines, and those of them who move as Raiders or jump as Paramarines; the U.S. Army of the first months (8.4). */
export const CORPS = ['marines', 'raiders', 'paramarines', 'early army'] as const;

/** A multi-man counter: squad, half-squad or crew (1.2.2). */
export interface MmcCard extends Printed {
  readonly kind: (typeof MMC_KINDS)[number];
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
  /** Without it there is no broken side: Japanese squads and crews lose a step instead (8.1.1, 8.1.6). */
  readonly brokenMorale?: number;
  /** Broken morale in a box (1.2.3). */
  readonly selfRally?: true;
  /** What casualty reduction leaves of a squad. */
  readonly half?: CardId;
  /** What replaces it when it fails a check by more than its ELR (5.1). */
  readonly lower?: CardId;
  /** What step reduction leaves of it: its reduced side, then a half-squad or a lesser crew (8.1.2). */
  readonly step?: CardId;
  /** Its side with the red stripe (8.1.1). */
  readonly reduced?: true;
  /** It is broken as soon as step reduction brings it about (8.1.6). */
  readonly arrivesBroken?: true;
  readonly corps?: (typeof CORPS)[number];
  /** Two half-squads that it may deploy into, and which recombine into it (8.4). */
  readonly deploysInto?: CardId;
}

/** A single-man counter: a leader (1.2.1). */
export interface LeaderCard extends Printed {
  readonly kind: 'leader';
  readonly morale: number;
  readonly leadership: number;
  /** Japanese leaders have a wounded side and no broken one (8.1.7). */
  readonly brokenMorale?: number;
  readonly selfRally?: true;
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

/**
 * Ammunition of which it may have little or none: it runs out above its depletion number (6.2). Of several entries of
 * a kind the last that holds in the month counts.
 */
export interface SpecialAmmo {
  readonly kind: Shell;
  readonly depletion: number;
  /** The first month in which there was any. */
  readonly from?: Month;
  /** The last month, if it is one of the war. */
  readonly until?: Month;
  /** There was none in the Pacific. */
  readonly inEurope?: true;
}

export interface Reach {
  readonly min: number;
  readonly max: number;
}

/** How a launcher fires one of its shells at some ranges; where no line covers a range, that shell is not fired. */
export interface ShellUse {
  readonly shell: Shell;
  readonly range: Reach;
  /** If it is another than usual. */
  readonly rateOfFire?: number;
  readonly airBursts?: false;
  /** Its smoke is thin from the first (1.2.5). */
  readonly dispersed?: true;
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
  readonly range: Reach;
  readonly special?: readonly SpecialAmmo[];
  /** Only where shells differ in range or effect (Chapter H). */
  readonly shells?: readonly ShellUse[];
}
export const LAUNCHERS = ['BAZ 43', 'BAZ 44', 'BAZ 45', 'PSK', 'PIAT'] as const;
/** Bazooka, Panzerschreck, PIAT: a to-hit number by range from 0 on the back of the counter. */
export interface ShapedChargeCard extends WeaponPrint {
  readonly kind: 'shaped-charge';
  readonly model: (typeof LAUNCHERS)[number];
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
  readonly rateOfFire?: number;
}

/** A barrel that must hit before it has an effect: that of a gun, or the main armament of a vehicle (6.0, 7.2). */
export interface Piece {
  readonly calibre: number;
  readonly length: BarrelLength;
  /** Without one it fires once a turn, and again only by intensive fire. */
  readonly rateOfFire?: number;
  /** What it has without limit: over- and underscored calibres lack one or the other (6.0). */
  readonly unlimited: readonly ('AP' | 'HE')[];
  readonly special?: readonly SpecialAmmo[];
  /** Its firepower when it fires like a machine gun (6.8). */
  readonly firepowerEquivalent?: number;
  readonly breakdown: number;
  /** The breakdown number is in a circle: short of 12 it means low ammunition (7.2.1). */
  readonly lowAmmunition?: true;
  readonly noIntensiveFire?: true;
  /** Only if it has limits (3.2.4). */
  readonly range?: Reach;
}

/** Mortar, anti-tank gun, infantry howitzer, artillery, anti-aircraft gun (1.2.6). */
export const GUN_TYPES = ['MTR', 'AT', 'INF', 'ART', 'AA'] as const;
type GunType = (typeof GUN_TYPES)[number];

export interface GunCard extends Printed {
  readonly kind: 'gun';
  readonly name: string;
  /** Nobody carries it: it is pushed, if it can be moved at all (6.5). */
  readonly portage: 0;
  readonly type: GunType;
  readonly piece: Piece;
  /** M#: the roll to push it at most (6.5). */
  readonly manhandling: number;
  /** How large a target it is (6.7). */
  readonly size: TargetSize;
  /** Quick set-up: it can be pushed (6.5). */
  readonly quickSetUp?: true;
  /** On a turntable (3.2.4). */
  readonly allRound?: true;
  readonly gunshield?: true;
  /** It may also fire as a mortar, at these ranges. */
  readonly asMortar?: Reach;
}

/** The machine guns of a vehicle: in the bow, beside the main gun, on the roof, in the rear of the turret (2.0). */
export const MOUNTS = ['BMG', 'CMG', 'AAMG', 'RMG'] as const;
export type Mount = (typeof MOUNTS)[number];

/** Everything that a vehicle fires with: its main armament, and its machine guns (7.2, 7.8). */
export const ARMS = ['MA', ...MOUNTS] as const;
export type Arm = (typeof ARMS)[number];

/** Fast, slow, restricted slow, one-man turret; no turret (7.2). */
export const TURRETS = ['T', 'ST', 'RST', '1MT', 'NT'] as const;
export type Turret = (typeof TURRETS)[number];

/** Armour against fire from the front, and from the side or the rear (7.1). */
export interface Armour {
  readonly front: ArmourFactor;
  readonly side: ArmourFactor;
}

export const GROUND_PRESSURES = ['low', 'normal', 'high'] as const;
type GroundPressure = (typeof GROUND_PRESSURES)[number];

/** A smoke dispenser: it works on a roll of at most `usage` (7.5). */
export interface DispenserPrint {
  readonly kind: Dispenser;
  readonly usage: number;
  readonly from?: Month;
}

/** An armoured fighting vehicle (1.2.7, 7.0). */
export interface VehicleCard extends Printed {
  readonly kind: 'vehicle';
  readonly name: string;
  readonly movementType: MovementType;
  readonly movementPoints: number;
  /** Printed in red: a roll of at least this when it starts immobilizes it (3.3.2). */
  readonly stallsOn?: number;
  readonly groundPressure: GroundPressure;
  readonly size: TargetSize;
  readonly hull: Armour;
  /** Equal to the hull's, or a step away (7.1). */
  readonly turretArmour: Armour;
  readonly turret: Turret;
  readonly openTopped?: true;
  /** Undefined if it has nothing but machine guns. */
  readonly main?: Piece;
  /** The firepower of its machine guns. */
  readonly guns: Readonly<Partial<Record<Mount, number>>>;
  /** Breakdown number of its machine guns; 12 if none is printed. */
  readonly gunBreakdown?: number;
  /** Hexspines clockwise from the turret's own at which the rear machine gun looks; 3 is straight back. */
  readonly rearGunAt?: number;
  /** The bow machine gun can't be turned: +1 at moving targets (7.8). */
  readonly fixedBow?: true;
  readonly dispensers?: readonly DispenserPrint[];
}

/** A gun is a weapon that a unit possesses like any other, but nobody carries it (1.2.6). */
export type WeaponCard =
  | GunCard
  | MachineGunCard
  | FlamethrowerCard
  | DemolitionChargeCard
  | MortarCard
  | ShapedChargeCard
  | AntiTankRifleCard;
export type PersonCard = MmcCard | LeaderCard;
export type Card = PersonCard | WeaponCard;
