/** Machine guns (4.1). The kits give the Americans no light one. */
import type { Source } from '../../../engine/index.ts';
import { inferred, printed } from '../charts/source.ts';
import type { MachineGunCard, Nation } from './card.ts';
import { COUNTER_ART, KIT_COUNTERS } from './sources.ts';

const NAMES = { light: 'LMG', medium: 'MMG', heavy: 'HMG' } as const;

interface Row {
  readonly nation: Nation;
  readonly size: MachineGunCard['size'];
  readonly firepower: number;
  readonly range: number;
  readonly rateOfFire: number;
  readonly breakdown: number;
  readonly portage: number;
  readonly repair: number;
  /** If it is not among the counters of the first two kits. */
  readonly source?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

const MOVEMENT_EXAMPLE = printed('the examples of movement and advance, 3.3 and 3.7');
const ROF_EXAMPLE = inferred(
  'the example of defensive fire, 3.3.3: 9 factors with a 4-6-7, and a second shot on 2 or less',
);

const ROWS: readonly Row[] = [
  {
    nation: 'german',
    size: 'light',
    firepower: 3,
    range: 8,
    rateOfFire: 1,
    breakdown: 12,
    portage: 1,
    repair: 1,
  },
  {
    nation: 'german',
    size: 'medium',
    firepower: 5,
    range: 12,
    rateOfFire: 2,
    breakdown: 12,
    portage: 3,
    repair: 2,
    exceptions: { firepower: ROF_EXAMPLE, rateOfFire: ROF_EXAMPLE },
  },
  {
    nation: 'german',
    size: 'heavy',
    firepower: 7,
    range: 16,
    rateOfFire: 3,
    breakdown: 12,
    portage: 4,
    repair: 3,
    exceptions: { portage: MOVEMENT_EXAMPLE },
  },
  {
    nation: 'russian',
    size: 'light',
    firepower: 2,
    range: 6,
    rateOfFire: 1,
    breakdown: 11,
    portage: 1,
    repair: 1,
  },
  {
    nation: 'russian',
    size: 'medium',
    firepower: 4,
    range: 10,
    rateOfFire: 2,
    breakdown: 11,
    portage: 5,
    repair: 2,
    exceptions: { portage: MOVEMENT_EXAMPLE },
  },
  {
    nation: 'russian',
    size: 'heavy',
    firepower: 6,
    range: 12,
    rateOfFire: 3,
    breakdown: 12,
    portage: 5,
    repair: 3,
    source: COUNTER_ART,
  },
  {
    nation: 'american',
    size: 'medium',
    firepower: 4,
    range: 10,
    rateOfFire: 2,
    breakdown: 12,
    portage: 3,
    repair: 2,
  },
  {
    nation: 'american',
    size: 'heavy',
    firepower: 8,
    range: 16,
    rateOfFire: 3,
    breakdown: 12,
    portage: 5,
    repair: 2,
  },
  {
    nation: 'british',
    size: 'light',
    firepower: 2,
    range: 7,
    rateOfFire: 1,
    breakdown: 12,
    portage: 1,
    repair: 1,
  },
  {
    nation: 'british',
    size: 'medium',
    firepower: 4,
    range: 12,
    rateOfFire: 2,
    breakdown: 12,
    portage: 4,
    repair: 2,
  },
  {
    nation: 'british',
    size: 'heavy',
    firepower: 6,
    range: 14,
    rateOfFire: 3,
    breakdown: 12,
    portage: 5,
    repair: 3,
    source: COUNTER_ART,
  },
  {
    nation: 'japanese',
    size: 'light',
    firepower: 2,
    range: 6,
    rateOfFire: 1,
    breakdown: 11,
    portage: 1,
    repair: 1,
    source: COUNTER_ART,
  },
  {
    nation: 'japanese',
    size: 'medium',
    firepower: 4,
    range: 11,
    rateOfFire: 2,
    breakdown: 11,
    portage: 3,
    repair: 2,
    source: COUNTER_ART,
  },
  {
    nation: 'japanese',
    size: 'heavy',
    firepower: 6,
    range: 14,
    rateOfFire: 3,
    breakdown: 11,
    portage: 4,
    repair: 3,
    source: COUNTER_ART,
  },
];

export const MACHINE_GUNS: readonly MachineGunCard[] = ROWS.map(row => ({
  id: `${row.nation} ${NAMES[row.size]}`,
  kind: 'machine-gun',
  name: NAMES[row.size],
  source: KIT_COUNTERS,
  ...row,
}));
