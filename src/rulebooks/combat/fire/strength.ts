/** With how much firepower units fire (12.3.1.2): each by its own factors, summed, and rounded up once (R22). */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { equivalentOf, factorOf } from '../charts/index.ts';
import { CREW } from '../counters/index.ts';
import { type AnyUnit, cardOfUnit, type Fielded, isPinned } from '../game.ts';
import type { LocId, Right } from '../state.ts';
import { rangeOf, type World } from '../world.ts';

export interface Arms {
  readonly firepower: number;
  readonly range: number;
  /** Men and machine guns: doubled when near, halved when far (12.2.1.3, 12.2.1.4). */
  readonly isSmall: boolean;
}

/** What it fires with as it lies there; undefined: with nothing. */
export function armsOf(
  { charts }: Pick<World, 'charts'>,
  unit: Pick<AnyUnit, 'card' | 'half' | 'wounded' | 'crew'>,
): Arms | undefined {
  const card = cardOfUnit(unit);
  switch (card.is) {
    case 'squad':
      return { firepower: unit.half ? card.half : card.firepower, range: card.range, isSmall: true };
    case 'leader':
      return unit.wounded ? undefined : { firepower: 1, range: 1, isSmall: true };
    case 'team':
      // Flamethrowers fire from either side (12.9.8).
      if (unit.crew && card.arm !== 'FT') return { ...CREW, isSmall: true };
      if (card.arm === 'MG') return { firepower: card.firepower, range: card.range, isSmall: true };
      return { firepower: equivalentOf(charts, card.arm), range: card.range, isSmall: false };
  }
}

/** So far it can fire at all (12.3.1.2.2). */
export const reachOf = ({ range, isSmall }: Arms): number => (isSmall ? 2 * range : range);

/** In which right, and whether at men who are not seen (3.3.4.3.a). */
interface Purpose {
  readonly right: Right;
  readonly isBlind?: boolean;
  /** A machine gun divides its fire (12.8.1.2). */
  readonly isSearching?: boolean;
}

/** By what its firepower is multiplied, each with its rule. */
function factorsOf(
  world: World,
  unit: Fielded,
  arms: Arms,
  at: LocId,
  { right, isBlind, isSearching }: Purpose,
): readonly (readonly [row: string, cite: string])[] {
  const range = rangeOf(world, unit.at, at);
  const isHalved = unit.moved === 'assault' || unit.moved === 'crawl';
  return [
    ...(arms.isSmall && range <= 1 ? [['point blank', '12.3.1.2.1'] as const] : []),
    ...(arms.isSmall && range > arms.range ? [['long range', '12.3.1.2.2'] as const] : []),
    ...(isHalved && right !== 'desperation' ? [['assault or crawled', '12.3.1.2.3'] as const] : []),
    ...(right === 'desperation' ? [['desperation', '12.6.2.a'] as const] : []),
    ...(right === 'desperation' && unit.morale ? [['yellow in desperation', '12.6.2.a'] as const] : []),
    ...(right !== 'desperation' && isPinned(unit) ? [['pinned', '12.3.1.5.3.a'] as const] : []),
    ...(isBlind ? [['reconnaissance', '3.3.4.3.a'] as const] : []),
    ...(isSearching ? [['searching', '12.8.1.2'] as const] : []),
  ];
}

const PLAN = { stages: ['sum', 'round'] } as const;

export function strengthOf(world: World, units: readonly Fielded[], at: LocId, purpose: Purpose): Tally {
  const entries = units.flatMap((unit): readonly TallyEntry[] => {
    const arms = armsOf(world, unit);
    if (!arms) return [];
    const factors = factorsOf(world, unit, arms, at, purpose);
    const n = factors.reduce((sum, [row]) => sum * factorOf(world.charts, row), arms.firepower);
    const why = factors.map(([row]) => `, ${row}`).join('');
    return [
      { id: `{${unit.id}}${why}`, of: unit.id, cite: factors[0]?.[1] ?? '12.7.2', op: '+', n, stage: 'sum' },
    ];
  });
  const up: TallyEntry = { id: 'rounded up', cite: '1.2.1', op: 'round', n: 1, stage: 'round' };
  return tally(PLAN, 0, [...entries, up]);
}
