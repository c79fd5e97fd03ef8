/** One side's Rally Phase (3.0): Shaken Leaders rally first, then whatever else it wants, in any order. */
import { type Frozen, type Rule, type Side, unset } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { amend, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { medicActs, tend } from '../people/medics.ts';
import { rallyRange } from '../people/skills.ts';
import { endRallies } from '../phases.ts';
import type { RallyFrame, UnitId } from '../state.ts';
import { isAdjacent } from '../terrain/places.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  cardOf,
  isGoodOrder,
  isHalfSquad,
  isHero,
  isLeader,
  isLocked,
  isSmc,
  isWeaponTeam,
  leadershipOf,
  unitById,
  weaponsOf,
} from '../units.ts';
import type { World } from '../world.ts';
import { removeUnit } from './losses.ts';
import { moraleCheck } from './morale.ts';
import { handleWeapon, type WeaponAct, weaponActs } from './rally-weapons.ts';
import { squadOf } from './squads.ts';

type AnyRally = Frozen<RallyFrame>;

/** One attempt or one handling of a weapon; when nothing is left to do, the side is done. */
export function* rallyFrame(game: Game, frame: AnyRally): Rule<void> {
  const { world } = game;
  if (rallyActs(world, game.state, frame).length === 0) return nextStep(game, frame);
  const act = yield* choose({
    by: frame.side,
    id: 'rally',
    cite: frame.step === 'leaders' ? '3.0.b' : '3.0.c',
    prompt: frame.step === 'leaders' ? 'Rally Leaders' : 'Rally Phase',
    acts: view => [...rallyActs(world, view, frame), { verb: 'done' } as const],
  });
  switch (act.verb) {
    case 'done':
      return nextStep(game, frame);
    case 'rally':
      return yield* rally(game, frame, act.unit);
    case 'heal':
    case 'steady':
      return yield* tend(game, act);
    case 'combine':
      return combine(game, act.unit, act.with);
    default:
      return yield* handleWeapon(game, act);
  }
}

function nextStep(game: Game, frame: AnyRally): void {
  if (frame.step === 'leaders') replaceTop(game, { ...frame, step: 'others' });
  else endRallies(game);
}

type RallyAct = Extract<BookAct, { verb: 'rally' | 'heal' | 'steady' | 'combine' }> | WeaponAct;

function rallyActs(world: World, view: View, { side, step }: AnyRally): readonly RallyAct[] {
  const leaders = step === 'leaders';
  const attempts = view.units
    .filter(unit => unit.side === side && isLeader(unit) === leaders && mayRally(world, view, unit))
    .map(({ id }) => ({ verb: 'rally', unit: id }) as const);
  if (leaders) return attempts;
  return [
    ...attempts,
    ...medicActs(view, side),
    ...combinations(view, side),
    ...weaponActs(world, view, side),
  ];
}

/** Shaken, once a phase, and with somebody to rally it unless it can do so by itself (3.0.c, 3.0.f, 3.0.i). */
export function mayRally(world: World, view: View, unit: AnyUnit): boolean {
  if (!unit.shaken || unit.tried || unit.at === undefined) return false;
  const card = cardOf(unit);
  if (isSmc(unit) || isWeaponTeam(unit) || ('selfRally' in card && card.selfRally === true)) return true;
  return (
    view.units.some(each => isHero(each) && canRally(world, each, unit)) ||
    leadersFor(world, view, unit).length > 0
  );
}

/** Of one side and badge, except that anybody's Leader does for a weapon team, and near enough (3.0.g, 11.1.d). */
function canRally(world: World, by: AnyUnit, unit: AnyUnit): boolean {
  if (by.side !== unit.side || by.id === unit.id || !isGoodOrder(by)) return false;
  if (!areOfOneBadge(by, unit) && !isWeaponTeam(unit)) return false;
  if (by.at === undefined || unit.at === undefined) return false;
  return by.at === unit.at || (rallyRange(world, by) > 0 && isAdjacent(world, by.at, unit.at));
}

/** The best first. */
function leadersFor(world: World, view: View, unit: AnyUnit): readonly AnyUnit[] {
  return view.units
    .filter(each => isLeader(each) && canRally(world, each, unit))
    .toSorted((a, b) => leadershipOf(world, b) - leadershipOf(world, a));
}

/** Whose modifier helps the unit to rally: one Leader in a location, for the whole phase (11.1.b). */
export function rallyingLeader(
  world: World,
  view: View,
  unit: AnyUnit,
  leading: readonly UnitId[] = [],
): AnyUnit | undefined {
  const isOutranked = (leader: AnyUnit) =>
    !leading.includes(leader.id) &&
    view.units.some(each => each.at === leader.at && leading.includes(each.id));
  return leadersFor(world, view, unit).find(leader => !isOutranked(leader));
}

function* rally(game: Game, { leading = [] }: AnyRally, id: UnitId): Rule<void> {
  const unit = unitById(game.state, id);
  const leader = rallyingLeader(game.world, game.state, unit, leading);
  if (leader && !leading.includes(leader.id)) amend(game, 'rally', { leading: [...leading, leader.id] });
  const passes = yield* moraleCheck(game, unit, `{${id}} tries to rally`, '3.0.c', leader);
  const mine = game.own(unit);
  mine.tried = true;
  if (!passes) return;
  unset(mine, 'shaken');
  game.say('1.5.b', `{${id}} rallies`);
}

type Combination = Extract<BookAct, { verb: 'combine' }>;

/** Two half-squads alike in Good Order with a Leader beside them; crews never, nor in a Melee (3.0.k). */
function combinations(view: View, side: Side): readonly Combination[] {
  const halves = view.units.filter(
    unit =>
      unit.side === side &&
      isHalfSquad(unit) &&
      isGoodOrder(unit) &&
      !isLocked(view, unit) &&
      isLed(view, unit),
  );
  return halves.flatMap((one, i) =>
    halves
      .slice(i + 1)
      .filter(two => two.at === one.at && two.card === one.card && squadOf(one.card) !== undefined)
      .map(two => ({ verb: 'combine', unit: one.id, with: two.id }) as const),
  );
}

function isLed(view: View, unit: AnyUnit): boolean {
  return view.units.some(
    each =>
      each.at !== undefined &&
      each.at === unit.at &&
      isLeader(each) &&
      isGoodOrder(each) &&
      each.side === unit.side &&
      areOfOneBadge(each, unit),
  );
}

function combine(game: Game, id: UnitId, withId: UnitId): void {
  const [unit, other] = [unitById(game.state, id), unitById(game.state, withId)];
  const squad = squadOf(unit.card);
  if (squad === undefined) return;
  for (const weapon of weaponsOf(game.state, other)) game.own(weapon).possessedBy = id;
  game.own(unit).card = squad;
  game.say('3.0.k', `{${id}} and {${withId}} are a squad again`);
  removeUnit(game, other);
}
