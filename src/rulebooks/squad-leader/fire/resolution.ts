/** The dice of an attack: one roll that every line reads, then what it does, then what it did to the weapons (5.5, 5.6). */
import {
  type Faces,
  lookedUp,
  type Rule,
  roll,
  series,
  signed,
  sumOf,
  term,
  unset,
} from '../../../engine/index.ts';
import { type FireColumn, type FireResult, resultText } from '../charts/index.ts';
import { pop } from '../frames.ts';
import { DR, type Game } from '../game.ts';
import { noteBlood } from '../morale/berserk.ts';
import { sees } from '../sight/sight.ts';
import type { FirePhase, UnitId } from '../state.ts';
import { breakDown, breakdownNumber, type Failing, failing } from '../support-weapons/breakdown.ts';
import { destroyAll, mayDestroy } from '../support-weapons/weapon-losses.ts';
import { putBack, restore } from '../trails/back.ts';
import { bereave } from '../trails/bereaved.ts';
import { isLeader, unitById } from '../units.ts';
import { distance, type World } from '../world.ts';
import {
  type Attack,
  type AttackLine,
  attackLines,
  columnAfter,
  type Declared,
  declaredAttack,
  doubledDie,
  looking,
  resultOf,
} from './attack.ts';
import { noteSighting } from './bore-sighting.ts';
import { type Hit, sufferHits } from './effects.ts';
import { keepHeads } from './point-blank.ts';
import { costsOwnFire, isFlamethrower, type Shooter } from './shooters.ts';
import { markTracks } from './track-marking.ts';

/** Once the attack is declared the lines are looked at; who proves blind has fired all the same (2.1.2). */
export function* fireAttack(game: Game, frame: Declared): Rule<void> {
  const { world } = game;
  const declared = declaredAttack(game.state, frame);
  pop(game);
  const attack = { ...declared, firers: yield* keepHeads(game, declared) };
  markFirers(game, attack, frame.helpers ?? []);
  const isBlind = ({ at }: Shooter) =>
    ![attack.target, ...(attack.spray ?? [])].some(target => sees(world, at, target));
  const blind = attack.firers.filter(isBlind);
  const firers = attack.firers.filter(shooter => !isBlind(shooter));
  if (blind.length > 0) game.say('2.1.2', `${named(blind)} can’t see ${attack.target}: the fire is wasted`);
  const lines =
    firers.length === 0 ? [] : attackLines(world, game.state, { ...attack, firers }, looking(world));
  noteSighting(game, { ...attack, firers }, frame.by);
  markTracks(game, attack, frame.helpers ?? [], lines);
  for (const line of lines) announce(game, line);
  const shot = yield* roll(DR, `fire at ${attack.target}`, shotReader(world, attack.firers, lines), {
    cite: '5.5.4',
    by: frame.by,
    tell: (dice, { results, failing: failed }) => [
      ...lines.map((line, i) => toldLine(dice, line, results[i])),
      ...(lines.length === 0 ? [lookedUp(sumOf(dice), undefined, nothingStruck(firers))] : []),
      ...failed.map(({ id }) => lookedUp(sumOf(dice), undefined, `{${id}} rolls its number`, { of: [id] })),
    ],
  });
  if (shot.cowers) game.say('5.5.6.1.1', `${named(firers)} ${firers.length > 1 ? 'cower' : 'cowers'}`);
  const before = game.state.losses.length;
  yield* strike(game, {
    lines,
    results: shot.results,
    columns: shot.columns,
    spared: attack.spared,
    ...(attack.firers.some(isFlamethrower)
      ? { leavesNothing: '8.10.9' }
      : { bySmallArms: isBySmallArms(world, attack) }),
  });
  if (game.state.losses.slice(before).some(({ side }) => side !== frame.by))
    noteBlood(
      game,
      firers.map(({ user }) => user.id),
    );
  yield* breakDown(game, shot.failing, frame.by);
  catchBreath(game, attack);
}

/** Who was exhausted when his player turn began has his breath back after his prep fire (4.7.12, SOP.3.2). */
function catchBreath(game: Game, { firers, leaders }: Attack): void {
  if (game.state.phase !== 'prep-fire') return;
  for (const unit of [...firers.map(({ user }) => user), ...leaders]) {
    if (unit.winded && unit.exhausted) unset(game.own(unit), 'exhausted');
  }
}

const nothingStruck = (firers: readonly Shooter[]): string =>
  firers.length === 0 ? 'nobody sees the target' : 'nobody is struck';

/** Neither point blank nor anything heavier than a machine gun (8.8.1). */
const isBySmallArms = (world: World, { firers, target }: Attack): boolean =>
  firers.every(({ at, weapon }) => weapon !== undefined || distance(world, at, target) > 1);

/** A line as it is told: the dice and its modifiers, on its column. */
export function toldLine(dice: Faces<typeof DR>, line: AttackLine, result: FireResult = { is: 'none' }) {
  const at = columnAfter(line, dice);
  const on = at === undefined ? 'too weak for any column' : `on column ${at}`;
  const twice = term('lower die again', doubledDie(line, dice), '8.9.5.1');
  return lookedUp(sumOf(dice, line.drm, twice), on, result.is === 'none' ? 'no effect' : resultText(result), {
    of: line.targets,
  });
}

