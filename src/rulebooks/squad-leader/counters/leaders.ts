/** Leaders and heroes (1.1.2.3.b, 3.8.2): the same ranks in every nation. */
import { printed } from '../charts/source.ts';
import { type HeroCard, type LeaderCard, NATIONS } from './card.ts';
import { AS_FRONT, REDRAWN } from './sources.ts';

export const RANKS = ['10-3', '10-2', '9-2', '9-1', '8-1', '8-0', '7-0', '6+1'] as const;
export type Rank = (typeof RANKS)[number];

function strengthOf(rank: Rank): Pick<LeaderCard, 'morale' | 'leadership'> {
  const morale = Number.parseInt(rank, 10);
  // `-0` would be a negative zero, which no rule knows.
  return { morale, leadership: Number(rank.slice(String(morale).length)) || 0 };
}

export const LEADERS: readonly LeaderCard[] = NATIONS.flatMap(nation =>
  RANKS.map((rank): LeaderCard => {
    const strength = strengthOf(rank);
    return {
      id: `${nation} ${rank}`,
      nation,
      kind: 'leader',
      ...strength,
      brokenMorale: strength.morale,
      source: REDRAWN,
      exceptions: { brokenMorale: AS_FRONT },
    };
  }),
);

/** The wounded side is a counter of its own: who is wounded changes his card. */
export const HEROES: readonly HeroCard[] = NATIONS.flatMap(nation =>
  (['1-4-9', '1-3-8'] as const).map((face): HeroCard => {
    const [firepower, range, morale] = face.split('-').map(Number) as [number, number, number];
    const source = printed('rule 3.8.2');
    return {
      id: `${nation} ${face} hero`,
      nation,
      kind: 'hero',
      firepower,
      range,
      morale,
      brokenMorale: morale,
      source,
    };
  }),
);
