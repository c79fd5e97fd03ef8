/** Putting movers back to where they were for an attack, and restoring those who come through it (5.6.1 to 5.6.4). */
import { unset } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import { type AnyUnit, unitById } from '../units.ts';
import { bringAlong } from './company.ts';
import { cut } from './cut.ts';
import { openStepAt, trailOf } from './trails.ts';

/** Those who passed through the place, or ended their move in it, and may be fired at there. */
export function passersAt(view: View, at: LocId): readonly AnyUnit[] {
  return view.trails.flatMap(trail => {
    const unit = openStepAt(trail, at) && view.units.find(({ id }) => id === trail.unit);
    return unit ? [unit] : [];
  });
}

/** All places where somebody who moved may be fired at. */
export const placesOnTrails = (view: View): ReadonlySet<LocId> =>
  new Set(
    view.trails.flatMap(({ steps, settled }) => steps.flatMap(step => (step.n >= settled ? step.at : []))),
  );

/** For the time of the attack they are there; how many are there at once does not matter (5.6.1). */
export function putBack(game: Game, units: readonly AnyUnit[], at: LocId): void {
  const back: Record<UnitId, number> = { ...game.state.back };
  for (const { id } of units) {
    const trail = trailOf(game.state, id);
    const step = trail && openStepAt(trail, at);
    if (!step) continue;
    back[id] = step.n;
    game.own(unitById(game.state, id)).at = at;
    bringAlong(game, id, at);
  }
  game.own(game.state).back = back;
}

/** Who was stopped there never went farther. */
export function stopThere(game: Game, unit: UnitId, how: 'broken' | 'grounded' | 'fell'): void {
  const n = game.state.back?.[unit];
  if (n !== undefined) cut(game, unit, n, how);
}

/** The others return to where they ended, and nobody fires at them in an earlier place any more (5.6.3, SQLA-16B). */
export function restore(game: Game): void {
  const { back } = game.state;
  if (!back) return;
  for (const [id, n] of Object.entries(back)) {
    const trail = trailOf(game.state, id);
    if (trail) game.own(trail).settled = n;
    const unit = game.state.units.find(each => each.id === id);
    if (!unit || !trail) continue;
    const last = trail.steps.at(-1);
    if (trail.ended === 'left') unset(game.own(unit), 'at');
    else if (last) game.own(unit).at = last.at;
  }
  unset(game.own(game.state), 'back');
}
