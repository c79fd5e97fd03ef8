/** An aircraft is brought down (B15.9): where it falls it hurts whoever is there, and clears mines (7.31.3.2.b). */
import type { HexId } from '../../../board/index.ts';
import { type Rule, tally } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { shellMines } from '../mines/clear.ts';
import type { AircraftId } from '../state.ts';
import { aircraftById, leavePass } from './aircraft.ts';
import { blast } from './blast.ts';
import { drift } from './drift.ts';

/** GP factors of what is left of it (7.31.3.2.b). */
const WRECKAGE = 15;
/** So far from where it was going. */
const BESIDE = 1;

export function* crash(game: Game, id: AircraftId, at: HexId): Rule<void> {
  leavePass(game);
  const plane = aircraftById(game.state, id);
  game.own(plane).gone = 'shot down';
  const where = yield* drift(game, plane, at, { cite: 'B15.9', what: 'the remains', hexes: BESIDE });
  game.say('B15.9', `{${id}} is brought down, and falls into {${where}}.`);
  const factorIn = (hex: HexId) => (hex === where ? WRECKAGE : undefined);
  yield* blast(game, plane, {
    hexes: [where],
    factorIn,
    effectiveness: WRECKAGE,
    modifiers: () => tally({ stages: ['roll'] }, 0, []),
  });
  yield* shellMines(game, plane, factorIn);
}
