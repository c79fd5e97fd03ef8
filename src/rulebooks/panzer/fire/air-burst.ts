/** Shells that burst in trees (7.46): worse for men, guns and soft or open vehicles. */
import { cardOfUnit, type Fielded } from '../game.ts';
import { terrainAt } from '../terrain/ground.ts';
import { isOn, ix, type World } from '../world.ts';

export function burstsAbove(world: World, target: Fielded): boolean {
  if (!isOn(world, '7.46')) return false;
  const terrain = terrainAt(world, ix(world, target.at));
  if (terrain !== 'grove' && terrain !== 'light grove') return false;
  const card = cardOfUnit(target);
  if (card.is !== 'vehicle' || card.type !== 'A') return true;
  return isOn(world, '7.8') && !target.buttoned;
}

export const isMortar = ({ card }: Fielded): boolean => card.endsWith('mortar');
