/** Leaders: the same eight ranks in every nation, each the next one's better (1.2.1, 5.1). */
import { published, substitute } from '../charts/source.ts';
import { type LeaderCard, NATIONS } from './card.ts';
import { LEGEND, NATIONALITY_CHART } from './sources.ts';

export const RANKS = ['10-3', '10-2', '9-2', '9-1', '8-1', '8-0', '7-0', '6+1'] as const;
export type Rank = (typeof RANKS)[number];

const FROM_COUNTERS = published('printed counters of the full game, as reported by LimboDancer');
const AS_ALL_OTHERS = substitute('equal to his morale, as with every leader whose counter is known');
const ABOVE_THE_CHART = substitute('the chart of kit 1 begins with 10-2; one rank above it');

const BROKEN_MORALE_SOURCE: Readonly<Partial<Record<Rank, LeaderCard['source']>>> = {
  '9-2': LEGEND,
  '8-0': FROM_COUNTERS,
  '7-0': FROM_COUNTERS,
  '6+1': FROM_COUNTERS,
};

export const LEADERS: readonly LeaderCard[] = NATIONS.flatMap(nation =>
  RANKS.map((rank, place): LeaderCard => {
    const morale = Number.parseInt(rank, 10);
    const lower = RANKS[place + 1];
    return {
      id: `${nation} ${rank}`,
      nation,
      kind: 'leader',
      morale,
      // JavaScript reads `-0` as a negative zero, which no rule knows.
      leadership: Number(rank.slice(String(morale).length)) || 0,
      brokenMorale: morale,
      selfRally: true,
      ...(lower === undefined ? {} : { lower: `${nation} ${lower}` }),
      source: NATIONALITY_CHART,
      exceptions: {
        brokenMorale: BROKEN_MORALE_SOURCE[rank] ?? AS_ALL_OTHERS,
        ...(rank === '10-3' ? { lower: ABOVE_THE_CHART } : {}),
      },
    };
  }),
);
