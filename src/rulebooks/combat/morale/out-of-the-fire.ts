/** Whoever is where it begins to burn gets out by the next impulse that he can use, or is lost (6.13.2.b). */
import { type Rule, type Side, unset } from '../../../engine/index.ts';
import { heldRefusal } from '../close-combat/melee.ts';
import { type Fielded, type Game, isDisrupted, isFielded, ownUnits, unitById, type View } from '../game.ts';
import { moverRefusal } from '../movement/gaits.ts';
import { hexOf } from '../world.ts';
import { eliminate } from './check.ts';

/** Whether it could get out by an impulse now: on its feet, or fleeing (6.13.2.b). */
const canLeave = (view: View, unit: Fielded): boolean =>
  isDisrupted(unit)
    ? unit.moved === undefined && heldRefusal(view, unit) === undefined
    : moverRefusal(view, unit) === undefined;

const inFlames = ({ state }: Pick<Game, 'state'>, { at }: Pick<Fielded, 'at'>): boolean =>
  state.flames?.some(flame => flame.at === hexOf(at)) ?? false;

/** At the beginning of an impulse: whom of the side it is for (6.13.2.b). */
export function noteFleeing(game: Game, side: Side): void {
  if (game.state.flames === undefined) return;
  const fleeing = ownUnits({ view: game.state, side })
    .filter(unit => inFlames(game, unit) && canLeave(game.state, unit))
    .map(({ id }) => id);
  if (fleeing.join() === (game.state.fleeing ?? []).join()) return;
  if (fleeing.length > 0) game.own(game.state).fleeing = fleeing;
  else unset(game.own(game.state), 'fleeing');
}

/** Once it is over: who had the chance and is still there is lost, unless one of them got out and others wait for the next (R39). */
export function* burnWhoStayed(game: Game): Rule<void> {
  const { fleeing } = game.state;
  if (fleeing === undefined) return;
  unset(game.own(game.state), 'fleeing');
  const still = fleeing.map(id => unitById(game.state, id)).filter(unit => isFielded(unit));
  const left = still.filter(unit => inFlames(game, unit));
  const hasOneGone = left.length < still.length;
  yield* burn(
    game,
    left.filter(unit => !hasOneGone || unit.moved !== undefined),
  );
}

/** At the end of the turn: who could not get out in a whole turn. */
export function* burnWhoCouldNot(game: Game): Rule<void> {
  const { flames = [], turn, units } = game.state;
  const old = new Set(flames.filter(flame => flame.turn < turn).map(({ at }) => at));
  if (old.size > 0)
    yield* burn(
      game,
      units.filter(isFielded).filter(({ at }) => old.has(hexOf(at))),
    );
}

function* burn(game: Game, units: readonly Fielded[]): Rule<void> {
  for (const { id } of units) {
    const unit = unitById(game.state, id);
    if (!isFielded(unit)) continue;
    game.say('6.13.2.b', `{${id}} did not get out of the fire.`);
    yield* eliminate(game, unit);
  }
}
