/** The formations by which initiative is diced, where it is staggered (7.42.a): companies, or the platoons of a single one. */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { type AnyUnit, type Fielded, type Game, isFielded, phasing, type View } from '../game.ts';
import { formationOf, type World } from '../world.ts';

const groupsOf = rememberedOf((world: World): ReadonlyMap<string, string> => {
  const { groups } = world.scenario;
  const isOne = (side: Side) =>
    new Set(groups.filter(each => each.side === side).map(({ id }) => formationOf(world, id))).size === 1;
  return new Map(groups.map(({ id, side }) => [id, isOne(side) ? id : formationOf(world, id)]));
});

export const initiativeGroup = (world: World, { group }: AnyUnit): string =>
  groupsOf(world).get(group) ?? group;

export const membersOf = (world: World, { units }: Pick<View, 'units'>, group: string): readonly Fielded[] =>
  units.filter(isFielded).filter(unit => initiativeGroup(world, unit) === group);

/** Against a unit whose formation has to wait; nobody waits where initiative is not staggered. */
export const outOfTurn = (world: World, { acting }: View, unit: AnyUnit): Refusal | undefined =>
  acting === undefined || initiativeGroup(world, unit) === acting
    ? undefined
    : refusal('7.42.1.1.a', 'it is not the turn of its formation');

/** Whose part it is: that of the formation that acts, or of the player whose turn it is. */
export function actingSide(game: Game, isReversed = false): Side {
  const { acting } = game.state;
  const [first] = acting === undefined ? [] : membersOf(game.world, game.state, acting);
  return first?.side ?? phasing(game, isReversed);
}
