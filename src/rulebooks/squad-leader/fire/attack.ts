/** An attack as it is declared, and its lines: each target has its own column, modifiers and result (5.1.8, 5.6.6). */
import type { Frozen, Tally } from '../../../engine/index.ts';
import { type FireColumn, type FireResult, fireColumn, fireResult, shiftColumn } from '../charts/index.ts';
import type { View } from '../game.ts';
import { sees } from '../sight/sight.ts';
import type { FireFrame, LocId, UnitId } from '../state.ts';
import { type AnyUnit, gunOfRage, isMmc, unitById } from '../units.ts';
import { distance, type World } from '../world.ts';
import { isSightedIn } from './bore-sighting.ts';
import { firepower, totalFirepower } from './firepower.ts';
import { hexesBehind } from './kept-up.ts';
import type { Course } from './line.ts';
import { fireModifiers } from './modifiers.ts';
import { struckBeyond } from './penetration.ts';
import { machineGun, type Shooter, shooterOf, UNDIRECTED_RANGE } from './shooters.ts';
import { targetsAt } from './targets.ts';
import { newcomers, trackOf } from './tracks.ts';

export interface Attack {
  readonly target: LocId;
  readonly firers: readonly Shooter[];
  readonly leaders: readonly AnyUnit[];
  /** Who take part by their example (3.8.10). */
  readonly heroes?: readonly AnyUnit[];
  readonly spared: readonly UnitId[];
  /** The two other hexes that spraying fire strikes (8.9.3.1). */
  readonly spray?: readonly LocId[];
  readonly course?: Course;
  /** Fire that is kept up strikes those who have just come, and nobody else (5.6.9.5). */
  readonly kept?: readonly UnitId[];
}

/** What an attack comes to against targets for whom it is the same. */
export interface AttackLine {
  readonly at: LocId;
  readonly targets: readonly UnitId[];
  readonly each: readonly { readonly id: string; readonly firepower: Tally }[];
  readonly firepower: Tally;
  readonly column: FireColumn | undefined;
  readonly drm: Tally;
  /** Men fire in it whom nobody directs: doubles cost it a column (5.5.6.1.1). */
  readonly cowers?: true;
  /** A machine gun fires from so far that its lower die counts twice (8.9.5.1). */
  readonly afar?: true;
}

export type Declared = Frozen<FireFrame> & { readonly target: LocId };

export const declaredAttack = (view: View, frame: Declared): Attack => ({
  target: frame.target,
  firers: frame.shooters.map(id => declaredShooter(view, frame, id)),
  leaders: frame.leaders.map(id => unitById(view, id)),
  heroes: (frame.heroes ?? []).map(id => unitById(view, id)),
  spared: frame.spared ?? [],
  ...(frame.spray && { spray: frame.spray }),
  course: { past: frame.past ?? [], ...(frame.right && { right: true }) },
  ...(frame.shooters.some(id => trackOf(view, id)) && { kept: newcomers(view, frame.shooters) }),
});

/** One of the group, with how it fires. */
export function declaredShooter(
  view: View,
  { helpers, alone, sustained, spray }: Frozen<FireFrame>,
  id: FireFrame['shooters'][number],
): Shooter {
  const shooter = shooterOf(view, id);
  if (!shooter.weapon) return shooter;
  const { user, weapon } = shooter;
  const isHelped = helpers?.some(each => each !== user.id && unitById(view, each).at === user.at);
  return {
    ...shooter,
    ...(isHelped && { helped: true }),
    ...(!isHelped && alone?.includes(weapon.id) && { alone: true }),
    ...((sustained?.includes(weapon.id) || gunOfRage(view, user)) && { sustained: true }),
    ...((spray ?? trackOf(view, id)?.spray) && { sprays: true }),
  };
}

type Firer = Shooter & { readonly beyond?: number };

/** A hex that the attack strikes, and what fires into it. */
interface Reach {
  readonly at: LocId;
  readonly firers: readonly Firer[];
}

/** Whether a line is clear. Before an attack is declared nobody may know, if that is how they play (2.1.2). */
type Looking = (from: LocId, at: LocId) => boolean;
export const looking =
  (world: World): Looking =>
  (from, at) =>
    sees(world, from, at);

/** The target, what lies behind it on the lines of machine guns (8.9.2.2), or the three hexes of spraying fire (8.9.3.1). */
function reaches(world: World, view: View, attack: Attack, look: Looking): readonly Reach[] {
  const { target, firers, spray, course, kept } = attack;
  if (kept) return [{ at: target, firers: firers.map(shooter => keptUp(world, view, shooter, target)) }];
  if (spray) {
    return [target, ...spray].map(at => ({
      at,
      // What else the squad has goes at the one hex that it named (8.9.3.5).
      firers: firers.filter(shooter => (shooter.sprays || at === target) && look(shooter.at, at)),
    }));
  }
  const found = new Map<LocId, Firer[]>([[target, [...firers]]]);
  for (const shooter of firers) {
    for (const { at, beyond } of struckBeyond(world, view, shooter, target, { ...course, look })) {
      const there = found.get(at) ?? [];
      found.set(at, [...there, { ...shooter, beyond }]);
    }
  }
  return [...found].map(([at, those]) => ({ at, firers: those }));
}

