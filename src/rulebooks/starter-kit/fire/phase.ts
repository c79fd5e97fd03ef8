/** What the three fire phases have in common: one side fires attack by attack until it has enough. */
import type { Rule, Side } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { viewFor } from '../concealment/views.ts';
import { push } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { mayTurnGuns, turnGuns } from '../guns/turning.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { endPhase } from '../phases.ts';
import type { TurnGunsFrame, WeaponId } from '../state.ts';
import { forgetVolleys } from './markers.ts';
import { hasOpening, openFire, openings } from './openings.ts';
import { firingSide, shooterOf, shootersOf } from './shooters.ts';
import { mayDestroy, noteUse } from './weapons.ts';

interface FirePhase {
  readonly id: string;
  readonly cite: string;
  readonly prompt: string;
  /** Weapons may be destroyed by those who have them (4.0.g). */
  readonly destroys?: true;
}

export function* firePhase(game: Game, phase: FirePhase): Rule<void> {
  const { world } = game;
  const by = firingSide(world, game.state);
  const destroyed = phase.destroys ? destroyable : () => [];
  if (!hasUnseen(game.state, by)) {
    const seen = viewFor(game.state, by, world);
    if (!hasOpening(world, seen) && destroyed(seen, by).length === 0) return close(game, by);
  }
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
  if (act.verb === 'done') close(game, by);
  else if (act.verb === 'destroy') destroy(game, act.weapon);
  else openFire(game, by, act);
}

/** Nobody fires any more; but guns may still be turned (3.2.4.ca.d). */
function close(game: Game, side: Side): void {
  if (mayTurnGuns(game.world, game.state, side)) push(game, { is: 'turn-guns', side, turned: [] });
  else end(game);
}

/** One gun turned at the end of the phase, or its end. */
export function* turnGunsFrame(game: Game, frame: TurnGunsFrame): Rule<void> {
  if (yield* turnGuns(game, frame)) end(game);
}

function end(game: Game): void {
  if (game.state.phase === 'prep-fire') markUsers(game);
  forgetVolleys(game);
  endPhase(game);
}

/** Who has fired a weapon has fired, even if its rate of fire is left: it neither moves nor fires later (3.3, 3.5). */
function markUsers(game: Game): void {
  for (const unit of game.state.units) {
    if (!unit.used) continue;
    const weapons = game.state.weapons.filter(({ id }) => unit.used?.includes(id));
    for (const piece of [unit, ...weapons]) if (!piece.fired) game.own(piece).fired = 'prep';
  }
}

function destroyable(view: View, side: string): readonly WeaponId[] {
  return shootersOf(view, side).flatMap(shooter =>
    shooter.weapon && mayDestroy(view, shooter) ? [shooter.weapon.id] : [],
  );
}

/** It counts as using the weapon, and who does that before a good order enemy is seen (4.0.g, 8.3.d). */
function destroy(game: Game, id: WeaponId): void {
  const { user, weapon } = shooterOf(game.state, id);
  if (!weapon) return;
  loseInSight(game, [user], '8.3.d');
  noteUse(game, user, id);
  destroyWeapon(game, weapon, '4.0.g');
}
