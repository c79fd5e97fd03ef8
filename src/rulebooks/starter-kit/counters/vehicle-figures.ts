/** What the vehicles were like, from common works of reference. Only what a counter needs. */
import type { Bore } from '../charts/bore.ts';
import { readBore } from '../charts/bore.ts';
import type { Month } from '../charts/month.ts';
import type { DispenserPrint, Nation, SpecialAmmo } from './card.ts';
import type { Fitting, Plate, TurretFacts } from './history.ts';

export interface VehicleFigures {
  readonly nation: Nation;
  readonly name: string;
  readonly wheeled?: true;
  /** km/h on a road. */
  readonly speed: number;
  /** Height and width in cm. */
  readonly outline: readonly [height: number, width: number];
  /** Grams a square centimetre under the tracks. */
  readonly pressure?: number;
  readonly hull: { readonly front: Plate; readonly side: Plate };
  /** The plates of a casemate are the hull's own. */
  readonly turret?: TurretFacts & { readonly front: Plate; readonly side: Plate };
  readonly openTopped?: true;
  readonly gun: Bore;
  /** Rounds on board, where they were few. */
  readonly rounds?: number;
  /** It had no high explosive, or no armour-piercing shells. */
  readonly lacks?: 'AP' | 'HE';
  readonly special?: readonly SpecialAmmo[];
  readonly firepowerEquivalent?: number;
  readonly machineGuns: readonly Fitting[];
  readonly fixedBow?: true;
  readonly rearGunAt?: number;
  readonly stallsOn?: number;
  readonly breakdown?: number;
  readonly dispensers?: readonly DispenserPrint[];
}

const from = (year: number, month = 1): Month => ({ year, month });
const since = (kind: SpecialAmmo['kind'], depletion: number, year: number, month = 1): SpecialAmmo => ({
  kind,
  depletion,
  from: from(year, month),
});
/** German tungsten ran out, Russian tungsten came in: as on the guns of the second kit. */
export const GERMAN_APCR: readonly SpecialAmmo[] = [
  since('APCR', 5, 1942),
  since('APCR', 4, 1943),
  since('APCR', 3, 1944),
];
export const RUSSIAN_APCR: readonly SpecialAmmo[] = [
  since('APCR', 4, 1942),
  since('APCR', 5, 1943),
  since('APCR', 6, 1944),
  since('APCR', 7, 1945),
];
const SHERMAN_SHELLS: readonly SpecialAmmo[] = [since('WP', 7, 1944, 6), since('smoke', 5, 1944, 6)];
const SABOT = since('APDS', 5, 1944, 6);

