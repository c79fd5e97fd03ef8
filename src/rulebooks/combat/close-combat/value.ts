/** What men are worth in Close Combat (14.2.3), who may fight, and the odds. */
import { type Refusal, refusal, type Side, type Tally, tally } from '../../../engine/index.ts';
import { factorOf, oddsFor } from '../charts/index.ts';
import { cardOfUnit, type Fielded, isDisrupted, isPinned, isSquad, stackAt, type View } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import type { World } from '../world.ts';

/** Its Close Combat Value (14.2.3.a): a team fights as its crew, a wounded leader only defends (2.3.1.1.c). */
function worthOf(unit: Fielded, isAttacking: boolean): number {
  const card = cardOfUnit(unit);
  if (card.is === 'squad') return unit.half ? card.half : card.firepower;
  return card.is === 'leader' && unit.wounded && isAttacking ? 0 : 1;
}

/** How some of the attackers fight. */
export interface Manner {
  /** With bayonets: nothing is halved for how they came (10.5.3.1(2)). */
  readonly charging?: readonly UnitId[];
  /** By Desperation Fire, at half (12.6.2.1). */
  readonly desperate?: readonly UnitId[];
}

/** Who is Pinned or Disrupted counts half (14.2.3.b), and in attack who came by crawling or assault this turn (14.2.1). */
export function combatValue(
  world: World,
  units: readonly Fielded[],
  isAttacking: boolean,
  { charging = [], desperate = [] }: Manner = {},
): Tally {
  const { charts } = world;
  const entries = units.map(unit => {
    const isWeak = isPinned(unit) || isDisrupted(unit);
    const isHasty = isAttacking && (unit.moved === 'assault' || unit.moved === 'crawl');
    const factors = [
      ...(isWeak ? ['pinned'] : []),
      ...(isHasty && !charging.includes(unit.id) ? ['assault or crawled'] : []),
      ...(desperate.includes(unit.id) ? ['desperation'] : []),
    ];
    const n = factors.reduce((value, row) => value * factorOf(charts, row), worthOf(unit, isAttacking));
    return {
      id: [`{${unit.id}}`, ...factors].join(', '),
      of: unit.id,
      cite: '14.2.3.a',
      op: '+',
      n,
      stage: 'sum',
    } as const;
  });
  const up = { id: 'rounded up', cite: '1.2.1', op: 'round', n: 1, stage: 'round' } as const;
  return tally({ stages: ['sum', 'round'] }, 0, [...entries, up]);
}

const isFresh = (view: View, { locked, moved }: Fielded): boolean =>
  locked === view.turn && (moved === 'run' || moved === 'cautious');

/** Against its taking part: as attacker by an impulse, or in answer (14.2.1, 14.2.2.1). */
export function fighterRefusal(
  view: View,
  unit: Fielded,
  isAnswer: boolean,
  { charging }: Manner = {},
): Refusal | undefined {
  if (unit.locked === undefined) return refusal('14.2.1', 'it is in no Close Combat');
  // Who comes with bayonets strikes at once, and nobody else by that (10.5.3(2)).
  if (charging && !isAnswer && !charging.includes(unit.id))
    return refusal('10.5.3.1(2)', 'it did not come with bayonets');
  if (unit.fired === 2 || (unit.fired !== undefined && !isAnswer))
    return refusal('14.2.2.1', 'it has fought or fired');
  if (unit.halfFired) return refusal('14.2.1', 'it has used its chance');
  if (isFresh(view, unit) && !charging?.includes(unit.id)) return refusal('14.2.1', 'it has only just come');
  return worthOf(unit, true) === 0 ? refusal('2.3.1.1.c', 'he only defends himself') : undefined;
}

/** Against its fighting at any price (12.6.2.1): for who has no other chance left. */
export function grappleRefusal(view: View, unit: Fielded, isAnswer: boolean): Refusal | undefined {
  const card = cardOfUnit(unit);
  if (unit.locked === undefined) return refusal('14.2.1', 'it is in no Close Combat');
  if (!isSquad(unit) && !(card.is === 'team' && card.arm === 'MG' && !unit.crew))
    return refusal('12.6.2.a', 'only squads and machine guns do that');
  if (!fighterRefusal(view, unit, isAnswer)) return refusal('12.6.2.1', 'it can fight as usual');
  if (isAnswer) return undefined;
  if (isFresh(view, unit)) return refusal('14.2.1', 'it has only just come');
  return unit.grappled ? refusal('12.6.2.1', 'it has done so in this phase') : undefined;
}

export const foesOf = (view: View, side: Side, at: LocId): readonly Fielded[] =>
  stackAt(view, at).filter(unit => unit.side !== side);

/** The ratio of the table; undefined: the attack is hopeless (14.2.3.2). */
export const oddsOf = (
  world: World,
  view: View,
  side: Side,
  at: LocId,
  fighters: readonly Fielded[],
  manner: Manner = {},
): string | undefined =>
  oddsFor(
    combatValue(world, fighters, true, manner).value,
    combatValue(world, foesOf(view, side, at), false).value,
  );
