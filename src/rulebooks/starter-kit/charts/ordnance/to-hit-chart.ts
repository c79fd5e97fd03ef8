/** To hit with guns and main armament: by target type, gun and range (3.2.4). */
import { type Chart, cell, chart, type Source, withValues } from '../../../../engine/index.ts';
import type { Month } from '../month.ts';
import { bandAt, ORDNANCE_BANDS } from '../range-bands.ts';
import { doubtful, FULL_GAME_CARD, inferred, published } from '../source.ts';
import { type Bore, readBore } from './bore.ts';

/** Infantry, vehicle and area target type. */
export const TARGET_TYPES = ['infantry', 'vehicle', 'area'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
/** Red numbers are for worse gunners: never higher than the black ones. */
export type NumberColour = 'black' | 'red';

const BANDS = [['1', 1], ['2', 2], ...ORDNANCE_BANDS] as const;
const COLUMNS = BANDS.map(([band]) => band);
type Band = (typeof COLUMNS)[number];

const FULL_GAME = 'the full game’s to hit chart, in LimboDancer’s transcription';

/** What the printed chart is made of: numbers by target type, and what barrel and calibre add to them. */
export const TO_HIT_BASE: Chart<number> = chart({
  id: 'to-hit-base',
  title: 'To hit, base numbers',
  cite: '3.2.4.proc.b',
  source: published(`${FULL_GAME}; its bonus for ranges 1 and 2 is worked in, as the kits do`),
  rows: [
    'infantry black',
    'infantry red',
    'vehicle black',
    'vehicle red',
    'area',
    'barrel *',
    'barrel L',
    'barrel LL',
    'calibre up to 57',
    'calibre up to 40',
    'APCR or APDS',
  ],
  columns: COLUMNS,
  cells: [
    [10, 9, 8, 7, 6, 5, 4, 3],
    [10, 9, 8, 6, 5, 4, 3, 2],
    [12, 11, 10, 9, 8, 7, 6, 6],
    [12, 11, 10, 8, 7, 6, 5, 4],
    [7, 7, 7, 7, 8, 8, 7, 7],
    [0, 0, 0, 0, -1, -1, -1, -1],
    [0, 0, 0, 0, 1, 1, 1, 1],
    [0, 0, 0, 0, 1, 1, 2, 2],
    [0, 0, 0, 0, -1, -1, -2, -2],
    [0, 0, 0, 0, -1, -1, -1, -1],
    [0, 0, 0, 0, -1, -1, -2, -2],
  ],
});

/** Every gun that a counter of ours has, and those that public transcriptions of the charts list. */
export const GUNS_ON_CHART: readonly string[] =
  '20L 25LL 37* 37 37L 37LL 40L 45L 45LL 47 47L 50 50L 57* 57 57L 57LL 70* 75* 75 75L 75LL 76* 76 76L 76LL 77L 84* 85L 88 88L 88LL 95* 100L 105* 105 120 122 122L 150* 150 152 155'.split(
    ' ',
  );
/** Machine guns as main armament and anti-tank rifles shoot at vehicles as the smallest guns do (4.4.4). */
export const SMALL_BORES = 'MG or ATR';

function modificationsOf({ length, calibre }: Bore): readonly string[] {
  return [
    ...(length === '' ? [] : [`barrel ${length}`]),
    ...(calibre <= 57 ? ['calibre up to 57'] : []),
    ...(calibre <= 40 ? ['calibre up to 40'] : []),
  ];
}

function expanded(base: string, bore: Bore, numbers = TO_HIT_BASE): readonly number[] {
  return COLUMNS.map(band =>
    modificationsOf(bore).reduce((sum, row) => sum + cell(numbers, row, band), cell(numbers, base, band)),
  );
}

const WORKED_OUT = published(`${FULL_GAME}, with barrel and calibre worked in`);
const rowName = (gun: string, colour: NumberColour) => (colour === 'red' ? `${gun} red` : gun);

const boreOf = (gun: string): Bore => (gun === SMALL_BORES ? { calibre: 8, length: '' } : readBore(gun));

function rowsOf(target: 'infantry' | 'vehicle', guns: readonly string[], numbers = TO_HIT_BASE) {
  const rows = guns.flatMap(gun =>
    (['black', 'red'] as const).map(colour => ({
      name: rowName(gun, colour),
      cells: expanded(`${target} ${colour}`, boreOf(gun), numbers),
    })),
  );
  return { rows: rows.map(({ name }) => name), cells: rows.map(({ cells }) => cells) };
}

/** The same source for every place that the rows and the bands make. */
function at(rows: readonly string[], bands: readonly Band[], source: Source): Record<string, Source> {
  return Object.fromEntries(rows.flatMap(row => bands.map(band => [`${row}/${band}`, source])));
}

const CARD_DIFFERS = (says: string) =>
  doubtful(published(`${FULL_GAME}; a public reading of the card of kit 2 has ${says}`));
const FIRST_EXAMPLES = inferred('the examples of guns in action, 3.2.4');
const TANK_EXAMPLE = inferred('the example of to hit and to kill, 7.5');

export const TO_HIT_INFANTRY: Chart<number> = chart({
  id: 'to-hit-infantry',
  title: 'To hit, Infantry Target Type',
  cite: '3.2.4.itt.a',
  source: WORKED_OUT,
  columns: COLUMNS,
  ...rowsOf('infantry', GUNS_ON_CHART),
  exceptions: {
    ...at(['37L', '37L red'], ['13-18', '19-24'], CARD_DIFFERS('one more')),
    '88L/3-6': FIRST_EXAMPLES,
    '75L/2': FIRST_EXAMPLES,
    '75L/3-6': FIRST_EXAMPLES,
  },
});

const VEHICLE_ROWS = rowsOf('vehicle', [...GUNS_ON_CHART, SMALL_BORES]);

export const TO_HIT_VEHICLE: Chart<number> = chart({
  id: 'to-hit-vehicle',
  title: 'To hit, Vehicle Target Type',
  cite: '3.2.4.vtt.a',
  source: WORKED_OUT,
  columns: COLUMNS,
  ...VEHICLE_ROWS,
  exceptions: {
    ...at(VEHICLE_ROWS.rows, ['1', '2'], published(`${FULL_GAME_CARD}: two and one above range 3`)),
    '76L red/3-6': TANK_EXAMPLE,
    '75*/3-6': TANK_EXAMPLE,
  },
});

export const TO_HIT_AREA: Chart<number> = chart({
  id: 'to-hit-area-guns',
  title: 'To hit, Area Target Type, guns',
  cite: '3.2.4.att.a',
  source: WORKED_OUT,
  rows: GUNS_ON_CHART,
  columns: COLUMNS,
  cells: GUNS_ON_CHART.map(gun => expanded('area', readBore(gun))),
  exceptions: {
    ...at(['45L', '57L'], ['13-18', '19-24'], CARD_DIFFERS('one less')),
    '75L/2': FIRST_EXAMPLES,
    '75*/3-6': TANK_EXAMPLE,
  },
});

/** The charts that follow from base numbers of a player's own; empty where those are ours. */
export function workedOut(base: typeof TO_HIT_BASE, pack: string): Partial<HasToHitCharts> {
  if (base === TO_HIT_BASE) return {};
  const source: Source = { provenance: 'pack', from: `${pack}, worked out of its base numbers` };
  const changed = (ours: Chart<number>, cells: readonly (readonly number[])[]): Chart<number> => {
    const values = ours.rows.flatMap((row, i) =>
      ours.columns.map((column, j) => [`${row}/${column}`, cells[i]?.[j], ours.cells[i]?.[j]] as const),
    );
    const others = values.filter(([, theirs, printed]) => theirs !== printed);
    return withValues(ours, Object.fromEntries(others), source);
  };
  const all = [...GUNS_ON_CHART, SMALL_BORES];
  return {
    toHitInfantry: changed(TO_HIT_INFANTRY, rowsOf('infantry', GUNS_ON_CHART, base).cells),
    toHitVehicle: changed(TO_HIT_VEHICLE, rowsOf('vehicle', all, base).cells),
    toHitArea: changed(
      TO_HIT_AREA,
      GUNS_ON_CHART.map(gun => expanded('area', readBore(gun), base)),
    ),
  };
}

export interface Aim {
  readonly target: TargetType;
  /** `75L`, or `SMALL_BORES`. */
  readonly gun: string;
  readonly range: number;
  readonly colour: NumberColour;
  /** APCR and APDS scatter at long range. */
  readonly subcalibre?: boolean;
}

const TO_HIT_CHARTS = { infantry: 'toHitInfantry', vehicle: 'toHitVehicle', area: 'toHitArea' } as const;
interface HasToHitCharts {
  readonly toHitInfantry: typeof TO_HIT_INFANTRY;
  readonly toHitVehicle: typeof TO_HIT_VEHICLE;
  readonly toHitArea: typeof TO_HIT_AREA;
  readonly toHitBase: typeof TO_HIT_BASE;
}

/** The number to roll at most; undefined beyond the chart, and in the gun's own hex on the area target type (3.2.4.att.d). */
export function toHitNumber(
  charts: HasToHitCharts,
  { target, gun, range, colour, subcalibre = false }: Aim,
): number | undefined {
  const band = target === 'area' && range === 0 ? undefined : bandAt(BANDS, range);
  if (band === undefined) return undefined;
  const table = charts[TO_HIT_CHARTS[target]];
  const number = cell(table, target === 'area' ? gun : rowName(gun, colour), band);
  return number + (subcalibre ? cell(charts.toHitBase, 'APCR or APDS', band) : 0);
}

/** Whose guns use red numbers with their own crews: the Russians', and the Americans' before 1944 (3.2.4.proc.c). */
export function nationalColour(nation: string, { year }: Month): NumberColour {
  return nation === 'russian' || (nation === 'american' && year < 1944) ? 'red' : 'black';
}
