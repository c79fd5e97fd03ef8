/** What becomes of the weapons where all are killed (8.8.1, 8.10.9, 8.11.7). */
import { lookedUp, type Rule, roll, sumOf, type TallyEntry, tally } from '../../../engine/index.ts';
import { type FireColumn, fireResult, modifier, shiftColumn } from '../charts/index.ts';
import { DR, type Game, type View } from '../game.ts';
import type { LocId } from '../state.ts';
import { type AnyWeapon, bearerOf, weaponById, weaponsLyingAt } from '../units.ts';
import { destroyWeapon } from './hands.ts';

/** All weapons in the hex, in whosever hands. */
const weaponsAt = (view: View, at: LocId): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => weapon.at === at || bearerOf(view, weapon)?.at === at);

/** Flames and charges that kill leave none of the weapons (8.10.9, 8.11.7). */
export function destroyAll(game: Game, at: LocId, cite: string): void {
  for (const weapon of weaponsAt(game.state, at)) destroyWeapon(game, weapon, cite);
}

/**
 * For each weapon that now lies there the dice once more, a column farther to the left, with nothing of what changed the
 * first roll: it is gone if that kills too. On the first column there is no such roll (8.8.1).
 */
export function* mayDestroy(game: Game, at: LocId, column: FireColumn, bySmallArms: boolean): Rule<void> {
  const left = shiftColumn(column, -1);
  if (left === undefined) return;
  const { charts } = game.world;
  const lighter = 'small arms and machine guns alone';
  const entry: TallyEntry = {
    id: lighter,
    ...modifier(charts.weaponLossModifiers, lighter),
    op: '+',
    stage: 'drm',
  };
  const drm = tally({ stages: ['drm'] }, 0, bySmallArms ? [entry] : []);
  for (const { id } of weaponsLyingAt(game.state, at)) {
    const isGone = yield* roll(
      DR,
      `whether {${id}} is destroyed`,
      ({ coloured, white }) => fireResult(charts, left, coloured + white + drm.value).is === 'KIA',
      {
        cite: '8.8.1',
        tell: (dice, gone) =>
          lookedUp(sumOf(dice, drm), `on column ${left}`, gone ? 'destroyed' : 'unharmed', { of: [id] }),
      },
    );
    if (isGone) destroyWeapon(game, weaponById(game.state, id), '8.8.1');
  }
}
