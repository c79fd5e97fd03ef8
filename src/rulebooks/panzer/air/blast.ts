/** What bombs, rockets and a falling aircraft do to all who are there. */
import type { HexId } from '../../../board/index.ts';
import type { Rule, Tally } from '../../../engine/index.ts';
import { suffer } from '../fire/effects.ts';
import { gpRoll, shelled } from '../fire/gp-shot.ts';
import { gpDefence } from '../fire/modifiers.ts';
import { type Fielded, type Game, isFielded, isVehicle, unitById } from '../game.ts';
import { revealUnder } from '../hidden/reveal.ts';
import { shock } from '../morale/shocks.ts';
import type { Aircraft, UnitId } from '../state.ts';

interface Blast {
  readonly hexes: readonly HexId[];
  /** Its GP factor in each of them. */
  readonly factorIn: (hex: HexId) => number | undefined;
  readonly effectiveness: number;
  readonly modifiers: (target: Fielded) => Tally;
}

/** A GP attack on everybody there, whoever he is for; hidden counters are turned over (7.2.2.3.c). */
export function* blast(game: Game, plane: Aircraft, of: Blast): Rule<void> {
  revealUnder(game, of.hexes);
  const struck = game.state.units.filter(
    unit => isFielded(unit) && !unit.aboard && of.hexes.includes(unit.at),
  );
  for (const { id } of struck) yield* strike(game, plane, id, of);
}

function* strike(game: Game, plane: Aircraft, id: UnitId, of: Blast): Rule<void> {
  const target = unitById(game.state, id);
  if (!isFielded(target)) return;
  const excess = (of.factorIn(target.at) ?? 0) - gpDefence(target);
  const reading = yield* gpRoll(game, plane, target, excess, of.modifiers(target));
  // Any attack from the air shakes (7.1.2.c).
  shock(game, id, 'fire');
  if (reading.result === undefined) return game.say('B15.7', `{${id}} is not hurt.`);
  const blow = isVehicle(target)
    ? yield* shelled(game, plane, target, of.effectiveness, reading)
    : { is: reading.result, mayBail: false };
  if (blow) yield* suffer(game, target, blow);
}
