/** To kill: what a hit on a vehicle is worth before its armour is taken off (7.9). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { modifierChart } from '../../../../engine/numbers/modifier-chart.ts';
import { bandAt, ORDNANCE_BANDS } from '../range-bands.ts';
import { FULL_GAME_CARD, inferred, printed, published } from '../source.ts';
import { type Bore, boreName } from './bore.ts';

const FULL_GAME = published('the full game’s to kill tables, in LimboDancer’s transcription');
const TANK_EXAMPLE = inferred('the example of to hit and to kill, 7.5');
const COLUMN = 'TK#';

const BANDS = [['0-1', 1], ['2', 2], ...ORDNANCE_BANDS, ['37-42', 42], ['43-48', 48]] as const;
const BAND_NAMES = BANDS.map(([band]) => band);

/** The tables list guns under their numbers; the charts, numbers beside their guns. */
type Listing = readonly (readonly [number: number, guns: string])[];

function listed(numbers: Listing) {
  const guns = numbers.flatMap(([number, names]) => names.split(', ').map(name => [name, number] as const));
  return {
    rows: guns.map(([name]) => name),
    columns: [COLUMN],
    cells: guns.map(([, number]) => [number]),
  };
}

/** A nation after the gun means that nation's alone; the others' of the same name are another row. */
export const TO_KILL_AP: Chart<number> = chart({
  id: 'to-kill-ap',
  title: 'To kill, AP',
  cite: '7.9.a',
  source: FULL_GAME,
  ...listed([
    [4, 'MG'],
    [5, '.50 MG, 15, ATR'],
    [6, 'ATR russian, ATR japanese, 20L'],
    [7, '20LL, 25LL, 37*'],
    [8, '37, 47*, 57*, 70*'],
    [9, '37L, 40, 57, 65*, 76*'],
    [10, '40L, 45L, 47, 75*'],
    [11, '37LL, 45LL, 47L, 50'],
    [12, '76, 84*'],
    [13, '50L, 76L russian, 76L japanese, 88 british, 120*'],
    [14, '75, 105'],
    [15, '57L, 57LL'],
    [16, '76LL russian, 76LL japanese'],
    [17, '75L, 76L, 80L, 83L, 85L, 150*, 152*'],
    [19, '77L, 200L'],
    [20, '88L'],
    [21, '90L, 105L, 150, 152, 155'],
    [23, '75LL, 76LL'],
    [25, '122L'],
    [27, '88LL, 100L, 120L'],
    [28, '150L, 155L'],
    [32, '140L'],
    [33, '128L, 170L'],
  ]),
  exceptions: { [`76L russian/${COLUMN}`]: TANK_EXAMPLE },
});

export const AP_BY_RANGE: Chart<number> = chart({
  id: 'to-kill-ap-range',
  title: 'To kill, AP by range',
  cite: '7.9.a',
  source: FULL_GAME,
  rows: ['up to 25mm', '37 to 57mm', '65mm and more'],
  columns: BAND_NAMES,
  cells: [
    [2, 1, 1, 0, 0, -1, -2, -3, -4, -5],
    [1, 1, 0, 0, 0, -1, -2, -2, -3, -4],
    [1, 0, 0, 0, 0, -1, -1, -2, -2, -3],
  ],
  exceptions: { '65mm and more/3-6': TANK_EXAMPLE },
});

export const TO_KILL_APCR: Chart<number> = chart({
  id: 'to-kill-apcr',
  title: 'To kill, APCR and APDS',
  cite: '7.9.a',
  source: FULL_GAME,
  ...listed([
    [10, '37L'],
    [12, '28LL, 45L'],
    [13, '45LL, 47L'],
    [14, '40LL, 50, 76L russian'],
    [17, '50L'],
    [18, '57LL, 57L APDS, 76LL russian'],
    [19, '85L'],
    [20, '75L, 76L'],
    [22, '76L american'],
    [23, '88L'],
    [25, '76LL APDS'],
    [27, '90L'],
  ]),
});

/** `out`: no such shell reaches so far. */
export const APCR_BY_RANGE: Chart<number | 'out'> = chart<number | 'out'>({
  id: 'to-kill-apcr-range',
  title: 'To kill, APCR and APDS by range',
  cite: '7.9.a',
  source: FULL_GAME,
  rows: ['APCR up to 57mm', 'APCR above 57mm', 'APDS'],
  columns: BAND_NAMES,
  cells: [
    [3, 2, 1, 0, -2, -4, -6, 'out', 'out', 'out'],
    [3, 2, 1, 0, -1, -3, -4, -5, -6, -7],
    [1, 0, 0, 0, 0, 0, -1, -2, -3, -4],
  ],
});

const TEXT = printed('rules 4.4, 4.4.1, 4.4.2 and 4.4.5');

