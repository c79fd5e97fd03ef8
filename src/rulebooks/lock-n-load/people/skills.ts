/** What Skills do beyond their possessor's own numbers (12.0); those are in units.ts' `skillBonus`. */
import { modifier } from '../charts/index.ts';
import { type AnyUnit, skillBonus } from '../units.ts';
import { groupOf, type World } from '../world.ts';

/** By the scenario's word, or by the Skill of somebody who comes along (8.4.a). */
export function mayAmbush(world: World, unit: AnyUnit, stack: readonly AnyUnit[]): boolean {
  return (
    groupOf(world, unit.group).ambush === true ||
    stack.some(each => skillBonus(world, each, 'his hex may ambush') > 0)
  );
}

/** How far from himself a Leader or Hero rallies: his own hex (11.1.d), farther with a Skill, less if wounded (5.1.l). */
export function rallyRange(world: World, leader: AnyUnit): number {
  const wound = leader.wounded ? modifier(world.charts.woundEffects, 'Leadership Range').n : 0;
  return Math.max(0, skillBonus(world, leader, 'rally range') + wound);
}