interface Shot {
  readonly results: readonly FireResult[];
  readonly columns: readonly (FireColumn | undefined)[];
  readonly cowers: boolean;
  readonly failing: readonly Failing[];
}

/** Everything that the roll decides: each line's result, cowering, and which weapons roll their number (10.9.1.2). */
function shotReader(
  world: World,
  all: readonly Shooter[],
  lines: readonly AttackLine[],
): (dice: Faces<typeof DR>) => Shot {
  const weapons = all.flatMap(shooter => {
    const { weapon } = shooter;
    const fails = failing(shooter);
    return weapon && fails ? [{ fails, at: breakdownNumber(world, { ...shooter, weapon }).value }] : [];
  });
  return dice => ({
    results: lines.map(line => resultOf(world, line, dice)),
    columns: lines.map(line => columnAfter(line, dice)),
    cowers: dice.coloured === dice.white && lines.some(({ cowers }) => cowers),
    failing: weapons.filter(({ at }) => dice.coloured + dice.white >= at).map(({ fails }) => fails),
  });
}

interface Blow {
  readonly lines: readonly AttackLine[];
  readonly results: readonly FireResult[];
  readonly columns: readonly (FireColumn | undefined)[];
  readonly spared: readonly UnitId[];
  /** By which rule no weapon is left where it kills; otherwise each has its chance. */
  readonly leavesNothing?: string;
  readonly bySmallArms?: boolean;
}

/** Those who passed through are put back for it; who comes through goes on as he went (5.6.1 to 5.6.3). */
export function* strike(game: Game, blow: Blow): Rule<void> {
  const { lines, results, columns, leavesNothing, bySmallArms = false } = blow;
  for (const { at, targets, column } of lines) {
    const struck = targets.map(id => unitById(game.state, id));
    putBack(game, struck, at);
    if (column !== undefined) for (const unit of struck) game.own(unit).desperate = true;
  }
  yield* sufferHits(
    game,
    lines.flatMap(({ targets }, i): readonly Hit[] => {
      const result = results[i];
      return result ? [{ result, targets }] : [];
    }),
  );
  for (const [i, { at }] of lines.entries()) {
    const column = columns[i];
    if (results[i]?.is !== 'KIA' || column === undefined) continue;
    if (leavesNothing !== undefined) destroyAll(game, at, leavesNothing);
    else yield* mayDestroy(game, at, column, bySmallArms);
  }
  restore(game);
  bereave(game);
}

/** Who has fired, with what, and from where at what (5.1.2, 5.1.5, 3.2.2). */
function markFirers(
  game: Game,
  { firers, leaders, heroes = [], target, spray = [], kept }: Attack,
  helpers: readonly UnitId[],
): void {
  for (const { user, weapon } of firers) {
    if (weapon) markWeapon(game, user.id, weapon.id);
    else Object.assign(game.own(user), { fired: game.state.phase as FirePhase, spent: true });
  }
  for (const id of helpers) {
    Object.assign(game.own(unitById(game.state, id)), {
      fired: game.state.phase as FirePhase,
      directed: true,
    });
  }
  for (const leader of leaders) game.own(leader).directed = true;
  for (const hero of heroes)
    Object.assign(game.own(hero), { fired: game.state.phase as FirePhase, spent: true });
  const flame = firers.find(isFlamethrower);
  const volleys = [...new Set(firers.map(({ at }) => at))].flatMap(from =>
    [target, ...spray].map(at => ({
      from,
      at,
      ...(flame && { apart: flame.user.id }),
      ...(kept && { kept: true as const }),
    })),
  );
  game.own(game.state).volleys = [...(game.state.volleys ?? []), ...volleys];
}

/** The unit has used the weapon, and with it perhaps its own firepower (8.9.1.1, 8.9.1.4). */
export function markWeapon(game: Game, userId: UnitId, id: Shooter['id']): void {
  const phase = game.state.phase as FirePhase;
  const user = unitById(game.state, userId);
  const weapon = game.state.weapons.find(each => each.id === id);
  if (!weapon) return;
  const mine = game.own(user);
  mine.fired = phase;
  mine.used = [...new Set([...(user.used ?? []), weapon.id])];
  game.own(weapon).fired = phase;
  // A leader who mans a weapon directs nobody (8.9.1.3).
  if (isLeader(user)) mine.directed = true;
  const weapons = game.state.weapons.filter(each => mine.used?.includes(each.id));
  if (costsOwnFire(user, weapons)) mine.spent = true;
}

const named = (firers: readonly { readonly id: string }[]): string =>
  series(firers.map(({ id }) => `{${id}}`));

function announce(game: Game, { at, each, targets, firepower: total, column, drm }: AttackLine): void {
  const where = column === undefined ? 'too weak for any column' : `column ${column}`;
  const struck = series(targets.map(id => `{${id}}`));
  game.say(
    '5.5.3',
    `${named(each)} ${each.length > 1 ? 'fire' : 'fires'} at ${struck} in ${at}: ${total.value} FP, ${where}, ${signed(drm.value)}`,
  );
}
