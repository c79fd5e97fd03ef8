/** What a bridge bears (7.32): as much as anybody brings, unless the scenario says otherwise. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { type AnyUnit, cardOfUnit } from '../game.ts';
import { isOn, type World } from '../world.ts';

/** In tonnes; men weigh nothing that a bridge would notice. */
export function weightOf(unit: Pick<AnyUnit, 'card'>): number {
  const card = cardOfUnit(unit);
  return card.is === 'leg' ? 0 : card.weight;
}

export function bridgeRefusal(world: World, unit: Pick<AnyUnit, 'card'>, to: HexId): Refusal | undefined {
  if (!isOn(world, '7.32')) return undefined;
  const limit = world.scenario.bridges?.find(({ at }) => at === to)?.limit;
  return limit !== undefined && weightOf(unit) > limit
    ? refusal('7.32', `it is too heavy for the bridge, which bears ${limit} t`)
    : undefined;
}
