/** The Spotting Phase (B3): who is spotted by the enemy in this turn, and who may make use of it. */
import { cellOfHex } from '../../../board/index.ts';
import { type Rule, unset } from '../../../engine/index.ts';
import { facingSide, inArc } from '../../../hex/index.ts';
import { isLit } from '../artillery/clouds.ts';
import { modifier, type SPOTTING_ROWS, spottingRange } from '../charts/index.ts';
import { hasRadio } from '../commands/radios.ts';
import {
  type AnyUnit,
  cardOfUnit,
  type Fielded,
  type Game,
  isFielded,
  unitById,
  type View,
  vehicleCardOf,
} from '../game.ts';
import { darkness, khamsinIn } from '../weather/conditions.ts';
import { distance, ix, type World } from '../world.ts';
import { coverAt } from './cover.ts';
import { inSight } from './sight.ts';

/** Somebody looks at somebody. */
interface Look {
  readonly world: World;
  readonly view: View;
  readonly spotter: Fielded;
  readonly target: Fielded;
}

/** What raises or lowers the row of the Spotting Table, each by its name in the list of rows (B3.1). */
type RowName = keyof typeof SPOTTING_ROWS.cites;
const ROWS: readonly ((
  look: Look,
) => RowName | readonly [name: RowName, times: number] | false | undefined)[] = [
  ({ world, view, target }) => {
    const cover = coverAt(world, view, target);
    return cover !== 'no cover' && cover;
  },
  ({ target: { spot } }) => spot && (spot.by === 'FIRE' ? 'SPOT/FIRE' : 'SPOT/MOVE'),
  // Through closed hatches one sees less (7.8.3.c).
  ({ spotter }) => spotter.buttoned && 'buttoned up',
  ({ world }) => ['limited visibility', -darkness(world)],
  ({ world }) => ['khamsin', -(khamsinIn(world)?.spotting ?? 0)],
];

const spottingRow = (look: Look): number =>
  illuminated(
    look,
    ROWS.reduce((row, reason) => {
      const found = reason(look);
      if (!found) return row;
      const [name, times] = typeof found === 'string' ? [found, 1] : found;
      return row + times * modifier(look.world.charts.spottingRows, name).n;
    }, 0),
  );

/** Light falls on the target: two rows up, and never above 0 (7.27.b). */
const illuminated = ({ world, view, target }: Look, row: number): number =>
  row < 0 && isLit(view, target.at)
    ? Math.min(0, row + modifier(world.charts.spottingRows, 'illumination').n)
    : row;

export function spots(world: World, view: View, spotter: Fielded, target: Fielded): boolean {
  if (!isArmed(spotter) || spotter.aboard !== undefined || !isFaced(world, spotter, target)) return false;
  const row = spottingRow({ world, view, spotter, target });
  const range = spottingRange(world.charts, cardOfUnit(target).is, row);
  return distance(world, spotter.at, target.at) <= range && inSight(world, spotter.at, target.at);
}

/** Those without any weapon spot nobody (B3.7). */
function isArmed(unit: Fielded): boolean {
  const card = cardOfUnit(unit);
  if (card.is === 'vehicle') return card.guns.length > 0 || card.machineGuns !== undefined;
  return card.is === 'towed' || card.gp !== undefined || card.ap !== undefined;
}

/** Who is suppressed looks straight ahead (B3.4, BASE.SUP); leg units face no way, and then lie low. */
function isFaced(world: World, { suppressed, at, facing }: Fielded, target: Fielded): boolean {
  if (!suppressed || at === target.at) return true;
  const [here, there] = [cellOfHex(world.field, ix(world, at)), cellOfHex(world.field, ix(world, target.at))];
  return inArc(here, facingSide(facing), 60, there) !== 'outside';
}

const spottersOf = (world: World, view: View, target: Fielded): readonly Fielded[] =>
  view.units.filter(isFielded).filter(unit => unit.side !== target.side && spots(world, view, unit, target));

/** Nothing is asked and nothing rolled: whoever can see, sees. */
export function* spottingPhase(game: Game): Rule<boolean> {
  const { world, state } = game;
  for (const unit of state.units.filter(isFielded)) {
    const spotters = spottersOf(world, state, unit).map(({ id }) => id);
    if (spotters.length > 0) game.own(unit).spottedBy = spotters;
    else if (unit.spottedBy) unset(game.own(unit), 'spottedBy');
  }
  return true;
}

/** Friends hand their spots on (B3.3), but not by radio to or from those who have none (7.4.1). */
function handsOn(world: World, from: AnyUnit, to: AnyUnit): boolean {
  if (from.id === to.id || from.group === to.group) return true;
  return hasRadio(world, from) && hasRadio(world, to);
}

/** Whether the firer may use a spot of this turn's Spotting Phase. */
export const knows = (world: World, view: View, firer: Fielded, target: Fielded): boolean =>
  target.spottedBy?.some(id => handsOn(world, unitById(view, id), firer)) === true;

/** Whether somebody sees it now, as overwatch asks: what moves or fires gives itself away at once. */
export const sees = (world: World, view: View, firer: Fielded, target: Fielded): boolean =>
  spots(world, view, firer, target) ||
  view.units
    .filter(isFielded)
    .some(
      unit => unit.side === firer.side && handsOn(world, unit, firer) && spots(world, view, unit, target),
    );

/** Whether the unit has a working weapon of some kind and so counts as a combat unit (7.14). */
export const isCombatVehicle = (unit: Fielded): boolean => {
  const card = vehicleCardOf(unit);
  return card !== undefined && isArmed(unit);
};
