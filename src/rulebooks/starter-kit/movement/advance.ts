/** The advance phase (3.7): every good order, unpinned unit of the attacker may go one hex, even upon enemies. */
import type { HexId } from '../../../board/index.ts';
import type { Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { daring } from '../close-combat/pre-afv-check.ts';
import { comeOut, loseInSight, seenInTheOpen } from '../concealment/loss.ts';
import { sayOf, tellOfDeed, tellOfParting } from '../concealment/telling.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { choose, type Game, type View } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { desperationByEnemies } from '../morale/desperation.ts';
import { drop } from '../morale/losses.ts';
import { endPhase } from '../phases.ts';
import { takeControl } from '../scenario/control.ts';
import type { UnitId } from '../state.ts';
import { canCarryItsLoad, canPossess } from '../support-weapons/portage.ts';
import {
  type AnyUnit,
  fitsIn,
  hexesOf,
  isGoodOrder,
  isLeader,
  isMmc,
  possessorOf,
  unitById,
  unitsAt,
  weaponById,
  weaponsOf,
} from '../units.ts';
import { changeHatch, type HatchAct, hatchActs } from '../vehicles/crew.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { allowance } from './allowance.ts';
import { entryCost } from './cost.ts';
import { canExit, exit, isEnemyHeld, isEntering, nextHexes } from './entry.ts';
import { exhaust } from './exhaustion.ts';

/** One unit advances, one weapon changes hands or is dropped, or the phase ends. */
export function* advancePhase(game: Game): Rule<void> {
  const [first] = advanceActs(game.world, game.state);
  if (!first && !hasUnseen(game.state, game.state.attacker)) return endPhase(game);
  const act = yield* choose({
    by: game.state.attacker,
    id: 'advance',
    cite: '3.7.a',
    prompt: 'Advance',
    acts: view => [...advanceActs(game.world, view), { verb: 'done' } as const],
  });
  switch (act.verb) {
    case 'advance':
      return yield* advance(game, unitById(game.state, act.unit), act.to);
    case 'advance-off':
      return exit(game, unitById(game.state, act.unit));
    case 'give': {
      const giver = possessorOf(game.state, weaponById(game.state, act.weapon));
      loseInSight(game, [...(giver ? [giver] : []), unitById(game.state, act.to)], '8.3.d3');
      const mine = game.own(weaponById(game.state, act.weapon));
      mine.by = act.to;
      mine.recovered = true;
      return game.say('3.7.a', `{${act.to}} takes {${act.weapon}}`);
    }
    case 'drop': {
      const weapon = weaponById(game.state, act.weapon);
      const unit = possessorOf(game.state, weapon);
      if (unit) drop(game, weapon, unit);
      return game.say('4.0.b', `{${act.weapon}} is dropped`);
    }
    case 'open-hatch':
    case 'button-up':
      return changeHatch(game, vehicleById(game.state, act.vehicle));
    case 'done':
      return endPhase(game);
  }
}

type AdvanceAct = Extract<BookAct, { verb: 'advance' | 'advance-off' | 'give' | 'drop' | 'done' }> | HatchAct;

function* advanceActs(world: World, view: View): Generator<AdvanceAct> {
  for (const vehicle of view.vehicles ?? []) yield* hatchActs(world, view, vehicle);
  const taken = hexesOf(view, view.attacker);
  for (const unit of view.units) {
    if (!canAct(world, view, unit)) continue;
    yield* unitAdvances(world, view, unit, taken);
    yield* gifts(world, view, unit);
    yield* drops(view, unit);
  }
}

function canAct(world: World, view: View, unit: AnyUnit): boolean {
  if (unit.side !== view.attacker || unit.pinned || unit.manhandled || unit.anchored) return false;
  return isGoodOrder(view, unit) || isEntering(world, view, unit);
}

function unitAdvances(
  world: World,
  view: View,
  unit: AnyUnit,
  taken: ReadonlySet<HexId>,
): readonly AdvanceAct[] {
  if (unit.moved || !canCarryItsLoad(world, view, unit) || isAmongEnemies(view, unit)) return [];
  const hasRoom = (to: HexId) => !taken.has(to) || fitsIn(world, view, to, unit.side, [unit]);
  const acts: AdvanceAct[] = nextHexes(world, unit)
    .filter(to => canAdvance(world, view, unit, to) && hasRoom(to))
    .map(to => ({ verb: 'advance', unit: unit.id, to }));
  if (canExit(world, view, unit)) acts.push({ verb: 'advance-off', unit: unit.id });
  return acts;
}

/** Who has charged into a hex with enemies stays there (8.1.8.6.g). */
const isAmongEnemies = (view: View, { banzai, at, side }: AnyUnit): boolean =>
  banzai !== undefined && at !== undefined && isEnemyHeld(view, at, side);

/** An exhausted unit may not go where it would need all that it has (3.7.b). */
function canAdvance(world: World, view: View, unit: AnyUnit, to: HexId): boolean {
  if (unit.exhausted && needsAll(world, view, [unit], unit, to)) return false;
  return entryCost(world, view, { from: unit.at, to }, { smoke: false }) !== undefined;
}

/** Whether entering the hex takes all the movement factors that the unit has as one of those who go together. */
function needsAll(world: World, view: View, group: readonly AnyUnit[], unit: AnyUnit, to: HexId): boolean {
  const cost = entryCost(world, view, { from: unit.at, to }, { smoke: false });
  if (!cost) return false;
  return cost.value >= (allowance(world, view, unit, { stack: group })?.value ?? 0);
}

/** Weapons change hands once in the phase, and not when they have been carried on already. */
function gifts(world: World, view: View, giver: AnyUnit): readonly AdvanceAct[] {
  const { at } = giver;
  if (at === undefined) return [];
  const weapons = weaponsOf(view, giver).filter(weapon => !weapon.recovered && !weapon.moved);
  if (weapons.length === 0) return [];
  const takers = unitsAt(view, at, giver.side).filter(unit => unit.id !== giver.id && !unit.pinned);
  return weapons.flatMap(weapon =>
    takers
      .filter(taker => canPossess(world, view, taker, weapon))
      .map(taker => ({ verb: 'give', weapon: weapon.id, to: taker.id }) as const),
  );
}

function drops(view: View, unit: AnyUnit): readonly AdvanceAct[] {
  return unit.at === undefined
    ? []
    : weaponsOf(view, unit).map(({ id }) => ({ verb: 'drop', weapon: id }) as const);
}

/** The unit goes; a leader may take those along who are better off in his company. */
function* advance(game: Game, unit: AnyUnit, to: HexId): Rule<void> {
  const { world } = game;
  const { at: from } = unit;
  const together = isLeader(unit) ? yield* accompanied(game, unit, to) : [unit];
  const group = yield* daring(game, together, to);
  const strained = group.filter(each => needsAll(world, game.state, group, each, to));
  const fights = isEnemyHeld(game.state, to, unit.side);
  for (const each of group) {
    const mine = game.own(each);
    comeOut(game, each, '6.4.c');
    leaveGuns(game, each);
    mine.at = to;
    mine.moved = true;
    if (fights) mine.advanced = true;
    for (const weapon of weaponsOf(game.state, each)) game.own(weapon).moved = true;
    seenInTheOpen(game, [each]);
    sayOf(game, '3.7.a', [each.id], name => `${name} advances to ${to}`);
  }
  tellOfParting(game, from, group);
  for (const each of strained) exhaust(game, each, '3.7.b');
  desperationByEnemies(game);
  takeControl(game);
}

/** With a leader's help, a heavily laden unit need not exhaust itself, or can go where it could not alone (3.7.b). */
function* accompanied(game: Game, leader: AnyUnit, to: HexId): Rule<readonly AnyUnit[]> {
  const { world } = game;
  const chosen: UnitId[] = [leader.id];
  const groupIn = (view: View) => chosen.map(id => unitById(view, id));
  for (;;) {
    const helped = (view: View) => companions(world, view, groupIn(view), to);
    if (helped(game.state).length === 0) break;
    tellOfDeed(game, leader, '3.7.b', 'takes others along');
    const act = yield* choose({
      by: leader.side,
      id: 'advance-with',
      cite: '3.7.b',
      prompt: 'Who advances with the leader?',
      acts: view => [
        ...helped(view).map(({ id }) => ({ verb: 'with', unit: id }) as const),
        { verb: 'done' } as const,
      ],
    });
    if (act.verb === 'done') break;
    chosen.push(act.unit);
  }
  return groupIn(game.state);
}

/** Those beside the leader for whom the way takes all they have, unless he goes with them. */
function companions(world: World, view: View, group: readonly AnyUnit[], to: HexId): readonly AnyUnit[] {
  const [leader] = group;
  if (leader?.at === undefined) return [];
  return unitsAt(view, leader.at, leader.side).filter(unit => {
    if (!isMmc(unit) || unit.moved || !canAct(world, view, unit) || group.includes(unit)) return false;
    const together = [...group, unit];
    return (
      needsAll(world, view, [unit], unit, to) &&
      !together.some(each => isMmc(each) && needsAll(world, view, together, each, to)) &&
      fitsIn(world, view, to, unit.side, together)
    );
  });
}
