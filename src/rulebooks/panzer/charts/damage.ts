/** What a hit that went through does (B8.16, CES.BG), and how far a shot strays from its penetration (7.12). */
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { inferred, printed, published } from '../../kit/source.ts';
import { OURS } from './sources.ts';

/** By calibre in millimetres; hollow charges have a row of their own. */
const CALIBRES = [
  [25, 'to 25 mm'],
  [40, 'to 40 mm'],
  [57, 'to 57 mm'],
  [77, 'to 77 mm'],
] as const;
const LARGER = 'larger';
const CE = 'CE';
type DamageRow = (typeof CALIBRES)[number][1] | typeof LARGER | typeof CE;

export const DAMAGES = ['none', 'Damage', 'KO', 'BU'] as const;
export type Damage = (typeof DAMAGES)[number];

const row = (name: DamageRow, source: Source): Readonly<Record<string, Source>> =>
  Object.fromEntries(DAMAGES.map(damage => [`${name}/${damage}`, source]));

/** (10): the last number of each result. */
export const DAMAGE_ROWS: Chart<number> = chart({
  id: 'damage',
  title: 'Damage',
  cite: 'B8.16',
  source: OURS,
  rows: [...CALIBRES.map(([, name]) => name), LARGER, CE],
  columns: DAMAGES,
  cells: [
    [4, 7, 9, 10],
    [3, 6, 9, 10],
    [2, 5, 9, 10],
    [1, 4, 8, 10],
    [0, 3, 7, 10],
    [2, 5, 8, 10],
  ],
  exceptions: {
    ...row('to 77 mm', published('the SU-76M’s card in GitHub Halghar/panzer-web')),
    'to 57 mm/KO': inferred('text l.539: a 47 mm knocks out on 8, and with 2 more brews up'),
    'to 57 mm/BU': inferred('text l.539: a 47 mm knocks out on 8, and with 2 more brews up'),
  },
});

export const damageRow = (calibre: number): DamageRow =>
  CALIBRES.find(([most]) => calibre <= most)?.[1] ?? LARGER;

export const damageOf = (
  { damage }: { readonly damage: Chart<number> },
  ammunition: DamageRow,
  die: number,
): Damage => DAMAGES.find(each => die <= cell(damage, ammunition, each)) ?? 'BU';

/** By how much penetration exceeds armour, at least. */
export const BASIC_DAMAGE: Chart<number> = chart({
  id: 'basic-damage',
  title: 'Damage in the Basic Game',
  cite: 'CES.BG',
  source: printed('rule CES.BG; text l.1505 counts a hit that equals the armour'),
  rows: ['Damage', 'KO', 'BU'],
  columns: ['from'],
  cells: [[0], [4], [10]],
});

/** Undefined: the armour holds. */
export function basicDamage(
  { basicDamage: table }: { readonly basicDamage: Chart<number> },
  excess: number,
): Damage | undefined {
  return (['BU', 'KO', 'Damage'] as const).find(each => excess >= cell(table, each, 'from'));
}

const DICE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const MOST = 'at most';
const FACTORS = [
  [5, '1–5'],
  [12, '6–12'],
  [20, '13–20'],
  [30, '21–30'],
] as const;
const STRONGEST = '31 and more';
const PENETRATION_EXAMPLE = inferred('text l.549–553, with dice and results');

export const VARIABLE_PENETRATION: Chart<number> = chart({
  id: 'variable-penetration',
  title: 'Variable penetration',
  cite: '7.12.a',
  source: OURS,
  rows: [...FACTORS.map(([, name]) => name), STRONGEST],
  columns: [...DICE, MOST],
  cells: [
    [-1, -1, -1, -1, 0, 0, 1, 1, 1, 1, 1],
    [-1, -1, -1, -1, 0, 0, 1, 1, 1, 1, 2],
    [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3],
    [-3, -2, -2, -1, 0, 0, 1, 2, 2, 3, 4],
    [-4, -3, -2, -1, 0, 0, 1, 2, 3, 4, 6],
  ],
  exceptions: Object.fromEntries(
    ['13–20/1', '13–20/2', `13–20/${MOST}`, '21–30/4', '21–30/10'].map(place => [place, PENETRATION_EXAMPLE]),
  ),
});

/** Both dice are read apart and added, within the row's limit (7.12.b). */
export function penetrationChange(
  { variablePenetration: table }: { readonly variablePenetration: Chart<number> },
  factor: number,
  dice: readonly [number, number],
): number {
  const name = FACTORS.find(([most]) => factor <= most)?.[1] ?? STRONGEST;
  const most = cell(table, name, MOST);
  const sum = dice.reduce((all, die) => all + cell(table, name, `${die}`), 0);
  return Math.max(-most, Math.min(most, sum));
}
