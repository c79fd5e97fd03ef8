/** Who must rout, who may, and what becomes of those who do not get away (3.6). */
import { type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import { emplacement } from '../guns/cover.ts';
import { eliminate, newAftermath } from '../morale/losses.ts';
import { leaderLosses } from '../morale/morale.ts';
import { type AnyUnit, inMelee } from '../units.ts';
import type { World } from '../world.ts';
import { interdictors } from './interdiction.ts';
import { hasEnemyBeside } from './known-enemies.ts';

/** Beside an unbroken Known Enemy Unit or in one hex with it nobody broken may stay (3.6.a). */
function isBesideEnemy(world: World, view: View, unit: AnyUnit): boolean {
  return unit.at !== undefined && hasEnemyBeside(world, view, unit.side, unit.at, enemy => !enemy.broken);
}

/** Nor in open ground where it would be interdicted if it were routing there, unless it is dug in with its gun. */
function isInterdictable(world: World, view: View, unit: AnyUnit): boolean {
  if (unit.at === undefined || emplacement(world, view, unit)) return false;
  return interdictors(world, view, { side: unit.side, at: unit.at }).length > 0;
}

const UNBROKEN = refusal('3.6.a', 'only broken units rout');

/** Against any rout of it: it is not broken, or held in melee. */
function stayingRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (!unit.broken) return UNBROKEN;
  if (unit.at === undefined) return refusal('3.3.d', 'it is not on the map');
  return inMelee(view, unit) ? refusal('3.8.t', 'it is held in melee') : undefined;
}

const canRout = (view: View, unit: AnyUnit): boolean => !stayingRefusal(view, unit);

export function mustRout(world: World, view: View, unit: AnyUnit): boolean {
  return canRout(view, unit) && (isBesideEnemy(world, view, unit) || isInterdictable(world, view, unit));
}

/** Only the desperate rout (3.6.j), once in the phase; those who must are desperate by that. Pinned, nobody can (8.2.1). */
export function routRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  const staying = stayingRefusal(view, unit);
  if (staying) return staying;
  if (unit.routed !== undefined) return refusal('3.6.b', 'its rout is over');
  if (unit.pinned) return refusal('8.2.1.hut.f', 'who is pinned can’t rout');
  return unit.desperate ? undefined : refusal('3.6.j', 'only units under desperation morale rout');
}

/** At the end of the phase: who stayed where he may not stay, or got no farther than beside an enemy (3.6.a). */
export function* eliminateForFailureToRout(game: Game): Rule<void> {
  const { world } = game;
  const failed = game.state.units.filter(unit =>
    unit.routed === 'away'
      ? canRout(game.state, unit) && isBesideEnemy(world, game.state, unit)
      : mustRout(world, game.state, unit),
  );
  const aftermath = newAftermath();
  for (const unit of failed) eliminate(game, unit, '3.6.a', aftermath);
  yield* leaderLosses(game, aftermath);
}
