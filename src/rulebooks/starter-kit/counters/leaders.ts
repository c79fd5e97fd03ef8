/** Leaders: the same eight ranks in every nation but Japan, each the next one's better (1.2.1, 5.1, 8.1.7). */
import { printed, published, substitute } from '../charts/source.ts';
import { type LeaderCard, NATIONS, type Nation } from './card.ts';
import { COUNTER_ART, LEGEND, NATIONALITY_CHART } from './sources.ts';

export const RANKS = ['10-3', '10-2', '9-2', '9-1', '8-1', '8-0', '7-0', '6+1'] as const;
export type Rank = (typeof RANKS)[number];
/** Never replaced by one another, and wounded where others break. */
export const JAPANESE_RANKS = ['10-2', '10-1', '10-0', '9-1', '9-0', '8-0', '8+1'] as const;

const FROM_COUNTERS = published('printed counters of the full game, as reported by LimboDancer');
const ABOVE_THE_CHART = substitute('the chart of kit 1 begins with 10-2; one rank above it');

const BROKEN_MORALE_SOURCE: Readonly<Partial<Record<Rank, LeaderCard['source']>>> = {
  '9-2': LEGEND,
  '8-0': FROM_COUNTERS,
  '7-0': FROM_COUNTERS,
  '6+1': FROM_COUNTERS,
};

/** Morale and leadership, as the face shows them. */
function strengthOf(rank: string): Pick<LeaderCard, 'morale' | 'leadership'> {
  const morale = Number.parseInt(rank, 10);
  // JavaScript reads `-0` as a negative zero, which no rule knows.
  return { morale, leadership: Number(rank.slice(String(morale).length)) || 0 };
}

function leader(nation: Nation, rank: Rank, lower: Rank | undefined): LeaderCard {
  const strength = strengthOf(rank);
  return {
    id: `${nation} ${rank}`,
    nation,
    kind: 'leader',
    ...strength,
    brokenMorale: strength.morale,
    selfRally: true,
    ...(lower === undefined ? {} : { lower: `${nation} ${lower}` }),
    source: NATIONALITY_CHART,
    exceptions: {
      brokenMorale: BROKEN_MORALE_SOURCE[rank] ?? COUNTER_ART,
      ...(rank === '10-3' ? { lower: ABOVE_THE_CHART } : {}),
    },
  };
}

const JAPANESE_LEADERS: readonly LeaderCard[] = JAPANESE_RANKS.map(rank => ({
  id: `japanese ${rank}`,
  nation: 'japanese',
  kind: 'leader',
  ...strengthOf(rank),
  source: printed('rule 8.1.7'),
}));

export const LEADERS: readonly LeaderCard[] = NATIONS.flatMap(nation =>
  nation === 'japanese'
    ? JAPANESE_LEADERS
    : RANKS.map((rank, place) => leader(nation, rank, RANKS[place + 1])),
);
