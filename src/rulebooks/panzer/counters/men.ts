/** Leg units: squads, half-squads and sections. */
import type { LegCard, Nation } from './card.ts';
import { MEN } from './sources.ts';
import type { ByBand, WeaponRow } from './weapon.ts';

const SMALL_ARMS: ByBand = [1, 2, 3, 4, 6];
const rifles = (...factors: ByBand): WeaponRow => ({ reach: SMALL_ARMS, factors });
const heavyMachineGuns = (...factors: ByBand): WeaponRow => ({ reach: [2, 5, 8, 12, 16], factors });
const antiTankRifles = (...factors: ByBand): WeaponRow => ({ reach: [1, 2, 3, 4, 5], factors });
const MORTARS: WeaponRow = { reach: [6, 10, 15, 20, 24], factors: [5, 4, 4, 3, 3] };

type Figures = Omit<LegCard, 'is' | 'nation' | 'title' | 'source'>;
const unit = (nation: Nation, title: string, figures: Figures): LegCard => ({
  is: 'leg',
  nation,
  title,
  ...figures,
  source: MEN,
});

const SECTION = { gpDefence: 4, speed: 2, closeAssault: 3 } as const;
const machineGunners = (nation: Nation, ...factors: ByBand): LegCard =>
  unit(nation, 'HMG section', { ...SECTION, points: 14, gp: heavyMachineGuns(...factors) });
const mortars = (nation: Nation, title: string): LegCard =>
  unit(nation, title, { gpDefence: 4, speed: 1, closeAssault: 2, points: 16, gp: MORTARS, least: 3 });
const observers = (nation: Nation): LegCard =>
  unit(nation, 'FO section', {
    gpDefence: 4,
    speed: 2,
    closeAssault: 1,
    points: 6,
    gp: { reach: [1, 2, 2, 2, 2], factors: [1, 1, 1, 1, 1] },
  });
const SQUAD = { gpDefence: 5, speed: 2 } as const;

export const LEG_UNITS = {
  'german-squad': unit('german', 'Schützen squad', {
    ...SQUAD,
    closeAssault: 6,
    points: 14,
    gp: rifles(5, 4, 3, 2, 1),
    half: 'german-half-squad',
  }),
  'german-half-squad': unit('german', 'Schützen half-squad', {
    ...SQUAD,
    closeAssault: 4,
    points: 8,
    gp: rifles(3, 2, 2, 1, 1),
  }),
  'german-pioneers': unit('german', 'Pioneer squad', {
    ...SQUAD,
    closeAssault: 8,
    points: 18,
    gp: rifles(5, 4, 3, 2, 1),
    attached: ['flamethrower'],
    half: 'german-half-squad',
  }),
  'german-hmg': machineGunners('german', 6, 5, 4, 3, 2),
  'german-mortar': mortars('german', '81 mm mortar section'),
  'german-atr': unit('german', 'PzB 39 section', {
    ...SECTION,
    points: 8,
    ap: antiTankRifles(6, 5, 4, 3, 2),
  }),
  'german-fo': observers('german'),
  'british-section': unit('british', 'Rifle section', {
    ...SQUAD,
    closeAssault: 6,
    points: 13,
    gp: rifles(4, 3, 3, 2, 1),
    half: 'british-half-section',
  }),
  'british-half-section': unit('british', 'Rifle half-section', {
    ...SQUAD,
    closeAssault: 4,
    points: 7,
    gp: rifles(2, 2, 1, 1, 1),
  }),
  'british-hmg': machineGunners('british', 5, 5, 4, 3, 2),
  'british-mortar': mortars('british', '3 in mortar section'),
  'british-light-mortar': unit('british', '2 in mortar section', {
    gpDefence: 4,
    speed: 2,
    closeAssault: 2,
    points: 9,
    gp: { reach: [1, 2, 3, 4, 5], factors: [3, 3, 2, 2, 1] },
    least: 1,
  }),
  'british-atr': unit('british', 'Boys section', {
    ...SECTION,
    points: 8,
    ap: antiTankRifles(4, 4, 3, 3, 2),
  }),
  'british-fo': observers('british'),
  'italian-squad': unit('italian', 'Fucilieri squad', {
    ...SQUAD,
    closeAssault: 5,
    points: 11,
    gp: rifles(4, 3, 2, 1, 1),
    half: 'italian-half-squad',
  }),
  'italian-half-squad': unit('italian', 'Fucilieri half-squad', {
    ...SQUAD,
    closeAssault: 3,
    points: 6,
    gp: { reach: [1, 2, 3, 4, 4], factors: [2, 2, 1, 1, 1] },
  }),
  'italian-hmg': machineGunners('italian', 5, 4, 4, 3, 2),
  'italian-mortar': mortars('italian', '81 mm mortar section'),
  'italian-atr': unit('italian', 'Solothurn section', {
    ...SECTION,
    points: 8,
    ap: antiTankRifles(7, 6, 5, 4, 3),
  }),
  'italian-fo': observers('italian'),
  'american-squad': unit('american', 'Rifle squad', {
    ...SQUAD,
    closeAssault: 6,
    points: 14,
    gp: rifles(5, 4, 3, 2, 1),
    half: 'american-half-squad',
  }),
  'american-half-squad': unit('american', 'Rifle half-squad', {
    ...SQUAD,
    closeAssault: 4,
    points: 8,
    gp: rifles(3, 2, 2, 1, 1),
  }),
  'american-bazooka-squad': unit('american', 'Rifle squad with bazooka', {
    ...SQUAD,
    closeAssault: 6,
    points: 18,
    gp: rifles(5, 4, 3, 2, 1),
    attached: ['bazooka'],
    half: 'american-half-squad',
  }),
  'american-hmg': machineGunners('american', 5, 5, 4, 3, 2),
  'american-mortar': mortars('american', '81 mm mortar section'),
  'american-fo': observers('american'),
} as const satisfies Readonly<Record<string, LegCard>>;