const GERMANS: readonly Omit<VehicleFigures, 'nation'>[] = [
  {
    name: 'PzKpfw IIF',
    speed: 40,
    outline: [199, 228],
    pressure: 800,
    hull: { front: [35, 10], side: [15, 0] },
    turret: { men: 1, front: [30, 15], side: [15, 20] },
    gun: readBore('20L'),
    firepowerEquivalent: 4,
    machineGuns: ['CMG'],
  },
  {
    name: 'PzKpfw IIIN',
    speed: 40,
    outline: [250, 295],
    pressure: 940,
    hull: { front: [50, 10], side: [30, 0] },
    turret: { men: 3, front: [57, 15], side: [30, 25] },
    gun: readBore('75*'),
    special: [{ kind: 'HEAT', depletion: 9 }],
    machineGuns: ['BMG', 'CMG'],
    dispensers: [{ kind: 'sD', usage: 7 }],
  },
  {
    name: 'PzKpfw IVH',
    speed: 38,
    outline: [268, 288],
    pressure: 890,
    hull: { front: [80, 10], side: [30, 0] },
    turret: { men: 3, front: [50, 10], side: [30, 25] },
    gun: readBore('75L'),
    special: [...GERMAN_APCR, { kind: 'smoke', depletion: 8 }],
    machineGuns: ['BMG', 'CMG', 'AAMG'],
  },
  {
    name: 'StuG IIIG',
    speed: 40,
    outline: [216, 295],
    pressure: 930,
    hull: { front: [80, 10], side: [30, 0] },
    gun: readBore('75L'),
    special: [...GERMAN_APCR, { kind: 'smoke', depletion: 8 }],
    machineGuns: ['AAMG'],
    dispensers: [{ kind: 'sN', usage: 6, from: from(1944, 7) }],
  },
  {
    name: 'Marder IIIM',
    speed: 42,
    outline: [248, 235],
    pressure: 680,
    hull: { front: [20, 15], side: [15, 0] },
    openTopped: true,
    gun: readBore('75L'),
    rounds: 27,
    special: GERMAN_APCR,
    machineGuns: ['AAMG'],
  },
  {
    name: 'Panther',
    speed: 46,
    outline: [299, 327],
    pressure: 880,
    hull: { front: [80, 55], side: [50, 30] },
    turret: { men: 3, slow: true, front: [110, 10], side: [45, 25] },
    gun: readBore('75LL'),
    machineGuns: ['BMG', 'CMG', 'AAMG'],
    dispensers: [{ kind: 'sN', usage: 6, from: from(1944, 7) }],
  },
  {
    name: 'PzKpfw VIE',
    speed: 38,
    outline: [300, 371],
    pressure: 1050,
    hull: { front: [100, 10], side: [80, 0] },
    turret: { men: 3, slow: true, front: [100, 10], side: [80, 0] },
    gun: readBore('88L'),
    special: GERMAN_APCR,
    machineGuns: ['BMG', 'CMG', 'AAMG'],
  },
  {
    name: 'PzKpfw VIB',
    speed: 38,
    outline: [309, 375],
    pressure: 1020,
    hull: { front: [150, 50], side: [80, 25] },
    turret: { men: 3, slow: true, front: [180, 10], side: [80, 20] },
    gun: readBore('88LL'),
    machineGuns: ['BMG', 'CMG', 'AAMG'],
    stallsOn: 12,
    dispensers: [{ kind: 'sN', usage: 6, from: from(1944, 7) }],
  },
  {
    name: 'SdKfz 234/1',
    wheeled: true,
    speed: 85,
    outline: [210, 233],
    hull: { front: [30, 30], side: [8, 30] },
    turret: { men: 2, front: [30, 30], side: [8, 30] },
    openTopped: true,
    gun: readBore('20L'),
    firepowerEquivalent: 4,
    machineGuns: ['CMG'],
  },
];

const RUSSIANS: readonly Omit<VehicleFigures, 'nation'>[] = [
  {
    name: 'BT-7',
    speed: 52,
    outline: [242, 223],
    pressure: 790,
    hull: { front: [20, 20], side: [15, 0] },
    turret: { men: 2, front: [15, 15], side: [15, 15] },
    gun: readBore('45L'),
    machineGuns: ['CMG'],
  },
  {
    name: 'T-70',
    speed: 45,
    outline: [204, 232],
    pressure: 670,
    hull: { front: [45, 30], side: [15, 0] },
    turret: { men: 1, front: [35, 20], side: [35, 20] },
    gun: readBore('45L'),
    special: RUSSIAN_APCR,
    machineGuns: ['CMG'],
  },
  {
    name: 'T-34 M41',
    speed: 54,
    outline: [245, 300],
    pressure: 640,
    hull: { front: [45, 60], side: [45, 40] },
    turret: { men: 2, blind: true, front: [45, 30], side: [45, 30] },
    gun: readBore('76L'),
    special: RUSSIAN_APCR,
    machineGuns: ['BMG', 'CMG'],
  },
  {
    name: 'T-34/85',
    speed: 54,
    outline: [272, 300],
    pressure: 830,
    hull: { front: [45, 60], side: [45, 40] },
    turret: { men: 3, front: [90, 10], side: [75, 20] },
    gun: readBore('85L'),
    special: [since('APCR', 4, 1944), since('APCR', 5, 1945)],
    machineGuns: ['BMG', 'CMG'],
  },
  {
    name: 'KV-1 M41',
    speed: 34,
    outline: [271, 332],
    pressure: 770,
    hull: { front: [90, 25], side: [75, 0] },
    turret: { men: 3, blind: true, front: [95, 0], side: [95, 0] },
    gun: readBore('76L'),
    special: RUSSIAN_APCR,
    machineGuns: ['BMG', 'CMG', 'RMG'],
    stallsOn: 11,
  },
  {
    name: 'IS-2',
    speed: 37,
    outline: [273, 309],
    pressure: 810,
    hull: { front: [120, 30], side: [90, 15] },
    turret: { men: 3, front: [100, 10], side: [90, 20] },
    gun: readBore('122L'),
    rounds: 28,
    machineGuns: ['BMG', 'CMG', 'RMG', 'AAMG heavy'],
    fixedBow: true,
  },
  {
    name: 'SU-76M',
    speed: 45,
    outline: [210, 271],
    pressure: 570,
    hull: { front: [35, 30], side: [16, 0] },
    openTopped: true,
    gun: readBore('76L'),
    special: RUSSIAN_APCR,
    machineGuns: [],
  },
  {
    name: 'BA-10',
    wheeled: true,
    speed: 53,
    outline: [220, 207],
    hull: { front: [10, 30], side: [10, 0] },
    turret: { men: 2, front: [10, 30], side: [10, 20] },
    gun: readBore('45L'),
    machineGuns: ['BMG', 'CMG'],
  },
];

