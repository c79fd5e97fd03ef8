/** How an attack begins: with what may fire now, or with a look for a Panzerfaust. */
import type { Side } from '../../engine/index.ts';
import type { BookAct } from './acts.ts';
import { isAnybodyReady, readyShooters } from './fire-targets.ts';
import { push } from './frames.ts';
import type { Game, View } from './game.ts';
import { faustActs, smokeMortars } from './ordnance-declaration.ts';
import type { FireFrame } from './state.ts';
import type { World } from './world.ts';

export type Opening = Extract<BookAct, { verb: 'ready' | 'faust' }>;

export function openings(world: World, view: View): readonly Opening[] {
  const ready = new Set([...readyShooters(world, view), ...smokeMortars(world, view)].map(({ id }) => id));
  return [...[...ready].map(shooter => ({ verb: 'ready', shooter }) as const), ...faustActs(world, view)];
}

export function hasOpening(world: World, view: View): boolean {
  return (
    isAnybodyReady(world, view) || smokeMortars(world, view).length > 0 || faustActs(world, view).length > 0
  );
}

/** Begins the declaration; in the movement phase the target is known from the start. */
export function openFire(
  game: Game,
  by: Side,
  act: Opening,
  at: Pick<FireFrame, 'target' | 'at'> = {},
): void {
  const shooter = act.verb === 'faust' ? act.unit : act.shooter;
  push(game, {
    is: 'fire',
    by,
    shooters: [shooter],
    leaders: [],
    ...at,
    ...(act.verb === 'faust' && { faust: true }),
  });
}
