/** Pushing a gun along (6.5.a, 6.5.b). */
import { isRefusal, refusal } from '../../../engine/index.ts';
import { nextHexes } from '../movement/entry.ts';
import { moveVerb } from '../movement/move-scene.ts';
import { amend, moveOf } from '../movement/moving-stack.ts';
import { step } from '../movement/stepping.ts';
import { isGun } from './guns.ts';
import { mayPush, pushingRefusal, tryToPush } from './manhandling.ts';

/** A gun that can't be pushed keeps those who tried where they are (6.5.b). */
export const push = moveVerb('push', {
  cite: '6.5.a',
  who: ({ view, stack }) =>
    view.weapons.filter(weapon => stack.some(({ id }) => id === weapon.by) && isGun(weapon)),
  whoElse: refusal('6.5.a', 'nobody on the move serves it'),
  unfit: ({ view, move }, gun) => pushingRefusal(view, move, gun),
  what: ({ world, stack: [first] }) => (first ? nextHexes(world, first) : []),
  whatElse: refusal('6.5.a', 'a gun is pushed into the next hex'),
  refusal({ world, view, move }, gun, to) {
    const cost = mayPush(world, view, move, gun, to);
    return isRefusal(cost) ? cost : undefined;
  },
  args: (gun, to) => ({ weapon: gun.id, to }),
  *perform(game, { weapon, to }) {
    const move = moveOf(game.state);
    const pushed = yield* tryToPush(game, move, weapon, to);
    if (pushed === 'stuck') return amend(game, { halted: move.units, begun: true });
    yield* step(game, to, { gun: weapon, arrives: pushed === 'arrives' });
  },
});
