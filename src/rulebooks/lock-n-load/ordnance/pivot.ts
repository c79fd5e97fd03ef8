/** A weapon team turns in its hex (1.7.f, 1.7.g): a move that the enemy may fire at, after which it may fire itself. */
import type { Rule } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import type { BookAct } from '../acts.ts';
import { openWindow } from '../fire/opportunity-fire.ts';
import type { Game, View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { groupWith, noteDeed, readyUnits } from '../impulses/groups.ts';
import { isFresh, isGoodOrder, isLocked, unitById } from '../units.ts';
import type { World } from '../world.ts';
import { hasArc, turns } from './weapon-teams.ts';

export const pivoting: Action = { verbs: ['pivot'], acts, perform };

function acts(world: World, view: View, impulse: AnyImpulse): readonly BookAct[] {
  return readyUnits(view, impulse)
    .filter(unit => hasArc(unit) && isFresh(unit) && isGoodOrder(unit) && !isLocked(view, unit))
    .flatMap(unit =>
      turns(world, unit).map(({ facing }) => ({ verb: 'pivot', unit: unit.id, facing }) as const),
    );
}

/** Moved, until it fires: then the Fired marker takes its place. */
function* perform(game: Game, _: AnyImpulse, act: BookAct): Rule<void> {
  if (act.verb !== 'pivot') return;
  const unit = unitById(game.state, act.unit);
  const cost = turns(game.world, unit).find(({ facing }) => facing === act.facing)?.cost ?? 0;
  const mine = game.own(unit);
  mine.facing = act.facing as Direction;
  mine.moved = 'Moved';
  noteDeed(game, unit.id, { pivoted: [...(groupWith(game.state, unit.id)?.pivoted ?? []), unit.id] });
  game.say('1.7.f', `{${unit.id}} turns`);
  if (unit.at !== undefined) openWindow(game, unit.at, [unit.id], cost);
}
