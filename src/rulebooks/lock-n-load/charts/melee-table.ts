/** The Melee Table: odds, Kill Numbers and what changes them (8). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed, substitute } from './source.ts';

export const ODDS = ['1:3', '1:2', '2:3', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1'] as const;
export type Odds = (typeof ODDS)[number];

const RATIOS = ODDS.map(odds => {
  const [attack = 0, defence = 1] = odds.split(':').map(Number);
  return { odds, attack, defence };
});

/** Two dice and the Leadership Modifier: the Kill Number or more eliminates every target. */
export const MELEE_TABLE: Chart<number> = chart({
  id: 'melee-table',
  title: 'Melee Table',
  cite: '8.0.g',
  source: printed('the reference table, whose nine odds have eight numbers left'),
  rows: ['Kill Number'],
  columns: ODDS,
  cells: [[11, 10, 9, 8, 7, 6, 5, 4, 3]],
  exceptions: { 'Kill Number/5:1': substitute('illegible in the text; the series goes on') },
});
type HasMeleeTable = { readonly meleeTable: typeof MELEE_TABLE };

export const killNumber = ({ meleeTable }: HasMeleeTable, odds: Odds): number =>
  cell(meleeTable, 'Kill Number', odds);

/** The column at or next above the ratio: fractions are rounded up, in the attacker's favour. */
export function meleeOdds(attack: number, defence: number): Odds {
  const found = RATIOS.find(ratio => attack * ratio.defence <= ratio.attack * defence);
  return found?.odds ?? '5:1';
}

/** Below 1:3 an attack is made at 1:3, but upon one unit alone (8.0.f). */
export const isBelowTheTable = (attack: number, defence: number): boolean => 3 * attack < defence;

/** One column in the attacker's favour, never beyond 5:1. */
export function heroShift(odds: Odds): Odds {
  return ODDS[ODDS.indexOf(odds) + 1] ?? odds;
}

export const MELEE_FIREPOWER_FACTORS = modifierChart(
  {
    id: 'melee-firepower-factors',
    title: 'Melee firepower multipliers',
    cite: '8.0.k',
    source: printed('rules 8.0 and 8.4'),
    column: 'x',
  },
  {
    'support weapon of a Leader or Hero': [0.5, '8.0.m'],
    'ambush, first round': [3, '8.4.a'],
  },
);

export const MELEE_FIREPOWER_MODIFIERS = modifierChart(
  {
    id: 'melee-firepower-modifiers',
    title: 'Melee firepower additions',
    cite: '8.5',
    source: printed('rule 8.5'),
    column: '+',
  },
  { 'M superscript': [1, '8.5'] },
);

/** What fights with a set firepower instead of its own. */
export const NOMINAL_MELEE_FIREPOWER = modifierChart(
  {
    id: 'nominal-melee-firepower',
    title: 'Nominal Melee firepower',
    cite: '8.3',
    source: printed('rules 1.7, 8.3 and 11.6'),
    column: 'FP',
  },
  {
    'MMC of no firepower': [1, '8.3'],
    Scout: [1, '11.6.a'],
    'weapon team without a machine gun, defending': [1, '1.7.d'],
  },
);

/** Added to the attacker's dice, besides his Leadership Modifier. */
export const MELEE_MODIFIERS = modifierChart(
  {
    id: 'melee-modifiers',
    title: 'Melee modifiers',
    cite: '8.3',
    source: printed('rule 8.3'),
    column: 'DRM',
  },
  {
    'unit of no firepower attacks': [-1, '8.3'],
    'unit of no firepower is attacked': [1, '8.3'],
  },
);