const SHERMAN = {
  outline: [274, 262],
  pressure: 1000,
  hull: { front: [51, 55], side: [38, 0] },
  turret: { men: 3, front: [76, 30], side: [51, 5] },
  gun: readBore('75'),
  special: SHERMAN_SHELLS,
  machineGuns: ['BMG', 'CMG', 'AAMG heavy'],
} as const satisfies Partial<VehicleFigures>;

const AMERICANS: readonly Omit<VehicleFigures, 'nation'>[] = [
  { ...SHERMAN, name: 'M4A2', speed: 46, dispensers: [{ kind: 'sM', usage: 5, from: from(1944) }] },
  { ...SHERMAN, name: 'M4A3', speed: 42, dispensers: [{ kind: 'sM', usage: 4, from: from(1944) }] },
  {
    name: 'M4A3(76)W',
    speed: 42,
    outline: [297, 262],
    pressure: 1000,
    hull: { front: [64, 45], side: [38, 0] },
    turret: { men: 3, front: [89, 10], side: [64, 5] },
    gun: readBore('76L'),
    special: [since('APCR', 4, 1944, 8), since('APCR', 5, 1945)],
    machineGuns: ['BMG', 'CMG', 'AAMG heavy'],
    dispensers: [{ kind: 'sM', usage: 5 }],
  },
  {
    name: 'M5A1',
    speed: 58,
    outline: [257, 229],
    pressure: 870,
    hull: { front: [28, 45], side: [28, 0] },
    turret: { men: 2, front: [44, 0], side: [32, 0] },
    gun: readBore('37L'),
    machineGuns: ['BMG', 'CMG', 'AAMG'],
  },
  {
    name: 'M10',
    speed: 48,
    outline: [290, 305],
    pressure: 870,
    hull: { front: [38, 55], side: [19, 40] },
    turret: { men: 3, slow: true, front: [57, 45], side: [25, 25] },
    openTopped: true,
    gun: readBore('76L'),
    special: [since('APCR', 4, 1944, 9)],
    machineGuns: ['AAMG heavy'],
  },
  {
    name: 'M8',
    wheeled: true,
    speed: 90,
    outline: [225, 254],
    hull: { front: [19, 45], side: [10, 25] },
    turret: { men: 2, front: [19, 20], side: [19, 20] },
    openTopped: true,
    gun: readBore('37L'),
    machineGuns: ['CMG', 'AAMG heavy'],
    dispensers: [{ kind: 'sP', usage: 5 }],
  },
];

