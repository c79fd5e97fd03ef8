/** Reaction fire (3.3.4): infantry attacks an enemy vehicle that moves in its own hex, as in close combat. */
import type { Frozen, Rule } from '../../../engine/index.ts';
import { seenFiring } from '../concealment/loss.ts';
import { noteShots } from '../fire/markers.ts';
import { movingPiece } from '../fire/shooters.ts';
import { pop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { newAftermath } from '../morale/losses.ts';
import { fireCheck, leaderLosses, leadersFirst, moraleCheckBy } from '../morale/morale.ts';
import type { ReactionFrame } from '../state.ts';
import { type AnyUnit, isGoodOrder, isLeader, unitById, unitsAt, weaponsOf } from '../units.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { type Assault, assaultVehicle, canAssault } from './attack-on-vehicle.ts';
import { preAfvCheck } from './pre-afv-check.ts';

type Reaction = Frozen<ReactionFrame>;

/** One attack, or a pass. It stays open as long as somebody can attack. */
export function* reactionFrame(game: Game, frame: Reaction): Rule<void> {
  const acts = (view: View) =>
    reactions(view, frame).map(group => ({ verb: 'react', units: group.map(({ id }) => id) }) as const);
  if (acts(game.state).length === 0) return pop(game);
  const pass = { verb: 'pass' } as const;
  const act = yield* choose({
    by: frame.side,
    id: 'reaction-fire',
    cite: '3.3.4.a',
    prompt: 'Attack the vehicle?',
    window: { on: 'reaction-fire', pass, subject: frame.vehicle },
    acts: view => [...acts(view), pass],
  });
  if (act.verb === 'pass') return pop(game);
  yield* react(
    game,
    frame,
    act.units.map(id => unitById(game.state, id)),
  );
}

/** Every unit by itself, and every unit with a leader who joins it (3.8.o). */
function reactions(view: View, frame: Reaction): readonly (readonly AnyUnit[])[] {
  const ready = readyUnits(view, frame);
  const joined = ready.flatMap(unit =>
    ready
      .filter(leader => isLeader(leader) && leader !== unit && (!isLeader(unit) || unit.id < leader.id))
      .map(leader => [unit, leader]),
  );
  return [...ready.map(unit => [unit]), ...joined].filter(canAssault);
}

/**
 * In good order and not pinned, and not more often than the vehicle has just spent movement points; other fire at it on
 * account of them counts as well (3.3.3.l).
 */
function readyUnits(view: View, { side, vehicle, spent, earlier }: Reaction): readonly AnyUnit[] {
  const { at, wreck } = vehicleById(view, vehicle);
  if (at === undefined || wreck) return [];
  const shots = movingPiece(view)?.shots ?? {};
  const attacksOf = ({ id }: AnyUnit) => (shots[id] ?? 0) - (earlier[id] ?? 0);
  return unitsAt(view, at, side).filter(
    unit => isGoodOrder(view, unit) && !unit.pinned && attacksOf(unit) < spent,
  );
}

/** The attack that these units would make. */
export function reactionBy(view: View, { vehicle }: Reaction, by: readonly AnyUnit[]): Assault {
  return { by, on: vehicleById(view, vehicle), hasFired: unit => hasFired(view, unit) };
}

function* react(game: Game, frame: Reaction, by: readonly AnyUnit[]): Rule<void> {
  for (const unit of by) seenFiring(game, unit);
  for (const unit of by) if (!(yield* dares(game, unit, frame))) return;
  const desperate = by.filter(unit => unit.fired === 'final');
  const aftermath = newAftermath();
  const assault = reactionBy(game.state, frame, by);
  const { original } = yield* assaultVehicle(game, assault, aftermath, desperate.length > 0);
  for (const unit of by) markFired(game, unit);
  noteShots(game, by);
  for (const unit of leadersFirst(game.world, game.state, desperate)) {
    // Final protective fire: the dice of the attack are a morale check of those who made it (3.3.3.j).
    if (original === undefined || !game.state.units.includes(unit)) continue;
    yield* moraleCheckBy(game, original, unit, { ...fireCheck(0), cite: '3.3.3.j' }, aftermath);
  }
  yield* leaderLosses(game, aftermath);
}

/** One check of its nerve is enough for each vehicle (3.3.4.b). */
function* dares(game: Game, unit: AnyUnit, { vehicle }: Reaction): Rule<boolean> {
  if (unit.braves?.includes(vehicle)) return true;
  const passed = yield* preAfvCheck(game, unit);
  if (passed && !isLeader(unit)) game.own(unit).braves = [...(unit.braves ?? []), vehicle];
  return passed;
}

/** With its own firepower or with a weapon, in this player turn (3.3.4.c). */
function hasFired(view: View, unit: AnyUnit): boolean {
  return (
    unit.fired !== undefined ||
    (unit.used?.length ?? 0) > 0 ||
    weaponsOf(view, unit).some(({ fired }) => fired !== undefined)
  );
}

/** As after any first fire, the unit and all its weapons have fired; after a second time, for good (3.3.3.h). */
function markFired(game: Game, unit: AnyUnit): void {
  if (!game.state.units.includes(unit)) return;
  const marker = unit.fired === undefined ? 'first' : 'final';
  game.say('3.3.4.a', `{${unit.id}} and its weapons have fired`);
  for (const piece of [unit, ...weaponsOf(game.state, unit)]) {
    if (piece.fired !== 'final') game.own(piece).fired = marker;
  }
}
