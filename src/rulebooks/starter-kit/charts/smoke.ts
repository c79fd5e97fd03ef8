/** How much smoke hinders (1.2.5). */
import { modifier, modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const SMOKE_STRENGTHS = modifierChart(
  {
    id: 'smoke-strengths',
    title: 'Smoke',
    cite: '1.2.5.d',
    source: printed('rule 1.2.5'),
    column: 'hindrance',
  },
  {
    grenade: [2, '1.2.5.a'],
    full: [3, '1.2.5.b'],
    dispersed: [2, '1.2.5.b'],
    'full WP': [2, '1.2.5.b'],
    'dispersed WP': [1, '1.2.5.b'],
    'most in a hex': [3, '1.2.5.d'],
  },
);
type HasSmokeStrengths = { readonly smokeStrengths: typeof SMOKE_STRENGTHS };
export type SmokeKind = Exclude<keyof typeof SMOKE_STRENGTHS.cites, 'most in a hex'>;

/** What all the smoke in one hex adds to fire into it or through it. */
export function smokeStrength({ smokeStrengths }: HasSmokeStrengths, kinds: readonly SmokeKind[]): number {
  const sum = kinds.reduce((total, kind) => total + modifier(smokeStrengths, kind).n, 0);
  return Math.min(sum, modifier(smokeStrengths, 'most in a hex').n);
}
