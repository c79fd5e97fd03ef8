/** What is printed on a counter and never changes; units in play refer to it by its id. */
import type { Source } from '../../../engine/index.ts';
import type { Nation } from '../charts/national-characteristics.ts';

/** Identification Badges: Leaders and Heroes lead, rally and activate their own kind (3.0). */
export const BADGES = [
  'Heer',
  'Pioniere',
  'Airborne',
  'Army',
  'Guards',
  'Rifles',
  'Paras',
  'Infantry',
] as const;
export type Badge = (typeof BADGES)[number];

/** `german 1-6-4-5`, `german Lt. Koch`, `german MG34`: nation and face or name. */
export type CardId = string;

interface Printed {
  readonly id: CardId;
  readonly nation: Nation;
  /** Where the values come from; those that come from elsewhere than the rest are named in `exceptions`. */
  readonly source: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

interface Body extends Printed {
  readonly badge: Badge;
  readonly morale: number;
}

/** How units move, by the box around their Movement Factor (6.1, 6.4). */
interface Mover {
  readonly movement: number;
  /** Red box. */
  readonly assaultMove?: true;
  /** Yellow box. */
  readonly stealth?: true;
}

/** Inherent Firepower, its superscripts, and how far it reaches. */
interface Shooter {
  readonly firepower: number;
  readonly range: number;
  /** Superscript A (5.6). */
  readonly assaulter?: true;
  /** Superscript M (8.5). */
  readonly melee?: true;
  /** Black box: twice the range at half the firepower (5.4). */
  readonly extendedRange?: true;
}

/** A squad, half-squad or crew (1.1). */
export interface MmcCard extends Body, Mover, Shooter {
  readonly kind: 'squad' | 'half-squad' | 'crew';
  readonly shakenMorale: number;
  /** SR on its Shaken side (3.0). */
  readonly selfRally?: true;
  /** What Casualties leave of a squad, and two of which make it again. */
  readonly half?: CardId;
}

export interface LeaderCard extends Body, Mover {
  readonly kind: 'leader';
  readonly name: string;
  readonly leadership: number;
}

export interface HeroCard extends Body, Mover, Shooter {
  readonly kind: 'hero';
  readonly name: string;
  readonly assaultMove: true;
  /** His other side: Heroes do not Shake. */
  readonly wounded: { readonly firepower: number; readonly movement: number; readonly morale: number };
}

export interface MedicCard extends Body, Mover {
  readonly kind: 'medic';
}
/** He never moves, and shoots as far as he sees with two dice and no firepower of his own (11.4). */
export interface SniperCard extends Body {
  readonly kind: 'sniper';
}
export interface ScoutCard extends Body, Mover, Shooter {
  readonly kind: 'scout';
  readonly stealth: true;
}

/** One column of a to-hit table: up to this range, so much or less hits (14.1). */
export interface ToHitColumn {
  readonly range: number;
  readonly toHit: number;
  readonly penetration: number;
}

export interface Ordnance {
  readonly toHit: readonly ToHitColumn[];
  /** HE-equivalent; none where the counter shows an asterisk. */
  readonly highExplosive?: number;
  /** H in a red circle (14.2). */
  readonly heat?: true;
}

/** A weapon and its crew on one counter; all of them Self-Rally (1.7). */
interface Team extends Body, Mover {
  readonly kind: 'weapon-team';
  readonly name: string;
  readonly shakenMorale: number;
  readonly calibre: number;
  /** Red arrow: fires through its arc alone. */
  readonly arc?: true;
  /** Shots in an impulse. */
  readonly shots?: number;
}
export interface MachineGunTeamCard extends Team, Shooter {
  readonly weapon: 'machine-gun';
  /** Superscript J (1.6.2). */
  readonly jams?: true;
}
export interface MortarTeamCard extends Team {
  readonly weapon: 'mortar';
  readonly firepower: number;
  readonly range: { readonly min: number; readonly max: number };
}
export interface GunTeamCard extends Team, Ordnance {
  readonly weapon: 'gun';
}
export type WeaponTeamCard = MachineGunTeamCard | MortarTeamCard | GunTeamCard;

interface Weapon extends Printed {
  readonly name: string;
}
/** What an attack of it is made with. */
export interface Fire {
  readonly firepower: number;
  readonly range: number;
}
/** With a tripod it cannot be moved; its other side is the same gun on a bipod, or dismantled (1.6.1). */
export interface MachineGunCard extends Weapon, Fire {
  readonly kind: 'machine-gun';
  /** Superscript J (1.6.2). */
  readonly jams?: true;
  readonly tripod?: Fire | 'dismantles';
}
/** Flamethrower, satchel charge, Molotov cocktail. */
export interface ChargeCard extends Weapon, Fire {
  readonly kind: 'flamethrower' | 'satchel-charge' | 'molotov';
  /** Removed after its one use. */
  readonly single?: true;
}
/** Bazooka, Panzerfaust, PIAT and anti-tank rifles, which alone fire from buildings (1.6). */
export interface AntiTankCard extends Weapon, Ordnance {
  readonly kind: 'anti-tank';
  readonly rifle?: true;
  readonly single?: true;
}

export type SmcCard = LeaderCard | HeroCard | MedicCard | SniperCard | ScoutCard;
export type UnitCard = MmcCard | SmcCard | WeaponTeamCard;
export type SupportWeaponCard = MachineGunCard | ChargeCard | AntiTankCard;
export type Card = UnitCard | SupportWeaponCard;