/** Behind its first target a gun has lost as much as if it fired through (5.6.9.6, 8.9.2.3). */
function keptUp(world: World, view: View, shooter: Shooter, target: LocId): Firer {
  const track = trackOf(view, shooter.id);
  return { ...shooter, beyond: track ? hexesBehind(world, shooter, track, target) : 0 };
}

/** Targets in one hex with the same numbers share a line. Nobody is struck twice by one attack (8.9.2.9). */
export function attackLines(
  world: World,
  view: View,
  attack: Attack,
  look: Looking = world.options.sight === 'strict' ? () => true : looking(world),
): readonly AttackLine[] {
  const lines: AttackLine[] = [];
  const struck = new Set<UnitId>();
  const sighted = isSightedIn(view, attack);
  for (const { at, firers } of reaches(world, view, attack, look)) {
    if (firers.length === 0) continue;
    const each = firers.map(shooter => ({
      id: shooter.id,
      firepower: firepower(shooter, { world, view, target: at, beyond: shooter.beyond ?? 0 }),
    }));
    const total = totalFirepower(each);
    const base = {
      at,
      each,
      firepower: total,
      column: columnOf(total.value, glowing(firers, each)),
      ...(mayCower(firers, attack.leaders) && { cowers: true as const }),
      ...(isAfar(world, firers, at) && { afar: true as const }),
    };
    const here: AttackLine[] = [];
    for (const unit of targetsAt(view, at, attack.spared)) {
      if (struck.has(unit.id) || (attack.kept && !attack.kept.includes(unit.id))) continue;
      struck.add(unit.id);
      // Laid on the target, a gun is not laid on what lies behind it (8.9.2.2).
      const isSighted = sighted && (at === attack.target || attack.spray !== undefined);
      const around = { ...attack, target: at, firers, ...(isSighted && { sighted: true as const }) };
      const drm = fireModifiers(world, view, around, unit);
      joinLine(here, unit.id, { ...base, drm });
    }
    lines.push(...here);
  }
  return lines;
}

/** Puts a target into the line of its numbers. */
export function joinLine(lines: AttackLine[], target: UnitId, line: Omit<AttackLine, 'targets'>): void {
  const same = lines.findIndex(each => each.drm.value === line.drm.value);
  const known = lines[same];
  if (known) lines[same] = { ...known, targets: [...known.targets, target] };
  else lines.push({ ...line, targets: [target] });
}

/** What the machine guns in sustained fire bring into it. */
const glowing = (firers: readonly Firer[], each: AttackLine['each']): number =>
  firers.reduce((sum, { sustained }, i) => sum + (sustained ? (each[i]?.firepower.value ?? 0) : 0), 0);

/** One column more for sustained fire, if that fire itself is what the next column wants (8.9.7.1, 8.9.7.4). */
function columnOf(total: number, sustained: number): FireColumn | undefined {
  const column = fireColumn(total);
  if (sustained === 0) return column;
  const next = column === undefined ? 1 : shiftColumn(column, 1);
  return next !== undefined && sustained >= next - total ? next : column;
}

/** On doubles those cower who fire with their own weapons and whom nobody directs (5.5.6.1.1). */
const mayCower = (firers: readonly Shooter[], leaders: readonly AnyUnit[]): boolean =>
  leaders.length === 0 && firers.some(({ user, weapon }) => !weapon && isMmc(user));

const isAfar = (world: World, firers: readonly Shooter[], at: LocId): boolean =>
  firers.some(shooter => machineGun(shooter) && distance(world, shooter.at, at) > UNDIRECTED_RANGE);

export interface Dice {
  readonly coloured: number;
  readonly white: number;
}

/** What counts besides the two dice: from afar the lower one a second time (8.9.5.1). */
export const doubledDie = ({ afar }: AttackLine, { coloured, white }: Dice): number =>
  afar ? Math.min(coloured, white) : 0;

/** The column that the dice leave it: cowering shifts it to the left (5.5.6.1.1). */
export const columnAfter = (
  { column, cowers }: AttackLine,
  { coloured, white }: Dice,
): FireColumn | undefined =>
  column !== undefined && cowers && coloured === white ? shiftColumn(column, -1) : column;

/** What a roll brings to a line. */
export function resultOf({ charts }: World, line: AttackLine, dice: Dice): FireResult {
  const at = columnAfter(line, dice);
  return at === undefined
    ? { is: 'none' }
    : fireResult(charts, at, dice.coloured + dice.white + doubledDie(line, dice) + line.drm.value);
}
