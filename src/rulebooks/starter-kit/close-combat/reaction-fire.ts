/** Reaction fire (3.3.4): infantry attacks an enemy vehicle that moves in its own hex, as in close combat. */
import { anyOffer, type Frozen, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { seenFiring } from '../concealment/loss.ts';
import { noteShots } from '../fire/markers.ts';
import { movingPiece } from '../fire/shooters.ts';
import { pop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { newAftermath } from '../morale/losses.ts';
import { fireCheck, leaderLosses, leadersFirst, moraleCheckBy } from '../morale/morale.ts';
import type { ReactionFrame } from '../state.ts';
import { type AnyUnit, isGoodOrder, isLeader, unitById, unitsAt, weaponsOf } from '../units.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { idling, type SideScene } from '../whose.ts';
import { type Assault, assaultVehicle } from './attack-on-vehicle.ts';
import { preAfvCheck } from './pre-afv-check.ts';

type Reaction = Frozen<ReactionFrame>;

/** A vehicle has moved among infantry. */
interface ReactionScene extends SideScene {
  readonly frame: Reaction;
}

const verb = verbsIn<ReactionScene>();

/** Those of the side who are in its hex. */
function besiegers({ view, side, frame }: ReactionScene): readonly AnyUnit[] {
  const { at, wreck } = vehicleById(view, frame.vehicle);
  return at === undefined || wreck ? [] : unitsAt(view, at, side);
}

/**
 * In good order and not pinned, and not more often than the vehicle has just spent movement points; other fire at it on
 * account of them counts as well (3.3.3.l).
 */
function reactionRefusal({ view, frame }: ReactionScene, unit: AnyUnit): Refusal | undefined {
  if (!isGoodOrder(view, unit)) return refusal('3.3.4.a', 'it is not in good order');
  if (unit.pinned) return refusal('3.3.4.a', 'it is pinned');
  const shots = movingPiece(view)?.shots[unit.id] ?? 0;
  return shots - (frame.earlier[unit.id] ?? 0) < frame.spent
    ? undefined
    : refusal('3.3.3.l', 'it has attacked as often as the vehicle has spent MP here');
}

/** Every unit by itself, and with a leader who joins it; both must be ready (3.8.o). */
function reactors(scene: ReactionScene): readonly (readonly AnyUnit[])[] {
  const there = besiegers(scene);
  const ready = there.filter(unit => !reactionRefusal(scene, unit));
  const leaders = ready.filter(isLeader);
  const joined = ready.flatMap(unit =>
    leaders
      .filter(leader => leader !== unit && (!isLeader(unit) || unit.id < leader.id))
      .map(leader => [unit, leader]),
  );
  return [...there.map(unit => [unit]), ...joined];
}

const reactVerb = verb('react', {
  cite: '3.3.4.a',
  what: reactors,
  whatElse: refusal('3.8.o', 'a unit in the hex attacks by itself, or with a leader who is ready, too'),
  refusal: (scene, _, [unit]) => unit && reactionRefusal(scene, unit),
  args: (_, units) => ({ units: units.map(({ id }) => id) }),
  perform: (game, { units }) =>
    react(
      game,
      top(game.state, 'reaction'),
      units.map(id => unitById(game.state, id)),
    ),
});

const pass = verb('pass', { cite: '3.3.4.a', perform: game => pop(game) });

const REACTIONS = [reactVerb, pass] as const;

/** One attack, or a pass. It stays open as long as somebody can attack. */
export function* reactionFrame(game: Game, frame: Reaction): Rule<void> {
  const { side, vehicle } = frame;
  const sceneOf = (view: View): ReactionScene => ({ world: game.world, view, side, frame });
  if (!anyOffer([reactVerb], sceneOf(game.state))) return pop(game);
  yield* decide(game, REACTIONS, sceneOf, idle, {
    by: side,
    id: 'reaction-fire',
    cite: '3.3.4.a',
    prompt: 'Attack the vehicle?',
    window: { on: 'reaction-fire', pass: { verb: 'pass' }, subject: vehicle },
  });
}

const idle = idling(
  refusal('3.3.4.a', 'it is the vehicle that is attacked'),
  refusal('3.3.4.a', 'only those react into whose hex the vehicle has come'),
);

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
