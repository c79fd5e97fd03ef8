/** Victory conditions (1.3): what is to be controlled, who has left the map, who has fallen. */

import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import type { Outcome, Side } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { holderAtStart, outcomeAtEnd, pointsFor, setUpParts } from '../../kit/scenario/victory.ts';
import { personCard, VEHICLE_CARDS } from '../counters/index.ts';
import type { View } from '../game.ts';
import { isGoodOrder } from '../units.ts';
import { vehiclesAt } from '../vehicles/vehicles.ts';
import { enemyOf, sidesOf, type World } from '../world.ts';
import type { Condition } from './scenario.ts';

export { exitHexes } from '../../kit/scenario/victory.ts';

/** Something that a side can control: a building by its id, or a hex by its own. */
export interface Objective {
  readonly key: string;
  readonly hexes: readonly HexId[];
}

/** All that the victory conditions ask to control. */
export const objectives = rememberedOf((world: World): readonly Objective[] => {
  const all = world.scenario.victory.all.flatMap(condition => objectivesIn(world, condition));
  return [...new Map(all.map(each => [each.key, each])).values()];
});

function objectivesIn({ field }: World, condition: Condition): readonly Objective[] {
  switch (condition.is) {
    case 'control-buildings':
      return field.buildings
        .filter(({ id }) => condition.buildings.includes(id))
        .map(({ id, hexes }) => ({ key: id, hexes: hexes.map(hex => field.ids[hex] as HexId) }));
    case 'control-hexes':
      return hexesIn(field, condition.hexes).map(hex => ({ key: hex, hexes: [hex] }));
    default:
      return [];
  }
}

/** At the start a side controls what lies in its own set-up area alone, or on a board where only it sets up (2.0). */
export function initialControl(world: World): Readonly<Record<string, Side>> {
  const control: Record<string, Side> = {};
  for (const { key, hexes } of objectives(world)) {
    const [onBoard, ...others] = sidesOf(world).filter(side => setsUpOn(world, side, boardOf(key)));
    const controller = holderAtStart(world, hexes) ?? (others.length === 0 ? onBoard : undefined);
    if (controller !== undefined) control[key] = controller;
  }
  return control;
}

const boardOf = (key: string) => key.slice(0, key.indexOf(':'));

const setsUpOn = (world: World, side: Side, board: string) =>
  setUpParts(world, side).some(part => boardOf(part) === board);

/** Our scenarios' own measure: the book leaves it to the scenario card. */
const VEHICLE_POINTS = 5;

/** What a unit counts: a squad 2, a half-squad or crew 1, a leader 1 and his negative modifier besides, a vehicle 5. */
export function pointsOf(id: string): number {
  if (VEHICLE_CARDS.has(id)) return VEHICLE_POINTS;
  const card = personCard(id);
  if (card.kind === 'squad') return 2;
  return card.kind === 'leader' ? 1 + Math.max(0, -card.leadership) : 1;
}

/**
 * Who controls it. A vehicle controls only the hex in which it is, if no enemy in good order is there, and only as
 * long as it is there: whoever had the hex before has it again (2.0).
 */
export function controllerOf(view: View, { key, hexes: [hex] }: Objective): Side | undefined {
  const [vehicle, ...others] = hex === undefined || hex !== key ? [] : vehiclesAt(view, hex);
  const isDisputed = (side: Side) =>
    [...others, ...view.units.filter(unit => unit.at === hex && isGoodOrder(view, unit))].some(
      each => each.side !== side,
    );
  return vehicle && !isDisputed(vehicle.side) ? vehicle.side : view.control[key];
}

/** How far the condition is fulfilled, in what it counts. */
export function progress(world: World, view: View, condition: Condition): number {
  const { side } = condition;
  switch (condition.is) {
    case 'control-buildings':
    case 'control-hexes':
      return objectivesIn(world, condition).filter(each => controllerOf(view, each) === side).length;
    case 'exit':
    case 'casualties':
      return pointsFor(view.losses, condition, pointsOf);
  }
}

const isMet = (world: World, view: View, condition: Condition) =>
  progress(world, view, condition) >= condition.least;

/** The dead stay dead and the departed gone; ground can be lost again. */
const isFinal = ({ is }: Condition) => is === 'exit' || is === 'casualties';

export function outcome(view: View, world: World): Outcome | undefined {
  const { side, all, words } = world.scenario.victory;
  const isWon = () => all.every(condition => isMet(world, view, condition));
  if (isOver(view)) return outcomeAtEnd(world, isWon(), '1.3.a');
  if (all.every(isFinal) && isWon()) return { winner: side, why: words, cite: '1.3.a' };
  if (!hasAnybody(view, side) && !isWon()) {
    return { winner: enemyOf(world, side), why: `${side} has nobody left to win with`, cite: '1.3.a' };
  }
  return undefined;
}

const hasAnybody = ({ units, vehicles }: View, side: Side) =>
  units.some(unit => unit.side === side) ||
  vehicles?.some(vehicle => vehicle.side === side && !vehicle.wreck) === true;

const isOver = ({ doing }: View) => doing.at(-1)?.is === 'done';
