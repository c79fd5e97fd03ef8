/** Assault and Crawled Fire in the midst of a move (10.1.5, 10.1.6): once, at half strength, for a point if one assaults. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { costOf, pointsOf } from '../charts/index.ts';
import {
  amend,
  enclosing,
  type Fielded,
  type Game,
  isFielded,
  push,
  type Scene,
  unitById,
  verbsIn,
} from '../game.ts';
import type { UnitId } from '../state.ts';
import { firerRefusal, targetPlaces, targetRefusal } from './eligible.ts';

/** Against its firing as it goes. */
export function notOnTheMove({ world, view }: Scene, unit: Fielded): Refusal | undefined {
  const frame = enclosing(view, 'move');
  if (!frame?.units.includes(unit.id)) return refusal('10.1.5', 'it is not on its way');
  if (frame.gait === 'run') return refusal('10.1.3', 'who runs does not fire');
  if (frame.gait === 'cautious') return refusal('10.1.4', 'who moves with caution does not fire');
  const isPaid =
    frame.gait === 'crawl' ||
    (frame.spent[unit.id] ?? 0) + costOf(world.charts, 'assault fire') <= pointsOf(world.charts, frame.gait);
  return isPaid ? undefined : refusal('10.1.5', 'it has no point left');
}

/** Its gait lies on it from now on, and its point is spent. */
export function payForFire(game: Game, id: UnitId): void {
  const frame = enclosing(game.state, 'move');
  if (!frame) return;
  game.own(unitById(game.state, id)).moved = frame.gait;
  const cost = frame.gait === 'assault' ? costOf(game.world.charts, 'assault fire') : 0;
  amend(game, 'move', { began: true, spent: { ...frame.spent, [id]: (frame.spent[id] ?? 0) + cost } });
}

const verb = verbsIn<Scene>();

export const fireOnTheMove = verb('fire', {
  cite: '10.1.5',
  bar: ({ view }) =>
    Object.keys(enclosing(view, 'move')?.plans ?? {}).length > 0
      ? refusal('10.5.1', 'the others are stepping out')
      : undefined,
  who: ({ view }) => (enclosing(view, 'move')?.units ?? []).map(id => unitById(view, id)).filter(isFielded),
  whoElse: refusal('10.1.5', 'it is not on its way'),
  unfit: (scene, unit) => notOnTheMove(scene, unit) ?? firerRefusal(scene.world, unit, 'assault'),
  what: targetPlaces,
  whatElse: refusal('12.1.1.1st', 'there is nobody to fire at'),
  refusal: (scene, unit, at) => targetRefusal(scene, unit, at, 'assault'),
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit, at }) {
    payForFire(game, unit);
    push(game, { is: 'fire', side: unitById(game.state, unit).side, right: 'assault', at, units: [unit] });
  },
});
