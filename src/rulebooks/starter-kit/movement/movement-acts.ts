/** All that a stack on the move may do next (3.3.1). */
import type { BookAct } from '../acts.ts';
import type { View } from '../game.ts';
import { canServe } from '../guns/guns.ts';
import { pushActs } from '../guns/manhandling.ts';
import { smokeHindrance } from '../smoke/smoke.ts';
import { smokeActs } from '../smoke/smoke-grenades.ts';
import { chargeActs } from '../support-weapons/charge-placement.ts';
import { canCarryItsLoad } from '../support-weapons/portage.ts';
import { isRoadOut } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  fitsIn,
  inMelee,
  unitById,
  weaponsLyingAt,
  weaponsOf,
} from '../units.ts';
import type { World } from '../world.ts';
import { canCreep, entryCost, inHalves, isRoadHexside, takesAll, type Way } from './cost.ts';
import { canExit, isClosed, isEntering, nextHexes } from './entry.ts';
import { allotment, hexOf, keepsToRoad, type Move, purse, purseHere, stackOf } from './moving-stack.ts';

/** Its own movement phase is still to come: it neither fired nor moved, and nothing holds it (3.3.a). */
export function canMove(world: World, view: View, unit: AnyUnit): boolean {
  if (
    unit.side !== view.attacker ||
    unit.moved ||
    unit.broken ||
    unit.pinned ||
    unit.anchored ||
    inMelee(view, unit)
  )
    return false;
  const hasFired = ({ by, fired }: AnyWeapon) => by === unit.id && fired !== undefined;
  if (unit.fired !== undefined || view.weapons.some(hasFired)) return false;
  return unit.at !== undefined || isEntering(world, view, unit);
}

/** One after another, so that to see whether there is anything left to do takes no more than the first. */
export function* moveActs(world: World, view: View, move: Move): Generator<BookAct> {
  if (!move.begun) yield* openingActs(world, view, move);
  yield* stepActs(world, view, move);
  yield* pushActs(world, view, move);
  yield* smokeActs(world, view, move);
  yield* pickUpActs(world, view, move);
  yield* chargeActs(world, view, move);
  yield* exitActs(world, view, move);
  yield* dropActs(view, move);
  yield* stayActs(world, view, move);
  yield { verb: 'done' };
}

/** Who goes along, and how: said before anything is spent (3.3.1.e to g). */
function openingActs(world: World, view: View, move: Move): readonly BookAct[] {
  if (move.kind !== 'normal') return [];
  const stack = stackOf(view, move);
  const acts: BookAct[] = view.units
    .filter(unit => canMove(world, view, unit) && isBeside(stack[0], unit) && !move.units.includes(unit.id))
    .map(({ id }) => ({ verb: 'with', unit: id }));
  if (purse(world, view, { ...move, kind: 'assault' }) >= inHalves(1)) acts.push({ verb: 'assault' });
  if (stack.every(canDoubleTime)) acts.push({ verb: 'double-time' });
  return acts;
}

/** In the same hex, or waiting off the map in the same group. */
function isBeside(first: AnyUnit | undefined, unit: AnyUnit): boolean {
  return unit.at === first?.at && (unit.at !== undefined || unit.group === first?.group);
}

const canDoubleTime = (unit: AnyUnit): boolean => !unit.wounded && !unit.winded && !unit.exhausted;

/** One hex farther: along the road or across country, or beside the road and under cover. */
function stepActs(world: World, view: View, move: Move): readonly BookAct[] {
  const stack = stackOf(view, move);
  const [first] = stack;
  if (!first || (move.kind === 'assault' && move.hexes > 0) || isHeldBack(world, view, move)) return [];
  const free = purse(world, view, move);
  const onRoad = move.road ? purse(world, view, move, true) : free;
  if (onRoad < inHalves(1)) return [];
  const acts: BookAct[] = [];
  for (const to of nextHexes(world, first)) {
    if (isClosed(view, to, first.side) || !fitsIn(world, view, to, first.side, stack)) continue;
    const way: Way = { from: first.at, to };
    const cost = entryCost(world, view, way);
    if (!cost) continue;
    const money = keepsBonus(world, view, move, way) ? onRoad : free;
    if (takesAll(cost) ? hasAll(move) : inHalves(cost.value) <= money) acts.push({ verb: 'step', to });
    const slowly = canCreep(world, way) ? entryCost(world, view, way, { creep: true }) : undefined;
    if (slowly && inHalves(slowly.value) <= free) acts.push({ verb: 'creep', to });
  }
  return acts;
}

