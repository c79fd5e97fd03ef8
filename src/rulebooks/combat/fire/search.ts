/** How a machine gun fires (12.8.1): fixed at one hex, or searching up to three of which those beside it are swung at. */
import { refusal } from '../../../engine/index.ts';
import {
  amend,
  cardOfUnit,
  type Fielded,
  fieldedById,
  type Game,
  type Scene,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import type { AnyFrame, LocId } from '../state.ts';
import { hexOf, rangeOf } from '../world.ts';
import { enemiesAt, targetPlaces, targetRefusal, windowPlaces } from './eligible.ts';

type FireFrame = Extract<AnyFrame, { is: 'fire' }>;

const isMachineGun = (unit: Fielded): boolean => {
  const card = cardOfUnit(unit);
  return card.is === 'team' && card.arm === 'MG' && !unit.crew;
};

const MOST_HEXES = 3;

const placesOf = ({ at, also = [] }: FireFrame): readonly LocId[] => [at, ...also];

/** All beside the gun, and one of them has moved (12.8.1.3). */
export function isTraverse(game: Pick<Game, 'world' | 'state'>, frame: FireFrame): boolean {
  const [id] = frame.units;
  const from = id === undefined ? undefined : unitById(game.state, id).at;
  if (from === undefined || frame.also === undefined) return false;
  const places = placesOf(frame);
  return (
    places.every(at => rangeOf(game.world, from, at) === 1) &&
    places.some(at => enemiesAt(game.state, frame.side, at).some(({ moved }) => moved !== undefined))
  );
}

const gunOf = (view: View): Fielded | undefined => {
  const [id, ...others] = top(view, 'fire').units;
  const unit = id === undefined || others.length > 0 ? undefined : fieldedById(view, id);
  return unit && isMachineGun(unit) ? unit : undefined;
};

const verb = verbsIn<Scene>();

/** One hex more, at half its firepower on each (12.8.1.2). */
export const search = verb('search', {
  cite: '12.8.1.2',
  bar: ({ view }) => {
    const frame = top(view, 'fire');
    if (gunOf(view) === undefined) return refusal('12.8.1.2', 'only a machine gun by itself searches');
    if (frame.right === 'desperation') return refusal('12.7.1.1', 'who despairs fires at one place');
    return placesOf(frame).length >= MOST_HEXES ? refusal('12.8.1.2', 'three hexes are the most') : undefined;
  },
  who: (scene): readonly LocId[] => {
    const frame = top(scene.view, 'fire');
    const places = frame.right === 'defensive' ? windowPlaces(scene.view) : targetPlaces(scene);
    return places.filter(at => !placesOf(frame).includes(at));
  },
  whoElse: refusal('12.8.1.2', 'there is nobody else to fire at'),
  unfit: (scene, at) => {
    const frame = top(scene.view, 'fire');
    const gun = gunOf(scene.view);
    const beside = placesOf(frame).filter(each => rangeOf(scene.world, each, at) === 1);
    if (beside.length === 0 || placesOf(frame).some(each => hexOf(each) === hexOf(at)))
      return refusal('12.8.1.2', 'it does not lie beside the others');
    return gun && targetRefusal(scene, gun, at, frame.right);
  },
  args: at => ({ at }),
  perform(game, { at }) {
    amend(game, 'fire', { also: [...(top(game.state, 'fire').also ?? []), at] });
  },
});
