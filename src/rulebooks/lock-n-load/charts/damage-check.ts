/** The results of the Direct Fire Table: what a Damage Check does to whom (5.0, 5.1). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import {
  ARMOR_EXAMPLE,
  INFANTRY_EXAMPLE,
  inferred,
  LATER_EDITION,
  published,
  REPORTED,
  substitute,
} from './source.ts';

export const DAMAGE_RESULTS = [
  'no effect',
  'shaken',
  'wounded',
  'casualties',
  'abandoned',
  'eliminated',
  'destroyed',
] as const;
export type DamageResult = (typeof DAMAGE_RESULTS)[number];

/** The card's columns: a unit is looked up as what it is when it checks. */
export const DAMAGE_COLUMNS = [
  'Good Order MMC',
  'Shaken MMC',
  'Good Order SMC',
  'Shaken SMC',
  'Hero',
  'Armored Vehicle',
  'Unarmored Vehicle',
] as const;
export type DamageColumn = (typeof DAMAGE_COLUMNS)[number];

/** How far the check exceeds Morale. */
export const DAMAGE_BANDS = ['within Morale', 'above Morale', 'twice Morale', 'three times Morale'] as const;
type DamageBand = (typeof DAMAGE_BANDS)[number];

const MULTIPLES = published(
  `${LATER_EDITION}: a squad at three times its Morale is eliminated; as notes report, unchecked`,
);
const QUICK_REFERENCE = published(
  'a public quick reference to earlier editions (Clark), four bands; as notes report, unchecked',
);
const SHIFTED = substitute('the Good Order column, one band worse');
const BELOW = inferred('rule 5.0: the check is made against Morale');

export const DIRECT_FIRE_TABLE: Chart<DamageResult> = chart<DamageResult>({
  id: 'direct-fire-table',
  title: 'Direct Fire Table, Damage Check results',
  cite: '5.0.f',
  source: substitute('the card is lost; agrees with every check in the examples'),
  rows: DAMAGE_BANDS,
  columns: DAMAGE_COLUMNS,
  cells: [
    ['no effect', 'no effect', 'no effect', 'no effect', 'no effect', 'no effect', 'no effect'],
    ['shaken', 'casualties', 'shaken', 'wounded', 'wounded', 'shaken', 'shaken'],
    ['casualties', 'eliminated', 'wounded', 'eliminated', 'wounded', 'shaken', 'destroyed'],
    ['eliminated', 'eliminated', 'eliminated', 'eliminated', 'eliminated', 'abandoned', 'destroyed'],
  ],
  exceptions: {
    ...Object.fromEntries(DAMAGE_COLUMNS.map(column => [`within Morale/${column}`, BELOW])),
    'above Morale/Good Order MMC': inferred(`${INFANTRY_EXAMPLE}: 9 against Morale 6 shakes`),
    'twice Morale/Good Order MMC': inferred(`${INFANTRY_EXAMPLE}: 10 against Morale 5 costs casualties`),
    'three times Morale/Good Order MMC': MULTIPLES,
    'above Morale/Shaken MMC': REPORTED,
    'twice Morale/Shaken MMC': SHIFTED,
    'three times Morale/Shaken MMC': SHIFTED,
    'above Morale/Shaken SMC': SHIFTED,
    'twice Morale/Shaken SMC': SHIFTED,
    'three times Morale/Shaken SMC': SHIFTED,
    'above Morale/Hero': QUICK_REFERENCE,
    'twice Morale/Hero': QUICK_REFERENCE,
    'three times Morale/Hero': QUICK_REFERENCE,
    'above Morale/Armored Vehicle': inferred(`${ARMOR_EXAMPLE}: 8 against Morale 6 shakes the M10`),
    'twice Morale/Armored Vehicle': QUICK_REFERENCE,
    'three times Morale/Armored Vehicle': QUICK_REFERENCE,
    'above Morale/Unarmored Vehicle': QUICK_REFERENCE,
    'twice Morale/Unarmored Vehicle': QUICK_REFERENCE,
    'three times Morale/Unarmored Vehicle': QUICK_REFERENCE,
  },
});
type HasDirectFireTable = { readonly directFireTable: typeof DIRECT_FIRE_TABLE };

export function damageBand(check: number, morale: number): DamageBand {
  if (check <= morale) return 'within Morale';
  if (check >= 3 * morale) return 'three times Morale';
  return check >= 2 * morale ? 'twice Morale' : 'above Morale';
}

/** `check`: the die, plus what the attack exceeded the defence by, less a Leader's modifier. */
export function damage(
  { directFireTable }: HasDirectFireTable,
  column: DamageColumn,
  check: number,
  morale: number,
): DamageResult {
  return cell(directFireTable, damageBand(check, morale), column);
}
