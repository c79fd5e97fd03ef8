/** What the results of the fire table do to the targets (3.2.3), whatever attacked them. */
import { draw, lookedUp, type Rule, roll, sumOf } from '../../../engine/index.ts';
import { type FireColumn, type FireResult, fireResult, resultText } from '../charts/index.ts';
import { endMelees } from '../close-combat/melee.ts';
import { seenStruck } from '../concealment/loss.ts';
import { dr, type Game, type View } from '../game.ts';
import {
  type Aftermath,
  breakUnit,
  casualtyReduction,
  destroyWeapon,
  eliminate,
  newAftermath,
} from '../morale/losses.ts';
import {
  type Check,
  fireCheck,
  leaderLosses,
  leadersFirst,
  moraleCheck,
  PIN_TASK_CHECK,
  pinTaskCheck,
} from '../morale/morale.ts';
import { collapseHut } from '../pacific/huts.ts';
import { suffersInstead } from '../pacific/step-reduction.ts';
import type { TargetId, UnitId } from '../state.ts';
import { type AnyUnit, isMmc, isUnitId, weaponsOf } from '../units.ts';
import { crewSuffers } from '../vehicles/crew.ts';
import { isPacific } from '../world.ts';
import { malfunction } from './weapons.ts';

/** A result, the column it was found on, and whom it strikes. */
export interface Hit {
  readonly result: FireResult;
  readonly column: FireColumn;
  readonly targets: readonly TargetId[];
}

/** Lets all results of one attack take effect: losses first, then the checks, then what leaders' fates entail. */
export function* sufferHits(game: Game, hits: readonly Hit[]): Rule<void> {
  const aftermath = newAftermath();
  const checks = new Map<UnitId, Check | 'pin'>();
  for (const { result, targets } of hits) for (const id of targets) game.befall(id, resultText(result));
  for (const { result, column, targets } of hits) {
    const units = targets.filter(isUnitId);
    if (units.length === 0) continue;
    for (const [unit, check] of yield* sufferHit(game, result, column, units, aftermath))
      checks.set(unit, check);
  }
  // The best leader checks first: whether he stands decides whether he helps the others (3.2.3.g, 3.2.3.k).
  for (const { id } of leadersFirst(game.world, game.state, present(game.state, [...checks.keys()]))) {
    const [unit] = present(game.state, [id]);
    const check = checks.get(id);
    if (!unit || !check) continue;
    if (check === 'pin') yield* pinTaskCheck(game, unit, PIN_TASK_CHECK);
    else yield* moraleCheck(game, unit, check, aftermath);
  }
  yield* leaderLosses(game, aftermath);
  yield* crewsSuffer(game, hits);
  endMelees(game);
}

/** What strikes the hex strikes each crew that looks out: none of them is drawn by lot (7.10.j). */
function* crewsSuffer(game: Game, hits: readonly Hit[]): Rule<void> {
  for (const { result, targets } of hits) {
    for (const vehicle of game.state.vehicles ?? []) {
      if (targets.includes(vehicle.id)) yield* crewSuffers(game, vehicle, result);
    }
  }
}

function present(view: View, ids: readonly UnitId[]): readonly AnyUnit[] {
  return view.units.filter(unit => ids.includes(unit.id));
}

type Due = readonly (readonly [UnitId, Check | 'pin'])[];

/** Those struck at once, and the checks that the others owe. */
function* sufferHit(
  game: Game,
  result: FireResult,
  column: FireColumn,
  targets: readonly UnitId[],
  aftermath: Aftermath,
): Rule<Due> {
  if (result.is !== 'none') seenStruck(game, present(game.state, targets));
  switch (result.is) {
    case 'none':
      return [];
    case 'PTC':
      return targets.map(id => [id, 'pin']);
    case 'MC':
      return targets.map(id => [id, fireCheck(result.n)]);
    case 'K':
      return yield* someoneIsHit(game, result.n, targets, aftermath);
    case 'KIA':
      yield* someAreKilled(game, result.n, column, targets, aftermath);
      return [];
  }
}

/** One suffers casualty reduction; all others, and the half-squad that is left, check (3.2.3.c). */
function* someoneIsHit(game: Game, n: number, targets: readonly UnitId[], aftermath: Aftermath): Rule<Due> {
  const [victim] = present(game.state, [yield* drawn(targets, '3.2.3.c')]);
  if (victim) yield* casualtyReduction(game, victim, aftermath);
  const checking = present(game.state, targets).filter(unit => unit.id !== victim?.id || isMmc(unit));
  const check = { ...fireCheck(n), ...(victim && { struck: victim.id }) };
  return checking.map(({ id }) => [id, check]);
}

/** So many are eliminated; all others break, or suffer casualty reduction if they are broken (3.2.3.b). */
function* someAreKilled(
  game: Game,
  n: number,
  column: FireColumn,
  targets: readonly UnitId[],
  aftermath: Aftermath,
): Rule<void> {
  const hex = present(game.state, targets)[0]?.at;
  let left = targets;
  for (let killed = 0; killed < n && left.length > 0; killed++) {
    const id = yield* drawn(left, '3.2.3.b');
    left = left.filter(each => each !== id);
    const [victim] = present(game.state, [id]);
    if (!victim) continue;
    yield* weaponsAreHit(game, victim, column);
    eliminate(game, victim, '3.2.3.b', aftermath);
  }
  for (const unit of present(game.state, left)) {
    if (unit.broken) yield* casualtyReduction(game, unit, aftermath);
    else if (!(yield* suffersInstead(game, unit, {}, aftermath))) breakUnit(game, unit, aftermath);
  }
  if (hex !== undefined && isPacific(game.world)) yield* collapseHut(game, hex, '8.2.1.hut.d');
}

/** Who of several is struck is left to chance. */
export const drawn = <T extends string>(targets: readonly T[], cite: string): Rule<T> =>
  draw(targets, 'who is struck', { cite, call: id => `{${id}}` });

/** A die on the same column for each weapon of who was killed: KIA destroys it, K makes it malfunction (4.0.h). */
function* weaponsAreHit(game: Game, victim: AnyUnit, column: FireColumn): Rule<void> {
  for (const weapon of weaponsOf(game.state, victim)) {
    const fate = yield* roll(
      dr,
      `the fate of {${weapon.id}}`,
      ({ white }) => {
        const { is } = fireResult(game.world.charts, column, white);
        return is === 'KIA' ? 'destroyed' : is === 'K' ? 'malfunctions' : 'whole';
      },
      {
        cite: '4.0.h',
        tell: (dice, found) => lookedUp(sumOf(dice), `on column ${column}`, found, { of: [weapon.id] }),
      },
    );
    if (fate === 'destroyed') destroyWeapon(game, weapon, '4.0.h');
    else if (fate === 'malfunctions') malfunction(game, weapon, '4.0.h');
  }
}
