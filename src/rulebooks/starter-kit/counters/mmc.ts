/** Squads, half-squads and crews are entered by their face, `4-6-7`, as players call them. */
import type { Source } from '../../../engine/index.ts';
import type { MmcCard, Nation, TroopClass } from './card.ts';

export interface MmcRow {
  readonly face: string;
  readonly kind: MmcCard['kind'];
  readonly class: TroopClass;
  readonly brokenMorale: number;
  readonly smokeExponent?: number;
  readonly assaultFire?: true;
  readonly steadfast?: true;
  readonly selfRally?: true;
  /** The face of what is left of it. */
  readonly half?: string;
  /** The face of what replaces it. */
  readonly lower?: string;
  /** If it is another than that of the rest of the table. */
  readonly source?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

export function mmcCards(nation: Nation, source: Source, rows: readonly MmcRow[]): readonly MmcCard[] {
  return rows.map(({ face, half, lower, ...row }) => ({
    id: `${nation} ${face}`,
    nation,
    source,
    ...strengthOf(face),
    ...row,
    ...(half === undefined ? {} : { half: `${nation} ${half}` }),
    ...(lower === undefined ? {} : { lower: `${nation} ${lower}` }),
  }));
}

/** Firepower, normal range, morale (1.2.2). */
function strengthOf(face: string): Pick<MmcCard, 'firepower' | 'range' | 'morale'> {
  const [firepower, range, morale] = face.split('-').map(Number);
  if (firepower === undefined || range === undefined || morale === undefined)
    throw new Error(`'${face}' is no strength factor; expected firepower-range-morale such as 4-6-7`);
  return { firepower, range, morale };
}
