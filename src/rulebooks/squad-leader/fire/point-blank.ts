/** Green and inexperienced men at point blank: only who keeps his head fires at double strength (3.26.3). */
import { type Rule, tally } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { helpingLeader, leaderEntry } from '../morale/modifiers.ts';
import { passesCheck } from '../morale/plain-check.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, isUntried, unitById } from '../units.ts';
import type { World } from '../world.ts';
import type { Attack } from './attack.ts';
import { isPointBlank } from './firepower.ts';
import type { Shooter } from './shooters.ts';

/** Those of the attack who must check first, each once. */
export function untriedIn(world: World, { firers, target, spray = [] }: Attack): readonly UnitId[] {
  const isNear = (shooter: Shooter) =>
    [target, ...spray].some(at => isPointBlank(shooter, { world, target: at }));
  return [...new Set(firers.filter(each => isUntried(each.user) && isNear(each)).map(({ user }) => user.id))];
}

/** Nothing else comes of a failure, and they fire at their target all the same; in this phase they don't try again. */
export function* keepHeads(game: Game, attack: Attack): Rule<readonly Shooter[]> {
  const firm = new Set<UnitId>();
  for (const id of untriedIn(game.world, attack)) {
    const unit = unitById(game.state, id);
    if (unit.rattled) continue;
    if (yield* keepsHead(game, unit)) firm.add(id);
    else game.own(unit).rattled = true;
  }
  return attack.firers.map(shooter => (firm.has(shooter.user.id) ? { ...shooter, firm: true } : shooter));
}

function* keepsHead(game: Game, unit: AnyUnit): Rule<boolean> {
  const leader = helpingLeader(game.state, unit);
  return yield* passesCheck(unit, {
    text: `{${unit.id}} at point blank`,
    cite: '3.26.3',
    modifiers: tally({ stages: ['drm'] }, 0, leader ? [leaderEntry(leader, '3.2.6')] : []),
    passed: 'keeps its head',
    failed: 'fires wildly',
  });
}
