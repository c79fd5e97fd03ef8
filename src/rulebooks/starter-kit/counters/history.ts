/**
 * From history to counters. The text shows the values of a handful of vehicles and guns; those of the others follow
 * from what they were like, by the small functions below. Each was fitted to the values that are known: the KV-1,
 * the PzKpfw IIIN, the T-34/85 and the 57mm gun of the examples, and the guns of the second kit.
 */
import type { Source } from '../../../engine/index.ts';
import { ARMOUR_FACTORS, type ArmourFactor } from '../charts/armour-factors.ts';
import { substitute } from '../charts/source.ts';
import type { TargetSize } from '../charts/to-hit-modifiers.ts';
import type { MovementType } from '../charts/vehicle-movement.ts';
import type { GroundPressure, Mount, Nation, Turret } from './card.ts';

export const FROM_HISTORY: Source = substitute(
  'from its history (armour, speed, weight, size, crew), by the same scale for all, fitted to those of the examples',
);

/** Thickness in mm, and its slope from the vertical in degrees. */
export type Plate = readonly [thickness: number, slope: number];

/** How much thicker a plate is to a shell that strikes it at a slant, in percent, for every five degrees. */
const SLANT = [100, 100, 102, 104, 106, 110, 115, 122, 131, 141, 156, 174, 200, 237];

/** The least thickness in mm for each armour factor. */
const LEAST_THICKNESS = [0, 11, 16, 25, 33, 45, 65, 90, 115, 135, 200];

export function armourFactor([thickness, slope]: Plate): ArmourFactor {
  const slant = SLANT[Math.round(slope / 5)];
  if (slant === undefined) throw new Error(`no plate slopes ${slope} degrees; expected 0 to 65`);
  const effective = Math.round((thickness * slant) / 100);
  return ARMOUR_FACTORS[LEAST_THICKNESS.findLastIndex(least => effective >= least)] ?? 0;
}

/** A counter can show the turret at most one step from the hull (7.1). */
export function withinAStep(turret: ArmourFactor, hull: ArmourFactor): ArmourFactor {
  const place = ARMOUR_FACTORS.indexOf(hull);
  const step = Math.min(Math.max(ARMOUR_FACTORS.indexOf(turret), place - 1), place + 1);
  return ARMOUR_FACTORS[step] ?? hull;
}

/**
 * Top speed in km/h on a road. Tracks: a straight line through the PzKpfw IIIN (40 km/h, 13 MP) and the T-34/85 (54 km/h,
 * 16 MP). Wheels, which the text gives no example of: three eighths, so that in the open, at 3 MP a hex, the fastest
 * falls behind a tank, and on a road leaves it far behind.
 */
export function movementPoints(speed: number, type: MovementType): number {
  return type === 'fully tracked' ? Math.round(13 + ((speed - 40) * 3) / 14) : Math.round((speed * 3) / 8);
}

/** Height times width in square decimetres: the PzKpfw IIIN (average) has 738, the KV-1 (large) 900. */
export function vehicleSize([height, width]: readonly [height: number, width: number]): TargetSize {
  const area = (height * width) / 100;
  if (area < 350) return 'very small';
  if (area < 650) return 'small';
  if (area < 860) return 'average';
  return area < 1150 ? 'large' : 'very large';
}

/** In grams a square centimetre; the T-34/85 (normal) has 830. */
export function groundPressure(grams: number): GroundPressure {
  if (grams < 700) return 'low';
  return grams > 1010 ? 'high' : 'normal';
}

export interface TurretFacts {
  /** How many men work in it. */
  readonly men: number;
  /** It takes long to turn by hand, as that of the PzKpfw VIB does. */
  readonly slow?: true;
  /** Nobody can look out of it and work in it at once, as in the KV-1. */
  readonly blind?: true;
}

export function turretType(turret: TurretFacts | undefined): Turret {
  if (!turret) return 'NT';
  if (turret.men === 1) return '1MT';
  if (turret.blind) return 'RST';
  return turret.slow ? 'ST' : 'T';
}

/** In a vehicle there is less room: one less, and another one where the gunner has no loader. */
export function vehicleRateOfFire(calibre: number, turret: TurretFacts | undefined): number | undefined {
  const free = calibre <= 57 ? 3 : calibre <= 90 ? 2 : calibre <= 122 ? 1 : 0;
  const rate = free - 1 - (turret !== undefined && turret.men < 3 ? 1 : 0);
  return rate > 0 ? rate : undefined;
}

/** With so few rounds on board a counter has its breakdown number in a circle (7.2.1). */
export const FEW_ROUNDS = 30;

/** What a machine gun is worth in each place, by whose it is: MG34, DT, Browning, Besa, Type 97. */
const MACHINE_GUNS: Readonly<Record<Nation, Readonly<Record<Mount, number>>>> = {
  german: { BMG: 3, CMG: 5, AAMG: 2, RMG: 3 },
  russian: { BMG: 2, CMG: 4, AAMG: 2, RMG: 2 },
  american: { BMG: 2, CMG: 4, AAMG: 2, RMG: 2 },
  british: { BMG: 2, CMG: 4, AAMG: 2, RMG: 2 },
  japanese: { BMG: 2, CMG: 2, AAMG: 2, RMG: 2 },
};
/** The heavy machine guns on some roofs: half an inch of Browning or Degtyarev. */
const HEAVY_ROOF_GUN = 4;

/** `AAMG heavy`: a heavy machine gun on the roof. */
export type Fitting = Mount | 'AAMG heavy';

export function machineGuns(nation: Nation, fittings: readonly Fitting[]): Partial<Record<Mount, number>> {
  return Object.fromEntries(
    fittings.map(fitting =>
      fitting === 'AAMG heavy' ? ['AAMG', HEAVY_ROOF_GUN] : [fitting, MACHINE_GUNS[nation][fitting]],
    ),
  );
}
