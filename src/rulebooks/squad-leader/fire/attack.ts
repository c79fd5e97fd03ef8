/** A declared attack: one roll, many lines. Each target has its own column, modifiers and result (5.1.8, 5.6.6). */
import {
  type Faces,
  type Frozen,
  lookedUp,
  type Rule,
  roll,
  sumOf,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import {
  type FireColumn,
  type FireResult,
  fireColumn,
  fireResult,
  resultText,
  shiftColumn,
} from '../charts/index.ts';
import { pop } from '../frames.ts';
import { DR, type Game, type View } from '../game.ts';
import { noteBlood } from '../morale/berserk.ts';
import { sees } from '../sight/sight.ts';
import type { FireFrame, FirePhase, LocId, UnitId, WeaponId } from '../state.ts';
import { putBack, restore } from '../trails/back.ts';
import { bereave } from '../trails/bereaved.ts';
import { isLeader, isMmc, unitById, weaponById } from '../units.ts';
import type { World } from '../world.ts';
import { type Hit, sufferHits } from './effects.ts';
import { firepower, totalFirepower } from './firepower.ts';
import { type Circumstances, fireModifiers } from './modifiers.ts';
import { costsOwnFire, machineGun, type Shooter, shooterOf } from './shooters.ts';
import { targetsAt } from './targets.ts';

export interface Attack extends Circumstances {
  readonly spared: readonly UnitId[];
}

/** What an attack comes to against targets for whom it is the same. */
export interface AttackLine {
  readonly targets: readonly UnitId[];
  readonly each: readonly { readonly id: string; readonly firepower: Tally }[];
  readonly firepower: Tally;
  readonly column: FireColumn | undefined;
  readonly drm: Tally;
}

type Declared = Frozen<FireFrame> & { readonly target: LocId };

export const declaredAttack = (view: View, { shooters, leaders, target, spared = [] }: Declared): Attack => ({
  target,
  firers: shooters.map(id => shooterOf(view, id)),
  leaders: leaders.map(id => unitById(view, id)),
  spared,
});

/** Targets with the same numbers share a line. */
export function attackLines(world: World, view: View, attack: Attack): readonly AttackLine[] {
  const { target, firers, spared } = attack;
  const each = firers.map(shooter => ({
    id: shooter.id,
    firepower: firepower(shooter, { world, view, target }),
  }));
  const total = totalFirepower(each);
  const column = fireColumn(total.value);
  const lines: AttackLine[] = [];
  for (const unit of targetsAt(view, target, spared)) {
    const drm = fireModifiers(world, view, attack, unit);
    const same = lines.findIndex(line => line.drm.value === drm.value);
    if (same >= 0) {
      const line = lines[same] as AttackLine;
      lines[same] = { ...line, targets: [...line.targets, unit.id] };
    } else {
      lines.push({ targets: [unit.id], each, firepower: total, column, drm });
    }
  }
  return lines;
}

/** What a roll brings to a line; cowering shifts it a column to the left (5.5.6.1.1). */
export function resultOf(
  { charts }: World,
  { column, drm }: AttackLine,
  original: number,
  cowers: boolean,
): FireResult {
  const at = column === undefined ? undefined : cowers ? shiftColumn(column, -1) : column;
  return at === undefined ? { is: 'none' } : fireResult(charts, at, original + drm.value);
}

/** On doubles those cower who fire with their own weapons and whom nobody directs (5.5.6.1.1). */
export const mayCower = ({ firers, leaders }: Pick<Attack, 'firers' | 'leaders'>): boolean =>
  leaders.length === 0 && firers.some(({ user, weapon }) => !weapon && isMmc(user));

/** Once the attack is declared the lines are looked at; who proves blind has fired all the same (2.1.2). */
export function* fireAttack(game: Game, frame: Declared): Rule<void> {
  const { world } = game;
  const attack = declaredAttack(game.state, frame);
  pop(game);
  markFirers(game, attack);
  const firers = attack.firers.filter(({ at }) => sees(world, at, attack.target));
  const blind = attack.firers.filter(shooter => !firers.includes(shooter));
  if (blind.length > 0) game.say('2.1.2', `${named(blind)} can’t see ${attack.target}: the fire is wasted`);
  const seeing = { ...attack, firers };
  const lines = firers.length === 0 ? [] : attackLines(world, game.state, seeing);
  for (const line of lines) announce(game, seeing, line);
  const shot = yield* roll(DR, `fire at ${attack.target}`, shotReader(world, seeing, attack.firers, lines), {
    cite: '5.5.4',
    by: frame.by,
    tell: (dice, { results, cowers, broken }) => [
      ...lines.map((line, i) => toldLine(dice, line, results[i] ?? { is: 'none' }, cowers)),
      ...(lines.length === 0 ? [lookedUp(sumOf(dice), undefined, 'nobody sees the target')] : []),
      ...broken.map(id => lookedUp(sumOf(dice), undefined, `{${id}} malfunctions`, { of: [id] })),
    ],
  });
  if (shot.cowers) game.say('5.5.6.1.1', `${named(firers)} cowers`);
  const before = game.state.losses.length;
  yield* strike(game, seeing, lines, shot.results);
  if (game.state.losses.slice(before).some(({ side }) => side !== frame.by))
    noteBlood(
      game,
      firers.map(({ user }) => user.id),
    );
  for (const id of shot.broken) malfunction(game, id);
  catchBreath(game, attack);
}

/** Who was exhausted when his player turn began has his breath back after his prep fire (4.7.12, SOP.3.2). */
function catchBreath(game: Game, { firers, leaders }: Attack): void {
  if (game.state.phase !== 'prep-fire') return;
  for (const unit of [...firers.map(({ user }) => user), ...leaders]) {
    if (unit.winded && unit.exhausted) unset(game.own(unit), 'exhausted');
  }
}

/** A line as it is told: the dice and its modifiers, on its column. */
function toldLine(dice: Faces, { column, drm, targets }: AttackLine, result: FireResult, cowers: boolean) {
  const at = column === undefined ? undefined : cowers ? shiftColumn(column, -1) : column;
  const on = at === undefined ? 'too weak for any column' : `on column ${at}`;
  return lookedUp(sumOf(dice, drm), on, resultText(result), { of: targets });
}

interface Shot {
  readonly results: readonly FireResult[];
  readonly cowers: boolean;
  readonly broken: readonly WeaponId[];
}

/** Everything that the roll decides: each line's result, cowering, and which weapons malfunction (10.9.1.1). */
function shotReader(
  world: World,
  attack: Attack,
  all: readonly Shooter[],
  lines: readonly AttackLine[],
): (dice: Faces<typeof DR>) => Shot {
  const cowers = mayCower(attack);
  const guns = all.flatMap(shooter => {
    const card = machineGun(shooter);
    return card && shooter.weapon ? [{ id: shooter.weapon.id, at: breakdownOf(shooter) }] : [];
  });
  return ({ coloured, white }) => {
    const original = coloured + white;
    const isCowed = cowers && coloured === white;
    return {
      results: lines.map(line => resultOf(world, line, original, isCowed)),
      cowers: isCowed,
      broken: guns.filter(({ at }) => original >= at).map(({ id }) => id),
    };
  };
}

/** The roll at which a machine gun malfunctions; in the hands of one leader sooner (8.9.1.2). */
export function breakdownOf(shooter: Shooter): number {
  const card = machineGun(shooter);
  if (!card) return Infinity;
  // An exhausted user adds one to his roll here as well (4.7.11).
  return card.breakdown - (isLeader(shooter.user) ? 1 : 0) - (shooter.user.exhausted ? 1 : 0);
}

/** Those who passed through are put back for it; who comes through goes on as he went (5.6.1 to 5.6.3). */
function* strike(
  game: Game,
  { target, spared }: Attack,
  lines: readonly AttackLine[],
  results: readonly FireResult[],
): Rule<void> {
  const struck = targetsAt(game.state, target, spared);
  putBack(game, struck, target);
  for (const unit of struck)
    if (lines.some(({ column }) => column !== undefined)) game.own(unit).desperate = true;
  yield* sufferHits(
    game,
    lines.flatMap(({ targets }, i): readonly Hit[] => {
      const result = results[i];
      return result ? [{ result, targets }] : [];
    }),
  );
  restore(game);
  bereave(game);
}

function malfunction(game: Game, id: WeaponId): void {
  game.own(weaponById(game.state, id)).malfunctioned = true;
  game.say('10.9.1.1', `{${id}} malfunctions`);
}

/** Who has fired, with what, and from where at what (5.1.2, 5.1.5, 3.2.2). */
function markFirers(game: Game, { firers, leaders, target }: Attack): void {
  const phase = game.state.phase as FirePhase;
  for (const { user, weapon } of firers) {
    const mine = game.own(user);
    mine.fired = phase;
    if (weapon) {
      game.own(weapon).fired = phase;
      mine.used = [...(user.used ?? []), weapon.id];
      // A leader who mans a weapon directs nobody (8.9.1.3).
      if (isLeader(user)) mine.directed = true;
    } else {
      mine.spent = true;
    }
    const weapons = game.state.weapons.filter(({ id }) => user.used?.includes(id));
    if (costsOwnFire(user, weapons)) mine.spent = true;
  }
  for (const leader of leaders) game.own(leader).directed = true;
  const volleys = [...new Set(firers.map(({ at }) => at))].map(from => ({ from, at: target }));
  game.own(game.state).volleys = [...(game.state.volleys ?? []), ...volleys];
}

const named = (firers: readonly Shooter[]): string => firers.map(({ id }) => `{${id}}`).join(', ');
const namedUnits = (ids: readonly UnitId[]): string => ids.map(id => `{${id}}`).join(', ');

function announce(
  game: Game,
  { firers, target }: Attack,
  { targets, firepower: total, column, drm }: AttackLine,
): void {
  const where = column === undefined ? 'too weak for any column' : `column ${column}`;
  const sign = drm.value < 0 ? drm.value : `+${drm.value}`;
  game.say(
    '5.5.3',
    `${named(firers)} fire at ${namedUnits(targets)} in ${target}: ${total.value} FP, ${where}, ${sign}`,
  );
}
