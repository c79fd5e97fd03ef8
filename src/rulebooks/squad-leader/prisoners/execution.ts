/** Prisoners are shot by those who do such things (3.29.7), and what their comrades make of it (3.30.5). */
import { refusal, type Side } from '../../../engine/index.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { removeUnit } from '../morale/losses.ts';
import { sees } from '../sight/sight.ts';
import type { FirePhase } from '../state.ts';
import { type AnyUnit, isHero, unitById } from '../units.ts';
import { nationOf, type World } from '../world.ts';

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const guardOf = (view: View, { guard }: AnyUnit): AnyUnit | undefined =>
  view.units.find(({ id }) => id === guard);

/** In a fire phase of its own, by a guard who has not fired and will not (3.29.7). */
export const execute = verbsIn<Scene>()('execute', {
  cite: '3.29.7',
  who: ({ view, side }) => view.units.filter(unit => guardOf(view, unit)?.side === side),
  whoElse: refusal('3.29.7', 'it is not a prisoner of this side'),
  unfit({ world, view, side }, unit) {
    if (nationOf(world, side) !== 'russian')
      return refusal('3.29.7', 'once taken, prisoners of this side are safe');
    const guard = guardOf(view, unit);
    return guard?.fired === undefined ? undefined : refusal('3.29.7', 'its guard has fired');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    const guard = guardOf(game.state, unit);
    if (guard) Object.assign(game.own(guard), { fired: game.state.phase as FirePhase, spent: true });
    game.say('3.29.7', `{${id}} is shot`);
    outrage(game, unit);
    // Who is killed by his captor counts no more (3.29.8).
    removeUnit(game, unitById(game.state, id));
  },
});

/** If any of his comrades see it, all of them have a level of morale more, once (3.30.5). */
function outrage(game: Game, { at, side, id }: AnyUnit): void {
  const { world } = game;
  const isFriend = (unit: AnyUnit) => unit.side === side && unit.id !== id && unit.guard === undefined;
  const friends = game.state.units.filter(isFriend);
  const isSeen = at !== undefined && friends.some(unit => unit.at !== undefined && sees(world, unit.at, at));
  if (!isSeen || game.state.outraged?.includes(side)) return;
  game.own(game.state).outraged = [...(game.state.outraged ?? []), side];
  for (const unit of friends) if (!isHero(unit)) game.own(unit).spirit = (unit.spirit ?? 0) + 1;
  game.say('3.30.5', 'His comrades have seen it: they will fight the harder for it');
}
