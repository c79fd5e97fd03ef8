/** Where a vehicle is hit: turret or hull by the two dice, the facing in its own hex by the coloured one (3.2.4). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { printed } from '../source.ts';

export const ASPECTS = ['hull', 'turret'] as const;
export type Aspect = (typeof ASPECTS)[number];
const FACINGS = ['front', 'side', 'rear'] as const;
export type Facing = (typeof FACINGS)[number];

const RULE = printed('rule 3.2.4');

export const HIT_LOCATION: Chart<Aspect> = chart<Aspect>({
  id: 'hit-location',
  title: 'Hit location',
  cite: '3.2.4.eff.d',
  source: RULE,
  rows: ['coloured die below the white', 'coloured die equal or above'],
  columns: ['hit'],
  cells: [['turret'], ['hull']],
});
type HasHitLocation = { readonly hitLocation: typeof HIT_LOCATION };

export function hitAspect({ hitLocation }: HasHitLocation, coloured: number, white: number): Aspect {
  return cell(
    hitLocation,
    coloured < white ? 'coloured die below the white' : 'coloured die equal or above',
    'hit',
  );
}

export const FACING_IN_HEX: Chart<Facing> = chart<Facing>({
  id: 'facing-in-hex',
  title: 'Target facing within a hex',
  cite: '3.2.4.eff.c',
  source: RULE,
  rows: ['coloured die', 'flamethrower'],
  columns: ['1', '2', '3', '4', '5', '6'],
  cells: [
    ['rear', 'rear', 'side', 'side', 'front', 'front'],
    ['rear', 'rear', 'rear', 'rear', 'rear', 'rear'],
  ],
});

export function facingInHex(
  { facingInHex: table }: { readonly facingInHex: typeof FACING_IN_HEX },
  coloured: number,
  weapon: 'coloured die' | 'flamethrower' = 'coloured die',
): Facing {
  return cell(table, weapon, String(coloured));
}
