/** Saying what units do without saying more than their enemy may know (8.3.2.a). */
import type { HexId } from '../../../board/index.ts';
import type { Audience } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import type { UnitId } from '../state.ts';
import type { AnyUnit } from '../units.ts';
import { enemyOf } from '../world.ts';
import { isSettingUpUnseen, isUnseen } from './unseen.ts';
import { namesFor } from './views.ts';

/** Who hears of what befalls the unit: its own side alone, if the enemy doesn't see it. */
export const audienceOf = (unit: AnyUnit): Audience => (isUnseen(unit) ? [unit.side] : 'all');

/** The order of battle is public, and so is what changes it, even where nobody sees it happen. */
export function tellOfCounters(game: Game, unit: AnyUnit, cite: string): void {
  const { world, state } = game;
  if (!isUnseen(unit) && !isSettingUpUnseen(world, state, unit.side)) return;
  game.reveal([enemyOf(world, unit.side)], cite, 'The order of battle of the enemy changes');
}

/** What it does under its ? tells of it, though it is not seen: how it goes depends on who it is. */
export function tellOfDeed(game: Game, unit: AnyUnit, cite: string, deed: string): void {
  if (!isUnseen(unit)) return;
  game.reveal([enemyOf(game.world, unit.side)], cite, `Somebody under the ? in ${unit.at} ${deed}`);
}

/** A ? has gone from the hex, and another lies there still: there were more of them than the enemy may have thought. */
export function tellOfParting(game: Game, from: HexId | undefined, goers: readonly AnyUnit[]): void {
  const gone = goers.find(({ concealed }) => concealed);
  if (!gone || from === undefined) return;
  const { world, state } = game;
  const isLeft = ({ id, side, at, concealed }: AnyUnit) =>
    at === from && side === gone.side && concealed && !goers.some(goer => goer.id === id);
  if (state.units.some(isLeft))
    game.reveal([enemyOf(world, gone.side)], '8.3.2.a', `A ? stays behind in ${from}`);
}

/** A sentence about several units. For the enemy a stack under a ? is one thing, however many are in it. */
export function sayOf(
  game: Game,
  cite: string,
  units: readonly UnitId[],
  sentence: (names: string) => string,
): void {
  const names = (ids: readonly string[]) => sentence(ids.map(id => `{${id}}`).join(', '));
  const unseen = game.state.units.find(unit => units.includes(unit.id) && isUnseen(unit));
  if (!unseen) {
    game.say(cite, names(units));
    return;
  }
  const enemy = enemyOf(game.world, unseen.side);
  game.say(cite, names(units), [unseen.side]);
  game.say(cite, names(namesFor(game.state, enemy, units)), [enemy]);
}
