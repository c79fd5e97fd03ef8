/** Residual firepower of ordnance (3.3.5). */
import type { Rule } from '../../../../engine/index.ts';
import { residualFirepower } from '../../charts/index.ts';
import type { AttackLine } from '../../fire/card.ts';
import { markFirer } from '../../fire/markers.ts';
import { residualReduction } from '../../fire/modifiers.ts';
import { placeResidual, residualAt } from '../../fire/residual.ts';
import { isAntiTankRifle, isMachineGun } from '../../fire/shooters.ts';
import { choose, type Game } from '../../game.ts';
import { armId, noteArmFired } from '../../vehicles/arms.ts';
import type { Wear } from '../handling.ts';
import { type Shot, shellOf, sideOf } from '../shot.ts';
import { burstsInBamboo } from './cover.ts';
import { burstsInTrees } from './effect.ts';
import { toHitModifiers } from './to-hit.ts';

/** None by what breaks down, is pressed, or keeps its rate of fire; none by a Panzerfaust or by solid shot (3.3.5, 6.2.ap). */
export function* leaveResidualOf(
  game: Game,
  shot: Shot,
  lines: readonly AttackLine[],
  { kept, wear }: { readonly kept: boolean; readonly wear?: Wear },
): Rule<void> {
  const { firer, target } = shot;
  const isFaust = !firer.weapon && !firer.vehicle;
  if (game.state.phase !== 'movement' || firer.mode === 'bounding') return;
  if (isFaust || shot.intensive || wear === 'gone' || wear === 'malfunctions' || isSolid(shot)) return;
  const left = residualOf(game, shot, lines);
  if (left <= residualAt(game.state, target)) return;
  if (kept && !(yield* givesUpRate(game, shot, left))) return;
  placeResidual(game, target, left);
}

/** Shot that goes through what it hits and leaves nothing flying about; a machine gun's bursts are another matter. */
function isSolid(shot: Shot): boolean {
  if (isAntiTankRifle(shot.firer)) return true;
  const shell = shellOf(shot);
  return (shell === 'AP' && !isMachineGun(shot.firer)) || shell === 'APCR' || shell === 'APDS';
}

/** Half the column, a column more for air bursts, a column less for what hampered the aim (3.3.5). */
function residualOf(game: Game, shot: Shot, lines: readonly AttackLine[]): number {
  const hampered = residualReduction(toHitModifiers(game.world, game.state, shot));
  if (shot.vehicle) {
    const column = shot.ordnance.column(shellOf(shot));
    return column === undefined ? 0 : residualFirepower(game.world.charts, column, hampered);
  }
  const inBamboo = burstsInBamboo(game.world, shot);
  const left = lines.map(({ column, drm }) =>
    column === undefined
      ? 0
      : residualFirepower(game.world.charts, column, hampered - (burstsInTrees(drm) || inBamboo ? 1 : 0)),
  );
  return Math.max(0, ...left);
}

function* givesUpRate(game: Game, { firer }: Shot, left: number): Rule<boolean> {
  const { weapon, vehicle, user } = firer;
  const id = vehicle ? armId(vehicle, 'MA') : weapon?.id;
  if (id === undefined) return false;
  const { keep } = yield* choose({
    by: sideOf(firer),
    id: 'rate-of-fire',
    cite: '3.3.5.b',
    prompt: `Keep the rate of fire, or leave ${left} residual firepower?`,
    acts: () =>
      [
        { verb: 'rate', weapon: id, keep: 'keep' },
        { verb: 'rate', weapon: id, keep: 'spend' },
      ] as const,
  });
  if (keep === 'keep') return false;
  if (vehicle) noteArmFired(game, vehicle, 'MA', { mode: firer.mode, kept: false });
  else if (weapon && user) markFirer(game, { ...firer, user }, false);
  return true;
}
