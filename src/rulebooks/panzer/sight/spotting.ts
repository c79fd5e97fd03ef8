/** Spotting (B3): who can be seen by whom, and who may make use of it. */
import { cellOfHex } from '../../../board/index.ts';
import { facingSide, inArc } from '../../../hex/index.ts';
import { isLit } from '../artillery/clouds.ts';
import { modifier, type SPOTTING_ROWS, spottingRange } from '../charts/index.ts';
import { hasRadio } from '../commands/radios.ts';
import {
  type AnyUnit,
  cardOfUnit,
  type Fielded,
  isArmed,
  isFielded,
  isRecon,
  unitById,
  type View,
  vehicleCardOf,
} from '../game.ts';
import { ledBy } from '../leaders/leaders.ts';
import { darkness, khamsinIn } from '../weather/conditions.ts';
import { distance, isOn, ix, type World } from '../world.ts';
import { coverAt } from './cover.ts';
import { isTooFar } from './full-cover.ts';
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
  ({ spotter }) => spotter.broken && 'Broken',
  ({ world, spotter }) => isOn(world, '7.43') && isRecon(spotter) && 'recon',
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
    }, ledRows(look)),
  );

/** Light falls on the target: two rows up, and never above 0 (7.27.b). */
const illuminated = ({ world, view, target }: Look, row: number): number =>
  row < 0 && isLit(view, target.at)
    ? Math.min(0, row + modifier(world.charts.spottingRows, 'illumination').n)
    : row;

/** A leader looks for his own unit, where nothing is left to chance (7.55.2.i). */
const ledRows = ({ world, view, spotter }: Look): number =>
  isOn(world, '7.7') ? 0 : (ledBy(world, view, spotter, 'P')?.n ?? 0);

/** Nobody spots whoever is under a counter: only the counter can be found (7.2.2.1.a). */
export const spots = (world: World, view: View, spotter: Fielded, target: Fielded): boolean =>
  target.under === undefined && makesOut(world, view, spotter, target);

export function makesOut(world: World, view: View, spotter: Fielded, target: Fielded): boolean {
  // Those without any weapon spot nobody (B3.7).
  if (!isArmed(spotter) || spotter.aboard !== undefined || !isFaced(world, spotter, target)) return false;
  if (isTooFar(world, spotter, target)) return false;
  const range = reachOfSight(world, view, spotter, target);
  return distance(world, spotter.at, target.at) <= range && inSight(world, spotter.at, target.at);
}

/** From how far the spotter can make out the target, if nothing is in the way. */
export const reachOfSight = (world: World, view: View, spotter: Fielded, target: Fielded): number =>
  spottingRange(world.charts, cardOfUnit(target).is, spottingRow({ world, view, spotter, target }));

/** Who is suppressed looks straight ahead (B3.4, BASE.SUP); leg units face no way, and then lie low. */
function isFaced(world: World, { suppressed, at, facing }: Fielded, target: Fielded): boolean {
  if (!suppressed || at === target.at) return true;
  const [here, there] = [cellOfHex(world.field, ix(world, at)), cellOfHex(world.field, ix(world, target.at))];
  return inArc(here, facingSide(facing), 60, there) !== 'outside';
}

export const spottersOf = (world: World, view: View, target: Fielded): readonly Fielded[] =>
  view.units.filter(isFielded).filter(unit => unit.side !== target.side && spots(world, view, unit, target));

/** Friends hand their spots on (B3.3), but not by radio to or from those who have none (7.4.1). */
function handsOn(world: World, from: AnyUnit, to: AnyUnit): boolean {
  if (from.id === to.id || from.group === to.group) return true;
  return hasRadio(world, from) && hasRadio(world, to);
}

/**
 * Whether the firer may use a spot of this turn's Spotting Phase. With limited spotting it goes to those who could have made it
 * themselves (7.7.1.c), and that of a camouflaged unit to those as near as who did (7.24.e).
 */
export function knows(world: World, view: View, firer: Fielded, target: Fielded): boolean {
  const { spottedBy = [], camouflage } = target;
  if (isOn(world, '7.7') || camouflage === 'announced') return spottedBy.includes(firer.id);
  return spottedBy.some(id => handsOn(world, unitById(view, id), firer));
}

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
