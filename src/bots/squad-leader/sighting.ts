/** On what guns are laid before the enemy comes: open ground, near to where he will come onto the map. */
import type { Act } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/squad-leader/acts.ts';
import { isOpenGround } from '../../rulebooks/squad-leader/charts/index.ts';
import { enemyArea } from '../../rulebooks/squad-leader/scenario/aims.ts';
import { terrainAt } from '../../rulebooks/squad-leader/terrain/terrain.ts';
import { distance } from '../../rulebooks/squad-leader/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Situation } from './situation.ts';

const OPEN = 1;
const EACH_HEX = 0.02;

export function sightingCourse(
  { world, side }: Situation,
  act: Extract<BookAct, { readonly verb: 'bore-sight' }>,
): Course {
  const terrain = terrainAt(world, act.at);
  const isOpen = terrain !== undefined && isOpenGround(world.charts, terrain);
  const far = Math.min(...enemyArea(world, side).map(at => distance(world, at, act.at)));
  const worth = OPEN * (isOpen ? 2 : 1) - EACH_HEX * (Number.isFinite(far) ? far : 0);
  return { acts: [act as Act], worth, why: `They may come through ${act.at}.` };
}