/** It can still spend everything it has, and assault movement never does (3.3.1.f). */
const hasAll = ({ kind, spent }: Move): boolean => kind !== 'assault' && spent === 0;

/** Every hexside so far and this one a road hexside, and no smoke to wade through (1.1.1.road.b). */
export function keepsBonus(world: World, view: View, move: Move, way: Way): boolean {
  return move.road && isRoadHexside(world, way) && smokeHindrance(world, view.smoke, way.to) === 0;
}

/** By a load too heavy for one man, or by a weapon that has come as far as it may in this phase (4.0.b, 4.0.e). */
function isHeldBack(world: World, view: View, move: Move): boolean {
  const { rooted } = move;
  return stackOf(view, move).some(
    unit =>
      !canCarryItsLoad(world, view, unit) ||
      (rooted !== undefined && weaponsOf(view, unit).some(({ id }) => rooted.includes(id))),
  );
}

export const PICK_UP_COST: number = inHalves(1);

/** One attempt for each unit and weapon (3.3.1.l). */
function pickUpActs(world: World, view: View, move: Move): readonly BookAct[] {
  const here = hexOf(view, move);
  const lying = here === undefined ? [] : weaponsLyingAt(view, here);
  if (lying.length === 0 || purseHere(world, view, move) < PICK_UP_COST) return [];
  return lying.flatMap(weapon =>
    move.units
      .filter(unit => !move.tried.includes(`${unit} ${weapon.id}`))
      .filter(unit => canServe(world, view, unitById(view, unit), weapon))
      .map(unit => ({ verb: 'pick-up', unit, weapon: weapon.id }) as const),
  );
}

/** At no cost, at any point of the move; off the map units do nothing but come (3.3.d, 4.0.b). */
function dropActs(view: View, move: Move): readonly BookAct[] {
  const stack = stackOf(view, move).filter(unit => unit.at !== undefined);
  return stack
    .flatMap(unit => weaponsOf(view, unit))
    .map(({ id }) => ({ verb: 'drop', weapon: id }) as const);
}

export const EXIT_COST: number = inHalves(1);

/** The whole stack leaves, as if into open ground (3.3.e). */
function exitActs(world: World, view: View, move: Move): readonly BookAct[] {
  if (move.kind === 'assault' && move.hexes > 0) return [];
  if (!stackOf(view, move).every(unit => canExit(world, view, unit)) || isHeldBack(world, view, move))
    return [];
  const here = hexOf(view, move);
  const byRoad = here !== undefined && move.road && isRoadOut(world, here);
  return purse(world, view, move, byRoad) >= EXIT_COST ? [{ verb: 'exit' }] : [];
}

/** Those left behind wait for their turn to go on, once the others have finished (3.3.1.e). */
function stayActs(world: World, view: View, move: Move): readonly BookAct[] {
  if (!move.begun || move.units.length < 2) return [];
  const stack = stackOf(view, move);
  return stack
    .filter(unit => {
      const left = [unit, ...waitingBeside(view, move)];
      const rest = stack.filter(each => each !== unit);
      const parts = [left, rest];
      return (
        parts.every(part => standsAlone(world, view, move, part)) &&
        parts.some(part => canGoOn(world, view, move, part))
      );
    })
    .map(({ id }) => ({ verb: 'stay', units: [id] }) as const);
}

/** Those who have just been left here, before anything else was spent: who stays now joins them. */
export function waitingBeside(view: View, move: Move): readonly AnyUnit[] {
  const around = view.doing.at(-2);
  if (around?.is !== 'move' || around.spent !== move.spent || around.hexes !== move.hexes) return [];
  return stackOf(view, around);
}

/** Nobody in it has lived on a leader's bonus who is not in it (3.3.1.b). */
function standsAlone(world: World, view: View, move: Move, part: readonly AnyUnit[]): boolean {
  return part.every(unit => move.spent <= allotment(world, view, move, unit, part, keepsToRoad(move)));
}

function canGoOn(world: World, view: View, move: Move, part: readonly AnyUnit[]): boolean {
  return purseHere(world, view, { ...move, units: part.map(({ id }) => id) }) >= inHalves(1);
}
