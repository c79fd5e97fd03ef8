/** Who has won a close combat keeps no more weapons than the hex holds, and chooses which (4.3.2). */
import { type Rule, refusal, type Side } from '../../../engine/index.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { isOverloaded } from '../movement/stacking.ts';
import type { LocId } from '../state.ts';
import { destroyWeapon } from '../support-weapons/hands.ts';
import { bearerOf, unitsAt, weaponById } from '../units.ts';
import type { World } from '../world.ts';

interface Scene {
  readonly view: View;
  readonly at: LocId;
}

const verb = verbsIn<Scene>();

const discard = verb('discard', {
  cite: '4.3.2',
  who: ({ view, at }) => view.weapons.filter(weapon => (bearerOf(view, weapon) ?? weapon).at === at),
  whoElse: refusal('4.3.2', 'it is not in the hex that holds too many'),
  by: (_, { by }) => by,
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => destroyWeapon(game, weaponById(game.state, weapon), '4.3.2'),
});

/** The one side that is left there; undefined while the fight goes on, or with nobody there. */
function winnerAt(view: View, at: LocId): Side | undefined {
  const sides = new Set(unitsAt(view, at).flatMap(({ side, guard }) => (guard === undefined ? [side] : [])));
  const [only, ...others] = sides;
  return others.length === 0 ? only : undefined;
}

const isExcess = (world: World, view: View, at: LocId): boolean =>
  winnerAt(view, at) !== undefined && isOverloaded(world, view, at);

/** One weapon goes. False when there is nothing too much. */
export function* clearExcess(game: Game, places: readonly LocId[]): Rule<boolean> {
  const at = places.find(each => isExcess(game.world, game.state, each));
  const by = at && winnerAt(game.state, at);
  if (at === undefined || by === undefined) return false;
  const verbs = [discard];
  const sceneOf = (view: View): Scene => ({ view, at });
  yield* decide(game, verbs, sceneOf, () => refusal('4.3.2', 'only weapons are given up'), {
    by,
    id: 'excess',
    cite: '4.3.2',
    prompt: `Which weapon in ${at} is given up?`,
  });
  return true;
}
