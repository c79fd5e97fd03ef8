/** The Air Phases (B15): the First Player's aircraft make their passes, and then the Second's. */
import {
  anyOffer,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Subject,
  unset,
} from '../../../engine/index.ts';
import { ALTITUDES, type Altitude } from '../charts/index.ts';
import { decide, type Game, phasing, push, type Scene, sceneFor, verbsIn } from '../game.ts';
import type { Aircraft } from '../state.ts';
import { hexesFor, mayDrop } from './aircraft.ts';

const verb = verbsIn<Scene>();

function notFlying({ view }: Scene, { gone, from, flown }: Aircraft): Refusal | undefined {
  if (gone) return refusal('B15.9', gone === 'home' ? 'it has flown home' : 'it was shot down');
  if (from > view.turn) return refusal('B15', 'it has not come yet');
  return flown ? refusal('B15.1', 'it makes one pass an Air Phase') : undefined;
}

const fly = verb('fly', {
  cite: 'B15.1',
  who: ({ view, side }) => view.aircraft.filter(each => each.side === side),
  unfit: notFlying,
  what: (): readonly Altitude[] => ALTITUDES,
  refusal: (scene, plane, altitude) => {
    if (altitude !== 'Low' && !mayDrop(plane, altitude))
      return refusal('B15.7', 'it has nothing to drop from there');
    return hexesFor(scene, plane, altitude).length > 0
      ? undefined
      : refusal('B15.2', 'there is nobody to be seen');
  },
  args: ({ id }, altitude) => ({ aircraft: id, altitude }),
  perform(game, { aircraft, altitude }) {
    push(game, { is: 'pass', side: phasing(game), aircraft, altitude });
  },
});

const endPart = verb('done', { cite: 'B15', perform() {} });

export function* airPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const side = phasing(game);
  if (anyOffer([fly], { world, view: game.state, side })) {
    const act = yield* decide(game, [fly, endPart] as const, sceneFor(game, side), idle, {
      by: side,
      id: 'air',
      cite: 'B15',
      prompt: 'Aircraft',
      window: { on: 'air', pass: DONE, optional: true },
    });
    if (act.verb !== DONE.verb) return false;
  }
  for (const plane of game.state.aircraft) if (plane.side === side) unset(game.own(plane), 'flown');
  return true;
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B15', place === undefined ? 'it is no aircraft' : 'an aircraft is named first');
