/** HIDDEN UNIT counters (7.2): where they are everybody sees, what is under them only their owner. */
import type { HexId } from '../../../board/index.ts';
import { type Audience, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import {
  type AnyUnit,
  cardOfUnit,
  type Fielded,
  type Game,
  isFielded,
  isLeg,
  isVehicle,
  type View,
} from '../game.ts';
import type { HiddenCounter, HiddenId } from '../state.ts';
import { formationOf, isOn, type World } from '../world.ts';

export const countersOf = ({ hidden = [] }: Pick<View, 'hidden'>, side: Side): readonly HiddenCounter[] =>
  hidden.filter(each => each.side === side);

/** Where some of those who look, or call, may be hidden, nobody else sees their dice: how many and what they are would tell of them (7.2.2.b). */
export const seesDiceOf = (view: Pick<View, 'hidden'>, side: Side): Audience =>
  countersOf(view, side).length > 0 ? [side] : 'all';

export function counterById({ hidden = [] }: View, id: HiddenId): HiddenCounter {
  const found = hidden.find(each => each.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found;
}

/** Everything under a counter, riders too; nothing where it is a fake. */
export const heldBy = ({ units }: View, id: HiddenId): readonly Fielded[] =>
  units.filter(isFielded).filter(({ under }) => under === id);

/** Undefined: the side hides nobody. As the scenario says, or half of those who set up first, and two more (7.2.1.a, 7.2.2.a). */
export function limitOf({ scenario, options }: World, side: Side): number | undefined {
  if (!options['7.2']) return undefined;
  if (scenario.hidden) return scenario.hidden.find(each => each.side === side)?.counters;
  if (side !== scenario.setsUpFirst) return undefined;
  const units = scenario.groups
    .filter(group => group.side === side)
    .flatMap(group => Object.values<number>(group.units as Record<string, number>));
  return Math.ceil(units.reduce((sum, n) => sum + n, 0) / 2) + 2;
}

export const isFull = (world: World, view: View, side: Side): boolean =>
  countersOf(view, side).length >= (limitOf(world, side) ?? 0);

/** A counter of the side in the hex that holds units of this formation and no other (7.2.1.b). */
export const counterFor = (world: World, view: View, unit: AnyUnit, at: HexId): HiddenCounter | undefined =>
  countersOf(view, unit.side).find(
    each =>
      each.at === at &&
      heldBy(view, each.id).some(held => formationOf(world, held.group) === formationOf(world, unit.group)),
  );

/** The lowest number that is free goes on the table. */
export function addCounter(game: Game, side: Side, at: HexId): HiddenId {
  const { hidden = [] } = game.state;
  const numbers = hidden.map(({ id }) => Number(id.slice(1)));
  let number = 1;
  while (numbers.includes(number)) number += 1;
  const id: HiddenId = `h${number}`;
  game.own(game.state).hidden = [...hidden, { id, side, at }];
  return id;
}

export function changeCounter(game: Game, id: HiddenId, changes: Partial<HiddenCounter>): void {
  const { hidden = [] } = game.state;
  game.own(game.state).hidden = hidden.map(each => (each.id === id ? { ...each, ...changes } : each));
}

/** What a fake passes for: men, or a vehicle once it has gone faster than men do (7.2.2.1.e, 7.2.2.2.c). */
export function standIn(
  { units }: View,
  { side, at }: HiddenCounter,
  is: 'leg' | 'vehicle',
): Fielded | undefined {
  const fits = units.find(unit => unit.side === side && (is === 'leg' ? isLeg(unit) : isVehicle(unit)));
  const any = fits ?? units.find(unit => unit.side === side);
  return any && { id: any.id, side, card: any.card, group: any.group, facing: 0, at };
}

/** What stands for the counter when somebody looks for it (7.2.2.1.a, 7.2.2.1.b). */
export function facesOf(view: View, counter: HiddenCounter): readonly Fielded[] {
  const held = heldBy(view, counter.id).filter(({ aboard }) => aboard === undefined);
  const fake = held.length === 0 ? standIn(view, counter, counter.claimed ? 'vehicle' : 'leg') : undefined;
  const isMarked = counter.went !== undefined && view.turn - counter.went <= 1;
  return [...held, ...(fake ? [fake] : [])].map(unit => ({
    ...unit,
    ...(isMarked && { spot: { by: 'MOVE' as const, turn: counter.went ?? view.turn } }),
  }));
}

/** Its kind, by which it is spotted. */
export const kindOf = (unit: AnyUnit): 'vehicle' | 'towed' | 'leg' => cardOfUnit(unit).is;

/** Whoever is under a counter does nothing openly. */
export const hiddenRefusal = ({ under }: AnyUnit): Refusal | undefined =>
  under === undefined ? undefined : refusal('7.2.2.b', 'it is hidden');

/** Against a hex where a counter of the enemy lies: what is under it nobody knows. */
export const counterAhead = (world: World, view: View, side: Side, hex: HexId): Refusal | undefined =>
  isOn(world, '7.2') && (view.hidden ?? []).some(each => each.at === hex && each.side !== side)
    ? refusal('7.2.2.b', 'a hidden counter of the enemy is there')
    : undefined;
