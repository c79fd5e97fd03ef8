/** The guns of berserk crews: they fire without end, at whatever there is, or at nothing (3.25.10). */
import { lookedUp, type Rule, roll, type Side, sumOf } from '../../../engine/index.ts';
import { DR, type Game, type View } from '../game.ts';
import { breakDown, breakdownNumber } from '../support-weapons/breakdown.ts';
import { type AnyUnit, type AnyWeapon, gunOfRage, inMelee } from '../units.ts';
import { markWeapon } from './resolution.ts';

/** Those of the side that have not fired in this prep or defensive fire phase. */
export function glowingGuns(
  view: View,
  side: Side,
): readonly { readonly user: AnyUnit; readonly weapon: AnyWeapon }[] {
  if (view.phase === 'advancing-fire') return [];
  return view.units.flatMap(user => {
    const weapon = user.side === side && !inMelee(view, user) ? gunOfRage(view, user) : undefined;
    return weapon && !weapon.fired ? [{ user, weapon }] : [];
  });
}

/** Whatever has no target fires all the same, until it breaks. */
export function* fireAtNothing(game: Game, side: Side): Rule<void> {
  for (const { user, weapon } of glowingGuns(game.state, side)) {
    const { id } = weapon;
    const least = breakdownNumber(game.world, { user, weapon, sustained: true });
    markWeapon(game, user.id, id);
    const fails = yield* roll(
      DR,
      `{${user.id}} fires at nothing`,
      ({ coloured, white }) => coloured + white >= least.value,
      {
        cite: '3.25.10',
        by: side,
        tell: (dice, found) =>
          lookedUp(sumOf(dice), undefined, found ? `{${id}} rolls its number` : 'no effect', { of: [id] }),
      },
    );
    if (fails) yield* breakDown(game, [{ id, forGood: true }], side);
  }
}
