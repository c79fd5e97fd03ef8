/** Coordinated Movement (6.5): men who start with a vehicle go along with it, and end where it ends. */
import { type Refusal, refusal } from '../../../../engine/index.ts';
import { amend, enclosing } from '../../frames.ts';
import type { Game, View } from '../../game.ts';
import { noteDeed, regroup } from '../../impulses/groups.ts';
import { allowance } from '../../movement/allowance.ts';
import { stepCost } from '../../movement/cost.ts';
import { conditionOf } from '../../movement/moving-stack.ts';
import { movingRefusal } from '../../movement/scene.ts';
import { gunRefusal, waysFrom } from '../../movement/ways.ts';
import type { Location, UnitId } from '../../state.ts';
import { type AnyUnit, cardOf, findUnit, fitsIn, isGoodOrder, unitsAt, weaponsOf } from '../../units.ts';
import type { World } from '../../world.ts';
import { type Drive, type DriveScene, driveOf, driveVerb } from './drive-scene.ts';

export const escortOf = (view: View, { escort }: Drive): readonly AnyUnit[] =>
  (escort?.units ?? []).flatMap(id => findUnit(view, id) ?? []);

/** Whoever of its hex is activated, in Good Order, and free to move. */
export const join = driveVerb('with', {
  cite: '6.5',
  bar: ({ drive, vehicle }) => {
    if (vehicle.at === undefined) return refusal('22.0.b', 'it comes onto the map first');
    return drive.begun ? refusal('6.5', 'they start together') : undefined;
  },
  who: ({ view, vehicle }) => (vehicle.at === undefined ? [] : unitsAt(view, vehicle.at, vehicle.side)),
  whoElse: refusal('6.5', 'it is not where the vehicle starts'),
  unfit: ({ view, drive }, unit) => joinRefusal(view, drive, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const { escort } = driveOf(game.state);
    amend(game, 'drive', { escort: { units: [...(escort?.units ?? []), unit], spent: 0 } });
  },
});

function joinRefusal(view: View, { escort, kind }: Drive, unit: AnyUnit): Refusal | undefined {
  if (escort?.units.includes(unit.id)) return refusal('6.5', 'it comes along already');
  const group = enclosing(view, 'impulse')?.groups.find(({ units }) => units.includes(unit.id));
  if (!group) return refusal('4.0.c', 'its hex is not activated');
  if (group.moved) return refusal('4.0.l', 'those who move from one place in an impulse move as one stack');
  if (!isGoodOrder(unit)) return refusal('6.5', 'it is Shaken');
  if (weaponsOf(view, unit).some(({ assembled }) => assembled))
    return refusal('1.6.1.a', 'a machine gun is on its tripod');
  if (kind === 'assault' && !canAssault(unit)) return refusal('6.5', 'it cannot move by Assault');
  return movingRefusal(view, unit);
}

const canAssault = (unit: AnyUnit): boolean => 'assaultMove' in cardOf(unit);

/** All who go along can move by Assault, or the vehicle does not either. */
export const assaultRefusal = (view: View, drive: Drive): Refusal | undefined =>
  escortOf(view, drive).every(canAssault) ? undefined : refusal('6.5', 'not all of them can move by Assault');

/** Each pays for the way by his own kind of movement: what keeps the men from it. */
export function escortRefusal({ world, view, drive }: DriveScene, to: Location): Refusal | undefined {
  const stack = escortOf(view, drive);
  const from = stack[0]?.at;
  if (from === undefined) return undefined;
  if (!waysFrom(world, view, from).includes(to)) return refusal('6.5', 'the men do not get there');
  const cost = stepCost(world, view, stack, from, to).value;
  if (cost > footLeft(world, view, drive))
    return refusal(
      '6.5',
      `it costs the men ${cost} points, and ${Math.max(0, footLeft(world, view, drive))} are left`,
    );
  if (!fitsIn(world, view, to, drive.side, stack)) return refusal('1.3.g', 'there is no room for the men');
  return gunRefusal(world, stack, from, to);
}

function footLeft(world: World, view: View, drive: Drive): number {
  const points = escortOf(view, drive).map(
    unit => allowance(world, unit, { kind: drive.kind, weapons: weaponsOf(view, unit).length }).value,
  );
  return Math.min(...points) - (drive.escort?.spent ?? 0);
}

/** They are under way, and how they are now is noted; given is what the way costs them. */
export function walkAlong(game: Game, to: Location): number {
  const drive = driveOf(game.state);
  const stack = escortOf(game.state, drive);
  const from = stack[0]?.at;
  if (!drive.escort || from === undefined) return 0;
  const cost = stepCost(game.world, game.state, stack, from, to).value;
  const condition: Record<UnitId, string> = {};
  for (const unit of stack) condition[unit.id] = conditionOf(unit);
  const [first] = stack;
  if (first && !drive.begun) noteDeed(game, first.id, { moved: true });
  amend(game, 'drive', { escort: { ...drive.escort, spent: drive.escort.spent + cost, condition } });
  return cost;
}

/** Who is worse off than before stays where he is; the others may go on (5.1.h, 5.3.i). */
export function dropBehind(game: Game, drive: Drive): void {
  const { escort } = drive;
  if (!escort) return;
  const able = escortOf(game.state, drive).filter(
    unit => escort.condition === undefined || conditionOf(unit) === (escort.condition[unit.id] ?? unit.card),
  );
  if (able.length === escort.units.length) return;
  for (const unit of escortOf(game.state, drive)) if (!able.includes(unit)) mark(game, drive, unit);
  amend(game, 'drive', { escort: { ...escort, units: able.map(({ id }) => id) } });
}

/** They have moved with it, in the same way. */
export function endTogether(game: Game, drive: Drive): void {
  const stack = escortOf(game.state, drive);
  for (const unit of stack) mark(game, drive, unit);
  if (stack.length > 0 && drive.kind === 'assault')
    regroup(
      game,
      stack.map(({ id }) => id),
    );
}

function mark(game: Game, { kind }: Drive, unit: AnyUnit): void {
  game.own(unit).moved = kind === 'assault' ? 'Assault Move' : 'Moved';
}
