/** What a shot does, and what a place is like to be in, by rule of thumb. */
import { coverOf, resultOf } from '../../rulebooks/combat/charts/index.ts';
import { enemiesAt } from '../../rulebooks/combat/fire/eligible.ts';
import { fireModifiers } from '../../rulebooks/combat/fire/modifiers.ts';
import { armsOf, strengthOf } from '../../rulebooks/combat/fire/strength.ts';
import { armOf, enemies, fieldedById, isDisrupted, type Scene } from '../../rulebooks/combat/game.ts';
import { isBlocked } from '../../rulebooks/combat/sight/line.ts';
import { sightOf } from '../../rulebooks/combat/sight/sight.ts';
import type { LocId, Right, UnitId } from '../../rulebooks/combat/state.ts';
import { terrainAt } from '../../rulebooks/combat/terrain/ground.ts';
import { isPillbox, isTrench, rangeOf } from '../../rulebooks/combat/world.ts';

/** What each result of the table is worth, against men of usual quality. */
const RESULTS: Readonly<Record<string, number>> = {
  '2E': 6,
  E: 3.6,
  'C/M+2': 2.4,
  'C/M+1': 2.2,
  'C/M': 2,
  C: 1.6,
  'M+2': 0.8,
  'M+1': 0.65,
  M: 0.5,
};
/** Rolls that stand for all of them. */
const ROLLS = [3, 8, 13, 20, 30, 40, 50, 63, 78, 93] as const;
const SHARES = [0.05, 0.05, 0.05, 0.1, 0.1, 0.1, 0.1, 0.15, 0.15, 0.15] as const;

/** What fire of these at that place is worth. */
export function harm(
  { world, view, side }: Scene,
  units: readonly UnitId[],
  at: LocId,
  right: Right,
): number {
  const firers = units.map(id => fieldedById(view, id));
  const from = [...new Set(firers.map(unit => unit.at))];
  const targets = enemiesAt(view, side, at);
  const [target] = targets;
  const { blocked, rolls } = sightOf(world, view, from, at);
  if (!target || blocked) return 0;
  const seen = rolls.reduce((chance, { number }) => (chance * number) / 100, 1);
  const strength = strengthOf(world, firers, at, { right }).value;
  const arm = firers.map(armOf).find(each => each === 'FT' || each === 'DC');
  const { value } = fireModifiers(world, view, { from, isDirected: false, ...(arm && { arm }) }, target);
  const worth = ROLLS.reduce(
    (sum, roll, i) => sum + (SHARES[i] ?? 0) * (RESULTS[resultOf(world.charts, strength, roll + value)] ?? 0),
    0,
  );
  // More men in one place have more to lose.
  return seen * worth * (1 + 0.2 * (targets.length - 1));
}

/** How much fire there may be on somebody in that place. */
export function danger(scene: Scene, at: LocId): number {
  const { world } = scene;
  const cover = isPillbox(at)
    ? 20
    : isTrench(at)
      ? 15
      : coverOf(world.charts, terrainAt(world, at) ?? 'open');
  const sum = enemies(scene).reduce((all, enemy) => {
    const arms = armsOf(world, enemy);
    if (!arms || isDisrupted(enemy) || isBlocked(world, enemy.at, at)) return all;
    const range = rangeOf(world, enemy.at, at);
    if (range > 2 * arms.range) return all;
    return all + (arms.firepower / 6) * (range > arms.range ? 0.4 : range <= 1 ? 1.6 : 1);
  }, 0);
  return 0.1 * sum * Math.max(0.15, 1 - cover / 25);
}
