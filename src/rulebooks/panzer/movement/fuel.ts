/** Vehicles that lose fuel (7.23.4): at the beginning of every Movement Phase it may run out, or burn. */
import { lookedUp, type Rule, roll, sumOf } from '../../../engine/index.ts';
import { suffer } from '../fire/effects.ts';
import { type Game, isFielded, unitById } from '../game.ts';

const RESULTS = ['TK', 'BU'] as const;

export function* fuelPhase(game: Game): Rule<boolean> {
  const leaking = game.state.units.filter(unit => isFielded(unit) && unit.collateral?.includes('fuel'));
  for (const { id, side } of leaking) {
    const is = yield* roll({ die: 10 }, `the fuel of {${id}}`, ({ die }) => RESULTS[die - 1], {
      cite: '7.23.4',
      by: side,
      tell: (dice, found) => lookedUp(sumOf(dice), 'fuel', found ?? 'nothing', { of: [id] }),
    });
    const unit = unitById(game.state, id);
    if (is && isFielded(unit)) yield* suffer(game, unit, { is, mayBail: true });
  }
  return true;
}
