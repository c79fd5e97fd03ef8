/** Squads, half-squads and crews are entered by their face, `4-6-7`, as players call them. */
import type { Source } from '../../../engine/index.ts';
import type { MmcCard, Nation, TroopClass } from './card.ts';

interface MmcRow {
  readonly face: string;
  /** What tells it from another of the same face: `reduced`, `raiders`. */
  readonly variant?: string;
  readonly kind: MmcCard['kind'];
  readonly class: TroopClass;
  readonly brokenMorale?: number;
  readonly smokeExponent?: number;
  readonly assaultFire?: true;
  readonly steadfast?: true;
  readonly selfRally?: true;
  /** The face of what is left of it. */
  readonly half?: string;
  /** The face of what replaces it. */
  readonly lower?: string;
  /** The face of what step reduction leaves of it. */
  readonly step?: string;
  /** The face of the two that it deploys into. */
  readonly deploysInto?: string;
  readonly reduced?: true;
  readonly arrivesBroken?: true;
  readonly corps?: NonNullable<MmcCard['corps']>;
  /** If it is another than that of the rest of the table. */
  readonly source?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

const LINKS = ['half', 'lower', 'step', 'deploysInto'] as const;

export function mmcCards(nation: Nation, source: Source, rows: readonly MmcRow[]): readonly MmcCard[] {
  return rows.map(row => {
    const { face, variant, half, lower, step, deploysInto, ...rest } = row;
    const links = LINKS.flatMap(link => (row[link] === undefined ? [] : [[link, `${nation} ${row[link]}`]]));
    return {
      id: variant === undefined ? `${nation} ${face}` : `${nation} ${face} ${variant}`,
      nation,
      source,
      ...strengthOf(face),
      ...rest,
      ...Object.fromEntries(links),
    };
  });
}

/** Firepower, normal range, morale (1.2.2). */
function strengthOf(face: string): Pick<MmcCard, 'firepower' | 'range' | 'morale'> {
  const [firepower, range, morale] = face.split('-').map(Number);
  if (firepower === undefined || range === undefined || morale === undefined)
    throw new Error(`'${face}' is no strength factor; expected firepower-range-morale such as 4-6-7`);
  return { firepower, range, morale };
}
