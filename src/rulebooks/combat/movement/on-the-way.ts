/** What units do on their way without going on: into cover and out of it, into a pit, or away. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { pointsOf } from '../charts/index.ts';
import { openWindow } from '../fire/open-window.ts';
import { amend, type Fielded, type Game, isFielded, type Scene, top, unitById } from '../game.ts';
import type { UnitId } from '../state.ts';

export const onTheWay = ({ view }: Pick<Scene, 'view'>): readonly Fielded[] =>
  top(view, 'move')
    .units.map(id => unitById(view, id))
    .filter(isFielded);

/** A platoon steps as one: nobody does anything else while some have said where they go (10.5.1). */
export const steppingOut = ({ view }: Scene): Refusal | undefined =>
  Object.keys(top(view, 'move').plans).length > 0
    ? refusal('10.5.1', 'the others are stepping out')
    : undefined;

/** Movement Points that it has left. */
export function pointsLeft({ world, view }: Scene, { id }: Fielded): number {
  const { gait, spent } = top(view, 'move');
  return pointsOf(world.charts, gait) - (spent[id] ?? 0);
}

/** The points are spent where it is, and the enemy may answer. */
export function spendInPlace(game: Game, id: UnitId, cost: number): void {
  const { gait, spent } = top(game.state, 'move');
  game.own(unitById(game.state, id)).moved = gait;
  amend(game, 'move', { began: true, spent: { ...spent, [id]: (spent[id] ?? 0) + cost } });
  openWindow(game, 'mp', [id]);
}
