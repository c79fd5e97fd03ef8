/** Reconnaissance by fire (3.3.4.3): an impulse is spent on a place in which nobody is to be seen, and somebody may be hidden. */
import { type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { firerRefusal, targetRefusal } from '../fire/eligible.ts';
import {
  decide,
  type Fielded,
  fieldedById,
  type Game,
  ownUnits,
  push,
  replaceTop,
  type Scene,
  sceneFor,
  top,
  verbsIn,
} from '../game.ts';
import type { AnyFrame, LocId } from '../state.ts';
import { enemyOf, hexOf } from '../world.ts';
import { hidingPlaces } from './places.ts';

/** Without any counter in their hex, as far as the side sees. */
const emptyPlaces = remembered(({ world, view, side }: Scene): readonly LocId[] => {
  const taken = new Set(view.units.flatMap(({ at }) => (at === undefined ? [] : hexOf(at))));
  return hidingPlaces(world, view, enemyOf(world, side)).filter(at => !taken.has(hexOf(at)));
});

const reach = (scene: Scene, unit: Fielded, at: LocId): Refusal | undefined =>
  targetRefusal(scene, unit, at, 'impulse');

const verb = verbsIn<Scene>();

export const recon = verb('recon', {
  cite: '3.3.4.3.a',
  bar: scene =>
    emptyPlaces(scene).length > 0 ? undefined : refusal('3.3.4.3.a', 'nobody is left who could be hidden'),
  who: ownUnits,
  unfit: (scene, unit) =>
    firerRefusal(scene.world, unit, 'impulse') ??
    (emptyPlaces(scene).some(at => !reach(scene, unit, at))
      ? undefined
      : refusal('3.3.4.3.a', 'no place where somebody could be hidden is in sight and in range')),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const { side } = fieldedById(game.state, unit);
    game.own(game.state).acted = true;
    push(game, { is: 'recon', side, units: [unit] });
  },
});

const at = verb('at', {
  cite: '3.3.4.3.a',
  who: emptyPlaces,
  whoElse: refusal('3.3.4.3.a', 'nobody could be hidden there'),
  unfit(scene, place) {
    const [id] = top(scene.view, 'recon').units;
    return id === undefined ? undefined : reach(scene, fieldedById(scene.view, id), place);
  },
  args: place => ({ at: place }),
  perform(game, act) {
    const { side, units } = top(game.state, 'recon');
    replaceTop(game, { is: 'fire', side, right: 'impulse', at: act.at, units });
  },
});

export function* reconFrame(game: Game, { side }: Extract<AnyFrame, { is: 'recon' }>): Rule<void> {
  yield* decide(game, [at] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'recon',
    cite: '3.3.4.3.a',
    prompt: 'Fire where',
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('3.3.4.3.a', place === undefined ? 'the fire goes into a place' : 'nobody could be hidden there');
