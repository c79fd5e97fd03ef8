/** Those whose leader was stopped on the way go on only as far as they could have without him (QA-16.3). */
import { push } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { allowance } from '../movement/allowance.ts';
import { inHalves } from '../terrain/cost.ts';
import { type AnyUnit, isMmc } from '../units.ts';
import type { World } from '../world.ts';
import { cut } from './cut.ts';
import { type AnyTrail, spentBy, trailOf } from './trails.ts';

/** The last step up to which a leader has really gone with the unit; undefined: none ever did. */
function ledUntil(view: View, { steps }: AnyTrail): number | undefined {
  const companions = new Set(steps.flatMap(step => step.with));
  let last: number | undefined;
  for (const id of companions) {
    const fellow = trailOf(view, id);
    if (!fellow?.leads) continue;
    for (const { n, with: company } of steps) {
      // He was there only if his own trail still has the step.
      if (!company.includes(id) || !fellow.steps.some(step => step.n === n)) break;
      last = Math.max(last ?? n, n);
    }
  }
  return last;
}

/** What it has left without a leader, in halves; less than nothing if it has spent more than that. */
function leftAlone(world: World, view: View, unit: AnyUnit, trail: AnyTrail): number {
  const isRoad = world.options.doubleTime && trail.steps.every(({ road }) => road === true);
  const going = { led: false, doubleTime: trail.kind === 'double-time', road: isRoad };
  return inHalves(allowance(world, view, unit, going).value) - spentBy(view, unit.id);
}

/** A wounded leader comes no farther than those who carry him (3.4.3). */
function letDown(game: Game): void {
  for (const { id, borne } of game.state.units) {
    if (borne === undefined) continue;
    const last = (unit: string) => trailOf(game.state, unit)?.steps.at(-1)?.n ?? 0;
    const stopped = last(borne);
    if (stopped < last(id)) cut(game, id, stopped);
  }
}

/** Whoever has spent more than he had is back where his leader was stopped, and goes on from there as he likes. */
export function bereave(game: Game): void {
  letDown(game);
  const { world, state } = game;
  for (const trail of state.trails) {
    const unit = state.units.find(({ id }) => id === trail.unit);
    const last = trail.steps.at(-1)?.n;
    if (!unit || last === undefined || !isMmc(unit) || trail.ended === 'grounded') continue;
    const led = leftAlone(world, state, unit, trail) < 0 ? ledUntil(state, trail) : undefined;
    if (led === undefined || led >= last) continue;
    cut(game, unit.id, led);
    game.say('QA-16.3', `{${unit.id}} has lost its leader, and goes on without him`);
    const rest = trailOf(state, unit.id);
    if (rest && leftAlone(world, state, unit, rest) > 0)
      push(game, { is: 'move', units: [unit.id], kind: trail.kind, begun: true, bereft: true });
  }
}
