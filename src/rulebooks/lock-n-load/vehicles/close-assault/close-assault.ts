/** Infantry goes for a vehicle in the next hex (17.1): a way to move, at the end of which they have it or are back. */
import { type Refusal, type Rule, refusal } from '../../../../engine/index.ts';
import { amend, pop } from '../../frames.ts';
import type { Game } from '../../game.ts';
import { stepCost } from '../../movement/cost.ts';
import { type Move, moveOf, stackOf, whereIs } from '../../movement/moving-stack.ts';
import { type MoveScene, moveVerb } from '../../movement/scene.ts';
import { leaveWeapons, mark, spend } from '../../movement/spending.ts';
import { enterLocation, hazards } from '../../movement/stepping.ts';
import { assaultWayRefusal, haltIn, waysIn } from '../../movement/steps.ts';
import type { Location, UnitId, VehicleId } from '../../state.ts';
import {
  type AnyUnit,
  findUnit,
  isGoodOrder,
  isHero,
  isLeader,
  isMmc,
  isWeaponTeam,
  meleeAt,
  unitById,
} from '../../units.ts';
import { enemyOf } from '../../world.ts';
import { type AnyVehicle, manned, vehicleById, vehiclesAt } from '../vehicles.ts';
import { assaultEach, braveEnough } from './assault.ts';
import { defendersAt, isTankAssaulter } from './strength.ts';

/** Enemy vehicles with their crews, into whose hexes the stack could go next. */
const vehiclesBeside = (scene: MoveScene): readonly AnyVehicle[] => {
  const ways = waysIn(scene);
  return manned(scene.view, enemyOf(scene.world, scene.side)).filter(
    ({ at }) => at !== undefined && ways.includes(at),
  );
};

function assaultRefusal(scene: MoveScene, vehicle: AnyVehicle): Refusal | undefined {
  const { view, move, stack } = scene;
  const to = vehicle.at as Location;
  if (move.kind === 'assault') return refusal('8.0.a', 'no Assault Move into close combat');
  if (stack.some(isWeaponTeam)) return refusal('1.7.i', 'weapon teams assault no vehicles');
  if (!stack.some(unit => isTankAssaulter(view, unit)))
    return refusal('17.1.a', 'it takes a squad, a Hero, or a Leader with a weapon against tanks');
  if (meleeAt(view, to)) return refusal('17.1.b', 'there is a Melee');
  if (defendersAt(view, to, vehicle.side).length > 0)
    return refusal('17.1.b', 'there are enemies who can fight in a Melee');
  return assaultWayRefusal(scene, to);
}

export const closeAssault = moveVerb('close-assault', {
  cite: '17.1.a',
  bar: haltIn,
  who: vehiclesBeside,
  whoElse: refusal('17.1.c', 'it is no enemy vehicle beside them'),
  by: ({ move: { units } }) => units,
  unfit: assaultRefusal,
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) => carryOutAssault(game, moveOf(game.state), vehicle),
});

/** MMCs, Heroes and Leaders go for it; whoever else is with them waits (17.1.d). */
const goesAlong = (unit: AnyUnit): boolean =>
  isGoodOrder(unit) && (isMmc(unit) || isHero(unit) || isLeader(unit));

function* carryOutAssault(game: Game, move: Move, id: VehicleId): Rule<void> {
  const stack = stackOf(game.state, move);
  const from = whereIs(stack);
  const to = vehicleById(game.state, id).at;
  if (from === undefined || to === undefined) return;
  leaveWeapons(game, move);
  const cost = stepCost(game.world, game.state, stack, from, to).value;
  const brave = yield* braveEnough(
    game,
    stack.filter(goesAlong).map(each => each.id),
    from,
  );
  const hasMoved = move.begun === true;
  spend(game, brave.length > 0 ? cost : 0);
  for (const unit of stackOf(game.state, move)) {
    if (brave.includes(unit.id)) continue;
    // Not Shaken: they merely do not take part (17.1.e).
    if (hasMoved) mark(game, move, unit);
    else game.own(unit).opsComplete = true;
  }
  amend(game, 'move', { units: brave });
  if (brave.length > 0) yield* goIn(game, brave, from, to, id);
  pop(game);
}

function* goIn(
  game: Game,
  brave: readonly UnitId[],
  from: Location,
  to: Location,
  first: VehicleId,
): Rule<void> {
  game.say('17.1.a', `{${brave.join('}, {')}} go for {${first}}`);
  yield* hazards(game, to, enterLocation(game, brave, to));
  const able = left(game, brave).filter(isGoodOrder);
  const others = vehiclesAt(game.state, to).filter(
    each => each.id !== first && each.side === vehicleById(game.state, first).side && !each.abandoned,
  );
  let going = able.map(({ id }) => id);
  let has = yield* assaultEach(game, going, first);
  for (const { id } of has ? others : []) {
    // Once more for the second, nerve and all (17.1.j).
    const again = yield* braveEnough(game, going, from);
    backTo(
      game,
      going.filter(each => !again.includes(each)),
      from,
    );
    going = [...again];
    has = again.length > 0 && (yield* assaultEach(game, again, id));
    if (!has) break;
  }
  if (!has) backTo(game, brave, from);
  for (const unit of left(game, brave)) game.own(unit).moved = 'Moved';
}

const left = ({ state }: Game, units: readonly UnitId[]): readonly AnyUnit[] =>
  units.flatMap(id => findUnit(state, id) ?? []);

/** Back to where they came from (17.1.i). */
function backTo(game: Game, units: readonly UnitId[], from: Location): void {
  const back = left(game, units);
  if (back.length === 0) return;
  for (const { id } of back) game.own(unitById(game.state, id)).at = from;
  game.say('17.1.i', `{${back.map(({ id }) => id).join('}, {')}} fall back to ${from}`);
}
