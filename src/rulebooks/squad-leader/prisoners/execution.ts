/** Prisoners are killed by those who do such things (3.29.7), and what their comrades make of it (3.28.9, 3.30.5). */
import { refusal, type Side } from '../../../engine/index.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { removeUnit } from '../morale/losses.ts';
import { sees } from '../sight/sight.ts';
import type { FirePhase } from '../state.ts';
import { type AnyUnit, unitById } from '../units.ts';
import { nationOf, type World } from '../world.ts';
import { guardOf } from './guards.ts';

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

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
    warn(game, unit);
    // Who is killed by his captor counts no more (3.29.8).
    removeUnit(game, unitById(game.state, id));
  },
});

/** Those of his side who are nobody's prisoners. */
const comradesOf = (view: View, { side, id }: AnyUnit): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side && unit.id !== id && unit.guard === undefined);

const isSeenByComrades = ({ world, state }: Game, unit: AnyUnit): boolean =>
  comradesOf(state, unit).some(
    ({ at }) => at !== undefined && unit.at !== undefined && (at === unit.at || sees(world, at, unit.at)),
  );

/** If any of his comrades see it, all of them have a level of morale more, once; and each time more is asked of the captors (3.30.5). */
function outrage(game: Game, unit: AnyUnit): void {
  if (!isSeenByComrades(game, unit)) return;
  const { outraged = [] } = game.state;
  game.own(game.state).outraged = [...outraged, unit.side];
  if (outraged.includes(unit.side)) return;
  for (const comrade of comradesOf(game.state, unit)) game.own(comrade).spirit = (comrade.spirit ?? 0) + 1;
  game.say('3.30.5', 'His comrades have seen it: they will fight the harder for it');
}

/** Whoever sees captors kill one who gave up gives up no more (3.28.9). */
export function warn(game: Game, unit: AnyUnit): void {
  const { defiant = [] } = game.state;
  if (!game.world.options.integrity || defiant.includes(unit.side) || !isSeenByComrades(game, unit)) return;
  game.own(game.state).defiant = [...defiant, unit.side];
  game.say('3.28.9', 'His comrades have seen it: nobody of them will surrender any more');
}
