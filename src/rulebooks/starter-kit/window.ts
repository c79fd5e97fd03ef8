/** The defender's chance to fire after every expenditure of movement factors (3.3.3). */
import type { Frozen, Rule } from '../../engine/index.ts';
import { forgetVolleys } from './fire-markers.ts';
import { hasOpening, openFire, openings } from './fire-openings.ts';
import { pop, push } from './frames.ts';
import { choose, type Game } from './game.ts';
import { movers } from './shooters.ts';
import type { WindowFrame } from './state.ts';
import { enemyOf } from './world.ts';

/** Opens a window, if there is anybody who could fire as far as everybody can see. */
export function openWindow(game: Game): void {
  forgetVolleys(game);
  if (!hasOpening(game.world, game.state)) return;
  push(game, { is: 'window', side: enemyOf(game.world, game.state.attacker) });
}

/** One attack, or a pass. The window stays open as long as there is somebody to fire, and at whom (3.3.3.b). */
export function* windowFrame(game: Game, { side }: Frozen<WindowFrame>): Rule<void> {
  const { world } = game;
  const stack = movers(game.state);
  const target = stack[0]?.at;
  if (target === undefined || !hasOpening(world, game.state)) return close(game);
  const act = yield* choose({
    by: side,
    id: 'first-fire',
    cite: '3.3.3.b',
    prompt: `Fire at the units moving in ${target}?`,
    window: { on: 'first-fire', pass: { verb: 'pass' }, subject: stack.map(({ id }) => id).join(',') },
    acts: view => [...openings(world, view), { verb: 'pass' } as const],
  });
  if (act.verb === 'pass') return close(game);
  const at = stack.map(({ id }) => id);
  openFire(game, side, act, { target, at });
}

function close(game: Game): void {
  forgetVolleys(game);
  pop(game);
}
