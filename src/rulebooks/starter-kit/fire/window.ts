/** The defender's chance to fire after every expenditure of movement factors (3.3.3). */

import { anyOffer, type Frozen, type Rule, type Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { namesFor, viewFor } from '../concealment/views.ts';
import { pop, push } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import type { WindowFrame } from '../state.ts';
import { WATCHES } from '../vehicles/driving/watchers.ts';
import { enemyOf, type World } from '../world.ts';
import { forgetVolleys } from './markers.ts';
import { idleInFire, OPENINGS, type OpeningScene } from './openings.ts';
import { moverAt, movers, movingPiece } from './shooters.ts';

const verb = verbsIn<OpeningScene>();

const pass = verb('pass', { cite: '3.3.3.b', perform: game => close(game) });

const DEEDS = [...OPENINGS, ...WATCHES] as const;
const WINDOW_VERBS = [...DEEDS, pass] as const;

/** Opens a window, if there is anybody who could fire as far as everybody can see, or do something else about it. */
export function openWindow(game: Game): void {
  forgetVolleys(game);
  const side = enemyOf(game.world, game.state.attacker);
  if (isOpenTo(game, side, sceneFor(game.world, side))) push(game, { is: 'window', side });
}

/** With units that the enemy does not see, always: whether it opens must not tell of them. */
function isOpenTo({ world, state }: Game, side: Side, sceneOf: (view: View) => OpeningScene): boolean {
  return hasUnseen(state, side) || anyOffer(DEEDS, sceneOf(viewFor(state, side, world)));
}

const sceneFor = (world: World, side: Side) =>
  remembered((view: View): OpeningScene => ({ world, view, side }));

/** One attack, or a pass. The window stays open as long as there is somebody to fire, and at whom (3.3.3.b). */
export function* windowFrame(game: Game, { side }: Frozen<WindowFrame>): Rule<void> {
  const target = moverAt(game.state);
  const sceneOf = sceneFor(game.world, side);
  if (target === undefined || !isOpenTo(game, side, sceneOf)) return close(game);
  const mover = movingPiece(game.state);
  const isVehicle = mover?.is === 'drive';
  const stack = movers(game.state).map(({ id }) => id);
  yield* decide(game, WINDOW_VERBS, sceneOf, idleInFire, {
    by: side,
    id: 'first-fire',
    cite: '3.3.3.b',
    prompt: `Fire at the ${isVehicle ? 'vehicle' : 'units'} moving in ${target}?`,
    window: {
      on: 'first-fire',
      pass: { verb: 'pass' },
      subject: namesFor(game.state, side, isVehicle ? [mover.vehicle] : stack).join(','),
    },
  });
}

function close(game: Game): void {
  forgetVolleys(game);
  pop(game);
}
