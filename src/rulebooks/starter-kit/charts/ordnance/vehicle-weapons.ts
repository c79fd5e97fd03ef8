/** Vehicular machine guns and smoke dispensers (7.5, 7.8). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { modifierChart } from '../../../../engine/numbers/modifier-chart.ts';
import { printed } from '../source.ts';

/** Normal range; through which arc it fires; whether somebody must look out. An IFE is a gun that fires like a machine gun (6.8). */
export const VEHICULAR_MACHINE_GUNS: Chart<number | string> = chart<number | string>({
  id: 'vehicular-machine-guns',
  title: 'Vehicular machine guns',
  cite: '7.8.g',
  source: printed('rules 2.0, 6.8 and 7.8'),
  rows: ['BMG', 'CMG', 'AAMG', 'RMG', 'IFE'],
  columns: ['range', 'arc', 'crew'],
  cells: [
    [8, 'VCA', 'any'],
    [12, 'TCA', 'any'],
    [8, 'all round', 'exposed'],
    [8, 'rear TCA', 'any'],
    [16, 'that of the gun', 'any'],
  ],
});
type HasVehicularMachineGuns = { readonly vehicularMachineGuns: typeof VEHICULAR_MACHINE_GUNS };

/** A gun that fires like a machine gun. */
export const IFE = 'IFE';

export function vehicularRange({ vehicularMachineGuns }: HasVehicularMachineGuns, gun: string): number {
  return Number(cell(vehicularMachineGuns, gun, 'range'));
}

type VehicularArc = 'VCA' | 'TCA' | 'all round' | 'rear TCA' | 'that of the gun';

/** The arc through which it fires; a main armament has its own. */
export function gunArc({ vehicularMachineGuns }: HasVehicularMachineGuns, arm: string): VehicularArc {
  return cell(vehicularMachineGuns, arm === 'MA' ? IFE : arm, 'arc') as VehicularArc;
}

/** Somebody must look out to fire it or to work on it. */
export function needsLookout({ vehicularMachineGuns }: HasVehicularMachineGuns, arm: string): boolean {
  return cell(vehicularMachineGuns, arm === 'MA' ? IFE : arm, 'crew') === 'exposed';
}

/** Vehicular fire, in addition to the multipliers of all fire. */
export const VEHICULAR_FIRE_FACTORS = modifierChart(
  {
    id: 'vehicular-fire-factors',
    title: 'Firepower multipliers, vehicles',
    cite: '7.8.f',
    source: printed('rules 3.3.2.2, 7.8 and 7.13'),
    column: 'x',
  },
  {
    'in its own movement phase': [0.5, '3.3.2.2.d'],
    'not stopped': [0.5, '2.0.MotionFire'],
    'advancing fire': [0.5, '7.8.f'],
    'pinned crew, open-topped': [0.5, '7.13.b'],
  },
);

export const VEHICULAR_FIRE_MODIFIERS = modifierChart(
  {
    id: 'vehicular-fire-modifiers',
    title: 'Fire modifiers, vehicles',
    cite: '7.8.h',
    source: printed('rules 7.4, 7.7, 7.8 and 7.10'),
    column: 'DRM',
  },
  {
    'crew exposed, as a target': [2, '7.7.b'],
    'behind a vehicle or wreck': [1, '7.4.a'],
    'through a vehicle or wreck': [1, '7.4.1.a'],
    'fixed mount at a moving target': [1, '7.8.h'],
    'shaken crew': [1, '7.10.i'],
  },
);

export const DISPENSERS = ['sD', 'sM', 'sP', 'sN'] as const;
export type Dispenser = (typeof DISPENSERS)[number];

/** Where its smoke lies, and whether the crew must be exposed or buttoned up for it. */
export const SMOKE_DISPENSERS: Chart<number | string> = chart<number | string>({
  id: 'smoke-dispensers',
  title: 'Smoke dispensers',
  cite: '7.5.a',
  source: printed('rule 7.5'),
  rows: DISPENSERS,
  columns: ['nearest', 'farthest', 'crew'],
  cells: [
    [0, 0, 'any'],
    [1, 3, 'any'],
    [0, 0, 'exposed'],
    [0, 0, 'buttoned up'],
  ],
});
type HasSmokeDispensers = { readonly smokeDispensers: typeof SMOKE_DISPENSERS };

interface DispenserUse {
  readonly nearest: number;
  readonly farthest: number;
  readonly crew: 'any' | 'exposed' | 'buttoned up';
}

export function dispenserUse({ smokeDispensers }: HasSmokeDispensers, dispenser: Dispenser): DispenserUse {
  return {
    nearest: Number(cell(smokeDispensers, dispenser, 'nearest')),
    farthest: Number(cell(smokeDispensers, dispenser, 'farthest')),
    crew: cell(smokeDispensers, dispenser, 'crew') as DispenserUse['crew'],
  };
}

export const SMOKE_DISPENSER_MODIFIERS = modifierChart(
  {
    id: 'smoke-dispenser-modifiers',
    title: 'Smoke dispenser modifiers',
    cite: '7.5.a',
    source: printed('rule 7.5'),
    column: 'DRM',
  },
  { 'buttoned up': [1, '7.5.a'], 'smoke mortar of a moving vehicle': [2, '7.5.sm'] },
);
