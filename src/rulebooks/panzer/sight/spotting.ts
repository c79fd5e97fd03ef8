/** The Spotting Phase (B3): who is spotted by the enemy in this turn. */
import { unset } from '../../../engine/index.ts';
import { coverIn, modifier, spottingRange } from '../charts/index.ts';
import { cardOfUnit, type Fielded, type Game, isFielded, type View } from '../game.ts';
import { terrainAt } from '../terrain/ground.ts';
import { distance, ix, type World } from '../world.ts';
import { inSight } from './sight.ts';

/** By how many rows the target's range is raised or lowered (B3.1). */
function spottingRow(world: World, target: Fielded): number {
  const rows = world.charts.spottingRows;
  const cover = coverOf(world, target);
  const hidden = cover === 'no cover' ? 0 : modifier(rows, cover).n;
  return hidden + (target.spot ? modifier(rows, target.spot.by === 'FIRE' ? 'SPOT/FIRE' : 'SPOT/MOVE').n : 0);
}

/** The cover of the ground for what stands on it. */
export const coverOf = (world: World, { at, card }: Fielded) =>
  coverIn(
    world.charts,
    terrainAt(world, ix(world, at)) ?? 'clear',
    cardOfUnit({ card } as Fielded).is === 'vehicle' ? 'vehicle' : 'leg',
  );

export function spots(world: World, spotter: Fielded, target: Fielded): boolean {
  if (!isArmed(spotter)) return false;
  const range = spottingRange(world.charts, cardOfUnit(target).is, spottingRow(world, target));
  return distance(world, spotter.at, target.at) <= range && inSight(world, spotter.at, target.at);
}

/** Those without any weapon spot nobody (B3.7). */
function isArmed(unit: Fielded): boolean {
  const card = cardOfUnit(unit);
  if (card.is === 'vehicle') return card.guns.length > 0 || card.machineGuns !== undefined;
  return card.is === 'towed' || card.gp !== undefined || card.ap !== undefined;
}

const isSpotted = (world: World, { units }: View, target: Fielded): boolean =>
  units.some(unit => isFielded(unit) && unit.side !== target.side && spots(world, unit, target));

export function spottingPhase(game: Game): boolean {
  for (const unit of game.state.units.filter(isFielded)) {
    const spotted = isSpotted(game.world, game.state, unit);
    if (spotted && !unit.spotted) game.own(unit).spotted = true;
    if (!spotted && unit.spotted) unset(game.own(unit), 'spotted');
  }
  return true;
}
