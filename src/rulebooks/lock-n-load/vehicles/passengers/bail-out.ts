/** The vehicle is destroyed: who and what of its passengers gets out (16.1.1, 16.2.d). */
import { lookedUp, type Rule, roll, sumOf, unset } from '../../../../engine/index.ts';
import { D6, type Game } from '../../game.ts';
import { dropWeapon, eliminate, removeWeapon, shake } from '../../morale/losses.ts';
import type { Location } from '../../state.ts';
import { type AnyUnit, type AnyWeapon, fitsIn, weaponById, weaponsOf } from '../../units.ts';

/** Gone with all they carry (16.1.1.b). */
export function loseAboard(game: Game, passengers: readonly AnyUnit[], cite: string): void {
  for (const unit of passengers) {
    for (const weapon of weaponsOf(game.state, unit)) removeWeapon(game, weapon, cite);
    eliminate(game, unit, cite);
  }
}

/** Each counter for itself, weapons too: an even number, and it is saved. */
export function* bailOut(game: Game, passengers: readonly AnyUnit[], at: Location): Rule<void> {
  for (const unit of passengers) {
    const saved: AnyWeapon[] = [];
    for (const weapon of weaponsOf(game.state, unit)) {
      if (yield* isSaved(weapon.id, unit.side)) saved.push(weapon);
      else removeWeapon(game, weapon, '16.1.1.a');
    }
    const survives = yield* isSaved(unit.id, unit.side);
    if (survives) {
      if (setDown(game, unit, at)) shake(game, unit);
    } else {
      for (const { id } of saved) {
        dropWeapon(game, id);
        game.own(weaponById(game.state, id)).at = at;
      }
      eliminate(game, unit, '16.1.1.a');
    }
  }
}

function* isSaved(id: string, by: string): Rule<boolean> {
  return yield* roll(D6, `whether {${id}} gets out`, ({ die }) => die % 2 === 0, {
    cite: '16.1.1.a',
    by,
    tell: (dice, is) => lookedUp(sumOf(dice), undefined, is ? 'even: it gets out' : 'odd: it is lost'),
  });
}

/** On its feet in the hex under a Moved marker; where there is no room it is lost (1.3.h). */
export function setDown(game: Game, unit: AnyUnit, at: Location): boolean {
  if (!fitsIn(game.world, game.state, at, unit.side, [unit])) {
    game.say('1.3.h', `There is no room for {${unit.id}}`);
    loseAboard(game, [unit], '1.3.h');
    return false;
  }
  const mine = game.own(unit);
  mine.at = at;
  mine.moved = 'Moved';
  unset(mine, 'aboard', 'outside');
  return true;
}