const BRITISH: readonly Omit<VehicleFigures, 'nation'>[] = [
  {
    name: 'Matilda II',
    speed: 24,
    outline: [252, 259],
    pressure: 1100,
    hull: { front: [78, 0], side: [70, 0] },
    turret: { men: 3, front: [75, 0], side: [75, 0] },
    gun: readBore('40L'),
    lacks: 'HE',
    machineGuns: ['CMG'],
    dispensers: [{ kind: 'sD', usage: 6 }],
  },
  {
    name: 'Valentine III',
    speed: 24,
    outline: [227, 263],
    pressure: 740,
    hull: { front: [60, 0], side: [60, 0] },
    turret: { men: 3, front: [65, 0], side: [60, 0] },
    gun: readBore('40L'),
    lacks: 'HE',
    machineGuns: ['CMG'],
  },
  {
    name: 'Crusader III',
    speed: 43,
    outline: [224, 264],
    pressure: 1040,
    hull: { front: [32, 30], side: [28, 0] },
    turret: { men: 2, front: [49, 0], side: [24, 30] },
    gun: readBore('57L'),
    lacks: 'HE',
    machineGuns: ['CMG'],
    stallsOn: 12,
  },
  {
    name: 'Churchill III',
    speed: 25,
    outline: [249, 325],
    pressure: 920,
    hull: { front: [102, 0], side: [76, 0] },
    turret: { men: 3, front: [89, 0], side: [76, 0] },
    gun: readBore('57L'),
    lacks: 'HE',
    special: [since('HE', 7, 1943), SABOT],
    machineGuns: ['BMG', 'CMG'],
    dispensers: [{ kind: 'sM', usage: 6 }],
  },
  {
    name: 'Cromwell IV',
    speed: 64,
    outline: [249, 291],
    pressure: 1030,
    hull: { front: [64, 0], side: [32, 0] },
    turret: { men: 3, front: [76, 0], side: [63, 0] },
    gun: readBore('75'),
    special: [{ kind: 'smoke', depletion: 7 }],
    machineGuns: ['BMG', 'CMG'],
    dispensers: [{ kind: 'sM', usage: 6 }],
  },
  {
    name: 'Sherman VC',
    speed: 40,
    outline: [274, 262],
    pressure: 1000,
    hull: { front: [51, 55], side: [38, 0] },
    turret: { men: 3, front: [76, 30], side: [51, 5] },
    gun: readBore('76LL'),
    lacks: 'HE',
    special: [since('HE', 7, 1944, 8), since('APDS', 5, 1944, 8)],
    machineGuns: ['CMG', 'AAMG heavy'],
    dispensers: [{ kind: 'sM', usage: 6 }],
  },
  {
    name: 'Daimler',
    wheeled: true,
    speed: 80,
    outline: [226, 246],
    hull: { front: [16, 20], side: [10, 25] },
    turret: { men: 2, front: [16, 10], side: [14, 10] },
    gun: readBore('40L'),
    lacks: 'HE',
    machineGuns: ['CMG'],
    dispensers: [{ kind: 'sD', usage: 6 }],
  },
];

const CHI_RO = {
  speed: 25,
  outline: [256, 218],
  pressure: 490,
  hull: { front: [17, 10], side: [15, 0] },
  turret: { men: 2, front: [17, 0], side: [15, 0] },
  gun: readBore('57*'),
  machineGuns: ['BMG', 'RMG'],
} as const satisfies Partial<VehicleFigures>;

const JAPANESE: readonly Omit<VehicleFigures, 'nation'>[] = [
  {
    name: 'Type 95 HA-GO',
    speed: 45,
    outline: [228, 206],
    pressure: 610,
    hull: { front: [12, 20], side: [12, 0] },
    turret: { men: 1, front: [12, 0], side: [12, 0] },
    gun: readBore('37'),
    machineGuns: ['BMG', 'RMG'],
    rearGunAt: 2,
    dispensers: [{ kind: 'sD', usage: 5, from: from(1944) }],
  },
  { ...CHI_RO, name: 'Type 89A CHI-RO', breakdown: 11, rearGunAt: 3 },
  { ...CHI_RO, name: 'Type 89B CHI-RO', rearGunAt: 4 },
  {
    name: 'Type 97A CHI-HA',
    speed: 38,
    outline: [223, 233],
    pressure: 630,
    hull: { front: [25, 10], side: [20, 25] },
    turret: { men: 2, front: [25, 10], side: [25, 10] },
    gun: readBore('57*'),
    machineGuns: ['BMG', 'RMG'],
    rearGunAt: 3,
    dispensers: [{ kind: 'sD', usage: 5, from: from(1941) }],
  },
  {
    name: 'Type 97B CHI-HA',
    speed: 38,
    outline: [238, 233],
    pressure: 640,
    hull: { front: [25, 10], side: [20, 25] },
    turret: { men: 3, front: [25, 10], side: [25, 10] },
    gun: readBore('47L'),
    machineGuns: ['BMG', 'RMG'],
    rearGunAt: 3,
    dispensers: [{ kind: 'sD', usage: 5 }],
  },
  {
    name: 'Type 1 HO-NI I',
    speed: 38,
    outline: [239, 229],
    pressure: 690,
    hull: { front: [50, 10], side: [25, 0] },
    openTopped: true,
    gun: readBore('75'),
    machineGuns: [],
  },
];

const of =
  (nation: Nation) =>
  (figures: Omit<VehicleFigures, 'nation'>): VehicleFigures => ({ nation, ...figures });

export const VEHICLE_FIGURES: readonly VehicleFigures[] = [
  ...GERMANS.map(of('german')),
  ...RUSSIANS.map(of('russian')),
  ...AMERICANS.map(of('american')),
  ...BRITISH.map(of('british')),
  ...JAPANESE.map(of('japanese')),
];
