/** One side's Rally Phase (3.0): Shaken Leaders rally first, then whatever else it wants, in any order. */

import { anyOffer, optional, type Refusal, type Rule, refusal, unset } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { amend, replaceTop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { heal, steady } from '../people/medics.ts';
import { rallyRange } from '../people/skills.ts';
import { endRallies } from '../phases.ts';
import type { UnitId } from '../state.ts';
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
import { vehicleRally, vehicleRallyRefusal } from '../vehicles/nerve.ts';
import { isVehicle, isVehicleId, vehiclesOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { removeUnit } from './losses.ts';
import { moraleCheck } from './morale.ts';
import { type AnyRally, onlyOthersRally, ownUnits, type RallyScene } from './rally-scene.ts';
import { WEAPON_VERBS } from './rally-weapons.ts';
import { squadOf } from './squads.ts';

const verb = verbsIn<RallyScene>();

const rally = verb('rally', {
  cite: '3.0.c',
  who: scene => [...ownUnits(scene), ...vehiclesOf(scene.view).filter(({ side }) => side === scene.side)],
  unfit: ({ world, view, frame }, piece) =>
    (isVehicle(piece) ? vehicleRallyRefusal(piece) : rallyRefusal(world, view, piece)) ??
    ((!isVehicle(piece) && isLeader(piece)) === (frame.step === 'leaders')
      ? undefined
      : refusal('3.0.b', 'Leaders rally first, then all others')),
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    if (isVehicleId(id)) return yield* vehicleRally(game, id);
    const { leading = [] } = top(game.state, 'rally');
    const unit = unitById(game.state, id);
    const leader = rallyingLeader(game.world, game.state, unit, leading);
    if (leader && !leading.includes(leader.id)) amend(game, 'rally', { leading: [...leading, leader.id] });
    const passes = yield* moraleCheck(game, unit, `{${id}} tries to rally`, '3.0.c', leader);
    const mine = game.own(unit);
    mine.tried = true;
    if (!passes) return;
    unset(mine, 'shaken');
    game.say('1.5.b', `{${id}} rallies`);
  },
});

const combine = verb('combine', {
  cite: '3.0.k',
  bar: onlyOthersRally,
  who: scene => ownUnits(scene).filter(isHalfSquad),
  unfit: ({ view }, unit) => combiningRefusal(view, unit),
  // Each pair once, whichever of the two is named first.
  what: ({ view, side }, one) =>
    view.units.slice(view.units.indexOf(one) + 1).filter(two => two.side === side && two.at === one.at),
  whatElse: refusal('3.0.k', 'there is no other half-squad with it'),
  refusal: ({ view }, one, two) =>
    two.card === one.card && squadOf(one.card) !== undefined
      ? combiningRefusal(view, two)
      : refusal('3.0.k', 'they are not two halves of the same squad'),
  args: (one, two) => ({ unit: one.id, with: two.id }),
  perform(game, { unit: id, with: withId }) {
    const [unit, other] = [unitById(game.state, id), unitById(game.state, withId)];
    const squad = squadOf(unit.card);
    if (squad === undefined) return;
    for (const weapon of weaponsOf(game.state, other)) game.own(weapon).possessedBy = id;
    game.own(unit).card = squad;
    game.say('3.0.k', `{${id}} and {${withId}} are a squad again`);
    removeUnit(game, other);
  },
});

const done = verb('done', {
  cite: '3.0.c',
  perform(game) {
    const frame = top(game.state, 'rally');
    if (frame.step === 'leaders') replaceTop(game, { ...frame, step: 'others' });
    else endRallies(game);
  },
});

const DEEDS = [rally, heal, steady, combine, ...WEAPON_VERBS] as const;
const RALLY_VERBS = [...DEEDS, done] as const;

/** One attempt or one handling of a weapon; when nothing is left to do, the side is done. */
export function* rallyFrame(game: Game, frame: AnyRally): Rule<void> {
  const sceneOf = remembered(
    (view: View): RallyScene => ({ world: game.world, view, frame, side: frame.side }),
  );
  if (!anyOffer(DEEDS, sceneOf(game.state))) return yield* done.perform(game, { verb: 'done' });
  const idle = () => refusal('3.0.c', 'there is nothing for it to do in the Rally Phase');
  yield* decide(game, RALLY_VERBS, sceneOf, idle, {
    by: frame.side,
    id: 'rally',
    cite: frame.step === 'leaders' ? '3.0.b' : '3.0.c',
    prompt: frame.step === 'leaders' ? 'Rally Leaders' : 'Rally Phase',
    window: optional('rally', { verb: 'done' }),
  });
}

/** Shaken, once a phase, and with somebody to rally it unless it can do so by itself (3.0.c, 3.0.f, 3.0.i). */
function rallyRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (!unit.shaken) return refusal('3.0.c', 'it is not Shaken');
  if (unit.tried) return refusal('3.0.i', 'it has tried to rally in this phase');
  if (isSmc(unit) || isWeaponTeam(unit) || 'selfRally' in cardOf(unit)) return undefined;
  const hasHelp =
    view.units.some(each => isHero(each) && canRally(world, each, unit)) ||
    leadersFor(world, view, unit).length > 0;
  return hasHelp
    ? undefined
    : refusal('3.0.f', 'there is no Leader or Hero of its kind in Good Order with it');
}

/** Of one side and badge, except that anybody's Leader does for a weapon team, and near enough (3.0.g, 11.1.d). */
function canRally(world: World, by: AnyUnit, unit: AnyUnit): boolean {
  if (by.side !== unit.side || !isGoodOrder(by)) return false;
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

/** In Good Order with a Leader beside it; crews never, nor in a Melee (3.0.k). */
function combiningRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (!isHalfSquad(unit) || !isGoodOrder(unit))
    return refusal('3.0.k', 'only half-squads in Good Order combine');
  if (isLocked(view, unit)) return refusal('3.0.k', 'nobody combines in a Melee');
  return isLed(view, unit)
    ? undefined
    : refusal('3.0.k', 'there is no Leader of its kind in Good Order with it');
}

function isLed(view: View, unit: AnyUnit): boolean {
  return view.units.some(
    each =>
      each.at !== undefined &&
      each.at === unit.at &&
      isLeader(each) &&
      isGoodOrder(each) &&
      areOfOneBadge(each, unit),
  );
}