/** At every range. A small gun fires its hollow charge from outside the barrel, hence its size (37 to 47). */
export const TO_KILL_HEAT: Chart<number> = chart({
  id: 'to-kill-heat',
  title: 'To kill, HEAT',
  cite: '7.9.a',
  source: FULL_GAME,
  ...listed([
    [11, '57, 65, 94'],
    [12, '70'],
    [13, 'BAZ 43, 75, 76'],
    [14, '100'],
    [15, 'PIAT, 105, 114'],
    [16, 'BAZ 44, BAZ 45, 95'],
    [17, '122'],
    [21, '150'],
    [26, 'PSK, 37, 40, 47'],
    [31, 'PF'],
  ]),
  exceptions: {
    ...Object.fromEntries(
      ['BAZ 43', 'BAZ 44', 'BAZ 45', 'PSK', 'PIAT', 'PF'].map(weapon => [`${weapon}/${COLUMN}`, TEXT]),
    ),
    [`75/${COLUMN}`]: TANK_EXAMPLE,
  },
});
type HasToKillHe = { readonly toKillHe: typeof TO_KILL_HE };
type HasToKillHeat = { readonly toKillHeat: typeof TO_KILL_HEAT };

const LEAST_CALIBRES = [20, 30, 40, 50, 70, 80, 100, 120, 150] as const;

/** By the least calibre of its line. A flame takes no notice of armour (4.2). */
export const TO_KILL_HE: Chart<number> = chart({
  id: 'to-kill-he',
  title: 'To kill, HE and flame',
  cite: '7.9.a',
  source: FULL_GAME,
  rows: [...LEAST_CALIBRES.map(String), 'DC', 'FT'],
  columns: [COLUMN],
  cells: [3, 4, 5, 6, 7, 8, 10, 12, 16, 16, 8].map(number => [number]),
  exceptions: {
    [`70/${COLUMN}`]: TANK_EXAMPLE,
    [`DC/${COLUMN}`]: printed('rule 4.3'),
    [`FT/${COLUMN}`]: published(FULL_GAME_CARD),
  },
});

export const TO_KILL_MODIFIERS = modifierChart(
  {
    id: 'to-kill-modifiers',
    title: 'To kill modifiers',
    cite: '7.9.a',
    source: printed('rules 4.2, 7.5 and 7.13'),
    column: COLUMN,
  },
  {
    'rear facing': [1, '7.9.b', inferred('the example of to hit and to kill, 7.5')],
    'flame at a crew exposed': [1, '4.2.e'],
    'flame at an open-topped vehicle': [2, '7.13.b'],
  },
);

/** The nation's own row if there is one, else that of all the others. */
function number(table: Chart<number>, nation: string, name: string): number | undefined {
  const row = [`${name} ${nation}`, name].find(each => table.rows.includes(each));
  return row === undefined ? undefined : cell(table, row, COLUMN);
}

interface Penetrator extends Bore {
  readonly nation: string;
  readonly range: number;
}

interface HasApCharts {
  readonly toKillAp: typeof TO_KILL_AP;
  readonly apByRange: typeof AP_BY_RANGE;
}
interface HasSubcalibreCharts {
  readonly toKillApcr: typeof TO_KILL_APCR;
  readonly apcrByRange: typeof APCR_BY_RANGE;
}

/** Undefined for a gun that the table doesn't know, and beyond its last range. */
export function toKillWithAp(
  charts: HasApCharts,
  { nation, range, ...bore }: Penetrator,
): number | undefined {
  return apNumber(charts, boreName(bore), bore.calibre, nation, range);
}

/** Anti-tank rifles and machine guns as main armament use the same table. */
export function toKillWithSmallBore(
  charts: HasApCharts,
  weapon: 'ATR' | 'MG' | '.50 MG',
  nation: string,
  range: number,
): number | undefined {
  return apNumber(charts, weapon, 0, nation, range);
}

function apNumber(
  { toKillAp, apByRange }: HasApCharts,
  name: string,
  calibre: number,
  nation: string,
  range: number,
): number | undefined {
  const basic = number(toKillAp, nation, name);
  const band = bandAt(BANDS, range);
  if (basic === undefined || band === undefined) return undefined;
  const row = calibre < 37 ? 'up to 25mm' : calibre < 65 ? '37 to 57mm' : '65mm and more';
  return basic + cell(apByRange, row, band);
}

export function toKillWithSubcalibre(
  { toKillApcr, apcrByRange }: HasSubcalibreCharts,
  shell: 'APCR' | 'APDS',
  { nation, range, ...bore }: Penetrator,
): number | undefined {
  const gun = boreName(bore);
  const basic = number(toKillApcr, nation, shell === 'APDS' ? `${gun} APDS` : gun);
  const band = bandAt(BANDS, range);
  if (basic === undefined || band === undefined) return undefined;
  const row = shell === 'APDS' ? 'APDS' : bore.calibre <= 57 ? 'APCR up to 57mm' : 'APCR above 57mm';
  const change = cell(apcrByRange, row, band);
  return change === 'out' ? undefined : basic + change;
}

/** By calibre, or by the name of a light anti-tank weapon. */
export function toKillWithHeat({ toKillHeat }: HasToKillHeat, weapon: number | string): number | undefined {
  return toKillHeat.rows.includes(String(weapon)) ? cell(toKillHeat, String(weapon), COLUMN) : undefined;
}

export function toKillWithHe({ toKillHe }: HasToKillHe, calibre: number): number | undefined {
  const least = LEAST_CALIBRES.findLast(each => each <= calibre);
  return least === undefined ? undefined : cell(toKillHe, String(least), COLUMN);
}

export function toKillWith({ toKillHe }: HasToKillHe, weapon: 'DC' | 'FT'): number {
  return cell(toKillHe, weapon, COLUMN);
}
