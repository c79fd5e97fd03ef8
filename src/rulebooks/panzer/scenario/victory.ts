/** Victory (B16): points of what was lost, ground that is held, units that left. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import type { Outcome, Side } from '../../../engine/index.ts';
import { outcomeAtEnd } from '../../kit/scenario/victory.ts';
import { batteryPoints } from '../charts/index.ts';
import { aircraftCard } from '../counters/index.ts';
import { type AnyUnit, cardOfUnit, type Game, isVehicle, type View } from '../game.ts';
import { enemyOf, type World } from '../world.ts';
import type { Condition } from './scenario.ts';

/** Whoever left is no loss, and a squad that is reduced is half of one (B16). */
function pointsLost(unit: AnyUnit): number {
  const whole = cardOfUnit({ card: unit.was ?? unit.card }).points;
  if (unit.lost !== undefined) return unit.lost === 'left' ? 0 : whole;
  return unit.was === undefined ? 0 : whole / 2;
}

/** Batteries that were knocked out count as well (7.28.2.g), and aircraft that were brought down (B15.9). */
const lostBy = ({ charts }: World, { units, batteries, aircraft }: View, side: Side): number =>
  units.filter(unit => unit.side === side).reduce((sum, unit) => sum + pointsLost(unit), 0) +
  batteries
    .filter(each => each.side === side && each.lost)
    .reduce((sum, { kind }) => sum + batteryPoints(charts, kind), 0) +
  aircraft
    .filter(each => each.side === side && each.gone === 'shot down')
    .reduce((sum, { card }) => sum + aircraftCard(card).points, 0);

/** Who stands there alone. */
function aloneIn({ units }: View, hex: HexId): Side | undefined {
  const sides = new Set(units.flatMap(({ at, side }) => (at === hex ? [side] : [])));
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** Ground counts once the side has stood on it alone for a whole turn: from the end of the one before on (B16). */
function isHeld({ scenario }: World, view: View, hex: HexId, side: Side): boolean {
  if (aloneIn(view, hex) !== side) return false;
  const last = view.turn > scenario.turns ? view.turn - 2 : view.turn - 1;
  return (view.holders ?? []).some(each => each.at === hex && each.side === side && each.since <= last);
}

/** At the end of a turn it is noted who holds what. */
export function noteHolders({ world, state }: Pick<Game, 'world' | 'state'>): NonNullable<View['holders']> {
  return world.scenario.victory.all
    .flatMap(condition => (condition.is === 'hold' ? hexesIn(world.field, condition.hexes) : []))
    .flatMap(at => {
      const side = aloneIn(state, at);
      if (side === undefined) return [];
      const before = state.holders?.find(each => each.at === at && each.side === side);
      return { at, side, since: before?.since ?? state.turn };
    });
}

/** How much of what the condition asks for the side has. */
export function countOf(world: World, view: View, condition: Condition): number {
  const { side } = condition;
  switch (condition.is) {
    case 'exit':
      return view.units.filter(unit => unit.side === side && unit.lost === 'left' && isVehicle(unit)).length;
    case 'casualties':
      return lostBy(world, view, enemyOf(world, side));
    case 'points':
      return lostBy(world, view, enemyOf(world, side)) - lostBy(world, view, side);
    case 'hold':
      return hexesIn(world.field, condition.hexes).filter(hex => isHeld(world, view, hex, side)).length;
  }
}

/** Ground and points are counted at the end; who has left can't be called back. */
export function outcome(view: View, world: World): Outcome | undefined {
  const { turns, victory } = world.scenario;
  const isMet = (condition: Condition) => countOf(world, view, condition) >= condition.least;
  const isDecided = victory.all.every(({ is }) => is === 'exit') && victory.all.every(isMet);
  const isGone = (side: Side) => view.units.every(unit => unit.side !== side || unit.lost !== undefined);
  const isOver = view.turn > turns || isGone(victory.side) || isGone(enemyOf(world, victory.side));
  return isDecided || isOver ? outcomeAtEnd(world, victory.all.every(isMet), 'B16') : undefined;
}
