/** Fires in the Adjustment Phase (7.35.1, 7.35.2): hexes at which shells were aimed may catch fire, and whoever stayed in one that burns is lost. */
import type { HexId } from '../../../board/index.ts';
import { type Rule, unset } from '../../../engine/index.ts';
import { burnsAt } from '../charts/index.ts';
import { type Game, isFielded, lose, unitById } from '../game.ts';
import { percentAtMost } from '../rolls.ts';
import { enemyOf, sidesOf } from '../world.ts';
import { ignite, isBurning, tinderIn } from './fires.ts';

/** One hex a step; then those are lost who have not left a fire that began in an earlier turn. */
export function* firePhase(game: Game): Rule<boolean> {
  const [next, ...others] = game.state.kindled ?? [];
  if (next) {
    if (others.length > 0) game.own(game.state).kindled = others;
    else unset(game.own(game.state), 'kindled');
    if (!isBurning(game.state, next.at)) yield* check(game, next);
    return false;
  }
  const { fires = [], turn } = game.state;
  for (const { at, since } of fires) if (since < turn) burnOut(game, at);
  return true;
}

function* check(game: Game, { at, factor }: { readonly at: HexId; readonly factor: number }): Rule<void> {
  const { world } = game;
  const found = tinderIn(world, at);
  if (!found) return;
  const burns = yield* percentAtMost(burnsAt(world.charts, found.fuel, factor), {
    why: `whether {${at}} catches fire`,
    cite: '7.35.1.b',
    by: sidesOf(world)[0],
    added: found.added,
    reads: ['it burns', 'it does not'],
  });
  if (burns) ignite(game, at, '7.35.1.b');
}

/** Men, guns and vehicles alike, and no wreck is left of them; whoever was hidden there is known by that. */
function burnOut(game: Game, at: HexId): void {
  for (const { id } of game.state.units.filter(unit => isFielded(unit) && unit.at === at)) {
    const unit = unitById(game.state, id);
    if (unit.under) game.reveal([enemyOf(game.world, unit.side)], '7.35.2', `{${id}} was in {${at}}`);
    lose(game, unit, 'burned');
    game.say('7.35.2', `{${id}} is lost in the fire.`);
  }
  const { hidden } = game.state;
  if (hidden?.some(each => each.at === at))
    game.own(game.state).hidden = hidden.filter(each => each.at !== at);
}
