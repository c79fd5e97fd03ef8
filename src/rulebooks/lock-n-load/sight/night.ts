/** What the dark hides (20.1), and what Starshells light up again (20.2). */
import { range } from '../../../board/index.ts';
import { modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { Location } from '../state.ts';
import { distance, placeOf } from '../terrain/places.ts';
import { unitsAt } from '../units.ts';
import { vehiclesAt } from '../vehicles/vehicles.ts';
import { hasRule, ix, type World } from '../world.ts';

/** A Starshell in the hex or beside it makes it day there (20.2.b). */
export function isLit(world: World, view: View, at: Location): boolean {
  const { hex } = placeOf(world, at);
  const reach = modifier(world.charts.distances, 'lit by a Starshell').n;
  return view.starshells?.some(shell => range(world.field, ix(world, shell), hex) <= reach) === true;
}

/** Too far away in the dark: nothing is spotted there, and only at the flash of Fired units can be shot (20.1.a). */
export function isInTheDark(world: World, view: View, from: Location, at: Location): boolean {
  return (
    hasRule(world, 'night') &&
    distance(world, from, at) > modifier(world.charts.distances, 'sight at night').n &&
    !isLit(world, view, at)
  );
}

/** In the dark and without a flash to aim at: not to be seen at all. */
export function isHiddenByNight(world: World, view: View, from: Location, at: Location): boolean {
  const flash = [...unitsAt(view, at), ...vehiclesAt(view, at)].some(({ fired }) => fired);
  return isInTheDark(world, view, from, at) && !flash;
}
