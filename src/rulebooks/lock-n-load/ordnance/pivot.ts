/** A weapon team turns in its hex (1.7.f, 1.7.g): a move that the enemy may fire at, after which it may fire itself. */
import { refusal } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { openWindow } from '../fire/opportunity-fire.ts';
import { groupWith, noteDeed } from '../impulses/groups.ts';
import { impulseVerb, unitsToAct } from '../impulses/scene.ts';
import { isFresh, isGoodOrder, isLocked, unitById } from '../units.ts';
import { hasArc, turns } from './weapon-teams.ts';

export const pivot = impulseVerb('pivot', {
  cite: '1.7.f',
  who: scene => unitsToAct(scene).filter(hasArc),
  unfit({ view }, unit) {
    if (!isFresh(unit)) return refusal('1.7.g', 'it has moved or fired');
    if (!isGoodOrder(unit)) return refusal('1.7.g', 'it is Shaken');
    return isLocked(view, unit) ? refusal('8.1.a', 'it is locked in Melee') : undefined;
  },
  what: ({ world }, unit) => turns(world, unit),
  args: (unit, { facing }) => ({ unit: unit.id, facing }),
  /** Moved, until it fires: then the Fired marker takes its place. */
  perform(game, { unit: id, facing }) {
    const unit = unitById(game.state, id);
    const cost = turns(game.world, unit).find(turn => turn.facing === facing)?.cost ?? 0;
    const mine = game.own(unit);
    mine.facing = facing as Direction;
    mine.moved = 'Moved';
    noteDeed(game, id, { pivoted: [...(groupWith(game.state, id)?.pivoted ?? []), id] });
    game.say('1.7.f', `{${id}} turns`);
    if (unit.at !== undefined) openWindow(game, unit.at, [id], cost);
  },
});
