/** Fire Priority (7.14): vehicles fire at the nearest enemy vehicle that fights, unless another of the formation does. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { type Fielded, isFielded, isVehicle, unitById, type View } from '../game.ts';
import { isCombatVehicle, knows } from '../sight/spotting.ts';
import type { UnitId } from '../state.ts';
import { distance, formationOf, isOn, type World } from '../world.ts';
import { reachRefusal, rowsOf } from './weapon.ts';

export function priorityRefusal(
  world: World,
  view: View,
  firer: Fielded,
  target: Fielded,
): Refusal | undefined {
  if (!isOn(world, '7.14') || !isVehicle(firer)) return undefined;
  const range = distance(world, firer.at, target.at);
  const isNearer = view.units.some(
    unit =>
      isFielded(unit) &&
      unit.side !== firer.side &&
      unit.id !== target.id &&
      isCombatVehicle(unit) &&
      (isCombatVehicle(target) ? distance(world, firer.at, unit.at) < range : true) &&
      knows(world, view, firer, unit) &&
      rowsOf(firer).some(row => !reachRefusal({ world, view }, firer, row, unit)) &&
      !isEngaged(world, view, firer, unit.id),
  );
  return isNearer ? refusal('7.14.a', 'a nearer vehicle comes first') : undefined;
}

/** Men and guns who fire at it do not count (7.14.b). */
function isEngaged(world: World, view: View, firer: Fielded, target: UnitId): boolean {
  const frame = view.doing.at(-1);
  const announced =
    frame?.is === 'volley' && frame.target === target ? frame.shooters.map(({ unit }) => unit) : [];
  const resolved = view.engaged.flatMap(each => (each.target === target ? each.by : []));
  const formation = formationOf(world, firer.group);
  return [...announced, ...resolved].some(id => {
    const unit = unitById(view, id);
    return isVehicle(unit) && formationOf(world, unit.group) === formation;
  });
}
