/** An attack before its dice: who fires with what, at whom, on which column, with which modifiers. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Side, type Tally } from '../../../engine/index.ts';
import { type FireColumn, fireColumn } from '../charts/index.ts';
import type { View } from '../game.ts';
import { gunOf } from '../guns/guns.ts';
import { turnAt } from '../ordnance/aims.ts';
import { declaredShooter } from '../ordnance/equivalent.ts';
import { knownVehiclesAt } from '../ordnance/targets.ts';
import { gunTurnEntries } from '../ordnance/turning.ts';
import type { FireFrame, ShooterId, TargetId, UnitId } from '../state.ts';
import { type AnyUnit, isLeader, unitById } from '../units.ts';
import type { Turn } from '../vehicles/arcs.ts';
import { isVulnerable } from '../vehicles/crew.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';
import { firingHexes } from './direction.ts';
import { firepower, halved, totalFirepower } from './firepower.ts';
import { fireMode } from './modes.ts';
import { type AttackKind, type Circumstances, crewFireModifiers, fireModifiers } from './modifiers.ts';
import { type Firer, firingAs, isFlamethrower, movingStack, shooterOf } from './shooters.ts';
import { isUnseenTarget, type Target } from './target.ts';
import { targetsIn } from './targets.ts';

export interface Attack {
  readonly kind: AttackKind;
  readonly firers: readonly Firer[];
  readonly leaders: readonly AnyUnit[];
  readonly target: HexId;
  readonly targets: readonly AnyUnit[];
  /** How a gun that fires like a machine gun turns first (6.8). */
  readonly turn?: Turn;
  /** Vehicles whose crews it can hurt (7.12). */
  readonly crews?: readonly AnyVehicle[];
  /** Firepower that is nobody's own any more: a charge that was laid, residual fire. */
  readonly given?: { readonly id: string; readonly cite: string; readonly n: number };
  /** Where a charge was laid from, and who was not seen when it was (4.3, 8.3.2). */
  readonly through?: HexId;
  readonly veiled?: readonly UnitId[];
  /** Who laid the charge was exhausted. */
  readonly exhausted?: boolean;
  /** False: the line of sight has not been looked at yet. */
  readonly measured?: boolean;
}

/** Targets for whom the attack comes to the same. One roll serves all lines. */
export interface AttackLine {
  readonly targets: readonly TargetId[];
  readonly each: readonly { readonly id: ShooterId; readonly firepower: Tally }[];
  readonly firepower: Tally;
  /** Undefined: too weak to have any effect. */
  readonly column: FireColumn | undefined;
  readonly drm: Tally;
  /** None of those for whom the modifiers were counted is seen. */
  readonly unseen?: true;
}

export interface AttackCard {
  readonly firers: readonly { readonly id: ShooterId; readonly mode: Firer['mode'] }[];
  readonly lines: readonly AttackLine[];
}

/** The attack that a declaration has come to so far. */
export function declaredAttack(world: World, view: View, frame: Frozen<FireFrame>, target: HexId): Attack {
  const firers = frame.shooters.map(id => declaredFirer(world, view, id, frame));
  return {
    kind: firers.some(isFlamethrower) ? 'flame' : 'fire',
    firers,
    leaders: frame.leaders.map(id => unitById(view, id)),
    target,
    targets: targetsIn(world, view, target),
    ...crewsUnderFire(view, frame.by, target, firingHexes(firers)),
    ...turnOf(world, view, firers, target),
  };
}

/** A gun that fires like a machine gun must bear on its target, too (6.8.a). */
function turnOf(world: World, view: View, firers: readonly Firer[], target: HexId): Pick<Attack, 'turn'> {
  const gun = firers.find(({ equivalent }) => equivalent);
  const turn = gun && turnAt(world, view, gun, target);
  return turn && !isRefusal(turn) ? { turn } : {};
}

