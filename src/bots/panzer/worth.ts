/** What a unit is worth to its side: its points, and that it can still leave, where leaving wins. */
import { type AnyUnit, cardOfUnit, isVehicle } from '../../rulebooks/panzer/game.ts';
import type { World } from '../../rulebooks/panzer/world.ts';

/** Printed points for one of ours. */
const SCALE = 4;
/** Whoever counts by leaving is worth as much as a tank, whatever he drives. */
const LEAVER = 8;

const isLeaver = ({ scenario }: World, unit: AnyUnit): boolean =>
  isVehicle(unit) && scenario.victory.all.some(({ is, side }) => is === 'exit' && side === unit.side);

/** Damaged, without a track or suppressed it is worth less. */
const STATES: readonly (readonly [has: (unit: AnyUnit) => unknown, keeps: number])[] = [
  [unit => unit.turretDamaged, 0.75],
  [unit => unit.hullDamaged, 0.8],
  [unit => unit.tracked, 0.75],
  [unit => unit.was, 0.9],
];

const kept = (unit: AnyUnit): number =>
  STATES.reduce((share, [has, keeps]) => (has(unit) ? share * keeps : share), 1);

/** By its points alone, as it is now. */
export const pointsWorth = (unit: AnyUnit): number => (kept(unit) * cardOfUnit(unit).points) / SCALE;

export const worthOf = (world: World, unit: AnyUnit): number =>
  isLeaver(world, unit) && !unit.tracked ? Math.max(LEAVER, pointsWorth(unit)) : pointsWorth(unit);
