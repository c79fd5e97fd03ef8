/** The fuel trailer of the L3/35 Lf (7.38.12): hit by itself, and let go when it burns or its crew wants to. */
import { type Rule, refusal } from '../../../engine/index.ts';
import type { Angle, Location } from '../charts/index.ts';
import { type AnyUnit, type Game, ownUnits, type Scene, unitById, vehicleCardOf, verbsIn } from '../game.ts';
import { hiddenRefusal } from '../hidden/counters.ts';
import { percentAtMost } from '../rolls.ts';
import { isOn, type World } from '../world.ts';

/** What a hit did. */
type Hurt = { readonly is: string };

/** Whether it still tows its fuel. */
export const hasTrailer = (world: World, unit: AnyUnit): boolean =>
  isOn(world, '7.38') && vehicleCardOf(unit)?.trailer !== undefined && unit.trailer !== 'gone';

/** Hits on the hull from behind may strike the trailer instead; those on its side from the front never do (7.38.12.2.a). */
export function* hitsTrailer(
  { world }: Game,
  { firer, target }: { readonly firer: Pick<AnyUnit, 'side'>; readonly target: AnyUnit },
  { hull }: { readonly hull: Angle },
  struck: Location,
  before: readonly Hurt[],
): Rule<boolean> {
  const isBehind = struck === 'HR' || (struck === 'HS' && hull === 'Rear/Side');
  const trailer = vehicleCardOf(target)?.trailer;
  if (!isBehind || !trailer || !hasTrailer(world, target) || isShotAway(target, before)) return false;
  return yield* percentAtMost(trailer.hits[struck], {
    why: `whether the trailer of {${target.id}} is hit`,
    cite: '7.38.12.2.a',
    by: firer.side,
    reads: ['the trailer', 'the tank'],
    of: [target.id],
  });
}

/** By an earlier hit of the same fire. */
function isShotAway({ trailer }: AnyUnit, before: readonly Hurt[]): boolean {
  const damaged = before.filter(({ is }) => is === 'Trailer Damage').length + (trailer === 'damaged' ? 1 : 0);
  return damaged > 1 || before.some(({ is }) => is === 'Trailer KO' || is === 'Trailer BU');
}

export const trailerArmour = (target: AnyUnit): number => vehicleCardOf(target)?.trailer?.armour ?? 0;

export function dropTrailer(game: Game, target: AnyUnit, cite: string): void {
  game.own(target).trailer = 'gone';
  game.say(cite, `{${target.id}} lets its trailer go.`);
}

/** Damaged it gives less fire; damaged again it is let go (7.38.12.2.e). */
export function damageTrailer(game: Game, target: AnyUnit): void {
  if (target.trailer === 'damaged') dropTrailer(game, target, '7.38.12.2.e');
  else {
    game.own(target).trailer = 'damaged';
    game.say('7.38.12.2.e', `The trailer of {${target.id}} is damaged.`);
  }
}

const verb = verbsIn<Scene>();

/** At any time that its side is asked (7.38.12.2.f). */
export const jettison = verb('jettison', {
  cite: '7.38.12.2.f',
  who: scene => ownUnits(scene).filter(unit => vehicleCardOf(unit)?.trailer !== undefined),
  whoElse: refusal('7.38.12.2.f', 'it tows no fuel'),
  unfit: ({ world }, unit) =>
    hiddenRefusal(unit) ??
    (hasTrailer(world, unit) ? undefined : refusal('7.38.12.2.f', 'its trailer is gone')),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    dropTrailer(game, unitById(game.state, unit), '7.38.12.2.f');
  },
});
