/** Coming into a location with enemies: who may, and the Melee that follows (8.0, 8.2, 8.4). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import { mayAmbush } from '../people/skills.ts';
import { isHiddenByNight } from '../sight/night.ts';
import { isClear } from '../sight/sight.ts';
import type { Location, MoveKind, UnitId } from '../state.ts';
import { type AnyUnit, findUnit, isEnemyAt, isWeaponTeam, meleeAt, unitsAt } from '../units.ts';
import { beginRound } from './melee.ts';
import { combatants, isMeleeEligible } from './strength.ts';

/** Why the stack may not go where enemies are; undefined if it may. */
export function whyNotIntoMelee(
  view: View,
  stack: readonly AnyUnit[],
  at: Location,
  kind: MoveKind,
): Refusal | undefined {
  const [first] = stack;
  if (!first || !isEnemyAt(view, at, first.side)) return undefined;
  if (kind === 'assault') return refusal('8.0.a', 'no Assault Move into a Melee');
  if (stack.some(isWeaponTeam)) return refusal('1.7.d', 'weapon teams enter no Melee');
  const canFight =
    stack.some(unit => isMeleeEligible(view, unit)) || combatants(view, at, first.side).length > 0;
  return canFight ? undefined : refusal('8.0.a', 'nobody among them can fight in a Melee');
}

/**
 * The stack has entered a location in which enemies are, its move is over, and the round is fought at once (8.0.c,
 * 8.0.d). `from`: where it stood when its impulse began; undefined if it came from off the map.
 */
export function meleeOnEntry(game: Game, stack: readonly UnitId[], from: Location | undefined): void {
  const units = stack.flatMap(id => findUnit(game.state, id) ?? []);
  const [first] = units;
  if (first?.at === undefined) return;
  const { at, side } = first;
  if (meleeAt(game.state, at)?.fought) {
    game.say('8.2.b', `{${first.id}} is too late for this turn’s Melee`);
    return;
  }
  const unseen = unseenAmbushers(game, units, from, at);
  const reinforced = unitsAt(game.state, at, side).length > units.length;
  beginRound(game, {
    at,
    attacker: side,
    ...(unseen.length > 0 && { unseen }),
    ...(reinforced && { reinforced: true }),
  });
}

/** Those who can ambush, if nobody in the location had a line of sight to where they started (8.4.a). */
function unseenAmbushers(
  { world, state }: Game,
  units: readonly AnyUnit[],
  from: Location | undefined,
  at: Location,
): readonly UnitId[] {
  const able = units.filter(unit => mayAmbush(world, unit, units));
  const wereSeen =
    from !== undefined && isClear(world, state, at, from) && !isHiddenByNight(world, state, at, from);
  return wereSeen ? [] : able.map(({ id }) => id);
}
