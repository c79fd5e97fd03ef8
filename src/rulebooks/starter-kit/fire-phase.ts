/** What the three fire phases have in common: one side fires attack by attack until it has enough. */
import type { Rule } from '../../engine/index.ts';
import { forgetVolleys } from './fire-markers.ts';
import { hasOpening, openFire, openings } from './fire-openings.ts';
import { choose, type Game, type View } from './game.ts';
import { destroyWeapon } from './losses.ts';
import { endPhase } from './phases.ts';
import { firingSide, shooterOf, shootersOf } from './shooters.ts';
import type { WeaponId } from './state.ts';
import { mayDestroy, noteUse } from './weapons-in-fire.ts';

interface FirePhase {
  readonly id: string;
  readonly cite: string;
  readonly prompt: string;
  /** Weapons may be destroyed by those who have them (4.0.g). */
  readonly destroys?: true;
  /** What is to be done before the phase ends. */
  readonly ending?: (game: Game) => void;
}

export function* firePhase(game: Game, phase: FirePhase): Rule<void> {
  const { world } = game;
  const by = firingSide(world, game.state);
  const destroyed = phase.destroys ? destroyable : () => [];
  if (!hasOpening(world, game.state) && destroyed(game.state, by).length === 0) return end(game, phase);
  const act = yield* choose({
    by,
    id: phase.id,
    cite: phase.cite,
    prompt: phase.prompt,
    acts: view => [
      ...openings(world, view),
      ...destroyed(view, by).map(weapon => ({ verb: 'destroy', weapon }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') end(game, phase);
  else if (act.verb === 'destroy') destroy(game, act.weapon);
  else openFire(game, by, act);
}

function end(game: Game, { ending }: FirePhase): void {
  ending?.(game);
  forgetVolleys(game);
  endPhase(game);
}

function destroyable(view: View, side: string): readonly WeaponId[] {
  return shootersOf(view, side).flatMap(shooter =>
    shooter.weapon && mayDestroy(view, shooter) ? [shooter.weapon.id] : [],
  );
}

function destroy(game: Game, id: WeaponId): void {
  const { user, weapon } = shooterOf(game.state, id);
  if (!weapon) return;
  noteUse(game, user, id);
  destroyWeapon(game, weapon, '4.0.g');
}
