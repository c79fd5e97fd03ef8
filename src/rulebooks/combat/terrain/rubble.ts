/** Buildings that come down (6.6.1). */
import { buildingOf, type HexId } from '../../../board/index.ts';
import { type Game, lose } from '../game.ts';
import { hexAt, hexOf } from '../world.ts';

/** All in the hex are gone, on whatever floor (6.6.1.b); rubble comes down no further. */
export function collapse(game: Game, hex: HexId): void {
  const { rubble = [], units } = game.state;
  if (!buildingOf(game.world.field, hexAt(game.world, hex)) || rubble.includes(hex)) return;
  game.own(game.state).rubble = [...rubble, hex];
  game.say('6.6.1.b', `The building in ${hex} comes down.`);
  for (const unit of units) {
    if (unit.at === undefined || hexOf(unit.at) !== hex) continue;
    lose(game, unit, 'eliminated');
    game.say('6.6.1.b', `{${unit.id}} is buried.`);
  }
}
