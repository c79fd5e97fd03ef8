/** Who carries and fires how many support weapons (1.6). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed } from './source.ts';

/** What each bearer can carry, and fire with or without its own firepower (1.6). */
export const SUPPORT_WEAPON_USE: Chart<number> = chart({
  id: 'support-weapon-use',
  title: 'Carrying and firing support weapons',
  cite: '1.6.a',
  source: printed('rule 1.6'),
  rows: ['squad', 'half-squad', 'crew', 'SMC'],
  columns: ['carries', 'fires', 'fires beside its own firepower', 'Movement Factor'],
  cells: [
    [2, 2, 1, 0],
    [1, 1, 0, 0],
    [1, 1, 0, 0],
    [1, 1, 0, -2],
  ],
});
type HasSupportWeaponUse = { readonly supportWeaponUse: typeof SUPPORT_WEAPON_USE };

export type Bearer = 'squad' | 'half-squad' | 'crew' | 'SMC';
export const weaponsCarried = ({ supportWeaponUse }: HasSupportWeaponUse, bearer: Bearer): number =>
  cell(supportWeaponUse, bearer, 'carries');
export const weaponsFired = ({ supportWeaponUse }: HasSupportWeaponUse, bearer: Bearer): number =>
  cell(supportWeaponUse, bearer, 'fires');
/** More than these, and the bearer's own firepower is forfeit. */
export const weaponsBesideFirepower = ({ supportWeaponUse }: HasSupportWeaponUse, bearer: Bearer): number =>
  cell(supportWeaponUse, bearer, 'fires beside its own firepower');
