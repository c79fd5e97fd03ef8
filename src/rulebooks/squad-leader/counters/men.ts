/** Squads, half-squads and crews, entered by their face as players call them. */
import type { Source } from '../../../engine/index.ts';
import type { MmcCard, Nation } from './card.ts';
import { AS_FRONT, GI_LIST, GREEN, HALF_OF_SQUAD, REDRAWN } from './sources.ts';

interface Row {
  readonly nation: Nation;
  readonly face: string;
  readonly kind: MmcCard['kind'];
  readonly brokenMorale: number;
  readonly half?: string;
  readonly engineers?: true;
  readonly inexperienced?: true;
  readonly green?: true;
  readonly source?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

const GERMAN: readonly Omit<Row, 'nation'>[] = [
  { face: '4-6-7', kind: 'squad', brokenMorale: 7, half: '2-4-7' },
  { face: '4-6-8', kind: 'squad', brokenMorale: 8, half: '2-4-8' },
  { face: '4-4-7', kind: 'squad', brokenMorale: 7, half: '2-4-7', exceptions: { half: HALF_OF_SQUAD } },
  { face: '4-3-6', kind: 'squad', brokenMorale: 5, half: '2-3-6', inexperienced: true },
  { face: '5-4-8', kind: 'squad', brokenMorale: 8, half: '2-4-8' },
  { face: '8-3-8', kind: 'squad', brokenMorale: 8, half: '3-3-8', engineers: true },
  { face: '2-4-8', kind: 'half-squad', brokenMorale: 7 },
  { face: '2-4-7', kind: 'half-squad', brokenMorale: 6 },
  { face: '3-3-8', kind: 'half-squad', brokenMorale: 7, engineers: true },
  { face: '2-3-6', kind: 'half-squad', brokenMorale: 4, inexperienced: true },
  { face: '2-3-7', kind: 'crew', brokenMorale: 7 },
];

const RUSSIAN: readonly Omit<Row, 'nation'>[] = [
  { face: '4-4-7', kind: 'squad', brokenMorale: 7, half: '2-3-7', source: REDRAWN },
  { face: '6-2-8', kind: 'squad', brokenMorale: 8, half: '3-2-8', engineers: true, source: REDRAWN },
  { face: '2-3-7', kind: 'half-squad', brokenMorale: 6, source: HALF_OF_SQUAD },
  { face: '3-2-8', kind: 'half-squad', brokenMorale: 7, engineers: true, source: HALF_OF_SQUAD },
  {
    face: '2-3-7',
    kind: 'crew',
    brokenMorale: 7,
    source: REDRAWN,
    exceptions: { brokenMorale: AS_FRONT },
  },
];

const AMERICAN: readonly Omit<Row, 'nation'>[] = [
  { face: '6-6-6', kind: 'squad', brokenMorale: 6, half: '3-3-6' },
  { face: '6-6-7', kind: 'squad', brokenMorale: 7, half: '3-4-7' },
  { face: '7-4-7', kind: 'squad', brokenMorale: 7, half: '3-4-7' },
  { face: '5-5-6', kind: 'squad', brokenMorale: 6, half: '2-3-6' },
  { face: '5-3-6', kind: 'squad', brokenMorale: 6, half: '2-3-6 green', green: true, source: GREEN },
  { face: '8-4-7', kind: 'squad', brokenMorale: 7, half: '3-4-7', engineers: true, source: REDRAWN },
  { face: '3-4-7', kind: 'half-squad', brokenMorale: 6 },
  { face: '3-3-6', kind: 'half-squad', brokenMorale: 5 },
  { face: '2-3-6', kind: 'half-squad', brokenMorale: 5 },
  { face: '2-3-6', kind: 'half-squad', brokenMorale: 5, green: true, source: HALF_OF_SQUAD },
  { face: '2-3-7', kind: 'crew', brokenMorale: 7 },
];

const ROWS: readonly Row[] = [
  ...GERMAN.map(row => ({ ...row, nation: 'german' as const })),
  ...RUSSIAN.map(row => ({ ...row, nation: 'russian' as const })),
  ...AMERICAN.map(row => ({ ...row, nation: 'american' as const })),
];

export const MEN: readonly MmcCard[] = ROWS.map(({ nation, face, half, source = GI_LIST, ...rest }) => ({
  id: `${nation} ${face}${kindTold(rest)}`,
  nation,
  ...strengthOf(face),
  ...(half !== undefined && { half: `${nation} ${half}` }),
  source,
  ...rest,
}));

/** What is added to the face where two counters share it. */
function kindTold({ kind, green }: Pick<Row, 'kind' | 'green'>): string {
  if (kind === 'crew') return ' crew';
  return green && kind === 'half-squad' ? ' green' : '';
}

/** Firepower, normal range, morale (1.1.2). */
function strengthOf(face: string): Pick<MmcCard, 'firepower' | 'range' | 'morale'> {
  const [firepower, range, morale] = face.split('-').map(Number);
  if (firepower === undefined || range === undefined || morale === undefined)
    throw new Error(`'${face}' is no strength; expected firepower-range-morale such as 4-6-7`);
  return { firepower, range, morale };
}
