/** What the results of the fire table do to the targets (5.1.8, 5.5.6), whatever attacked them. */
import type { Rule } from '../../../engine/index.ts';
import { type FireResult, resultText } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import {
  type CheckResult,
  fireCheck,
  leaderLosses,
  leadersFirst,
  moraleCheck,
  newAftermath,
} from '../morale/check.ts';
import { eliminate } from '../morale/losses.ts';
import type { UnitId } from '../state.ts';
import { stopThere } from '../trails/back.ts';
import { type AnyUnit, isHero, isLeader } from '../units.ts';

/** A result and whom it strikes. */
export interface Hit {
  readonly result: FireResult;
  readonly targets: readonly UnitId[];
}

const present = (view: View, ids: readonly UnitId[]): readonly AnyUnit[] =>
  view.units.filter(unit => ids.includes(unit.id));

/** Losses first, then the checks, leaders before the others, then what the fate of leaders entails (5.1.8, 5.1.9). */
export function* sufferHits(game: Game, hits: readonly Hit[]): Rule<void> {
  const aftermath = newAftermath();
  const harder = new Map<UnitId, number>();
  for (const { result, targets } of hits) {
    for (const id of targets) game.befall(id, resultText(result));
    if (result.is === 'MC') for (const id of targets) harder.set(id, result.n);
    if (result.is === 'KIA') for (const unit of present(game.state, targets)) eliminate(game, unit, '5.5.6');
  }
  const held: UnitId[] = [];
  for (const { id } of leadersFirst(present(game.state, [...harder.keys()]))) {
    const [unit] = present(game.state, [id]);
    const n = harder.get(id);
    if (!unit || n === undefined) continue;
    const result: CheckResult = yield* moraleCheck(game, unit, fireCheck(n), aftermath);
    if (result === 'held') held.push(id);
  }
  keepDown(game, held);
  yield* leaderLosses(game, aftermath);
}

/** Who passed with the highest roll that does keeps his head down: pinned by prep fire, grounded on his way (3.24.1, 5.6.10). */
function keepDown(game: Game, held: readonly UnitId[]): void {
  for (const unit of present(game.state, held)) {
    if (unit.broken || isHero(unit)) continue;
    if (game.state.phase === 'prep-fire') {
      if (unit.berserk) continue;
      game.own(unit).pinned = true;
      game.say('3.24.1', `{${unit.id}} is pinned`);
    } else if (game.state.phase === 'defensive-fire') {
      ground(game, unit);
    }
  }
}

/** A leader takes all movers with him to ground (5.6.10.2). */
function ground(game: Game, unit: AnyUnit): void {
  const { back } = game.state;
  if (back?.[unit.id] === undefined) return;
  const others = isLeader(unit)
    ? present(game.state, Object.keys(back) as UnitId[]).filter(
        each => each.side === unit.side && !each.broken && !isHero(each),
      )
    : [unit];
  for (const { id } of others) {
    stopThere(game, id, 'grounded');
    game.say('5.6.10.1', `{${id}} goes to ground`);
  }
}
