/** Time of day and weather (7.36): what the scenario says, as far as the rule is played. By day and in clear air nothing counts. */
import type { Conditions } from '../scenario/special.ts';
import { isOn, type World } from '../world.ts';

const NONE: Conditions = {};
const conditionsOf = ({ scenario: { conditions = NONE } }: World): Conditions => conditions;

/** Rows by which it is too dark to spot as far as by day (7.36.1); 0 or less. */
export const darkness = (world: World): number =>
  isOn(world, '7.36') ? (conditionsOf(world).visibility ?? 0) : 0;

/** The storm that blows, if any (7.36.4). */
export const khamsinIn = (world: World): Conditions['khamsin'] =>
  isOn(world, '7.36.4') ? conditionsOf(world).khamsin : undefined;

/** How carefully vehicles move (7.36.2); the worse of what dark and dust ask for. */
export function cautionIn(world: World): Conditions['caution'] {
  const asked = [isOn(world, '7.36') ? conditionsOf(world).caution : undefined, khamsinIn(world)?.caution];
  return asked.includes('very limited') ? 'very limited' : (asked[0] ?? asked[1]);
}
