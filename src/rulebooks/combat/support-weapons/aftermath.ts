/** What charges and flame leave of the ground (12.9.5, 12.9.8.4, 7.4.3, 7.8.3). */
import type { HexId } from '../../../board/index.ts';
import type { Arm } from '../counters/index.ts';
import type { Game } from '../game.ts';
import type { LocId, Work } from '../state.ts';
import { setFire } from '../terrain/flames.ts';
import { collapse } from '../terrain/rubble.ts';
import { hexOf } from '../world.ts';

/** By what was thrown, and the results that it had there. */
export function aftermath(game: Game, arm: Arm | undefined, at: LocId, results: readonly string[]): void {
  const isDeadly = results.some(result => result.endsWith('E'));
  const isBloody = results.some(result => result.startsWith('C'));
  if (arm === 'DC' && isDeadly) {
    blowWorks(game, hexOf(at));
    collapse(game, hexOf(at));
  }
  // Flame at any C or E, bottles at an E (12.9.8.4, 12.9.5).
  if ((arm === 'FT' && (isDeadly || isBloody)) || (arm === 'MOL' && isDeadly)) setFire(game, hexOf(at));
}

/** Works that a charge clears away: wire (7.4.3), roadblocks (7.8.3), and mines as a Bangalore torpedo (12.9.1). */
const BLOWN: readonly Work['is'][] = ['wire', 'mines', 'roadblock'];

const CITES: Partial<Record<Work['is'], string>> = { wire: '7.4.3', mines: '12.9.1', roadblock: '7.8.3' };

export const worksToBlow = (works: readonly Work[], hex: HexId): readonly Work[] =>
  works.filter(({ is, at }) => at === hex && BLOWN.includes(is));

function blowWorks(game: Game, hex: HexId): void {
  const { works } = game.state;
  const blown = worksToBlow(works, hex);
  if (blown.length === 0) return;
  game.own(game.state).works = works.filter(work => !blown.includes(work));
  for (const { is } of blown)
    game.say(CITES[is] ?? '12.9.1', `The charge has done away with the ${is} in ${hex}.`);
}
