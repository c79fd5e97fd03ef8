/** Before the enemy comes, a side that waits for him lays its heavy guns on hexes by which he may come (8.9.8). */
import { groundOf } from '../../../board/index.ts';
import { anyOffer, type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { pop, push } from '../frames.ts';
import { decide, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import { sees } from '../sight/sight.ts';
import type { LocId, SightingFrame } from '../state.ts';
import { type AnyWeapon, bearerOf, weaponById, weaponCardOf } from '../units.ts';
import { distance, ix, type World } from '../world.ts';

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<Scene>();

/** All of the enemy come from off the map, or the scenario says so (8.9.8.7). */
export function maySightIn({ scenario }: World, side: Side): boolean {
  const enemies = scenario.groups.filter(group => group.side !== side);
  return scenario.boreSights?.includes(side) || enemies.every(({ enter }) => enter !== undefined);
}

/** Medium and heavy machine guns in the hands of men who are on the map (8.9.8.2). */
function gunRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const card = weaponCardOf(weapon);
  if (card.kind !== 'machine-gun' || card.size === 'LMG')
    return refusal('8.9.8.2', 'only medium and heavy machine guns are sighted in');
  if (weapon.sighted) return refusal('8.9.8.4', 'it is sighted in on one hex');
  return bearerOf(view, weapon)?.at === undefined
    ? refusal('8.9.8.3', 'it is not where it will begin')
    : undefined;
}

/** One hex on dry ground in its sight and normal range (8.9.8.4). */
function hexRefusal({ world, view }: Scene, weapon: AnyWeapon, at: LocId): Refusal | undefined {
  const from = bearerOf(view, weapon)?.at;
  const card = weaponCardOf(weapon);
  if (from === undefined || card.kind !== 'machine-gun') return undefined;
  if (from === at) return refusal('8.9.8.4', 'it stands there itself');
  if (distance(world, from, at) > card.range) return refusal('8.9.8.4', 'it is beyond its normal range');
  if (groundOf(world.field, ix(world, at)) === 'water') return refusal('8.9.8.4', 'it is water');
  return sees(world, from, at) ? undefined : refusal('8.9.8.4', 'it is out of its sight');
}

const boreSight = verb('bore-sight', {
  cite: '8.9.8.4',
  who: ({ view, side }) => view.weapons.filter(weapon => bearerOf(view, weapon)?.side === side),
  whoElse: refusal('8.9.8.2', 'nobody of the side has it'),
  by: (_, { by }) => by,
  unfit: ({ view }, weapon) => gunRefusal(view, weapon),
  what: ({ world }) => world.field.ids,
  refusal: hexRefusal,
  args: ({ id }, at) => ({ weapon: id, at }),
  perform(game, { weapon: id, at }) {
    const weapon = weaponById(game.state, id);
    const bearer = bearerOf(game.state, weapon);
    if (bearer?.at === undefined) return;
    game.own(weapon).sighted = { by: bearer.side, from: bearer.at, at };
  },
});

const done = verb('done', { cite: '8.9.8.4', perform: pop });

/** Asked of who may, and has a gun for it. */
export function openSighting(game: Game, side: Side): void {
  const { world, state } = game;
  if (!maySightIn(world, side) || !anyOffer([boreSight], { world, view: state, side })) return;
  push(game, { is: 'sighting', side });
}

/** One gun, or the end of it. The enemy does not know what is said. */
export function* sightingFrame(game: Game, { side }: SightingFrame): Rule<void> {
  const sceneOf = (view: View): Scene => ({ world: game.world, view, side });
  yield* decide(game, [boreSight, done], sceneOf, () => refusal('8.9.8.2', 'only guns are sighted in'), {
    by: side,
    id: 'bore-sight',
    cite: '8.9.8.4',
    prompt: 'Which guns are sighted in, and on what?',
    window: mayLeave('bore-sight'),
    secret: true,
  });
}
