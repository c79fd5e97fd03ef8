/** What a stack does on its way besides going: pick up, leave behind, turn, and leave the map (1.6, 1.7, 22.0). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../hex/index.ts';
import { modifier } from '../charts/index.ts';
import { amend } from '../frames.ts';
import { canCarryMore } from '../scenario/set-up.ts';
import { type AnyUnit, isGoodOrder, meleeAt, unitById } from '../units.ts';
import type { World } from '../world.ts';
import { canExit } from './entry.ts';
import { budget, loadOf, moveOf } from './moving-stack.ts';
import { type MoveScene, moveVerb } from './scene.ts';
import { haltIn } from './steps.ts';

export const exitCost = ({ charts }: World): number => modifier(charts.extraCosts, 'leave the map').n;
export const pickUpCost = ({ charts }: World): number =>
  modifier(charts.extraCosts, 'pick up a support weapon').n;

/** Off the map, where the victory conditions have use for it. */
export function exitBar(scene: MoveScene): Refusal | undefined {
  const { world, view, move, stack } = scene;
  if (!stack.every(unit => canExit(world, view, unit)))
    return refusal('22.0.d', 'nobody leaves the map from here, or not all of them are in Good Order');
  const halt = haltIn(scene);
  if (halt) return halt;
  return budget(world, view, move, stack) - move.spent >= exitCost(world)
    ? undefined
    : refusal('22.0.d', 'there are no points left for it');
}

export function pickUpBar({ view, move, at }: MoveScene): Refusal | undefined {
  if (at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (move.kind === 'crawl') return refusal('6.3.a', 'who crawls does nothing else');
  return meleeAt(view, at) ? refusal('1.6.o', 'nobody picks anything up in a Melee') : undefined;
}

/** Units in Good Order pick up what lies about, if they can carry it and have the points for it (1.6.o). */
export function pickUpRefusal({ world, view, move, stack }: MoveScene, unit: AnyUnit): Refusal | undefined {
  if (!isGoodOrder(unit)) return refusal('1.6.o', 'it is not in Good Order');
  if (!canCarryMore(world, view, unit)) return refusal('1.6.h', 'it can carry no more');
  return budget(world, view, move, stack, { laden: unit.id }) - move.spent < pickUpCost(world)
    ? refusal('1.6.o', 'there are no points left for it')
    : undefined;
}

/** What a stack doesn't take along stays lying when it goes (1.6.m). */
const abandon = moveVerb('abandon', {
  cite: '1.6.m',
  bar({ world, view, move, stack, at }) {
    if (at === undefined) return refusal('22.0.a', 'it is not on the map');
    const isOver = move.kind === 'crawl' ? move.steps > 0 : budget(world, view, move, stack) <= move.spent;
    return isOver ? refusal('1.6.m', 'it goes no farther') : undefined;
  },
  who: ({ view, move, stack }) => stack.flatMap(unit => loadOf(view, move, unit)),
  whoElse: refusal('1.6.m', 'nobody of the stack carries it'),
  by: (_, { possessedBy }) => possessedBy,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon }) {
    amend(game, 'move', { abandoned: [...(moveOf(game.state).abandoned ?? []), weapon] });
  },
});

/** In a new hex a weapon team faces as it likes (1.7.f). */
const face = moveVerb('pivot', {
  cite: '1.7.f',
  bar: ({ move }) => (move.steps === 0 ? refusal('1.7.f', 'it has not come into a new hex') : undefined),
  who: ({ stack }) => stack.filter(({ facing }) => facing !== undefined),
  unfit: ({ move }, { id }) =>
    move.turned?.includes(id) ? refusal('1.7.f', 'it has turned in this hex') : undefined,
  what: (_, { facing: now }) => ALL_DIRECTIONS.filter(facing => facing !== now),
  args: ({ id }, facing) => ({ unit: id, facing }),
  perform(game, { unit, facing }) {
    game.own(unitById(game.state, unit)).facing = facing as Direction;
    amend(game, 'move', { turned: [...(moveOf(game.state).turned ?? []), unit] });
  },
});

export const HANDLING = [abandon, face] as const;