export function declaredFirer(world: World, view: View, id: ShooterId, frame: Pick<FireFrame, 'aim'>): Firer {
  const shooter = declaredShooter(view, id, frame);
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
  const { kind, target, firers, leaders, exhausted = false, measured = true, through } = attack;
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
    ...(through !== undefined && { through: [through] }),
  };
}

/** What the attack comes to against each of its targets; targets that it strikes alike share a line. */
export function attackLines(world: World, view: View, attack: Attack): readonly AttackLine[] {
  const arms = attack.turn ? gunTurnEntries(world, view, attack.firers[0]?.id ?? 'u', attack.turn) : [];
  const circumstances = { ...circumstancesOf(view, attack), ...(arms.length > 0 && { arms: () => arms }) };
  const alike = new Map<string, AnyUnit[]>();
  for (const target of attack.targets) {
    const way = circumstances.move?.entries?.[target.id]?.from;
    const like = `${likeness(view, target)} ${attack.veiled?.includes(target.id)} ${way}`;
    const known = alike.get(like);
    if (known) known.push(target);
    else alike.set(like, [target]);
  }
  const strength = (target: Target) =>
    attack.firers.map(firer => {
      const range = distance(world, firer.at, attack.target);
      return { id: firer.id, firepower: firepower(world, firer, { range, target, group: attack.firers }) };
    });
  const lines: AttackLine[] = [];
  for (const [target, ...others] of alike.values()) {
    if (!target) continue;
    const drm = fireModifiers(world, view, circumstances, target);
    const isVeiled = isUnseenTarget(target) || attack.veiled?.includes(target.id);
    const given = attack.given && isVeiled ? halved(world, attack.given) : attack.given;
    lines.push(attackLine([target, ...others], strength(target), drm, given));
  }
  for (const crew of attack.crews ?? []) {
    const drm = crewFireModifiers(world, view, circumstances, crew);
    lines.push(attackLine([crew], strength(crew), drm, attack.given));
  }
  return merged(lines);
}

export function attackLine(
  targets: readonly [Target, ...Target[]],
  each: AttackLine['each'],
  drm: Tally,
  given?: Attack['given'],
): AttackLine {
  const total = totalFirepower(each, given);
  return {
    targets: targets.map(({ id }) => id),
    each,
    firepower: total,
    column: fireColumn(total.value),
    drm,
    ...(isUnseenTarget(targets[0]) && { unseen: true }),
  };
}

/** Lines that come to the same are one; what is told of its modifiers is what counts for those who are seen. */
export function merged(lines: readonly AttackLine[]): readonly AttackLine[] {
  const known = new Map<string, AttackLine>();
  for (const line of lines) {
    const key = `${line.column} ${line.drm.value}`;
    const alike = known.get(key);
    known.set(key, alike ? joined(alike, line) : line);
  }
  return [...known.values()];
}

function joined({ unseen, ...one }: AttackLine, other: AttackLine): AttackLine {
  const targets = [...one.targets, ...other.targets];
  if (!unseen) return { ...one, targets };
  return other.unseen ? { ...one, targets, unseen } : { ...one, targets, drm: other.drm };
}

/** Vehicles of the enemy in the hex whose crews fire from all of these hexes can hurt. */
export function crewsUnderFire(
  view: View,
  side: Side,
  target: HexId,
  from: readonly HexId[],
): Pick<Attack, 'crews'> {
  if (view.vehicles === undefined) return {};
  const crews = knownVehiclesAt(view, target, side).filter(each =>
    from.every(hex => isVulnerable(each, hex)),
  );
  return crews.length === 0 ? {} : { crews };
}

/** All that an attack asks of its target, besides where it is. */
function likeness(view: View, target: AnyUnit): string {
  const flamethrowers = view.weapons.filter(weapon => weapon.by === target.id && isFlamethrower({ weapon }));
  const { broken, pinned, concealed, hidden, manhandled } = target;
  const gun = gunOf(view, target)?.id;
  return `${broken} ${pinned} ${concealed} ${hidden} ${manhandled} ${gun} ${flamethrowers.length}`;
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
