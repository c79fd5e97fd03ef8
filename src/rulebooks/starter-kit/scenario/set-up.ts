/**
 * Set-up (1.3): the sides place their units in their areas, one side after the other. Weapons are given to units
 * of their group: none may be set up without a possessor (4.0). Until it says that it is done, a side may lift
 * units off again.
 */

import { type Rule, type Side, unset } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { concealActs, concealBeforeEnemyComes, concealHex, concealOutOfSight } from '../concealment/gain.ts';
import { setsUpInSecret } from '../concealment/unseen.ts';
import { type AnyFrame, pop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { emplaceGuns, gunSetUpActs, hasUnpointedGuns, hide } from '../guns/gun-set-up.ts';
import { canServe, isGun } from '../guns/guns.ts';
import { canDeploy, deploy } from '../pacific/marines.ts';
import type { SetUpFrame, UnitId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  fitsIn,
  hexesOf,
  isLeader,
  unitById,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import { park, parkActs, unpark, waitingVehicles } from '../vehicles/vehicle-set-up.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { areaOf } from './set-up-area.ts';

/** The frames of the set-up, innermost last: first the side that sets up first. */
export function setUpFrames(world: World): readonly AnyFrame[] {
  const { scenario } = world;
  const order = [enemyOf(world, scenario.setsUpFirst), scenario.setsUpFirst];
  const busy = order.filter(side =>
    scenario.groups.some(
      group => group.side === side && (group.setUp !== undefined || group.weapons !== undefined),
    ),
  );
  return busy.map(side => ({ is: 'set-up', side }));
}

/** One placement, one weapon given, or the end of a side's set-up. */
export function* setUpFrame(game: Game, { side }: SetUpFrame): Rule<void> {
  const act = yield* choose({
    by: side,
    id: 'set-up',
    cite: '1.3.a',
    prompt: 'Set up',
    secret: setsUpInSecret(game.world, side),
    acts: view => setUpActs(game.world, view, side),
  });
  switch (act.verb) {
    case 'place':
      game.own(unitById(game.state, act.unit)).at = act.at;
      break;
    case 'lift':
      lift(game, unitById(game.state, act.unit));
      break;
    case 'give':
      game.own(weaponById(game.state, act.weapon)).by = act.to;
      break;
    case 'deploy':
      deploy(game, unitById(game.state, act.unit));
      break;
    case 'face':
      game.own(weaponById(game.state, act.weapon)).facing = act.spine;
      break;
    case 'hide':
      hide(game, act.unit);
      break;
    case 'conceal':
      concealHex(game, side, act.at);
      break;
    case 'park':
      yield* park(game, act);
      break;
    case 'unpark':
      unpark(game, vehicleById(game.state, act.vehicle));
      break;
    case 'done':
      endSetUp(game, side);
  }
}

/** What was set up in secret is seen now, as far as it may be. */
function endSetUp(game: Game, side: Side): void {
  emplaceGuns(game, side);
  concealBeforeEnemyComes(game, side);
  pop(game);
  if (setsUpInSecret(game.world, side)) {
    game.reveal([enemyOf(game.world, side)], '6.4.a', 'The enemy has set up');
  }
  if (!game.state.doing.some(({ is }) => is === 'set-up')) concealOutOfSight(game);
}

function lift(game: Game, unit: AnyUnit): void {
  for (const weapon of weaponsOf(game.state, unit)) {
    unset(game.own(weapon), 'by', 'facing');
  }
  unset(game.own(unit), 'at', 'hidden', 'concealed');
}

type SetUpAct = Extract<
  BookAct,
  { verb: 'place' | 'lift' | 'give' | 'deploy' | 'face' | 'hide' | 'conceal' | 'park' | 'unpark' | 'done' }
>;

export function setUpActs(world: World, view: View, side: Side): readonly SetUpAct[] {
  const waiting = view.units.filter(unit => unit.side === side && !unit.at && areaOf(world, unit).length > 0);
  const unclaimed = weaponsToGive(world, view, side);
  const acts: SetUpAct[] = [];
  const taken = hexesOf(view, side);
  for (const unit of oneOfAKind(waiting)) {
    for (const at of areaOf(world, unit)) {
      if (!taken.has(at) || fitsIn(world, view, at, side, [unit]))
        acts.push({ verb: 'place', unit: unit.id, at });
    }
    if (canDeploy(unit)) acts.push({ verb: 'deploy', unit: unit.id });
  }
  acts.push(...parkActs(world, view, side));
  if (waiting.length === 0 && waitingVehicles(world, view, side).length === 0) {
    for (const weapon of oneOfAKind(unclaimed)) {
      for (const to of possessorsFor(world, view, weapon)) acts.push({ verb: 'give', weapon: weapon.id, to });
    }
    acts.push(...gunSetUpActs(world, view, side), ...concealActs(world, view, side));
    if (unclaimed.length === 0 && !hasUnpointedGuns(view, side)) acts.push({ verb: 'done' });
  }
  for (const unit of view.units) {
    if (unit.side === side && unit.at !== undefined) acts.push({ verb: 'lift', unit: unit.id });
  }
  return acts;
}

/** Counters with the same face and group are as good as one another: the first of each kind is offered. */
function oneOfAKind<T extends AnyUnit | AnyWeapon>(pieces: readonly T[]): readonly T[] {
  const kind = (piece: AnyUnit | AnyWeapon) => `${piece.card}/${'group' in piece ? piece.group : ''}`;
  const seen = new Set<string>();
  return pieces.filter(piece => {
    const first = !seen.has(kind(piece));
    seen.add(kind(piece));
    return first;
  });
}

export function weaponsToGive({ scenario }: World, view: View, side: Side): readonly AnyWeapon[] {
  const { groupOfWeapon } = orderOfBattle(scenario);
  return view.weapons.filter(
    weapon => weapon.by === undefined && groupOfWeapon.get(weapon.id)?.side === side,
  );
}

/** A single man carries two portage points at most (4.0). */
const MOST_FOR_ONE_MAN = 2;

export function possessorsFor(world: World, view: View, weapon: AnyWeapon): readonly UnitId[] {
  const group = orderOfBattle(world.scenario).groupOfWeapon.get(weapon.id)?.id;
  const portage = weaponCardOf(weapon).portage;
  const canCarry = (unit: AnyUnit) =>
    isGun(weapon) ? canServe(world, view, unit, weapon) : !isLeader(unit) || carriesLittle(unit);
  const carriesLittle = (unit: AnyUnit) =>
    weaponsOf(view, unit).reduce((sum, each) => sum + weaponCardOf(each).portage, portage) <=
    MOST_FOR_ONE_MAN;
  return view.units.filter(unit => unit.group === group && canCarry(unit)).map(unit => unit.id);
}
