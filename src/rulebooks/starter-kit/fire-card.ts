/** An attack before its dice: who fires with what, at whom, on which column, with which modifiers. */
import type { HexId } from '../../board/index.ts';
import type { Frozen, Tally } from '../../engine/index.ts';
import { type FireColumn, fireColumn } from './charts/index.ts';
import { firingHexes } from './fire-direction.ts';
import { fireMode } from './fire-modes.ts';
import { type AttackKind, type Circumstances, fireModifiers } from './fire-modifiers.ts';
import { targetsIn } from './fire-targets.ts';
import { firepower, totalFirepower } from './firepower.ts';
import type { View } from './game.ts';
import { isRefusal } from './refusal.ts';
import { type Firer, firingAs, isFlamethrower, movingStack, shooterOf } from './shooters.ts';
import type { FireFrame, ShooterId, UnitId } from './state.ts';
import { type AnyUnit, isLeader, unitById } from './units.ts';
import { distance, type World } from './world.ts';

export interface Attack {
  readonly kind: AttackKind;
  readonly firers: readonly Firer[];
  readonly leaders: readonly AnyUnit[];
  readonly target: HexId;
  readonly targets: readonly AnyUnit[];
  /** Firepower that is nobody's own any more: a charge that was laid, residual fire. */
  readonly given?: { readonly id: string; readonly cite: string; readonly n: number };
  /** Who laid the charge was exhausted. */
  readonly exhausted?: boolean;
  /** False: the line of sight has not been looked at yet. */
  readonly measured?: boolean;
}

/** Targets for whom the attack comes to the same. One roll serves all lines. */
export interface AttackLine {
  readonly targets: readonly UnitId[];
  readonly each: readonly { readonly id: ShooterId; readonly firepower: Tally }[];
  readonly firepower: Tally;
  /** Undefined: too weak to have any effect. */
  readonly column: FireColumn | undefined;
  readonly drm: Tally;
}

export interface AttackCard {
  readonly firers: readonly { readonly id: ShooterId; readonly mode: Firer['mode'] }[];
  readonly lines: readonly AttackLine[];
}

/** The attack that a declaration has come to so far. */
export function declaredAttack(world: World, view: View, frame: Frozen<FireFrame>, target: HexId): Attack {
  const firers = frame.shooters.map(id => declaredFirer(world, view, id));
  return {
    kind: firers.some(isFlamethrower) ? 'flame' : 'fire',
    firers,
    leaders: frame.leaders.map(id => unitById(view, id)),
    target,
    targets: targetsIn(world, view, target),
  };
}

export function declaredFirer(world: World, view: View, id: ShooterId): Firer {
  const shooter = shooterOf(view, id);
  // A leader who helps another with his machine gun fires as that gun does.
  const gun = shooter.weapon ? undefined : isLeader(shooter.user) && gunOfLeaderIn(view, shooter);
  const mode = fireMode(world, view, gun || shooter);
  if (isRefusal(mode)) throw new Error(`${id} may not fire: ${mode.why} (${mode.cite})`);
  return firingAs(mode, shooter);
}

function gunOfLeaderIn(view: View, { at, user }: Pick<Firer, 'at' | 'user'>) {
  const frame = view.doing.at(-1);
  const shooters = frame?.is === 'fire' ? frame.shooters.map(id => shooterOf(view, id)) : [];
  return shooters.find(
    each => each.weapon && isLeader(each.user) && each.at === at && each.user.id !== user.id,
  );
}

export function circumstancesOf(view: View, attack: Attack): Circumstances {
  const { kind, target, firers, leaders, exhausted = false, measured = true } = attack;
  const move = movingStack(view);
  const units = [...firers.map(({ user }) => user), ...leaders];
  return {
    kind,
    target,
    from: firingHexes(firers),
    leaders,
    measured,
    exhausted: exhausted || units.some(unit => unit.exhausted),
    ...(move && { move }),
  };
}

/** What the attack comes to against each of its targets; targets that it strikes alike share a line. */
export function attackLines(world: World, view: View, attack: Attack): readonly AttackLine[] {
  const circumstances = circumstancesOf(view, attack);
  const alike = new Map<string, AnyUnit[]>();
  for (const target of attack.targets) {
    const like = likeness(view, target);
    const known = alike.get(like);
    if (known) known.push(target);
    else alike.set(like, [target]);
  }
  const lines = new Map<string, AttackLine>();
  for (const [target, ...others] of alike.values()) {
    if (!target) continue;
    const targets = [target, ...others].map(({ id }) => id);
    const each = attack.firers.map(firer => {
      const range = distance(world, firer.at, attack.target);
      return { id: firer.id, firepower: firepower(firer, { range, target, group: attack.firers }) };
    });
    const total = totalFirepower(each, attack.given);
    const column = fireColumn(total.value);
    const drm = fireModifiers(world, view, circumstances, target);
    const key = `${column} ${drm.value}`;
    const known = lines.get(key);
    if (known) lines.set(key, { ...known, targets: [...known.targets, ...targets] });
    else lines.set(key, { targets, each, firepower: total, column, drm });
  }
  return [...lines.values()];
}

/** All that an attack asks of its target, besides where it is. */
function likeness(view: View, target: AnyUnit): string {
  const flamethrowers = view.weapons.filter(weapon => weapon.by === target.id && isFlamethrower({ weapon }));
  return `${target.broken} ${target.pinned} ${flamethrowers.length}`;
}

/**
 * The card of a declaration under way, for the page: undefined while it has no target. Where sight must not be
 * measured beforehand, what hinders the line is left out (3.2.1.e).
 */
export function attackCard(world: World, view: View, frame: Frozen<FireFrame>): AttackCard | undefined {
  if (frame.target === undefined) return undefined;
  const attack = declaredAttack(world, view, frame, frame.target);
  return {
    firers: attack.firers.map(({ id, mode }) => ({ id, mode })),
    lines: attackLines(world, view, { ...attack, measured: world.sight === 'open' }),
  };
}
