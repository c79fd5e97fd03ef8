/** Hidden and concealed units in close combat (6.4.g, 8.3.2.d, 8.3.3.c): they surprise, and then they are seen. */
import type { HexId } from '../../../board/index.ts';
import { type Side, unset } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import type { UnitId } from '../state.ts';
import { unitsAt } from '../units.ts';
import { enemyOf } from '../world.ts';
import { isWatched, showInSight } from './loss.ts';
import { usesConcealment } from './unseen.ts';

/** Into whose hex the enemy has advanced comes out of hiding now, under a ? until the ambush is decided. */
export function placeHiddenFighters(game: Game): void {
  for (const unit of game.state.units) {
    const { at, hidden, side } = unit;
    if (!hidden || at === undefined) continue;
    const enemies = unitsAt(game.state, at, enemyOf(game.world, side));
    if (enemies.length === 0) continue;
    const mine = game.own(unit);
    unset(mine, 'hidden');
    mine.concealed = true;
    // Nobody could say before that it was close combat into which they advanced.
    for (const enemy of enemies) game.own(enemy).advanced = true;
    const cite = usesConcealment(game.world) ? '8.3.3.c' : '6.4.g';
    game.reveal([enemyOf(game.world, side)], cite, `Something hidden shows in ${at}`);
  }
}

export const isAnybodyConcealed = (view: View, hex: HexId, side?: Side): boolean =>
  unitsAt(view, hex, side).some(unit => unit.concealed);

/**
 * Once the ambush is decided all are seen. Who fights in the sight of a good order enemy has lost his ? by it, save ambushers who
 * leave nobody alive: these are given. Others have it again after the fight.
 */
export function showFighters(game: Game, hex: HexId, ambusher: Side | undefined): readonly UnitId[] {
  const concealed = unitsAt(game.state, hex).filter(unit => unit.concealed);
  const watched = concealed.filter(({ side }) => isWatched(game.world, game.state, side, hex));
  showInSight(game, concealed, '8.3.d');
  return watched.filter(({ side }) => side === ambusher).map(({ id }) => id);
}

/** The ambush left no enemy to tell of it. */
export function keepConcealed(game: Game, hex: HexId, shadows: readonly UnitId[]): void {
  const kept = unitsAt(game.state, hex).filter(({ id, broken }) => shadows.includes(id) && !broken);
  const [first] = kept;
  if (!first || unitsAt(game.state, hex, enemyOf(game.world, first.side)).length > 0) return;
  for (const unit of kept) game.own(unit).concealed = true;
  game.say('8.3.d', `The ambush in ${hex} leaves nobody who has seen it`);
}
