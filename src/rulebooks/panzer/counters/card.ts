/** What stands on the data cards. */
import type { Source } from '../../../engine/index.ts';
import type { Angle, Elevation, Location, Traction } from '../charts/index.ts';
import type { AttachedId } from './attached.ts';
import type { GunId } from './guns.ts';
import type { MachineGuns, WeaponRow } from './weapon.ts';

export const NATIONS = ['german', 'italian', 'british', 'american'] as const;
export type Nation = (typeof NATIONS)[number];

/** A: armoured all round. P: in part. S: soft. */
type VehicleType = 'A' | 'P' | 'S';
type Plate = Exclude<Location, 'TK'>;
export type Armour = Readonly<
  Record<'ends' | 'sides', Readonly<Record<Elevation, Partial<Record<Plate, number>>>>>
>;

export interface VehicleCard {
  readonly is: 'vehicle';
  readonly title: string;
  readonly nation: Nation;
  readonly type: VehicleType;
  readonly gpDefence: number;
  readonly size: number;
  readonly traction: Traction;
  /** Cross-country, on paths, on roads. */
  readonly speed: readonly [number, number, number];
  /** In tonnes. */
  readonly weight: number;
  readonly points: number;
  readonly gunIn: 'turret' | 'hull';
  /** TT: by how many hexsides the turret turns. */
  readonly turretTurn: number;
  /** Front and rear in the Basic Game. */
  readonly basicArmour: readonly [number, number];
  readonly armour: Armour;
  /** The main one first. */
  readonly guns: readonly GunId[];
  /** Strength of its machine guns. */
  readonly machineGuns?: MachineGuns;
  /** A gun in the turret where the main one is in the hull. */
  readonly turretGun?: GunId;
  readonly noRadio?: true | { readonly until: string };
  readonly recon?: true;
  /** CREW: one man commands, aims and loads (7.57). */
  readonly overworked?: true;
  readonly dualControls?: true;
  /** BU: it burns easily. */
  readonly brewsUp?: true;
  readonly stabilized?: true;
  readonly longGun?: true;
  readonly bog?: number;
  readonly smoke?: number;
  /** Ammo Limit of its smoke dischargers (7.9). Which vehicles had them is history, the limit is ours. */
  readonly discharger?: number;
  /** Penetration of its hollow charge, at all ranges. */
  readonly hollowCharge?: number;
  readonly carries?: { readonly towed: number; readonly leg: number };
  readonly flame?: { readonly factor: number; readonly reach: number; readonly limit: number };
  readonly trailer?: {
    readonly armour: number;
    readonly hits: { readonly HS: number; readonly HR: number };
    readonly damagedLimit: number;
  };
  readonly note?: string;
  readonly source: Source;
}

export interface LegCard {
  readonly is: 'leg';
  readonly title: string;
  readonly nation: Nation;
  readonly gpDefence: number;
  readonly speed: number;
  readonly closeAssault: number;
  readonly points: number;
  readonly gp?: WeaponRow;
  readonly ap?: WeaponRow;
  /** Nearer than this it can't fire. */
  readonly least?: number;
  /** What it carries besides: the first is lost first. */
  readonly attached?: readonly AttachedId[];
  /** What a squad becomes that is reduced. */
  readonly half?: string;
  readonly source: Source;
}

export interface TowedCard {
  readonly is: 'towed';
  readonly title: string;
  readonly nation: Nation;
  readonly gpDefence: number;
  /** 0: it is moved by vehicles alone. */
  readonly speed: number;
  readonly closeAssault: number;
  readonly points: number;
  readonly gun: GunId;
  /** In tonnes. */
  readonly weight: number;
  /** It turns on its platform to whoever it fires at. */
  readonly platform?: true;
  /** It was made for aircraft, too (B15.5). */
  readonly antiAircraft?: 'light' | 'heavy';
  readonly source: Source;
}

const ENDS = ['TF', 'TR', 'HF', 'HR'] as const satisfies readonly Plate[];
const SIDES = ['TF', 'TS', 'TR', 'HF', 'HS', 'HR'] as const satisfies readonly Plate[];

/** As `TF/TR/HF/HR TF/TS/TR/HF/HS/HR` for level, rising and falling shots: from ahead or behind, then from the sides. */
export function armour(level: string, rising: string, falling: string, deck: number): Armour {
  const read = (text: string, part: number, plates: readonly Plate[]): Partial<Record<Plate, number>> => {
    const values = (text.split(' ')[part] ?? '').split('/').map(Number);
    if (values.length !== plates.length || values.some(Number.isNaN))
      throw new Error(`armour '${text}': expected ${ENDS.join('/')} ${SIDES.join('/')}`);
    return Object.fromEntries(plates.map((plate, i) => [plate, values[i]]));
  };
  const seen = (part: number, plates: readonly Plate[]) => ({
    Level: read(level, part, plates),
    Rising: read(rising, part, plates),
    Falling: { ...read(falling, part, plates), Dk: deck },
  });
  return { ends: seen(0, ENDS), sides: seen(1, SIDES) };
}

/** What a shot from there must go through. */
export function armourAt(card: VehicleCard, angle: Angle, elevation: Elevation, plate: Plate): number {
  const seen = angle === 'Front' || angle === 'Rear' ? 'ends' : 'sides';
  const value = card.armour[seen][elevation][plate];
  if (value === undefined) throw new Error(`${card.title} has no ${plate} from ${angle}, ${elevation}`);
  return value;
}
