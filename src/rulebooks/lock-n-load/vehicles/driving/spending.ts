/** A vehicle spends points (15.1): the drive is under way, and the enemy may answer (5.3). */
import { amend, replaceTop } from '../../frames.ts';
import type { Game } from '../../game.ts';
import { noteDeed } from '../../impulses/groups.ts';
import { driveOf } from './drive-scene.ts';

/** Of vehicle and men, each of whom pays his own way, the dearer draws the fire (6.5). */
export function spend(game: Game, points: number, { steps = 0, onFoot = 0 } = {}): void {
  const { turned: _turned, ...drive } = driveOf(game.state);
  if (!drive.begun) noteDeed(game, drive.vehicle);
  replaceTop(game, drive);
  amend(game, 'drive', {
    begun: true,
    spent: drive.spent + points,
    steps: drive.steps + steps,
    due: Math.max(points, onFoot),
  });
}
