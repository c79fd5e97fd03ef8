/**
 * A state that a side can't tell from the true one: under each counter on top lies somebody who could be there, and those who are left
 * are hidden somewhere in the area of their group.
 */
import type { Random, Side } from '../../../engine/index.ts';
import { groupOf } from '../../kit/world.ts';
import type { AnyUnit, View } from '../game.ts';
import { bulkAt, bulkOf, ROOM } from '../movement/stacking.ts';
import type { LocId } from '../state.ts';
import { type Land, landOf } from '../terrain/land.ts';
import type { World } from '../world.ts';
import { mayHide, setUpPlaces } from './places.ts';
import { isSettingUp } from './unseen.ts';

/** Of the enemy, set up and not in sight. */
export function missingFrom(view: View, side: Side, world: World): readonly AnyUnit[] {
  return view.units.filter(
    unit =>
      unit.side !== side &&
      unit.at === undefined &&
      unit.lost === undefined &&
      groupOf(world, unit.group).setUp !== undefined &&
      !isSettingUp(view, unit.side),
  );
}

export function drawSecrets(view: View, side: Side, world: World, random: Random): View {
  const { below = [], ...state } = view;
  const left = random.shuffled(missingFrom(view, side, world));
  if (left.length === 0) return state;
  const placed = new Map<string, AnyUnit>();
  const land = landOf(world, view);
  const now = (): View => ({ ...state, units: state.units.map(unit => placed.get(unit.id) ?? unit) });
  for (const at of random.shuffled(below)) {
    const unit = coveredAt(land, now(), left, at);
    if (!unit) continue;
    left.splice(left.indexOf(unit), 1);
    placed.set(unit.id, { ...unit, at, secret: 'covered', order: -left.length });
  }
  for (const unit of left) {
    const at = random.pick(hidingPlacesFor(land, now(), side, unit));
    placed.set(unit.id, { ...unit, at, secret: 'hidden', order: -left.length });
  }
  return now();
}

/** Somebody who fits there; those first of whose groups too many would be hidden otherwise. */
function coveredAt(world: Land, view: View, left: readonly AnyUnit[], at: LocId): AnyUnit | undefined {
  const tooMany = (unit: AnyUnit) =>
    left.filter(({ group }) => group === unit.group).length - mayHide(world, unit);
  const could = left.filter(unit => setUpPlaces(world, unit.group).includes(at));
  const fits = could.filter(unit => bulkAt(view, unit.side, at) + bulkOf(unit) <= ROOM);
  const among = fits.length > 0 ? fits : could.length > 0 ? could : left;
  return among.toSorted((a, b) => tooMany(b) - tooMany(a))[0];
}

/** Anywhere in its area but where the side stands itself. */
function hidingPlacesFor(world: Land, view: View, side: Side, unit: AnyUnit): readonly LocId[] {
  const trodden = new Set(view.units.flatMap(each => (each.side === side && each.at ? each.at : [])));
  const places = setUpPlaces(world, unit.group);
  const free = places.filter(at => !trodden.has(at) && bulkAt(view, unit.side, at) + bulkOf(unit) <= ROOM);
  return free.length > 0 ? free : places;
}
